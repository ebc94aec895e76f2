"""Passengers: who they are, how they ride along, what it does to them.  R3.0.7 to R3.0.11, RU078, RU094, RU096."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.checks.checks import lasting_check_modifiers, riding_modifiers
from pb12table.systems.pb12.rules.figures.falling import ChooseLanding, random_movement
from pb12table.systems.pb12.rules.figures.figures import has_status, parts_of_value, value
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    Horizontal,
    Move,
    RangedAttack,
    RelocateOut,
    Steer,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import FigureCollided, FigureFell, FigureMoved, FigureShoved
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import DueEffect, Effect, Phase, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.blocks import VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChooseEffect
from pb12table.systems.pb12.rules.vehicles.aboard import all_aboard, is_fixed, passengers_of, vehicle_of
from pb12table.systems.pb12.rules.vehicles.accidents import must_hold_on, passenger_check, passenger_modifiers
from pb12table.systems.pb12.rules.vehicles.riding import put, stands_by_itself
from pb12table.table.shapes import Outline
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import gun, play_on, status_phase
from tests.systems.pb12.scene import ORIGIN, Scene, call, marker
from tests.systems.pb12.stables import FLOOR, FRONT, RING, coach, drive, marked, rider

COACH, DRIVER, GUEST = FigureId("coach"), FigureId("driver"), FigureId("guest")


def full(**attributes: Unpack[Attributes]) -> Scene:
    """A coach with a driver in the passenger area and a guest outside of it."""
    scene = Scene()
    coach(scene)
    rider(scene)
    rider(scene, "guest", at=(-1.0, 0.5), **attributes)
    drive(scene)
    scene.human("foe", "bob", at=(90, 90))
    return scene


# -- who is aboard ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.7")
@pytest.mark.rule("RU094")
@pytest.mark.parametrize(
    ("at", "height", "aboard"),
    [
        ((2.0, 1.0), FLOOR, True),
        ((2.003, 0.0), FLOOR, False),
        ((0.0, 0.0), 2.0, True),
        ((0.0, 0.0), 2.05, False),
        ((0.0, 0.0), 2.2, False),
        ((0.0, 0.0), 0.0, True),
    ],
)
def test_ru094_base_point_inside_the_footprint_and_on_or_in_it(
    at: tuple[float, float], height: float, aboard: bool
) -> None:
    scene = Scene()
    coach(scene)
    scene.human("guest", at=at, height=height)
    assert (vehicle_of(scene.state(), GUEST) == COACH) is aboard


@pytest.mark.rule("RU094")
def test_ru094_the_turned_footprint_counts() -> None:
    scene = Scene()
    coach(scene, facing=90)
    rider(scene, "guest", at=(0.0, 1.9))
    rider(scene, "other", at=(1.9, 0.0))
    assert passengers_of(scene.state(), COACH) == ["guest"]


@pytest.mark.rule("R3.0.7")
def test_a_vehicle_can_be_aboard_of_a_greater_one() -> None:
    scene = Scene()
    coach(scene)
    coach(scene, "ferry", at=(0, 0), height=0.0, footprint=rectangle(4.0, 3.0), data={"floor": 0.2})
    scene.figures[0] = replace(scene.figures[0], height=0.2)
    rider(scene, "guest", at=(-1.0, 0.5))
    scene.figures[-1] = replace(scene.figures[-1], height=0.7)
    state = scene.state()
    ferry = FigureId("ferry")
    assert vehicle_of(state, GUEST) == COACH
    assert vehicle_of(state, COACH) == ferry
    assert vehicle_of(state, ferry) is None
    assert all_aboard(state, ferry) == [COACH, GUEST]
    put(state, ferry, (ORIGIN + 10, ORIGIN, 0.0), 90.0)
    assert (state.figures[COACH].x - ORIGIN, state.figures[COACH].facing) == (10.0, 90.0)
    guest = state.figures[GUEST]
    assert (round(guest.x - ORIGIN, 3), round(guest.y - ORIGIN, 3), guest.z) == (9.5, -1.0, 0.7)


@pytest.mark.rule("R3.0.7", "RU094")
def test_of_two_vehicles_on_one_level_the_smaller_one_is_aboard() -> None:
    scene = Scene()
    flat = {"floor": 0.05, "parts": (), "steering_points": (), "passenger_areas": ()}
    coach(scene, "raft", footprint=rectangle(4.0, 3.0), data=flat)
    coach(scene, height=0.05)
    state = scene.state()
    raft = FigureId("raft")
    assert (vehicle_of(state, COACH), vehicle_of(state, raft)) == (raft, None)
    assert (passengers_of(state, raft), passengers_of(state, COACH)) == ([COACH], [])


def rectangle(x: float, y: float) -> Outline:
    return Outline(((-x, -y), (x, -y), (x, y), (-x, y)))


@pytest.mark.rule("R3.0.7", "RU094")
def test_who_stands_on_a_bridge_right_above_a_vehicle_does_not_ride_it() -> None:
    scene = full()
    scene.box((-3, -3), (3, 3), 0.05, base=2.0)
    scene.human("walker", "bob", at=(0, 0), height=2.05)
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(Horizontal(1, 0))
        while isinstance(play.pending, ChooseLanding):  # there is no room for those aboard under the bridge
            play.answer(0)
        play.stop()
        assert play.at("coach") == (1.0, 0.0, 0.0)
        assert play.at("walker") == (0.0, 0.0, 2.05)


# -- riding along -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.7")
def test_passengers_keep_place_and_facing_relative_to_the_vehicle() -> None:
    state = full().state()
    state.figures[GUEST].facing = 30.0
    coach_before, guest_before = state.figures[COACH].clone(), state.figures[GUEST].clone()
    for number in range(400):
        facing = (17.3 * number) % 360.0
        put(state, COACH, (ORIGIN + 0.37 * number % 7, ORIGIN + 0.11 * number % 5, 0.0), facing)
    put(state, COACH, (coach_before.x, coach_before.y, 0.0), 0.0)
    guest = state.figures[GUEST]
    assert hypot(guest.x - guest_before.x, guest.y - guest_before.y) < 2e-3
    assert guest.facing == pytest.approx(30.0, abs=0.3)
    assert guest.z == FLOOR


@pytest.mark.rule("R3.0.7", "RU061")
def test_riding_gives_no_moved_marker_and_shifts_nobody() -> None:
    with full().activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(Horizontal(1, 0), Horizontal(2, 0)).stop()
        assert play.at("driver") == (3.0, 0.0, FLOOR)
        assert play.at("guest") == (1.0, 0.5, FLOOR)
        assert play.moved_markers("guest") == 0
        assert play.moved_markers("driver") == 0


@pytest.mark.rule("R3.0.7")
def test_the_vehicle_s_ranged_defence_is_added() -> None:
    scene = full()
    marked(scene, "coach", moved=3)
    scene.figures[0] = replace(scene.figures[0], profile=replace(scene.figures[0].profile, ranged_defence=1))
    state = scene.state()
    assert value(state, COACH, Attribute.RANGED_DEFENCE) == 3
    assert value(state, GUEST, Attribute.RANGED_DEFENCE) == 3
    parts = parts_of_value(state, GUEST, Attribute.RANGED_DEFENCE)
    assert [(part.rule, part.value, part.source) for part in parts if part.value] == [("R3.0.7", 3, "coach")]
    assert value(state, FigureId("foe"), Attribute.RANGED_DEFENCE) == 0


@pytest.mark.rule("R1.7.10", "R3.0.7")
@pytest.mark.vector("V301")
def test_v301_a_shot_at_a_passenger() -> None:
    scene = full(ranged_defence=1)
    marked(scene, "coach", moved=2)
    marked(scene, "guest", moved=2)
    scene.human("shot", "bob", at=(-5, 0.5), blocks=[gun()])
    state = scene.state()
    modifiers = plan_attack(state, FigureId("shot"), RangedAttack(gun().id, GUEST, 1)).modifiers
    assert [m.value for m in modifiers if m.label == "ranged-defence"] == [3]


@pytest.mark.rule("R3.0.7")
def test_action_checks_of_passengers_are_harder_for_each_moved_marker_of_the_vehicle() -> None:
    scene = full()
    scene.human("target", "bob", at=(-4, 0.5))
    scene.figures[1] = replace(scene.figures[1], blocks=(gun(),), in_use=(gun().id,))
    attack = RangedAttack(gun().id, FigureId("target"), 1)
    state = scene.state()
    before = total(list(plan_attack(state, DRIVER, attack).modifiers))
    state.figures[COACH].statuses[Status.MOVED] = 3
    found = plan_attack(state, DRIVER, attack).modifiers
    assert total(list(found)) == before + 3
    assert [(m.rule, m.source) for m in found if m.label == "aboard-moved"] == [("R3.0.7", "coach")]


@pytest.mark.rule("R3.0.10")
@pytest.mark.rule("RU078")
@pytest.mark.vector("V278")
def test_v278_static_passengers() -> None:
    scene = full(movement=0)
    marked(scene, "guest", moved=1)
    state = scene.state()
    assert not has_status(state, GUEST, Status.STATIC)
    call(state, receive, GUEST, Status.MOVED, "R1.7.2")
    assert state.figures[GUEST].statuses[Status.MOVED] == 2
    state.figures[COACH].statuses[Status.OUT_OF_CONTROL] = 6
    assert has_status(state, COACH, Status.STATIC)
    assert has_status(state, GUEST, Status.STATIC)


@pytest.mark.rule("R3.0.10")
@pytest.mark.rule("RU078")
def test_a_passenger_is_given_static_only_while_the_coach_is_static() -> None:
    state = full(movement=3).state()
    _, events = call(state, receive, GUEST, Status.STATIC, "R5.0.6")
    assert not events
    state.figures[GUEST].statuses[Status.STATIC] = 1
    assert not has_status(state, GUEST, Status.STATIC)
    call(state, receive, COACH, Status.STATIC, "R5.0.6")
    assert has_status(state, GUEST, Status.STATIC)
    state.figures[GUEST].statuses = {Status.MOVED: 2}
    call(state, receive, GUEST, Status.STATIC, "R5.0.6")
    assert state.figures[GUEST].statuses == {Status.STATIC: 1}


# -- getting on and off -------------------------------------------------------------------------------------------


@pytest.mark.rule("RU094")
def test_boarding_by_a_vertical_option_and_walking_off_the_edge() -> None:
    scene = Scene()
    coach(scene)
    scene.human("guest", at=(0.0, 1.5), facing=270)
    with scene.activate("guest") as play:
        play.act(Move(2)).go(Vertical(0.0, 0.7, 0.5))
        assert play.at("guest") == (0.0, 0.7, FLOOR)
        assert vehicle_of(play.state, GUEST) == COACH
        assert stands_by_itself(play.state, GUEST)
        play.go(Horizontal(0.0, 1.3))
        fell = play.of(FigureFell)[-1]
        assert fell.height == FLOOR
        assert vehicle_of(play.state, GUEST) is None
        assert not play.damage
        play.stop()


@pytest.mark.rule("RU044", "RU094")
def test_from_outside_a_vehicle_is_an_obstacle_whose_closed_parts_stand_in_the_way() -> None:
    scene = Scene()
    coach(scene, data={"parts": (VehiclePart(RING, FLOOR, 1.5),)})
    scene.human("guest", at=(0.0, 2.0), facing=270)
    with scene.activate("guest", dice=[1, 1]) as play:
        play.act(Move(2))
        refusal = play.refusal(Vertical(0.0, 1.1, 0.5))
        assert refusal is None
        play.go(Horizontal(0.0, 1.0))
        assert [roll.figure for roll in play.damage] == ["guest", "coach"]
        assert play.of(FigureCollided)[-1].obstacle == COACH
        assert play.at("guest")[1] == pytest.approx(1.25, abs=2e-3)


@pytest.mark.rule("RU094")
def test_passengers_are_no_obstacles_to_their_vehicle_but_to_others() -> None:
    scene = full()
    scene.human("walker", at=(-1.0, 3.0), facing=270)
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(Horizontal(1, 0)).stop()
        assert play.at("coach") == (1.0, 0.0, 0.0)


@pytest.mark.rule("RU201", "R3.0.7", "R1.4.29")
def test_who_is_pushed_against_something_is_shoved_to_a_free_place() -> None:
    scene = full()
    scene.box((-0.5, 1.05), (3.0, 2.0), 3.0)
    rider(scene, "edge", at=(-0.4, 0.95))
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(Horizontal(1, 0)).stop()
        assert [event.figure for event in play.of(FigureShoved)] == ["edge"]
        assert play.of(FigureFell) == []
        assert play.at("edge") == (0.6, 0.8, FLOOR)
        assert play.at("guest") == (0.0, 0.5, FLOOR)


# -- passenger checks -------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.8")
@pytest.mark.rule("R3.0.9")
@pytest.mark.vector("V276")
@pytest.mark.parametrize(("face", "stays"), [(9, True), (8, False)])
def test_v276_a_passenger_outside_the_area(face: int, stays: bool) -> None:
    scene = full()
    marked(scene, "coach", moved=2, out_of_control=1)
    state = scene.state()
    assert sorted(m.value for m in passenger_modifiers(state, GUEST)) == [-3, -3, 1, 2, 12]
    _, events = call(state, passenger_check, GUEST, dice=[face] if stays else [face, 6])
    assert (events[0].kind, events[0].target_number, events[0].passed) == ("passenger-check", 9, stays)
    assert any(isinstance(event, FigureMoved) for event in events) is not stays


@pytest.mark.rule("R3.0.8", "R3.0.9")
def test_only_who_is_outside_checks_and_only_if_the_vehicle_runs() -> None:
    scene = full()
    marked(scene, "coach", moved=1)
    with status_phase(scene, [12]) as play:
        assert [(check.figure, check.kind) for check in play.checks] == [("guest", "passenger-check")]
    with status_phase(full(), []) as play:
        assert not play.checks
    scene = full()
    marked(scene, "coach", out_of_control=1)
    assert must_hold_on(scene.state(), GUEST), "Out of Control is enough"


@pytest.mark.rule("R3.0.8", "R1.3.17")
@pytest.mark.parametrize(("face", "checks"), [(12, 1), (1, 2)])
def test_who_is_aboard_of_a_vehicle_that_is_under_control_again_need_not_hold_on(face: int, checks: int) -> None:
    """The coach is only Out of Control, and its own check comes first, as its player likes."""
    scene = Scene()
    coach(scene, tech=6, data={"modifiers": ()})
    rider(scene, "guest", at=(-1.0, 0.5))
    scene.human("foe", "bob", at=(90, 90))
    marked(scene, "coach", out_of_control=1)
    dice = [face] if checks == 1 else [face, 12]
    with scene.play(dice, phase=Phase.STATUS) as play:
        play_on(play, lambda request: isinstance(request, ChooseEffect))
        assert [str(option) for option in play.question(ChooseEffect).options(play.state)] == [
            "control:coach",
            "passenger:guest",
        ]
        play.answer(DueEffect(Effect.CONTROL, COACH))
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert [check.kind for check in play.checks] == ["tech-check", "passenger-check"][:checks]


# -- aboard of a vehicle that is aboard of another --------------------------------------------------------------


def ferried(**ferry: int) -> Scene:
    """A coach with driver and guest on a ferry with these markers, and a mate on the ferry beside it."""
    scene = Scene()
    coach(scene, height=0.2)
    coach(scene, "ferry", height=0.0, footprint=rectangle(6.0, 4.0), model_height=3.0, data={"floor": 0.2, "parts": ()})
    scene.human("driver", at=(1, 0), height=0.7, blocks=[gun()])
    scene.human("guest", at=(-1, 0.5), height=0.7, blocks=[gun()])
    scene.human("mate", at=(-4, 3), height=0.2, blocks=[gun()])
    scene.human("foe", "bob", at=(20, 0))
    drive(scene)
    marked(scene, "ferry", **ferry)
    return scene


@pytest.mark.rule("R3.0.6", "R3.0.7")
@pytest.mark.parametrize("who", ["driver", "guest", "mate"])
def test_who_rides_a_vehicle_aboard_of_another_is_a_passenger_of_both(who: str) -> None:
    """Both coach and ferry are under his feet, so the markers of both make his checks harder."""
    scene = ferried(moved=2, out_of_control=1)
    marked(scene, "coach", moved=3)
    own = [] if who == "mate" else [("coach", 3)]
    state = scene.state()
    found = riding_modifiers(state, FigureId(who))
    assert [(part.source, part.value) for part in found] == [*own, ("ferry", 2)]
    lasting = lasting_check_modifiers(state, FigureId(who))
    assert [(part.rule, part.source, part.value) for part in lasting] == [("R3.0.6", "ferry", 1)]


@pytest.mark.rule("R3.0.8", "R3.0.9")
def test_who_is_in_an_area_of_either_vehicle_need_not_hold_on_aboard_of_both() -> None:
    scene = ferried(moved=2)
    state = scene.state()
    assert [name for name in ("driver", "guest", "mate") if must_hold_on(state, FigureId(name))] == ["guest", "mate"]
    assert total(passenger_modifiers(state, GUEST)) == 12 - 3 - 3 + 2
    assert not must_hold_on(ferried().state(), GUEST)


@pytest.mark.rule("R3.0.8")
def test_one_area_of_several_and_of_one_of_two_vehicles_is_enough() -> None:
    scene = Scene()
    back = ((-1.9, -0.8), (-0.5, -0.8), (-0.5, 0.8), (-1.9, 0.8))
    coach(scene, height=0.2, data={"passenger_areas": (FRONT, back)})
    bare = {"floor": 0.2, "parts": (), "passenger_areas": ()}
    coach(scene, "ferry", footprint=rectangle(6.0, 4.0), model_height=3.0, data=bare)
    for name, x in (("driver", 1.0), ("guest", -1.0), ("mate", -0.25)):
        scene.human(name, at=(x, 0), height=0.7)
    scene.human("foe", "bob", at=(20, 0))
    marked(scene, "ferry", moved=1)
    state = scene.state()
    assert [name for name in ("driver", "guest", "mate") if must_hold_on(state, FigureId(name))] == ["mate"]


@pytest.mark.rule("R3.0.9")
def test_who_is_thrown_off_lands_beside_and_falls() -> None:
    scene = full()
    marked(scene, "coach", moved=3)
    state = scene.state()
    state.figures[GUEST].facing = 90.0
    _, events = call(state, passenger_check, GUEST, dice=[1, 6])
    assert vehicle_of(state, GUEST) is None
    assert state.figures[GUEST].z == 0.0
    assert any(isinstance(event, FigureFell) for event in events)


@pytest.mark.rule("R3.0.8", "R3.0.9")
def test_who_is_in_a_passenger_area_by_then_need_not_check() -> None:
    scene = full()
    marked(scene, "coach", moved=3)
    state = scene.state()
    put(state, GUEST, (ORIGIN + 1.0, ORIGIN + 0.5, FLOOR), 0.0)
    _, events = call(state, passenger_check, GUEST)
    assert not events


@pytest.mark.rule("R3.0.9", "R1.3.17")
def test_the_controller_sets_the_order_and_who_is_off_by_then_need_not_check() -> None:
    scene = full()
    marked(scene, "coach", moved=1, out_of_control=1)
    with status_phase(scene, [12, 12]) as play:
        kinds = [(check.figure, check.kind) for check in play.checks]
        assert kinds == [("coach", "tech-check"), ("guest", "passenger-check")]


@pytest.mark.rule("R1.10.1", "R1.3.17", "R3.0.9", "RU033")
@pytest.mark.parametrize(("at", "checks"), [((-0.5, 3.0), 0), ((-2.2, -0.5), 1)])
def test_whom_his_fall_from_the_vehicle_takes_away_from_the_markers_checks_for_none(
    at: tuple[float, float], checks: int
) -> None:
    """The guest is thrown three steps to the south before he would check for the marker."""
    scene = full(nerve=12)
    marked(scene, "coach", moved=1)
    scene.edit("guest", facing=270.0)
    with scene.play([1, 6], phase=Phase.STATUS) as play:
        play.state.markers.append(marker("ghost", (*at, 1.8)))
        passenger, fright = DueEffect(Effect.PASSENGER, GUEST), DueEffect(Effect.MARKERS, GUEST)
        play_on(play, lambda request: isinstance(request, ChooseEffect))
        assert play.state.due_effects == [fright, passenger]
        play.answer(passenger)
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert [check.kind for check in play.checks] == ["passenger-check"] + ["panic-check"] * checks


# -- fixed figures ----------------------------------------------------------------------------------------------


def crew() -> Scene:
    """A gunner fixed to the coach at (1, 0.5), half turned."""
    scene = full()
    rider(scene, "gunner", at=(1.0, 0.5), facing=180.0, blocks=[gun()])
    scene.figures[-1] = replace(scene.figures[-1], carrier=COACH, seat=(1.0, 0.5, 180.0))
    scene.human("target", "bob", at=(8, 0))
    return scene


@pytest.mark.rule("R3.0.11")
@pytest.mark.rule("RU096")
@pytest.mark.vector("V302")
def test_v302_a_fixed_figure_may_turn_but_not_move() -> None:
    with crew().activate("gunner") as play:
        for answer in (Move(1), Adjust(), Adjust(free=False)):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("R3.0.11", "fixed")
        attack = RangedAttack(gun().id, FigureId("target"), 1, facing=0.0)
        assert play.refusal(attack) is None


@pytest.mark.rule("R3.0.11")
@pytest.mark.vector("V279")
def test_v279_a_fixed_figure_makes_no_random_movement() -> None:
    state = crew().state()
    before = state.figures[FigureId("gunner")].clone()
    _, events = call(state, random_movement, FigureId("gunner"))
    assert state.figures[FigureId("gunner")] == before
    assert not events


@pytest.mark.rule("R3.0.11", "RU096")
def test_fixed_figures_ride_along_and_are_never_thrown_off() -> None:
    scene = crew()
    scene.box((1.2, 1.05), (5.0, 2.0), 3.0)
    scene.figures[-2] = replace(scene.figures[-2], at=(101.0, 100.95), seat=(1.0, 0.95, 180.0))
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).go(Horizontal(1, 0)).stop()
        assert play.at("gunner") == (2.0, 0.95, FLOOR)
        assert play.figure("gunner").facing == 180.0


@pytest.mark.rule("RU096")
def test_ru096_they_stay_fixed_on_a_wreck() -> None:
    state = crew().state()
    gunner = FigureId("gunner")
    assert is_fixed(state, gunner)
    call(state, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert is_fixed(state, gunner)
    assert stands_by_itself(state, gunner)
    assert not is_fixed(state, GUEST)


@pytest.mark.rule("R3.0.7")
def test_a_passenger_acts_and_moves_about_on_the_vehicle() -> None:
    with full().activate("guest") as play:
        play.act(Move(1))
        assert isinstance(play.pending, ChooseMoveOption)
        play.go(Horizontal(-0.2, 0.5)).stop()
        assert play.at("guest") == (-0.2, 0.5, FLOOR)
        assert vehicle_of(play.state, GUEST) == COACH
        play.question(ChooseAction)


@pytest.mark.rule("R3.0.7")
def test_who_has_walked_about_aboard_rides_on_from_where_he_stands_now() -> None:
    state = full().state()
    put(state, COACH, (ORIGIN + 1, ORIGIN, 0.0), 0.0)
    put(state, GUEST, (ORIGIN + 0.8, ORIGIN - 0.5, FLOOR), 90.0)
    put(state, COACH, (ORIGIN + 3, ORIGIN, 0.0), 0.0)
    guest = state.figures[GUEST]
    assert (guest.x - ORIGIN, guest.y - ORIGIN, guest.facing) == pytest.approx((2.8, -0.5, 90.0), abs=2e-3)


@pytest.mark.rule("R3.0.7", "RU094")
def test_ru094_whoever_leaves_a_vehicle_sticks_in_none_of_its_parts() -> None:
    """While he rides, the side is no obstacle; once his base point is outside, it is."""
    side = VehiclePart(((0.0, 0.8), (1.0, 0.8), (1.0, 1.0), (0.0, 1.0)), 0.0, 1.0)
    scene = Scene()
    coach(scene, data={"floor": 0.0, "parts": (side,), "steering_points": (), "passenger_areas": ()})
    scene.human("guest", at=(0.5, 0.4))
    with scene.activate("guest") as play:
        play.act(Move(1))
        refused = play.refusal(Horizontal(0.5, 1.1))
        assert refused is not None
        assert (refused.rule, refused.reason, refused.detail("obstacle")) == ("RU094", "half-off-the-vehicle", COACH)
        assert play.refusal(Horizontal(0.5, 0.9)) is None, "still aboard"
        play.go(Horizontal(0.5, 1.3)).stop()
        assert play.at("guest") == (0.5, 1.3, 0.0)
        assert not play.of(FigureFell)
        assert not play.of(FigureCollided)


@pytest.mark.rule("R3.0.10", "R1.10.7", "RU078")
def test_who_is_static_again_off_the_vehicle_loses_the_moved_markers_he_got_aboard() -> None:
    scene = full(vertical_movement=1)
    marked(scene, "guest", static=1)
    with scene.activate("guest") as play:
        play.act(Move(1))
        assert play.moved_markers("guest") == 1
        x, y, _ = play.at("guest")
        play.go(Horizontal(x, y + 1)).go(Horizontal(x, y + 2))
        assert vehicle_of(play.state, GUEST) is None
        assert play.has("guest", "static")
        assert play.moved_markers("guest") == 0


@pytest.mark.rule("R3.0.10", "R1.10.7", "R3.0.23")
def test_who_is_static_because_his_vehicle_is_wrecked_loses_them_too() -> None:
    scene = full(movement=0)
    marked(scene, "guest", moved=2)
    state = scene.state()
    call(state, receive, COACH, Status.DESTROYED, "R1.5.1")
    assert has_status(state, GUEST, Status.STATIC)
    assert Status.MOVED not in state.figures[GUEST].statuses


@pytest.mark.rule("R3.0.10", "R1.10.7", "R1.3.12")
def test_who_is_static_because_he_leaves_the_table_alone_loses_them_too() -> None:
    scene = full(movement=0)
    marked(scene, "guest", moved=1)
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    with scene.play() as play:
        play.turn(RelocateOut(GUEST))
        assert play.has("guest", "static")
        assert play.moved_markers("guest") == 0
