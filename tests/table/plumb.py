"""Where bodies fall, told again by trying: heights from the plane of each top, support and overlap by plain polygons.

Nothing of the program is used but the data: pieces, bodies and their footprints. Every answer has a margin in steps:
what is wished with a positive one holds also when all that matters is so much less, with a negative one also when it
is only so much short of it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, hypot, pi, radians, sin

import shapely
from shapely import affinity
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle
from pb12table.table.terrain import Piece

BAND = 0.1
LEDGE = 0.25


def outline(piece: Piece) -> BaseGeometry:
    """A piece seen from above; walls have no width."""
    return shapely.LineString(piece.outline) if piece.thin else shapely.Polygon(piece.outline, piece.holes)


def slope_of(piece: Piece) -> tuple[float, float, float]:
    """Height at the origin and rise east and north of the endless slope of a ramp."""
    assert piece.low_edge is not None
    assert piece.high_edge is not None
    (ax, ay), (bx, by) = piece.low_edge
    mx, my = (sum(point[i] for point in piece.high_edge) / 2.0 for i in (0, 1))
    length = hypot(bx - ax, by - ay)
    nx, ny = (by - ay) / length, (ax - bx) / length
    run = (mx - ax) * nx + (my - ay) * ny
    east, north = piece.height / run * nx, piece.height / run * ny
    return piece.base - east * ax - north * ay, east, north


def height_of(piece: Piece, x: float, y: float) -> float:
    """The height of a top at a place, level beyond the edges of a ramp."""
    if piece.low_edge is None:
        return piece.base + piece.height
    origin, east, north = slope_of(piece)
    return min(max(origin + east * x + north * y, piece.base), piece.base + piece.height)


def carries(piece: Piece) -> bool:
    """Whether anybody stands on a piece."""
    steep = 0.0 if piece.low_edge is None else degrees(atan2(hypot(*slope_of(piece)[1:]), 1.0))
    return piece.standable and not piece.passable and not piece.thin and steep <= 45.0 + 1e-5


def part_between(piece: Piece, low: float, high: float, *, border: bool = False) -> BaseGeometry:
    """The part of a piece (or of its border) seen from above where its top lies between two heights."""
    whole = outline(piece).boundary if border else outline(piece)
    if piece.low_edge is None:
        return whole if low <= piece.base + piece.height <= high else shapely.Polygon()
    if piece.base + piece.height < low or piece.base > high:
        return shapely.Polygon()
    origin, east, north = slope_of(piece)
    rate = hypot(east, north)
    ux, uy = east / rate, north / rate
    start = low - origin if low > piece.base else -1e4 * rate
    end = high - origin if high < piece.base + piece.height else 1e4 * rate
    (a, b), far = (start / rate, end / rate), 1e4
    ring = [(d * ux + s * uy, d * uy - s * ux) for d, s in ((a, -far), (b, -far), (b, far), (a, far))]
    return whole.intersection(shapely.Polygon(ring))


def base_of(body: Body, x: float, y: float) -> shapely.Polygon:
    """The footprint of a body put down at a place."""
    if isinstance(body.footprint, Circle):
        radius = body.footprint.radius
        return shapely.Polygon([(x + radius * cos(a * pi / 180), y + radius * sin(a * pi / 180)) for a in range(360)])
    turned = affinity.rotate(shapely.Polygon(body.footprint.points), body.facing, origin=(0.0, 0.0))
    return affinity.translate(turned, x, y)


def rest_below(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> float:
    """How far a body sinks: to the first top under its base; on a ramp that carries the one under its base point."""
    base = base_of(body, body.x, body.y).buffer(-1e-5)
    heights = [min(0.0, body.z)]
    for piece in battlefield.pieces:
        under = outline(piece).intersection(base)
        if piece.passable or under.is_empty:
            continue
        if piece.low_edge is None or carries(piece):
            heights.append(height_of(piece, body.x, body.y))
        else:
            heights.append(max(height_of(piece, x, y) for x, y in shapely.get_coordinates(under).tolist()))
    heights = [height for height in heights if height <= body.z + BAND + 1e-6]
    heights += [
        other.z + other.height
        for other in others
        if other.z + other.height <= body.z + 1e-6 and base_of(other, other.x, other.y).intersects(base)
    ]
    return min(max(heights), body.z)


def is_free(
    battlefield: Battlefield,
    body: Body,
    others: Sequence[Body],
    place: tuple[float, float, float],
    top: float,
    margin: float,
) -> bool:
    """Whether a body at a place, and what is above it up to a height, overlaps nothing; ramps under it carry it."""
    x, y, z = place
    base, top = base_of(body, x, y).buffer(margin), max(top, z + body.height)
    if base.bounds[0] < 0.0 or base.bounds[1] < 0.0:
        return False
    if base.bounds[2] > battlefield.width or base.bounds[3] > battlefield.depth:
        return False
    for piece in battlefield.pieces:
        if piece.passable or piece.base >= top + margin or not base.intersects(outline(piece)):
            continue
        if piece.low_edge is None:
            if piece.base + piece.height > z + max(2e-6, -margin):
                return False
            continue
        if not base.intersects(part_between(piece, z + max(2e-6, -margin), 1e6)):
            continue
        band = part_between(piece, z - BAND + margin, z + BAND - margin)
        if not carries(piece) or not base_of(body, x, y).buffer(-margin).intersects(band):
            return False
        on_it = shapely.Point(x, y).distance(outline(piece)) <= max(margin, 0.0)
        if on_it and height_of(piece, x, y) > z + BAND - margin:
            return False
        beside = margin > 0.0 or not on_it
        side = part_between(piece, z + LEDGE - margin, 1e6, border=True)
        if beside and side.length > 1e-9 and base.intersects(side):
            return False
    return not any(
        other.z < top + margin
        and other.z + other.height > z - margin
        and base.intersects(base_of(other, other.x, other.y).buffer(margin))
        for other in others
    )


def is_held(battlefield: Battlefield, body: Body, place: tuple[float, float, float], margin: float) -> bool:
    """Whether the centre of a base lies in the hull of what of it is carried."""
    x, y, z = place
    if abs(z) <= BAND - margin:
        return True
    base = base_of(body, x, y).buffer(-margin)
    tops = [part_between(p, z - BAND + margin, z + BAND - margin) for p in battlefield.pieces if carries(p)]
    hull = shapely.union_all([base.intersection(top) for top in tops]).convex_hull
    if margin > 0.0:
        return bool(hull.buffer(-margin).contains(base.centroid))
    return not hull.is_empty and bool(hull.distance(base.centroid) <= -margin)


def heights_at(battlefield: Battlefield, body: Body, x: float, y: float) -> list[float]:
    """All heights at which something is below a base at a place."""
    base = base_of(body, x, y)
    return sorted(
        {0.0, *(height_of(p, x, y) for p in battlefield.pieces if carries(p) and base.intersects(outline(p)))}
    )


def places_around(chance: random.Random, x: float, y: float, reach: float, count: int) -> Iterator[tuple[float, float]]:
    """Places nearer than a reach, some very near and some hardly nearer."""
    yield x, y
    for number in range(count):
        far = reach * (chance.random() ** 0.5 if number % 2 else chance.uniform(0.9, 1.0))
        turn = radians(chance.uniform(0.0, 360.0))
        yield x + far * cos(turn), y + far * sin(turn)
