"""Contact, overlap, safe stand, putting down and falling."""

from __future__ import annotations

import random
from math import hypot

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import in_contact, overlapping, pieces_in_contact
from pb12table.table.motion.falling import Landing, landings, open_heights, settled, stand, stand_heights
from pb12table.table.motion.sweep import lift
from pb12table.table.shapes import Outline
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT, block, coach, field, human, ramp_east, wall


@pytest.mark.vector("V064")
@pytest.mark.parametrize(("apart", "contact"), [(0.5, True), (0.54, True), (0.55, True), (0.56, False)])
def test_v064_contact_of_circles(apart: float, contact: bool) -> None:
    assert in_contact(human("a", 0, 0), human("b", apart, 0)) is contact


@pytest.mark.parametrize(("z", "contact"), [(2.0, True), (2.05, True), (2.06, False), (-2.05, True), (-2.06, False)])
def test_contact_in_height(z: float, contact: bool) -> None:
    assert in_contact(human("a", 0, 0), human("b", 0.5, 0, z)) is contact


def test_contact_of_polygons() -> None:
    vehicle = coach("v", 0, 0)
    assert in_contact(vehicle, human("a", 2.3, 0))
    assert not in_contact(vehicle, human("a", 2.31, 0))
    assert in_contact(human("a", 0, 1.3), vehicle)
    assert in_contact(vehicle, coach("w", 4.05, 0))
    assert not in_contact(vehicle, coach("w", 4.06, 0))
    assert in_contact(vehicle, coach("w", 3.05, 0, 0.0, 90.0))
    assert in_contact(vehicle, human("inside", 0.1, 0.1))


ROOF = block("roof", 10, 10, 14, 14, 3.0)


@pytest.mark.vector("V085")
@pytest.mark.parametrize(("x", "safe"), [(14.0, True), (14.05, False), (13.8, True), (14.24, False)])
def test_v085_on_the_edge_of_a_roof(x: float, safe: bool) -> None:
    result = stand(field(ROOF), human("a", x, 12, 3.0), ())
    assert result.safe is safe
    assert result.reason == ("" if safe else "unsupported")
    assert result.supports == ("roof",)


def test_support_on_both_sides_of_a_gap() -> None:
    table = field(block("w", 0, 0, 4.9, 4, 2.0), block("e", 5.1, 0, 9, 4, 2.05))
    both = stand(table, human("a", 5, 2, 2.05), ())
    assert both.safe
    assert set(both.supports) == {"w", "e"}
    # It stands as high as the higher of both, not in it.
    assert stand(table, human("a", 5, 2, 2.0), ()).obstacles == ("e",)
    # With the other side out of the band only a part beside the centre is left.
    assert not stand(field(table.pieces[0]), human("a", 5, 2, 2.0), ()).safe
    assert not stand(field(table.pieces[1]), human("a", 5, 2, 2.05), ()).safe


def test_the_band_of_support_is_inclusive() -> None:
    table = field(ROOF)
    heights = {z: stand(table, human("a", 12, 12, z), ()).reason for z in (2.89, 2.99, 3.0, 3.1, 3.11)}
    assert heights == {2.89: "overlaps", 2.99: "overlaps", 3.0: "", 3.1: "", 3.11: "unsupported"}


def test_reasons() -> None:
    table = field(ROOF)
    assert stand(table, human("a", 0.1, 5), ()).reason == "off-table"
    inside = stand(table, human("a", 12, 12, 0.0), ())
    assert (inside.reason, inside.obstacles) == ("overlaps", ("roof",))
    beside = stand(table, human("a", 5, 5), (human("b", 5.4, 5), human("a", 5, 5)))
    assert (beside.reason, beside.obstacles) == ("overlaps", ("b",))
    assert stand(table, human("a", 5, 5, 1.0), ()).reason == "unsupported"
    assert stand(table, human("a", 5, 5), ()).supports == ("",)


def test_touching_is_no_overlap() -> None:
    table = field(ROOF, wall(20, 2.0, 5, 8))
    assert overlapping(table, human("a", 9.75, 12), (human("b", 9.25, 12),)) == ()
    assert overlapping(table, human("a", 9.751, 12), (human("b", 9.25, 12),)) == ("roof",)
    assert overlapping(table, human("a", 9.75, 12), (human("b", 9.251, 12),)) == ("b",)
    assert overlapping(table, human("a", 12, 12, 3.0), (human("b", 12, 12, 5.0),)) == ()
    assert overlapping(table, human("a", 12, 12, 5.0), (human("b", 12, 12, 3.0),)) == ()
    assert overlapping(table, human("a", 12, 12, 4.999), (human("b", 12, 12, 3.0),)) == ("b",)
    assert overlapping(table, human("a", 20.25, 6), ()) == ()
    assert overlapping(table, human("a", 20.2, 6), ()) == ("wall",)
    assert overlapping(table, coach("v", 8, 12), ()) == ()
    assert overlapping(table, coach("v", 8.001, 12), ()) == ("roof",)
    assert overlapping(table, coach("v", 20, 6.5), ()) == ("wall",)
    assert overlapping(table, coach("v", 22, 6.5), ()) == ()


def test_what_is_passable_is_never_in_the_way_and_carries_nobody() -> None:
    wood = block("wood", 2, 2, 8, 8, 3.0, passable=True)
    table = field(wood)
    assert stand(table, human("a", 5, 5), ()).safe
    assert not stand(table, human("a", 5, 5, 3.0), ()).safe
    assert stand_heights(table, 5, 5) == (0.0,)


def test_tops_that_carry_nobody() -> None:
    table = field(block("hut", 2, 2, 8, 8, 3.0, standable=False))
    assert stand(table, human("a", 5, 5, 3.0), ()).reason == "unsupported"
    assert stand_heights(table, 5, 5) == (0.0,)


def test_on_ramps() -> None:
    table = field(ramp_east("ramp", 2, 2, 6, 6, 2.0), ramp_east("steep", 10, 2, 11, 6, 2.0))
    assert stand(table, human("a", 4, 4, 1.0), ()).safe
    assert stand(table, human("a", 4, 4, 1.0), ()).supports == ("ramp",)
    assert stand(table, human("a", 4, 4, 0.5), ()).reason == "overlaps"
    assert stand(table, human("a", 10.5, 4, 1.0), ()).reason == "overlaps"
    assert stand_heights(table, 4, 4) == (0.0, 1.0)
    assert stand_heights(table, 10.5, 4) == (0.0,)
    # At the foot of a ramp the low part carries and does not count as an overlap.
    assert stand(table, human("a", 1.9, 4), ()).safe


def test_vehicles_on_ramps_and_edges() -> None:
    table = field(ramp_east("ramp", 2, 2, 22, 8, 2.0), block("deck", 22, 2, 30, 8, 2.0))
    assert stand(table, coach("v", 12, 5, 1.0), ()).safe
    assert stand(table, coach("v", 26, 5, 2.0), ()).safe
    assert stand(table, coach("v", 30, 5, 2.0), ()).safe
    assert not stand(table, coach("v", 30.1, 5, 2.0), ()).safe


def test_a_footprint_that_is_not_convex_stands_by_its_centroid() -> None:
    hook = Outline(((0.0, 0.0), (3.0, 0.0), (3.0, 0.5), (0.5, 0.5), (0.5, 3.0), (0.0, 3.0)))
    table = field(block("pole", 10.9, 10.9, 11.3, 11.3, 2.0), block("shelf", 10, 10, 14, 10.5, 2.0))
    body = Body("hook", hook, 10.0, 10.0, 2.0, 0.0, 1.0, 0.5)
    # The pole stands in the open corner, below the centroid but not below the body.
    assert not stand(field(table.pieces[0]), body, ()).safe
    assert not stand(table, body, ()).safe
    assert stand(field(block("slab", 10, 10, 14, 14, 2.0)), body, ()).safe


def test_on_and_under_a_bridge_at_once() -> None:
    table = field(block("bridge", 4, 0, 6, 10, 0.5, 2.5))
    above, below = human("a", 5, 5, 3.0), human("b", 5, 5)
    assert stand(table, above, (below,)).safe
    assert stand(table, below, (above,)).safe
    assert stand_heights(table, 5, 5) == (0.0, 3.0)
    low = field(block("bridge", 4, 0, 6, 10, 0.5, 1.9))
    assert stand(low, below, ()).obstacles == ("bridge",)


def test_settled_takes_the_wished_height_or_the_highest() -> None:
    table = field(ROOF, block("chest", 11, 11, 12, 12, 1.0, 3.0))
    assert settled(table, human("a", 13, 13), ()) == human("a", 13, 13, 3.0)
    assert settled(table, human("a", 11.5, 11.5), ()) == human("a", 11.5, 11.5, 4.0)
    assert settled(table, human("a", 5, 5), ()) == human("a", 5, 5)
    assert settled(table, human("a", 11.2, 10.9), ()) is None
    assert settled(table, human("a", 13, 13), (human("b", 13.1, 13, 3.0),)) is None
    bridge = field(block("bridge", 4, 0, 6, 10, 0.5, 2.5))
    assert settled(bridge, human("a", 5, 5), ()) == human("a", 5, 5)
    assert settled(bridge, human("a", 5, 5, 1.0), ()) == human("a", 5, 5, 3.0)


@pytest.mark.vector("V142")
def test_v142_straight_down_from_a_roof() -> None:
    table = field(block("roof", 5, 5, 15, 12, 3.0))
    assert landings(table, human("a", 10, 13, 3.0), ()) == (Landing(10, 13, 0.0, 3.0),)


@pytest.mark.parametrize(("x", "end"), [(14.05, (14.25, 0.0)), (14.12, (14.25, 0.0)), (14.13, (14.25, 0.0))])
def test_over_an_edge_nobody_is_put_back_on_top(x: float, end: tuple[float, float]) -> None:
    (landing,) = landings(field(ROOF), human("a", x, 12, 3.0), ())
    assert (landing.x, landing.z) == end
    assert landing.y == 12.0
    assert landing.fallen == 3.0 - end[1]


def test_the_first_surface_below_catches() -> None:
    table = field(ROOF, block("balcony", 14, 10, 16, 14, 0.5, 1.0))
    assert landings(table, human("a", 15, 12, 3.0), ()) == (Landing(15, 12, 1.5, 1.5),)
    assert landings(table, human("a", 15, 12, 1.0), ()) != ()


def test_another_body_below_shifts_sideways() -> None:
    found = landings(field(ROOF), human("a", 17, 12, 3.0), (human("b", 17.2, 12),))
    assert found == (Landing(16.7, 12.0, 0.0, 3.0),)
    around = landings(field(), human("a", 17, 12, 3.0), (human("b", 17, 12),))
    assert len(around) == 8
    for landing in around:
        assert hypot(landing.x - 17, landing.y - 12) == pytest.approx(0.5, abs=2e-3)


def test_between_two_equally_near_places_there_is_a_choice() -> None:
    table = field(block("ridge", 9.9, 0, 10.1, 20, 2.0, standable=False))
    found = landings(table, human("a", 10, 10, 2.5), ())
    assert {(landing.x, landing.z) for landing in found} == {(9.65, 0.0), (10.35, 0.0)}


@pytest.mark.parametrize(("west", "east", "x"), [(5.0, 9.9, 9.65), (10.1, 15.0, 10.35)])
def test_the_higher_one_of_two_equally_near_places_comes_first(west: float, east: float, x: float) -> None:
    ridge = block("ridge", 9.9, 0, 10.1, 20, 2.0, standable=False)
    found = landings(field(ridge, block("terrace", west, 0, east, 20, 1.0)), human("a", 10, 10, 2.5), ())
    assert [(landing.x, landing.z) for landing in found] == [(x, 1.0), (20.0 - x, 0.0)]


def test_no_free_place_at_all() -> None:
    table = Battlefield(4.0, 4.0, (block("hut", 0, 0, 4, 4, 3.0, standable=False),), GAIT)
    assert landings(table, human("a", 2, 2, 3.0), ()) == ()
    roofed = Battlefield(4.0, 4.0, (block("house", 0, 0, 4, 4, 3.0),), GAIT)
    (up,) = landings(roofed, human("a", 2, 2, 0.0), ())
    assert (up.z, up.fallen) == (3.0, 0.0)


def test_vehicles_fall_too() -> None:
    (landing,) = landings(field(ROOF), coach("v", 14.9, 12, 3.0), ())
    assert (landing.x, landing.z) == (16.0, 0.0)
    (landing,) = landings(field(ROOF), coach("v", 15.5, 12, 3.0), ())
    assert (landing.x, landing.z) == (16.0, 0.0)


@pytest.mark.parametrize("seed", range(25))
def test_landings_are_safe_and_none_nearer_is_found_by_trying(seed: int) -> None:
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for i in range(dice.randrange(1, 6)):
        x, y = dice.uniform(3, 8), dice.uniform(3, 8)
        carrying = dice.random() < 0.6
        pieces.append(
            block(
                f"p{i}",
                x,
                y,
                x + dice.uniform(0.2, 4),
                y + dice.uniform(0.2, 4),
                0.5 * dice.randrange(1, 6),
                standable=carrying,
            )
        )
    if dice.random() < 0.5:
        pieces.append(ramp_east("ramp", 4, 4, 7, 6, 2.0))
    others = tuple(human(f"b{i}", dice.uniform(3, 9), dice.uniform(3, 9)) for i in range(3))
    table = Battlefield(12.0, 12.0, tuple(pieces), GAIT)
    body = human("a", round(dice.uniform(4, 8), 3), round(dice.uniform(4, 8), 3), 3.0)
    found = landings(table, body, others)
    assert 1 <= len(found) <= 8
    least = min(hypot(landing.x - body.x, landing.y - body.y) for landing in found)
    for landing in found:
        assert stand(table, body.at(landing.x, landing.y, landing.z), others).safe
        assert landing.fallen == pytest.approx(3.0 - landing.z)
        assert hypot(landing.x - body.x, landing.y - body.y) <= least + 4e-3
    for _ in range(1500):
        reach = max(least - 3e-3, 0.0)
        x, y = body.x + dice.uniform(-reach, reach), body.y + dice.uniform(-reach, reach)
        # Support on both sides of a gap is not searched for, only found by falling on it.
        if least and hypot(x - body.x, y - body.y) < reach:
            for height in stand_heights(table, x, y):
                assert height > 3.1 or not stand(table, body.at(x, y, height), others).safe


@pytest.mark.rule("R1.4.29")
def test_nobody_stands_in_a_ramp_because_its_foot_is_low() -> None:
    table = field(ramp_east("ramp", 3, 3, 5, 5, 2.0))
    assert stand(table, human("a", 3.3, 4, 0.3), ()).safe
    assert stand(table, human("a", 3.3, 4, 0.0), ()).obstacles == ("ramp",)


@pytest.mark.rule("R1.4.29")
def test_nobody_stands_beside_a_ramp_with_its_side_in_his_base() -> None:
    table = field(ramp_east("ramp", 3, 3, 5, 5, 2.0))
    assert stand(table, coach("a", 4.5, 2.2, 0.0), ()).obstacles == ("ramp",)
    assert stand(table, coach("a", 4.5, 2.0, 0.0), ()).safe
    assert stand(table, coach("a", 2.9, 4.0, 0.0), ()).safe, "half over the foot it came up to"


@pytest.mark.rule("R1.4.30")
def test_a_fall_ends_on_what_a_steep_ramp_touches_not_on_what_it_might() -> None:
    base = Outline(((-0.3, -0.3), (0.5, 0.0), (-0.3, 0.3)))
    ring = ((5.367, 6.856), (5.667, 6.856), (5.667, 7.356), (5.367, 7.356))
    ramp = Piece("ramp", ring, height=3.0, low_edge=(ring[0], ring[1]), high_edge=(ring[3], ring[2]))
    table = field(ramp, block("ledge", 5.5, 5.9, 7.5, 7.9, 2.0))
    found = landings(table, Body("a", base, 5.75, 6.7, 3.0, 90.0, 1.0, 0.9), ())
    assert [(place.x, place.y, place.z, place.fallen) for place in found] == [(5.75, 6.7, 2.0, 1.0)]


@pytest.mark.rule("R1.4.30")
def test_a_base_whose_centroid_lies_off_its_base_point_falls_to_the_nearest_ledge_that_holds_it() -> None:
    base = Outline(((-1.0, -0.4), (2.0, -0.4), (2.0, 0.4), (-1.0, 0.4)))
    table = field(block("ledge", 5.0, 3.0, 9.0, 6.0, 0.2))
    found = landings(table, Body("a", base, 4.2, 4.5, 2.0, 0.0, 1.0, 0.9), ())
    assert [(place.x, place.z) for place in found] == [(4.5, 0.2)]


@pytest.mark.parametrize(("x", "touches"), [(2.0, False), (1.39, True), (1.3, True), (1.45, False)])
def test_contact_with_a_slanting_side_is_where_that_side_is(x: float, touches: bool) -> None:
    """RU009: within 0.05 step of the hypotenuse, not within the box round the triangle."""
    half = Piece("half", ((0.0, 0.0), (2.0, 0.0), (0.0, 2.0)), height=2.0)
    assert (pieces_in_contact(field(half), human("a", x, 1.0)) == ("half",)) is touches


def test_who_rises_stops_below_another() -> None:
    below, above = human("a", 5, 5), human("b", 5.4, 5, 3.0)
    end = lift(field(), below, 4.0, (above,))
    assert (end.z, end.obstacle) == (1.0, "b")
    beside = lift(field(), below, 4.0, (human("b", 5.6, 5, 3.0),))
    assert (beside.z, beside.obstacle) == (4.0, None)


def test_who_is_right_above_or_below_another_goes_no_further_that_way() -> None:
    below, above = human("b", 10, 10), human("a", 10, 10, 2.0)
    for body, rise, other in ((above, -1.0, below), (below, 1.0, above)):
        end = lift(field(), body, rise, (other,))
        assert (end.z, end.obstacle) == (body.z, other.id)
        assert lift(field(), body, rise, (other.at(12.0, 10.0, other.z),)).z == body.z + rise


def test_heights_that_are_open_lie_in_nothing_solid() -> None:
    house, statue = block("house", 0, 0, 4, 4, 3.0), block("statue", 10, 0, 12, 2, standable=False)
    bridge, crate = block("bridge", 20, 0, 24, 4, 0.3, 2.7), block("crate", 21, 1, 23, 3, 1.0)
    wood = block("wood", 30, 0, 34, 4, 4.0, passable=True)
    table = field(house, statue, bridge, crate, wood)
    assert open_heights(table, 2.0, 2.0) == (3.0,)
    # On the border of the house one is not in it.
    assert open_heights(table, 4.0, 2.0) == (0.0, 3.0)
    assert open_heights(table, 5.0, 2.0) == (0.0,)
    assert open_heights(table, 11.0, 1.0) == (0.0,), "nobody stands on the statue"
    assert open_heights(table, 20.5, 0.5) == (0.0, 3.0)
    assert open_heights(table, 22.0, 2.0) == (1.0, 3.0)
    assert open_heights(table, 32.0, 2.0) == (0.0,)
