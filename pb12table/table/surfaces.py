"""Surfaces that carry bodies: which ones, how high, and what part of a footprint they hold."""

from __future__ import annotations

from functools import lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import body_box, overlaps_ring
from pb12table.table.index import Entry, Part, cut_at_height, terrain_index
from pb12table.table.planar import border_distance, in_ring
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import TOLERANCE, rounded

SUPPORT_BAND = 0.1
"""How far a surface may lie above or below the stand height and still carry."""

TABLE = ""
"""Stands for the bare table where ids of pieces are listed."""


def carrying_rings(entry: Entry, stand_height: float) -> list[Ring]:
    """The convex parts of a piece's top that carry at a stand height within SUPPORT_BAND."""
    if not entry.carries:
        return []
    low, high = stand_height - SUPPORT_BAND - TOLERANCE, stand_height + SUPPORT_BAND + TOLERANCE
    if entry.flat:
        return [part.ring for part in entry.parts] if low <= entry.top <= high else []
    rings: list[Ring] = []
    for part in entry.parts:
        if min(part.tops) >= low and max(part.tops) <= high:
            rings.append(part.ring)
        elif max(part.tops) >= low and min(part.tops) <= high:
            ring = _band(entry, part.ring, low, high)
            if len(ring) >= 3:
                rings.append(ring)
    return rings


def _band(entry: Entry, ring: Ring, low: float, high: float) -> Ring:
    top_at = entry.piece.top_at
    upper = tuple(cut_at_height(Part(ring, tuple(top_at(point) for point in ring)), low, above=True))
    return tuple(cut_at_height(Part(upper, tuple(top_at(point) for point in upper)), high, above=False))


@lru_cache(maxsize=16384)
def supports_of(battlefield: Battlefield, body: Body) -> tuple[str, ...]:
    """The ids of the pieces that carry a part of a footprint at its stand height; TABLE first for the bare table."""
    found: list[str] = [TABLE] if abs(body.z) <= SUPPORT_BAND + TOLERANCE else []
    for entry in terrain_index(battlefield).near(body_box(body)):
        if any(overlaps_ring(body, ring) for ring in carrying_rings(entry, body.z)):
            found.append(entry.piece.id)
    return tuple(found)


def resting_height(battlefield: Battlefield, body: Body) -> float:
    """The stand height of a body that is put down on a level: that of the highest top that carries it."""
    height = body.z
    near = [e for e in terrain_index(battlefield).near(body_box(body)) if e.carries and e.flat and e.top > height]
    for entry in sorted(near, key=lambda each: each.top):
        if entry.top <= height + SUPPORT_BAND + TOLERANCE and any(overlaps_ring(body, p.ring) for p in entry.parts):
            height = rounded(entry.top)
    return height


def covers(entry: Entry, point: Point) -> bool:
    """Whether a point lies in a piece seen from above, border included."""
    west, south, east, north = entry.box
    x, y = point
    if x < west - TOLERANCE or x > east + TOLERANCE or y < south - TOLERANCE or y > north + TOLERANCE:
        return False
    return any(in_ring(point, part.ring) or border_distance(point, part.ring) <= TOLERANCE for part in entry.parts)


def stand_heights(battlefield: Battlefield, x: float, y: float) -> tuple[float, ...]:
    """All heights a point could stand at: 0.0 for the table and every top that carries there, ascending."""
    point = (x, y)
    heights = {0.0}
    for entry in terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE)):
        if entry.carries and covers(entry, point):
            heights.add(rounded(entry.piece.top_at(point)))
    return tuple(sorted(heights))


def open_heights(battlefield: Battlefield, x: float, y: float) -> tuple[float, ...]:
    """Those of the heights a point could stand at that lie in the inside of nothing solid, ascending.

    The ground in a massive house is none of them, that below a bridge or a floor is one.  Where all are inside of
    something, as in a statue that nobody stands on, the highest is left.
    """
    point = (x, y)
    near = terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE))
    solid = [entry.piece for entry in near if not entry.piece.passable and _is_within(entry, point)]
    heights = stand_heights(battlefield, x, y)
    found = tuple(
        height
        for height in heights
        if not any(piece.base - TOLERANCE <= height < piece.top_at(point) - TOLERANCE for piece in solid)
    )
    return found or heights[-1:]


def _is_within(entry: Entry, point: Point) -> bool:
    """Whether a point lies in a piece seen from above, and not on its border."""
    inside = any(in_ring(point, part.ring) for part in entry.parts)
    rings = (entry.piece.outline, *entry.piece.holes)
    return inside and not entry.piece.thin and all(border_distance(point, ring) > TOLERANCE for ring in rings)


def levels_under(battlefield: Battlefield, body: Body) -> tuple[float, ...]:
    """The heights of the table and of all carrying tops under a footprint, ascending; a ramp's at the base point."""
    heights = {0.0}
    for entry in terrain_index(battlefield).near(body_box(body)):
        if entry.carries and any(overlaps_ring(body, part.ring) for part in entry.parts):
            heights.add(rounded(entry.piece.top_at(body.position)))
    return tuple(sorted(heights))
