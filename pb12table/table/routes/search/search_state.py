"""What a search over the table knows while it goes on: the costs so far, and where to look next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from math import inf

import numpy as np

from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.motion.inflating import FAN, FINE_FAN
from pb12table.table.routes.search.coarse_net import net_of
from pb12table.table.routes.search.costs import Prices, Tolls
from pb12table.table.routes.search.heuristic import Homeward, homeward
from pb12table.table.routes.search.nodes import Cell, Node
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey, careful_storeys, storeys
from pb12table.table.routes.space.gates import anyone
from pb12table.table.routes.space.storey_now import Ground, ground_of
from pb12table.table.routes.steps import STRIDE
from pb12table.table.shapes import Point, circumradius

EARLIER = 0.01
"""How much earlier a place must be got to at the same cost for it to matter, in steps left over."""


_PATIENCE, _STOREYS = 120, 10
"""From how many places a search looks around before it asks what is left at least to the goal; the first time from as
many more for so many storeys, since the net for it has to be made.
"""


def never() -> bool:
    """Somebody wants to know it to the end."""
    return False


@dataclass(slots=True, eq=False)
class Best:
    """The cheapest cost at each of some places, and how many ways of what cost were tried last."""

    costs: Integers
    last: Integers
    times: Integers

    def are_worth(self, costs: Integers, numbers: Integers, often: int) -> Truths:
        """Which ways of so much to places, one for each, are as cheap as any that led on, and not yet tried often."""
        is_new = (costs != self.last[numbers]) | (self.times[numbers] < often)
        return np.asarray((costs <= self.costs[numbers]) & is_new, dtype=np.bool_)

    def is_worth(self, cost: int, number: int, often: int) -> bool:
        """The same for one way."""
        return cost <= self.costs[number] and (cost != self.last[number] or bool(self.times[number] < often))

    def try_out(self, number: int, cost: int, leads_on: bool, often: int) -> None:
        """Note that a way of a cost to a place was tried; one that led on counts as tried `often`."""
        before = int(self.times[number]) if self.last[number] == cost else 0
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
    number, those with the border after it at the next. At the corners in `stops` one may stop.
    """

    ground: Ground
    stops: Truths
    turns: Floats
    gates: Best
    cells: dict[Cell, float] = field(default_factory=dict)

    def has_cell(self, cell: Cell, when: float) -> bool:
        """Whether a cell has been got to as early."""
        return self.cells.get(cell, when + 1.0) <= when + EARLIER


@dataclass(frozen=True, slots=True, eq=False)
class Ahead:
    """A gate (its number on the storey) that a node sees, and where a way to it passes the border: in which direction,
    how far away in steps, and how straight (the cosine to the border's normal).

    `cost` is what the node and the whole steps up to there cost.
    """

    node: Node
    gate: int
    cost: int
    place: Point
    direction: Point
    away: float
    lean: float


class Search:
    """The state of a search from where a body stands, up to a cost.

    With a `goal` (place and stand height) places are left out from where it cannot be got to within the limit, and
    `goal_node` is how it is got to, `outward_node` how by the search outward alone. Stretches in `avoided` are not
    used. `exhausted`: a higher limit finds no more. Who is `careful` walks only where one may stop, too, and
    crosses the rest.
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
        self._known: dict[int, Known] = {}
        self._homeward: Homeward | None = None

    @property
    def most(self) -> int:
        """The cost from which on nothing is worth while."""
        return self.goal_node.cost if self.goal_node is not None else self.limit + 1

    @property
    def last(self) -> int:
        """The cost up to which a bend is worth while: when all is spent, it leads nowhere but to itself."""
        return self.limit if self.goal is not None else self.limit - self.prices.walk

    @property
    def is_plain(self) -> bool:
        """Whether all is wanted that can be got to, at the same price everywhere: then no bend in the open helps."""
        return self.goal is None and self.tolls.level

    @property
    def has_strips(self) -> bool:
        """Whether there are places to pass but not to stop at, as half on a ledge."""
        return any(storey.has_strips for storey in self.storeys)

    def of(self, storey: Storey) -> Known:
        """What is known of a storey."""
        known = self._known.get(storey.number)
        if known is None:
            goal = self.goal[0] if self.goal is not None else None
            reach = STRIDE * self.limit + 1.0
            more = self.tolls.corners(self.mover.body.position, reach)
            ground = ground_of(self.storeys, storey, self.mover, more, reach, goal)
            turns = np.full(2 * len(ground.corners), self.limit + 1.0)
            # A crossing costs something, too.
            gates = _none_yet(len(ground.gates.places), self.limit - self.prices.walk + 1)
            known = Known(ground, storey.may_stop(ground.corners[:, 0:2]), turns, gates)
            self._known[storey.number] = known
        return known

    def put(self, node: Node) -> None:
        """Keep a place beside corners or behind gates, unless its cell has been got to as early."""
        known = self.of(node.storey)
        if node.cost <= self.limit and not known.has_cell(node.cell, node.cost - node.spare):
            known.cells[node.cell] = node.cost - node.spare
            self.wait(node)

    def wait(self, node: Node) -> None:
        """Look around from a place later, the sooner the less a way over it can cost in all."""
        least = float(node.cost)
        if self.goal is not None:
            places, farther = np.array([node.place]), np.array([node.slack])
            least = float(self._least(np.array([node.cost]), node.storey, places, farther)[0])
        if least < self.most:
            self._waiting.setdefault((int(least), node.cost), []).append(node)
        elif least < inf:
            self.exhausted = False

    @property
    def should_look_homeward(self) -> bool:
        """Whether the search goes on for so long that it is worth its while to know better what is left to the goal."""
        if self.goal is None or self._homeward is not None or len(self.nodes) <= _PATIENCE:
            return False
        is_made = net_of(self.storeys, anyone(self.mover), self.prices).is_made
        return is_made or len(self.nodes) > _PATIENCE * (1.0 + len(self.storeys) / _STOREYS)

    def look_homeward(self) -> None:
        """From now on know better what is left to the goal."""
        assert self.goal is not None
        self._homeward = homeward(self.storeys, anyone(self.mover), self.prices, self.goal, self.limit + 1.0)
        nodes = [node for group in self._waiting.values() for node in group]
        gates = [ahead for group in self._gates.values() for ahead in group]
        self._waiting.clear()
        self._gates.clear()
        for node in nodes:
            self.wait(node)
        for storey in self.storeys:
            self.put_off(storey, [ahead for ahead in gates if ahead.node.storey is storey])

    def put_off(self, storey: Storey, gates: Sequence[Ahead]) -> None:
        """Try gates of a storey later, the sooner the less a way through each can cost in all."""
        if not gates:
            return
        # A crossing costs a step at least, and ends a step behind its gate at most.
        costs = np.array([ahead.cost for ahead in gates]) + self.prices.walk
        least = self._least(costs, storey, np.array([ahead.place for ahead in gates]), np.ones(len(gates)))
        for number in np.flatnonzero(least < self.most).tolist():
            self._gates.setdefault(int(least[number]), []).append(gates[number])
        self.exhausted &= not bool(((least >= self.most) & (least < inf)).any())

    def next_gates(self) -> list[Ahead]:
        """The gates to be tried before anything else, cheap and square ones first; empty when there are none."""
        if not self._gates:
            return []
        least = min(self._gates)
        if least >= self.most or (self._waiting and min(self._waiting)[0] < least):
            return []
        return sorted(self._gates.pop(least), key=lambda ahead: (ahead.cost, -ahead.lean))

    def next_nodes(self) -> list[Node]:
        """The places to look around from next, all of one cost; empty when nothing leads on any more."""
        if not self._waiting:
            return []
        first = min(self._waiting)
        nodes = self._waiting.pop(first)
        return nodes if first[0] < self.most else []

    def places_on(self, storey: Storey) -> Floats:
        """The places on a storey that were looked around from, or still wait for it, as rows."""
        waiting = (node for group in self._waiting.values() for node in group)
        found = [node.place for node in chain(self.nodes, waiting) if node.storey is storey]
        return np.array(found).reshape(len(found), 2)

    def has_cell(self, storey: Storey, cell: Cell, when: float) -> bool:
        """Whether a cell has been got to as early, or it is too late."""
        return when > self.limit or self.of(storey).has_cell(cell, when)

    def is_worth_a_look(self, node: Node) -> bool:
        """Whether a place put in may lead on, and no cheaper way to it was found since."""
        if node.cost == self.limit and node.slack <= 0.0:
            return False
        return not self._is_outdone(node)

    def _least(self, costs: Integers, storey: Storey, places: Floats, farther: Floats) -> Floats:
        """What ways over places on a storey, or so much farther, cost at least, in whole prices.

        Without a goal they end there. Infinite where no way leads on.
        """
        if self.goal is None:
            return costs.astype(np.float64)
        away = np.hypot(places[:, 0] - self.goal[0][0], places[:, 1] - self.goal[0][1])
        left = np.ceil(away - farther - 0.001).clip(0.0) * self.prices.walk
        if self._homeward is not None:
            rate = self.prices.walk + self.prices.extra
            left = np.maximum(left, np.ceil(self._homeward.least(storey, places) - farther * rate - 0.001))
        least: Floats = costs + left
        return least

    def _is_outdone(self, node: Node) -> bool:
        if node.parent is None:
            return False
        known = self.of(node.storey)
        when = known.turns[node.turn] if node.turn >= 0 else known.cells[node.cell]
        # Whoever passes a corner sooner in the same direction, will do so from elsewhere.
        if node.spare < 0.0 and when < node.cost - node.spare - 1e-6:
            return True
        # Whoever was near so much earlier has come here by now.
        step = self.prices.walk + self.tolls.surcharge(node.storey, node.place)
        return bool(when <= node.cost - step)
