"""Gaps in space, from body to body and from body to terrain, and bodies that are not always as high."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import footprint_distance, ring_distance_to
from pb12table.table.index import Part, cut_at_height, terrain_index
from pb12table.table.motion.vertical import ceiling_above
from pb12table.table.units import at_most

_THIRDS = 60


@dataclass(frozen=True, slots=True)
class Stance:
    """How high a body is while it stands, kneels or lies: its height, and that of its base point, in steps."""

    height: float
    eye: float

    def of(self, body: Body) -> Body:
        """A body in this stance, where it is."""
        return replace(body, height=self.height, eye=self.eye)


def has_headroom(battlefield: Battlefield, body: Body, stance: Stance, others: Sequence[Body]) -> bool:
    """Whether a body has room to take a stance where it is: nothing above it is lower than it would be."""
    ceiling, _ = ceiling_above(battlefield, body, others)
    return at_most(stance.of(body).top, ceiling)


def gap(first: Body, second: Body) -> float:
    """How far two bodies are apart in space, in steps: the length of the shortest line between them, 0 if they meet.

    Bodies are upright prisms, so that the line is as long as the plan gap and the gap in height together, at right
    angles.
    """
    return hypot(footprint_distance(first, second), _between(first.z, first.top, second.z, second.top))


def gap_to_piece(battlefield: Battlefield, body: Body, piece: str) -> float:
    """How far a body is from a piece of terrain in space, in steps, 0 if they meet; ValueError if there is none.

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
        """The gap to what is at least as high as a level, cut off there: the higher the level, the farther in plan."""
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
