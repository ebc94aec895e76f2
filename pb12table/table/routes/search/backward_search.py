"""A way looked for from its end: places from which a goal is an option away, met with those that a search has found.

The search bends at corners only. Where a goal lies close to something, or a step falls just short, a bend in the open
may save an option; from the goal backward such places are few.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil

import numpy as np

from pb12table.table.arrays import Floats
from pb12table.table.motion.contact import is_in_another
from pb12table.table.routes.search.nodes import Node, views_of
from pb12table.table.routes.search.search_state import Search
from pb12table.table.routes.space.crossings import Move, crossing
from pb12table.table.routes.space.free_space import Storey, storeys_near
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.routes.steps import STRIDE
from pb12table.table.routes.visibility import stars
from pb12table.table.shapes import Point
from pb12table.table.standing.stands import stand
from pb12table.table.units import plan_distance

_DIRECTIONS, _SHARES = 32, (1.0, 0.75, 0.5, 0.25)
"""From how many directions the goal is got to in one option, and over how much of a step."""

_BEFORE = 24
"""In how many directions a place is looked for a step before another."""

_CELL = 0.15
"""Of places a step before others, one in a cell of this size is enough, in steps."""

_MOST, _DEPTH = 300, 3
"""How many places are kept at each number of options before the goal, and up to how many options one looks back."""


@dataclass(frozen=True, slots=True, eq=False)
class Post:
    """A place (x, y in steps) from which the goal is got to for a cost: by `moves`, or a step to `next`."""

    place: Point
    storey: Storey
    cost: int
    moves: tuple[Move, ...] = ()
    next: Post | None = None


def meet(search: Search) -> None:
    """Make the way found by a search cheaper, or find one, over places that are looked for from the goal backward.

    Sets `search.goal_node`.
    """
    posts = last_options(search)
    for _ in range(_DEPTH):
        while (best := _best(search, posts)) is not None:
            if _stands(search, best.post):
                _lead(search, best)
                posts = [post for post in posts if _helps(search, post.place, post.cost)]
            else:
                posts.remove(best.post)
        posts = _options_before(search, posts)
        if not posts:
            return


def _helps(search: Search, place: Point, cost: int) -> bool:
    """Whether a way over a place from which the goal costs so much may be cheaper than what was found."""
    least = max(ceil(plan_distance(search.mover.body.position, place) - 0.001), 0) * search.prices.walk
    return least + cost < search.most


def last_options(search: Search) -> list[Post]:
    """Places from which one option, or a crossing, leads to the goal."""
    assert search.goal is not None
    (x, y), height = search.goal
    angles = np.arange(_DIRECTIONS) * (2.0 * np.pi / _DIRECTIONS)
    found: list[Post] = []
    rings: list[Floats] = []
    for number, share in enumerate(_SHARES):
        turned = angles + number * np.pi / _DIRECTIONS
        rings.append(np.stack([x + share * STRIDE * np.cos(turned), y + share * STRIDE * np.sin(turned)], axis=1))
    for storey in storeys_near(search.storeys, (x, y), 1.0):
        around = np.concatenate([*rings, *(_beside_strips(storey, (x, y)) if storey.has_strips else ())])
        around = np.round(around, 3)
        around = around[storey.contain(*around.T) & storey.may_stop(around)]
        for place in _places(around):
            if not _helps(search, place, search.prices.walk):
                continue
            start = search.mover.at(place, storey.height_at(place))
            if is_in_another(start, search.mover.others):
                continue
            moves = crossing(search.mover, start, (x, y), height)
            if not moves or (place, (x, y)) in search.avoided:
                continue
            cost = search.prices.of(moves, search.tolls.surcharge(storey, place))
            if _helps(search, place, cost):
                found.append(Post(place, storey, cost, moves))
    return found


def _beside_strips(storey: Storey, place: Point) -> list[Floats]:
    """Where one may just stop, a step from a place: on the borders of a storey's `end`, and at their corners."""
    edges = storey.end_edges
    first, along = edges[:, 0:2] - place, edges[:, 2:4] - edges[:, 0:2]
    square = np.maximum((along * along).sum(axis=1), 1e-18)
    inward = np.stack([-along[:, 1], along[:, 0]], axis=1) * (CLEAR / np.sqrt(square))[:, None]
    middle = -(first * along).sum(axis=1) / square
    root = np.sqrt(np.maximum(middle * middle - ((first * first).sum(axis=1) - STRIDE * STRIDE) / square, 0.0))
    found: list[Floats] = []
    for share in (middle - root, middle + root, np.zeros(len(edges))):
        met = (root > 0.0) & (share >= 0.0) & (share <= 1.0)
        points = first[met] + share[met, None] * along[met] + inward[met]
        far = np.hypot(points[:, 0], points[:, 1])[:, None]
        points = points * np.minimum(1.0, STRIDE / np.maximum(far, 1e-9))
        found.append(points[far[:, 0] < 1.0 + CLEAR] + place)
    return found


def _options_before(search: Search, posts: Sequence[Post]) -> list[Post]:
    """Places a step before others on the same storeys, so many at most."""
    found: list[Post] = []
    taken: dict[tuple[int, int, int], int] = {}
    for storey, group in _by_storey(posts):
        ground = search.of(storey).ground
        places = np.array([post.place for post in group])
        seen = stars(places, ground.edges, ground.following, np.full(len(group), STRIDE))
        angles = np.arange(_BEFORE) * (2.0 * np.pi / _BEFORE)
        which = np.repeat(np.arange(len(group)), _BEFORE)
        turned = np.tile(angles, len(group)) - np.pi
        far = np.minimum(seen.lengths_at(which, turned), STRIDE) - 0.001
        ends = np.round(places[which] + far[:, None] * np.stack([np.cos(turned), np.sin(turned)], axis=1), 3)
        good = (far > 0.1) & storey.contain(*ends.T) & storey.may_stop(ends)
        costs = np.array([post.cost for post in group])[which] + search.prices.walk
        costs += search.tolls.surcharges(storey, *ends.T)
        least = np.ceil(np.hypot(*(ends - search.mover.body.position).T) - 0.001).clip(0.0) * search.prices.walk
        good &= least + costs < search.most
        rows = zip(*(values[good].tolist() for values in (ends, which, costs)), strict=True)
        for (x, y), number, cost in rows:
            place, post = (x, y), group[number]
            cell = (storey.number, round(x / _CELL), round(y / _CELL))
            if taken.get(cell, cost + 1) <= cost:
                continue
            if (place, post.place) in search.avoided:
                continue
            taken[cell] = cost
            found.append(Post(place, storey, cost, next=post))
    here = search.mover.body.position
    return sorted(found, key=lambda post: post.cost + plan_distance(here, post.place))[:_MOST]


@dataclass(frozen=True, slots=True, eq=False)
class _Meeting:
    """A place found by the search that sees a post, and what the way over both costs."""

    cost: int
    node: Node
    post: Post


def _best(search: Search, posts: Sequence[Post]) -> _Meeting | None:
    """The cheapest meeting that is cheaper than what was found, None when there is none."""
    best: _Meeting | None = None
    for storey, group in _by_storey(posts):
        places = np.array([post.place for post in group])
        costs = np.array([post.cost for post in group])
        for nodes in _batches(search, storey):
            seen, middles, slack = views_of(nodes)
            begun = np.array([node.cost for node in nodes])
            far = np.hypot(places[:, 0] - middles[:, 0:1], places[:, 1] - middles[:, 1:2])
            steps = np.ceil((far - slack[:, None]) / STRIDE - 1e-6).clip(0.0).astype(np.int64)
            least = begun[:, None] + steps * search.prices.walk + costs
            which, post = (least < search.most).nonzero()
            if not len(which):
                continue
            total = begun[which] + costs[post]
            total += search.tolls.legs(storey, middles[which], places[post], slack[which])
            visible = seen.sees(nodes[0].number + which, places[post])
            for number in np.flatnonzero(visible & (total < search.most)).tolist():
                found = _Meeting(int(total[number]), nodes[int(which[number])], group[int(post[number])])
                is_better = best is None or found.cost < best.cost
                if is_better and (found.node.place, found.post.place) not in search.avoided:
                    best = found
    return best


def _stands(search: Search, post: Post) -> bool:
    """Whether the body stands safely at a post, whose place is rounded."""
    there = search.mover.put_down(post.place, post.storey.height_at(post.place))
    return stand(search.mover.battlefield, there, search.mover.others).safe


def _lead(search: Search, met: _Meeting) -> None:
    """The way from a node over a post, and from post to post, to the goal."""
    assert search.goal is not None
    node, post = met.node, met.post
    node = Node(post.place, post.storey, met.cost - post.cost, node, post.place)
    while post.next is not None:
        post = post.next
        node = Node(post.place, post.storey, met.cost - post.cost, node, post.place)
    search.goal_node = Node(search.goal[0], node.storey, met.cost, node, node.place, post.moves)


def _batches(search: Search, storey: Storey) -> list[list[Node]]:
    """The nodes on a storey that were looked around from, those together whose stars follow each other."""
    nodes = [node for node in search.nodes if node.storey is storey and node.stars is not None]
    groups = groupby(enumerate(nodes), key=lambda pair: (id(pair[1].stars), pair[1].number - pair[0]))
    return [[node for _, node in group] for _, group in groups]


def _by_storey(posts: Sequence[Post]) -> list[tuple[Storey, list[Post]]]:
    found: dict[int, list[Post]] = {}
    for post in posts:
        found.setdefault(post.storey.number, []).append(post)
    return [(group[0].storey, group) for group in found.values()]


def _places(points: Floats) -> list[Point]:
    return [(float(x), float(y)) for x, y in points.tolist()]
