"""Many overlapping polygons as one, shapes prepared for many questions, and the arrays geometry works with."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, pi, sqrt
from threading import Lock
from typing import Any

import numpy as np
import shapely
from manifold3d import CrossSection, FillRule, OpType
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from pb12table.table.shapes import NOWHERE, ROUND_ERROR, Point, Region, Ring, discs

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
Truths = NDArray[np.bool_]


def open_ring(closed: BaseGeometry) -> Ring:
    """Return the ring of a closed line, without the repeated last point."""
    xs, ys = shapely.get_coordinates(closed)[:-1].T.tolist()
    return tuple(zip(xs, ys, strict=True))


def region_of(geometry: BaseGeometry) -> Region:
    """Return the region of a shapely geometry; points and lines in it are left out."""
    rings: list[tuple[Ring, tuple[Ring, ...]]] = []
    for part in shapely.get_parts(geometry):
        if isinstance(part, shapely.Polygon) and not part.is_empty:
            holes = tuple(open_ring(hole) for hole in part.interiors)
            rings.append((open_ring(part.exterior), holes))
        elif isinstance(part, shapely.MultiPolygon | shapely.GeometryCollection):
            rings.extend(region_of(part).rings)
    return Region(tuple(rings))


def geometry_of(region: Region) -> BaseGeometry:
    """Return the shapely geometry of a region."""
    polygons = [shapely.Polygon(outer, holes) for outer, holes in region.rings]
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)


def ellipse(middle: Point, along: Point, half_along: float, half_across: float) -> shapely.Polygon:
    """Return an ellipse with its two half axes, the first in the direction of the unit vector `along`."""
    count = max(8, ceil(2.0 * pi / sqrt(12.0 * ROUND_ERROR / max(half_along, half_across, 1.0))))
    ring = discs(np.zeros((1, 2)), np.ones(1), count)[0]
    ax, ay = along
    xs = middle[0] + ax * half_along * ring[:, 0] - ay * half_across * ring[:, 1]
    ys = middle[1] + ay * half_along * ring[:, 0] + ax * half_across * ring[:, 1]
    return shapely.Polygon(np.column_stack((xs, ys)))


def in_rows(table: Floats) -> Floats:
    """Return a table stored row by row in memory, as kernels want it; usually the very same one."""
    return np.ascontiguousarray(table)


_NEAR = 1.0

_ALONE = Lock()
"""Held while a shape is made ready, and while it is compared with lines or polygons."""


def are_inside(region: Region, places: Floats) -> Truths:
    """Return which places, given as rows of x and y, lie inside a region."""
    return np.asarray(shapely.contains_xy(geometry_of(region), places[:, 0], places[:, 1]), dtype=np.bool_)


def prepare_for_threads(*shapes: BaseGeometry) -> None:
    """Prepare shapes, with all that GEOS would only build at the first question of each sort.

    The window works out beside its frames where one gets to, while a click looks for a way on the same ground.  Two
    threads that ask the first such question of one shape at the same time build the same thing twice, and one of them
    looks into what the other has thrown away: the program ended without a word.  So nothing may be asked of a shape
    that is kept before this is done; best it is done where the shape is made.  `shapely.contains_xy` and
    `intersects_xy` prepare unasked: what is kept and given to them must be ready for threads, too.

    Then threads may ask of points as they like, but of lines and polygons only by `meeting` and `near`.
    """
    for shape in shapes:
        with _ALONE:
            _prepare(shape)


def meeting(shape: BaseGeometry, others: Any) -> Truths:
    """Return which lines or polygons meet a prepared, kept shape.

    GEOS writes down in the shape itself what it compares with it: two threads at once, and the program is gone.
    """
    with _ALONE:
        return np.asarray(shapely.intersects(shape, others), dtype=np.bool_)


def near(shape: BaseGeometry, others: Any, distance: float) -> Truths:
    """Return which lines or polygons come within a distance of a prepared, kept shape; see `meeting`."""
    with _ALONE:
        return np.asarray(shapely.dwithin(shape, others, distance), dtype=np.bool_)


def _prepare(shape: BaseGeometry) -> None:
    shapely.prepare(shape)
    if shape.is_empty:
        return
    west, south, east, north = shape.bounds
    corners = [(west - _NEAR, south - _NEAR), (east + _NEAR, north + _NEAR)]
    inside = shapely.point_on_surface(shape)
    # A line with both ends outside is held against the edges, a point against the inside, a distance against both.
    across = shapely.linestrings([corners[0], (inside.x, inside.y), corners[1]])
    shapely.intersects(shape, across)
    shapely.contains_properly(shape, across)
    shapely.intersects_xy(shape, inside.x, inside.y)
    shapely.dwithin(shape, shapely.points(corners[0]), _NEAR)


_DUST = 1e-7
"""Rings smaller than this, in square steps, are artefacts of rounding."""

_NOTHING = shapely.Polygon()

_SIZES = (17.3, 16.0, 23.9, 13.7, 29.1)
"""How many times larger polygons are drawn to be cut: Manifold rounds to 1e-8, which then is less than 1e-9."""

_SAME = 1e-9
"""The share of an area by which two drawings may differ by rounding."""

_FAR = 1e5
_WORLD = shapely.box(-_FAR, -_FAR, _FAR, _FAR)
"""What reaches farther than this, in steps, is cut off: Manifold takes no endless numbers."""

_BUNCH, _CELL, _BITS = 8, 0.5, 20
"""How many rings are joined at a time, and the size of the cells, in steps, by which they are put in order; so many
digits of the cells' numbers count.
"""


def left_over(region: BaseGeometry, polygons: Sequence[BaseGeometry]) -> BaseGeometry:
    """Return what is left of a region outside polygons, as valid polygons; corners are exact to 1e-9 steps."""
    # Only what lies in the region and in none of the others is wound about once from the left.
    return _polygons_of(_agreed([*_rings_of([region]), *_rings_of(polygons, clockwise=True)], region.area))


def union_of(polygons: Sequence[BaseGeometry]) -> BaseGeometry:
    """Return the union of polygons, as valid polygons; corners lie within 1e-9 steps of the exact ones."""
    if len(polygons) == 1:
        return polygons[0]
    return _polygons_of(_agreed(_rings_of(polygons), sum(polygon.area for polygon in polygons)))


def merged(rings: Sequence[Ring]) -> BaseGeometry:
    """Return the union of a few small rings, as valid polygons, as exact as numbers are if both libraries agree."""
    turned = [points if _area(points) > 0.0 else points[::-1] for points in map(np.array, rings)]
    drawn = CrossSection([_SIZES[0] * points for points in turned], FillRule.Positive).area() / _SIZES[0] ** 2
    try:
        union = shapely.union_all([shapely.Polygon(ring) for ring in rings])
    except shapely.GEOSException:
        # Of edges that nearly lie on one another GEOS now and then makes no polygon at all.
        union = _NOTHING
    return union if abs(union.area - drawn) < _DUST else _polygons_of(_agreed(turned, drawn))


def _agreed(rings: Sequence[Floats], most: float) -> CrossSection:
    """Return what rings enclose at least once from the left, as two differently sized drawings agree; at `most` that.

    Where edges nearly lie on one another no library is always right: GEOS leaves a polygon out of a union, Clipper, in
    Manifold, fills a hole, both without a word and for one drawing in thousands.
    """
    same = _SAME * max(1.0, most)
    areas: list[float] = []
    for size in _SIZES:
        found = CrossSection([size * ring for ring in rings], FillRule.Positive)
        areas.append(found.area() / size**2)
        if any(abs(areas[-1] - area) < same for area in areas[:-1]):
            break
    return found.scale((1.0 / size, 1.0 / size))


def nearest_inside(region: Region, to: Point, inside: float) -> Point | None:
    """Return the place of a region so far inside its border that is nearest to another; None where it is too narrow."""
    inner = geometry_of(region).buffer(-inside)
    if inner.is_empty:
        return None
    near = nearest_points(inner, shapely.Point(to))[0]
    return (near.x, near.y)


def enclosed(lines: Sequence[Sequence[Point]]) -> Region:
    """Return what lines enclose on all sides, where they meet or cross, however they are divided."""
    drawn = shapely.union_all([shapely.LineString(line) for line in lines])
    rooms = [room for room in shapely.get_parts(shapely.polygonize([drawn])) if room.area > _DUST]
    return region_of(union_of(rooms)) if rooms else NOWHERE


def united(rings: Sequence[Floats]) -> BaseGeometry:
    """Return the union of rings running counter-clockwise (rows x, y, not closed), as valid polygons, exact to 1e-7."""
    return _polygons_of(_joined(rings))


def _rings_of(geometries: Sequence[BaseGeometry], *, clockwise: bool = False) -> list[Floats]:
    """Return all rings of polygons, outer ones in either direction, their holes the other way; cut off far away."""
    near = list(geometries)
    for number in np.flatnonzero(np.abs(shapely.bounds(near)).max(axis=1) > _FAR):
        near[number] = shapely.intersection(near[number], _WORLD)
    facing = shapely.orient_polygons(shapely.get_parts(np.asarray(near)), exterior_cw=clockwise)
    places, numbers = shapely.get_coordinates(shapely.get_rings(facing), return_index=True)
    return np.split(places, np.flatnonzero(np.diff(numbers)) + 1)


def _polygons_of(section: CrossSection) -> BaseGeometry:
    """Return the valid polygons of a section."""
    polygons: list[shapely.Polygon] = []
    loose: list[Floats] = []
    for part in section.decompose():
        rings = [(ring, _area(ring)) for ring in part.to_polygons()]
        outers = [ring for ring, area in rings if area > _DUST]
        holes = [ring for ring, area in rings if area < -_DUST]
        if not outers:
            # A hole that touches its outer ring at two corners comes as a part of its own.
            loose += holes
        elif len(outers) == 1:
            polygons.append(shapely.Polygon(outers[0], holes))
        else:
            # Rounding holds some together at a point.
            inner = shapely.union_all([shapely.Polygon(hole) for hole in holes])
            alone = shapely.difference([shapely.Polygon(outer) for outer in outers], inner)
            polygons.extend(shapely.get_parts(alone).tolist())
    if loose:
        inner = shapely.union_all([shapely.Polygon(hole) for hole in loose])
        polygons = [*shapely.get_parts(shapely.difference(polygons, inner)).tolist()]
    whole = shapely.MultiPolygon(polygons)
    return whole if whole.is_valid else shapely.make_valid(whole)


def _joined(rings: Sequence[Floats]) -> CrossSection:
    """Return the union of rings, joined near ones first and then their results: what crosses a sweep line then stays
    short, and what lies inside is soon forgotten.
    """
    if len(rings) <= 2 * _BUNCH:
        return CrossSection(list(rings), FillRule.Positive)
    order = _along_a_curve(np.array([ring[0] for ring in rings])).tolist()
    groups = [[rings[number] for number in order[first : first + _BUNCH]] for first in range(0, len(order), _BUNCH)]
    near = [CrossSection(group, FillRule.Positive) for group in groups]
    while len(near) > 1:
        bunches = [near[first : first + _BUNCH] for first in range(0, len(near), _BUNCH)]
        near = [CrossSection.batch_boolean(bunch, OpType.Add) for bunch in bunches]
    return near[0]


def _along_a_curve(places: Floats) -> Integers:
    """Return an order of places in which nearby ones mostly follow each other (Morton, 1966)."""
    cells = np.floor((places - places.min(axis=0)) / _CELL).astype(np.int64)
    keys = np.zeros(len(places), dtype=np.int64)
    for bit in range(min(_BITS, int(cells.max()).bit_length())):
        keys |= ((cells[:, 0] >> bit) & 1) << (2 * bit) | ((cells[:, 1] >> bit) & 1) << (2 * bit + 1)
    return np.argsort(keys, kind="stable")


def _area(ring: Floats) -> float:
    x, y = ring[:, 0], ring[:, 1]
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2.0)
