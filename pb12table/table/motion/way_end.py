"""Where a way ended, and what stopped it."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.table.shapes import Point


@dataclass(frozen=True, slots=True)
class WayEnd:
    """Where a way ends, in steps rounded to GRID, and what stopped it.

    `travelled` is the length in plan; `obstacle` the id of the piece or body hit (None when nothing was hit, also on
    the bare table); `at_edge` says that the edge of the table stopped it; `contact` is the place of the hit in plan.
    """

    x: float
    y: float
    z: float
    travelled: float
    obstacle: str | None
    at_edge: bool
    contact: Point | None
