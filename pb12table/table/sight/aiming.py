"""Where somebody aims at a piece of terrain: the points of its surface that lie towards him."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import shapely

from pb12table.table.shapes import Point, Point3
from pb12table.table.terrain import Piece, shape_of
from pb12table.table.units import distance

BEFORE = 0.01
"""So far before the surface a point lies, in steps, so that the surface itself is never in the way."""


@lru_cache(maxsize=1024)
def aim_points(piece: Piece, eye: Point3) -> tuple[Point3, ...]:
    """The points of a piece that can be aimed at from an eye, the nearest first.

    They are the nearest point of its outline, its corners and the middles of its edges, each as high as the eye if
    the piece is so high there, else at its top or its lower edge; over the piece, straight below the eye.
    """
    found = {_drawn(eye, (x, y, _height(piece, (x, y), eye[2]))) for x, y in _plan_points(piece, eye[:2])}
    return tuple(sorted(found, key=lambda point: (distance(eye, point), point)))


def _plan_points(piece: Piece, eye: Point) -> list[Point]:
    """Candidates seen from above."""
    ring = list(piece.outline)
    nearest = shapely.shortest_line(shape_of(piece), shapely.Point(eye)).coords[0]
    ends = ring if piece.thin else [*ring, ring[0]]
    middles = [((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0) for a, b in pairwise(ends)]
    return [(nearest[0], nearest[1]), *ring, *middles]


def _height(piece: Piece, point: Point, eye: float) -> float:
    return max(piece.base, min(eye, piece.top_at(point)))


def _drawn(eye: Point3, point: Point3) -> Point3:
    """The point, drawn a little towards the eye."""
    away = distance(eye, point)
    if away <= 2.0 * BEFORE:
        return point
    share = BEFORE / away
    x, y, z = (there + (here - there) * share for here, there in zip(eye, point, strict=True))
    return (x, y, z)
