"""What plain length costs: a rate for each step of way, more where it rises or sinks, and more in dear areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats, Integers
from pb12table.table.prepared import meeting, prepare_for_threads
from pb12table.table.routes.search.dear_ground import parts_of
from pb12table.table.routes.space.borders import COLUMNS, corners
from pb12table.table.routes.space.crossings import Move
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.shapes import Point
from pb12table.table.units import at_most
from pb12table.table.zones import Area

_BESIDE = 0.002
"""How far outside of a dear area ways bend round its corners, in steps."""


@dataclass(frozen=True, slots=True)
class Rates:
    """What a system says that ways cost, in whatever it pays them with; fractions count.

    `walk` is the price of a step of length, seen from above; `up` and `down` are what each step of height of a crossing
    costs besides (what the table is walked over, as `Gait` says, is no crossing). A crossing that rises by more than
    `highest`, or sinks by more than `deepest`, is none. `dear` are groups of areas: in the union of a group each step
    costs so much more, and so does each step of height that is begun there. `leaps`: a crossing may lead through the
    air, over a gap of less than a step; else something holds the body up wherever it is.
    """

    walk: float = 1.0
    up: float = 0.0
    down: float = 0.0
    highest: float = inf
    deepest: float = inf
    dear: tuple[tuple[tuple[Area, ...], float], ...] = ()
    leaps: bool = False

    def allow(self, moves: Sequence[Move]) -> bool:
        """Whether a crossing rises and sinks by no more than it may."""
        up, down = heights_of(moves)
        return at_most(up, self.highest) and at_most(down, self.deepest)


def heights_of(moves: Sequence[Move]) -> tuple[float, float]:
    """By how much a crossing rises, and by how much it sinks, in steps."""
    return sum(max(move.rise, 0.0) for move in moves), sum(max(-move.rise, 0.0) for move in moves)


@dataclass(frozen=True, slots=True, eq=False)
class Dear:
    """A dear region, prepared, and how much dearer a step is in it; of one `storey`, or of all where it is None."""

    region: BaseGeometry
    storey: int | None
    more: float


@lru_cache(maxsize=16)
def dear_regions(rates: Rates, storeys: tuple[Storey, ...]) -> tuple[Dear, ...]:
    """The dear areas of some rates, group by group and storey by storey, each as one region."""
    found: list[Dear] = []
    for group, more in rates.dear:
        parts = [part for area in group for part in parts_of(area, storeys)]
        everywhere = [region for region, storey in parts if storey is None]
        banded = sorted({storey for _, storey in parts if storey is not None})
        if not parts:
            continue
        if not banded:
            found.append(Dear(shapely.union_all(everywhere), None, more))
            continue
        for number in (storey.number for storey in storeys):
            regions = everywhere + [region for region, storey in parts if storey == number]
            if regions:
                found.append(Dear(shapely.union_all(regions), number, more))
    prepare_for_threads(*(dear.region for dear in found))
    return tuple(found)


class Meter:
    """Rates made ready for many questions about some storeys."""

    def __init__(self, rates: Rates, storeys: tuple[Storey, ...]) -> None:
        self.rates = rates
        self._dear = dear_regions(rates, storeys)

    @property
    def is_level(self) -> bool:
        """Whether a step costs the same everywhere."""
        return not self._dear

    def on(self, storey: Storey) -> list[Dear]:
        """The dear regions of a storey."""
        return [dear for dear in self._dear if dear.storey is None or dear.storey == storey.number]

    def legs(self, storey: Storey, starts: Floats, ends: Floats) -> Floats:
        """What straight stretches cost, row by row."""
        far = np.hypot(ends[:, 0] - starts[:, 0], ends[:, 1] - starts[:, 1])
        costs: Floats = far * self.rates.walk
        for dear in self.on(storey) if len(far) else ():
            lines = np.asarray(shapely.linestrings(np.stack([starts, ends], axis=1)))
            met = np.flatnonzero(meeting(dear.region, lines))
            costs[met] += dear.more * shapely.length(shapely.intersection(dear.region, lines[met]))
        return costs

    def leg(self, storey: Storey, start: Point, end: Point) -> float:
        """What one straight stretch costs."""
        return float(self.legs(storey, np.array([start]), np.array([end]))[0])

    def crossing(self, storey: Storey, start: Point, moves: Sequence[Move]) -> float:
        """What a crossing costs that begins at a place on a storey: its length seen from above, and its heights."""
        place, cost = start, 0.0
        for move in moves:
            cost += self.leg(storey, place, move.to)
            place = move.to
        up, down = heights_of(moves)
        more = sum(dear.more for dear in self.on(storey) if shapely.intersects_xy(dear.region, *start))
        return cost + up * (self.rates.up + more) + down * (self.rates.down + more)

    def lengths(self, storey: Storey, starts: Floats, directions: Floats, lengths: Floats, rooms: Floats) -> Floats:
        """How far rays go at most for what there is to spend, no farther than their lengths."""
        far = np.minimum(lengths, rooms / self.rates.walk)
        dears = self.on(storey)
        if not dears:
            return far
        ends = starts + far[:, None] * directions
        lines = np.asarray(shapely.linestrings(np.stack([starts, ends], axis=1)))
        return _spent(far, rooms, self.rates.walk, [_met(dear, lines, starts, directions) for dear in dears])

    def corners(self, around: Point, reach: float) -> Floats:
        """The corners of dear regions near a place, as rows of `borders.corners`: ways bend round them too."""
        found = [np.zeros((0, COLUMNS))]
        for dear in self._dear:
            west, south, east, north = dear.region.bounds
            frame = shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0)
            found.append(corners(frame.difference(dear.region.buffer(_BESIDE, join_style="mitre"))))
        return _near(np.concatenate(found), around, reach)

    def posts(self, storey: Storey, around: Point, reach: float, spacing: float) -> Floats:
        """Places on the borders of dear regions, so far apart at most, where ways into and out of them may bend."""
        found = [np.zeros((0, 2))]
        for dear in self.on(storey):
            line = shapely.segmentize(shapely.boundary(dear.region), spacing)
            found.append(np.round(shapely.get_coordinates(line), 3))
        places = np.unique(np.concatenate(found), axis=0)
        return _near(places[storey.contain(*places.T)], around, reach) if len(places) else places


def _near(rows: Floats, around: Point, reach: float) -> Floats:
    near: Floats = rows[np.hypot(rows[:, 0] - around[0], rows[:, 1] - around[1]) <= reach]
    return near


Changes: TypeAlias = tuple[Integers, Floats, Floats]
"""Where rates change along rays: the numbers of the rays, how far along, and by how much."""


def _met(dear: Dear, lines: NDArray[np.object_], starts: Floats, directions: Floats) -> Changes:
    """Where rays come into a dear region and out of it."""
    met = np.flatnonzero(meeting(dear.region, lines))
    parts, of = shapely.get_parts(shapely.intersection(dear.region, lines[met]), return_index=True)
    whole = ~shapely.is_empty(parts)
    parts, rays = parts[whole], met[of[whole]]
    if not len(parts):
        return rays, np.zeros(0), np.zeros(0)
    places, of = shapely.get_coordinates(parts, return_index=True)
    along = ((places - starts[rays[of]]) * directions[rays[of]]).sum(axis=1)
    firsts = np.searchsorted(of, np.arange(len(parts)))
    more = np.full(len(parts), dear.more)
    ends = np.minimum.reduceat(along, firsts), np.maximum.reduceat(along, firsts)
    return np.concatenate([rays, rays]), np.concatenate(ends), np.concatenate([more, -more])


def _spent(far: Floats, rooms: Floats, walk: float, changes: Sequence[Changes]) -> Floats:
    """How far rays get for what there is to spend, at rates that change on the way, and no farther than `far`."""
    rays, places, more = (np.concatenate(each) for each in zip(*changes, strict=True))
    order = np.lexsort((more, places, rays))
    rays, places, more = rays[order], places[order], more[order]
    ranks = np.arange(len(rays)) - np.searchsorted(rays, rays)
    at, left, rate, ended = np.zeros(len(far)), rooms.copy(), np.full(len(far), walk), np.zeros(len(far), np.bool_)
    for rank in range(int(ranks.max(initial=-1)) + 1):
        now = np.flatnonzero(ranks == rank)
        now = now[~ended[rays[now]]]
        own = rays[now]
        stretch = np.maximum(np.minimum(places[now], far[own]) - at[own], 0.0)
        goes_on = stretch * rate[own] < left[own]
        ended[own[~goes_on]] = True
        now, own, stretch = now[goes_on], own[goes_on], stretch[goes_on]
        at[own] += stretch
        left[own] -= stretch * rate[own]
        rate[own] += more[now]
    found: Floats = np.minimum(at + left / rate, far)
    return found
