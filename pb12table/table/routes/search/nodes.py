"""The places a search over the table has found, and how each was got to."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi

import numpy as np

from pb12table.table.arrays import Floats
from pb12table.table.routes.space.crossings import Move
from pb12table.table.routes.space.free_space import Storey
from pb12table.table.routes.visibility import Stars
from pb12table.table.shapes import Point
from pb12table.table.units import TOLERANCE, plan_distance, rounded

_CELL = 0.7
"""Of places to bend at beside corners, one in a cell of this size is enough, in steps."""

_SMALL_CELL = 0.35
"""Behind crossings the cells are smaller."""

_FAN = 0.2
"""Ways to a corner that come in directions within this angle do for each other, in radians."""
_KINDS = 100
"""More than there are kinds of bends."""

Window = tuple[float, float]
"""Where a view begins and how far it goes counter-clockwise, in radians."""

ALL_ROUND: Window = (-pi, 2.0 * pi)

Cell = tuple[float, float, int]
"""Places of which one is enough: two numbers and of what they are."""

_NOTHING, _LARGE, _SMALL, _ALONE, _CORNER, _TURNED = range(6)


@dataclass(slots=True, eq=False)
class Node:
    """A place that can be got to: from the parent straight to `via` (costs included), then by `moves` to here.

    `stars` and `number` are its star, once it has been looked around from it; `eye` is the middle of the star when it
    is not the place itself, since borders drawn too wide leave that outside. Behind a crossing the place is where the
    storey is entered, and `slack` how far beyond it the crossing may lead, whatever the direction. Of the last step to
    it so much is left over as `spare`; less than none is so much later the corner is passed that the way goes round.
    There may be something new in the directions of `window`.
    """

    place: Point
    storey: Storey
    cost: int
    parent: Node | None
    via: Point
    moves: tuple[Move, ...] = ()
    eye: Point | None = None
    slack: float = 0.0
    spare: float = 0.0
    turn: int = -1
    cell: Cell = (0.0, 0.0, _NOTHING)
    window: Window = ALL_ROUND
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


def cell_of(place: Point, *, small: bool = False) -> Cell:
    """The cell of a place in the open, or behind a crossing, where they are `small`."""
    size = _SMALL_CELL if small else _CELL
    return (round(place[0] / size), round(place[1] / size), _SMALL if small else _LARGE)


def alone(place: Point) -> Cell:
    """The cell of a place that counts even when there is another one beside it."""
    return (*place, _ALONE)


def turned(place: Point) -> Cell:
    """The cell of a place behind a crossing that may turn a little there."""
    return (*place, _TURNED)


def beside(turn: int, kind: int, angle: float) -> Cell:
    """The cell of a bend on a way that comes to a corner at an angle, one for each kind of `bends`."""
    return (turn, kind + _KINDS * round(angle / _FAN), _CORNER)


def views_of(nodes: list[Node]) -> tuple[Stars, Floats, Floats]:
    """The stars of nodes that follow each other in them, with their middles and slacks."""
    seen = nodes[0].stars
    assert seen is not None
    places = seen.places[nodes[0].number : nodes[0].number + len(nodes)]
    return seen, places, np.array([node.slack for node in nodes])
