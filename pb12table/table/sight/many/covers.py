"""How much of many bodies is covered from one eye, by the compiled kernels: by terrain, and by other bodies."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import Final

import numpy as np

from pb12table.table.arrays import Floats, Integers
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.kernels.registry import kernel
from pb12table.table.openings import as_seen_from
from pb12table.table.shapes import Circle, Point3
from pb12table.table.sight.cover import COMPILED, share_of
from pb12table.table.sight.many.solids import translucent_solids
from pb12table.table.sight.occluders import enclosing, holds
from pb12table.table.sight.shades import crowd_of, numbers_of, opaque_shades
from pb12table.table.sight.sight import cover_of
from pb12table.table.sight.silhouette import COINCIDENCE, WIDEST, silhouette_bottom
from pb12table.table.units import TOLERANCE

SEGMENTS: Final = kernel("segments")

Covered = tuple[float, tuple[str, ...]]
"""The covered share of a body, and the translucent pieces before it."""


class Targets:
    """Bodies of one footprint as tables of numbers, for all who look at them."""

    def __init__(self, battlefield: Battlefield, bodies: Sequence[Body]) -> None:
        self.bodies = tuple(bodies)
        self.places: Floats = np.array([(b.x, b.y) for b in bodies], dtype=np.float64).reshape(-1, 2)
        self.aims: Floats = np.array([b.base_point for b in bodies], dtype=np.float64).reshape(-1, 3)
        heights = [(silhouette_bottom(battlefield, body), body.top) for body in bodies]
        self.heights: Floats = np.array(heights, dtype=np.float64).reshape(-1, 2)

    def some(self, numbers: Integers) -> Targets:
        """Some of them, by their numbers."""
        found = Targets.__new__(Targets)
        found.bodies = tuple(self.bodies[number] for number in numbers.tolist())
        found.places, found.aims, found.heights = self.places[numbers], self.aims[numbers], self.heights[numbers]
        return found


def covers(
    battlefield: Battlefield, observer: Body, targets: Targets, others: tuple[Body, ...] = ()
) -> list[Covered]:
    """What `cover_of` says of each target, with no bodies there but some others, the observer not among them."""
    areas = _hidden_areas(battlefield, observer.base_point, targets, others) if targets.bodies else None
    if areas is None:
        return [_plain(battlefield, observer, target, others) for target in targets.bodies]
    hidden, wholes = areas
    behind = _translucent(battlefield, observer, targets)
    return [
        _plain(battlefield, observer, target, others)
        if between is None or isnan(area)
        else (share_of(area, whole), between)
        for target, area, whole, between in zip(targets.bodies, hidden.tolist(), wholes.tolist(), behind, strict=True)
    ]


def _plain(battlefield: Battlefield, observer: Body, target: Body, others: tuple[Body, ...]) -> Covered:
    cover, translucent = cover_of(battlefield, observer, target, others)
    return cover.covered_share, translucent


def _hidden_areas(
    battlefield: Battlefield, eye: Point3, targets: Targets, others: tuple[Body, ...]
) -> tuple[Floats, Floats] | None:
    """The hidden area of each silhouette, NaN where plain code must say, and its whole; None without the kernel."""
    footprint = targets.bodies[0].footprint
    if COMPILED.module is None or not isinstance(footprint, Circle):
        return None
    # A body that has the eye in its inside hides nothing, which the kernel knows of round ones alone.
    if any(not isinstance(other.footprint, Circle) and holds(other, eye) for other in others):
        return None
    radius = footprint.radius
    ways = targets.places - np.array(eye[:2])
    depths = np.hypot(ways[:, 0], ways[:, 1])
    apart = depths >= COINCIDENCE - TOLERANCE
    safe = np.where(apart, depths, 1.0)
    outside = depths > radius
    square = np.where(outside, safe * safe - radius * radius, 1.0)
    halves = np.minimum(np.where(outside, radius * safe / np.sqrt(square), radius), WIDEST * radius)
    wholes = 2.0 * halves * (targets.heights[:, 1] - targets.heights[:, 0])
    views = np.empty((len(depths), 10))
    views[:, :3] = eye
    views[:, 3:5] = ways / safe[:, None]
    views[:, 5], views[:, 6], views[:, 7] = safe, -halves, halves
    views[:, 8:] = targets.heights
    battlefield = as_seen_from(battlefield, eye)
    shades, crowd = opaque_shades(battlefield), crowd_of(others)
    around = numbers_of([shades.numbers[key] for key in sorted(enclosing(battlefield, eye))])
    hidden: Floats = COMPILED.module.hidden_areas(
        views, shades.pieces, shades.parts, shades.corners, around, crowd.bodies, crowd.corners
    )
    hidden[~apart | (wholes <= 0.0)] = np.nan
    return hidden, wholes


def _translucent(
    battlefield: Battlefield, observer: Body, targets: Targets
) -> Sequence[tuple[str, ...] | None]:
    """The translucent pieces before each target; None where plain code must say."""
    solids = translucent_solids(battlefield)
    if not solids.ids:
        return [()] * len(targets.bodies)
    if SEGMENTS.module is None:
        return [None] * len(targets.bodies)
    starts = np.tile(np.array(observer.base_point), (len(targets.aims), 1))
    passed = SEGMENTS.module.passed(starts, targets.aims, solids.pieces, solids.rings, solids.corners)
    return [
        None if (row < 0).any() else tuple(solids.ids[number] for number in np.flatnonzero(row).tolist())
        for row in passed
    ]
