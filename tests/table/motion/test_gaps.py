"""Gaps in space between bodies, and to terrain; bodies in several stances."""

from __future__ import annotations

import random
from math import cos, hypot, inf, pi, sin

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Body
from pb12table.table.footprints import footprint_distance, footprint_polygon
from pb12table.table.motion.contact import bodies_overlap
from pb12table.table.motion.vertical import Stance, gap, gap_to_piece, has_headroom
from pb12table.table.shapes import TOLERANCE, Circle, moved
from pb12table.table.unions import Floats
from tests.table.scene import block, coach, field, human, ramp_east

PLACE, HEIGHT, ANGLE = st.floats(0.0, 12.0), st.floats(0.0, 6.0), st.floats(0.0, 360.0)


def bodies(kind: str, name: str, x: float, y: float, z: float, facing: float) -> Body:
    return (human if kind == "human" else coach)(name, x, y, z, facing)


KINDS = st.sampled_from(("human", "coach"))
BODIES = st.builds(bodies, KINDS, st.just("a"), PLACE, PLACE, HEIGHT, ANGLE)


def sampled(body: Body, count: int) -> Floats:
    """Points (x, y, z) on the border of a body, at its feet and its top and between."""
    rim = [moved(body.position, 360.0 * number / count, 0.25) for number in range(count)]
    if not isinstance(body.footprint, Circle):
        line = footprint_polygon(body).exterior
        points = [line.interpolate(number / count, normalized=True) for number in range(count)]
        rim = [(point.x, point.y) for point in points]
    return np.array([(x, y, body.z + share * body.height / 12.0) for x, y in rim for share in range(13)])


@given(BODIES, BODIES)
def test_a_gap_is_the_same_from_both_sides_and_none_just_where_bodies_meet(one: Body, two: Body) -> None:
    assert gap(one, two) == pytest.approx(gap(two, one), abs=1e-9)
    assert gap(one, one) == 0.0
    if bodies_overlap(one, two):
        assert gap(one, two) <= TOLERANCE
    assert gap(one, two) >= max(0.0, one.z - two.top, two.z - one.top) - 1e-12


@given(BODIES, BODIES, st.floats(-5.0, 5.0), st.floats(-5.0, 5.0), st.floats(-2.0, 2.0))
def test_a_gap_does_not_change_when_both_are_carried_elsewhere(
    one: Body, two: Body, east: float, north: float, up: float
) -> None:
    there = [body.at(body.x + east, body.y + north, body.z + up) for body in (one, two)]
    assert gap(*there) == pytest.approx(gap(one, two), abs=1e-6)


@pytest.mark.parametrize("seed", range(4))
def test_a_gap_is_that_of_the_nearest_points(seed: int) -> None:
    dice = random.Random(f"gaps {seed}")
    for _ in range(10):
        one, two = (
            bodies(kind, name, dice.uniform(0.0, 9.0), dice.uniform(0.0, 9.0), dice.uniform(0.0, 5.0), 30.0)
            for name, kind in zip("ab", dice.choices(("human", "coach"), k=2), strict=True)
        )
        exact = gap(one, two)
        if footprint_distance(one, two) == 0.0:
            assert exact == max(0.0, one.z - two.top, two.z - one.top)
            continue
        near = float(np.linalg.norm(sampled(one, 72)[:, None] - sampled(two, 72), axis=2).min())
        assert exact <= near + 1e-9
        if exact > 0.3:
            assert near <= exact + 0.09


def test_gaps_that_can_be_reckoned_by_hand() -> None:
    assert gap(human("a", 0, 0), human("b", 3, 4)) == pytest.approx(4.5)
    # 3 apart in plan, 4 in height: 2 high, at 6.
    assert gap(human("a", 0, 0), human("b", 3.5, 0, 6.0)) == pytest.approx(5.0)
    table = field(block("hut", 5, 0, 8, 4, 2.0), ramp_east("ramp", 5, 10, 9, 14, 4.0))
    assert gap_to_piece(table, human("a", 4, 2), "hut") == pytest.approx(0.75)
    assert gap_to_piece(table, human("a", 6, 2, 2.0), "hut") == 0.0
    assert gap_to_piece(table, human("a", 1.75, 2, 6.0), "hut") == pytest.approx(5.0)
    with pytest.raises(ValueError, match="no piece 'shed'"):
        gap_to_piece(table, human("a", 4, 2), "shed")


@pytest.mark.parametrize("seed", range(3))
def test_the_gap_to_a_ramp_is_that_of_the_nearest_points(seed: int) -> None:
    """Above a slope of 45 degrees, and beside it: held against points all over the ramp."""
    dice = random.Random(f"ramps {seed}")
    table = field(ramp_east("ramp", 5, 5, 8, 8, 3.0))
    steps = 60
    for _ in range(8):
        body = human("a", dice.uniform(2, 11), dice.uniform(2, 11), dice.uniform(0.0, 6.0))
        near = inf
        for column in range(steps + 1):
            x = 5.0 + 3.0 * column / steps
            for row in range(steps + 1):
                y = 5.0 + 3.0 * row / steps
                plan = max(0.0, hypot(x - body.x, y - body.y) - 0.25)
                near = min(near, hypot(plan, max(0.0, body.z - (x - 5.0))))
        exact = gap_to_piece(table, body, "ramp")
        assert exact <= near + 1e-6
        assert near <= exact + 0.05


@given(PLACE, PLACE, st.floats(0.3, 2.5), st.floats(0.1, 1.0))
def test_a_body_in_another_stance_stands_where_it_stood(x: float, y: float, height: float, share: float) -> None:
    stance = Stance(height, share * height)
    body = stance.of(human("a", x, y, 1.0))
    assert (body.position, body.z, body.top) == ((x, y), 1.0, 1.0 + height)
    assert body.base_point == (x, y, 1.0 + share * height)
    assert body == Stance(height, share * height).of(body)
    assert hash(body) == hash(Stance(height, share * height).of(body))


def test_getting_up_takes_room_above() -> None:
    table = field(block("bridge", 4, 4, 8, 8, 0.5, 1.5))
    standing, kneeling = Stance(1.8, 1.62), Stance(1.2, 1.08)
    under, beside = kneeling.of(human("a", 6, 6)), kneeling.of(human("a", 2, 2))
    assert has_headroom(table, under, kneeling, ())
    assert not has_headroom(table, under, standing, ())
    assert has_headroom(table, under, Stance(1.5, 1.3), ())
    assert has_headroom(table, beside, standing, ())
    assert not has_headroom(table, beside, standing, (human("b", 2.3, 2, 1.5),))


def test_a_circle_and_its_polygon_are_as_far() -> None:
    """A gap to a round base is the one to a polygon of many corners on its rim, nearly."""
    one, far = human("a", 0.0, 0.0), human("b", 4.0, 1.0)
    rim = [(0.25 * cos(2 * pi * k / 360), 0.25 * sin(2 * pi * k / 360)) for k in range(360)]
    assert gap(one, far) == pytest.approx(min(hypot(4.0 - x, 1.0 - y) for x, y in rim) - 0.25, abs=1e-4)
