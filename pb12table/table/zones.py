"""Areas of the table, with or without a height band; RU008."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import Point, Ring, ring_area
from pb12table.table.units import TOLERANCE

__all__ = ["Area", "circle_ring", "in_area", "ring_area"]


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon of the table with holes and, if `band` is given, the lowest and highest stand height that count."""

    outline: Ring
    holes: tuple[Ring, ...] = ()
    band: tuple[float, float] | None = None


def in_area(area: Area, point: Point, stand_height: float) -> bool:
    """Whether a base point seen from above lies in an area, its border (and that of its holes) included; RU008.

    Lengths in steps. An outline of fewer than three points holds nothing.
    """
    if area.band is not None:
        lowest, highest = area.band
        if not lowest - TOLERANCE <= stand_height <= highest + TOLERANCE:
            return False
    if len(area.outline) < 3:
        return False
    return depth_in_polygon(point, area.outline, area.holes) >= -TOLERANCE


def circle_ring(center: Point, radius: float, segments: int = 64) -> Ring:
    """The counter-clockwise ring of a regular polygon with its corners on a circle, radius in steps."""
    step = 2.0 * pi / segments
    return tuple((center[0] + radius * cos(i * step), center[1] + radius * sin(i * step)) for i in range(segments))
