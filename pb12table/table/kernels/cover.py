"""How much of a silhouette is hidden: the area of the union of shadows on it, integrated from column to column.

In the frame of the view (see `sight.silhouette`) a plan point so far to the right r and forward w is seen in the column
u = r d / w, d being the way to the silhouette, and what stands there at the height z above the table is projected to
e + (z - e) s with s = d / w, e being the height of the eye. Along a straight edge s is linear in u; along a circle
around (r, w) with the radius R it is d (b + root) / c on the near and d (b - root) / c on the far side, with
b = u r / d + w, c = r^2 + w^2 - R^2 and root^2 = b^2 - (1 + u^2 / d^2) c.

So each shadow consists of strips between two columns, whose edges are lines and roots; `strips` unites them.
"""

from __future__ import annotations

from math import asin, atan2, cos, hypot, inf, nan, pi, sqrt, tan

import numpy as np

from pb12table.table.kernels.compiling import (
    BODY_BASE,
    BODY_COUNT,
    BODY_FIRST,
    BODY_NUMBER,
    BODY_RADIUS,
    BODY_ROUND,
    BODY_TOP,
    BODY_X,
    BODY_Y,
    FLOATS,
    INTEGERS,
    PART_COUNT,
    PART_FIRST,
    PART_LEVEL,
    PIECE_BASE,
    PIECE_COUNT,
    PIECE_FIRST,
    PIECE_TOP,
    TABLE,
    inlined,
    inner,
    is_among,
    kernel,
    variable,
)
from pb12table.table.kernels.strips import (
    BOTTOM,
    DEPTH,
    LEFT,
    LOWER,
    NARROW,
    OWNER,
    RIGHT,
    STRIP,
    TOP,
    UPPER,
    added,
    hidden_between,
    inserted,
)
from pb12table.table.unions import Floats, Integers

NEAR = 1e-6
"""How far before the eye the part of an obstacle begins that can hide something."""

HAIR = 1e-6
"""What is decided by less than this is looked at more closely."""

CLOSEST, WIDEST = 0.05 - 1e-6, 1.2
"""As in `sight.silhouette`: COINCIDENCE, less the tolerance, and how wide a round silhouette is at most."""

CLOSE = 1e-5
"""How near to the side of a round body an eye may be for rounding to matter; there plain code says what is hidden."""


@inner
def _clipped(corners: Floats, count: int, a: float, b: float, c: float, result: Floats) -> int:
    """Return the part of a convex ring of corners (right, forward, top) where a * right + b * forward + c >= 0.

    Where many corners lie on one line, and this on the border, rounding lets the ring cross it more than twice.
    """
    number = 0
    if count == 0:
        return 0
    last = count - 1
    last_side = a * corners[last, 0] + b * corners[last, 1] + c
    for i in range(count):
        if number + 2 > len(result):
            break
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
    """Return the table of strips with one over the silhouette's full height added after the last."""
    strips = added(strips, count)
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
    # Of n corners a clip makes no more than 2 n; mostly n + 1.
    room = 4 * len(ring) + 8
    corners, other = np.empty((room, 3)), np.empty((room, 3))
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
            strips = added(strips, count)
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
        number = inserted(ends, number, r - chord, left, right)
        number = inserted(ends, number, r + chord, left, right)
    for i in range(number):
        start = ends[i]
        end = right if i == number - 1 else ends[i + 1]
        if end - start <= NARROW:
            continue
        u = 0.5 * (start + end)
        b = u * r / depth + w
        root = sqrt(max((first * u + second) * u + third, 0.0))
        strips = added(strips, count)
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
def _side_of_view(view: Floats, edge: float) -> tuple[float, float]:
    """Return the line from the eye to an edge of the silhouette: what a place is to its right, times x and y."""
    return view[4] * view[DEPTH] - edge * view[3], -view[3] * view[DEPTH] - edge * view[4]


@inlined
def _is_beside(
    dx: float, dy: float, wide: float, deep: float, fx: float, fy: float, depth: float,
    left: tuple[float, float], right: tuple[float, float],
) -> bool:  # fmt: skip
    """Return whether a box, told by its middle seen from the eye and half its width and depth, is certain to lie beside
    the view, behind the eye or behind the silhouette.
    """
    way, slack = dx * fx + dy * fy, wide * abs(fx) + deep * abs(fy)
    is_out = way + slack < -HAIR or way - slack > depth + HAIR
    if not is_out and way - slack > HAIR + NEAR:
        is_out = dx * left[0] + dy * left[1] + wide * abs(left[0]) + deep * abs(left[1]) < -HAIR
        is_out = is_out or dx * right[0] + dy * right[1] - wide * abs(right[0]) - deep * abs(right[1]) > HAIR
    return is_out


@inner
def _is_whole(strips: Floats, begun: int, count: int, view: Floats) -> bool:
    """Return whether one of the last strips is a column over the whole silhouette."""
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
    """Return the hidden area of a silhouette between two columns, in square steps; NaN if plain code must say.

    `view` is the eye (x, y, z), the unit vector forward, the way to the silhouette, and its left, right, bottom and
    top. Tables are those of `sight.shades`. The `open_pieces` and `open_bodies` hide nothing, nor does a piece whose
    top is higher than `above` and at most `up_to`. Where there are `singles`, one for each piece and each body after
    these, they become the areas that each hides alone.
    """
    eye, bottom, top = view[2], view[BOTTOM], view[TOP]
    strips, count = np.empty((32, STRIP)), variable(0)
    alone = len(singles) > 0
    ex, ey, fx, fy, depth = view[0], view[1], view[3], view[4], view[DEPTH]
    lowest, highest = min(eye, bottom), max(eye, top)
    left, right = _side_of_view(view, view[LEFT]), _side_of_view(view, view[RIGHT])
    for i in range(len(pieces)):
        # Most lie beside the view: a row of its own for each would take longer than to tell that.
        if pieces[i, PIECE_TOP] <= lowest or pieces[i, PIECE_BASE] >= highest:
            continue
        west, south, east, north = pieces[i, 0], pieces[i, 1], pieces[i, 2], pieces[i, 3]
        dx, dy = 0.5 * (west + east) - ex, 0.5 * (south + north) - ey
        if _is_beside(dx, dy, 0.5 * (east - west), 0.5 * (north - south), fx, fy, depth, left, right):
            continue
        if above < pieces[i, PIECE_TOP] <= up_to or is_among(open_pieces, i):
            continue
        begun, base = count, pieces[i, PIECE_BASE]
        for j in range(int(pieces[i, PIECE_FIRST]), int(pieces[i, PIECE_FIRST] + pieces[i, PIECE_COUNT])):
            west, south, east, north = parts[j, 0], parts[j, 1], parts[j, 2], parts[j, 3]
            dx, dy = 0.5 * (west + east) - ex, 0.5 * (south + north) - ey
            if _is_beside(dx, dy, 0.5 * (east - west), 0.5 * (north - south), fx, fy, depth, left, right):
                continue
            first, number = int(parts[j, PART_FIRST]), int(parts[j, PART_COUNT])
            ring, level = corners[first : first + number], parts[j, PART_LEVEL] > 0.0
            strips, count = _with_prism(strips, count, float(i), view, ring, base, level)
        if not alone and _is_whole(strips, begun, count, view):
            return float((end - start) * (top - bottom))
    for i in range(len(bodies)):
        if bodies[i, BODY_TOP] <= lowest or bodies[i, BODY_BASE] >= highest:
            continue
        radius, x, y = bodies[i, BODY_RADIUS], bodies[i, BODY_X], bodies[i, BODY_Y]
        if _is_beside(x - ex, y - ey, radius, radius, fx, fy, depth, left, right):
            continue
        row = bodies[i]
        number = int(row[BODY_NUMBER])
        if is_among(open_bodies, number):
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
                singles[int(owner)] = hidden_between(strips, count, owner, view, start, end)
    return hidden_between(strips, count, -1.0, view, start, end) if count else 0.0


@kernel(
    f"Tuple(({FLOATS}, {FLOATS}))"
    f"({FLOATS}, int64, {TABLE}, {TABLE}, float64, {INTEGERS}, {TABLE}, {TABLE}, {TABLE}, {INTEGERS}, {TABLE}, {TABLE})"
)
def hidden_areas(
    eye: Floats,
    observer: int,
    places: Floats,
    heights: Floats,
    radius: float,
    own: Integers,
    pieces: Floats,
    parts: Floats,
    corners: Floats,
    open_pieces: Integers,
    bodies: Floats,
    body_corners: Floats,
) -> tuple[Floats, Floats]:
    """Return the hidden areas of the silhouettes of round bodies of a radius from one eye, and their whole areas.

    NaN as for `hidden_area`. `observer` is the number of who looks among the bodies that hide, -1 if it is none of
    them, and so are the `own` numbers of the others; of each of these there are its place, bottom and top. How a
    silhouette lies and how wide it is at most is said in `silhouette`.
    """
    found, wholes = np.full(len(places), nan), np.zeros(len(places))
    view, none, ends = np.empty(10), np.empty(0), np.full(2, observer)
    view[0], view[1], view[2] = eye[0], eye[1], eye[2]
    for i in range(len(places)):
        dx, dy = places[i, 0] - eye[0], places[i, 1] - eye[1]
        depth = hypot(dx, dy)
        if depth < CLOSEST:
            continue
        half = radius * depth / sqrt(depth * depth - radius * radius) if depth > radius else radius
        half = min(half, WIDEST * radius)
        view[3], view[4], view[DEPTH], view[LEFT], view[RIGHT] = dx / depth, dy / depth, depth, -half, half
        view[BOTTOM], view[TOP] = heights[i, 0], heights[i, 1]
        wholes[i] = 2.0 * half * (view[TOP] - view[BOTTOM])
        if wholes[i] <= 0.0:
            continue
        ends[1] = own[i]
        found[i] = hidden_area(
            view, pieces, parts, corners, open_pieces, bodies, body_corners, ends,
            0.0, 0.0, -half, half, none,
        )  # fmt: skip
    return found, wholes
