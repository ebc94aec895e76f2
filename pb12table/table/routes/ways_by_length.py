"""Ways, reach and drawn ways that cost what they are long.

way = cheapest(mover, Rates(1.0, up=2.0, down=2.0, highest=1.0, deepest=1.0), (12.0, 7.5), 0.0, limit=6.0)
if way is not None:
    way.cost, way.points
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

import numpy as np

from pb12table.table.motion.obstacles import SLACK
from pb12table.table.motion.rests import stand
from pb12table.table.motion.sweep import walk_over_ramps
from pb12table.table.routes.lengths import LengthSearch, Node, Rates, chain_of, heights_of, tightened
from pb12table.table.routes.reach_area import areas_seen
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.routes.visibility import Stars
from pb12table.table.shapes import TOLERANCE, Point, Point3, Region, plan_distance, rounded_point
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.unions import Floats, Integers

_TRIES = 6
"""How often another way is looked for when the body cannot be swept along the one that was found."""

_MOST_PAIRS = 1_000_000
"""So many straight stretches are looked at together, which takes room in the memory."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A straight part of a way: a `walk` along the ground, or a `cross` to another height; places as (x, y, z).

    `length` is seen from above, `up` and `down` what a crossing rises and sinks, all in steps.
    """

    kind: str
    start: Point3
    end: Point3
    length: float
    up: float
    down: float
    cost: float


@dataclass(frozen=True, slots=True)
class Way:
    """A way as straight stretches, in order."""

    stretches: tuple[Stretch, ...] = ()

    @property
    def cost(self) -> float:
        """Return the total cost of all stretches."""
        return sum(stretch.cost for stretch in self.stretches)

    @property
    def length(self) -> float:
        """Return the length of the path, seen from above."""
        return sum(stretch.length for stretch in self.stretches)

    @property
    def points(self) -> tuple[Point3, ...]:
        """Return where it begins, bends and ends."""
        return (self.stretches[0].start, *(stretch.end for stretch in self.stretches)) if self.stretches else ()


@dataclass(frozen=True, slots=True)
class Stopped:
    """Where a drawn way cannot go on: the place, what is in the way there (None: no piece and no body), and why.

    `reason` is "in-the-way", "height" (it would rise or sink by more than it may), "edge" (of the table), or
    "no-stand".
    """

    place: Point3
    obstacle: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn way as far as it leads, and what stops it."""

    way: Way
    stopped: Stopped | None = None


def cheapest(
    mover: Mover, rates: Rates, to: Point, height: float, limit: float, stop: Callable[[], bool] = never
) -> Way | None:
    """Return the cheapest path to a place and stand height within a cost limit; None if there is none.

    Exact within 0.03 steps, and never cheaper than in truth. `stop` is asked again and again whether to give up; then
    GivenUp is raised.
    """
    to = rounded_point(to)
    there = mover.put_down(to, height)
    if abs(there.z - height) > SUPPORT_BAND + TOLERANCE or not stand(mover.battlefield, there, mover.others).safe:
        return None
    avoided: set[tuple[Point, Point]] = set()
    for _ in range(_TRIES):
        search = LengthSearch(mover, rates, limit, (to, height), frozenset(avoided))
        if not avoided and search.is_vain():
            return None
        search.run(stop=stop)
        if search.goal_node is None:
            return None
        refused: set[tuple[Point, Point]] = set()
        for goal in (tightened(search, search.goal_node), search.goal_node):
            way = _carried_out(mover, rates, search, goal)
            if isinstance(way, Way):
                return way
            refused.add(way)
        avoided |= refused
    return None


def reach(
    mover: Mover, rates: Rates, limits: Sequence[float], stop: Callable[[], bool] = never
) -> tuple[tuple[tuple[float, Region], ...], ...]:
    """Return where a body gets for each of some costs: areas by the lowest stand height in each, ascending.

    Round borders lie inside the true ones by at most 0.03 steps; nothing is promised that cannot be got to.
    """
    most = max(limits, default=0.0)
    if most <= 0.0:
        return tuple(() for _ in limits)
    search = LengthSearch(mover, rates, most)
    search.run(limits, stop)
    return tuple(tuple(_areas(search, limit)) for limit in limits)


def lengths_to(mover: Mover, rates: Rates, starts: Sequence[Point3], places: Sequence[Point3], limit: float) -> Floats:
    """Return what the cheapest way to each place to stand costs, from wherever of some starts it is cheapest.

    The mover stands at one of the starts. Infinite where no way costs at most a limit; as exact as `reach`.
    """
    search = LengthSearch(mover, rates, limit)
    search.begin_at([start for start in starts if start != (mover.body.x, mover.body.y, mover.body.z)])
    search.run()
    found = np.full(len(places), inf)
    for storey in search.storeys:
        own = np.array([n for n, (x, y, z) in enumerate(places) if storey.holds((x, y), z)], dtype=np.intp)
        goals = np.array([places[number][:2] for number in own])
        by_stars: dict[int, list[Node]] = {}
        for node in search.nodes if len(own) else ():
            if node.storey is storey:
                by_stars.setdefault(id(node.stars), []).append(node)
        for nodes in by_stars.values():
            size = max(_MOST_PAIRS // len(own), 1)
            for first in range(0, len(nodes), size):
                found[own] = np.minimum(found[own], _straight_to(search, nodes[first : first + size], goals))
    return found


def _straight_to(search: LengthSearch, nodes: Sequence[Node], goals: Floats) -> Floats:
    """Return what going straight to each goal costs from the best of some nodes, which share their stars."""
    stars, here = nodes[0].stars, np.array([node.place for node in nodes])
    assert stars is not None
    which, goal = np.divmod(np.arange(len(nodes) * len(goals)), len(goals))
    far = np.hypot(*(goals[goal] - here[which]).T)
    numbers = np.array([node.number for node in nodes])
    seen = stars.sees(numbers[which], goals[goal]) | (far < TOLERANCE)
    which, goal = which[seen], goal[seen]
    costs = np.array([node.cost for node in nodes])[which]
    costs += search.meter.legs(nodes[0].storey, here[which], goals[goal])
    found = np.full(len(goals), inf)
    np.minimum.at(found, goal, np.where(costs <= search.limit, costs, inf))
    return found


def drawn(mover: Mover, rates: Rates, waypoints: Sequence[Point]) -> Drawn:
    """Return a path straight between waypoints, as drawn by hand: over what is low enough, and around nothing."""
    whole = sum(plan_distance(one, two) for one, two in pairwise((mover.body.position, *waypoints)))
    search = LengthSearch(mover, rates, whole * rates.walk)
    stretches: list[Stretch] = []
    here = (mover.body.x, mover.body.y, mover.body.z)
    for waypoint in waypoints:
        to = rounded_point(waypoint)
        while plan_distance(here[:2], to) > TOLERANCE:
            found, stopped = _straight_on(mover, search, here, to)
            stretches += found
            if stopped is not None:
                return Drawn(Way(tuple(stretches)), stopped)
            here = stretches[-1].end
    return Drawn(Way(tuple(stretches)))


# -- what a search has found --------------------------------------------------------------------------------------


def _carried_out(mover: Mover, rates: Rates, search: LengthSearch, goal: Node) -> Way | tuple[Point, Point]:
    """Return a path found, with the body swept along it; or the first stretch along which it cannot be."""
    stretches: list[Stretch] = []
    chain = chain_of(goal)
    here = (mover.body.x, mover.body.y, mover.body.z)
    for before, node in pairwise(chain):
        if node.via != here[:2]:
            end = walk_over_ramps(mover.battlefield, mover.body.at(*here), node.via, mover.others)
            if end.obstacle is not None or (end.x, end.y) != node.via:
                return (before.place, node.via)
            cost = search.meter.leg(before.storey, here[:2], node.via)
            place = (end.x, end.y, end.z)
            stretches.append(Stretch("walk", here, place, plan_distance(here[:2], node.via), 0.0, 0.0, cost))
            here = place
        if node.moves:
            stretches.append(_crossing(mover, search, before, node, here))
            here = stretches[-1].end
    return Way(tuple(stretches))


def _crossing(mover: Mover, search: LengthSearch, before: Node, node: Node, here: Point3) -> Stretch:
    up, down = heights_of(node.moves)
    length, place = 0.0, here[:2]
    for move in node.moves:
        length, place = length + plan_distance(place, move.to), move.to
    cost = search.meter.crossing(before.storey, here[:2], node.moves)
    end = mover.put_down(node.place, node.storey.height_at(node.place))
    kind = "cross" if up or down else "walk"
    return Stretch(kind, here, (end.x, end.y, end.z), length, up, down, cost)


def _areas(search: LengthSearch, limit: float) -> list[tuple[float, Region]]:
    nodes = [node for node in search.nodes if node.cost < limit]
    rooms = np.array([*(limit - node.cost for node in nodes), 0.0])
    levels = np.array([*(node.storey.number for node in nodes), -1])

    def radii(seen: Stars, of: Integers) -> Floats:
        owners = seen.owners()
        far = np.zeros(len(of))
        for number in np.unique(levels[:-1]).tolist():
            own = (levels[of] == number).nonzero()[0]
            starts, ways, most = seen.places[owners[own]], seen.directions[own], seen.lengths[own]
            far[own] = search.meter.lengths(search.storeys[number], starts, ways, most, rooms[of[own]])
        return far

    return areas_seen(search.storeys, nodes, radii)


# -- by hand ------------------------------------------------------------------------------------------------------


def _straight_on(mover: Mover, search: LengthSearch, here: Point3, to: Point) -> tuple[list[Stretch], Stopped | None]:
    """Return the next stretches straight towards a place: along the ground, and over the border if there is one first.

    And what stops the way behind them.
    """
    start = search.node_at(here)
    if start is None:
        return [], Stopped(here, None, "no-stand")
    away = plan_distance(here[:2], to)
    way = ((to[0] - here[0]) / away, (to[1] - here[1]) / away)
    free = search.free_along(start, way, away)
    if free >= away:
        end = mover.put_down(to, start.storey.height_at(to))
        if stand(mover.battlefield, end, mover.others).safe:
            cost = search.meter.leg(start.storey, here[:2], to)
            return [Stretch("walk", here, (end.x, end.y, end.z), away, 0.0, 0.0, cost)], None
        return [], Stopped(here, None, "no-stand")
    before, via = _at_border(mover, start, way, free)
    found: list[Stretch] = []
    if via != here[:2]:
        cost = search.meter.leg(start.storey, here[:2], via)
        height = mover.put_down(via, start.storey.height_at(via)).z
        found.append(Stretch("walk", here, (*via, height), plan_distance(here[:2], via), 0.0, 0.0, cost))
    at = found[-1].end if found else here
    crossing = search.over(start, via, way, away - before)
    if isinstance(crossing, Node):
        return [*found, _crossing(mover, search, start, crossing, at)], None
    reason = crossing or "in-the-way"
    walked = walk_over_ramps(mover.battlefield, mover.body.at(*at), to, mover.others)
    if walked.at_edge:
        reason = "edge"
    elif walked.obstacle is None and reason == "in-the-way":
        reason = "no-stand"
    return found, Stopped(at, walked.obstacle, reason)


def _at_border(mover: Mover, start: Node, way: Point, free: float) -> tuple[float, Point]:
    """Return the last place before a border, and how far away it is: still free when rounded to the grid."""
    (x, y), storey = start.place, start.storey
    before, via = 0.0, start.place
    for hair in (SLACK, CLEAR):
        before = max(free - hair, 0.0)
        via = rounded_point((x + before * way[0], y + before * way[1]))
        if stand(mover.battlefield, mover.put_down(via, storey.height_at(via)), mover.others).safe:
            break
    return before, via
