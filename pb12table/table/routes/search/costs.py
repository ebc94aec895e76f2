"""What moving costs: a price for each step begun and for each other kind of move, more where it begins in a dear area.

The prices are whole numbers of whatever a system pays ways with; the table has none of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from pb12table.table.arrays import Floats, Integers, in_rows
from pb12table.table.kernels.registry import kernel
from pb12table.table.routes.search.dear_ground import DearGround, dear_ground, slow_regions
from pb12table.table.routes.space.borders import COLUMNS
from pb12table.table.routes.space.crossings import Move
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.steps import STRIDE, stride_count, strides
from pb12table.table.shapes import Point
from pb12table.table.zones import Area

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
        """The cost of moves of which each costs a surcharge too."""
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

    @property
    def level(self) -> bool:
        """Whether a step costs nowhere more than its price."""
        return not self._everywhere and not self.prices.extra

    def radius(self, steps: int) -> float:
        """How far some steps lead, in any direction, places being rounded to the grid."""
        return steps * _STEP

    def ground(self, storey: Storey) -> DearGround:
        """The dear areas of a storey."""
        if storey.number not in self._grounds:
            self._grounds[storey.number] = dear_ground(self.prices.slow, self._storeys, storey.number)
        return self._grounds[storey.number]

    def tables(self, storey: Storey) -> tuple[Floats, Floats, Integers, Floats]:
        """The dear areas of a storey as the kernel wants them (`kernels.areas`)."""
        ground = self.ground(storey)
        return ground.areas, ground.sides, ground.cells, ground.frame

    def terms(
        self, cost: int = 0, limit: int = 0, last: int = 0, parts: int = 0, number: int = 0, *, plain: bool = False
    ) -> Integers:
        """What the kernel must know of prices and of what a search asks (`kernels.ways`)."""
        prices = self.prices
        return np.array((cost, prices.walk, prices.extra, self.level, limit, last, parts, plain, number))

    def legs(self, storey: Storey, starts: Floats, ends: Floats, slack: Floats) -> Integers:
        """What straight stretches cost: a step for each begun, and what is dear where a step begins.

        The first `slack` steps of each are paid for already.
        """
        if not self.level and (compiled := WAYS.module) is not None:
            found: Integers = compiled.legs(
                self.tables(storey), self.terms(), in_rows(starts), in_rows(ends), np.ascontiguousarray(slack)
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
        """What one straight stretch costs, by the places of the grid that its steps end at."""
        if self.level:
            return stride_count(start, end) * self.prices.walk
        if (compiled := WAYS.module) is not None:
            cost: int = compiled.rounded_leg(self.tables(storey), self.terms(), *start, *end)
            if cost >= 0:
                return cost
        begun = [start, *strides(start, end)[:-1]] if start != end else []
        return sum(self.prices.walk + self.surcharge(storey, place) for place in begun)

    def surcharges(self, storey: Storey, x: Floats, y: Floats) -> Integers:
        """What options begun at places cost more."""
        found: Integers = self.prices.extra + self.ground(storey).more_at(x, y)
        return found

    def surcharge(self, storey: Storey, place: Point) -> int:
        """What an option begun at a place costs more."""
        if self.level:
            return 0
        return self.prices.extra + self.ground(storey).more_here(place)

    def lengths(
        self, storey: Storey, starts: Floats, directions: Floats, lengths: Floats, rooms: Integers, slack: Floats
    ) -> Floats:
        """How far rays go for what there is to spend, behind their slack: whole steps, fewer where they are dearer."""
        if (compiled := WAYS.module) is not None:
            terms = self.terms()
            found: Floats = compiled.lengths(
                self.tables(storey), terms, in_rows(starts), in_rows(directions), np.ascontiguousarray(lengths),
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
        """The corners of dear areas near a place, as rows of `borders.corners`: ways bend round them too."""
        rows = np.concatenate([np.zeros((0, COLUMNS)), *(dear.corners for dear in self._slow)])
        near: Floats = rows[np.hypot(rows[:, 0] - around[0], rows[:, 1] - around[1]) <= reach]
        return near
