"""Who sees whom on the whole table, and what a turn or a small step would change about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor
from typing import Literal

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.figures.figures import body, is_able_to_act
from pb12table.systems.pb12.rules.figures.seeing import LEAST_SHARE, concealment, half_angle_of, sight
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.riding import footing, hiding, in_the_way, put
from pb12table.table.battlefield import Body
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body, sighted_facings
from pb12table.table.standing.support import stand
from pb12table.table.units import (
    GRID,
    TOLERANCE,
    direction,
    moved,
    plan_distance,
    rounded,
    rounded_point,
    turn_between,
)

Side = Literal["left", "right"]

SIDEWAYS = 2.0
"""How far aside `better_place` looks, in steps."""

PRECISION = 0.01
"""The way to a better place is a whole number of these, in steps: as many digits as are told of a length."""

STRIDE = 4
"""How many of them apart the places are that are tried first; a better place narrower than this may be missed."""


@dataclass(frozen=True, slots=True)
class FacingChange:
    """From which facings a figure sees another.

    `facings` are stretches in degrees, each running counter-clockwise from a start in [0, 360) to an end that may
    be above 360; (0, 360) alone says that every facing does, and none at all that turning does not help. `turn` is
    the smallest turn that brings a sight line, counter-clockwise positive: 0 when there is one, None without any.
    """

    sees_now: bool
    facings: tuple[tuple[float, float], ...]
    turn: float | None


def facing_change(state: State, observer: FigureId, target: FigureId) -> FacingChange:
    """At which facings a figure would have a sight line to another.  R1.4.22, R1.4.24."""
    facings = sighted_facings(
        state.battlefield,
        body(state, observer),
        body(state, target),
        half_angle_of(state, observer),
        hiding(state, observer, target),
        LEAST_SHARE,
    )
    sees_now = sight(state, observer, target).exists
    if sees_now or not facings:
        return FacingChange(sees_now, facings, 0.0 if sees_now else None)
    facing = state.figures[observer].facing
    # To the next facing on the grid inside a stretch, as that is what a figure can be given.
    ends = [end for start, last in facings for end in (ceil(start / GRID) * GRID, floor(last / GRID) * GRID)]
    turns = [turn_between(facing, rounded(end)) for end in ends]
    return FacingChange(sees_now, facings, min(turns, key=abs, default=None))


@dataclass(frozen=True, slots=True)
class BetterPlace:
    """A place a little aside where a figure has less, or a target more, concealment between them.

    `side` is told by the figure that moves while it looks at the other one, `length` in steps. The levels are the
    concealment before and after; None stands for hidden altogether (no sight line whatever the facing).
    """

    figure: FigureId
    side: Side
    length: float
    place: Point3
    level: int | None


def better_place(state: State, observer: FigureId, target: FigureId, *, of_target: bool = False) -> BetterPlace | None:
    """The smallest step aside after which a target is concealed less (or, for the target's own step, more).

    The step goes to the left or right, square to the line between the two, up to SIDEWAYS, on a way free of
    obstacles to a place with safe stand; None when there is none, as for a figure that is not able to act. The facing
    is left out of it. R1.6.16, R1.10.3, RU013.
    """
    mover, other = (target, observer) if of_target else (observer, target)
    if not is_able_to_act(state, mover):
        return None
    now = _level(state, observer, target)
    sides: tuple[Side, Side] = ("left", "right")
    found = [better for side in sides if (better := _aside(state, mover, other, side, now, of_target)) is not None]
    return min(found, key=lambda better: better.length, default=None)


def _aside(
    state: State, mover: FigureId, other: FigureId, side: Side, now: int | None, of_target: bool
) -> BetterPlace | None:
    """The nearest better place on one side."""
    start, goal = body(state, mover), body(state, other)
    if plan_distance(start.position, goal.position) <= TOLERANCE:
        return None
    heading = direction(start.position, goal.position) + (90.0 if side == "left" else -90.0)
    observer, target = (other, mover) if of_target else (mover, other)

    def try_out(number: int) -> tuple[Body, int | None] | None:
        """The body there and its new level, None when it cannot stand there or is no better off."""
        there = _moved_to(state, mover, rounded_point(moved(start.position, heading, number * PRECISION)))
        if there is None:
            return None
        level = _level(stepped(state, mover, (there.x, there.y, there.z)), observer, target)
        return (there, level) if _is_better(level, now, of_target) else None

    for near, far in _stretches(_free_way(state, mover, moved(start.position, heading, SIDEWAYS))):
        best = try_out(far)
        if best is None:
            continue
        while far - near > 1:
            middle = (near + far) // 2
            closer = try_out(middle)
            if closer is None:
                near = middle
            else:
                far, best = middle, closer
        there, level = best
        return BetterPlace(mover, side, rounded(far * PRECISION), (there.x, there.y, there.z), level)
    return None


def _stretches(length: float) -> Iterator[tuple[int, int]]:
    """A way cut into strides, in units of PRECISION."""
    count = floor((length + TOLERANCE) / PRECISION)
    for near in range(0, count, STRIDE):
        yield near, min(near + STRIDE, count)


def _free_way(state: State, figure: FigureId, to: Point) -> float:
    """How far a figure can walk straight towards a place before something stops it."""
    others = in_the_way(state, figure)
    return walk(footing(state, figure), body(state, figure), rounded_point(to), others).travelled


def _moved_to(state: State, figure: FigureId, to: Point) -> Body | None:
    """The figure's body after a straight walk, None when it does not get there or has no safe stand there."""
    here, battlefield, others = body(state, figure), footing(state, figure), in_the_way(state, figure)
    way_end = walk(battlefield, here, to, others)
    if way_end.obstacle is not None or way_end.at_edge:
        return None
    there = here.at(way_end.x, way_end.y, way_end.z)
    return there if stand(battlefield, there, others).safe else None


def stepped(state: State, figure: FigureId, place: Point3) -> State:
    """A copy of a state after a figure went to a place, facing as before; who is aboard came along.  R3.0.7, R4.2.3."""
    result = state.clone()
    put(result, figure, place, state.figures[figure].facing)
    return result


def _level(state: State, observer: FigureId, target: FigureId) -> int | None:
    """The concealment of a target from an observer who looks all round, None when it is hidden altogether."""
    eye, goal, others = body(state, observer), body(state, target), hiding(state, observer, target)
    seen = sight_to_body(state.battlefield, eye, goal, EVERYWHERE, others, LEAST_SHARE)
    return total(concealment(state, seen)) if seen.exists else None


def _is_better(level: int | None, now: int | None, of_target: bool) -> bool:
    """Whether a level is better for who moves: lower for the observer, higher for the target; None is the highest."""
    if of_target:
        return now is not None and (level is None or level > now)
    return level is not None and (now is None or level < now)
