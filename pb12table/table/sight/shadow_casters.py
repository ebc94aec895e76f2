"""What throws shadows on the ground: convex prisms and upright cylinders as arrays, for many questions at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import outline_parts
from pb12table.table.index import Part, terrain_index
from pb12table.table.shapes import Circle, Ring, box_of

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]
Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Prisms:
    """Convex prisms with level faces: the corners of all, one after another, and per prism their number and heights.

    A prism of two corners is a straight thin wall.
    """

    xs: Floats
    ys: Floats
    counts: Numbers
    bases: Floats
    tops: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """Upright cylinders: middles, radii and heights."""

    xs: Floats
    ys: Floats
    radii: Floats
    bases: Floats
    tops: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Slanted:
    """A convex part of terrain whose top is not level."""

    key: str
    part: Part
    base: float


@dataclass(frozen=True, slots=True, eq=False)
class Casters:
    """All opaque terrain of a battlefield: prisms with the numbers of their pieces and their boxes, and ramps."""

    prisms: Prisms
    boxes: Floats
    pieces: Numbers
    numbers: dict[str, int]
    slanted: tuple[Slanted, ...]


@lru_cache(maxsize=64)
def terrain_casters(battlefield: Battlefield) -> Casters:
    """The casters of a battlefield, made once."""
    stack: list[tuple[Ring, float, float]] = []
    pieces: list[int] = []
    slanted: list[Slanted] = []
    numbers: dict[str, int] = {}
    for number, entry in enumerate(terrain_index(battlefield).entries):
        numbers[entry.piece.id] = number
        if not entry.piece.opaque:
            continue
        for part in entry.casting:
            if part.level:
                stack.append((part.ring, entry.base, part.tops[0]))
                pieces.append(number)
            else:
                slanted.append(Slanted(entry.piece.id, part, entry.base))
    boxes = np.array([box_of(ring) for ring, _, _ in stack], dtype=np.float64).reshape(len(stack), 4).T.copy()
    return Casters(prisms_of(stack), boxes, np.array(pieces, dtype=np.intp), numbers, tuple(slanted))


def prisms_of(stack: Sequence[tuple[Ring, float, float]]) -> Prisms:
    """Prisms of convex rings with the heights of their underside and top."""
    corners = np.array([point for ring, _, _ in stack for point in ring], dtype=np.float64).reshape(-1, 2)
    return Prisms(
        corners[:, 0].copy(),
        corners[:, 1].copy(),
        np.array([len(ring) for ring, _, _ in stack], dtype=np.intp),
        np.array([base for _, base, _ in stack], dtype=np.float64),
        np.array([top for _, _, top in stack], dtype=np.float64),
    )


def chosen(prisms: Prisms, mask: Mask) -> Prisms:
    """The prisms of a mask, in the same order."""
    corners = np.repeat(mask, prisms.counts)
    return Prisms(prisms.xs[corners], prisms.ys[corners], prisms.counts[mask], prisms.bases[mask], prisms.tops[mask])


def joined(first: Prisms, second: Prisms) -> Prisms:
    """Both, one after the other."""
    return Prisms(
        np.concatenate((first.xs, second.xs)),
        np.concatenate((first.ys, second.ys)),
        np.concatenate((first.counts, second.counts)),
        np.concatenate((first.bases, second.bases)),
        np.concatenate((first.tops, second.tops)),
    )


def rounds_of(bodies: Iterable[Body]) -> Rounds:
    """The bodies with circular footprints."""
    rows = [
        (body.x, body.y, body.footprint.radius, body.z, body.top)
        for body in bodies
        if isinstance(body.footprint, Circle)
    ]
    columns = np.array(rows, dtype=np.float64).reshape(len(rows), 5).T
    return Rounds(*columns)


def picked(rounds: Rounds, mask: Mask) -> Rounds:
    """The cylinders of a mask, in the same order."""
    return Rounds(rounds.xs[mask], rounds.ys[mask], rounds.radii[mask], rounds.bases[mask], rounds.tops[mask])


def angular_bodies(bodies: Iterable[Body]) -> list[tuple[Ring, float, float]]:
    """The convex parts of bodies with polygonal footprints, on the table, with the heights of underside and top."""
    return [
        (tuple((body.x + x, body.y + y) for x, y in ring), body.z, body.top)
        for body in bodies
        if not isinstance(body.footprint, Circle)
        for ring in outline_parts(body.footprint, body.facing)
    ]
