"""Ways of vehicles and mounts: straight ahead, in reverse, and turned on the spot.  Chapter 3."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.figures.figures import body, value
from pb12table.systems.pb12.rules.game.answers import Horizontal, MoveOption, Reverse, TurnBy
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import OPTION_COSTS
from pb12table.systems.pb12.rules.movement.path_plan import Trial
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import MOST_TURN, ahead, footing, in_the_way
from pb12table.table.routes.driving import Course, Driver, Fares, drive_to, driven_areas
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import Point, Region, direction, moved, plan_distance, rounded, turn_between

ON_THE_SPOT: Final = 0.05
"""What is nearer to the base point than this is no place to drive to, in steps."""
STRAIGHT: Final = 4.0
"""A place that lies at most so many degrees beside the way ahead is driven to and not turned to."""
CLOSE_BEHIND: Final = 3.0
"""A place straight behind, at most so many steps away, is backed up to and not turned to."""


def driver_of(state: State, vehicle: FigureId) -> Driver:
    """Return a vehicle that is driven about the table.  R1.7.4, R3.0.15, R3.0.18, R3.0.19, R6.1.4, R6.1.5."""
    ahead, back, turn = (OPTION_COSTS[kind].value for kind in (Horizontal, Reverse, TurnBy))
    return Driver(
        footing(state, vehicle),
        body(state, vehicle),
        in_the_way(state, vehicle),
        tuple(zone.area for zone in state.setup.zones if zone.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH)),
        Fares(ahead, back, turn, MOST_TURN),
    )


def lead_drive(
    trial: Trial, to: Point, height: float | None, farthest: int, stop: Callable[[], bool] = never
) -> Refusal | None:
    """Add the cheapest drive that is found to a place to a trial; the reason when there is none.  R3.0.15, R3.0.18.

    There may be one that is not found, such as one with vertical options: it says so.
    """
    nothing = Refusal("R3.0.15", "no-drive", (("at", to),))
    state, vehicle = trial.state, trial.figure
    if value(state, vehicle, Attribute.MOVEMENT) < 0:
        return nothing
    found = drive_to(driver_of(state, vehicle), to, height, farthest, stop)
    if found is None:
        return nothing
    ahead_of = Trial(state, vehicle)
    for course in found.strokes():
        option = _option(course)
        if ahead_of.refusal(option) is not None or ahead_of.take(option).risk is not None:
            return nothing
    for leg in ahead_of.legs:
        trial.take(leg.option)
    return None


def lead_straight(trial: Trial, to: Point, farthest: int) -> Refusal | None:
    """Turn a vehicle towards a place and drive straight there, whatever is in the way; the reason if that is refused.

    Where it lies close behind, the vehicle backs up.  A collision ends the way.  R3.0.15, R3.0.18, R3.0.19, RU044.
    """
    start = trial.place[:2]
    turn = turn_between(trial.mover.facing, direction(start, to))
    backs_up = 180.0 - abs(turn) <= STRAIGHT and plan_distance(start, to) <= CLOSE_BEHIND
    while abs(turn) > STRAIGHT and not backs_up:
        refusal = _taken(trial, TurnBy(rounded(max(-MOST_TURN, min(turn, MOST_TURN)))))
        if refusal is not None:
            return refusal
        turn = turn_between(trial.mover.facing, direction(start, to))
        if abs(turn) < 1.0:
            break
    while (left := plan_distance(trial.place[:2], to)) > ON_THE_SPOT and trial.spent <= farthest:
        length = min(left, 1.0)
        place = ahead(trial.state, trial.figure, -length if backs_up else length)
        refusal = _taken(trial, Reverse(*place) if backs_up else Horizontal(*place))
        if refusal is not None:
            return refusal
        if trial.legs[-1].risk is not None or plan_distance(trial.place[:2], to) > left - length / 2.0:
            break
    return None


def _taken(trial: Trial, option: MoveOption) -> Refusal | None:
    refusal = trial.refusal(option)
    if refusal is None:
        trial.take(option)
    return refusal


def _option(course: Course) -> MoveOption:
    """Return the option by which a stroke is taken."""
    assert course.parent is not None, "the start is no stroke"
    pose = course.parent.pose
    if course.stroke == "turn":
        return TurnBy(course.amount)
    if course.stroke == "back":
        return Reverse(*_place(pose.position, pose.facing, -course.amount))
    return Horizontal(*_place(pose.position, pose.facing, course.amount))


def _place(start: Point, facing: float, length: float) -> Point:
    x, y = moved(start, facing, length)
    return (rounded(x), rounded(y))


def drive_areas(
    state: State, vehicle: FigureId, movement_points: Sequence[int], stop: Callable[[], bool] = never
) -> list[tuple[tuple[float, Region], ...]]:
    """Return where a vehicle surely gets for each number of movement points.  R3.0.15, R3.0.18, R3.0.19.

    It gets no nearer to things than it can turn a little there, and no area is told for ramps: so it may get farther.
    """
    if value(state, vehicle, Attribute.MOVEMENT) < 0:
        return [() for _ in movement_points]
    return [tuple(areas) for areas in driven_areas(driver_of(state, vehicle), movement_points, stop)]
