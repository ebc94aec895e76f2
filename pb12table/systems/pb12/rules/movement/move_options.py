"""Movement options: what they cost, where they end, why they are refused, and how they are taken.

One option is at most one step long (R1.7.4, R1.7.5).  An option into an obstacle is legal and ends in a
collision (RU044); the planner avoids it, a player may want it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.figures.figures import body, has_status, value, zones_at
from pb12table.systems.pb12.rules.figures.standing import facing_refusal, has_room_for_load, is_round, room_refusal
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Reverse, TurnBy, Vertical
from pb12table.systems.pb12.rules.game.state import State, Status, owner_of
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicles_under
from pb12table.systems.pb12.rules.vehicles.riding import (
    footing,
    goal_of,
    in_the_way,
    owner_on_table,
    put,
    settle_load,
    stands_by_itself,
    vehicle_option_refusal,
)
from pb12table.table.battlefield import Body
from pb12table.table.motion.contact import climbable_in_contact, swing
from pb12table.table.motion.falling import Stand, stand
from pb12table.table.motion.sweep import (
    Joint,
    WayEnd,
    borne_along,
    lift,
    lift_together,
    slide,
    slide_together,
    walk,
    walk_together,
)
from pb12table.table.shapes import Point, Point3, at_most, direction, plan_distance, turned_by

OPTIONS_FOR_A_MARKER = 6
"""Each sixth horizontal option in one action, and each sixth reverse, gives a Moved marker.  R1.7.4, R3.0.19, RU061."""


@dataclass(frozen=True, slots=True)
class OptionResult:
    """Where an option ends: place in steps, facing in degrees before it is set freely, and the stand there.

    `obstacle` is the piece or figure it ran into and `contact` where they met; None for none.  `load_height` is the
    stand height of whoever is carried.
    """

    x: float
    y: float
    z: float
    facing: float
    obstacle: str | None
    contact: Point | None
    stand: Stand
    load_height: float | None = None


OPTION_COSTS: Final[Mapping[type[MoveOption], Modifier]] = {
    Horizontal: Modifier("R1.7.4", "option-horizontal", 1),
    Vertical: Modifier("R1.7.5", "option-vertical", 2),
    Land: Modifier("R1.7.6", "option-land", 1),
    Climb: Modifier("R6.1.8", "option-climb", 1),
    TurnBy: Modifier("R3.0.18", "option-turn", 1),
    Reverse: Modifier("R3.0.19", "option-reverse", 2),
}
"""The movement points of each option, wherever it is taken.  R1.7.4, R1.7.5, R1.7.6, R3.0.18, R3.0.19, R6.1.8."""


def option_cost(state: State, figure: FigureId, option: MoveOption) -> list[Modifier]:
    """Return the movement points an option costs here, and why.

    R1.7.4, R1.7.5, R1.7.6, R3.0.18, R3.0.19, R4.2.3, R6.1.4, R6.1.5, R6.1.8, RU115.
    """
    base = OPTION_COSTS[type(option)]
    zones = zones_at(state, figure, ZoneKind.DIFFICULT) + zones_at(state, figure, ZoneKind.ROUGH)
    rules = {ZoneKind.DIFFICULT: ("R6.1.4", "difficult-zone"), ZoneKind.ROUGH: ("R6.1.5", "rough-zone")}
    found = [base, *(Modifier(*rules[zone.kind], 1, zone.id) for zone in zones)]
    load = state.figures[figure].load
    return found if load is None or not load.surcharge else [*found, Modifier("R4.2.3", "carrying", load.surcharge)]


def adjust_points(state: State, figure: FigureId) -> int:
    """Return the movement points of an Adjust; a threatened figure uses all at once.  R1.7.7, R4.1.2, RU107."""
    return 0 if has_status(state, figure, Status.THREATENED) else 1


def adjust_in_vain(state: State, figure: FigureId) -> Refusal | None:
    """Return why an Adjust, though legal, would move nothing wherever it is led.  R4.1.2 (Bedroht), RU107."""
    return None if adjust_points(state, figure) else Refusal("R4.1.2", "threatened", (("figure", figure),))


def is_standing(state: State, figure: FigureId) -> bool:
    """Return whether a figure stands safely where it is, or holds.  R1.4.29 (sicherer Stand), R6.1.8, RU015, RU117."""
    return state.figures[figure].climbing or stands_by_itself(state, figure)


def option_refusal(state: State, figure: FigureId, option: MoveOption) -> Refusal | None:
    """Return why an option cannot be taken now, None if it can.

    R1.7.4, R1.7.5, R1.7.6, R3.0.15, R6.1.7, RU060, RU063, RU117.
    """
    placed = state.figures[figure]
    vertical = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    refusal = vehicle_option_refusal(state, figure, option)
    if refusal is not None:
        return refusal
    if isinstance(option, Climb):
        if not climbable_in_contact(footing(state, figure), body(state, figure)):
            return Refusal("R6.1.7", "nothing-to-climb")
    elif isinstance(option, Land):
        if option.drop <= 0 or not at_most(option.drop, vertical):
            return Refusal("R1.7.6", "too-far-down", (("most", vertical),))
    elif isinstance(option, Horizontal | Vertical) and not is_vehicle(state, figure):
        length = plan_distance((placed.x, placed.y), (option.x, option.y))
        rule = "R1.7.4" if isinstance(option, Horizontal) else "R1.7.5"
        if not at_most(length, 1.0):
            return Refusal(rule, "longer-than-a-step", (("length", length),))
    if isinstance(option, Vertical) and not at_most(abs(option.rise), vertical):
        return Refusal("R1.7.5", "too-high", (("most", vertical),))
    cost = total(option_cost(state, figure, option))
    if cost > placed.movement_points:
        return Refusal("RU060", "not-enough-movement-points", (("cost", cost), ("left", placed.movement_points)))
    if not isinstance(option, Land | Climb) and not is_standing(state, figure):
        return Refusal("R1.7.5" if isinstance(option, Vertical) else "RU063", "not-in-the-air")
    if not has_room_for_load(state, figure, _facing_after(state, figure, option)):
        return Refusal("R4.2.3", "no-room-for-the-load")
    if isinstance(option, Vertical) and _vertical_way(state, figure, option, _Going(state, figure)) is None:
        return Refusal("RU063", "no-room-that-high")
    if isinstance(option, Land) and option_result(state, figure, option).z >= placed.z:
        return Refusal("R1.7.6", "nothing-to-land-on")
    return _turning_refusal(state, figure, option) or _half_off_refusal(state, figure, option)


def _turning_refusal(state: State, figure: FigureId, option: MoveOption) -> Refusal | None:
    """Return why a figure cannot face this way where an option ends: along the way, or set freely.  R1.7.2, RU064.

    Ruling 140: a footprint that is not round may swing round as it goes, but must have room where it comes to.
    """
    if isinstance(option, TurnBy | Reverse) or is_vehicle(state, figure):
        return None
    if is_round(state, figure) and (option.facing is None or state.figures[figure].load is None):
        return None
    ended = state.clone()
    _go(ended, figure, option, option_result(state, figure, option))
    refusal = facing_refusal(ended, figure, option.facing)
    return refusal or room_refusal(ended, figure, body(state, figure), body(ended, figure, option.facing))


def _half_off_refusal(state: State, figure: FigureId, option: MoveOption) -> Refusal | None:
    """Return why a passenger cannot leave there: he would not ride but be stuck in what he rode on.  RU094."""
    ridden = vehicles_under(state, figure)
    if not ridden or isinstance(option, Climb):
        return None
    result, there = option_result(state, figure, option), state.clone()
    put(there, figure, (result.x, result.y, result.z), result.facing)
    if vehicles_under(there, figure) == ridden:
        return None
    found = stand(footing(there, figure), body(there, figure), in_the_way(there, figure))
    stuck = next((owner for piece in found.obstacles if (owner := owner_of(piece)) in ridden), None)
    return None if stuck is None else Refusal("RU094", "half-off-the-vehicle", (("obstacle", stuck),))


class _Going:
    """How a figure goes: alone, or with whom it carries, and then both stop where one of them is stopped.  RU110."""

    def __init__(self, state: State, figure: FigureId) -> None:
        self.battlefield, self.others = footing(state, figure), in_the_way(state, figure)
        load = state.figures[figure].load
        self.borne = None if load is None else body(state, load.figure)

    def turned(self, mover: Body, facing: float) -> Body:
        """Return the mover turned along its way, with its load swung around."""
        turned = mover.at(mover.x, mover.y, mover.z, facing)
        if self.borne is not None:
            self.borne = borne_along(mover, turned, self.borne)
        return turned

    def walk(self, mover: Body, to: Point) -> WayEnd:
        """Return the end of a walk along the ground."""
        if self.borne is None:
            return walk(self.battlefield, mover, to, self.others)
        return self._joint(walk_together(self.battlefield, mover, self.borne, to, self.others))

    def slide(self, mover: Body, to: Point) -> WayEnd:
        """Return the end of a straight movement at constant height."""
        if self.borne is None:
            return slide(self.battlefield, mover, to, self.others)
        return self._joint(slide_together(self.battlefield, mover, self.borne, to, self.others))

    def lift(self, mover: Body, rise: float) -> WayEnd:
        """Return the end of a straight movement up or down."""
        if self.borne is None:
            return lift(self.battlefield, mover, rise, self.others)
        return self._joint(lift_together(self.battlefield, mover, self.borne, rise, self.others))

    def _joint(self, joint: Joint) -> WayEnd:
        self.borne = joint.borne
        return joint.way_end


def option_result(state: State, figure: FigureId, option: MoveOption) -> OptionResult:
    """Return where a legal option takes the figure.  R3.0.18, RU015, RU016, RU018, RU044, RU063, RU064, RU117."""
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    mover = body(state, figure)
    way_end: WayEnd | None
    if isinstance(option, Climb):
        held = climbable_in_contact(battlefield, mover)
        return OptionResult(mover.x, mover.y, mover.z, mover.facing, None, None, Stand(True, "", (), held))
    if isinstance(option, TurnBy):
        turned = swing(battlefield, mover, turned_by(mover.facing, option.degrees), others)
        end = mover.at(mover.x, mover.y, mover.z, turned.facing)
        hit = None if turned.obstacle is None else owner_on_table(state, turned.obstacle)
        found = stand(battlefield, end, others)
        return OptionResult(mover.x, mover.y, mover.z, turned.facing, hit, turned.contact, found)
    facing = _facing_after(state, figure, option)
    going = _Going(state, figure)
    if isinstance(option, Vertical):
        way_end = _vertical_way(state, figure, option, going)
        assert way_end is not None, "the refusal is asked first"
    elif isinstance(option, Horizontal | Reverse):
        way_end = going.walk(going.turned(mover, facing), goal_of(state, figure, option))
    else:
        way_end = going.lift(mover, -option.drop)
    end = mover.at(way_end.x, way_end.y, way_end.z, facing)
    hit = None if isinstance(option, Land) or way_end.obstacle is None else owner_on_table(state, way_end.obstacle)
    found = stand(battlefield, end, others)
    height = None if going.borne is None else going.borne.z
    return OptionResult(way_end.x, way_end.y, way_end.z, facing, hit, way_end.contact, found, height)


@dataclass(frozen=True, slots=True)
class TakenOption:
    """What taking an option came to: from where to where (x, y and stand height in steps), and what it cost and why.

    `obstacle` is the piece or figure it ran into and `contact` where they met; None for none.
    """

    start: Point3
    end: Point3
    modifiers: tuple[Modifier, ...]
    obstacle: str | None
    contact: Point | None


def apply_option(state: State, figure: FigureId, option: MoveOption) -> TakenOption:
    """Take a legal option: pay for it, go with all aboard, and set the facing freely; a collision ends the Move.

    R1.7.2, R1.7.4 to R1.7.6, R3.0.7, R3.0.18, R3.0.19, R6.1.8, RU044.  Damage and falls come after it.
    """
    mover = state.figures[figure]
    start = (mover.x, mover.y, mover.z)
    modifiers = tuple(option_cost(state, figure, option))
    result = option_result(state, figure, option)
    mover.movement_points = 0 if result.obstacle is not None else mover.movement_points - total(modifiers)
    _go(state, figure, option, result)
    if not isinstance(option, TurnBy | Reverse) and option.facing is not None:
        put(state, figure, (mover.x, mover.y, mover.z), option.facing)
        mover.climbing = isinstance(option, Climb)
    return TakenOption(start, (mover.x, mover.y, mover.z), modifiers, result.obstacle, result.contact)


def _go(state: State, figure: FigureId, option: MoveOption, result: OptionResult) -> None:
    """Put a figure with all aboard where an option ends, before it faces another way.  R3.0.7, R4.2.3, R6.1.8."""
    put(state, figure, (result.x, result.y, result.z), result.facing)
    settle_load(state, figure, result.load_height)
    state.figures[figure].climbing = isinstance(option, Climb)


def _facing_after(state: State, figure: FigureId, option: MoveOption) -> float:
    """Return the facing along the path of an option; vehicles keep theirs.  RU064 (vorwärts), R3.0.15."""
    placed = state.figures[figure]
    start = (placed.x, placed.y)
    if isinstance(option, Horizontal | Vertical) and not is_vehicle(state, figure) and (option.x, option.y) != start:
        return direction(start, (option.x, option.y))
    return placed.facing


def _vertical_way(state: State, figure: FigureId, option: Vertical, going: _Going) -> WayEnd | None:
    """Return the path of a vertical option: up first, then across; down: across first, then down.  RU063.

    None when there is no room for the rise, or for the drop, on the way.
    """
    to = goal_of(state, figure, option)
    mover = going.turned(body(state, figure), _facing_after(state, figure, option))
    if option.rise > 0:
        up = going.lift(mover, option.rise)
        if not at_most(mover.z + option.rise, up.z):
            return None
        return going.slide(mover.at(up.x, up.y, up.z), to)
    across = going.slide(mover, to)
    if across.obstacle is not None or option.rise == 0:
        return across
    down = going.lift(mover.at(across.x, across.y, across.z), option.rise)
    return None if not at_most(down.z, mover.z + option.rise) else down
