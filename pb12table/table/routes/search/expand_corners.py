"""Ways that go round the corners in view: the bends a search tries."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf
from types import ModuleType

import numpy as np

from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.routes.search.corner_turns import TIP, bends, windows
from pb12table.table.routes.search.costs import WAYS
from pb12table.table.routes.search.nodes import ALL_ROUND, Cell, Node, Window, alone, beside, views_of
from pb12table.table.routes.search.search_state import EARLIER, Known, Search
from pb12table.table.routes.space.borders import are_clear
from pb12table.table.routes.steps import STRIDE

_ALONG = 0.0025
"""How far the ends of a way may lie apart, square to a border, for the way to lead along it, in steps."""


_PATIENCE = 0.1
"""How much later other ways round a corner are still tried from where a way is swung out, in steps: each of them passes
the corner in a direction of its own.
"""


def _parts_of(search: Search) -> int:
    """In how many parts turns are cut; where prices differ there are so many ways that it would take too long."""
    if search.tolls.level:
        return 2 if search.goal is None else 4
    return 1 if search.goal is None else 2


def _patience(nodes: list[Node]) -> Floats:
    """How much later than the first a way from each node round a corner is still tried, in steps."""
    return np.where(np.array([node.spare for node in nodes]) < 0.0, _PATIENCE, -EARLIER)


def bend(search: Search, nodes: list[Node], known: Known) -> None:
    """Ways that go round the corners in view, and to the posts at borders of dear areas and in narrow gaps."""
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
    """Straight to places in the open, one for each cell."""
    _, places, _ = views_of(nodes)
    dx, dy = posts[:, 0] - places[:, 0:1], posts[:, 1] - places[:, 1:2]
    which, post = (dx * dx + dy * dy <= reach * reach).nonzero()
    everywhere, none = np.tile(ALL_ROUND, (len(post), 1)), np.zeros(len(post))
    _legs(search, nodes, known, which, posts[post], everywhere, [cells[number] for number in post.tolist()], none)


def _turn(search: Search, nodes: list[Node], known: Known, which: Integers, corner: Integers, forward: Truths) -> None:
    """Bends at corners in view, and at whole steps: straight on past the corner, or swung out before it."""
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
    """Windows; all around where one place is wanted or prices differ, since bending in the open may help then."""
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
    """Straight to places, from nodes that can see them, one for each cell; so much is left over of the last step."""
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
    """The same as `bend`, by the compiled kernel `kernels.ways`; nothing may be avoided."""
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
            search.put(Node(place, storey, int(cost), node, place, spare=left, cell=cell, window=window))
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
                search.put(Node((x, y), storey, int(cost), node, (x, y), spare=0.0, cell=cell))
