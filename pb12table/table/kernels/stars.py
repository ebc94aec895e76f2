"""The stars of places: how far one can go straight in all directions that matter, many places at a time.

What `routes.visibility` does with arrays of pairs is done here place by place: edges that face the place and are near
enough, rays towards their ends and where circles cross them, rays in order, and how far each of them goes before the
nearest edge. Keys of rays are reckoned in the same order of operations as there, so that as many of them come out.
"""

from __future__ import annotations

from math import atan2, cos, inf, pi, sin, sqrt

import numpy as np

from pb12table.table.kernels.compiling import FLOATS, INTEGERS, TABLE, inner, kernel, variable
from pb12table.table.unions import Floats, Integers

BESIDE, HAIR, APART, TURN = 1e-6, 1e-9, 16.0, 2.0 * pi
"""As in `routes.visibility`."""

BUNCH = 16
"""So many edges that follow each other are looked at together to see whether they are near."""

START, SPAN, MOMENT, AX, AY, EX, EY, EDGE = range(8)
"""Columns of facing edges: the angle to their beginning from where the star begins, how far they go on from there,
twice the area of the triangle with the place, their beginning seen from the place, their way, and their number.
"""


@inner
def longer(values: Floats, count: int, more: int) -> Floats:
    """Return an enlarged list with room for more values."""
    if count + more <= len(values):
        return values
    found = np.empty(2 * (count + more))
    found[:count] = values[:count]
    return found


@inner
def first_from(keys: Floats, low: int, high: int, value: float) -> int:
    """Return the number of the first of some ascending keys that is not less than a value."""
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


@inner
def first_behind(keys: Floats, low: int, high: int, value: float) -> int:
    """Return the number of the first of some ascending keys that is greater than a value."""
    while low < high:
        middle = (low + high) // 2
        if keys[middle] <= value:
            low = middle + 1
        else:
            high = middle
    return low


@inner
def in_order(values: Floats, begin: int, end: int, spread: Floats, firsts: Integers) -> None:
    """Put a stretch of a list in ascending order, which is spread rather evenly: by as many buckets, then by insertion.

    `spread` and `firsts` have room for as many numbers, and one more.
    """
    count = end - begin
    least, most = inf, -inf
    for i in range(begin, end):
        least, most = min(least, values[i]), max(most, values[i])
    many = (count - 1) / max(most - least, 1e-300)
    firsts[: count + 1] = 0
    for i in range(begin, end):
        firsts[int((values[i] - least) * many) + 1] += 1
    for i in range(count):
        firsts[i + 1] += firsts[i]
    for i in range(begin, end):
        bucket = int((values[i] - least) * many)
        spread[firsts[bucket]] = values[i]
        firsts[bucket] += 1
    for i in range(count):
        value, j = spread[i], begin + i
        while j > begin and values[j - 1] > value:
            values[j] = values[j - 1]
            j -= 1
        values[j] = value


@inner
def boxes_of(edges: Floats) -> Floats:
    """Return the boxes (west, south, east, north) around each BUNCH of edges."""
    found = np.empty(((len(edges) + BUNCH - 1) // BUNCH, 4))
    for i in range(len(found)):
        west, south, east, north = inf, inf, -inf, -inf
        for j in range(BUNCH * i, min(BUNCH * (i + 1), len(edges))):
            west, east = min(west, edges[j, 0], edges[j, 2]), max(east, edges[j, 0], edges[j, 2])
            south, north = min(south, edges[j, 1], edges[j, 3]), max(north, edges[j, 1], edges[j, 3])
        found[i, 0], found[i, 1], found[i, 2], found[i, 3] = west, south, east, north
    return found


@inner
def boxes_round(places: Floats, chosen: Integers) -> Floats:
    """Return the boxes (west, south, east, north) around each BUNCH of chosen rows, by a table's first two columns."""
    found = np.empty(((len(chosen) + BUNCH - 1) // BUNCH, 4))
    for i in range(len(found)):
        west, south, east, north = inf, inf, -inf, -inf
        for j in chosen[BUNCH * i : BUNCH * (i + 1)]:
            west, east = min(west, places[j, 0]), max(east, places[j, 0])
            south, north = min(south, places[j, 1]), max(north, places[j, 1])
        found[i, 0], found[i, 1], found[i, 2], found[i, 3] = west, south, east, north
    return found


@inner
def is_apart(box: Floats, x: float, y: float, reach: float) -> bool:
    """Return whether a place is farther from a box than a reach."""
    away_x, away_y = max(box[0] - x, x - box[2], 0.0), max(box[1] - y, y - box[3], 0.0)
    return bool(away_x * away_x + away_y * away_y > reach * reach)


@inner
def turn_of(angle: float) -> float:
    """Return an angle as one of a full turn; mostly it is less than a turn away from that."""
    if 0.0 <= angle < TURN:
        return angle
    return angle + TURN if -TURN < angle < 0.0 else angle % TURN


@inner
def _with(rays: Floats, count: int, angle: float, span: float) -> int:
    """Return the number of rays, including one more if the star looks in its direction."""
    turned = turn_of(angle)
    if turned <= span:
        rays[count] = turned
        return count + 1
    return count


@inner
def _facing(
    pairs: Floats, met: Integers, number: int, x: float, y: float, edges: Floats, linked: Integers, boxes: Floats,
    reach: float, first: float, span: float, level: int, levels: Integers, every: bool,
) -> int:  # fmt: skip
    """Return how many edges face the place of a number, or are near at
    all; `pairs` lists them, `met` has it for them.
    """
    count = variable(0)
    # Where a star looks through less than half a turn, what lies wholly beside one of its sides is quickly left out.
    from_x, from_y, to_x, to_y = cos(first), sin(first), cos(first + span), sin(first + span)
    is_narrow = span < 3.0
    last, last_angle = -1, 0.0
    for bunch in range(len(boxes)):
        if is_apart(boxes[bunch], x, y, reach):
            continue
        for i in range(BUNCH * bunch, min(BUNCH * (bunch + 1), len(edges))):
            if level >= 0 and levels[i] != level:
                continue
            ax, ay = edges[i, 0] - x, edges[i, 1] - y
            ex, ey = edges[i, 2] - edges[i, 0], edges[i, 3] - edges[i, 1]
            moment = ax * ey - ay * ex
            if moment <= 1e-12 and not every:
                continue
            square = max(ex * ex + ey * ey, 1e-18)
            share = min(max(-(ax * ex + ay * ey) / square, 0.0), 1.0)
            nx, ny = ax + share * ex, ay + share * ey
            if nx * nx + ny * ny >= reach * reach:
                continue
            met[i] = number
            bx, by = ax + ex, ay + ey
            if is_narrow and (
                max(from_x * ay - from_y * ax, from_x * by - from_y * bx) < -1e-9
                or min(to_x * ay - to_y * ax, to_x * by - to_y * bx) > 1e-9
            ):
                continue
            # An edge mostly begins where the one before it ends.
            angle = last_angle if last >= 0 and last == i - 1 and linked[last] == i else atan2(ay, ax)
            start = turn_of(angle - first)
            if every:
                turn = atan2(moment, ax * bx + ay * by)
            else:
                last, last_angle = i, atan2(edges[i, 3] - y, edges[i, 2] - x)
                turn = turn_of(last_angle - angle)
                if turn > 4.0:
                    turn = 0.0
            if start > span and start + turn < TURN:
                continue
            row = pairs[count]
            row[START], row[SPAN], row[MOMENT] = start, turn, moment
            row[AX], row[AY], row[EX], row[EY], row[EDGE] = ax, ay, ex, ey, i
            count += 1
    return count


@inner
def _with_cuts(
    rays: Floats, count: int, row: Floats, radii: Floats, number: int, first: float, span: float, beside: float
) -> int:
    """Return the number of rays, including those to where an edge crosses the circles around the place of a number, or
    some angle `beside`.
    """
    ax, ay, ex, ey = row[AX], row[AY], row[EX], row[EY]
    square, near = max(ex * ex + ey * ey, 1e-18), ax * ax + ay * ay
    far = max(near, (ax + ex) * (ax + ex) + (ay + ey) * (ay + ey))
    along = -(ax * ex + ay * ey) / square
    for k in range(len(radii)):
        radius = radii[k, number]
        if far < radius * radius:
            continue
        room = along * along - (near - radius * radius) / square
        if room <= 0.0:
            continue
        root = sqrt(room)
        for cut in (along - root, along + root):
            if 0.0 < cut < 1.0:
                angle = atan2(ay + cut * ey, ax + cut * ex) - first
                if beside > 0.0:
                    count = _with(rays, count, angle - beside, span)
                    count = _with(rays, count, angle + beside, span)
                else:
                    count = _with(rays, count, angle, span)
    return count


@inner
def _shortened(
    keys: Floats, begin: int, end: int, low: float, high: float, moment: float, ex: float, ey: float, edge: int,
    directions: Floats, lengths: Floats, borders: Integers,
) -> None:  # fmt: skip
    """Let the rays between two keys end at an edge, where nothing nearer ends them."""
    ray = first_from(keys, begin, end, low)
    while ray < end and keys[ray] <= high:
        across = directions[ray, 0] * ey - directions[ray, 1] * ex
        met_at = moment / max(across, 1e-15)
        if met_at <= lengths[ray]:
            lengths[ray] = met_at
            borders[ray] = edge
        ray += 1


@kernel(
    f"Tuple(({INTEGERS}, {FLOATS}, {TABLE}, {FLOATS}, {TABLE}, {INTEGERS}))"
    f"({TABLE}, {TABLE}, {INTEGERS}, {FLOATS}, {FLOATS}, {FLOATS}, {TABLE}, {TABLE}, {TABLE}, {INTEGERS}, {INTEGERS},"
    f" {TABLE}, int64)"
)
def look_around(
    places: Floats,
    edges: Floats,
    following: Integers,
    reach: Floats,
    first: Floats,
    spans: Floats,
    radii: Floats,
    lines: Floats,
    line_radii: Floats,
    levels: Integers,
    edge_levels: Integers,
    towards: Floats,
    facets: int,
) -> tuple[Integers, Floats, Floats, Floats, Floats, Integers]:
    """Return what `visibility.stars` finds: offsets, keys, directions, lengths, ends and borders of rays.

    `radii` and `line_radii` have a row for each circle and a column for each place. `levels` are -1 where edges of all
    planes are meant.
    """
    preceding = np.full(len(edges), -1, dtype=np.int64)
    for i in range(len(edges)):
        if following[i] >= 0:
            preceding[following[i]] = i
    boxes, line_boxes = boxes_of(edges), boxes_of(lines)
    met, line_met = np.full(len(edges), -1, dtype=np.int64), np.full(len(lines), -1, dtype=np.int64)
    pairs, line_pairs = np.empty((len(edges), 8)), np.empty((len(lines), 8))
    no_levels = np.empty(0, dtype=np.int64)
    offsets = np.zeros(len(places) + 1, dtype=np.int64)
    keys, total = np.empty(64 * len(places) + 64), variable(0)
    rays, spread, firsts = np.empty(1024), np.empty(1024), np.empty(1025, dtype=np.int64)
    counts = np.empty(len(places), dtype=np.int64)
    # All pairs are kept for the second look, when it is known how many rays there are.
    kept, kept_count = np.empty((64 * len(places) + 64, 8)), variable(0)
    for i in range(len(places)):
        x, y, span, base = places[i, 0], places[i, 1], spans[i], i * APART
        square = reach[i] * reach[i]
        count = variable(0)
        found = _facing(
            pairs, met, i, x, y, edges, following, boxes, reach[i], first[i], span, levels[i], edge_levels, False
        )
        rays = longer(rays, 0, found * (4 + 2 * len(radii)) + len(towards) + facets + 2)
        for j in range(found):
            row = pairs[j]
            edge = int(row[EDGE])
            before, after = preceding[edge], following[edge]
            if row[AX] * row[AX] + row[AY] * row[AY] <= square:
                if before >= 0 and met[before] == i:
                    count = _with(rays, count, row[START] + 0.0, span)
                else:
                    count = _with(rays, count, row[START] + -BESIDE, span)
                    count = _with(rays, count, row[START] + BESIDE, span)
            bx, by = row[AX] + row[EX], row[AY] + row[EY]
            if bx * bx + by * by <= square and not (after >= 0 and met[after] == i):
                count = _with(rays, count, row[START] + row[SPAN] + -BESIDE, span)
                count = _with(rays, count, row[START] + row[SPAN] + BESIDE, span)
            count = _with_cuts(rays, count, row, radii, i, first[i], span, 0.0)
        if len(lines):
            crossed = _facing(
                line_pairs, line_met, i, x, y, lines, no_levels, line_boxes, reach[i], first[i], span, -1, no_levels,
                True,
            )  # fmt: skip
            for j in range(crossed):
                row = line_pairs[j]
                rays = longer(rays, count, 4 * len(line_radii) + len(towards) + facets + 2)
                count = _with_cuts(rays, count, row, line_radii, i, first[i], span, BESIDE)
        for j in range(len(towards)):
            count = _with(rays, count, atan2(towards[j, 1] - y, towards[j, 0] - x) - first[i], span)
        number = int(np.ceil(span * (facets / TURN) - 1e-9))
        keys = longer(keys, total, count + number + 1)
        for j in range(count):
            keys[total + j] = base + rays[j]
        for j in range(number + (1 if span < TURN else 0)):
            keys[total + count] = base + j * (span / number)
            count += 1
        spread = longer(spread, 0, count)
        if count >= len(firsts):
            firsts = np.empty(2 * count + 1, dtype=np.int64)
        in_order(keys, total, total + count, spread, firsts)
        total += count
        offsets[i + 1] = total
        counts[i] = found
        if kept_count + found > len(kept):
            more = np.empty((2 * (kept_count + found), 8))
            more[:kept_count] = kept[:kept_count]
            kept = more
        kept[kept_count : kept_count + found] = pairs[:found]
        kept_count += found
    directions, ends = np.empty((total, 2)), np.empty((total, 2))
    lengths, borders = np.empty(total), np.full(total, -1, dtype=np.int64)
    begun = 0
    for i in range(len(places)):
        low, high, base = offsets[i], offsets[i + 1], i * APART
        for ray in range(low, high):
            angle = keys[ray] - base + first[i]
            directions[ray, 0], directions[ray, 1] = cos(angle), sin(angle)
            lengths[ray] = reach[i]
        # What goes on over the first direction is a second stretch.
        for stretch in range(3):
            for j in range(begun, begun + counts[i]):
                row = kept[j]
                begin, end = row[START] - HAIR, row[START] + row[SPAN] + HAIR
                if stretch == 0:
                    begin, end = base + begin, base + end
                elif stretch == 1:
                    if end <= TURN:
                        continue
                    begin, end = base - HAIR, base + end - TURN
                else:
                    if begin >= 0.0:
                        continue
                    begin, end = base + begin + TURN, base + TURN
                _shortened(
                    keys, low, high, begin, end, row[MOMENT], row[EX], row[EY], int(row[EDGE]),
                    directions, lengths, borders,
                )  # fmt: skip
        begun += counts[i]
        for ray in range(low, high):
            ends[ray, 0], ends[ray, 1] = lengths[ray] * directions[ray, 0], lengths[ray] * directions[ray, 1]
    return offsets, keys[:total].copy(), directions, lengths, ends, borders
