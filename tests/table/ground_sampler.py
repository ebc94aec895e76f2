"""Ground that hides, by many points on a line: written from the law alone, in plain Python, and sharing no code.

The law: a piece of such ground blocks a line with both ends outside it if any length of the line lies in it, and a line
with an end in it if more than its depth does. Lengths are those seen from above; in it is what lies within its outline
and none of its holes, above its base and below its top. A wall blocks all lines through it but those that begin in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf

Point3 = tuple[float, float, float]
Ring = Sequence[tuple[float, float]]
Ground = tuple[Sequence[Ring], float, float, float | None]
"""The rings of a piece (the outline, then holes), its base and top, and its depth: inf for none, None for a wall."""

POINTS = 1200
"""So many points of a line are looked at."""


def is_within(rings: Sequence[Ring], x: float, y: float) -> bool:
    """Whether a plan point lies within an odd number of rings."""
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                odd = not odd
    return odd


def holds(ground: Ground, point: Point3) -> bool:
    """Whether a point lies in a piece."""
    rings, base, top, _ = ground
    return base <= point[2] <= top and is_within(rings, point[0], point[1])


def length_in(ground: Ground, start: Point3, end: Point3, points: int = POINTS) -> float:
    """How much of a line lies in a piece, as seen from above."""
    rings, base, top, _ = ground
    inside = 0
    for number in range(points):
        share = (number + 0.5) / points
        x, y, z = (a + share * (b - a) for a, b in zip(start, end, strict=True))
        inside += base < z < top and is_within(rings, x, y)
    return hypot(end[0] - start[0], end[1] - start[1]) * inside / points


def is_blocked(grounds: Sequence[Ground], start: Point3, end: Point3, points: int = POINTS) -> bool:
    """Whether any piece blocks a line."""
    for ground in grounds:
        depth = ground[3]
        if depth is None:
            allowed = inf if holds(ground, start) else 0.0
        else:
            allowed = depth if holds(ground, start) or holds(ground, end) else 0.0
        if allowed < inf and _is_near(ground, start, end) and length_in(ground, start, end, points) > allowed:
            return True
    return False


def _is_near(ground: Ground, start: Point3, end: Point3) -> bool:
    rings, base, top, _ = ground
    xs, ys = [x for x, _ in rings[0]], [y for _, y in rings[0]]
    return (
        min(start[0], end[0]) < max(xs)
        and max(start[0], end[0]) > min(xs)
        and min(start[1], end[1]) < max(ys)
        and max(start[1], end[1]) > min(ys)
        and min(start[2], end[2]) < top
        and max(start[2], end[2]) > base
    )
