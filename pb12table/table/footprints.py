"""How footprints and zones are relative to each other and to rings, seen from above."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin, sqrt

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Body, body_ring, reach_of
from pb12table.table.index import convex_parts
from pb12table.table.planar import (
    border_distance,
    hull,
    in_polygon,
    in_ring,
    is_on_border,
    ring_distance,
    segment_distance,
)
from pb12table.table.shapes import TOLERANCE, Circle, Footprint, Outline, Point, Ring, ring_area, turned_ring
from pb12table.table.unions import open_ring

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
    """Return whether a base point seen from above lies in an area, its border (and that of its holes) included.

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
    """Return the distance from a point seen from above to an area, in steps; 0 inside it.

    Its band of heights is not asked.
    """
    if in_polygon(point, area.outline, area.holes):
        return 0.0
    return min(border_distance(point, ring) for ring in (area.outline, *area.holes))


def circle_ring(center: Point, radius: float) -> Ring:
    """Return the counter-clockwise ring of a regular polygon as large as a circle and close to it, radius in steps.

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


def body_box(body: Body) -> tuple[float, float, float, float]:
    """Return the bounding box (west, south, east, north) of a footprint on the table."""
    west, south, east, north = reach_of(body.footprint, body.facing)
    return (body.x - west, body.y - south, body.x + east, body.y + north)


def volume(body: Body) -> float:
    """Return the volume of a body in cubic steps: the area of its footprint times its height."""
    footprint = body.footprint
    area = pi * footprint.radius**2 if isinstance(footprint, Circle) else abs(ring_area(footprint.points))
    return area * body.height


def ring_gap(point: Point, ring: Sequence[Point]) -> float:
    """Return the distance from a point to a filled convex ring or a stretch of two points, 0 inside."""
    if len(ring) == 2:
        return segment_distance(point, ring[0], ring[1])
    return 0.0 if in_ring(point, ring) else border_distance(point, ring)


def footprint_distance(first: Body, second: Body) -> float:
    """Return the plan distance in steps of two footprints, 0 if they meet."""
    one, two = body_ring(first), body_ring(second)
    if one is not None and two is not None:
        return ring_distance(one, two)
    if one is not None:
        gap = ring_gap(second.position, one)
    elif two is not None:
        gap = ring_gap(first.position, two)
    else:
        gap = hypot(first.x - second.x, first.y - second.y)
    return max(0.0, gap - _radius(first) - _radius(second))


def ring_distance_to(body: Body, ring: Sequence[Point]) -> float:
    """Return the plan distance in steps of a footprint and a filled convex ring or a stretch of two points, or 0."""
    own = body_ring(body)
    if own is None:
        return max(0.0, ring_gap(body.position, ring) - _radius(body))
    return ring_distance(own, ring if len(ring) > 2 else (ring[0], ring[1], ring[1]))


def _radius(body: Body) -> float:
    return body.footprint.radius if isinstance(body.footprint, Circle) else 0.0


@lru_cache(maxsize=512)
def shrunk_ring(points: Ring, facing: float) -> Ring:
    """Return a polygonal footprint at a facing, TOLERANCE smaller all around, so that mere touching is no overlap."""
    polygon: BaseGeometry = shapely.Polygon(turned_ring(points, facing)).buffer(-TOLERANCE, join_style="mitre")
    if not isinstance(polygon, shapely.Polygon) or polygon.is_empty:
        return turned_ring(points, facing)
    ring = open_ring(polygon.exterior)
    return ring[::-1]


def overlaps_ring(body: Body, ring: Sequence[Point]) -> bool:
    """Return whether a footprint's interior meets a convex ring (or a stretch of two points) by more than TOLERANCE."""
    if len(ring) < 2:
        return False
    if isinstance(body.footprint, Circle):
        return ring_gap(body.position, ring) < body.footprint.radius - TOLERANCE
    own = shrunk_ring(body.footprint.points, body.facing)
    moved_ring = tuple((body.x + x, body.y + y) for x, y in own)
    if len(ring) == 2:
        return ring_distance(moved_ring, (ring[0], ring[1], ring[1])) == 0.0
    return ring_distance(moved_ring, ring) == 0.0


def overlaps_in_plan(first: Body, second: Body) -> bool:
    """Return whether the insides of two footprints meet by more than TOLERANCE."""
    if isinstance(first.footprint, Circle) and isinstance(second.footprint, Circle):
        gap = hypot(first.x - second.x, first.y - second.y)
        return gap < first.footprint.radius + second.footprint.radius - TOLERANCE
    if isinstance(second.footprint, Outline):
        ring = body_ring(second)
        return ring is not None and overlaps_ring(first, ring)
    ring = body_ring(first)
    return ring is not None and overlaps_ring(second, ring)


@lru_cache(maxsize=256)
def centroid_of(points: Ring, facing: float) -> Point:
    """Return the centroid of a polygonal footprint relative to its base point."""
    center = shapely.Polygon(turned_ring(points, facing)).centroid
    return (center.x, center.y)


def centroid(body: Body) -> Point:
    """Return the centroid of a footprint on the table."""
    if isinstance(body.footprint, Circle):
        return body.position
    dx, dy = centroid_of(body.footprint.points, body.facing)
    return (body.x + dx, body.y + dy)


_CIRCLE_SEGMENTS = 32


def footprint_polygon(body: Body) -> shapely.Polygon:
    """Return the footprint as a polygon; a circle becomes one of 128 corners on it."""
    ring = body_ring(body)
    if ring is not None:
        return shapely.Polygon(ring)
    return shapely.Point(body.x, body.y).buffer(_radius(body), quad_segs=_CIRCLE_SEGMENTS)


@lru_cache(maxsize=512)
def _footprint_parts(points: Ring, facing: float) -> tuple[Ring, ...]:
    return convex_parts(turned_ring(points, facing))


def outline_parts(outline: Outline, facing: float) -> tuple[Ring, ...]:
    """Return convex rings, relative to the base point, that together make up a polygonal footprint at a facing."""
    return _footprint_parts(outline.points, facing)


def footprint_ring(footprint: Footprint) -> Ring:
    """Return the outline of a footprint at facing 0, relative to the base point."""
    return circle_ring((0.0, 0.0), footprint.radius) if isinstance(footprint, Circle) else footprint.points


def width_of(footprint: Footprint) -> float:
    """Return the least distance of two parallel lines with a footprint between them."""
    if isinstance(footprint, Circle):
        return 2.0 * footprint.radius
    border = hull(footprint.points)
    # One of the lines lies along an edge.
    return min(
        max(abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / hypot(x2 - x1, y2 - y1) for x, y in border)
        for (x1, y1), (x2, y2) in pairwise([*border, border[0]])
    )
