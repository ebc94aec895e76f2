"""How fast the table answers: run with `make bench`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.falling import landings, stand
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import Circle, Ring, moved
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.sight import sight_to_body
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT, LEAST

Benchmark = Callable[..., Any]


def _town(seed: int) -> tuple[Battlefield, tuple[Body, ...]]:
    """80 pieces, among them low walls, thin fences and yards, and 40 bodies that stand free."""
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for i in range(80):
        x, y = dice.uniform(1, 57), dice.uniform(1, 37)
        if i % 4 == 0:
            pieces.append(Piece(f"p{i}", ((x, y), (x + 2, y + 1), (x + 2, y + 2)), height=1.2, thin=True))
        elif i % 4 == 1:
            outline: Ring = ((x, y), (x + 2, y), (x + 2, y + 0.5), (x + 0.5, y + 0.5), (x + 0.5, y + 2), (x, y + 2))
            pieces.append(Piece(f"p{i}", outline, height=dice.choice([1.0, 1.5, 3.0])))
        else:
            outline = ((x, y), (x + dice.uniform(0.5, 3), y), (x + 2, y + 1), (x, y + dice.uniform(0.5, 3)))
            pieces.append(Piece(f"p{i}", outline, height=dice.choice([0.2, 1.0, 1.5, 3.0])))
    table = Battlefield(60.0, 40.0, tuple(pieces), GAIT)
    bodies: list[Body] = []
    while len(bodies) < 40:
        body = Body(
            f"b{len(bodies)}",
            Circle(0.25),
            round(dice.uniform(1, 59), 3),
            round(dice.uniform(1, 39), 3),
            0.0,
            dice.uniform(0, 359),
            2.0,
            1.8,
        )
        if not overlapping(table, body, bodies):
            bodies.append(body)
    return table, tuple(bodies)


@pytest.fixture(scope="module")
def town() -> tuple[Battlefield, tuple[Body, ...]]:
    return _town(1)


def test_twenty_by_twenty_covered_shares(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    """400 shares; nothing is remembered, since each round looks from a little higher."""
    table, bodies = town
    rounds = itertools.count()

    def matrix() -> float:
        lifted = 1e-7 * next(rounds)
        total = 0.0
        for observer in bodies[:20]:
            eye = (observer.x, observer.y, 1.8 + lifted)
            for target in bodies[20:]:
                cover = covered_share(table, eye, target, bodies)
                total += cover.covered_share
        return total

    assert 0.0 < benchmark(matrix) < 400.0


def test_sight_to_body(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    """One sight across the table, each from another place."""
    table, bodies = town
    rounds = itertools.count()

    def look() -> bool:
        observer = bodies[0].at(bodies[0].x + 1e-6 * next(rounds), bodies[0].y, 0.0)
        return sight_to_body(table, observer, bodies[1], 180.0, bodies, LEAST).covered_share >= 0.0

    assert benchmark(look)


def test_sight_to_body_remembered(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    table, bodies = town
    assert benchmark(lambda: sight_to_body(table, bodies[0], bodies[1], 180.0, bodies, LEAST).distance) > 0.0


def test_walk(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    """One step of one body in all directions in turn, the others staying where they are."""
    table, bodies = town
    body, others = bodies[0], bodies[1:]
    ends = itertools.cycle([moved(body.position, float(angle), 1.0) for angle in range(360)])
    assert benchmark(lambda: walk(table, body, next(ends), others)).travelled <= 1.002


def test_walk_with_new_neighbours(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    """As above, but somebody else has moved before each question."""
    table, bodies = town
    body = bodies[0]
    rounds = itertools.count()

    def step() -> float:
        other = bodies[1].at(bodies[1].x + 1e-6 * next(rounds), bodies[1].y, 0.0)
        return walk(table, body, (body.x + 1.0, body.y), (other, *bodies[2:])).travelled

    assert benchmark(step) <= 1.002


def test_stand(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    table, bodies = town
    rounds = itertools.count()
    body, others = bodies[0], bodies[1:]
    assert benchmark(lambda: stand(table, body.at(body.x + 1e-7 * next(rounds), body.y, 0.0), others)).safe


def test_landings(benchmark: Benchmark, town: tuple[Battlefield, tuple[Body, ...]]) -> None:
    """A fall onto another body's head, with a free place to be found beside it."""
    table, bodies = town
    faller = bodies[0].at(bodies[1].x, bodies[1].y, 4.0)
    assert benchmark(lambda: landings(table, faller, bodies[1:]))
