"""The places a search over the table has found, and how each was got to."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.table.crossings import Move
from pb12table.table.free_space import Storey
from pb12table.table.shapes import Point
from pb12table.table.stars import Stars
from pb12table.table.units import TOLERANCE, plan_distance, rounded

_CELL = 0.7
"""Of places to bend at beside corners, one in a cell of this size is enough, in steps."""

_SMALL_CELL = 0.35
"""Behind crossings the cells are smaller."""


@dataclass(slots=True, eq=False)
class Node:
    """A place that can be got to: from the parent straight to `via` (costs included), then by `moves` to here.

    `stars` and `number` are its star, once it has been looked around from it; `eye` is the middle of the star when it
    is not the place itself, since borders drawn too wide leave that outside. Behind a crossing the place is where the
    storey is entered, and `slack` how far beyond it the crossing may lead, whatever the direction.
    """

    place: Point
    storey: Storey
    cost: int
    parent: Node | None
    via: Point
    moves: tuple[Move, ...] = ()
    eye: Point | None = None
    slack: float = 0.0
    corner: int = -1
    own_cell: bool = False
    stars: Stars | None = None
    number: int = 0

    def landing(self, to: Point) -> Point:
        """Where the crossing to this node ends when the way goes on to a place."""
        away = plan_distance(self.place, to)
        if self.slack <= 0.0 or away == 0.0:
            return self.place
        if away <= self.slack:
            return to
        x, y = self.place
        for length in (self.slack, self.slack - 0.001):
            share = max(length, 0.0) / away
            landing = (rounded(x + share * (to[0] - x)), rounded(y + share * (to[1] - y)))
            if plan_distance(self.via, landing) <= 1.0 + TOLERANCE:
                break
        return landing


def cell_of(node: Node) -> tuple[float, float]:
    """The cell of a place, of which one is enough; places that count alone are cells themselves."""
    x, y = node.place
    if node.own_cell:
        return (x, y)
    size = _SMALL_CELL if node.moves else _CELL
    return (round(x / size) + 0.1 * size, round(y / size) + 0.1 * size)
