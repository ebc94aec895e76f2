"""Plain shapes: points, rings, footprints of bodies and plane regions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, radians, sin

import shapely
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]
Point3 = tuple[float, float, float]
Ring = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""West, south, east and north of something in a plane: an upright rectangle around it."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A round footprint around the base point, seen from above; the radius is in steps."""

    radius: float


@dataclass(frozen=True, slots=True)
class Outline:
    """A polygonal footprint, convex or not, relative to the base point at facing 0; it turns with the facing."""

    points: Ring


Footprint = Circle | Outline

SLIVER = 1e-9
"""Parts of a seen or hidden ground smaller than this, in square steps, are artefacts of rounding."""


def ring_area(ring: Ring) -> float:
    """The signed area of a ring in square steps, positive when it runs counter-clockwise."""
    total = 0.0
    if not ring:
        return total
    last_x, last_y = ring[-1]
    for x, y in ring:
        total += last_x * y - x * last_y
        last_x, last_y = x, y
    return total / 2.0


@dataclass(frozen=True, slots=True)
class Region:
    """A set of plane polygons, each an outer ring and its holes (rings not closed), to draw or print."""

    rings: tuple[tuple[Ring, tuple[Ring, ...]], ...] = ()

    @property
    def area(self) -> float:
        """The area in square steps."""
        return sum(abs(ring_area(outer)) - sum(abs(ring_area(hole)) for hole in holes) for outer, holes in self.rings)

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies in the region."""
        return not self.rings


NOWHERE = Region()


def open_ring(closed: BaseGeometry) -> Ring:
    """The ring of a closed line, without the repeated last point."""
    xs, ys = shapely.get_coordinates(closed)[:-1].T.tolist()
    return tuple(zip(xs, ys, strict=True))


def region_of(geometry: BaseGeometry) -> Region:
    """The region of a shapely geometry; points and lines in it are left out."""
    rings: list[tuple[Ring, tuple[Ring, ...]]] = []
    for part in shapely.get_parts(geometry):
        if isinstance(part, shapely.Polygon) and not part.is_empty:
            holes = tuple(open_ring(hole) for hole in part.interiors)
            rings.append((open_ring(part.exterior), holes))
        elif isinstance(part, shapely.MultiPolygon | shapely.GeometryCollection):
            rings.extend(region_of(part).rings)
    return Region(tuple(rings))


def geometry_of(region: Region) -> BaseGeometry:
    """The shapely geometry of a region."""
    polygons = [shapely.Polygon(outer, holes) for outer, holes in region.rings]
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)


def box_of(points: Iterable[Point]) -> Box:
    """The least upright rectangle around some points, of which there must be one, in the unit of the points."""
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def boxes_overlap(first: Box, second: Box) -> bool:
    """Whether two upright rectangles have some area in common; those that only touch have none."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def box_ring(left: float, bottom: float, right: float, top: float) -> Ring:
    """The counter-clockwise ring of an upright rectangle."""
    return ((left, bottom), (right, bottom), (right, top), (left, top))


@lru_cache(maxsize=512)
def turned_ring(points: Ring, facing: float) -> Ring:
    """A ring turned about the origin by `facing` degrees, made counter-clockwise."""
    quarter = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    # Quarter turns are exact so that a vehicle along an axis stays along it.
    c, s = quarter.get(facing % 360.0) or (cos(radians(facing)), sin(radians(facing)))
    ring = tuple((x * c - y * s, x * s + y * c) for x, y in points)
    return ring if ring_area(ring) >= 0.0 else ring[::-1]


def outline_at(outline: Outline, x: float, y: float, facing: float) -> Ring:
    """The ring of a polygonal footprint put down at (x, y) with a facing in degrees, counter-clockwise."""
    return tuple((x + dx, y + dy) for dx, dy in turned_ring(outline.points, facing))


@lru_cache(maxsize=512)
def circumradius(footprint: Footprint) -> float:
    """The radius of the smallest circle about the base point that holds the footprint."""
    if isinstance(footprint, Circle):
        return footprint.radius
    return max(hypot(x, y) for x, y in footprint.points)


def extent(footprint: Footprint) -> float:
    """The longest extent of a footprint: the greatest distance in steps between two of its points."""
    if isinstance(footprint, Circle):
        return 2.0 * footprint.radius
    return max(hypot(x - east, y - north) for x, y in footprint.points for east, north in footprint.points)
