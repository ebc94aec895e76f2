"""How a body spreads over the table: the places it can get to, cheapest first, and how.

Every option is straight and at most a step long, so that a straight stretch costs as many as it has steps begun. The
search goes outward by whole costs; on the way to a goal it looks first where a way may be cheapest in all (A*, with the
straight distance). From each place where a way bends it sees a star of places in a straight line; ways bend beside
corners, and also a little before or behind them, at whole steps, so that a bend costs no step of its own. Where a
storey ends, and something near is low or high enough, they cross over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from pb12table.table.bending import bend
from pb12table.table.crossings import Mover, from_the_air
from pb12table.table.cut_off import is_cut_off
from pb12table.table.free_space import storey_at
from pb12table.table.gates import anyone
from pb12table.table.ground import FREE_STEP
from pb12table.table.grounds import Ground, together
from pb12table.table.leaving import LEAST_LEAN, TRIES, leave, through
from pb12table.table.nodes import Node
from pb12table.table.prices import Prices
from pb12table.table.search import GivenUp, Search, never
from pb12table.table.shapes import Circle, Point
from pb12table.table.stands import stand
from pb12table.table.stars import stars
from pb12table.table.strides import STRIDE
from pb12table.table.surfaces import SUPPORT_BAND, levels_under
from pb12table.table.units import plan_distance, rounded

_SLIVER = 0.3
"""How far before the end of a way borders may hide it that are drawn too wide for a base that is not round."""

_BEFORE = 0.01
"""How far before the end of a ray its ground is looked at, so that it is surely on this side of the border."""


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
    ) -> None:
        super().__init__(mover, prices, limit, goal, avoided)
        start = self._start(holding)
        if start is not None and start.cost <= limit and self._leads_anywhere(start):
            self.wait(start)

    # -- the search -------------------------------------------------------------------------------------------

    def run(self, radii: Sequence[int] = (), stop: Callable[[], bool] = never) -> None:
        """Search; stars get rays where they will be cut for the limits in `radii`, too.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        while nodes := self.next_nodes():
            if stop():
                raise GivenUp
            wanted: dict[int, list[Node]] = {}
            for node in nodes:
                if self.is_worth_a_look(node):
                    wanted.setdefault(node.storey.number, []).append(node)
            groups = list(wanted.values())
            if groups:
                self._look_around(groups, nodes[0].cost, radii)

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
                for node in group:
                    self._try_goal(node, known.ground)
            if cost < self.last:
                bend(self, group, known)
            if room >= 1 and len(known.ground.gates.places):
                leave(self, group, known)

    # -- the goal ---------------------------------------------------------------------------------------------

    def _try_goal(self, node: Node, ground: Ground) -> None:
        """Whether the goal lies in the star, or just beside it where borders are drawn too wide, or behind a gate."""
        assert self.goal is not None
        assert node.stars is not None
        place, height = self.goal
        away = plan_distance(node.place, place)
        if away < 1e-9:
            if abs(node.storey.height_at(place) - height) <= 0.1:
                self._arrive(node, 0)
            return
        way = ((place[0] - node.place[0]) / away, (place[1] - node.place[1]) / away)
        angle = np.array((np.arctan2(way[1], way[0]),))
        length = float(node.stars.lengths_at(np.array((node.number,)), angle)[0])
        is_seen = away <= length or (self._may_be_narrower(length, away) and _is_level(node, way, length, away, height))
        if is_seen and node.storey.holds(place, height) and (node.place, place) not in self.avoided:
            self._arrive(node, self.tolls.leg(node.storey, node.landing(place), place))
        elif away > length and len(ground.gates.places):
            border = np.asarray(node.place) + length * np.asarray(way)
            beside = np.hypot(*(ground.gates.places - border).T)
            for nearest in np.argsort(beside).tolist():
                if beside[nearest] >= 0.45:
                    break
                begun = node.cost + int(max(length - node.slack, 0.0) / STRIDE) * self.prices.walk
                best = self.of(node.storey).gates
                if best.costs[nearest] < begun and best.times[nearest] >= TRIES:
                    break
                if not ground.gates.behind(nearest):
                    continue
                lean = float(ground.gates.out[nearest] @ np.asarray(way))
                for behind in ground.gates.behind(nearest) if lean > LEAST_LEAN else ():
                    through(self, node, way, length, lean, behind)
                break

    def _may_be_narrower(self, length: float, away: float) -> bool:
        """Whether a base that is not round may go on to a goal so near behind a border for the circle around it."""
        return not isinstance(self.mover.body.footprint, Circle) and away <= length + _SLIVER

    def _arrive(self, node: Node, cost: int) -> None:
        assert self.goal is not None
        if node.cost + cost < self.most:
            self.goal_node = Node(self.goal[0], node.storey, node.cost + cost, node, self.goal[0])

    # -- the start --------------------------------------------------------------------------------------------

    def _leads_anywhere(self, start: Node) -> bool:
        """Whether there may be a way to the goal at all; without one everything is worth looking for."""
        if self.goal is None:
            return True
        return not is_cut_off(self.storeys, anyone(self.mover), (start.storey, start.place), self.goal)

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


def _is_level(node: Node, way: Point, length: float, away: float, height: float) -> bool:
    """Whether the ground before the end of a ray is as high as a stand height a little farther on, or a slope apart."""
    before = max(length - _BEFORE, 0.0)
    end = node.storey.height_at((node.place[0] + before * way[0], node.place[1] + before * way[1]))
    return abs(end - height) <= FREE_STEP + SUPPORT_BAND + away - before
