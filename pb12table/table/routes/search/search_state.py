"""What a search over the table knows while it runs: the places found, their costs, and where to look next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from math import ceil, hypot, inf, pi

import numpy as np

from pb12table.table.motion.obstacles import FAN, FINE_FAN
from pb12table.table.routes.search.costs import Prices, Tolls
from pb12table.table.routes.search.heuristic import Homeward, homeward, net_of
from pb12table.table.routes.space.crossings import Move, Mover
from pb12table.table.routes.space.free_space import Storey, are_clear, careful_storeys, storeys, unit
from pb12table.table.routes.space.gates import anyone
from pb12table.table.routes.space.storey_now import Ground, ground_of
from pb12table.table.routes.visibility import Stars
from pb12table.table.shapes import STRIDE, TOLERANCE, Point, circumradius, plan_distance, rounded, rounded_point
from pb12table.table.unions import Floats, Integers, Truths, in_rows

_CELL = 0.7
"""Of places to bend at beside corners, one in a cell of this size is enough, in steps."""

_SMALL_CELL = 0.35
"""Behind crossings the cells are smaller."""

_FAN = 0.2
"""Ways to a corner that come in directions within this angle do for each other, in radians."""
_KINDS = 100
"""More than there are kinds of bends."""

Window = tuple[float, float]
"""Where a view begins and how far it goes counter-clockwise, in radians."""

ALL_ROUND: Window = (-pi, 2.0 * pi)

Cell = tuple[float, float, int]
"""Places of which one is enough: two numbers and of what they are."""

_NOTHING, _LARGE, _SMALL, _ALONE, _CORNER, _TURNED = range(6)


@dataclass(slots=True, eq=False)
class Node:
    """A place that can be got to: from the parent straight to `via` (costs included), then by `moves` to here.

    `stars` and `number` are its star, once it has been looked around from it; `eye` is the middle of the star when it
    is not the place itself, since borders drawn too wide leave that outside. Behind a crossing the place is where the
    storey is entered, and `slack` how far beyond it the crossing may lead, whatever the direction. Of the last step to
    it so much is left over as `spare`; less than none is so much later the corner is passed that the way goes round.
    There may be something new in the directions of `window`.
    """

    place: Point
    storey: Storey
    cost: int
    parent: Node | None
    via: Point
    moves: tuple[Move, ...] = ()
    eye: Point | None = None
    slack: float = 0.0
    spare: float = 0.0
    turn: int = -1
    cell: Cell = (0.0, 0.0, _NOTHING)
    window: Window = ALL_ROUND
    stars: Stars | None = None
    number: int = 0

    def landing(self, to: Point) -> Point:
        """Return where the crossing to this node ends if the path goes on to a place."""
        away = plan_distance(self.place, to)
        if self.slack <= 0.0 or away == 0.0:
            return self.place
        if away <= self.slack:
            return to
        x, y = self.place
        for length in (self.slack, self.slack - 0.001):
            share = max(length, 0.0) / away
            landing = (rounded(x + share * (to[0] - x)), rounded(y + share * (to[1] - y)))
            if plan_distance(self.via, landing) <= 1.0 + TOLERANCE:
                break
        return landing


def cell_of(place: Point, *, small: bool = False) -> Cell:
    """Return the cell of a place in the open, or beyond a crossing, where cells are `small`."""
    size = _SMALL_CELL if small else _CELL
    return (round(place[0] / size), round(place[1] / size), _SMALL if small else _LARGE)


def alone(place: Point) -> Cell:
    """Return the cell of a place that counts even if there is another one beside it."""
    return (*place, _ALONE)


def turned(place: Point) -> Cell:
    """Return the cell of a place beyond a crossing that may turn a little there."""
    return (*place, _TURNED)


def beside(turn: int, kind: int, angle: float) -> Cell:
    """Return the cell of a bend on a path that comes to a corner at an angle, one for each kind of `bends`."""
    return (turn, kind + _KINDS * round(angle / _FAN), _CORNER)


def views_of(nodes: list[Node]) -> tuple[Stars, Floats, Floats]:
    """Return the stars of successive nodes, with their middles and slacks."""
    seen = nodes[0].stars
    assert seen is not None
    places = seen.places[nodes[0].number : nodes[0].number + len(nodes)]
    return seen, places, np.array([node.slack for node in nodes])


EARLIER = 0.01
"""How much earlier a place must be got to at the same cost for it to matter, in steps left over."""


TRIES = 3
"""How often a gate is tried at the same cost; one that led through counts as tried so often."""

_PATIENCE, _STOREYS = 120, 10
"""From how many places a search looks around before it asks what is left at least to the goal; the first time from as
many more for so many storeys, since the net for it has to be made.
"""


def never() -> bool:
    """Return False, as somebody wants to know it to the end."""
    return False


@dataclass(slots=True, eq=False)
class Best:
    """The cheapest cost at each of some places, and how many ways of what cost were tried last.

    `each` are these three again, of which single numbers are read sooner.
    """

    costs: Integers
    last: Integers
    times: Integers
    each: tuple[memoryview[int], memoryview[int], memoryview[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.each = (self.costs.data, self.last.data, self.times.data)

    def are_worth(self, costs: Integers, numbers: Integers, often: int) -> Truths:
        """Return which paths at a cost to places, one each, match the cheapest that led on and were not tried often."""
        is_new = (costs != self.last[numbers]) | (self.times[numbers] < often)
        return np.asarray((costs <= self.costs[numbers]) & is_new, dtype=np.bool_)

    def is_worth(self, cost: int, number: int, often: int) -> bool:
        """Return the same for one path."""
        costs, last, times = self.each
        return cost <= costs[number] and (cost != last[number] or times[number] < often)

    def try_out(self, number: int, cost: int, leads_on: bool, often: int) -> None:
        """Note that a way of a cost to a place was tried; one that led on counts as tried `often`."""
        _, last, times = self.each
        before = times[number] if last[number] == cost else 0
        self.last[number], self.times[number] = cost, often if leads_on else before + 1
        if leads_on:
            self.costs[number] = cost


def _none_yet(count: int, dearest: int) -> Best:
    costs, last = np.full(count, dearest, dtype=np.int64), np.full(count, -1, dtype=np.int64)
    return Best(costs, last, np.zeros(count, dtype=np.int64))


@dataclass(slots=True, eq=False)
class Known:
    """What has been found out on one storey: the cheapest cost at each gate, and how early each cell was got to.

    `turns` say the same for the ways round each corner: those with the border before it on the hidden side at an even
    number, those with the border after it at the next. At the corners in `stops` one may stop. `along` are the
    directions of the border before and after each. `post_cells` and `throat_cells` are the cells of the posts at
    borders of dear areas and of the throats.
    """

    ground: Ground
    stops: Truths
    along: Floats
    turns: Floats
    gates: Best
    post_cells: Sequence[Cell]
    throat_cells: Sequence[Cell]
    cells: dict[Cell, float] = field(default_factory=dict)

    def has_cell(self, cell: Cell, when: float) -> bool:
        """Return whether a cell has been reached as early."""
        return self.cells.get(cell, when + 1.0) <= when + EARLIER


@dataclass(frozen=True, slots=True, eq=False)
class Ahead:
    """Gates of a storey that nodes on it see, and where straight ways to them pass the border, as rows.

    A row is the number of the node, that of the gate, what the node and the whole steps up to there cost, the place and
    the direction (x, y each), how far away it is in steps, and how straight the way is (the cosine to the border's
    normal).
    """

    nodes: list[Node]
    rows: Floats

    @property
    def storey(self) -> Storey:
        """The storey they lead out of."""
        return self.nodes[0].storey

    @property
    def gates(self) -> Integers:
        """The numbers of the gates."""
        return self.rows[:, 1].astype(np.int64)

    @property
    def costs(self) -> Integers:
        """Return the costs of coming to the gates."""
        return self.rows[:, 2].astype(np.int64)


class Search:
    """The state of a search from where a body stands, up to a cost.

    With a `goal` (place and stand height) places are left out from where it cannot be got to within the limit, and
    `goal_node` is how it is got to, `outward_node` how by the search outward alone. Stretches in `avoided` are not
    used. `exhausted`: a higher limit finds no more. Who is `careful` walks only where one may stop, too, and
    crosses the rest. `last` is the cost up to which a bend is worth while: when all is spent, it leads nowhere but to
    itself. `is_plain` says whether all is wanted that can be got to, at the same price everywhere: then no bend in the
    open helps.
    `nodes` are the places that were looked around from. The `lonely_mover` is the mover where no other body is near.
    """

    def __init__(
        self,
        mover: Mover,
        prices: Prices,
        limit: int,
        goal: tuple[Point, float] | None = None,
        avoided: frozenset[tuple[Point, Point]] = frozenset(),
        *,
        careful: bool = False,
    ) -> None:
        self.mover, self.prices, self.limit, self.goal, self.avoided = mover, prices, limit, goal, avoided
        self.lonely_mover = replace(mover, others=())
        self.nodes: list[Node] = []
        self._waiting: dict[tuple[int, int], list[Node]] = {}
        self._gates: dict[int, list[Ahead]] = {}
        self.exhausted = True
        self.goal_node: Node | None = None
        self.outward_node: Node | None = None
        self.storeys = (careful_storeys if careful else storeys)(
            mover.battlefield, circumradius(mover.body.footprint), mover.body.height, FAN if goal is None else FINE_FAN
        )
        self.tolls = Tolls(prices, self.storeys, mover.body.position, limit)
        self.last = limit if goal is not None else limit - prices.walk
        self.is_plain = goal is None and self.tolls.level
        self._post_cells = [cell_of((x, y)) for x, y in self.tolls.posts.tolist()]
        self._known: dict[int, Known] = {}
        self._homeward: Homeward | None = None

    @property
    def most(self) -> int:
        """The cost from which on nothing is worth while."""
        return self.goal_node.cost if self.goal_node is not None else self.limit + 1

    @property
    def has_strips(self) -> bool:
        """Return whether there are places to pass but not to stop at, such as half on a ledge."""
        return any(storey.has_strips for storey in self.storeys)

    def of(self, storey: Storey) -> Known:
        """Return what is known about a storey."""
        known = self._known.get(storey.number)
        if known is None:
            goal = self.goal[0] if self.goal is not None else None
            reach = STRIDE * self.limit + 1.0
            more = self.tolls.corners(self.mover.body.position, reach)
            ground = ground_of(self.storeys, storey, self.mover, more, reach, goal)
            turns = np.full(2 * len(ground.corners), self.limit + 1.0)
            # A crossing costs something, too.
            gates = _none_yet(len(ground.gates.places), self.limit - self.prices.walk + 1)
            throats = [alone((x, y)) for x, y in ground.throats.tolist()]
            rows = ground.corners
            sides = [unit(rows[:, 4:6] - rows[:, 2:4]), unit(rows[:, 6:8] - rows[:, 2:4])]
            along = in_rows(np.concatenate(sides, axis=1))
            known = Known(ground, storey.may_stop(rows[:, 0:2]), along, turns, gates, self._post_cells, throats)
            self._known[storey.number] = known
        return known

    def put(self, node: Node) -> None:
        """Keep a place beside corners or behind gates, unless its cell has been got to as early."""
        known = self.of(node.storey)
        if node.cost <= self.limit and not known.has_cell(node.cell, node.cost - node.spare):
            self.keep(known, node)

    def keep(self, known: Known, node: Node) -> None:
        """Keep a place whose cell was got to later so far, or never."""
        known.cells[node.cell] = node.cost - node.spare
        self.wait(node)

    def wait(self, node: Node) -> None:
        """Look around from a place later, the sooner the less a way over it can cost in all."""
        least = node.cost if self.goal is None else self._least_over(node)
        if least < self.most:
            self._waiting.setdefault((int(least), node.cost), []).append(node)
        elif least < inf:
            self.exhausted = False

    @property
    def should_look_homeward(self) -> bool:
        """Return whether the search has gone on so long that a better estimate of the remaining cost is worthwhile."""
        if self.goal is None or self._homeward is not None or len(self.nodes) <= _PATIENCE:
            return False
        is_made = net_of(self.storeys, anyone(self.mover), self.prices).is_made
        return is_made or len(self.nodes) > _PATIENCE * (1.0 + len(self.storeys) / _STOREYS)

    def look_homeward(self) -> None:
        """Know better from now on what is left to the goal."""
        assert self.goal is not None
        self._homeward = homeward(self.storeys, anyone(self.mover), self.prices, self.goal, self.limit + 1.0)
        nodes = [node for group in self._waiting.values() for node in group]
        gates = [ahead for group in self._gates.values() for ahead in group]
        self._waiting.clear()
        self._gates.clear()
        for node in nodes:
            self.wait(node)
        for storey in self.storeys:
            for ahead in gates:
                if ahead.storey is storey:
                    self.put_off(ahead)

    def put_off(self, ahead: Ahead) -> None:
        """Try gates later, the sooner the less a way through each can cost in all."""
        # A crossing costs a step at least, and ends a step behind its gate at most.
        if self.goal is None:
            for cost in np.unique(ahead.costs).tolist():
                if cost + self.prices.walk < self.most:
                    rows = ahead.rows[ahead.costs == cost]
                    self._gates.setdefault(cost + self.prices.walk, []).append(Ahead(ahead.nodes, rows))
                else:
                    self.exhausted = False
            return
        costs, ones = ahead.costs + self.prices.walk, np.ones(len(ahead.rows))
        least = self._least(costs, ahead.storey, ahead.rows[:, 3:5], ones)
        for value in np.unique(least[least < self.most]).tolist():
            self._gates.setdefault(int(value), []).append(Ahead(ahead.nodes, ahead.rows[least == value]))
        self.exhausted &= not bool(((least >= self.most) & (least < inf)).any())

    def next_gates(self) -> Iterator[tuple[Node, int, int, Floats]]:
        """Yield the gates to be tried before anything else, cheap and square ones first; none if there are none.

        Told is the node, the gate, the cost of coming to it, and the row of `Ahead`.
        """
        while self._gates:
            least = min(self._gates)
            if least >= self.most or (self._waiting and min(self._waiting)[0] < least):
                return
            groups = self._gates.pop(least)
            rows = np.concatenate([ahead.rows for ahead in groups])
            group = np.repeat(np.arange(len(groups)), [len(ahead.rows) for ahead in groups])
            worth = np.concatenate([self._are_worth(ahead) for ahead in groups])
            order = np.lexsort((-rows[:, 8], rows[:, 2]))
            order = order[worth[order]]
            if len(order):
                rows = rows[order]
                which, gates, costs = rows[:, 0:3].astype(np.int64).T.tolist()
                for number, node, gate, cost, row in zip(group[order].tolist(), which, gates, costs, rows, strict=True):
                    yield groups[number].nodes[node], gate, cost, row
                return

    def _are_worth(self, ahead: Ahead) -> Truths:
        """Return which gates are still worthwhile; where costs differ, some that are not are reported too."""
        best, gates, costs = self.of(ahead.storey).gates, ahead.gates, ahead.costs
        if self.goal is None:
            return best.are_worth(costs, gates, TRIES)
        return np.asarray(costs <= best.costs[gates], dtype=np.bool_)

    def next_nodes(self) -> list[Node]:
        """Return the places to look around from next, all of one cost; empty if nothing leads on any longer."""
        if not self._waiting:
            return []
        first = min(self._waiting)
        nodes = self._waiting.pop(first)
        return nodes if first[0] < self.most else []

    def places_on(self, storey: Storey) -> Floats:
        """Return the places on a storey that were looked around from, or still await it, as rows."""
        waiting = (node for group in self._waiting.values() for node in group)
        found = [node.place for node in chain(self.nodes, waiting) if node.storey is storey]
        return np.array(found).reshape(len(found), 2)

    def has_cell(self, storey: Storey, cell: Cell, when: float) -> bool:
        """Return whether a cell has been reached as early, or it is too late."""
        return when > self.limit or self.of(storey).has_cell(cell, when)

    def is_worth_a_look(self, node: Node) -> bool:
        """Return whether a place put in may lead on and no cheaper path to it has been found since."""
        if node.cost == self.limit and node.slack <= 0.0:
            return False
        return not self._is_outdone(node)

    def _least(self, costs: Integers, storey: Storey, places: Floats, farther: Floats) -> Floats:
        """Return the least cost to the goal over places on a storey, or a distance farther, in whole prices.

        Infinite where no way leads on.
        """
        assert self.goal is not None
        away = np.hypot(places[:, 0] - self.goal[0][0], places[:, 1] - self.goal[0][1])
        left = np.ceil(away - farther - 0.001).clip(0.0) * self.prices.walk
        if self._homeward is not None:
            rate = self.prices.walk + self.prices.extra
            left = np.maximum(left, np.ceil(self._homeward.least(storey, places) - farther * rate - 0.001))
        least: Floats = costs + left
        return least

    def _least_over(self, node: Node) -> float:
        """Return the same for one place."""
        assert self.goal is not None
        (x, y), (goal_x, goal_y) = node.place, self.goal[0]
        left: float = max(ceil(hypot(x - goal_x, y - goal_y) - node.slack - 0.001), 0) * self.prices.walk
        if self._homeward is not None:
            rate = self.prices.walk + self.prices.extra
            least = self._homeward.least_at(node.storey, node.place)
            left = max(left, ceil(least - node.slack * rate - 0.001) if least < inf else inf)
        return node.cost + left

    def _is_outdone(self, node: Node) -> bool:
        if node.parent is None:
            return False
        known = self.of(node.storey)
        when = known.turns[node.turn] if node.turn >= 0 else known.cells[node.cell]
        # Whoever passes a corner sooner in the same direction, will do so from elsewhere.
        if node.spare < 0.0 and when < node.cost - node.spare - 1e-6:
            return True
        # Whoever was near so much earlier has come here by now. Nowhere a step costs less than its price.
        if when > node.cost - self.prices.walk:
            return False
        step = self.prices.walk + self.tolls.surcharge(node.storey, node.place)
        return bool(when <= node.cost - step)


_SHORTER = 0.05
"""By how much another way must be shorter to be worth while, in steps."""

_LOOKED_AT, _MOST = 40, 2
"""How many places are looked at, the shortest way first, and how many places are told at most."""


def sees(node: Node, place: Point) -> bool:
    """Return whether a straight path leads from a node to a place on its storey."""
    return node.stars is not None and bool(node.stars.sees(np.array((node.number,)), np.array((place,)))[0])


def shorter_bends(search: Search, before: Node, bend: Point, end: Point) -> list[Point]:
    """Return places where a path from a node to another place on its storey could bend and be shorter; best first.

    They lie beside corners, or a search has found them.
    """
    if before.stars is None:
        return []
    ground = search.of(before.storey).ground
    (x, y), places = before.place, np.concatenate([ground.corners[:, 0:2], search.places_on(before.storey)])
    lengths = np.hypot(places[:, 0] - x, places[:, 1] - y) + np.hypot(places[:, 0] - end[0], places[:, 1] - end[1])
    now = plan_distance(before.place, bend) + plan_distance(bend, end)
    order = np.argsort(lengths)[:_LOOKED_AT]
    places = places[order[lengths[order] < now - _SHORTER]]
    if not len(places):
        return []
    visible = before.stars.sees(np.full(len(places), before.number), places) & before.storey.may_stop(places)
    places = places[visible]
    if not len(places):
        return []
    places = places[are_clear(ground.edges, places, np.tile(np.array(end), (len(places), 1)))]
    return [rounded_point((east, north)) for east, north in places[:_MOST].tolist()]
