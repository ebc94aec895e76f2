"""Stairs and ramps that are put against something lead up to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Any, Final

from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area

NEAR: Final = (0.1, 0.3, 0.5)
"""So many steps beside it is looked for what it leans against: a grid may have left a gap."""
STEEPEST: Final = 1.0
"""So many steps up to a step on, which is 45 degrees, is the most that can be walked.  RU015."""
TOUCHING: Final = 2
"""At so many of the three places along a side something must lie for the side to lean against it."""


def leaning(rectangle: Sequence[float], pieces: Iterable[Piece]) -> dict[str, Any]:
    """The keys of a rising rectangle (x, y, width, depth) that leans against pieces: where it rises to, and how high.

    Of several pieces the highest counts that is not too high for the length; without any it rises to the east.
    """
    x, y, width, depth = rectangle
    found: list[tuple[float, float]] = []
    solid = [piece for piece in pieces if piece.may_carry and not piece.is_ramp and not piece.thin]
    sides: tuple[tuple[float, float, list[Point]], ...] = (
        (0.0, width, [(x + width, y + depth * share) for share in (0.2, 0.5, 0.8)]),
        (90.0, depth, [(x + width * share, y + depth) for share in (0.2, 0.5, 0.8)]),
        (180.0, width, [(x, y + depth * share) for share in (0.2, 0.5, 0.8)]),
        (270.0, depth, [(x + width * share, y) for share in (0.2, 0.5, 0.8)]),
    )
    for angle, run, places in sides:
        dx, dy = cos(radians(angle)), sin(radians(angle))
        for piece in solid:
            area = Area(piece.outline, piece.holes)
            beside = sum(any(in_area(area, (u + dx * far, v + dy * far), 0.0) for far in NEAR) for u, v in places)
            if beside >= TOUCHING and 0.0 < piece.top <= run * STEEPEST:
                found.append((piece.top, angle))
    if not found:
        return {"rises": 0.0}
    height, angle = max(found, key=lambda each: each[0])
    return {"rises": angle, "height": height}
