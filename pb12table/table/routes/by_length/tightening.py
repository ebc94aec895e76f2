"""A way pulled tight: where it crosses a border, or enters a dear area, at the place that makes it cheapest.

A search crosses borders at places some way apart; between them the cost is a smooth function with one least value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import shapely

from pb12table.table.routes.by_length.search import SPACING, LengthSearch, Node
from pb12table.table.routes.space.borders import are_clear
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance, rounded_point

_ROUNDS = 3
_GOLDEN = 0.6180339887
_HALVINGS = 14
_GAIN = 0.0005
"""A change is taken when it makes the way cheaper by more than this."""


def tightened(search: LengthSearch, goal: Node) -> Node:
    """The same way, or a cheaper one over the same borders."""
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
    """The nodes of a way, from its start on."""
    chain: list[Node] = []
    node: Node | None = goal
    while node is not None:
        chain.append(node)
        node = node.parent
    return chain[::-1]


def _moved(search: LengthSearch, before: Node, node: Node, after: Node) -> Node | None:
    """A node at another place of its border, when the way from the one before to the one after is cheaper over it."""
    there = after.via if after.moves else after.place
    now = node.cost - before.cost + search.meter.leg(node.storey, node.place, there)
    if node.gate is not None:
        return _crossed(search, before, node, there, now)
    if node.kind != "post" or before.storey is not node.storey:
        return None
    return _at_border(search, before, node, there, now)


def _at_border(search: LengthSearch, before: Node, node: Node, there: Point, now: float) -> Node | None:
    """At another place of the border of a dear region."""
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
    """Over the border at another place beside it, in the direction that the way goes on in."""
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
    """Where a function with one least value has it, no farther than the spacing of places: golden section."""
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
    """Nodes as they follow another one, with their costs anew."""
    found: list[Node] = []
    before = first
    for node in following:
        leg = search.meter.leg(before.storey, before.place, node.via)
        moves = search.meter.crossing(before.storey, node.via, node.moves) if node.moves else 0.0
        before = replace(node, parent=before, cost=before.cost + leg + moves)
        found.append(before)
    return found
