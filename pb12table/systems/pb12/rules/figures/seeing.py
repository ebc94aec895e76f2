"""Who sees whom, and how well: the table's geometry asked in the words of the rules, for one and for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final, Literal

from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    figures_on_table,
    is_able_to_act,
    is_near,
    is_opposing,
    perception_radius,
    value,
)
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.game.tables import Tables, concealment_level
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import footing, hiding, in_the_way, put
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import stand
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Point,
    Point3,
    at_least,
    direction,
    moved,
    plan_distance,
    rounded,
    rounded_point,
    turn_between,
)
from pb12table.table.sight.sight import (
    EVERYWHERE,
    FigureSight,
    PointSight,
    sight_to_body,
    sight_to_point,
    sighted_facings,
)

SIGHT_STEP: Final = 15.0
"""Degrees to each side of the facing for each point of the sight angle value; R1.4.22."""

LEAST_SHARE: Final = 0.01
"""The share of a silhouette that must be visible for a sight line to exist; RU011."""


def half_angle(sight_angle: int) -> float:
    """Return how far one sees to each side of the facing, in °: 180 is all round.  R1.4.22 (Blickwinkel), RU005."""
    return min(max(SIGHT_STEP * sight_angle, 0.0), EVERYWHERE)


def half_angle_of(state: State, figure: FigureId) -> float:
    """Return how many degrees to each side of its facing a figure sees.  R1.4.22 (Blickwinkel)."""
    return half_angle(value(state, figure, Attribute.SIGHT_ANGLE))


def sight(state: State, observer: FigureId, target: FigureId, facing: float | None = None) -> FigureSight:
    """Return the sight from one figure on the table to another, optionally as if turned to another facing.

    R1.4.24 (Sichtlinie zu einer Figur), RU005, RU011 to RU013.
    """
    crowd, half = state.crowd, half_angle_of(state, observer)
    key = (observer, target, facing, half)
    known = crowd.sights.get(key)
    if known is None:
        eyes, seen = body(state, observer, facing), body(state, target)
        known = sight_to_body(state.battlefield, eyes, seen, half, hiding(state, observer, target), LEAST_SHARE)
        if crowd.has(observer, target):
            crowd.sights[key] = known
    return known


def has_sight_line(state: State, observer: FigureId, target: FigureId, facing: float | None = None) -> bool:
    """Return whether a sight line exists.  R1.4.24 (Sichtlinie zu einer Figur)."""
    return sight(state, observer, target, facing).exists


def is_all_hidden(covered_share: float) -> bool:
    """Return whether too little is left uncovered for a sight line, whatever the sight angle.  RU011, RU013."""
    return not at_least(1.0 - covered_share, LEAST_SHARE)


def point_sight(
    state: State, observer: FigureId, point: Point3, facing: float | None = None, *, through: FigureId | None = None
) -> PointSight:
    """Return the sight line to a point, past the body of the figure that has the point inside.

    R1.4.23 (Sichtlinie), RU005, RU010, RU012.
    """
    crowd, half = state.crowd, half_angle_of(state, observer)
    key = (observer, point, through, facing, half)
    known = crowd.lines.get(key)
    if known is None:
        eyes = body(state, observer, facing)
        known = sight_to_point(state.battlefield, eyes, point, half, hiding(state, observer, through))
        if crowd.has(observer):
            crowd.lines[key] = known
    return known


def sees_base_point(state: State, observer: FigureId, other: FigureId) -> bool:
    """Return whether a figure has a sight line to another's base point, as the source of damage.  R1.8.9, RU043."""
    return point_sight(state, observer, body(state, other).base_point, through=other).exists


def concealment(state: State, seen: FigureSight) -> list[Modifier]:
    """Return TN modifiers for a target's cover: one level for the covered fraction, one for each translucent piece.

    R1.6.16 (Sichtschutz), RU013.
    """
    return concealment_by(state.setup.tables, state.battlefield, seen.covered_share, seen.blockers, seen.translucent)


def level_of_concealment(state: State, seen: FigureSight) -> int:
    """Return what `concealment` adds up to, without needing to find out what covers the target.  R1.6.16, RU013."""
    levels = {piece.id: piece.translucent for piece in state.battlefield.pieces} if seen.translucent else {}
    covered = concealment_level(state.setup.tables, seen.covered_share)
    return covered + sum(levels[piece] for piece in seen.translucent)


def concealment_by(
    tables: Tables, battlefield: Battlefield, covered_share: float, blockers: Sequence[str], translucent: Sequence[str]
) -> list[Modifier]:
    """Return the same for a covered fraction, what covers it, and the translucent pieces between.  R1.6.16, RU013."""
    found: list[Modifier] = []
    level = concealment_level(tables, covered_share)
    if level:
        parts = tuple(Modifier("R1.6.16", "hides-a-part", 0, blocker) for blocker in blockers)
        found.append(Modifier("R1.6.16", "covered", level, blockers[0] if blockers else "", parts))
    levels = {piece.id: piece.translucent for piece in battlefield.pieces} if translucent else {}
    found += [Modifier("R1.6.16", "translucent", levels[piece], piece) for piece in translucent]
    return found


def perceived_although_camouflaged(state: State) -> list[FigureId]:
    """Return the camouflaged figures inside the perception area of an opposing figure.  R4.1.4 (Getarnt), RU111.

    The perceiving figure needs neither sight line nor be able to act.
    """
    found: list[FigureId] = []
    for hidden in figures_on_table(state):
        if Status.CAMOUFLAGED not in hidden.statuses:
            continue
        at = body(state, hidden.id).base_point
        if any(
            is_opposing(state, hidden.id, other.id) and is_near(state, other.id, at, perception_radius(state, other.id))
            for other in figures_on_table(state)
        ):
            found.append(hidden.id)
    return found


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
    """Return the facings at which a figure would have a sight line to another.  R1.4.22, R1.4.24."""
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
    """Return the smallest step aside after which a target is less concealed (or, for the target's own step, more).

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
    """Return the nearest better place on one side."""
    start, goal = body(state, mover), body(state, other)
    if plan_distance(start.position, goal.position) <= TOLERANCE:
        return None
    heading = direction(start.position, goal.position) + (90.0 if side == "left" else -90.0)
    observer, target = (other, mover) if of_target else (mover, other)

    def try_out(number: int) -> tuple[Body, int | None] | None:
        """Return the body there and its new level, None if it cannot stand there or is no better off."""
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
    """Yield a path cut into strides, in units of PRECISION."""
    count = floor((length + TOLERANCE) / PRECISION)
    for near in range(0, count, STRIDE):
        yield near, min(near + STRIDE, count)


def _free_way(state: State, figure: FigureId, to: Point) -> float:
    """Return how far a figure can walk straight towards a place before something stops it."""
    others = in_the_way(state, figure)
    return walk(footing(state, figure), body(state, figure), rounded_point(to), others).travelled


def _moved_to(state: State, figure: FigureId, to: Point) -> Body | None:
    """Return the figure's body after a straight walk, None if it does not get there or has no safe stand there."""
    here, battlefield, others = body(state, figure), footing(state, figure), in_the_way(state, figure)
    way_end = walk(battlefield, here, to, others)
    if way_end.obstacle is not None or way_end.at_edge:
        return None
    there = here.at(way_end.x, way_end.y, way_end.z)
    return there if stand(battlefield, there, others).safe else None


def stepped(state: State, figure: FigureId, place: Point3) -> State:
    """Return a copy of a state after a figure, and all aboard, went to a place, facing as before.  R3.0.7, R4.2.3."""
    result = state.clone()
    put(result, figure, place, state.figures[figure].facing)
    return result


def _level(state: State, observer: FigureId, target: FigureId) -> int | None:
    """Return a target's concealment from an observer looking all round, None if it is hidden altogether."""
    eye, goal, others = body(state, observer), body(state, target), hiding(state, observer, target)
    seen = sight_to_body(state.battlefield, eye, goal, EVERYWHERE, others, LEAST_SHARE)
    return total(concealment(state, seen)) if seen.exists else None


def _is_better(level: int | None, now: int | None, of_target: bool) -> bool:
    """Return whether a level is better for the mover: lower for observers, higher for targets; None is highest."""
    if of_target:
        return now is not None and (level is None or level > now)
    return level is not None and (now is None or level < now)
