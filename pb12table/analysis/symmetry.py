"""Whether a layout's terrain is its own image after half a turn or in a mirror, and which pieces break that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Floats
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece

Kind = Literal["half-turn", "east-west", "north-south"]
NEAR: Final = 0.011
"""Corners no farther from where they should be, in steps, are there: a hundredth is less than anybody sets up."""
MOST_ODD: Final = 0.25
"""Where a greater part of the pieces has no partner, the likeness is chance."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """How a layout is alike, and the `odd` pieces without which it would be so exactly."""

    kind: Kind
    odd: tuple[Piece, ...]


def symmetry_of(battlefield: Battlefield) -> Symmetry | None:
    """Return the symmetry of a table's terrain that fewest pieces break; None where there is none, or no terrain."""
    wide, deep = battlefield.width, battlefield.depth
    motions: dict[Kind, Callable[[Floats], Floats]] = {
        "half-turn": lambda points: np.array((wide, deep)) - points,
        "east-west": lambda points: points * (-1.0, 1.0) + (wide, 0.0),
        "north-south": lambda points: points * (1.0, -1.0) + (0.0, deep),
    }
    found = [Symmetry(kind, _odd(battlefield.pieces, motion)) for kind, motion in motions.items()]
    best = min(found, key=lambda each: len(each.odd))
    return best if len(best.odd) <= MOST_ODD * len(battlefield.pieces) and battlefield.pieces else None


def _odd(pieces: tuple[Piece, ...], motion: Callable[[Floats], Floats]) -> tuple[Piece, ...]:
    """Return the pieces that lie on no piece of the same sort after a motion."""
    corners = [_corners(piece) for piece in pieces]
    moved = [[motion(points) for points in each] for each in corners]
    sorts = [_sort(piece) for piece in pieces]
    free = list(range(len(pieces)))
    odd: list[Piece] = []
    for number, image in enumerate(moved):
        partner = next((n for n in free if sorts[n] == sorts[number] and _same(image, corners[n])), None)
        if partner is None:
            odd.append(pieces[number])
        else:
            free.remove(partner)
    return tuple(odd)


def _corners(piece: Piece) -> list[Floats]:
    return [np.array(points, dtype=np.float64) for points in _rings(piece)]


def _rings(piece: Piece) -> Iterator[tuple[Point, ...]]:
    yield tuple(piece.outline)
    yield from piece.holes
    for edge in (piece.low_edge, piece.high_edge):
        if edge is not None:
            yield edge


def _sort(piece: Piece) -> tuple[object, ...]:
    """Return all of a piece that a motion leaves as it is."""
    return (
        piece.kind, round(piece.base, 2), round(piece.height, 2), piece.thin, piece.blocks_sight, piece.translucent,
        piece.hides, piece.stops_damage, piece.standable, piece.climbable, piece.passable, piece.vehicle_passable,
        len(piece.holes), piece.is_ramp, round(piece.open, 1),
    )  # fmt: skip


def _same(first: list[Floats], second: list[Floats]) -> bool:
    """Return whether rings have their corners in the same places, whichever is named first."""
    if len(first) != len(second):
        return False
    return all(any(_lie_alike(one, other) for other in second) for one in first)


def _lie_alike(one: Floats, other: Floats) -> bool:
    boxes = (one.min(axis=0) - other.min(axis=0), one.max(axis=0) - other.max(axis=0))
    if np.abs(boxes).max() > NEAR:
        return False
    apart = np.abs(one[:, None, :] - other[None, :, :]).max(axis=2)
    return bool(apart.min(axis=1).max() <= NEAR and apart.min(axis=0).max() <= NEAR)
