"""The longest lanes of free sight across a table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.parts.sightings import Sightings
from pb12table.analysis.work.crew import Crew
from pb12table.table.raster import Floats
from pb12table.table.shapes import Point3
from pb12table.table.units import distance

MOST = 10

APART = 4.0
"""Of two lanes whose ends lie nearer to each other than this, in steps, only the longer is told."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A free line of sight between the base points of two sites; `stands` are the stand heights at both ends."""

    start: Point3
    end: Point3
    length: float
    stands: tuple[float, float] = (0.0, 0.0)


def longest_lanes(sightings: Sightings, crew: Crew) -> tuple[Lane, ...]:
    """The longest lines of sight, longest first, no two of them side by side; raises Stopped."""
    sites, aim = sightings.sites, sightings.aim
    if not len(sites):
        return ()
    eyes = sites.places + np.array((0.0, 0.0, sites.stature.eye))
    aims = sites.places + np.array((0.0, 0.0, aim))
    order, starts, blocks = _blocks(sites.places)
    found: list[tuple[float, int, int]] = []
    best = np.zeros((len(starts), len(starts)))
    where = np.zeros((len(starts), len(starts), 2), dtype=np.intp)
    for number in range(len(sites)):
        if number % 256 == 0:
            crew.check()
        lengths = np.sqrt(((aims - eyes[number]) ** 2).sum(axis=1)) * sightings.seen_by(number)
        _note(best[blocks[number]], where[blocks[number]], lengths[order], order, starts, number)
    for row, column in zip(*np.nonzero(best > APART), strict=True):
        found.append((-float(best[row, column]), *where[row, column].tolist()))
    lanes: list[Lane] = []
    for _, first, second in sorted(found):
        start, end = _point(eyes, first), _point(aims, second)
        if not any(_are_beside(lane, start, end) for lane in lanes):
            stands = (sites.sites[first].height, sites.sites[second].height)
            lanes.append(Lane(start, end, distance(start, end), stands))
            if len(lanes) == MOST:
                break
    return tuple(lanes)


def _note(
    best: Floats,
    where: NDArray[np.intp],
    lengths: Floats,
    order: NDArray[np.intp],
    starts: NDArray[np.intp],
    number: int,
) -> None:
    """Keep the longest line from a site to each block, if it is longer than what its own block has."""
    longest = np.maximum.reduceat(lengths, starts)
    for block in np.flatnonzero(longest > best + 1e-9).tolist():
        end = starts[block + 1] if block + 1 < len(starts) else len(order)
        best[block] = longest[block]
        where[block] = (number, order[starts[block] + int(np.argmax(lengths[starts[block] : end]))])


def _blocks(places: Floats) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Sites put together by squares of half of APART: their order by block, where each begins, the block of each."""
    squares = np.floor(places[:, :2] / (APART / 2.0)).astype(np.int64)
    _, blocks = np.unique(squares, axis=0, return_inverse=True)
    blocks = blocks.reshape(-1)
    order = np.argsort(blocks, kind="stable")
    starts = np.flatnonzero(np.diff(blocks[order], prepend=-1))
    return order, starts, blocks


def _point(points: Floats, number: int) -> Point3:
    x, y, z = points[number].tolist()
    return (x, y, z)


def _are_beside(lane: Lane, start: Point3, end: Point3) -> bool:
    """Whether both ends of a line lie near those of a lane, either way round."""
    return any(
        distance(lane.start, first) < APART and distance(lane.end, second) < APART
        for first, second in ((start, end), (end, start))
    )
