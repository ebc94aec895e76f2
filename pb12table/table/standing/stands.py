"""Whether a body stands safely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.footprints import body_box, centroid, footprint_polygon, overlaps_ring, ring_gap
from pb12table.table.index import is_convex, terrain_index
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.ramps import table_at
from pb12table.table.planar import border_distance, hull, in_circle, in_ring, nearest_in
from pb12table.table.shapes import Circle, Point, Ring, turned_ring
from pb12table.table.surfaces import TABLE, carrying_rings, supports_of
from pb12table.table.units import TOLERANCE


@dataclass(frozen=True, slots=True)
class Stand:
    """How a body stands.

    `reason` is "" when it is safe, else "off-table", "overlaps" or "unsupported"; `obstacles` are the ids of what it
    overlaps; `supports` the ids of the pieces under it, "" standing for the bare table.
    """

    safe: bool
    reason: str
    obstacles: tuple[str, ...]
    supports: tuple[str, ...]


def stand(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> Stand:
    """Whether a body has safe stand by its support and free of overlaps."""
    return _stand(battlefield, body, tuple(others))


@lru_cache(maxsize=8192)
def _stand(battlefield: Battlefield, body: Body, others: tuple[Body, ...]) -> Stand:
    supports = supports_of(battlefield, body)
    obstacles = overlapping(table_at(battlefield, body), body, others)
    if not inside_table(battlefield, body):
        reason = "off-table"
    elif obstacles:
        reason = "overlaps"
    elif not _is_supported(battlefield, body, supports):
        reason = "unsupported"
    else:
        reason = ""
    return Stand(not reason, reason, obstacles, supports)


def is_held_up(battlefield: Battlefield, body: Body) -> bool:
    """Whether what carries a body holds it up where it is, with or without room for it."""
    return _is_supported(battlefield, body, supports_of(battlefield, body))


def _is_supported(battlefield: Battlefield, body: Body, supports: tuple[str, ...]) -> bool:
    """Whether the centroid lies in the convex hull of the supported parts of the footprint, border included."""
    if not supports:
        return False
    if TABLE in supports:
        return True
    center, rings = centroid(body), _carrying(battlefield, body, supports)
    convex = isinstance(body.footprint, Circle) or is_convex(turned_ring(body.footprint.points, body.facing))
    if convex and any(in_ring(center, ring) or border_distance(center, ring) <= TOLERANCE for ring in rings):
        return True
    held = _held(body, rings)
    return bool(held) and ring_gap(center, held) <= TOLERANCE


def tipping(battlefield: Battlefield, body: Body) -> tuple[Point, float] | None:
    """The direction in plan (a unit vector) in which a body without support would tip, and how far its centroid lies
    off what holds it up, in steps; None when it is supported, or held by nothing at all.
    """
    supports = supports_of(battlefield, body)
    if not supports or _is_supported(battlefield, body, supports):
        return None
    (x, y), held = centroid(body), _held(body, _carrying(battlefield, body, supports))
    if not held:
        return None
    foot_x, foot_y = nearest_in((x, y), held)
    away = hypot(x - foot_x, y - foot_y)
    return ((x - foot_x) / away, (y - foot_y) / away), away


def _carrying(battlefield: Battlefield, body: Body, supports: tuple[str, ...]) -> list[Ring]:
    """The convex parts of the tops of some pieces that carry at the stand height of a body."""
    return [
        ring
        for entry in terrain_index(battlefield).near(body_box(body))
        if entry.piece.id in supports
        for ring in carrying_rings(entry, body.z)
    ]


def _held(body: Body, rings: Sequence[Ring]) -> Ring:
    """The hull of the supported parts of a footprint, as far as the centroid is concerned: of a round one the points
    between which all of a part lies as seen from the centre, and the nearest one. What is just touched holds nothing.
    """
    rings = [ring for ring in rings if overlaps_ring(body, ring)]
    if isinstance(body.footprint, Circle):
        center, radius = body.position, body.footprint.radius
        return tuple(hull([point for ring in rings for point in in_circle(ring, center, radius)]))
    footprint = footprint_polygon(body)
    parts = shapely.intersection(footprint, [shapely.Polygon(ring) for ring in rings])
    return tuple(hull([(x, y) for x, y in shapely.get_coordinates(parts).tolist()]))
