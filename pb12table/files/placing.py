"""Where figures begin that a file gives no place, and why a figure cannot be where a file puts it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Final

from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area, in_area
from pb12table.table.motion.falling import settled, stand
from pb12table.table.shapes import Point, box_of, plan_distance, rounded_point

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
    """Return a player's body placed in the middle of its zones or near its friends; None if there is no room.

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


def _grid(area: Area, near: Point | None) -> Iterator[Point]:
    """Yield places in an area, those nearest to a place or to its middle first."""
    left, low, right, high = box_of(area.outline)
    middle = ((left + right) / 2.0, (low + high) / 2.0)
    columns, rows = ceil((right - left) / 2.0 / APART), ceil((high - low) / 2.0 / APART)
    goal = middle if near is None else near
    column, row = (round((goal[axis] - middle[axis]) / APART) for axis in (0, 1))
    waiting: list[tuple[float, int, int, Point]] = []
    for ring in range(columns + abs(column) + rows + abs(row) + 1):
        for i, j in _ring(column, row, ring):
            place = rounded_point((middle[0] + i * APART, middle[1] + j * APART))
            if abs(i) <= columns and abs(j) <= rows and in_area(area, place, 0.0):
                heappush(waiting, (plan_distance(place, goal), i, j, place))
        # Nothing of the rings to come is nearer.
        while waiting and waiting[0][0] <= (ring - 0.5) * APART:
            yield heappop(waiting)[-1]
    while waiting:
        yield heappop(waiting)[-1]


def _ring(column: int, row: int, ring: int) -> Iterator[tuple[int, int]]:
    """Yield the places of a grid on the square a number of steps around one of them."""
    for i in range(column - ring, column + ring + 1):
        ends = abs(i - column) == ring
        yield from ((i, j) for j in (range(row - ring, row + ring + 1) if ends else (row - ring, row + ring)))


def no_stand(
    battlefield: Battlefield,
    body: Body,
    others: Sequence[Body],
    file: str | Path,
    place: str,
    cramped: FileProblem | None = None,
) -> FileProblem:
    """Return why a body cannot stand among others; `place` says where the file puts it.

    `cramped` is what is wrong where the body is on the table and on no other: it might fit as it usually stands.
    """
    found = stand(battlefield, body, others)
    if found.reason == "off-table":
        return FileProblem(file, place, "problem-off-table")
    names = {other.id for other in others}
    on = next((obstacle for obstacle in found.obstacles if obstacle in names), None)
    if on is not None:
        return FileProblem(file, place, "problem-on-figure", id=on)
    if cramped is not None:
        return cramped
    if found.obstacles:
        return FileProblem(file, place, "problem-inside-piece", id=found.obstacles[0])
    return FileProblem(file, place, "problem-no-stand")
