"""What moving costs: a price for each step begun and for each other kind of move, more where it begins in a dear area.

The prices are whole numbers of whatever a system pays ways with; the table has none of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from pb12table.table.arrays import Floats, Integers
from pb12table.table.routes.space.borders import COLUMNS, borders, corners
from pb12table.table.routes.space.crossings import Move
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.steps import STRIDE, stride_count, strides
from pb12table.table.shapes import Point
from pb12table.table.zones import Area


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
        """The cost of moves of which each costs a surcharge too."""
        prices = {"walk": self.walk, "vertical": self.vertical, "land": self.land, "hold": self.hold}
        return sum(prices[move.kind] + surcharge for move in moves)


@dataclass(frozen=True, slots=True, eq=False)
class Slow:
    """A dear area and how much dearer it is; of an area with a height band the part that lies on one storey.

    `box` is (west, south, east, north) of it, `lines` are its borders as rows, `beside` is a line just outside of them
    with a corner every half step, `corners` those of the ground around it, as rows of `borders.corners`.
    """

    region: BaseGeometry
    storey: int | None
    more: int
    box: tuple[float, float, float, float]
    lines: Floats
    beside: BaseGeometry
    corners: Floats

    def is_near(self, place: Point, reach: float) -> bool:
        """Whether it may lie within some steps of a place."""
        west, south, east, north = self.box
        away = max(west - place[0], place[0] - east), max(south - place[1], place[1] - north)
        return max(away) <= reach + 1.0


def _slow(region: BaseGeometry, storey: int | None, more: int) -> Slow:
    west, south, east, north = region.bounds
    shapely.prepare(region)
    wider = region.buffer(0.003, join_style="mitre")
    frame = shapely.box(west - 1.0, south - 1.0, east + 1.0, north + 1.0)
    beside = shapely.segmentize(shapely.boundary(wider), 0.5)
    return Slow(region, storey, more, region.bounds, borders(region), beside, corners(frame.difference(wider)))


@lru_cache(maxsize=16)
def slow_regions(slow: tuple[tuple[Area, int], ...], storeys: tuple[Storey, ...]) -> tuple[Slow, ...]:
    """The dear areas, those with a height band cut into parts by storeys."""
    return tuple(_slow(region, storey, more) for area, more in slow for region, storey in parts_of(area, storeys))


def parts_of(area: Area, storeys: tuple[Storey, ...]) -> list[tuple[BaseGeometry, int | None]]:
    """An area as one region of all storeys, or, with a height band, as parts with the numbers of their storeys."""
    polygon = shapely.Polygon(area.outline, area.holes)
    if area.band is None:
        return [(polygon, None)]
    found: list[tuple[BaseGeometry, int | None]] = []
    for storey in storeys:
        region = polygon.intersection(storey.between(*area.band))
        found += [(part, storey.number) for part in shapely.get_parts(region) if part.area > 0.0]
    return found


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
        self.posts = self._border_posts(around, reach)

    @property
    def level(self) -> bool:
        """Whether a step costs nowhere more than its price."""
        return not self._everywhere and not self.prices.extra

    def radius(self, steps: int) -> float:
        """How far some steps lead, in any direction, places being rounded to the grid."""
        return steps * 0.9996

    def legs(self, storey: Storey, starts: Floats, ends: Floats, slack: Floats) -> Integers:
        """What straight stretches cost: a step for each begun, and what is dear where a step begins.

        The first `slack` steps of each are paid for already.
        """
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
        """What one straight stretch costs, by the places of the grid that its steps end at."""
        if self.level:
            return stride_count(start, end) * self.prices.walk
        begun = [start, *strides(start, end)[:-1]] if start != end else []
        return sum(self.prices.walk + self.surcharge(storey, place) for place in begun)

    def surcharges(self, storey: Storey, x: Floats, y: Floats) -> Integers:
        """What options begun at places cost more."""
        found = np.full(len(x), self.prices.extra, dtype=np.int64)
        for dear in self._slow:
            if dear.storey is None or dear.storey == storey.number:
                west, south, east, north = dear.box
                near = np.flatnonzero((x >= west) & (x <= east) & (y >= south) & (y <= north))
                if len(near):
                    found[near] += dear.more * shapely.intersects_xy(dear.region, x[near], y[near])
        return found

    def surcharge(self, storey: Storey, place: Point) -> int:
        """What an option begun at a place costs more."""
        x, y = place
        found = self.prices.extra
        for dear in self._slow:
            west, south, east, north = dear.box
            if west <= x <= east and south <= y <= north and dear.storey in (None, storey.number):
                found += dear.more * bool(shapely.intersects_xy(dear.region, x, y))
        return found

    def lengths(
        self, storey: Storey, starts: Floats, directions: Floats, lengths: Floats, rooms: Integers, slack: Floats
    ) -> Floats:
        """How far rays go for what there is to spend, behind their slack: whole steps, fewer where they are dearer."""
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
        """The corners of dear areas near a place, as rows of `borders.corners`: ways bend round them too."""
        rows = np.concatenate([np.zeros((0, COLUMNS)), *(dear.corners for dear in self._slow)])
        near: Floats = rows[np.hypot(rows[:, 0] - around[0], rows[:, 1] - around[1]) <= reach]
        return near
