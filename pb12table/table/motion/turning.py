"""Bodies that turn on the spot until something stops them.

What a turning footprint meets can only change at certain angles: where a corner of it passes a border or a border of it
passes a corner, and for round obstacles where it comes within their radius.  Between two of these angles one look in
the middle decides, so nothing is missed however thin it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import acos, atan2, degrees, sqrt

import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import footprint_polygon
from pb12table.table.index import rings_above, terrain_index
from pb12table.table.motion.contact import heights_overlap, overlapping
from pb12table.table.shapes import Circle, Outline, Point, Ring, box_ring, circumradius, outline_at
from pb12table.table.terrain import shape_of
from pb12table.table.units import GRID, TOLERANCE, normalised, plan_distance, rounded, rounded_point, turn_between


@dataclass(frozen=True, slots=True)
class Swing:
    """How far a body turned: the facing it reached, and what stopped it, where (None when nothing or the edge did)."""

    facing: float
    obstacle: str | None
    contact: Point | None


def swing(battlefield: Battlefield, body: Body, facing: float, others: Sequence[Body]) -> Swing:
    """Turn a body about its base point to a facing, the shorter way round, until it would enter an obstacle.

    What it overlaps from the beginning does not stop it; the edge of the table does so without being an obstacle.
    """
    turn = turn_between(body.facing, facing)
    goal = rounded(normalised(facing))
    if isinstance(body.footprint, Circle) or abs(turn) <= TOLERANCE:
        return Swing(goal, None, None)
    before = set(overlapping(battlefield, body, others))
    on_table = inside_table(battlefield, body)
    marks = sorted({angle for angle in _critical(battlefield, body, body.footprint, others, turn) if angle > TOLERANCE})
    last = 0.0
    for mark in (*marks, abs(turn)):
        if mark - last <= TOLERANCE:
            continue
        middle = _turned(body, (last + mark) / 2.0, turn)
        met = [key for key in overlapping(battlefield, middle, others) if key not in before]
        if met or (on_table and not inside_table(battlefield, middle)):
            return _stopped(battlefield, body, turn, last, met, others)
        before &= set(overlapping(battlefield, middle, others))
        last = mark
    return Swing(goal, None, None)


def _turned(body: Body, angle: float, turn: float) -> Body:
    """The body after so many degrees of a turn."""
    facing = normalised(body.facing + (angle if turn > 0.0 else -angle))
    return body.at(body.x, body.y, body.z, facing)


def _stopped(
    battlefield: Battlefield, body: Body, turn: float, angle: float, met: list[str], others: Sequence[Body]
) -> Swing:
    """The body at the last facing of the grid before a contact."""
    steps = max(int((angle - TOLERANCE) / GRID), 0)
    reached = _turned(body, steps * GRID, turn)
    facing = rounded(normalised(reached.facing))
    if not met:
        return Swing(facing, None, None)
    return Swing(facing, met[0], _contact(battlefield, reached, met[0], others))


def _contact(battlefield: Battlefield, body: Body, key: str, others: Sequence[Body]) -> Point:
    """Where in plan a body touches what stops it."""
    entry = terrain_index(battlefield).by_id.get(key)
    if entry is not None:
        obstacle = shape_of(entry.piece)
    else:
        obstacle = next(footprint_polygon(other) for other in others if other.id == key)
    line = shapely.shortest_line(footprint_polygon(body), obstacle)
    return rounded_point((float(line.coords[-1][0]), float(line.coords[-1][1])))


# -- the angles at which something can change -------------------------------------------------------------------


def _critical(
    battlefield: Battlefield, body: Body, footprint: Outline, others: Sequence[Body], turn: float
) -> Iterator[float]:
    """The degrees of a turn (0 to its whole) at which the footprint may begin or cease to meet something."""
    own = outline_at(footprint, body.x, body.y, body.facing)
    center, reach = body.position, circumradius(footprint)
    for ring in _rings(battlefield, body, others, reach):
        yield from _of_corners(center, own, ring, turn)
        # A corner that stands still passes the edges of the body as if it turned the other way.
        yield from _of_corners(center, ring, own, -turn)
    for other in others:
        if not isinstance(other.footprint, Circle) or other.id == body.id or not heights_overlap(body, other):
            continue
        if plan_distance(center, other.position) < reach + other.footprint.radius:
            yield from _of_circle(center, own, other.position, other.footprint.radius, turn)
    yield from _of_corners(center, own, box_ring(0.0, 0.0, battlefield.width, battlefield.depth), turn)


def _rings(battlefield: Battlefield, body: Body, others: Sequence[Body], reach: float) -> Iterator[Sequence[Point]]:
    """The rings, and stretches of thin walls, that a turning body can meet."""
    x, y = body.position
    for entry in terrain_index(battlefield).near((x - reach, y - reach, x + reach, y + reach)):
        if entry.solid and entry.base < body.top - TOLERANCE:
            yield from rings_above(entry, body.z + TOLERANCE)
    for other in others:
        if isinstance(other.footprint, Outline) and other.id != body.id and heights_overlap(body, other):
            yield outline_at(other.footprint, other.x, other.y, other.facing)


def _of_corners(center: Point, corners: Iterable[Point], ring: Sequence[Point], turn: float) -> Iterator[float]:
    """The degrees after which corners that turn about a centre pass the edges of a ring that does not."""
    edges = list(_edges(ring))
    for corner in corners:
        radius = plan_distance(center, corner)
        start = _angle(center, corner)
        for a, b in edges:
            for point in _on_circle(center, radius, a, b):
                yield from _way(start, _angle(center, point), turn)


def _of_circle(center: Point, own: Ring, middle: Point, radius: float, turn: float) -> Iterator[float]:
    """The degrees after which a turning ring comes within a radius of a point: with a corner, or with an edge."""
    away, at = plan_distance(center, middle), _angle(center, middle)
    for corner in own:
        for angle in _circles(plan_distance(center, corner), away, radius):
            for side in (angle, -angle):
                yield from _way(_angle(center, corner), at + side, turn)
    for a, b in _edges(own):
        length = plan_distance(a, b)
        if length <= TOLERANCE or away <= TOLERANCE:
            continue
        nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
        offset = (a[0] - center[0]) * nx + (a[1] - center[1]) * ny
        for gap in (offset + radius, offset - radius):
            # The point lies at `gap` along the edge's normal when the normal is turned to one of two directions.
            if abs(gap) <= away:
                side = degrees(acos(gap / away))
                for angle in (at + side, at - side):
                    yield from _way(degrees(atan2(ny, nx)), angle, turn)


def _edges(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    if len(ring) == 2:
        yield ring[0], ring[1]
        return
    for number, point in enumerate(ring):
        yield ring[number - 1], point


def _angle(center: Point, point: Point) -> float:
    return degrees(atan2(point[1] - center[1], point[0] - center[0]))


def _way(start: float, end: float, turn: float) -> Iterator[float]:
    """The degrees from one direction to another in the sense of a turn, if the turn comes so far."""
    way = normalised(end - start if turn > 0.0 else start - end)
    if way <= abs(turn) + TOLERANCE:
        yield min(way, abs(turn))


def _on_circle(center: Point, radius: float, a: Point, b: Point) -> Iterator[Point]:
    """The points of a segment at a distance from a centre."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if square == 0.0:
        return
    ox, oy = a[0] - center[0], a[1] - center[1]
    half = ox * dx + oy * dy
    root = half * half - square * (ox * ox + oy * oy - radius * radius)
    if root < 0.0:
        return
    for share in ((-half - sqrt(root)) / square, (-half + sqrt(root)) / square):
        if -TOLERANCE <= share <= 1.0 + TOLERANCE:
            yield (a[0] + share * dx, a[1] + share * dy)


def _circles(radius: float, away: float, other: float) -> Iterator[float]:
    """The degrees from the line of two centres at which a point on a circle about one is `other` from the second."""
    if radius <= TOLERANCE or away <= TOLERANCE:
        return
    cosine = (radius * radius + away * away - other * other) / (2.0 * radius * away)
    if -1.0 <= cosine <= 1.0:
        yield degrees(acos(cosine))


__all__ = ["Swing", "swing"]
