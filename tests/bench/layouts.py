"""The three seeded layouts of the benchmarks: about one piece for each 30 square steps.

Half of the pieces are taller than a man's eye and half lower, and half of each are not convex (angles, courts open
to one side, yards with a hole, crosses); the convex ones are blocks, round towers of twelve sides and thin walls.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin, sqrt

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.shapes import Circle, Point, Ring
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT


@dataclass(frozen=True, slots=True)
class Layout:
    """A table with its bodies, all standing free on the ground."""

    name: str
    table: Battlefield
    bodies: tuple[Body, ...]


SIZES: dict[str, tuple[int, int, float, float]] = {
    "small": (20, 10, 30.0, 20.0),
    "middle": (80, 40, 60.0, 40.0),
    "large": (400, 150, 120.0, 100.0),
}
"""Pieces, figures, width and depth of each layout."""


@cache
def layout(name: str) -> Layout:
    """The layout of a name; always the same."""
    pieces, figures, width, depth = SIZES[name]
    dice = random.Random(f"layout {name}")
    table = Battlefield(width, depth, tuple(_piece(dice, number, width, depth) for number in range(pieces)), GAIT)
    bodies: list[Body] = []
    while len(bodies) < figures:
        x, y = round(dice.uniform(1.0, width - 1.0), 3), round(dice.uniform(1.0, depth - 1.0), 3)
        facing = float(dice.randrange(360))
        body = Body(f"figure-{len(bodies)}", Circle(0.25), x, y, 0.0, facing, 2.0, 1.8)
        if not overlapping(table, body, bodies):
            bodies.append(body)
    return Layout(name, table, tuple(bodies))


@cache
def town(pieces: int) -> Battlefield:
    """Return a table of mixed heights with that many pieces, as dense as the others."""
    dice = random.Random(f"mixed {pieces} 1")
    width, depth = round(sqrt(45.0 * pieces), 1), round(sqrt(20.0 * pieces), 1)
    return Battlefield(width, depth, tuple(_piece(dice, number, width, depth) for number in range(pieces)), GAIT)


@cache
def crowd(figures: int) -> Layout:
    """The middle layout with another number of figures."""
    where, dice = layout("middle"), random.Random(f"crowd {figures}")
    bodies: list[Body] = []
    while len(bodies) < figures:
        x, y = (round(dice.uniform(1.0, side - 1.0), 3) for side in (where.table.width, where.table.depth))
        body = Body(f"figure-{len(bodies)}", Circle(0.25), x, y, 0.0, float(dice.randrange(360)), 2.0, 1.8)
        if not overlapping(where.table, body, bodies):
            bodies.append(body)
    return Layout(f"middle, {figures} figures", where.table, tuple(bodies))


@cache
def tall(name: str) -> Layout:
    """A layout of which every piece is taller than a man's eye."""
    where = layout(name)
    pieces = tuple(replace(piece, height=max(piece.height, 2.5)) for piece in where.table.pieces)
    return Layout(f"{name}, all tall", replace(where.table, pieces=pieces), where.bodies)


def _piece(dice: random.Random, number: int, width: float, depth: float) -> Piece:
    tall, convex = number % 2 == 0, number % 4 < 2
    height = round(dice.uniform(2.5, 5.0) if tall else dice.uniform(0.5, 1.5), 2)
    # Dice are thrown in a fixed order, so that a change of one shape leaves the others where they are.
    center = (dice.uniform(2.0, width - 2.0), dice.uniform(2.0, depth - 2.0))
    angle, size = dice.uniform(0.0, 2.0 * pi), dice.uniform(1.0, 2.0)
    shape = dice.randrange(4)
    if convex and shape == 3:
        line = _placed(((-size, 0.0), (size, 0.0)), center, angle)
        return Piece(f"wall-{number}", line, height=height, thin=True)
    if convex:
        return Piece(f"block-{number}", _placed(CONVEX[shape](size), center, angle), height=height)
    if shape == 3:
        ring, hole = _box(size, size), _box(0.6 * size, 0.6 * size)
        return Piece(f"yard-{number}", _placed(ring, center, angle), (_placed(hole, center, angle),), height=height)
    return Piece(f"angle-{number}", _placed(BENT[shape](size), center, angle), height=height)


def _placed(points: Ring, center: Point, angle: float) -> Ring:
    c, s = cos(angle), sin(angle)
    return tuple((round(center[0] + x * c - y * s, 3), round(center[1] + x * s + y * c, 3)) for x, y in points)


def _box(half_width: float, half_depth: float) -> Ring:
    return (
        (-half_width, -half_depth),
        (half_width, -half_depth),
        (half_width, half_depth),
        (-half_width, half_depth),
    )


def _long(size: float) -> Ring:
    return _box(size, 0.4 * size)


def _square(size: float) -> Ring:
    return _box(0.7 * size, 0.7 * size)


def _round(size: float) -> Ring:
    return tuple((0.8 * size * cos(i * pi / 6.0), 0.8 * size * sin(i * pi / 6.0)) for i in range(12))


def _angle(size: float) -> Ring:
    a, b = size, 0.5 * size
    return ((-a, -a), (a, -a), (a, -b), (-b, -b), (-b, a), (-a, a))


def _court(size: float) -> Ring:
    a, b = size, 0.6 * size
    return ((-a, -a), (a, -a), (a, a), (b, a), (b, -b), (-b, -b), (-b, a), (-a, a))


def _cross(size: float) -> Ring:
    a, b = size, 0.4 * size
    return (
        (-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b),
    )  # fmt: skip


CONVEX: tuple[Callable[[float], Ring], ...] = (_long, _square, _round)
BENT: tuple[Callable[[float], Ring], ...] = (_angle, _court, _cross)
