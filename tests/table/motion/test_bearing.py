"""A body that bears another along: together around corners, over ledges, against walls."""

from __future__ import annotations

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.sweep import borne_along, lift_together, slide_together, turned_together, walk_together
from pb12table.table.shapes import Circle
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT


def body(name: str, x: float, y: float, z: float = 0.0, facing: float = 0.0) -> Body:
    return Body(name, Circle(0.25), x, y, z, facing, 2.0, 1.8)


def box(name: str, west: float, south: float, east: float, north: float, height: float, base: float = 0.0) -> Piece:
    return Piece(name, ((west, south), (east, south), (east, north), (west, north)), base=base, height=height)


def table(*pieces: Piece) -> Battlefield:
    return Battlefield(20.0, 20.0, pieces, GAIT)


def test_a_turn_swings_the_borne_body_round() -> None:
    bearer, borne = body("a", 5, 5), body("b", 5.5, 5, facing=90)
    turned = borne_along(bearer, bearer.at(5, 5, 0, 90.0), borne)
    assert (turned.x, turned.y, turned.facing) == (5.0, 5.5, 180.0)


def test_there_must_be_room_for_the_swing() -> None:
    bearer, borne = body("a", 5, 5), body("b", 5.5, 5)
    assert turned_together(table(box("wall", 4, 5.3, 6, 6, 3.0)), bearer, borne, 90.0, ()) is None
    assert turned_together(table(), bearer, borne, 90.0, (body("c", 5, 5.9),)) is None
    assert turned_together(table(), bearer, borne, 90.0, ()) is not None
    assert turned_together(table(box("wall", 4, 5.3, 6, 6, 3.0)), bearer, borne, 0.0, ()) == borne


def test_they_go_together() -> None:
    joint = walk_together(table(), body("a", 5, 5), body("b", 5.5, 5), (6.0, 5.0), ())
    assert (joint.way_end.x, joint.way_end.y, joint.way_end.obstacle) == (6.0, 5.0, None)
    assert (joint.borne.x, joint.borne.y) == (6.5, 5.0)


@pytest.mark.parametrize(("ahead", "stop"), [(0.5, 5.25), (-0.5, 5.75)])
def test_whoever_is_ahead_stops_both(ahead: float, stop: float) -> None:
    field = table(box("wall", 6, 4, 7, 6, 3.0))
    joint = walk_together(field, body("a", 5, 5), body("b", 5 + ahead, 5), (6.0, 5.0), ())
    assert joint.way_end.obstacle == "wall"
    assert (joint.way_end.x, joint.borne.x) == pytest.approx((stop, stop + ahead), abs=0.002)


def test_the_edge_of_the_table_stops_both_without_an_obstacle() -> None:
    joint = walk_together(table(), body("a", 19.0, 5), body("b", 19.5, 5), (20.0, 5.0), ())
    assert (joint.way_end.obstacle, joint.way_end.at_edge) == (None, True)
    assert (joint.way_end.x, joint.borne.x) == (19.25, 19.75)


def test_both_go_up_a_low_ledge() -> None:
    field = table(box("ledge", 6.2, 4, 9, 6, 0.2))
    joint = walk_together(field, body("a", 5.5, 5), body("b", 6.0, 5), (6.5, 5.0), ())
    assert joint.way_end.obstacle is None
    assert (joint.way_end.z, joint.borne.z) == (0.2, 0.2)
    # The bearer stays below while only the borne body is over the ledge already.
    joint = walk_together(field, body("a", 5.2, 5), body("b", 5.7, 5), (5.9, 5.0), ())
    assert (joint.way_end.z, joint.borne.z) == (0.0, 0.2)


def test_they_rise_and_sink_as_far_as_both_can() -> None:
    roof = table(box("roof", 5.3, 4, 7, 6, 0.5, base=2.4))
    joint = lift_together(roof, body("a", 4.5, 5), body("b", 5.5, 5), 1.0, ())
    assert (joint.way_end.z, joint.borne.z, joint.way_end.obstacle) == (0.4, 0.4, "roof")
    block = table(box("block", 5.3, 4, 7, 6, 0.5))
    joint = lift_together(block, body("a", 4.5, 5, 1.0), body("b", 5.5, 5, 1.0), -1.0, ())
    assert (joint.way_end.z, joint.borne.z) == (0.5, 0.5)


def test_across_they_keep_their_heights() -> None:
    low = table(box("low", 5.8, 4, 7, 6, 0.2))
    joint = slide_together(low, body("a", 5, 5, 1.0), body("b", 5.5, 5, 1.0), (6.0, 5.0), ())
    assert (joint.way_end.z, joint.borne.z, joint.way_end.obstacle) == (1.0, 1.0, None)
