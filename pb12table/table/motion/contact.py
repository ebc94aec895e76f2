"""Contact and overlap of bodies and terrain."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import (
    body_box,
    footprint_distance,
    overlaps_in_plan,
    overlaps_ring,
    ring_distance_to,
)
from pb12table.table.index import Entry, rings_above, terrain_index
from pb12table.table.motion.obstacles import walls_above
from pb12table.table.planar import nearest_in
from pb12table.table.shapes import Point, Ring
from pb12table.table.surfaces import SUPPORT_BAND, covers, supports_of
from pb12table.table.units import TOLERANCE, at_most, plan_distance

CONTACT_GAP = 0.05
"""The widest gap in steps, in plan and in height, across which bodies are in contact."""


def in_contact(first: Body, second: Body) -> bool:
    """Whether two bodies touch: footprints and height intervals at most CONTACT_GAP apart."""
    height_gap = max(first.z, second.z) - min(first.top, second.top)
    return at_most(height_gap, CONTACT_GAP) and at_most(footprint_distance(first, second), CONTACT_GAP)


def climbable_in_contact(battlefield: Battlefield, body: Body) -> tuple[str, ...]:
    """The ids of the climbable pieces that a body touches, in plan and in height."""
    near = _near(battlefield, body)
    return tuple(entry.piece.id for entry in near if entry.piece.climbable and _touched(body, entry))


def pieces_in_contact(battlefield: Battlefield, body: Body) -> tuple[str, ...]:
    """The ids of the solid pieces that a body touches beside what carries it."""
    carriers = supports_of(battlefield, body)
    return tuple(
        entry.piece.id
        for entry in _near(battlefield, body)
        if entry.solid and entry.piece.id not in carriers and _touched(body, entry)
    )


def touched_at(battlefield: Battlefield, body: Body, piece: str) -> Point | None:
    """The place in plan where a body touches a piece of terrain, None without contact.

    It is the place of the piece that is nearest to the body's axis.
    """
    rings = [ring for entry in _near(battlefield, body) if entry.piece.id == piece for ring in _touched(body, entry)]
    found = [nearest_in(body.position, ring) for ring in rings]
    return min(found, key=lambda place: (plan_distance(place, body.position), place), default=None)


def _near(battlefield: Battlefield, body: Body) -> list[Entry]:
    """The pieces that may be in contact with a body."""
    west, south, east, north = body_box(body)
    gap = CONTACT_GAP + TOLERANCE
    return list(terrain_index(battlefield).near((west - gap, south - gap, east + gap, north + gap)))


def _touched(body: Body, entry: Entry) -> list[Ring]:
    """The rings of a piece that a body touches; of a ramp only what is high enough can be touched."""
    if not at_most(entry.base - body.top, CONTACT_GAP):
        return []
    rings = rings_above(entry, body.z - CONTACT_GAP - TOLERANCE)
    return [ring for ring in rings if at_most(ring_distance_to(body, ring), CONTACT_GAP)]


def heights_overlap(first: Body, second: Body) -> bool:
    """Whether the height intervals of two bodies meet by more than TOLERANCE."""
    return first.z < second.top - TOLERANCE and second.z < first.top - TOLERANCE


def bodies_overlap(first: Body, second: Body) -> bool:
    """Whether the insides of two bodies meet by more than TOLERANCE."""
    return heights_overlap(first, second) and overlaps_in_plan(first, second)


def is_in_another(body: Body, others: Sequence[Body]) -> bool:
    """Whether the inside of a body meets that of any other one; it is itself known by its id."""
    return any(other.id != body.id and bodies_overlap(body, other) for other in others)


def piece_overlaps(entry: Entry, body: Body) -> bool:
    """Whether the inside of a body meets the inside of a piece, whatever the piece carries."""
    if entry.base >= body.top - TOLERANCE or entry.top <= body.z + TOLERANCE:
        return False
    return any(overlaps_ring(body, ring) for ring in rings_above(entry, body.z + TOLERANCE))


def overlapping(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> tuple[str, ...]:
    """The ids of solid pieces, then bodies, whose inside the body's inside meets; touching is none.

    A ramp that carries the body (its top within 0.1 of the stand height under the footprint) does not count, unless the
    body sticks in it.
    """
    supports = supports_of(battlefield, body)
    found = [
        entry.piece.id
        for entry in terrain_index(battlefield).near(body_box(body))
        if entry.solid
        and (entry.flat or entry.piece.id not in supports or sticks_in_ramp(entry, body))
        and piece_overlaps(entry, body)
    ]
    found += [other.id for other in others if other.id != body.id and bodies_overlap(body, other)]
    return tuple(found)


def sticks_in_ramp(entry: Entry, body: Body) -> bool:
    """Whether a body sticks in a ramp that carries a part of it.

    It does where the ramp is higher at the base point than what could carry it there, and beside the ramp where it
    would have to have come through its side.
    """
    if entry.flat:
        return False
    if covers(entry, body.position):
        return entry.piece.top_at(body.position) > body.z + SUPPORT_BAND + TOLERANCE
    return any(overlaps_ring(body, wall) for wall in walls_above(entry, body.z + entry.ledge + TOLERANCE))
