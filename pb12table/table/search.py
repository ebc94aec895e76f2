"""What a search over the table knows while it goes on: the costs so far, and where to look next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import ceil

import numpy as np

from pb12table.table.crossings import Mover
from pb12table.table.free_space import Storey, careful_storeys, storeys
from pb12table.table.grounds import Ground, ground_of
from pb12table.table.inflating import FAN, FINE_FAN
from pb12table.table.nodes import Cell, Node
from pb12table.table.prices import Prices, Tolls
from pb12table.table.shapes import Point, circumradius
from pb12table.table.stars import Floats, Integers, Truths
from pb12table.table.strides import STRIDE
from pb12table.table.units import plan_distance

EARLIER = 0.01
"""How much earlier a place must be got to at the same cost for it to matter, in steps left over."""


class GivenUp(Exception):
    """Nobody wants to know any more what is searched for."""


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
        self.exhausted = True
        self.goal_node: Node | None = None
        self.outward_node: Node | None = None
        self.storeys = (careful_storeys if careful else storeys)(
            mover.battlefield, circumradius(mover.body.footprint), mover.body.height, FAN if goal is None else FINE_FAN
        )
        self.tolls = Tolls(prices, self.storeys, mover.body.position, limit)
        self._known: dict[int, Known] = {}

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
            ground = ground_of(self.storeys, storey, self.mover, self.tolls, STRIDE * self.limit + 1.0, goal)
            turns = np.full(2 * len(ground.corners), self.limit + 1.0)
            # A crossing costs something, too.
            gates = _none_yet(len(ground.gates.places), self.limit - self.prices.walk + 1)
            known = Known(ground, storey.may_stop(ground.corners[:, 0:2]), turns, gates)
            self._known[storey.number] = known
        return known

    def put(self, node: Node) -> None:
        """Keep a place beside corners or behind gates, unless its cell has been got to as early."""
        if node.cost <= self.limit and not self.has_cell(node.storey, node.cell, node.cost - node.spare):
            self.of(node.storey).cells[node.cell] = node.cost - node.spare
            self.wait(node)

    def wait(self, node: Node) -> None:
        """Look around from a place later, the sooner the less a way over it can cost in all."""
        least = self._least(node.cost, node.place, node.slack)
        if least < self.most:
            self._waiting.setdefault((least, node.cost), []).append(node)
        else:
            self.exhausted = False

    def next_nodes(self) -> list[Node]:
        """The places to look around from next, all of one cost; empty when nothing leads on any more."""
        if not self._waiting:
            return []
        least, cost = min(self._waiting)
        nodes = self._waiting.pop((least, cost))
        return nodes if least < self.most else []

    def has_cell(self, storey: Storey, cell: Cell, when: float) -> bool:
        """Whether a cell has been got to as early, or it is too late."""
        return when > self.limit or self.of(storey).cells.get(cell, when + 1.0) <= when + EARLIER

    def is_worth_a_look(self, node: Node) -> bool:
        """Whether a place put in may lead on, and no cheaper way to it was found since."""
        if node.cost == self.limit and node.slack <= 0.0:
            return False
        return not self._is_outdone(node)

    def may_help(self, cost: int, place: Point, farther: float) -> bool:
        """Whether it can still lead to the goal to be at a place, or so much farther, for a cost in all."""
        if self._least(cost, place, farther) < self.most:
            return True
        self.exhausted = False
        return False

    def _least(self, cost: int, place: Point, farther: float) -> int:
        """What a way over a place, or so much farther, costs at least; without a goal it ends there."""
        if self.goal is None:
            return cost
        return cost + max(ceil(plan_distance(place, self.goal[0]) - farther - 0.001), 0) * self.prices.walk

    def _is_outdone(self, node: Node) -> bool:
        if node.parent is None:
            return False
        known = self.of(node.storey)
        when = known.turns[node.turn] if node.turn >= 0 else known.cells[node.cell]
        # Whoever was near so much earlier has come here by now.
        step = self.prices.walk + self.tolls.surcharge(node.storey, node.place)
        return bool(when <= node.cost - step)
