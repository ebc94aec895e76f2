"""Straight ways of bodies through the air or the water, up and down as well: what they meet first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import body_box, footprint_polygon
from pb12table.table.index import Part, terrain_index
from pb12table.table.motion.inflating import FINE_FAN, SLACK, inflated
from pb12table.table.motion.passing import Shares, along, band_along, common, overlap_along
from pb12table.table.motion.stops import Stop
from pb12table.table.shapes import Circle, Point, Point3
from pb12table.table.units import TOLERANCE

_HAIR = 2.0 * TOLERANCE
"""Bodies that come no farther into something than this only touch it, in steps."""


def first_hit(battlefield: Battlefield, body: Body, to: Point3, others: Sequence[Body]) -> Stop | None:
    """What a body meets first straight towards a place in space, and after which share of the way; None for nothing.

    A top that slopes counts as high as each convex part of it is at most.  The edge of the table is no obstacle.
    """
    found = list(_hits(battlefield, body, to, others))
    return min(found, key=lambda stop: stop.share, default=None)


def stays_on_table(battlefield: Battlefield, body: Body, to: Point3) -> bool:
    """Whether the end of a straight way lies on the table: then all of it does."""
    return inside_table(battlefield, body.at(*to))


def _hits(battlefield: Battlefield, body: Body, to: Point3, others: Sequence[Body]) -> Iterator[Stop]:
    west, south, east, north = body_box(body)
    left, low, right, high = body_box(body.at(*to))
    box = (min(west, left), min(south, low), max(east, right), max(north, high))
    for entry in terrain_index(battlefield).near(box):
        if not entry.solid:
            continue
        for part in entry.parts:
            heights = band_along(body.z, to[2], entry.base - body.height + _HAIR, max(part.tops) - _HAIR)
            met = common(heights, _over_part(body, to, part))
            if met is not None:
                yield Stop(met[0], entry.piece.id, _middle(part))
    for other in others:
        if other.id == body.id:
            continue
        met = overlap_along(body, to, other)
        if met is not None:
            yield Stop(met[0], other.id, other.position)


def _over_part(body: Body, to: Point3, part: Part) -> Shares | None:
    """Where on a straight way a footprint overlaps a convex part, seen from above."""
    start = (body.x, body.y)
    if isinstance(body.footprint, Circle):
        ring = part.ring if len(part.ring) > 2 else (*part.ring, part.ring[0])
        grown = inflated(ring, (), body.footprint.radius - SLACK, (), FINE_FAN)
    else:
        own = footprint_polygon(body.at(0.0, 0.0, 0.0))
        grown = shapely.convex_hull(
            shapely.MultiPoint(
                [(x - u, y - v) for x, y in part.ring for u, v in shapely.get_coordinates(own).tolist()]
            )
        ).buffer(-SLACK)
    if start == to[:2]:
        return (0.0, 1.0) if shapely.contains_xy(grown, *start) else None
    dx, dy = to[0] - start[0], to[1] - start[1]
    common_part = shapely.intersection(grown, shapely.LineString([start, to[:2]]))
    shares = [
        ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy)
        for x, y in shapely.get_coordinates(common_part).tolist()
    ]
    return (min(shares), max(shares)) if shares and max(shares) - min(shares) > TOLERANCE else None


def _middle(part: Part) -> Point:
    return (sum(x for x, _ in part.ring) / len(part.ring), sum(y for _, y in part.ring) / len(part.ring))


def place_before(body: Body, to: Point3, share: float, back: float) -> Point3:
    """The place on a straight way so far before a share of it, in steps; never before its start."""
    length = max(abs(to[0] - body.x) + abs(to[1] - body.y) + abs(to[2] - body.z), TOLERANCE)
    return along((body.x, body.y, body.z), to, max(0.0, share - back / length))
