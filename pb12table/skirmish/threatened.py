"""The threat map: what systems on a continuous table share when they answer for `ThreatFace`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from pb12table.skirmish.faces.measures import Spot
from pb12table.table.arrays import Floats, Integers, Truths
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import bodies_overlap
from pb12table.table.raster import Raster
from pb12table.table.shapes import Point, Point3, Region, box_ring, circumradius
from pb12table.table.sight.many.covers import Targets, covers
from pb12table.table.sight.many.observers import Stature, sites_in
from pb12table.table.sight.sight import cover_of
from pb12table.table.units import plan_distance

SAME_STOREY: Final = 0.1
"""Stand heights that lie so little below the lowest of an area, in steps, may be of it."""


@lru_cache(maxsize=16)
def spots_on(battlefield: Battlefield, stature: Stature, grid: float) -> tuple[Spot, ...]:
    """The middles of all cells where a body stands safely, alone on the table, with the outlines of the cells."""
    raster = Raster(battlefield.width, battlefield.depth, grid)
    found: list[Spot] = []
    for row in range(raster.rows):
        for column in range(raster.columns):
            west, south = column * grid, row * grid
            east, north = min(west + grid, raster.width), min(south + grid, raster.depth)
            ring = box_ring(west, south, east, north)
            found += [Spot(site.place, ring) for site in sites_in(battlefield, stature, raster, (column, row))]
    return tuple(found)


def places_reached(
    battlefield: Battlefield,
    start: Point3,
    areas: Sequence[tuple[float, Region]],
    grid: float,
    heights_at: Callable[[Point], Sequence[float]],
) -> list[Point3]:
    """Where a figure begins, and the middles of cells in areas that it gets to, each with its stand height.

    `areas` are told with the lowest stand height in each, `heights_at` are those at a point.  The nearest come first.
    """
    raster = Raster(battlefield.width, battlefield.depth, grid)
    found: set[Point3] = set()
    for lowest, region in areas:
        for row, column in zip(*np.nonzero(raster.inside(region)), strict=True):
            point = raster.middle((int(column), int(row)))
            heights = [height for height in heights_at(point) if height >= lowest - SAME_STOREY]
            if heights:
                found.add((*point, min(heights)))
    found.discard(start)
    return [start, *sorted(found, key=lambda place: (plan_distance(place[:2], start[:2]), place))]


class Onlookers:
    """The spots of a table as bodies of one stature, with the figures that stand in their way."""

    def __init__(
        self, battlefield: Battlefield, stature: Stature, spots: Sequence[Spot], figures: tuple[Body, ...]
    ) -> None:
        self.battlefield = battlefield
        self.bodies = [stature.body(spot.place) for spot in spots]
        self.targets = Targets(battlefield, self.bodies)
        self._radius = circumradius(stature.footprint)
        self._replaced = {
            number: frozenset(each.id for each in there)
            for number, body in enumerate(self.bodies)
            if (there := [each for each in figures if self._is_near(each, body) and bodies_overlap(each, body)])
        }

    def _is_near(self, figure: Body, body: Body) -> bool:
        return plan_distance(figure.position, body.position) < circumradius(figure.footprint) + self._radius

    def free_of(self, attacker: Body) -> Truths:
        """The spots on which a person has room beside an attacker."""
        near = np.hypot(*(self.targets.places - np.array(attacker.position)).T)
        free: Truths = np.ones(len(self.bodies), dtype=np.bool_)
        for number in np.flatnonzero(near < circumradius(attacker.footprint) + self._radius).tolist():
            free[number] = not bodies_overlap(attacker, self.bodies[number])
        return free

    def distances(self, attacker: Body) -> Floats:
        """How far it is from an attacker's base point to theirs, in steps in space."""
        away: Floats = np.sqrt(((self.targets.aims - np.array(attacker.base_point)) ** 2).sum(axis=1))
        return away

    def covered(self, attacker: Body, others: tuple[Body, ...], numbers: Integers) -> Floats:
        """The covered share of those on some spots, who stand there in the place of all others that do."""
        alone = np.array([number in self._replaced for number in numbers.tolist()], dtype=np.bool_)
        shares = np.empty(len(numbers))
        plain = numbers[~alone]
        shares[~alone] = [share for share, _ in covers(self.battlefield, attacker, self.targets.some(plain), others)]
        for row in np.flatnonzero(alone).tolist():
            number = int(numbers[row])
            left = self.left(number, others)
            shares[row] = cover_of(self.battlefield, attacker, self.bodies[number], left)[0].covered_share
        return shares

    def left(self, number: int, others: Sequence[Body]) -> tuple[Body, ...]:
        """The figures that are still there when a person stands on a spot."""
        gone = self._replaced.get(number, frozenset())
        return tuple(other for other in others if other.id not in gone)

    def is_replaced(self, number: int, figure: str) -> bool:
        """Whether a figure stands where a person on a spot would."""
        return figure in self._replaced.get(number, frozenset())
