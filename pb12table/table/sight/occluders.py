"""What may hide something from an eye: opaque terrain and bodies with their real heights, whatever they carry.

The observer and the target alone hide nothing, nor does anything that has the eye in its inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from pb12table.table.battlefield import Battlefield, Body, body_ring
from pb12table.table.index import Entry, terrain_index
from pb12table.table.planar import depth_in_polygon, in_polygon, nearest_on_border, segment_distance
from pb12table.table.shapes import Circle, Point3
from pb12table.table.units import GRID, TOLERANCE, plan_distance


def encloses(entry: Entry, point: Point3, slack: float = TOLERANCE) -> bool:
    """Whether a point lies in the inside of a piece, or no farther than `slack` from a wall without thickness."""
    x, y, z = point
    west, south, east, north = entry.box
    if not (west - slack <= x <= east + slack and south - slack <= y <= north + slack):
        return False
    depth = min(z - entry.base, entry.piece.top_at((x, y)) - z)
    if entry.piece.thin:
        beside = (segment_distance((x, y), a, b) for a, b in pairwise(entry.piece.outline))
        return depth >= -TOLERANCE and min(beside) <= slack
    return depth > TOLERANCE and depth_in_polygon((x, y), entry.piece.outline, entry.piece.holes) > TOLERANCE


def holds(body: Body, point: Point3) -> bool:
    """Whether a point lies in the inside of a body."""
    x, y, z = point
    if not body.z + TOLERANCE < z < body.z + body.height - TOLERANCE:
        return False
    footprint = body.footprint
    if isinstance(footprint, Circle):
        return hypot(body.x - x, body.y - y) < footprint.radius - TOLERANCE
    ring = body_ring(body)
    return ring is not None and depth_in_polygon((x, y), ring) > TOLERANCE


def enclosing(battlefield: Battlefield, point: Point3) -> frozenset[str]:
    """The ids of the opaque pieces in whose inside a point lies."""
    x, y, _ = point
    near = terrain_index(battlefield).near((x - TOLERANCE, y - TOLERANCE, x + TOLERANCE, y + TOLERANCE))
    return frozenset(entry.piece.id for entry in near if entry.piece.opaque and encloses(entry, point))


def on_the_surface(battlefield: Battlefield, point: Point3) -> Point3:
    """A point on the top or a side of a piece that rounding to GRID has put into it, brought back to where it lies."""
    x, y, z = point
    for entry in terrain_index(battlefield).near((x, y, x, y)):
        piece = entry.piece
        top = piece.top_at((x, y))
        if piece.thin or not entry.base - TOLERANCE <= z < top or not in_polygon((x, y), piece.outline, piece.holes):
            continue
        if top - z <= GRID:
            z = top
            continue
        feet = (nearest_on_border((x, y), ring) for ring in (piece.outline, *piece.holes))
        foot = min(feet, key=lambda foot: plan_distance(foot, point[:2]))
        if plan_distance(foot, (x, y)) <= GRID:
            x, y = foot
    return (x, y, z)


def hiding_bodies(bodies: Sequence[Body], eye: Point3, *ends: Body) -> list[Body]:
    """Those of some bodies that may hide something from an eye; the `ends`, observer and target, do not."""
    # Parts of a vehicle go by its name, so that a name does not tell an end, but spares comparing all the others.
    names = {end.id for end in ends}
    return [body for body in bodies if not (body.id in names and body in ends) and not holds(body, eye)]
