"""What of a level rectangle is seen from above it: the sweep of a ray round the eye over the shadows of what hides.

Everything lies relative to the eye. A convex prism, and a cylinder as a fine polygon, hides on each ray the stretch
from k times its near side to k' times its far side, k = e / (e - lower) and k' = e / (e - upper) being the factors of
scale (see `sight.plan_shadows`), e the height of the eye above the plane; of what is as high as the eye there is no far
end. So each shadow is two chains of edges, told by their angles. Between two successive corners of all chains every
edge is a straight line n p = c, and on the ray through u = (1 - t) a + t b, a and b being unit vectors, it lies at the
distance s with 1 / s = n u / c, which is linear in t: edges cross where two such lines do. Between crossings the seen
gaps of a ray keep their order. Their borders, and what only one of two neighbouring stretches sees of the ray between
them, are the border of what is seen, linked to rings at the end.
"""

from __future__ import annotations

from math import asin, atan2, cos, hypot, inf, pi, sin

import numpy as np

from pb12table.table.kernels.chains import (
    ANGLE,
    END,
    FAR_COUNT,
    FAR_FIRST,
    HAIR,
    NEAR_COUNT,
    NEAR_FIRST,
    NEAREST,
    SECTORS,
    START,
    X,
    Y,
    grown,
    hides_behind,
    is_behind,
    put,
    turned,
    with_prism,
    with_round,
)
from pb12table.table.kernels.compiling import FLOATS, INTEGERS, TABLE, inner, kernel, variable
from pb12table.table.kernels.rings import (
    ALIKE,
    HIGH_BEGIN,
    HIGH_EDGE,
    HIGH_END,
    LOW_BEGIN,
    LOW_EDGE,
    LOW_END,
    border_links,
    holds,
    known,
    linked,
    order_by,
    ray_links,
    ring_area,
    rings_of,
)
from pb12table.table.unions import Floats, Integers

TINY = 1e-9
"""Rings of less area, in square steps, are artefacts of rounding."""

NEARLY_ENDLESS = 1e12
"""Stands for the inverse of no distance at all."""

DECLINED, SEEN, VALID = 0.0, 1.0, 2.0
"""How certain a result is: plain code must say; it is certain if the rings are valid polygons; it is."""


@inner
def _inverse(corners: Floats, edge: int, x: float, y: float) -> float:
    """Return the reciprocal of the distance of an edge, given by its first corner, along a direction."""
    ax, ay, bx, by = corners[edge, X], corners[edge, Y], corners[edge + 1, X], corners[edge + 1, Y]
    area = ax * by - ay * bx
    return float(((by - ay) * x - (bx - ax) * y) / area) if area != 0.0 else 0.0


@inner
def _moved_on(corners: Floats, edge: int, last: int, middle: float) -> int:
    """Return the chain's edge at an angle, starting from another one; `last` is the last corner of the chain."""
    while edge + 1 < last and corners[edge + 1, ANGLE] <= middle:
        edge += 1
    return edge


@inner
def _swept(shadows: Floats, number: int, corners: Floats) -> tuple[float, Floats, Integers, bool]:
    """Return the area seen in the first shadow's chain and before all others, the rings around it, and whether they are
    certain to be valid.

    Between two rays borders keep their order, so that rings can only meet on a ray, and there places are told apart.
    """
    are_valid = True
    marks = np.empty(2 * len(corners) + 2)
    count = 0
    for i in range(number):
        row = shadows[i]
        for first, size in ((row[NEAR_FIRST], row[NEAR_COUNT]), (row[FAR_FIRST], row[FAR_COUNT])):
            for j in range(int(first), int(first + size)):
                marks[count] = turned(corners[j, ANGLE])
                count += 1
    marks[count], marks[count + 1] = -pi, pi
    marks = np.sort(marks[: count + 2])
    # Each shadow once, and once more if it reaches over the angle at which the sweep begins.
    turns = np.empty((2 * number, 2))
    appearances = 0
    for i in range(number):
        for turn in (0.0, -2.0 * pi):
            if shadows[i, START] + turn < pi and shadows[i, END] + turn > -pi:
                turns[appearances, 0], turns[appearances, 1] = i, turn
                appearances += 1
    starts = np.empty(appearances)
    for i in range(appearances):
        starts[i] = shadows[int(turns[i, 0]), START] + turns[i, 1]
    order = np.argsort(starts)
    coming = 0
    active, edges = np.empty(appearances, dtype=np.int64), np.empty((appearances, 2), dtype=np.int64)
    # Of each appearance the inverse distances of its edges on the last ray, and of which edges these are.
    latest, latest_of = np.empty((appearances, 2)), np.full((appearances, 2), -1)
    working = 0
    links, link_count = np.empty((256, 3), dtype=np.int64), variable(0)
    places, vertices = np.zeros((256, 2)), variable(1)
    size = number + 2
    gaps, before, opening = np.empty((size, 6)), np.empty((size, 6)), np.empty((size, 6))
    gap_count, before_count, opening_count = 0, 0, 0
    distances, ids = np.empty(4 * size), np.empty(4 * size, dtype=np.int64)
    along = np.empty(4 * size, dtype=np.int64)
    begun, opened = np.empty(2 * size, dtype=np.int64), np.empty(2 * size, dtype=np.int64)
    nears, nearest = np.empty(size), np.empty(size, dtype=np.int64)
    lines, cuts = np.empty((size, 6)), np.empty(16 * size * size + 2)
    ray, area = 0, 0.0
    bx, by, last_end = -1.0, 0.0, -4.0
    for m in range(len(marks) - 1):
        start, end = marks[m], marks[m + 1]
        if end - start <= 1e-13:
            continue
        middle = 0.5 * (start + end)
        while coming < appearances and starts[order[coming]] <= middle:
            each = order[coming]
            row = shadows[int(turns[each, 0])]
            edges[each, 0], edges[each, 1] = int(row[NEAR_FIRST]), int(row[FAR_FIRST])
            active[working] = each
            working += 1
            coming += 1
        goes_on = last_end == start
        ax, ay = (bx, by) if goes_on else (cos(start), sin(start))
        bx, by, last_end = cos(end), sin(end), end
        kept = 0
        count, wall_begin, wall_end = 0, 0.0, 0.0
        # Lines: inverse distances of the near and the far edge on the first and on the last ray, and the edges.
        for i in range(working):
            each = active[i]
            row, turn = shadows[int(turns[each, 0])], turns[each, 1]
            if row[END] + turn <= middle:
                continue
            active[kept] = each
            kept += 1
            line = lines[count]
            if row[NEAR_COUNT] > 0.0:
                last = int(row[NEAR_FIRST] + row[NEAR_COUNT]) - 1
                edge = _moved_on(corners, edges[each, 0], last, middle - turn)
                edges[each, 0] = edge
                is_known = goes_on and latest_of[each, 0] == edge
                line[0] = latest[each, 0] if is_known else _inverse(corners, edge, ax, ay)
                line[1], line[4] = _inverse(corners, edge, bx, by), edge
                latest[each, 0], latest_of[each, 0] = line[1], edge
            else:
                line[0], line[1], line[4] = NEARLY_ENDLESS, NEARLY_ENDLESS, -1.0
            line[2], line[3], line[5] = 0.0, 0.0, -1.0
            if row[FAR_COUNT] > 0.0:
                last = int(row[FAR_FIRST] + row[FAR_COUNT]) - 1
                edge = _moved_on(corners, edges[each, 1], last, middle - turn)
                edges[each, 1] = edge
                is_known = goes_on and latest_of[each, 1] == edge
                line[2] = latest[each, 1] if is_known else _inverse(corners, edge, ax, ay)
                line[3], line[5] = _inverse(corners, edge, bx, by), edge
                latest[each, 1], latest_of[each, 1] = line[3], edge
            elif line[0] + line[1] > wall_begin + wall_end:
                wall_begin, wall_end = line[0], line[1]
            count += 1
        working = kept
        # What lies behind one and the same wall on both rays is not seen.
        kept = 0
        for i in range(count):
            line = lines[i]
            if line[0] <= wall_begin and line[1] <= wall_end and (line[0] < wall_begin or line[1] < wall_end):
                continue
            lines[kept] = line
            kept += 1
        count = kept
        number_of_cuts = 0
        for i in range(count):
            for j in range(i):
                # What begins behind the end of the other one on both rays crosses none of its edges.
                if lines[i, 0] < lines[j, 2] and lines[i, 1] < lines[j, 3]:
                    continue
                if lines[j, 0] < lines[i, 2] and lines[j, 1] < lines[i, 3]:
                    continue
                for k in range(4):
                    one, other = 0 if k < 2 else 2, 0 if k % 2 == 0 else 2
                    first = lines[i, one] - lines[j, other]
                    second = lines[i, one + 1] - lines[j, other + 1]
                    if first * second < 0.0:
                        cuts[number_of_cuts] = first / (first - second)
                        number_of_cuts += 1
        cuts[number_of_cuts] = 1.0
        number_of_cuts += 1
        if number_of_cuts > 1:
            cuts[:number_of_cuts] = np.sort(cuts[:number_of_cuts])
        left = 0.0
        for c in range(number_of_cuts):
            right = cuts[c]
            if right - left <= 1e-12:
                continue
            gap_count = _gaps(lines, count, left, right, gaps, nears, nearest)
            lx, ly = (1.0 - left) * ax + left * bx, (1.0 - left) * ay + left * by
            rx, ry = (1.0 - right) * ax + right * bx, (1.0 - right) * ay + right * by
            wide = 0.5 * (lx * ry - ly * rx)
            for j in range(gap_count):
                gap = gaps[j]
                area += wide * (gap[HIGH_BEGIN] * gap[HIGH_END] - gap[LOW_BEGIN] * gap[LOW_END])
            if ray > 0 and _goes_on(before, before_count, gaps, gap_count):
                # Mostly nothing begins or ends; only where an edge does there is a corner.
                for j in range(gap_count):
                    for side in range(2):
                        k = 2 * j + side
                        if before[j, LOW_EDGE + side] != gaps[j, LOW_EDGE + side]:
                            places = grown(places, vertices)
                            far = gaps[j, LOW_BEGIN + side]
                            places[vertices, X], places[vertices, Y] = far * lx, far * ly
                            start_id, end_id = (begun[k], vertices) if side == 1 else (vertices, begun[k])
                            edge = int(before[j, LOW_EDGE + side])
                            links, link_count = linked(links, link_count, start_id, end_id, edge)
                            begun[k] = vertices
                            vertices += 1
                before[:gap_count] = gaps[:gap_count]
                ray += 1
                left = right
                continue
            # The ray between the gaps before and these.
            for j in range(before_count):
                distances[2 * j], distances[2 * j + 1] = before[j, LOW_END], before[j, HIGH_END]
            for j in range(gap_count):
                k = 2 * (before_count + j)
                distances[k], distances[k + 1] = gaps[j, LOW_BEGIN], gaps[j, HIGH_BEGIN]
            total = 2 * (before_count + gap_count)
            ids[:total] = -1
            order_by(distances, total, along)
            places, vertices, is_narrow = known(distances, ids, along, total, places, vertices, lx, ly)
            are_valid = are_valid and not is_narrow
            if ray > 0:
                links, link_count = ray_links(links, link_count, distances, ids, along, before_count, gap_count, ray)
                links, link_count = border_links(links, link_count, before, begun, ids, before_count)
            for j in range(2 * gap_count):
                begun[j] = ids[2 * before_count + j]
            before[:gap_count] = gaps[:gap_count]
            before_count = gap_count
            if ray == 0:
                opening[:gap_count], opening_count = gaps[:gap_count], gap_count
                opened[: 2 * gap_count] = begun[: 2 * gap_count]
            ray += 1
            left = right
    # The last ray is the first one once more.
    for j in range(before_count):
        distances[2 * j], distances[2 * j + 1] = before[j, LOW_END], before[j, HIGH_END]
        ids[2 * j], ids[2 * j + 1] = -1, -1
    for j in range(opening_count):
        k = 2 * (before_count + j)
        distances[k], distances[k + 1] = opening[j, LOW_BEGIN], opening[j, HIGH_BEGIN]
        ids[k], ids[k + 1] = opened[2 * j], opened[2 * j + 1]
    total = 2 * (before_count + opening_count)
    order_by(distances, total, along)
    places, vertices, is_narrow = known(distances, ids, along, total, places, vertices, -1.0, 0.0)
    links, link_count = ray_links(links, link_count, distances, ids, along, before_count, opening_count, 0)
    links, link_count = border_links(links, link_count, before, begun, ids, before_count)
    rings, sizes, are_apart = rings_of(links, link_count, places, vertices)
    return area, rings, sizes, are_valid and are_apart and not is_narrow


@inner
def _goes_on(before: Floats, old: int, gaps: Floats, new: int) -> bool:
    """Return whether the gaps behind a ray are the same as before it, with all their borders apart."""
    if old != new:
        return False
    last = 0.0
    for j in range(new):
        low, high = gaps[j, LOW_BEGIN], gaps[j, HIGH_BEGIN]
        hair = ALIKE * (1.0 + high)
        if abs(before[j, LOW_END] - low) > hair or abs(before[j, HIGH_END] - high) > hair:
            return False
        if high - low <= hair or (j and low - last <= hair):
            return False
        last = high
    return True


@inner
def _gaps(lines: Floats, count: int, left: float, right: float, gaps: Floats, nears: Floats, order: Integers) -> int:
    """Find the gaps between two rays between which no line crosses another, and return how many there are."""
    t = 0.5 * (left + right)
    wall, wall_line = 0.0, -1
    lows = 0
    for i in range(count):
        near = (1.0 - t) * lines[i, 0] + t * lines[i, 1]
        if lines[i, 5] < 0.0:
            if near > wall:
                wall, wall_line = near, i
            continue
        place = lows
        while place > 0 and nears[place - 1] < near:
            nears[place], order[place] = nears[place - 1], order[place - 1]
            place -= 1
        nears[place], order[place] = near, i
        lows += 1
    found, reached, edge_line = 0, NEARLY_ENDLESS, -1
    for i in range(lows + 1):
        if i < lows and nears[i] <= wall:
            continue
        near = nears[i] if i < lows else wall
        line = order[i] if i < lows else wall_line
        if near < reached and line >= 0:
            gap = gaps[found]
            gap[LOW_EDGE] = -1.0 if edge_line < 0 else lines[edge_line, 5]
            gap[HIGH_EDGE] = lines[line, 4]
            gap[LOW_BEGIN], gap[LOW_END] = 0.0, 0.0
            if edge_line >= 0:
                gap[LOW_BEGIN] = 1.0 / ((1.0 - left) * lines[edge_line, 2] + left * lines[edge_line, 3])
                gap[LOW_END] = 1.0 / ((1.0 - right) * lines[edge_line, 2] + right * lines[edge_line, 3])
            gap[HIGH_BEGIN] = 1.0 / ((1.0 - left) * lines[line, 0] + left * lines[line, 1])
            gap[HIGH_END] = 1.0 / ((1.0 - right) * lines[line, 0] + right * lines[line, 1])
            found += 1
        if i < lows:
            far = (1.0 - t) * lines[line, 2] + t * lines[line, 3]
            if far < reached:
                reached, edge_line = far, line
            if reached <= wall:
                break
    return found


@kernel(
    f"Tuple((float64, {TABLE}, {INTEGERS}, {INTEGERS}, {FLOATS}))"
    f"({FLOATS}, {FLOATS}, {TABLE}, {TABLE}, {TABLE}, {INTEGERS}, {TABLE}, {TABLE}, {INTEGERS})"
)
def seen_ground(
    eye: Floats,
    table: Floats,
    pieces: Floats,
    parts: Floats,
    corners: Floats,
    open_pieces: Integers,
    bodies: Floats,
    body_corners: Floats,
    open_bodies: Integers,
) -> tuple[float, Floats, Integers, Integers, Floats]:
    """Return what is seen of a table: whether it is certain, corners of rings (rows x, y), their sizes, owners, areas.

    `eye` is the eye (x, y, z above the plane looked at), `table` the west, south, east and north of the rectangle, the
    heights of the other tables, which are those of `sight.shades`, are above the plane, too. Parts whose top is not
    level throw no shadow here. Outer rings have their own number, holes that of the ring they lie in, others -1.
    """
    ex, ey, rise = eye[0], eye[1], eye[2]
    nothing, none = np.empty((0, 2)), np.empty(0, dtype=np.int64)
    declined = (DECLINED, nothing, none, none, np.empty(0))
    west, south, east, north = table[0] - ex, table[1] - ey, table[2] - ex, table[3] - ey
    if rise <= HAIR or max(west, south) >= -HAIR or min(east, north) <= HAIR:
        return declined
    chains, count = np.empty((256, 3)), variable(0)
    shadows, number = np.empty((32, 7)), variable(1)
    begin = atan2(north, east)
    shadows[0, START], shadows[0, END], shadows[0, NEAREST] = begin, begin + 2.0 * pi, 0.0
    shadows[0, NEAR_FIRST], shadows[0, NEAR_COUNT], shadows[0, FAR_FIRST], shadows[0, FAR_COUNT] = 0.0, 5.0, 0.0, 0.0
    box = np.array(((east, north), (west, north), (west, south), (east, south), (east, north)))
    for i in range(5):
        angle = atan2(box[i, 1], box[i, 0])
        while i and angle <= chains[i - 1, ANGLE]:
            angle += 2.0 * pi
        chains, count = put(chains, count, box[i, 0], box[i, 1], angle)
    reach = hypot(max(-west, east), max(-south, north))
    depths = np.full(SECTORS, reach)
    # What hides all behind it first: much of the rest lies there.
    for part in range(2 * len(pieces) + len(bodies)):
        is_piece = part < 2 * len(pieces)
        i = part % len(pieces) if is_piece else part - 2 * len(pieces)
        row = pieces[i] if is_piece else bodies[i]
        base, top = row[4], row[5]
        if is_piece and (part < len(pieces)) != (top >= rise - HAIR):
            continue
        lower, upper = max(base, 0.0), min(top, rise)
        if upper - lower <= 2.0 * HAIR:
            continue
        open_ones = open_pieces if is_piece else open_bodies
        own = i if is_piece else int(row[8])
        is_open = False
        for each in open_ones:
            is_open = is_open or each == own
        if is_open:
            continue
        first = rise / (rise - lower)
        last = inf if top >= rise - HAIR else rise / (rise - top)
        if not is_piece and row[0] > 0.0:
            x, y, radius = row[1] - ex, row[2] - ey, row[3]
            away = hypot(x, y)
            if away <= radius + HAIR:
                return declined
            shadows = grown(shadows, number)
            shadow, half = shadows[number], asin(radius / away)
            shadow[START] = turned(atan2(y, x) - half)
            shadow[END], shadow[NEAREST] = shadow[START] + 2.0 * half, first * (away - radius)
            if is_behind(depths, shadow):
                continue
            if last < inf and first * (away - radius) > 0.0 and last * (away - radius) > reach:
                last = inf
            chains, count = with_round(chains, count, shadow, x, y, radius, first, last)
            number += 1
            continue
        begun = int(row[6])
        for j in range(begun, begun + (int(row[7]) if is_piece else 1)):
            if is_piece:
                if parts[j, 6] <= 0.0:
                    continue
                ring = corners[int(parts[j, 4]) : int(parts[j, 4] + parts[j, 5])]
            else:
                ring = body_corners[begun : begun + int(row[7])]
            shadows = grown(shadows, number)
            shadow = shadows[number]
            chains, count, found = with_prism(chains, count, shadow, ring, ex, ey, first, last, depths, reach)
            if found < 0:
                return declined
            if found == 0:
                continue
            if shadow[FAR_COUNT] == 0.0:
                hides_behind(depths, shadow, chains)
            number += 1
    kept = 1
    for i in range(1, number):
        if not is_behind(depths, shadows[i]):
            shadows[kept] = shadows[i]
            kept += 1
    area, rings, sizes, are_valid = _swept(shadows, kept, chains)
    owners = np.full(len(sizes), -1)
    areas = np.empty(len(sizes))
    begun, total = 0, 0.0
    for i in range(len(sizes)):
        areas[i] = ring_area(rings[begun : begun + sizes[i]])
        total += areas[i]
        begun += sizes[i]
    if abs(total - area) > 1e-7:
        return declined
    begun = 0
    for i in range(len(sizes)):
        ring = rings[begun : begun + sizes[i]]
        begun += sizes[i]
        if areas[i] > TINY:
            owners[i] = i
        elif areas[i] < -TINY:
            x, y = 0.5 * (ring[0, X] + ring[1, X]), 0.5 * (ring[0, Y] + ring[1, Y])
            from_here, least = 0, inf
            for j in range(len(sizes)):
                outer = rings[from_here : from_here + sizes[j]]
                from_here += sizes[j]
                if -areas[i] < areas[j] < least and holds(outer, x, y):
                    owners[i], least = j, areas[j]
            if owners[i] < 0:
                return declined
    for i in range(len(rings)):
        rings[i, X] += ex
        rings[i, Y] += ey
    begun = 0
    for i in range(len(sizes)):
        areas[i] = ring_area(rings[begun : begun + sizes[i]])
        begun += sizes[i]
    return VALID if are_valid else SEEN, rings, sizes, owners, areas
