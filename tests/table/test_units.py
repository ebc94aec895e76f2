"""Steps, degrees, the tolerance, rings, areas and what can be wrong with terrain."""

from __future__ import annotations

import pickle
from math import copysign, pi

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table import shapes
from pb12table.table.battlefield import Battlefield, Body, for_vehicles, inside_table
from pb12table.table.footprints import Area, circle_ring, in_area, ring_area
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import Circle, Outline, Region, box_ring
from pb12table.table.terrain import Piece, outline_problems, ring_problems
from tests.table.scene import GAIT, block, coach, field, human, ramp_east

angles = st.floats(-1e4, 1e4)


def test_rounding_to_the_grid_knows_no_minus_zero() -> None:
    assert shapes.rounded(1.23449) == 1.234
    assert copysign(1.0, shapes.rounded(-0.0001)) == 1.0
    assert shapes.rounded_point((0.00049, 2.0006)) == (0.0, 2.001)


@given(angle=angles)
def test_normalised_angles_lie_in_the_circle(angle: float) -> None:
    assert 0.0 <= shapes.normalised(angle) < 360.0


def test_a_tiny_negative_angle_is_zero() -> None:
    assert shapes.normalised(-1e-20) == 0.0


@given(a=angles, b=angles)
def test_the_angle_between_is_symmetric_and_at_most_a_half_turn(a: float, b: float) -> None:
    assert 0.0 <= shapes.angle_between(a, b) <= 180.0
    assert shapes.angle_between(a, b) == pytest.approx(shapes.angle_between(b, a), abs=1e-9)
    turned = shapes.turned_by(a, shapes.turn_between(a, b))
    assert shapes.angle_between(turned, b) == pytest.approx(0.0, abs=1e-6)


def test_directions() -> None:
    assert [shapes.direction((1, 1), end) for end in ((2, 1), (1, 2), (0, 1), (1, 0), (1, 1))] == [0, 90, 180, 270, 0]
    assert shapes.moved((1.0, 2.0), 90.0, 3.0) == (1.0, 5.0)
    assert shapes.moved((0.0, 0.0), 200.0, 3.0) == pytest.approx((-2.819078, -1.026060), abs=1e-6)
    assert shapes.turn_between(350.0, 10.0) == 20.0
    assert shapes.turn_between(10.0, 350.0) == -20.0


def test_comparisons_are_inclusive_within_the_tolerance() -> None:
    assert shapes.at_most(1.0 + 0.9e-6, 1.0)
    assert not shapes.at_most(1.0 + 1.1e-6, 1.0)
    assert shapes.at_least(1.0 - 0.9e-6, 1.0)
    assert not shapes.at_least(1.0 - 1.1e-6, 1.0)


@pytest.mark.vector("V066")
def test_v066_the_border_of_an_area_belongs_to_it() -> None:
    area = Area(box_ring(0.0, 0.0, 4.0, 2.0), holes=(box_ring(1.0, 0.5, 2.0, 1.0),))
    assert in_area(area, (4.0, 1.0), 0.0)
    assert in_area(area, (4.0, 2.0), 0.0)
    assert in_area(area, (1.0, 0.7), 0.0)
    assert not in_area(area, (1.5, 0.7), 0.0)
    assert not in_area(area, (4.00001, 1.0), 0.0)


halves = st.integers(-2, 18).map(lambda number: number / 2.0)
hairs = st.sampled_from((0.0, shapes.TOLERANCE, -shapes.TOLERANCE, 1.01 * shapes.TOLERANCE, 0.1))


@given(
    st.lists(st.tuples(halves, halves), min_size=3, max_size=12), st.booleans(), st.integers(0, 11),
    st.sampled_from((0.0, 0.5, 1.0)), hairs, hairs,
)  # fmt: skip
def test_an_area_holds_what_lies_no_farther_outside_than_the_tolerance(
    ring: list[tuple[float, float]], has_hole: bool, edge: int, share: float, east: float, north: float
) -> None:
    area = Area(tuple(ring), (box_ring(2.0, 2.0, 4.0, 4.0),) if has_hole else ())
    (ax, ay), (bx, by) = ring[edge % len(ring) - 1], ring[edge % len(ring)]
    point = (ax + share * (bx - ax) + east, ay + share * (by - ay) + north)
    assert in_area(area, point, 0.0) == (depth_in_polygon(point, area.outline, area.holes) >= -shapes.TOLERANCE)


def test_height_bands_of_areas_are_inclusive() -> None:
    area = Area(box_ring(0.0, 0.0, 4.0, 2.0), band=(1.0, 3.0))
    assert [in_area(area, (1.0, 1.0), z) for z in (0.9, 1.0, 3.0, 3.1)] == [False, True, True, False]
    assert not in_area(Area(()), (0.0, 0.0), 0.0)


@pytest.mark.parametrize("radius", [0.2, 0.35, 0.7, 1.0, 2.5, 6.0, 9.0])
def test_circle_rings_are_as_large_as_their_circle_and_next_to_it(radius: float) -> None:
    ring = circle_ring((3.0, 4.0), radius)
    middles = [((x + u) / 2.0, (y + v) / 2.0) for (x, y), (u, v) in zip(ring, (*ring[1:], ring[0]), strict=True)]
    away = [shapes.plan_distance(point, (3.0, 4.0)) - radius for point in (*ring, *middles)]
    assert ring_area(ring) == pytest.approx(pi * radius * radius, rel=1e-9)
    assert 0.0 < max(away) < 0.0033
    assert -0.0017 < min(away) < 0.0
    # A circle beside the edge of the table does not stand out over it.
    assert max(x for x, _ in ring) < 3.0 + radius
    assert max(y for _, y in ring) < 4.0 + radius
    assert min(x for x, _ in ring) > 3.0 - radius
    assert min(y for _, y in ring) > 4.0 - radius


def test_regions_have_an_area_without_their_holes() -> None:
    region = Region(((box_ring(0, 0, 4, 4), (box_ring(1, 1, 2, 2),)), (box_ring(9, 9, 10, 10), ())))
    assert region.area == 16.0
    assert not region.is_empty
    assert Region().is_empty


def test_bodies_and_tables_are_equal_by_content() -> None:
    first, second = human("a", 1, 2), human("a", 1, 2)
    assert first == second
    assert hash(first) == hash(second)
    assert first != first.at(1, 2, 0.5)
    assert first.at(3, 4, 5, 90.0).base_point == (3, 4, 6.8)
    assert first.at(3, 4, 5).facing == first.facing
    table, same = field(block("a", 0, 0, 1, 1)), field(block("a", 0, 0, 1, 1))
    assert table == same
    assert hash(table) == hash(same)
    assert pickle.loads(pickle.dumps((first, table))) == (first, table)


@pytest.mark.parametrize(
    ("body", "inside"),
    [
        (human("a", 0.25, 0.25), True),
        (human("a", 0.249, 5), False),
        (human("a", 59.75, 39.75), True),
        (human("a", 59.751, 5), False),
        (coach("v", 2, 1), True),
        (coach("v", 1.9, 1), False),
        (coach("v", 1, 2, 0.0, 90.0), True),
        (coach("v", 2, 1, 0.0, 90.0), False),
    ],
)
def test_the_whole_footprint_must_be_on_the_table(body: Body, inside: bool) -> None:
    assert inside_table(field(), body) is inside


def test_vehicles_find_other_pieces_passable() -> None:
    wood = Piece("wood", box_ring(0, 0, 1, 1), passable=True)
    hedge = Piece("hedge", box_ring(2, 0, 3, 1), vehicle_passable=True)
    pieces = for_vehicles(field(wood, hedge)).pieces
    assert [piece.passable for piece in pieces] == [False, True]
    plain = field(block("b", 0, 0, 1, 1))
    assert for_vehicles(plain) is plain


def test_tops_of_ramps() -> None:
    ramp = ramp_east("r", 2, 0, 6, 3, 2.0)
    assert [ramp.top_at((x, 1.0)) for x in (1.0, 2.0, 3.0, 6.0, 7.0)] == [0.0, 0.0, 0.5, 2.0, 2.0]
    assert ramp.slope == pytest.approx(26.565, abs=1e-3)
    assert field().carries(ramp)
    assert field().carries(ramp_east("r", 0, 0, 1, 3, 1.0))
    assert not field().carries(ramp_east("r", 0, 0, 1, 3, 1.01))
    flat = block("b", 0, 0, 1, 1, 2.0, 1.0)
    assert (flat.top, flat.slope, flat.top_at((9.0, 9.0))) == (3.0, 0.0, 3.0)


@pytest.mark.parametrize(
    ("outline", "kind"),
    [
        (((0, 0), (1, 0)), "too-few-points"),
        (((0, 0), (1, 0), (1, 0), (0, 1)), "repeated-point"),
        (((0, 0), (2, 2), (2, 0), (0, 2)), "self-crossing"),
        (((0, 0), (1, float("nan")), (1, 1)), "not-finite"),
    ],
)
def test_problems_of_outlines(outline: tuple[tuple[float, float], ...], kind: str) -> None:
    problems = ring_problems(outline)
    assert problems
    assert problems[0].startswith(kind)


def test_problems_of_pieces() -> None:
    square = box_ring(0, 0, 4, 4)
    assert outline_problems(Piece("p", square)) == []
    assert outline_problems(Piece("p", square, (box_ring(1, 1, 2, 2),))) == []
    assert outline_problems(Piece("p", square, (box_ring(3, 3, 5, 5),)))[0].startswith("hole-outside")
    overlapping = Piece("p", square, (box_ring(1, 1, 2, 2), box_ring(1.5, 1.5, 3, 3)))
    assert outline_problems(overlapping)[0].startswith("holes-overlap")
    assert outline_problems(Piece("p", square, height=0.0))[0].startswith("no-height")
    assert outline_problems(Piece("p", square, base=-1.0))[0].startswith("below-table")
    assert outline_problems(Piece("p", square, low_edge=((0, 0), (0, 4)))) == ["half-a-ramp"]
    edge = ((0.0, 0.0), (0.0, 4.0))
    assert outline_problems(Piece("p", square, low_edge=edge, high_edge=edge)) == ["ramp-without-run"]
    assert outline_problems(Piece("p", ((0, 0), (1, 0)), thin=True)) == []
    assert outline_problems(Piece("p", ((0, 0),), thin=True)) == ["too-few-points at line"]
    assert outline_problems(Piece("p", ((0, 0), (0, 0), (1, 0)), thin=True))[0].startswith("repeated-point")


def test_circles_and_outlines_are_values() -> None:
    assert Circle(0.5) == Circle(0.5)
    assert hash(Outline(((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)))) == hash(Outline(((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))))
    assert Battlefield(1.0, 1.0, (), GAIT) != Battlefield(1.0, 2.0, (), GAIT)
