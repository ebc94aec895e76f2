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
    SHADOW,
    START,
    X,
    Y,
    grown,
    is_behind,
    put,
    turned,
    with_prism,
    with_round,
)
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
from pb12table.table.kernels.rings import (
    ALIKE,
    GAP,
    HIGH_BEGIN,
    HIGH_EDGE,
    HIGH_END,
    HIGH_LAST,
    HIGH_TURN,
    LOW_BEGIN,
    LOW_EDGE,
    LOW_END,
    LOW_LAST,
    LOW_TURN,
    NARROW,
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

SAME_RAY = 1e-13
"""Angles that differ by no more than this are one."""

LINE = 11
NEAR_BEGIN, NEAR_END, FAR_BEGIN, FAR_END, NEAR_EDGE, FAR_EDGE, NEAR_LAST, FAR_LAST, NEAR_MOST, FAR_LEAST, TURN = range(
    LINE
)
"""Columns of lines: inverse distances of the near and the far side of a shadow on two rays, the edges of its chains
behind the first ray and before the last one, between which values its sides lie, and what is added to its angles.
"""

DECLINED, SEEN, VALID = 0.0, 1.0, 2.0
"""How certain a result is: plain code must say; it is certain if the rings are valid polygons; it is."""


@inlined
def _inverse(corners: Floats, edge: int, x: float, y: float) -> float:
    """Return the reciprocal of the distance of an edge, given by its first corner, along a direction."""
    ax, ay, bx, by = corners[edge, X], corners[edge, Y], corners[edge + 1, X], corners[edge + 1, Y]
    area = ax * by - ay * bx
    return float(((by - ay) * x - (bx - ax) * y) / area) if area != 0.0 else 0.0


@inlined
def _edge_at(corners: Floats, edge: int, last: int, angle: float) -> int:
    """Return the chain's edge at an angle, starting from another one; `last` is the last corner of the chain."""
    while edge + 1 < last and corners[edge + 1, ANGLE] <= angle:
        edge += 1
    return edge


@inlined
def _turn_between(start: float, other_start: float, end: float, other_end: float) -> float:
    """Return where two lines cross, the first beginning at `start`, the other one ending at `end`.

    That is how far a chain between two rays, on the first of which the first line holds and on the last the other one,
    may lie from its chord; what begins or ends on it is as far if rounding says that they do not cross.
    """
    before, behind = other_start - start, other_end - end
    if before * behind <= 0.0:
        return other_end
    return start + before / (before + behind) * (other_end - start)


@inner
def _found_lines(
    lines: Floats, shadows: Floats, corners: Floats, peaks: Floats, active: Integers, working: int, turns: Floats,
    edges: Integers, wall: int, start: float, end: float, ax: float, ay: float, bx: float, by: float, is_fine: bool,
) -> tuple[int, int]:  # fmt: skip
    """Find the lines of what may be seen between two rays; return how many there are and what hides most.

    What lies behind one and the same wall everywhere between the rays is left out. Of the `wall` that hid most before
    them it is known first.
    """
    middle = 0.5 * (start + end)
    # The chord of a wall's near side lies on or behind it.
    hidden, wall_begin, wall_end = 0.0, 0.0, 0.0
    if wall >= 0:
        number, turn = int(turns[wall, 0]), turns[wall, 1]
        if shadows[number, END] + turn > middle:
            last = int(shadows[number, NEAR_FIRST] + shadows[number, NEAR_COUNT]) - 1
            edges[wall, 0] = _edge_at(corners, edges[wall, 0], last, start - turn + SAME_RAY)
            final = _edge_at(corners, edges[wall, 0], last, end - turn - SAME_RAY)
            hidden = min(_inverse(corners, edges[wall, 0], ax, ay), _inverse(corners, final, bx, by))
    wall, count = -1, 0
    for i in range(working):
        each = active[i]
        number = int(turns[each, 0])
        if peaks[number] < hidden:
            continue
        turn = turns[each, 1]
        lines[count, TURN] = turn
        if shadows[number, NEAR_COUNT] > 0.0:
            last = int(shadows[number, NEAR_FIRST] + shadows[number, NEAR_COUNT]) - 1
            edge = _edge_at(corners, edges[each, 0], last, middle - turn if is_fine else start - turn + SAME_RAY)
            final = edge if is_fine else _edge_at(corners, edge, last, end - turn - SAME_RAY)
            edges[each, 0] = edge
            lines[count, NEAR_BEGIN], lines[count, NEAR_END] = (
                _inverse(corners, edge, ax, ay),
                _inverse(corners, final, bx, by),
            )
            lines[count, NEAR_EDGE], lines[count, NEAR_LAST] = edge, final
            lines[count, NEAR_MOST] = max(lines[count, NEAR_BEGIN], lines[count, NEAR_END])
            if final != edge:
                other_end, other_start = _inverse(corners, edge, bx, by), _inverse(corners, final, ax, ay)
                most = _turn_between(lines[count, NEAR_BEGIN], other_start, lines[count, NEAR_END], other_end)
                lines[count, NEAR_MOST] = max(lines[count, NEAR_MOST], most)
            if lines[count, NEAR_MOST] < hidden:
                continue
        else:
            lines[count, NEAR_BEGIN], lines[count, NEAR_END], lines[count, NEAR_MOST] = (
                NEARLY_ENDLESS,
                NEARLY_ENDLESS,
                NEARLY_ENDLESS,
            )
            lines[count, NEAR_EDGE], lines[count, NEAR_LAST] = -1.0, -1.0
        if shadows[number, FAR_COUNT] > 0.0:
            last = int(shadows[number, FAR_FIRST] + shadows[number, FAR_COUNT]) - 1
            edge = _edge_at(corners, edges[each, 1], last, middle - turn if is_fine else start - turn + SAME_RAY)
            final = edge if is_fine else _edge_at(corners, edge, last, end - turn - SAME_RAY)
            edges[each, 1] = edge
            lines[count, FAR_BEGIN], lines[count, FAR_END] = (
                _inverse(corners, edge, ax, ay),
                _inverse(corners, final, bx, by),
            )
            lines[count, FAR_EDGE], lines[count, FAR_LAST] = edge, final
            lines[count, FAR_LEAST] = min(lines[count, FAR_BEGIN], lines[count, FAR_END])
            if final != edge:
                other_end, other_start = _inverse(corners, edge, bx, by), _inverse(corners, final, ax, ay)
                least = _turn_between(lines[count, FAR_BEGIN], other_start, lines[count, FAR_END], other_end)
                lines[count, FAR_LEAST] = min(lines[count, FAR_LEAST], least)
        else:
            lines[count, FAR_BEGIN], lines[count, FAR_END], lines[count, FAR_LEAST] = 0.0, 0.0, 0.0
            lines[count, FAR_EDGE], lines[count, FAR_LAST] = -1.0, -1.0
            hidden = max(hidden, min(lines[count, NEAR_BEGIN], lines[count, NEAR_END]))
            if lines[count, NEAR_BEGIN] + lines[count, NEAR_END] > wall_begin + wall_end:
                wall_begin, wall_end, wall = lines[count, NEAR_BEGIN], lines[count, NEAR_END], each
        count += 1
    kept = 0
    for i in range(count):
        if lines[i, NEAR_MOST] < hidden:
            continue
        near, near_end, is_straight = (
            lines[i, NEAR_BEGIN],
            lines[i, NEAR_END],
            lines[i, NEAR_EDGE] == lines[i, NEAR_LAST],
        )
        if is_straight and near <= wall_begin and near_end <= wall_end and (near < wall_begin or near_end < wall_end):
            continue
        if kept < i:
            for k in range(LINE):
                lines[kept, k] = lines[i, k]
        kept += 1
    return kept, wall


@inlined
def _is_beyond(one: float, other: float) -> bool:
    """Return whether a place lies farther away than another one by more than NARROW, told by inverse distances."""
    return other - one > NARROW * one * other


@inner
def _are_apart(lines: Floats, count: int) -> bool:
    """Return whether it is sure that no near or far side between two rays comes near another one.

    Between rays inverse distances of a near side are concave: they lie between its chord and NEAR_MOST; those of a far
    side are convex and lie between FAR_LEAST and the chord.
    """
    for i in range(count):
        near, near_end, near_most = lines[i, NEAR_BEGIN], lines[i, NEAR_END], lines[i, NEAR_MOST]
        far, far_end, far_least = lines[i, FAR_BEGIN], lines[i, FAR_END], lines[i, FAR_LEAST]
        near_least, far_most = min(near, near_end), max(far, far_end)
        is_near_bent, is_far_bent = lines[i, NEAR_EDGE] != lines[i, NEAR_LAST], lines[i, FAR_EDGE] != lines[i, FAR_LAST]
        for j in range(i):
            other_near, other_near_end, other_near_most = lines[j, NEAR_BEGIN], lines[j, NEAR_END], lines[j, NEAR_MOST]
            other_far, other_far_end, other_far_least = lines[j, FAR_BEGIN], lines[j, FAR_END], lines[j, FAR_LEAST]
            # What begins behind the end of the other one crosses none of its sides.
            if _is_beyond(near_most, other_far_least) or _is_beyond(other_near_most, far_least):
                continue
            is_other_near_bent = lines[j, NEAR_EDGE] != lines[j, NEAR_LAST]
            is_other_far_bent = lines[j, FAR_EDGE] != lines[j, FAR_LAST]
            is_behind = _is_beyond(near, other_far) and _is_beyond(near_end, other_far_end)
            if is_behind and not is_near_bent and not is_other_far_bent:
                continue
            is_behind = _is_beyond(other_near, far) and _is_beyond(other_near_end, far_end)
            if is_behind and not is_other_near_bent and not is_far_bent:
                continue
            if not (_is_beyond(other_far, near) and _is_beyond(other_far_end, near_end)):
                return False
            if not (_is_beyond(far, other_near) and _is_beyond(far_end, other_near_end)):
                return False
            if is_near_bent:
                is_nearer = _is_beyond(near_most, min(other_near, other_near_end))
            else:
                is_nearer = _is_beyond(near, other_near) and _is_beyond(near_end, other_near_end)
            if is_other_near_bent:
                is_nearer = is_nearer or _is_beyond(other_near_most, near_least)
            else:
                is_nearer = is_nearer or (_is_beyond(other_near, near) and _is_beyond(other_near_end, near_end))
            if not is_nearer:
                return False
            if far_most == 0.0 or max(other_far, other_far_end) == 0.0:
                continue
            if is_far_bent:
                ends_first = _is_beyond(max(other_far, other_far_end), far_least)
            else:
                ends_first = _is_beyond(other_far, far) and _is_beyond(other_far_end, far_end)
            if is_other_far_bent:
                ends_first = ends_first or _is_beyond(far_most, other_far_least)
            else:
                ends_first = ends_first or (_is_beyond(far, other_far) and _is_beyond(far_end, other_far_end))
            if not ends_first:
                return False
    return True


@inner
def _crossings(lines: Floats, count: int, cuts: Floats) -> int:
    """Find where straight lines cross between two rays, and the last ray, in order; return how many these are."""
    number = 0
    for i in range(count):
        for j in range(i):
            # What begins behind the end of the other one on both rays crosses none of its edges.
            if lines[i, NEAR_BEGIN] < lines[j, FAR_BEGIN] and lines[i, NEAR_END] < lines[j, FAR_END]:
                continue
            if lines[j, NEAR_BEGIN] < lines[i, FAR_BEGIN] and lines[j, NEAR_END] < lines[i, FAR_END]:
                continue
            for k in range(4):
                one, other = NEAR_BEGIN if k < 2 else FAR_BEGIN, NEAR_BEGIN if k % 2 == 0 else FAR_BEGIN
                first = lines[i, one] - lines[j, other]
                second = lines[i, one + 1] - lines[j, other + 1]
                if first * second < 0.0:
                    cuts[number] = first / (first - second)
                    number += 1
    cuts[number] = 1.0
    number += 1
    if number > 1:
        cuts[:number] = np.sort(cuts[:number])
    return number


@inner
def _rays_between(
    rays: Floats, shadows: Floats, corners: Floats, active: Integers, working: int, turns: Floats, edges: Integers,
    start: float, end: float,
) -> tuple[Floats, int]:  # fmt: skip
    """Find the angles of all corners between two rays, and the last ray, in order; return how many there are."""
    count = variable(0)
    for i in range(working):
        each = active[i]
        row, turn = shadows[int(turns[each, 0])], turns[each, 1]
        for side in range(2):
            first, size = (NEAR_FIRST, NEAR_COUNT) if side == 0 else (FAR_FIRST, FAR_COUNT)
            last = int(row[first] + row[size]) - 1
            if row[size] <= 0.0:
                continue
            edge = _edge_at(corners, edges[each, side], last, start - turn + SAME_RAY)
            edges[each, side] = edge
            while edge + 1 < last and corners[edge + 1, ANGLE] + turn < end - SAME_RAY:
                edge += 1
                if count + 1 >= len(rays):
                    larger = np.empty(2 * len(rays))
                    larger[:count] = rays[:count]
                    rays = larger
                rays[count] = corners[edge, ANGLE] + turn
                count += 1
    if count:
        rays[:count] = np.sort(rays[:count])
    rays[count] = end
    return rays, count + 1


@inner
def _swept(shadows: Floats, number: int, corners: Floats) -> tuple[float, Floats, Integers, bool]:
    """Return the area seen in the first shadow's chain and before all others, the rings around it, and whether they are
    certain to be valid.

    From the ray on which a shadow begins or ends to the next one the sweep goes at once where borders are sure to keep
    their order, else corner by corner. So rings can only meet on a ray, and there places are told apart.
    """
    marks, count = np.empty(len(corners) + 2), variable(0)
    peaks = np.empty(number)
    for i in range(number):
        row = shadows[i]
        # Rounding must not hide what is as near as a wall.
        peaks[i] = (1.0 + 1e-9) / row[NEAREST]
        if i and row[NEAR_COUNT] > 0.0:
            marks[count], marks[count + 1] = turned(row[START]), turned(row[END])
            count += 2
            continue
        # The table, and what lies right below, bend round the eye: there all corners count.
        first, size = (NEAR_FIRST, NEAR_COUNT) if i == 0 else (FAR_FIRST, FAR_COUNT)
        for j in range(int(row[first]), int(row[first] + row[size])):
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
    edges = np.empty((appearances, 2), dtype=np.int64)
    for i in range(appearances):
        row = shadows[int(turns[i, 0])]
        starts[i] = row[START] + turns[i, 1]
        edges[i, 0], edges[i, 1] = int(row[NEAR_FIRST]), int(row[FAR_FIRST])
    order = np.argsort(starts)
    coming, working, wall = 0, 0, -1
    active = np.empty(appearances, dtype=np.int64)
    links, link_count = np.empty((256, 3), dtype=np.int64), variable(0)
    places, vertices = np.zeros((256, 2)), variable(1)
    size = number + 2
    gaps, before, opening = np.empty((size, GAP)), np.empty((size, GAP)), np.empty((size, GAP))
    gap_count, before_count, opening_count = 0, 0, 0
    distances, ids = np.empty(4 * size), np.empty(4 * size, dtype=np.int64)
    along = np.empty(4 * size, dtype=np.int64)
    begun, opened = np.empty(2 * size, dtype=np.int64), np.empty(2 * size, dtype=np.int64)
    nears, nearest = np.empty(size), np.empty(size, dtype=np.int64)
    lines, cuts, rays = np.empty((size, LINE)), np.empty(64), np.empty(64)
    ray, area, narrowest = 0, 0.0, inf
    ax, ay, last_end = -1.0, 0.0, -4.0
    for m in range(len(marks) - 1):
        start = marks[m]
        if marks[m + 1] - start <= SAME_RAY:
            continue
        middle = 0.5 * (start + marks[m + 1])
        while coming < appearances and starts[order[coming]] <= middle:
            active[working] = order[coming]
            working += 1
            coming += 1
        kept = 0
        for i in range(working):
            each = active[i]
            if shadows[int(turns[each, 0]), END] + turns[each, 1] > middle:
                active[kept] = each
                kept += 1
        working = kept
        # So many rays on, or all the way while none are known: twice as many where that went well, else half of them.
        rays[0], ray_count, are_known = marks[m + 1], 1, False
        at, stride = 0, 1
        while at < ray_count:
            until = min(at + stride, ray_count) - 1
            end, is_fine = rays[until], are_known and until == at
            if end - start <= SAME_RAY:
                at, start = until + 1, end
                continue
            if last_end != start:
                ax, ay, last_end = cos(start), sin(start), start
            bx, by = cos(end), sin(end)
            count, wall = _found_lines(
                lines, shadows, corners, peaks, active, working, turns, edges, wall, start, end, ax, ay, bx, by, is_fine
            )
            number_of_cuts = 1
            cuts[0] = 1.0
            if is_fine:
                if len(cuts) < 2 * count * count + 2:
                    cuts = np.empty(4 * count * count)
                number_of_cuts = _crossings(lines, count, cuts)
            elif not _are_apart(lines, count):
                if not are_known:
                    rays, ray_count = _rays_between(rays, shadows, corners, active, working, turns, edges, start, end)
                    are_known, stride = True, ray_count
                stride = (stride + 1) // 2
                continue
            left = 0.0
            for c in range(number_of_cuts):
                right = cuts[c]
                if right - left <= 1e-12:
                    continue
                gap_count = _gaps(lines, count, left, right, gaps, nears, nearest)
                lx, ly = (1.0 - left) * ax + left * bx, (1.0 - left) * ay + left * by
                rx, ry = (1.0 - right) * ax + right * bx, (1.0 - right) * ay + right * by
                wide = 0.5 * (lx * ry - ly * rx)
                is_bent = False
                for j in range(gap_count):
                    if gaps[j, HIGH_EDGE] == gaps[j, HIGH_LAST]:
                        area += wide * gaps[j, HIGH_BEGIN] * gaps[j, HIGH_END]
                    else:
                        is_bent = True
                    if gaps[j, LOW_EDGE] == gaps[j, LOW_LAST]:
                        area -= wide * gaps[j, LOW_BEGIN] * gaps[j, LOW_END]
                    else:
                        is_bent = True
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
                else:
                    # The ray between the gaps before and these.
                    for j in range(before_count):
                        distances[2 * j], distances[2 * j + 1] = before[j, LOW_END], before[j, HIGH_END]
                    for j in range(gap_count):
                        k = 2 * (before_count + j)
                        distances[k], distances[k + 1] = gaps[j, LOW_BEGIN], gaps[j, HIGH_BEGIN]
                    total = 2 * (before_count + gap_count)
                    ids[:total] = -1
                    order_by(distances, total, along)
                    places, vertices, narrowest = known(
                        distances, ids, along, total, places, vertices, lx, ly, narrowest
                    )
                    if ray > 0:
                        links, link_count = ray_links(
                            links, link_count, distances, ids, along, before_count, gap_count, ray
                        )
                        links, link_count = border_links(links, link_count, before, begun, ids, before_count)
                    for j in range(2 * gap_count):
                        begun[j] = ids[2 * before_count + j]
                    if ray == 0:
                        opening[:gap_count], opening_count = gaps[:gap_count], gap_count
                        opened[: 2 * gap_count] = begun[: 2 * gap_count]
                if is_bent:
                    links, link_count, places, vertices, beside = _bent(
                        links, link_count, places, vertices, gaps, gap_count, corners, begun, lx, ly, rx, ry
                    )
                    area += beside
                before[:gap_count] = gaps[:gap_count]
                before_count = gap_count
                ray += 1
                left = right
            at, stride, start = until + 1, 2 * stride, end
            ax, ay, last_end = bx, by, end
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
    places, vertices, narrowest = known(distances, ids, along, total, places, vertices, -1.0, 0.0, narrowest)
    links, link_count = ray_links(links, link_count, distances, ids, along, before_count, opening_count, 0)
    links, link_count = border_links(links, link_count, before, begun, ids, before_count)
    rings, sizes, are_apart = rings_of(links, link_count, places, vertices)
    return area, rings, sizes, are_apart and narrowest > NARROW


@inner
def _bent(
    links: Integers, link_count: int, places: Floats, vertices: int, gaps: Floats, count: int, corners: Floats,
    begun: Integers, lx: float, ly: float, rx: float, ry: float,
) -> tuple[Integers, int, Floats, int, float]:  # fmt: skip
    """Return links and places with those of the corners of gaps' borders between two rays, and the area beside these.

    Corners come in the order of their angles. `begun` become the last places of borders, and their edges the last ones.
    """
    area, known_before = 0.0, vertices
    while True:
        border, least = -1, inf
        for k in range(2 * count):
            j, side = k // 2, k % 2
            if gaps[j, LOW_EDGE + side] != gaps[j, LOW_LAST + side]:
                angle = corners[int(gaps[j, LOW_EDGE + side]) + 1, ANGLE] + gaps[j, LOW_TURN + side]
                if angle < least:
                    border, least = k, angle
        if border < 0:
            return links, link_count, places, vertices, area
        j, side = border // 2, border % 2
        sign, edge, begin = 0.5 if side == 1 else -0.5, int(gaps[j, LOW_EDGE + side]), begun[border]
        dx, dy = cos(least), sin(least)
        far = 1.0 / _inverse(corners, edge + 1, dx, dy)
        x, y = far * dx, far * dy
        places = grown(places, vertices)
        places[vertices, X], places[vertices, Y] = x, y
        if begin < known_before:
            area += sign * gaps[j, LOW_BEGIN + side] * (lx * y - ly * x)
        else:
            area += sign * (places[begin, X] * y - places[begin, Y] * x)
        if edge + 1 == gaps[j, LOW_LAST + side]:
            area += sign * gaps[j, LOW_END + side] * (x * ry - y * rx)
        start_id, end_id = (begin, vertices) if side == 1 else (vertices, begin)
        links, link_count = linked(links, link_count, start_id, end_id, edge)
        begun[border] = vertices
        vertices += 1
        gaps[j, LOW_EDGE + side] = edge + 1


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
        if high - low <= NARROW or (j and low - last <= NARROW):
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
        near = (1.0 - t) * lines[i, NEAR_BEGIN] + t * lines[i, NEAR_END]
        if lines[i, FAR_EDGE] < 0.0:
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
            gaps[found, LOW_EDGE], gaps[found, LOW_LAST], gaps[found, LOW_BEGIN], gaps[found, LOW_END] = (
                -1.0,
                -1.0,
                0.0,
                0.0,
            )
            if edge_line >= 0:
                gaps[found, LOW_EDGE], gaps[found, LOW_LAST], gaps[found, LOW_TURN] = (
                    lines[edge_line, FAR_EDGE],
                    lines[edge_line, FAR_LAST],
                    lines[edge_line, TURN],
                )
                gaps[found, LOW_BEGIN] = 1.0 / (
                    (1.0 - left) * lines[edge_line, FAR_BEGIN] + left * lines[edge_line, FAR_END]
                )
                gaps[found, LOW_END] = 1.0 / (
                    (1.0 - right) * lines[edge_line, FAR_BEGIN] + right * lines[edge_line, FAR_END]
                )
            gaps[found, HIGH_EDGE], gaps[found, HIGH_LAST], gaps[found, HIGH_TURN] = (
                lines[line, NEAR_EDGE],
                lines[line, NEAR_LAST],
                lines[line, TURN],
            )
            gaps[found, HIGH_BEGIN] = 1.0 / ((1.0 - left) * lines[line, NEAR_BEGIN] + left * lines[line, NEAR_END])
            gaps[found, HIGH_END] = 1.0 / ((1.0 - right) * lines[line, NEAR_BEGIN] + right * lines[line, NEAR_END])
            found += 1
        if i < lows:
            far = (1.0 - t) * lines[line, FAR_BEGIN] + t * lines[line, FAR_END]
            if far < reached:
                reached, edge_line = far, line
            if reached <= wall:
                break
    return found


@inlined
def _scales(base: float, top: float, rise: float) -> tuple[float, float]:
    """Return between which factors of scale the shadow of what stands between two heights lies; twice 0 for none."""
    lower, upper = max(base, 0.0), min(top, rise)
    first, last = 0.0, 0.0
    if upper - lower > 2.0 * HAIR:
        first = rise / (rise - lower)
        last = inf if top >= rise - HAIR else rise / (rise - top)
    return first, last


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
    shadows, number = np.empty((32, SHADOW)), variable(1)
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
    for is_first in (True, False):
        for i in range(len(pieces)):
            top = pieces[i, PIECE_TOP]
            first, last = _scales(pieces[i, PIECE_BASE], top, rise)
            if is_first != (top >= rise - HAIR) or first <= 0.0 or is_among(open_pieces, i):
                continue
            begun = int(pieces[i, PIECE_FIRST])
            for j in range(begun, begun + int(pieces[i, PIECE_COUNT])):
                if parts[j, PART_LEVEL] <= 0.0:
                    continue
                ring_first, size = int(parts[j, PART_FIRST]), int(parts[j, PART_COUNT])
                shadows = grown(shadows, number)
                chains, count, found = with_prism(
                    chains, count, shadows, number, corners, ring_first, size, ex, ey, first, last, depths, reach
                )
                if found < 0:
                    return declined
                number += found
    for i in range(len(bodies)):
        first, last = _scales(bodies[i, BODY_BASE], bodies[i, BODY_TOP], rise)
        if first <= 0.0 or is_among(open_bodies, int(bodies[i, BODY_NUMBER])):
            continue
        shadows = grown(shadows, number)
        if bodies[i, BODY_ROUND] > 0.0:
            x, y, radius = bodies[i, BODY_X] - ex, bodies[i, BODY_Y] - ey, bodies[i, BODY_RADIUS]
            away = hypot(x, y)
            if away <= radius + HAIR:
                return declined
            half = asin(radius / away)
            shadows[number, START] = turned(atan2(y, x) - half)
            shadows[number, END] = shadows[number, START] + 2.0 * half
            shadows[number, NEAREST] = first * (away - radius)
            if is_behind(depths, shadows, number):
                continue
            if last < inf and last * (away - radius) > reach:
                last = inf
            chains, count = with_round(chains, count, shadows[number], x, y, radius, first, last)
            number += 1
            continue
        ring_first, size = int(bodies[i, BODY_FIRST]), int(bodies[i, BODY_COUNT])
        chains, count, found = with_prism(
            chains, count, shadows, number, body_corners, ring_first, size, ex, ey, first, last, depths, reach
        )
        if found < 0:
            return declined
        number += found
    kept = 1
    for i in range(1, number):
        if not is_behind(depths, shadows, i):
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
