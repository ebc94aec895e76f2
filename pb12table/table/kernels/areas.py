"""Dear areas as lists of sides, whether places lie in them (as GEOS decides it, to the last bit), what ways cost."""

from __future__ import annotations

from math import ceil, floor, hypot

import numpy as np

from pb12table.table.kernels.compiling import inner
from pb12table.table.unions import Floats, Integers

WEST, SOUTH, EAST, NORTH, MORE, FIRST, COUNT = range(7)
"""Columns of areas: their box, what an option begun in them costs more, their first side and how many there are."""

Ground = tuple[Floats, Floats, Integers, Floats]
"""Areas, their sides, cells and the frame of these (`routes.search.dear_ground`)."""

STRIDE, STEP = 0.999, 0.9996
"""As in `routes.steps`, and in `routes.search.costs`."""

COST, WALK, EXTRA, LEVEL, LIMIT, LAST, PARTS, PLAIN, NUMBER = range(9)
"""Columns of terms: what the places have cost, what a step costs, what options cost more everywhere, whether that is
all, what there is to spend and up to what bends are worth while, in how many parts turns are cut, whether all is wanted
at one price, and the number of the first place's star.
"""

_SAFE = 1e-15
"""By this share of its terms the sign of a sum of products may be wrong in plain numbers."""

_SPLIT = 134217729.0


@inner
def _sum(a: float, b: float) -> tuple[float, float]:
    """Return a sum and its rounding error."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


@inner
def _product(a: float, b: float) -> tuple[float, float]:
    """Return a product and its rounding error (Dekker)."""
    total = a * b
    big = _SPLIT * a
    high_a = big - (big - a)
    big = _SPLIT * b
    high_b = big - (big - b)
    low_a, low_b = a - high_a, b - high_b
    return total, ((high_a * high_b - total) + high_a * low_b + low_a * high_b) + low_a * low_b


@inner
def _double_product(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    """Return the product of two numbers of twice as many digits."""
    total, rest = _product(a[0], b[0])
    return _sum(total, rest + (a[0] * b[1] + a[1] * b[0]))


@inner
def side_of(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
    """Return on which side of a line from a to b a place lies: positive to the left, zero on the line itself."""
    left, right = (ax - x) * (by - y), (ay - y) * (bx - x)
    found = left - right
    if abs(found) > _SAFE * (abs(left) + abs(right)):
        return found
    first = _double_product(_sum(bx, -ax), _sum(y, -by))
    second = _double_product(_sum(by, -ay), _sum(x, -bx))
    high, low = _sum(first[0], -second[0])
    return high + (low + (first[1] - second[1]))


@inner
def holds(sides: Floats, first: int, count: int, x: float, y: float) -> bool:
    """Return whether a place lies in an area or on its border, by how many sides a ray to the east crosses."""
    inside = False
    for i in range(first, first + count):
        ax, ay, bx, by = sides[i, 0], sides[i, 1], sides[i, 2], sides[i, 3]
        if ax < x and bx < x:
            continue
        if bx == x and by == y:
            return True
        if ay == y and by == y:
            if min(ax, bx) <= x <= max(ax, bx):
                return True
        elif (ay > y and by <= y) or (by > y and ay <= y):
            side = side_of(ax, ay, bx, by, x, y)
            if side == 0.0:
                return True
            if (side > 0.0) == (by > ay):
                inside = not inside
    return inside


@inner
def surcharge_at(ground: Ground, extra: int, x: float, y: float) -> int:
    """Return the surcharge of an option begun at a place: as its cell says, or as the areas do near a border."""
    areas, sides, cells, frame = ground
    column, row = floor((x - frame[0]) * frame[2]), floor((y - frame[1]) * frame[2])
    if column < 0 or row < 0 or column >= cells.shape[0] or row >= cells.shape[1]:
        return extra
    more = int(cells[column, row])
    if more >= 0:
        return extra + more
    found = extra
    for i in range(len(areas)):
        area = areas[i]
        is_near = area[WEST] <= x <= area[EAST] and area[SOUTH] <= y <= area[NORTH]
        if is_near and holds(sides, int(area[FIRST]), int(area[COUNT]), x, y):
            found += int(area[MORE])
    return found


@inner
def leg_cost(
    ground: Ground, terms: Integers, x: float, y: float, to_x: float, to_y: float, slack: float
) -> tuple[int, float]:
    """Return the cost of a straight stretch (`Tolls.legs`) and its length."""
    dx, dy = to_x - x, to_y - y
    far = hypot(dx, dy)
    steps = int(max(ceil((far - slack) / STRIDE - 1e-6), 0.0))
    cost = steps * terms[WALK]
    if terms[LEVEL] == 0:
        safe = max(far, 1e-12)
        for number in range(steps):
            begun = (slack + STRIDE * number) / safe
            cost += surcharge_at(ground, terms[EXTRA], x + dx * begun, y + dy * begun)
    return cost, far


@inner
def length_of(
    ground: Ground, terms: Integers, x: float, y: float, way_x: float, way_y: float, end: float,
    left: int, slack: float,
) -> float:  # fmt: skip
    """Return how far a ray goes for what can be spent (`Tolls.lengths`)."""
    far, steps = slack, 0.0
    while far < end:
        price = terms[WALK] + surcharge_at(ground, terms[EXTRA], x + far * way_x, y + far * way_y)
        if left < price:
            break
        left -= price
        steps += 1.0
        far = slack + steps * STRIDE
    return slack + STRIDE * steps


@inner
def on_grid(value: float) -> tuple[float, bool]:
    """Return a length rounded to the grid, and whether Python is certain to round it that way."""
    many = value * 1000.0
    whole = np.rint(many)
    return float(whole / 1000.0), abs(abs(many - whole) - 0.5) > 1e-6
