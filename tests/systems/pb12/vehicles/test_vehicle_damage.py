"""Damaged vehicles, wrecks and their passengers, panic.  R3.0.14, R3.0.20 to R3.0.23, RU097, RU098, RU024."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.pb12.rules.attacks.blast import damage_in_area, reached
from pb12table.systems.pb12.rules.attacks.damage import damage, use_damage_points
from pb12table.systems.pb12.rules.checks.checks import attribute_check_modifiers, markers_near
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection
from pb12table.systems.pb12.rules.figures.figures import has_status, is_on_table, markers_of
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line
from pb12table.systems.pb12.rules.figures.statuses import panic_check, receive
from pb12table.systems.pb12.rules.game.answers import Carry, Horizontal, Move, Steer
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    DamageRolled,
    FigureCollided,
    FigureFell,
    StatusReceived,
    VehicleDestroyed,
)
from pb12table.systems.pb12.rules.game.state import Load, Phase, Place, Status
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, DamageCode
from pb12table.systems.pb12.rules.round.sequence import effects_at_start
from pb12table.systems.pb12.rules.round.victory import defeat
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.systems.pb12.rules.vehicles.accidents import STEER
from pb12table.table.shapes import Circle
from tests.systems.pb12.expect import addends, gear, next_round, play_on, status_phase, without_asking
from tests.systems.pb12.scene import ORIGIN, Scene, call, marker
from tests.systems.pb12.stables import FLOOR, RING, coach, drive, marked, rider

COACH, DRIVER, GUEST = FigureId("coach"), FigureId("driver"), FigureId("guest")
ALICE, BOB, CAROL = PlayerId("alice"), PlayerId("bob"), PlayerId("carol")


def loaded(**attributes: Any) -> Scene:
    """A coach with a driver and a guest."""
    scene = Scene()
    coach(scene, **attributes)
    rider(scene, tech=4)
    rider(scene, "guest", at=(-1.0, 0.0))
    drive(scene)
    scene.human("foe", "bob", at=(0, 20), facing=270)
    return scene


@pytest.mark.rule("R3.0.23", "RU098")
def test_what_damaged_a_coach_before_it_was_wrecked_is_not_handed_on() -> None:
    scene = loaded(points=(0, 0, 1), toughness=0, armour=0)
    scene.wall(4.0, 5.0)
    marked(scene, "coach", moved=3)
    scene.edit("driver", light_points=9)
    scene.edit("guest", light_points=9)
    state = scene.state()
    # One point: severely damaged, out of control, straight ahead into the wall, and that destroys it.
    dice = [4, 1, 1, 6, 1, 1]
    _, events = call(state, damage, BOB, COACH, DamageCode(0, 0), False, dice=dice)
    assert is_wrecked(state, COACH)
    rolled = [event.figure for event in events if isinstance(event, DamageRolled)]
    assert rolled == ["coach", "coach", "driver", "guest"], "from the collision alone, once each"


# -- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.20")
def test_vehicles_are_damaged_instead_of_wounded() -> None:
    state = loaded().state()
    _, events = call(state, use_damage_points, COACH, 3, dice=[12])
    found = [event.status for event in events if isinstance(event, StatusReceived)]
    assert found == [Status.LIGHTLY_DAMAGED, Status.SEVERELY_DAMAGED]
    assert not has_status(state, COACH, Status.LIGHTLY_WOUNDED)
    assert not has_status(state, COACH, Status.SEVERELY_WOUNDED)
    assert markers_of(state, COACH, Status.LIGHTLY_DAMAGED) == 1


@pytest.mark.rule("R3.0.22")
@pytest.mark.rule("RU097")
def test_ru097_one_marker_and_one_check_for_each_heavy_point_and_its_own_counts_only_later() -> None:
    state = loaded().state()
    _, events = call(state, use_damage_points, COACH, 4, dice=[12, 12])
    checks = [event for event in events if isinstance(event, CheckMade)]
    assert [check.kind for check in checks] == ["accident-check", "accident-check"]
    assert [check.target_number for check in checks] == [12 - 4 - 3 + 1, 12 - 4 - 3 + 1 + 1]
    assert markers_of(state, COACH, Status.SEVERELY_DAMAGED) == 2


@pytest.mark.rule("R3.0.22")
@pytest.mark.rule("R3.0.21")
@pytest.mark.vector("V310")
def test_v310_two_markers() -> None:
    scene = Scene()
    coach(scene, tech=5, data={"modifiers": ()})
    marked(scene, "coach", severely_damaged=2)
    state = scene.state()
    assert total(attribute_check_modifiers(state, COACH, Attribute.TECH)) == 9
    assert has_status(state, COACH, Status.LIGHTLY_DAMAGED)
    assert STEER.cost(state, Steer(COACH, 2)) == 3
    state.figures[COACH].statuses[Status.LIGHTLY_DAMAGED] = 1
    assert STEER.cost(state, Steer(COACH, 2)) == 3


# -- wrecks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.23")
@pytest.mark.rule("RU098")
@pytest.mark.vector("V281")
def test_v281_everybody_aboard_receives_the_damage() -> None:
    scene = loaded()
    scene.edit("coach", light_points=0, heavy_points=0)
    state = scene.state()
    code = DamageCode(5, 2)
    source = (ORIGIN, ORIGIN + 20, 1.8)
    _, events = call(state, damage, BOB, COACH, code, True, (), source, dice=[12, 1, 1])
    rolls = [event for event in events if isinstance(event, DamageRolled)]
    assert [(roll.figure, roll.strength, roll.penetration) for roll in rolls] == [
        ("coach", 5, 2),
        ("driver", 5, 2),
        ("guest", 5, 2),
    ]
    assert is_wrecked(state, COACH)
    assert state.figures[COACH].place is Place.REMOVED
    assert [piece.id for piece in state.battlefield.pieces] == ["coach/hull"]
    assert any(isinstance(event, VehicleDestroyed) for event in events)


@pytest.mark.rule("RU098", "R4.2.3")
def test_ru098_a_passenger_whom_another_carries_receives_the_damage_once() -> None:
    scene = loaded(points=(0, 0, 0))
    rider(scene, "porter", at=(-1.0, 0.5))
    scene.edit("porter", load=Load(GUEST, 0))
    _, events = call(scene.state(), damage, BOB, COACH, DamageCode(5, 2), False, dice=[12, 1, 1, 1])
    rolled = [event.figure for event in events if isinstance(event, DamageRolled)]
    assert sorted(rolled) == ["coach", "driver", "guest", "porter"]


@pytest.mark.rule("R3.0.23", "R1.8.9")
@pytest.mark.rule("RU043")
def test_ru043_passengers_look_for_the_source_of_the_damage_themselves() -> None:
    scene = loaded()
    plate = gear("plate", armour_seen=3, armour_unseen=0)
    scene.figures[1] = replace(scene.figures[1], blocks=(plate,), in_use=(plate.id,), facing=90.0)
    scene.figures[2] = replace(scene.figures[2], blocks=(plate,), in_use=(plate.id,), facing=270.0)
    scene.edit("coach", light_points=0, heavy_points=0)
    state = scene.state()
    source = (ORIGIN, ORIGIN + 20, 1.8)
    _, events = call(state, damage, BOB, COACH, DamageCode(5, 0), True, (), source, dice=[12, 1, 1])
    rolls = {event.figure: event for event in events if isinstance(event, DamageRolled)}
    assert addends(rolls[DRIVER]) == (5, -3, -3)
    assert addends(rolls[GUEST]) == (5, -3)


@pytest.mark.rule("R3.0.23", "R1.6.17")
@pytest.mark.rule("RU098")
def test_passengers_receive_the_damage_as_the_cover_of_the_coach_has_lowered_it() -> None:
    scene = loaded()
    scene.wall(-3.0, 1.4)
    scene.edit("coach", light_points=0, heavy_points=0)
    state = scene.state()
    point = (ORIGIN - 5.0, ORIGIN, 1.8)
    assert reached(state, COACH, point).cover == Modifier("R1.6.17", "cover", -2, "piece-0")
    hit = [reached(state, COACH, point)]
    _, events = call(state, damage_in_area, BOB, hit, point, DamageCode(8, 0), dice=[12, 1, 1])
    rolls = [event for event in events if isinstance(event, DamageRolled)]
    assert [(roll.figure, roll.strength) for roll in rolls] == [("coach", 6), ("driver", 6), ("guest", 6)]
    assert [addends(roll)[-2:] for roll in rolls[1:]] == [(-2, -3), (-2, -3)]


@pytest.mark.rule("R3.0.23")
def test_a_wreck_is_terrain_for_everybody() -> None:
    scene = loaded(data={"parts": (VehiclePart(RING, FLOOR, 1.5),)})
    scene.human("walker", at=(4.0, 0.0), facing=180)
    scene.human("behind", "bob", at=(0.0, -8.0), facing=90)
    state = scene.state()
    call(state, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert {piece.id for piece in state.battlefield.pieces} == {"coach/hull", "coach/0"}
    assert all(piece.kind == "vehicle" for piece in state.battlefield.pieces)
    assert not state.figures[COACH].statuses
    assert not has_sight_line(state, FigureId("foe"), FigureId("behind"))
    session = scene.activate("walker", dice=[1])
    call(session.state, receive, COACH, Status.DESTROYED, "R1.5.1")
    session.act(Move(2)).go(Horizontal(3.0, 0.0), Horizontal(2.0, 0.0))
    assert session.at("walker")[0] == pytest.approx(2.25, abs=2e-3)
    assert session.of(FigureCollided)[-1].obstacle == "coach/hull"


@pytest.mark.rule("R3.0.23", "R1.4.29")
def test_who_was_aboard_stands_on_the_wreck_or_gets_out_of_it() -> None:
    state = loaded().state()
    _, events = call(state, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert is_standing(state, DRIVER)
    assert not [event for event in events if isinstance(event, FigureFell)]
    closed = loaded(data={"parts": (VehiclePart(RING, FLOOR, 1.5),)}).state()
    _, events = call(closed, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert {event.figure for event in events if isinstance(event, FigureFell)} == {"driver", "guest"}
    for name in (DRIVER, GUEST):
        assert is_standing(closed, name)


@pytest.mark.rule("R3.0.23")
@pytest.mark.rule("RU098")
@pytest.mark.rule("R1.10.1")
@pytest.mark.vector("V282")
def test_v282_a_wreck_counts_as_a_marker_once() -> None:
    scene = Scene()
    coach(scene)
    scene.human("near", at=(0, 2.0), initiative=3)
    scene.human("foe", "bob", at=(90, 90))
    state = scene.state()
    call(state, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert markers_near(state, FigureId("near")) == 1
    with scene.play([12, 6, 5, 6, 5]) as play:
        call(play.state, receive, COACH, Status.DESTROYED, "R1.5.1")
        next_round(play)
        assert [(check.figure, check.target_number) for check in play.checks] == [("near", 12 - 3 - 3 + 1)]
        assert not play.state.markers
        assert is_wrecked(play.state, COACH)
        assert len(play.state.battlefield.pieces) == 1
        next_round(play)
        assert len(play.checks) == 1
        assert is_wrecked(play.state, COACH)


@pytest.mark.rule("R3.0.23")
def test_a_destroyed_vehicle_counts_as_out_of_action() -> None:
    state = loaded().state()
    call(state, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert has_status(state, COACH, Status.OUT_OF_ACTION)
    assert has_status(state, COACH, Status.DESTROYED)
    assert not is_on_table(state, COACH)


# -- nerve ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.14")
@pytest.mark.vector("V283")
def test_v283_vehicles_hold_without_a_die() -> None:
    scene = loaded()
    state = scene.state()
    state.markers = [marker("x", (1, 1, 0)), marker("y", (1, 0, 0)), marker("z", (0, 1, 0))]
    held, events = call(state, panic_check, COACH, panic_modifiers(state, COACH, 3))
    assert held
    assert not events
    alone = Scene()
    coach(alone, initiative=3, nerve=0)
    alone.human("foe", "bob", at=(90, 90))
    alone.human("mate", "alice", at=(50, 50))
    with status_phase(alone, [], markers=[marker("x", (1, 1, 0)), marker("y", (1, 0, 0))]) as play:
        assert not play.checks
        assert not play.has("coach", "panicked")


@pytest.mark.rule("R3.0.14", "R1.10.1")
def test_markers_are_no_effect_for_a_vehicle_in_the_status_phase() -> None:
    scene = Scene()
    coach(scene, initiative=3)
    scene.human("mate", "alice", at=(0, 2))
    scene.human("foe", "bob", at=(90, 90))
    state = scene.state()
    state.markers = [marker("x", (1, 1, 0))]
    assert [str(due) for due in effects_at_start(state)] == ["markers:mate"]


# -- who is left ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RU024")
def test_ru024_the_vehicles_of_a_defeated_player_stay_and_can_be_taken_over() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    coach(scene, player="carol")
    rider(scene, "pilot", "carol", at=(-1.0, 0.0))
    rider(scene)
    scene.human("foe", "bob", at=(50, 50))
    state = scene.state()
    call(state, lambda game: without_asking(defeat, game, [CAROL], "R1.3.19"))
    assert is_on_table(state, COACH)
    assert not is_on_table(state, FigureId("pilot"))
    with scene.activate("driver") as play:
        call(play.state, lambda game: without_asking(defeat, game, [CAROL], "R1.3.19"))
        play.act(Steer(COACH, 1))
        assert play.figure("coach").controller == ALICE


def abandoned(**attributes: Any) -> Scene:
    """A coach whose player is defeated, and the two who are left."""
    scene = Scene(players={"carol": 5, "alice": 5, "bob": 5})
    coach(scene, player="carol", **attributes)
    scene.human("mate", at=(20, 20))
    scene.human("foe", "bob", at=(90, 90))
    scene.edit("carol", defeated=True)
    return scene


@pytest.mark.rule("RU024", "R1.5.6")
def test_ru024_somebody_left_chooses_where_it_goes_astray() -> None:
    marked(scene := abandoned(tech=5, data={"modifiers": ()}), "coach", out_of_control=2, moved=1)
    play = scene.play([1, 12], phase=Phase.STATUS)
    play_on(play, lambda request: isinstance(request, ChooseDirection))
    with play:
        assert isinstance(play.pending, ChooseDirection)
        assert (play.pending.figure, play.pending.player) == (COACH, ALICE)


@pytest.mark.rule("RU024", "R4.2.3")
def test_ru024_nobody_can_agree_to_have_it_carried() -> None:
    scene = abandoned(footprint=Circle(0.2), model_height=0.5, data={"steering_points": (), "passenger_areas": ()})
    scene.human("porter", at=(0, 0.5))
    with scene.activate("porter") as play:
        refusal = play.refusal(Carry(COACH, 0, 1))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R4.2.3", "nobody-to-agree")
        play.state.figures[COACH].statuses[Status.INCAPACITATED] = 1
        assert play.refusal(Carry(COACH, 1, 1)) is None


@pytest.mark.rule("RU024")
def test_ru024_its_checks_are_thrown_by_somebody_left() -> None:
    scene = Scene(players={"carol": 5, "alice": 5, "bob": 5})
    coach(scene, player="carol", tech=5, data={"modifiers": ()})
    scene.human("mate", at=(20, 20))
    scene.human("foe", "bob", at=(90, 90))
    marked(scene, "coach", out_of_control=2)
    scene.edit("carol", defeated=True)
    with status_phase(scene, [9]) as play:
        assert [check.kind for check in play.checks] == ["tech-check"]
        assert not play.has("coach", "out_of_control")
