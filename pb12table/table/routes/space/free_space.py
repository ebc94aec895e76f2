"""Where a body can walk: storeys of the table, each a plane set of polygons free of everything solid.

A storey joins the surfaces that walking leads between without a climb: the table with all low ledges, a roof with the
ramps that lead up to it, unless one lies above the other. Solid terrain is inflated by the body's radius (round
footprints; others by the circle around them), so that the body becomes a point. Straight walls are exact, round
corners become polygons around the true arc, at most 0.083 of the radius too wide at their points (0.02 on the way to a
goal), but exact towards what leaves just about room for the body between. A storey is made once for each battlefield
and shape of body; other bodies are no part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats, Truths
from pb12table.table.battlefield import Battlefield
from pb12table.table.motion.inflating import FAN, SLACK
from pb12table.table.prepared import prepare_for_threads
from pb12table.table.routes.space.borders import borders, corners
from pb12table.table.routes.space.walkable import NO_AREA, Surface, between_heights, end_of, surfaces_of
from pb12table.table.shapes import Point
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import TOLERANCE

_TOUCH = 0.001


@dataclass(frozen=True, slots=True, eq=False)
class Storey:
    """Surfaces that are walked as one plane.

    `wholes` are those of the surfaces, in their order. `edges` are the borders of `walk` as rows (from x, from y, to x,
    to y) with the free side on the left, `end_edges` those of `end`; `corners` the places around which ways bend, as
    rows of `borders.corners`.
    """

    number: int
    surfaces: tuple[Surface, ...]
    wholes: NDArray[np.object_]
    walk: BaseGeometry
    end: BaseGeometry
    edges: Floats
    end_edges: Floats
    corners: Floats

    @property
    def low(self) -> float:
        """The lowest height of the storey."""
        return min(surface.low for surface in self.surfaces)

    @property
    def high(self) -> float:
        """The greatest height of the storey."""
        return max(surface.high for surface in self.surfaces)

    @property
    def ramps(self) -> list[BaseGeometry]:
        """The slopes of the storey, seen from above."""
        return [surface.whole for surface in self.surfaces if surface.ramp is not None]

    @property
    def ledges(self) -> list[Surface]:
        """The level surfaces that one steps up to from others, the lowest left out."""
        low = self.low
        return [surface for surface in self.surfaces if surface.ramp is None and surface.height > low + SUPPORT_BAND]

    @property
    def has_strips(self) -> bool:
        """Whether there are places to pass but not to stop at."""
        return self.end is not self.walk

    def contain(self, x: Floats, y: Floats) -> Truths:
        """Which of some base points lie inside the region to walk in."""
        return np.asarray(shapely.contains_xy(self.walk, x, y), dtype=np.bool_)

    def may_stop(self, points: Floats) -> Truths:
        """At which of some base points, in the region to walk in, a body may also stop."""
        if not self.has_strips:
            return np.ones(len(points), dtype=np.bool_)
        return np.asarray(shapely.contains_xy(self.end, points[:, 0], points[:, 1]), dtype=np.bool_)

    def contains(self, point: Point) -> bool:
        """Whether a base point lies inside the region to walk in."""
        return bool(shapely.contains_xy(self.walk, point[0], point[1]))

    def eye_at(self, point: Point) -> Point | None:
        """The nearest place inside the region to walk in, None when the point itself lies in it."""
        if self.contains(point):
            return None
        inner = self.walk.buffer(-2.0 * SLACK)
        if inner.is_empty:
            return None
        _, nearest = shapely.get_coordinates(shapely.shortest_line(shapely.Point(point), inner)).tolist()
        return (nearest[0], nearest[1])

    def holds(self, point: Point, height: float) -> bool:
        """Whether a surface of the storey has a stand height at a point, within 0.1."""
        return any(
            abs(surface.height_at(point) - height) <= SUPPORT_BAND + TOLERANCE
            and surface.whole.distance(shapely.Point(point)) < 1e-6
            for surface in self.surfaces
        )

    def between(self, low: float, high: float) -> BaseGeometry:
        """The part with a stand height from `low` to `high`: where surfaces overlap, the highest counts."""
        above: BaseGeometry = shapely.Polygon()
        found: list[BaseGeometry] = []
        for surface in sorted(self.surfaces, key=lambda surface: surface.high, reverse=True):
            if surface.ramp is not None:
                band = between_heights(surface.ramp, low - TOLERANCE, high + TOLERANCE)
                found += [] if band is None else [band.difference(above)]
            elif low - TOLERANCE <= surface.height <= high + TOLERANCE:
                found.append(surface.whole.difference(above))
            above = above.union(surface.whole)
        return shapely.union_all(found)

    def height_at(self, point: Point) -> float:
        """The height of the highest surface of the storey at a point, or of the nearest one beside it."""
        if len(self.surfaces) == 1:
            return self.surfaces[0].height_at(point)
        away = shapely.distance(self.wholes, shapely.Point(point))
        nearest: list[int] = (away <= away.min() + TOLERANCE).nonzero()[0].tolist()
        return max(self.surfaces[number].height_at(point) for number in nearest)


@lru_cache(maxsize=64)
def storeys(battlefield: Battlefield, radius: float, height: float, fan: float = FAN) -> tuple[Storey, ...]:
    """All storeys of a battlefield for bodies of a radius and height in steps; that of the table is the first.

    Round corners are turned by a `fan` at most from side to side, in radians.
    """
    surfaces = list(surfaces_of(battlefield, radius, height, fan))
    groups: list[list[Surface]] = [[surface] for surface in surfaces]
    for number, first in enumerate(surfaces):
        for second in surfaces[:number]:
            one = next(group for group in groups if first in group)
            two = next(group for group in groups if second in group)
            if one is not two and _are_joined(first, second) and not _lie_above(one, two):
                earlier, later = sorted((one, two), key=lambda group: surfaces.index(group[0]))
                groups.remove(later)
                earlier += later
    return tuple(_storey(number, group) for number, group in enumerate(groups))


@lru_cache(maxsize=64)
def _bounds(found: tuple[Storey, ...]) -> Floats:
    """West, south, east and north of the regions to walk in, as rows; not a number where there is none."""
    return np.asarray(shapely.bounds([storey.walk for storey in found]), dtype=np.float64).reshape(len(found), 4)


def storeys_near(found: tuple[Storey, ...], point: Point, reach: float) -> list[Storey]:
    """The storeys of which the box around the region to walk in comes within a reach of a point."""
    west, south, east, north = _bounds(found).T
    x, y = point
    near = (west <= x + reach) & (east >= x - reach) & (south <= y + reach) & (north >= y - reach)
    return [found[number] for number in near.nonzero()[0].tolist()]


@lru_cache(maxsize=64)
def careful_storeys(battlefield: Battlefield, radius: float, height: float, fan: float = FAN) -> tuple[Storey, ...]:
    """The same storeys, walked only where one may stop, too: half on a ledge there is no safe stand."""
    return tuple(
        replace(storey, walk=storey.end, edges=storey.end_edges, corners=corners(storey.end))
        if storey.has_strips and not storey.end.is_empty
        else storey
        for storey in storeys(battlefield, radius, height, fan)
    )


def storey_at(found: Sequence[Storey], point: Point, height: float) -> Storey | None:
    """The storey a body at a place and stand height walks on, the nearest in plan; None high above all of them."""
    place = shapely.Point(point)
    best: tuple[float, float, Storey] | None = None
    for storey in found:
        for surface in storey.surfaces:
            rise = abs(surface.height_at(point) - height)
            if rise <= SUPPORT_BAND + TOLERANCE:
                away = (round(float(surface.walk.distance(place)), 6), rise, storey)
                if best is None or away[:2] < best[:2]:
                    best = away
    return best[2] if best is not None else None


# -- joining surfaces -------------------------------------------------------------------------------------------


def _are_joined(first: Surface, second: Surface) -> bool:
    """Whether walking leads from one surface to the other."""
    return meeting_parts(first, second) is not None


def meeting_parts(first: Surface, second: Surface) -> tuple[BaseGeometry, BaseGeometry] | None:
    """The parts of two surfaces within a ledge of the heights the other one has, None where they do not meet."""
    if first.low > second.high + first.ledge or second.low > first.high + first.ledge:
        return None
    if not shapely.dwithin(first.walk, second.walk, _TOUCH):
        return None
    one, two = _near_height(first, second), _near_height(second, first)
    if one is None or two is None or not shapely.dwithin(one, two, _TOUCH):
        return None
    return one, two


def _near_height(surface: Surface, other: Surface) -> BaseGeometry | None:
    """The part of a surface's free region that is within a ledge of the heights the other one has."""
    slack = surface.ledge + TOLERANCE
    if surface.ramp is None:
        return surface.walk
    band = between_heights(surface.ramp, other.low - slack, other.high + slack)
    return None if band is None else surface.walk.intersection(band)


def _lie_above(first: Sequence[Surface], second: Sequence[Surface]) -> bool:
    """Whether a surface of one group lies above one of the other, so that a plane cannot hold both."""
    for one in first:
        for two in second:
            common = one.walk.intersection(two.walk)
            if common.area <= NO_AREA:
                continue
            for part in shapely.get_parts(common):
                point = part.representative_point()
                place = (point.x, point.y)
                if part.area > NO_AREA and abs(one.height_at(place) - two.height_at(place)) > one.ledge + TOLERANCE:
                    return True
    return False


def _storey(number: int, surfaces: list[Surface]) -> Storey:
    walk = _united([surface.walk for surface in surfaces])
    ends = [surface.end for surface in surfaces]
    if all(surface.end is surface.walk for surface in surfaces):
        end = walk
    else:
        end = end_of(walk, _ends(surfaces, ends))
    wholes = np.array([surface.whole for surface in surfaces])
    prepare_for_threads(walk, end)
    edges = borders(walk)
    end_edges = edges if end is walk else borders(end)
    return Storey(number, tuple(surfaces), wholes, walk, end, edges, end_edges, corners(walk))


def _ends(surfaces: list[Surface], ends: list[BaseGeometry]) -> BaseGeometry:
    """Where to stop: on a higher surface its own rule counts, not that of the one below."""
    found: list[BaseGeometry] = []
    for surface, end in zip(surfaces, ends, strict=True):
        above = [other.whole for other in surfaces if other.low >= surface.high and other is not surface]
        found.append(end.difference(shapely.union_all(above)) if above else end)
    return _united(found)


def _united(regions: list[BaseGeometry]) -> BaseGeometry:
    """Regions as one; seams narrower than a thousandth are closed."""
    if len(regions) == 1:
        return regions[0]
    seam = 0.00004
    # Points in line make the mitre of a corner infinitely long before it is cut off; that is no mistake.
    with np.errstate(divide="ignore", invalid="ignore"):
        wider = shapely.buffer(regions, seam, join_style="mitre")
    return shapely.union_all(wider)
