"""Many rings as one: the area, the holes and the validity that shapely finds."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.table.unions import Floats, left_over, merged, united
from tests.table.slabs import uncovered


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


def test_what_is_left_lacks_each_of_many_polygons_that_nearly_share_edges() -> None:
    # Of these GEOS 3.14 leaves the last one out of a union without a word.
    region = shapely.box(5, 9, 6.5, 13)
    shadows = [
        shapely.Polygon(points)
        for points in (
            [
                (6.0625, 8.5),
                (-58.69999081067837, 48.353840498878995),
                (-58.51249081067837, 49.853840498878995),
                (-56.82427790088582, 52.47521966741448),
                (-53.12945782245396, 57.50356625796317),
                (6.25, 10),
            ],
            [
                (6.02500025, 8.200002),
                (6.024940416269441, 8.200036666911112),
                (-56.92036184347276, 46.935607288290925),
                (-56.882802259742206, 47.235570621379814),
                (-56.88280225974219, 47.235570621379814),
                (6.0625, 8.5),
            ],
            [
                (6.25, 10),
                (-4.333403420114063, 18.46672273609125),
                (-3.2108051564489735, 19.773985082676436),
                (-2, 21),
                (6.5, 12),
            ],
        )
    ]
    left = left_over(region, shadows)
    assert left.is_valid
    assert shapely.intersection(left, shadows[2]).area == pytest.approx(0.0, abs=1e-6)


def test_two_shadows_that_share_a_corner_but_for_a_hair_are_both_in_their_union() -> None:
    # GEOS 3.14 keeps only the second of them.
    first = (
        (1.1026833809100505, 2.617),
        (1.1026833809100505, 3.0231810014856566),
        (0.3446388732510457, 2.803),
        (9.834089964516624e-05, 2.617),
    )
    second = (
        (0.34463887325104575, 2.617),
        (1.2010691297278704, 2.617),
        (1.2010691297278704, 2.8860551993669095),
        (1.2010691297278702, 3.0187550822537803),
        (1.1026833809100505, 3.0231810014856566),
        (0.34463887325104575, 2.803),
    )
    exact = 4.0 - uncovered((0.0, 2.0, 2.0, 4.0), [first, second])
    for rings in ([first, second], [second, first], [first[::-1], second]):
        assert merged(rings).area == pytest.approx(exact, abs=1e-9)


def test_shadows_of_which_geos_makes_no_polygon_have_a_union() -> None:
    # GEOS 3.14: "unable to assign free hole to a shell".
    west, hair = -0.25098232205526344, 0.2509823220552633
    first = ((west, 3.8), (-west, 3.8), (-west, 5.445057396233555), (0.0, 5.8), (west, 5.8))
    second = ((west, 3.8), (hair, 3.8), (hair, 5.8), (west, 5.7999999998137355), (west, 5.8))
    found = merged([first, second])
    assert found.is_valid
    assert found.area == pytest.approx(4.0 - uncovered((-1.0, 3.8, 1.0, 5.8), [first, second]), abs=1e-8)


@given(st.integers(0, 10**6), st.integers(1, 12))
def test_what_is_left_of_a_region_is_what_lies_outside(seed: int, count: int) -> None:
    dice = random.Random(seed)
    region = shapely.Point(10.0, 10.0).buffer(8.0)
    stars = [shapely.Polygon(star(dice)) for _ in range(count)]
    left = left_over(region, stars)
    assert left.is_valid
    places = shapely.points([(dice.uniform(0.0, 20.0), dice.uniform(0.0, 20.0)) for _ in range(100)])
    outside = ~np.any([shapely.covers(each, places) for each in stars], axis=0)
    assert (shapely.covers(left, places) == (shapely.covers(region, places) & outside)).all()


def test_what_a_low_wall_between_two_high_ones_hides_is_cut_out_though_it_touches_the_border_at_two_corners() -> None:
    walls = [
        shapely.Polygon([(27.0, -13.4), (7.756, 9.0), (9.0, 9.0), (33.1, -6.5)]),
        shapely.Polygon([(1.5, -20.9), (-21.7, -4.9), (3.0, 9.0), (5.934, 9.0)]),
    ]
    sill = shapely.Polygon([(5.78, 7.958), (5.934, 9.0), (7.756, 9.0), (8.657, 7.958)])
    table = shapely.box(0.0, 0.0, 12.0, 12.0)
    found = left_over(table, [*walls, sill])
    assert found.area == pytest.approx(table.difference(shapely.union_all([*walls, sill])).area)
    assert not found.contains(shapely.Point(6.8, 8.5))
