"""Ways that leave a storey where something else is near enough: the crossings a search tries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, ceil, floor

import numpy as np
import shapely

from pb12table.table.arrays import Floats, Integers
from pb12table.table.motion.inflating import SLACK
from pb12table.table.routes.search.costs import WAYS
from pb12table.table.routes.search.nodes import Node, alone, cell_of, turned, views_of
from pb12table.table.routes.search.search_state import TRIES, Ahead, Known, Search
from pb12table.table.routes.space.crossings import BY_OPTIONS, Move, Mover, crossing, longest
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.gates import ANYWHERE, CLEAR, Behind, Gates, leads_aside
from pb12table.table.routes.steps import STRIDE
from pb12table.table.shapes import Point
from pb12table.table.standing.stands import stand
from pb12table.table.units import TOLERANCE, at_most, plan_distance, rounded

LEAST_LEAN = 0.2
"""How straight a way must lead through a gate at least: the cosine of its angle to the border's normal."""

_SQUARE = 0.5
"""How straight a way must lead through a gate for what was found out straight through it to hold."""

_LEAST_ENTRY = 0.003
"""How far a ray must lead through a storey at least to enter it there, in steps."""


def leave(search: Search, nodes: list[Node], known: Known) -> None:
    """Ways that leave the storey where something else is near enough, square gates first."""
    rows = _rows(search, nodes, known)
    if len(rows):
        search.put_off(Ahead(nodes, rows[np.argsort(-rows[:, 8], kind="stable")]))


def _rows(search: Search, nodes: list[Node], known: Known) -> Floats:
    """Rows of `Ahead` for all gates that are in view and worth while."""
    seen, places, slack = views_of(nodes)
    gates, best = known.ground.gates, known.gates
    if (compiled := WAYS.module) is not None:
        terms = search.tolls.terms(nodes[0].cost, search.limit, number=nodes[0].number)
        found: Floats = compiled.through_gates(
            (seen.places, seen.first, seen.spans, seen.offsets, seen.keys, seen.ends), terms, slack,
            gates.places, gates.out, gates.spacing, best.costs, best.last, best.times, TRIES,
        )  # fmt: skip
        return found
    which, gate, ways = ways_out(places, gates, STRIDE * (search.limit - nodes[0].cost) + slack)
    begun = np.floor(np.maximum(ways.away - slack[which], 0.0) / STRIDE).astype(np.int64)
    costs = nodes[0].cost + begun * search.prices.walk
    worth = best.are_worth(costs, gate, TRIES).nonzero()[0]
    points = ways.points[worth] - CLEAR * gates.out[gate[worth]]
    # Beside the tip of a pointed corner what lies so far before the border lies beyond the other one.
    is_there = ways.away[worth] < CLEAR
    chosen = worth[is_there | seen.sees(nodes[0].number + which[worth], points)]
    columns = (which, gate, costs, *ways.points.T, *ways.directions.T, ways.away, ways.lean)
    return np.stack([column[chosen] for column in columns], axis=1, dtype=np.float64)


def pass_gate(search: Search, node: Node, row: Sequence[float]) -> None:
    """Straight through a gate (a row of `Ahead`), if that is still worth while."""
    known, gate, cost = search.of(node.storey), int(row[1]), int(row[2])
    if not known.gates.is_worth(cost, gate, TRIES):
        return
    found = False
    for behind in known.ground.gates.behind(gate):
        found |= through(search, node, (row[5], row[6]), row[7], row[8], behind)
    known.gates.try_out(gate, cost, found, TRIES)


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """Straight ways out of a storey, one a row: where each passes the border, in which direction, how far away that is
    in steps, and how straight it does so (the cosine to the border's normal).
    """

    points: Floats
    directions: Floats
    away: Floats
    lean: Floats


def ways_out(places: Floats, gates: Gates, reach: Floats) -> tuple[Integers, Integers, Ways]:
    """Ways through gates within a reach, one for each place, with the numbers of the places and the gates.

    Within a step and beside its stretch of the border one goes straight out, else to the gate itself: off a ramp one
    may not step ever so little uphill. Who stands on the border itself goes straight out of it, too.
    """
    dx, dy = gates.places[:, 0] - places[:, 0:1], gates.places[:, 1] - places[:, 1:2]
    away = np.sqrt(dx * dx + dy * dy)
    ahead = dx * gates.out[:, 0] + dy * gates.out[:, 1]
    lean = ahead / np.maximum(away, 1e-9)
    is_beside = np.zeros(away.shape, dtype=np.bool_)
    near = ((away <= 1.0) & (ahead > -CLEAR)).nonzero()
    aside = dy[near] * gates.out[near[1], 0] - dx[near] * gates.out[near[1], 1]
    is_beside[near] = np.abs(aside) <= gates.spacing / 2.0 + TOLERANCE
    which, gate = ((away <= reach[:, None]) & (is_beside | (lean > LEAST_LEAN))).nonzero()
    out, straight, far = gates.out[gate], is_beside[which, gate], away[which, gate]
    directions = np.stack([dx[which, gate], dy[which, gate]], axis=1) / np.maximum(far, 1e-9)[:, None]
    directions = np.where(straight[:, None], out, directions)
    far = np.where(straight, ahead[which, gate].clip(0.0), far)
    points = places[which] + far[:, None] * directions
    return which, gate, Ways(points, directions, far, np.where(straight, 1.0, lean[which, gate]))


def through(search: Search, node: Node, way: Point, away: float, lean: float, behind: Behind) -> bool:
    """Straight through a gate: from the last whole step before it, and from the gate itself, which gets farther."""
    # To the hair only when one place is wanted: everywhere else there is a better one beside it.
    hairs = ((SLACK, 1.0), (CLEAR, STRIDE)) if search.goal is not None else ((CLEAR, STRIDE),)
    near, far = behind.near / lean, behind.far / lean
    if search.goal is not None:
        near, far = entered(search.storeys[behind.storey], node.place, way, away) or (near, far)
    found = False
    for hair, step in hairs:
        gate = max(away - hair / lean, 0.0)
        free = gate - node.slack
        last = node.slack + floor((free + 1e-6) / step) * step if free > 0.0 else gate
        for before in (last, gate) if last < gate else (gate,):
            # Hand over hand upward the last option begins at the gate.
            by_hand = len(behind.moves) > BY_OPTIONS and behind.moves[0].rise > 0.0
            begun = gate if by_hand else before
            if gate - before > step:
                continue
            nearest = away - begun + near + hair / lean
            farthest = min(step, away - begun + far - hair / lean)
            if farthest + 1e-5 < nearest:
                continue
            found |= _step_over(search, node, before, begun + nearest, begun + farthest, way, behind, lean > _SQUARE)
            if found and behind.is_open and search.is_plain:
                return True
    return found


def entered(storey: Storey, place: Point, way: Point, away: float) -> tuple[float, float] | None:
    """Where a ray from a place first meets a storey within a step behind a border: from where to where."""
    (x, y), (dx, dy) = place, way
    ray = shapely.LineString(((x + away * dx, y + away * dy), (x + (away + 1.0) * dx, y + (away + 1.0) * dy)))
    for part in shapely.get_parts(ray.intersection(storey.end)):
        if part.length > _LEAST_ENTRY:
            ends = [plan_distance(place, (px, py)) - away for px, py in shapely.get_coordinates(part).tolist()]
            return max(min(ends), 0.0), max(ends)
    return None


def _step_over(
    search: Search, node: Node, before: float, entry: float, last: float, way: Point, behind: Behind, square: bool
) -> bool:
    """One crossing in a direction, begun at a distance from a node and ending between `entry` and `last`.

    Where all is plain it is as it was tried once.
    """
    x, y = node.place
    storey = search.storeys[behind.storey]
    entry = min(entry + 0.0006, last)
    if search.is_plain:
        leg, surcharge = ceil(max(before - node.slack, 0.0) / STRIDE - 1e-6) * search.prices.walk, 0
        if node.cost + leg + search.prices.walk > search.limit:
            return False
    to = (rounded(x + way[0] * entry), rounded(y + way[1] * entry))
    via = (rounded(x + way[0] * before), rounded(y + way[1] * before)) if before > 0.0 else node.place
    if not search.is_plain:
        leg, surcharge = search.tolls.leg(node.storey, node.landing(via), via), search.tolls.surcharge(node.storey, via)
        if (via, to) in search.avoided or (node.place, via) in search.avoided:
            return False
    if node.cost + leg + search.prices.walk + surcharge > search.limit:
        return False
    cell = cell_of(to, small=True)
    dear = node.cost + leg + search.prices.of(behind.moves, surcharge)
    if behind.is_open and search.goal is None and search.has_cell(storey, cell, dear):
        return True
    if not storey.contains(to):
        return False
    ground = search.of(node.storey).ground
    lonely = ground.is_lonely(via)
    mover = search.lonely_mover if lonely or ground.is_lonely(via, to) else search.mover
    plain = behind.level and (square or behind.clear) and search.goal is None and mover is search.lonely_mover
    moves = behind.moves if plain else crossed(mover, node.storey, via, storey, to)
    if not moves:
        return False
    cost = node.cost + leg + search.prices.of(moves, surcharge)
    slack = max(last - plan_distance(node.place, to), 0.0)
    turning = ANYWHERE
    if not (behind.is_open and lonely):
        start = search.mover.at(via, node.storey.height_at(via))
        turning = leads_aside(storey, search.mover, start, moves, np.asarray(to), np.asarray(way), slack)
    if turning == ANYWHERE:
        search.put(Node(to, storey, cost, node, via, moves, slack=slack, cell=cell))
        return True
    search.put(Node(to, storey, cost, node, via, moves, cell=alone(to)))
    if any(turning):
        window = (atan2(way[1], way[0]) - turning[0], sum(turning))
        search.put(Node(to, storey, cost, node, via, moves, slack=slack, cell=turned(to), window=window))
    for length in (last - 0.0005, last - 0.0015):
        end = (rounded(x + way[0] * length), rounded(y + way[1] * length))
        if not storey.contains(end) or (via, end) in search.avoided:
            continue
        moves = crossed(search.mover, node.storey, via, storey, end)
        if moves:
            cost = node.cost + leg + search.prices.of(moves, surcharge)
            search.put(Node(end, storey, cost, node, via, moves, cell=alone(end)))
            break
    return True


@lru_cache(maxsize=16384)
def crossed(mover: Mover, own: Storey, via: Point, other: Storey, to: Point) -> tuple[Move, ...]:
    """What leads from a place on one storey to one on another, both with safe stand; empty when nothing does."""
    start, height = mover.put_down(via, own.height_at(via)), other.height_at(to)
    if not stand(mover.battlefield, start, mover.others).safe:
        return ()
    if not stand(mover.battlefield, mover.put_down(to, height), mover.others).safe:
        return ()
    moves = crossing(mover, start, to, height)
    # Both ends are rounded to the grid.
    return moves if at_most(longest(moves, via), 1.0) else ()
