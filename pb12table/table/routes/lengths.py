"""The shortest paths over the table, as prices count length: rates, costly areas, a search from bend to bend, pulled
tight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from math import ceil, cos, inf, radians
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area
from pb12table.table.index import terrain_index
from pb12table.table.motion.obstacles import FINE_FAN, SLACK
from pb12table.table.motion.rests import is_held_up, stand
from pb12table.table.routes import GivenUp
from pb12table.table.routes.search.costs import parts_of
from pb12table.table.routes.search.expanding import crossed, entered, ways_out
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Move, Mover
from pb12table.table.routes.space.free_space import (
    COLUMNS,
    Storey,
    are_clear,
    corners,
    shares_met,
    storey_at,
    storeys,
    unit,
)
from pb12table.table.routes.space.gates import CLEAR, anyone
from pb12table.table.routes.space.parcels import Passable, is_cut_off
from pb12table.table.routes.space.storey_now import Ground, ground_of
from pb12table.table.routes.visibility import Stars, stars
from pb12table.table.shapes import Point, Point3, at_most, circumradius, plan_distance, rounded, rounded_point
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.unions import Floats, Integers, Truths, meeting, open_ring, prepare_for_threads

_BESIDE = 0.002
"""How far outside of a dear area ways bend round its corners, in steps."""


@dataclass(frozen=True, slots=True)
class Rates:
    """What a system says that ways cost, in whatever it pays them with; fractions count.

    `walk` is the price of a step of length, seen from above; `up` and `down` are what each step of height of a crossing
    costs besides (what the table is walked over, as `Gait` says, is no crossing). A crossing that rises by more than
    `highest`, or sinks by more than `deepest`, is none. `dear` are groups of areas: in the union of a group each step
    costs so much more, and so does each step of height that is begun there. `leaps`: a crossing may lead through the
    air, over a gap of less than a step; else something holds the body up wherever it is.
    """

    walk: float = 1.0
    up: float = 0.0
    down: float = 0.0
    highest: float = inf
    deepest: float = inf
    dear: tuple[tuple[tuple[Area, ...], float], ...] = ()
    leaps: bool = False

    def allow(self, moves: Sequence[Move]) -> bool:
        """Return whether a crossing rises and sinks no more than allowed."""
        up, down = heights_of(moves)
        return at_most(up, self.highest) and at_most(down, self.deepest)


def heights_of(moves: Sequence[Move]) -> tuple[float, float]:
    """Return how far a crossing rises and how far it sinks, in steps."""
    return sum(max(move.rise, 0.0) for move in moves), sum(max(-move.rise, 0.0) for move in moves)


@dataclass(frozen=True, slots=True, eq=False)
class Dear:
    """A dear region, prepared, and how much dearer a step is in it; of one `storey`, or of all where it is None."""

    region: BaseGeometry
    storey: int | None
    more: float


@lru_cache(maxsize=16)
def dear_regions(rates: Rates, storeys: tuple[Storey, ...]) -> tuple[Dear, ...]:
    """Return the costly areas of some rates, group by group and storey by storey, each as one region."""
    found: list[Dear] = []
    for group, more in rates.dear:
        parts = [part for area in group for part in parts_of(area, storeys)]
        everywhere = [region for region, storey in parts if storey is None]
        banded = sorted({storey for _, storey in parts if storey is not None})
        if not parts:
            continue
        if not banded:
            found.append(Dear(shapely.union_all(everywhere), None, more))
            continue
        for number in (storey.number for storey in storeys):
            regions = everywhere + [region for region, storey in parts if storey == number]
            if regions:
                found.append(Dear(shapely.union_all(regions), number, more))
    prepare_for_threads(*(dear.region for dear in found))
    return tuple(found)


class Meter:
    """Rates made ready for many questions about some storeys."""

    def __init__(self, rates: Rates, storeys: tuple[Storey, ...]) -> None:
        self.rates = rates
        self._dear = dear_regions(rates, storeys)

    def on(self, storey: Storey) -> list[Dear]:
        """Return the costly regions of a storey."""
        return [dear for dear in self._dear if dear.storey is None or dear.storey == storey.number]

    def legs(self, storey: Storey, starts: Floats, ends: Floats) -> Floats:
        """Return the costs of straight stretches, row by row."""
        far = np.hypot(ends[:, 0] - starts[:, 0], ends[:, 1] - starts[:, 1])
        costs: Floats = far * self.rates.walk
        for dear in self.on(storey) if len(far) else ():
            lines = np.asarray(shapely.linestrings(np.stack([starts, ends], axis=1)))
            met = np.flatnonzero(meeting(dear.region, lines))
            costs[met] += dear.more * shapely.length(shapely.intersection(dear.region, lines[met]))
        return costs

    def leg(self, storey: Storey, start: Point, end: Point) -> float:
        """Return the cost of one straight stretch."""
        return float(self.legs(storey, np.array([start]), np.array([end]))[0])

    def crossing(self, storey: Storey, start: Point, moves: Sequence[Move]) -> float:
        """Return the cost of a crossing from a place on a storey: its length seen from above, and its heights."""
        place, cost = start, 0.0
        for move in moves:
            cost += self.leg(storey, place, move.to)
            place = move.to
        up, down = heights_of(moves)
        more = sum(dear.more for dear in self.on(storey) if shapely.intersects_xy(dear.region, *start))
        return cost + up * (self.rates.up + more) + down * (self.rates.down + more)

    def lengths(self, storey: Storey, starts: Floats, directions: Floats, lengths: Floats, rooms: Floats) -> Floats:
        """Return how far rays go at most for what can be spent, no farther than their lengths."""
        far = np.minimum(lengths, rooms / self.rates.walk)
        dears = self.on(storey)
        if not dears:
            return far
        ends = starts + far[:, None] * directions
        lines = np.asarray(shapely.linestrings(np.stack([starts, ends], axis=1)))
        return _spent(far, rooms, self.rates.walk, [_met(dear, lines, starts, directions) for dear in dears])

    def corners(self, around: Point, reach: float) -> Floats:
        """Return the corners of costly regions near a place, as rows of `borders.corners`: paths bend there too."""
        found = [np.zeros((0, COLUMNS))]
        for dear in self._dear:
            west, south, east, north = dear.region.bounds
            frame = shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0)
            found.append(corners(frame.difference(dear.region.buffer(_BESIDE, join_style="mitre"))))
        return _near(np.concatenate(found), around, reach)

    def posts(self, storey: Storey, around: Point, reach: float, spacing: float) -> Floats:
        """Return places on costly regions' borders, at most `spacing` apart, where paths across them may bend."""
        found = [np.zeros((0, 2))]
        for dear in self.on(storey):
            line = shapely.segmentize(shapely.boundary(dear.region), spacing)
            found.append(np.round(shapely.get_coordinates(line), 3))
        places = np.unique(np.concatenate(found), axis=0)
        return _near(places[storey.contain(*places.T)], around, reach) if len(places) else places


@lru_cache(maxsize=256)
def _beside_strips(storey: Storey) -> Floats:
    """Return places along where one may pass but not stop, just before: ways over a ledge bend there."""
    if not storey.has_strips:
        return np.zeros((0, 2))
    inner = storey.end.buffer(-CLEAR)
    line = shapely.boundary(inner).difference(shapely.boundary(storey.walk).buffer(2.0 * CLEAR))
    places = np.unique(np.round(shapely.get_coordinates(shapely.segmentize(line, SPACING)), 3), axis=0)
    kept: Floats = places[storey.may_stop(places)]
    return kept


def _near(rows: Floats, around: Point, reach: float) -> Floats:
    near: Floats = rows[np.hypot(rows[:, 0] - around[0], rows[:, 1] - around[1]) <= reach]
    return near


Changes: TypeAlias = tuple[Integers, Floats, Floats]
"""Where rates change along rays: the numbers of the rays, how far along, and by how much."""


def _met(dear: Dear, lines: NDArray[np.object_], starts: Floats, directions: Floats) -> Changes:
    """Return where rays enter and leave a costly region."""
    met = np.flatnonzero(meeting(dear.region, lines))
    parts, of = shapely.get_parts(shapely.intersection(dear.region, lines[met]), return_index=True)
    whole = ~shapely.is_empty(parts)
    parts, rays = parts[whole], met[of[whole]]
    if not len(parts):
        return rays, np.zeros(0), np.zeros(0)
    places, of = shapely.get_coordinates(parts, return_index=True)
    along = ((places - starts[rays[of]]) * directions[rays[of]]).sum(axis=1)
    firsts = np.searchsorted(of, np.arange(len(parts)))
    more = np.full(len(parts), dear.more)
    ends = np.minimum.reduceat(along, firsts), np.maximum.reduceat(along, firsts)
    return np.concatenate([rays, rays]), np.concatenate(ends), np.concatenate([more, -more])


def _spent(far: Floats, rooms: Floats, walk: float, changes: Sequence[Changes]) -> Floats:
    """Return how far rays get for what can be spent, at rates that change on the path, and no farther than `far`."""
    rays, places, more = (np.concatenate(each) for each in zip(*changes, strict=True))
    order = np.lexsort((more, places, rays))
    rays, places, more = rays[order], places[order], more[order]
    ranks = np.arange(len(rays)) - np.searchsorted(rays, rays)
    at, left, rate, ended = np.zeros(len(far)), rooms.copy(), np.full(len(far), walk), np.zeros(len(far), np.bool_)
    for rank in range(int(ranks.max(initial=-1)) + 1):
        now = np.flatnonzero(ranks == rank)
        now = now[~ended[rays[now]]]
        own = rays[now]
        stretch = np.maximum(np.minimum(places[now], far[own]) - at[own], 0.0)
        goes_on = stretch * rate[own] < left[own]
        ended[own[~goes_on]] = True
        now, own, stretch = now[goes_on], own[goes_on], stretch[goes_on]
        at[own] += stretch
        left[own] -= stretch * rate[own]
        rate[own] += more[now]
    found: Floats = np.minimum(at + left / rate, far)
    return found


Groups = tuple[tuple[tuple[Area, ...], float], ...]
"""Groups of areas with what a step more costs in them, as in `Rates.dear`."""


def with_slopes(battlefield: Battlefield, groups: Groups, walk: float) -> Groups:
    """Return costly areas with a table's slopes at a price per step, costlier to match where they lie in such areas.

    Slopes count as if they were walked straight up, so that nothing is cheaper than in truth.
    """
    found = list(groups)
    for slope, share in _slopes(battlefield):
        found.append(((slope,), walk * share))
        for areas, more in groups:
            common = _in_all(slope, areas)
            if common:
                found.append((common, more * share))
    return tuple(found)


@lru_cache(maxsize=16)
def _slopes(battlefield: Battlefield) -> tuple[tuple[Area, float], ...]:
    """Return the walkable sloping tops, and the fraction by which a step seen from above is longer on them."""
    sloping = (entry for entry in terrain_index(battlefield).carrying if not entry.flat)
    return tuple(
        (Area(entry.piece.outline, entry.piece.holes, (entry.base, entry.top)), _longer(entry.piece.slope))
        for entry in sloping
    )


def _longer(slope: float) -> float:
    return 1.0 / cos(radians(slope)) - 1.0


@lru_cache(maxsize=256)
def _in_all(slope: Area, areas: Sequence[Area]) -> tuple[Area, ...]:
    """Return the parts of a slope that lie in some areas."""
    return tuple(part for area in areas for part in _shared(slope, area))


def _shared(slope: Area, area: Area) -> Iterator[Area]:
    (low, high), (lowest, highest) = slope.band or (-inf, inf), area.band or (-inf, inf)
    band = (max(low, lowest), min(high, highest))
    if band[0] > band[1]:
        return
    one, two = (shapely.Polygon(each.outline, each.holes) for each in (slope, area))
    for part in shapely.get_parts(one.intersection(two)):
        if isinstance(part, shapely.Polygon):
            yield Area(open_ring(part.exterior), tuple(open_ring(hole) for hole in part.interiors), band)


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
        self._start = self.node_at((body.x, body.y, body.z))
        if self._start is not None:
            self._wait(self._start)

    def begin_at(self, places: Sequence[Point3]) -> None:
        """Begin at further places as well, those where the body stands safely, each for nothing."""
        for node in map(self.node_at, places):
            if node is not None:
                self._wait(node)

    def is_vain(self) -> bool:
        """Return whether no way leads from where the body stands to the goal, whatever it may cost and whoever is gone.

        That is known sooner than a search up to a high cost has found nothing.
        """
        if self.goal is None or self._start is None:
            return self._start is None
        ground = Passable(self.storeys, anyone(self.mover), spacing=SPACING)
        return is_cut_off(ground, (self._start.storey, self._start.place), self.goal)

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
        """Return the borders of a storey, including the bodies on it."""
        return self._of(storey).ground

    @property
    def _most(self) -> float:
        return self.goal_node.cost if self.goal_node is not None else self.limit + _LEAST

    def _of(self, storey: Storey) -> _Known:
        known = self._known.get(storey.number)
        if known is None:
            goal, here = self.goal[0] if self.goal is not None else None, self.mover.body.position
            ground = ground_of(self.storeys, storey, self.mover, self._bends, self._reach, goal, SPACING)
            stops = storey.may_stop(ground.corners[:, 0:2])
            if not stops.all():
                # Nobody turns half on a ledge; where all of the body is on one side ways may bend.
                ground = replace(ground, corners=ground.corners[stops])
            posts = (
                self.meter.posts(storey, here, self._reach, SPACING),
                _near(_beside_strips(storey), here, self._reach),
            )
            places = {
                "corner": ground.corners[:, 0:2],
                "post": np.concatenate(posts),
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
        seen = stars(np.array(eyes), known.ground.edges, known.ground.following, room + 0.001, cuts, towards=towards)
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
        """Go straight to the places of a kind in view, at corners as far as paths bend there."""
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
        """Go through a gate, straight on and straight out."""
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
        """Return the node from another to a place on a border, and on across it to where another storey begins."""
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
        """Return what leads from a place on one storey to one on another; empty if nothing does."""
        moves = crossed(self.mover, storey, via, other, to)
        if moves and not self.rates.leaps:
            start = self.mover.put_down(via, storey.height_at(via))
            if not is_held(self.mover.battlefield, start, to, self.mover.put_down(to, other.height_at(to)).z):
                return ()
        return moves

    # -- straight on ------------------------------------------------------------------------------------------

    def node_at(self, place: Point3) -> Node | None:
        """Return a place where the body stands safely, as the start of paths; None if it does not."""
        battlefield, (x, y, z) = self.mover.battlefield, place
        if not stand(battlefield, self.mover.body.at(x, y, z), self.mover.others).safe:
            return None
        storey = storey_at(self.storeys, (x, y), z)
        return Node((x, y), storey, 0.0, None, (x, y)) if storey is not None else None

    def free_along(self, node: Node, way: Point, away: float) -> float:
        """Return how far a straight path leads over a node's storey, up to a number of steps."""
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
        """Return the node straight over a storey's border from a place at it, at most `away` steps on; else why not.

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
    """Return whether a body is held up all the way to a place at a height: as high as it began, or as it ends there."""
    if min(start.z, height) <= SUPPORT_BAND:
        return True
    steps = ceil(plan_distance(start.position, to) / _LOOK)
    for number in range(1, steps):
        share = number / steps
        x, y = start.x + share * (to[0] - start.x), start.y + share * (to[1] - start.y)
        if not any(is_held_up(battlefield, start.at(x, y, z)) for z in (start.z, height)):
            return False
    return True


_ROUNDS = 3
_GOLDEN = 0.6180339887
_HALVINGS = 14
_GAIN = 0.0005
"""A change is taken when it makes the way cheaper by more than this."""


def tightened(search: LengthSearch, goal: Node) -> Node:
    """Return the same path, or a cheaper one over the same borders."""
    for _ in range(_ROUNDS):
        before = goal.cost
        chain = chain_of(goal)
        for number in range(1, len(chain) - 1):
            better = _moved(search, chain[number - 1], chain[number], chain[number + 1])
            if better is not None:
                chain[number:] = _linked(search, chain[number - 1], [better, *chain[number + 1 :]])
        goal = chain[-1]
        if before - goal.cost < _GAIN:
            break
    return goal


def chain_of(goal: Node) -> list[Node]:
    """Return the nodes of a path, from its start on."""
    chain: list[Node] = []
    node: Node | None = goal
    while node is not None:
        chain.append(node)
        node = node.parent
    return chain[::-1]


def _moved(search: LengthSearch, before: Node, node: Node, after: Node) -> Node | None:
    """Return a node at another place of its border if the path from the
    one before to the one after is cheaper there.
    """
    there = after.via if after.moves else after.place
    now = node.cost - before.cost + search.meter.leg(node.storey, node.place, there)
    if node.gate is not None:
        return _crossed(search, before, node, there, now)
    if node.kind != "post" or before.storey is not node.storey:
        return None
    return _at_border(search, before, node, there, now)


def _at_border(search: LengthSearch, before: Node, node: Node, there: Point, now: float) -> Node | None:
    """Return the node at another place of the border of a costly region."""
    storey, best = node.storey, None
    for dear in search.meter.on(storey):
        border = shapely.boundary(dear.region)
        if border.distance(shapely.Point(node.place)) > 0.002:
            continue
        for line in shapely.get_parts(border):
            if line.distance(shapely.Point(node.place)) > 0.002:
                continue
            best = _slid(search, before, node, there, now, line)
    return best


def _slid(
    search: LengthSearch, before: Node, node: Node, there: Point, now: float, line: shapely.LineString
) -> Node | None:
    storey, meter = node.storey, search.meter
    middle = float(line.project(shapely.Point(node.place)))

    def place_at(offset: float) -> Point:
        along = (middle + offset) % line.length if line.is_ring else min(max(middle + offset, 0.0), line.length)
        point = line.interpolate(along)
        return (point.x, point.y)

    def cost_at(offset: float) -> float:
        place = place_at(offset)
        return meter.leg(storey, before.place, place) + meter.leg(storey, place, there)

    place = rounded_point(place_at(_least(cost_at)))
    cost = meter.leg(storey, before.place, place) + meter.leg(storey, place, there)
    if cost > now - _GAIN:
        return None
    if not (_clear(search, storey, before.place, place) and _clear(search, storey, place, there)):
        return None
    return Node(place, storey, before.cost + meter.leg(storey, before.place, place), before, place, kind="post")


def _crossed(search: LengthSearch, before: Node, node: Node, there: Point, now: float) -> Node | None:
    """Return the node across the border at another place beside it, in the direction in which the path continues."""
    assert node.gate is not None
    (x, y), (east, north) = node.gate, node.out

    def gate_at(offset: float) -> Point:
        return (x - north * offset, y + east * offset)

    def way_from(gate: Point) -> Point:
        away = max(plan_distance(gate, there), 1e-9)
        return ((there[0] - gate[0]) / away, (there[1] - gate[1]) / away)

    def cost_at(offset: float) -> float:
        gate = gate_at(offset)
        return search.meter.leg(before.storey, before.place, gate) + search.meter.leg(node.storey, gate, there)

    offset = _least(cost_at)
    for share in (1.0, 0.5, 0.0):
        gate = gate_at(share * offset)
        found = search.cross(before, gate, node.out, way_from(gate), node.storey)
        if found is None or found.cost - before.cost + search.meter.leg(node.storey, found.place, there) > now - _GAIN:
            continue
        if _clear(search, before.storey, before.place, found.via) and _clear(search, node.storey, found.place, there):
            return found
    return None


def _least(cost_at: Callable[[float], float]) -> float:
    """Return the minimum of a function with only one, no farther than the spacing of places: golden section."""
    low, high = -SPACING, SPACING
    one, two = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    cost_one, cost_two = cost_at(one), cost_at(two)
    for _ in range(_HALVINGS):
        if cost_one < cost_two:
            high, two, cost_two = two, one, cost_one
            one = high - _GOLDEN * (high - low)
            cost_one = cost_at(one)
        else:
            low, one, cost_one = one, two, cost_two
            two = low + _GOLDEN * (high - low)
            cost_two = cost_at(two)
    return (low + high) / 2.0


def _clear(search: LengthSearch, storey: Storey, start: Point, end: Point) -> bool:
    if not storey.contains(end) and search.goal is not None and end != search.goal[0]:
        return False
    return bool(are_clear(search.ground(storey).edges, np.array([start]), np.array([end]))[0])


def _linked(search: LengthSearch, first: Node, following: list[Node]) -> list[Node]:
    """Return nodes as followers of another one, with their costs recalculated."""
    found: list[Node] = []
    before = first
    for node in following:
        leg = search.meter.leg(before.storey, before.place, node.via)
        moves = search.meter.crossing(before.storey, node.via, node.moves) if node.moves else 0.0
        before = replace(node, parent=before, cost=before.cost + leg + moves)
        found.append(before)
    return found
