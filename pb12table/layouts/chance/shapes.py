"""Shapes by chance, about the origin: uneven patches, winding lines, boxes."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from pb12table.layouts.chance.sketch import Sketch
from pb12table.layouts.motions import shift, turn
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import rounded


def patch(sketch: Sketch, radius: float, corners: int, *, uneven: float = 0.2, long: float = 1.0) -> Ring:
    """An uneven ring of about a radius, `long` times as long as wide."""
    found: list[Point] = []
    for number in range(corners):
        angle = 2.0 * pi * (number + sketch.between(-0.25, 0.25)) / corners
        far = radius * (1.0 + sketch.between(-uneven, uneven))
        found.append((rounded(far * cos(angle) * long), rounded(far * sin(angle))))
    return tuple(found)


def box(width: float, depth: float, x: float = 0.0, y: float = 0.0) -> Ring:
    """A rectangle about a place, counter-clockwise."""
    w, d = width / 2.0, depth / 2.0
    return ((x - w, y - d), (x + w, y - d), (x + w, y + d), (x - w, y + d))


def at(ring: Sequence[Point], place: Point, angle: float = 0.0) -> Ring:
    """A ring turned about the origin and put at a place."""
    turned, moved = turn(angle, (0.0, 0.0)), shift(*place)
    return tuple(moved.point(turned.point(point)) for point in ring)


STRETCHES: Final = 4
"""Of how many straight stretches a winding line is made between two points."""


def smooth(points: Sequence[Point]) -> list[Point]:
    """A winding line through points (after Catmull and Rom)."""
    found: list[Point] = []
    whole = [points[0], *points, points[-1]]
    for number in range(len(points) - 1):
        a, b, c, d = whole[number : number + 4]
        for part in range(STRETCHES):
            t = part / STRETCHES
            found.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*found, (rounded(points[-1][0]), rounded(points[-1][1]))]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return rounded(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
    )
