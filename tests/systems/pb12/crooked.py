"""Crooked outlines by chance, for tables that are full of something."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import cos, pi, sin

from pb12table.table.shapes import Ring

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Crooked:
    """Polygons with so many corners, so far from their middles, and bars so long and wide to each side, in steps.

    They lie on a square table of a `side`, their middles at least a `margin` from its border.
    """

    side: float
    margin: float
    corners: tuple[int, ...]
    radii: Range
    lengths: Range
    widths: Range

    def outline(self, dice: random.Random) -> Ring:
        """One of them; what would lie over the edge of the table ends there."""
        low, high = self.margin, self.side - self.margin
        x, y, turn = dice.uniform(low, high), dice.uniform(low, high), dice.uniform(0.0, 2.0 * pi)
        if dice.random() < 0.5:
            count = dice.choice(self.corners)
            polar = [(dice.uniform(*self.radii), turn + 2.0 * pi * number / count) for number in range(count)]
            points = [(x + far * cos(angle), y + far * sin(angle)) for far, angle in polar]
        else:
            length, width = dice.uniform(*self.lengths), dice.uniform(*self.widths)
            bar = [(-length, -width), (length, -width), (length, width), (-length, width)]
            points = [(x + a * cos(turn) - b * sin(turn), y + a * sin(turn) + b * cos(turn)) for a, b in bar]
        return tuple((round(min(max(a, 0.0), self.side), 3), round(min(max(b, 0.0), self.side), 3)) for a, b in points)
