"""The borders of a free region, and the corners around which ways in it bend."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats, Truths
from pb12table.table.motion.inflating import SLACK


def rings_of(region: BaseGeometry) -> list[Floats]:
    """The rings of a region's polygons, not closed, with the region on their left."""
    rings: list[Floats] = []
    for part in shapely.get_parts(region):
        if not isinstance(part, shapely.Polygon) or part.is_empty:
            continue
        for ring, left in [(part.exterior, True), *((hole, False) for hole in part.interiors)]:
            points = shapely.get_coordinates(ring)[:-1]
            rings.append(points if bool(ring.is_ccw) is left else points[::-1])
    return rings


def borders(region: BaseGeometry) -> Floats:
    """The edges of a region as rows (from x, from y, to x, to y), the region on their left."""
    found = [np.concatenate([points, np.roll(points, -1, axis=0)], axis=1) for points in rings_of(region)]
    return np.concatenate(found) if found else np.zeros((0, 4))


def within(edges: Floats, low: Floats, high: Floats) -> Floats:
    """The edges whose boxes meet the box between two points."""
    ends = edges.reshape(-1, 2, 2)
    near: Floats = edges[((ends.min(axis=1) <= high) & (ends.max(axis=1) >= low)).all(axis=1)]
    return near


def shares_met(edges: Floats, starts: Floats, ends: Floats) -> Floats:
    """Of pairs of an edge and a straight way: at which share of it the way crosses the edge, else not a number.

    An end of an edge on the way counts to one side, so that a way through a corner crosses one of its edges, or both or
    none. The share may lie before the start or behind the end.
    """
    way, first, second = ends - starts, edges[:, 0:2] - starts, edges[:, 2:4] - starts
    side = way[:, 0] * first[:, 1] - way[:, 1] * first[:, 0]
    other_side = way[:, 0] * second[:, 1] - way[:, 1] * second[:, 0]
    along, other_along = (way * first).sum(axis=1), (way * second).sum(axis=1)
    crossed = (side > 0.0) != (other_side > 0.0)
    part = side / np.where(crossed, side - other_side, 1.0)
    square = np.maximum((way * way).sum(axis=1), 1e-18)
    return np.where(crossed, (along + part * (other_along - along)) / square, np.nan)


def are_clear(edges: Floats, starts: Floats, ends: Floats) -> Truths:
    """Whether straight ways cross none of some edges, row by row."""
    low, high = np.minimum(starts, ends), np.maximum(starts, ends)
    near = within(edges, low.min(axis=0), high.max(axis=0)) if len(starts) else edges
    west, south = np.minimum(near[:, 0], near[:, 2]), np.minimum(near[:, 1], near[:, 3])
    east, north = np.maximum(near[:, 0], near[:, 2]), np.maximum(near[:, 1], near[:, 3])
    meet = (west <= high[:, 0:1]) & (east >= low[:, 0:1]) & (south <= high[:, 1:2]) & (north >= low[:, 1:2])
    which, edge = meet.nonzero()
    shares = shares_met(near[edge], starts[which], ends[which])
    clear = np.ones(len(starts), dtype=np.bool_)
    clear[which[(shares >= 0.0) & (shares <= 1.0)]] = False
    return clear


PUSH = 0.0011
"""How far beside a corner a way bends, at least, in steps."""

COLUMNS = 20
"""A row of a corner: see `corners`."""

_FACET = 0.35
"""Corners nearer to each other than this, in steps, are rounded together."""


def corners(region: BaseGeometry) -> Floats:
    """The corners of a region that stick out into it, as rows of 20 numbers, ten points.

    A free place beside the corner, the corner itself, the ends of the border before and after it; then, for a way that
    goes on along the border after it, and for one that goes on along the border before it: the tip where both borders
    of a rounded corner would meet, the free place beside its other end, and the direction there (else not a number).
    """
    border = shapely.boundary(region)
    shapely.prepare((region, border))
    found = [_ring_corners(region, border, points) for points in rings_of(region)]
    rows = np.concatenate(found) if found else np.zeros((0, COLUMNS))
    free: Floats = rows[~np.isnan(rows[:, 0])]
    return free


def _ring_corners(region: BaseGeometry, border: BaseGeometry, points: Floats) -> Floats:
    rows = np.full((len(points), COLUMNS), np.nan)
    rows[:, 2:4], rows[:, 4:6], rows[:, 6:8] = points, np.roll(points, 1, axis=0), np.roll(points, -1, axis=0)
    before, after = unit(rows[:, 2:4] - rows[:, 4:6]), unit(rows[:, 6:8] - rows[:, 2:4])
    sharp = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0] < -0.02
    # The free side lies to the left of both borders.
    out = np.stack([-before[:, 1] - after[:, 1], before[:, 0] + after[:, 0]], axis=1)
    spike = np.hypot(out[:, 0], out[:, 1]) < 1e-3
    out[spike] = before[spike]
    out = unit(out)
    rows[sharp, 0:2] = _beside(region, border, points[sharp], out[sharp])
    near = np.hypot(*(rows[:, 6:8] - points).T) < _FACET
    both = sharp & np.roll(sharp, -1) & near
    for side, pairs in ((8, both), (14, np.roll(both, 1))):
        forward = side == 8
        shift = -1 if forward else 1
        come, go = (before, np.roll(after, -1, axis=0)) if forward else (-after, np.roll(-before, 1, axis=0))
        other = np.roll(points, shift, axis=0)
        tip = _meeting(points, come, other, go)
        tip += 2.0 * PUSH * unit(out + np.roll(out, shift, axis=0))
        pairs = pairs & (np.hypot(*(tip - points).T) < 2.0 * _FACET)
        rows[pairs, side : side + 2] = np.round(tip[pairs], 3)
        rows[pairs, side + 2 : side + 4] = np.roll(rows[:, 0:2], shift, axis=0)[pairs]
        rows[pairs, side + 4 : side + 6] = go[pairs]
    return rows[sharp]


def unit(vectors: Floats) -> Floats:
    """Vectors (x, y), the last axis of an array, with a length of 1; what has none stays so."""
    result: Floats = vectors / np.maximum(np.sqrt((vectors * vectors).sum(axis=-1, keepdims=True)), 1e-12)
    return result


def _meeting(first: Floats, one: Floats, second: Floats, two: Floats) -> Floats:
    """Where lines through points in directions meet, row by row; far away where they hardly do."""
    across = one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]
    away = second - first
    share = (away[:, 0] * two[:, 1] - away[:, 1] * two[:, 0]) / np.where(np.abs(across) < 1e-6, 1e-6, across)
    result: Floats = first + share[:, None] * one
    return result


def _beside(region: BaseGeometry, border: BaseGeometry, points: Floats, out: Floats) -> Floats:
    """Free places on the grid just beside corners; in the middle of a narrow gap; not a number where there is none.

    Region and border are prepared.
    """
    places = np.full_like(points, np.nan)
    for push in (PUSH, 0.0016, 0.0021):
        wanted = np.isnan(places[:, 0])
        tried = np.round(points + push * out, 3)
        free = wanted & shapely.contains_xy(region, tried[:, 0], tried[:, 1])
        clear = free.copy()
        if free.any():
            clear[free] = ~shapely.dwithin(border, shapely.points(tried[free]), SLACK + 1e-5)
        places[clear] = tried[clear]
    for number in np.isnan(places[:, 0]).nonzero()[0].tolist():
        start, along = points[number], out[number]
        line = shapely.LineString([start + 1e-6 * along, start + 0.01 * along])
        inside = shapely.get_parts(shapely.intersection(line, region))
        if len(inside) and shapely.length(inside[0]) > 0.0:
            middle = np.round(shapely.get_coordinates(inside[0]).mean(axis=0), 3)
            if shapely.contains_xy(region, middle[0], middle[1]):
                places[number] = middle
    return places
