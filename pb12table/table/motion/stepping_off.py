"""Where a body that steps off another one would still stick in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

import shapely

from pb12table.table.battlefield import Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.shapes import Region, circumradius, geometry_of, region_of
from pb12table.table.terrain import Piece
from pb12table.table.units import TOLERANCE

_QUARTER = 32
"""How many sides a quarter of a round border has."""


def without_half_off(
    region: Region, body: Body, height: float, carriers: Sequence[tuple[Body, Sequence[Piece]]]
) -> Region:
    """A region of base points with a stand height, less those outside of a carrier from which a body sticks in it.

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
