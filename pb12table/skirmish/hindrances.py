"""Why there is no way: the passages that stop a figure, as plain data that is told, drawn and written as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from pb12table.table.routes.barred.bottleneck import Bottleneck, bottlenecks, closed_parts
from pb12table.table.routes.barred.naming import Lack
from pb12table.table.routes.barred.steps import Climber
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import Point, Point3, Ring

LEAST_SHUT = 0.5
"""Parts of the ground of less than so many square steps are no matter."""

MOST_SHUT = 4
"""So many of them are told."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """One passage that stops a figure; the text `no-way-` with its kind tells it.

    `at` is where it is, None for what has no place; `line` leads across it, and `cells` are the outlines of those that
    close a way. `names` are the ids of what stands there, "" for the edge of the table. `details` are what the text
    speaks of: of a passage how wide or high it is (`found`), what the figure needs or can do (`needed`), and how much
    it `lacks`.
    """

    kind: str
    at: Point3 | None = None
    line: tuple[Point, ...] = ()
    names: tuple[str, ...] = ()
    details: tuple[tuple[str, Any], ...] = ()
    cells: tuple[Ring, ...] = ()


Barred: TypeAlias = tuple[Hindrance, ...]
"""What stops a figure on one way: all of it must be otherwise for the way to be there."""


@dataclass(frozen=True, slots=True)
class Shut:
    """A part of the ground that a figure never gets to: its area in square steps, a place in it, and why."""

    area: float
    inside: Point3
    why: Barred


def ways_barred(climber: Climber, goal: tuple[Point, float], stop: Callable[[], bool] = never) -> tuple[Barred, ...]:
    """What stops a body on its way to a place and stand height: on the way that lacks least, and on one otherwise.

    Empty where nothing is too narrow and nothing too high.
    """
    return tuple(_told(found) for found in bottlenecks(climber, goal, stop) or ())


def grounds_shut(climber: Climber, stop: Callable[[], bool] = never) -> tuple[Shut, ...]:
    """The largest parts of the ground that a body does not get to, however far it may go."""
    closed = closed_parts(climber, LEAST_SHUT, stop)[:MOST_SHUT]
    return tuple(Shut(each.area, (*each.inside[0], each.inside[1]), _told(each.bottleneck)) for each in closed)


def _told(found: Bottleneck) -> Barred:
    return tuple(_hindrance(lack) for lack in found.lacks)


def _hindrance(lack: Lack) -> Hindrance:
    details = (("found", lack.found), ("needed", lack.needed), ("lacks", lack.lacks))
    return Hindrance(lack.kind, lack.at, lack.ends, lack.between, details)
