"""How much of a silhouette is hidden: the area of the union of shadows on it, integrated from column to column.

In the frame of the view (see `sight.silhouette`) a plan point so far to the right r and forward w is seen in the column
u = r d / w, d being the way to the silhouette, and what stands there at the height z above the table is projected to
e + (z - e) s with s = d / w, e being the height of the eye. Along a straight edge s is linear in u; along a circle
around (r, w) with the radius R it is d (b + root) / c on the near and d (b - root) / c on the far side, with
b = u r / d + w, c = r^2 + w^2 - R^2 and root^2 = b^2 - (1 + u^2 / d^2) c.

So each shadow consists of strips between two columns, whose lower and upper edge each have the form
a + b u + k sqrt(A u^2 + B u + C). Between the ends of strips and the places where edges cross, the order of the edges
stays as it is, and the union's height is a sum of such edges, which is integrated exactly.
"""

from __future__ import annotations

from math import asin, asinh, atan2, cos, hypot, inf, nan, pi, sqrt, tan

import numpy as np

from pb12table.table.arrays import Floats, Integers
from pb12table.table.kernels.compiling import FLOATS, INTEGERS, TABLE, inner, kernel, variable

NEAR = 1e-6
"""How far before the eye the part of an obstacle begins that can hide something."""

HAIR = 1e-6
"""What is decided by less than this is looked at more closely."""

NARROW = 1e-14
"""Stretches of columns narrower than this, in steps, are left out."""

STRIP, LOWER, UPPER, OWNER = 15, 2, 8, 14
"""Width of a row of strips; columns of its lower edge, its upper edge and its owner, behind the two ends."""

PIECE_BOX, PIECE_BASE, PIECE_TOP, PIECE_FIRST, PIECE_COUNT = 0, 4, 5, 6, 7
PART_BOX, PART_FIRST, PART_COUNT, PART_LEVEL = 0, 4, 5, 6
BODY_ROUND, BODY_X, BODY_Y, BODY_RADIUS, BODY_BASE, BODY_TOP, BODY_FIRST, BODY_COUNT, BODY_NUMBER = range(9)
"""Columns of the tables of pieces, of their convex parts and of the parts of bodies."""

EYE, FORWARD, DEPTH, LEFT, RIGHT, BOTTOM, TOP, VIEW = 0, 3, 5, 6, 7, 8, 9, 10
"""Places in the array of a view, and its length."""

CLOSE = 1e-5
"""How near to the side of a round body an eye may be for rounding to matter; there plain code says what is hidden."""

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(12)


@inner
def _value(strip: Floats, edge: int, u: float) -> float:
    """The height of an edge in a column."""
    height: float = strip[edge] + strip[edge + 1] * u
    if strip[edge + 2] != 0.0:
        square = (strip[edge + 3] * u + strip[edge + 4]) * u + strip[edge + 5]
        if square > 0.0:
            height += strip[edge + 2] * sqrt(square)
    return height


@inner
def _root_area(a: float, b: float, c: float, start: float, end: float) -> float:
    """The integral of sqrt(a u^2 + b u + c) over a stretch on which the square is not negative; NaN if unsure.

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
    """The integral of an edge over a stretch of columns."""
    total: float = (end - start) * (strip[edge] + strip[edge + 1] * 0.5 * (start + end))
    if strip[edge + 2] != 0.0:
        total += strip[edge + 2] * _root_area(strip[edge + 3], strip[edge + 4], strip[edge + 5], start, end)
    return total


@inner
def _inserted(cuts: Floats, count: int, u: float, start: float, end: float) -> int:
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
def _with_roots(
    cuts: Floats, count: int, a: float, b: float, c: float, start: float, end: float
) -> int:
    """Put the roots of a u^2 + b u + c into sorted cuts."""
    if abs(a) <= 1e-14 * (abs(b) + abs(c)):
        return count if b == 0.0 else _inserted(cuts, count, -c / b, start, end)
    square = b * b - 4.0 * a * c
    if square < 0.0:
        return count
    half = -0.5 * (b + (sqrt(square) if b >= 0.0 else -sqrt(square)))
    count = _inserted(cuts, count, half / a, start, end)
    return count if half == 0.0 else _inserted(cuts, count, c / half, start, end)


@inner
def _difference(one: Floats, edge: int, other: Floats, other_edge: int, u: float) -> float:
    return _value(one, edge, u) - _value(other, other_edge, u)


@inner
def _slope(strip: Floats, edge: int, u: float) -> float:
    """How steep an edge is in a column."""
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
    return _inserted(cuts, count, 0.5 * (low + high), start, end)


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
        return count if b == 0.0 else _inserted(cuts, count, -a / b, start, end)
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
    """The area of the union of strips between two columns, where no edge crosses another."""
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
def _hidden_between(strips: Floats, count: int, owner: float, view: Floats, start: float, end: float) -> float:
    """The hidden area between two columns: by all strips, or by those of an owner if that is not negative."""
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
    """The hidden area between two columns from the one to the other of which all of some strips reach."""
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
def _added(strips: Floats, count: int) -> Floats:
    """The table of strips with room for another one, all whose cells are 0."""
    if count == len(strips):
        larger = np.empty((2 * count, STRIP))
        larger[:count] = strips
        strips = larger
    strips[count] = 0.0
    return strips


@inner
def _clipped(corners: Floats, count: int, a: float, b: float, c: float, result: Floats) -> int:
    """The part of a convex ring of corners (right, forward, top) where a * right + b * forward + c >= 0."""
    number = 0
    if count == 0:
        return 0
    last = count - 1
    last_side = a * corners[last, 0] + b * corners[last, 1] + c
    for i in range(count):
        side = a * corners[i, 0] + b * corners[i, 1] + c
        if (side >= 0.0) != (last_side >= 0.0):
            share = last_side / (last_side - side)
            for k in range(3):
                result[number, k] = corners[last, k] + share * (corners[i, k] - corners[last, k])
            number += 1
        if side >= 0.0:
            result[number] = corners[i]
            number += 1
        last, last_side = i, side
    return number


@inner
def _column(strips: Floats, count: int, owner: float, view: Floats, left: float, right: float) -> Floats:
    """The table of strips with one over the full height of the silhouette put behind the last."""
    strips = _added(strips, count)
    strip = strips[count]
    strip[0], strip[1], strip[LOWER], strip[UPPER], strip[OWNER] = left, right, view[BOTTOM], view[TOP], owner
    return strips


@inner
def _with_prism(
    strips: Floats, count: int, owner: float, view: Floats, ring: Floats, base: float, level: bool
) -> tuple[Floats, int]:
    """Add the shadow of a convex prism with a plane top (rows x, y, top), or of a straight thin wall of two corners."""
    ex, ey, eye, fx, fy = view[0], view[1], view[2], view[3], view[4]
    depth, left, right, bottom, top = view[DEPTH], view[LEFT], view[RIGHT], view[BOTTOM], view[TOP]
    corners, other = np.empty((len(ring) + 6, 3)), np.empty((len(ring) + 6, 3))
    nearest, farthest = depth, 0.0
    on_left, on_right = True, True
    number = len(ring)
    for i in range(number):
        dx, dy = ring[i, 0] - ex, ring[i, 1] - ey
        r, w = dx * fy - dy * fx, dx * fx + dy * fy
        nearest, farthest = min(nearest, w), max(farthest, w)
        on_left = on_left and r * depth <= left * w
        on_right = on_right and r * depth >= right * w
        corners[i, 0], corners[i, 1], corners[i, 2] = r, w, ring[i, 2]
    if farthest <= NEAR or nearest >= depth - NEAR or ((on_left or on_right) and nearest > NEAR):
        return strips, count
    if nearest < NEAR:
        number = _clipped(corners, number, 0.0, 1.0, -NEAR, other)
        corners, other = other, corners
    if farthest > depth:
        number = _clipped(corners, number, 0.0, -1.0, depth, other)
        corners, other = other, corners
    number = _clipped(corners, number, depth, -left, 0.0, other)
    number = _clipped(other, number, -depth, right, 0.0, corners)
    if number < 2:
        return strips, count
    us, lows, highs, scales = other[:, 0].copy(), np.empty(number), np.empty(number), np.empty(number)
    least, most, highest, lowest, least_top = inf, -inf, -inf, inf, inf
    for i in range(number):
        scale = depth / corners[i, 1]
        u = min(max(corners[i, 0] * scale, left), right)
        us[i], scales[i] = u, scale
        lows[i], highs[i] = eye + (base - eye) * scale, eye + (corners[i, 2] - eye) * scale
        least, most = min(least, u), max(most, u)
        highest, lowest = max(highest, highs[i], lows[i]), min(lowest, lows[i], highs[i])
        least_top = min(least_top, corners[i, 2])
    if base <= min(eye, bottom) and least_top >= max(eye, top):
        if most > least:
            strips = _column(strips, count, owner, view, least, most)
            count += 1
        return strips, count
    if highest <= bottom or lowest >= top:
        return strips, count
    ordered = np.sort(us[:number])
    for i in range(number - 1):
        start, end = ordered[i], ordered[i + 1]
        if end - start <= NARROW:
            continue
        # The edges over this stretch with the nearest and the farthest points on them.
        near = far = -1
        near_scale, far_scale = -inf, inf
        middle = 0.5 * (start + end)
        for j in range(number):
            k = j - 1 if j else number - 1
            if min(us[j], us[k]) < middle < max(us[j], us[k]):
                scale = scales[k] + (scales[j] - scales[k]) * (middle - us[k]) / (us[j] - us[k])
                if scale > near_scale:
                    near, near_scale = j, scale
                if scale < far_scale:
                    far, far_scale = j, scale
        if near < 0:
            continue
        lower = near if base < eye else far
        for side in range(2):
            upper = near if side == 0 else far
            if level:
                # Only the higher one counts.
                height = corners[0, 2]
                if (height > eye) == (side == 1):
                    continue
            strips = _added(strips, count)
            strip = strips[count]
            strip[0], strip[1], strip[OWNER] = start, end, owner
            for edge, at, heights in ((LOWER, lower, lows), (UPPER, upper, highs)):
                k = at - 1 if at else number - 1
                slope = (heights[at] - heights[k]) / (us[at] - us[k])
                strip[edge], strip[edge + 1] = heights[k] - slope * us[k], slope
            count += 1
            if near == far:
                break
    return strips, count


@inner
def _with_round(
    strips: Floats, count: int, owner: float, view: Floats, x: float, y: float, radius: float, base: float, high: float
) -> tuple[Floats, int]:
    """Add the shadow of an upright cylinder; a negative number of strips says that it lies too near to be sure."""
    ex, ey, eye, fx, fy = view[0], view[1], view[2], view[3], view[4]
    depth, left, right, bottom, top = view[DEPTH], view[LEFT], view[RIGHT], view[BOTTOM], view[TOP]
    dx, dy = x - ex, y - ey
    r, w = dx * fy - dy * fx, dx * fx + dy * fy
    if w + radius <= NEAR or w - radius >= depth:
        return strips, count
    if r - radius > max(right, 0.0) or r + radius < min(left, 0.0):
        return strips, count
    away = hypot(r, w)
    if abs(away - radius) < CLOSE:
        return strips, -1
    square = radius * radius - (depth - w) ** 2
    chord = sqrt(square) if square > 0.0 else 0.0
    inside = away < radius
    if not inside:
        bearing, half = atan2(r, w), asin(min(radius / away, 1.0))
        reach = sqrt(max(away * away - radius * radius, 0.0))
        for side in (-1.0, 1.0):
            angle = bearing + side * half
            if abs(angle) >= pi / 2.0:
                continue
            u = r + side * chord if reach * cos(angle) > depth else depth * tan(angle)
            if side < 0.0:
                left = max(left, u)
            else:
                right = min(right, u)
    if right <= left:
        return strips, count
    if base <= min(eye, bottom) and high >= max(eye, top):
        return _column(strips, count, owner, view, left, right), count + 1
    c = r * r + w * w - radius * radius
    # Of root^2 = (u r / d + w)^2 - (1 + u^2 / d^2) c.
    first, second, third = (r * r - c) / (depth * depth), 2.0 * r * w / depth, w * w - c
    ends = np.empty(4)
    ends[0] = left
    number = variable(1)
    if chord > 0.0:
        number = _inserted(ends, number, r - chord, left, right)
        number = _inserted(ends, number, r + chord, left, right)
    for i in range(number):
        start = ends[i]
        end = right if i == number - 1 else ends[i + 1]
        if end - start <= NARROW:
            continue
        u = 0.5 * (start + end)
        b = u * r / depth + w
        root = sqrt(max((first * u + second) * u + third, 0.0))
        strips = _added(strips, count)
        strip = strips[count]
        strip[0], strip[1], strip[OWNER] = start, end, owner
        for edge, height in ((LOWER, base), (UPPER, high)):
            near = height < eye if edge == LOWER else height > eye
            scale = depth / NEAR if inside else depth * (b + root) / c
            if not near:
                scale = depth * (b - root) / c
            rise = height - eye
            if near and inside:
                strip[edge] = eye + rise * scale
            elif scale <= 1.0:
                # What lies behind the plane does not count: the cut through the cylinder is the border.
                strip[edge] = height
            else:
                strip[edge] = eye + rise * depth * w / c
                strip[edge + 1] = rise * r / c
                strip[edge + 2] = rise * depth / c * (1.0 if near else -1.0)
                strip[edge + 3], strip[edge + 4], strip[edge + 5] = first, second, third
        count += 1
    return strips, count


@inner
def _beside(view: Floats, west: float, south: float, east: float, north: float) -> bool:
    """Whether a box on the table lies surely beside the view, behind the eye or behind the silhouette."""
    ex, ey, fx, fy, depth, left, right = view[0], view[1], view[3], view[4], view[DEPTH], view[LEFT], view[RIGHT]
    wide, deep = 0.5 * (east - west), 0.5 * (north - south)
    dx, dy = 0.5 * (west + east) - ex, 0.5 * (south + north) - ey
    way, slack = dx * fx + dy * fy, wide * abs(fx) + deep * abs(fy)
    if way + slack < -HAIR or way - slack > depth + HAIR:
        return True
    if way - slack <= HAIR + NEAR:
        return False
    # The sides of the view as lines: greater than 0 is to the right of the left one, and of the right one.
    x, y = fy * depth - left * fx, -fx * depth - left * fy
    if dx * x + dy * y + wide * abs(x) + deep * abs(y) < -HAIR:
        return True
    x, y = fy * depth - right * fx, -fx * depth - right * fy
    return bool(dx * x + dy * y - wide * abs(x) - deep * abs(y) > HAIR)


@inner
def _is_whole(strips: Floats, begun: int, count: int, view: Floats) -> bool:
    """Whether one of the last strips is a column over the whole silhouette."""
    for i in range(begun, count):
        strip = strips[i]
        if (
            strip[0] <= view[LEFT]
            and strip[1] >= view[RIGHT]
            and strip[LOWER] <= view[BOTTOM]
            and strip[UPPER] >= view[TOP]
            and strip[LOWER + 1] == strip[LOWER + 2] == strip[UPPER + 1] == strip[UPPER + 2] == 0.0
        ):
            return True
    return False


@inner
def _is_among(numbers: Integers, number: int) -> bool:
    found = False
    for each in numbers:
        found = found or each == number
    return found


@kernel(
    f"float64({FLOATS}, {TABLE}, {TABLE}, {TABLE}, {INTEGERS}, {TABLE}, {TABLE}, {INTEGERS}, "
    f"float64, float64, float64, float64, {FLOATS})"
)
def hidden_area(
    view: Floats,
    pieces: Floats,
    parts: Floats,
    corners: Floats,
    open_pieces: Integers,
    bodies: Floats,
    body_corners: Floats,
    open_bodies: Integers,
    above: float,
    up_to: float,
    start: float,
    end: float,
    singles: Floats,
) -> float:
    """The hidden area of a silhouette between two columns, in square steps; NaN if plain code must say.

    `view` is the eye (x, y, z), the unit vector forward, the way to the silhouette, and its left, right, bottom and
    top. Tables are those of `sight.shades`. The `open_pieces` and `open_bodies` hide nothing, nor does a piece whose
    top is higher than `above` and at most `up_to`. Where there are `singles`, one for each piece and each body after
    these, they become the areas that each hides alone.
    """
    eye, bottom, top = view[2], view[BOTTOM], view[TOP]
    strips, count = np.empty((32, STRIP)), variable(0)
    alone = len(singles) > 0
    for i in range(len(pieces)):
        row = pieces[i]
        if row[PIECE_TOP] <= min(eye, bottom) or row[PIECE_BASE] >= max(eye, top):
            continue
        if above < row[PIECE_TOP] <= up_to or _is_among(open_pieces, i):
            continue
        if _beside(view, row[0], row[1], row[2], row[3]):
            continue
        begun = count
        for j in range(int(row[PIECE_FIRST]), int(row[PIECE_FIRST] + row[PIECE_COUNT])):
            part = parts[j]
            first, number = int(part[PART_FIRST]), int(part[PART_COUNT])
            ring, level = corners[first : first + number], part[PART_LEVEL] > 0.0
            strips, count = _with_prism(strips, count, float(i), view, ring, row[PIECE_BASE], level)
        if not alone and _is_whole(strips, begun, count, view):
            return float((end - start) * (top - bottom))
    for i in range(len(bodies)):
        row = bodies[i]
        if row[BODY_TOP] <= min(eye, bottom) or row[BODY_BASE] >= max(eye, top):
            continue
        radius = row[BODY_RADIUS]
        x, y = row[BODY_X], row[BODY_Y]
        if _beside(view, x - radius, y - radius, x + radius, y + radius):
            continue
        number = int(row[BODY_NUMBER])
        if _is_among(open_bodies, number):
            continue
        begun, owner = count, float(len(pieces) + number)
        if row[BODY_ROUND] > 0.0:
            # A round body with the eye in its inside hides nothing.
            within = row[BODY_BASE] + HAIR < eye < row[BODY_TOP] - HAIR
            if within and hypot(x - view[0], y - view[1]) < radius - HAIR:
                continue
            strips, count = _with_round(strips, count, owner, view, x, y, radius, row[BODY_BASE], row[BODY_TOP])
            if count < 0:
                return nan
        else:
            first, corner_count = int(row[BODY_FIRST]), int(row[BODY_COUNT])
            ring = body_corners[first : first + corner_count]
            level = row[BODY_ROUND] <= 0.0
            strips, count = _with_prism(strips, count, owner, view, ring, row[BODY_BASE], level)
        if not alone and _is_whole(strips, begun, count, view):
            return float((end - start) * (top - bottom))
    if alone:
        for i in range(count):
            owner = strips[i, OWNER]
            if i == 0 or owner != strips[i - 1, OWNER]:
                singles[int(owner)] = _hidden_between(strips, count, owner, view, start, end)
    return _hidden_between(strips, count, -1.0, view, start, end) if count else 0.0
