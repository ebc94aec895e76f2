"""What a path to a goal costs at least from anywhere on the table, found backward from the goal on a coarse net."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import floor, hypot, inf, sqrt

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.routes.search.costs import Prices, slow_regions
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import Storey, meeting_parts
from pb12table.table.routes.space.gates import CLOSE_SPACING, NEAR, SLANT, gates_of, least_costs, passages
from pb12table.table.routes.space.walkable import Surface
from pb12table.table.shapes import TOLERANCE, Circle, Point, circumradius
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.unions import Floats, Integers, Truths

_CELL, _LEAST_CELL = 0.7, 0.15
"""The size of the cells, in radii of the body, so that they do not reach over a thin wall; and the least, in steps."""

_LONGER = 1.0275
"""How much longer a way on the net may be than one in the plane."""

_WIDER, _SLIVER = 0.02, 0.3
"""How much farther than their borders surfaces reach here, in steps: borders are drawn too wide, and more so for bases
that are not round.
"""

_SIDES = ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))
"""Columns and rows from one corner to the next; the other eight directions are these backward."""


_Joints = tuple[Integers, Integers, Floats]
"""Numbers of corners, numbers of those they lead to, and costs."""


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """One surface of one storey: which cells it touches, and the numbers of their corners, -1 where none is.

    Both are by column and row, from those of `origin` on.
    """

    storey: Storey
    surface: Surface
    origin: tuple[int, int]
    cells: Truths
    numbers: Integers

    def number_at(self, column: int, row: int) -> int:
        """Return the number of the corner at a column and row of the net, -1 if there is none."""
        i, j = column - self.origin[0], row - self.origin[1]
        columns, rows = self.numbers.shape
        return int(self.numbers[i, j]) if 0 <= i < columns and 0 <= j < rows else -1


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """The corners that are joined: their places, and what leads to each of them.

    To the corner with the number n lead those in the rows of `before` (their numbers) and `costs` from `first[n]` on.
    """

    cell: float
    levels: tuple[Level, ...]
    places: Floats
    first: Integers
    before: Integers
    costs: Floats


def around(level: Level, cell: float, place: Point) -> list[tuple[int, float]]:
    """Return the corners on a level of the cell around a place, with their distances."""
    x, y = place
    column, row = int(x // cell), int(y // cell)
    ends = ((i, j) for i in (column, column + 1) for j in (row, row + 1))
    found = ((level.number_at(i, j), hypot(x - i * cell, y - j * cell)) for i, j in ends)
    return [(number, away) for number, away in found if number >= 0]


class NetLater:
    """The net of some storeys for a mover without place, name and company, made when it is first wanted."""

    def __init__(self, storeys: tuple[Storey, ...], mover: Mover, prices: Prices) -> None:
        self._of = (storeys, mover, prices)
        self._net: Net | None = None

    @property
    def is_made(self) -> bool:
        """Return whether it has already been made."""
        return self._net is not None

    def made(self) -> Net:
        """Return the net; making it takes about as long as searching for a long path."""
        if self._net is None:
            self._net = _net(*self._of)
        return self._net


@lru_cache(maxsize=8)
def net_of(storeys: tuple[Storey, ...], mover: Mover, prices: Prices) -> NetLater:
    """Return some storeys' net for a mover without place, name, company (`gates.anyone`), kept for several kinds."""
    return NetLater(storeys, mover, prices)


def _net(storeys: tuple[Storey, ...], mover: Mover, prices: Prices) -> Net:
    cell = max(_CELL * circumradius(mover.body.footprint), _LEAST_CELL)
    wider = _WIDER if isinstance(mover.body.footprint, Circle) else _SLIVER
    levels: list[Level] = []
    places: list[Floats] = []
    joints: list[_Joints] = []
    count = 0
    for storey in storeys:
        for surface in storey.surfaces:
            if not surface.walk.is_empty:
                origin, cells = _touched(surface.walk, wider, cell)
                corners = _corners(cells)
                numbers = np.where(corners, np.cumsum(corners).reshape(corners.shape) - 1 + count, -1)
                level = Level(storey, surface, origin, cells, numbers)
                places.append(np.asarray((np.argwhere(corners) + origin) * cell, dtype=np.float64))
                levels.append(level)
                joints.append(_sides(level, cell, count, _rates(storeys, prices, storey, places[-1], cell)))
                count += len(places[-1])
    joints += [_seams(levels, cell, wider), _links(storeys, mover, prices, levels, cell)]
    start, end, costs = (np.concatenate(parts) for parts in zip(*joints, strict=True))
    order = np.argsort(end, kind="stable")
    first = np.searchsorted(end[order], np.arange(count + 1))
    return Net(cell, tuple(levels), np.concatenate(places), first, start[order], costs[order])


def _corners(cells: Truths) -> Truths:
    """Return the corners of cells, by column and row."""
    columns, rows = cells.shape
    found = np.zeros((columns + 1, rows + 1), dtype=np.bool_)
    for right, up in ((0, 0), (1, 0), (0, 1), (1, 1)):
        found[right : columns + right, up : rows + up] |= cells
    return found


def _touched(region: BaseGeometry, wider: float, cell: float) -> tuple[tuple[int, int], Truths]:
    """Return which cells a region reaches into, and the column and row of the first."""
    # By half a diagonal of a cell, so that it is the middles of the cells that lie in it.
    wide = region.buffer(wider + 0.7072 * cell, quad_segs=2)
    shapely.prepare(wide)
    west, south, east, north = (int(side // cell) for side in wide.bounds)
    x, y = np.meshgrid(np.arange(west, east + 1), np.arange(south, north + 1), indexing="ij")
    return (west, south), np.asarray(shapely.intersects_xy(wide, (x + 0.5) * cell, (y + 0.5) * cell), dtype=np.bool_)


def _rates(storeys: tuple[Storey, ...], prices: Prices, storey: Storey, places: Floats, cell: float) -> Floats:
    """Return the least cost of a step at places of a storey: more if no step leads that begins outside dear areas."""
    rates = np.full(len(places), float(prices.walk + prices.extra))
    for dear in slow_regions(prices.slow, storeys):
        inner = dear.region.buffer(-1.0 - 1.2 * cell)
        if dear.storey in (None, storey.number) and not inner.is_empty:
            rates += dear.more * shapely.intersects_xy(inner, places[:, 0], places[:, 1])
    return rates


def _sides(level: Level, cell: float, first: int, rates: Floats) -> _Joints:
    """Return what joins the corners of one level, of which the first has a number."""
    starts: list[Integers] = []
    ends: list[Integers] = []
    costs: list[Floats] = []
    columns, rows = level.cells.shape
    # With a rim of cells that are not touched.
    rimmed = np.pad(level.cells, 2)

    def at(right: int, up: int) -> Truths:
        """Return the cells at an offset from those to the north-east of the corners."""
        return rimmed[2 + right : columns + 3 + right, 2 + up : rows + 3 + up]

    for right, up in _SIDES:
        if up == 0:
            is_open = at(0, 0) | at(0, -1)
        elif right == 0:
            is_open = at(0, 0) | at(-1, 0)
        else:
            lower = 0 if up > 0 else -1
            is_open = at(0, lower)
            if right == 2:
                is_open = is_open & at(1, lower)
            elif abs(up) == 2:
                is_open = is_open & at(0, 1 if up > 0 else -2)
        column, row = is_open.nonzero()
        inside = (column + right <= columns) & (row + up <= rows) & (row + up >= 0)
        column, row = column[inside], row[inside]
        one, two = level.numbers[column, row], level.numbers[column + right, row + up]
        cost = np.minimum(rates[one - first], rates[two - first]) * (hypot(right, up) * cell / _LONGER)
        starts += [one, two]
        ends += [two, one]
        costs += [cost, cost]
    return np.concatenate(starts), np.concatenate(ends), np.concatenate(costs)


def _seams(levels: Sequence[Level], cell: float, wider: float) -> _Joints:
    """Return what joins the corners of two surfaces of a storey where one can walk from one to the other."""
    starts: list[int] = []
    ends: list[int] = []
    for second, other in enumerate(levels):
        for level in levels[:second]:
            parts = meeting_parts(level.surface, other.surface) if level.storey is other.storey else None
            if parts is None:
                continue
            room = wider + 2.0 * cell
            here = _corner_places(_beside(parts[0], parts[1], room), wider + cell, cell)
            there = _corner_places(_beside(parts[1], parts[0], room), wider + cell, cell)
            for column, row in here & there:
                one, two = level.number_at(column, row), other.number_at(column, row)
                if one >= 0 and two >= 0:
                    starts += [one, two]
                    ends += [two, one]
    return np.array(starts, dtype=np.int64), np.array(ends, dtype=np.int64), np.zeros(len(starts))


def _beside(region: BaseGeometry, other: BaseGeometry, room: float) -> BaseGeometry:
    """Return the part of a region within about a distance of another."""
    west, south, east, north = other.bounds
    return shapely.clip_by_rect(region, west - room, south - room, east + room, north + room)


def _corner_places(region: BaseGeometry, wider: float, cell: float) -> set[tuple[int, int]]:
    """Return the columns and rows of the corners around a region."""
    (west, south), cells = _touched(region, wider, cell)
    return {(west + column, south + row) for column, row in np.argwhere(_corners(cells)).tolist()}


def _links(storeys: tuple[Storey, ...], mover: Mover, prices: Prices, levels: Sequence[Level], cell: float) -> _Joints:
    """Return what joins the corners around gates with those around the places they lead to."""
    starts: list[int] = []
    ends: list[int] = []
    costs: list[float] = []
    rate = (prices.walk + prices.extra) / _LONGER
    on = [[level for level in levels if level.storey is storey] for storey in storeys]

    def beside(storey: int, place: Point, height: float) -> list[tuple[int, float]]:
        level_with = [
            level for level in on[storey] if abs(level.surface.height_at(place) - height) <= SUPPORT_BAND + TOLERANCE
        ]
        return [corner for level in level_with or on[storey] for corner in around(level, cell, place)]

    for storey in storeys:
        gates = gates_of(storeys, storey, mover, CLOSE_SPACING)
        for passage in passages(storey, gates, mover, prices):
            here = beside(storey.number, passage.start, passage.low)
            beyond = beside(passage.storey, passage.end, passage.high)
            for one, before in here:
                for two, after in beyond:
                    starts.append(one)
                    ends.append(two)
                    costs.append(passage.cost + rate * (before + after))
    return np.array(starts, dtype=np.int64), np.array(ends, dtype=np.int64), np.array(costs)


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
        """Return the least cost of paths from places on a storey to the goal; infinite where there is none."""
        part = self.parts.get(storey.number)
        if part is None:
            return np.zeros(len(places))
        at = np.floor(places / self.size).astype(np.int64) - part.origin
        column, row = at.clip(0, np.array(part.cells.shape) - 1).T
        found: Floats = part.cells[column, row]
        return found

    def least_at(self, storey: Storey, place: Point) -> float:
        """Return the same from one place."""
        part = self.parts.get(storey.number)
        if part is None:
            return 0.0
        column, row = (floor(value / self.size) - first for value, first in zip(place, part.origin, strict=True))
        columns, rows = part.cells.shape
        return float(part.cells[min(max(column, 0), columns - 1), min(max(row, 0), rows - 1)])


def homeward(
    storeys: tuple[Storey, ...], mover: Mover, prices: Prices, goal: tuple[Point, float], most: float
) -> Homeward:
    """Return the least remaining cost to a goal (place and stand height) from anywhere, ignoring other bodies.

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
    """Return the least remaining cost from anywhere in a cell, on any level; nothing where no level reaches.

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
    """Return the least costs from all corners, of which some are given: Dijkstra, those about as near all at once.

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
