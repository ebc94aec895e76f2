"""Where on a coarse grid a body can stand, and walk straight on: what the maps of all walkers of a build share."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property, lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.open_ground import CLEARANCE, OpenGround
from pb12table.table.motion.sweep import lift, slide, walk
from pb12table.table.shapes import Footprint, Point3
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.units import at_least, rounded

Cell = tuple[int, int]
Spot = tuple[int, int, float]
"""A cell of the grid and the stand height in it."""

NEIGHBOURS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

SAME_LEVEL = 0.6
"""Spots that differ by less are looked at as being on one level when a place is put on the map, in steps."""

DETOUR = 1.5
"""How far beside its cell a goal may be entered, in cells, when nobody can stand in it."""

MOST_KEPT = 10_000
"""How many places, and straight ways, are kept before the memory is emptied."""


class Ground:
    """The grid of a table for bodies of a build; what was looked at once is kept."""

    def __init__(self, battlefield: Battlefield, footprint: Footprint, height: float) -> None:
        self._battlefield, self._footprint, self._height = battlefield, footprint, height
        columns, rows = max(math.ceil(battlefield.width), 1), max(math.ceil(battlefield.depth), 1)
        self._east = [rounded((column + min(column + 1.0, battlefield.width)) / 2) for column in range(columns)]
        self._north = [rounded((row + min(row + 1.0, battlefield.depth)) / 2) for row in range(rows)]
        self._low = battlefield.gait.ledge - CLEARANCE
        self._spots: dict[Cell, tuple[Spot, ...]] = {}
        self._near: dict[Point3, tuple[tuple[Spot, float], ...]] = {}
        self._walks: dict[tuple[Point3, Point3], bool] = {}

    @cached_property
    def plain(self) -> OpenGround:
        """What is plain to see of the ground."""
        return OpenGround(self._battlefield, self._footprint, self._height, self._east, self._north)

    def place(self, spot: Spot) -> Point3:
        """The middle of a spot's cell, or of what of the cell is on the table."""
        column, row, height = spot
        return (self._east[column], self._north[row], height)

    def spots(self, cell: Cell) -> tuple[Spot, ...]:
        """Where in a cell the body stands safely, from below."""
        if cell not in self._spots:
            self._spots[cell] = tuple(self._safe_spots(cell))
        return self._spots[cell]

    def _safe_spots(self, cell: Cell) -> Iterable[Spot]:
        column, row = cell
        if not (0 <= column < len(self._east) and 0 <= row < len(self._north)):
            return
        if self.plain.bare[cell]:
            yield (column, row, 0.0)
            return
        x, y = self._east[column], self._north[row]
        for height in stand_heights(self._battlefield, x, y):
            if stand(self._battlefield, self._body((x, y, height)), ()).safe:
                yield (column, row, height)

    def is_walked(self, spot: Spot, step: Cell, other: Spot) -> bool | None:
        """Whether one walks straight to a neighbour, as far as that is plain to see; None where it must be tried."""
        column, row, height = spot
        rise, walled, free = self._plain_steps[step]
        if abs(other[2] - height) > rise[column][row]:
            return False
        if max(height, other[2]) < self._low:
            if walled[column][row]:
                return False
            if free[column][row]:
                return True
        return None

    @cached_property
    def _plain_steps(self) -> dict[Cell, tuple[list[list[float]], list[list[bool]], list[list[bool]]]]:
        """What is plain of the steps to each neighbour as lists, which are sooner asked for one cell than arrays."""
        plain = self.plain
        return {
            step: (rise.tolist(), plain.walled[step].tolist(), plain.free[step].tolist())
            for step, rise in plain.rise.items()
        }

    def walks(self, place: Point3, goal: Point3) -> bool:
        """Whether there is nothing in the straight way from a place to another, and it leads to its height."""
        end, ledge = walk(self._battlefield, self._body(place), goal[:2], ()), self._battlefield.gait.ledge
        return end.obstacle is None and not end.at_edge and abs(end.z - goal[2]) < ledge

    def climbs(self, place: Point3, goal: Point3) -> bool:
        """Whether one vertical option leads from a place to another: up and across, or across and down."""
        rise = abs(goal[2] - place[2])
        low, high = sorted((place, goal), key=lambda each: each[2])
        body = self._body(low)
        if not at_least(lift(self._battlefield, body, rise, ()).z, high[2]):
            return False
        across = slide(self._battlefield, body.at(low[0], low[1], high[2]), high[:2], ())
        return across.obstacle is None and not across.at_edge

    def near(self, place: Point3) -> tuple[tuple[Spot, float], ...]:
        """The spots near any place on its level, and how far they are."""
        if place not in self._near:
            if len(self._near) >= MOST_KEPT:
                self._near.clear()
            column, row = math.floor(place[0]), math.floor(place[1])
            found = (
                (other, math.dist(place[:2], self.place(other)[:2]))
                for across in (-1, 0, 1)
                for along in (-1, 0, 1)
                for other in self.spots((column + across, row + along))
                if abs(other[2] - place[2]) < SAME_LEVEL
            )
            self._near[place] = tuple((other, length) for other, length in found if length <= DETOUR)
        return self._near[place]

    def enters(self, place: Point3, spot: Spot) -> bool:
        """Whether one walks straight from a place to a spot near it."""
        return self.leads(place, self.place(spot))

    def leads(self, place: Point3, goal: Point3) -> bool:
        """As `walks`, kept for the next time."""
        if goal[:2] == place[:2]:
            return True
        key = (place, goal)
        if key not in self._walks:
            if len(self._walks) >= MOST_KEPT:
                self._walks.clear()
            self._walks[key] = self.walks(place, goal)
        return self._walks[key]

    def _body(self, place: Point3) -> Body:
        return Body("", self._footprint, *place, 0.0, self._height, self._height)


@lru_cache(maxsize=32)
def ground_of(battlefield: Battlefield, footprint: Footprint, height: float) -> Ground:
    """The grid of a table for bodies of a build, kept for the next time."""
    return Ground(battlefield, footprint, height)
