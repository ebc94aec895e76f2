"""Answers worth a look, and arbitrary ones: for hints, bots and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Final

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.acting.attack_plan import all_attacks
from pb12table.systems.d20.rules.asking.answers import (
    Aid,
    Attack,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    DropWeapon,
    EndTurn,
    Escape,
    Grapple,
    Hide,
    Jump,
    LetGo,
    Move,
    Placed,
    Ready,
    Search,
    Shout,
    Shove,
    Stabilise,
    StandUp,
    StepAnswer,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import is_known, move_refusal, moving_refusal, step_refusal
from pb12table.systems.d20.rules.creatures import (
    allies,
    body,
    data,
    foes,
    grapplers,
    left,
    owner,
    profile,
    usable_attacks,
)
from pb12table.systems.d20.rules.data import FeatureKind, ItemKind, Mode, Timing
from pb12table.systems.d20.rules.knowing import knows
from pb12table.systems.d20.rules.moving.jumping import long_jump
from pb12table.systems.d20.rules.moving.ways import way_of
from pb12table.systems.d20.rules.state import Life, ReadiedAct, State, Trigger
from pb12table.table.shapes import Point
from pb12table.table.standing.support import settled
from pb12table.table.units import plan_distance, rounded_point
from pb12table.table.zones import in_area

_DIRECTIONS: Final = tuple(range(0, 360, 45))
_SHARES: Final = (1.0, 0.7, 0.4)
_TRIES: Final = 8
_LEAST_WAY: Final = 0.3
_ENDS: Final = 0.08
"""How likely an arbitrary answer ends a turn."""


def possible_steps(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Legal steps worth a look: attacks, all that is done on the spot, and ways to where something is."""
    placed = state.figures[figure]
    if not placed.action_used or placed.attacks_left:
        yield from (answer for answer in all_attacks(state, figure) if step_refusal(state, figure, answer) is None)
    for answer in on_the_spot(state, figure):
        if step_refusal(state, figure, answer) is None:
            yield answer
    yield from ways_worth_a_look(state, figure)


def on_the_spot(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """What could be done without a way or an attack, legal or not."""
    near, friends = foes(state, figure), allies(state, figure)
    setup = data(state, figure)
    yield StandUp()
    for target in near:
        yield from (Shove(target), Shove(target, away=True), Grapple(target, choke=True), Grapple(target))
    yield Escape()
    yield from _features(state, figure, near, friends)
    for item in setup.items:
        if item.kind is ItemKind.HEALING_KIT:
            yield from (UseItem(item.id, target) for target in friends if _is_dying(state, target))
    yield from (Stabilise(target) for target in friends if _is_dying(state, target))
    for thing in state.setup.things:
        if is_known(state, figure, thing):
            yield from (UseObject(thing.id), UseObject(thing.id, action=True))
    for attack in setup.profile.attacks:
        yield Draw(attack.id)
    yield from (Dash(), Disengage(), Dodge(), Hide())
    yield from (Aid(target) for target in near)
    yield from (Ready(trigger) for trigger in (Trigger.REACH, Trigger.SIGHT, Trigger.ATTACKS))
    yield from (Search(place=secret.id) for secret in state.setup.secrets)
    yield from (LetGo(target) for target in grapplers(state, figure))


def _is_dying(state: State, figure: FigureId) -> bool:
    return state.figures[figure].life is Life.DYING


def _features(
    state: State, figure: FigureId, near: Sequence[FigureId], friends: Sequence[FigureId]
) -> Iterator[StepAnswer]:
    for feature in profile(state, figure).features:
        if feature.timing not in (Timing.ACTION, Timing.BONUS):
            continue
        match feature.kind:
            case FeatureKind.MEND | FeatureKind.RALLY:
                yield from (UseFeature(feature.id, target) for target in (figure, *friends))
            case FeatureKind.BURST:
                yield from (UseFeature(feature.id, point=state.figures[target].at) for target in near)
            case _:
                yield UseFeature(feature.id)


# -- ways ----------------------------------------------------------------------------------------------------------


def ways_worth_a_look(state: State, figure: FigureId) -> Iterator[Move]:
    """Legal straight ways: to foes, to those who need help, to goals, and all round."""
    for mode in modes_of(state, figure):
        for goal, gap in goals_of(state, figure):
            found = way_towards(state, figure, goal, mode, gap)
            if found is not None:
                yield found


def modes_of(state: State, figure: FigureId) -> list[Mode]:
    """The modes in which a creature can move now."""
    return [mode for mode in profile(state, figure).speeds if moving_refusal(state, figure, mode) is None]


def goals_of(state: State, figure: FigureId) -> Iterator[tuple[Point, float]]:
    """Places worth going to, and how far before each of them one stops."""
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
    """A legal straight way towards a place that ends so far before it, as far as the movement leads; None for none."""
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


def arbitrary_step(state: State, figure: FigureId, chance: Chance) -> StepAnswer:
    """Some legal step."""
    if chance.random() < _ENDS:
        return EndTurn()
    for _ in range(_TRIES):
        kind = chance.choice(("attack", "attack", "move", "move", "spot"))
        found: StepAnswer | None = None
        if kind == "attack":
            attacks: list[StepAnswer] = [*all_attacks(state, figure)]
            attacks += _guesses(state, figure, chance)
            found = chance.choice(attacks) if attacks else None
        elif kind == "move":
            found = _arbitrary_way(state, figure, chance)
        else:
            rest: tuple[StepAnswer, ...] = (DropProne(), DropWeapon(), Shout(), *_arbitrary(state, figure, chance))
            found = chance.choice([*on_the_spot(state, figure), *rest])
        if found is not None and step_refusal(state, figure, found) is None:
            return found
    return EndTurn()


def _guesses(state: State, figure: FigureId, chance: Chance) -> list[StepAnswer]:
    """An attack on a place where a foe could hide.  DR16."""
    x, y, _ = state.figures[figure].at
    angle = chance.uniform(0.0, 360.0)
    away = profile(state, figure).size.space / 2.0 + chance.uniform(0.2, 4.0)
    place = rounded_point((x + away * cos(radians(angle)), y + away * sin(radians(angle))))
    return [Attack(attack.id, point=place) for attack in usable_attacks(state, figure) if chance.random() < 0.1]


def _arbitrary(state: State, figure: FigureId, chance: Chance) -> Iterator[StepAnswer]:
    x, y, _ = state.figures[figure].at
    angle = chance.uniform(0.0, 360.0)
    far = chance.uniform(0.5, max(0.6, long_jump(state, figure)))
    yield Jump(rounded_point((x + far * cos(radians(angle)), y + far * sin(radians(angle)))))
    yield Search(point=rounded_point((x + 3.0 * cos(radians(angle)), y + 3.0 * sin(radians(angle)))))
    everybody = [*state.figures]
    yield Ready(Trigger.ACTS, chance.choice([*ReadiedAct]), chance.choice(everybody))
    yield Ready(chance.choice((Trigger.COVER, Trigger.REACH)), chance.choice([*ReadiedAct]))


def _arbitrary_way(state: State, figure: FigureId, chance: Chance) -> Move | None:
    """A way of one leg or two in some direction; of fliers and divers also up and down."""
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


# -- before the fight ------------------------------------------------------------------------------------------------


def arbitrary_place(state: State, figure: FigureId, chance: Chance) -> Placed | None:
    """Some free place for a creature in an entry zone of its player; None when none was found."""
    zones = [
        zone.area
        for zone in state.setup.zones
        if zone.kind is ZoneKind.ENTRY and owner(state, figure) in zone.players
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

