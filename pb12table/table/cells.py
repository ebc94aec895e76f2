"""Lattices on the plane: square cells of a table, and regular hexagons with their neighbours, steps and lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import ceil, cos, radians, sin, sqrt
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.shapes import SLIVER, TOLERANCE, Point, Region, Ring, rounded, rounded_point
from pb12table.table.unions import region_of

Floats = NDArray[np.float64]
Truths = NDArray[np.bool_]
Cell = tuple[int, int]
"""Column from the west and row from the south."""


@dataclass(frozen=True)
class Raster:
    """Cells of `size` steps over a table from (0, 0) to (width, depth); the last ones may be cut by its edge."""

    width: float
    depth: float
    size: float

    @property
    def columns(self) -> int:
        """Return the number of cells from west to east."""
        return max(ceil(self.width / self.size - TOLERANCE), 1)

    @property
    def rows(self) -> int:
        """Return the number of cells from south to north."""
        return max(ceil(self.depth / self.size - TOLERANCE), 1)

    @cached_property
    def xs(self) -> Floats:
        """The middles of the columns."""
        return _middles(self.columns, self.size, self.width)

    @cached_property
    def ys(self) -> Floats:
        """The middles of the rows."""
        return _middles(self.rows, self.size, self.depth)

    def middle(self, cell: Cell) -> Point:
        """Return the middle of a cell, or of the part of it on the table."""
        return (float(self.xs[cell[0]]), float(self.ys[cell[1]]))

    def cell_at(self, point: Point) -> Cell:
        """Return the cell of a point of the table; points beside it count as those at its edge."""
        column, row = int(point[0] // self.size), int(point[1] // self.size)
        return (min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1))

    def inside(self, region: Region) -> Truths:
        """Return which middles lie in a region, its border included, as an array of rows and columns."""
        return self._within(_edges(region))

    def inside_shape(self, shape: BaseGeometry) -> Truths:
        """Return the same for a shape of polygons; parts that are rounding artefacts contain nothing."""
        parts = shapely.get_parts(shapely.get_parts(shape))
        parts = parts[shapely.area(parts) > SLIVER]
        points, rings = shapely.get_coordinates(shapely.get_rings(parts), return_index=True)
        edges = np.concatenate((points[:-1], points[1:]), axis=1) if len(points) else np.zeros((0, 4))
        return self._within(edges[rings[:-1] == rings[1:]] if len(points) else edges)

    def _within(self, edges: Floats) -> Truths:
        """Return which middles lie within borders, given as all their edges."""
        result = np.zeros((self.rows, self.columns), dtype=np.bool_)
        if not len(edges):
            return result
        x1, y1, x2, y2 = edges.T
        low, high = np.minimum(y1, y2), np.maximum(y1, y2)
        # Of the two ends of an edge the lower one counts, so that each line of middles crosses a border an even number
        # of times.
        first, last = np.searchsorted(self.ys, low), np.searchsorted(self.ys, high)
        counts = last - first
        owners = np.repeat(np.arange(len(edges)), counts)
        rows = np.arange(len(owners)) - np.repeat(np.cumsum(counts) - counts, counts) + first[owners]
        shares = (self.ys[rows] - y1[owners]) / (y2[owners] - y1[owners])
        crossings = x1[owners] + shares * (x2[owners] - x1[owners])
        columns = np.searchsorted(self.xs, crossings)
        width = self.columns + 1
        passed = np.bincount(rows * width + columns, minlength=self.rows * width).reshape(self.rows, width)
        result = (np.cumsum(passed, axis=1)[:, :-1] % 2).astype(np.bool_)
        for beside in (columns, columns - 1):
            on = (beside >= 0) & (beside < self.columns)
            touched = on & (np.abs(self.xs[np.where(on, beside, 0)] - crossings) <= TOLERANCE)
            result[rows[touched], beside[touched]] = True
        self._add_level_borders(result, edges)
        return result

    def _add_level_borders(self, result: Truths, edges: Floats) -> None:
        """Add middles on borders that run exactly from west to east, which cross no line of middles."""
        x1, y1, x2, y2 = edges.T
        rows = np.clip(np.searchsorted(self.ys, y1 - TOLERANCE), 0, self.rows - 1)
        level = (np.abs(y1 - y2) <= TOLERANCE) & (np.abs(self.ys[rows] - y1) <= TOLERANCE)
        for number in np.flatnonzero(level).tolist():
            west, east = sorted((float(x1[number]), float(x2[number])))
            first, last = np.searchsorted(self.xs, (west - TOLERANCE, east + TOLERANCE))
            result[rows[number], first:last] = True


def _middles(count: int, size: float, length: float) -> Floats:
    return np.array([rounded((i * size + min((i + 1) * size, length)) / 2.0) for i in range(count)], dtype=np.float64)


def _edges(region: Region) -> Floats:
    """Return the edges of all rings of a region, as rows (from x, from y, to x, to y)."""
    stretches: list[Floats] = []
    for outer, holes in region.rings:
        for ring in (outer, *holes):
            points = np.asarray(ring, dtype=np.float64)
            stretches.append(np.concatenate((np.roll(points, 1, axis=0), points), axis=1))
    return np.concatenate(stretches) if stretches else np.zeros((0, 4))


"""Axial coordinates (q, r)."""

AROUND: Final[tuple[Cell, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""What leads to the six neighbours of a cell, from the east on, clockwise."""

_SIDES: Final[tuple[Cell, ...]] = ((2, 1), (1, 2), (-1, 1), (-2, -1), (-1, -2), (1, -1))
"""The normals n of the six sides: a point p is in the cell c where n . (p - c) is at most 1 for all of them."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """Hexagons with sides of `edge` steps, of which the cell (0, 0) has its centre at `middle`."""

    middle: Point
    edge: float

    def centre(self, cell: Cell) -> Point:
        """Return the centre of a cell, rounded to the grid of the table."""
        q, r = cell
        x, y = self.middle
        return rounded_point((x + self.edge * sqrt(3.0) * (q + r / 2.0), y + self.edge * 1.5 * r))

    def ring(self, cell: Cell) -> Ring:
        """Return the outline of a cell, counter-clockwise from its north-east corner, rounded to the grid of the table.

        Corners are reckoned from the middle of the lattice, so that cells with a common side share its corners.
        """
        q, r = cell
        x, y = self.middle
        x, y = x + self.edge * sqrt(3.0) * (q + r / 2.0), y + self.edge * 1.5 * r
        return tuple(
            rounded_point((x + self.edge * cos(radians(turn)), y + self.edge * sin(radians(turn))))
            for turn in range(30, 390, 60)
        )

    def region(self, cells: Iterable[Cell]) -> Region:
        """Return the area of some cells together."""
        return region_of(shapely.union_all([shapely.Polygon(self.ring(cell)) for cell in cells]))

    def cell_at(self, point: Point) -> Cell:
        """Return the cell a point lies in; for one on a common side, one of both."""
        r = (point[1] - self.middle[1]) / (1.5 * self.edge)
        q = (point[0] - self.middle[0]) / (sqrt(3.0) * self.edge) - r / 2.0
        near = (round(q), round(r))
        # The nearest centre is that of the cell; rounding both coordinates misses it by one step at most.
        return min((near, *neighbours(near)), key=lambda cell: (_square(cell[0] - q, cell[1] - r), cell))


def _square(q: float, r: float) -> float:
    """Return the squared distance between centres with an offset, in distances of neighbours."""
    return q * q + q * r + r * r


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that share a side with a cell, from the east on, clockwise."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in AROUND)


def cell_distance(a: Cell, b: Cell) -> int:
    """Return the fewest steps from cell to cell between two cells, whatever lies between."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def steps_from(start: Cell, cells: Collection[Cell]) -> dict[Cell, int]:
    """Return the fewest steps to each cell that can be reached over some cells alone; the start need not be one."""
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        for neighbour in neighbours(cell):
            if neighbour in cells and neighbour not in steps:
                steps[neighbour] = steps[cell] + 1
                waiting.append(neighbour)
    return steps


def shortest_route(start: Cell, end: Cell, free: Callable[[Cell], bool]) -> tuple[Cell, ...] | None:
    """Return a path as short as the distance whose cells between both ends are all free; None if there is none.

    Both ends belong to it.  Of several, the first in the order of `AROUND`.
    """
    if start == end:
        return (start,)
    left = cell_distance(start, end) - 1
    for neighbour in neighbours(start):
        if cell_distance(neighbour, end) == left and (neighbour == end or free(neighbour)):
            rest = shortest_route(neighbour, end, free)
            if rest is not None:
                return (start, *rest)
    return None


def between(start: Cell, end: Cell) -> tuple[Cell, ...]:
    """Return the cells that lie on some shortest path between two cells, without these, in rows from the start."""
    whole = cell_distance(start, end)
    found = [
        cell
        for cell in _near(start, whole)
        if cell not in (start, end) and cell_distance(start, cell) + cell_distance(cell, end) == whole
    ]
    return tuple(sorted(found, key=lambda cell: (cell_distance(start, cell), cell)))


def _near(cell: Cell, most: int) -> Iterator[Cell]:
    """Yield the cells at most a distance away."""
    for dq in range(-most, most + 1):
        for dr in range(max(-most, -most - dq), min(most, most - dq) + 1):
            yield (cell[0] + dq, cell[1] + dr)


def line_between(start: Cell, end: Cell) -> tuple[tuple[Cell, ...], ...]:
    """Return the cells crossed by the straight line between two centres, without both ends, in its order.

    Each entry is one cell whose inside is crossed, or the two cells along whose common side it runs.
    """
    crossed: list[tuple[Fraction, Cell]] = []
    beside: dict[Fraction, list[Cell]] = {}
    for cell in between(start, end):
        met = _met(cell, start, end)
        if met is None:
            continue
        entry, inside = met
        if inside:
            crossed.append((entry, cell))
        else:
            beside.setdefault(entry, []).append(cell)
    found = [(entry, (cell,)) for entry, cell in crossed] + [(entry, tuple(cells)) for entry, cells in beside.items()]
    return tuple(cells for _, cells in sorted(found))


def _met(cell: Cell, start: Cell, end: Cell) -> tuple[Fraction, bool] | None:
    """Return the fraction of the line at which it meets a cell, and if inside; None if at most a corner is met."""
    first, last, inside = Fraction(0), Fraction(1), True
    dq, dr = end[0] - start[0], end[1] - start[1]
    for nq, nr in _SIDES:
        at_start = nq * (start[0] - cell[0]) + nr * (start[1] - cell[1])
        change = nq * dq + nr * dr
        if change == 0:
            if at_start > 1:
                return None
            inside = inside and at_start < 1
        else:
            met = Fraction(1 - at_start, change)
            first, last = (first, min(last, met)) if change > 0 else (max(first, met), last)
    return (first, inside) if first < last else None


# -- motions --------------------------------------------------------------------------------------------------


def shifted(cell: Cell, by: Cell) -> Cell:
    """Return a cell shifted by the offset of another from (0, 0)."""
    return (cell[0] + by[0], cell[1] + by[1])


def turned(cell: Cell, sixths: int, about: Cell = (0, 0)) -> Cell:
    """Return a cell rotated by a number of sixths of a turn about another, counter-clockwise."""
    q, r = cell[0] - about[0], cell[1] - about[1]
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return (q + about[0], r + about[1])


def mirrored(cell: Cell, axis: str, about: Cell = (0, 0)) -> Cell:
    """Return a cell mirrored in the middle of another: "vertical" swaps east and west, "horizontal" north and south."""
    q, r = cell[0] - about[0], cell[1] - about[1]
    q, r = (-q - r, r) if axis == "vertical" else (q + r, -r)
    return (q + about[0], r + about[1])


def parts(cells: Collection[Cell]) -> list[set[Cell]]:
    """Return the groups of cells connected by common sides, the largest first."""
    left, found = set(cells), list[set[Cell]]()
    for cell in cells:
        if cell in left:
            found.append(set(steps_from(cell, left)))
            left -= found[-1]
    return sorted(found, key=len, reverse=True)


def farthest(cells: Collection[Cell], marks: Collection[Cell]) -> Mapping[Cell, tuple[int, int]]:
    """Return each cell's distances from marked ones, over the cells alone: the smallest distance, and the sum.

    Marks that cannot be reached count as farther than any way over the cells.
    """
    beyond = len(cells) + 1
    found: dict[Cell, tuple[int, int]] = {}
    for cell in cells:
        steps = steps_from(cell, cells)
        distances = [steps.get(mark, beyond) for mark in marks]
        found[cell] = (min(distances, default=0), sum(distances))
    return found
