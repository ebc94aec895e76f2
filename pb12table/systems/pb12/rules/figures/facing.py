"""Free facing: which facings a figure can take, and why not others.  R1.6.2, R1.7.2 (freie Ausrichtung), R3.0.15.

Ruling 140: where a figure comes to face counts, not the way it turns there.  It may face wherever its footprint, and
whom it carries, has room and it keeps its safe stand; round figures that carry nobody may face anywhere.
"""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import target_point
from pb12table.systems.pb12.rules.figures.figures import base_point, body
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way, owner_on_table
from pb12table.table.battlefield import Body, inside_table
from pb12table.table.motion.bearing import turned_together
from pb12table.table.motion.contact import climbable_in_contact, overlapping
from pb12table.table.motion.turning import swing
from pb12table.table.shapes import Circle, Point3
from pb12table.table.standing.support import stand
from pb12table.table.units import TOLERANCE, angle_between, direction, normalised, rounded

_LOOKS = tuple(15.0 * number for number in range(1, 13))
"""How far to either side of a wished facing others are looked for, in degrees; sight angles are multiples of it."""


def has_room_for_load(state: State, figure: FigureId, facing: float) -> bool:
    """Whether whoever is carried has room when the carrier turns to a facing where it stands.  R4.2.3, RU110."""
    load = state.figures[figure].load
    if load is None:
        return True
    own, borne = body(state, figure), body(state, load.figure)
    return turned_together(footing(state, figure), own, borne, facing, in_the_way(state, figure)) is not None


def is_round(state: State, figure: FigureId) -> bool:
    """Whether a figure takes the same room whatever it faces."""
    return isinstance(state.setup.figure_by_id[figure].profile.footprint, Circle)


def facing_refusal(state: State, figure: FigureId, facing: float | None) -> Refusal | None:
    """Why a figure cannot set its facing so where it is, None when it can; vehicles are looked at elsewhere (R3.0.15).

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
    """Why a body has no room in a new pose; what it was in already before does not count.  RU015 b, RU018."""
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    already = overlapping(battlefield, before, others)
    met = next((key for key in overlapping(battlefield, after, others) if key not in already), None)
    if met is not None:
        return Refusal("RU015", "no-room-to-turn", (("obstacle", owner_on_table(state, met)),))
    if inside_table(battlefield, before) and not inside_table(battlefield, after):
        return Refusal("RU018", "edge-of-the-table")
    return None


def turned_as_far_as_room(state: State, figure: FigureId, there: Body, facing: float) -> float:
    """The facing of a body that is to face elsewhere: just so where it has room, else as far as it can turn that way.

    RU045, RU015 b, RU018.  `there` is where it will stand, as it faces before.
    """
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    turned = there.at(there.x, there.y, there.z, facing)
    if inside_table(battlefield, turned) and not overlapping(battlefield, turned, others):
        return facing
    return swing(battlefield, there, facing, others).facing


def _is_held(state: State, figure: FigureId, pose: Body) -> bool:
    """Whether a figure would stand safely in a pose, fixed or by holding on where it does.  R1.4.29, R3.0.11, RU117."""
    if is_fixed(state, figure):
        return True
    battlefield = footing(state, figure)
    if state.figures[figure].climbing:
        return bool(climbable_in_contact(battlefield, pose))
    return stand(battlefield, pose, in_the_way(state, figure)).safe


def free_facing(state: State, figure: FigureId, wished: float) -> float | None:
    """The facing (degrees) nearest to a wished one that a figure can take; None keeps its own, as vehicles do.

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
    """The facing nearest to straight at a point (steps) that a figure can take; None keeps its own.  R1.6.2, R3.0.15.

    Its own is what vehicles keep, and whoever stands right below or above the point.
    """
    here = body(state, figure).position
    return None if here == point[:2] else free_facing(state, figure, rounded(direction(here, point[:2])))


def facing_at(state: State, figure: FigureId, target: FigureId) -> float | None:
    """The facing nearest to straight at another figure; None keeps its own.  R1.6.2, R3.0.15."""
    return facing_to_point(state, figure, base_point(state, target))


def facing_to(state: State, figure: FigureId, target: ChosenTarget) -> float | None:
    """The facing nearest to straight at any target that is on the table; None keeps its own.  R1.6.2, R3.0.15."""
    return facing_to_point(state, figure, target_point(state, figure, target))
