"""What slow ground costs, asked of every area for every ray at every step: what `Tolls` is held against."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from pb12table.table.routes.search.costs import Tolls
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.shapes import STRIDE

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


class PlainTolls(Tolls):
    """Tolls without a look at boxes, and with rays that are asked about until the last one has ended."""

    def surcharges(self, storey: Storey, x: Floats, y: Floats) -> Integers:
        found = np.full(len(x), self.prices.extra, dtype=np.int64)
        for dear in self._slow:
            if dear.storey is None or dear.storey == storey.number:
                found += dear.more * shapely.intersects_xy(dear.region, x, y)
        return found

    def lengths(
        self, storey: Storey, starts: Floats, directions: Floats, lengths: Floats, rooms: Integers, slack: Floats
    ) -> Floats:
        left = rooms.copy()
        steps = np.zeros(len(left))
        for _ in range(int(rooms.max(initial=0))):
            far = slack + steps * STRIDE
            x, y = starts[:, 0] + far * directions[:, 0], starts[:, 1] + far * directions[:, 1]
            price = self.prices.walk + self.surcharges(storey, x, y)
            paid = (left >= price) & (far < lengths)
            if not paid.any():
                break
            left = np.where(paid, left - price, 0)
            steps += paid
        return np.asarray(slack + STRIDE * steps, dtype=np.float64)
