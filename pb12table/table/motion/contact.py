"""Contact and overlap of bodies and terrain, the nearest place of contact, and bodies that turn on the spot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import acos, atan2, cos, degrees, pi, sqrt
from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import (
    body_box,
    footprint_distance,
    footprint_polygon,
    overlaps_in_plan,
    overlaps_ring,
    ring_distance_to,
)
from pb12table.table.index import Entry, rings_above, terrain_index
from pb12table.table.motion.obstacles import inflated, inflated_piece, walls_above
from pb12table.table.planar import nearest_in
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Circle,
    Outline,
    Point,
    Region,
    Ring,
    at_most,
    box_ring,
    circumradius,
    normalised,
    outline_at,
    plan_distance,
    rounded,
    rounded_point,
    turn_between,
    turned_ring,
)
from pb12table.table.surfaces import SUPPORT_BAND, covers, supports_of
from pb12table.table.terrain import Piece, shape_of
from pb12table.table.unions import geometry_of, region_of

CONTACT_GAP = 0.05
"""The widest gap in steps, in plan and in height, across which bodies are in contact."""


def in_contact(first: Body, second: Body) -> bool:
    """Return whether two bodies touch: footprints and height intervals at most CONTACT_GAP apart."""
    height_gap = max(first.z, second.z) - min(first.top, second.top)
    return at_most(height_gap, CONTACT_GAP) and at_most(footprint_distance(first, second), CONTACT_GAP)


def climbable_in_contact(battlefield: Battlefield, body: Body) -> tuple[str, ...]:
    """Return the ids of the climbable pieces that a body touches, in plan and in height."""
    near = _near(battlefield, body)
    return tuple(entry.piece.id for entry in near if entry.piece.climbable and _touched(body, entry))


def pieces_in_contact(battlefield: Battlefield, body: Body) -> tuple[str, ...]:
    """Return the ids of the solid pieces that a body touches besides what carries it."""
    carriers = supports_of(battlefield, body)
    return tuple(
        entry.piece.id
        for entry in _near(battlefield, body)
        if entry.solid and entry.piece.id not in carriers and _touched(body, entry)
    )


def touched_at(battlefield: Battlefield, body: Body, piece: str) -> Point | None:
    """Return the place in plan where a body touches a piece of terrain, None without contact.

    It is the place of the piece that is nearest to the body's axis.
    """
    rings = [ring for entry in _near(battlefield, body) if entry.piece.id == piece for ring in _touched(body, entry)]
    found = [nearest_in(body.position, ring) for ring in rings]
    return min(found, key=lambda place: (plan_distance(place, body.position), place), default=None)


def _near(battlefield: Battlefield, body: Body) -> list[Entry]:
    """Return the pieces that may be in contact with a body."""
    west, south, east, north = body_box(body)
    gap = CONTACT_GAP + TOLERANCE
    return list(terrain_index(battlefield).near((west - gap, south - gap, east + gap, north + gap)))


def _touched(body: Body, entry: Entry) -> list[Ring]:
    """Return the rings of a piece that a body touches; of a ramp only what is high enough."""
    if not at_most(entry.base - body.top, CONTACT_GAP):
        return []
    rings = rings_above(entry, body.z - CONTACT_GAP - TOLERANCE)
    return [ring for ring in rings if at_most(ring_distance_to(body, ring), CONTACT_GAP)]


def heights_overlap(first: Body, second: Body) -> bool:
    """Return whether the height intervals of two bodies meet by more than TOLERANCE."""
    return first.z < second.top - TOLERANCE and second.z < first.top - TOLERANCE


def bodies_overlap(first: Body, second: Body) -> bool:
    """Return whether the insides of two bodies meet by more than TOLERANCE."""
    return heights_overlap(first, second) and overlaps_in_plan(first, second)


def is_in_another(body: Body, others: Sequence[Body]) -> bool:
    """Return whether a body's inside meets that of any other; its id tells it apart from itself."""
    return any(other.id != body.id and bodies_overlap(body, other) for other in others)


def piece_overlaps(entry: Entry, body: Body) -> bool:
    """Return whether the inside of a body meets the inside of a piece, whatever the piece carries."""
    if entry.base >= body.top - TOLERANCE or entry.top <= body.z + TOLERANCE:
        return False
    return any(overlaps_ring(body, ring) for ring in rings_above(entry, body.z + TOLERANCE))


def overlapping(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[str, ...]:
    """Return the ids of solid pieces, then bodies, whose inside meets the body's; mere touching does not count.

    A ramp that carries the body (its top within 0.1 of the stand height under the footprint) does not count, unless the
    body sticks in it.
    """
    supports = supports_of(battlefield, body)
    found = [
        entry.piece.id
        for entry in terrain_index(battlefield).near(body_box(body))
        if entry.solid
        and (entry.flat or entry.piece.id not in supports or sticks_in_ramp(entry, body))
        and piece_overlaps(entry, body)
    ]
    found += [other.id for other in others if other.id != body.id and bodies_overlap(body, other)]
    return tuple(found)


def sticks_in_ramp(entry: Entry, body: Body) -> bool:
    """Return whether a body is stuck in a ramp that carries a part of it.

    It does where the ramp is higher at the base point than what could carry it there, and beside the ramp where it
    would have to have come through its side.
    """
    if entry.flat:
        return False
    if covers(entry, body.position):
        return entry.piece.top_at(body.position) > body.z + SUPPORT_BAND + TOLERANCE
    return any(overlaps_ring(body, wall) for wall in walls_above(entry, body.z + entry.ledge + TOLERANCE))


GAP: Final = 0.005
"""How far from what it touches a body is put, in steps: well within a contact, and beyond all rounding."""
_SLIT: Final = 1e-4
_SIDES: Final = 32
"""So many corners a quarter of a circle has."""


def touching_place(battlefield: Battlefield, body: Body, others: Sequence[Body], reach: float) -> Point | None:
    """Return the base point nearest to a body's own, within `reach` steps, where it touches something and is free.

    Whatever is higher above the stand height than a step can be touched: solid terrain, and the `others`.  A base that
    is not round keeps its facing; its convex hull counts.  None when there is nothing so near.
    """
    x, y = body.position
    around = reach + circumradius(body.footprint) + GAP
    found = [
        _taken_by_piece(entry, body)
        for entry in terrain_index(battlefield).near((x - around, y - around, x + around, y + around))
        if entry.solid and entry.base < body.top and entry.top > body.z + entry.ledge
    ]
    found += [_taken_by_body(other, body) for other in others if heights_overlap(other, body)]
    if not found:
        return None
    # Parts that meet to within rounding leave slits between them, whose ends are no border of anything.
    border = shapely.buffer(shapely.union_all(found), _SLIT, join_style="mitre").boundary
    here = shapely.Point(x, y)
    if border.is_empty or border.distance(here) > reach:
        return None
    # Not by its distance along the border: where one ring ends another begins, and both have the same.
    nearest = shapely.get_coordinates(shapely.shortest_line(border, here))[0]
    return (float(nearest[0]), float(nearest[1]))


def _taken_by_piece(entry: Entry, body: Body) -> BaseGeometry:
    """Return the ground that a piece of terrain denies to a body's base point."""
    if isinstance(body.footprint, Circle):
        return inflated_piece(entry, body.footprint.radius + GAP)
    piece = entry.piece
    ring = piece.outline + piece.outline[-2:0:-1] if piece.thin else piece.outline
    return _swept(ring, () if piece.thin else piece.holes, turned_ring(body.footprint.points, body.facing))


def _taken_by_body(other: Body, body: Body) -> BaseGeometry:
    """Return the ground that another body denies to a body's base point."""
    if isinstance(body.footprint, Circle):
        return _inflated_body(other, body.footprint.radius + GAP)
    return _swept(_ring_around(other), (), turned_ring(body.footprint.points, body.facing))


@lru_cache(maxsize=256)
def _inflated_body(other: Body, radius: float) -> BaseGeometry:
    """Return the ground that a body denies to the base point of another with a radius."""
    if isinstance(other.footprint, Circle):
        wide = (other.footprint.radius + radius) / cos(pi / (4 * _SIDES))
        return shapely.Point(*other.position).buffer(wide, quad_segs=_SIDES)
    return inflated(_ring_around(other), (), radius)


def _ring_around(other: Body) -> Ring:
    """Return the ring of a footprint; a round one lies within it."""
    shape: BaseGeometry = footprint_polygon(other)
    if isinstance(other.footprint, Circle):
        wide = other.footprint.radius / cos(pi / (4 * _SIDES))
        shape = shapely.Point(*other.position).buffer(wide, quad_segs=_SIDES)
    return tuple((float(x), float(y)) for x, y in shapely.get_coordinates(shape)[:-1])


@lru_cache(maxsize=256)
def _swept(ring: Ring, holes: tuple[Ring, ...], base: Ring) -> BaseGeometry:
    """Return where a base point must not be for a base (a ring about it) to stay clear of a filled ring with holes.

    That is the sum of the ring and the mirrored base: what the base covers along each border, and the ring itself laid
    where one corner of the base would be in it.
    """
    mirrored = [(-x, -y) for x, y in base]
    parts: list[BaseGeometry] = []
    for border in (ring, *holes):
        for (ax, ay), (bx, by) in pairwise((*border, border[0])):
            corners = [(ax + x, ay + y) for x, y in mirrored] + [(bx + x, by + y) for x, y in mirrored]
            parts.append(shapely.convex_hull(shapely.MultiPoint(corners)))
    if len(ring) > 2 and shapely.Polygon(ring).area > 0.0:
        dx, dy = mirrored[0]
        inner = [[(x + dx, y + dy) for x, y in hole] for hole in holes]
        parts.append(shapely.Polygon([(x + dx, y + dy) for x, y in ring], inner))
    return shapely.buffer(shapely.union_all(parts), GAP, join_style="mitre")


_QUARTER = 32
"""How many sides a quarter of a round border has."""


def without_half_off(
    region: Region, body: Body, height: float, carriers: Sequence[tuple[Body, Sequence[Piece]]]
) -> Region:
    """Return a region of base points with a stand height, less those outside a carrier from which a body sticks in it.

    `carriers` come with the pieces that they are solid by; a piece above the head or below the feet is in nobody's way.
    The base counts as the circle around it, so that one that is not round may find room in some of what is left out.
    """
    left = geometry_of(region)
    radius = (circumradius(body.footprint) - TOLERANCE) / cos(pi / (4.0 * _QUARTER))
    for carrier, pieces in carriers:
        sides = [
            shapely.Polygon(piece.outline)
            for piece in pieces
            if piece.base < height + body.height - TOLERANCE and piece.top > height + TOLERANCE
        ]
        around = shapely.union_all(sides).buffer(radius, quad_segs=_QUARTER)
        left = left.difference(around.difference(footprint_polygon(carrier)))
    return region_of(left)


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
    """Return the body after turning by a number of degrees."""
    facing = normalised(body.facing + (angle if turn > 0.0 else -angle))
    return body.at(body.x, body.y, body.z, facing)


def _stopped(
    battlefield: Battlefield, body: Body, turn: float, angle: float, met: list[str], others: Sequence[Body]
) -> Swing:
    """Return the body at the last facing of the grid before a contact."""
    steps = max(int((angle - TOLERANCE) / GRID), 0)
    reached = _turned(body, steps * GRID, turn)
    facing = rounded(normalised(reached.facing))
    if not met:
        return Swing(facing, None, None)
    return Swing(facing, met[0], _contact(battlefield, reached, met[0], others))


def _contact(battlefield: Battlefield, body: Body, key: str, others: Sequence[Body]) -> Point:
    """Return where in plan a body touches what stops it."""
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
    """Yield the degrees of a turn (0 to its whole) at which the footprint may start or stop meeting something."""
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
    """Yield the rings, and stretches of thin walls, that a turning body can meet."""
    x, y = body.position
    for entry in terrain_index(battlefield).near((x - reach, y - reach, x + reach, y + reach)):
        if entry.solid and entry.base < body.top - TOLERANCE:
            yield from rings_above(entry, body.z + TOLERANCE)
    for other in others:
        if isinstance(other.footprint, Outline) and other.id != body.id and heights_overlap(body, other):
            yield outline_at(other.footprint, other.x, other.y, other.facing)


def _of_corners(center: Point, corners: Iterable[Point], ring: Sequence[Point], turn: float) -> Iterator[float]:
    """Yield the degrees after which corners turning about a centre pass the edges of a fixed ring."""
    edges = list(_edges(ring))
    for corner in corners:
        radius = plan_distance(center, corner)
        start = _angle(center, corner)
        for a, b in edges:
            for point in _on_circle(center, radius, a, b):
                yield from _way(start, _angle(center, point), turn)


def _of_circle(center: Point, own: Ring, middle: Point, radius: float, turn: float) -> Iterator[float]:
    """Yield the degrees after which a turning ring gets within a radius of a point: by a corner or an edge."""
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
    """Yield the degrees from one direction to another in the sense of a turn, if the turn gets that far."""
    way = normalised(end - start if turn > 0.0 else start - end)
    if way <= abs(turn) + TOLERANCE:
        yield min(way, abs(turn))


def _on_circle(center: Point, radius: float, a: Point, b: Point) -> Iterator[Point]:
    """Yield the points of a segment at a distance from a centre."""
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
    """Yield the degrees from two centres' line at which a point on a circle about one is `other` from the second."""
    if radius <= TOLERANCE or away <= TOLERANCE:
        return
    cosine = (radius * radius + away * away - other * other) / (2.0 * radius * away)
    if -1.0 <= cosine <= 1.0:
        yield degrees(acos(cosine))


__all__ = ["Swing", "swing"]
