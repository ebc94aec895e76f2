"""What a way to a goal costs at least from anywhere on the table, found backward from the goal on a coarse net.

Between a place and a goal with walls and water between them the straight distance says little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, inf, sqrt

import numpy as np

from pb12table.table.arrays import Floats, Integers
from pb12table.table.routes.search.coarse_net import Level, Net, around, net_of
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.space.passages import NEAR, SLANT, least_costs
from pb12table.table.shapes import Point
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.units import TOLERANCE

_BATCH = 0.2
"""Corners from which what is left differs by no more than this are looked at together."""


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """What is left at least from anywhere in some cells, by column and row, from those of `origin` on."""

    origin: tuple[int, int]
    cells: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Homeward:
    """What is left at least to a goal: in the cells of a raster of a size in steps, by the number of the storey."""

    size: float
    parts: dict[int, _Part]

    def least(self, storey: Storey, places: Floats) -> Floats:
        """What ways from places on a storey to the goal cost at least; infinite where there is none."""
        part = self.parts.get(storey.number)
        if part is None:
            return np.zeros(len(places))
        at = np.floor(places / self.size).astype(np.int64) - part.origin
        column, row = at.clip(0, np.array(part.cells.shape) - 1).T
        found: Floats = part.cells[column, row]
        return found

    def least_at(self, storey: Storey, place: Point) -> float:
        """The same from one place."""
        part = self.parts.get(storey.number)
        if part is None:
            return 0.0
        column, row = (floor(value / self.size) - first for value, first in zip(place, part.origin, strict=True))
        columns, rows = part.cells.shape
        return float(part.cells[min(max(column, 0), columns - 1), min(max(row, 0), rows - 1)])


def homeward(
    storeys: tuple[Storey, ...], mover: Mover, prices: Prices, goal: tuple[Point, float], most: float
) -> Homeward:
    """What is left at least to a goal (place and stand height) from anywhere, whatever other bodies are in the way.

    The mover is one without place, name and company (`gates.anyone`). Where it is more than `most`, that is told.
    """
    net, rate = net_of(storeys, mover, prices).made(), float(prices.walk + prices.extra)
    place, height = goal
    left = np.full(len(net.places), inf)
    away = np.hypot(*(net.places - place).T)
    near, lows = [np.zeros(0, dtype=np.int64)], [np.zeros(0)]
    for level in net.levels:
        if abs(height - level.surface.height_at(place)) <= SUPPORT_BAND + TOLERANCE:
            for corner, far in around(level, net.cell, place):
                left[corner] = min(left[corner], rate * far)
        own = level.numbers[level.numbers >= 0]
        beside = own[away[own] <= NEAR + SLANT + 1.5 * net.cell]
        near.append(beside)
        lows.append(np.array([level.surface.height_at((x, y)) for x, y in net.places[beside].tolist()]))
    corners = np.concatenate(near)
    ends, highs = np.tile(np.array(place), (len(corners), 1)), np.full(len(corners), height)
    options = least_costs(mover, prices, net.places[corners], np.concatenate(lows), ends, highs)
    over = options - prices.walk + rate * (away[corners] - SLANT).clip(0.0)
    left[corners] = np.minimum(left[corners], over)
    left = _settled(net, left, most)
    found: dict[int, _Part] = {}
    for storey in storeys:
        levels = [level for level in net.levels if level.storey is storey]
        if levels:
            found[storey.number] = _by_cells(levels, left, rate * net.cell * sqrt(2.0))
    return Homeward(net.cell, found)


def _by_cells(levels: Sequence[Level], left: Floats, diagonal: float) -> _Part:
    """The least that is left from anywhere in a cell, on whatever level; nothing where no level reaches.

    No place in a cell is farther from a corner of it than a diagonal, as prices count.
    """
    west, south = (min(level.origin[side] for level in levels) for side in (0, 1))
    east, north = (max(level.origin[side] + level.cells.shape[side] for level in levels) for side in (0, 1))
    least = np.full((east - west, north - south), np.nan)
    for level in levels:
        ends = np.where(level.numbers >= 0, left[level.numbers], -inf)
        most = np.maximum(np.maximum(ends[1:, 1:], ends[:-1, 1:]), np.maximum(ends[1:, :-1], ends[:-1, :-1])) - diagonal
        column, row = level.cells.nonzero()
        where = (column + level.origin[0] - west, row + level.origin[1] - south)
        least[where] = np.fmin(least[where], most[column, row])
    return _Part((west, south), np.nan_to_num(least, nan=0.0, posinf=inf).clip(0.0))


def _settled(net: Net, left: Floats, most: float) -> Floats:
    """The least costs from all corners, of which some are given: Dijkstra, those about as near all at once.

    Where more than `most` would be left, nothing is looked for: then it is so much from all that was not got to.
    """
    left = left.copy()
    near: dict[int, list[Integers]] = {}

    def keep(numbers: Integers) -> None:
        keys = (left[numbers] / _BATCH).astype(np.int64)
        for key in np.unique(keys).tolist():
            near.setdefault(key, []).append(numbers[keys == key])

    keep(np.flatnonzero(np.isfinite(left)))
    while near:
        key = min(near)
        if key * _BATCH > most:
            return np.minimum(left, most)
        numbers = np.unique(np.concatenate(near.pop(key)))
        # Others were got to cheaper in the meantime.
        numbers = numbers[(left[numbers] / _BATCH).astype(np.int64) == key]
        counts = net.first[numbers + 1] - net.first[numbers]
        rows = np.repeat(net.first[numbers] - np.cumsum(counts) + counts, counts) + np.arange(counts.sum())
        before, costs = net.before[rows], net.costs[rows] + np.repeat(left[numbers], counts)
        cheaper = costs < left[before]
        np.minimum.at(left, before[cheaper], costs[cheaper])
        keep(np.unique(before[cheaper]))
    return left
