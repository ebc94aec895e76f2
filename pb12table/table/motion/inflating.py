"""Shapes grown by the radius of a body, so that the body becomes a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, pi, sin

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats
from pb12table.table.index import Entry
from pb12table.table.shapes import Point, Ring, ring_area

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
    """A whole piece of terrain grown by a radius in steps, seen from above; `opposite` and `fan` as in `inflated`."""
    piece = entry.piece
    if piece.thin:
        there_and_back = piece.outline + piece.outline[-2:0:-1]
        return inflated(there_and_back, (), radius, opposite, fan)
    return inflated(piece.outline, piece.holes, radius, opposite, fan)


def inflated(
    outline: Ring, holes: Sequence[Ring], radius: float, opposite: tuple[Point, ...] = (), fan: float = FAN
) -> BaseGeometry:
    """A filled ring with holes grown by a radius: straight sides exactly, corners by polygons around the arc.

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
    """Polygons of rings without holes: all at once, which is far quicker than one after the other."""
    if not rings:
        return []
    numbers = np.repeat(np.arange(len(rings)), [len(ring) for ring in rings])
    closed = shapely.linearrings(np.concatenate([np.array(ring) for ring in rings]), indices=numbers)
    made = np.asarray(shapely.polygons(np.atleast_1d(np.asarray(closed))), dtype=np.object_)
    return [*made]


def _within(places: Floats, corner: Point, radius: float) -> list[Point]:
    """Those places, as rows (x, y), between which and a corner there is hardly more room than for a body."""
    far = np.hypot(places[:, 0] - corner[0], places[:, 1] - corner[1])
    found: list[Point] = [(x, y) for x, y in places[far <= 2.0 * WIDEST * (radius + SLACK)].tolist()]
    return found


def _sector(
    corner: Point, start: float, turn: float, radius: float, opposite: Sequence[Point], fan: float
) -> list[Point]:
    """The sector of a circle around a corner as a polygon that holds it, as narrow towards what is `opposite`."""
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
    """Where lines that touch a circle at ascending angles meet, each the next one."""
    pairs = [(one, two) for one, two in pairwise(angles) if two - one > _SAME]
    return [_around(center, (one + two) / 2.0, radius / cos((two - one) / 2.0)) for one, two in pairs]


def _around(center: Point, angle: float, radius: float) -> Point:
    return (center[0] + radius * cos(angle), center[1] + radius * sin(angle))
