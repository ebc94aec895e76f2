"""Places that nobody can get to, because no crossing leads up to them: told before a search looks everywhere."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import shapely

from pb12table.table.crossings import Mover
from pb12table.table.free_space import Storey
from pb12table.table.gates import CLOSE_SPACING, gates_of
from pb12table.table.shapes import Point

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


def is_cut_off(
    storeys: tuple[Storey, ...], mover: Mover, start: tuple[Storey, Point], goal: tuple[Point, float]
) -> bool:
    """Whether no way leads from a place on a storey to a goal (place and stand height), whatever it costs.

    The mover is one without place, name and company (`gates.anyone`): other bodies may be in the way all the same.
    """
    place, height = goal
    holding = [part for storey in storeys if storey.holds(place, height) for part in _parts_at(storey, place)]
    if not holding:
        # Over a gap, where what lies on both sides carries.
        return False
    return not any(_leads(storeys, mover, here, there) for here in _parts_at(*start) for there in holding)


@lru_cache(maxsize=1024)
def _leads(storeys: tuple[Storey, ...], mover: Mover, start: Part, goal: Part) -> bool:
    """Whether crossings lead from one part to another: found backward from the goal, which is the smaller one."""
    met, left = {goal}, [goal]
    while start not in met and left:
        there = left.pop()
        for storey in storeys:
            for before in _parts_before(storeys, mover, storey, there):
                if before not in met:
                    met.add(before)
                    left.append(before)
    return start in met


@lru_cache(maxsize=4096)
def _parts_before(storeys: tuple[Storey, ...], mover: Mover, storey: Storey, there: Part) -> frozenset[Part]:
    """The parts of a storey from which a crossing leads to a part of another one, or of the same."""
    number, _ = there
    target = _parts(storeys[number])[there[1]]
    gates = gates_of(storeys, storey, mover, CLOSE_SPACING)
    if not len(gates.places):
        return frozenset()
    away = np.asarray(shapely.distance(shapely.points(gates.places), target))
    found: set[Part] = set()
    for row in np.argsort(away).tolist():
        if away[row] > _BEYOND:
            break
        x, y = gates.places[row].tolist()
        before, *_ = _parts_at(storey, (x, y))
        if before in found or before == there:
            continue
        way = shapely.LineString([(x, y), (x + gates.out[row, 0], y + gates.out[row, 1])])
        if way.distance(target) <= _TOUCHING and any(behind.storey == number for behind in gates.behind(row)):
            found.add(before)
    return frozenset(found)


@lru_cache(maxsize=256)
def _parts(storey: Storey) -> tuple[shapely.Polygon, ...]:
    return tuple(part for part in shapely.get_parts(storey.walk) if isinstance(part, shapely.Polygon))


def _parts_at(storey: Storey, point: Point) -> list[Part]:
    """The parts of a storey to which a point may belong, the nearest one first."""
    parts = _parts(storey)
    if len(parts) < 2:
        return [(storey.number, 0)]
    away = np.asarray(shapely.distance(np.array(parts), shapely.Point(point)))
    nearest = np.argsort(away)
    return [(storey.number, int(number)) for number in nearest if away[number] <= away[nearest[0]] + _BESIDE]
