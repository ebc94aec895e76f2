"""How a body spreads over the table: the places it can get to, cheapest first, and how.

Every option is straight and at most a step long, so that a straight stretch costs as many as it has steps begun. The
search goes outward by whole costs. From each place where a way bends it sees a star of places in a straight line; ways
bend beside corners, and also a little before or behind them, at whole steps, so that a bend costs no step of its own.
Where a storey ends, and something near is low or high enough, they cross over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, floor, hypot

import numpy as np

from pb12table.table.bends import bends
from pb12table.table.crossings import Move, Mover, crossing, from_the_air
from pb12table.table.cut_off import is_cut_off
from pb12table.table.free_space import Storey, storey_at, storeys
from pb12table.table.gates import CLEAR, Behind, anyone, is_open
from pb12table.table.grounds import Ground, ground_of
from pb12table.table.inflating import SLACK
from pb12table.table.nodes import Node, cell_of
from pb12table.table.prices import Prices, Tolls
from pb12table.table.shapes import Point, circumradius
from pb12table.table.stands import stand
from pb12table.table.stars import Floats, Integers, Stars, Truths, stars
from pb12table.table.strides import STRIDE
from pb12table.table.surfaces import levels_under
from pb12table.table.units import plan_distance, rounded

_PARENTS = 2
"""From how many places at the same cost the ways round a corner are tried."""

_LEAST_LEAN = 0.2
"""How straight a way must lead through a gate at least: the cosine of its angle to the border's normal."""

_BY_HAND = 2
"""Crossings of more moves than this lead hand over hand."""

_SQUARE = 0.5
"""How straight a way must lead through a gate for what was found out straight through it to hold."""

_TRIES = 3
"""How often a gate is tried."""

_SLIVER = 0.3
"""How far before the end of a way the borders drawn too wide may hide it."""


@dataclass(slots=True, eq=False)
class _Known:
    """What has been found out on one storey: the cheapest cost at each corner, cell and gate, and how often."""

    ground: Ground
    corners: dict[int, tuple[int, int]] = field(default_factory=dict)
    cells: dict[tuple[float, float], int] = field(default_factory=dict)
    gates: dict[int, tuple[int, int]] = field(default_factory=dict)


class Spread:
    """A search from where a body stands, up to a cost.

    With a `goal` (place and stand height) places are left out from where it cannot be got to within the limit, and
    `goal_node` is how it is got to. Stretches in `avoided` are not used. `exhausted`: a higher limit finds no more.
    """

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
        self.mover, self.prices, self.limit, self.goal, self.avoided = mover, prices, limit, goal, avoided
        self.nodes: list[Node] = []
        self.exhausted = True
        self.goal_node: Node | None = None
        self.storeys = storeys(mover.battlefield, circumradius(mover.body.footprint), mover.body.height)
        self.tolls = Tolls(prices, mover.body.position, limit)
        self._known: dict[int, _Known] = {}
        self._buckets: list[list[Node]] = [[] for _ in range(limit + 1)]
        start = self._start(holding)
        if start is not None and start.cost <= limit and self._leads_anywhere(start):
            self._buckets[start.cost].append(start)

    # -- the search -------------------------------------------------------------------------------------------

    def run(self, radii: Sequence[int] = ()) -> None:
        """Search; stars get rays where they will be cut for the limits in `radii`, too."""
        for cost in range(self.limit + 1):
            if cost >= self._most():
                return
            wanted: dict[int, list[Node]] = {}
            for node in self._buckets[cost]:
                if not self._is_outdone(node) and self._is_hopeful(node):
                    wanted.setdefault(node.storey.number, []).append(node)
            for nodes in wanted.values():
                # Tips first: of the ways round the next corner only the first few are tried.
                self._look_around(sorted(nodes, key=lambda node: not node.own_cell), cost, radii)

    def _most(self) -> int:
        """The cost from which on nothing is worth while."""
        return self.goal_node.cost if self.goal_node is not None else self.limit + 1

    def _is_hopeful(self, node: Node) -> bool:
        if self.goal is None:
            return True
        if node.cost + ceil(plan_distance(node.place, self.goal[0]) - 0.001) < self._most():
            return True
        self.exhausted = False
        return False

    def _may_help(self, cost: int, gate: Floats) -> bool:
        """Whether a crossing at a gate, at a cost in all, can still lead to the goal; it ends a step away at most."""
        if self.goal is None:
            return True
        (x, y), _ = self.goal
        if cost + ceil(hypot(x - gate[0], y - gate[1]) - 1.001) < self._most():
            return True
        self.exhausted = False
        return False

    def _is_outdone(self, node: Node) -> bool:
        """Whether a cheaper way to the place of a node was found since it was put in."""
        if node.parent is None:
            return False
        known = self._of(node.storey)
        if node.corner >= 0:
            return known.corners[node.corner][0] < node.cost
        return known.cells[cell_of(node)] < node.cost

    def _look_around(self, nodes: list[Node], cost: int, radii: Sequence[int]) -> None:
        """All places of one cost on one storey at once."""
        room = self.limit - cost
        self.exhausted = self.exhausted and room > 3
        if room < 1:
            nodes = [node for node in nodes if node.slack > 0.0]
        if not nodes:
            return
        self.nodes += nodes
        known = self._of(nodes[0].storey)
        places = np.array([node.eye or node.place for node in nodes])
        slack = np.array([node.slack for node in nodes])
        cuts = [self.tolls.radius(max(limit - cost, 0)) for limit in {*radii, self.limit} if limit >= cost]
        # Where steps begin in dear areas or not, depends on the side on which their circle passes the border.
        marks = (self.tolls.lines, [STRIDE * step for step in range(room)])
        seen = stars(places, known.ground.edges, room + float(slack.max()) + 0.001, cuts, slack, marks)
        for number, node in enumerate(nodes):
            node.stars, node.number = seen, number
        if self.goal is not None:
            for node in nodes:
                self._try_goal(node, known.ground)
        if room >= 1:
            self._bend(nodes, known, seen, slack)
        if room >= 1 and len(known.ground.gates.places):
            self._cross(nodes, known, seen, slack)

    def _put(self, node: Node) -> bool:
        """Keep a place beside corners or behind gates, unless its cell has been got to as cheaply."""
        if node.cost > self.limit or node.place == node.via == (node.parent or node).place:
            return False
        if self._has_cell(node):
            return False
        self._of(node.storey).cells[cell_of(node)] = node.cost
        self._buckets[node.cost].append(node)
        return True

    def _has_cell(self, node: Node) -> bool:
        """Whether the cell of a place has been got to as cheaply, or the place is too dear."""
        return self._of(node.storey).cells.get(cell_of(node), self.limit + 1) <= node.cost or node.cost > self.limit

    def _of(self, storey: Storey) -> _Known:
        known = self._known.get(storey.number)
        if known is None:
            known = _Known(ground_of(self.storeys, storey, self.mover, self.tolls, STRIDE * self.limit + 1.0))
            self._known[storey.number] = known
        return known

    # -- bends ------------------------------------------------------------------------------------------------

    def _bend(self, nodes: list[Node], known: _Known, seen: Stars, slack: Floats) -> None:
        """Ways that go round the corners in view, and to the posts at borders of dear areas."""
        reach = (STRIDE * (self.limit - nodes[0].cost) + slack)[:, None]
        rows = known.ground.corners
        if len(rows):
            dx, dy = rows[:, 0] - seen.places[:, 0:1], rows[:, 1] - seen.places[:, 1:2]
            far = np.hypot(dx, dy)
            # Ways only bend round what they lean on: both borders of the corner lie on one side of the way.
            before = dx * (rows[:, 5] - rows[:, 3]) - dy * (rows[:, 4] - rows[:, 2])
            after = dx * (rows[:, 7] - rows[:, 3]) - dy * (rows[:, 6] - rows[:, 2])
            near = (far <= reach) & (far > 1e-6) & (before * after >= -1e-4 * far)
            which, corner = near.nonzero()
            visible = seen.sees(which, rows[corner, 0:2])
            which, corner = which[visible], corner[visible]
            forward = (before[which, corner] + after[which, corner] < 0.0)[:, None]
            self._turn(nodes, known, which, corner, forward)
        posts = self.tolls.posts
        if len(posts):
            away = np.hypot(posts[:, 0] - seen.places[:, 0:1], posts[:, 1] - seen.places[:, 1:2])
            which, post = (away <= reach).nonzero()
            self._legs(nodes, which, posts[post])

    def _turn(self, nodes: list[Node], known: _Known, which: Integers, corner: Integers, forward: Truths) -> None:
        """Bends at corners in view, and at whole steps: straight on past the corner, or swung out before it."""
        rows = known.ground.corners[corner]
        places = np.array([node.place for node in nodes])[which]
        slack = np.array([node.slack for node in nodes])[which]
        costs = nodes[0].cost + self.tolls.legs(nodes[0].storey, places, rows[:, 0:2], slack)
        fresh = np.zeros(len(which), dtype=np.bool_)
        for pair, (star, number, cost) in enumerate(zip(which.tolist(), corner.tolist(), costs.tolist(), strict=True)):
            best, times = known.corners.get(number, (self.limit + 1, 0))
            if cost > best or cost > self.limit:
                continue
            node, place = nodes[star], (float(rows[pair, 0]), float(rows[pair, 1]))
            if cost < best:
                if (node.place, place) in self.avoided:
                    continue
                self._buckets[cost].append(Node(place, node.storey, cost, node, place, corner=number))
                times = 0
            known.corners[number] = (cost, times + 1)
            fresh[pair] = times < _PARENTS
        if fresh.any():
            points, kept, is_tip = bends(places[fresh], rows[fresh], forward[fresh], slack[fresh])
            self._legs(nodes, which[fresh][kept[is_tip]], points[is_tip], each=True)
            self._legs(nodes, which[fresh][kept[~is_tip]], points[~is_tip])

    def _legs(self, nodes: list[Node], which: Integers, points: Floats, *, each: bool = False) -> None:
        """Straight to places, from those nodes that see them; `each`: even if there is another one beside it."""
        stars_of = nodes[0].stars
        assert stars_of is not None
        visible = stars_of.sees(which, points)
        which, points = which[visible], points[visible]
        slack = np.array([node.slack for node in nodes])[which]
        costs = self.tolls.legs(nodes[0].storey, stars_of.places[which], points, slack)
        for star, point, cost in zip(which.tolist(), points.tolist(), costs.tolist(), strict=True):
            node, place = nodes[star], (point[0], point[1])
            if (node.place, place) not in self.avoided:
                self._put(Node(place, node.storey, node.cost + cost, node, place, own_cell=each))

    # -- crossings --------------------------------------------------------------------------------------------

    def _cross(self, nodes: list[Node], known: _Known, seen: Stars, slack: Floats) -> None:
        """Ways that leave the storey where something else is near enough, square gates first."""
        gates = known.ground.gates
        dx, dy = gates.places[:, 0] - seen.places[:, 0:1], gates.places[:, 1] - seen.places[:, 1:2]
        far = np.hypot(dx, dy)
        lean = (dx * gates.out[:, 0] + dy * gates.out[:, 1]) / np.maximum(far, 1e-9)
        reach = (STRIDE * (self.limit - nodes[0].cost) + slack)[:, None]
        which, gate = ((far <= reach) & (lean > _LEAST_LEAN)).nonzero()
        visible = seen.sees(which, gates.places[gate] - CLEAR * gates.out[gate])
        which, gate = which[visible], gate[visible]
        for number in np.argsort(-lean[which, gate], kind="stable").tolist():
            node, key = nodes[int(which[number])], int(gate[number])
            away = float(far[which[number], gate[number]])
            cost = node.cost + floor(max(away - node.slack, 0.0) / STRIDE) * self.prices.walk
            best, times = known.gates.get(key, (self.limit, 0))
            if cost + self.prices.walk > self.limit or cost > best or (cost == best and times >= _TRIES):
                continue
            if not self._may_help(cost + self.prices.walk, gates.places[key]):
                continue
            way = gates.places[key] - seen.places[which[number]]
            direction = (float(way[0]) / away, float(way[1]) / away)
            found = False
            for behind in gates.behind(key):
                found |= self._through(node, direction, away, float(lean[which[number], key]), behind)
            known.gates[key] = (cost, _TRIES if found else times + 1 if cost == best else 1)

    def _through(self, node: Node, way: Point, away: float, lean: float, behind: Behind) -> bool:
        """Straight through a gate: from the last whole step before it, and from the gate itself, which gets farther."""
        # To the hair only when one place is wanted: everywhere else there is a better one beside it.
        hairs = ((SLACK, 1.0), (CLEAR, STRIDE)) if self.goal is not None else ((CLEAR, STRIDE),)
        found = False
        for hair, step in hairs:
            gate = max(away - hair / lean, 0.0)
            free = gate - node.slack
            last = node.slack + floor((free + 1e-6) / step) * step if free > 0.0 else gate
            for before in (last, gate) if last < gate else (gate,):
                # Hand over hand upward the last option begins at the gate.
                by_hand = len(behind.moves) > _BY_HAND and behind.moves[0].rise > 0.0
                begun = gate if by_hand else before
                if gate - before > step:
                    continue
                nearest = away - begun + (behind.near + hair) / lean
                farthest = min(step, away - begun + (behind.far - hair) / lean)
                if farthest + 1e-5 < nearest:
                    continue
                found |= self._step_over(node, before, begun + nearest, begun + farthest, way, behind, lean > _SQUARE)
        return found

    def _step_over(
        self, node: Node, before: float, entry: float, last: float, way: Point, behind: Behind, square: bool
    ) -> bool:
        """One crossing in a direction, begun at a distance from a node and ending between `entry` and `last`.

        Where all is plain it is as it was tried once.
        """
        x, y = node.place
        storey = self.storeys[behind.storey]
        via = (rounded(x + way[0] * before), rounded(y + way[1] * before)) if before > 0.0 else node.place
        entry = min(entry + 0.0006, last)
        to = (rounded(x + way[0] * entry), rounded(y + way[1] * entry))
        if (via, to) in self.avoided or (node.place, via) in self.avoided or not storey.contains(to):
            return False
        leg = self.tolls.leg(node.storey, node.landing(via), via)
        surcharge = self.tolls.surcharge(node.storey, via)
        if node.cost + leg + self.prices.walk + surcharge > self.limit:
            return False
        dear = node.cost + leg + self.prices.of(behind.moves, surcharge)
        if behind.open and self.goal is None and self._has_cell(Node(to, storey, dear, node, via, behind.moves)):
            return True
        lonely = self._of(node.storey).ground.is_lonely(via)
        plain = square and self.goal is None and lonely
        moves = behind.moves if plain else self._crossing(node.storey, via, storey, to)
        if not moves:
            return False
        cost = node.cost + leg + self.prices.of(moves, surcharge)
        slack = max(last - plan_distance(node.place, to), 0.0)
        start = self.mover.at(via, node.storey.height_at(via))
        if behind.open and (lonely or is_open(storey, self.mover, start, np.asarray(to), np.asarray(way), 0.0, slack)):
            self._put(Node(to, storey, cost, node, via, moves, slack=slack))
            return True
        self._put(Node(to, storey, cost, node, via, moves, own_cell=True))
        end = (rounded(x + way[0] * (last - 0.0005)), rounded(y + way[1] * (last - 0.0005)))
        if storey.contains(end) and (moves := self._crossing(node.storey, via, storey, end)):
            self._put(Node(end, storey, cost, node, via, moves, own_cell=True))
        return True

    def _crossing(self, own: Storey, via: Point, other: Storey, to: Point) -> tuple[Move, ...]:
        """What leads from a place on one storey to one on another, both with safe stand; empty when nothing does."""
        mover = self.mover
        start, height = mover.at(via, own.height_at(via)), other.height_at(to)
        if not stand(mover.battlefield, start, mover.others).safe:
            return ()
        if not stand(mover.battlefield, mover.at(to, height), mover.others).safe:
            return ()
        return crossing(mover, start, to, height)

    # -- the goal ---------------------------------------------------------------------------------------------

    def _try_goal(self, node: Node, ground: Ground) -> None:
        """Whether the goal lies in the star, or just beside it where corners were drawn too wide, or behind a gate."""
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
        if away <= length + _SLIVER and node.storey.holds(place, height) and (node.place, place) not in self.avoided:
            self._arrive(node, self.tolls.leg(node.storey, node.landing(place), place))
        elif away > length and len(ground.gates.places):
            border = np.asarray(node.place) + length * np.asarray(way)
            beside = np.hypot(*(ground.gates.places - border).T)
            for nearest in np.argsort(beside).tolist():
                if beside[nearest] >= 0.45:
                    break
                if not ground.gates.behind(nearest):
                    continue
                lean = float(ground.gates.out[nearest] @ np.asarray(way))
                for behind in ground.gates.behind(nearest) if lean > _LEAST_LEAN else ():
                    self._through(node, way, length, lean, behind)
                break

    def _arrive(self, node: Node, cost: int) -> None:
        assert self.goal is not None
        if node.cost + cost < self._most():
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
