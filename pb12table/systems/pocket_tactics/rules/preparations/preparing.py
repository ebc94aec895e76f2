"""Before the first turn: who begins, armies, tiles, features.  P002, P003, P005, P006, PR02 to PR05."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Choice, Refusal, Request, YesNo
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import Army
from pb12table.systems.pocket_tactics.rules.dice import throw_die
from pb12table.systems.pocket_tactics.rules.setup import Setup, unit_id
from pb12table.systems.pocket_tactics.rules.state import Game, Phase, State, Unit

TILES_EACH = 6
"""P005: so many tiles each player puts into the bag."""


# -- who begins -----------------------------------------------------------------------------------------------


async def decide_start(game: Game) -> None:
    """One roll orders choosing, building and placing; those who tie for the highest throw again.  P002, P008, PR02."""
    state = game.state
    rolling = list(state.players)
    while len(rolling) > 1:
        results = [(player, await throw_die(game, player, "start")) for player in rolling]
        best = max(result for _, result in results)
        rolling = [player for player, result in results if result == best]
        game.record(events.StartRolled(tuple(results), tuple(rolling) if len(rolling) > 1 else ()))
    first = rolling[0]
    if len(state.players) > 2:
        clockwise = await game.ask(ChooseDirection(first))
        state.direction = 1 if clockwise else -1
        game.record(events.DirectionChosen(first, clockwise))
    order = list(state.players)[:: state.direction]
    place = order.index(first)
    state.order = [*order[place:], *order[:place]]
    state.active = first
    state.phase = Phase.ARMIES


@dataclass(frozen=True, slots=True)
class ChooseDirection(YesNo[State]):
    """Whether the turn goes round clockwise, in the order of the players.  PR02."""

    def default(self, state: State) -> bool:
        return True


def _still_in(state: State) -> Iterator[PlayerId]:
    """The players in the order of choosing, without those who have given up by then.  PR02, PR31."""
    for player in state.order:
        if not state.players[player].out:
            yield player


# -- armies ---------------------------------------------------------------------------------------------------


def army_refusal(setup: Setup, player: PlayerId, army: Army) -> Refusal | None:
    """Why a player may not have an army; None when it may.  P003, PR03."""
    fixed = setup.player_by_id[player].faction
    cards = [setup.card_by_id.get(card) for card in army.cards]
    if army.faction not in {faction.id for faction in setup.factions} or fixed not in (None, army.faction):
        return Refusal("P002", "pocket-other-faction")
    if not cards:
        return Refusal("PR03", "pocket-no-unit")
    if any(card is None or card.faction != army.faction for card in cards):
        return Refusal("PR03", "pocket-other-faction")
    if sorted(army.cards) == sorted(setup.standard_set(army.faction)):
        return None
    most = max(Counter(army.cards).values())
    if most > setup.options.copies:
        return Refusal("PR03", "pocket-too-many-copies", (("found", most), ("most", setup.options.copies)))
    worth, limit = sum(card.points for card in cards if card is not None), setup.options.army_limit
    return None if worth <= limit else Refusal("P003", "pocket-over-limit", (("found", worth), ("most", limit)))


@dataclass(frozen=True, slots=True)
class ChooseArmy(Request[State, Army]):
    """Which faction a player leads, and which of its units.  P002 (Fraktion), P003 (Armee), PR03."""

    def refusal(self, state: State, answer: Army) -> Refusal | None:
        return army_refusal(state.setup, PlayerId(self.player), answer)

    def hints(self, state: State) -> Sequence[Army]:
        """The standard sets that the player may have."""
        sets = (Army(faction.id, state.setup.standard_set(faction.id)) for faction in state.setup.factions)
        return tuple(army for army in sets if self.refusal(state, army) is None)

    def sample(self, state: State, chance: Chance) -> Army:
        """A standard set, or cards at random as long as the limit allows."""
        army = chance.choice(self.hints(state))
        if chance.random() < 0.5:
            return army
        setup, cards, stock = state.setup, list[str](), list(army.cards) * state.setup.options.copies
        while stock:
            card = stock.pop(chance.randint(0, len(stock) - 1))
            if army_refusal(setup, PlayerId(self.player), Army(army.faction, (*cards, card))) is None:
                cards.append(card)
        return Army(army.faction, tuple(cards)) if cards else army

    def default(self, state: State) -> Army:
        return self.hints(state)[0]

    def encode(self, answer: Army) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Army:
        answer: Army = decoded(plain, Army)
        return answer


async def choose_armies(game: Game) -> None:
    """Each player in order chooses what the scenario does not fix; all units begin in the reserve.  P002, P003."""
    state = game.state
    for player in _still_in(state):
        fixed = state.setup.player_by_id[player]
        if fixed.faction is not None and fixed.army is not None:
            army = Army(fixed.faction, fixed.army)
        else:
            army = await game.ask(ChooseArmy(player))
        state.players[player].faction, state.players[player].army = army.faction, list(army.cards)
        game.record(events.ArmyChosen(player, army.faction, army.cards))
        for unit in units_of(player, army.cards):
            state.units.setdefault(unit.id, unit)
    state.phase = Phase.TILES if state.setup.options.map == "build" else Phase.DEPLOY


def units_of(player: PlayerId, cards: Sequence[str]) -> Iterator[Unit]:
    """The units of an army, in the reserve.  P003."""
    numbers: Counter[str] = Counter()
    for card in cards:
        numbers[card] += 1
        yield Unit(unit_id(player, card, numbers[card]), player, card)


# -- tiles ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseTiles(Request[State, tuple[str, ...]]):
    """Which six tiles of its set a player puts into the bag.  P005 (Beutel), PR04."""

    def refusal(self, state: State, answer: tuple[str, ...]) -> Refusal | None:
        stock = {ground.id: ground.stock for ground in state.setup.terrains}
        if len(answer) != TILES_EACH:
            return Refusal("P005", "pocket-six-tiles", (("found", len(answer)),))
        for terrain, count in Counter(answer).items():
            if count > stock.get(terrain, 0):
                return Refusal("PR04", "pocket-no-such-stock", (("terrain", terrain), ("most", stock.get(terrain, 0))))
        return None

    def default(self, state: State) -> tuple[str, ...]:
        """The first kinds by turns, so that the map is mixed."""
        terrains = [ground for ground in state.setup.terrains if ground.stock]
        return tuple(terrains[number % len(terrains)].id for number in range(TILES_EACH))

    def sample(self, state: State, chance: Chance) -> tuple[str, ...]:
        stock = [ground.id for ground in state.setup.terrains for _ in range(ground.stock)]
        return tuple(stock.pop(chance.randint(0, len(stock) - 1)) for _ in range(TILES_EACH))

    def hints(self, state: State) -> Sequence[tuple[str, ...]]:
        return (self.default(state),)

    def encode(self, answer: tuple[str, ...]) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> tuple[str, ...]:
        answer: tuple[str, ...] = decoded(plain, tuple[str, ...])
        return answer


async def choose_tiles(game: Game) -> None:
    """Each player in order fills the bag, which keeps the order of picking.  P005, PR35."""
    state = game.state
    for player in _still_in(state):
        terrains = await game.ask(ChooseTiles(player))
        state.players[player].tiles = list(terrains)
        state.bag += terrains
        game.record(events.TilesChosen(player, terrains))
    state.phase = Phase.FEATURES


# -- features -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseFeature(Choice[State, str]):
    """Which kind the central feature is, or the player's own.  P006 (Merkmale), PR05."""

    central: bool

    def options(self, state: State) -> Sequence[str]:
        return tuple(ground.id for ground in state.setup.features)

    def decode(self, plain: Any) -> str:
        answer: str = decoded(plain, str)
        return answer


async def choose_features(game: Game) -> None:
    """The central feature, by choice or by chance; then each player's own.  P006, PR05."""
    state = game.state
    kinds, first = [ground.id for ground in state.setup.features], state.order[0]
    if state.setup.options.central == "choice":
        state.central = await game.ask(ChooseFeature(first, central=True))
        game.record(events.FeatureChosen(first, state.central, central=True))
    else:
        face = await throw_die(game, first, "central")
        while face > len(kinds):
            face = await throw_die(game, first, "central")
        state.central = kinds[face - 1]
        game.record(events.FeatureChosen(None, state.central, central=True))
    for player in _still_in(state):
        kind = await game.ask(ChooseFeature(player, central=False))
        state.players[player].feature = kind
        game.record(events.FeatureChosen(player, kind, central=False))
    state.phase, state.active = Phase.BUILD, first
