"""Movement options before they are taken: what they cost, where they end, why they are refused.

One option is at most one step long (R1.7.4, R1.7.5).  An option into an obstacle is legal and ends in a
collision (RU044); the planner avoids it, a player may want it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.kernel.request import Refusal
from pb12table.pb12.aboard import is_vehicle
from pb12table.pb12.answers import Climb, Horizontal, Land, MoveOption, Reverse, TurnBy, Vertical
from pb12table.pb12.figures import body, value, zones_at
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import Attribute, FigureId, ZoneKind
from pb12table.pb12.riding import footing, in_the_way, owner_on_table, stands_by_itself
from pb12table.pb12.state import State
from pb12table.pb12.vehicle_options import goal_of, vehicle_option_refusal
from pb12table.table.contact import climbable_in_contact
from pb12table.table.paths import Passage, lift, slide, walk
from pb12table.table.shapes import Point
from pb12table.table.support import Stand, stand
from pb12table.table.turning import swing
from pb12table.table.units import at_most, direction, plan_distance, turned_by

OPTIONS_FOR_A_MARKER = 6
"""Each sixth horizontal option in one action, and each sixth reverse, gives a Moved marker.  R1.7.4, R3.0.19, RU061."""


@dataclass(frozen=True, slots=True)
class OptionResult:
    """Where an option ends: place in steps, facing in degrees before it is set freely, and the stand there.

    `obstacle` is the piece or figure it ran into and `contact` where they met; None for none.
    """

    x: float
    y: float
    z: float
    facing: float
    obstacle: str | None
    contact: Point | None
    stand: Stand


def option_cost(state: State, figure: FigureId, option: MoveOption) -> list[Modifier]:
    """The movement points an option costs here and why.

    R1.7.4, R1.7.5, R1.7.6, R3.0.18, R3.0.19, R6.1.4, R6.1.5, R6.1.8, RU115.
    """
    base = {
        Horizontal: Modifier("R1.7.4", "option-horizontal", 1),
        Vertical: Modifier("R1.7.5", "option-vertical", 2),
        Land: Modifier("R1.7.6", "option-land", 1),
        Climb: Modifier("R6.1.8", "option-climb", 1),
        TurnBy: Modifier("R3.0.18", "option-turn", 1),
        Reverse: Modifier("R3.0.19", "option-reverse", 2),
    }[type(option)]
    zones = zones_at(state, figure, ZoneKind.DIFFICULT) + zones_at(state, figure, ZoneKind.ROUGH)
    rules = {ZoneKind.DIFFICULT: ("R6.1.4", "difficult-zone"), ZoneKind.ROUGH: ("R6.1.5", "rough-zone")}
    return [base, *(Modifier(*rules[zone.kind], 1, zone.id) for zone in zones)]


def is_standing(state: State, figure: FigureId) -> bool:
    """Whether a figure stands safely where it is, or holds on.  R1.4.29 (sicherer Stand), R6.1.8, RU015, RU117."""
    return state.figures[figure].climbing or stands_by_itself(state, figure)


def option_refusal(state: State, figure: FigureId, option: MoveOption) -> Refusal | None:
    """Why an option cannot be taken now, None when it can.

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
    if isinstance(option, Vertical) and _vertical_passage(state, figure, option) is None:
        return Refusal("RU063", "no-room-that-high")
    if isinstance(option, Land) and option_result(state, figure, option).z >= placed.z:
        return Refusal("R1.7.6", "nothing-to-land-on")
    return None


def option_result(state: State, figure: FigureId, option: MoveOption) -> OptionResult:
    """Where a legal option takes the figure.  R3.0.18, RU016, RU018, RU044, RU063, RU064, RU117."""
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    mover = body(state, figure)
    passage: Passage | None
    if isinstance(option, Climb):
        held = climbable_in_contact(battlefield, mover)
        return OptionResult(mover.x, mover.y, mover.z, mover.facing, None, None, Stand(True, "", (), held))
    if isinstance(option, TurnBy):
        turned = swing(battlefield, mover, turned_by(mover.facing, option.degrees), others)
        end = mover.at(mover.x, mover.y, mover.z, turned.facing)
        hit = None if turned.obstacle is None else owner_on_table(state, turned.obstacle)
        found = stand(battlefield, end, others)
        return OptionResult(mover.x, mover.y, mover.z, turned.facing, hit, turned.contact, found)
    if isinstance(option, Horizontal | Reverse):
        passage = walk(battlefield, mover, goal_of(state, figure, option), others)
    elif isinstance(option, Vertical):
        passage = _vertical_passage(state, figure, option)
        assert passage is not None, "the refusal is asked first"
    else:
        passage = lift(battlefield, mover, -option.drop, others)
    facing = _facing_after(state, figure, option)
    end = mover.at(passage.x, passage.y, passage.z, facing)
    hit = None if isinstance(option, Land) or passage.obstacle is None else owner_on_table(state, passage.obstacle)
    found = stand(battlefield, end, others)
    return OptionResult(passage.x, passage.y, passage.z, facing, hit, passage.contact, found)


def _facing_after(state: State, figure: FigureId, option: MoveOption) -> float:
    """The facing along the way of an option; vehicles keep theirs.  RU064 (vorwärts), R3.0.15."""
    placed = state.figures[figure]
    start = (placed.x, placed.y)
    if isinstance(option, Horizontal | Vertical) and not is_vehicle(state, figure) and (option.x, option.y) != start:
        return direction(start, (option.x, option.y))
    return placed.facing


def _vertical_passage(state: State, figure: FigureId, option: Vertical) -> Passage | None:
    """The way of a vertical option: up first, then across; down: across first, then down.  RU063.

    None when there is no room for the rise, or for the drop, on the way.
    """
    battlefield, others = footing(state, figure), in_the_way(state, figure)
    mover, to = body(state, figure), goal_of(state, figure, option)
    if option.rise > 0:
        up = lift(battlefield, mover, option.rise, others)
        if not at_most(mover.z + option.rise, up.z):
            return None
        return slide(battlefield, mover.at(up.x, up.y, up.z, mover.facing), to, others)
    across = slide(battlefield, mover, to, others)
    if across.obstacle is not None or option.rise == 0:
        return across
    down = lift(battlefield, mover.at(across.x, across.y, across.z, mover.facing), option.rise, others)
    return None if not at_most(down.z, mover.z + option.rise) else down
