"""Where a body comes to touch what is in its way: round bases and polygons, terrain and other bodies."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import in_contact, overlapping, pieces_in_contact, touching_place
from pb12table.table.motion.obstacles import terrain_obstacles
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import Circle, Footprint, Outline, Point, moved, plan_distance
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT

LONG = Outline(((-0.8, -0.25), (0.8, -0.25), (0.8, 0.25), (-0.8, 0.25)))
WEDGE = Outline(((0.6, 0.0), (-0.4, 0.5), (-0.4, -0.5)))
BASES: list[Footprint] = [Circle(0.25), LONG, WEDGE]
ANGLED = Piece("wall", ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (7.0, 8.0), (7.0, 5.0), (4.0, 5.0)), height=2.0)
HOLE = ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (4.0, 8.0))
YARD = Piece("yard", ((3.0, 3.0), (9.0, 3.0), (9.0, 9.0), (3.0, 9.0)), (HOLE,), height=2.0)
FENCE = Piece("fence", ((4.0, 4.0), (6.0, 6.0), (8.0, 6.0)), height=1.5, thin=True)


def standing(footprint: Footprint, x: float, y: float, facing: float = 0.0, name: str = "a") -> Body:
    return Body(name, footprint, x, y, 0.0, facing, 2.0, 1.8)


@pytest.mark.parametrize("base", BASES, ids=["round", "long", "wedge"])
@pytest.mark.parametrize("piece", [ANGLED, YARD, FENCE], ids=lambda piece: piece.id)
@given(x=st.floats(2.0, 10.0), y=st.floats(2.0, 10.0), facing=st.floats(0.0, 359.0))
def test_what_is_found_touches_and_overlaps_nothing(
    base: Footprint, piece: Piece, x: float, y: float, facing: float
) -> None:
    field = Battlefield(12.0, 12.0, (piece,), GAIT)
    body = standing(base, x, y, facing)
    place = touching_place(field, body, (), 3.0)
    if place is None:
        return
    there = body.at(*place, 0.0)
    assert overlapping(field, there, ()) == ()
    assert piece.id in pieces_in_contact(field, there)


@pytest.mark.parametrize("base", BASES, ids=["round", "long", "wedge"])
@pytest.mark.parametrize("other", BASES, ids=["round", "long", "wedge"])
@given(facing=st.floats(0.0, 359.0), away=st.floats(0.0, 360.0))
def test_other_bodies_are_touched(base: Footprint, other: Footprint, facing: float, away: float) -> None:
    field, there = Battlefield(12.0, 12.0, (), GAIT), standing(other, 6.0, 6.0, away, "b")
    body = standing(base, 6.2, 5.9, facing)
    place = touching_place(field, body, (there,), 3.0)
    assert place is not None
    assert in_contact(body.at(*place, 0.0), there)
    assert overlapping(field, body.at(*place, 0.0), (there,)) == ()


def test_where_rounded_parts_meet_nothing_is_taken_for_a_border() -> None:
    field, there = Battlefield(12.0, 12.0, (), GAIT), standing(WEDGE, 6.0, 6.0, 199.7002460171417, "b")
    body = standing(Circle(0.25), 6.2, 5.9)
    place = touching_place(field, body, (there,), 3.0)
    assert place is not None
    assert overlapping(field, body.at(*place, 0.0), (there,)) == ()


@pytest.mark.parametrize("base", BASES, ids=["round", "long", "wedge"])
@pytest.mark.parametrize("x", [3.0, 9.0, 15.0])
def test_the_nearest_of_several_is_touched(base: Footprint, x: float) -> None:
    """A border of several rings has places where one ends and the next begins."""
    field = Battlefield(24.0, 12.0, (), GAIT)
    others = tuple(standing(Circle(0.5), x, 6.0, name=f"b{x}") for x in (3.0, 9.0, 15.0))
    other = next(other for other in others if other.x == x)
    for angle in range(0, 360, 3):
        body = standing(base, *moved(other.position, angle, 1.6))
        place = touching_place(field, body, others, 1.5)
        assert place is not None
        assert plan_distance(place, body.position) <= 1.5
        assert in_contact(body.at(*place, 0.0), other)


def test_nothing_is_found_farther_away_than_wanted() -> None:
    field = Battlefield(12.0, 12.0, (ANGLED,), GAIT)
    assert touching_place(field, standing(LONG, 2.0, 4.5), (), 1.1) is None
    assert touching_place(field, standing(LONG, 2.0, 4.5), (), 1.3) == pytest.approx((3.195, 4.5), abs=0.001)
    assert touching_place(field, standing(LONG, 2.0, 4.5, 90.0), (), 1.5) is None


@pytest.mark.parametrize(("towards", "leads_in"), [((9.5, 4.5), True), ((9.5, 2.5), False), ((9.5, 3.4), False)])
def test_a_centre_on_the_very_border_of_a_floor_overhead_is_no_riddle(towards: Point, leads_in: bool) -> None:
    floor = Piece("floor", ((7.0, 3.5), (10.5, 3.5), (10.5, 5.5), (7.0, 5.5)), base=1.9, height=0.05)
    tread = Piece("tread", ((9.0, 3.0), (10.0, 3.0), (10.0, 4.0), (9.0, 4.0)), height=0.2)
    table = Battlefield(12.0, 8.0, (floor, tread), GAIT)
    walker = Body("walker", Circle(0.25), 9.5, 3.5, 0.2, 0.0, 1.8, 1.8)
    found = walk(table, walker, towards, ())
    assert (found.obstacle == "floor") == leads_in, "its head is a tenth too high"
    assert (found.travelled == 0.0) == leads_in


def test_along_the_very_border_of_a_shape_nothing_stops_and_a_way_of_no_length_meets_nothing() -> None:
    """As inside: what is overlapped from the start stops the way deeper in alone."""
    floor = Piece("floor", ((7.0, 3.5), (10.5, 3.5), (10.5, 5.5), (7.0, 5.5)), height=0.5)
    met = terrain_obstacles(Battlefield(12.0, 8.0, (floor,), GAIT), (Circle(0.25), 0.0))
    assert met.hits((9.5, 3.5), (8.5, 3.5)) == []
    assert met.hits((9.5, 3.5), (9.5, 2.5)) == []
    assert [hit.normal for hit in met.hits((9.5, 3.5), (9.5, 4.5))] == [(-0.0, -1.0)]
    assert met.hits((9.5, 3.5), (9.5, 3.5)) == []
