"""How a body spreads over the table, cheapest places first, and the last stretch of a path from both ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import atan2, ceil

import numpy as np

from pb12table.table.motion.contact import is_in_another
from pb12table.table.motion.obstacles import SLACK
from pb12table.table.motion.rests import stand
from pb12table.table.routes import GivenUp
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.search.expanding import LEAST_LEAN, bend, leave, pass_gate, through
from pb12table.table.routes.search.search_state import TRIES, Node, Search, never, views_of
from pb12table.table.routes.space.crossings import Move, Mover, crossing, from_the_air
from pb12table.table.routes.space.free_space import Storey, storey_at, storeys_near
from pb12table.table.routes.space.gates import CLEAR, anyone
from pb12table.table.routes.space.parcels import Passable, is_cut_off, is_shut_in
from pb12table.table.routes.space.storey_now import Ground, together
from pb12table.table.routes.visibility import stars
from pb12table.table.shapes import STRIDE, Circle, Point, plan_distance, rounded
from pb12table.table.surfaces import SUPPORT_BAND, levels_under
from pb12table.table.unions import Floats

_SLIVER = 0.3
"""How far before the end of a way borders may hide it that are drawn too wide for a base that is not round."""

_BESIDE = 0.45
"""So near to where a ray towards the goal meets the border a gate is tried in its direction, in steps."""

_BEFORE = 0.01
"""How far before the end of a ray its ground is looked at, so that it is surely on this side of the border."""


def arrive(search: Search, nodes: Sequence[Node], ground: Ground) -> None:
    """Check whether the goal lies in one of the stars of nodes that were looked around from together, or just beside it
    where borders are drawn too wide, or behind its border.
    """
    assert search.goal is not None
    (x, y), seen = search.goal[0], nodes[0].stars
    assert seen is not None
    angles = np.array([atan2(y - node.place[1], x - node.place[0]) for node in nodes])
    lengths = seen.lengths_at(np.array([node.number for node in nodes]), angles).tolist()
    for node, length in zip(nodes, lengths, strict=True):
        _arrive_from(search, node, ground, length)


def _arrive_from(search: Search, node: Node, ground: Ground, length: float) -> None:
    """Do the same for one node, from where a ray towards the goal is so long."""
    assert search.goal is not None
    place, height = search.goal
    away = plan_distance(node.place, place)
    if away < 1e-9:
        if abs(node.storey.height_at(place) - height) <= SUPPORT_BAND:
            _found(search, node, 0)
        return
    way = ((place[0] - node.place[0]) / away, (place[1] - node.place[1]) / away)
    is_seen = away <= length or (
        _may_be_narrower(search, length, away) and _is_level(search, node, way, length, away, height)
    )
    if is_seen and node.storey.holds(place, height) and (node.place, place) not in search.avoided:
        _found(search, node, search.tolls.leg(node.storey, node.landing(place), place))
    elif away > length:
        _step_there(search, node, way, length, away)
        if len(ground.gates.places):
            _through_the_nearest(search, node, ground, way, length)


def _through_the_nearest(search: Search, node: Node, ground: Ground, way: Point, length: float) -> None:
    """Go through the gate nearest to where a ray towards the goal meets the border."""
    (x, y), places = node.place, ground.gates.places
    dx, dy = places[:, 0] - (x + length * way[0]), places[:, 1] - (y + length * way[1])
    beside = np.hypot(dx, dy)
    near = (beside < _BESIDE).nonzero()[0]
    for nearest in near[np.argsort(beside[near])].tolist():
        begun = node.cost + int(max(length - node.slack, 0.0) / STRIDE) * search.prices.walk
        if search.of(node.storey).gates.costs[nearest] < begun:
            break
        if not ground.gates.behind(nearest):
            continue
        lean = float(ground.gates.out[nearest] @ np.asarray(way))
        for behind in ground.gates.behind(nearest) if lean > LEAST_LEAN else ():
            through(search, node, way, length, lean, behind)
        break


def _step_there(search: Search, node: Node, way: Point, length: float, away: float) -> None:
    """Go straight to the goal in one crossing: from the last whole step before the border, and from the border itself.

    Whether it leads there is asked of the sweeps, to which round corners are as narrow as they are.
    """
    assert search.goal is not None
    place, height = search.goal
    last = node.slack + max(int((length - node.slack) / STRIDE), 0) * STRIDE if length > node.slack else length
    for before in sorted({min(last, length), max(length - SLACK, 0.0)}):
        if away - before > 1.0:
            continue
        x, y = node.place
        via = (rounded(x + way[0] * before), rounded(y + way[1] * before)) if before > 0.0 else node.place
        cost = search.tolls.leg(node.storey, node.landing(via), via)
        surcharge = search.tolls.surcharge(node.storey, via)
        if node.cost + cost + search.prices.walk + surcharge >= search.most or (via, place) in search.avoided:
            continue
        start = search.mover.put_down(via, node.storey.height_at(via))
        if plan_distance(via, place) > 1.0 or not stand(search.mover.battlefield, start, search.mover.others).safe:
            continue
        moves = crossing(search.mover, start, place, height)
        dear = node.cost + cost + search.prices.of(moves, surcharge)
        if moves and dear < search.most:
            search.goal_node = Node(place, node.storey, dear, node, via, moves)
            return


def _may_be_narrower(search: Search, length: float, away: float) -> bool:
    """Return whether a base that is not round may go on to a goal that close behind a border for its circle."""
    return not isinstance(search.mover.body.footprint, Circle) and away <= length + _SLIVER


def _is_level(search: Search, node: Node, way: Point, length: float, away: float, height: float) -> bool:
    """Return whether the ground before a ray's end is as high as a height slightly farther on, or a slope apart."""
    before = max(length - _BEFORE, 0.0)
    end = node.storey.height_at((node.place[0] + before * way[0], node.place[1] + before * way[1]))
    return abs(end - height) <= search.mover.battlefield.gait.ledge + SUPPORT_BAND + away - before


def _found(search: Search, node: Node, cost: int) -> None:
    assert search.goal is not None
    if node.cost + cost < search.most:
        search.goal_node = Node(search.goal[0], node.storey, node.cost + cost, node, search.goal[0])


_DIRECTIONS, _SHARES = 32, (1.0, 0.75, 0.5, 0.25)
"""From how many directions the goal is got to in one option, and over how much of a step."""

_BACKWARD_SEARCH_BEFORE = 24
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
    """Return whether a path over a place from which the goal has a cost may be cheaper than what was found."""
    least = max(ceil(plan_distance(search.mover.body.position, place) - 0.001), 0) * search.prices.walk
    return least + cost < search.most


def last_options(search: Search) -> list[Post]:
    """Return places from which one option or crossing leads to the goal."""
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
    """Return where one may just stop, a step from a place: on a storey's `end` borders and at their corners."""
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
    """Return places a step before others on the same storeys, up to a maximum number."""
    found: list[Post] = []
    taken: dict[tuple[int, int, int], int] = {}
    for storey, group in _by_storey(posts):
        ground = search.of(storey).ground
        places = np.array([post.place for post in group])
        seen = stars(places, ground.edges, ground.following, np.full(len(group), STRIDE))
        angles = np.arange(_BACKWARD_SEARCH_BEFORE) * (2.0 * np.pi / _BACKWARD_SEARCH_BEFORE)
        which = np.repeat(np.arange(len(group)), _BACKWARD_SEARCH_BEFORE)
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
    """Return the cheapest meeting that is cheaper than what was found, None if there is none."""
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
    """Return whether the body stands safely at a post, whose place is rounded."""
    there = search.mover.put_down(post.place, post.storey.height_at(post.place))
    return stand(search.mover.battlefield, there, search.mover.others).safe


def _lead(search: Search, met: _Meeting) -> None:
    """Lead the path from a node over a post, and from post to post, to the goal."""
    assert search.goal is not None
    node, post = met.node, met.post
    node = Node(post.place, post.storey, met.cost - post.cost, node, post.place)
    while post.next is not None:
        post = post.next
        node = Node(post.place, post.storey, met.cost - post.cost, node, post.place)
    search.goal_node = Node(search.goal[0], node.storey, met.cost, node, node.place, post.moves)


def _batches(search: Search, storey: Storey) -> list[list[Node]]:
    """Return the nodes on a storey that were looked around from, grouped where their stars follow each other."""
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


class Spread(Search):
    """A search that runs."""

    def __init__(
        self,
        mover: Mover,
        prices: Prices,
        limit: int,
        *,
        holding: bool = False,
        goal: tuple[Point, float] | None = None,
        avoided: frozenset[tuple[Point, Point]] = frozenset(),
        careful: bool = False,
    ) -> None:
        super().__init__(mover, prices, limit, goal, avoided, careful=careful)
        start = self._start(holding)
        if start is not None and start.cost <= limit and (careful or self._leads_anywhere(start)):
            self.wait(start)

    # -- the search -------------------------------------------------------------------------------------------

    def run(self, radii: Sequence[int] = (), stop: Callable[[], bool] = never) -> None:
        """Search; stars get rays where they will be cut for the limits in `radii`, too.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        while True:
            if stop():
                raise GivenUp
            if self._pass_gates():
                continue
            nodes = self.next_nodes()
            if not nodes:
                break
            wanted: dict[int, list[Node]] = {}
            for node in nodes:
                if self.is_worth_a_look(node):
                    wanted.setdefault(node.storey.number, []).append(node)
            groups = list(wanted.values())
            if groups:
                self._look_around(groups, nodes[0].cost, radii)
            if self.should_look_homeward:
                self.look_homeward()
        self.outward_node = self.goal_node
        if stop():
            raise GivenUp
        if self.goal_node is None and not self.exhausted and self.goal is not None:
            self.exhausted = self._is_shut_in(self.goal)
        if self.goal_node is not None or (self.goal is not None and self.exhausted):
            meet(self)

    def _pass_gates(self) -> bool:
        """Try the gates that come before anything else; return whether there were any."""
        found = False
        for node, gate, cost, row in self.next_gates():
            found = True
            if self.of(node.storey).gates.is_worth(cost, gate, TRIES):
                pass_gate(self, node, gate, cost, row.tolist())
        return found

    def _look_around(self, groups: list[list[Node]], cost: int, radii: Sequence[int]) -> None:
        """Look around from all places of one cost at once, level by level."""
        room = self.limit - cost
        self.exhausted = self.exhausted and room > 3
        nodes = [node for group in groups for node in group]
        self.nodes += nodes
        slack = np.array([node.slack for node in nodes])
        cuts = [slack + self.tolls.radius(max(limit - cost, 0)) for limit in {*radii, self.limit} if limit >= cost]
        # Where steps begin in dear areas or not, depends on the side on which their circle passes the border.
        marks = (self.tolls.lines, [slack + STRIDE * step for step in range(room)])
        grounds = [self.of(group[0].storey).ground for group in groups]
        edges, following, planes = together(grounds)
        levels = np.repeat(np.arange(len(groups)), [len(group) for group in groups])
        seen = stars(
            np.array([node.eye or node.place for node in nodes]),
            edges,
            following,
            room + slack + 0.001,
            cuts,
            marks,
            np.array([node.window for node in nodes]),
            (levels, planes) if len(groups) > 1 else None,
        )
        for number, node in enumerate(nodes):
            node.stars, node.number = seen, number
        for group in groups:
            known = self.of(group[0].storey)
            if self.goal is not None:
                arrive(self, group, known.ground)
            if cost < self.last:
                bend(self, group, known)
            if room >= 1 and len(known.ground.gates.places):
                leave(self, group, known)

    # -- the start --------------------------------------------------------------------------------------------

    def _leads_anywhere(self, start: Node) -> bool:
        """Return whether there may be a path to the goal at all; without a goal everything is worth searching for."""
        if self.goal is None:
            return True
        return not is_cut_off(Passable(self.storeys, anyone(self.mover)), (start.storey, start.place), self.goal)

    def _is_shut_in(self, goal: tuple[Point, float]) -> bool:
        """Return whether other bodies block everything leading to the goal; without a goal nothing can be shut in."""
        if not self.mover.others or not self.nodes:
            return False
        start = self.nodes[0]
        others = tuple(other for other in self.mover.others if other.id != self.mover.body.id)
        before = ((post.storey, post.place) for post in last_options(self))
        return is_shut_in(Passable(self.storeys, anyone(self.mover), others), (start.storey, start.place), goal, before)

    def _start(self, holding: bool) -> Node | None:
        """Return where the body stands; in the air or holding on, where it can get down to."""
        mover, body = self.mover, self.mover.body
        if stand(mover.battlefield, body, mover.others).safe:
            storey = storey_at(self.storeys, body.position, body.z)
            if storey is None:
                return None
            return Node(body.position, storey, 0, None, body.position, eye=storey.eye_at(body.position))
        moves = from_the_air(mover, body, holding, levels_under(mover.battlefield, body))
        below = storey_at(self.storeys, body.position, rounded(body.z + sum(move.rise for move in moves)))
        if not moves or below is None:
            return None
        cost = self.prices.of(moves, self.tolls.surcharge(below, body.position))
        return Node(body.position, below, cost, None, body.position, moves)
