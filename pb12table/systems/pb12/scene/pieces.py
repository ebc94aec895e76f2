"""Which piece of terrain is meant where somebody points at it."""

from __future__ import annotations

from typing import Final

from pb12table.systems.pb12.rules.game.state import State
from pb12table.table.footprints import ring_gap
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece

FLAT: Final = 0.1
"""Pieces lower than this, in steps, are ground to walk on and nothing to aim at."""
NEAR: Final = 0.5
"""So near to a piece of terrain the mouse means it, in steps; walls are thin."""


def piece_at(state: State, point: Point) -> str | None:
    """The piece of terrain a place means: the nearest, of several there one that can be damaged, the highest.

    Roads and other flat ground that nothing can damage are none.
    """
    durable = state.setup.durability
    solid = [piece for piece in state.battlefield.pieces if piece.height >= FLAT or piece.id in durable]
    found = [(ring_gap(point, piece.outline), piece) for piece in solid]
    near = [(gap, piece) for gap, piece in found if gap <= NEAR]
    if not near:
        return None

    def rank(pair: tuple[float, Piece]) -> tuple[bool, bool, float, float]:
        gap, piece = pair
        return (gap > 0.0, piece.id not in durable, -(piece.base + piece.height), gap)

    return min(near, key=rank)[1].id
