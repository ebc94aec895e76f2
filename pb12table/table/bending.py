"""Ways that go round the corners in view: the bends a search tries."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pb12table.table.bends import TIP, bends, windows
from pb12table.table.nodes import ALL_ROUND, Cell, Node, Window, alone, beside, cell_of, views_of
from pb12table.table.search import Known, Search
from pb12table.table.stars import Floats, Integers, Truths
from pb12table.table.strides import STRIDE

_PARENTS = 2
"""From how many places at the same cost the ways round a corner are tried."""


def bend(search: Search, nodes: list[Node], known: Known) -> None:
    """Ways that go round the corners in view, and to the posts at borders of dear areas."""
    seen, places, slack = views_of(nodes)
    reach = (STRIDE * (search.limit - nodes[0].cost) + slack)[:, None]
    rows = known.ground.corners
    if len(rows):
        dx, dy = rows[:, 0] - places[:, 0:1], rows[:, 1] - places[:, 1:2]
        far = np.sqrt(dx * dx + dy * dy)
        # Ways only bend round what they lean on: both borders of the corner lie on one side of the way.
        before = dx * (rows[:, 5] - rows[:, 3]) - dy * (rows[:, 4] - rows[:, 2])
        after = dx * (rows[:, 7] - rows[:, 3]) - dy * (rows[:, 6] - rows[:, 2])
        near = (far <= reach) & (far > 1e-6) & (before * after >= -1e-4 * far)
        which, corner = near.nonzero()
        least = _least(search, nodes[0].cost, far[which, corner] - slack[which])
        worth = known.corners.are_worth(least, corner, _PARENTS)
        which, corner = which[worth], corner[worth]
        if len(which):
            visible = seen.sees(nodes[0].number + which, rows[corner, 0:2])
            which, corner = which[visible], corner[visible]
        if len(which):
            forward = before[which, corner] + after[which, corner] < 0.0
            _turn(search, nodes, known, which, corner, forward)
    posts = search.tolls.posts
    if len(posts):
        dx, dy = posts[:, 0] - places[:, 0:1], posts[:, 1] - places[:, 1:2]
        which, post = (dx * dx + dy * dy <= reach * reach).nonzero()
        cells = [cell_of((x, y)) for x, y in posts[post].tolist()]
        _legs(search, nodes, which, posts[post], np.tile(ALL_ROUND, (len(post), 1)), cells)


def _least(search: Search, cost: int, far: Floats) -> Integers:
    """What places cost at least that lie so far behind others, which cost so much."""
    steps: Integers = np.ceil(far / STRIDE - 1e-6).clip(0.0).astype(np.int64)
    return cost + steps * search.prices.walk


def _turn(search: Search, nodes: list[Node], known: Known, which: Integers, corner: Integers, forward: Truths) -> None:
    """Bends at corners in view, and at whole steps: straight on past the corner, or swung out before it."""
    rows = known.ground.corners[corner]
    places = np.array([node.place for node in nodes])[which]
    slack = np.array([node.slack for node in nodes])[which]
    costs = nodes[0].cost + search.tolls.legs(nodes[0].storey, places, rows[:, 0:2], slack)
    hidden = windows(places, rows, forward)
    views = _views(search, hidden)
    fresh = np.zeros(len(which), dtype=np.bool_)
    for pair, (star, number, cost) in enumerate(zip(which.tolist(), corner.tolist(), costs.tolist(), strict=True)):
        best, times = known.corners.costs[number], known.corners.times[number]
        if cost > best:
            continue
        node, place = nodes[star], (float(rows[pair, 0]), float(rows[pair, 1]))
        if cost < best:
            if (node.place, place) in search.avoided:
                continue
            if cost <= search.last:
                beyond = Node(place, node.storey, cost, node, place, corner=number, window=views[pair])
                search.buckets[cost].append(beyond)
            times = 0
        known.corners.costs[number], known.corners.times[number] = cost, times + 1
        fresh[pair] = times < _PARENTS
    if fresh.any():
        # Where all is wanted there is always a place as good as a tip beside it.
        with_tips = search.goal is not None
        found = bends(places[fresh], rows[fresh], forward[fresh], slack[fresh], hidden[fresh], with_tips=with_tips)
        kept = corner[fresh][found.rows].tolist()
        rows_of = zip(kept, found.kinds.tolist(), found.points.tolist(), strict=True)
        # Tips of corners that are rounded together are the same.
        cells = [alone((x, y)) if kind == TIP else beside(number, kind) for number, kind, (x, y) in rows_of]
        _legs(search, nodes, which[fresh][found.rows], found.points, found.windows, cells)


def _views(search: Search, windows: Floats) -> list[Window]:
    """Windows; all around where one place is wanted or prices differ, since bending in the open may help then."""
    if search.is_plain:
        return [(first, span) for first, span in windows.tolist()]
    return [ALL_ROUND] * len(windows)


def _legs(
    search: Search, nodes: list[Node], which: Integers, points: Floats, windows: Floats, cells: Sequence[Cell]
) -> None:
    """Straight to places, from those nodes that see them, one for each cell."""
    seen, places, slack = views_of(nodes)
    costs = nodes[0].cost + search.tolls.legs(nodes[0].storey, places[which], points, slack[which])
    chosen = (seen.sees(nodes[0].number + which, points) & (costs <= search.last)).nonzero()[0]
    views = _views(search, windows[chosen])
    rows = zip(chosen.tolist(), which[chosen].tolist(), points[chosen].tolist(), costs[chosen].tolist(), strict=True)
    for (number, star, point, cost), window in zip(rows, views, strict=True):
        node, place, cell = nodes[star], (point[0], point[1]), cells[number]
        if place == node.place or (node.place, place) in search.avoided or search.has_cell(node.storey, cell, cost):
            continue
        search.put(Node(place, node.storey, cost, node, place, cell=cell, window=window))
