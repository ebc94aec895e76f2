"""Whether straight segments in space pass through terrain: the reckoning of `sight.lines`, for many segments at once.

A prism is passed through where, between two crossings of its faces, the middle lies deeper in it than the tolerance; a
wall without thickness where both ends of the segment lie beyond it. What merely touches a segment from the left and
from the right at one place leaves no gap. Of ground that hides the length of a segment with an end in it counts. Tables
are those of `sight.many.solids`.
"""

from __future__ import annotations

from math import hypot, inf, sqrt
from typing import Final

import numpy as np

from pb12table.table.kernels.compiling import TABLE, inner, kernel
from pb12table.table.unions import Floats, Integers

TOLERANCE: Final = 1e-6
"""As in `units`."""

BLOCKED, FREE, UNSURE = 0, 1, 2
"""What is said of a segment; of an upright one plain code says it."""

BOX, BASE, TOP, THIN, FIRST, COUNT, RAMP, FOOT, UPHILL, RUN, HIDES = 0, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15
"""Columns of pieces: box, heights, 1 for walls without thickness, first ring and number of rings, 1 for ramps, where
these begin to rise (x, y), the unit vector uphill and the length of the rise; the depth of ground that hides, else -1.
"""

RING_FIRST, RING_COUNT, INSIDE_LEFT = 0, 1, 2
"""Columns of rings: first corner, number of corners, 1 where what is left of an edge is the inside of the piece."""

_START, _END, _LEFT, _PIECE = 0, 1, 2, 3
"""Columns of touches."""


@inner
def _top_at(row: Floats, x: float, y: float) -> float:
    """Return the height of the top of a piece at a plan point."""
    if row[RAMP] <= 0.0:
        return float(row[TOP])
    along = (x - row[FOOT]) * row[UPHILL] + (y - row[FOOT + 1]) * row[UPHILL + 1]
    share = min(max(along / row[RUN], 0.0), 1.0) if row[RUN] > 0.0 else (1.0 if along >= 0.0 else 0.0)
    return float(row[BASE] + (row[TOP] - row[BASE]) * share)


@inner
def _depth_in_rings(x: float, y: float, row: Floats, rings: Floats, corners: Floats) -> float:
    """Return how deep a point lies within the first of a piece's rings and outside all others; negative elsewhere."""
    nearest, inside = inf, False
    begun = int(row[FIRST])
    for i in range(begun, begun + int(row[COUNT])):
        first, count = int(rings[i, RING_FIRST]), int(rings[i, RING_COUNT])
        within = False
        ax, ay = corners[first + count - 1, 0], corners[first + count - 1, 1]
        for j in range(first, first + count):
            bx, by = corners[j, 0], corners[j, 1]
            if (by > y) != (ay > y) and x < (ax - bx) * (y - by) / (ay - by) + bx:
                within = not within
            dx, dy = bx - ax, by - ay
            square = dx * dx + dy * dy
            share = ((x - ax) * dx + (y - ay) * dy) / square if square > 0.0 else 0.0
            share = min(max(share, 0.0), 1.0)
            px, py = x - ax - share * dx, y - ay - share * dy
            nearest = min(nearest, px * px + py * py)
            ax, ay = bx, by
        inside = within if i == begun else inside and not within
    away = sqrt(nearest)
    return away if inside else -away


@inner
def _with_share(shares: Floats, count: int, share: float) -> tuple[Floats, int]:
    """Return sorted fractions of a path with one more, if it lies on the path."""
    if not 0.0 < share < 1.0:
        return shares, count
    if count == len(shares):
        larger = np.empty(2 * count)
        larger[:count] = shares
        shares = larger
    place = count
    while place > 0 and shares[place - 1] > share:
        shares[place] = shares[place - 1]
        place -= 1
    shares[place] = share
    return shares, count + 1


@inner
def _shares_in(a: Floats, b: Floats, length: float, row: Floats, rings: Floats, corners: Floats) -> tuple[Floats, int]:
    """Return the sorted fractions of a segment at which it crosses the faces of a prism, or a corner lies on it."""
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    ux, uy = dx / length, dy / length
    shares = np.empty(24)
    count = 0
    begun = int(row[FIRST])
    for i in range(begun, begun + int(row[COUNT])):
        first, number = int(rings[i, RING_FIRST]), int(rings[i, RING_COUNT])
        px, py = corners[first + number - 1, 0], corners[first + number - 1, 1]
        last = ux * (py - a[1]) - uy * (px - a[0])
        for j in range(first, first + number):
            qx, qy = corners[j, 0], corners[j, 1]
            side = ux * (qy - a[1]) - uy * (qx - a[0])
            if (side > 0.0) != (last > 0.0):
                part = last / (last - side)
                x, y = px + part * (qx - px), py + part * (qy - py)
                share = (ux * (x - a[0]) + uy * (y - a[1])) / length
                shares, count = _with_share(shares, count, share)
            if abs(side) <= TOLERANCE:
                shares, count = _with_share(shares, count, (ux * (qx - a[0]) + uy * (qy - a[1])) / length)
            px, py, last = qx, qy, side
    if dz != 0.0:
        shares, count = _with_share(shares, count, (row[BASE] - a[2]) / dz)
        shares, count = _with_share(shares, count, (row[TOP] - a[2]) / dz)
    if row[RAMP] > 0.0:
        along = (a[0] - row[FOOT]) * row[UPHILL] + (a[1] - row[FOOT + 1]) * row[UPHILL + 1]
        rate = dx * row[UPHILL] + dy * row[UPHILL + 1]
        if rate != 0.0:
            shares, count = _with_share(shares, count, -along / rate)
            shares, count = _with_share(shares, count, (row[RUN] - along) / rate)
        if row[RUN] > 0.0:
            steep = (row[TOP] - row[BASE]) / row[RUN]
            slope = dz - rate * steep
            if slope != 0.0:
                shares, count = _with_share(shares, count, (row[BASE] + along * steep - a[2]) / slope)
    return shares, count


@inner
def _is_in_prism(a: Floats, b: Floats, length: float, row: Floats, rings: Floats, corners: Floats) -> bool:
    """Return whether a segment passes through the inside of a prism."""
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    shares, count = _shares_in(a, b, length, row, rings, corners)
    start = 0.0
    for i in range(count + 1):
        end = 1.0 if i == count else shares[i]
        if end - start > 1e-12:
            share = 0.5 * (start + end)
            x, y, z = a[0] + share * dx, a[1] + share * dy, a[2] + share * dz
            depth = min(z - row[BASE], _top_at(row, x, y) - z)
            if depth > TOLERANCE and _depth_in_rings(x, y, row, rings, corners) > TOLERANCE:
                return True
        start = end
    return False


@inner
def _holds_end(row: Floats, rings: Floats, corners: Floats, x: float, y: float, z: float) -> bool:
    """Return whether a point lies in ground that hides, or on its border, its underside or its top."""
    if x < row[0] - TOLERANCE or y < row[1] - TOLERANCE or x > row[2] + TOLERANCE or y > row[3] + TOLERANCE:
        return False
    if z < row[BASE] - TOLERANCE or z > row[TOP] + TOLERANCE:
        return False
    return _depth_in_rings(x, y, row, rings, corners) >= -TOLERANCE


@inner
def _is_too_deep(a: Floats, b: Floats, length: float, row: Floats, rings: Floats, corners: Floats) -> bool:
    """Return whether more of a segment than its depth lies in ground that hides."""
    if row[HIDES] == inf:
        return False
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    shares, count = _shares_in(a, b, length, row, rings, corners)
    start, inside = 0.0, 0.0
    for i in range(count + 1):
        end = 1.0 if i == count else shares[i]
        if end - start > 1e-12:
            share = 0.5 * (start + end)
            x, y, z = a[0] + share * dx, a[1] + share * dy, a[2] + share * dz
            depth = min(z - row[BASE], row[TOP] - z)
            if depth > TOLERANCE and _depth_in_rings(x, y, row, rings, corners) > TOLERANCE:
                inside += (end - start) * length
        start = end
    return bool(inside - row[HIDES] > TOLERANCE)


@inner
def _has_end(row: Floats, rings: Floats, corners: Floats, a: Floats, b: Floats) -> bool:
    """Return whether a piece is ground that hides with an end of a segment in it."""
    if row[HIDES] < 0.0:
        return False
    return _holds_end(row, rings, corners, a[0], a[1], a[2]) or _holds_end(row, rings, corners, b[0], b[1], b[2])


@inner
def _is_through_wall(a: Floats, b: Floats, row: Floats, rings: Floats, corners: Floats) -> bool:
    """Return whether a segment passes through a wall without thickness."""
    ring = int(row[FIRST])
    first, number = int(rings[ring, RING_FIRST]), int(rings[ring, RING_COUNT])
    for i in range(first + 1, first + number):
        cx, cy = corners[i - 1, 0], corners[i - 1, 1]
        vx, vy = corners[i, 0] - cx, corners[i, 1] - cy
        length = hypot(vx, vy)
        if length <= TOLERANCE:
            continue
        vx, vy = vx / length, vy / length
        side_a = vx * (a[1] - cy) - vy * (a[0] - cx)
        side_b = vx * (b[1] - cy) - vy * (b[0] - cx)
        # An end of the segment that lies on the wall touches it only.
        if (side_a > 0.0) == (side_b > 0.0) or abs(side_a) <= TOLERANCE or abs(side_b) <= TOLERANCE:
            continue
        share = side_a / (side_a - side_b)
        x, y, z = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2])
        along = (x - cx) * vx + (y - cy) * vy
        inside = min(min(along, length - along), min(z - row[BASE], _top_at(row, x, y) - z))
        if inside > TOLERANCE:
            return True
    return False


@inner
def _with_touch(touches: Floats, count: int, start: float, end: float, left: bool, piece: int) -> tuple[Floats, int]:
    """Return the table of touches with one more."""
    if count == len(touches):
        larger = np.empty((2 * count + 8, 4))
        larger[:count] = touches
        touches = larger
    touches[count, _START], touches[count, _END] = start, end
    touches[count, _LEFT], touches[count, _PIECE] = 1.0 if left else 0.0, float(piece)
    return touches, count + 1


@inner
def _with_touches(
    touches: Floats, count: int, a: Floats, b: Floats, length: float, piece: int, row: Floats, rings: Floats,
    corners: Floats,
) -> tuple[Floats, int]:  # fmt: skip
    """Return the touches with those of a piece: its corners and edges on the segment, and the side on which it lies."""
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    thin = row[THIN] > 0.0
    begun = int(row[FIRST])
    for i in range(begun, begun + int(row[COUNT])):
        first, number = int(rings[i, RING_FIRST]), int(rings[i, RING_COUNT])
        inside_left = rings[i, INSIDE_LEFT] > 0.0
        for j in range(number):
            x, y = corners[first + j, 0], corners[first + j, 1]
            if abs(ux * (y - a[1]) - uy * (x - a[0])) > TOLERANCE:
                continue
            share = (ux * (x - a[0]) + uy * (y - a[1])) / length
            on_way = 0.0 < share < 1.0
            before, after = first + (j + number - 1) % number, first + (j + 1) % number
            px, py = corners[before, 0], corners[before, 1]
            side_before = ux * (py - a[1]) - uy * (px - a[0])
            side_after = ux * (corners[after, 1] - a[1]) - uy * (corners[after, 0] - a[0])
            if thin:
                if on_way and j > 0 and abs(side_before) > TOLERANCE:
                    touches, count = _with_touch(touches, count, share, share, side_before > 0.0, piece)
                if on_way and j + 1 < number and abs(side_after) > TOLERANCE:
                    touches, count = _with_touch(touches, count, share, share, side_after > 0.0, piece)
            elif abs(side_before) <= TOLERANCE:
                other = (ux * (px - a[0]) + uy * (py - a[1])) / length
                start, end = max(min(share, other), 0.0), min(max(share, other), 1.0)
                if start < end:
                    left = inside_left == (share > other)
                    touches, count = _with_touch(touches, count, start, end, left, piece)
            elif abs(side_after) > TOLERANCE and (side_before > 0.0) == (side_after > 0.0) and on_way:
                touches, count = _with_touch(touches, count, share, share, side_before > 0.0, piece)
    return touches, count


@inner
def _reaches(touch: Floats, share: float, a: Floats, b: Floats, pieces: Floats) -> bool:
    """Return whether a segment lies between the underside and the top of what touches it."""
    row = pieces[int(touch[_PIECE])]
    x, y, z = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2])
    return bool(row[BASE] + TOLERANCE < z < _top_at(row, x, y) - TOLERANCE)


@inner
def is_near(row: Floats, a: Floats, b: Floats, length: float) -> bool:
    """Return whether a segment comes near a piece's box, in plan and height."""
    if (
        max(a[0], b[0]) < row[0] - TOLERANCE
        or min(a[0], b[0]) > row[2] + TOLERANCE
        or max(a[1], b[1]) < row[1] - TOLERANCE
        or min(a[1], b[1]) > row[3] + TOLERANCE
        or min(a[2], b[2]) > row[TOP] + TOLERANCE
        or max(a[2], b[2]) < row[BASE] - TOLERANCE
    ):
        return False
    dx, dy = b[0] - a[0], b[1] - a[1]
    mx, my = 0.5 * (row[0] + row[2]) - a[0], 0.5 * (row[1] + row[3]) - a[1]
    slack = 0.5 * ((row[2] - row[0]) * abs(dy) + (row[3] - row[1]) * abs(dx)) + 4.0 * TOLERANCE * length
    return bool(abs(mx * dy - my * dx) <= slack)


@inner
def passes(a: Floats, b: Floats, length: float, row: Floats, rings: Floats, corners: Floats) -> bool:
    """Return whether a segment that is not upright passes through the inside of a piece."""
    if row[THIN] > 0.0:
        return _is_through_wall(a, b, row, rings, corners)
    return _is_in_prism(a, b, length, row, rings, corners)


@inner
def said_of(
    a: Floats, b: Floats, pieces: Floats, rings: Floats, corners: Floats, is_open: Integers, touches: Floats,
    last: Integers,
) -> int:  # fmt: skip
    """Return whether a segment from an eye is BLOCKED or FREE; UNSURE if it is upright.

    Pieces with a 1 in `is_open` hide nothing. `touches` is room for these. `last` is the piece that blocked the segment
    before, which is asked first: neighbours are hidden by the same one.
    """
    length = hypot(b[0] - a[0], b[1] - a[1])
    if length <= TOLERANCE:
        return FREE if length == 0.0 and a[2] == b[2] else UNSURE
    i = last[0]
    is_asked = i < len(pieces) and is_open[i] == 0 and is_near(pieces[i], a, b, length)
    is_asked = is_asked and not _has_end(pieces[i], rings, corners, a, b)
    if is_asked and passes(a, b, length, pieces[i], rings, corners):
        return BLOCKED
    count = 0
    for i in range(len(pieces)):
        row = pieces[i]
        if is_open[i] != 0 or not is_near(row, a, b, length):
            continue
        if _has_end(row, rings, corners, a, b):
            if _is_too_deep(a, b, length, row, rings, corners):
                return BLOCKED
            continue
        if passes(a, b, length, row, rings, corners):
            last[0] = i
            return BLOCKED
        touches, count = _with_touches(touches, count, a, b, length, i, row, rings, corners)
    slack = TOLERANCE / length
    for i in range(count):
        if touches[i, _LEFT] <= 0.0:
            continue
        for j in range(count):
            if touches[j, _LEFT] > 0.0:
                continue
            start, end = max(touches[i, _START], touches[j, _START]), min(touches[i, _END], touches[j, _END])
            middle = 0.5 * (start + end)
            meet = start <= end + slack and _reaches(touches[i], middle, a, b, pieces)
            if meet and _reaches(touches[j], middle, a, b, pieces):
                return BLOCKED
    return FREE


@kernel(f"int64[:, ::1]({TABLE}, {TABLE}, {TABLE}, {TABLE}, {TABLE})")
def passed(starts: Floats, ends: Floats, pieces: Floats, rings: Floats, corners: Floats) -> Integers:
    """Return for each segment (rows x, y, z of both ends) which pieces it passes through: 1, else 0; -1 for upright
    ones.
    """
    found = np.zeros((len(starts), len(pieces)), dtype=np.int64)
    for i in range(len(starts)):
        a, b = starts[i], ends[i]
        length = hypot(b[0] - a[0], b[1] - a[1])
        for j in range(len(pieces)):
            if length <= TOLERANCE:
                found[i, j] = -1
            elif is_near(pieces[j], a, b, length) and passes(a, b, length, pieces[j], rings, corners):
                found[i, j] = 1
    return found
