"""Tables of what a round body may meet, for the compiled kernel `kernels.sweeps`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from pb12table.table.arrays import Floats
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import outline_parts
from pb12table.table.index import terrain_index
from pb12table.table.kernels.registry import kernel
from pb12table.table.shapes import Circle, Point, box_of
from pb12table.table.units import TOLERANCE

SWEEPS = kernel("sweeps")

NOTHING = -1
"""What the kernel says instead of what is met where nothing is (`kernels.sweeps`)."""

_KEPT = 8

_Row = tuple[Sequence[Point], float, float, float, int]
"""The corners of a shape, its lowest and highest place, how much wider it is, and its number; no corners: a ramp."""


@dataclass(frozen=True, slots=True, eq=False)
class Shapes:
    """Solid pieces and bodies as tables of `kernels.sweeps`, and what their numbers stand for."""

    table: Floats
    corners: Floats
    names: tuple[str, ...]


def _shapes(rows: Sequence[_Row], boxes: Sequence[tuple[float, float, float, float]], names: tuple[str, ...]) -> Shapes:
    table, corners = np.zeros((len(rows), 10)), [np.zeros((0, 2))]
    first = 0
    for number, ((ring, base, top, wider, key), (west, south, east, north)) in enumerate(zip(rows, boxes, strict=True)):
        room = wider + TOLERANCE
        box = (west - room, south - room, east + room, north + room)
        table[number] = (*box, base, top, first, len(ring), wider, key)
        corners.append(np.array(ring, dtype=np.float64).reshape(len(ring), 2))
        first += len(ring)
    return Shapes(table, np.concatenate(corners), names)


@lru_cache(maxsize=64)
def _of_terrain(battlefield: Battlefield, radius: float) -> Shapes:
    """The solid pieces, each wider by a radius; ramps are left to plain code."""
    rows: list[_Row] = []
    boxes = []
    solid = terrain_index(battlefield).solid
    for key, entry in enumerate(solid):
        if entry.flat:
            rows += [(part.ring, entry.base, entry.top, radius - TOLERANCE, key) for part in entry.parts]
            boxes += [box_of(part.ring) for part in entry.parts]
        else:
            rows.append(((), entry.base, entry.top, radius, key))
            boxes.append(entry.box)
    return _shapes(rows, boxes, tuple(entry.piece.id for entry in solid))


@lru_cache(maxsize=256)
def _of_all(battlefield: Battlefield, others: tuple[Body, ...], radius: float, name: str) -> Shapes:
    """Solid pieces and bodies, each wider by a radius; the one of a name is left out."""
    terrain = _of_terrain(battlefield, radius)
    rows: list[_Row] = []
    boxes = []
    for key, other in enumerate(others, len(terrain.names)):
        if other.id == name:
            continue
        if isinstance(other.footprint, Circle):
            rings: list[Sequence[Point]] = [(other.position,)]
            wider = other.footprint.radius + radius - TOLERANCE
        else:
            parts = outline_parts(other.footprint, other.facing)
            rings, wider = [[(other.x + x, other.y + y) for x, y in part] for part in parts], radius - TOLERANCE
        rows += [(ring, other.z, other.top, wider, key) for ring in rings]
        boxes += [box_of(ring) for ring in rings]
    company = _shapes(rows, boxes, ())
    company.table[:, 6] += len(terrain.corners)
    names = (*terrain.names, *(other.id for other in others))
    table: Floats = np.concatenate([terrain.table, company.table])
    return Shapes(table, np.concatenate([terrain.corners, company.corners]), names)


class _Recent:
    """What was last asked about, known again by being the very same objects: to hash many bodies takes longer."""

    def __init__(self) -> None:
        self._kept: list[tuple[Battlefield, tuple[Body, ...], float, str, Shapes]] = []

    def shapes(self, battlefield: Battlefield, others: tuple[Body, ...], radius: float, name: str) -> Shapes:
        for field, company, wide, known, shapes in self._kept:
            if company is others and field is battlefield and known == name and wide == radius:
                return shapes
        found = _of_all(battlefield, others, radius, name)
        self._kept = [(battlefield, others, radius, name, found), *self._kept[: _KEPT - 1]]
        return found


shapes_around = _Recent().shapes
"""Solid pieces and bodies on a battlefield, for a round body of a radius and name: quick when asked again and again."""
