"""How bodies pass each other on straight paths, on the ground, through
the air or the water; and plainly open ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot, sqrt
from typing import Any, Final

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import Area, body_box, footprint_polygon
from pb12table.table.index import Part, terrain_index
from pb12table.table.motion.obstacles import FINE_FAN, SLACK, inflated
from pb12table.table.motion.stops import Stop
from pb12table.table.motion.vertical import gap
from pb12table.table.planar import in_polygon, segment_distance
from pb12table.table.shapes import TOLERANCE, Circle, Footprint, Outline, Point, Point3, circumradius
from pb12table.table.surfaces import border_shares
from pb12table.table.terrain import Piece, shape_of

Step = tuple[int, int]

STEPS: tuple[Step, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1))
"""The directions to half of a cell's neighbours; the others are opposite."""

CLEARANCE = 0.01
"""What is farther from a body than this is neither touched nor stood on by it, in steps."""


class OpenGround:
    """What is plain to see of the cells of a lattice and of the steps between neighbours, all at once.

    `east` and `north` are the places of columns and rows; arrays are by column and row, those of steps by direction and
    the cell they begin in. It is told only where walking and standing could find nothing else.

    Where nothing is near one stands on the ground (`bare`). From heights below a ledge to such heights one walks where
    nothing higher is near (`free`), and does not where a wall stands in between (`walled`). And one walks up or down by
    no more than a ledge for each piece that is near, unless by a ramp (`rise`). All else is left to walking, standing.
    """

    def __init__(
        self, table: Battlefield, footprint: Footprint, height: float, east: Sequence[float], north: Sequence[float]
    ) -> None:
        self._room = circumradius(footprint) + CLEARANCE
        self._ledge, self._height = table.gait.ledge, height
        self._x, self._y = np.array(east), np.array(north)
        within = np.logical_and.outer(
            (self._x > self._room) & (self._x < table.width - self._room),
            (self._y > self._room) & (self._y < table.depth - self._room),
        )
        solid = [piece for piece in table.pieces if not piece.passable]
        points = shapely.points(*(each.ravel() for each in np.meshgrid(self._x, self._y, indexing="ij")))
        near = shapely.STRtree([shape_of(piece) for piece in solid]).query(points, "dwithin", self._room)[0]
        self.bare: NDArray[np.bool_] = within.copy()
        self.bare.ravel()[near] = False
        self.free: dict[Step, NDArray[np.bool_]] = {}
        self.walled: dict[Step, NDArray[np.bool_]] = {}
        self.rise: dict[Step, NDArray[np.float64]] = {}
        for step in STEPS:
            self._look_along(step, solid, within)

    def _look_along(self, step: Step, solid: list[Piece], within: NDArray[np.bool_]) -> None:
        """Find what is plain of the steps in one direction by the cell they begin in; and the same the other way."""
        columns, rows = within.shape
        ledge = self._ledge
        begins = np.argwhere(np.ones_like(within))
        ends = begins + step
        there = (ends >= 0).all(axis=1) & (ends < (columns, rows)).all(axis=1)
        begins, ends = begins[there], ends[there]
        ways: Any = shapely.linestrings(np.stack([self._places(begins), self._places(ends)], axis=1))
        shapes = np.array([shape_of(piece) for piece in solid], dtype=object)
        which, what = shapely.STRtree(shapes).query(ways, "dwithin", self._room)
        low = np.array([piece.base < self._height + ledge + CLEARANCE for piece in solid], dtype=np.bool_)[what]
        # What is flatter than a ledge is walked over like the ground, and from it nothing is stepped upon that is
        # higher than two, unless by something in between beside it.
        level = np.array([not piece.is_ramp and piece.base <= 0.0 for piece in solid], dtype=np.bool_)[what]
        tops = np.array([piece.top for piece in solid])[what]
        flat, tall = level & (tops < ledge - CLEARANCE), level & (tops > 2.0 * ledge + CLEARANCE)
        ramp = np.array([piece.is_ramp for piece in solid], dtype=np.bool_)[what]
        near, other, between = (np.zeros(len(begins), dtype=bool) for _ in range(3))
        near[which[low & ~flat]] = True
        other[which[low & ~tall & ~flat]] = True
        between[which[low & tall & shapely.intersects(ways[which], shapes[what])]] = True
        rise = ledge * np.bincount(which, minlength=len(begins)) + CLEARANCE
        rise[which[ramp]] = math.inf
        free = ~near & within[tuple(begins.T)] & within[tuple(ends.T)]
        walled = between & ~other
        for direction, cells in ((step, begins), ((-step[0], -step[1]), ends)):
            self.free[direction], self.walled[direction] = np.zeros_like(within), np.zeros_like(within)
            self.rise[direction] = np.full(within.shape, math.inf)
            self.free[direction][tuple(cells.T)] = free
            self.walled[direction][tuple(cells.T)] = walled
            self.rise[direction][tuple(cells.T)] = rise

    def _places(self, cells: NDArray[np.int_]) -> NDArray[np.float64]:
        return np.stack([self._x[cells[:, 0]], self._y[cells[:, 1]]], axis=1)


Shares = tuple[float, float]
"""Where on a way something begins and ends, as shares of the way from 0 to 1."""

_THIRDS: Final = 60
_HALVINGS: Final = 50
_HAIR: Final = 1e-12
_THIN: Final = 2.0 * TOLERANCE


def along(start: Point3, end: Point3, share: float) -> Point3:
    """Return the place after a fraction of a straight path."""
    x, y, z = start
    return (x + share * (end[0] - x), y + share * (end[1] - y), z + share * (end[2] - z))


def near_along(body: Body, to: Point3, other: Body, length: float) -> Shares | None:
    """Return where on a body's straight path its gap in space to another is less than a length; None if nowhere.

    Lengths in steps.  That is one stretch, since a gap is a convex function of the way; round bodies that keep their
    height are solved exactly, others found to 1e-12 of the way.
    """
    start = (body.x, body.y, body.z)
    round_ones = isinstance(body.footprint, Circle) and isinstance(other.footprint, Circle)
    if round_ones and body.z == to[2]:
        apart = max(0.0, body.z - other.top, other.z - body.top)
        if apart >= length:
            return None
        return circle_along(start[:2], to[:2], other.position, _radii(body, other) + sqrt(length**2 - apart**2))

    bounds = circumradius(body.footprint) + circumradius(other.footprint)
    if segment_distance(other.position, start[:2], to[:2]) - bounds > length + TOLERANCE:
        return None  # as most are: too far away in the plane for a search

    def at(share: float) -> float:
        return gap(body.at(*along(start, to, share)), other)

    nearest = _least(at)
    if at(nearest) >= length:
        return None
    begin = 0.0 if at(0.0) < length else _border(at, length, nearest, 0.0)
    end = 1.0 if at(1.0) < length else _border(at, length, nearest, 1.0)
    return (begin, end)


def overlap_along(body: Body, to: Point3, other: Body) -> Shares | None:
    """Return where on its straight path a body overlaps another by more than a hair; None if it only touches it."""
    near = near_along(body, to, _shrunk(other), _HAIR)
    return near if near is not None and near[1] - near[0] > TOLERANCE else None


def _shrunk(body: Body) -> Body:
    """Return a body that is a hair smaller all around."""
    footprint: Footprint
    if isinstance(body.footprint, Circle):
        footprint = Circle(max(body.footprint.radius - _THIN, 0.0))
    else:
        extent = max(circumradius(body.footprint), _THIN)
        share = 1.0 - _THIN / extent
        footprint = Outline(tuple((x * share, y * share) for x, y in body.footprint.points))
    height = max(body.height - 2.0 * _THIN, 0.0)
    return replace(body, footprint=footprint, z=body.z + _THIN, height=height)


def _radii(*bodies: Body) -> float:
    return sum(body.footprint.radius for body in bodies if isinstance(body.footprint, Circle))


def circle_along(start: Point, end: Point, centre: Point, radius: float) -> Shares | None:
    """Return where on a straight path in the plane a point is in a circle; None if nowhere or in only one point."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = start[0] - centre[0], start[1] - centre[1]
    square, product, rest = dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - radius * radius
    if square <= _HAIR:
        return (0.0, 1.0) if rest < 0.0 else None
    under = product * product - square * rest
    if under <= 0.0:
        return None
    root = sqrt(under)
    begin, stop = max((-product - root) / square, 0.0), min((-product + root) / square, 1.0)
    return (begin, stop) if begin < stop else None


def _least(value: Callable[[float], float]) -> float:
    """Return where a convex function of fractions has its minimum."""
    low, high = 0.0, 1.0
    for _ in range(_THIRDS):
        one, two = low + (high - low) / 3.0, high - (high - low) / 3.0
        low, high = (low, two) if value(one) < value(two) else (one, high)
    return (low + high) / 2.0


def _border(value: Callable[[float], float], bound: float, inside: float, outside: float) -> float:
    """Return the last fraction from an inside one towards an outside one at which a function is below a bound."""
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2.0
        if value(middle) < bound:
            inside = middle
        else:
            outside = middle
    return inside


# -- in areas ------------------------------------------------------------------------------------------------------


def area_along(start: Point3, end: Point3, area: Area) -> list[Shares]:
    """Return where on a straight path a point is in an area, its height band included; stretches in order.

    On a way along the border of an area nothing is in it.
    """
    found = _in_rings(start[:2], end[:2], area)
    if area.band is None or not found:
        return found
    inside = band_along(start[2], end[2], *area.band)
    return [] if inside is None else [each for one in found if (each := _common(one, inside)) is not None]


def _in_rings(start: Point, end: Point, area: Area) -> list[Shares]:
    (west, east), (south, north) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    if max(xs) < west or min(xs) > east or max(ys) < south or min(ys) > north:
        return []
    if start == end:
        return [(0.0, 1.0)] if in_polygon(start, area.outline, area.holes) else []
    shares = {0.0, 1.0}
    for ring in (area.outline, *area.holes):
        shares.update(share for share in border_shares(ring, start, end) if 0.0 < share < 1.0)
    breaks = sorted(shares)
    found: list[Shares] = []
    for begin, stop in pairwise(breaks):
        middle = (begin + stop) / 2.0
        place = (start[0] + middle * (end[0] - start[0]), start[1] + middle * (end[1] - start[1]))
        if stop - begin <= _HAIR or not in_polygon(place, area.outline, area.holes):
            continue
        if found and found[-1][1] == begin:
            begin = found.pop()[0]
        found.append((begin, stop))
    return found


def band_along(start: float, end: float, low: float, high: float) -> Shares | None:
    """Return where on a path an evenly changing height lies in a band, its borders included; None if nowhere."""
    if start == end:
        return (0.0, 1.0) if low <= start <= high else None
    one, two = sorted(((low - start) / (end - start), (high - start) / (end - start)))
    begin, stop = max(one, 0.0), min(two, 1.0)
    return (begin, stop) if begin <= stop else None


def _common(one: Shares, other: Shares) -> Shares | None:
    begin, stop = max(one[0], other[0]), min(one[1], other[1])
    return (begin, stop) if begin < stop else None


def common(one: Shares | None, other: Shares | None) -> Shares | None:
    """Return what two stretches have in common; None if nothing."""
    return None if one is None or other is None else _common(one, other)


def covered(stretches: Iterable[Shares]) -> float:
    """Return what fraction of a path lies in some stretches, counted once where several overlap."""
    whole, reached = 0.0, 0.0
    for begin, end in sorted(stretches):
        whole += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return whole


def length_of(start: Point3, end: Point3) -> float:
    """Return the length of a straight path in space, in steps."""
    return hypot(end[0] - start[0], end[1] - start[1], end[2] - start[2])


_SOARING_HAIR = 2.0 * TOLERANCE
"""Bodies that come no farther into something than this only touch it, in steps."""


def first_hit(battlefield: Battlefield, body: Body, to: Point3, others: Sequence[Body]) -> Stop | None:
    """Return what a body meets first straight towards a place in space, and at which fraction; None if nothing.

    A top that slopes counts as high as each convex part of it is at most.  The edge of the table is no obstacle.
    """
    found = list(_hits(battlefield, body, to, others))
    return min(found, key=lambda stop: stop.share, default=None)


def stays_on_table(battlefield: Battlefield, body: Body, to: Point3) -> bool:
    """Return whether the end of a straight path lies on the table: then all of it does."""
    return inside_table(battlefield, body.at(*to))


def _hits(battlefield: Battlefield, body: Body, to: Point3, others: Sequence[Body]) -> Iterator[Stop]:
    west, south, east, north = body_box(body)
    left, low, right, high = body_box(body.at(*to))
    box = (min(west, left), min(south, low), max(east, right), max(north, high))
    for entry in terrain_index(battlefield).near(box):
        if not entry.solid:
            continue
        for part in entry.parts:
            lowest, highest = entry.base - body.height + _SOARING_HAIR, max(part.tops) - _SOARING_HAIR
            heights = band_along(body.z, to[2], lowest, highest)
            met = common(heights, _over_part(body, to, part))
            if met is not None:
                yield Stop(met[0], entry.piece.id, _middle(part))
    for other in others:
        if other.id == body.id:
            continue
        met = overlap_along(body, to, other)
        if met is not None:
            yield Stop(met[0], other.id, other.position)


def _over_part(body: Body, to: Point3, part: Part) -> Shares | None:
    """Return where on a straight path a footprint overlaps a convex part, seen from above."""
    start = (body.x, body.y)
    if isinstance(body.footprint, Circle):
        ring = part.ring if len(part.ring) > 2 else (*part.ring, part.ring[0])
        grown = inflated(ring, (), body.footprint.radius - SLACK, (), FINE_FAN)
    else:
        own = footprint_polygon(body.at(0.0, 0.0, 0.0))
        grown = shapely.convex_hull(
            shapely.MultiPoint([(x - u, y - v) for x, y in part.ring for u, v in shapely.get_coordinates(own).tolist()])
        ).buffer(-SLACK)
    if start == to[:2]:
        return (0.0, 1.0) if shapely.contains_xy(grown, *start) else None
    dx, dy = to[0] - start[0], to[1] - start[1]
    common_part = shapely.intersection(grown, shapely.LineString([start, to[:2]]))
    shares = [
        ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy)
        for x, y in shapely.get_coordinates(common_part).tolist()
    ]
    return (min(shares), max(shares)) if shares and max(shares) - min(shares) > TOLERANCE else None


def _middle(part: Part) -> Point:
    return (sum(x for x, _ in part.ring) / len(part.ring), sum(y for _, y in part.ring) / len(part.ring))
