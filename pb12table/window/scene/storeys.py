"""One storey alone: what lies above it fades to its outline, what lies below it pales, and is what is drawn on it.

The storeys are those of `table.routes.house`; nothing is worked out here but which part of a picture belongs to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from pb12table.analysis.setups import house_on
from pb12table.table.battlefield import Battlefield
from pb12table.table.raster import Truths
from pb12table.table.routes.house import House
from pb12table.table.shapes import Point, Region
from pb12table.table.sight.many.observers import Numbers, Sites
from pb12table.table.terrain import Piece
from pb12table.table.units import TOLERANCE
from pb12table.window.kit.same import Same
from pb12table.window.scene.picture import Picture, Reach, StoreyShown, Token

ABOVE: Final = 0.3
"""How faint a figure is that stands above the storey that is shown: only hinted at, and not to be clicked on."""
BELOW: Final = 0.6
"""How faint one is that stands below it."""


@lru_cache(maxsize=16)
def shown_of(house: House, number: int) -> StoreyShown:
    """How a storey is shown alone; what lies below the ground storey is nothing."""
    below = house.outside(number) if number else Region()
    heights = [(storey.low, storey.high) for storey in house.storeys if storey.number == number]
    low, high = heights[0] if heights else (0.0, 0.0)
    return StoreyShown(house.above(number), house.lid(number), below, low, high)


class ShownStorey:
    """Which storey of a table a screen shows alone, None for all of them, and what of a picture belongs to it."""

    def __init__(self) -> None:
        self.house: House | None = None
        self.number: int | None = None
        self._battlefield: Battlefield | None = None
        self._numbers: tuple[object, Numbers] | None = None
        self._seen: tuple[object, tuple[tuple[float, Region], ...] | None] = (None, None)
        self._reach: tuple[object, Reach | None] = (None, None)

    def follow(self, house: House | None) -> None:
        """The table is another one, or has changed; a storey that is no more is shown no longer."""
        if house is self.house:
            return
        self.house = house
        if self.number is not None and (house is None or not house.is_storeyed or self.number > house.most):
            self.number = None

    def follow_table(self, system: str, battlefield: Battlefield) -> bool:
        """The same by what lies on the table; return whether it is another one."""
        if battlefield is self._battlefield:
            return False
        self._battlefield = battlefield
        self.follow(house_on(system, battlefield))
        return True

    @property
    def numbers(self) -> tuple[int, ...]:
        """The storeys that can be shown alone, from below; none where nothing lies above anybody's head."""
        if self.house is None or not self.house.is_storeyed:
            return ()
        return tuple(range(self.house.most + 1))

    def choose(self, number: int | None) -> None:
        """Show one storey alone, or all."""
        self.number = number if number in self.numbers else None

    def step(self, step: int = 1) -> None:
        """Show the next storey up or down; behind the last one come all of them."""
        every = [None, *self.numbers]
        self.choose(every[(every.index(self.number) + step) % len(every)])

    @property
    def shown(self) -> StoreyShown | None:
        """How the storey is shown; None for all of them."""
        if self.house is None or self.number is None:
            return None
        return shown_of(self.house, self.number)

    def height_at(self, point: Point | None) -> float | None:
        """How high one stands there on the storey that is shown; None where it says nothing, and beside the table."""
        if self.house is None or self.number is None or point is None:
            return None
        return self.house.height_at(self.number, point)

    def chosen(self, sites: Sites) -> Truths | None:
        """Which of some sites are of the storey that is shown; None for all storeys."""
        if self.house is None or self.number is None:
            return None
        key = (Same(sites), Same(self.house))
        if self._numbers is None or self._numbers[0] != key:
            self._numbers = key, self.house.numbers_at(sites.places)
        found: Truths = self._numbers[1] == self.number
        return found

    def things(self, battlefield: Battlefield) -> Sequence[Piece]:
        """The pieces of a table that are not faded; those of the storey that is shown first."""
        house, number = self.house, self.number
        if house is None or number is None:
            return battlefield.pieces
        storeys = house.things
        left = [piece for piece in battlefield.pieces if storeys.get(piece.whole, 0) <= number]
        return sorted(left, key=lambda piece: -storeys.get(piece.whole, 0))

    def show(self, picture: Picture) -> None:
        """Leave in a picture what belongs to the storey."""
        house, number, shown = self.house, self.number, self.shown
        if house is None or number is None or shown is None:
            return
        picture.storey = shown
        picture.tokens = [_faded(token, house, number) for token in picture.tokens]
        if picture.seen is not None:
            key = (Same(picture.seen), Same(house), number)
            if self._seen[0] != key:
                self._seen = key, house.within(picture.seen, number)
            picture.seen = self._seen[1]
        if picture.reach is not None:
            key = (Same(picture.reach), Same(house), number)
            if self._reach[0] != key:
                self._reach = key, _reach_within(picture.reach, house, number)
            picture.reach = self._reach[1]


def _faded(token: Token, house: House, number: int) -> Token:
    storey = house.number_at((token.body.x, token.body.y, token.body.z))
    if storey == number:
        return token
    alpha = ABOVE if storey > number else BELOW
    return token if token.alpha <= alpha + TOLERANCE else replace(token, alpha=alpha)


def _reach_within(reach: Reach, house: House, number: int) -> Reach:
    areas = [
        replace(area, height=height, region=region)
        for area in reach.areas
        for height, region in house.within(((area.height, area.region),), number)
    ]
    return replace(reach, areas=tuple(areas))
