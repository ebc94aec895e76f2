"""Who sees whom among the sites of a table, by the compiled kernel `kernels.exposure`: the tables it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, hypot, pi, radians
from typing import Final

import numpy as np

from pb12table.table.arrays import Floats, Integers
from pb12table.table.battlefield import Battlefield
from pb12table.table.kernels.registry import kernel
from pb12table.table.openings import seen_through
from pb12table.table.raster import Raster, Truths
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.many.observers import Sites
from pb12table.table.sight.many.solids import opaque_solids
from pb12table.table.sight.occluders import enclosing
from pb12table.table.sight.shades import Shades, opaque_shades
from pb12table.table.sight.sight import is_clear

COMPILED: Final = kernel("exposure")

MANY = 40
"""So many sites of one height are sooner told by the cells of a shadow than one by one."""

_UNSURE = 2

_NARROWEST = 0.01
"""A convex part that is narrower than this, in steps, hides nothing for sure."""

_SHARPEST = radians(3.0)
"""Nor does one with a sharper corner than this."""


@dataclass(frozen=True, slots=True, eq=False)
class Looks:
    """The tables of the sites of a table to be looked at, so many steps above where they stand."""

    points: Floats
    aims: Floats
    starts: Integers
    groups: Integers
    in_cells: Integers
    cells: Integers


def looks_of(sites: Sites, aim: float) -> Looks:
    """The tables of sites."""
    points = sites.places + np.array((0.0, 0.0, aim))
    levels = [numbers for _, numbers in sites.levels]
    return Looks(
        np.ascontiguousarray(points),
        np.array([points[numbers[0], 2] for numbers in levels]),
        np.cumsum([0, *(len(numbers) for numbers in levels)]).astype(np.int64),
        np.concatenate([np.zeros(0, dtype=np.int64), *levels]).astype(np.int64),
        # What is seen along a height that differs by rounding alone from that of its level is asked for one by one.
        np.array([len(n) >= MANY and bool(np.ptp(points[n, 2]) == 0.0) for n in levels], dtype=np.int64),
        np.ascontiguousarray(sites.cells.T, dtype=np.int64).reshape(-1, 2),
    )


def looks_by_kernel(
    battlefield: Battlefield, sites: Sites, numbers: Sequence[int], aim: float, looks: Looks
) -> Truths | None:
    """Which sites (columns) some of them (rows) see: the segment from each eye to each point looked at decides.

    None while the kernel is not there.
    """
    eyes = [_above(sites, number, sites.stature.eye) for number in numbers]
    return looks_from(battlefield, eyes, sites.raster, looks)


def looks_from(
    battlefield: Battlefield, eyes: Sequence[Point3], raster: Raster, looks: Looks
) -> Truths | None:
    """Which sites (columns), on a raster, are seen from some eyes (rows); None while the kernel is not there."""
    if COMPILED.module is None:
        return None
    shades, solids = opaque_shades(battlefield), opaque_solids(battlefield)
    unseen = [enclosing(battlefield, eye) | {*seen_through(battlefield, eye)} for eye in eyes]
    around = [[shades.numbers[key] for key in sorted(keys)] for keys in unseen]
    starts = np.cumsum([0, *(len(found) for found in around)]).astype(np.int64)
    opened = np.array([number for found in around for number in found], dtype=np.int64)
    found: Integers = COMPILED.module.looked_round(
        np.array(eyes).reshape(-1, 3), starts, opened, looks.aims, looks.starts, looks.groups, looks.in_cells,
        looks.points, looks.cells, raster.xs, raster.ys, raster.size, shades.pieces, sure_parts(battlefield),
        shades.corners, solids.pieces, solids.rings, solids.corners,
    )  # fmt: skip
    seen: Truths = found == 1
    for row, other in zip(*np.nonzero(found == _UNSURE), strict=True):
        x, y, z = looks.points[other].tolist()
        seen[row, other] = is_clear(battlefield, eyes[row], (x, y, z))
    return seen


def _above(sites: Sites, number: int, height: float) -> Point3:
    x, y, z = sites.sites[number].place
    return (x, y, z + height)


@lru_cache(maxsize=64)
def sure_parts(battlefield: Battlefield) -> Floats:
    """The table of the parts of opaque pieces, with a level of 1 only for those whose shadows can be sure."""
    shades = opaque_shades(battlefield)
    parts = shades.parts.copy()
    for number in range(len(parts)):
        if not _is_stout(_ring(shades, number)):
            parts[number, 6] = 0.0
    return parts


def _ring(shades: Shades, number: int) -> list[Point]:
    first, count = int(shades.parts[number, 4]), int(shades.parts[number, 5])
    return [(float(x), float(y)) for x, y, _ in shades.corners[first : first + count]]


def _is_stout(ring: Sequence[Point]) -> bool:
    """Whether a convex ring, or a stretch of a wall, is neither narrow nor sharp."""
    edges = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True)]
    lengths = [hypot(*edge) for edge in edges]
    if len(ring) == 2 or min(lengths) == 0.0:
        return min(lengths) >= _NARROWEST
    for (ax, ay), (bx, by) in zip((edges[-1], *edges[:-1]), edges, strict=True):
        if pi - atan2(ax * by - ay * bx, ax * bx + ay * by) < _SHARPEST:
            return False
    for (x, y), (dx, dy), length in zip(ring, edges, lengths, strict=True):
        if max((dx * (py - y) - dy * (px - x)) / length for px, py in ring) < _NARROWEST:
            return False
    return True
