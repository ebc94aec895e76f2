"""Where ways lead on from many places at once: round corners in view, to places in the open, and through gates.

What `routes.search.expanding`, `expanding`, `expanding` and `costs` do with arrays of pairs is done here
pair by pair, so that most of them are left out before anything dear is asked of them. What was got to, and the order of
places found, are the same.
"""

from __future__ import annotations

from math import atan2, ceil, floor, hypot, sqrt

import numpy as np

from pb12table.table.kernels.areas import (
    COST,
    EXTRA,
    LAST,
    LEVEL,
    LIMIT,
    NUMBER,
    PARTS,
    PLAIN,
    STEP,
    STRIDE,
    WALK,
    Ground,
    leg_cost,
    lengths_of,
    on_grid,
    surcharge_at,
)
from pb12table.table.kernels.compiling import CELLS, FLOATS, INTEGERS, TABLE, TRUTHS, inner, kernel, variable
from pb12table.table.kernels.stars import APART, BUNCH, TURN, boxes_round, first_behind, is_apart, turn_of
from pb12table.table.unions import Floats, Integers, Truths

ALONG, WIDE, WIDE_SWUNG, MARGIN, ROUNDING = 0.0025, 2.4, 1.2, 0.02, 0.0008
PAST, TIP, SWUNG = 0, 1, 2
"""As in `routes.search.expanding` and `expanding`."""

EARLIER = 0.01
"""As in `routes.search.search_state`."""

LEAST_LEAN, CLEAR, TOLERANCE = 0.2, 0.0015, 1e-6
"""As in `routes.search.expanding`, `routes.space.gates` and `units`."""

Look = tuple[Floats, Floats, Floats, Integers, Floats, Floats]
"""Stars: their places, first directions and spans, the offsets and keys of rays, and where these end."""

_LOOK = f"Tuple(({TABLE}, {FLOATS}, {FLOATS}, {INTEGERS}, {FLOATS}, {TABLE}))"
_COSTS = f"Tuple(({TABLE}, {INTEGERS}, {CELLS}, {FLOATS})), {INTEGERS}"


@inner
def _unit(x: float, y: float) -> tuple[float, float]:
    far = max(sqrt(x * x + y * y), 1e-12)
    return x / far, y / far


@inner
def _sees(look: Look, star: int, x: float, y: float) -> tuple[bool, bool]:
    """Return whether a place lies in a star, to 1e-7, and whether the star looks in its direction."""
    places, firsts, spans, offsets, keys, ends = look
    away_x, away_y = x - places[star, 0], y - places[star, 1]
    turned = turn_of(atan2(away_y, away_x) - firsts[star])
    low, high = offsets[star], offsets[star + 1]
    after = first_behind(keys, low, high, star * APART + turned)
    one, two = (after if after > low else high) - 1, after if after < high else low
    side_x, side_y = ends[two, 0] - ends[one, 0], ends[two, 1] - ends[one, 1]
    inside = side_x * (away_y - ends[one, 1]) - side_y * (away_x - ends[one, 0])
    looked = turned <= spans[star]
    return looked and inside >= -1e-7 * (abs(side_x) + abs(side_y)), looked


@inner
def _is_clear(edges: Floats, x: float, y: float, to_x: float, to_y: float) -> bool:
    """Return whether a straight path crosses none of some edges (`borders.are_clear`)."""
    west, east, south, north = min(x, to_x), max(x, to_x), min(y, to_y), max(y, to_y)
    way_x, way_y = to_x - x, to_y - y
    square = max(way_x * way_x + way_y * way_y, 1e-18)
    for i in range(len(edges)):
        ax, ay, bx, by = edges[i, 0], edges[i, 1], edges[i, 2], edges[i, 3]
        if min(ax, bx) > east or max(ax, bx) < west or min(ay, by) > north or max(ay, by) < south:
            continue
        ax, ay, bx, by = ax - x, ay - y, bx - x, by - y
        side, other = way_x * ay - way_y * ax, way_x * by - way_y * bx
        if (side > 0.0) != (other > 0.0):
            along, other_along = way_x * ax + way_y * ay, way_x * bx + way_y * by
            share = (along + side / (side - other) * (other_along - along)) / square
            if 0.0 <= share <= 1.0:
                return False
    return True


@inner
def _roomy(table: Floats, count: int) -> Floats:
    """Return a table with room for one more row."""
    if count < len(table):
        return table
    found = np.empty((2 * count, table.shape[1]))
    found[:count] = table
    return found


@inner
def _largest(values: Floats) -> float:
    """Return the largest of some values, at least one."""
    found = values[0]
    for value in values:
        found = max(found, value)
    return float(found)


@inner
def _by_value(values: Floats) -> Integers:
    """Return the order of values, ascending, equal ones in their order: merged in longer and longer runs."""
    count = len(values)
    order, other = np.arange(count), np.empty(count, dtype=np.int64)
    width = 1
    while width < count:
        for low in range(0, count, 2 * width):
            middle, high = min(low + width, count), min(low + 2 * width, count)
            i, j = low, middle
            for k in range(low, high):
                if j >= high or (i < middle and values[order[i]] <= values[order[j]]):
                    other[k] = order[i]
                    i += 1
                else:
                    other[k] = order[j]
                    j += 1
        order, other = other, order
        width *= 2
    return order


@inner
def _round(value: float) -> float:
    """Return a value rounded to the grid, as numpy rounds."""
    return float(np.rint(value * 1000.0) / 1000.0)


@inner
def _is_seen(look: Look, edges: Floats, star: int, slack: float, x: float, y: float) -> bool:
    """Return whether a straight path leads from the middle of a star to a place.

    Of a step that may only turn a little nothing is left over in other directions.
    """
    seen, looked = _sees(look, star, x, y)
    if not looked and slack <= 0.0:
        return _is_clear(edges, look[0][star, 0], look[0][star, 1], x, y)
    return seen


@inner
def _with_bend(
    found: Floats, total: int, look: Look, ground: Ground, terms: Integers, slack: Floats, edges: Floats, i: int,
    way: Floats, x: float, y: float, kind: int, turn: int, forward: bool, left: float,
) -> tuple[Floats, int]:  # fmt: skip
    """Return the table of bends with one more, if it is in view and affordable."""
    star = terms[NUMBER] + i
    price, _ = leg_cost(ground, terms, look[0][star, 0], look[0][star, 1], x, y, slack[i])
    price += terms[COST]
    if price > terms[LAST]:
        return found, total
    if not _is_seen(look, edges, star, slack[i], x, y):
        return found, total
    more = max((WIDE_SWUNG if kind >= SWUNG else WIDE) - way[6], 0.0)
    found = _roomy(found, total)
    row = found[total]
    row[0], row[1], row[2], row[3], row[4] = i, x, y, price, left
    row[5], row[6] = way[5] + (-more if forward else 0.0), way[6] + more
    row[7], row[8], row[9] = kind, turn, way[7]
    return found, total + 1


@kernel(
    f"Tuple(({TABLE}, {TABLE}))"
    f"({_LOOK}, {_COSTS}, {FLOATS}, {FLOATS}, {TABLE}, {TABLE}, {TRUTHS}, {FLOATS}, {TABLE}, {FLOATS})"
)
def round_corners(
    look: Look,
    ground: Ground,
    terms: Integers,
    slack: Floats,
    patience: Floats,
    rows: Floats,
    along: Floats,
    stops: Truths,
    turns: Floats,
    edges: Floats,
    goal: Floats,
) -> tuple[Floats, Floats]:
    """Return bends of paths from places (with their `slack` and `patience`) around the corners in `rows`.

    `along` are the directions of the border before and after each corner; `turns` are changed. What is found are rows
    for the corners themselves: place, x, y, turn, cost, window; and for the bends at whole steps: place, x, y, cost,
    what is left of a step, window, kind, turn, the angle at which the way comes to the corner.
    """
    places = look[0]
    cost, walk, limit, last, number = terms[COST], terms[WALK], terms[LIMIT], terms[LAST], terms[NUMBER]
    # What is in view and worth while: place, corner, whether the way goes on along the border after the corner.
    pairs, count = np.empty((256, 3), dtype=np.int64), variable(0)
    # Corners that were got to sooner in both directions are left out at once.
    soonest, latest = cost - _largest(slack) / STRIDE * walk, _largest(patience)
    open_rows, many = np.empty(len(rows), dtype=np.int64), variable(0)
    for j in range(len(rows)):
        one, two = turns[2 * j], turns[2 * j + 1]
        if (soonest >= one + latest or (stops[j] and soonest > ceil(two))) and (
            soonest >= two + latest or (stops[j] and soonest > ceil(one))
        ):
            continue
        open_rows[many] = j
        many += 1
    open_rows = open_rows[:many]
    boxes = boxes_round(rows, open_rows)
    for i in range(len(slack)):
        star = number + i
        x, y, room = places[star, 0], places[star, 1], STRIDE * (limit - cost) + slack[i]
        for bunch in range(len(boxes)):
            if is_apart(boxes[bunch], x, y, room):
                continue
            for j in open_rows[BUNCH * bunch : BUNCH * (bunch + 1)]:
                dx, dy = rows[j, 0] - x, rows[j, 1] - y
                square = dx * dx + dy * dy
                if abs(dx) > room or abs(dy) > room or square < 1e-13:
                    continue
                before, after = dx * along[j, 1] - dy * along[j, 0], dx * along[j, 3] - dy * along[j, 2]
                if min(before, after) < -ALONG and max(before, after) > ALONG:
                    continue
                far = sqrt(square)
                if far > room or far <= 1e-6:
                    continue
                forward = before + after < 0.0
                turn = 2 * j + (1 if forward else 0)
                other = turn - 1 if forward else turn + 1
                when = cost + (far - slack[i]) / STRIDE * walk
                if when >= turns[turn] + patience[i] or (when > ceil(turns[other]) and stops[j]):
                    continue
                if not _sees(look, star, rows[j, 0], rows[j, 1])[0]:
                    continue
                if count == len(pairs):
                    more = np.empty((2 * count, 3), dtype=np.int64)
                    more[:count] = pairs
                    pairs = more
                pairs[count, 0], pairs[count, 1], pairs[count, 2] = i, j, 1 if forward else 0
                count += 1
    costs, spare = np.empty(count, dtype=np.int64), np.empty(count)
    for k in range(count):
        i, j = pairs[k, 0], pairs[k, 1]
        star = number + i
        price, far = leg_cost(ground, terms, places[star, 0], places[star, 1], rows[j, 0], rows[j, 1], slack[i])
        costs[k] = cost + price
        steps = (far - slack[i]) / STRIDE
        spare[k] = max(ceil(steps - 1e-6), 0.0) - max(steps, 0.0)
    beyond, beyond_count = np.empty((count, 7)), variable(0)
    fresh, fresh_count = np.empty(count, dtype=np.int64), variable(0)
    # The way, its length, what is behind the corner and behind its other end, the window, what is left.
    ways = np.empty((count, 10))
    for k in _by_value(costs - spare):
        i, j, forward = pairs[k, 0], pairs[k, 1], pairs[k, 2] == 1
        star = number + i
        turn = 2 * j + pairs[k, 2]
        other = turn - 1 if forward else turn + 1
        when = turns[turn]
        if costs[k] - spare[k] >= when + patience[i] or (stops[j] and costs[k] > ceil(turns[other])):
            continue
        way_x, way_y = rows[j, 0] - places[star, 0], rows[j, 1] - places[star, 1]
        if forward:
            hidden_x, hidden_y = _unit(rows[j, 6] - rows[j, 2], rows[j, 7] - rows[j, 3])
        else:
            hidden_x, hidden_y = _unit(rows[j, 4] - rows[j, 2], rows[j, 5] - rows[j, 3])
        angle = atan2(way_y, way_x)
        swing = atan2(abs(way_x * hidden_y - way_y * hidden_x), way_x * hidden_x + way_y * hidden_y)
        begin, view = angle - MARGIN - (swing if forward else 0.0), swing + 2.0 * MARGIN
        if when > costs[k] and stops[j] and costs[k] <= last and (terms[PLAIN] == 1 or turns[other] > costs[k]):
            row = beyond[beyond_count]
            row[0], row[1], row[2], row[3], row[4] = i, rows[j, 0], rows[j, 1], turn, costs[k]
            row[5], row[6] = begin, view
            beyond_count += 1
        turns[turn] = min(when, costs[k] - spare[k])
        row = ways[fresh_count]
        far = sqrt(way_x * way_x + way_y * way_y)
        row[0], row[1], row[2], row[3], row[4] = way_x / far, way_y / far, far, hidden_x, hidden_y
        row[5], row[6], row[7] = begin, view, angle
        fresh[fresh_count] = k
        fresh_count += 1
    found, total = np.empty((4 * fresh_count + 4, 10)), variable(0)
    # Tips of rounded corners.
    for k in range(fresh_count):
        i, j, forward = pairs[fresh[k], 0], pairs[fresh[k], 1], pairs[fresh[k], 2] == 1
        tip = 8 if forward else 14
        if (len(goal) > 0 or not stops[j]) and not np.isnan(rows[j, tip]):
            steps = max(ceil((ways[k, 2] - slack[i]) / STRIDE - 1e-9), 0.0)
            left = steps - max((ways[k, 2] - slack[i]) / STRIDE, 0.0)
            found, total = _with_bend(
                found, total, look, ground, terms, slack, edges, i, ways[k],
                _round(rows[j, tip]), _round(rows[j, tip + 1]), variable(TIP), 2 * j + pairs[fresh[k], 2], forward,
                left,
            )  # fmt: skip
    # Straight on past the corner.
    for k in range(fresh_count):
        i, j, forward = pairs[fresh[k], 0], pairs[fresh[k], 1], pairs[fresh[k], 2] == 1
        star = number + i
        steps = max(ceil((ways[k, 2] - slack[i]) / STRIDE - 1e-9), 0.0)
        left = steps - max((ways[k, 2] - slack[i]) / STRIDE, 0.0)
        past = slack[i] + STRIDE * steps - ROUNDING
        found, total = _with_bend(
            found, total, look, ground, terms, slack, edges, i, ways[k],
            _round(places[star, 0] + ways[k, 0] * past), _round(places[star, 1] + ways[k, 1] * past),
            variable(PAST), 2 * j + pairs[fresh[k], 2], forward, left,
        )  # fmt: skip
    # Swung out before it: where lines through what is touched, in the direction to be turned to, meet a whole step.
    parts = terms[PARTS]
    groups = parts + (1 if len(goal) > 0 else 0)
    for group in range(3 * groups):
        part = group % groups
        for k in range(fresh_count):
            i, j, forward = pairs[fresh[k], 0], pairs[fresh[k], 1], pairs[fresh[k], 2] == 1
            star = number + i
            way_x, way_y, hidden_x, hidden_y = ways[k, 0], ways[k, 1], ways[k, 3], ways[k, 4]
            if group < groups:
                touch_x, touch_y = rows[j, 0], rows[j, 1]
            else:
                touch_x, touch_y = rows[j, 10 if forward else 16], rows[j, 11 if forward else 17]
            if np.isnan(touch_x):
                continue
            steps = max(ceil((ways[k, 2] - slack[i]) / STRIDE - 1e-9), 0.0)
            whole = steps - 1.0 if group < 2 * groups else steps
            if whole <= 0.0:
                continue
            if part == parts:
                if group < groups:
                    line_x, line_y = _unit(goal[0] - rows[j, 0], goal[1] - rows[j, 1])
                else:
                    line_x, line_y = _unit(goal[0] - touch_x, goal[1] - touch_y)
            else:
                share = (parts - part) / parts
                if group < groups:
                    line_x, line_y = _unit(
                        (1.0 - share) * way_x + share * hidden_x, (1.0 - share) * way_y + share * hidden_y
                    )
                else:
                    other_x, other_y = rows[j, 12 if forward else 18], rows[j, 13 if forward else 19]
                    line_x, line_y = _unit(
                        (1.0 - share) * hidden_x + share * other_x, (1.0 - share) * hidden_y + share * other_y
                    )
            radius = slack[i] + STRIDE * whole - ROUNDING
            away_x, away_y = touch_x - places[star, 0], touch_y - places[star, 1]
            ahead = away_x * line_x + away_y * line_y
            room = ahead * ahead - ((away_x * away_x + away_y * away_y) - radius * radius)
            if not room > 0.0:
                continue
            back = ahead - sqrt(max(room, 0.0))
            if back > 0.0 and back <= STRIDE:
                kind = (group if group < 2 * groups else group - groups) + SWUNG
                found, total = _with_bend(
                    found, total, look, ground, terms, slack, edges, i,
                    ways[k], _round(touch_x - back * line_x), _round(touch_y - back * line_y),
                    kind, 2 * j + pairs[fresh[k], 2], forward, -(back / STRIDE),
                )  # fmt: skip
    return beyond[:beyond_count].copy(), found[:total].copy()


@kernel(f"{TABLE}({_LOOK}, {_COSTS}, {FLOATS}, {TABLE}, {FLOATS}, {TABLE})")
def straight_to(
    look: Look,
    ground: Ground,
    terms: Integers,
    slack: Floats,
    posts: Floats,
    known: Floats,
    edges: Floats,
) -> Floats:
    """Return straight paths from places to posts in the open: place, post, cost; none if one was `known` as early."""
    places = look[0]
    found, total = np.empty((64, 3)), variable(0)
    late = np.flatnonzero(known > terms[COST] + EARLIER)
    for i in range(len(slack)):
        star = terms[NUMBER] + i
        x, y, room = places[star, 0], places[star, 1], STRIDE * (terms[LIMIT] - terms[COST]) + slack[i]
        for j in late:
            dx, dy = posts[j, 0] - x, posts[j, 1] - y
            square = dx * dx + dy * dy
            if square > room * room:
                continue
            # At least: nothing is cheaper than the common price of steps.
            least = terms[COST] + int((sqrt(square) - slack[i]) / STRIDE) * terms[WALK]
            if least > terms[LAST] or known[j] <= least + EARLIER:
                continue
            # Most are hidden by something.
            if not _is_seen(look, edges, star, slack[i], posts[j, 0], posts[j, 1]):
                continue
            price, _ = leg_cost(ground, terms, x, y, posts[j, 0], posts[j, 1], slack[i])
            price += terms[COST]
            if price > terms[LAST] or known[j] <= price + EARLIER:
                continue
            found = _roomy(found, total)
            found[total, 0], found[total, 1], found[total, 2] = i, j, price
            total += 1
    return found[:total].copy()


@kernel(f"{TABLE}({_LOOK}, {INTEGERS}, {FLOATS}, {TABLE}, {TABLE}, float64, {INTEGERS}, {INTEGERS}, {INTEGERS}, int64)")
def through_gates(
    look: Look,
    terms: Integers,
    slack: Floats,
    gates: Floats,
    out: Floats,
    spacing: float,
    best: Integers,
    tried_at: Integers,
    tried: Integers,
    tries: int,
) -> Floats:
    """Return paths from places through gates: place, gate, cost up to it, x and y, direction, length, straightness."""
    places = look[0]
    found, total = np.empty((64, 9)), variable(0)
    # No way is cheaper than its beginning.
    late = np.flatnonzero(best >= terms[COST])
    boxes = boxes_round(gates, late)
    for i in range(len(slack)):
        star = terms[NUMBER] + i
        x, y, room = places[star, 0], places[star, 1], STRIDE * (terms[LIMIT] - terms[COST]) + slack[i]
        for bunch in range(len(boxes)):
            if is_apart(boxes[bunch], x, y, room):
                continue
            for j in late[BUNCH * bunch : BUNCH * (bunch + 1)]:
                dx, dy = gates[j, 0] - x, gates[j, 1] - y
                if abs(dx) > room or abs(dy) > room:
                    continue
                out_x, out_y = out[j, 0], out[j, 1]
                ahead = dx * out_x + dy * out_y
                away = sqrt(dx * dx + dy * dy)
                lean = ahead / max(away, 1e-9)
                straight = away <= 1.0 and ahead > -CLEAR and abs(dy * out_x - dx * out_y) <= spacing / 2.0 + TOLERANCE
                if away > room or not (straight or lean > LEAST_LEAN):
                    continue
                way_x, way_y, far = dx / max(away, 1e-9), dy / max(away, 1e-9), away
                if straight:
                    way_x, way_y, far, lean = out_x, out_y, max(ahead, 0.0), 1.0
                price = terms[COST] + int(max(far - slack[i], 0.0) / STRIDE) * terms[WALK]
                if price > best[j] or (price == tried_at[j] and tried[j] >= tries):
                    continue
                at_x, at_y = x + far * way_x, y + far * way_y
                # Beside the tip of a pointed corner what lies so far before the border lies beyond the other one.
                if far >= CLEAR and not _sees(look, star, at_x - CLEAR * out_x, at_y - CLEAR * out_y)[0]:
                    continue
                found = _roomy(found, total)
                row = found[total]
                row[0], row[1], row[2], row[3], row[4] = i, j, price, at_x, at_y
                row[5], row[6], row[7], row[8] = way_x, way_y, far, lean
                total += 1
    return found[:total].copy()


@kernel(f"int64({_COSTS}, float64, float64, float64, float64)")
def rounded_leg(ground: Ground, terms: Integers, x: float, y: float, to_x: float, to_y: float) -> int:
    """Return the cost of one straight stretch by the places of the grid that its steps end at (`Tolls.leg`); negative
    if plain code must say.
    """
    if x == to_x and y == to_y:
        return 0
    cost, away = variable(0), hypot(to_x - x, to_y - y)
    if away <= TOLERANCE:
        return -1
    while away > TOLERANCE:
        cost += int(terms[WALK] + surcharge_at(ground, terms[EXTRA], x, y))
        if away <= 1.0 + TOLERANCE:
            return cost
        east, north = x + (to_x - x) / away, y + (to_y - y) / away
        best, second, best_x, best_y = 1e300, 1e300, x, y
        for i in range(-1, 2):
            for j in range(-1, 2):
                at_x, is_sure = on_grid(east + 0.001 * i)
                at_y, is_sure_too = on_grid(north + 0.001 * j)
                step = hypot(at_x - x, at_y - y) - 1.0 - TOLERANCE
                if not is_sure or not is_sure_too or abs(step) < 1e-12:
                    return -1
                left = hypot(to_x - at_x, to_y - at_y)
                if step <= 0.0:
                    second = min(second, max(left, best))
                    if left < best:
                        best, best_x, best_y = left, at_x, at_y
        if second - best < 1e-12:
            return -1
        x, y, away = best_x, best_y, best
    return cost


@kernel(f"{INTEGERS}({_COSTS}, {TABLE}, {TABLE}, {FLOATS})")
def legs(ground: Ground, terms: Integers, starts: Floats, stops: Floats, slack: Floats) -> Integers:
    """Return the costs of straight stretches (`Tolls.legs`)."""
    found = np.empty(len(slack), dtype=np.int64)
    for i in range(len(slack)):
        found[i], _ = leg_cost(ground, terms, starts[i, 0], starts[i, 1], stops[i, 0], stops[i, 1], slack[i])
    return found


@kernel(f"{FLOATS}({_COSTS}, {TABLE}, {TABLE}, {FLOATS}, {INTEGERS}, {FLOATS})")
def lengths(
    ground: Ground,
    terms: Integers,
    starts: Floats,
    directions: Floats,
    ends: Floats,
    rooms: Integers,
    slack: Floats,
) -> Floats:
    """Return how far rays go for what can be spent (`Tolls.lengths`)."""
    found = np.empty(len(slack))
    lengths_of(ground, terms, starts, directions, ends, rooms, slack, found)
    return found


@kernel(
    f"Tuple(({TABLE}, {INTEGERS}))({TABLE}, {FLOATS}, {INTEGERS}, {FLOATS}, {TABLE}, {FLOATS}, {INTEGERS}, {_COSTS},"
    f" {INTEGERS}, {INTEGERS}, {FLOATS}, int64, int64)"
)
def rings_of(
    places: Floats,
    spans: Floats,
    offsets: Integers,
    keys: Floats,
    directions: Floats,
    ends: Floats,
    borders: Integers,
    ground: Ground,
    terms: Integers,
    wanted: Integers,
    rooms: Integers,
    slack: Floats,
    begun: int,
    facets: int,
) -> tuple[Floats, Integers]:
    """Return the rings around what is seen from the `wanted` stars, cut to what can be spent from each, and the number
    of corners of each (`reach_area.areas_seen`).

    `rooms` and `slack` are those of each wanted star, `begun` the number of stars before these, `facets` how many sides
    a round border has in a full circle.
    """
    total = variable(0)
    most = variable(0)
    for star in wanted:
        total += offsets[star + 1] - offsets[star] + 1
        most = max(most, offsets[star + 1] - offsets[star])
    found, sizes = np.empty((total, 2)), np.empty(len(wanted), dtype=np.int64)
    runs, far, facet = np.empty(most, dtype=np.int64), np.empty(most), np.empty(most)
    total = variable(0)
    for i in range(len(wanted)):
        star = wanted[i]
        x, y, low, count = places[star, 0], places[star, 1], offsets[star], offsets[star + 1] - offsets[star]
        first = total
        if spans[star] < TURN:
            found[total, 0], found[total, 1] = x, y
            total += 1
        if terms[LEVEL] == 1:
            far[:count] = slack[i] + rooms[i] * STEP
        else:
            lengths_of(
                ground, terms, places[star : star + 1], directions[low : low + count], ends[low : low + count],
                rooms[i : i + 1], slack[i : i + 1], far,
            )  # fmt: skip
        for j in range(count):
            ray = low + j
            runs[j] = -2 if ends[ray] >= far[j] else borders[ray]
            facet[j] = floor((keys[ray] + begun * APART) * (facets / TURN))
        for j in range(count):
            # The ends of straight borders, and along arcs one in a few degrees.
            kept = j == 0 or j == count - 1 or runs[j] != runs[j - 1] or runs[j] != runs[j + 1]
            if not kept and runs[j] == -2:
                kept = (
                    facet[j] != facet[j - 1] or far[j] != far[j - 1] or facet[j] != facet[j + 1] or far[j] != far[j + 1]
                )
            if kept:
                end = min(ends[low + j], far[j])
                found[total, 0], found[total, 1] = x + end * directions[low + j, 0], y + end * directions[low + j, 1]
                total += 1
        sizes[i] = total - first
    return found[:total].copy(), sizes
