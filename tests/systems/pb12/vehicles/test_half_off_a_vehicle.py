"""Where a passenger cannot stop, since he would no longer ride and still stick in what he rode on.  R1.7.2, RU094."""

from __future__ import annotations

import pytest
import shapely

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.standing import place_in_contact, standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.table.shapes import Point
from pb12table.table.unions import geometry_of
from tests.systems.pb12.scene import ORIGIN, Scene
from tests.systems.pb12.stables import coach

GUEST = FigureId("guest")


def at(north: float) -> Point:
    """A place beside the middle of the coach; its side is 1 step away from that."""
    return (ORIGIN + 0.5, ORIGIN + north)


@pytest.fixture
def state() -> State:
    scene = Scene()
    coach(scene, data={"floor": 0.0, "parts": (), "steering_points": (), "passenger_areas": ()})
    scene.human("guest", at=(0.5, 0.4))
    return scene.state()


@pytest.mark.rule("R1.7.2", "RU094")
@pytest.mark.parametrize(("north", "has_room"), [(0.9, True), (1.1, False), (1.24, False), (1.26, True)])
def test_ru094_reach_and_ways_of_a_passenger_agree_beside_the_vehicle(
    state: State, north: float, has_room: bool
) -> None:
    (found,) = reach(state, GUEST, (2,))
    area = shapely.union_all([geometry_of(region) for _, region in found.areas])
    assert standing_heights(state, GUEST, at(north)) == ([0.0] if has_room else [])
    assert plan_path(state, GUEST, at(north), movement_points=2).reachable == has_room
    assert area.contains(shapely.Point(at(north))) == has_room


@pytest.mark.rule("RU094")
def test_ru094_who_points_half_off_the_vehicle_learns_why_and_means_its_side(state: State) -> None:
    refused = plan_path(state, GUEST, at(1.1), movement_points=2).reason
    assert refused is not None
    assert (refused.rule, refused.reason, refused.detail("obstacle")) == ("R1.4.29", "no-safe-stand", "coach")
    assert place_in_contact(state, GUEST, at(1.1), 0.0) == pytest.approx(at(1.255), abs=0.001)


@pytest.mark.rule("RU094")
def test_ru094_half_off_a_part_only_where_the_part_is_as_high_as_he_stands() -> None:
    """A roof above his head is in nobody's way."""
    scene = Scene()
    roof = VehiclePart(((-2.0, -1.0), (2.0, -1.0), (2.0, 1.0), (-2.0, 1.0)), 2.5, 0.2)
    coach(scene, data={"floor": 0.0, "parts": (roof,), "steering_points": (), "passenger_areas": ()})
    scene.human("guest", at=(0.5, 0.4))
    found = scene.state()
    (reached,) = reach(found, GUEST, (2,))
    area = shapely.union_all([geometry_of(region) for _, region in reached.areas])
    assert area.contains(shapely.Point(at(1.1)))
    assert plan_path(found, GUEST, at(1.1), movement_points=2).reachable
