"""Dear areas as lists of sides, whether places lie in them (as GEOS decides it, to the last bit), what ways cost."""

from __future__ import annotations

from math import ceil, floor, hypot

import numpy as np

from pb12table.table.kernels.compiling import inner, variable
from pb12table.table.unions import Floats, Integers

MORE, AREA = 4, 5
"""Columns of sides behind those of their ends: what an option begun in their area costs more, and its number."""

Ground = tuple[Floats, Integers, Integers, Floats]
"""The sides in each row of cells, where those of each row begin, cells, and the frame of these (`search.costs`)."""

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
def _more_at(sides: Floats, begin: int, end: int, x: float, y: float) -> int:
    """Return how much more an option costs that begins at a place in any areas or on their borders.

    An area holds the place if a ray to the east crosses its sides an odd number of times. There are sides of all areas
    one after the other, but none are needed that lie wholly above or below the place.
    """
    more, inside, is_on = variable(0), False, False
    for i in range(begin, end):
        if i == begin or sides[i, AREA] != sides[i - 1, AREA]:
            if inside or is_on:
                more += int(sides[i - 1, MORE])
            inside, is_on = False, False
        ax, ay, bx, by = sides[i, 0], sides[i, 1], sides[i, 2], sides[i, 3]
        if ax < x and bx < x:
            continue
        if bx == x and by == y:
            is_on = True
        elif ay == y and by == y:
            is_on = is_on or min(ax, bx) <= x <= max(ax, bx)
        elif (ay > y and by <= y) or (by > y and ay <= y):
            side = side_of(ax, ay, bx, by, x, y)
            if side == 0.0:
                is_on = True
            elif (side > 0.0) == (by > ay):
                inside = not inside
    if inside or is_on:
        more += int(sides[end - 1, MORE])
    return more


@inner
def surcharge_at(ground: Ground, extra: int, x: float, y: float) -> int:
    """Return the surcharge of an option begun at a place: as its cell says, or as the areas do near a border."""
    sides, begun, cells, frame = ground
    column, row = floor((x - frame[0]) * frame[2]), floor((y - frame[1]) * frame[2])
    if column < 0 or row < 0 or column >= cells.shape[0] or row >= cells.shape[1]:
        return extra
    more = int(cells[column, row])
    return extra + more if more >= 0 else extra + _more_at(sides, begun[row], begun[row + 1], x, y)


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
        sides, begun, cells, frame = ground
        safe = max(far, 1e-12)
        cost += steps * terms[EXTRA]
        for number in range(steps):
            share = (slack + STRIDE * number) / safe
            at_x, at_y = x + dx * share, y + dy * share
            # As in `surcharge_at`: whoever hands arrays on for each step counts references longer than all this takes.
            column, row = floor((at_x - frame[0]) * frame[2]), floor((at_y - frame[1]) * frame[2])
            if 0 <= column < cells.shape[0] and 0 <= row < cells.shape[1]:
                more = int(cells[column, row])
                cost += more if more >= 0 else _more_at(sides, begun[row], begun[row + 1], at_x, at_y)
    return cost, far


@inner
def lengths_of(
    ground: Ground, terms: Integers, starts: Floats, directions: Floats, ends: Floats, rooms: Integers,
    slack: Floats, found: Floats,
) -> None:  # fmt: skip
    """Find how far rays go for what can be spent (`Tolls.lengths`); a single start, room or slack is that of all."""
    sides, begun, cells, frame = ground
    walk = terms[WALK] + terms[EXTRA]
    several = len(starts) > 1
    for ray in range(len(ends)):
        i = ray if several else 0
        x, y, end, left, paid = starts[i, 0], starts[i, 1], ends[ray], rooms[i], slack[i]
        far, steps = paid, 0.0
        while far < end:
            at_x, at_y, price = x + far * directions[ray, 0], y + far * directions[ray, 1], walk
            column, row = floor((at_x - frame[0]) * frame[2]), floor((at_y - frame[1]) * frame[2])
            if 0 <= column < cells.shape[0] and 0 <= row < cells.shape[1]:
                more = int(cells[column, row])
                price += more if more >= 0 else _more_at(sides, begun[row], begun[row + 1], at_x, at_y)
            if left < price:
                break
            left -= price
            steps += 1.0
            far = paid + steps * STRIDE
        found[ray] = paid + STRIDE * steps


@inner
def on_grid(value: float) -> tuple[float, bool]:
    """Return a length rounded to the grid, and whether Python is certain to round it that way."""
    many = value * 1000.0
    whole = np.rint(many)
    return float(whole / 1000.0), abs(abs(many - whole) - 0.5) > 1e-6
