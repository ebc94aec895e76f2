"""What a round body meets first straight towards a place, among convex shapes and round bodies.

Against the body's middle every shape is as much wider as the body is: a corner becomes a circle, an edge a line beside
it. A way whose nearest approach to a shape leaves no doubt either misses it or meets one of its lines or circles; of
the first that is met the time is that of an approach to a line, or the smaller root of one to a circle.

Shapes that stay where they are lie in a grid, so that a short way asks only those in the cells around it.
"""

from __future__ import annotations

from math import floor, sqrt

from pb12table.table.kernels.compiling import INTEGERS, TABLE, inner, kernel
from pb12table.table.unions import Floats, Integers

WEST, SOUTH, EAST, NORTH, BASE, TOP, FIRST, COUNT, RADIUS, KEY = range(10)
"""Columns of shapes: the box around them when they are wider, heights, their first corner and how many there are (none
for what plain code must look at), how much wider they are, and by what they are known.
"""

GRIDDED, LEFTMOST, LOWEST, COLUMNS, ROWS, CELLS = range(6)
"""What a grid begins with: how many of the shapes, the first ones, lie in it, the column and row of its first cell, and
how many of each it has. From CELLS on it tells of each cell, row by row, where its shapes' numbers begin, and behind
the last where these end.
"""

MANY = 0.25
"""How many cells there are to a step; a power of two, so that the same cell is found everywhere."""

NOTHING, UNSURE = -1, -2
"""Nothing is met; plain code must say."""

HAIR = 1e-9
"""So close to touching or not, in steps, or to meeting two things at once, as a share, plain code must say."""

TOLERANCE = 1e-6
"""As in `units`."""


@inner
def _away(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Return the squared distance of a place from a stretch."""
    ex, ey, dx, dy = bx - ax, by - ay, px - ax, py - ay
    square = ex * ex + ey * ey
    share = min(max((dx * ex + dy * ey) / square, 0.0), 1.0) if square > 0.0 else 0.0
    dx, dy = dx - share * ex, dy - share * ey
    return dx * dx + dy * dy


@inner
def _side(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


@inner
def _nearest(
    corners: Floats, first: int, count: int, x: float, y: float, to_x: float, to_y: float
) -> tuple[float, float]:
    """Return the squared distances of a path's start and of the whole path from a shape; negative inside."""
    if count == 1:
        cx, cy = corners[first, 0], corners[first, 1]
        return (x - cx) * (x - cx) + (y - cy) * (y - cy), _away(cx, cy, x, y, to_x, to_y)
    start, way, inside = 1e300, 1e300, count > 2
    for i in range(count):
        ax, ay = corners[first + i, 0], corners[first + i, 1]
        other = first + (i + 1) % count
        bx, by = corners[other, 0], corners[other, 1]
        side = _side(ax, ay, bx, by, x, y)
        if side < 0.0:
            inside = False
        start = min(start, _away(x, y, ax, ay, bx, by))
        way = min(way, _away(to_x, to_y, ax, ay, bx, by), _away(ax, ay, x, y, to_x, to_y))
        is_crossed = (side > 0.0) != (_side(ax, ay, bx, by, to_x, to_y) > 0.0)
        if is_crossed and (_side(x, y, to_x, to_y, ax, ay) > 0.0) != (_side(x, y, to_x, to_y, bx, by) > 0.0):
            way = 0.0
    if inside:
        return -1.0, -1.0
    return start, min(start, way)


@inner
def _met(
    corners: Floats, first: int, count: int, radius: float, x: float, y: float, to_x: float, to_y: float
) -> tuple[float, float, float]:
    """Return the fraction of a path at which a shape is met, and the direction to it from there; 2 if it is not."""
    share, normal_x, normal_y = 2.0, 0.0, 0.0
    dx, dy = to_x - x, to_y - y
    square = dx * dx + dy * dy
    for i in range(count):
        ax, ay = corners[first + i, 0], corners[first + i, 1]
        away_x, away_y = x - ax, y - ay
        if count > 1:
            other = first + (i + 1) % count
            ex, ey = corners[other, 0] - ax, corners[other, 1] - ay
            length = sqrt(ex * ex + ey * ey)
            if length > 0.0:
                out_x, out_y = ey / length, -ex / length
                gap, nearing = away_x * out_x + away_y * out_y - radius, -(dx * out_x + dy * out_y)
                if gap >= 0.0 and nearing > 0.0 and gap <= share * nearing:
                    at = gap / nearing
                    along = (away_x + at * dx) * ex + (away_y + at * dy) * ey
                    if at <= 1.0 and 0.0 <= along <= length * length:
                        share, normal_x, normal_y = at, out_x, out_y
        middle = -(away_x * dx + away_y * dy)
        if middle <= 0.0:
            continue
        room = middle * middle - square * (away_x * away_x + away_y * away_y - radius * radius)
        if room < 0.0:
            continue
        at = (middle - sqrt(room)) / square
        if 0.0 <= at <= 1.0 and at < share:
            share = at
            normal_x, normal_y = (away_x + at * dx) / radius, (away_y + at * dy) / radius
    return share, normal_x, normal_y


@inner
def _is_apart(row: Floats, west: float, south: float, east: float, north: float, low: float, high: float) -> bool:
    """Return whether a shape lies beside, above or below the box of a way and the heights of a body."""
    if row[WEST] > east or row[EAST] < west or row[SOUTH] > north or row[NORTH] < south:
        return True
    return bool(row[BASE] >= high - TOLERANCE or row[TOP] <= low + TOLERANCE)


@inner
def _sooner(
    row: Floats, corners: Floats, x: float, y: float, to_x: float, to_y: float,
    share: float, key: int, normal_x: float, normal_y: float, second: float,
) -> tuple[float, int, float, float, float]:  # fmt: skip
    """Return what is met first so far, now that one more shape is known, and where the next other thing is met."""
    first, count, radius = int(row[FIRST]), int(row[COUNT]), row[RADIUS]
    if count == 0:
        return 0.0, UNSURE, 0.0, 0.0, 0.0
    start, way = _nearest(corners, first, count, x, y, to_x, to_y)
    nearest, farthest = radius + HAIR, radius - HAIR
    if way > nearest * nearest:
        return share, key, normal_x, normal_y, second
    if start <= nearest * nearest or way >= farthest * farthest:
        return 0.0, UNSURE, 0.0, 0.0, 0.0
    at, out_x, out_y = _met(corners, first, count, radius, x, y, to_x, to_y)
    if at > 1.0:
        return 0.0, UNSURE, 0.0, 0.0, 0.0
    if at < share:
        if key != int(row[KEY]):
            second = share
        return at, int(row[KEY]), out_x, out_y, second
    if key != int(row[KEY]):
        second = min(second, at)
    return share, key, normal_x, normal_y, second


@kernel(
    f"Tuple((float64, int64, float64, float64))"
    f"({TABLE}, {TABLE}, {INTEGERS}, float64, float64, float64, float64, float64, float64)"
)
def first_hit(
    shapes: Floats, corners: Floats, grid: Integers, x: float, y: float, to_x: float, to_y: float, low: float,
    high: float,
) -> tuple[float, int, float, float]:  # fmt: skip
    """Return what a body between two heights meets first on a path: at which fraction, what, and the direction.

    NOTHING or UNSURE instead of what it is.
    """
    if x == to_x and y == to_y:
        return 1.0, NOTHING, 0.0, 0.0
    west, east = (x, to_x) if x < to_x else (to_x, x)
    south, north = (y, to_y) if y < to_y else (to_y, y)
    share, key, normal_x, normal_y, second = 2.0, NOTHING, 0.0, 0.0, 2.0
    leftmost, lowest, columns, rows = grid[LEFTMOST], grid[LOWEST], grid[COLUMNS], grid[ROWS]
    left, right = floor(west * MANY) - leftmost, floor(east * MANY) - leftmost
    bottom, top = floor(south * MANY) - lowest, floor(north * MANY) - lowest
    left, right, bottom, top = max(left, 0), min(right, columns - 1), max(bottom, 0), min(top, rows - 1)
    singly = grid[GRIDDED]
    if (right - left + 1) * (top - bottom + 1) > singly:
        # Over more cells than there are shapes it is sooner done to look at all of these.
        left, right, singly = 0, -1, 0
    numbers = CELLS + columns * rows + 1
    for line in range(bottom, top + 1):
        for column in range(left, right + 1):
            cell = CELLS + line * columns + column
            for i in range(grid[cell], grid[cell + 1]):
                row = shapes[grid[numbers + i]]
                if _is_apart(row, west, south, east, north, low, high):
                    continue
                # Of the cells it lies in only the first one that is looked at counts.
                if column > left and floor(row[WEST] * MANY) - leftmost < column:
                    continue
                if line > bottom and floor(row[SOUTH] * MANY) - lowest < line:
                    continue
                share, key, normal_x, normal_y, second = _sooner(
                    row, corners, x, y, to_x, to_y, share, key, normal_x, normal_y, second
                )
                if key == UNSURE:
                    return 0.0, UNSURE, 0.0, 0.0
    for i in range(singly, len(shapes)):
        row = shapes[i]
        if _is_apart(row, west, south, east, north, low, high):
            continue
        share, key, normal_x, normal_y, second = _sooner(
            row, corners, x, y, to_x, to_y, share, key, normal_x, normal_y, second
        )
        if key == UNSURE:
            return 0.0, UNSURE, 0.0, 0.0
    if key >= 0 and second - share < HAIR:
        return 0.0, UNSURE, 0.0, 0.0
    return share, key, normal_x, normal_y
