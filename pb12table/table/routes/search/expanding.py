"""The moves a search tries: round the corners in view, and across to another storey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, ceil, floor, inf
from types import ModuleType

import numpy as np
import shapely

from pb12table.table.motion.obstacles import SLACK
from pb12table.table.motion.rests import stand
from pb12table.table.routes.search.costs import WAYS
from pb12table.table.routes.search.search_state import (
    ALL_ROUND,
    EARLIER,
    TRIES,
    Ahead,
    Cell,
    Known,
    Node,
    Search,
    Window,
    alone,
    beside,
    cell_of,
    turned,
    views_of,
)
from pb12table.table.routes.space.crossings import BY_OPTIONS, Move, Mover, crossing, longest
from pb12table.table.routes.space.free_space import Storey, are_clear, unit
from pb12table.table.routes.space.gates import ANYWHERE, CLEAR, Behind, Gates, leads_aside
from pb12table.table.shapes import STRIDE, TOLERANCE, Point, at_most, plan_distance, rounded
from pb12table.table.unions import Floats, Integers, Truths

_WIDE, _WIDE_SWUNG = 2.4, 1.2
"""The least angle that is looked at from beyond a corner, and from where a way is swung out, in radians."""

_MARGIN = 0.02
"""How far a window behind a corner reaches over on both sides, in radians."""

_ROUNDING = 0.0008
"""How much farther away a place may be once it is rounded to the grid, in steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Bends:
    """Places to bend at as rows (x, y), the row of the way that each belongs to, its kind, and its window.

    Kinds: a place `PAST` the corner, the `TIP` of a rounded one, and from `SWUNG` on those that are swung out. `left`
    is how much there is left of a step where the corner is passed; less than none where it is passed after the bend.
    """

    points: Floats
    rows: Integers
    kinds: Integers
    windows: Floats
    left: Floats


PAST, TIP, SWUNG = 0, 1, 2


def windows(places: Floats, rows: Floats, forward: Truths) -> Floats:
    """Return what corners (rows of `borders.corners`) hide from places, as seen from the corners.

    Rows (where it begins, how far it goes counter-clockwise) in radians. `forward`: the way goes on along the border
    after the corner, else before it.
    """
    way, hidden = rows[:, 0:2] - places, _hidden(rows, forward)
    across = np.abs(way[:, 0] * hidden[:, 1] - way[:, 1] * hidden[:, 0])
    turn = np.arctan2(across, (way * hidden).sum(axis=1))
    first = np.arctan2(way[:, 1], way[:, 0]) - _MARGIN - np.where(forward, turn, 0.0)
    return np.stack([first, turn + 2.0 * _MARGIN], axis=1)


def bends(
    places: Floats,
    rows: Floats,
    forward: Truths,
    slack: Floats,
    views: Floats,
    stops: Truths,
    parts: int,
    goal: Point | None = None,
) -> Bends:
    """Return places to bend at on paths from places to corners (rows of `borders.corners`), with their `windows`.

    At whole steps: past the corner, straight on; and before it, swung out so that the next step touches the corner, or
    the other end of a rounded one, in directions that cut the turn to the border behind it in so many `parts`; for the
    other end also at the whole step past the corner. On the way to a `goal` also swung out so that the next step leads
    towards it, and at the tip of a rounded corner, where one bend does for two. `forward`: the way goes on along the
    border after the corner, else before it. The first `slack` steps are paid for. At corners without `stops` nobody may
    stop, so that tips are tried without a goal, too.
    """
    side = forward[:, None]
    way = rows[:, 0:2] - places
    far = np.sqrt((way * way).sum(axis=1))
    way = way / far[:, None]
    steps = np.ceil((far - slack) / STRIDE - 1e-9).clip(0.0)
    past = places + way * (slack + STRIDE * steps - _ROUNDING)[:, None]
    tips = np.where(side, rows[:, 8:10], rows[:, 14:16])
    is_tip = (((goal is not None) | ~stops) & ~np.isnan(tips[:, 0])).nonzero()[0]
    # Swung out: where lines through what is touched, in the direction to be turned to, meet the last whole step.
    behind, other = _hidden(rows, forward), np.where(side, rows[:, 12:14], rows[:, 18:20])
    corner, end = rows[:, 0:2], np.where(side, rows[:, 10:12], rows[:, 16:18])
    shares = np.arange(parts, 0, -1)[:, None, None] / parts
    past_corner = [*unit((1.0 - shares) * way + shares * behind)]
    past_end = [*unit((1.0 - shares) * behind + shares * other)]
    if goal is not None:
        past_corner.append(unit(np.asarray(goal) - corner))
        past_end.append(unit(np.asarray(goal) - corner))
    # The other end may be so far behind the corner that a whole step fits between them.
    count = len(past_corner)
    touch = np.stack([corner] * count + [end] * (2 * count))
    line = np.stack([*past_corner, *past_end, *past_end])
    whole = np.stack([steps - 1.0] * (2 * count) + [steps] * count)
    radius = slack + STRIDE * whole - _ROUNDING
    away = touch - places
    along = (away * line).sum(axis=2)
    room = along * along - ((away * away).sum(axis=2) - radius * radius)
    back = along - np.sqrt(np.maximum(room, 0.0))
    group, meet = ((whole > 0.0) & (room > 0.0) & (back > 0.0) & (back <= STRIDE)).nonzero()
    swung, ahead = (touch - back[:, :, None] * line)[group, meet], back[group, meet] / STRIDE
    kept = np.concatenate([is_tip, np.arange(len(rows)), meet])
    kinds = np.where(group < 2 * count, group, group - count) + SWUNG
    kinds = np.concatenate([np.full(len(is_tip), TIP), np.full(len(rows), PAST), kinds])
    more = np.maximum(np.where(kinds >= SWUNG, _WIDE_SWUNG, _WIDE) - views[kept, 1], 0.0)
    wide = views[kept] + np.stack([np.where(forward[kept], -more, 0.0), more], axis=1)
    left = steps - ((far - slack) / STRIDE).clip(0.0)
    left = np.concatenate([left[is_tip], left, -ahead])
    return Bends(np.round(np.concatenate([tips[is_tip], past, swung]), 3), kept, kinds, wide, left)


def _hidden(rows: Floats, forward: Truths) -> Floats:
    """Return the direction of the border behind each corner."""
    found = np.where(forward[:, None], rows[:, 6:8] - rows[:, 2:4], rows[:, 4:6] - rows[:, 2:4])
    return unit(found)


_ALONG = 0.0025
"""How far the ends of a way may lie apart, square to a border, for the way to lead along it, in steps."""


_PATIENCE = 0.1
"""How much later other ways round a corner are still tried from where a way is swung out, in steps: each of them passes
the corner in a direction of its own.
"""


def _parts_of(search: Search) -> int:
    """Return how many parts turns are cut into; where prices differ, many paths would make it take too long."""
    if search.tolls.level:
        return 2 if search.goal is None else 4
    return 1 if search.goal is None else 2


def _patience(nodes: list[Node]) -> Floats:
    """Return how much later than the first a path from each node around a corner is still tried, in steps."""
    return np.where(np.array([node.spare for node in nodes]) < 0.0, _PATIENCE, -EARLIER)


def bend(search: Search, nodes: list[Node], known: Known) -> None:
    """Bend paths round the corners in view, and to the posts at borders of dear areas and in narrow gaps."""
    if (compiled := WAYS.module) is not None and not search.avoided:
        _bend_by_kernel(compiled, search, nodes, known)
        return
    seen, places, slack = views_of(nodes)
    reach = (STRIDE * (search.limit - nodes[0].cost) + slack)[:, None]
    rows = known.ground.corners
    if len(rows):
        dx, dy = rows[:, 0] - places[:, 0:1], rows[:, 1] - places[:, 1:2]
        far = np.sqrt(dx * dx + dy * dy)
        # Ways only bend round what they lean on: both borders of the corner lie on one side of the way, or along it.
        one, two = known.along[:, 0:2], known.along[:, 2:4]
        before, after = dx * one[:, 1] - dy * one[:, 0], dx * two[:, 1] - dy * two[:, 0]
        leans = (np.minimum(before, after) >= -_ALONG) | (np.maximum(before, after) <= _ALONG)
        near = (far <= reach) & (far > 1e-6) & leans
        which, corner = near.nonzero()
        forward = before[which, corner] + after[which, corner] < 0.0
        # At least: nothing is cheaper than the common price of steps.
        when = nodes[0].cost + (far[which, corner] - slack[which]) / STRIDE * search.prices.walk
        turns = 2 * corner + forward
        # Where one got cheaper to a corner on its other side, and may stop, all that lies behind it was got to, too.
        is_new = (when <= np.ceil(known.turns[turns ^ 1])) | ~known.stops[corner]
        worth = (when < known.turns[turns] + _patience(nodes)[which]) & is_new
        which, corner, forward = which[worth], corner[worth], forward[worth]
        if len(which):
            visible = seen.sees(nodes[0].number + which, rows[corner, 0:2])
            which, corner, forward = which[visible], corner[visible], forward[visible]
        if len(which):
            _turn(search, nodes, known, which, corner, forward)
    posts, throats = search.tolls.posts, known.ground.throats
    if len(posts):
        _to_posts(search, nodes, known, posts, known.post_cells, reach)
    if len(throats):
        _to_posts(search, nodes, known, throats, known.throat_cells, reach)


def _to_posts(
    search: Search, nodes: list[Node], known: Known, posts: Floats, cells: Sequence[Cell], reach: Floats
) -> None:
    """Go straight to places in the open, one for each cell."""
    _, places, _ = views_of(nodes)
    dx, dy = posts[:, 0] - places[:, 0:1], posts[:, 1] - places[:, 1:2]
    which, post = (dx * dx + dy * dy <= reach * reach).nonzero()
    everywhere, none = np.tile(ALL_ROUND, (len(post), 1)), np.zeros(len(post))
    _legs(search, nodes, known, which, posts[post], everywhere, [cells[number] for number in post.tolist()], none)


def _turn(search: Search, nodes: list[Node], known: Known, which: Integers, corner: Integers, forward: Truths) -> None:
    """Bend at corners in view, and at whole steps: straight on past the corner, or swung out before it."""
    rows = known.ground.corners[corner]
    places = np.array([node.place for node in nodes])[which]
    slack = np.array([node.slack for node in nodes])[which]
    costs = nodes[0].cost + search.tolls.legs(nodes[0].storey, places, rows[:, 0:2], slack)
    steps = (np.hypot(*(rows[:, 0:2] - places).T) - slack) / STRIDE
    spare = np.ceil(steps - 1e-6).clip(0.0) - steps.clip(0.0)
    hidden = windows(places, rows, forward)
    views = _views(search, hidden)
    turns = 2 * corner + forward
    early = np.argsort(costs - spare, kind="stable")
    fresh: list[int] = []
    stops, patience = known.stops[corner], _patience(nodes)[which]
    found = zip(*(values[early].tolist() for values in (which, turns, costs, spare, stops, patience)), strict=True)
    for pair, (star, turn, cost, left, may_stop, later) in zip(early.tolist(), found, strict=True):
        when, node, place = known.turns[turn], nodes[star], (float(rows[pair, 0]), float(rows[pair, 1]))
        if cost - left >= when + later or (may_stop and cost > ceil(known.turns[turn ^ 1])):
            continue
        if when > cost:
            if (node.place, place) in search.avoided:
                continue
            # Who looks all around from there needs to do so once only.
            if may_stop and cost <= search.last and (search.is_plain or known.turns[turn ^ 1] > cost):
                beyond = Node(place, node.storey, cost, node, place, turn=turn, window=views[pair])
                search.wait(beyond)
        known.turns[turn] = min(when, cost - left)
        fresh.append(pair)
    if fresh:
        goal = search.goal[0] if search.goal is not None else None
        parts = _parts_of(search)
        new = bends(places[fresh], rows[fresh], forward[fresh], slack[fresh], hidden[fresh], stops[fresh], parts, goal)
        kept = turns[fresh][new.rows].tolist()
        way = (rows[fresh, 0:2] - places[fresh])[new.rows]
        rows_of = zip(
            kept, new.kinds.tolist(), new.points.tolist(), np.arctan2(way[:, 1], way[:, 0]).tolist(), strict=True
        )
        # Tips of corners that are rounded together are the same.
        cells = [alone((x, y)) if kind == TIP else beside(turn, kind, angle) for turn, kind, (x, y), angle in rows_of]
        _legs(search, nodes, known, which[fresh][new.rows], new.points, new.windows, cells, new.left)


def _views(search: Search, windows: Floats) -> list[Window]:
    """Return windows; all around if one place is wanted or prices differ, since bending in the open may then help."""
    if search.is_plain:
        return [(first, span) for first, span in windows.tolist()]
    return [ALL_ROUND] * len(windows)


def _legs(
    search: Search,
    nodes: list[Node],
    known: Known,
    which: Integers,
    points: Floats,
    windows: Floats,
    cells: Sequence[Cell],
    spare: Floats,
) -> None:
    """Go straight to places, from nodes that can see them, one for each cell; so much is left of the last step."""
    seen, places, slack = views_of(nodes)
    costs = nodes[0].cost + search.tolls.legs(nodes[0].storey, places[which], points, slack[which])
    visible = seen.sees(nodes[0].number + which, points)
    # Of a step that may only turn a little nothing is left over in other directions.
    is_aside = ~seen.look_at(nodes[0].number + which, points) & (slack[which] <= 0.0)
    aside = np.flatnonzero(is_aside & (costs <= search.last))
    if len(aside):
        visible[aside] = are_clear(known.ground.edges, places[which[aside]], points[aside])
    chosen = (visible & nodes[0].storey.may_stop(points) & (costs <= search.last)).nonzero()[0]
    rows = zip(chosen.tolist(), *(values[chosen].tolist() for values in (which, points, costs, spare)), strict=True)
    for (number, star, point, cost, left), window in zip(rows, _views(search, windows[chosen]), strict=True):
        node, place, cell = nodes[star], (point[0], point[1]), cells[number]
        if known.has_cell(cell, cost - left) or place == node.place or (node.place, place) in search.avoided:
            continue
        search.put(Node(place, node.storey, cost, node, place, spare=left, cell=cell, window=window))


# -- by the kernel ----------------------------------------------------------------------------------------------


def _bend_by_kernel(compiled: ModuleType, search: Search, nodes: list[Node], known: Known) -> None:
    """Do the same as `bend`, by the compiled kernel `kernels.ways`; nothing may be avoided."""
    seen, _, slack = views_of(nodes)
    storey, ground, goal = nodes[0].storey, known.ground, search.goal
    look = (seen.places, seen.first, seen.spans, seen.offsets, seen.keys, seen.ends)
    terms = search.tolls.terms(
        nodes[0].cost, search.limit, search.last, _parts_of(search), nodes[0].number, plain=search.is_plain
    )
    costs = (search.tolls.tables(storey), terms)
    if len(ground.corners):
        beyond, found = compiled.round_corners(
            look, *costs, slack, _patience(nodes), ground.corners, known.along, known.stops, known.turns, ground.edges,
            np.array(goal[0] if goal is not None else ()),
        )  # fmt: skip
        for star, x, y, turn, cost, first, span in beyond.tolist():
            node, window = nodes[int(star)], (first, span) if search.is_plain else ALL_ROUND
            search.wait(Node((x, y), storey, int(cost), node, (x, y), turn=int(turn), window=window))
        if storey.has_strips and len(found):
            found = found[storey.may_stop(found[:, 1:3])]
        for star, x, y, cost, left, first, span, kind, turn, angle in found.tolist():
            node, place = nodes[int(star)], (x, y)
            # Tips of corners that are rounded together are the same.
            cell = alone(place) if kind == TIP else beside(int(turn), int(kind), angle)
            if known.has_cell(cell, cost - left) or place == node.place:
                continue
            window = (first, span) if search.is_plain else ALL_ROUND
            search.keep(known, Node(place, storey, int(cost), node, place, spare=left, cell=cell, window=window))
    for posts, cells in ((search.tolls.posts, known.post_cells), (ground.throats, known.throat_cells)):
        if not len(posts):
            continue
        earliest = np.array([known.cells.get(cell, inf) for cell in cells])
        found = compiled.straight_to(look, *costs, slack, posts, earliest, ground.edges)
        if storey.has_strips and len(found):
            found = found[storey.may_stop(posts[found[:, 1].astype(np.int64)])]
        for star, post, cost in found.tolist():
            node, cell = nodes[int(star)], cells[int(post)]
            if known.has_cell(cell, cost):
                continue
            x, y = posts[int(post)].tolist()
            if (x, y) != node.place:
                search.keep(known, Node((x, y), storey, int(cost), node, (x, y), spare=0.0, cell=cell))


LEAST_LEAN = 0.2
"""How straight a way must lead through a gate at least: the cosine of its angle to the border's normal."""

_SQUARE = 0.5
"""How straight a way must lead through a gate for what was found out straight through it to hold."""

_LEAST_ENTRY = 0.003
"""How far a ray must lead through a storey at least to enter it there, in steps."""


def leave(search: Search, nodes: list[Node], known: Known) -> None:
    """Queue paths that leave the level where something else is near enough, square gates first."""
    rows = _rows(search, nodes, known)
    if len(rows):
        search.put_off(Ahead(nodes, rows[np.argsort(-rows[:, 8], kind="stable")]))


def _rows(search: Search, nodes: list[Node], known: Known) -> Floats:
    """Return rows of `Ahead` for all gates that are in view and worthwhile."""
    seen, places, slack = views_of(nodes)
    gates, best = known.ground.gates, known.gates
    if (compiled := WAYS.module) is not None:
        terms = search.tolls.terms(nodes[0].cost, search.limit, number=nodes[0].number)
        found: Floats = compiled.through_gates(
            (seen.places, seen.first, seen.spans, seen.offsets, seen.keys, seen.ends), terms, slack,
            gates.places, gates.out, gates.spacing, best.costs, best.last, best.times, TRIES,
        )  # fmt: skip
        return found
    which, gate, ways = ways_out(places, gates, STRIDE * (search.limit - nodes[0].cost) + slack)
    begun = np.floor(np.maximum(ways.away - slack[which], 0.0) / STRIDE).astype(np.int64)
    costs = nodes[0].cost + begun * search.prices.walk
    worth = best.are_worth(costs, gate, TRIES).nonzero()[0]
    points = ways.points[worth] - CLEAR * gates.out[gate[worth]]
    # Beside the tip of a pointed corner what lies so far before the border lies beyond the other one.
    is_there = ways.away[worth] < CLEAR
    chosen = worth[is_there | seen.sees(nodes[0].number + which[worth], points)]
    columns = (which, gate, costs, *ways.points.T, *ways.directions.T, ways.away, ways.lean)
    return np.stack([column[chosen] for column in columns], axis=1, dtype=np.float64)


def pass_gate(search: Search, node: Node, gate: int, cost: int, row: Sequence[float]) -> None:
    """Go straight through a gate (a row of `Ahead`), which is still worth while at a cost."""
    known, found = search.of(node.storey), False
    for behind in known.ground.gates.behind(gate):
        found |= through(search, node, (row[5], row[6]), row[7], row[8], behind)
    known.gates.try_out(gate, cost, found, TRIES)


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """Straight ways out of a storey, one a row: where each passes the border, in which direction, how far away that is
    in steps, and how straight it does so (the cosine to the border's normal).
    """

    points: Floats
    directions: Floats
    away: Floats
    lean: Floats


def ways_out(places: Floats, gates: Gates, reach: Floats) -> tuple[Integers, Integers, Ways]:
    """Return paths through gates within a reach, one per place, with the numbers of the places and gates.

    Within a step and beside its stretch of the border one goes straight out, else to the gate itself: off a ramp one
    may not step ever so little uphill. Who stands on the border itself goes straight out of it, too.
    """
    dx, dy = gates.places[:, 0] - places[:, 0:1], gates.places[:, 1] - places[:, 1:2]
    away = np.sqrt(dx * dx + dy * dy)
    ahead = dx * gates.out[:, 0] + dy * gates.out[:, 1]
    lean = ahead / np.maximum(away, 1e-9)
    is_beside = np.zeros(away.shape, dtype=np.bool_)
    near = ((away <= 1.0) & (ahead > -CLEAR)).nonzero()
    aside = dy[near] * gates.out[near[1], 0] - dx[near] * gates.out[near[1], 1]
    is_beside[near] = np.abs(aside) <= gates.spacing / 2.0 + TOLERANCE
    which, gate = ((away <= reach[:, None]) & (is_beside | (lean > LEAST_LEAN))).nonzero()
    out, straight, far = gates.out[gate], is_beside[which, gate], away[which, gate]
    directions = np.stack([dx[which, gate], dy[which, gate]], axis=1) / np.maximum(far, 1e-9)[:, None]
    directions = np.where(straight[:, None], out, directions)
    far = np.where(straight, ahead[which, gate].clip(0.0), far)
    points = places[which] + far[:, None] * directions
    return which, gate, Ways(points, directions, far, np.where(straight, 1.0, lean[which, gate]))


def through(search: Search, node: Node, way: Point, away: float, lean: float, behind: Behind) -> bool:
    """Go straight through a gate: from the last whole step before it, and from the gate itself, which gets farther."""
    # To the hair only when one place is wanted: everywhere else there is a better one beside it.
    hairs = ((SLACK, 1.0), (CLEAR, STRIDE)) if search.goal is not None else ((CLEAR, STRIDE),)
    near, far = behind.near / lean, behind.far / lean
    if search.goal is not None:
        near, far = entered(search.storeys[behind.storey], node.place, way, away) or (near, far)
    found = False
    for hair, step in hairs:
        gate = max(away - hair / lean, 0.0)
        free = gate - node.slack
        last = node.slack + floor((free + 1e-6) / step) * step if free > 0.0 else gate
        for before in (last, gate) if last < gate else (gate,):
            # Hand over hand upward the last option begins at the gate.
            by_hand = len(behind.moves) > BY_OPTIONS and behind.moves[0].rise > 0.0
            begun = gate if by_hand else before
            if gate - before > step:
                continue
            nearest = away - begun + near + hair / lean
            farthest = min(step, away - begun + far - hair / lean)
            if farthest + 1e-5 < nearest:
                continue
            found |= _step_over(search, node, before, begun + nearest, begun + farthest, way, behind, lean > _SQUARE)
            if found and behind.is_open and search.is_plain:
                return True
    return found


def entered(storey: Storey, place: Point, way: Point, away: float) -> tuple[float, float] | None:
    """Return where a ray from a place first meets a storey within a step beyond a border: from where to where."""
    (x, y), (dx, dy) = place, way
    ray = shapely.LineString(((x + away * dx, y + away * dy), (x + (away + 1.0) * dx, y + (away + 1.0) * dy)))
    for part in shapely.get_parts(ray.intersection(storey.end)):
        if part.length > _LEAST_ENTRY:
            ends = [plan_distance(place, (px, py)) - away for px, py in shapely.get_coordinates(part).tolist()]
            return max(min(ends), 0.0), max(ends)
    return None


def _step_over(
    search: Search, node: Node, before: float, entry: float, last: float, way: Point, behind: Behind, square: bool
) -> bool:
    """Take one crossing in a direction, begun at a distance from a node and ending between `entry` and `last`.

    Where all is plain it is as it was tried once.
    """
    x, y = node.place
    storey = search.storeys[behind.storey]
    entry = min(entry + 0.0006, last)
    if search.is_plain:
        leg, surcharge = ceil(max(before - node.slack, 0.0) / STRIDE - 1e-6) * search.prices.walk, 0
        if node.cost + leg + search.prices.walk > search.limit:
            return False
    to = (rounded(x + way[0] * entry), rounded(y + way[1] * entry))
    via = (rounded(x + way[0] * before), rounded(y + way[1] * before)) if before > 0.0 else node.place
    if not search.is_plain:
        leg, surcharge = search.tolls.leg(node.storey, node.landing(via), via), search.tolls.surcharge(node.storey, via)
        if (via, to) in search.avoided or (node.place, via) in search.avoided:
            return False
    if node.cost + leg + search.prices.walk + surcharge > search.limit:
        return False
    cell = cell_of(to, small=True)
    dear = node.cost + leg + search.prices.of(behind.moves, surcharge)
    if behind.is_open and search.goal is None and search.has_cell(storey, cell, dear):
        return True
    if not storey.contains(to):
        return False
    ground = search.of(node.storey).ground
    lonely = ground.is_lonely(via)
    mover = search.lonely_mover if lonely or ground.is_lonely(via, to) else search.mover
    plain = behind.level and (square or behind.clear) and search.goal is None and mover is search.lonely_mover
    moves = behind.moves if plain else crossed(mover, node.storey, via, storey, to)
    if not moves:
        return False
    cost = node.cost + leg + search.prices.of(moves, surcharge)
    slack = max(last - plan_distance(node.place, to), 0.0)
    turning = ANYWHERE
    if not (behind.is_open and lonely):
        start = search.mover.at(via, node.storey.height_at(via))
        turning = leads_aside(storey, search.mover, start, moves, np.asarray(to), np.asarray(way), slack)
    if turning == ANYWHERE:
        search.put(Node(to, storey, cost, node, via, moves, slack=slack, cell=cell))
        return True
    search.put(Node(to, storey, cost, node, via, moves, cell=alone(to)))
    if any(turning):
        window = (atan2(way[1], way[0]) - turning[0], sum(turning))
        search.put(Node(to, storey, cost, node, via, moves, slack=slack, cell=turned(to), window=window))
    for length in (last - 0.0005, last - 0.0015):
        end = (rounded(x + way[0] * length), rounded(y + way[1] * length))
        if not storey.contains(end) or (via, end) in search.avoided:
            continue
        moves = crossed(search.mover, node.storey, via, storey, end)
        if moves:
            cost = node.cost + leg + search.prices.of(moves, surcharge)
            search.put(Node(end, storey, cost, node, via, moves, cell=alone(end)))
            break
    return True


@lru_cache(maxsize=16384)
def crossed(mover: Mover, own: Storey, via: Point, other: Storey, to: Point) -> tuple[Move, ...]:
    """Return what leads from a place on one storey to one on another, both with safe stand; empty if nothing does."""
    start, height = mover.put_down(via, own.height_at(via)), other.height_at(to)
    if not stand(mover.battlefield, start, mover.others).safe:
        return ()
    if not stand(mover.battlefield, mover.put_down(to, height), mover.others).safe:
        return ()
    moves = crossing(mover, start, to, height)
    # Both ends are rounded to the grid.
    return moves if at_most(longest(moves, via), 1.0) else ()
