"""Whether a figure could stand at a place, and which facings it can take, and why not others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.targets import target_point
from pb12table.systems.pb12.rules.figures.figures import GAIT, base_point, body, body_at
from pb12table.systems.pb12.rules.game.state import ChosenTarget, State
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import footing, footing_at, in_the_way, owner_on_table
from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.motion.contact import climbable_in_contact, overlapping, swing, touching_place
from pb12table.table.motion.falling import SUPPORT_BAND, stand, stand_heights
from pb12table.table.motion.sweep import turned_together
from pb12table.table.shapes import (
    TOLERANCE,
    Circle,
    Point,
    Point3,
    angle_between,
    circumradius,
    direction,
    moved,
    normalised,
    plan_distance,
    rounded,
)
from pb12table.table.surfaces import levels_under

DEEPEST: Final = 0.25
"""So far inside an obstacle, besides its own width, a place still means the border of it, in steps."""
BROADEST: Final = 1.5
"""So far from the border of something it cannot get onto a place still means to go there, in steps."""


def standing_heights(state: State, figure: FigureId, at: Point) -> list[float]:
    """Return the heights in steps at which a figure would stand safely at a place, facing as now; highest first.

    They are those of what lies under its base point, and of what carries it on both sides of a gap.  R1.4.29, RU015 a.
    """
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    facing = state.figures[figure].facing
    below = stand_heights(battlefield, *at)
    around = levels_under(battlefield, body_at(state, figure, *at, 0.0, facing))
    found: list[float] = []
    for height in sorted({*below, *around}, reverse=True):
        is_new = height in below or not found or found[-1] - height > SUPPORT_BAND
        here = footing_at(state, figure, (*at, height))
        if is_new and stand(here, body_at(state, figure, *at, height, facing), others).safe:
            found.append(height)
    return found


def place_in_contact(state: State, figure: FigureId, at: Point, near: float) -> Point | None:
    """Return the place at which a figure would stand safely and touch something, if that is what a place means.

    Inside another base, or inside something it cannot stand on, it is the nearest such place; beside one it is when it
    is at most `near` steps away.  None elsewhere.  R1.1.16 (Kontakt), R1.4.29, RU009.
    """
    free = standing_heights(state, figure, at)
    deepest = 2.0 * circumradius(state.setup.figure_by_id[figure].profile.footprint) + DEEPEST
    levels = free or _levels_around(footing(state, figure), at, deepest)
    return _touching(state, figure, at, levels, near if free else deepest)


def place_beside(state: State, figure: FigureId, at: Point) -> Point | None:
    """Return the nearest place at which a figure would touch, from lower down, what it would stand on at a place.

    It is meant by who points into a crate whose top the figure cannot get onto; None where it stands on nothing, and
    farther than BROADEST from its border.  R1.1.16 (Kontakt), R1.4.29, RU009.
    """
    tops = standing_heights(state, figure, at)
    if not tops:
        return None
    around = _levels_around(footing(state, figure), at, BROADEST)
    lower = [level for level in around if level < tops[-1] - GAIT.ledge]
    return _touching(state, figure, at, lower, BROADEST)


def _touching(state: State, figure: FigureId, at: Point, levels: Sequence[float], away: float) -> Point | None:
    """Return the nearest place within a distance at which a figure would touch something on one of these levels.

    A base that is not round arrives facing along its way (RU064), which is straight as a rule: there it must have room.
    """
    others, placed = in_the_way(state, figure), state.figures[figure]
    here, is_long = (placed.x, placed.y), not isinstance(body(state, figure).footprint, Circle)
    found: list[Point] = []
    for level in levels:
        battlefield = footing_at(state, figure, (*at, level))
        facings = [direction(here, at), placed.facing] if is_long else [placed.facing]
        for facing in facings:
            place = touching_place(battlefield, body_at(state, figure, *at, level, facing), others, away)
            if place is None or all(abs(level - z) > GAIT.ledge for z in standing_heights(state, figure, place)):
                continue
            arrived = body_at(state, figure, *place, level, direction(here, place) if is_long else facing)
            if stand(battlefield, arrived, others).safe:
                found.append(place)
                break
    return min(found, key=lambda place: (plan_distance(place, at), place), default=None)


def _levels_around(battlefield: Battlefield, at: Point, away: float) -> list[float]:
    """Return the heights of what can be stood on around a place, highest first."""
    rim = [moved(at, 45.0 * number, away) for number in range(8)]
    return sorted({height for place in rim for height in stand_heights(battlefield, *place)}, reverse=True)


def no_stand(state: State, figure: FigureId, at: Point, facing: float | None = None) -> Refusal:
    """Return why a figure cannot stand at a place, asked if it cannot; names what is in the way, a figure first.

    What is in the way higher up counts before what is lower down, where the ground one stands on is always in the way.
    R1.4.29, RU015 b, RU018.
    """
    turned = state.figures[figure].facing if facing is None else facing
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    heights = stand_heights(battlefield, *at) or (0.0,)
    stands = [
        stand(footing_at(state, figure, (*at, height)), body_at(state, figure, *at, height, turned), others)
        for height in reversed(heights)
    ]
    if all(found.reason == "off-table" for found in stands):
        return Refusal("RU018", "edge-of-the-table", (("at", at),))
    taken = [owner_on_table(state, obstacle) for found in stands for obstacle in found.obstacles]
    figures = [obstacle for obstacle in taken if obstacle in state.figures]
    named = next(iter(figures or taken), None)
    details: tuple[tuple[str, object], ...] = (("at", at),)
    return Refusal("R1.4.29", "no-safe-stand", details if named is None else (*details, ("obstacle", named)))


_LOOKS = tuple(15.0 * number for number in range(1, 13))
"""How far to either side of a wished facing others are looked for, in degrees; sight angles are multiples of it."""


def has_room_for_load(state: State, figure: FigureId, facing: float) -> bool:
    """Return whether a carried figure has room when the carrier turns to a facing where it stands.  R4.2.3, RU110."""
    load = state.figures[figure].load
    if load is None:
        return True
    own, borne = body(state, figure), body(state, load.figure)
    return turned_together(footing(state, figure), own, borne, facing, in_the_way(state, figure)) is not None


def is_round(state: State, figure: FigureId) -> bool:
    """Return whether a figure takes up the same room whatever its facing."""
    return isinstance(state.setup.figure_by_id[figure].profile.footprint, Circle)


def facing_refusal(state: State, figure: FigureId, facing: float | None) -> Refusal | None:
    """Return why a figure cannot set its facing this way, None if it can; vehicles are checked elsewhere (R3.0.15).

    R1.6.2, R1.7.2; RU015 b (room), RU018 (table), R1.4.29 (safe stand), R6.1.8 (hold), R4.2.3 (whom it carries).
    """
    if facing is None:
        return None
    if not has_room_for_load(state, figure, facing):
        return Refusal("R4.2.3", "no-room-for-the-load")
    if is_round(state, figure):
        return None
    here, there = body(state, figure), body(state, figure, rounded(normalised(facing)))
    if there.facing == here.facing:
        return None
    refusal = room_refusal(state, figure, here, there)
    if refusal is not None:
        return refusal
    lost = _is_held(state, figure, here) and not _is_held(state, figure, there)
    return Refusal("R1.4.29", "no-stand-facing-there") if lost else None


def room_refusal(state: State, figure: FigureId, before: Body, after: Body) -> Refusal | None:
    """Return why a body has no room in a new pose; what it was already in before does not count.  RU015 b, RU018."""
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    already = overlapping(battlefield, before, others)
    met = next((key for key in overlapping(battlefield, after, others) if key not in already), None)
    if met is not None:
        return Refusal("RU015", "no-room-to-turn", (("obstacle", owner_on_table(state, met)),))
    if inside_table(battlefield, before) and not inside_table(battlefield, after):
        return Refusal("RU018", "edge-of-the-table")
    return None


def turned_as_far_as_room(state: State, figure: FigureId, there: Body, facing: float) -> float:
    """Return the facing of a body to be turned: as wished if it has room, else as far as it can turn that way.

    RU045, RU015 b, RU018.  `there` is where it will stand, as it faces before.
    """
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    turned = there.at(there.x, there.y, there.z, facing)
    if inside_table(battlefield, turned) and not overlapping(battlefield, turned, others):
        return facing
    return swing(battlefield, there, facing, others).facing


def _is_held(state: State, figure: FigureId, pose: Body) -> bool:
    """Return whether a figure would stand safely in a pose, fixed or holding on.  R1.4.29, R3.0.11, RU117."""
    if is_fixed(state, figure):
        return True
    battlefield = footing(state, figure)
    if state.figures[figure].climbing:
        return bool(climbable_in_contact(battlefield, pose))
    return stand(battlefield, pose, in_the_way(state, figure)).safe


def free_facing(state: State, figure: FigureId, wished: float) -> float | None:
    """Return the facing (degrees) nearest to a wished one that a figure can take; None keeps its own, as for vehicles.

    R1.6.2, R3.0.15.  Where the wished one has no room, facings 15 degrees apart are looked at to both sides of it.
    """
    if is_vehicle(state, figure):
        return None
    if facing_refusal(state, figure, wished) is None:
        return wished
    own = angle_between(wished, state.figures[figure].facing)
    near = (wished + side * turn for turn in _LOOKS if turn < own - TOLERANCE for side in (1.0, -1.0))
    found = (rounded(normalised(facing)) for facing in near)
    return next((facing for facing in found if facing_refusal(state, figure, facing) is None), None)


def facing_to_point(state: State, figure: FigureId, point: Point3) -> float | None:
    """Return the facing nearest to directly at a point (steps) a figure can take; None keeps it.  R1.6.2, R3.0.15.

    Its own is what vehicles keep, and whoever stands right below or above the point.
    """
    here = body(state, figure).position
    return None if here == point[:2] else free_facing(state, figure, rounded(direction(here, point[:2])))


def facing_at(state: State, figure: FigureId, target: FigureId) -> float | None:
    """Return the facing nearest to directly at another figure; None keeps its own.  R1.6.2, R3.0.15."""
    return facing_to_point(state, figure, base_point(state, target))


def facing_to(state: State, figure: FigureId, target: ChosenTarget) -> float | None:
    """Return the facing nearest to directly at any target on the table; None keeps its own.  R1.6.2, R3.0.15."""
    return facing_to_point(state, figure, target_point(state, figure, target))
