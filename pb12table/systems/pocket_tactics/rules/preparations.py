"""Before the first turn: who begins, armies, tiles, features; the map is built, and the first units are placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pb12table.kernel.request import Chance, Choice, Dice, Refusal, Request, YesNo
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import Army, PutUnit, Stop
from pb12table.systems.pocket_tactics.rules.ground import features, in_reserve, is_feature, is_free, put
from pb12table.systems.pocket_tactics.rules.hazards import throw_die
from pb12table.systems.pocket_tactics.rules.setup import Setup, unit_id
from pb12table.systems.pocket_tactics.rules.state import Game, Phase, Place, State, Tile, Unit
from pb12table.table.cells import Cell, cell_distance, farthest, neighbours
from pb12table.table.shapes import TOLERANCE

TILES_EACH = 6
"""P005: so many tiles each player puts into the bag."""


# -- who begins -----------------------------------------------------------------------------------------------


async def decide_start(game: Game) -> None:
    """Order choosing, building and placing by one roll; those who tie for the highest roll again.

    P002, P008, PR02; PR44: nobody rolls where the scenario says who begins.
    """
    state, named = game.state, game.state.setup.options.first
    rolling = list(state.players) if named is None else [named]
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
    """Yield the players in the order of choosing, without those who have given up by then.  PR02, PR31."""
    for player in state.order:
        if not state.players[player].out:
            yield player


# -- armies ---------------------------------------------------------------------------------------------------


def army_refusal(setup: Setup, player: PlayerId, army: Army) -> Refusal | None:
    """Return why a player may not have an army; None if allowed.  P003, PR03."""
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
        """Return the standard sets that the player may have."""
        sets = (Army(faction.id, state.setup.standard_set(faction.id)) for faction in state.setup.factions)
        return tuple(army for army in sets if self.refusal(state, army) is None)

    def sample(self, state: State, chance: Chance) -> Army:
        """Return a standard set, or random cards as long as the limit allows."""
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
    """Let each player in order choose what the scenario does not fix; all units begin in the reserve.  P002, P003."""
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
    """Yield the units of an army in the reserve.  P003."""
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
        """Return the first kinds in rotation, so that the map is mixed."""
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
    """Let each player in order fill the bag, which keeps the order of picking.  P005, PR35."""
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
    """Choose the central feature, by choice or by chance; then each player's own.  P006, PR05."""
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


MIDDLE: Final[Cell] = (0, 0)
FIRST_UNITS = 3
"""P010: at most so many units begin on the map."""


# -- tiles ----------------------------------------------------------------------------------------------------


def is_on_table(state: State, cell: Cell) -> bool:
    """Return whether a whole tile lies on the table.  PR06."""
    table = state.setup.battlefield
    return all(
        -TOLERANCE <= x <= table.width + TOLERANCE and -TOLERANCE <= y <= table.depth + TOLERANCE
        for x, y in state.setup.lattice.ring(cell)
    )


def open_places(state: State) -> tuple[Cell, ...]:
    """Return where a tile may be laid: beside another, on the table; those nearest to the middle first.  P008, PR06."""
    if not state.tiles:
        return (MIDDLE,)
    around = {cell for tile in state.tiles for cell in neighbours(tile)}
    places = [cell for cell in around if cell not in state.tiles and is_on_table(state, cell)]
    return tuple(sorted(places, key=lambda cell: (cell_distance(MIDDLE, cell), cell)))


@dataclass(frozen=True, slots=True)
class PlaceTile(Choice[State, Cell]):
    """Where a tile that has been drawn is laid.  P008, PR06."""

    terrain: str

    def options(self, state: State) -> Sequence[Cell]:
        return open_places(state)

    def refusal(self, state: State, answer: Cell) -> Refusal | None:
        if answer in state.tiles:
            return Refusal("P008", "pocket-tile-there")
        if not any(cell in state.tiles for cell in neighbours(answer)):
            return Refusal("PR06", "pocket-no-common-edge")
        return None if is_on_table(state, answer) else Refusal("PR06", "pocket-off-table")

    def encode(self, answer: Cell) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Cell:
        answer: Cell = decoded(plain, Cell)
        return answer


async def build(game: Game) -> None:
    """Let the next player draw and lay a tile; the first lies in the middle, with the central feature.  P007, P008."""
    state = game.state
    player = state.active
    assert player is not None, "a player draws"
    face = await game.roll(Dice(player, 1, len(state.bag), "draw"))  # PR35
    terrain = state.bag.pop(face - 1)
    game.record(events.TileDrawn(player, terrain, len(state.bag)))
    if not state.tiles:  # P007
        at, feature = MIDDLE, state.central
        state.central = None
    else:
        at, feature = await game.ask(PlaceTile(player, terrain)), None
    state.tiles[at] = Tile(terrain, feature)
    game.record(events.TilePlaced(player, terrain, at, feature))
    state.active = _after(state, player)[0]
    if not state.bag:
        state.phase = Phase.PLACE_FEATURES


def _after(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the remaining players in the order of building and placing, from the next one on to the player.

    PR02, PR31.
    """
    place = state.order.index(player) + 1
    order = (*state.order[place:], *state.order[:place])
    return tuple(other for other in order if not state.players[other].out)


# -- features -------------------------------------------------------------------------------------------------


def best_places(state: State) -> tuple[Cell, ...]:
    """Return the tiles without a feature that lie as far as possible from all features.  P009, PR07."""
    far = farthest(state.tiles, features(state))
    bare = [cell for cell in state.tiles if not is_feature(state, cell)]
    best = max(far[cell] for cell in bare)
    return tuple(sorted(cell for cell in bare if far[cell] == best))


@dataclass(frozen=True, slots=True)
class PlaceFeature(Choice[State, Cell]):
    """On which of the farthest tiles a player's own feature is laid.  P009 (eigenes Merkmal), PR07."""

    def options(self, state: State) -> Sequence[Cell]:
        return best_places(state)

    def refusal(self, state: State, answer: Cell) -> Refusal | None:
        if answer not in state.tiles or is_feature(state, answer):
            return Refusal("PR07", "pocket-no-bare-tile")
        return None if answer in best_places(state) else Refusal("PR07", "pocket-not-farthest")

    def encode(self, answer: Cell) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Cell:
        answer: Cell = decoded(plain, Cell)
        return answer


async def place_feature(game: Game) -> None:
    """Let the next player in order lay its own feature; then the first units are placed in the same order.  P009."""
    state = game.state
    order = _after(state, state.order[-1])
    player = next((other for other in order if state.players[other].feature_at is None), None)
    if player is None:
        state.phase, state.active = Phase.DEPLOY, order[0]
        return
    state.active = player
    kind = state.players[player].feature
    assert kind is not None, "every player has chosen"
    at = await game.ask(PlaceFeature(player))
    state.tiles[at] = Tile(state.tiles[at].terrain, kind)
    state.players[player].feature_at = at
    game.record(events.FeaturePlaced(player, kind, at))


# -- the first units ------------------------------------------------------------------------------------------


def first_places(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """Return the free tiles on and beside a player's own feature.  P010, P011."""
    own = state.players[player].feature_at
    return () if own is None else tuple(cell for cell in (own, *neighbours(own)) if is_free(state, cell))


def may_place(state: State, player: PlayerId) -> bool:
    """Return whether a player may place one more unit.  P010, PR08."""
    known = state.players[player]
    return (
        not known.out
        and not known.stopped
        and known.placed < FIRST_UNITS
        and any(in_reserve(state, player))
        and bool(first_places(state, player))
    )


@dataclass(frozen=True, slots=True)
class PlaceUnit(Choice[State, PutUnit | Stop]):
    """Which unit begins on which tile; after the first a player may stop.  P010 (Start-Einheiten), PR08."""

    def options(self, state: State) -> Sequence[PutUnit | Stop]:
        player = PlayerId(self.player)
        cards: set[str] = set()
        found: list[PutUnit | Stop] = []
        for unit in in_reserve(state, player):
            if unit.card not in cards:
                cards.add(unit.card)
                found += [PutUnit(unit.id, cell) for cell in first_places(state, player)]
        return (*found, Stop()) if state.players[player].placed else tuple(found)

    def default(self, state: State) -> PutUnit | Stop:
        """Return the stop, as soon as it is legal; PR31: a player who has given up places nothing."""
        known = state.players[PlayerId(self.player)]
        return Stop() if known.placed or known.out else self.options(state)[0]

    def refusal(self, state: State, answer: PutUnit | Stop) -> Refusal | None:
        player = PlayerId(self.player)
        if isinstance(answer, Stop):
            return None if state.players[player].placed else Refusal("PR08", "pocket-one-at-least")
        unit = state.units.get(answer.unit)
        if unit is None or unit.owner != player or unit.place is not Place.RESERVE:
            return Refusal("P010", "pocket-not-in-reserve")
        own = state.players[player].feature_at
        if own is None or answer.at not in (own, *neighbours(own)):
            return Refusal("P010", "pocket-not-at-feature")
        if answer.at not in state.tiles:
            return Refusal("P023", "pocket-void")
        return None if is_free(state, answer.at) else Refusal("P011", "pocket-tile-taken")

    def encode(self, answer: PutUnit | Stop) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> PutUnit | Stop:
        answer: PutUnit | Stop = decoded(plain, PutUnit | Stop)
        return answer


async def place_unit(game: Game) -> None:
    """Let the next player in order who may do so place one unit, or stop; the one who placed last begins.

    P010 to P012, PR08; PR44: where nobody has placed any, the first in order begins.
    """
    state = game.state
    player = state.active
    assert player is not None, "a player places"
    if may_place(state, player):
        answer = await game.ask(PlaceUnit(player))
        known = state.players[player]
        if isinstance(answer, Stop):
            known.stopped = True
        else:
            state.units[answer.unit].place = Place.MAP
            put(game, answer.unit, answer.at, events.UnitPlaced(player, answer.unit, answer.at))
            known.placed += 1
            state.placed_last = player
    waiting = [other for other in _after(state, player) if may_place(state, other)]
    begins = state.order[0] if state.placed_last is None else state.placed_last
    state.active = waiting[0] if waiting else begins
    if not waiting:
        state.phase = Phase.PLAY  # P012
