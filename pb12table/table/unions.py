"""Many overlapping polygons as one: rings by Manifold, which takes a fifth of the time that GEOS does, few by GEOS."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from manifold3d import CrossSection, FillRule, OpType
from shapely.geometry.base import BaseGeometry

from pb12table.table.stars import Floats

_DUST = 1e-7
"""Holes smaller than this, in square steps, are artefacts of rounding."""

_FINE = 1e-9
"""The grid, in steps, on which polygons are cut whose edges lie too close to each other to be cut without one."""

_LOST = 1e-9
"""The share of an area that may be lost or won by rounding."""

_BUNCH, _BAND = 30, 4.0
"""How many rings are joined at first, and how wide the bands are, in steps, in which these lie."""


def left_over(region: BaseGeometry, polygons: Sequence[BaseGeometry]) -> BaseGeometry:
    """What is left of a region outside polygons, exact to 1e-8.

    Where edges nearly lie on one another GEOS may leave a polygon out of a union, or take nothing away, without a word.
    Both are seen, by a point in each polygon and by areas that do not add up, unless other polygons cover that point.
    """
    inside = shapely.intersection(region, polygons)
    if not (shapely.get_type_id(inside) == shapely.GeometryType.POLYGON).all():
        inside = shapely.get_parts(shapely.get_parts(inside))
    inside = inside[shapely.area(inside) > 0.0]
    union = shapely.union_all(inside)
    left = shapely.difference(region, union)
    shapely.prepare(union)
    adds_up = abs(region.area - union.area - left.area) < _LOST * max(1.0, region.area)
    if adds_up and shapely.intersects(union, shapely.point_on_surface(inside)).all():
        return left
    union = shapely.union_all(inside, grid_size=_FINE)
    return shapely.difference(region, union, grid_size=_FINE)


def united(rings: Sequence[Floats]) -> BaseGeometry:
    """The union of rings that run counter-clockwise (rows x, y, not closed), as valid polygons, exact to 1e-7."""
    polygons: list[shapely.Polygon] = []
    for part in _joined(rings).decompose():
        outer: Floats | None = None
        holes: list[Floats] = []
        for ring in part.to_polygons():
            area = _area(ring)
            if area > 0.0:
                outer = ring
            elif area < -_DUST:
                holes.append(ring)
        if outer is not None:
            polygons.append(shapely.Polygon(outer, holes))
    whole = shapely.MultiPolygon(polygons)
    return whole if whole.is_valid else shapely.make_valid(whole)


def _joined(rings: Sequence[Floats]) -> CrossSection:
    """Rings that are near each other are joined first: what crosses a sweep line then stays short."""
    if len(rings) <= 2 * _BUNCH:
        return CrossSection(list(rings), FillRule.Positive)
    first = np.array([ring[0] for ring in rings])
    order = np.lexsort((first[:, 0], np.floor(first[:, 1] / _BAND)))
    bunches = np.array_split(order, len(rings) // _BUNCH)
    near = [CrossSection([rings[number] for number in bunch], FillRule.Positive) for bunch in bunches]
    return CrossSection.batch_boolean(near, OpType.Add)


def _area(ring: Floats) -> float:
    x, y = ring[:, 0], ring[:, 1]
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2.0)
