"""A straight way cut into steps whose ends lie on the grid."""

from __future__ import annotations

from math import ceil

from pb12table.table.shapes import Point
from pb12table.table.units import TOLERANCE, at_most, plan_distance, rounded

STRIDE = 0.999
"""How long a step is reckoned on a way, so that its end can be rounded to the grid and it is still no longer than 1."""


def strides(start: Point, to: Point) -> list[Point]:
    """The ends of whole steps straight to a place, the last one shorter; as few as the grid allows."""
    found: list[Point] = []
    place = start
    while (away := plan_distance(place, to)) > TOLERANCE:
        place = to if at_most(away, 1.0) else _next_place(place, to, away)
        found.append(place)
    return found


def stride_count(start: Point, to: Point) -> int:
    """How many steps a straight way takes."""
    away = plan_distance(start, to)
    least, most = ceil(away - TOLERANCE), ceil(away / STRIDE - TOLERANCE)
    return least if least == most else len(strides(start, to))


def _next_place(start: Point, to: Point, away: float) -> Point:
    """The place of the grid within a step that is nearest to the goal and beside the way."""
    east, north = (to[0] - start[0]) / away, (to[1] - start[1]) / away
    x, y = start[0] + east, start[1] + north
    places = [(rounded(x + dx), rounded(y + dy)) for dx in (-0.001, 0.0, 0.001) for dy in (-0.001, 0.0, 0.001)]
    within = [place for place in places if at_most(plan_distance(start, place), 1.0)]
    return min(within, key=lambda place: plan_distance(place, to))
