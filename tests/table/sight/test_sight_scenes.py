"""Sight in single scenes: roofs, bridges, yards, corners, and walls that meet or end on the line."""

from __future__ import annotations

import pytest

from pb12table.table.sight.cover import cover_from_blast
from pb12table.table.sight.sight import sight_to_point
from pb12table.table.terrain import Piece
from tests.table.scene import block, coach, field, human, ramp_east, sight_to_body, wall


@pytest.mark.parametrize(("z", "share"), [(0.0, 1.0), (1.0, 0.4), (1.8, 0.0), (3.0, 0.0)])
def test_a_wall_as_high_as_the_eye_hides_what_is_lower(z: float, share: float) -> None:
    sight = sight_to_body(field(wall(5, 1.8)), human("a", 0, 0), human("b", 10, 0, z), 90.0, ())
    expected = min(max(1.8 - z, 0.0), 2.0) / 2.0
    assert sight.covered_share == pytest.approx(expected, abs=1e-12)
    assert expected == pytest.approx(share if z else 0.9, abs=1e-12)


@pytest.mark.parametrize("high", ["near", "far"])
def test_what_hides_most_is_named_first(high: str) -> None:
    heights = {"near": 1.2, "far": 1.2, high: 1.5}
    walls = [wall(x, heights[name], name=name) for name, x in (("near", 4.0), ("far", 6.0))]
    for pieces in (walls, walls[::-1]):
        sight = sight_to_body(field(*pieces), human("a", 0, 0), human("b", 10, 0), 90.0, ())
        assert sight.blockers == (high, "far" if high == "near" else "near")


def test_a_wall_a_hair_lower_than_the_eye_leaves_the_head_free() -> None:
    sight = sight_to_body(field(wall(5, 1.8)), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert sight.covered_share == pytest.approx(0.9, abs=1e-12)
    assert sight.exists


@pytest.mark.rule("RU012")
def test_from_the_very_edge_of_a_roof_it_hides_who_is_below_only_with_what_lies_behind_the_edge() -> None:
    house = block("house", 0, -4, 6, 4, 3.0)
    on_edge, below = human("a", 6, 0, 3.0), human("b", 6.5, 0)
    assert sight_to_body(field(house), on_edge, below, 90.0, ()).covered_share == 0.0
    # From below: the face of the wall lies in the plane of the silhouette, and nothing is between.
    assert sight_to_body(field(house), below, on_edge, 180.0, ()).covered_share == 0.0
    # A hand's breadth from the edge: eye at 4.8, edge at 0.1 of 0.6; the shadow reaches up to 4.8 - 1.8 * 6 < 0.
    assert sight_to_body(field(house), on_edge.at(5.9, 0, 3.0), below, 90.0, ()).covered_share == 0.0
    # From below the edge at 0.5 of 0.6 hides up to 1.8 + 1.2 * 6 / 5 = 3.24.
    seen = sight_to_body(field(house), below, on_edge.at(5.9, 0, 3.0), 180.0, ())
    assert seen.covered_share == pytest.approx(0.12, abs=1e-9)
    assert seen.blockers == ("house",)


def test_a_roof_one_does_not_stand_on_hides_what_is_beyond() -> None:
    house, other = block("house", 0, -4, 6, 4, 3.0), block("other", 8, -4, 10, 4, 3.0)
    sight = sight_to_body(field(house, other), human("a", 5, 0, 3.0), human("b", 11, 0), 90.0, ())
    # The sight line over the far edge of the other roof: from 4.8 at x = 5 past 3.0 at x = 10 down to 2.64.
    assert sight.covered_share == pytest.approx(1.0, abs=1e-12)
    assert sight.blockers == ("other",)


def test_over_and_under_a_bridge() -> None:
    bridge = block("bridge", 4, -2, 6, 2, 0.5, 2.5)
    table = field(bridge)
    assert sight_to_body(table, human("a", 0, 0), human("b", 10, 0), 90.0, ()).covered_share == 0.0
    # Figures on the bridge and on the road below hide nothing from each other beyond what the deck hides.
    above, road = human("c", 5, 0, 3.0), human("d", 9, 0)
    assert sight_to_body(table, above, road, 90.0, ()).covered_share == 0.0
    high = sight_to_body(table, human("e", 0, 0, 4.0), road, 90.0, ())
    assert high.covered_share > 0.0
    assert high.blockers == ("bridge",)


def test_bodies_right_above_each_other_are_decided_by_the_segment() -> None:
    bridge = block("bridge", 4, -2, 6, 2, 0.5, 2.5)
    above, below = human("c", 5, 0, 4.0), human("d", 5.03, 0)
    hidden = sight_to_body(field(bridge), above, below, 90.0, ())
    assert hidden.covered_share == 1.0
    assert not hidden.exists
    assert hidden.blockers == ("bridge",)
    free = sight_to_body(field(), above, below, 90.0, ())
    assert (free.covered_share, free.visible_share, free.exists) == (0.0, 1.0, True)
    # Standing on the bridge changes nothing: a closed floor lies between.
    assert sight_to_body(field(bridge), above.at(5, 0, 3.0), below, 90.0, ()).blockers == ("bridge",)


@pytest.mark.parametrize(
    ("x", "y", "hides"), [(7.0, 2.0, True), (7.2, 2.0, True), (7.0, 2.3, False), (6.7, 2.0, False)]
)
def test_a_body_in_between_hides_what_is_straight_below(x: float, y: float, hides: bool) -> None:
    """RU011, RU012: right above each other the segment between the base points decides, and bodies interrupt it."""
    above, below, between = human("a", 7, 2, 8.0), human("b", 7, 2), human("c", x, y, 4.0)
    sight = sight_to_body(field(), above, below, 90.0, (between,))
    assert sight.exists is not hides
    assert sight.blockers == (("c",) if hides else ())
    ground = sight_to_point(field(), above, (7.0, 2.0, 0.0), 90.0, (between,))
    assert ground.exists is not hides
    assert ground.blockers == (("c",) if hides else ())
    assert sight_to_point(field(), above, (7.0, 2.0, 7.0), 90.0, (between,)).exists, "it is lower than that"


@pytest.mark.parametrize(("end", "hides"), [(4.74, False), (5.26, True), (8.0, True)])
def test_a_body_hides_points_behind_it_and_none_before_it(end: float, hides: bool) -> None:
    seer, other = human("a", 0, 1), human("b", 5, 1)
    for height in (1.8, 1.0):
        sight = sight_to_point(field(), seer, (end, 1.0, height), 90.0, (other,))
        assert sight.exists is not hides, height
        assert sight.blockers == (("b",) if hides else ())


def test_straight_above_is_inside_every_sight_angle() -> None:
    sight = sight_to_body(field(), human("a", 5, 5, 0.0, 90.0), human("b", 5, 5, 3.0), 0.0, ())
    assert sight.in_sight_angle
    assert sight.exists


def test_yard_with_bodies_inside_and_outside() -> None:
    outer = ((2.0, -4.0), (10.0, -4.0), (10.0, 4.0), (2.0, 4.0))
    yard = ((3.0, -3.0), (9.0, -3.0), (9.0, 3.0), (3.0, 3.0))
    table = field(Piece("house", outer, (yard,), height=3.0))
    inside, also_inside, outside = human("a", 4, 0), human("b", 8, 0), human("c", 0, 0)
    assert sight_to_body(table, inside, also_inside, 90.0, ()).covered_share == 0.0
    assert sight_to_body(table, inside, outside, 180.0, ()).covered_share == pytest.approx(1.0, abs=1e-12)
    assert sight_to_body(table, outside, inside, 180.0, ()).covered_share == pytest.approx(1.0, abs=1e-12)
    assert not sight_to_point(table, inside, (12.0, 0.0, 1.8), 180.0, ()).exists
    assert sight_to_point(table, inside, (8.9, 0.0, 0.0), 180.0, ()).exists


def test_overlapping_pieces_hide_their_union() -> None:
    low, high = block("low", 4, -3, 6, 3, 1.4), block("high", 5, 0, 5.5, 3, 5.0)
    alone = sight_to_body(field(low), human("a", 0, 0), human("b", 10, 0), 90.0, ()).covered_share
    both = sight_to_body(field(low, high), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert both.covered_share == pytest.approx(0.5 + alone / 2.0, abs=1e-9)
    assert set(both.blockers) == {"low", "high"}


def test_a_ramp_hides_as_high_as_it_is() -> None:
    # Rising away from the observer: only the high edge at x = 6 counts, 1.2 high.
    rising = sight_to_body(field(ramp_east("r", 4, -3, 6, 3, 1.2)), human("a", 0, 0), human("b", 10, 0), 90.0, ())
    assert rising.covered_share == pytest.approx((1.8 - 0.6 * 10.0 / 6.0) / 2.0, abs=1e-12)
    # Seen from the other side the high edge is the near one.
    falling = sight_to_body(field(ramp_east("r", 4, -3, 6, 3, 1.2)), human("a", 10, 0), human("b", 0, 0), 180.0, ())
    assert falling.covered_share == pytest.approx((1.8 - 0.6 * 10.0 / 4.0) / 2.0, abs=1e-12)


def test_two_walls_that_meet_at_a_point_leave_no_gap() -> None:
    left = Piece("left", ((5.0, 0.0), (6.0, 3.0)), height=3.0, thin=True)
    right = Piece("right", ((5.0, 0.0), (6.0, -3.0)), height=3.0, thin=True)
    corner = Piece("corner", ((6.0, 3.0), (5.0, 0.0), (6.0, -3.0)), height=3.0, thin=True)
    observer, point = human("a", 0, 0), (10.0, 0.0, 1.0)
    assert sight_to_point(field(left, right), observer, point, 90.0, ()).blockers == ("left", "right")
    assert sight_to_point(field(corner), observer, point, 90.0, ()).blockers == ("corner",)
    # The end of a single wall on the line is a touch.
    single = sight_to_point(field(left), observer, point, 90.0, ())
    assert single.exists
    assert single.borderline
    assert sight_to_body(field(left, right), observer, human("b", 10, 0), 90.0, ()).covered_share == pytest.approx(1.0)


def test_walls_that_touch_the_line_at_different_places_leave_it_free() -> None:
    left = Piece("left", ((4.0, 0.0), (4.0, 3.0)), height=3.0, thin=True)
    right = Piece("right", ((6.0, 0.0), (6.0, -3.0)), height=3.0, thin=True)
    assert sight_to_point(field(left, right), human("a", 0, 0), (10.0, 0.0, 1.0), 90.0, ()).exists


def test_blocks_on_both_sides_of_the_line_leave_no_gap_where_they_meet() -> None:
    north, south = block("north", 4, 0, 6, 2, 3.0), block("south", 5, -2, 7, 0, 3.0)
    apart = block("south", 6.5, -2, 7, 0, 3.0)
    observer, point = human("a", 0, 0), (10.0, 0.0, 1.0)
    assert set(sight_to_point(field(north, south), observer, point, 90.0, ()).blockers) == {"north", "south"}
    assert sight_to_point(field(north, apart), observer, point, 90.0, ()).exists
    # One of them too low to reach the line.
    low = block("south", 5, -2, 7, 0, 0.5)
    assert sight_to_point(field(north, low), observer, point, 90.0, ()).exists


def test_a_corner_exactly_on_the_line_does_not_block() -> None:
    diamond = Piece("d", ((5.0, 0.0), (6.0, 1.0), (5.0, 2.0), (4.0, 1.0)), height=3.0)
    observer = human("a", 0, 0)
    touching = sight_to_point(field(diamond), observer, (10.0, 0.0, 1.8), 90.0, ())
    assert touching.exists
    assert touching.borderline
    deeper = Piece("d", tuple((x, y - 1e-3) for x, y in diamond.outline), height=3.0)
    assert not sight_to_point(field(deeper), observer, (10.0, 0.0, 1.8), 90.0, ()).exists


def test_along_a_face_is_free_and_borderline() -> None:
    sight = sight_to_point(field(block("b", 3, 0, 7, 2, 3.0)), human("a", 0, 0), (10.0, 0.0, 1.8), 90.0, ())
    assert sight.exists
    assert sight.borderline


def test_along_a_thin_wall_is_free_and_through_it_is_not() -> None:
    along = Piece("w", ((3.0, 0.0), (7.0, 0.0)), height=3.0, thin=True)
    observer = human("a", 0, 0)
    assert sight_to_point(field(along), observer, (10.0, 0.0, 1.8), 90.0, ()).exists
    assert not sight_to_point(field(along), human("a", 0, 0.1), (10.0, -0.1, 1.8), 90.0, ()).exists
    across = Piece("w", ((5.0, -1.0), (5.0, 1.0)), height=3.0, thin=True)
    assert not sight_to_point(field(across), observer, (10.0, 0.0, 1.8), 90.0, ()).exists


def test_a_point_on_a_wall_is_seen() -> None:
    observer = human("a", 0, 0)
    assert sight_to_point(field(wall(5, 3.0)), observer, (5.0, 0.0, 1.0), 90.0, ()).exists
    assert sight_to_point(field(block("b", 5, -1, 6, 1, 3.0)), observer, (5.0, 0.0, 1.0), 90.0, ()).exists
    assert sight_to_point(field(block("b", 5, -1, 6, 1, 1.0)), observer, (5.5, 0.0, 1.0), 90.0, ()).exists
    assert not sight_to_point(field(block("b", 5, -1, 6, 1, 3.0)), observer, (6.0, 0.0, 1.0), 90.0, ()).exists


def test_bodies_block_the_line_to_a_point_but_not_to_a_point_in_them() -> None:
    observer, between = human("a", 0, 0), human("c", 5, 0)
    assert sight_to_point(field(), observer, (10.0, 0.0, 1.0), 90.0, (observer, between)).blockers == ("c",)
    assert sight_to_point(field(), observer, (5.0, 0.0, 1.8), 90.0, (observer, between)).exists
    assert sight_to_point(field(), observer, (10.0, 0.0, 1.0), 90.0, (human("c", 5, 0.249),)).blockers == ("c",)
    tangent = sight_to_point(field(), observer, (10.0, 0.0, 1.8), 90.0, (human("c", 5, 0.25),))
    assert tangent.exists
    assert tangent.borderline
    assert sight_to_point(field(), observer, (10.0, 0.0, 1.0), 90.0, (coach("v", 5, 0),)).blockers == ("v",)


def test_straight_down_through_a_deck() -> None:
    deck = block("deck", 4, -2, 6, 2, 0.5, 2.5)
    assert not sight_to_point(field(deck), human("a", 5, 0, 5.0), (5.0, 0.0, 0.0), 0.0, ()).exists
    assert sight_to_point(field(deck), human("a", 5, 0, 5.0), (5.0, 0.0, 3.0), 0.0, ()).exists
    assert sight_to_point(field(deck), human("a", 6, 0, 5.0), (6.0, 0.0, 0.0), 0.0, ()).exists


def test_sight_angle_zero_has_no_width() -> None:
    sight = sight_to_body(field(), human("a", 0, 0), human("b", 10, 0), 0.0, ())
    assert sight.in_sight_angle
    assert sight.visible_share == 0.0
    assert not sight.exists
    assert not sight_to_body(field(), human("a", 0, 0), human("b", 10, 1), 0.0, ()).in_sight_angle


def test_sight_angle_twelve_sees_all_round() -> None:
    for place in ((-10.0, 0.0), (-10.0, 0.01), (0.0, -10.0), (7.0, 7.0)):
        sight = sight_to_body(field(), human("a", 0, 0), human("b", *place), 180.0, ())
        assert sight.visible_share == 1.0


def test_a_narrow_blind_angle_behind_splits_the_silhouette() -> None:
    # Value 11 leaves 30 degrees behind; a wide target right behind is seen on both sides.
    target = coach("v", -3, 0, 0.0, 90.0)
    sight = sight_to_body(field(), human("a", 0, 0), target, 165.0, ())
    assert len(sight.visible.rings) == 2
    assert 0.0 < sight.visible_share < 1.0


def test_a_body_in_contact_with_the_observer_hides_by_its_exact_tangent() -> None:
    # Centre at (0.3, 0.4): its right tangent from the eye runs at 53.13 - 30 degrees to the left of the view.
    sight = sight_to_body(field(), human("a", 0, 0), human("b", 10, 0), 90.0, (human("c", 0.3, 0.4),))
    assert sight.covered_share == 0.0
    nearer = sight_to_body(field(), human("a", 0, 0), human("b", 10, 0), 90.0, (human("c", 0.5, 0.25),))
    assert nearer.covered_share == pytest.approx(0.5, abs=1e-9)


def test_terrain_that_only_touches_a_blast_point_does_not_count() -> None:
    target = human("b", 10, 0)
    touching = block("t", -1, -1, 0, 1, 3.0)
    assert cover_from_blast(field(touching), (0.0, 0.0, 0.0), target).covered_share == 0.0
    thin = wall(0, 3.0)
    assert cover_from_blast(field(thin), (0.0, 0.0, 0.0), target).covered_share == 0.0
