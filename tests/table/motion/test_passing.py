"""Bodies that pass each other on straight ways, ways through the air, and broad bodies on ramps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, Body, Gait
from pb12table.table.footprints import Area, distance_to_area
from pb12table.table.motion.falling import first_edge
from pb12table.table.motion.passing import along, area_along, band_along, covered, first_hit, near_along, overlap_along
from pb12table.table.motion.sweep import eased, legs_over_ramps
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import Circle, Outline, box_ring
from pb12table.table.terrain import Piece

SQUARE = Outline(box_ring(-0.75, -0.75, 0.75, 0.75))
GAIT = Gait(0.5, 45.0, opens_ramps=True)


def body(x: float, y: float, z: float = 0.0, *, square: bool = False, height: float = 1.8) -> Body:
    return Body(f"{x},{y}", SQUARE if square else Circle(0.75), x, y, z, 0.0, height, 1.6)


def block(identity: str, west: float, south: float, east: float, north: float, height: float) -> Piece:
    return Piece(identity, box_ring(west, south, east, north), height=height)


RAMP = Piece(
    "ramp",
    box_ring(4.0, 4.0, 8.0, 8.0),
    height=3.0,
    low_edge=((4.0, 4.0), (4.0, 8.0)),
    high_edge=((8.0, 4.0), (8.0, 8.0)),
)
TERRACE = Battlefield(20.0, 20.0, (RAMP, block("top", 8.0, 0.0, 16.0, 12.0, 3.0)), GAIT)


def test_a_reach_is_left_where_the_gap_is_as_long() -> None:
    shares = near_along(body(1.6, 0.0), (5.0, 0.0, 0.0), body(0.0, 0.0), 1.5)
    assert shares is not None
    assert shares[0] == 0.0
    assert shares[1] == pytest.approx(1.4 / 3.4)


@given(st.floats(-5, 5), st.floats(-5, 5), st.floats(-3, 3), st.floats(0.2, 3.0), st.booleans())
def test_near_is_where_the_gap_is_less(x: float, y: float, z: float, length: float, square: bool) -> None:
    mover, other, to = body(-4.0, 1.0, square=square), body(x, y, max(z, 0.0), square=square), (4.0, -1.0, abs(z))
    shares = near_along(mover, to, other, length)
    for number in range(21):
        apart = gap(mover.at(*along((-4.0, 1.0, 0.0), to, number / 20)), other)
        inside = shares is not None and shares[0] <= number / 20 <= shares[1]
        assert inside is (apart < length) or apart == pytest.approx(length, abs=1e-6)


def test_touching_is_no_overlap() -> None:
    assert overlap_along(body(0.0, 0.0), (0.0, 4.5, 0.0), body(1.5, 2.0)) is None
    shares = overlap_along(body(0.0, 0.0), (9.0, 0.0, 0.0), body(4.75, 0.0))
    assert shares is not None
    assert 9.0 * shares[0] == pytest.approx(3.25, abs=1e-5)
    assert overlap_along(body(0.0, 0.0, 1.8), (9.0, 0.0, 1.8), body(4.75, 0.0)) is None


def test_what_lies_over_each_other_counts_once() -> None:
    one, two = Area(box_ring(1.0, -1.0, 3.0, 1.0)), Area(box_ring(2.0, -1.0, 4.0, 1.0))
    start, end = (0.0, 0.0, 0.0), (5.0, 0.0, 0.0)
    assert covered([*area_along(start, end, one), *area_along(start, end, two)]) == pytest.approx(0.6)
    hole = Area(box_ring(0.0, -1.0, 5.0, 1.0), (box_ring(2.0, -0.5, 3.0, 0.5),))
    assert covered(area_along(start, end, hole)) == pytest.approx(0.8)
    low = Area(box_ring(0.0, -1.0, 5.0, 1.0), (), (0.0, 1.0))
    assert covered(area_along(start, (5.0, 0.0, 4.0), low)) == pytest.approx(0.25)
    assert band_along(0.0, 4.0, 5.0, 6.0) is None
    assert distance_to_area(one, (6.0, 1.0)) == pytest.approx(3.0)
    assert distance_to_area(one, (2.0, 0.0)) == 0.0


def test_a_way_through_the_air_meets_what_is_as_high() -> None:
    field = Battlefield(20.0, 20.0, (block("rock", 6.0, 0.0, 8.0, 20.0, 3.0),), GAIT)
    flier = body(2.0, 10.0)
    low = first_hit(field, flier, (12.0, 10.0, 0.0), ())
    assert low is not None
    assert low.key == "rock"
    assert 10.0 * low.share == pytest.approx(3.25, abs=1e-3)
    assert first_hit(field, body(2.0, 10.0, 3.0), (12.0, 10.0, 3.0), ()) is None
    rising = first_hit(field, flier, (12.0, 10.0, 6.0), ())
    assert rising is not None
    assert first_hit(field, flier, (2.0, 10.0, 9.0), ()) is None
    assert first_hit(field, flier, (2.0, 16.0, 0.0), (body(2.0, 13.0),)) is not None
    assert first_hit(field, body(2.0, 10.0, 2.0), (2.0, 16.0, 2.0), (body(2.0, 13.0),)) is None


def test_what_a_ramp_leads_up_to_is_open_beyond_its_high_edge() -> None:
    legs = list(legs_over_ramps(TERRACE, body(2.0, 6.0), (12.0, 6.0)))
    assert [goal for goal, _ in legs] == [(4.0, 6.0), (8.0, 6.0), (12.0, 6.0)]
    assert [table == TERRACE for _, table in legs] == [True, False, True]
    opened = eased(TERRACE, "ramp", 0.75)
    assert sum(piece.height for piece in opened.pieces) >= 6.0
    assert list(legs_over_ramps(TERRACE, body(10.0, 2.0, 3.0), (14.0, 2.0))) == [((14.0, 2.0), TERRACE)]


def test_the_first_edge_is_where_nothing_holds() -> None:
    assert first_edge(TERRACE, body(10.0, 6.0, 3.0), body(14.0, 6.0, 3.0), ()) is None
    edge = first_edge(TERRACE, body(14.0, 6.0, 3.0), body(18.0, 6.0, 3.0), ())
    assert edge is not None
    assert edge.x == pytest.approx(16.75, abs=0.06)
