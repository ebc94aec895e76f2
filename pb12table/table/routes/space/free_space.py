"""Where a body can walk: storeys of the table, free of everything solid, with their borders and corners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import atan2, pi
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield
from pb12table.table.index import TerrainIndex, terrain_index
from pb12table.table.motion.obstacles import FAN, SLACK, WIDEST, around
from pb12table.table.routes.space.walkable import NO_AREA, Surface, Tops, between_heights, end_of, surfaces_of
from pb12table.table.shapes import TOLERANCE, Point
from pb12table.table.surfaces import SUPPORT_BAND, covers
from pb12table.table.unions import Floats, Integers, Truths, prepare_for_threads


def rings_of(region: BaseGeometry) -> list[Floats]:
    """Return the rings of a region's polygons, not closed, with the region on their left."""
    rings: list[Floats] = []
    for part in shapely.get_parts(region):
        if not isinstance(part, shapely.Polygon) or part.is_empty:
            continue
        for ring, left in [(part.exterior, True), *((hole, False) for hole in part.interiors)]:
            points = shapely.get_coordinates(ring)[:-1]
            rings.append(points if bool(ring.is_ccw) is left else points[::-1])
    return rings


def borders(region: BaseGeometry) -> Floats:
    """Return the edges of a region as rows (from x, from y, to x, to y), the region on their left."""
    found = [np.concatenate([points, np.roll(points, -1, axis=0)], axis=1) for points in rings_of(region)]
    return np.concatenate(found) if found else np.zeros((0, 4))


def within(edges: Floats, low: Floats, high: Floats) -> Floats:
    """Return the edges whose boxes meet the box between two points."""
    one_x, one_y, two_x, two_y = edges.T
    met = (np.minimum(one_x, two_x) <= high[0]) & (np.maximum(one_x, two_x) >= low[0])
    met &= (np.minimum(one_y, two_y) <= high[1]) & (np.maximum(one_y, two_y) >= low[1])
    near: Floats = edges[met]
    return near


def shares_met(edges: Floats, starts: Floats, ends: Floats) -> Floats:
    """Return, for pairs of an edge and a straight path, the fraction at which the path crosses the edge, else NaN.

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
    """Return whether straight paths cross none of some edges, row by row."""
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
    """Return the corners of a region that stick out into it, as rows of 20 numbers, ten points.

    A free place beside the corner, the corner itself, the ends of the border before and after it; then, for a way that
    goes on along the border after it, and for one that goes on along the border before it: the tip where both borders
    of a rounded corner would meet, the free place beside its other end, and the direction there (else not a number).
    """
    border = shapely.boundary(region)
    shapely.prepare((region, border))
    rings = rings_of(region)
    if not rings:
        return np.zeros((0, COLUMNS))
    rows = _corners_of(region, border, rings)
    free: Floats = rows[~np.isnan(rows[:, 0])]
    return free


def _corners_of(region: BaseGeometry, border: BaseGeometry, rings: Sequence[Floats]) -> Floats:
    """Return the rows of the corners of all rings at once; those without a free place beside them begin with NaN."""
    points = np.concatenate(rings)
    rows = np.full((len(points), COLUMNS), np.nan)
    numbers = np.split(np.arange(len(points)), np.cumsum([len(ring) for ring in rings])[:-1])
    previous = np.concatenate([np.roll(ring, 1) for ring in numbers])
    following = np.concatenate([np.roll(ring, -1) for ring in numbers])
    rows[:, 2:4], rows[:, 4:6], rows[:, 6:8] = points, points[previous], points[following]
    before, after = unit(rows[:, 2:4] - rows[:, 4:6]), unit(rows[:, 6:8] - rows[:, 2:4])
    sharp = before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0] < -0.02
    # The free side lies to the left of both borders.
    out = np.stack([-before[:, 1] - after[:, 1], before[:, 0] + after[:, 0]], axis=1)
    spike = np.hypot(out[:, 0], out[:, 1]) < 1e-3
    out[spike] = before[spike]
    out = unit(out)
    rows[sharp, 0:2] = _beside(region, border, points[sharp], out[sharp])
    near = np.hypot(*(rows[:, 6:8] - points).T) < _FACET
    both = sharp & sharp[following] & near
    for side, pairs in ((8, both), (14, both[previous])):
        forward = side == 8
        beside = following if forward else previous
        come, go = (before, after[following]) if forward else (-after, -before[previous])
        tip = _meeting(points, come, points[beside], go)
        tip += 2.0 * PUSH * unit(out + out[beside])
        pairs = pairs & (np.hypot(*(tip - points).T) < 2.0 * _FACET)
        rows[pairs, side : side + 2] = np.round(tip[pairs], 3)
        rows[pairs, side + 2 : side + 4] = rows[beside, 0:2][pairs]
        rows[pairs, side + 4 : side + 6] = go[pairs]
    return rows[sharp]


def unit(vectors: Floats) -> Floats:
    """Return vectors (x, y), the last axis of an array, scaled to length 1; zero vectors stay so."""
    result: Floats = vectors / np.maximum(np.sqrt((vectors * vectors).sum(axis=-1, keepdims=True)), 1e-12)
    return result


def _meeting(first: Floats, one: Floats, second: Floats, two: Floats) -> Floats:
    """Return where lines through points in directions meet, row by row; far away if they barely do."""
    across = one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]
    away = second - first
    share = (away[:, 0] * two[:, 1] - away[:, 1] * two[:, 0]) / np.where(np.abs(across) < 1e-6, 1e-6, across)
    result: Floats = first + share[:, None] * one
    return result


def _beside(region: BaseGeometry, border: BaseGeometry, points: Floats, out: Floats) -> Floats:
    """Return free places on the grid just beside corners; in the middle of a narrow gap; NaN if there is none.

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


_NEAR = 0.003
"""So much farther from the arc a place may be and still be beside the corner, in steps."""

_START, _END = slice(0, 2), slice(2, 4)
"""The columns of both ends of an edge."""

Beside = tuple[Point, float]
"""A place beside which corners are trimmed, and how far what stands there keeps bodies away from it, in steps."""


def trimmed(
    battlefield: Battlefield, radius: float, edges: Floats, going_on: Integers, beside: Sequence[Beside]
) -> tuple[Floats, Floats]:
    """Return the edges of a storey (rows from x, from y, to x, to y) with corners trimmed, and rows of the new corners.

    Terrain is inflated by `radius`; `going_on` tells which edge goes on where one ends, -1 for none. Corners that are
    left are not among the rows, which are as in `borders.corners`.
    """
    none = np.zeros((0, COLUMNS))
    found = _round_corners(edges, going_on, radius)
    if not len(found.middles) or not beside:
        return edges, none
    preceding = np.full(len(edges), -1, dtype=np.int64)
    preceding[going_on[going_on >= 0]] = np.flatnonzero(going_on >= 0)
    index, rows = terrain_index(battlefield), [none]
    result, more, kept = edges.copy(), [none[:, 0:4]], np.ones(len(edges), dtype=np.bool_)
    for corner, angles in _facing(found, radius, beside).items():
        middle: Point = (float(found.middles[corner, 0]), float(found.middles[corner, 1]))
        if not _is_of_terrain(index, middle):
            continue
        # Around a hole of the free region the border goes clockwise.
        ring = np.array(around(middle, radius, angles)[::-1])
        if len(ring) < 2:
            continue
        before, after = int(found.before[corner]), int(found.after[corner])
        coming = _joint(result, before, int(preceding[before]), _END, ring[1], ring[0])
        going = _joint(result, after, int(going_on[after]), _START, ring[-2], ring[-1])
        if coming is None or going is None:
            continue
        (edge_before, ring[0]), (edge_after, ring[-1]) = coming, going
        result[edge_before, _END], result[edge_after, _START] = ring[0], ring[-1]
        kept[[before, after]] = [edge_before == before, edge_after == after]
        outline = [result[edge_before, _START], *ring, result[edge_after, _END], middle]
        rows.append(_rows(np.array(outline), ring[1 - kept[before] : len(ring) - 1 + kept[after]]))
        more.append(np.concatenate([ring[:-1], ring[1:]], axis=1))
    return np.concatenate([result[kept], *more]), np.concatenate(rows)


class _RoundCorners(NamedTuple):
    """Corners between two sides that touch the circle around a middle: the edges, and their directions outward."""

    before: Integers
    after: Integers
    out_before: Floats
    out_after: Floats
    middles: Floats


def _round_corners(edges: Floats, going_on: Integers, radius: float) -> _RoundCorners:
    """Return the corners that stick out into the free region and are turned no more than those around an arc."""
    before = np.flatnonzero(going_on >= 0)
    after = going_on[before]
    one, two = _out(edges[before]), _out(edges[after])
    along, turned = (one * two).sum(axis=1), -_across(one, two)
    chosen = (turned > 0.0) & (np.arctan2(turned, along) <= FAN + TOLERANCE)
    before, after, one, two, along = (values[chosen] for values in (before, after, one, two, along))
    middles = edges[before, _END] - radius * (one + two) / (1.0 + along)[:, None]
    return _RoundCorners(before, after, one, two, middles)


def _facing(found: _RoundCorners, radius: float, beside: Sequence[Beside]) -> dict[int, list[float]]:
    """Return the corners with something beside them: the directions of their sides and towards it, ascending."""
    away = np.array([place for place, _ in beside])[None, :, :] - found.middles[:, None, :]
    far = np.hypot(away[:, :, 0], away[:, :, 1])
    most = radius * WIDEST + np.array([room for _, room in beside]) + _NEAR
    one, two = found.out_before[:, None, :], found.out_after[:, None, :]
    between = (_across(one, away) < 0.0) & (_across(away, two) < 0.0)
    near = (far < most) & (far > radius - _NEAR) & between
    result: dict[int, list[float]] = {}
    for corner in np.flatnonzero(near.any(axis=1)).tolist():
        begin = atan2(found.out_after[corner, 1], found.out_after[corner, 0])
        towards = [found.out_before[corner], *away[corner, near[corner]]]
        result[corner] = [begin, *sorted(begin + (atan2(y, x) - begin) % (2.0 * pi) for x, y in towards)]
    return result


def _out(edges: Floats) -> Floats:
    """Return the directions to the free side of edges."""
    along = edges[:, 2:4] - edges[:, 0:2]
    length = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-12)[:, None]
    return np.stack([-along[:, 1], along[:, 0]], axis=1) / length


def _across(one: Floats, two: Floats) -> Floats:
    result: Floats = one[..., 0] * two[..., 1] - one[..., 1] * two[..., 0]
    return result


def _joint(edges: Floats, side: int, beyond: int, near: slice, inner: Floats, tip: Floats) -> tuple[int, Floats] | None:
    """Return the edge that a trimmed border joins, and where: the side of the corner at its tip.

    Where something else cuts that side short, it is the edge beyond, where the border meets it. None: it does not.
    `near` are the columns of the end of the side that lies at the corner.
    """
    far = _START if near is _END else _END
    if (tip - edges[side, far]) @ (edges[side, near] - edges[side, far]) > 0.0:
        return side, tip
    if beyond < 0:
        return None
    # Where the corner was too wide it has hidden a bit of that edge, which is longer now.
    along, way, away = edges[beyond, _END] - edges[beyond, _START], tip - inner, edges[beyond, _START] - inner
    across = float(_across(way, along))
    share = float(_across(away, along)) / across if across else -1.0
    return (beyond, inner + share * way) if 0.0 <= share <= 1.0 else None


def _is_of_terrain(index: TerrainIndex, place: Point) -> bool:
    """Return whether a place belongs to a solid piece, as a corner's middle and not an inner corner of a roof."""
    x, y = place
    box = (x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE)
    return any(entry.solid and covers(entry, place) for entry in index.near(box))


def _rows(outline: Floats, chosen: Floats) -> Floats:
    """Return the rows of an obstacle's chosen corners."""
    obstacle = shapely.Polygon(outline)
    if not obstacle.is_valid:
        return np.zeros((0, COLUMNS))
    found = corners(obstacle.buffer(1.0, join_style="mitre").difference(obstacle))
    kept: Floats = found[(np.abs(found[:, None, 2:4] - chosen[None, :, :]).max(axis=2) < 1e-9).any(axis=1)]
    return kept


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
        """Return whether there are places to pass but not to stop at."""
        return self.end is not self.walk

    def contain(self, x: Floats, y: Floats) -> Truths:
        """Return which of some base points lie inside the walkable region."""
        return np.asarray(shapely.contains_xy(self.walk, x, y), dtype=np.bool_)

    def may_stop(self, points: Floats) -> Truths:
        """Return at which of some base points in the walkable region a body may also stop."""
        if not self.has_strips:
            return np.ones(len(points), dtype=np.bool_)
        return np.asarray(shapely.contains_xy(self.end, points[:, 0], points[:, 1]), dtype=np.bool_)

    def contains(self, point: Point) -> bool:
        """Return whether a base point lies inside the walkable region."""
        return bool(shapely.contains_xy(self.walk, point[0], point[1]))

    def eye_at(self, point: Point) -> Point | None:
        """Return the nearest place inside the walkable region, None if the point itself lies in it."""
        if self.contains(point):
            return None
        inner = self.walk.buffer(-2.0 * SLACK)
        if inner.is_empty:
            return None
        _, nearest = shapely.get_coordinates(shapely.shortest_line(shapely.Point(point), inner)).tolist()
        return (nearest[0], nearest[1])

    def holds(self, point: Point, height: float) -> bool:
        """Return whether a surface of the storey has a stand height at a point, within 0.1."""
        return any(
            abs(surface.height_at(point) - height) <= SUPPORT_BAND + TOLERANCE
            and surface.whole.distance(shapely.Point(point)) < 1e-6
            for surface in self.surfaces
        )

    def between(self, low: float, high: float) -> BaseGeometry:
        """Return the part with a stand height from `low` to `high`: where surfaces overlap, the highest counts."""
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
        """Return the height of the highest surface of the storey at a point, or of the nearest one beside it."""
        if len(self.surfaces) == 1:
            return self.surfaces[0].height_at(point)
        away = shapely.distance(self.wholes, shapely.Point(point))
        nearest: list[int] = (away <= away.min() + TOLERANCE).nonzero()[0].tolist()
        return max(self.surfaces[number].height_at(point) for number in nearest)


@lru_cache(maxsize=64)
def storeys(battlefield: Battlefield, radius: float, height: float, fan: float = FAN) -> tuple[Storey, ...]:
    """Return all storeys of a battlefield for bodies of a radius and height in steps; the table's comes first.

    Round corners are turned by a `fan` at most from side to side, in radians.
    """
    surfaces = list(surfaces_of(battlefield, radius, height, fan))
    return tuple(_storey(number, [surfaces[each] for each in group]) for number, group in enumerate(_planes(surfaces)))


def _planes(surfaces: Sequence[Surface]) -> list[list[int]]:
    """Return which surfaces are walked as one plane, by their numbers; only those whose free regions touch can be."""
    parts = [shapely.get_parts(surface.walk) for surface in surfaces]
    owners = np.repeat(np.arange(len(parts)), [len(each) for each in parts])
    walks: NDArray[np.object_] = np.concatenate([*parts, np.zeros(0, dtype=np.object_)])
    # What is looked up in is prepared, so that a large region is gone through once and not for each small one on it.
    shapely.prepare(walks)
    shapely.prepare([surface.walk for surface in surfaces])
    boxes = shapely.box(*(shapely.bounds(walks) + np.array([-_TOUCH, -_TOUCH, _TOUCH, _TOUCH])).T)
    pairs = shapely.STRtree(boxes).query(boxes)
    points = shapely.get_num_coordinates(walks)
    finer, plainer = pairs[:, (owners[pairs[0]] != owners[pairs[1]]) & (points[pairs[0]] >= points[pairs[1]])]
    touch: Truths = np.asarray(shapely.dwithin(walks.take(finer), walks.take(plainer), _TOUCH))
    finer, plainer = owners[finer[touch]], owners[plainer[touch]]
    touching: list[set[int]] = [set() for _ in surfaces]
    for first, second in zip(finer.tolist(), plainer.tolist(), strict=True):
        touching[first].add(second)
        touching[second].add(first)
    group_of = [[number] for number in range(len(surfaces))]
    for first, others in enumerate(touching):
        for second in sorted(others):
            one, two = group_of[first], group_of[second]
            if second >= first or one is two or not _are_joined(surfaces[first], surfaces[second]):
                continue
            few, many = sorted((one, two), key=len)
            both = ((each, other) for each in few for other in touching[each].intersection(many))
            if any(_lie_above(surfaces[each], surfaces[other]) for each, other in both):
                continue
            earlier, later = sorted((one, two), key=lambda group: group[0])
            earlier += later
            for each in later:
                group_of[each] = earlier
    return [group for number, group in enumerate(group_of) if group[0] == number]


@lru_cache(maxsize=64)
def _bounds(found: tuple[Storey, ...]) -> Floats:
    """Return west, south, east and north of the walkable regions, as rows; NaN if there is none."""
    return np.asarray(shapely.bounds([storey.walk for storey in found]), dtype=np.float64).reshape(len(found), 4)


def storeys_near(found: tuple[Storey, ...], point: Point, reach: float) -> list[Storey]:
    """Return the storeys whose walkable region's bounding box comes within a reach of a point."""
    west, south, east, north = _bounds(found).T
    x, y = point
    near = (west <= x + reach) & (east >= x - reach) & (south <= y + reach) & (north >= y - reach)
    return [found[number] for number in near.nonzero()[0].tolist()]


@lru_cache(maxsize=64)
def careful_storeys(battlefield: Battlefield, radius: float, height: float, fan: float = FAN) -> tuple[Storey, ...]:
    """Return the same storeys, walkable only where one may also stop: half on a ledge there is no safe stand."""
    return tuple(
        replace(storey, walk=storey.end, edges=storey.end_edges, corners=corners(storey.end))
        if storey.has_strips and not storey.end.is_empty
        else storey
        for storey in storeys(battlefield, radius, height, fan)
    )


def storey_at(found: Sequence[Storey], point: Point, height: float) -> Storey | None:
    """Return the storey a body at a place and stand height walks on, the nearest in plan; None high above them all."""
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
    """Return whether walking leads from one surface to the other."""
    return meeting_parts(first, second) is not None


def meeting_parts(first: Surface, second: Surface) -> tuple[BaseGeometry, BaseGeometry] | None:
    """Return the parts of two surfaces within a ledge of the heights of the other, None if they do not meet."""
    if first.low > second.high + first.ledge or second.low > first.high + first.ledge:
        return None
    finer, plainer = sorted((first.walk, second.walk), key=shapely.get_num_coordinates, reverse=True)
    if not shapely.dwithin(finer, plainer, _TOUCH):
        return None
    if first.ramp is None and second.ramp is None:
        return first.walk, second.walk
    one, two = _near_height(first, second), _near_height(second, first)
    if one is None or two is None or not shapely.dwithin(one, two, _TOUCH):
        return None
    return one, two


def _near_height(surface: Surface, other: Surface) -> BaseGeometry | None:
    """Return the part of a surface's free region within a ledge of the heights of the other."""
    slack = surface.ledge + TOLERANCE
    if surface.ramp is None:
        return surface.walk
    band = between_heights(surface.ramp, other.low - slack, other.high + slack)
    return None if band is None else surface.walk.intersection(band)


def _lie_above(one: Surface, two: Surface) -> bool:
    """Return whether one of two surfaces lies above the other, so that a plane cannot hold both."""
    common = one.walk.intersection(two.walk)
    if common.area <= NO_AREA:
        return False
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
    """Return the region to stop in: on a higher surface its own rule counts, not that of the one below."""
    found: list[BaseGeometry] = []
    tops = Tops(surfaces)
    for number, (surface, end) in enumerate(zip(surfaces, ends, strict=True)):
        parts, owners = tops.near(end)
        above = parts[(tops.low[owners] >= surface.high) & (owners != number)]
        found.append(end.difference(shapely.union_all(above)) if len(above) else end)
    return _united(found)


def _united(regions: list[BaseGeometry]) -> BaseGeometry:
    """Return regions united into one; seams narrower than a thousandth are closed."""
    if len(regions) == 1:
        return regions[0]
    seam = 0.00004
    # Points in line make the mitre of a corner infinitely long before it is cut off; that is no mistake.
    with np.errstate(divide="ignore", invalid="ignore"):
        wider = shapely.buffer(regions, seam, join_style="mitre")
    return shapely.union_all(wider)
