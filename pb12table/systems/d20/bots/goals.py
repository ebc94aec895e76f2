"""What a side is out for: to flee, to use a thing, to find it first, or to put its foes out of the fight."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.creatures import foes, is_up, owner, side
from pb12table.systems.d20.rules.data import CELL, Goal, GoalKind, ObjectSetup, Secret
from pb12table.systems.d20.rules.state import Life, State
from pb12table.table.shapes import Point, Point3
from pb12table.table.zones import Area, in_area


def middle(points: tuple[Point, ...]) -> Point:
    """The middle of the corners of a ring."""
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


@lru_cache(maxsize=64)
def inside(area: Area) -> tuple[Point3, ...]:
    """The places of the lattice in an area, at its height."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    z = 0.0 if area.band is None else area.band[0]
    columns = range(floor(min(xs) / CELL), ceil(max(xs) / CELL))
    rows = range(floor(min(ys) / CELL), ceil(max(ys) / CELL))
    places = [((i + 0.5) * CELL, (j + 0.5) * CELL) for i in columns for j in rows]
    return tuple((*place, z) for place in places if in_area(area, place, z))


def exits(state: State, figure: FigureId) -> list[Area]:
    """The areas a creature flees by, where its side can still win by that."""
    flees = any(goal.kind is GoalKind.FLEE and is_possible(state, figure, goal) for goal in state.setup.goals)
    return [
        zone.area
        for zone in state.setup.zones
        if flees and zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players
    ]


def is_possible(state: State, figure: FigureId, goal: Goal) -> bool:
    """Whether a creature's side has enough creatures for its goal of fleeing, those that have fled among them."""
    own = [placed for each, placed in state.figures.items() if side(state, each) == side(state, figure)]
    return goal.side == side(state, figure) and sum(each.life in (Life.UP, Life.FLED) for each in own) >= goal.number


def thing_to_use(state: State, figure: FigureId) -> ObjectSetup | None:
    """The thing the creature's side wins by using, None for none or one that is used."""
    for goal in state.setup.goals:
        own = goal.kind is GoalKind.USE and goal.side == side(state, figure)
        if own and goal.thing is not None and goal.thing not in state.used:
            return state.setup.thing(goal.thing)
    return None


def place_to_search(state: State, figure: FigureId) -> Secret | None:
    """The place where something must be found before the thing can be used; any place to search if none is told."""
    thing = thing_to_use(state, figure)
    if thing is None or thing.after is None or side(state, figure) in state.found.get(thing.after, []):
        return None
    return state.setup.secret(thing.after)


def runner(state: State, figure: FigureId) -> bool:
    """Whether a creature is the one of its side that goes for a thing: the first that is up."""
    own = [other for other in state.figures if is_up(state, other) and side(state, other) == side(state, figure)]
    return bool(own) and own[0] == figure


def targets(state: State, figure: FigureId) -> list[FigureId]:
    """The foes worth an attack: those who are up, else those who lie."""
    near = foes(state, figure)
    return [foe for foe in near if is_up(state, foe)] or near


def goal_places(state: State, figure: FigureId) -> tuple[list[Point3], float]:
    """Where a creature wants to be, and how near is near enough; foes come last."""
    areas = exits(state, figure)
    if areas:
        return [(*_nearest_in(area, state.figures[figure].at[:2]), 0.0) for area in areas], 0.8
    if runner(state, figure):
        secret, thing = place_to_search(state, figure), thing_to_use(state, figure)
        if secret is not None:
            place = middle(secret.area.outline)
            height = thing.z if thing is not None else 0.0
            return [(*place, height)], 2.0
        if thing is not None:
            return [(*place, thing.z) for place in thing.places], 2.0
    return [state.figures[foe].at for foe in targets(state, figure)], 0.0


def _nearest_in(area: Area, at: Point) -> Point:
    """A place well inside an area, near to a point."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    inset = 0.75
    x = min(max(at[0], min(xs) + inset), max(xs) - inset)
    y = min(max(at[1], min(ys) + inset), max(ys) - inset)
    return (x, y)
