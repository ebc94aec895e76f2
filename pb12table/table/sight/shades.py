"""What hides, as tables of numbers for the compiled kernel of covered shares (`kernels.cover`).

Pieces: box, base, top, first part and number of parts. Parts: box, first corner, number of corners, 1 for a level
top. Parts of bodies: 1 for round ones, x, y, radius, base, top, first corner, number of corners, number of the body.
Corners: x, y, height of the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from pb12table.table.arrays import Floats, Integers
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import outline_parts
from pb12table.table.index import Entry, terrain_index
from pb12table.table.shapes import Circle, box_of, circumradius

NOBODY: Integers = np.empty(0, dtype=np.int64)
NO_AREAS: Floats = np.empty(0)


@dataclass(frozen=True, slots=True, eq=False)
class Shades:
    """The tables of the pieces that may hide something, with their ids."""

    pieces: Floats
    parts: Floats
    corners: Floats
    ids: tuple[str, ...]
    numbers: dict[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    """The tables of some bodies; `angular` are the numbers of those that are not round.

    `of_name` has the numbers of the bodies of a name; bodies of one name (the parts of a vehicle) hide as one.
    """

    bodies: Floats
    corners: Floats
    names: tuple[str, ...]
    of_name: dict[str, Integers]
    angular: tuple[int, ...]


def shades_of(entries: Sequence[Entry]) -> Shades:
    """The tables of some pieces, in their order."""
    pieces: list[tuple[float, ...]] = []
    parts: list[tuple[float, ...]] = []
    corners: list[tuple[float, float, float]] = []
    for entry in entries:
        pieces.append((*entry.box, entry.base, entry.top, float(len(parts)), float(len(entry.casting))))
        for part in entry.casting:
            parts.append((*box_of(part.ring), float(len(corners)), float(len(part.ring)), float(part.level)))
            corners += [(x, y, top) for (x, y), top in zip(part.ring, part.tops, strict=True)]
    ids = tuple(entry.piece.id for entry in entries)
    return Shades(
        _table(pieces, 8), _table(parts, 7), _table(corners, 3), ids, {key: number for number, key in enumerate(ids)}
    )


@lru_cache(maxsize=64)
def opaque_shades(battlefield: Battlefield) -> Shades:
    """The tables of the opaque pieces of a battlefield, made once."""
    return shades_of([entry for entry in terrain_index(battlefield).entries if entry.piece.opaque])


@lru_cache(maxsize=64)
def stopping_shades(battlefield: Battlefield) -> Shades:
    """The tables of the pieces of a battlefield that stop damage, made once."""
    entries = terrain_index(battlefield).entries
    return shades_of([e for e in entries if e.piece.stops_damage and e.piece.translucent <= 0])


def crowd_of(bodies: tuple[Body, ...]) -> Crowd:
    """The tables of some bodies, kept for who asks again with the same ones."""
    known, crowd = _last.made
    if known is not bodies:
        crowd = _crowd(bodies)
        _last.made = (bodies, crowd)
    return crowd


def _crowd(bodies: Sequence[Body]) -> Crowd:
    rows: list[tuple[float, ...]] = []
    corners: list[tuple[float, float, float]] = []
    angular: list[int] = []
    of_name: dict[str, list[int]] = {}
    for number, body in enumerate(bodies):
        of_name.setdefault(body.id, []).append(number)
        middle, heights, own = (body.x, body.y, circumradius(body.footprint)), (body.z, body.top), float(number)
        if isinstance(body.footprint, Circle):
            rows.append((1.0, *middle, *heights, 0.0, 0.0, own))
            continue
        angular.append(number)
        for ring in outline_parts(body.footprint, body.facing):
            rows.append((0.0, *middle, *heights, float(len(corners)), float(len(ring)), own))
            corners += [(body.x + x, body.y + y, body.top) for x, y in ring]
    names = tuple(body.id for body in bodies)
    by_name = {name: numbers_of(found) for name, found in of_name.items()}
    return Crowd(_table(rows, 9), _table(corners, 3), names, by_name, tuple(angular))


def _table(rows: Sequence[tuple[float, ...]], columns: int) -> Floats:
    return np.array(rows, dtype=np.float64).reshape(len(rows), columns)


@dataclass(slots=True, eq=False)
class Shade:
    """What may hide a body from an eye: pieces and bodies, and the numbers of those among them that do not.

    Nor do pieces whose top is higher than `above` and at most `up_to`.
    """

    shades: Shades
    open_pieces: Integers
    crowd: Crowd
    open_bodies: Integers
    above: float = 0.0
    up_to: float = 0.0


def numbers_of(found: Sequence[int]) -> Integers:
    """Numbers as an array; the same one for none."""
    return np.array(found, dtype=np.int64) if found else NOBODY


class _Last:
    """The bodies that were asked for last: comparing tuples of them takes longer than the kernel."""

    made: tuple[tuple[Body, ...], Crowd] = ((), _crowd(()))


_last: Final = _Last()
