"""From which facings a body sees another."""

from __future__ import annotations

import random
from math import asin, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.sight.sight import ALL_ROUND, sighted_facings
from tests.table.scene import LEAST, block, coach, field, human, sight_to_body, wall


def test_a_free_target_is_seen_a_little_beyond_the_sight_angle_to_each_side() -> None:
    # Half of the target's width is seen under asin(1/40); one hundredth of it must be inside.
    found = sighted_facings(field(), human("a", 10.0, 10.0), human("b", 20.0, 10.0), 60.0, (), LEAST)
    ((start, end),) = found
    assert start == pytest.approx(360.0 - (end - 360.0), abs=1e-6)
    half = degrees(asin(0.025))
    assert 60.0 < end - 360.0 < 60.0 + half
    assert end - 360.0 == pytest.approx(60.0 + 0.98 * half, abs=1e-3)


def test_all_round_any_facing_does_and_hidden_none() -> None:
    a, b = human("a", 10.0, 10.0), human("b", 20.0, 10.0)
    assert sighted_facings(field(), a, b, 180.0, (), LEAST) == (ALL_ROUND,)
    assert sighted_facings(field(block("w", 14, 5, 15, 15, 3.0)), a, b, 180.0, (), LEAST) == ()
    assert sighted_facings(field(block("w", 14, 5, 15, 15, 3.0)), a, b, 60.0, (), LEAST) == ()
    assert sighted_facings(field(), a, b, 0.0, (), LEAST) == ()


def test_a_wide_target_with_its_middle_covered_is_seen_on_two_sides() -> None:
    table = field(wall(11.0, 3.0, 9.6, 10.4))
    found = sighted_facings(table, human("a", 10.0, 10.0), coach("b", 13.0, 10.0, facing=90.0), 15.0, (), LEAST)
    assert len(found) == 2
    # One to the left and one to the right, alike; straight ahead the wall fills all the sight angle.
    (left_start, left_end), (right_start, right_end) = found
    assert 0.0 < left_start < left_end < 180.0 < right_start < right_end < 360.0
    assert left_end - left_start == pytest.approx(right_end - right_start, abs=1e-5)


@given(st.integers(0, 2**32))
def test_inside_a_stretch_there_is_a_sight_line_and_outside_there_is_none(seed: int) -> None:
    dice = random.Random(seed)
    a = human("a", 10.0, 10.0)
    b = human("b", dice.uniform(11.0, 20.0), dice.uniform(5.0, 15.0))
    table = field(wall(dice.uniform(10.3, 20.0), dice.uniform(0.5, 3.0), 5.0, dice.uniform(6.0, 15.0)))
    half = 15.0 * dice.choice([1, 2, 4, 6, 9, 11])
    found = sighted_facings(table, a, b, half, (), LEAST)
    for _ in range(20):
        facing = dice.uniform(0.0, 360.0)
        if any(abs((facing - end + 180.0) % 360.0 - 180.0) < 1e-5 for stretch in found for end in stretch):
            continue
        inside = any(start <= facing <= end or start <= facing + 360.0 <= end for start, end in found)
        turned = a.at(a.x, a.y, a.z, facing)
        assert sight_to_body(table, turned, b, half, ()).exists == inside
