"""Up and down: the underside above a body, the surface below it, gaps in space, and where a path ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, hypot

import shapely

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import (
    body_box,
    footprint_distance,
    footprint_polygon,
    overlaps_in_plan,
    overlaps_ring,
    ring_distance_to,
)
from pb12table.table.index import Entry, Part, cut_at_height, terrain_index
from pb12table.table.shapes import GRID, TOLERANCE, Point, at_most, rounded
from pb12table.table.surfaces import SUPPORT_BAND


@dataclass(frozen=True, slots=True)
class WayEnd:
    """Where a way ends, in steps rounded to GRID, and what stopped it.

    `travelled` is the length in plan; `obstacle` the id of the piece or body hit (None when nothing was hit, also on
    the bare table); `at_edge` says that the edge of the table stopped it; `contact` is the place of the hit in plan.
    """

    x: float
    y: float
    z: float
    travelled: float
    obstacle: str | None
    at_edge: bool
    contact: Point | None


def rest_height(entry: Entry, body: Body) -> float:
    """Return the stand height at which a sinking body comes to rest on a piece under its footprint.

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
    """Return whether a piece lies above, below or in a body, seen from above."""
    return any(overlaps_ring(body, part.ring) for part in entry.parts)


def floor_below(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[float, str | None]:
    """Return the highest stand height at or below a body's own where something holds it up, and that thing's id.

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
    """Return the lowest underside at or above a body's top, and its id; infinity and None for open sky."""
    best, key = float("inf"), None
    for entry in terrain_index(battlefield).near(body_box(body)):
        if entry.solid and body.top - TOLERANCE <= entry.base < best and _is_in_column(entry, body):
            best, key = entry.base, entry.piece.id
    for other in others:
        if other.id != body.id and body.top - TOLERANCE <= other.z < best and overlaps_in_plan(body, other):
            best, key = other.z, other.id
    return best, key


def lift(battlefield: Battlefield, body: Body, rise: float, others: Sequence[Body]) -> WayEnd:
    """Return the end of a lift straight up (rise > 0) or down, in steps, to underside or surface; touching is free."""
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


_THIRDS = 60


@dataclass(frozen=True, slots=True)
class Stance:
    """How high a body is while it stands, kneels or lies: its height, and that of its base point, in steps."""

    height: float
    eye: float

    def of(self, body: Body) -> Body:
        """Return a body in this stance, where it is."""
        return replace(body, height=self.height, eye=self.eye)


def has_headroom(battlefield: Battlefield, body: Body, stance: Stance, others: Sequence[Body]) -> bool:
    """Return whether a body has room to take a stance where it is: nothing above it is too low."""
    ceiling, _ = ceiling_above(battlefield, body, others)
    return at_most(stance.of(body).top, ceiling)


def gap(first: Body, second: Body) -> float:
    """Return the distance of two bodies in space, in steps: the shortest line between them, 0 if they meet.

    Bodies are upright prisms, so that the line is as long as the plan gap and the gap in height together, at right
    angles.
    """
    return hypot(footprint_distance(first, second), _between(first.z, first.top, second.z, second.top))


def gap_to_piece(battlefield: Battlefield, body: Body, piece: str) -> float:
    """Return a body's distance from a piece of terrain in space, in steps, 0 if they meet; ValueError if there is none.

    A ramp is as high at each place as its slope; the nearest of its places is found to 1e-6.
    """
    entry = terrain_index(battlefield).by_id.get(piece)
    if entry is None:
        raise ValueError(f"there is no piece {piece!r} on this table")
    return min(_to_part(body, entry.base, part) for part in entry.parts)


def _between(low: float, high: float, other_low: float, other_high: float) -> float:
    return max(0.0, low - other_high, other_low - high)


def _to_part(body: Body, base: float, part: Part) -> float:
    low, high = min(part.tops), max(part.tops)

    def at(level: float) -> float:
        """Return the gap to what is at least as high as a level, cut off there: the higher it is, the farther away."""
        ring = part.ring if level <= low else tuple(cut_at_height(part, level, above=True))
        return hypot(ring_distance_to(body, ring), _between(body.z, body.top, base, level))

    # Above the body's feet the part is no nearer, and below its lowest top nothing is cut off.
    least, most = low, max(low, min(high, body.z))
    if most - least <= 0.0:
        return at(low)
    for _ in range(_THIRDS):
        one, two = least + (most - least) / 3.0, most - (most - least) / 3.0
        least, most = (least, two) if at(one) < at(two) else (one, most)
    return at((least + most) / 2.0)
