"""Shadows on a silhouette as strips between two columns, and the area of their union; see `cover`.

The lower and the upper edge of a strip each have the form a + b u + k sqrt(A u^2 + B u + C). Between the ends of strips
and the places where edges cross, the order of the edges stays as it is, and the height of the union is a sum of such
edges, which is integrated exactly.
"""

from __future__ import annotations

from math import asinh, inf, nan, sqrt

import numpy as np

from pb12table.table.kernels.compiling import inner, variable
from pb12table.table.unions import Floats, Integers

NARROW = 1e-14
"""Stretches of columns narrower than this, in steps, are left out."""

STRIP, LOWER, UPPER, OWNER = 15, 2, 8, 14
"""Width of a row of strips; columns of its lower edge, its upper edge and its owner, behind the two ends."""

EYE, FORWARD, DEPTH, LEFT, RIGHT, BOTTOM, TOP, VIEW = 0, 3, 5, 6, 7, 8, 9, 10
"""Places in the array of a view, and its length."""

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(12)


@inner
def _value(strip: Floats, edge: int, u: float) -> float:
    """Return the height of an edge in a column."""
    height: float = strip[edge] + strip[edge + 1] * u
    if strip[edge + 2] != 0.0:
        square = (strip[edge + 3] * u + strip[edge + 4]) * u + strip[edge + 5]
        if square > 0.0:
            height += strip[edge + 2] * sqrt(square)
    return height


@inner
def _root_area(a: float, b: float, c: float, start: float, end: float) -> float:
    """Return the integral of sqrt(a u^2 + b u + c) over a stretch where the square is not negative; NaN if uncertain.

    Between real roots r and t it is sqrt|a (u - r) (u - t)|; with r the nearer one and y^2 = |u - r| the integrand
    2 y^2 sqrt|a (u - t)| is smooth as long as t is no nearer than the stretch is long. Without real roots it is known
    in closed form.
    """
    square = b * b - 4.0 * a * c
    if square <= 0.0:
        if a <= 1e-9:
            return nan
        least = sqrt(max(-square, 0.0))
        total = 0.0
        for sign, u in ((1.0, end), (-1.0, start)):
            slope = 2.0 * a * u + b
            value = sqrt(max((a * u + b) * u + c, 0.0))
            total += sign * slope * value / (4.0 * a)
            if least > 0.0:
                total += sign * least * least / (8.0 * a * sqrt(a)) * asinh(slope / least)
        return total
    half = -0.5 * (b + (sqrt(square) if b >= 0.0 else -sqrt(square)))
    first = inf if a == 0.0 else half / a
    second = inf if half == 0.0 else c / half
    total = 0.0
    middle = 0.5 * (start + end)
    for part in range(2):
        low, high = (start, middle) if part == 0 else (middle, end)
        here = 0.5 * (low + high)
        near, far = (first, second) if abs(first - here) < abs(second - here) else (second, first)
        if near == inf:
            return nan
        ends = (sqrt(abs(low - near)), sqrt(abs(high - near)))
        sign = 1.0 if here > near else -1.0
        rise, mid = 0.5 * (ends[1] - ends[0]), 0.5 * (ends[1] + ends[0])
        found = 0.0
        for i in range(len(_NODES)):
            y = mid + rise * _NODES[i]
            # Of a line (a = 0) the other root is endlessly far away.
            rest = abs(b) if far == inf else abs(a * (near + sign * y * y - far))
            found += _WEIGHTS[i] * 2.0 * y * y * sqrt(rest)
        total += abs(rise) * found
    return total


@inner
def _area_below(strip: Floats, edge: int, start: float, end: float) -> float:
    """Return the integral of an edge over a stretch of columns."""
    total: float = (end - start) * (strip[edge] + strip[edge + 1] * 0.5 * (start + end))
    if strip[edge + 2] != 0.0:
        total += strip[edge + 2] * _root_area(strip[edge + 3], strip[edge + 4], strip[edge + 5], start, end)
    return total


@inner
def inserted(cuts: Floats, count: int, u: float, start: float, end: float) -> int:
    """Put a place into sorted cuts if it lies between two columns; return how many there are."""
    if not start < u < end or count >= len(cuts):
        return count
    place = count
    while place > 0 and cuts[place - 1] > u:
        cuts[place] = cuts[place - 1]
        place -= 1
    cuts[place] = u
    return count + 1


@inner
def _with_roots(cuts: Floats, count: int, a: float, b: float, c: float, start: float, end: float) -> int:
    """Put the roots of a u^2 + b u + c into sorted cuts."""
    if abs(a) <= 1e-14 * (abs(b) + abs(c)):
        return count if b == 0.0 else inserted(cuts, count, -c / b, start, end)
    square = b * b - 4.0 * a * c
    if square < 0.0:
        return count
    half = -0.5 * (b + (sqrt(square) if b >= 0.0 else -sqrt(square)))
    count = inserted(cuts, count, half / a, start, end)
    return count if half == 0.0 else inserted(cuts, count, c / half, start, end)


@inner
def _difference(one: Floats, edge: int, other: Floats, other_edge: int, u: float) -> float:
    return _value(one, edge, u) - _value(other, other_edge, u)


@inner
def _slope(strip: Floats, edge: int, u: float) -> float:
    """Return the slope of an edge in a column."""
    slope: float = strip[edge + 1]
    if strip[edge + 2] != 0.0:
        square = (strip[edge + 3] * u + strip[edge + 4]) * u + strip[edge + 5]
        slope += strip[edge + 2] * (2.0 * strip[edge + 3] * u + strip[edge + 4]) / (2.0 * sqrt(max(square, 1e-30)))
    return slope


@inner
def _crossing(
    cuts: Floats, count: int, one: Floats, edge: int, other: Floats, other_edge: int, start: float, end: float
) -> int:
    """Put the place where two edges change sides between two columns into sorted cuts, by halving."""
    low, high = start, end
    before = _difference(one, edge, other, other_edge, low)
    if (before > 0.0) == (_difference(one, edge, other, other_edge, high) > 0.0):
        return count
    for _ in range(60):
        middle = 0.5 * (low + high)
        if (_difference(one, edge, other, other_edge, middle) > 0.0) == (before > 0.0):
            low = middle
        else:
            high = middle
    return inserted(cuts, count, 0.5 * (low + high), start, end)


@inner
def _with_crossings(
    cuts: Floats, count: int, one: Floats, edge: int, other: Floats, other_edge: int, start: float, end: float
) -> int:
    """Put the places where two edges cross between two columns into sorted cuts; a few others may be among them.

    A line and a root cross where (line)^2 = k^2 (square). Of two roots the difference f has the second derivative
    -k D / (4 q^(3/2)) + k' D' / (4 q'^(3/2)), D being the discriminants of the squares q and q': it is 0 only where
    q (k' D')^(2/3) = q' (k D)^(2/3), which is a quadratic equation. Between those places f' has one root at most, and
    between the roots of f' f has one.
    """
    a, b = one[edge] - other[other_edge], one[edge + 1] - other[other_edge + 1]
    k, m = one[edge + 2], other[other_edge + 2]
    if k == 0.0 and m == 0.0:
        return count if b == 0.0 else inserted(cuts, count, -a / b, start, end)
    if k == 0.0 or m == 0.0:
        strip, at = (one, edge) if m == 0.0 else (other, other_edge)
        square = strip[at + 2] * strip[at + 2]
        return _with_roots(
            cuts, count,
            b * b - square * strip[at + 3], 2.0 * a * b - square * strip[at + 4], a * a - square * strip[at + 5],
            start, end,
        )  # fmt: skip
    bends = np.empty(8)
    number = variable(0)
    first = one[edge + 4] ** 2 - 4.0 * one[edge + 3] * one[edge + 5]
    second = other[other_edge + 4] ** 2 - 4.0 * other[other_edge + 3] * other[other_edge + 5]
    if (k * first > 0.0) == (m * second > 0.0):
        mine, theirs = abs(m * second) ** (2.0 / 3.0), abs(k * first) ** (2.0 / 3.0)
        number = _with_roots(
            bends, number,
            mine * one[edge + 3] - theirs * other[other_edge + 3],
            mine * one[edge + 4] - theirs * other[other_edge + 4],
            mine * one[edge + 5] - theirs * other[other_edge + 5],
            start, end,
        )  # fmt: skip
    stops = np.empty(8)
    stops[0], last = start, 1
    for i in range(number + 1):
        left, right = stops[last - 1], end if i == number else bends[i]
        following, hair = right, 1e-12 * (right - left)
        rising = _slope(one, edge, left + hair) - _slope(other, other_edge, left + hair) > 0.0
        if rising != (_slope(one, edge, right - hair) - _slope(other, other_edge, right - hair) > 0.0):
            for _ in range(60):
                middle = 0.5 * (left + right)
                if (_slope(one, edge, middle) - _slope(other, other_edge, middle) > 0.0) == rising:
                    left = middle
                else:
                    right = middle
            stops[last] = 0.5 * (left + right)
            last += 1
        stops[last] = following
        last += 1
    for i in range(last - 1):
        count = _crossing(cuts, count, one, edge, other, other_edge, stops[i], stops[i + 1])
    return count


@inner
def _united(strips: Floats, active: Integers, count: int, bottom: float, top: float, start: float, end: float) -> float:
    """Return the area of the union of strips between two columns, where no edge crosses another."""
    u = 0.5 * (start + end)
    lows = np.empty(count)
    order = np.empty(count, dtype=np.int64)
    for i in range(count):
        low = _value(strips[active[i]], LOWER, u)
        place = i
        while place > 0 and lows[place - 1] > low:
            lows[place], order[place] = lows[place - 1], order[place - 1]
            place -= 1
        lows[place], order[place] = low, active[i]
    total, reached, below = 0.0, bottom, (end - start) * bottom
    for i in range(count):
        strip = strips[order[i]]
        high = _value(strip, UPPER, u)
        if high <= reached:
            continue
        if lows[i] >= top or reached >= top:
            break
        if lows[i] > reached:
            below = _area_below(strip, LOWER, start, end)
        above = (end - start) * top if high >= top else _area_below(strip, UPPER, start, end)
        total += above - below
        reached, below = high, above
    return total


@inner
def hidden_between(strips: Floats, count: int, owner: float, view: Floats, start: float, end: float) -> float:
    """Return the hidden area between two columns: by all strips, or by those of an owner unless negative."""
    bottom, top = view[BOTTOM], view[TOP]
    ends = np.empty(2 * count + 2)
    ends[0] = start
    number = 1
    for i in range(count):
        if owner < 0.0 or strips[i, OWNER] == owner:
            for j in range(2):
                if start < strips[i, j] < end:
                    ends[number] = strips[i, j]
                    number += 1
    ends[number] = end
    number += 1
    ends = np.sort(ends[:number])
    active = np.empty(count, dtype=np.int64)
    total = 0.0
    for i in range(number - 1):
        left, right = ends[i], ends[i + 1]
        if right - left <= NARROW:
            continue
        middle = 0.5 * (left + right)
        found, whole = variable(0), False
        for j in range(count):
            if (owner >= 0.0 and strips[j, OWNER] != owner) or not strips[j, 0] < middle < strips[j, 1]:
                continue
            strip = strips[j]
            if strip[LOWER + 2] == 0.0 and strip[UPPER + 2] == 0.0:
                low, high = _value(strip, UPPER, left), _value(strip, UPPER, right)
                if low <= bottom and high <= bottom:
                    continue
                first, last = _value(strip, LOWER, left), _value(strip, LOWER, right)
                if first >= top and last >= top:
                    continue
                if low >= top and high >= top and first <= bottom and last <= bottom:
                    whole = True
                    break
            active[found] = j
            found += 1
        if whole:
            total += (right - left) * (top - bottom)
        elif found:
            total += _hidden_in(strips, active, found, bottom, top, left, right)
    return total


@inner
def _hidden_in(
    strips: Floats, active: Integers, count: int, bottom: float, top: float, start: float, end: float
) -> float:
    """Return the hidden area between two columns, with some strips all reaching from one to the other."""
    cuts = np.empty(8 * count + 16 * count * count)
    number = variable(0)
    silhouette = np.zeros(STRIP)
    silhouette[LOWER], silhouette[UPPER] = bottom, top
    for i in range(count):
        for j in range(-1, i):
            other = silhouette if j < 0 else strips[active[j]]
            for k in range(4):
                edge, other_edge = LOWER if k < 2 else UPPER, LOWER if k % 2 == 0 else UPPER
                number = _with_crossings(cuts, number, strips[active[i]], edge, other, other_edge, start, end)
    total, left = 0.0, start
    for i in range(number + 1):
        right = end if i == number else cuts[i]
        if right - left > NARROW:
            total += _united(strips, active, count, bottom, top, left, right)
            left = right
    return total


@inner
def added(strips: Floats, count: int) -> Floats:
    """Return the table of strips with room for another one, whose cells are all 0."""
    if count == len(strips):
        larger = np.empty((2 * count, STRIP))
        larger[:count] = strips
        strips = larger
    strips[count] = 0.0
    return strips
