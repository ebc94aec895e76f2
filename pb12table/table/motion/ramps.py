"""Broad bodies on ramps: what a ramp leads up to bars no way on it, though it rises above where a body stands.

A body stands on a ramp as high as the slope is below its base point. A broad one would come into the top beyond the
high edge before it is as high, and still be in it on its way down. So it is where the gait of the table says so: the
rules that walk, the storeys that ways are looked for on, and whoever asks for a safe stand get the table from here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.passing import along, area_along
from pb12table.table.motion.sweep import walk
from pb12table.table.motion.way_end import WayEnd
from pb12table.table.planar import in_polygon
from pb12table.table.shapes import Point, circumradius, open_ring
from pb12table.table.surfaces import SUPPORT_BAND
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
    ramps = _ramps_near(battlefield, (west, south, east, north))
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


def walk_over_ramps(battlefield: Battlefield, body: Body, to: Point, others: Sequence[Body]) -> WayEnd:
    """Along the ground towards a point, as `walk`, on ramps with the table that is open beyond their high edges."""
    travelled = 0.0
    for goal, table in legs_over_ramps(battlefield, body, to):
        end = walk(table, body, goal, others)
        travelled += end.travelled
        body = body.at(end.x, end.y, end.z)
        if end.obstacle is not None or end.at_edge or body.position != goal:
            break
    return replace(end, travelled=travelled)


def table_at(battlefield: Battlefield, body: Body) -> Battlefield:
    """The table for a body where it is: on a ramp without what its high edge leads up to, as far as it is touched."""
    for entry in _ramps_near(battlefield, (body.x, body.y, body.x, body.y)):
        on = in_polygon(body.position, entry.piece.outline, entry.piece.holes)
        if on and abs(entry.piece.top_at(body.position) - body.z) <= SUPPORT_BAND:
            return eased(battlefield, entry.piece.id, circumradius(body.footprint))
    return battlefield


def _ramps_near(battlefield: Battlefield, box: tuple[float, float, float, float]) -> list[Entry]:
    """The ramps near a box on which what they lead up to is open."""
    if not battlefield.gait.opens_ramps:
        return []
    return [entry for entry in terrain_index(battlefield).near(box) if entry.piece.is_ramp and entry.carries]


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
