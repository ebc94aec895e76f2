"""Movement from square to square, where a fight is played on a grid.  D092, an option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pb12table.systems.d20.rules.data import CELL
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Outline, Point
from pb12table.table.units import TOLERANCE, rounded

_NEAR: Final = 0.002
"""So far off the middle of its squares a place may be by rounding, in metres."""


def squares_across(body: Body) -> int:
    """How many squares a body is broad."""
    assert isinstance(body.footprint, Outline), "on a grid bodies are squares"
    side = 2.0 * max(x for x, _ in body.footprint.points)
    return max(1, round(side / CELL))


def is_on_grid(body: Body, at: Point) -> bool:
    """Whether a place is the middle of the squares of a body: of one or three squares, or the corner of two."""
    offset = 0.5 if squares_across(body) % 2 else 0.0
    return all(abs(value / CELL - offset - round(value / CELL - offset)) * CELL <= _NEAR for value in at)


def nearest_on_grid(body: Body, at: Point) -> Point:
    """The middle of the squares of a body that is nearest to a place."""
    offset = 0.5 if squares_across(body) % 2 else 0.0
    x, y = ((round(value / CELL - offset) + offset) * CELL for value in at)
    return (rounded(x), rounded(y))


def steps_to(body: Body, start: Point, goal: Point) -> Iterator[Point] | None:
    """The squares straight or diagonally from one to another; None where that is no such way."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    across, along = round(abs(dx) / CELL), round(abs(dy) / CELL)
    straight = across == 0 or along == 0 or across == along
    if not straight or not is_on_grid(body, goal) or max(across, along) == 0:
        return None
    return _steps(start, goal, max(across, along))


def _steps(start: Point, goal: Point, count: int) -> Iterator[Point]:
    for number in range(1, count + 1):
        share = number / count
        yield (
            rounded(start[0] + share * (goal[0] - start[0])),
            rounded(start[1] + share * (goal[1] - start[1])),
        )


def length_in_squares(start: Sequence[float], end: Sequence[float]) -> float:
    """How long a way from a place to another is: diagonals are as long as straight ones, heights count where longer."""
    plan = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    squares = round(plan / CELL) * CELL if plan > TOLERANCE else 0.0
    return max(squares, abs(end[2] - start[2])) if squares else abs(end[2] - start[2])
