"""How a body spreads over the table: the places it can get to, cheapest first, and how.

Every option is straight and at most a step long, so that a straight stretch costs as many as it has steps begun. The
search goes outward by whole costs; on the way to a goal it looks first where a way may be cheapest in all (A*, with the
straight distance, and when it takes long with what `homeward` says to be left). From each place where a way bends it
sees a star of places in a straight line; ways bend beside corners, and also a little before or behind them, at whole
steps, so that a bend costs no step of its own. Where a storey ends, and something near is low or high enough, they
cross over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from pb12table.table.routes.giving_up import GivenUp
from pb12table.table.routes.search.arriving import arrive
from pb12table.table.routes.search.backward_search import last_options, meet
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.search.expand_corners import bend
from pb12table.table.routes.search.expand_crossings import leave, pass_gate
from pb12table.table.routes.search.nodes import Node
from pb12table.table.routes.search.search_state import Search, never
from pb12table.table.routes.space.crossings import Mover, from_the_air
from pb12table.table.routes.space.cut_off import Passable, is_cut_off, is_shut_in
from pb12table.table.routes.space.free_space import storey_at
from pb12table.table.routes.space.gates import anyone
from pb12table.table.routes.space.storey_now import together
from pb12table.table.routes.steps import STRIDE
from pb12table.table.routes.visibility import stars
from pb12table.table.shapes import Point
from pb12table.table.standing.stands import stand
from pb12table.table.surfaces import levels_under
from pb12table.table.units import rounded


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
            if gates := self.next_gates():
                for node, row in gates:
                    pass_gate(self, node, row)
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

    def _look_around(self, groups: list[list[Node]], cost: int, radii: Sequence[int]) -> None:
        """All places of one cost at once, storey by storey."""
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
        """Whether there may be a way to the goal at all; without one everything is worth looking for."""
        if self.goal is None:
            return True
        return not is_cut_off(Passable(self.storeys, anyone(self.mover)), (start.storey, start.place), self.goal)

    def _is_shut_in(self, goal: tuple[Point, float]) -> bool:
        """Whether other bodies fill whatever leads to the goal; without one there is nothing to be shut in."""
        if not self.mover.others or not self.nodes:
            return False
        start = self.nodes[0]
        others = tuple(other for other in self.mover.others if other.id != self.mover.body.id)
        before = ((post.storey, post.place) for post in last_options(self))
        return is_shut_in(Passable(self.storeys, anyone(self.mover), others), (start.storey, start.place), goal, before)

    def _start(self, holding: bool) -> Node | None:
        """Where the body stands; in the air, or holding on, where it can get down to."""
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
