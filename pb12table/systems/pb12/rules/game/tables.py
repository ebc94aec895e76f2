"""The tables of the rulebook as data, and how they are read.  RU120.

The values come from `assets/tables.toml`; a scenario may override any of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pb12table.table.shapes import TOLERANCE, at_most


class RangeCategory(StrEnum):
    """How far a target is, measured by a range factor.  R1.1.15 (Entfernungskategorien), R1.7.11."""

    NEAR = "near"
    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"
    EXTREME = "extreme"
    BEYOND_EXTREME = "beyond_extreme"
    OUT_OF_RANGE = "out_of_range"


CATEGORIES: Final = tuple(RangeCategory)
"""The range categories, the nearest first."""


class Chooser(StrEnum):
    """Who chooses the direction of a random movement.  R1.5.6."""

    OPPONENT = "opponent"
    CONTROLLER = "controller"


@dataclass(frozen=True, slots=True)
class StepLength:
    """One row of the recommended step lengths: scale 1:`scale`, one step in centimetres.  R1.1.13."""

    scale: int
    step_cm: float


@dataclass(frozen=True, slots=True)
class DivergenceRow:
    """What a failed check does to a target radius; `radius` None: no effect at all.  R1.6.10."""

    radius: int | None
    strength: int = 0
    sector: int = 360


@dataclass(frozen=True, slots=True)
class ConcealmentRow:
    """Up to `share` of the silhouette covered (inclusive; below it for level 0) gives `level`.  R1.6.16, RU013."""

    share: float
    level: int


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables.

    `range_bounds`: upper bounds of near to extreme in multiples of the range factor, then of beyond extreme.
    `damage`: damage points by damage table 1..6 and result 1..12.  `random_movement`: for faces 1..12 the
    clockwise angle to the facing, or who chooses.  `darkness`: name and level.
    """

    step_lengths: tuple[StepLength, ...]
    range_bounds: tuple[float, ...]
    beyond_extreme_modifier: int
    damage: tuple[tuple[int, ...], ...]
    random_movement: tuple[int | Chooser, ...]
    divergence: tuple[DivergenceRow, ...]
    concealment: tuple[ConcealmentRow, ...]
    hidden_above: float
    darkness: tuple[tuple[str, int], ...]


def range_category(tables: Tables, factor: float, distance: float) -> RangeCategory:
    """Return the range category of a distance in steps; bounds are inclusive above.  R1.1.15, R1.7.11, RU004."""
    for category, bound in zip(CATEGORIES, tables.range_bounds, strict=False):
        if at_most(distance, bound * factor):
            return category
    return RangeCategory.OUT_OF_RANGE


def damage_points(tables: Tables, damage_table: int, result: int) -> int:
    """Return how many damage points a damage result costs.  R1.5.3 (Schadenswirkungstabellen)."""
    if result < 1:
        return 0
    return tables.damage[damage_table - 1][min(result, 12) - 1]


def concealment_level(tables: Tables, covered_share: float) -> int:
    """Return the concealment level for a covered fraction 0..1.  R1.6.16 (Sichtschutz durch Abdeckung), RU013."""
    for row in tables.concealment:
        if covered_share <= row.share + (TOLERANCE if row.level else -TOLERANCE):
            return row.level
    return tables.concealment[-1].level


def random_direction(tables: Tables, face: int) -> int | Chooser:
    """Return the direction of a random movement, clockwise from the facing, or who chooses it.  R1.5.6."""
    return tables.random_movement[face - 1]
