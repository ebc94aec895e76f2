"""Whether a body stands safely.  R1.4.29, RU015."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import shapely

from pb12table.table.battlefield import Battlefield, Body, inside_table
from pb12table.table.contact import overlapping
from pb12table.table.footprints import body_box, centroid, footprint_polygon
from pb12table.table.index import is_convex, terrain_index
from pb12table.table.planar import border_distance, in_ring
from pb12table.table.shapes import Circle, turned_ring
from pb12table.table.surfaces import (
    TABLE,
    carrying_rings,
    supports_of,
)
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
    """Whether a body has safe stand by its support and free of overlaps.  R1.4.29, RU015 a and b."""
    return _stand(battlefield, body, tuple(others))


@lru_cache(maxsize=8192)
def _stand(battlefield: Battlefield, body: Body, others: tuple[Body, ...]) -> Stand:
    supports = supports_of(battlefield, body)
    obstacles = overlapping(battlefield, body, others)
    if not inside_table(battlefield, body):
        reason = "off-table"
    elif obstacles:
        reason = "overlaps"
    elif not _is_supported(battlefield, body, supports):
        reason = "unsupported"
    else:
        reason = ""
    return Stand(not reason, reason, obstacles, supports)


def _is_supported(battlefield: Battlefield, body: Body, supports: tuple[str, ...]) -> bool:
    """Whether the centroid lies in the convex hull of the supported parts of the footprint, border included."""
    if not supports:
        return False
    if TABLE in supports:
        return True
    center = centroid(body)
    index = terrain_index(battlefield)
    rings = [
        ring
        for entry in index.near(body_box(body))
        if entry.piece.id in supports
        for ring in carrying_rings(entry, body.z)
    ]
    convex = isinstance(body.footprint, Circle) or is_convex(turned_ring(body.footprint.points, body.facing))
    if convex and any(in_ring(center, ring) or border_distance(center, ring) <= TOLERANCE for ring in rings):
        return True
    footprint = footprint_polygon(body)
    parts = shapely.intersection(footprint, [shapely.Polygon(ring) for ring in rings])
    hull = shapely.convex_hull(shapely.union_all(parts))
    return bool(hull.distance(shapely.Point(center)) <= TOLERANCE)
