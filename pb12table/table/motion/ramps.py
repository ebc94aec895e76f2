"""Broad bodies on ramps: what a ramp leads up to bars no way on it, though it rises above where a body stands.

A body stands on a ramp as high as the slope is below its base point. A broad one would come into the top beyond the
high edge before it is as high, and still be in it on its way down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.passing import along, area_along
from pb12table.table.shapes import Point, circumradius, open_ring
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.units import TOLERANCE, plan_distance, rounded_point
from pb12table.table.zones import Area

_BESIDE: Final = 0.02
"""So much farther than the body is broad the top beyond a high edge is opened, in steps."""


def legs_over_ramps(battlefield: Battlefield, body: Body, to: Point) -> Iterator[tuple[Point, Battlefield]]:
    """A straight way on the ground cut where it comes onto ramps and leaves them, with the table for each part.

    On a ramp that is the table without what its high edge leads up to, as far as a body there would touch it.
    """
    (west, east), (south, north) = sorted((body.x, to[0])), sorted((body.y, to[1]))
    near = terrain_index(battlefield).near((west, south, east, north))
    ramps = [entry for entry in near if entry.piece.is_ramp and entry.carries]
    start, end = (body.x, body.y, 0.0), (*to, 0.0)
    if not ramps or plan_distance(body.position, to) <= TOLERANCE:
        yield to, battlefield
        return
    on = [(entry, area_along(start, end, Area(entry.piece.outline, entry.piece.holes))) for entry in ramps]
    shares = sorted({0.0, 1.0, *(share for _, stretches in on for stretch in stretches for share in stretch)})
    before = 0.0
    for share in shares[1:]:
        if share - before <= 1e-9:
            continue
        middle = (before + share) / 2.0
        under = next((entry for entry, stretches in on if any(low < middle < high for low, high in stretches)), None)
        goal = to if share == 1.0 else rounded_point(along(start, end, share)[:2])
        yield goal, battlefield if under is None else eased(battlefield, under.piece.id, circumradius(body.footprint))
        before = share


@lru_cache(maxsize=256)
def eased(battlefield: Battlefield, ramp: str, radius: float) -> Battlefield:
    """The table without what a body touches beyond the high edge of a ramp, up to a ledge higher or lower."""
    index = terrain_index(battlefield)
    entry = index.by_id[ramp]
    opening = _beyond(entry.piece, radius + _BESIDE)
    pieces: list[Piece] = []
    for piece in battlefield.pieces:
        pieces += _cut(index.by_id[piece.id], entry, opening, battlefield.gait.ledge)
    return replace(battlefield, pieces=tuple(pieces))


def _beyond(ramp: Piece, length: float) -> shapely.Polygon:
    """The rectangle of a length beyond the high edge of a ramp."""
    assert ramp.high_edge is not None, "it is a ramp"
    _, (nx, ny), _ = ramp_line(ramp)
    (ax, ay), (bx, by) = ramp.high_edge
    return shapely.Polygon(
        [(ax, ay), (bx, by), (bx + nx * length, by + ny * length), (ax + nx * length, ay + ny * length)]
    )


def _cut(entry: Entry, ramp: Entry, opening: shapely.Polygon, ledge: float) -> Iterator[Piece]:
    """A piece without the opening, where the ramp leads up to it."""
    piece = entry.piece
    led_to = entry.carries and entry.flat and abs(entry.top - ramp.top) <= ledge + TOLERANCE
    shape = shapely.Polygon(piece.outline, piece.holes) if led_to else None
    if shape is None or not shape.intersects(opening):
        yield piece
        return
    for number, part in enumerate(shapely.get_parts(shape.difference(opening))):
        if not isinstance(part, shapely.Polygon) or part.area <= TOLERANCE:
            continue
        holes = tuple(open_ring(hole) for hole in part.interiors)
        identity = piece.id if number == 0 else f"{piece.whole}:beside-{ramp.piece.id}-{number}"
        yield replace(piece, id=identity, outline=open_ring(part.exterior), holes=holes)
