"""Where figures begin that a file gives no place: in the entry zones of their player, else beside their friends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import ceil
from typing import Final

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Point, box_of
from pb12table.table.standing.support import settled
from pb12table.table.units import plan_distance, rounded_point
from pb12table.table.zones import Area, in_area

APART: Final = 0.75
"""How far apart the places lie that are tried, in metres."""
MOST_TRIED: Final = 2000


def free_place(
    battlefield: Battlefield,
    body: Body,
    others: Sequence[Body],
    zones: Sequence[Zone],
    player: PlayerId,
    friends: Sequence[Body],
    snapped: Callable[[Body, Point], Point] | None = None,
) -> Body | None:
    """A body of a player put down, in the middle of its zones or near its friends; None where there is no room.

    `snapped` is the place nearest to another one at which a body can be, where not all are.
    """
    own = [zone.area for zone in zones if zone.kind is ZoneKind.ENTRY and player in zone.players]
    width, depth = battlefield.width, battlefield.depth
    whole = Area(((0.0, 0.0), (width, 0.0), (width, depth), (0.0, depth)))
    near = None if own or not friends else _middle(friends)
    for place in islice((place for area in own or [whole] for place in _grid(area, near)), MOST_TRIED):
        at = place if snapped is None else snapped(body, place)
        found = settled(battlefield, body.at(*at, body.z), others)
        if found is not None:
            return found
    return None


def _middle(bodies: Sequence[Body]) -> Point:
    return (sum(body.x for body in bodies) / len(bodies), sum(body.y for body in bodies) / len(bodies))


def _grid(area: Area, near: Point | None) -> list[Point]:
    """Places in an area, those nearest to a place or to its middle first."""
    left, low, right, high = box_of(area.outline)
    middle = ((left + right) / 2.0, (low + high) / 2.0)
    columns, rows = ceil((right - left) / 2.0 / APART), ceil((high - low) / 2.0 / APART)
    places = [
        rounded_point((middle[0] + column * APART, middle[1] + row * APART))
        for column in range(-columns, columns + 1)
        for row in range(-rows, rows + 1)
    ]
    goal = middle if near is None else near
    inside = [place for place in places if in_area(area, place, 0.0)]
    return sorted(inside, key=lambda place: plan_distance(place, goal))
