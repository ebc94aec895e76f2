"""Answers worth a look, and arbitrary ones."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import (
    Act,
    Attack,
    ChangeStance,
    Crawl,
    FurtherAct,
    Reload,
    Run,
    ScenarioAct,
    UseDoor,
    UseItem,
    Walk,
)
from pb12table.systems.kampf_w6.rules.asking.legality import (
    act_refusal,
    further_place,
    further_refusal,
    moving_refusal,
    still_refusal,
    way_of,
)
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import all_attacks, modes_of
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.doors import doors_of
from pb12table.systems.kampf_w6.rules.figures import data, is_fighting, metres, opponents
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.ways import path_length, shortened
from pb12table.table.openings import USUAL
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.shapes import Point
from pb12table.table.units import TOLERANCE, plan_distance, rounded, rounded_point

_DIRECTIONS: Final = tuple(range(0, 360, 45))
_TRIES: Final = 6
_HURTS: Final = 2.0
"""A fall of so many metres hits.  WR10."""
_LEAST_WAY: Final = 0.3
"""A shorter way is not worth a look, in metres."""
_GOES: Final = (("walk", Walk), ("run", Run), ("crawl", Crawl))


def possible_acts(state: State, figure: FigureId, *, reaction: bool = False) -> Iterator[Act]:
    """Legal acts worth a look: all attacks and all that is done on the spot, and ways to where something is."""
    placed = state.figures[figure]
    if placed.actions:
        yield from all_attacks(state, figure)
    for act in _on_the_spot(state, figure):
        if act_refusal(state, figure, act, reaction=reaction) is None:
            yield act
    if placed.actions and placed.fate is Fate.FIGHTING:
        yield from _ways(state, figure, reaction=reaction)


def _on_the_spot(state: State, figure: FigureId) -> Iterator[FurtherAct]:
    """What could be done without an attack or a way."""
    setup = data(state, figure)
    for act in state.setup.acts:
        yield ScenarioAct(act.id)
    for weapon in setup.weapons:
        if weapon.is_shooting:
            yield Reload(weapon.id)
    for item in setup.items:
        for target in state.figures:
            if item.heal and is_fighting(state, target) and state.figures[target].wounds:
                yield UseItem(item.id, target)
    for stance in Stance:
        yield ChangeStance(stance)
    for door in doors_of(state).values():
        yield UseDoor(door.id, 0.0 if door.open else USUAL)


def _ways(state: State, figure: FigureId, *, reaction: bool) -> Iterator[Act]:
    """Legal ways: all round, and to what matters; of walks also those with a further act at their end."""
    for kind, make in _GOES:
        if moving_refusal(state, figure, kind) is not None:
            continue
        for path in _paths(state, figure, metres(state, figure, kind)):
            act = led_as_far(state, figure, make(path))
            if act is None or act_refusal(state, figure, act, reaction=reaction) is not None:
                continue
            yield act
            if isinstance(act, Walk):
                yield from with_further(state, figure, act)


def with_further(state: State, figure: FigureId, walk: Walk) -> Iterator[Walk]:
    """A legal walk with each further act that could be done at its end.  WR06."""
    origin = further_place(state, figure, walk)
    for further in (*all_attacks(state, figure, origin), *_on_the_spot(state, figure)):
        act = Walk(walk.path, further)
        if further_refusal(state, figure, act) is None:
            yield act


def _paths(state: State, figure: FigureId, most: float) -> Iterator[tuple[Point, ...]]:
    """Straight ways: in eight directions, to opposing figures, to those that can be healed, to what acts are about."""
    x, y, _ = state.figures[figure].at
    for angle in _DIRECTIONS:
        yield (rounded_point((x + most * cos(radians(angle)), y + most * sin(radians(angle)))),)
    goals = [state.figures[other].at[:2] for other in opponents(state, figure)]
    goals += [state.figures[act.target].at[:2] for act in _on_the_spot(state, figure) if isinstance(act, UseItem)]
    for act in state.setup.acts:
        papers = state.papers[act.id]
        if papers.at is not None:
            goals.append(papers.at[:2])
        elif papers.carrier is None:
            piece = next(piece for piece in state.battlefield.pieces if piece.id == act.piece)
            goals.append(_middle(piece.outline))
    for goal in goals:
        if plan_distance((x, y), goal) > TOLERANCE:
            yield shortened((x, y), (goal,), most)


def _middle(points: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def led_as_far(state: State, figure: FigureId, act: Walk | Run | Crawl) -> Walk | Run | Crawl | None:
    """A way of one leg, ended where it leads no farther; None where that is nowhere."""
    x, y, _ = state.figures[figure].at
    way = way_of(state, figure, act)
    if way.refusal is None:
        return act
    # Over an edge from which nobody is hurt the figure jumps, before a deeper one it stops.
    hurts = way.refusal.reason == "too-deep" and float(way.refusal.detail("drop")) >= _HURTS
    last = way.places[-2] if hurts and len(way.places) > 1 else way.places[-1]
    if plan_distance((x, y), last[:2]) < _LEAST_WAY:
        return None
    goal = rounded_point(last[:2])
    if way.refusal.reason != "too-deep":
        # Rounded to the grid the place before what bars the way is not before it in all directions.
        (goal,) = shortened((x, y), (goal,), plan_distance((x, y), goal) - CLEAR)
    path = (goal,)
    return Walk(path) if isinstance(act, Walk) else Run(path) if isinstance(act, Run) else Crawl(path)


# -- arbitrary answers -----------------------------------------------------------------------------------------------


def arbitrary_act(state: State, figure: FigureId, chance: Chance, *, reaction: bool = False) -> Act | None:
    """Some legal act, None when none was found."""
    kinds = ("attack", "attack", "move", "move", "spot")
    for _ in range(_TRIES):
        kind = chance.choice(kinds)
        if kind == "attack":
            act: Act | None = _arbitrary_attack(state, figure, chance)
        elif kind == "move":
            act = _arbitrary_way(state, figure, chance)
        else:
            act = chance.choice([*_on_the_spot(state, figure)])
        if act is not None and act_refusal(state, figure, act, reaction=reaction) is None:
            return act
    return None


def _arbitrary_attack(state: State, figure: FigureId, chance: Chance) -> Attack | None:
    """An attack that may be legal: some weapon against some opponent."""
    targets = opponents(state, figure)
    if not targets:
        return None
    weapon, target = chance.choice(data(state, figure).weapons), chance.choice(targets)
    act = state.current_act
    of_actor = act is not None and act.actor == target
    place = chance.randint(0, len(act.trace) - 1) if act is not None and of_actor else None
    return Attack(weapon.id, target, chance.choice(modes_of(state, weapon)), place)


def _arbitrary_way(state: State, figure: FigureId, chance: Chance) -> Act | None:
    """A way of one leg or two in some direction, as far as it leads, now and then with a further act."""
    able = [(kind, make) for kind, make in _GOES if moving_refusal(state, figure, kind) is None]
    if not able:
        return None
    kind, make = chance.choice(able)
    left = metres(state, figure, kind) * chance.uniform(0.2, 1.0)
    x, y, _ = state.figures[figure].at
    path: list[Point] = []
    for share in chance.choice(((1.0,), (0.6, 0.4))):
        angle = chance.uniform(0.0, 360.0)
        x, y = rounded_point((x + left * share * cos(radians(angle)), y + left * share * sin(radians(angle))))
        path.append((x, y))
    act = led_as_far(state, figure, make(tuple(path)))
    if isinstance(act, Walk) and chance.random() < 0.5:
        return _with_arbitrary_further(state, figure, act, chance)
    return act


def _with_arbitrary_further(state: State, figure: FigureId, act: Walk, chance: Chance) -> Walk:
    """A walk with something to do somewhere on it, if something was found."""
    length = path_length(state.figures[figure].at[:2], act.path)
    spot = rounded(chance.uniform(0.0, 0.99) * length)
    at = chance.choice((None, spot))
    origin = further_place(state, figure, Walk(act.path, ChangeStance(Stance.KNEELING), at))
    further: FurtherAct | None = _arbitrary_attack(state, figure, chance)
    if further is None or still_refusal(state, figure, further, origin) is not None:
        further = chance.choice([*_on_the_spot(state, figure)])
    found = Walk(act.path, further, None if isinstance(further, ChangeStance) else at)
    return found if act_refusal(state, figure, found) is None else act
