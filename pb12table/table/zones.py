"""Areas of the table, with or without a height band."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, pi, sin, sqrt

from pb12table.table.planar import border_distance, in_polygon, is_on_border
from pb12table.table.shapes import Point, Ring, ring_area
from pb12table.table.units import TOLERANCE

__all__ = ["Area", "circle_ring", "distance_to_area", "in_area", "ring_area"]

_BULGE = 0.003
"""How far outside a circle the corners of its polygon may lie, in steps."""


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon of the table with holes and, if `band` is given, the lowest and highest stand height that count."""

    outline: Ring
    holes: tuple[Ring, ...] = ()
    band: tuple[float, float] | None = None


def in_area(area: Area, point: Point, stand_height: float) -> bool:
    """Whether a base point seen from above lies in an area, its border (and that of its holes) included.

    Lengths in steps. An outline of fewer than three points holds nothing.
    """
    if area.band is not None:
        lowest, highest = area.band
        if not lowest - TOLERANCE <= stand_height <= highest + TOLERANCE:
            return False
    if len(area.outline) < 3:
        return False
    if in_polygon(point, area.outline, area.holes):
        return True
    return any(is_on_border(point, ring, TOLERANCE) for ring in (area.outline, *area.holes))


def distance_to_area(area: Area, point: Point) -> float:
    """How far a point seen from above is from an area, in steps; 0 in it.  Its band of heights is not asked."""
    if in_polygon(point, area.outline, area.holes):
        return 0.0
    return min(border_distance(point, ring) for ring in (area.outline, *area.holes))


def circle_ring(center: Point, radius: float) -> Ring:
    """The counter-clockwise ring of a regular polygon as large as a circle and next to it, radius in steps.

    It has as many sides, 16 to 96, as it needs for its corners to lie outside the circle by no more than `_BULGE`; the
    middles of its sides lie inside by half of that. With n sides the circumradius that gives the circle's area is
    r sqrt(2 pi / (n sin(2 pi / n))), about r (1 + pi^2 / (3 n^2)). Four sides lie straight to the west, south, east
    and north, so that a circle beside the edge of the table does not stand out over it.
    """
    sides = min(96, max(16, 4 * ceil(pi * sqrt(radius / (3.0 * _BULGE)) / 4.0)))
    step = 2.0 * pi / sides
    corner = radius * sqrt(step / sin(step))
    angles = ((side + 0.5) * step for side in range(sides))
    return tuple((center[0] + corner * cos(angle), center[1] + corner * sin(angle)) for angle in angles)
