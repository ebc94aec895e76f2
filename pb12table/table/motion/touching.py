"""The place nearest to a point at which a body touches something that stands in its way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi
from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.contact import heights_overlap
from pb12table.table.motion.inflating import inflated, inflated_piece
from pb12table.table.shapes import Circle, Point, Ring, circumradius, turned_ring

GAP: Final = 0.005
"""How far from what it touches a body is put, in steps: well within a contact, and beyond all rounding."""
_SLIT: Final = 1e-4
_SIDES: Final = 32
"""So many corners a quarter of a circle has."""


def touching_place(battlefield: Battlefield, body: Body, others: Sequence[Body], reach: float) -> Point | None:
    """The base point nearest to a body's own, at most `reach` steps away, at which it touches something and is free.

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
    nearest = border.interpolate(border.project(here))
    return (nearest.x, nearest.y)


def _taken_by_piece(entry: Entry, body: Body) -> BaseGeometry:
    """The ground a piece of terrain takes away from the base point of a body."""
    if isinstance(body.footprint, Circle):
        return inflated_piece(entry, body.footprint.radius + GAP)
    piece = entry.piece
    ring = piece.outline + piece.outline[-2:0:-1] if piece.thin else piece.outline
    return _swept(ring, () if piece.thin else piece.holes, turned_ring(body.footprint.points, body.facing))


def _taken_by_body(other: Body, body: Body) -> BaseGeometry:
    """The ground another body takes away from the base point of a body."""
    if isinstance(body.footprint, Circle):
        return _inflated_body(other, body.footprint.radius + GAP)
    return _swept(_ring_around(other), (), turned_ring(body.footprint.points, body.facing))


@lru_cache(maxsize=256)
def _inflated_body(other: Body, radius: float) -> BaseGeometry:
    """The ground a body takes away from the base point of another with a radius."""
    if isinstance(other.footprint, Circle):
        wide = (other.footprint.radius + radius) / cos(pi / (4 * _SIDES))
        return shapely.Point(*other.position).buffer(wide, quad_segs=_SIDES)
    return inflated(_ring_around(other), (), radius)


def _ring_around(other: Body) -> Ring:
    """The ring of a footprint; a round one lies within it."""
    shape: BaseGeometry = footprint_polygon(other)
    if isinstance(other.footprint, Circle):
        wide = other.footprint.radius / cos(pi / (4 * _SIDES))
        shape = shapely.Point(*other.position).buffer(wide, quad_segs=_SIDES)
    return tuple((float(x), float(y)) for x, y in shapely.get_coordinates(shape)[:-1])


@lru_cache(maxsize=256)
def _swept(ring: Ring, holes: tuple[Ring, ...], base: Ring) -> BaseGeometry:
    """Where a base point must not lie for a base (a ring about it) to stay clear of a filled ring with holes.

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
