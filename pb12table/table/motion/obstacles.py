"""pymunk spaces in which a moving footprint is a point: every obstacle is inflated by the footprint."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, pi, sin
from threading import Lock

import numpy as np
import pymunk
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import outline_parts, shrunk_ring
from pb12table.table.index import Entry, Part, convex_parts, cut_at_height, rings_above, terrain_index
from pb12table.table.planar import hull
from pb12table.table.shapes import TOLERANCE, Circle, Footprint, Point, Ring, ring_area
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.unions import Floats

SLACK = 0.0002
"""By how much obstacles are inflated less than by the radius, so that a gap as wide as the body stays open."""

FAN, FINE_FAN = pi / 4.0 + 1e-9, pi / 8.0 + 1e-9
"""How far two sides of the polygon around a corner are turned at most, in radians; less where it matters more."""

_SAME = 1e-9
"""Angles that differ by less are the same, in radians."""

WIDEST = 1.0 / cos(FAN / 2.0)
"""So many times the radius a corner is grown at most."""


@lru_cache(maxsize=4096)
def inflated_piece(entry: Entry, radius: float, opposite: tuple[Point, ...] = (), fan: float = FAN) -> BaseGeometry:
    """Return a whole piece of terrain grown by a radius in steps, from above; `opposite` and `fan` as in `inflated`."""
    piece = entry.piece
    if piece.thin:
        there_and_back = piece.outline + piece.outline[-2:0:-1]
        return inflated(there_and_back, (), radius, opposite, fan)
    return inflated(piece.outline, piece.holes, radius, opposite, fan)


def inflated(
    outline: Ring, holes: Sequence[Ring], radius: float, opposite: tuple[Point, ...] = (), fan: float = FAN
) -> BaseGeometry:
    """Return a filled ring with holes grown by a radius: straight sides exactly, corners by polygons around the arc.

    A ring that goes there and back along a line stands for the line. Towards what is `opposite` to a corner and about
    twice the radius away the polygon is as narrow as the arc, so that no gap between them is shut. Its sides are
    turned by a `fan` at most, in radians.
    """
    whole: list[BaseGeometry] = []
    if len(outline) > 2 and abs(ring_area(outline)) > 1e-12:
        whole.append(shapely.Polygon(outline, holes))
    parts: list[Sequence[Point]] = []
    near = np.array(opposite).reshape(len(opposite), 2)
    rings = [outline if ring_area(outline) >= 0.0 else outline[::-1]]
    rings += [hole if ring_area(hole) < 0.0 else hole[::-1] for hole in holes]
    for ring in rings:
        angles = [atan2(ring[i - 1][0] - ring[i][0], ring[i][1] - ring[i - 1][1]) for i in range(len(ring))]
        for i, point in enumerate(ring):
            before, after = angles[i], angles[(i + 1) % len(ring)]
            x, y = radius * cos(before), radius * sin(before)
            px, py = ring[i - 1]
            parts.append(((px, py), (px + x, py + y), (point[0] + x, point[1] + y), point))
            turn = (after - before) % (2.0 * pi)
            if 1e-9 < turn <= pi + 1e-9:
                parts.append(_sector(point, before, turn, radius, _within(near, point, radius), fan))
    return shapely.union_all([*whole, *polygons_of(parts)])


def polygons_of(rings: Sequence[Sequence[Point]]) -> list[BaseGeometry]:
    """Return polygons of rings without holes: all at once, which is far faster than one after another."""
    if not rings:
        return []
    numbers = np.repeat(np.arange(len(rings)), [len(ring) for ring in rings])
    closed = shapely.linearrings(np.concatenate([np.array(ring) for ring in rings]), indices=numbers)
    made = np.asarray(shapely.polygons(np.atleast_1d(np.asarray(closed))), dtype=np.object_)
    return [*made]


def _within(places: Floats, corner: Point, radius: float) -> list[Point]:
    """Return those places, as rows (x, y), with hardly more room than a body needs between them and a corner."""
    far = np.hypot(places[:, 0] - corner[0], places[:, 1] - corner[1])
    found: list[Point] = [(x, y) for x, y in places[far <= 2.0 * WIDEST * (radius + SLACK)].tolist()]
    return found


def _sector(
    corner: Point, start: float, turn: float, radius: float, opposite: Sequence[Point], fan: float
) -> list[Point]:
    """Return the sector of a circle around a corner as a polygon that holds it, narrow towards what is `opposite`."""
    count = max(1, ceil(turn / fan))
    angles = [start + turn * number / count for number in range(count + 1)]
    for x, y in opposite:
        away = (x - corner[0], y - corner[1])
        angle = (atan2(away[1], away[0]) - start) % (2.0 * pi)
        if angle < turn:
            angles.append(start + angle)
    angles.sort()
    return [
        corner,
        _around(corner, angles[0], radius),
        *around(corner, radius, angles),
        _around(corner, angles[-1], radius),
    ]


def around(center: Point, radius: float, angles: Sequence[float]) -> list[Point]:
    """Return where tangents of a circle at ascending angles meet, each the next one."""
    pairs = [(one, two) for one, two in pairwise(angles) if two - one > _SAME]
    return [_around(center, (one + two) / 2.0, radius / cos((two - one) / 2.0)) for one, two in pairs]


def _around(center: Point, angle: float, radius: float) -> Point:
    return (center[0] + radius * cos(angle), center[1] + radius * sin(angle))


Mover = tuple[Footprint, float]
"""A footprint and its facing (0 for a circle, which looks the same at every facing)."""

_EVERYTHING = pymunk.ShapeFilter()

_AHEAD = 1e-4
"""So far ahead on a way it is looked at whether it leads into a shape or out of it, in steps."""

_LEVEL = 1e-9
"""By less than this, in steps, rounding alone brings a way along a border deeper in."""

_ASKING = Lock()
"""A space counts its own queries, so two threads may not ask one at the same time."""


@dataclass(frozen=True, slots=True, eq=False)
class Hit:
    """An inflated obstacle met at a share of a way, with the unit vector from it towards the mover."""

    share: float
    key: int
    normal: Point


class Obstacles:
    """A space of inflated shapes, each known by a number."""

    __slots__ = ("_keys", "_space")

    def __init__(self, shapes: Iterable[tuple[int, pymunk.Shape]], space: pymunk.Space) -> None:
        self._space = space
        self._keys: dict[pymunk.Shape, int] = {}
        for key, shape in shapes:
            space.add(shape)
            self._keys[shape] = key

    def hits(self, start: Point, end: Point) -> list[Hit]:
        """Return the obstacles met on the path from start to end, nearest first; a path of no length meets none."""
        if not self._keys or start == end:
            return []
        found: list[Hit] = []
        with _ASKING:
            met = self._space.segment_query(start, end, 0.0, _EVERYTHING)
        for info in met:
            nx, ny = info.normal
            if math.isnan(nx):
                # The start lies on the very border of what was inflated, where there is no direction to the nearest.
                nx, ny = _away_from(info.shape, start, end)
            elif info.alpha == 0.0:
                # The start lies inside, and the normal points from the nearest border inward.
                nx, ny = -nx, -ny
            if info.alpha == 0.0 and nx * (end[0] - start[0]) + ny * (end[1] - start[1]) >= 0.0:
                continue
            found.append(Hit(info.alpha, self._keys[info.shape], (nx, ny)))
        if len(found) > 1:
            found.sort(key=lambda hit: hit.share)
        return found

    def at(self, point: Point) -> set[int]:
        """Return the keys of the obstacles that a mover at a point overlaps."""
        if not self._keys:
            return set()
        with _ASKING:
            found = self._space.point_query(point, 0.0, _EVERYTHING)
        return {self._keys[info.shape] for info in found}


def _away_from(shape: pymunk.Shape, start: Point, end: Point) -> Point:
    """Return the direction of a path from start to end if it leads out of a shape or along its border, the opposite if
    it leads deeper into it.
    """
    length = math.dist(start, end)
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    here = shape.point_query(start).distance
    ahead = shape.point_query((start[0] + _AHEAD * x, start[1] + _AHEAD * y)).distance
    return (x, y) if ahead >= here - _LEVEL else (-x, -y)


def mover_of(body: Body) -> Mover:
    """Return the footprint and facing as the key under which spaces are kept."""
    return (body.footprint, 0.0 if isinstance(body.footprint, Circle) else body.facing)


@lru_cache(maxsize=128)
def terrain_obstacles(battlefield: Battlefield, mover: Mover) -> Obstacles:
    """Return the solid pieces with level tops, inflated for a mover; keys are positions in the index's `solid`."""
    space = pymunk.Space()
    shapes = (
        (key, shape)
        for key, entry in enumerate(terrain_index(battlefield).solid)
        if entry.flat
        for part in entry.parts
        for shape in grown_shapes(space.static_body, part.ring, mover)
    )
    return Obstacles(shapes, space)


@lru_cache(maxsize=512)
def body_obstacles(others: tuple[Body, ...], mover: Mover) -> Obstacles:
    """Return bodies, inflated for a mover; keys are their positions in `others`."""
    space = pymunk.Space()
    shapes = (
        (key, shape) for key, other in enumerate(others) for shape in _inflated_body(space.static_body, other, mover)
    )
    return Obstacles(shapes, space)


_KEPT = 8


class _Recent:
    """The bodies last asked about, known again by being the very same tuple: to hash many bodies takes longer."""

    def __init__(self) -> None:
        self._kept: list[tuple[tuple[Body, ...], Mover, Obstacles]] = []

    def obstacles(self, others: tuple[Body, ...], mover: Mover) -> Obstacles:
        for known, of, obstacles in self._kept:
            if known is others and of == mover:
                return obstacles
        found = body_obstacles(others, mover)
        self._kept = [(others, mover, found), *self._kept[: _KEPT - 1]]
        return found


_RECENT = _Recent()


def company_obstacles(others: tuple[Body, ...], mover: Mover) -> Obstacles:
    """Return the same as `body_obstacles`, faster if the same tuple is requested many times."""
    return _RECENT.obstacles(others, mover)


@lru_cache(maxsize=1024)
def ramp_obstacles(
    ramp: Entry, height: float, mover: Mover, *, walled: bool
) -> tuple[Sequence[Sequence[Point]], Obstacles]:
    """Return what of a ramp is higher than `height`, or its border there (`walled`): rings, also inflated for a mover.

    Kept, since ways on level ground ask at the same few heights.  All keys are 0.
    """
    rings: Sequence[Sequence[Point]] = walls_above(ramp, height) if walled else rings_above(ramp, height)
    space = pymunk.Space()
    shapes = ((0, shape) for ring in rings for shape in grown_shapes(space.static_body, ring, mover))
    return rings, Obstacles(shapes, space)


def grown_shapes(fixed: pymunk.Body, ring: Sequence[Point], mover: Mover) -> Iterable[pymunk.Shape]:
    """Return a convex ring or a stretch of two points as the shapes that the mover's base point must not enter."""
    footprint, facing = mover
    if isinstance(footprint, Circle):
        radius = footprint.radius - TOLERANCE
        if len(ring) == 2:
            yield pymunk.Segment(fixed, ring[0], ring[1], radius)
            # Its round ends are missed by ways that begin beyond them, nearer to its line than the radius.
            yield from (pymunk.Circle(fixed, radius, end) for end in ring)
        else:
            yield pymunk.Poly(fixed, list(ring), None, radius)
        return
    for part in mirrored_parts(footprint.points, facing):
        yield pymunk.Poly(fixed, minkowski_sum(ring, part), None, 0.0)


def minkowski_sum(first: Sequence[Point], second: Sequence[Point]) -> list[Point]:
    """Return the convex ring of all sums of points of two convex rings."""
    return hull([(ax + bx, ay + by) for ax, ay in first for bx, by in second])


@lru_cache(maxsize=256)
def mirrored_parts(points: tuple[Point, ...], facing: float) -> tuple[tuple[Point, ...], ...]:
    """Return the convex parts of a polygonal footprint at a facing, TOLERANCE smaller, mirrored at the base point."""
    return tuple(tuple((-x, -y) for x, y in part) for part in convex_parts(shrunk_ring(points, facing)))


def _inflated_body(fixed: pymunk.Body, other: Body, mover: Mover) -> Iterable[pymunk.Shape]:
    footprint, facing = mover
    if isinstance(other.footprint, Circle):
        if isinstance(footprint, Circle):
            yield pymunk.Circle(fixed, other.footprint.radius + footprint.radius - TOLERANCE, other.position)
            return
        for part in mirrored_parts(footprint.points, facing):
            ring = [(other.x + x, other.y + y) for x, y in part]
            yield pymunk.Poly(fixed, ring, None, other.footprint.radius)
        return
    for part in outline_parts(other.footprint, other.facing):
        yield from grown_shapes(fixed, tuple((other.x + x, other.y + y) for x, y in part), mover)


def walls_above(entry: Entry, height: float) -> list[tuple[Point, Point]]:
    """Return the stretches of a ramp's border where its top is higher than `height`: a wall there from outside."""
    if entry.top <= height:
        return []
    stretches: list[tuple[Point, Point]] = []
    for edge in _border(entry):
        if min(edge.tops) > height:
            if edge.ring[0] != edge.ring[1]:
                stretches.append((edge.ring[0], edge.ring[1]))
        elif max(edge.tops) > height:
            wall = cut_at_height(edge, height, above=True)
            if len(wall) == 2 and wall[0] != wall[1] and max(map(entry.piece.top_at, wall)) > height:
                stretches.append((wall[0], wall[1]))
    return stretches


@lru_cache(maxsize=1024)
def _border(entry: Entry) -> tuple[Part, ...]:
    """Return the border of a ramp, cut where its top begins and ends to rise, with the top's heights there."""
    return tuple(
        Part((a, b), (entry.piece.top_at(a), entry.piece.top_at(b)))
        for ring in (entry.piece.outline, *entry.piece.holes)
        for i in range(len(ring))
        for a, b in pairwise(_cut_at_bends(entry.piece, ring[i - 1], ring[i]))
    )


def _cut_at_bends(piece: Piece, a: Point, b: Point) -> list[Point]:
    """Return an edge from a to b with the points on it where the top begins and ends to rise."""
    (x, y), (nx, ny), run = ramp_line(piece)
    along_a, along_b = ((point[0] - x) * nx + (point[1] - y) * ny for point in (a, b))
    shares = {0.0, 1.0}
    if along_a != along_b:
        cuts = ((level - along_a) / (along_b - along_a) for level in (0.0, run))
        shares |= {share for share in cuts if 0.0 < share < 1.0}
    return [(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])) for share in sorted(shares)]
