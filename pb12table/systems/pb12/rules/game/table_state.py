"""What is kept of the terrain and of what lies about on the table.  R1.4.15, R1.8.1, RU073, RU124."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.systems.pb12.rules.preparations.blocks import BlockId
from pb12table.table.shapes import Point3


@dataclass(slots=True)
class PieceState:
    """A piece of terrain that can change in play: its damage points left (R1.4.15, RU124).

    `gone`: it was opened, hacked down or blown up, and is no obstacle to anything any more.
    """

    free_points: int = 0
    light_points: int = 0
    heavy_points: int = 0
    gone: bool = False

    def clone(self) -> PieceState:
        return PieceState(self.free_points, self.light_points, self.heavy_points, self.gone)


@dataclass(slots=True)
class GroundItem:
    """An item that was put down: which, where, and what is left of its points.  R1.8.1, RU073."""

    number: int
    block: BlockId
    at: Point3
    resources: int | None = None
    charges: int | None = None

    def clone(self) -> GroundItem:
        return GroundItem(self.number, self.block, self.at, self.resources, self.charges)
