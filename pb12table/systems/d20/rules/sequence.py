"""The course of a fight: places, surprise, initiative, rounds and turns.  D016, D017."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, product
from math import hypot
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import OfForm
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.asking.answers import ChooseNext, Judge, Placed, Places, Sneakers
from pb12table.systems.d20.rules.checks import Game, thrown, thrown_in_secret
from pb12table.systems.d20.rules.creatures import (
    body,
    data,
    everybody,
    foes,
    has_body,
    is_able,
    is_known_to_all,
    is_monster,
    is_secret,
    is_unconscious,
    knows,
    others,
    owner,
    profile,
    side,
    who_know,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    SIDES_OF_A_D20,
    Ability,
    AttackId,
    Condition,
    CreatureSetup,
    Setup,
    Tie,
)
from pb12table.systems.d20.rules.events import (
    CreatureMadeWay,
    CreaturePlaced,
    FightBegan,
    InitiativeRolled,
    JudgementGiven,
    OrderSet,
    RoundBegan,
    SurpriseDetermined,
)
from pb12table.systems.d20.rules.hiding import hide_refusal, hide_with
from pb12table.systems.d20.rules.state import CreatureState, Dropped, Life, Phase, State
from pb12table.systems.d20.rules.turn import begin_turn, decide, decide_at_the_limit, lapse, one_step, takes_part
from pb12table.systems.d20.rules.ways import is_on_grid
from pb12table.table.battlefield import Body
from pb12table.table.footprints import in_area
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.falling import landings, settled, stand
from pb12table.table.shapes import Point, rounded_point

_HIGH_ABOVE: Final = 1000.0
_TRIES: Final = 8
_DIRECTIONS: Final = tuple(range(0, 360, 45))


# -- what is asked before the fight ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceCreatures(OfForm[State, Places]):
    """Where a player's creatures begin, within the entry zones.  D017, D018, DR54."""

    form: ClassVar[Any] = Places

    def keeps_secret(self, state: State, answer: Places) -> bool:
        return any(is_secret(state, placed.figure) for placed in answer.figures if placed.figure in state.figures)

    def refusal(self, state: State, answer: Places) -> Refusal | None:
        moved = {placed.figure: placed for placed in answer.figures}
        if len(moved) < len(answer.figures):
            return Refusal("D018", "placed-twice")
        player = PlayerId(self.player)
        bodies = {figure: body(state, figure) for figure in state.figures if knows(state, player, figure)}
        for figure, placed in moved.items():
            if figure not in state.figures or owner(state, figure) != self.player:
                return Refusal("D018", "not-your-creature")
            there = put_down(state, placed, ())
            if there is None:
                return Refusal("D018", "no-stand", (("figure", figure),))
            if state.setup.options.grid and not is_on_grid(there, there.position):
                return Refusal("D092", "off-the-grid", (("figure", figure),))
            if not in_entry(state, player, there.position):
                return Refusal("D018", "not-in-the-entry", (("figure", figure),))
            bodies[figure] = there
        for figure in moved:
            company = tuple(each for other, each in bodies.items() if other != figure)
            if not stand(state.battlefield, bodies[figure], company).safe:
                return Refusal("D057", "no-room", (("figure", figure),))
        return None

    def sample(self, state: State, chance: Chance) -> Places:
        own = [figure for figure in state.figures if owner(state, figure) == self.player]
        if not own or chance.random() < 0.5:
            return Places()
        placed = arbitrary_place(state, chance.choice(own), chance)
        answer = Places() if placed is None else Places((placed,))
        return answer if self.refusal(state, answer) is None else Places()

    def default(self, state: State) -> Places:
        return Places()

    def hints(self, state: State) -> Sequence[Places]:
        return (Places(),)


def in_entry(state: State, player: PlayerId, at: Point) -> bool:
    """Return whether a place is in an entry zone of a player.  D018."""
    return any(
        zone.kind is ZoneKind.ENTRY and player in zone.players and in_area(zone.area, at, 0.0)
        for zone in state.setup.zones
    )


def put_down(state: State, placed: Placed, company: tuple[Body, ...]) -> Body | None:
    """Return the body of a creature where it is to begin; None if it cannot stand there."""
    if placed.height is not None:
        there = body(state, placed.figure, (*placed.at, placed.height))
        return there if stand(state.battlefield, there, company).safe else None
    return settled(state.battlefield, body(state, placed.figure, (*placed.at, _HIGH_ABOVE)), company)


@dataclass(frozen=True, slots=True)
class ChooseSneakers(OfForm[State, Sneakers]):
    """Which creatures of a player sneak, of those that may and are out of sight.  D020, DR04, DR28."""

    form: ClassVar[Any] = Sneakers
    hidden: ClassVar[bool] = True

    def refusal(self, state: State, answer: Sneakers) -> Refusal | None:
        could = could_sneak(state, PlayerId(self.player))
        for number, figure in enumerate(answer.figures):
            if figure not in could or figure in answer.figures[:number]:
                return Refusal("D020", "cannot-sneak", (("figure", figure),))
        return None

    def sample(self, state: State, chance: Chance) -> Sneakers:
        could = could_sneak(state, PlayerId(self.player))
        return Sneakers(tuple(figure for figure in could if chance.random() < 0.7))

    def default(self, state: State) -> Sneakers:
        return Sneakers()

    def hints(self, state: State) -> Sequence[Sneakers]:
        could = could_sneak(state, PlayerId(self.player))
        return (Sneakers(tuple(could)), Sneakers()) if could else (Sneakers(),)


def could_sneak(state: State, player: PlayerId) -> list[FigureId]:
    """Return the creatures of a player that may sneak and are out of sight at their places.  D020, DR01, DR04."""
    return [
        figure
        for figure in state.figures
        if owner(state, figure) == player
        and data(state, figure).may_sneak
        and is_able(state, figure)
        and hide_refusal(state, figure, before=True) is None
    ]


def arbitrary_place(state: State, figure: FigureId, chance: Chance) -> Placed | None:
    """Return some free place for a creature in an entry zone of its player; None if none was found."""
    zones = [
        zone.area for zone in state.setup.zones if zone.kind is ZoneKind.ENTRY and owner(state, figure) in zone.players
    ]
    if not zones:
        return None
    area = chance.choice(zones)
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    player = owner(state, figure)
    company = tuple(body(state, other) for other in state.figures if other != figure and knows(state, player, other))
    for _ in range(_TRIES):
        place = rounded_point((chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))))
        there = body(state, figure, (*place, 0.0))
        if in_area(area, place, 0.0) and settled(state.battlefield, there, company) is not None:
            return Placed(figure, place, chance.choice([float(angle) for angle in _DIRECTIONS]))
    return None


# -- how it begins ---------------------------------------------------------------------------------------------------


def new_game(setup: Setup) -> State:
    """Return the state before the fight; what the unconscious had in hand lies beside them.  D018, D088, DR49."""
    state = State(setup, {figure.id: new_creature(setup, figure.id) for figure in setup.figures})
    for figure in setup.figures:
        held = first_in_hand(figure)
        if held is not None and is_unconscious(state.figures[figure.id]):
            state.dropped.append(Dropped(figure.id, held, state.figures[figure.id].at))
    return state


def first_in_hand(figure: CreatureSetup) -> AttackId | None:
    """Return what a creature that is able has in hand at the start.  Section 6 (in hand)."""
    return next((attack.id for attack in figure.profile.attacks if not attack.natural), None)


def new_creature(setup: Setup, identity: FigureId) -> CreatureState:
    """Return a creature as it begins: dying if without hit points, prone if unconscious.  D084, D088, DR49."""
    figure = setup.figure_by_id[identity]
    kind, conditions = figure.profile, list(figure.conditions)
    down = figure.hit_points == 0
    asleep = down or Condition.UNCONSCIOUS in conditions
    if asleep:
        conditions = list(dict.fromkeys([*conditions, Condition.UNCONSCIOUS, Condition.PRONE]))
    return CreatureState(
        figure.id,
        *figure.at,
        figure.z,
        figure.facing,
        kind.hit_points if figure.hit_points is None else figure.hit_points,
        None if asleep else first_in_hand(figure),
        Life.DYING if down else Life.UP,
        conditions,
        uses={feature.id: feature.uses for feature in kind.features if feature.uses is not None},
        item_uses={item.id: item.uses for item in figure.items if item.uses is not None},
    )


async def step(game: Game) -> None:
    """Go from one quiescent point to the next.  D017."""
    state = game.state
    match state.phase:
        case Phase.PLACING:
            await place(game)
        case Phase.SNEAKING:
            await sneak(game)
        case Phase.INITIATIVE:
            await begin_fight(game)
        case Phase.TURNS:
            if state.active is None:
                await next_turn(game)
            else:
                await one_step(game)


# -- places and surprise ----------------------------------------------------------------------------------------------


async def place(game: Game) -> None:
    """Let owners move their creatures inside their entry zones, first seat first.  D018, DR54."""
    state = game.state
    if not state.asked:
        game.record(FightBegan())
    for player in _waiting(state):
        state.asked.append(player)
        if not _has_an_entry(state, player):
            continue
        answer = await game.ask(PlaceCreatures(player))
        for placed in answer.figures:
            there = put_down(state, placed, ())
            assert there is not None, "the refusal is asked first"
            creature = state.figures[placed.figure]
            creature.x, creature.y, creature.z, creature.facing = there.x, there.y, there.z, placed.facing
            known = who_know(state, placed.figure)
            game.record(CreaturePlaced(audience=known, figure=placed.figure, at=creature.at, facing=placed.facing))
        for figure in state.figures:
            if not knows(state, player, figure):
                make_way(game, figure)
        return
    state.phase, state.asked = Phase.SNEAKING, []


def make_way(game: Game, figure: FigureId) -> None:
    """Let who stands where another was put down unawares begin at the nearest free place.  D057, DR54."""
    state = game.state
    creature, company = state.figures[figure], others(state, figure)
    if not overlapping(state.battlefield, body(state, figure), company):
        return
    there = _nearest_free(state, body(state, figure), company)
    creature.x, creature.y, creature.z = there.x, there.y, there.z
    game.record(CreatureMadeWay(audience=who_know(state, figure), figure=figure, at=creature.at))


def _nearest_free(state: State, there: Body, company: Sequence[Body]) -> Body:
    """Return the nearest free place for a body, of whole squares on a grid; if there is none, it stays.  D092."""
    if not state.setup.options.grid:
        found = landings(state.battlefield, there, company)
        return there.at(found[0].x, found[0].y, found[0].z) if found else there
    most = round(max(state.battlefield.width, state.battlefield.depth) / CELL)
    steps = sorted(product(range(-most, most + 1), repeat=2), key=lambda step: (hypot(*step), step))
    places = (rounded_point((there.x + CELL * across, there.y + CELL * along)) for across, along in steps)
    free = (settled(state.battlefield, there.at(*place, there.z), company) for place in places)
    return next((body for body in free if body is not None), there)


def _waiting(state: State) -> list[PlayerId]:
    """Return the players with creatures who have not been asked in this phase, first seat first."""
    return [
        player.id
        for player in state.setup.players
        if player.id not in state.asked
        and player.id not in state.gave_up
        and any(owner(state, figure) == player.id for figure in state.figures)
    ]


def _has_an_entry(state: State, player: PlayerId) -> bool:
    return any(zone.kind is ZoneKind.ENTRY and player in zone.players for zone in state.setup.zones)


async def sneak(game: Game) -> None:
    """Ask which creatures sneak, and throw their Stealth, once for a kind where that is agreed.  D009, D020, DR28."""
    state = game.state
    for player in _waiting(state):
        state.asked.append(player)
        if not could_sneak(state, player):
            continue
        answer = await game.ask(ChooseSneakers(player))
        thrown_for: dict[str, int] = {}
        for figure in answer.figures:
            kind = profile(state, figure).id
            face = thrown_for.get(kind) if state.setup.options.group_stealth else None
            if face is None:
                face = await thrown_in_secret(game, figure, "stealth")
            thrown_for[kind] = face
            hide_with(game, figure, face, before=True)
        return
    await determine_surprise(game)
    state.phase, state.asked = Phase.INITIATIVE, []


def notices_no_threat(state: State, figure: FigureId) -> bool:
    """Return whether all foes of a creature are hidden from it.  D019, D020, D022, DR06."""
    threats = foes(state, figure)
    return bool(threats) and all(figure in state.figures[foe].hidden_from for foe in threats)


async def determine_surprise(game: Game) -> None:
    """Let a creature that notices no threat be surprised if the arbiter says so.  D019 to D022, DR06, DR20."""
    state = game.state
    if not any(placed.hidden_from for placed in state.figures.values()):
        return
    for figure, placed in state.figures.items():
        if not has_body(state, figure) or not any(state.figures[foe].hidden_from for foe in foes(state, figure)):
            continue
        surprised = notices_no_threat(state, figure) and _could_be_surprised(state, figure)
        judged = surprised and state.setup.arbiter is not None
        if judged and state.setup.arbiter is not None:
            surprised = await game.ask(Judge(state.setup.arbiter, "surprise", figure))
        placed.surprised = surprised
        audience = who_know(state, figure) if surprised else _who_know_of_hiders(state, figure)
        if judged:
            game.record(JudgementGiven(audience=audience, about="surprise", allowed=surprised, figure=figure))
        game.record(SurpriseDetermined(audience=audience, figure=figure, surprised=surprised))


def _who_know_of_hiders(state: State, figure: FigureId) -> tuple[str, ...]:
    """Return the players who know a creature and that foes of it hide: its wariness would reveal these to others."""
    hiders = [foe for foe in foes(state, figure) if state.figures[foe].hidden_from]
    return tuple(
        player.id
        for player in state.setup.players
        if knows(state, player.id, figure) and any(knows(state, player.id, foe) for foe in hiders)
    )


def _could_be_surprised(state: State, figure: FigureId) -> bool:
    surprisable = state.setup.options.surprisable
    return surprisable is None or side(state, figure) in surprisable


# -- initiative ----------------------------------------------------------------------------------------------------


def groups_of(state: State) -> list[list[FigureId]]:
    """Return groups of creatures that roll once: of one kind and player if so agreed, else each alone.  D024, DR46."""
    found: dict[tuple[str, str], list[FigureId]] = {}
    for figure in state.figures:
        if not has_body(state, figure):
            continue
        agreed = state.setup.figure_by_id[figure].group
        kind = f"group {agreed}" if agreed else profile(state, figure).id
        key = (str(owner(state, figure)), kind) if agreed or _rolls_with_its_like(state, figure) else (str(figure), "")
        found.setdefault(key, []).append(figure)
    return list(found.values())


def _rolls_with_its_like(state: State, figure: FigureId) -> bool:
    """Return whether a creature that no group is agreed for shares the roll of its kind.  DR46."""
    match state.setup.options.group_initiative:
        case "usual":
            return profile(state, figure).minor or is_monster(state, figure)
        case agreed:
            return agreed


async def begin_fight(game: Game) -> None:
    """Roll initiative, once for the whole fight.  D023 to D027."""
    state = game.state
    groups = groups_of(state)
    for group in groups:
        first = next((figure for figure in group if is_known_to_all(state, figure)), group[0])
        face = await thrown(game, first, SIDES_OF_A_D20, "initiative")
        total = face + profile(state, first).modifier(Ability.DEXTERITY)
        for figure in group:
            state.figures[figure].initiative = total
        _tell_initiative(game, group, face, total)
    state.order = await in_order_of_initiative(game, groups)
    game.record(OrderSet(audience=who_know(state, *state.figures), order=tuple(map(tuple, state.order))))
    state.phase = Phase.TURNS
    begin_round(game)
    decide(game)


def _tell_initiative(game: Game, group: Sequence[FigureId], face: int, total: int) -> None:
    """Tell a roll of initiative, to each player for those of the group whom that one knows.  D023, DR42."""
    state = game.state
    known: dict[tuple[FigureId, ...], list[str]] = {}
    for player in everybody(state):
        figures = tuple(figure for figure in group if knows(state, PlayerId(player) or None, figure))
        if figures:
            known.setdefault(figures, []).append(player)
    for figures, players in known.items():
        audience = None if len(players) == len(everybody(state)) else tuple(players)
        game.record(InitiativeRolled(audience=audience, figures=figures, face=face, total=total))


async def in_order_of_initiative(game: Game, groups: Sequence[list[FigureId]]) -> list[list[FigureId]]:
    """Return the groups highest first, with ties settled as D026 says.  D025, D026, D027."""

    def rank(group: list[FigureId]) -> int:
        return -game.state.figures[group[0]].initiative

    found: list[list[FigureId]] = []
    for _, tied in groupby(sorted(groups, key=rank), key=rank):
        found += await _untied(game, list(tied))
    return found


async def _untied(game: Game, tied: list[list[FigureId]]) -> list[list[FigureId]]:
    """Return tied groups in an order: by their player, by the arbiter, or by rolling off.  D026, D027, DR20."""
    if len(tied) == 1:
        return tied
    chooser = who_orders(game.state, [group[0] for group in tied])
    if chooser is None:
        return await _rolled_off(game, tied)
    rest, found = list(tied), list[list[FigureId]]()
    while len(rest) > 1:
        first = await game.ask(ChooseNext(chooser, tuple(group[0] for group in rest), "tie"))
        chosen = next(group for group in rest if group[0] == first)
        rest.remove(chosen)
        found.append(chosen)
    return [*found, *rest]


def who_orders(state: State, figures: Sequence[FigureId]) -> PlayerId | None:
    """Return the player who orders tied creatures, None if they roll off.  D026, D027, DR20."""
    arbiter = state.setup.arbiter
    players = {owner(state, figure) for figure in figures}
    sides = {side(state, figure) for figure in figures}
    if arbiter is not None and all(is_monster(state, figure) for figure in figures):
        return arbiter
    if len(players) == 1:
        return next(iter(players))
    if len(sides) == 1:
        return next(player.id for player in state.setup.players if player.id in players)
    return arbiter if state.setup.options.tie is Tie.ARBITER else None


async def _rolled_off(game: Game, tied: list[list[FigureId]]) -> list[list[FigureId]]:
    """Return tied groups rolled off, again if equal; in secret if somebody does not know all of them.  D027, DR41."""
    faces: dict[FigureId, int] = {}
    openly = is_known_to_all(game.state, *(figure for group in tied for figure in group))
    for group in tied:
        first = group[0]
        rolled = thrown(game, first, SIDES_OF_A_D20, "tie") if openly else thrown_in_secret(game, first, "tie")
        faces[first] = await rolled
        total = game.state.figures[first].initiative
        audience = _who_know_of_a_tie(game.state, group, tied)
        game.record(InitiativeRolled(audience=audience, figures=tuple(group), face=faces[first], total=total, tie=True))
    found: list[list[FigureId]] = []
    for face in sorted(set(faces.values()), reverse=True):
        equal = [group for group in tied if faces[group[0]] == face]
        found += equal if len(equal) == 1 else await _rolled_off(game, equal)
    return found


def _who_know_of_a_tie(
    state: State, group: Sequence[FigureId], tied: Sequence[Sequence[FigureId]]
) -> tuple[str, ...] | None:
    """Return the players who know a group and another that is tied with it, None for everybody.

    A throw that breaks a tie with nobody whom a player sees would tell of a hidden creature.
    """
    knowing = who_know(state, *group)
    if who_know(state, *(figure for each in tied for figure in each)) is None:
        return knowing
    others = [each for each in tied if each is not group]
    return tuple(
        player.id
        for player in state.setup.players
        if (knowing is None or player.id in knowing)
        and any(all(knows(state, player.id, figure) for figure in each) for each in others)
    )


# -- rounds and turns ----------------------------------------------------------------------------------------------


def begin_round(game: Game) -> None:
    """Begin a round.  D016, D017."""
    state = game.state
    state.game_round += 1
    state.slot, state.acted = 0, []
    game.record(RoundBegan(game_round=state.game_round))


async def next_turn(game: Game) -> None:
    """Take the next creature in the order, of a group the one its owner picks; after the last the round ends.

    What those of its place have given ends with it, whoever of them is gone.  D024, D025, DR08, DR51.
    """
    state = game.state
    while state.slot < len(state.order):
        if not any(figure in state.acted for figure in state.order[state.slot]):
            lapse(state, *state.order[state.slot])
        group = [
            figure for figure in state.order[state.slot] if figure not in state.acted and takes_part(state, figure)
        ]
        if not group:
            state.slot += 1
            continue
        figure = group[0]
        if len(group) > 1 and owner(state, figure) not in state.gave_up:
            figure = await game.ask(ChooseNext(owner(state, figure), tuple(group), "group"))
        await begin_turn(game, figure)
        return
    end_round(game)


def end_round(game: Game) -> None:
    """End the round.  D017, D093."""
    decide_at_the_limit(game)
    if game.state.outcome is None:
        begin_round(game)
