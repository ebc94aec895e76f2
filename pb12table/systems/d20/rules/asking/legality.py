"""What is left of a turn, why a way cannot be gone, ways worth a look, and which readied act is carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    FireAnswer,
    Move,
    Pass,
)
from pb12table.systems.d20.rules.attack import attack_refusal, possible_attacks
from pb12table.systems.d20.rules.creatures import (
    allies,
    body,
    foes,
    grapplers,
    has_body,
    is_beside,
    is_incapacitated,
    is_secret,
    known_others,
    left,
    owner,
    profile,
    side,
    speed,
    stand_up_cost,
    upright,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Condition,
    Mode,
    ObjectSetup,
)
from pb12table.systems.d20.rules.harm import rests
from pb12table.systems.d20.rules.state import Life, ReadiedAct, State
from pb12table.systems.d20.rules.ways import Way, occupied_by, way_of
from pb12table.table.battlefield import Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.passing import first_hit
from pb12table.table.motion.sweep import table_at
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import TOLERANCE, Circle, Point, at_most, plan_distance, rounded_point

FREE_ACTS = 6
"""So many things at most are done for nothing in a turn.  DR38."""
_POINT = Circle(0.001)


# -- what is left of the turn ----------------------------------------------------------------------------------------


def no_action(state: State, figure: FigureId) -> Refusal | None:
    """Return why there is no action.  D028, D038, D088."""
    if is_incapacitated(state.figures[figure]):
        return Refusal("D038", "incapacitated")
    return Refusal("D028", "action-used") if state.figures[figure].action_used else None


def no_attack(state: State, figure: FigureId) -> Refusal | None:
    """Return why there is no attack: neither the action nor one of its attacks is left.  D021, D028, D047."""
    placed = state.figures[figure]
    if is_incapacitated(placed):
        return Refusal("D038", "incapacitated")
    if placed.surprised:
        return Refusal("D021", "surprised")
    if placed.action_used and not placed.attacks_left:
        return Refusal("D028", "action-used")
    return None


def no_bonus(state: State, figure: FigureId) -> Refusal | None:
    """Return why there is no bonus action.  D037, D038."""
    if is_incapacitated(state.figures[figure]):
        return Refusal("D038", "incapacitated")
    return Refusal("D037", "bonus-used") if state.figures[figure].bonus_used else None


def no_interaction(state: State, figure: FigureId, *, action: bool) -> Refusal | None:
    """Return why there is no free interaction, or with `action` no action in its place.  D031, D032."""
    if action:
        return no_action(state, figure)
    if is_incapacitated(state.figures[figure]):
        return Refusal("D038", "incapacitated")
    return Refusal("D032", "interaction-used") if state.figures[figure].interaction_used else None


def no_free_act(state: State, figure: FigureId) -> Refusal | None:
    """Return why nothing more can be done for free: a turn is six seconds.  D016, D030, DR25, DR38."""
    return Refusal("DR38", "enough-for-a-turn") if state.figures[figure].free_acts >= FREE_ACTS else None


# -- moving --------------------------------------------------------------------------------------------------------


def way_of_move(state: State, figure: FigureId, answer: Move) -> Way:
    """Return the path of a movement, as far as it leads."""
    return way_of(state, figure, answer.path, answer.mode)


def moving_refusal(state: State, figure: FigureId, mode: Mode) -> Refusal | None:
    """Return why a creature cannot move in a mode at all.  D021, D029, D048, D083, D088, D091."""
    placed = state.figures[figure]
    if placed.surprised and state.active == figure:
        return Refusal("D021", "surprised")
    if not profile(state, figure).speeds.get(mode, 0.0):
        return Refusal("D029", "no-such-speed", (("mode", mode.value),))
    if speed(state, figure, mode) <= 0.0:
        return Refusal("D091" if Condition.GRAPPLED in placed.conditions else "D088", "no-speed")
    if mode is Mode.FLY and placed.is_prone:
        return Refusal("D083", "prone-does-not-fly")
    if mode is not Mode.FLY and not rests(state, figure):
        return Refusal("D083", "in-the-air")
    if left(state, figure, mode) <= TOLERANCE:
        return Refusal("D048", "no-movement-left", (("left", left(state, figure, mode)), ("mode", mode.value)))
    return None


def move_refusal(state: State, figure: FigureId, answer: Move) -> Refusal | None:
    """Return why a creature cannot go along a path.  D042 to D057, D080, DR11, DR14, DR17."""
    refusal = moving_refusal(state, figure, answer.mode)
    if refusal is not None:
        return refusal
    return way_refusal(state, figure, way_of_move(state, figure, answer), left(state, figure, answer.mode))


def way_refusal(state: State, figure: FigureId, way: Way, most: float) -> Refusal | None:
    """Return why a path cannot be walked with a number of metres left.  D042, D057, D091, DR14."""
    # What stands in the way farther on than the creature gets stops nobody.
    if not at_most(way.cost, most):
        return Refusal("D042", "way-too-long", (("length", way.cost), ("most", most)))
    if way.refusal is not None:
        return way.refusal
    if not way.parts or way.length <= TOLERANCE:
        return Refusal("D042", "no-way")
    if not way.falls:
        other = occupied_by(state, figure, way.end)
        if other is not None:
            return Refusal("D057", "no-stop-inside", (("figure", other),))
    return _drag_refusal(state, figure, way)


def _drag_refusal(state: State, figure: FigureId, way: Way) -> Refusal | None:
    """Return why those held by a creature cannot be dragged along.  D091."""
    for held in grapplers(state, figure):
        dragged = body(state, held)
        start = way.places[0]
        company = tuple(
            body(state, other)
            for other in state.figures
            if other not in (figure, held)
            and has_body(state, other)
            and not {figure, held} & state.figures[other].hidden_from.keys()
        )
        for place in way.places[1:]:
            to = (dragged.x + place[0] - start[0], dragged.y + place[1] - start[1], dragged.z + place[2] - start[2])
            hit = first_hit(state.battlefield, dragged, to, company)
            if hit is not None:
                return Refusal("D091", "no-room-to-drag", (("figure", held), ("obstacle", hit.key)))
            dragged, start = dragged.at(*to), place
    return None


def stand_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why a creature cannot stand up.  D021, D053, D054, DR10, DR45."""
    placed = state.figures[figure]
    if not placed.is_prone:
        return Refusal("D053", "not-prone")
    if placed.surprised and state.active == figure:
        return Refusal("D021", "surprised")
    cost, most = stand_up_cost(state, figure), left(state, figure, Mode.WALK)
    if speed(state, figure, Mode.WALK) <= 0.0 or not at_most(cost, most):
        return Refusal("D054", "cannot-stand-up", (("length", cost), ("most", max(0.0, most))))
    above = over_a_lying(state, figure, known_others(state, figure))
    return Refusal("DR45", "no-room-to-stand", (("obstacle", above[0]),)) if above else None


def over_a_lying(state: State, figure: FigureId, company: Sequence[Body]) -> list[str]:
    """Return the pieces, and creatures of a company, that a lying creature would run into as it stands up.  DR45."""
    lying, raised = body(state, figure), upright(state, figure)
    table = table_at(state.battlefield, raised)
    beside = overlapping(table, lying, company)
    return [other for other in overlapping(table, raised, company) if other not in beside]


# -- what is near ---------------------------------------------------------------------------------------------------


def near_refusal(state: State, figure: FigureId, target: FigureId, rule: str) -> Refusal | None:
    """Return why a creature is not within 1.5 m, as far as the other one knows."""
    other = state.figures.get(target)
    if other is None or not has_body(state, target) or figure in other.hidden_from:
        return Refusal(rule, "not-there")
    if target != figure and not is_beside(state, figure, target):
        return Refusal(rule, "out-of-reach", (("most", CELL),))
    return None


def is_known(state: State, figure: FigureId, thing: ObjectSetup) -> bool:
    """Return whether a creature's side knows of a thing on the table.  D011, section 6 (lever)."""
    return thing.after is None or side(state, figure) in state.found.get(thing.after, [])


def thing_in_reach(state: State, figure: FigureId, thing: ObjectSetup) -> bool:
    """Return whether a creature can reach a thing with its hands.  D031, DR13."""
    return in_reach_from(body(state, figure), thing)


def in_reach_from(stands: Body, thing: ObjectSetup) -> bool:
    """Return whether a body that stands somewhere can lay hands on a thing.  D031, DR13."""
    places = (Body("place", _POINT, x, y, thing.z, 0.0, 1.0, 0.5) for x, y in thing.places)
    return any(gap(stands, place) < thing.reach - TOLERANCE for place in places)


_DIRECTIONS: Final = tuple(range(0, 360, 45))
_SHARES: Final = (1.0, 0.7, 0.4)
_LEAST_WAY: Final = 0.3


# -- ways ----------------------------------------------------------------------------------------------------------


def ways_worth_a_look(state: State, figure: FigureId) -> Iterator[Move]:
    """Yield legal straight paths: to foes, to those who need help, to goals, and all around."""
    for mode in modes_of(state, figure):
        for goal, away in goals_of(state, figure):
            found = way_towards(state, figure, goal, mode, away)
            if found is not None:
                yield found


def modes_of(state: State, figure: FigureId) -> list[Mode]:
    """Return the modes in which a creature can move now."""
    return [mode for mode in profile(state, figure).speeds if moving_refusal(state, figure, mode) is None]


def goals_of(state: State, figure: FigureId) -> Iterator[tuple[Point, float]]:
    """Yield places worth going to, and how far before each of them to stop."""
    own = profile(state, figure).size.space / 2.0
    x, y, _ = state.figures[figure].at
    for target in foes(state, figure):
        apart = own + profile(state, target).size.space / 2.0 + 0.05
        yield state.figures[target].at[:2], apart
    for target in allies(state, figure):
        if state.figures[target].life is Life.DYING:
            yield state.figures[target].at[:2], own + profile(state, target).size.space / 2.0 + 0.05
    for zone in state.setup.zones:
        if zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players:
            yield _middle(zone.area.outline), 0.0
    for thing in state.setup.things:
        if is_known(state, figure, thing) and thing.id not in state.used:
            yield from ((place, own + 0.2) for place in thing.places)
    for secret in state.setup.secrets:
        yield _middle(secret.area.outline), 0.0
    most = max((left(state, figure, mode) for mode in modes_of(state, figure)), default=0.0)
    for angle in _DIRECTIONS:
        yield (x + most * cos(radians(angle)), y + most * sin(radians(angle))), 0.0


def _middle(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def way_towards(state: State, figure: FigureId, goal: Point, mode: Mode, before: float = 0.0) -> Move | None:
    """Return a legal straight path towards a place that ends `before` it, as far as movement allows; None if none."""
    x, y, _ = state.figures[figure].at
    away = plan_distance((x, y), goal)
    far = min(away - before, left(state, figure, mode))
    for share in _SHARES:
        length = far * share
        if length < _LEAST_WAY:
            return None
        to = rounded_point((x + length / away * (goal[0] - x), y + length / away * (goal[1] - y)))
        move = Move((to,), mode)
        if move_refusal(state, figure, move) is None:
            return move
        way = way_of(state, figure, (to,), mode)
        if way.refusal is not None and way.parts and way.length > _LEAST_WAY:
            cut = Move((rounded_point(way.end.position),), mode)
            if move_refusal(state, figure, cut) is None:
                return cut
    return None


# -- arbitrary answers -----------------------------------------------------------------------------------------------


def arbitrary_way(state: State, figure: FigureId, chance: Chance) -> Move | None:
    """Return a path of one leg or two in some direction; of fliers and divers also up and down."""
    modes = modes_of(state, figure)
    if not modes:
        return None
    mode = chance.choice(modes)
    length = left(state, figure, mode) * chance.uniform(0.1, 0.6)
    x, y, z = state.figures[figure].at
    path: list[tuple[float, ...]] = []
    for share in chance.choice(((1.0,), (0.6, 0.4))):
        angle = chance.uniform(0.0, 360.0)
        x, y = rounded_point((x + length * share * cos(radians(angle)), y + length * share * sin(radians(angle))))
        path.append((x, y))
    if mode in (Mode.FLY, Mode.SWIM) and chance.random() < 0.7:
        height = round(z + chance.uniform(-3.0, 3.0), 3)
        path[-1] = (x, y, max(height, 0.0) if mode is Mode.FLY else min(height, 0.0))
    move = Move(tuple(path), mode)
    return move if move_refusal(state, figure, move) is None else None


# -- what was readied ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FireReady(OfForm[State, FireAnswer]):
    """Whether what a creature waited for is answered now, and how.  D075, DR24."""

    form: ClassVar[Any] = FireAnswer
    figure: FigureId
    trigger: FigureId

    def keeps_secret(self, state: State, answer: FireAnswer) -> bool:
        return is_secret(state, self.figure) or isinstance(answer, Pass)

    def is_unseen(self, state: State, answer: FireAnswer) -> bool:
        return isinstance(answer, Pass)

    def refusal(self, state: State, answer: FireAnswer) -> Refusal | None:
        ready = state.figures[self.figure].ready
        if isinstance(answer, Pass):
            return None
        if ready is None or (ready.act is ReadiedAct.ATTACK) is not isinstance(answer, Attack):
            return Refusal("D075", "not-readied")
        if isinstance(answer, Attack):
            return attack_refusal(state, self.figure, answer)
        return move_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> FireAnswer:
        return chance.choice([*firing(state, self.figure, self.trigger), Pass()])

    def default(self, state: State) -> FireAnswer:
        return Pass()

    def hints(self, state: State) -> Sequence[FireAnswer]:
        return (*firing(state, self.figure, self.trigger), Pass())


def firing(state: State, figure: FigureId, trigger: FigureId) -> list[FireAnswer]:
    """Return the legal attacks that a readied act can be, those on the trigger first, or paths worth a look.  D075."""
    ready = state.figures[figure].ready
    if ready is None:
        return []
    if ready.act is ReadiedAct.MOVE:
        return [*ways_worth_a_look(state, figure)]
    targets = [trigger, *(other for other in foes(state, figure) if other != trigger)]
    return [answer for target in targets for answer in possible_attacks(state, figure, target)]
