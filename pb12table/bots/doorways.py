"""Doors in the way of bots: where one stands to open one, how far it must turn, and whether it is in the way at all.

As the maps of `ways` it is no rule: what a bot then does with a door goes through the rules of its game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final

from pb12table.table.battlefield import Battlefield, Body, without
from pb12table.table.motion.sweep import walk
from pb12table.table.openings import USUAL, in_its_way
from pb12table.table.shapes import Point3
from pb12table.table.terrain import Piece
from pb12table.table.units import rounded

AJAR: Final = 30.0
"""A door that does not turn so far, in degrees, is shut."""
TURNS: Final = (USUAL, 120.0, 60.0, 150.0, 45.0, 180.0, AJAR, 0.0)
"""How far a door is turned: the first of these with which one gets through."""
BESIDE: Final = 0.1
"""So far from a leaf one stands who opens it, in steps."""
AHEAD: Final = (1.0, 2.0, 3.0)
"""So far along its way a bot looks for doors, in movement points."""


def places_at(door: Piece, radius: float) -> Iterator[Point3]:
    """Where a body of a radius could stand to open a closed door: on each side of it, clear of what the leaf passes."""
    hinge = door.hinge
    if hinge is None:
        return
    (x, y), (u, v) = hinge.at, hinge.end
    length = hypot(u - x, v - y)
    along, across = ((u - x) / length, (v - y) / length), (-(v - y) / length, (u - x) / length)
    off = hinge.thickness / 2.0 + radius + BESIDE
    for side in (1.0, -1.0):
        # A leaf that comes towards one is opened from beside its free end.
        comes = not hinge.lifts and (side > 0.0) == hinge.left
        far = length + radius + BESIDE / 2.0 if comes else length / 2.0
        at_x, at_y = x + far * along[0] + side * off * across[0], y + far * along[1] + side * off * across[1]
        yield (rounded(at_x), rounded(at_y), hinge.base)


def is_shut(door: Piece, bodies: tuple[Body, ...]) -> bool:
    """Whether a closed door cannot be opened as some bodies stand."""
    return bool(in_its_way(door, AJAR, bodies))


def with_doorways(battlefield: Battlefield, bodies: tuple[Body, ...]) -> Battlefield:
    """The table as one finds it who opens all doors, but those that some bodies stand too near to."""
    open_ones = tuple(
        piece.id
        for piece in battlefield.pieces
        if piece.hinge is not None and (piece.open or not is_shut(piece, bodies))
    )
    return without(battlefield, open_ones) if open_ones else battlefield


def bars(door: str, battlefield: Battlefield, body: Body, places: tuple[Point3, ...]) -> bool:
    """Whether a door, by its id, stops a body on its way along some places."""
    steps = pairwise(((body.x, body.y, body.z), *places))
    return any(walk(battlefield, body.at(*start), end[:2], ()).obstacle == door for start, end in steps)
