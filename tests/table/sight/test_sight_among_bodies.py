"""Sight leaves out the bodies that are too far aside to hide anything; nothing else may come of it."""

import random

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Outline
from pb12table.table.sight.cover import covered_share
from tests.table.scene import GAIT, sight_to_body

WEDGE = Outline(((-1.0, -0.5), (1.5, -0.5), (1.0, 0.5), (-1.0, 0.5)))


@pytest.mark.parametrize("seed", range(150))
def test_no_body_that_hides_something_is_left_out(seed: int) -> None:
    chance = random.Random(seed)
    footprints = (Circle(0.25), Circle(0.25), Circle(0.5), Circle(1.5), WEDGE)
    bodies = [
        Body(
            f"body-{number}",
            chance.choice(footprints),
            chance.uniform(0.0, 9.0),
            chance.uniform(0.0, 9.0),
            chance.choice((0.0, 0.0, 1.0)),
            chance.uniform(0.0, 359.0),
            chance.uniform(0.5, 3.0),
            1.0,
        )
        for number in range(chance.randint(3, 10))
    ]
    observer, target, *others = bodies
    field = Battlefield(10.0, 10.0, (), GAIT)
    seen = sight_to_body(field, observer, target, 180.0, others)
    cover = covered_share(field, observer.base_point, target, others)
    assert (seen.covered_share, seen.blockers) == (cover.covered_share, tuple(name for name, _ in cover.shares))
