"""Sight lines from and to passengers.  R1.4.23, R1.4.24, RU012."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line, point_sight, sight
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import vehicles_under
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.table.shapes import Outline, Ring
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import ORIGIN, Scene
from tests.systems.pb12.stables import FLOOR, coach, rider

COACH, GUEST, SHOT = FigureId("coach"), FigureId("guest"), FigureId("shot")


def side(y: float) -> Ring:
    """A side of the coach, a tenth of a step thick."""
    return ((-2.0, y), (2.0, y), (2.0, y + 0.1), (-2.0, y + 0.1))


def between(*, left_open: bool, right_open: bool, **attributes: Any) -> Scene:
    """A guest in a coach with two sides as high as it; one enemy to its left, one to its right."""
    parts = (VehiclePart(side(0.9), FLOOR, 2.5, left_open), VehiclePart(side(-1.0), FLOOR, 2.5, right_open))
    scene = Scene()
    coach(scene, model_height=3.0, data={"parts": parts}, **attributes)
    rider(scene, "guest", at=(0.0, 0.0), facing=90, sight_angle=12)
    scene.human("shot", "bob", at=(0, 8), facing=270)
    scene.human("other", "bob", at=(0, -8), facing=90)
    return scene


@pytest.mark.rule("RU012", "R1.4.23", "R1.4.24")
@pytest.mark.vector("V084")
def test_v084_an_open_side_interrupts_neither_his_lines_nor_lines_to_him() -> None:
    state = between(left_open=True, right_open=False).state()
    assert has_sight_line(state, GUEST, SHOT)
    assert has_sight_line(state, SHOT, GUEST)
    assert sight(state, SHOT, GUEST).covered_share == 0.0
    assert not has_sight_line(state, GUEST, FigureId("other"))
    assert not has_sight_line(state, FigureId("other"), GUEST)
    assert point_sight(state, GUEST, (ORIGIN, ORIGIN + 5.0, 0.0)).exists
    assert point_sight(state, GUEST, (ORIGIN, ORIGIN - 5.0, 0.0)).blockers == ("coach",)


@pytest.mark.rule("RU012")
def test_ru012_for_all_others_the_whole_vehicle_hides() -> None:
    state = between(left_open=True, right_open=True).state()
    assert not has_sight_line(state, SHOT, FigureId("other"))
    assert [body.id for body in hiding(state, SHOT, FigureId("other"))] == ["coach", "guest"]


@pytest.mark.rule("RU012")
def test_ru012_nothing_declared_open_is_closed() -> None:
    scene = Scene()
    coach(scene, model_height=3.0, data={"parts": ()})
    rider(scene, "guest", at=(0.0, 0.0), facing=90)
    scene.human("shot", "bob", at=(0, 8), facing=270)
    assert not has_sight_line(scene.state(), SHOT, GUEST)


@pytest.mark.rule("RU012")
@pytest.mark.parametrize(("away", "share"), [(2.0, 0.1), (1.5, 0.2)])
def test_ru012_the_hull_a_passenger_stands_on_hides_him_with_its_edge(away: float, share: float) -> None:
    """The edge is one step before him and 0.2 above the eye, so it hides 0.2 * away / (away - 1) - 0.2 of 2 steps."""
    scene = Scene()
    coach(scene, data={"parts": (), "floor": 2.0})
    scene.human("guest", at=(0.0, 0.0), facing=90, height=2.0)
    scene.human("shot", "bob", at=(0, away), facing=270)
    state = scene.state()
    assert sight(state, SHOT, GUEST).covered_share == pytest.approx(share, abs=1e-6)
    assert sight(state, SHOT, GUEST).blockers == ("coach",)
    # His eye is at 3.8: past the edge he sees what is higher than 3.8 - 1.8 * away at the other's place.
    assert sight(state, GUEST, SHOT).covered_share == pytest.approx(max(3.8 - 1.8 * away, 0.0) / 2.0, abs=1e-6)


@pytest.mark.rule("RU139")
def test_ru139_between_a_vehicle_and_those_aboard_only_closed_parts_hide() -> None:
    closed = VehiclePart(((0.4, -0.5), (0.5, -0.5), (0.5, 0.5), (0.4, 0.5)), FLOOR, 1.0)
    opened = VehiclePart(closed.outline, FLOOR, 1.0, open=True)
    shares: dict[str, tuple[float, float]] = {}
    for name, parts in (("closed", (closed,)), ("open", (opened,))):
        scene = Scene()
        coach(scene, player="alice", sight_angle=12, data={"parts": parts})
        rider(scene, "guest", at=(1.5, 0.0), facing=180)
        state = scene.state()
        there, back = sight(state, GUEST, COACH), sight(state, COACH, GUEST)
        assert (there.exists, back.exists) == (True, True)
        shares[name] = (there.covered_share, back.covered_share)
        assert set(there.blockers) | set(back.blockers) == ({"coach"} if name == "closed" else set())
    assert shares["open"] == (0.0, 0.0)
    assert min(shares["closed"]) > 0.05


@pytest.mark.rule("RU139")
def test_ru139_who_rides_a_vehicle_aboard_of_another_is_a_passenger_of_both() -> None:
    scene = Scene()
    coach(scene, "ferry", at=(0, 0), data={"parts": (), "floor": 0.5}, model_height=0.5, sight_angle=12)
    pony: Ring = ((-0.6, -0.3), (0.6, -0.3), (0.6, 0.3), (-0.6, 0.3))
    back = {"parts": (), "floor": 0.8}
    coach(scene, "pony", at=(0, 0), data=back, model_height=0.8, footprint=Outline(pony), height=0.5)
    scene.human("guest", at=(0.0, 0.0), facing=90, height=1.3)
    scene.human("shot", "bob", at=(0, 8), facing=270)
    state = scene.state()
    ferry, pony_id = FigureId("ferry"), FigureId("pony")
    assert vehicles_under(state, GUEST) == [pony_id, ferry]
    # To the guest both hide with their hulls alone; to the ferry nobody aboard hides anything.
    tops = {body.id: body.top for body in hiding(state, SHOT, GUEST)}
    assert tops == {"ferry": 0.5, "pony": pytest.approx(1.3)}
    assert [body.id for body in hiding(state, ferry, SHOT)] == []
    assert [body.id for body in hiding(state, ferry, GUEST)] == ["shot"]
    assert sight(state, SHOT, GUEST).exists


@pytest.mark.rule("RU012")
def test_ru012_a_low_side_covers_a_part_of_who_sits_behind_it() -> None:
    scene = Scene()
    coach(scene, data={"parts": (VehiclePart(side(0.9), FLOOR, 0.5),)})
    rider(scene, "guest", at=(0.0, 0.0), facing=90)
    scene.human("shot", "bob", at=(0, 30), facing=270)
    seen = sight(scene.state(), SHOT, GUEST)
    # The side rises half a step above the floor, at the height of a quarter of the guest.
    assert seen.covered_share == pytest.approx(0.25, abs=0.03)
    assert seen.blockers == ("coach",)


@pytest.mark.rule("RU094", "RU012", "R1.4.24", "R1.7.14")
def test_ru094_who_is_aboard_hides_nothing_from_the_vehicle() -> None:
    """The rider sits where the eyes of his mount are, a guest before them: neither is an obstacle to it."""
    scene = Scene()
    coach(scene, player="alice", action_points=1, initiative=3, sight_angle=6, blocks=[gun(), blade(melee_reach=4)])
    rider(scene, "rider", at=(0.0, 0.0))
    rider(scene, "guest", at=(1.5, 0.0))
    scene.human("foe", "bob", at=(4, 0), facing=180)
    scene.human("shot", "bob", at=(0, 8), facing=270)
    state = scene.state()
    for seen in (FigureId("foe"), SHOT):
        assert sight(state, COACH, seen).covered_share == 0.0
    assert point_sight(state, COACH, (ORIGIN + 6.0, ORIGIN, 0.0)).blockers == ("foe",)
    with scene.activate("coach", dice=[1]) as play:
        assert play.refusal(MeleeAttack(BlockId("blade"), FigureId("foe"), 1)) is None
        play.act(RangedAttack(BlockId("gun"), FigureId("foe"), 1))
        assert "covered" not in [part.label for part in play.checks[-1].modifiers]


@pytest.mark.rule("RU012")
def test_ru012_who_is_aboard_hides_the_vehicle_from_others_and_others_from_one_another() -> None:
    scene = Scene()
    coach(scene)
    rider(scene, "guest", at=(1.5, 0.0))
    scene.human("foe", "bob", at=(6, 0), facing=180)
    rider(scene, "rider", at=(-1.0, 0.0))
    state = scene.state()
    assert sight(state, FigureId("foe"), COACH).blockers == ("guest",)
    assert "guest" in sight(state, FigureId("rider"), FigureId("foe")).blockers
