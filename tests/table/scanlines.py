"""A second, slower calculation of covered shares: columns of sight rays instead of polygons.

For each of many columns of the silhouette the ray in plan is cut with every footprint; the pieces of the ray inside
give stretches of height on the silhouette, whose union is measured. Nothing is shared with the program but data.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import asin, hypot, sqrt, tan

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Outline, Point, Point3
from pb12table.table.terrain import Piece


def scanned_share(
    battlefield: Battlefield, eye: Point3, target: Body, others: Sequence[Body], columns: int = 800
) -> float:
    """The covered share of a target with a circular footprint, to about the width of a column per edge."""
    assert isinstance(target.footprint, Circle)
    forward = (target.x - eye[0], target.y - eye[1])
    depth = hypot(*forward)
    forward = (forward[0] / depth, forward[1] / depth)
    half = depth * tan(asin(target.footprint.radius / depth))
    covered = 0.0
    for i in range(columns):
        u = half * (2.0 * (i + 0.5) / columns - 1.0)
        # The end of the ray in the plane of the target's axis.
        goal = (target.x + forward[1] * u, target.y - forward[0] * u)
        stretches = [
            *_of_pieces(battlefield.pieces, eye, goal, target),
            *_of_bodies(others, eye, goal, target),
        ]
        covered += _measure(stretches)
    return covered / (columns * target.height)


def _of_pieces(pieces: Iterable[Piece], eye: Point3, goal: Point, target: Body) -> Iterable[tuple[float, float]]:
    for piece in pieces:
        cuts = sorted({1e-9, 1.0, *_cuts(piece.outline, eye, goal), *(_hole_cuts(piece, eye, goal))})
        if piece.low_edge is not None:
            # A ramp is seen as many thin slices.
            cuts = sorted({*cuts, *(i / 400.0 for i in range(1, 400))})
        for a, b in pairwise(cuts):
            middle = _on_ray(eye, goal, (a + b) / 2.0)
            if _inside(middle, piece.outline) and not any(_inside(middle, hole) for hole in piece.holes):
                for share in (a, b):
                    yield _height_stretch(eye, share, piece.base, piece.top_at(_on_ray(eye, goal, share)), target)
                yield _joined(eye, a, b, piece.base, piece.top_at(middle), target)


def _hole_cuts(piece: Piece, eye: Point3, goal: Point) -> Iterable[float]:
    for hole in piece.holes:
        yield from _cuts(hole, eye, goal)


def _of_bodies(others: Iterable[Body], eye: Point3, goal: Point, target: Body) -> Iterable[tuple[float, float]]:
    for other in others:
        if isinstance(other.footprint, Outline):
            piece = Piece(other.id, other.footprint.points, base=other.z, height=other.height)
            shifted = tuple((x + other.x, y + other.y) for x, y in piece.outline)
            cuts = sorted({1e-9, 1.0, *_cuts(shifted, eye, goal)})
            for a, b in pairwise(cuts):
                if _inside(_on_ray(eye, goal, (a + b) / 2.0), shifted):
                    yield _joined(eye, a, b, other.z, other.z + other.height, target)
            continue
        dx, dy = goal[0] - eye[0], goal[1] - eye[1]
        px, py = eye[0] - other.x, eye[1] - other.y
        a2, b2 = dx * dx + dy * dy, px * dx + py * dy
        root = b2 * b2 - a2 * (px * px + py * py - other.footprint.radius**2)
        if root <= 0.0:
            continue
        near, far = max((-b2 - sqrt(root)) / a2, 1e-9), min((-b2 + sqrt(root)) / a2, 1.0)
        if near < far:
            yield _joined(eye, near, far, other.z, other.z + other.height, target)


def _on_ray(eye: Point3, goal: Point, share: float) -> Point:
    return (eye[0] + share * (goal[0] - eye[0]), eye[1] + share * (goal[1] - eye[1]))


def _cuts(ring: Sequence[Point], eye: Point3, goal: Point) -> Iterable[float]:
    dx, dy = goal[0] - eye[0], goal[1] - eye[1]
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        ex, ey = bx - ax, by - ay
        det = dx * ey - dy * ex
        if det == 0.0:
            continue
        share = ((ax - eye[0]) * ey - (ay - eye[1]) * ex) / det
        along = ((ax - eye[0]) * dy - (ay - eye[1]) * dx) / det
        if 0.0 <= along <= 1.0 and 0.0 < share < 1.0:
            yield share


def _inside(point: Point, ring: Sequence[Point]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > point[1]) != (by > point[1]):
            inside ^= point[0] < ax + (bx - ax) * (point[1] - ay) / (by - ay)
    return inside


def _height_stretch(eye: Point3, share: float, base: float, top: float, target: Body) -> tuple[float, float]:
    heights = [eye[2] + (z - eye[2]) / share for z in (base, top)]
    low, high = target.z, target.z + target.height
    return (min(max(heights[0], low), high), min(max(heights[1], low), high))


def _joined(eye: Point3, a: float, b: float, base: float, top: float, target: Body) -> tuple[float, float]:
    first, second = (_height_stretch(eye, share, base, top, target) for share in (a, b))
    return (min(first[0], second[0]), max(first[1], second[1]))


def _measure(stretches: Iterable[tuple[float, float]]) -> float:
    total, reached = 0.0, float("-inf")
    for low, high in sorted(stretches):
        if high > reached:
            total += high - max(low, reached)
            reached = high
    return total
