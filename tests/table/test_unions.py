"""Many rings as one: the area, the holes and the validity that shapely finds."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.table.stars import Floats
from pb12table.table.unions import united


def ring(*points: tuple[float, float]) -> Floats:
    return np.array(points)


def box(x: float, y: float, width: float, depth: float) -> Floats:
    return ring((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))


def star(dice: random.Random) -> Floats:
    """A ring around a middle, as the search makes them."""
    x, y = dice.uniform(0.0, 20.0), dice.uniform(0.0, 20.0)
    angles = sorted(dice.uniform(0.0, 2.0 * math.pi) for _ in range(dice.randint(3, 24)))
    found = [(x + far * math.cos(a), y + far * math.sin(a)) for a in angles for far in (dice.uniform(0.2, 6.0),)]
    return np.array(found) if max(np.diff([*angles, angles[0] + 2.0 * math.pi])) < math.pi else star(dice)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from((1, 5, 40, 150)))
def test_a_union_is_what_shapely_finds(seed: int, count: int) -> None:
    dice = random.Random(seed)
    rings = [star(dice) for _ in range(count)]
    found = united(rings)
    expected = shapely.union_all([shapely.Polygon(points) for points in rings])
    assert found.is_valid
    # A hair for each corner: coordinates are rounded to a hundred-millionth.
    assert found.symmetric_difference(expected).area < 1e-5
    assert found.area == pytest.approx(expected.area, abs=1e-6)


def test_a_yard_stays_open() -> None:
    walls = [box(0, 0, 5, 1), box(4, 0, 1, 5), box(0, 4, 5, 1), box(0, 0, 1, 5)]
    found = united(walls)
    assert found.area == pytest.approx(16.0)
    assert len(shapely.get_parts(found)[0].interiors) == 1


def test_an_island_in_a_yard_is_a_part_of_its_own() -> None:
    walls = [box(0, 0, 5, 1), box(4, 0, 1, 5), box(0, 4, 5, 1), box(0, 0, 1, 5), box(2, 2, 1, 1)]
    assert sorted(part.area for part in shapely.get_parts(united(walls))) == pytest.approx([1.0, 16.0])


def test_what_meets_at_a_point_is_valid() -> None:
    found = united([box(0, 0, 1, 1), box(1, 1, 1, 1)])
    assert found.is_valid
    assert found.area == pytest.approx(2.0)


def test_what_lies_apart_stays_apart() -> None:
    assert len(shapely.get_parts(united([box(0, 0, 1, 1), box(3, 0, 1, 1)]))) == 2


def test_nothing_is_nothing() -> None:
    assert united([]).is_empty
