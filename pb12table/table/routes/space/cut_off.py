"""Places that nobody can get to, because no crossing leads up to them, or because somebody fills the only passage: told
before a search looks everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import shapely

from pb12table.table.battlefield import Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.gates import CLOSE_SPACING, gates_of
from pb12table.table.routes.space.storey_now import is_in_the_way
from pb12table.table.shapes import Point, circumradius

Part = tuple[int, int]
"""A connected part of a storey: the numbers of both."""

_BEYOND = 1.01
"""A gate leads no farther than this, in steps."""

_TOUCHING = 1e-6
"""A way as near as this to a part of a storey leads into it, in steps."""

_BESIDE = 0.3
"""By so much more than to the nearest part a place may be away from another one and still belong to both, in steps:
borders are drawn too wide.
"""

_THINNER = 0.05
"""How much thinner than they are bodies are taken here, in steps, for the same reason."""

Place = tuple[Storey, Point]


@dataclass(frozen=True, slots=True)
class Passable:
    """Where a mover may walk: storeys, the mover without place, name and company (`gates.anyone`), and other bodies
    that stand in its way.
    """

    storeys: tuple[Storey, ...]
    mover: Mover
    bodies: tuple[Body, ...] = ()


def is_cut_off(ground: Passable, start: Place, goal: tuple[Point, float]) -> bool:
    """Whether no way leads from a place on a storey to a goal (place and stand height), whatever it costs.

    Over a body a crossing may lead all the same: see `is_shut_in`.
    """
    holding = _holding(ground, goal)
    # Over a gap what lies on both sides carries.
    return bool(holding) and not _lead(ground, _parts_at(ground, *start), holding)


def is_shut_in(ground: Passable, start: Place, goal: tuple[Point, float], before: Iterable[Place]) -> bool:
    """Whether no way leads to a goal past the other bodies, and none over them.

    `before` are all places from which one option, or a crossing, leads to the goal.
    """
    if not is_cut_off(ground, start, goal):
        return False
    holding = _holding(ground, goal)
    return all(_lead(ground, _parts_at(ground, *place)[:1], holding) for place in before)


def _holding(ground: Passable, goal: tuple[Point, float]) -> list[Part]:
    """The parts in which a goal may lie."""
    place, height = goal
    holding = [storey for storey in ground.storeys if storey.holds(place, height)]
    return [part for storey in holding for part in _parts_at(ground, storey, place)]


def _lead(ground: Passable, here: Sequence[Part], there: Sequence[Part]) -> bool:
    """Whether crossings lead from one of some parts to one of others."""
    return any(_leads(ground, start, goal) for start in here for goal in there)


@lru_cache(maxsize=1024)
def _leads(ground: Passable, start: Part, goal: Part) -> bool:
    """Whether crossings lead from one part to another: found backward from the goal, which is the smaller one."""
    met, left = {goal}, [goal]
    while start not in met and left:
        there = left.pop()
        for storey in ground.storeys:
            for before in _parts_before(ground, storey, there):
                if before not in met:
                    met.add(before)
                    left.append(before)
    return start in met


@lru_cache(maxsize=4096)
def _parts_before(ground: Passable, storey: Storey, there: Part) -> frozenset[Part]:
    """The parts of a storey from which a crossing leads to a part of another one, or of the same."""
    if not _parts(ground, storey):
        return frozenset()
    number, _ = there
    target = _parts(ground, ground.storeys[number])[there[1]]
    gates = gates_of(ground.storeys, storey, ground.mover, CLOSE_SPACING)
    if not len(gates.places):
        return frozenset()
    away = np.asarray(shapely.distance(shapely.points(gates.places), target))
    found: set[Part] = set()
    for row in np.argsort(away).tolist():
        if away[row] > _BEYOND:
            break
        x, y = gates.places[row].tolist()
        before, *_ = _parts_at(ground, storey, (x, y))
        if before in found or before == there:
            continue
        way = shapely.LineString([(x, y), (x + gates.out[row, 0], y + gates.out[row, 1])])
        # What is left beside a body may be got to aslant only.
        is_met = bool(ground.bodies) or way.distance(target) <= _TOUCHING
        if is_met and any(behind.storey == number for behind in gates.behind(row)):
            found.add(before)
    return frozenset(found)


@lru_cache(maxsize=256)
def _parts(ground: Passable, storey: Storey) -> tuple[shapely.Polygon, ...]:
    wide, height = circumradius(ground.mover.body.footprint) - _THINNER, ground.mover.body.height
    near = [body for body in ground.bodies if is_in_the_way(storey, body, height)]
    taken = shapely.union_all([footprint_polygon(body).buffer(wide) for body in near])
    walk = storey.walk.difference(taken) if near else storey.walk
    return tuple(part for part in shapely.get_parts(walk) if isinstance(part, shapely.Polygon))


def _parts_at(ground: Passable, storey: Storey, point: Point) -> list[Part]:
    """The parts of a storey to which a point may belong, the nearest one first."""
    parts = _parts(ground, storey)
    if len(parts) < 2:
        return [(storey.number, 0)] * len(parts)
    away = np.asarray(shapely.distance(np.array(parts), shapely.Point(point)))
    nearest = np.argsort(away)
    return [(storey.number, int(number)) for number in nearest if away[number] <= away[nearest[0]] + _BESIDE]
