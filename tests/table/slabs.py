"""How much of a rectangle polygons leave uncovered, by slabs between all corners and crossings, in exact fractions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

Corner = tuple[Fraction, Fraction]
Edge = tuple[Corner, Corner]
Corners = Sequence[tuple[float, float]]


def uncovered(box: tuple[float, float, float, float], outlines: Sequence[Corners]) -> float:
    """The area of a box (west, south, east, north) outside polygons without holes; nothing is rounded on the way."""
    west, south, east, north = (Fraction(value) for value in box)
    polygons = [[(Fraction(x), Fraction(y)) for x, y in corners] for corners in outlines]
    edges = [(polygon[n - 1], polygon[n]) for polygon in polygons for n in range(len(polygon))]
    rails = [((west, y), (east, y)) for y in (south, north)]
    breaks = {west, east, *(x for (x, _), _ in edges)}
    breaks |= {x for first, second in combinations([*edges, *rails], 2) for x in _crossing(first, second)}
    total = Fraction(0)
    for left, right in pairwise(sorted(x for x in breaks if west <= x <= east)):
        # In a slab nothing crosses, so that what is free of it grows or shrinks evenly.
        middle = (left + right) / 2
        stretches = sorted(stretch for polygon in polygons for stretch in _stretches(polygon, middle))
        total += (right - left) * _free(stretches, south, north)
    return float(total)


def _crossing(first: Edge, second: Edge) -> list[Fraction]:
    (ax, ay), (bx, by) = first
    (cx, cy), (dx, dy) = second
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn == 0:
        return []
    share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
    return [ax + share * (bx - ax)] if 0 <= share <= 1 else []


def _stretches(polygon: list[Corner], x: Fraction) -> Iterator[tuple[Fraction, Fraction]]:
    """From where to where a polygon covers the line at x."""
    ys = sorted(
        ay + (x - ax) / (bx - ax) * (by - ay)
        for (ax, ay), (bx, by) in ((polygon[n - 1], polygon[n]) for n in range(len(polygon)))
        if min(ax, bx) < x < max(ax, bx)
    )
    return zip(ys[::2], ys[1::2], strict=True)


def _free(stretches: list[tuple[Fraction, Fraction]], south: Fraction, north: Fraction) -> Fraction:
    free, at = Fraction(0), south
    for low, high in stretches:
        free += max(min(low, north) - at, Fraction(0))
        at = max(at, min(high, north))
    return free + north - at
