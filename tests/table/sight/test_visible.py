"""The visible ground against the sight line to a point: each point lies in it exactly when there is one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import cos, pi, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import GRID, Circle, Region, Ring, distance
from pb12table.table.sight.sight import sight_to_point
from pb12table.table.sight.visible import ROUND_ERROR, visible_ground, visible_surfaces, visible_tops
from pb12table.table.terrain import Piece
from pb12table.table.unions import geometry_of
from tests.table.scene import COACH, block, field, human, ramp_east, wall


def agrees(
    table: Battlefield,
    observer: Body,
    angle: float,
    others: Sequence[Body],
    *,
    seed: int = 0,
    count: int = 150,
    limit: float | None = None,
    level: float = 0.0,
) -> Region:
    """Compare random points, and points close to the borders, with the sight line to each; return the region."""
    region = visible_ground(table, observer, angle, others, limit=limit, level=level)
    geometry = geometry_of(region)
    assert geometry.is_valid
    dice = random.Random(seed)
    points = [(dice.uniform(0.0, table.width), dice.uniform(0.0, table.depth)) for _ in range(count)]
    for outer, holes in region.rings:
        for ring in (outer, *holes):
            for x, y in dice.sample(ring, min(len(ring), 20)):
                turn, length = dice.uniform(0.0, 2.0 * pi), 10.0 ** dice.uniform(-3.0, 0.0)
                points.append((x + length * cos(turn), y + length * sin(turn)))
    for x, y in points:
        if 0.0 <= x <= table.width and 0.0 <= y <= table.depth:
            compare(table, observer, angle, others, geometry, (x, y, level), limit)
    return region


def compare(
    table: Battlefield,
    observer: Body,
    angle: float,
    others: Sequence[Body],
    geometry: BaseGeometry,
    point: tuple[float, float, float],
    limit: float | None,
) -> None:
    place = shapely.Point(point[:2])
    # Borders of bodies and ranges are drawn within ROUND_ERROR, and shadows of bodies grow with what throws them; a
    # point no deeper in a piece than coordinates are rounded lies on its surface.
    if geometry.boundary.distance(place) <= max(30.0 * ROUND_ERROR, 1.5 * GRID):
        return
    sight = sight_to_point(table, observer, point, angle, others)
    if sight.borderline:
        return
    near = limit is None or distance(observer.base_point, point) <= limit
    assert geometry.covers(place) == (sight.exists and near), (point, sight)


def random_piece(dice: random.Random, number: int) -> Piece:
    x, y = dice.uniform(2.0, 18.0), dice.uniform(2.0, 14.0)
    base = dice.choice([0.0, 0.0, dice.uniform(0.0, 3.0)])
    height = dice.choice([dice.uniform(0.2, 4.0), 1.8, 1.0])
    name = f"p{number}"
    kind = dice.randrange(6)
    if kind == 0:
        return block(name, x, y, x + dice.uniform(0.1, 3), y + dice.uniform(0.1, 3), height, base)
    if kind == 1:
        return ramp_east(name, x, y, x + dice.uniform(0.3, 3), y + dice.uniform(0.3, 3), height)
    if kind == 2:
        return Piece(
            name, ((x, y), (x + dice.uniform(-3, 3), y + 1), (x + 1, y + 2)), base=base, height=height, thin=True
        )
    if kind == 3:
        outline: Ring = ((x, y), (x + 2, y), (x + 2, y + 0.4), (x + 0.5, y + 0.4), (x + 0.5, y + 2), (x, y + 2))
        return Piece(name, outline, base=base, height=height)
    if kind == 4:
        outline = ((x, y), (x + 4, y - 0.3), (x + 4.2, y + 3.6), (x + 0.1, y + 3.4))
        return Piece(name, outline, (((x + 0.6, y + 0.6), (x + 3.6, y + 0.4), (x + 3, y + 3)),), base, height)
    return block(name, x, y, x + 2, y + 2, height, base, translucent=dice.randrange(2))


def random_body(dice: random.Random, number: int) -> Body:
    x, y, z = dice.uniform(1.0, 19.0), dice.uniform(1.0, 15.0), dice.choice([0.0, 0.0, dice.uniform(0.0, 3.0)])
    if dice.random() < 0.2:
        return Body(f"b{number}", COACH, x, y, z, dice.uniform(0, 360), dice.uniform(0.5, 2.5), 1.0)
    return Body(f"b{number}", Circle(dice.uniform(0.1, 0.6)), x, y, z, 0.0, dice.uniform(0.3, 2.5), 1.0)


@given(st.integers(0, 2**32))
def test_a_point_is_in_it_exactly_when_it_is_seen(seed: int) -> None:
    dice = random.Random(seed)
    table = field(*[random_piece(dice, i) for i in range(dice.randrange(7))], width=20.0, depth=16.0)
    others = [random_body(dice, i) for i in range(dice.randrange(5))]
    facing, z = dice.uniform(0.0, 360.0), dice.choice([0.0, 0.0, dice.uniform(0.0, 4.0)])
    x, y = round(dice.uniform(1.0, 19.0), 3), round(dice.uniform(1.0, 15.0), 3)
    observer = human("observer", x, y, z, facing)
    limit = dice.choice([None, None, dice.uniform(1.0, 15.0)])
    level = dice.choice([0.0, 0.0, 1.0, dice.uniform(0.0, 5.0), 1.8])
    agrees(table, observer, 15.0 * dice.choice([12, 12, 2, 4, 7, 11]), others, seed=seed, limit=limit, level=level)


def covers(region: Region, x: float, y: float) -> bool:
    return bool(geometry_of(region).covers(shapely.Point(x, y)))


def test_nothing_in_the_way_shows_the_whole_table_and_the_angle_a_sector() -> None:
    table = field(width=20.0, depth=16.0)
    assert visible_ground(table, human("o", 10, 8), 180.0, ()).area == pytest.approx(320.0, abs=1e-9)
    assert visible_ground(table, human("o", 10, 8), 90.0, ()).area == pytest.approx(160.0, abs=1e-9)
    assert visible_ground(table, human("o", 10, 8), 45.0, ()).area == pytest.approx(64.0 + 32.0, abs=1e-9)


@pytest.mark.rule("RU005")
def test_a_half_angle_of_nought_sees_no_area() -> None:
    table = field(wall(12, 3.0, 2, 6), width=20.0, depth=16.0)
    assert visible_ground(table, human("o", 10, 8), 0.0, ()).is_empty


def test_a_limit_is_measured_in_space_from_the_base_point() -> None:
    table, observer = field(), human("o", 30, 20)
    area = visible_ground(table, observer, 180.0, (), limit=3.0).area
    assert area == pytest.approx(pi * (9.0 - 1.8**2), abs=1e-6)
    assert visible_ground(table, observer, 180.0, (), limit=1.8).is_empty
    half = visible_ground(table, observer, 90.0, (), limit=3.0).area
    assert half == pytest.approx(area / 2.0, abs=1e-6)


def test_a_low_wall_throws_a_shadow_that_ends_and_a_tall_one_one_that_does_not() -> None:
    observer = human("o", 10, 20)
    low = agrees(field(wall(12, 0.9, 18, 22)), observer, 180.0, ())
    # From x = 12 to 14, from 4 to 8 wide.
    assert low.area == pytest.approx(2400.0 - 12.0, abs=1e-9)
    tall = agrees(field(wall(12, 1.8, 18, 22)), observer, 180.0, ())
    assert not covers(tall, 59.0, 20.0)
    # Its sides rise at 45 degrees and meet the edges of the table at x = 30.
    assert tall.area == pytest.approx(2400.0 - (18.0 * (4.0 + 40.0) / 2.0 + 30.0 * 40.0), abs=1e-9)


def test_beside_a_long_tall_wall_no_light_leaks_past_its_end() -> None:
    observer = human("o", 30.0, 20.0)
    region = agrees(field(wall(30.001, 5.0, 0.0, 40.0)), observer, 180.0, ())
    assert region.area == pytest.approx(30.001 * 40.0, abs=1e-6)


def test_a_base_that_touches_a_wall() -> None:
    observer = human("o", 10.0, 20.0)
    region = agrees(field(block("b", 10.25, 15, 11, 25, 3.0)), observer, 180.0, ())
    assert not covers(region, 11.5, 20.0)
    assert covers(region, 10.2, 24.0)


def test_a_corner_exactly_on_the_border_of_the_sight_angle() -> None:
    observer = human("o", 10.0, 10.0)
    agrees(field(block("b", 15, 15, 18, 18, 3.0)), observer, 45.0, ())
    agrees(field(block("b", 12, 10, 15, 12, 3.0)), observer, 90.0, ())


def test_two_walls_that_meet_at_a_point_leave_no_gap() -> None:
    table = field(
        Piece("a", ((15.0, 10.0), (15.0, 20.0)), height=3.0, thin=True),
        Piece("b", ((15.0, 20.0), (15.0, 30.0)), height=3.0, thin=True),
    )
    region = agrees(table, human("o", 10.0, 20.0), 180.0, ())
    assert not geometry_of(region).intersects(shapely.LineString([(16.0, 20.0), (59.0, 20.0)]))
    assert len(region.rings) == 1


@pytest.mark.parametrize("x", [9.0, 10.0, 10.2])
def test_from_a_roof_down_past_its_edge_into_a_yard(x: float) -> None:
    yard = Piece(
        "yard",
        ((14.0, 10.0), (24.0, 10.0), (24.0, 20.0), (14.0, 20.0)),
        (((15.0, 11.0), (23.0, 11.0), (23.0, 19.0), (15.0, 19.0)),),
        height=2.0,
    )
    table = field(block("house", 5, 10, 10, 20, 4.0), yard)
    region = agrees(table, human("o", x, 15.0, 4.0), 180.0, ())
    assert covers(region, 20.0, 15.0)
    assert not covers(region, 15.2, 15.0)
    assert not covers(region, 23.5, 15.0)
    # From the ground nothing is seen in the yard, and from inside nothing outside.
    assert not covers(agrees(table, human("o", 12.0, 15.0), 180.0, ()), 20.0, 15.0)
    within = agrees(table, human("o", 19.0, 15.0), 180.0, ())
    assert within.area == pytest.approx(64.0, abs=1e-9)


def test_a_body_in_a_yard_and_one_outside() -> None:
    yard = Piece(
        "yard",
        ((14.0, 10.0), (24.0, 10.0), (24.0, 20.0), (14.0, 20.0)),
        (((15.0, 11.0), (23.0, 11.0), (23.0, 19.0), (15.0, 19.0)),),
        height=1.0,
    )
    inside, outside = human("in", 19.0, 15.0), human("out", 12.0, 15.0)
    agrees(field(yard), inside, 180.0, (outside,))
    agrees(field(yard), outside, 180.0, (inside,))


def test_on_and_beside_a_ramp() -> None:
    table = field(ramp_east("r", 10, 10, 16, 14, 3.0), block("h", 16, 10, 20, 14, 3.0))
    for observer in (human("up", 13.0, 12.0, 1.5), human("down", 6.0, 12.0), human("side", 13.0, 6.0)):
        agrees(table, observer, 180.0, (human("other", 24.0, 12.0),), count=300)


def test_a_bridge_above_a_road_with_bodies_on_both() -> None:
    table = field(block("bridge", 20, 10, 24, 30, 0.5, base=2.5))
    above, below = human("above", 22.0, 20.0, 3.0), human("below", 22.0, 18.0)
    seen_from_below = agrees(table, below, 180.0, (above,))
    assert covers(seen_from_below, 40.0, 18.0)
    agrees(table, above, 180.0, (below,), level=0.0)
    agrees(table, human("beside", 10.0, 20.0), 180.0, (above, below), level=3.0)


def test_overlapping_terrain_of_different_heights() -> None:
    table = field(block("low", 14, 10, 20, 16, 1.0), block("high", 16, 12, 18, 14, 3.0), wall(19, 2.0, 8, 18))
    agrees(table, human("o", 8.0, 13.0), 180.0, ())
    agrees(table, human("o", 15.0, 11.0, 1.0), 180.0, (), count=300)


def test_the_top_of_a_hill_is_seen_from_above_only() -> None:
    table = field(
        block("hill", 20, 10, 30, 20, 1.0), block("cliff", 40, 10, 45, 20, 3.0), ramp_east("r", 15, 12, 20, 16, 1.0)
    )
    tops = visible_surfaces(table, human("o", 10.0, 15.0), 180.0, ())
    assert sorted((top.lowest, top.height, top.pieces) for top in tops) == [(0.0, 1.0, ("r",)), (1.0, 1.0, ("hill",))]
    assert sorted(round(top.region.area, 6) for top in tops) == [20.0, 100.0]
    behind = visible_surfaces(table, human("o", 10.0, 15.0), 180.0, (human("b", 12.0, 15.0),))
    assert sum(top.region.area for top in behind) < 119.0


@given(st.integers(0, 2**32))
def test_a_point_of_a_top_is_seen_exactly_when_it_lies_in_the_visible_surface(seed: int) -> None:
    dice = random.Random(seed)
    top = ramp_east("top", 8.0, 6.0, 8.0 + dice.uniform(1.0, 4.0), 9.0, dice.uniform(0.2, 1.0))
    if dice.random() < 0.5:
        top = block("top", 8.0, 6.0, 11.0, 9.0, dice.uniform(0.2, 2.5))
    table = field(top, *[random_piece(dice, i) for i in range(dice.randrange(4))], width=20.0, depth=16.0)
    others = [random_body(dice, i) for i in range(dice.randrange(4))]
    x, y, z = dice.uniform(1.0, 19.0), dice.uniform(1.0, 15.0), dice.choice([0.0, dice.uniform(0.0, 4.0)])
    observer, angle = human("observer", x, y, z, dice.uniform(0.0, 360.0)), dice.choice([12, 4])
    limit = dice.choice([None, dice.uniform(2.0, 15.0)])
    regions = [part for name, _, part in visible_tops(table, observer, angle, others, limit=limit) if name == "top"]
    geometry = geometry_of(regions[0])
    assert geometry.is_valid
    west, south, east, north = 8.0, 6.0, max(x for x, _ in top.outline), 9.0
    for _ in range(60):
        place = (dice.uniform(west, east), dice.uniform(south, north))
        if top.top_at(place) <= observer.base_point[2] and min(place[0] - west, east - place[0]) > 1e-3:
            compare(table, observer, angle, others, geometry, (*place, top.top_at(place)), limit)


def test_a_body_half_beyond_the_edge_of_the_table() -> None:
    observer = human("o", 5.0, 0.1)
    region = agrees(field(wall(3.0, 1.0, -1.0, 1.0)), observer, 180.0, (human("b", 0.0, 4.0), human("c", 9.0, 0.0)))
    assert not covers(region, 12.0, 0.02)


def test_a_base_point_inside_something_opaque_sees_out_of_it() -> None:
    table = field(block("thicket", 5, 5, 15, 15, 4.0, passable=True))
    assert visible_ground(table, human("o", 10.0, 10.0), 180.0, ()).area == pytest.approx(60.0 * 40.0)
    outside = geometry_of(visible_ground(table, human("o", 1.0, 10.0), 180.0, ()))
    assert not shapely.intersects(outside, shapely.Point(10.0, 10.0))


@pytest.mark.rule("RU012")
def test_no_ground_is_seen_inside_a_solid_house_that_the_observer_stands_on() -> None:
    table = field(block("house", 20, 10, 40, 30, 3.0))
    seen = geometry_of(visible_ground(table, human("o", 39.0, 20.0, 3.0), 180.0, ()))
    house = shapely.box(20.0, 10.0, 40.0, 30.0)
    assert shapely.intersection(seen, house).area < 1e-9
    # The eye is 1.8 above the roof and a step from its edge: the ground is in sight from 3 / 1.8 steps beyond it.
    assert shapely.intersects(seen, shapely.Point(40.0 + 3.0 / 1.8 + 1e-3, 20.0))
    assert not shapely.intersects(seen, shapely.Point(40.0 + 3.0 / 1.8 - 1e-3, 20.0))
