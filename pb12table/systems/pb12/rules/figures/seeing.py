"""Who sees whom, and how well: the table's geometry asked in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    figures_on_table,
    is_near,
    is_opposing,
    perception_radius,
    value,
)
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.game.tables import Tables, concealment_level
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, PointSight, sight_to_body, sight_to_point
from pb12table.table.units import at_least

SIGHT_STEP: Final = 15.0
"""Degrees to each side of the facing for each point of the sight angle value; R1.4.22."""

LEAST_SHARE: Final = 0.01
"""The share of a silhouette that must be visible for a sight line to exist; RU011."""


def half_angle(sight_angle: int) -> float:
    """How much is seen to each side of the facing, in degrees: 180 is all round.  R1.4.22 (Blickwinkel), RU005."""
    return min(max(SIGHT_STEP * sight_angle, 0.0), EVERYWHERE)


def half_angle_of(state: State, figure: FigureId) -> float:
    """How many degrees to each side of its facing a figure sees.  R1.4.22 (Blickwinkel)."""
    return half_angle(value(state, figure, Attribute.SIGHT_ANGLE))


def sight(state: State, observer: FigureId, target: FigureId, facing: float | None = None) -> FigureSight:
    """The sight from one figure on the table to another, optionally as if turned to a facing.

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
    """Whether a sight line exists.  R1.4.24 (Sichtlinie zu einer Figur)."""
    return sight(state, observer, target, facing).exists


def is_all_hidden(covered_share: float) -> bool:
    """Whether too little is left uncovered for a sight line, whatever the sight angle.  RU011, RU013."""
    return not at_least(1.0 - covered_share, LEAST_SHARE)


def point_sight(
    state: State, observer: FigureId, point: Point3, facing: float | None = None, *, through: FigureId | None = None
) -> PointSight:
    """The sight line to a point, past the body of the figure that has the point inside.

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
    """Whether a figure has a sight line to another's base point, as the source of damage.  R1.8.9, RU043."""
    return point_sight(state, observer, body(state, other).base_point, through=other).exists


def concealment(state: State, seen: FigureSight) -> list[Modifier]:
    """TN modifiers from what covers a target: one level for the covered share, one for each translucent piece.

    R1.6.16 (Sichtschutz), RU013.
    """
    return concealment_by(state.setup.tables, state.battlefield, seen.covered_share, seen.blockers, seen.translucent)


def level_of_concealment(state: State, seen: FigureSight) -> int:
    """What `concealment` adds up to; what covers the target need not be found out for it.  R1.6.16, RU013."""
    levels = {piece.id: piece.translucent for piece in state.battlefield.pieces} if seen.translucent else {}
    covered = concealment_level(state.setup.tables, seen.covered_share)
    return covered + sum(levels[piece] for piece in seen.translucent)


def concealment_by(
    tables: Tables, battlefield: Battlefield, covered_share: float, blockers: Sequence[str], translucent: Sequence[str]
) -> list[Modifier]:
    """The same for a covered share, what covers it, and the translucent pieces between.  R1.6.16, RU013."""
    found: list[Modifier] = []
    level = concealment_level(tables, covered_share)
    if level:
        parts = tuple(Modifier("R1.6.16", "hides-a-part", 0, blocker) for blocker in blockers)
        found.append(Modifier("R1.6.16", "covered", level, blockers[0] if blockers else "", parts))
    levels = {piece.id: piece.translucent for piece in battlefield.pieces} if translucent else {}
    found += [Modifier("R1.6.16", "translucent", levels[piece], piece) for piece in translucent]
    return found


def perceived_although_camouflaged(state: State) -> list[FigureId]:
    """The camouflaged figures inside the perception area of an opposing figure.  R4.1.4 (Getarnt), RU111.

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
