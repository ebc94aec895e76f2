"""A table cut into square cells, and which middles of cells lie in a region."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.shapes import SLIVER, Point, Region
from pb12table.table.units import TOLERANCE, rounded

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
        """How many cells there are from west to east."""
        return max(ceil(self.width / self.size - TOLERANCE), 1)

    @property
    def rows(self) -> int:
        """How many cells there are from south to north."""
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
        """The middle of a cell, or of what of it is on the table."""
        return (float(self.xs[cell[0]]), float(self.ys[cell[1]]))

    def cell_at(self, point: Point) -> Cell:
        """The cell a place of the table lies in; places beside it count as those at its edge."""
        column, row = int(point[0] // self.size), int(point[1] // self.size)
        return (min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1))

    def inside(self, region: Region) -> Truths:
        """Which middles lie in a region, its border included, as an array of rows and columns."""
        return self._within(_edges(region))

    def inside_shape(self, shape: BaseGeometry) -> Truths:
        """The same for a shape of polygons; parts that are artefacts of rounding have nothing inside."""
        parts = shapely.get_parts(shapely.get_parts(shape))
        parts = parts[shapely.area(parts) > SLIVER]
        points, rings = shapely.get_coordinates(shapely.get_rings(parts), return_index=True)
        edges = np.concatenate((points[:-1], points[1:]), axis=1) if len(points) else np.zeros((0, 4))
        return self._within(edges[rings[:-1] == rings[1:]] if len(points) else edges)

    def _within(self, edges: Floats) -> Truths:
        """Which middles lie within borders, given as all their edges."""
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
        """Middles on borders that run exactly from west to east, which cross no line of middles."""
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
    """The edges of all rings of a region, as rows (from x, from y, to x, to y)."""
    stretches: list[Floats] = []
    for outer, holes in region.rings:
        for ring in (outer, *holes):
            points = np.asarray(ring, dtype=np.float64)
            stretches.append(np.concatenate((np.roll(points, 1, axis=0), points), axis=1))
    return np.concatenate(stretches) if stretches else np.zeros((0, 4))
