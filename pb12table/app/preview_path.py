"""A way across the table as movement options, before anything is committed.

The way is tried on a clone of the state with the very functions the rules use (`move_options`); nothing of the rules
is computed again here.  A simple local rule chooses the options: straight on; over what is low enough where the way is
blocked; down to what is near enough where the ground ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, Literal

import msgspec

from pb12table.pb12.answers import Horizontal, Land, MoveOption, Vertical
from pb12table.pb12.figures import body, value
from pb12table.pb12.modifiers import total
from pb12table.pb12.move_options import OptionResult, option_cost, option_refusal, option_result
from pb12table.pb12.movement import HORIZONTALS_FOR_A_MARKER
from pb12table.pb12.profiles import Attribute, FigureId
from pb12table.pb12.state import State
from pb12table.table.shapes import Point, Point3
from pb12table.table.support import stand_heights
from pb12table.table.units import TOLERANCE, at_most, moved, plan_distance, rounded
from pb12table.table.units import direction as direction_of

Sign = Literal["", "fall", "collision"]
LONGEST: Final = 60
"""How many options a planned way may have."""
SHORTEST: Final = 0.02
"""A way is at its goal when it is nearer than this, in steps."""
PLENTY: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class PlannedOption:
    """One option of a planned way: what it costs, from where to where, and what goes wrong at its end."""

    option: MoveOption
    start: Point3
    end: Point3
    cost: int
    spent: int
    sign: Sign = ""

    @property
    def kind(self) -> str:
        """The option's tag: horizontal, vertical or land."""
        return str(self.option.__struct_config__.tag)


@dataclass(frozen=True, slots=True)
class PathPlan:
    """A planned way.

    `blocked` names the piece or figure that stops it short of the last waypoint ("" when nothing does, "edge" for the
    border of the table, "air" when there is no way down).
    """

    options: tuple[PlannedOption, ...] = ()
    blocked: str = ""

    @property
    def cost(self) -> int:
        """All movement points of the way."""
        return self.options[-1].spent if self.options else 0

    def payable(self, points: int) -> tuple[PlannedOption, ...]:
        """The options that so many movement points pay for."""
        return tuple(option for option in self.options if option.spent <= points)


def mover_at(state: State, figure: FigureId, place: Point3) -> State:
    """A clone of the state with the figure at a place and with movement points in plenty."""
    clone = state.clone()
    mover = clone.figures[figure]
    mover.x, mover.y, mover.z = place
    mover.movement_points = PLENTY
    return clone


def plan_path(state: State, figure: FigureId, waypoints: Sequence[Point]) -> PathPlan:
    """The options that lead a figure through the waypoints; stops where there is no way."""
    placed = state.figures[figure]
    clone = mover_at(state, figure, (placed.x, placed.y, placed.z))
    options: list[PlannedOption] = []
    for waypoint in waypoints:
        blocked = _leg(clone, figure, waypoint, options)
        if blocked:
            return PathPlan(tuple(options), blocked)
    return PathPlan(tuple(options), _settle(clone, figure, options))


def extended(state: State, figure: FigureId, plan: PathPlan, waypoint: Point) -> PathPlan:
    """A planned way with one more leg; a blocked way stays as it is."""
    if plan.blocked:
        return plan
    placed = state.figures[figure]
    start = plan.options[-1].end if plan.options else (placed.x, placed.y, placed.z)
    clone = mover_at(state, figure, start)
    options = list(plan.options)
    blocked = _leg(clone, figure, waypoint, options) or _settle(clone, figure, options)
    return PathPlan(tuple(options), blocked)


def _leg(state: State, figure: FigureId, to: Point, options: list[PlannedOption]) -> str:
    """Add the options of one leg, moving the figure of the clone; return what blocks it, or ""."""
    mover = state.figures[figure]
    while (away := plan_distance((mover.x, mover.y), to)) > SHORTEST:
        if len(options) >= LONGEST:
            return "far"
        here = (mover.x, mover.y, mover.z)
        if not _stands(state, figure):
            blocked = _settle(state, figure, options)
            if blocked:
                return blocked
            continue
        angle = direction_of((mover.x, mover.y), to)
        step = _next_point((mover.x, mover.y), to, away, angle)
        blocked = _advance(state, figure, step, options)
        if blocked or (mover.x, mover.y, mover.z) == here:
            return blocked or "edge"
        if options[-1].sign:
            return "" if options[-1].sign == "fall" and plan_distance((mover.x, mover.y), to) <= SHORTEST else "fall"
    return ""


def _next_point(start: Point, to: Point, away: float, angle: float) -> Point:
    if away <= 1.0:
        return (rounded(to[0]), rounded(to[1]))
    ahead = moved(start, angle, 1.0)
    point = (rounded(ahead[0]), rounded(ahead[1]))
    # Rounding may make a step a hair too long, which the rules would refuse.
    return point if at_most(plan_distance(start, point), 1.0) else _shorter(start, angle)


def _shorter(start: Point, angle: float) -> Point:
    ahead = moved(start, angle, 0.999)
    return (rounded(ahead[0]), rounded(ahead[1]))


def _advance(state: State, figure: FigureId, to: Point, options: list[PlannedOption]) -> str:
    """One option towards a point at most a step away: straight on, over, or down."""
    mover = state.figures[figure]
    straight = option_result(state, figure, Horizontal(*to))
    if straight.obstacle is not None:
        return _over(state, figure, to, straight, options)
    if not straight.stand.safe and straight.stand.reason == "unsupported":
        down = _way_down(state, figure, to)
        if down is not None:
            _take(state, figure, down, options)
            return ""
        _take(state, figure, Horizontal(*to), options, "fall")
        return ""
    if not straight.stand.safe:
        return straight.stand.obstacles[0] if straight.stand.obstacles else "edge"
    if plan_distance((mover.x, mover.y), (straight.x, straight.y)) <= TOLERANCE:
        return "edge"
    _take(state, figure, Horizontal(rounded(straight.x), rounded(straight.y)), options)
    return ""


def _over(state: State, figure: FigureId, to: Point, straight: OptionResult, options: list[PlannedOption]) -> str:
    """Over an obstacle that is low enough; else up to it, without running into it."""
    mover = state.figures[figure]
    rise = _rise_over(state, figure, straight.obstacle or "")
    if rise is not None:
        over = Vertical(to[0], to[1], rise)
        if option_refusal(state, figure, over) is None:
            result = option_result(state, figure, over)
            gained = plan_distance((mover.x, mover.y), (result.x, result.y))
            held = plan_distance((mover.x, mover.y), (straight.x, straight.y))
            if result.obstacle is None and gained > held + SHORTEST and _comes_down(state, figure, over):
                _take(state, figure, over, options)
                return ""
    if plan_distance((mover.x, mover.y), (straight.x, straight.y)) > SHORTEST:
        here = (mover.x, mover.y)
        nearer = (rounded(straight.x), rounded(straight.y))
        touching = Horizontal(*nearer)
        if nearer != here and option_result(state, figure, touching).obstacle is None:
            _take(state, figure, touching, options)
            if rise is not None:
                return ""
    return straight.obstacle or "edge"


def _comes_down(state: State, figure: FigureId, over: Vertical) -> bool:
    """Whether a figure that goes over an obstacle stands safely behind or on it, after landing if need be."""
    trial = state.clone()
    options: list[PlannedOption] = []
    _take(trial, figure, over, options)
    return not _settle(trial, figure, options)


def _rise_over(state: State, figure: FigureId, obstacle: str) -> float | None:
    """How far up one must go to get over a piece of terrain, None when that is too far."""
    mover = state.figures[figure]
    piece = next((piece for piece in state.setup.battlefield.pieces if piece.id == obstacle), None)
    if piece is None:
        return None
    rise = rounded(piece.top - mover.z)
    highest = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    return rise if rise > 0 and at_most(rise, highest) else None


def _way_down(state: State, figure: FigureId, to: Point) -> Vertical | None:
    """The vertical option down to the highest ground within reach at a point, None when there is none."""
    mover = state.figures[figure]
    deepest = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    for height in reversed(stand_heights(state.setup.battlefield, *to)):
        drop = rounded(mover.z - height)
        if drop <= 0 or not at_most(drop, deepest):
            continue
        option = Vertical(to[0], to[1], -drop)
        if option_refusal(state, figure, option) is None:
            result = option_result(state, figure, option)
            if result.obstacle is None and result.stand.safe:
                return option
    return None


def _settle(state: State, figure: FigureId, options: list[PlannedOption]) -> str:
    """Land a figure that is in the air; one that cannot gets the sign of a fall."""
    mover = state.figures[figure]
    while not _stands(state, figure):
        deepest = float(value(state, figure, Attribute.VERTICAL_MOVEMENT))
        heights = [h for h in stand_heights(state.setup.battlefield, mover.x, mover.y) if h < mover.z - TOLERANCE]
        drop = rounded(min(deepest, mover.z - heights[-1])) if heights else 0.0
        option = Land(drop)
        refused = drop <= 0 or option_refusal(state, figure, option) is not None
        if refused or not option_result(state, figure, option).stand.safe:
            if options and not options[-1].sign:
                options[-1] = _signed(options[-1], "fall")
            return "air"
        _take(state, figure, option, options)
    return ""


def _signed(option: PlannedOption, sign: Sign) -> PlannedOption:
    return PlannedOption(option.option, option.start, option.end, option.cost, option.spent, sign)


def _stands(state: State, figure: FigureId) -> bool:
    return option_result(state, figure, Horizontal(*body(state, figure).position)).stand.safe


def _take(
    state: State, figure: FigureId, option: MoveOption, options: list[PlannedOption], sign: Sign = ""
) -> None:
    """Carry out an option on the clone and note it."""
    mover = state.figures[figure]
    start = (mover.x, mover.y, mover.z)
    cost = total(option_cost(state, figure, option))
    result = option_result(state, figure, option)
    mover.x, mover.y, mover.z = rounded(result.x), rounded(result.y), rounded(result.z)
    if isinstance(option, Horizontal | Vertical) and (option.x, option.y) != start[:2]:
        mover.facing = rounded(direction_of(start[:2], (option.x, option.y)))
    spent = (options[-1].spent if options else 0) + cost
    options.append(PlannedOption(option, start, (mover.x, mover.y, mover.z), cost, spent, sign))


# -- what a way costs -----------------------------------------------------------------------------------------


def action_points_for(state: State, figure: FigureId, points: int, full_move: bool) -> int:
    """How many AP give so many movement points (at least 1).  R1.7.2, R1.7.3."""
    speed = max(value(state, figure, Attribute.MOVEMENT), 0)
    if speed == 0:
        return 1
    bonus = speed if full_move else 0
    return max(1, ceil((points - bonus) / speed))


def moved_markers(plan: Sequence[PlannedOption]) -> int:
    """The Moved markers a Move with these options leaves.  R1.7.2, R1.7.4, RU061."""
    horizontals = sum(isinstance(planned.option, Horizontal) for planned in plan)
    return 1 + horizontals // HORIZONTALS_FOR_A_MARKER


def with_facing(plan: Sequence[PlannedOption], facing: float | None) -> list[MoveOption]:
    """The options of a way, with a facing to be taken after the last one."""
    options = [planned.option for planned in plan]
    if options and facing is not None:
        options[-1] = msgspec.structs.replace(options[-1], facing=rounded(facing))
    return options
