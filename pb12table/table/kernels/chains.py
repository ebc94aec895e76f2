"""Shadows on a level plane as chains of edges round the eye: the near side and, unless they are endless, the far one.

Corners lie relative to the eye and have their angles; those of a chain grow from the start of its shadow to its end.
"""

from __future__ import annotations

from math import asin, atan2, ceil, cos, hypot, inf, pi, sin, sqrt
from typing import TypeVar

import numpy as np

from pb12table.table.kernels.compiling import inner
from pb12table.table.unions import Floats, Integers

Rows = TypeVar("Rows", Floats, Integers)

HAIR = 1e-6
"""Nearer to an edge than this an eye is not decided here; and by how much an inside is passed through, if it is."""

ROUND_AREA = 5e-8
"""By how much the area beside a part of an arc may be wrong, in square steps; beside a whole arc it is right."""

SECTORS = 512
"""Into how many equal angles the round view is cut to find what lies wholly behind something tall."""

X, Y, ANGLE = 0, 1, 2
SHADOW = 7
START, END, NEAR_FIRST, NEAR_COUNT, FAR_FIRST, FAR_COUNT, NEAREST = range(SHADOW)
"""Columns of corners and of shadows: angles in radians, first corner and number of corners of both chains."""


@inner
def grown(table: Rows, count: int) -> Rows:
    """Return a table of numbers with room for another row."""
    if count < len(table):
        return table
    larger = np.empty((2 * len(table), table.shape[1]), table.dtype)
    larger[:count] = table
    return larger


@inner
def turned(angle: float) -> float:
    """Return an angle in [-pi, pi)."""
    while angle >= pi:
        angle -= 2.0 * pi
    while angle < -pi:
        angle += 2.0 * pi
    return angle


@inner
def _edge_square(ax: float, ay: float, bx: float, by: float) -> float:
    """Return the square of the distance of the eye from an edge."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = 0.0 if square == 0.0 else min(max(-(ax * dx + ay * dy) / square, 0.0), 1.0)
    x, y = ax + share * dx, ay + share * dy
    return x * x + y * y


@inner
def put(corners: Floats, count: int, x: float, y: float, angle: float) -> tuple[Floats, int]:
    """Return the table of corners with one more."""
    corners = grown(corners, count)
    corners[count, X], corners[count, Y], corners[count, ANGLE] = x, y, angle
    return corners, count + 1


@inner
def _sectors(start: float, end: float) -> tuple[int, int]:
    """Return the first and the last sector that a shadow touches; the last may be beyond one turn."""
    width = 2.0 * pi / SECTORS
    return int((start + pi) / width), int((end + pi) / width)


@inner
def is_behind(depths: Floats, shadows: Floats, number: int) -> bool:
    """Return whether a shadow begins behind something tall in every sector it touches."""
    first, last = _sectors(shadows[number, START], shadows[number, END])
    deepest = 0.0
    for i in range(first, last + 1):
        deepest = max(deepest, depths[i % SECTORS])
    return bool(shadows[number, NEAREST] > deepest)


@inner
def _hide_behind(depths: Floats, shadows: Floats, row: int, corners: Floats) -> None:
    """Note from where on all is hidden in the sectors that lie wholly in an endless shadow."""
    first, last = _sectors(shadows[row, START], shadows[row, END])
    farthest = 0.0
    begun = int(shadows[row, NEAR_FIRST])
    for i in range(begun, begun + int(shadows[row, NEAR_COUNT])):
        farthest = max(farthest, corners[i, X] * corners[i, X] + corners[i, Y] * corners[i, Y])
    # Rounding must not hide what is as far away.
    farthest = (1.0 + 1e-12) * sqrt(farthest)
    for i in range(first + 1, last):
        depths[i % SECTORS] = min(depths[i % SECTORS], farthest)


@inner
def with_prism(
    corners: Floats, count: int, shadows: Floats, row: int, ring: Floats, ring_first: int, number: int, ex: float,
    ey: float, first: float, last: float, depths: Floats, reach: float,
) -> tuple[Floats, int, int]:  # fmt: skip
    """Return the chains of a convex prism or straight thin wall, put behind the last corner; `row` becomes its shadow.

    So many corners of a table, from the first one on, are its ring. An endless shadow is noted in `depths`.

    The third number is 1 for a shadow, 0 for none, or one that lies beyond `reach` or behind the `depths` of something
    tall, -1 where the eye is too near to decide.
    """
    px, py = ring[ring_first + number - 1, 0] - ex, ring[ring_first + number - 1, 1] - ey
    nearest, around = inf, number > 2
    low, high = 0, 0
    lx, ly = ring[ring_first, 0] - ex, ring[ring_first, 1] - ey
    hx, hy = lx, ly
    for i in range(number):
        x, y = ring[ring_first + i, 0] - ex, ring[ring_first + i, 1] - ey
        nearest = min(nearest, _edge_square(px, py, x, y))
        side = px * y - py * x
        around = around and side > 0.0
        if number == 2 and abs(side) <= HAIR * hypot(x - px, y - py):
            return corners, count, 0
        # From outside all corners lie in half a turn, the first of them to the right of all, the last to their left.
        if lx * y - ly * x < 0.0:
            low, lx, ly = i, x, y
        if hx * y - hy * x > 0.0:
            high, hx, hy = i, x, y
        px, py = x, y
    nearest = sqrt(nearest)
    if nearest <= 2.0 * HAIR:
        return corners, count, -1
    if around and last == inf:
        return corners, count, -1
    shadows[row, NEAREST] = 0.0 if around else nearest * first
    if shadows[row, NEAREST] > reach:
        return corners, count, 0
    if around:
        shadows[row, NEAR_FIRST], shadows[row, NEAR_COUNT] = 0.0, 0.0
        shadows[row, FAR_FIRST], shadows[row, FAR_COUNT] = float(count), float(number + 1)
        before = -inf
        for i in range(number + 1):
            x, y = last * (ring[ring_first + i % number, 0] - ex), last * (ring[ring_first + i % number, 1] - ey)
            angle = atan2(y, x)
            while angle < before:
                angle += 2.0 * pi
            if i == 0:
                angle = turned(angle)
                shadows[row, START] = angle
            if i == number:
                angle = shadows[row, START] + 2.0 * pi
            before = angle
            corners, count = put(corners, count, x, y, angle)
        shadows[row, END] = shadows[row, START] + 2.0 * pi
        return corners, count, 1
    begin, width = turned(atan2(ly, lx)), atan2(lx * hy - ly * hx, lx * hx + ly * hy)
    shadows[row, START], shadows[row, END] = begin, begin + width
    if is_behind(depths, shadows, row):
        return corners, count, 0
    for side_of in range(2):
        if side_of == 1 and last == inf:
            shadows[row, FAR_FIRST], shadows[row, FAR_COUNT] = 0.0, 0.0
            _hide_behind(depths, shadows, row, corners)
            break
        scale = first if side_of == 0 else last
        begun, i, before = count, low, begin
        while True:
            x, y = ring[ring_first + i, 0] - ex, ring[ring_first + i, 1] - ey
            angle = begin + width if i == high else begin
            if i != low and i != high:
                angle = begin + atan2(lx * y - ly * x, lx * x + ly * y)
            # Along a ray only rounding tells which of two corners comes first.
            angle = min(max(angle, before), begin + width)
            before = angle
            corners, count = put(corners, count, scale * x, scale * y, angle)
            if i == high:
                break
            # The near side runs backwards, as rings run counter-clockwise.
            i = (i + number - 1) % number if side_of == 0 else (i + 1) % number
        if side_of == 0:
            shadows[row, NEAR_FIRST], shadows[row, NEAR_COUNT] = float(begun), float(count - begun)
        else:
            shadows[row, FAR_FIRST], shadows[row, FAR_COUNT] = float(begun), float(count - begun)
    return corners, count, 1


@inner
def with_round(
    corners: Floats, count: int, row: Floats, x: float, y: float, radius: float, first: float, last: float
) -> tuple[Floats, int]:
    """Return the chains of a cylinder seen from outside, with arcs as polygons of the same area.

    Of a chord of the length c on a radius r the polygon lies c^2 / (12 r) outside at its ends and half as much inside
    in its middle, so that the area beside a part of it is wrong by 0.008 c^3 / r at most: that is ROUND_AREA.
    """
    away, middle = hypot(x, y), atan2(y, x)
    half = asin(radius / away)
    begin = turned(middle - half)
    row[START], row[END], row[NEAREST] = begin, begin + 2.0 * half, first * (away - radius)
    for side in range(2):
        if side == 1 and last == inf:
            row[FAR_FIRST], row[FAR_COUNT] = 0.0, 0.0
            break
        scale = first if side == 0 else last
        size = scale * radius
        length = pi - 2.0 * half if side == 0 else pi + 2.0 * half
        number = max(4, ceil(length * (size * size / (125.0 * ROUND_AREA)) ** (1.0 / 3.0)))
        step = length / number
        # Two outer sectors and the inner ones together have the area of the round one.
        ratio = step / sin(step)
        grown = (sqrt(1.0 + (number - 2) * number * ratio) - 1.0) / (number - 2)
        if side == 0:
            row[NEAREST] = first * away - size * grown
        begun, before = count, begin
        for i in range(number + 1):
            # From the right tangent to the left one: clockwise round the middle over the near side.
            turn = middle + 1.5 * pi - half - step * i if side == 0 else middle - 0.5 * pi - half + step * i
            reach = size if i == 0 or i == number else size * grown
            px, py = scale * x + reach * cos(turn), scale * y + reach * sin(turn)
            angle = begin + turned(atan2(py, px) - begin)
            if i == 0:
                angle = begin
            elif i == number:
                angle = row[END]
            angle = min(max(angle, before), row[END])
            before = angle
            corners, count = put(corners, count, px, py, angle)
        if side == 0:
            row[NEAR_FIRST], row[NEAR_COUNT] = float(begun), float(count - begun)
        else:
            row[FAR_FIRST], row[FAR_COUNT] = float(begun), float(count - begun)
    return corners, count
