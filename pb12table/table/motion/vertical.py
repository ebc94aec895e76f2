"""Straight up and straight down: the underside above a body, the surface below it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import body_box, footprint_polygon, overlaps_in_plan, overlaps_ring
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.way_end import WayEnd
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import GRID, TOLERANCE, rounded


def rest_height(entry: Entry, body: Body) -> float:
    """The stand height at which a sinking body comes to rest on a piece under its footprint.

    A ramp that carries takes it at the height below the base point; a steep one at the highest point touched.
    """
    if entry.flat:
        return entry.top
    if entry.carries:
        return entry.piece.top_at(body.position)
    footprint = footprint_polygon(body)
    met = [shapely.intersection(footprint, shapely.Polygon(part.ring)) for part in entry.parts]
    return max((entry.piece.top_at((x, y)) for x, y in shapely.get_coordinates(met).tolist()), default=entry.base)


def _is_in_column(entry: Entry, body: Body) -> bool:
    """Whether a piece lies above, below or in a body, seen from above."""
    return any(overlaps_ring(body, part.ring) for part in entry.parts)


def floor_below(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[float, str | None]:
    """The highest stand height at or below a body's own where something holds it up, and the id of that.

    The id is None for the bare table. Surfaces up to SUPPORT_BAND above the stand height count as below it.
    """
    best, key = min(0.0, body.z), None
    highest = body.z + SUPPORT_BAND + TOLERANCE
    for entry in terrain_index(battlefield).near(body_box(body)):
        if not entry.solid or entry.top <= best or (entry.flat and entry.top > highest):
            continue
        if not _is_in_column(entry, body):
            continue
        rest = rest_height(entry, body)
        if best < rest <= highest:
            best, key = rest, entry.piece.id
    for other in others:
        if other.id != body.id and best < other.top <= body.z + TOLERANCE and overlaps_in_plan(body, other):
            best, key = other.top, other.id
    return min(best, body.z), key


def ceiling_above(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[float, str | None]:
    """The lowest underside at or above a body's top, and its id; infinity and None for open sky."""
    best, key = float("inf"), None
    for entry in terrain_index(battlefield).near(body_box(body)):
        if entry.solid and body.top - TOLERANCE <= entry.base < best and _is_in_column(entry, body):
            best, key = entry.base, entry.piece.id
    for other in others:
        if other.id != body.id and body.top - TOLERANCE <= other.z < best and overlaps_in_plan(body, other):
            best, key = other.z, other.id
    return best, key


def lift(battlefield: Battlefield, body: Body, rise: float, others: Sequence[Body]) -> WayEnd:
    """Straight up (rise > 0) or down, in steps, to the underside above or the surface below; touching is free."""
    wished = body.z + rise
    if rise > 0.0:
        underside, key = ceiling_above(battlefield, body, others)
        limit = max(body.z, underside - body.height)
        if wished <= limit + TOLERANCE:
            return _ended(body, rounded(wished), None)
        return _ended(body, floor((limit + TOLERANCE) / GRID) * GRID, key)
    surface, key = floor_below(battlefield, body, others)
    if wished >= surface - TOLERANCE:
        return _ended(body, rounded(wished), None)
    return _ended(body, ceil((surface - TOLERANCE) / GRID) * GRID, key)


def _ended(body: Body, height: float, key: str | None) -> WayEnd:
    return WayEnd(rounded(body.x), rounded(body.y), rounded(height), 0.0, key, False, body.position if key else None)
