"""Pieces of terrain as tables of numbers for the kernels that follow segments (`kernels.segments`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from pb12table.table.arrays import Floats
from pb12table.table.battlefield import Battlefield
from pb12table.table.index import Entry, terrain_index
from pb12table.table.shapes import ring_area
from pb12table.table.terrain import ramp_line


@dataclass(frozen=True, slots=True, eq=False)
class Solids:
    """The tables of some pieces, their rings and the corners of these, with the ids of the pieces."""

    pieces: Floats
    rings: Floats
    corners: Floats
    ids: tuple[str, ...]


def solids_of(entries: Sequence[Entry]) -> Solids:
    """The tables of some pieces, in their order."""
    pieces: list[tuple[float, ...]] = []
    rings: list[tuple[float, float, float]] = []
    corners: list[tuple[float, float]] = []
    for entry in entries:
        piece = entry.piece
        (x, y), (nx, ny), run = ramp_line(piece) if piece.is_ramp else ((0.0, 0.0), (1.0, 0.0), 0.0)
        own = (piece.outline, *(() if piece.thin else piece.holes))
        heights = (entry.base, entry.top, float(piece.thin))
        ramp = (float(piece.is_ramp), x, y, nx, ny, run)
        pieces.append((*entry.box, *heights, float(len(rings)), float(len(own)), *ramp))
        for number, ring in enumerate(own):
            # The inside lies to the left of an outer ring that runs counter-clockwise.
            rings.append((float(len(corners)), float(len(ring)), float((ring_area(ring) > 0.0) == (number == 0))))
            corners += ring
    return Solids(
        np.array(pieces, dtype=np.float64).reshape(len(pieces), 15),
        np.array(rings, dtype=np.float64).reshape(len(rings), 3),
        np.array(corners, dtype=np.float64).reshape(len(corners), 2),
        tuple(entry.piece.id for entry in entries),
    )


@lru_cache(maxsize=64)
def opaque_solids(battlefield: Battlefield) -> Solids:
    """The tables of the opaque pieces of a battlefield, made once, in the order of `shades.opaque_shades`."""
    return solids_of([entry for entry in terrain_index(battlefield).entries if entry.piece.opaque])


@lru_cache(maxsize=64)
def translucent_solids(battlefield: Battlefield) -> Solids:
    """The tables of the translucent pieces of a battlefield, made once."""
    return solids_of([entry for entry in terrain_index(battlefield).entries if entry.piece.translucent > 0])
