"""Ways over the whole table: a lattice of places a pace apart, with steps that cost what the rules say.

Other creatures are left out of it but where they bar the way; whatever a bot then does goes through the rules.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.answers import Move
from pb12table.systems.d20.rules.asking.legality import move_refusal
from pb12table.systems.d20.rules.creatures import left
from pb12table.systems.d20.rules.data import CELL, Mode
from pb12table.systems.d20.rules.moving.squares import nearest_on_grid
from pb12table.systems.d20.rules.moving.ways import Walker, walker_of, way_on_foot
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.footprints import overlaps_in_plan
from pb12table.table.shapes import Circle, Point3
from pb12table.table.units import TOLERANCE, distance, plan_distance, rounded

FARTHEST: Final = 90.0
"""Ways that cost more are not looked for, in metres of movement."""
_ROUND: Final = tuple((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)


@dataclass(frozen=True, slots=True)
class Trodden:
    """How far it is from where a creature stands to the places of the lattice, and from which place each is come to."""

    start: Point3
    costs: Mapping[Point3, float]
    before: Mapping[Point3, Point3]

    def way_to(self, place: Point3) -> list[Point3]:
        """The places from the first after the start to a place."""
        found = [place]
        while self.before[found[-1]] != self.start:
            found.append(self.before[found[-1]])
        return found[::-1]


def _alone(walker: Walker) -> Walker:
    """A walker at no place in particular, with no creature in its way."""
    return replace(walker, body=walker.body.at(0.0, 0.0, 0.0), others=(), barring=(), prone=False, drags=False)


@lru_cache(maxsize=65536)
def _steps(walker: Walker, place: Point3) -> tuple[tuple[Point3, float], ...]:
    """The places beside one that can be walked to, and what each step costs."""
    found: list[tuple[Point3, float]] = []
    here = walker.body.at(*place)
    x, y = _nearest(here)
    table = walker.battlefield
    for across, along in _ROUND:
        goal = (rounded(x + across * CELL), rounded(y + along * CELL))
        if not (0.0 < goal[0] < table.width and 0.0 < goal[1] < table.depth):
            continue
        way = way_on_foot(replace(walker, body=here), (goal,))
        if way.refusal is None and not way.falls and way.parts:
            found.append(((way.end.x, way.end.y, way.end.z), way.cost))
    return tuple(found)


def _nearest(here: Body) -> tuple[float, float]:
    """The place of the lattice nearest to a body: the middle of a square, for broad ones a corner."""
    if not isinstance(here.footprint, Circle):
        return nearest_on_grid(here, here.position)
    x, y = ((round(value / CELL - 0.5) + 0.5) * CELL for value in here.position)
    return (x, y)


def trodden(state: State, figure: FigureId, most: float = FARTHEST) -> Trodden:
    """How far it is from where a creature stands to everywhere it can walk, past those who bar the way."""
    walker = walker_of(state, figure)
    alone = _alone(walker)
    start = (walker.body.x, walker.body.y, walker.body.z)
    costs, before = {start: 0.0}, dict[Point3, Point3]()
    waiting = [(0.0, start)]
    while waiting:
        cost, place = heapq.heappop(waiting)
        if cost > costs[place] + TOLERANCE:
            continue
        for goal, step in _steps(alone, place):
            reached = cost + step
            if reached < costs.get(goal, most) - TOLERANCE and not _is_barred(walker, goal):
                costs[goal], before[goal] = reached, place
                heapq.heappush(waiting, (reached, goal))
    return Trodden(start, costs, before)


def _is_barred(walker: Walker, place: Point3) -> bool:
    there = walker.body.at(*place)
    return any(
        overlaps_in_plan(there, other) and there.z < other.top and other.z < there.top for other in walker.barring
    )


def nearest_to(found: Trodden, goals: Sequence[Point3], near: float) -> tuple[Point3 | None, float]:
    """The cheapest place within a distance of some goals; else the one nearest to them; and how far it is to a goal."""
    best, key = None, (1.0, 0.0, 0.0)
    for place, cost in found.costs.items():
        away = min(distance(place, goal) for goal in goals)
        rank = (0.0, cost, away) if away <= near else (1.0, away, cost)
        if best is None or rank < key:
            best, key = place, rank
    return best, min(distance(best, goal) for goal in goals) if best is not None else 0.0


def moves_along(state: State, figure: FigureId, found: Trodden, place: Point3) -> Iterator[Move]:
    """Legal movements towards a place, the farthest first."""
    if place == found.start:
        return
    way = found.way_to(place)
    most = left(state, figure, Mode.WALK)
    reached = [number for number, each in enumerate(way) if found.costs[each] <= most + TOLERANCE]
    for number in reversed(reached):
        move = Move(tuple(each[:2] for each in _straightened(found.start, way[: number + 1])))
        if move_refusal(state, figure, move) is None:
            yield move


def _straightened(start: Point3, way: Sequence[Point3]) -> list[Point3]:
    """A way without the places that lie on a straight line with those beside them."""
    found: list[Point3] = []
    for number, here in enumerate(way):
        before = found[-1] if found else start
        after = way[number + 1] if number + 1 < len(way) else None
        if after is not None and abs(
            plan_distance(before[:2], here[:2])
            + plan_distance(here[:2], after[:2])
            - plan_distance(before[:2], after[:2])
        ) <= TOLERANCE:
            continue
        found.append(here)
    return found
