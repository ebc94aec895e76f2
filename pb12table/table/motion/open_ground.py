"""Where walking is plain to see: many places and steps at once, for coarse maps; it never decides a rule."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Footprint, circumradius
from pb12table.table.terrain import Piece, shape_of

Step = tuple[int, int]

STEPS: tuple[Step, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1))
"""The directions to half of a cell's neighbours; the others are opposite."""

CLEARANCE = 0.01
"""What is farther from a body than this is neither touched nor stood on by it, in steps."""


class OpenGround:
    """What is plain to see of the cells of a lattice and of the steps between neighbours, all at once.

    `east` and `north` are the places of columns and rows; arrays are by column and row, those of steps by direction and
    the cell they begin in. It is told only where walking and standing could find nothing else.

    Where nothing is near one stands on the ground (`bare`). From heights below a ledge to such heights one walks where
    nothing higher is near (`free`), and does not where a wall stands in between (`walled`). And one walks up or down by
    no more than a ledge for each piece that is near, unless by a ramp (`rise`). All else is left to walking, standing.
    """

    def __init__(
        self, table: Battlefield, footprint: Footprint, height: float, east: Sequence[float], north: Sequence[float]
    ) -> None:
        self._room = circumradius(footprint) + CLEARANCE
        self._ledge, self._height = table.gait.ledge, height
        self._x, self._y = np.array(east), np.array(north)
        within = np.logical_and.outer(
            (self._x > self._room) & (self._x < table.width - self._room),
            (self._y > self._room) & (self._y < table.depth - self._room),
        )
        solid = [piece for piece in table.pieces if not piece.passable]
        points = shapely.points(*(each.ravel() for each in np.meshgrid(self._x, self._y, indexing="ij")))
        near = shapely.STRtree([shape_of(piece) for piece in solid]).query(points, "dwithin", self._room)[0]
        self.bare: NDArray[np.bool_] = within.copy()
        self.bare.ravel()[near] = False
        self.free: dict[Step, NDArray[np.bool_]] = {}
        self.walled: dict[Step, NDArray[np.bool_]] = {}
        self.rise: dict[Step, NDArray[np.float64]] = {}
        for step in STEPS:
            self._look_along(step, solid, within)

    def _look_along(self, step: Step, solid: list[Piece], within: NDArray[np.bool_]) -> None:
        """What is plain of the steps in one direction by the cell they begin in; and the same the other way."""
        columns, rows = within.shape
        ledge = self._ledge
        begins = np.argwhere(np.ones_like(within))
        ends = begins + step
        there = (ends >= 0).all(axis=1) & (ends < (columns, rows)).all(axis=1)
        begins, ends = begins[there], ends[there]
        ways: Any = shapely.linestrings(np.stack([self._places(begins), self._places(ends)], axis=1))
        shapes = np.array([shape_of(piece) for piece in solid], dtype=object)
        which, what = shapely.STRtree(shapes).query(ways, "dwithin", self._room)
        low = np.array([piece.base < self._height + ledge + CLEARANCE for piece in solid], dtype=np.bool_)[what]
        # What is flatter than a ledge is walked over like the ground, and from it nothing is stepped upon that is
        # higher than two, unless by something in between beside it.
        level = np.array([not piece.is_ramp and piece.base <= 0.0 for piece in solid], dtype=np.bool_)[what]
        tops = np.array([piece.top for piece in solid])[what]
        flat, tall = level & (tops < ledge - CLEARANCE), level & (tops > 2.0 * ledge + CLEARANCE)
        ramp = np.array([piece.is_ramp for piece in solid], dtype=np.bool_)[what]
        near, other, between = (np.zeros(len(begins), dtype=bool) for _ in range(3))
        near[which[low & ~flat]] = True
        other[which[low & ~tall & ~flat]] = True
        between[which[low & tall & shapely.intersects(ways[which], shapes[what])]] = True
        rise = ledge * np.bincount(which, minlength=len(begins)) + CLEARANCE
        rise[which[ramp]] = math.inf
        free = ~near & within[tuple(begins.T)] & within[tuple(ends.T)]
        walled = between & ~other
        for direction, cells in ((step, begins), ((-step[0], -step[1]), ends)):
            self.free[direction], self.walled[direction] = np.zeros_like(within), np.zeros_like(within)
            self.rise[direction] = np.full(within.shape, math.inf)
            self.free[direction][tuple(cells.T)] = free
            self.walled[direction][tuple(cells.T)] = walled
            self.rise[direction][tuple(cells.T)] = rise

    def _places(self, cells: NDArray[np.int_]) -> NDArray[np.float64]:
        return np.stack([self._x[cells[:, 0]], self._y[cells[:, 1]]], axis=1)
