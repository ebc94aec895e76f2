"""Doors turn about their hinge, portcullises rise, one-way walls are seen through from their left side alone."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from pb12table.table.battlefield import Battlefield, without
from pb12table.table.cells import Raster
from pb12table.table.openings import RIM, as_seen_from, cut_open, in_its_way, leaf, opened, swept, with_doors
from pb12table.table.shapes import GRID, Circle, box_ring
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.many import Stature, look_round
from pb12table.table.sight.sight import is_clear, sight_to_point
from pb12table.table.sight.visible import visible_ground
from pb12table.table.terrain import Hinge, Piece
from tests.table.scene import GAIT, all_sites, field, human


def door(*, left: bool = True, lifts: bool = False, thickness: float = 0.1, open: float = 0.0) -> Piece:
    """A door 1 wide and 2 high, closed along x from its hinge at (5, 5)."""
    hinge = Hinge((5.0, 5.0), (6.0, 5.0), thickness, 0.0, left, lifts)
    closed = Piece("door", leaf(hinge, 0.0), height=2.0, thin=thickness == 0.0, standable=False, hinge=hinge)
    return opened(closed, open)


def room(*pieces: Piece) -> Battlefield:
    return Battlefield(10.0, 10.0, pieces, GAIT)


# -- doors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "y"), [(True, 1.0), (False, -1.0)])
def test_a_leaf_stands_at_right_angles_when_it_is_open_by_ninety_degrees(left: bool, y: float) -> None:
    corners = sorted(door(left=left, open=90.0).outline)
    low, high = sorted((5.0, 5.0 + y))
    assert corners == [(4.95, low), (4.95, high), (5.05, low), (5.05, high)]


@given(st.floats(0.0, 180.0), st.booleans())
def test_a_leaf_keeps_its_length_and_its_hinge(degrees: float, left: bool) -> None:
    hinge = Hinge((5.0, 5.0), (6.2, 5.9), 0.0, 0.0, left)
    at, end = leaf(hinge, degrees)
    assert at == hinge.at
    assert hypot(end[0] - 5.0, end[1] - 5.0) == pytest.approx(1.5, abs=1e-3)
    closed, turn = hinge.end, radians(degrees if left else -degrees)
    dx, dy = closed[0] - 5.0, closed[1] - 5.0
    assert end[0] == pytest.approx(5.0 + cos(turn) * dx - sin(turn) * dy, abs=1e-3)
    assert end[1] == pytest.approx(5.0 + sin(turn) * dx + cos(turn) * dy, abs=1e-3)


def test_opening_and_closing_again_brings_back_the_same_piece() -> None:
    piece = door()
    for degrees in (17.0, 90.0, 133.0):
        piece = opened(piece, degrees)
    assert opened(piece, 0.0) == door()


def test_a_portcullis_rises_by_its_height_and_comes_down_again() -> None:
    gate = opened(door(lifts=True), 90.0)
    assert (gate.base, gate.top, gate.outline) == (2.0, 4.0, door(lifts=True).outline)
    assert opened(gate, 0.0) == door(lifts=True)


def test_what_has_no_hinge_does_not_open() -> None:
    with pytest.raises(ValueError, match="wall"):
        opened(Piece("wall", ((0.0, 0.0), (1.0, 0.0)), thin=True), 30.0)


def test_a_table_has_its_doors_as_their_states_say() -> None:
    table = room(door(), Piece("wall", ((0.0, 5.0), (4.9, 5.0)), height=2.0, thin=True))
    ajar = with_doors(table, (("door", 30.0), ("wall", 90.0), ("nothing", 5.0)))
    assert [piece.open for piece in ajar.pieces] == [30.0, 0.0]
    assert ajar.pieces[1] == table.pieces[1]
    assert with_doors(ajar, (("door", 0.0),)) == table


@pytest.mark.parametrize(("start", "end"), [(0.0, 90.0), (90.0, 0.0), (20.0, 25.0), (0.0, 180.0)])
def test_what_a_leaf_sweeps_holds_it_wherever_it_passes(start: float, end: float) -> None:
    piece = door(open=start)
    passed = shapely.union_all([shapely.Polygon(ring) for ring in swept(piece, end)])
    for number in range(101):
        turned = opened(piece, start + (end - start) * number / 100.0)
        for corner in turned.outline:
            assert passed.distance(shapely.Point(corner)) <= 2.0 * GRID + 1e-9


def test_a_body_is_in_the_way_of_a_leaf_only_where_it_turns() -> None:
    piece = door()
    inside = human("inside", 5.6, 5.5)
    behind, above, aside = human("behind", 5.5, 4.4), human("above", 5.6, 5.5, 2.0), human("aside", 7.0, 5.5)
    assert in_its_way(piece, 90.0, (inside, behind, above, aside)) == (inside,)
    assert in_its_way(door(left=False), 90.0, (inside, behind)) == (behind,)
    assert in_its_way(piece, 5.0, (inside,)) == ()


def test_a_portcullis_comes_down_on_nobody_and_rises_past_everybody() -> None:
    below = human("below", 5.5, 5.0)
    assert in_its_way(door(lifts=True), 90.0, (below,)) == ()
    assert in_its_way(door(lifts=True, open=90.0), 0.0, (below,)) == (below,)


def test_one_sees_through_an_open_door_and_past_the_leaf() -> None:
    sides = (
        Piece("w", ((0.0, 5.0), (5.0, 5.0)), height=3.0, thin=True),
        Piece("e", ((6.0, 5.0), (10.0, 5.0)), height=3.0, thin=True),
    )
    closed = room(door(), *sides)
    wide = with_doors(closed, (("door", 90.0),))
    eye, point = (5.5, 2.0, 1.8), (5.5, 8.0, 1.8)
    assert not is_clear(closed, eye, point)
    assert is_clear(wide, eye, point)
    assert not is_clear(wide, (5.9, 2.0, 1.8), (4.55, 7.0, 1.8)), "the leaf itself hides"


# -- one-way walls --------------------------------------------------------------------------------------------------


GLASS = Piece("glass", ((5.0, 0.0), (5.0, 10.0)), height=3.0, thin=True, one_way=((5.0, 0.0), (5.0, 10.0)))
"""Its left side is the west."""
WEST, EAST = (2.0, 5.0, 1.8), (8.0, 5.0, 1.8)


def test_an_eye_on_the_left_sees_through_and_one_on_the_right_does_not() -> None:
    table = room(GLASS)
    assert is_clear(table, WEST, EAST)
    assert not is_clear(table, EAST, WEST)
    left, right = human("left", 2.0, 5.0), human("right", 8.0, 5.0, facing=180.0)
    assert sight_to_point(table, left, EAST, 180.0, ()).exists
    assert not sight_to_point(table, right, WEST, 180.0, ()).exists
    assert covered_share(table, WEST, right, ()).covered_share == 0.0
    assert covered_share(table, EAST, left, ()).covered_share == pytest.approx(1.0)
    assert visible_ground(table, left, 180.0, ()).area == pytest.approx(100.0)
    assert visible_ground(table, right, 180.0, ()).area == pytest.approx(50.0)


def test_only_the_wall_that_is_seen_through_is_away() -> None:
    table = room(GLASS, Piece("wall", ((7.0, 0.0), (7.0, 10.0)), height=3.0, thin=True))
    assert as_seen_from(table, WEST) == without(table, ("glass",))
    assert as_seen_from(table, EAST) is table
    assert as_seen_from(field(), WEST) == field()
    assert not is_clear(table, WEST, EAST)


def test_maps_of_sight_know_which_side_sees() -> None:
    table = room(GLASS)
    sites = all_sites(table, Stature(Circle(0.25), 2.0, 1.8), Raster(10.0, 10.0, 1.0))
    for number, site in enumerate(sites.sites):
        looked = look_round(table, sites, number, 1.0)
        for other, place in enumerate(sites.sites):
            if looked.forth_known[other] and number != other:
                assert looked.forth[other] == (site.place[0] < 5.0 or place.place[0] > 5.0)


def test_pi_is_no_tolerance() -> None:
    """An eye exactly on the line of a one-way wall is on neither side: the wall hides, as walls do."""
    table = room(GLASS)
    assert as_seen_from(table, (5.0, 5.0, pi)) is table


# -- floors that are cut open -----------------------------------------------------------------------------------------


def test_a_floor_that_is_cut_open_has_one_hole_in_the_place_of_those_within_it() -> None:
    floor = Piece("floor", box_ring(1.0, 1.0, 9.0, 9.0), (box_ring(4.0, 4.0, 6.0, 6.0),), base=3.0, height=0.2)
    below = human("below", 2.5, 2.5)
    (cut,) = cut_open(room(floor), [below]).pieces
    (hole,) = cut.holes
    assert shapely.Polygon(hole).area == pytest.approx((8.0 - 2.0 * RIM) ** 2)
    assert cut_open(room(floor), []).pieces == (floor,)
    assert cut_open(room(floor), [below, human("on it", 7.5, 7.5, 3.2)]).pieces == (floor,)
