"""What moving costs: a price for each step begun and for each other kind of move, more in costly areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import floor

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.footprints import Area
from pb12table.table.kernels.registry import kernel
from pb12table.table.routes.space.crossings import Move
from pb12table.table.routes.space.free_space import COLUMNS, Storey, borders, corners
from pb12table.table.shapes import STRIDE, Point, stride_count, strides
from pb12table.table.unions import Floats, Integers, in_rows, prepare_for_threads

_CELL = 0.25
"""The size of the cells, in steps."""

_CLOSE = _CELL / 8.0
"""How close together the places on borders are from which it is told which cells these pass, in steps."""

UNSURE = -1
"""What a cell says that a border may pass."""


@dataclass(frozen=True, slots=True, eq=False)
class Slow:
    """A dear area and how much dearer it is; of an area with a height band the part that lies on one storey.

    `box` is (west, south, east, north) of it, `lines` are its borders as rows, and `sides` these again as they were
    given; `beside` is a line just outside of them with a corner every half step, `corners` those of the ground around
    it, as rows of `borders.corners`.
    """

    region: BaseGeometry
    storey: int | None
    more: int
    box: tuple[float, float, float, float]
    lines: Floats
    sides: Floats
    beside: BaseGeometry
    corners: Floats

    def is_near(self, place: Point, reach: float) -> bool:
        """Return whether the area may lie within some steps of a place."""
        west, south, east, north = self.box
        away = max(west - place[0], place[0] - east), max(south - place[1], place[1] - north)
        return max(away) <= reach + 1.0


def _slow(region: BaseGeometry, storey: int | None, more: int) -> Slow:
    west, south, east, north = region.bounds
    prepare_for_threads(region)
    wider = region.buffer(0.003, join_style="mitre")
    frame = shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0)
    beside, around = shapely.segmentize(shapely.boundary(wider), 0.5), corners(frame.difference(wider))
    return Slow(region, storey, more, region.bounds, borders(region), _sides(region), beside, around)


def _sides(region: BaseGeometry) -> Floats:
    """Return the sides of all rings of a region."""
    rings = shapely.get_rings(shapely.get_parts(region))
    found = [np.concatenate([places[:-1], places[1:]], axis=1) for places in map(shapely.get_coordinates, rings)]
    return np.concatenate([np.zeros((0, 4)), *found])


@lru_cache(maxsize=16)
def slow_regions(slow: tuple[tuple[Area, int], ...], storeys: tuple[Storey, ...]) -> tuple[Slow, ...]:
    """Return the costly areas, those with a height band split into parts by storeys."""
    return tuple(_slow(region, storey, more) for area, more in slow for region, storey in parts_of(area, storeys))


def parts_of(area: Area, storeys: tuple[Storey, ...]) -> list[tuple[BaseGeometry, int | None]]:
    """Return an area as one region of all storeys, or, with a height band, as parts with their storey numbers."""
    polygon = shapely.Polygon(area.outline, area.holes)
    if area.band is None:
        return [(polygon, None)]
    found: list[tuple[BaseGeometry, int | None]] = []
    for storey in storeys:
        region = polygon.intersection(storey.between(*area.band))
        found += [(part, storey.number) for part in shapely.get_parts(region) if part.area > 0.0]
    return found


@dataclass(frozen=True, slots=True, eq=False)
class DearGround:
    """The dear areas of one storey.

    `cells` say by column and row how much more an option costs that begins in them, UNSURE where a border may pass;
    `frame`, and `corner`, is the west and south side of the first one and how many make a step. Outside of them nothing
    is dear.
    `sides` are those of all rings as rows of `kernels.areas`, again for each row of cells into which they reach, and
    `begun` is where those of each row begin.
    """

    regions: tuple[Slow, ...]
    sides: Floats
    begun: Integers
    cells: Integers
    frame: Floats
    corner: tuple[float, float, float]

    def more_at(self, x: Floats, y: Floats) -> Integers:
        """Return the extra costs of options that begin at some places, borders included."""
        found = np.zeros(len(x), dtype=np.int64)
        if not self.cells.size:
            return found
        column, row = _cells_of(self.frame, x, y)
        columns, rows = self.cells.shape
        inside = ((column >= 0) & (column < columns) & (row >= 0) & (row < rows)).nonzero()[0]
        found[inside] = self.cells[column[inside], row[inside]]
        unsure = (found == UNSURE).nonzero()[0]
        if len(unsure):
            found[unsure] = _more_of(self.regions, x[unsure], y[unsure])
        return found

    def more_here(self, place: Point) -> int:
        """Return the extra cost of an option that begins at one place."""
        (x, y), (west, south, many), (columns, rows) = place, self.corner, self.cells.shape
        column, row = floor((x - west) * many), floor((y - south) * many)
        if not (0 <= column < columns and 0 <= row < rows):
            return 0
        more: int = self.cells.item(column, row)
        if more != UNSURE:
            return more
        found = 0
        for dear in self.regions:
            left, low, right, high = dear.box
            if left <= x <= right and low <= y <= high:
                found += dear.more * bool(shapely.intersects_xy(dear.region, x, y))
        return found


def _cells_of(frame: Floats, x: Floats, y: Floats) -> tuple[Integers, Integers]:
    """Return the columns and rows of the cells in which places lie."""
    west, south, many = frame.tolist()
    return np.floor((x - west) * many).astype(np.int64), np.floor((y - south) * many).astype(np.int64)


def _more_of(regions: tuple[Slow, ...], x: Floats, y: Floats) -> Integers:
    """Return the same, with every region queried."""
    found = np.zeros(len(x), dtype=np.int64)
    for dear in regions:
        west, south, east, north = dear.box
        near = np.flatnonzero((x >= west) & (x <= east) & (y >= south) & (y <= north))
        if len(near):
            found[near] += dear.more * shapely.intersects_xy(dear.region, x[near], y[near])
    return found


@lru_cache(maxsize=64)
def dear_ground(slow: tuple[tuple[Area, int], ...], storeys: tuple[Storey, ...], number: int) -> DearGround:
    """Return the costly areas of the storey of a number."""
    regions = tuple(dear for dear in slow_regions(slow, storeys) if dear.storey in (None, number))
    regions = tuple(dear for dear in regions if len(dear.sides))
    sides = np.concatenate([np.zeros((0, 4)), *(dear.sides for dear in regions)])
    cells, frame = _cells(regions, sides)
    owners = np.repeat(np.arange(len(regions)), [len(dear.sides) for dear in regions])
    more = np.array([dear.more for dear in regions], dtype=np.float64)
    # What does not reach to the height of a place says nothing about it.
    low, high = (_cells_of(frame, sides[:, 0], ends(sides[:, 1], sides[:, 3]))[1] for ends in (np.minimum, np.maximum))
    counts = high - low + 1
    which = np.repeat(np.arange(len(sides)), counts)
    rows = low[which] + np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)
    order = np.argsort(rows, kind="stable")
    begun = np.searchsorted(rows[order], np.arange(cells.shape[1] + 1))
    table = np.column_stack([sides, more[owners], owners])[which[order]]
    west, south, many = frame.tolist()
    return DearGround(regions, in_rows(table), begun, np.ascontiguousarray(cells), frame, (west, south, many))


def _cells(regions: tuple[Slow, ...], sides: Floats) -> tuple[Integers, Floats]:
    """Return the cells of some regions, and their frame."""
    if not regions:
        return np.zeros((0, 0), dtype=np.int64), np.array((0.0, 0.0, 1.0 / _CELL))
    ends = sides.reshape(-1, 2)
    west, south = ends.min(axis=0) - _CELL
    frame = np.array((west, south, 1.0 / _CELL))
    columns, rows = np.ceil((ends.max(axis=0) - (west, south)) / _CELL).astype(np.int64) + 1
    x, y = west + (np.arange(columns) + 0.5) * _CELL, south + (np.arange(rows) + 0.5) * _CELL
    middles = np.stack(np.meshgrid(x, y, indexing="ij"), axis=-1).reshape(-1, 2)
    cells = _more_of(regions, *middles.T).reshape(columns, rows)
    # Wherever a border passes, one of these places lies so near that a corner of the square around it is in its cell.
    counts = np.ceil(np.hypot(*(sides[:, 2:4] - sides[:, 0:2]).T) / _CLOSE).astype(np.int64) + 1
    which = np.repeat(np.arange(len(sides)), counts)
    shares = (np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)) / np.maximum(counts[which] - 1, 1)
    places = sides[which, 0:2] + shares[:, None] * (sides[which, 2:4] - sides[which, 0:2])
    for dx in (-_CLOSE, _CLOSE):
        for dy in (-_CLOSE, _CLOSE):
            cells[_cells_of(frame, places[:, 0] + dx, places[:, 1] + dy)] = UNSURE
    return cells, frame


WAYS = kernel("ways")

_STEP = 0.9996
"""How far a step leads at least when its end is rounded to the grid, in steps."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What a system says that each kind of move costs, and the areas where it costs so much more when begun there.

    `walk` is the price of a step along the ground, and of what is left of one at the end of a way; at least 1. Wherever
    a move is begun, it costs `extra` more.
    """

    walk: int
    vertical: int
    land: int
    hold: int
    slow: tuple[tuple[Area, int], ...] = ()
    extra: int = 0

    def of(self, moves: Sequence[Move], surcharge: int) -> int:
        """Return the cost of moves that each also cost a surcharge."""
        return sum([self._of_kind(move.kind) + surcharge for move in moves])

    def _of_kind(self, kind: str) -> int:
        match kind:
            case "walk":
                return self.walk
            case "vertical":
                return self.vertical
            case "land":
                return self.land
        return self.hold


class Tolls:
    """Prices made ready for many questions about some storeys, in a circle of so many steps around a place.

    `posts` are places just outside of dear areas where a way may stop to begin the next step outside, `lines` the
    borders of these areas, as rows.
    """

    def __init__(self, prices: Prices, storeys: tuple[Storey, ...], around: Point, reach: int) -> None:
        self.prices = prices
        self._everywhere = slow_regions(prices.slow, storeys)
        self._slow = tuple(dear for dear in self._everywhere if dear.is_near(around, reach))
        self.lines = np.concatenate([np.zeros((0, 4)), *(dear.lines for dear in self._slow)])
        self.posts = in_rows(self._border_posts(around, reach))
        self._storeys = storeys
        self._grounds: dict[int, DearGround] = {}
        self._terms = self.terms()

    @property
    def level(self) -> bool:
        """Return whether a step costs more than its price nowhere."""
        return not self._everywhere and not self.prices.extra

    def radius(self, steps: int) -> float:
        """Return how far some steps lead in any direction, with places rounded to the grid."""
        return steps * _STEP

    def ground(self, storey: Storey) -> DearGround:
        """Return the costly areas of a storey."""
        if storey.number not in self._grounds:
            self._grounds[storey.number] = dear_ground(self.prices.slow, self._storeys, storey.number)
        return self._grounds[storey.number]

    def tables(self, storey: Storey) -> tuple[Floats, Integers, Integers, Floats]:
        """Return the costly areas of a storey in the form the kernel needs (`kernels.areas`)."""
        ground = self.ground(storey)
        return ground.sides, ground.begun, ground.cells, ground.frame

    def terms(
        self, cost: int = 0, limit: int = 0, last: int = 0, parts: int = 0, number: int = 0, *, plain: bool = False
    ) -> Integers:
        """Return what the kernel must know about prices and about what a search asks (`kernels.ways`)."""
        prices = self.prices
        return np.array((cost, prices.walk, prices.extra, self.level, limit, last, parts, plain, number))

    def legs(self, storey: Storey, starts: Floats, ends: Floats, slack: Floats) -> Integers:
        """Return the costs of straight stretches: a step for each begun, and any surcharge where a step begins.

        The first `slack` steps of each are paid for already.
        """
        if not self.level and (compiled := WAYS.module) is not None:
            found: Integers = compiled.legs(
                self.tables(storey), self._terms, in_rows(starts), in_rows(ends), np.ascontiguousarray(slack)
            )
            return found
        dx, dy = ends[:, 0] - starts[:, 0], ends[:, 1] - starts[:, 1]
        far = np.hypot(dx, dy)
        steps = np.ceil((far - slack) / STRIDE - 1e-6).clip(0.0).astype(np.int64)
        costs: Integers = steps * self.prices.walk
        if not self.level and len(ends):
            safe = np.maximum(far, 1e-12)
            for number in range(int(steps.max())):
                begun = (slack + STRIDE * number) / safe
                x, y = starts[:, 0] + dx * begun, starts[:, 1] + dy * begun
                costs += np.where(number < steps, self.surcharges(storey, x, y), 0)
        return costs

    def leg(self, storey: Storey, start: Point, end: Point) -> int:
        """Return the cost of one straight stretch, by the places of the grid at which its steps end."""
        if self.level:
            return stride_count(start, end) * self.prices.walk
        if (compiled := WAYS.module) is not None:
            cost: int = compiled.rounded_leg(self.tables(storey), self._terms, *start, *end)
            if cost >= 0:
                return cost
        begun = [start, *strides(start, end)[:-1]] if start != end else []
        return sum(self.prices.walk + self.surcharge(storey, place) for place in begun)

    def surcharges(self, storey: Storey, x: Floats, y: Floats) -> Integers:
        """Return the surcharges of options begun at places."""
        found: Integers = self.prices.extra + self.ground(storey).more_at(x, y)
        return found

    def surcharge(self, storey: Storey, place: Point) -> int:
        """Return the surcharge of an option begun at a place."""
        if self.level:
            return 0
        return self.prices.extra + self.ground(storey).more_here(place)

    def lengths(
        self, storey: Storey, starts: Floats, directions: Floats, lengths: Floats, rooms: Integers, slack: Floats
    ) -> Floats:
        """Return how far rays go for what can be spent, behind their slack: whole steps, fewer where they cost more."""
        if (compiled := WAYS.module) is not None:
            found: Floats = compiled.lengths(
                self.tables(storey), self._terms, in_rows(starts), in_rows(directions), np.ascontiguousarray(lengths),
                np.ascontiguousarray(rooms), np.ascontiguousarray(slack),
            )  # fmt: skip
            return found
        left = rooms.copy()
        steps = np.zeros(len(left))
        going = np.arange(len(left))
        while len(going):
            far = slack[going] + steps[going] * STRIDE
            x = starts[going, 0] + far * directions[going, 0]
            y = starts[going, 1] + far * directions[going, 1]
            price = self.prices.walk + self.surcharges(storey, x, y)
            paid = (left[going] >= price) & (far < lengths[going])
            # A ray that has ended is asked about no more.
            going = going[paid]
            left[going] -= price[paid]
            steps[going] += 1.0
        return np.asarray(slack + STRIDE * steps, dtype=np.float64)

    def _border_posts(self, around: Point, reach: int) -> Floats:
        found: list[Floats] = []
        here = shapely.Point(around).buffer(float(reach))
        for dear in self._slow:
            near = dear.beside.intersection(here)
            if not near.is_empty:
                found.append(np.round(shapely.get_coordinates(near), 3))
        return np.unique(np.concatenate(found), axis=0) if found else np.zeros((0, 2))

    def corners(self, around: Point, reach: float) -> Floats:
        """Return the corners of dear areas near a place, as rows of `borders.corners`: paths bend around them too."""
        rows = np.concatenate([np.zeros((0, COLUMNS)), *(dear.corners for dear in self._slow)])
        near: Floats = rows[np.hypot(rows[:, 0] - around[0], rows[:, 1] - around[1]) <= reach]
        return near
