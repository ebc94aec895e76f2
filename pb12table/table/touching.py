"""The place nearest to a point at which a round body touches something that stands in its way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi
from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.contact import heights_overlap
from pb12table.table.footprints import footprint_polygon
from pb12table.table.ground import FREE_STEP
from pb12table.table.index import terrain_index
from pb12table.table.inflating import inflated, inflated_piece
from pb12table.table.shapes import Circle, Point

GAP: Final = 0.005
"""How far from what it touches a body is put, in steps: well within a contact, and beyond all rounding."""
_SIDES: Final = 32
"""So many corners a quarter of a circle has."""


def touching_place(battlefield: Battlefield, body: Body, others: Sequence[Body], reach: float) -> Point | None:
    """The base point nearest to a body's own, at most `reach` steps away, at which it touches something and is free.

    Whatever is higher above the stand height than a step can be touched: solid terrain, and the `others`.  None when
    there is nothing so near, and for bodies that are not round.  R1.1.16, RU009.
    """
    if not isinstance(body.footprint, Circle):
        return None
    radius, (x, y) = body.footprint.radius + GAP, body.position
    around = reach + radius
    found = [
        inflated_piece(entry, radius)
        for entry in terrain_index(battlefield).near((x - around, y - around, x + around, y + around))
        if entry.solid and entry.base < body.top and entry.top > body.z + FREE_STEP
    ]
    found += [_inflated_body(other, radius) for other in others if heights_overlap(other, body)]
    if not found:
        return None
    border = shapely.union_all(found).boundary
    here = shapely.Point(x, y)
    if border.is_empty or border.distance(here) > reach:
        return None
    nearest = border.interpolate(border.project(here))
    return (nearest.x, nearest.y)


@lru_cache(maxsize=256)
def _inflated_body(other: Body, radius: float) -> BaseGeometry:
    """The ground a body takes away from the base point of another with a radius."""
    if isinstance(other.footprint, Circle):
        wide = (other.footprint.radius + radius) / cos(pi / (4 * _SIDES))
        return shapely.Point(*other.position).buffer(wide, quad_segs=_SIDES)
    ring = tuple((float(px), float(py)) for px, py in footprint_polygon(other).exterior.coords[:-1])
    return inflated(ring, (), radius)
