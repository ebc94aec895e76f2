"""Covered shares against a second calculation written differently, on random scenes."""

from __future__ import annotations

import random
from math import asin, tan

import pytest

from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle
from pb12table.table.sight.cover import covered_share
from pb12table.table.terrain import Piece
from tests.run import times
from tests.table.scanlines import scanned_share
from tests.table.scene import COACH, block, field, human, ramp_east


def _random_piece(dice: random.Random, number: int) -> Piece:
    x, y = dice.uniform(1.0, 9.0), dice.uniform(-2.0, 2.0)
    base = dice.choice([0.0, 0.0, dice.uniform(0.0, 3.0)])
    height = dice.uniform(0.2, 3.0)
    kind = dice.randrange(4)
    if kind == 0:
        return block(f"p{number}", x, y, x + dice.uniform(0.1, 2), y + dice.uniform(0.1, 2), height, base)
    if kind == 1:
        return ramp_east(f"p{number}", x, y, x + dice.uniform(0.3, 2), y + dice.uniform(0.3, 2), height)
    if kind == 2:
        corner = dice.uniform(0.2, 0.8)
        return Piece(
            f"p{number}",
            ((x, y), (x + 2, y), (x + 2, y + 0.4), (x + corner, y + 0.4), (x + corner, y + 2), (x, y + 2)),
            base=base,
            height=height,
        )
    outline = ((x, y), (x + 2, y - 0.3), (x + 2.2, y + 1.6), (x + 0.1, y + 1.4))
    hole = ((x + 0.4, y + 0.3), (x + 1.6, y + 0.2), (x + 1.5, y + 1.0))
    return Piece(f"p{number}", outline, (hole,), base=base, height=height)


def _random_body(dice: random.Random, number: int) -> Body:
    x, y, z = dice.uniform(0.5, 9.5), dice.uniform(-0.8, 0.8), dice.choice([0.0, dice.uniform(-0.5, 2.5)])
    if dice.random() < 0.2:
        return Body(f"b{number}", COACH, dice.uniform(3, 7), y * 2, z, 0.0, dice.uniform(0.5, 2.0), 1.0)
    return Body(f"b{number}", Circle(dice.uniform(0.1, 0.6)), x, y, z, 0.0, dice.uniform(0.3, 2.5), 1.0)


@pytest.mark.parametrize("seed", range(times(20, 60)))
def test_shares_agree_with_the_second_calculation(seed: int) -> None:
    dice = random.Random(seed)
    pieces = [_random_piece(dice, i) for i in range(dice.randrange(4))]
    others = [_random_body(dice, i) for i in range(dice.randrange(4))]
    table = field(*pieces)
    eye = (0.0, dice.uniform(-0.5, 0.5), dice.choice([1.8, dice.uniform(0.2, 5.0)]))
    target = human("target", 10.0, dice.uniform(-0.5, 0.5), dice.choice([0.0, dice.uniform(0.0, 3.0)]))
    share = covered_share(table, eye, target, others).covered_share
    assert share == pytest.approx(scanned_share(table, eye, target, others), abs=6e-3)


def test_the_curved_edge_of_a_lower_body_is_exact() -> None:
    # A disc below the eye, wholly before the target: the covered part ends at the far arc. Its area follows from
    # Simpson's rule over very many columns, with the ends of the disc as limits.
    other = Body("low", Circle(0.25), 5.0, 0.0, 0.0, 0.0, 1.2, 1.0)
    target = human("target", 10.0, 0.0)
    share = covered_share(field(), (0.0, 0.0, 1.8), target, (other,)).covered_share
    half = 10.0 * tan(asin(0.25 / 10.0))
    width = 10.0 * tan(asin(0.25 / 5.0))
    assert width > half
    count = 20000
    total = 0.0
    for i in range(count + 1):
        u = half * (2.0 * i / count - 1.0)
        # Nearest point of the disc in this column: (1 + s^2) w^2 - 10 w + 25 - r^2 = 0.
        s = u / 10.0
        near = (5.0 - (25.0 - (1.0 + s * s) * (25.0 - 0.0625)) ** 0.5) / (1.0 + s * s)
        far = (5.0 + (25.0 - (1.0 + s * s) * (25.0 - 0.0625)) ** 0.5) / (1.0 + s * s)
        assert near < far
        total += (1 if i in (0, count) else 4 if i % 2 else 2) * max(0.0, 1.8 - 0.6 * 10.0 / far)
    area = total * (2.0 * half / count) / 3.0
    assert share == pytest.approx(area / (2.0 * half * 2.0), abs=1e-9)
