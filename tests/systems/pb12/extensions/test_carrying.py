"""Carrying another figure along.  R4.2.3 (Tragen), RU110."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.actions.carry import AgreeToBeCarried, carry_refusal, carry_surcharge
from pb12table.systems.pb12.rules.figures.falling import ChooseLanding
from pb12table.systems.pb12.rules.game.answers import Carry, Horizontal, Vertical
from pb12table.systems.pb12.rules.game.events import CarryRefused, FigureCollided, FigureFell
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Load, Status
from pb12table.systems.pb12.rules.movement.move_options import option_cost
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.vehicles.riding import settle_load
from pb12table.table.shapes import Circle
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import reason
from tests.systems.pb12.scene import ORIGIN, Scene
from tests.systems.pb12.stables import coach, rider

A, B = FigureId("a"), FigureId("b")


def bearers(target: int = 2, carrier: int = 2, owner: str = "alice", **more: Unpack[Attributes]) -> Scene:
    """The carrier at the middle with its slots free, a figure to its left that it touches, a reserve far away."""
    scene = Scene()
    scene.human("a", "alice", points=(0, 0, carrier), **more)
    scene.human("b", owner, at=(0, 0.5), facing=90, points=(0, 0, target))
    scene.human("reserve", "bob", at=(40, 0))
    return scene


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU110")
@pytest.mark.vector("V244")
@pytest.mark.vector("V245")
@pytest.mark.vector("V246")
@pytest.mark.parametrize(
    ("target", "carrier", "slots", "points", "surcharge"),
    [(2, 2, 1, 0, 1), (2, 2, 1, 1, 0), (4, 2, 2, 0, 4), (1, 3, 0, 2, 0)],
)
def test_v244_to_v246_each_option_costs_more(
    target: int, carrier: int, slots: int, points: int, surcharge: int
) -> None:
    state = bearers(target, carrier, slots=slots).state()
    assert carry_surcharge(state, A, B, points) == surcharge


@pytest.mark.rule("R4.2.3")
@pytest.mark.vector("V245")
def test_v245_one_step_is_possible_with_six_movement_points() -> None:
    with bearers(4, 2, slots=2).activate("a") as play:
        play.answer(Carry(B, 0, 2))
        assert play.figure("a").movement_points == 6
        assert total(option_cost(play.state, A, Horizontal(101, 100))) == 5
        play.go(Horizontal(1, 0))
        assert play.figure("a").movement_points == 1
        assert reason(play, Horizontal(2, 0)) == ("RU060", "not-enough-movement-points")
        play.stop()
        assert play.at("a") == (1.0, 0.0, 0.0)


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU110")
def test_the_target_goes_along_where_it_was_and_gets_no_moved_marker() -> None:
    with bearers(1, 2, slots=2).activate("a") as play:
        play.answer(Carry(B, 0, 1)).go(Horizontal(1, 0), Horizontal(2, 0))
        assert play.at("b") == (2.0, 0.5, 0.0)
        assert play.figure("b").facing == 90.0
        assert (play.moved_markers("a"), play.moved_markers("b")) == (1, 0)
        # Round the corner: what was to the left stays to the left.
        play.go(Horizontal(2, 1))
        assert play.at("b") == (1.5, 1.0, 0.0)
        assert play.figure("b").facing == 180.0
        assert isinstance(play.pending, ChooseAction)


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU059")
def test_carrying_for_nothing_is_the_free_action_and_the_move_is_paid_for() -> None:
    with bearers(1, 2).activate("a") as play:
        play.answer(Carry(B, 0, 1)).stop()
        assert play.figure("a").action_points == 2
        assert reason(play, Carry(B, 0, 1)) == ("R1.6.18", "free-action-used")
        play.answer(Carry(B, 1, 1)).stop()
        assert play.figure("a").action_points == 0


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU110")
def test_the_move_must_be_paid_for_too() -> None:
    with bearers().activate("a") as play:
        assert reason(play, Carry(B, 1, 3)) == ("R1.6.1", "not-enough-action-points")
        assert reason(play, Carry(B, 3, 0)) == ("R4.2.3", "at-least-one-action-point")
        assert reason(play, Carry(B, -1, 3)) == ("R4.2.3", "at-least-one-action-point")
        assert reason(play, Carry(B, 1, 2)) is None


@pytest.mark.rule("R4.2.3")
def test_another_players_figure_must_agree_unless_it_cannot_act() -> None:
    with bearers(1, 2, owner="bob").activate("a") as play:
        play.answer(Carry(B, 0, 1))
        assert isinstance(play.pending, AgreeToBeCarried)
        assert play.pending.player == "bob"
        play.answer(False)
        assert play.of(CarryRefused)
        assert play.figure("a").action_points == 3
        play.answer(Carry(B, 0, 1)).answer(True)
        assert len(play.of(CarryRefused)) == 1, "he was refused only before"
        play.question(ChooseMoveOption)
    helpless = bearers(1, 2, owner="bob")
    helpless.edit("b", statuses={Status.PANICKED: 1})
    with helpless.activate("a") as play:
        play.answer(Carry(B, 0, 1))
        assert isinstance(play.pending, ChooseMoveOption)


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU107")
def test_who_cannot_be_carried_and_who_cannot_carry() -> None:
    scene = bearers()
    scene.human("far", "alice", at=(0, -0.6))
    scene.human("giant", "alice", at=(-0.5, 0), model_height=2.1)
    with scene.activate("a") as play:
        assert reason(play, Carry(FigureId("far"), 0, 1)) == ("R4.2.3", "not-in-contact")
        assert reason(play, Carry(FigureId("giant"), 0, 1)) == ("R4.2.3", "too-large-to-carry")
        assert reason(play, Carry(A, 0, 1)) == ("R1.6.4", "no-such-target")
    scene.edit("a", statuses={Status.THREATENED: 1})
    with scene.activate("a") as play:
        assert reason(play, Carry(B, 0, 1)) == ("R4.1.2", "threatened")


@pytest.mark.rule("R4.2.3")
def test_a_vehicle_carries_nobody() -> None:
    scene = Scene()
    vehicle = coach(scene)
    scene.human("foe", "bob", at=(40, 0))
    refusal = carry_refusal(scene.state(), vehicle, Carry(FigureId("foe"), 0, 1))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R4.2.3", "vehicles-carry-nobody")


@pytest.mark.rule("R3.0.11", "R4.2.3")
def test_who_is_fixed_to_a_vehicle_is_not_carried_off() -> None:
    scene = Scene()
    vehicle = coach(scene)
    rider(scene, "a", at=(0.5, 0.0))
    rider(scene, "b", at=(1.0, 0.0))
    scene.figures[-1] = replace(scene.figures[-1], carrier=vehicle, seat=(1.0, 0.0, 0.0))
    scene.human("foe", "bob", at=(40, 0))
    with scene.activate("a") as play:
        assert reason(play, Carry(B, 0, 1)) == ("R3.0.11", "fixed")


@pytest.mark.rule("R3.0.11", "RU096")
def test_who_is_fixed_to_a_vehicle_carries_nobody() -> None:
    scene = Scene()
    vehicle = coach(scene)
    rider(scene, "a", at=(0.5, 0.0))
    scene.figures[-1] = replace(scene.figures[-1], carrier=vehicle, seat=(0.5, 0.0, 0.0))
    rider(scene, "b", at=(1.0, 0.0))
    scene.human("foe", "bob", at=(40, 0))
    with scene.activate("a") as play:
        assert reason(play, Carry(B, 1, 1)) == ("R3.0.11", "fixed")


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU110")
def test_what_is_carried_stops_both_and_only_the_carrier_collides() -> None:
    scene = bearers(1, 2)
    wall = scene.box((1.5, 0.3), (3, 2), 3.0)
    with scene.activate("a", dice=[1]) as play:
        play.answer(Carry(B, 0, 1)).go(Horizontal(1, 0), Horizontal(2, 0))
        assert [(event.figure, event.obstacle) for event in play.of(FigureCollided)] == [("a", wall)]
        assert play.at("a")[0] == pytest.approx(1.25, abs=0.002)
        assert play.at("b")[0] == pytest.approx(1.25, abs=0.002)
        assert isinstance(play.pending, ChooseAction)


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU110")
def test_there_must_be_room_to_turn() -> None:
    scene = bearers(1, 2)
    scene.box((-1.5, -1), (-0.3, 0.2), 3.0)
    with scene.activate("a") as play:
        play.answer(Carry(B, 0, 1))
        # Going north the one on the left would come to stand in the wall.
        assert reason(play, Horizontal(0, 1)) == ("R4.2.3", "no-room-for-the-load")
        assert reason(play, Horizontal(1, 0)) is None


@pytest.mark.rule("R4.2.3", "RU110")
@pytest.mark.parametrize(("south", "stopped"), [(True, True), (False, False)])
def test_who_turns_takes_what_he_carries_round_with_him(south: bool, stopped: bool) -> None:
    """On his left, it was north of him as he faced east, and is south of him as he goes west."""
    scene = bearers(1, 2)
    low = -1.0 if south else 0.3
    scene.box((-3, low), (-0.7, low + 0.7), 3.0)
    with scene.activate("a", dice=[1] if stopped else []) as play:
        play.answer(Carry(B, 0, 1)).go(Horizontal(-1, 0))
        assert bool(play.of(FigureCollided)) is stopped
        assert play.at("a")[0] == pytest.approx(-0.45 if stopped else -1.0, abs=0.002)
        assert play.at("b")[:2] == (play.at("a")[0], -0.5)


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU110")
def test_what_is_carried_off_an_edge_falls_at_the_end() -> None:
    scene = Scene()
    scene.box((-3, -3), (3, 0.2), 1.0)
    scene.human("a", "alice", at=(0, -0.5), height=1.0, points=(0, 0, 2))
    scene.human("b", "alice", at=(0, 0.0), height=1.0, points=(0, 0, 1), facing=90)
    scene.human("reserve", "bob", at=(40, 0))
    with scene.activate("a", dice=[1]) as play:
        play.answer(Carry(B, 0, 1, facing=0.0)).go(Horizontal(0.3, 0.1)).stop()
        assert [event.figure for event in play.of(FigureFell)] == ["b"]
        assert play.at("b")[2] == 0.0


@pytest.mark.rule("R4.2.3")
def test_a_low_wall_is_climbed_with_the_load() -> None:
    scene = bearers(1, 4)
    scene.box((0.8, -2), (4, 2), 1.0)
    with scene.activate("a") as play:
        play.answer(Carry(B, 0, 1)).go(Vertical(1.0, 0, 1.0))
        assert (play.at("a"), play.at("b")) == ((1.0, 0.0, 1.0), (1.0, 0.5, 1.0))


@pytest.mark.rule("R4.2.3")
@pytest.mark.rule("RU062")
def test_there_is_no_full_move_bonus_after_carrying() -> None:
    with bearers(1, 2).activate("a") as play:
        play.answer(Carry(B, 0, 3))
        assert play.figure("a").movement_points == 9


@pytest.mark.rule("R4.2.3", "R3.0.7")
def test_nobody_carries_what_bears_him() -> None:
    """Neither the cart he sits on, nor whoever is carrying that cart along just now."""
    scene = Scene()
    cart = {"floor": 0.4, "steering_points": (), "passenger_areas": (), "parts": ()}
    coach(scene, "cart", data=cart, footprint=Circle(0.3), model_height=0.4, points=(0, 0, 1))
    scene.human("rider", height=0.4, points=(0, 0, 6))
    scene.human("a", at=(0.55, 0), points=(0, 0, 6))
    scene.human("reserve", "bob", at=(40, 0))
    with scene.activate("rider") as play:
        assert reason(play, Carry(FigureId("cart"), 0, 1)) == ("R4.2.3", "bears-the-figure")
        assert reason(play, Carry(A, 0, 1)) is None
        play.figure("a").load = Load(FigureId("cart"), 0)
        assert reason(play, Carry(A, 0, 1)) == ("R4.2.3", "bears-the-figure")
    with scene.activate("a") as play:
        play.act(Carry(FigureId("cart"), 0, 1)).go(Horizontal(1.55, 0))
        assert (play.at("cart"), play.at("rider")) == ((1.0, 0.0, 0.0), (1.0, 0.0, 0.4))


@pytest.mark.rule("R4.2.3", "R3.0.7", "RU110")
def test_a_bearer_walks_to_where_his_cart_was_and_its_rider_stays_on_it() -> None:
    scene = Scene()
    cart = {"floor": 0.4, "steering_points": (), "passenger_areas": (), "parts": ()}
    coach(scene, "cart", data=cart, footprint=Circle(0.3), model_height=0.4, points=(0, 0, 1))
    scene.human("rider", height=0.4)
    scene.human("a", at=(0.55, 0), facing=180, points=(0, 0, 6))
    scene.human("reserve", "bob", at=(40, 0))
    with scene.activate("a") as play:
        play.act(Carry(FigureId("cart"), 0, 1)).go(Horizontal(0.2, 0), Horizontal(-0.7, 0))
        places = {name: play.at(name) for name in ("a", "cart", "rider")}
        assert places == {"a": (-0.7, 0.0, 0.0), "cart": (-1.25, 0.0, 0.0), "rider": (-1.25, 0.0, 0.4)}
        settle_load(play.state, A, 0.2)
        assert (play.at("cart")[2], play.at("rider")[2]) == (0.2, 0.6)


@pytest.mark.rule("R4.2.3", "R1.4.30", "RU017")
def test_who_is_carried_over_an_edge_comes_down_beside_his_bearer_and_not_inside_the_roof() -> None:
    scene = Scene()
    scene.box((-3, -3), (0.5, 3), 2.0)
    scene.human("a", "alice", at=(0, 0), height=2.0, points=(0, 0, 4))
    scene.human("b", "alice", at=(-0.5, 0), height=2.0, points=(0, 0, 1))
    scene.human("reserve", "bob", at=(40, 0))
    with scene.activate("a", dice=[1, 1]) as play:
        play.answer(Carry(B, 0, 1)).go(Horizontal(0.8, 0))
        request = play.pending
        assert isinstance(request, ChooseLanding)
        assert (request.player, request.figure) == ("alice", "b")
        play.answer(next(number for number, (_, y, _) in enumerate(request.places) if y > ORIGIN))
        assert [event.figure for event in play.of(FigureFell)] == ["a", "b"]
        assert [(each.figure, each.strength, each.penetration) for each in play.damage] == [("a", 2, 12), ("b", 2, 12)]
        assert play.at("a") == (0.8, 0.0, 0.0)
        assert play.at("b") == pytest.approx((0.75, 0.4975, 0.0), abs=0.002)
        play.go(Horizontal(1.8, 0)).stop()
        assert play.at("b") == pytest.approx((1.75, 0.4975, 0.0), abs=0.002)


@pytest.mark.rule("R4.2.3", "R1.4.30", "RU017")
def test_who_falls_with_the_bearer_is_carried_on() -> None:
    scene = Scene()
    scene.box((-3, -3), (0.5, 3), 1.0)
    scene.human("a", "alice", at=(0, 0), height=1.0, points=(0, 0, 4))
    scene.human("b", "alice", at=(0, 0.5), height=1.0, points=(0, 0, 1))
    scene.human("reserve", "bob", at=(40, 0))
    with scene.activate("a", dice=[1, 1]) as play:
        play.answer(Carry(B, 0, 1)).go(Horizontal(1, 0))
        assert [event.figure for event in play.of(FigureFell)] == ["a", "b"]
        assert (play.at("a"), play.at("b")) == ((1.0, 0.0, 0.0), (1.0, 0.5, 0.0))
        play.go(Horizontal(2, 0)).stop()
        assert (play.at("a"), play.at("b")) == ((2.0, 0.0, 0.0), (2.0, 0.5, 0.0))
