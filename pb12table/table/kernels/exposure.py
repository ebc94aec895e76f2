"""Who sees whom among many places: for each eye the shadows of convex prisms over the cells of a table.

With the eye at the origin a point p of a level plane lies behind a convex footprint F, at heights that a sight line
passes between the shares s and t of its way, when p / k lies in F for some factor k from 1 / t to 1 / s. For a convex
F these points are convex, too: they lie beyond the edges of F / t that face the eye, within the edges of F / s that do
not, and between the two outermost rays. So along each row of cells a shadow is a stretch. What lies well within it is
hidden, what lies near its border is asked for one by one (`segments`), so that a picture is no other than the rule.
"""

from __future__ import annotations

from math import hypot, inf
from typing import Final

import numpy as np

from pb12table.table.kernels.compiling import FLOATS, INTEGERS, TABLE, inner, kernel
from pb12table.table.kernels.segments import BASE, FREE, TOP, said_of
from pb12table.table.unions import Floats, Integers

SEEN, DOUBTFUL, HIDDEN = 0, 1, 2
"""What is known of a cell while shadows fall on it."""

BLUNT, SIDEWAYS, UPRIGHT = 2e-3, 2e-4, 1e-4
"""How far within a shadow a point must lie to be hidden for sure, in steps: from edges across the view; from the two
outermost rays, at the corner they pass; and how far between underside and top the sight line must pass.
"""

NEARLY, BESIDE = 1e-5, 5e-6
"""How far outside a shadow a point may lie and still be asked for: from edges, and from the outermost rays as above."""

WIDE: Final = 1e9
"""Stands for no border."""

_SLOPE, _AT, _SIDE, _CERTAIN, _MAYBE = range(5)
"""Columns of borders: x = at - slope * y; 1 where the shadow lies west of it, -1 east, 0 where it runs along rows."""


@inner
def _shares(base: float, top: float, eye: float, aim: float) -> tuple[float, float]:
    """Return between which fractions of a sight line it passes two heights; the first is greater if it does not."""
    dz = aim - eye
    if dz == 0.0:
        return (0.0, 1.0) if base < eye < top else (1.0, 0.0)
    first, last = (base - eye) / dz, (top - eye) / dz
    if first > last:
        first, last = last, first
    return max(first, 0.0), min(last, 1.0)


@inner
def _border(borders: Floats, count: int, nx: float, ny: float, limit: float, certain: float, maybe: float) -> int:
    """Put down nx x + ny y <= limit, moved inward for what is certain and outward for what may be."""
    length = hypot(nx, ny)
    if length == 0.0:
        return count
    row = borders[count]
    nx, ny, limit = nx / length, ny / length, limit / length
    if abs(nx) < 1e-12:
        row[_SLOPE], row[_AT], row[_SIDE] = ny, limit, 0.0
        row[_CERTAIN], row[_MAYBE] = certain, maybe
    else:
        row[_SLOPE], row[_AT], row[_SIDE] = ny / nx, limit / nx, 1.0 if nx > 0.0 else -1.0
        row[_CERTAIN], row[_MAYBE] = certain / abs(nx), maybe / abs(nx)
    return count + 1


@inner
def _stretch(borders: Floats, count: int, y: float, certain: bool) -> tuple[float, float]:
    """Return the start and end of a row within borders."""
    west, east = -WIDE, WIDE
    for i in range(count):
        row = borders[i]
        if row[_SIDE] == 0.0:
            if row[_SLOPE] * y > row[_AT] - (row[_CERTAIN] if certain else -row[_MAYBE]):
                return 1.0, 0.0
            continue
        x = row[_AT] - row[_SLOPE] * y
        if row[_SIDE] > 0.0:
            east = min(east, x - row[_CERTAIN] if certain else x + row[_MAYBE])
        else:
            west = max(west, x + row[_CERTAIN] if certain else x - row[_MAYBE])
    return west, east


@inner
def _bordered(
    borders: Floats, ring: Floats, ex: float, ey: float, near: float, far: float, reach: float
) -> tuple[int, float, float]:
    """Return the borders of the shadow of a convex ring between two scale factors, and its first and last y."""
    number, count = len(ring), 0
    south, north = inf, -inf
    around = number > 2
    best_left, best_right = -1, -1
    px, py = ring[number - 1, 0] - ex, ring[number - 1, 1] - ey
    qx, qy = ring[0, 0] - ex, ring[0, 1] - ey
    faced = px * qy - py * qx < 0.0
    for i in range(number):
        px, py = ring[i, 0] - ex, ring[i, 1] - ey
        k = i + 1 if i + 1 < number else 0
        qx, qy = ring[k, 0] - ex, ring[k, 1] - ey
        faces = px * qy - py * qx < 0.0
        # Of an edge of a ring that runs counter-clockwise the outside lies to the right: (dy, -dx).
        nx, ny = qy - py, px - qx
        limit = nx * px + ny * py
        if faces:
            around = False
            count = _border(borders, count, nx, ny, near * limit, BLUNT, NEARLY)
        elif far < inf:
            count = _border(borders, count, nx, ny, far * limit, BLUNT, NEARLY)
        if faced != faces:
            if faces:
                best_left = i
            else:
                best_right = i
        faced = faces
        south, north = min(south, near * py), max(north, near * py)
        if far < inf:
            south, north = min(south, far * py), max(north, far * py)
    if around:
        return (count, south, north) if far < inf else (0, -inf, inf)
    if number == 2 and best_left < 0:
        # A wall seen along its length hides the ray through it.
        best_left = best_right = 0
    for i in (best_left, best_right):
        if i < 0:
            continue
        vx, vy = ring[i, 0] - ex, ring[i, 1] - ey
        away = max(hypot(vx, vy), 1e-9)
        sign = 1.0 if i == best_right else -1.0
        # At the right corner, from which edges turn away, the outside lies to the right of the ray.
        wide = max(reach, away) / away
        count = _border(borders, count, sign * vy, -sign * vx, 0.0, SIDEWAYS * wide, NEARLY + BESIDE * wide)
        if far == inf:
            if vy > 0.0:
                north = inf
            elif vy < 0.0:
                south = -inf
    return count, south, north


@inner
def _first_at(middles: Floats, size: float, value: float) -> int:
    """Return the number of the first middle that is not less than a value."""
    count = len(middles)
    if value <= middles[0]:
        return 0
    if value > middles[count - 1]:
        return count
    number = min(max(int((value - middles[0]) / size), 0), count - 1)
    while number > 0 and middles[number - 1] >= value:
        number -= 1
    while middles[number] < value:
        number += 1
    return number


@inner
def _mark(
    cells: Integers, xs: Floats, ys: Floats, size: float, ex: float, ey: float, borders: Floats, count: int,
    south: float, north: float, certain: bool,
) -> None:  # fmt: skip
    """Mark the cells whose middles lie in a shadow: surely hidden, or doubtful."""
    slack = 0.0 if certain else 1.0
    first = 0 if south == -inf else _first_at(ys, size, south + ey - slack)
    last = len(ys) if north == inf else _first_at(ys, size, north + ey + slack)
    mark = HIDDEN if certain else DOUBTFUL
    for row in range(first, last):
        west, east = _stretch(borders, count, ys[row] - ey, certain)
        if west > east:
            continue
        begin, end = _first_at(xs, size, west + ex), len(xs)
        if east + ex < xs[end - 1]:
            end = _first_at(xs, size, east + ex)
            if end < len(xs) and xs[end] == east + ex:
                end += 1
        for column in range(begin, end):
            if cells[row, column] < mark:
                cells[row, column] = mark


@inner
def _shade(
    cells: Integers, xs: Floats, ys: Floats, size: float, eye: Floats, aim: float, pieces: Floats, parts: Floats,
    corners: Floats, is_open: Integers, reach: float, borders: Floats,
) -> None:  # fmt: skip
    """Let the shadows of all parts fall on the cells of a level plane."""
    ex, ey, ez = eye[0], eye[1], eye[2]
    for i in range(len(pieces)):
        if is_open[i] != 0:
            continue
        base, top = pieces[i, BASE], pieces[i, TOP]
        begin, end = _shares(base - NEARLY, top + NEARLY, ez, aim)
        if begin > end or end <= 0.0:
            continue
        sure_begin, sure_end = _shares(base + UPRIGHT, top - UPRIGHT, ez, aim)
        for j in range(int(pieces[i, 6]), int(pieces[i, 6] + pieces[i, 7])):
            first, number = int(parts[j, 4]), int(parts[j, 5])
            ring = corners[first : first + number]
            far = inf if begin <= 0.0 else 1.0 / begin
            count, south, north = _bordered(borders, ring, ex, ey, 1.0 / end, far, reach)
            _mark(cells, xs, ys, size, ex, ey, borders, count, south, north, False)
            if parts[j, 6] <= 0.0 or sure_begin > sure_end or sure_end <= 0.0:
                continue
            if number == 2:
                # Along a wall it is asked for one by one.
                ax, ay, bx, by = ring[0, 0] - ex, ring[0, 1] - ey, ring[1, 0] - ex, ring[1, 1] - ey
                if abs(ax * by - ay * bx) <= BLUNT * hypot(bx - ax, by - ay):
                    continue
            far = inf if sure_begin <= 0.0 else 1.0 / sure_begin
            count, south, north = _bordered(borders, ring, ex, ey, 1.0 / sure_end, far, reach)
            if count:
                _mark(cells, xs, ys, size, ex, ey, borders, count, south, north, True)


@kernel(
    f"int64[:, ::1]({TABLE}, {INTEGERS}, {INTEGERS}, {FLOATS}, {INTEGERS}, {INTEGERS}, {INTEGERS}, {TABLE}, "
    f"int64[:, ::1], {FLOATS}, {FLOATS}, float64, {TABLE}, {TABLE}, {TABLE}, {TABLE}, {TABLE}, {TABLE})"
)
def looked_round(
    eyes: Floats,
    open_starts: Integers,
    open_pieces: Integers,
    aims: Floats,
    group_starts: Integers,
    groups: Integers,
    in_cells: Integers,
    places: Floats,
    cells_of: Integers,
    xs: Floats,
    ys: Floats,
    size: float,
    pieces: Floats,
    parts: Floats,
    corners: Floats,
    solids: Floats,
    rings: Floats,
    ring_corners: Floats,
) -> Integers:
    """Return what each eye (rows x, y, z) knows of each place (columns): 0 unseen, 1 seen, 2 where plain code must say.

    `open_pieces`, from the `open_starts` of an eye to those of the next, hide nothing from it. Places lie in groups of
    equal heights: the `aims` (z) of a group, which numbers of `groups` it has, and 1 in `in_cells` where it is sooner
    told by cells than one by one. `places` are points to be seen (x, y, z), `cells_of` the row and column of each,
    `xs` and `ys` the middles of columns and rows, which are `size` apart. Tables are those of `sight.shades`, whose
    parts have a level of 1 only where their shadows are sure, and of `sight.many.solids`, of the same pieces in the
    same order.
    """
    found = np.zeros((len(eyes), len(places)), dtype=np.int64)
    is_open = np.zeros(len(pieces), dtype=np.int64)
    cells = np.empty((len(ys), len(xs)), dtype=np.int64)
    touches, last, most = np.empty((16, 4)), np.zeros(1, dtype=np.int64), 0
    for j in range(len(parts)):
        most = max(most, int(parts[j, 5]))
    borders = np.empty((most + 4, 5))
    reach = hypot(xs[len(xs) - 1] - xs[0] + 2.0 * size, ys[len(ys) - 1] - ys[0] + 2.0 * size)
    for e in range(len(eyes)):
        eye = eyes[e]
        for i in range(open_starts[e], open_starts[e + 1]):
            is_open[open_pieces[i]] = 1
        for g in range(len(aims)):
            by_cells = in_cells[g] != 0
            if by_cells:
                cells[:] = SEEN
                _shade(cells, xs, ys, size, eye, aims[g], pieces, parts, corners, is_open, reach, borders)
            for k in range(group_starts[g], group_starts[g + 1]):
                place = groups[k]
                known = cells[cells_of[place, 0], cells_of[place, 1]] if by_cells else DOUBTFUL
                if known == SEEN:
                    found[e, place] = FREE
                elif known == DOUBTFUL:
                    found[e, place] = said_of(eye, places[place], solids, rings, ring_corners, is_open, touches, last)
        for i in range(open_starts[e], open_starts[e + 1]):
            is_open[open_pieces[i]] = 0
    return found
