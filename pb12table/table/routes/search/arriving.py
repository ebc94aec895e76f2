"""The last stretch of a way: whether the goal of a search can be got to from a place it has found."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2

import numpy as np

from pb12table.table.motion.inflating import SLACK
from pb12table.table.routes.search.expand_crossings import LEAST_LEAN, through
from pb12table.table.routes.search.nodes import Node
from pb12table.table.routes.search.search_state import Search
from pb12table.table.routes.space.crossings import crossing
from pb12table.table.routes.space.storey_now import Ground
from pb12table.table.routes.steps import STRIDE
from pb12table.table.shapes import Circle, Point
from pb12table.table.standing.stands import stand
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import plan_distance, rounded

_SLIVER = 0.3
"""How far before the end of a way borders may hide it that are drawn too wide for a base that is not round."""

_BESIDE = 0.45
"""So near to where a ray towards the goal meets the border a gate is tried in its direction, in steps."""

_BEFORE = 0.01
"""How far before the end of a ray its ground is looked at, so that it is surely on this side of the border."""


def arrive(search: Search, nodes: Sequence[Node], ground: Ground) -> None:
    """Whether the goal lies in one of the stars of nodes that were looked around from together, or just beside it where
    borders are drawn too wide, or behind its border.
    """
    assert search.goal is not None
    (x, y), seen = search.goal[0], nodes[0].stars
    assert seen is not None
    angles = np.array([atan2(y - node.place[1], x - node.place[0]) for node in nodes])
    lengths = seen.lengths_at(np.array([node.number for node in nodes]), angles).tolist()
    for node, length in zip(nodes, lengths, strict=True):
        _arrive_from(search, node, ground, length)


def _arrive_from(search: Search, node: Node, ground: Ground, length: float) -> None:
    """The same for one node, from where a ray towards the goal is so long."""
    assert search.goal is not None
    place, height = search.goal
    away = plan_distance(node.place, place)
    if away < 1e-9:
        if abs(node.storey.height_at(place) - height) <= SUPPORT_BAND:
            _found(search, node, 0)
        return
    way = ((place[0] - node.place[0]) / away, (place[1] - node.place[1]) / away)
    is_seen = away <= length or (
        _may_be_narrower(search, length, away) and _is_level(search, node, way, length, away, height)
    )
    if is_seen and node.storey.holds(place, height) and (node.place, place) not in search.avoided:
        _found(search, node, search.tolls.leg(node.storey, node.landing(place), place))
    elif away > length:
        _step_there(search, node, way, length, away)
        if len(ground.gates.places):
            _through_the_nearest(search, node, ground, way, length)


def _through_the_nearest(search: Search, node: Node, ground: Ground, way: Point, length: float) -> None:
    """Through the gate nearest to where a ray towards the goal meets the border."""
    border = np.asarray(node.place) + length * np.asarray(way)
    beside = np.hypot(*(ground.gates.places - border).T)
    near = (beside < _BESIDE).nonzero()[0]
    for nearest in near[np.argsort(beside[near])].tolist():
        begun = node.cost + int(max(length - node.slack, 0.0) / STRIDE) * search.prices.walk
        if search.of(node.storey).gates.costs[nearest] < begun:
            break
        if not ground.gates.behind(nearest):
            continue
        lean = float(ground.gates.out[nearest] @ np.asarray(way))
        for behind in ground.gates.behind(nearest) if lean > LEAST_LEAN else ():
            through(search, node, way, length, lean, behind)
        break


def _step_there(search: Search, node: Node, way: Point, length: float, away: float) -> None:
    """Straight to the goal in one crossing: from the last whole step before the border, and from the border itself.

    Whether it leads there is asked of the sweeps, to which round corners are as narrow as they are.
    """
    assert search.goal is not None
    place, height = search.goal
    last = node.slack + max(int((length - node.slack) / STRIDE), 0) * STRIDE if length > node.slack else length
    for before in sorted({min(last, length), max(length - SLACK, 0.0)}):
        if away - before > 1.0:
            continue
        x, y = node.place
        via = (rounded(x + way[0] * before), rounded(y + way[1] * before)) if before > 0.0 else node.place
        cost = search.tolls.leg(node.storey, node.landing(via), via)
        surcharge = search.tolls.surcharge(node.storey, via)
        if node.cost + cost + search.prices.walk + surcharge >= search.most or (via, place) in search.avoided:
            continue
        start = search.mover.put_down(via, node.storey.height_at(via))
        if plan_distance(via, place) > 1.0 or not stand(search.mover.battlefield, start, search.mover.others).safe:
            continue
        moves = crossing(search.mover, start, place, height)
        dear = node.cost + cost + search.prices.of(moves, surcharge)
        if moves and dear < search.most:
            search.goal_node = Node(place, node.storey, dear, node, via, moves)
            return


def _may_be_narrower(search: Search, length: float, away: float) -> bool:
    """Whether a base that is not round may go on to a goal so near behind a border for the circle around it."""
    return not isinstance(search.mover.body.footprint, Circle) and away <= length + _SLIVER


def _is_level(search: Search, node: Node, way: Point, length: float, away: float, height: float) -> bool:
    """Whether the ground before the end of a ray is as high as a stand height a little farther on, or a slope apart."""
    before = max(length - _BEFORE, 0.0)
    end = node.storey.height_at((node.place[0] + before * way[0], node.place[1] + before * way[1]))
    return abs(end - height) <= search.mover.battlefield.gait.ledge + SUPPORT_BAND + away - before


def _found(search: Search, node: Node, cost: int) -> None:
    assert search.goal is not None
    if node.cost + cost < search.most:
        search.goal_node = Node(search.goal[0], node.storey, node.cost + cost, node, search.goal[0])
