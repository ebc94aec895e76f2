"""The shortest ways over the table, as prices count length: a search from place to place where ways bend.

On a storey a cheapest way is straight but for bends at corners, at the borders of dear areas, and where it crosses to
another storey. The search goes outward by costs (A* on the way to a goal); of each
such place it keeps the cheapest way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from math import ceil, inf

import numpy as np

from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.inflating import FINE_FAN, SLACK
from pb12table.table.routes.by_length.rates import Meter, Rates
from pb12table.table.routes.giving_up import GivenUp
from pb12table.table.routes.search.expand_crossings import crossed, entered, ways_out
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.borders import shares_met, unit
from pb12table.table.routes.space.crossings import Move, Mover
from pb12table.table.routes.space.free_space import Storey, storey_at, storeys
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.routes.space.storey_now import Ground, ground_of
from pb12table.table.routes.visibility import Stars, stars
from pb12table.table.shapes import Point, Point3, circumradius
from pb12table.table.standing.stands import is_held_up, stand
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import plan_distance, rounded

SPACING = 0.15
"""How far apart gates and places at the borders of dear areas are at most, in steps."""

_TOGETHER = 0.3
"""Places whose ways cost no more than this more than the cheapest are looked around from together."""

_ALONG = 0.0025
"""How far the ends of a way may lie apart, square to a border, for the way to lead along it, in steps."""

_LEAST = 1e-6
"""A way is cheaper when it is so by more than this."""

_LOOK = 0.05
"""So far apart a crossing is looked at for what holds the body up there, in steps."""

_LEAST_LEAN = 0.2
"""How straight a crossing must lead over a border at least: the cosine of its angle to the border's normal."""


@dataclass(slots=True, eq=False)
class Node:
    """A place that can be got to: from the parent straight to `via`, then by `moves` to here.

    `kind` and `key` say what it is among the places of its storey that one way each is kept of. `stars` and `number`
    are its star, once it has been looked around from it. A crossing led over the border at the place `gate`
    with the normal `out`.
    """

    place: Point
    storey: Storey
    cost: float
    parent: Node | None
    via: Point
    moves: tuple[Move, ...] = ()
    kind: str = ""
    key: int = 0
    gate: Point | None = None
    out: Point = (0.0, 0.0)
    stars: Stars | None = None
    number: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class _Ahead:
    """A gate that a node sees, where the way to it passes the border and in which direction."""

    node: Node
    gate: int
    cost: float
    place: Point
    way: Point


@dataclass(slots=True, eq=False)
class _Known:
    """What has been found out on one storey: the cheapest cost at each corner, post, throat and gate."""

    ground: Ground
    places: dict[str, Floats]
    best: dict[str, Floats]


class LengthSearch:
    """The state of a search from where a body stands, up to a cost; with a `goal` (place and stand height) until it.

    `nodes` are the places that were looked around from. Stretches in `avoided` are not used.
    """

    def __init__(
        self,
        mover: Mover,
        rates: Rates,
        limit: float,
        goal: tuple[Point, float] | None = None,
        avoided: frozenset[tuple[Point, Point]] = frozenset(),
    ) -> None:
        self.mover, self.rates, self.limit, self.goal, self.avoided = mover, rates, limit, goal, avoided
        self.nodes: list[Node] = []
        self.goal_node: Node | None = None
        battlefield, body = mover.battlefield, mover.body
        self.storeys = storeys(battlefield, circumradius(body.footprint), body.height, FINE_FAN)
        self.meter = Meter(rates, self.storeys)
        self._reach = limit / rates.walk + 1.0
        self._bends = self.meter.corners(body.position, self._reach)
        self._known: dict[int, _Known] = {}
        self._waiting: list[tuple[float, int, Node | _Ahead]] = []
        self._counter = count()
        start = self.node_at((body.x, body.y, body.z))
        if start is not None:
            self._wait(start)

    def begin_at(self, places: Sequence[Point3]) -> None:
        """Begin at further places as well, those where the body stands safely, each for nothing."""
        for node in map(self.node_at, places):
            if node is not None:
                self._wait(node)

    def run(self, limits: Sequence[float] = (), stop: Callable[[], bool] = never) -> None:
        """Search; stars get rays where they will be cut for some limits.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        while self._waiting and self._waiting[0][0] < self._most:
            if stop():
                raise GivenUp
            first = self._waiting[0][0]
            fresh: dict[int, list[Node]] = {}
            while self._waiting and self._waiting[0][0] <= min(first + _TOGETHER, self._most):
                _, _, item = heappop(self._waiting)
                if isinstance(item, _Ahead):
                    self._pass(item)
                elif self._is_best(item):
                    fresh.setdefault(item.storey.number, []).append(item)
            for nodes in fresh.values():
                self._look_around(nodes, limits)

    def ground(self, storey: Storey) -> Ground:
        """The borders of a storey, with the bodies on it."""
        return self._of(storey).ground

    @property
    def _most(self) -> float:
        return self.goal_node.cost if self.goal_node is not None else self.limit + _LEAST

    def _of(self, storey: Storey) -> _Known:
        known = self._known.get(storey.number)
        if known is None:
            goal, here = self.goal[0] if self.goal is not None else None, self.mover.body.position
            ground = ground_of(self.storeys, storey, self.mover, self._bends, self._reach, goal, SPACING)
            places = {
                "corner": ground.corners[:, 0:2],
                "post": self.meter.posts(storey, here, self._reach, SPACING),
                "throat": ground.throats,
                "gate": ground.gates.places,
            }
            best = {kind: np.full(len(rows), inf) for kind, rows in places.items()}
            known = _Known(ground, places, best)
            self._known[storey.number] = known
        return known

    def _wait(self, item: Node | _Ahead) -> None:
        place = item.place
        least = item.cost
        if self.goal is not None:
            least += plan_distance(place, self.goal[0]) * self.rates.walk
        if least < self._most:
            heappush(self._waiting, (least, next(self._counter), item))

    def _is_best(self, node: Node) -> bool:
        return not node.kind or node.cost <= self._of(node.storey).best[node.kind][node.key] + _LEAST

    # -- from places ------------------------------------------------------------------------------------------

    def _look_around(self, nodes: list[Node], limits: Sequence[float]) -> None:
        storey = nodes[0].storey
        known = self._of(storey)
        costs = np.array([node.cost for node in nodes])
        room = (self.limit - costs).clip(0.0) / self.rates.walk
        eyes = [storey.eye_at(node.place) or node.place for node in nodes]
        cuts = [(limit - costs).clip(1e-6) / self.rates.walk for limit in {*limits, self.limit}]
        towards = self._bends[:, 2:4] if self.goal is None else None
        seen = stars(
            np.array(eyes), known.ground.edges, known.ground.following, room + 0.001, cuts, towards=towards
        )
        for number, node in enumerate(nodes):
            node.stars, node.number = seen, number
        self.nodes += nodes
        if self.goal is not None:
            for node in nodes:
                self._arrive(node)
        for kind in ("corner", "post", "throat"):
            if len(known.places[kind]):
                self._to_places(kind, nodes, known, costs, room)
        if len(known.ground.gates.places):
            self._to_gates(nodes, known, costs, room)

    def _to_places(self, kind: str, nodes: list[Node], known: _Known, costs: Floats, room: Floats) -> None:
        """Straight to the places of a kind in view, at corners as far as ways bend there."""
        here, places, best = np.array([node.place for node in nodes]), known.places[kind], known.best[kind]
        dx, dy = places[:, 0] - here[:, 0:1], places[:, 1] - here[:, 1:2]
        far = np.sqrt(dx * dx + dy * dy)
        near = (far <= room[:, None]) & (far > 1e-6) & (costs[:, None] + far * self.rates.walk < best - _LEAST)
        if kind == "corner":
            rows = known.ground.corners
            one, two = unit(rows[:, 4:6] - rows[:, 2:4]), unit(rows[:, 6:8] - rows[:, 2:4])
            before, after = dx * one[:, 1] - dy * one[:, 0], dx * two[:, 1] - dy * two[:, 0]
            near &= (np.minimum(before, after) >= -_ALONG) | (np.maximum(before, after) <= _ALONG)
        which, number = near.nonzero()
        self._go(kind, nodes, known, which, number)

    def _go(self, kind: str, nodes: list[Node], known: _Known, which: Integers, number: Integers) -> None:
        storey, places, best = nodes[0].storey, known.places[kind], known.best[kind]
        visible = self._sees(nodes, which, places[number])
        which, number = which[visible], number[visible]
        if not len(which):
            return
        starts, ends = np.array([node.place for node in nodes])[which], places[number]
        costs = np.array([node.cost for node in nodes])[which] + self.meter.legs(storey, starts, ends)
        for row in np.argsort(costs, kind="stable").tolist():
            node, key, cost = nodes[int(which[row])], int(number[row]), float(costs[row])
            place = (float(ends[row, 0]), float(ends[row, 1]))
            if cost < best[key] - _LEAST and (node.place, place) not in self.avoided:
                best[key] = cost
                self._wait(Node(place, storey, cost, node, place, kind=kind, key=key))

    def _sees(self, nodes: list[Node], which: Integers, points: Floats) -> Truths:
        seen = nodes[0].stars
        assert seen is not None
        return seen.sees(which, points)

    # -- to other storeys -------------------------------------------------------------------------------------

    def _to_gates(self, nodes: list[Node], known: _Known, costs: Floats, room: Floats) -> None:
        storey, gates, best = nodes[0].storey, known.ground.gates, known.best["gate"]
        here = np.array([node.place for node in nodes])
        which, gate, ways = ways_out(here, gates, room)
        worth = costs[which] + ways.away * self.rates.walk < best[gate] - _LEAST
        which, gate, points = which[worth], gate[worth], ways.points[worth]
        before = points - CLEAR * gates.out[gate]
        visible = (ways.away[worth] < CLEAR) | self._sees(nodes, which, before)
        kept = visible.nonzero()[0]
        if not len(kept):
            return
        own, way = which[kept], ways.directions[worth][kept]
        found = costs[own] + self.meter.legs(storey, here[own], points[kept])
        for row in np.argsort(found, kind="stable").tolist():
            key, cost = int(gate[kept[row]]), float(found[row])
            if cost < best[key] - _LEAST:
                best[key] = cost
                x, y = points[kept[row]].tolist()
                self._wait(_Ahead(nodes[int(own[row])], key, cost, (x, y), (float(way[row, 0]), float(way[row, 1]))))

    def _pass(self, ahead: _Ahead) -> None:
        """Through a gate, straight on and straight out."""
        storey = ahead.node.storey
        known = self._of(storey)
        if ahead.cost > known.best["gate"][ahead.gate] + _LEAST:
            return
        out = (float(known.ground.gates.out[ahead.gate, 0]), float(known.ground.gates.out[ahead.gate, 1]))
        for span in known.ground.gates.spans(ahead.gate):
            for way in (ahead.way, out) if ahead.way != out else (out,):
                node = self.cross(ahead.node, ahead.place, out, way, span.storey)
                if node is not None:
                    self._wait(node)

    def cross(self, node: Node, gate: Point, out: Point, way: Point, other: Storey) -> Node | None:
        """From a node to a place on a border, and in a direction over it to where another storey begins."""
        lean = way[0] * out[0] + way[1] * out[1]
        span = entered(other, gate, way, 0.0) if lean > _LEAST_LEAN else None
        if span is None:
            return None
        hair = CLEAR / lean
        near, far = span
        end = min(near + hair, (near + far) / 2.0)
        via = (rounded(gate[0] - hair * way[0]), rounded(gate[1] - hair * way[1]))
        if plan_distance(node.place, gate) <= hair:
            via = node.place
        to = (rounded(gate[0] + end * way[0]), rounded(gate[1] + end * way[1]))
        if not other.contains(to) or (node.place, via) in self.avoided or (via, to) in self.avoided:
            return None
        moves = self._moves(node.storey, via, other, to)
        if not moves or not self.rates.allow(moves):
            return None
        cost = node.cost + self.meter.leg(node.storey, node.place, via) + self.meter.crossing(node.storey, via, moves)
        if cost > self.limit:
            return None
        return Node(to, other, cost, node, via, moves, gate=gate, out=out)

    def _moves(self, storey: Storey, via: Point, other: Storey, to: Point) -> tuple[Move, ...]:
        """What leads from a place on one storey to one on another; empty when nothing does."""
        moves = crossed(self.mover, storey, via, other, to)
        if moves and not self.rates.leaps:
            start = self.mover.put_down(via, storey.height_at(via))
            if not is_held(self.mover.battlefield, start, to, self.mover.put_down(to, other.height_at(to)).z):
                return ()
        return moves

    # -- straight on ------------------------------------------------------------------------------------------

    def node_at(self, place: Point3) -> Node | None:
        """A place where the body stands safely, as the beginning of ways; None where it does not."""
        battlefield, (x, y, z) = self.mover.battlefield, place
        if not stand(battlefield, self.mover.body.at(x, y, z), self.mover.others).safe:
            return None
        storey = storey_at(self.storeys, (x, y), z)
        return Node((x, y), storey, 0.0, None, (x, y)) if storey is not None else None

    def free_along(self, node: Node, way: Point, away: float) -> float:
        """How far a straight way leads over the storey of a node, no farther than so many steps."""
        edges, start = self.ground(node.storey).edges, np.array([node.place])
        if not len(edges):
            return away
        end = start + away * np.array([way])
        shares = shares_met(edges, np.broadcast_to(start, (len(edges), 2)), np.broadcast_to(end, (len(edges), 2)))
        # Out of the region, not into it: its borders have it on their left.
        across = (edges[:, 2] - edges[:, 0]) * way[1] - (edges[:, 3] - edges[:, 1]) * way[0]
        met = shares[(across < 0.0) & (shares >= -SLACK / away) & (shares < 1.0)]
        return float(met.min()) * away if len(met) else away

    def over(self, node: Node, via: Point, way: Point, away: float) -> Node | str:
        """From a place at the border of a storey straight over it, no farther than so many steps; else why not.

        The reason is "height" where it would rise or sink by more than it may, "" where nothing leads over it.
        """
        reason = ""
        found: list[Node] = []
        for other in self.storeys:
            span = entered(other, via, way, 2.0 * SLACK)
            if span is None:
                continue
            near, far = (share + 2.0 * SLACK for share in span)
            end = min(near + CLEAR, (near + far) / 2.0)
            # A waypoint may lie just behind the border, as those of ways that were looked for do.
            end = min(end, max(away, near))
            to = (rounded(via[0] + end * way[0]), rounded(via[1] + end * way[1]))
            if end > away or not other.contains(to):
                continue
            moves = self._moves(node.storey, via, other, to)
            if moves and self.rates.allow(moves):
                found.append(Node(to, other, 0.0, node, via, moves))
            elif moves or max(other.low - node.storey.high, node.storey.low - other.high) > self.mover.climb:
                reason = "height"
        return min(found, key=lambda each: plan_distance(via, each.place), default=reason)

    # -- to the goal ------------------------------------------------------------------------------------------

    def _arrive(self, node: Node) -> None:
        assert self.goal is not None
        assert node.stars is not None
        place, height = self.goal
        away = plan_distance(node.place, place)
        if away < 1e-9:
            if abs(node.storey.height_at(place) - height) <= SUPPORT_BAND:
                self._found(node)
            return
        angle = np.arctan2(place[1] - node.place[1], place[0] - node.place[0])
        length = float(node.stars.lengths_at(np.array((node.number,)), np.array((angle,)))[0])
        if (node.place, place) in self.avoided:
            return
        if away <= length and node.storey.holds(place, height):
            cost = node.cost + self.meter.leg(node.storey, node.place, place)
            self._found(Node(place, node.storey, cost, node, place))
        elif length < away <= length + 1.0:
            before = max(length - SLACK, 0.0) / away
            x, y = node.place
            via = (rounded(x + before * (place[0] - x)), rounded(y + before * (place[1] - y)))
            storey = storey_at(self.storeys, place, height)
            if storey is None or (via, place) in self.avoided:
                return
            moves = self._moves(node.storey, via, storey, place)
            if moves and self.rates.allow(moves):
                cost = node.cost + self.meter.leg(node.storey, node.place, via)
                self._found(Node(place, storey, cost + self.meter.crossing(node.storey, via, moves), node, via, moves))

    def _found(self, node: Node) -> None:
        if node.cost < self._most:
            self.goal_node = node


@lru_cache(maxsize=16384)
def is_held(battlefield: Battlefield, start: Body, to: Point, height: float) -> bool:
    """Whether a body is held up all the way to a place at a stand height: as high as it began, or as it ends there."""
    if min(start.z, height) <= SUPPORT_BAND:
        return True
    steps = ceil(plan_distance(start.position, to) / _LOOK)
    for number in range(1, steps):
        share = number / steps
        x, y = start.x + share * (to[0] - start.x), start.y + share * (to[1] - start.y)
        if not any(is_held_up(battlefield, start.at(x, y, z)) for z in (start.z, height)):
            return False
    return True
