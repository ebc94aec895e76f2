"""The vectors of the catalogue on measuring and sight."""

from __future__ import annotations

from math import sqrt

import pytest

from pb12table.table.shapes import at_most, distance
from pb12table.table.sight.cover import cover_from_blast, covered_share
from pb12table.table.sight.sight import sight_to_point
from pb12table.table.terrain import Piece
from tests.table.scene import block, field, human, sight_to_body, wall


@pytest.mark.vector("V012")
def test_v012_picture_of_the_sight_angle() -> None:
    table = field(wall(5, 4.0, -4.0, -1.0))
    observer = human("f", 0, 0)
    a, b, c, d = human("a", 1.7365, 9.8481), human("b", 8, -3), human("c", 6, 1), human("d", 4.8481, 8.7462)
    everybody = (a, b, c, d)
    sights = {target.id: sight_to_body(table, observer, target, 60.0, everybody) for target in everybody}
    assert {name: sight.exists for name, sight in sights.items()} == {"a": False, "b": False, "c": True, "d": True}
    assert not sights["a"].in_sight_angle
    assert sights["a"].covered_share == 0.0
    assert sights["b"].in_sight_angle
    assert sights["b"].covered_share == pytest.approx(1.0, abs=1e-9)
    assert sights["b"].blockers == ("wall",)
    assert sights["d"].visible_share == pytest.approx(0.151, abs=5e-4)


@pytest.mark.vector("V061")
def test_v061_distance_in_space() -> None:
    assert distance(human("a", 0, 0).base_point, human("b", 3, 0, 4.0).base_point) == pytest.approx(5.0, abs=1e-12)


@pytest.mark.vector("V062")
def test_v062_point_on_the_ground_at_exactly_the_radius() -> None:
    length = distance(human("a", 2.4, 0).base_point, (0.0, 0.0, 0.0))
    assert length == pytest.approx(3.0, abs=1e-12)
    assert at_most(length, 3.0)


@pytest.mark.vector("V063")
def test_v063_radius_is_inclusive() -> None:
    lengths = [distance(human("a", x, 0).base_point, (0.0, 0.0, 1.8)) for x in (4.0, 4.01)]
    assert [at_most(length, 4.0) for length in lengths] == [True, False]


@pytest.mark.parametrize(
    ("half_angle", "point", "exists"),
    [
        pytest.param(60.0, (5.0, 8.660254, 1.8), True, marks=pytest.mark.vector("V067")),
        pytest.param(60.0, (5.0, 8.70, 1.8), False, marks=pytest.mark.vector("V067")),
        pytest.param(90.0, (0.0, 5.0, 1.8), True, marks=pytest.mark.vector("V068")),
        pytest.param(90.0, (-0.01, 5.0, 1.8), False, marks=pytest.mark.vector("V068")),
        pytest.param(180.0, (-5.0, 0.0, 1.8), True, marks=pytest.mark.vector("V069")),
        pytest.param(0.0, (5.0, 0.0, 0.0), True, marks=pytest.mark.vector("V070")),
        pytest.param(0.0, (5.0, 0.05, 0.0), False, marks=pytest.mark.vector("V070")),
        pytest.param(0.0, (0.0, 0.0, 9.0), True),
    ],
)
def test_sight_angle_to_a_point(half_angle: float, point: tuple[float, float, float], exists: bool) -> None:
    sight = sight_to_point(field(), human("a", 0, 0), point, half_angle, ())
    assert sight.exists is exists
    assert sight.in_sight_angle is exists
    assert sight.blockers == ()


@pytest.mark.vector("V067")
def test_v067_an_angle_met_exactly_is_borderline() -> None:
    observer = human("a", 0, 0)
    exact = sight_to_point(field(), observer, (5.0, 5.0 * sqrt(3.0), 1.8), 60.0, ())
    assert exact.exists
    assert exact.borderline
    assert not sight_to_point(field(), observer, (5.0, 8.0, 1.8), 60.0, ()).borderline


@pytest.mark.vector("V073")
def test_v073_touching_the_top_of_a_wall_does_not_interrupt() -> None:
    touching = sight_to_point(field(wall(5, 0.9)), human("a", 0, 0), (10.0, 0.0, 0.0), 90.0, ())
    assert touching.exists
    assert touching.borderline
    through = sight_to_point(field(wall(5, 0.95)), human("a", 0, 0), (10.0, 0.0, 0.0), 90.0, ())
    assert not through.exists
    assert not through.borderline
    assert through.blockers == ("wall",)


@pytest.mark.vector("V075")
@pytest.mark.parametrize(
    ("height", "share"),
    [
        (0.9, 0.0),
        (0.905, 0.005),
        (0.95, 0.05),
        (1.15, 0.25),
        (1.16, 0.26),
        (1.4, 0.5),
        (1.42, 0.52),
        (1.65, 0.75),
        (1.66, 0.76),
        (1.89, 0.99),
    ],
)
def test_v075_covered_share_behind_a_low_wall(height: float, share: float) -> None:
    sight = sight_to_body(field(wall(5, height)), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(share, abs=1e-12)
    assert sight.visible_share == pytest.approx(1.0 - share, abs=1e-12)
    assert sight.exists
    assert sight.borderline is (height == 1.89)


@pytest.mark.vector("V076")
@pytest.mark.parametrize(("height", "share"), [(1.895, 0.995), (1.9, 1.0)])
def test_v076_hidden_above_ninety_nine_per_cent(height: float, share: float) -> None:
    sight = sight_to_body(field(wall(5, height)), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(share, abs=1e-12)
    assert not sight.exists
    assert sight.in_sight_angle


PLATE = Piece("plate", ((5.0, 0.0), (5.0, 3.0)), height=5.0, thin=True)


@pytest.mark.vector("V077")
def test_v077_plate_over_half_the_view() -> None:
    sight = sight_to_body(field(PLATE), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(0.5, abs=1e-12)


@pytest.mark.vector("V078")
def test_v078_smoke_adds_a_level_and_covers_nothing() -> None:
    smoke = block("smoke", 6, -1, 7, 1, 3.0, translucent=1, passable=True)
    sight = sight_to_body(field(PLATE, smoke), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(0.5, abs=1e-12)
    assert sight.translucent == ("smoke",)
    assert sight.blockers == ("plate",)


def test_smoke_that_is_not_crossed_or_merely_touched_adds_nothing() -> None:
    low = block("low", 6, -1, 7, 1, 1.8, translucent=1, passable=True)
    aside = block("aside", 6, 0, 7, 1, 3.0, translucent=1, passable=True)
    sight = sight_to_body(field(low, aside), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.translucent == ()


@pytest.mark.vector("V079")
def test_v079_two_walls_make_one_union() -> None:
    near, far = wall(4, 1.4, name="near"), wall(6, 1.4, name="far")
    sight = sight_to_body(field(near, far), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(1.1333333333333333 / 2.0, abs=1e-9)
    assert sight.blockers == ("far", "near")
    cover = covered_share(field(near, far), (0.0, 0.0, 1.8), human("b", 10, 0), ())
    assert dict(cover.shares) == pytest.approx({"near": 0.4, "far": 1.1333333333333333 / 2.0}, abs=1e-9)


@pytest.mark.vector("V080")
def test_v080_a_body_beside_the_axis_covers_exactly_half() -> None:
    observer, target = human("a", 0, 0), human("b", 10, 0)
    beside = sight_to_body(field(), observer, target, 90.0, (observer, human("c", 5, 0.25), target))
    assert beside.covered_share == pytest.approx(0.5, abs=1e-9)
    assert beside.blockers == ("c",)
    between = sight_to_body(field(), observer, target, 90.0, (human("c", 5, 0),))
    assert between.covered_share == pytest.approx(1.0, abs=1e-9)
    assert not between.exists


@pytest.mark.vector("V081")
def test_v081_what_is_no_body_hides_nothing() -> None:
    marker = block("marker", 4.9, -0.1, 5.1, 0.1, 2.0, blocks_sight=False, passable=True)
    sight = sight_to_body(field(marker), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == 0.0
    assert sight.blockers == ()


@pytest.mark.vector("V082")
def test_v082_from_a_roof_over_a_wall() -> None:
    sight = sight_to_body(field(wall(9, 1.5)), human("a", 0, 0, 4.0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx((5.8 - 4.3 / 0.9) / 2.0, abs=1e-9)
    assert sight.covered_share == pytest.approx(0.511, abs=5e-4)


@pytest.mark.vector("V083")
def test_v083_the_sight_angle_does_not_cover() -> None:
    target = human("b", 4.8481, 8.7462)
    sight = sight_to_body(field(), human("a", 0, 0), target, 60.0, ())
    assert sight.exists
    assert sight.covered_share == 0.0
    assert sight.visible_share == pytest.approx(0.151, abs=5e-4)


@pytest.mark.vector("V161")
def test_v161_cover_against_a_blast() -> None:
    table = field(wall(2, 1.4))
    cover = cover_from_blast(table, (0.0, 0.0, 1.8), human("b", 4, 0))
    assert cover.covered_share == pytest.approx(0.5, abs=1e-9)


@pytest.mark.vector("V162")
def test_v162_fully_hidden_from_a_blast() -> None:
    cover = cover_from_blast(field(wall(2, 1.9)), (0.0, 0.0, 1.8), human("b", 4, 0))
    assert cover.covered_share == pytest.approx(1.0, abs=1e-9)


@pytest.mark.vector("V163")
def test_v163_hedges_and_bodies_are_no_cover_against_a_blast() -> None:
    hedge = Piece("hedge", ((2.0, -3.0), (2.0, 3.0)), height=1.4, thin=True, stops_damage=False)
    target = human("b", 4, 0)
    assert cover_from_blast(field(hedge), (0.0, 0.0, 1.8), target).covered_share == 0.0
    seen = covered_share(field(hedge), (0.0, 0.0, 1.8), target, ())
    assert seen.covered_share == pytest.approx(0.5, abs=1e-9)


@pytest.mark.vector("V348")
def test_v348_across_a_wall_at_close_distance() -> None:
    sight = sight_to_body(field(wall(1, 1.4)), human("a", 0, 0), human("b", 2, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(0.5, abs=1e-9)
