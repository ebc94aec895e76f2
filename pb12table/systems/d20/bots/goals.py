"""What a side is out for: to flee, to use a thing, to find it first, or to put its foes out of the fight."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.creatures import foes, is_up, owner, side
from pb12table.systems.d20.rules.data import GoalKind, ObjectSetup, Secret
from pb12table.systems.d20.rules.state import State
from pb12table.table.shapes import Point, Point3
from pb12table.table.zones import Area


def middle(points: tuple[Point, ...]) -> Point:
    """The middle of the corners of a ring."""
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def exits(state: State, figure: FigureId) -> list[Area]:
    """The areas a creature flees by, where its side wins by that."""
    flees = any(goal.kind is GoalKind.FLEE and goal.side == side(state, figure) for goal in state.setup.goals)
    return [
        zone.area
        for zone in state.setup.zones
        if flees and zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players
    ]


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
