"""Steering points, Steer, who controls a vehicle, whose values count for it.  R3.0.2 to R3.0.4, R3.0.12, R3.0.13."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.rules.actions.move import full_move_refusal
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.checks.checks import accident_modifiers
from pb12table.systems.pb12.rules.command.commanding import still_owing
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import command_radius, communication_radius, steering_figure, value
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Command,
    Commit,
    Concentrate,
    EndCommand,
    EndTurn,
    Horizontal,
    LetAct,
    Move,
    Pass,
    RangedAttack,
    RelocateIn,
    RelocateOut,
    Respond,
    SlowDown,
    Steer,
    Threaten,
    UseDelayed,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import ControlGained, InterruptionLapsed, VehicleSteered
from pb12table.systems.pb12.rules.game.legality import action_refusal, acts_freely, usable_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import Activation, AttributeEffect, CommandKind, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.preparations.profiles import UNASKED, Attribute, BlockId, StandingOrder, When
from pb12table.systems.pb12.rules.round.entering import activation_refusal
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_in_passenger_area, passengers_of
from pb12table.systems.pb12.rules.vehicles.accidents import must_hold_on
from tests.systems.pb12.expect import blade, gun, next_round, play_on
from tests.systems.pb12.interrupting import delayed
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pb12.stables import FLOOR, coach, drive, marked, rider

COACH, DRIVER = FigureId("coach"), FigureId("driver")


def yard(**driver: Any) -> Scene:
    """A coach with a driver at its steering point, and an enemy far away."""
    scene = Scene()
    coach(scene)
    rider(scene, **driver)
    scene.human("foe", "bob", at=(50, 50))
    return scene


# -- steering ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.3")
@pytest.mark.vector("V263")
def test_v263_the_coach_receives_the_ap_that_steering_used() -> None:
    with yard().activate("driver") as play:
        play.act(Steer(COACH, 2))
        assert play.of(VehicleSteered)[-1].action_points == 2
        assert play.figure("driver").action_points == 1
        assert play.figure("coach").action_points == 2
        assert play.figure("coach").activation is Activation.STEERED
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == COACH
        assert full_move_refusal(play.state, COACH, Move(2, full_move=True)) is None
        play.act(Move(2))
        play.question(ChooseMoveOption)
        assert play.figure("coach").movement_points == 12


@pytest.mark.vector("V263")
def test_v263_with_the_full_move_bonus() -> None:
    with yard().activate("driver") as play:
        play.act(Steer(COACH, 2)).act(Move(2, full_move=True))
        assert play.figure("coach").movement_points == 18


@pytest.mark.rule("R3.0.21", "RU088")
@pytest.mark.vector("V264")
def test_v264_steering_a_damaged_coach_uses_one_ap_more() -> None:
    scene = yard()
    marked(scene, "coach", lightly_damaged=1)
    with scene.activate("driver") as play:
        refusal = play.refusal(Steer(COACH, 3))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R1.6.1", "not-enough-action-points")
        play.act(Steer(COACH, 2))
        assert play.figure("driver").action_points == 0
        assert play.figure("coach").action_points == 2


@pytest.mark.rule("R3.0.3")
@pytest.mark.vector("V265")
def test_v265_only_one_steer_in_a_round() -> None:
    scene = yard()
    rider(scene, "mate", at=(1.0, 0.5))
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1))
        play.answer(LetAct(DRIVER))
        refusal = play.refusal(Steer(COACH, 1))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R3.0.3", "steered-already")
        play.end_turn()
        play.turn(Activate(FigureId("foe"))).end_turn()
        play.turn(Activate(FigureId("mate")))
        refusal = play.refusal(Steer(COACH, 1))
        assert refusal is not None
        assert refusal.reason == "steered-already"


@pytest.mark.rule("R3.0.3")
def test_in_the_next_round_it_can_be_steered_again() -> None:
    with yard().activate("driver", dice=[3, 4]) as play:
        play.act(Steer(COACH, 1))
        play.end_turn()
        play_on(next_round(play), lambda request: isinstance(request, ChooseTurn) and request.player == "alice")
        play.turn(Activate(DRIVER))
        assert play.refusal(Steer(COACH, 1)) is None


@pytest.mark.rule("R3.0.2")
@pytest.mark.rule("RU087")
@pytest.mark.vector("V308")
@pytest.mark.parametrize(("x", "height", "may"), [(1.5, 0.5, True), (1.51, 0.5, False), (0.5, 0.5, True)])
def test_v308_at_a_steering_point(x: float, height: float, may: bool) -> None:
    scene = Scene()
    coach(scene)
    scene.human("driver", "alice", at=(x, 0), height=height)
    with scene.activate("driver") as play:
        refusal = play.refusal(Steer(COACH, 1))
        assert (refusal is None) is may
        if refusal is not None:
            assert (refusal.rule, refusal.reason) == ("R3.0.2", "not-at-a-steering-point")


@pytest.mark.rule("R3.0.2", "RU087")
@pytest.mark.parametrize(("height", "may"), [(1.0, True), (1.01, False)])
def test_ru087_the_stand_height_counts_too(height: float, may: bool) -> None:
    scene = Scene()
    coach(scene, at=(5, 5), data={"steering_points": ((-5.0, -5.0, 0.0),)})
    scene.box((-1, -1), (1, 1), height)
    scene.human("driver", "alice", at=(0, 0), height=height)
    with scene.activate("driver") as play:
        assert (play.refusal(Steer(COACH, 1)) is None) is may


@pytest.mark.rule("R3.0.2", "RU087")
@pytest.mark.parametrize(("height", "may"), [(5.0, True), (1.0, False)])
def test_ru087_a_steering_point_is_as_high_above_the_vehicle_as_it_says(height: float, may: bool) -> None:
    scene = Scene()
    scene.box((-5, -5), (5, 5), 3.0)
    coach(scene, height=3.0, data={"steering_points": ((1.0, 0.0, 2.0),)})
    scene.human("driver", "alice", at=(1, 0), height=height)
    assert is_at_steering_point(scene.state(), DRIVER, COACH) is may


@pytest.mark.rule("R3.0.2")
def test_a_steering_point_inside_moves_with_the_vehicle_one_on_the_table_does_not() -> None:
    scene = Scene()
    coach(scene, at=(10, 0), facing=90, data={"steering_points": ((1.0, 0.0, 0.0),)})
    scene.human("driver", "alice", at=(20, 0))
    scene.human("winch", "alice", at=(10, 1), height=0.5)
    scene.figures[0] = replace(scene.figures[0], steering_points=((120.0, 100.0, 0.0),))
    with scene.activate("driver") as play:
        assert play.refusal(Steer(COACH, 1)) is None
    with scene.activate("winch") as play:
        assert play.refusal(Steer(COACH, 1)) is None


@pytest.mark.rule("R3.0.3")
def test_other_reasons_not_to_steer() -> None:
    scene = yard()
    coach(scene, "wreck", at=(20, 0))
    rider(scene, "third", at=(21, 0))
    scene.edit("wreck", effects=[])
    coach(scene, "waiting", at=None)
    with scene.activate("driver") as play:
        for answer, reason in (
            (Steer(FigureId("nobody"), 1), "no-such-vehicle"),
            (Steer(FigureId("waiting"), 1), "no-such-vehicle"),
            (Steer(DRIVER, 1), "no-such-vehicle"),
            (Steer(COACH, 0), "at-least-one-action-point"),
            (Steer(FigureId("wreck"), 1), "not-at-a-steering-point"),
        ):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert refusal.reason == reason
    marked(scene, "coach", severely_damaged=1)
    with scene.activate("driver") as play:
        refusal = play.refusal(Steer(COACH, 0))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R3.0.3", "at-least-one-action-point"), "though it would cost points"
    marked(scene, "coach", out_of_control=7)
    with scene.activate("driver") as play:
        refusal = play.refusal(Steer(COACH, 1))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R1.10.3", "incapacitated")


@pytest.mark.rule("R3.0.3", "R2.1.4", "RU031")
def test_a_vehicle_steered_in_a_command_action_takes_any_actions() -> None:
    scene = yard()
    scene.human("chief", at=(0, 4), command=2)
    scene.lead("alice", "chief")
    with scene.activate("chief") as play:
        play.answer(Command(CommandKind.MAKE_READY, (DRIVER,), (DRIVER,)))
        play.act(Steer(COACH, 2))
        assert acts_freely(play.state, COACH)
        assert not acts_freely(play.state, FigureId("chief"))
        if play.question(ChooseAction).figure != COACH:
            play.answer(LetAct(COACH))
        assert play.refusal(Move(2)) is None


@pytest.mark.rule("R3.0.2")
def test_a_vehicle_steers_no_other() -> None:
    scene = yard()
    coach(scene, "cart", at=(1, 0), initiative=3, action_points=3, data={"floor": 2.0, "parts": ()})
    state = scene.state()
    refusal = action_refusal(state, FigureId("cart"), Steer(COACH, 1))
    assert refusal is not None
    state.figures[FigureId("cart")].action_points = 3
    refusal = action_refusal(state, FigureId("cart"), Steer(COACH, 1))
    assert refusal is not None
    assert refusal.reason == "vehicles-do-not-steer"


@pytest.mark.rule("R3.0.3", "RU031")
def test_a_steered_vehicle_takes_any_actions_and_the_driver_goes_on() -> None:
    with yard().activate("driver") as play:
        play.act(Steer(COACH, 2)).act(Concentrate())
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == COACH
        play.answer(LetAct(DRIVER)).act(Concentrate()).answer(LetAct(COACH)).act(Concentrate())
        play.answer(EndTurn())
        assert play.figure("coach").done
        assert play.figure("driver").done


# -- control ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.4")
@pytest.mark.rule("RU089")
def test_steering_gains_control_and_leaving_does_not_lose_it() -> None:
    scene = Scene()
    coach(scene, player="bob")
    rider(scene)
    scene.human("foe", "bob", at=(50, 50))
    with scene.activate("driver") as play:
        assert steering_figure(play.state, COACH) is None
        play.act(Steer(COACH, 1))
        assert play.of(ControlGained)[-1].player == "alice"
        assert play.figure("coach").controller == PlayerId("alice")
        assert steering_figure(play.state, COACH) == DRIVER
        play.state.figures[DRIVER].x += 10
        assert steering_figure(play.state, COACH) is None
        assert play.figure("coach").controller == PlayerId("alice")


@pytest.mark.rule("R3.0.4")
def test_who_is_not_able_to_act_steers_no_longer() -> None:
    scene = yard()
    drive(scene)
    state = scene.state()
    assert steering_figure(state, COACH) == DRIVER
    state.figures[DRIVER].statuses[Status.PANICKED] = 1
    assert steering_figure(state, COACH) is None


@pytest.mark.rule("R3.0.4")
def test_who_leaves_the_steering_point_and_comes_back_must_steer_anew_to_be_the_steering_figure() -> None:
    scene = yard()
    drive(scene)
    with scene.activate("driver") as play:
        play.act(Move(1)).go(Horizontal(1.4, 0))
        assert steering_figure(play.state, COACH) == DRIVER, "still at the point"
        play.go(Horizontal(0.4, 0), Horizontal(1, 0))
        assert steering_figure(play.state, COACH) is None
        play.act(Steer(COACH, 1))
        assert steering_figure(play.state, COACH) == DRIVER


@pytest.mark.rule("R3.0.4", "R1.3.12")
def test_who_leaves_the_table_and_comes_back_to_the_steering_point_steers_no_more() -> None:
    scene = yard()
    drive(scene)
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    scene.zone("entry", (-5, -5), (5, 5), ["alice"])
    with scene.play() as play:
        assert steering_figure(play.state, COACH) == DRIVER
        play.turn(RelocateOut(DRIVER)).passing().turn(Wait()).passing()
        play.turn(RelocateIn(DRIVER, 1.0, 0.0, 0.0, height=FLOOR)).passing()
        assert play.at("driver") == (1.0, 0.0, FLOOR)
        assert steering_figure(play.state, COACH) is None


@pytest.mark.rule("R3.0.4", "R1.3.12", "RU095")
def test_who_leaves_the_table_with_his_vehicle_is_still_at_its_steering_point() -> None:
    scene = yard()
    drive(scene)
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    with scene.play() as play:
        play.turn(RelocateOut(COACH)).passing()
        kept = play.figure("coach").vehicle
        assert kept is not None
        assert kept.steered_by == DRIVER


@pytest.mark.rule("R3.0.4", "R3.0.8")
@pytest.mark.vector("V037")
def test_v037_the_figures_of_the_picture() -> None:
    scene = Scene()
    coach(scene)
    rider(scene, "f", at=(1.0, 0.1))
    rider(scene, "c", at=(0.3, -0.6))
    rider(scene, "a", at=(-1.0, 0.6))
    rider(scene, "b", at=(-1.5, -0.5))
    drive(scene, driver="f")
    marked(scene, "coach", moved=1)
    state = scene.state()
    assert steering_figure(state, COACH) == "f"
    assert passengers_of(state, COACH) == ["f", "c", "a", "b"]
    assert [name for name in ("f", "c", "a", "b") if is_in_passenger_area(state, FigureId(name), COACH)] == ["f", "c"]
    assert [name for name in ("f", "c", "a", "b") if must_hold_on(state, FigureId(name))] == ["a", "b"]


# -- values -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.12")
@pytest.mark.vector("V268")
def test_v268_without_a_steering_figure_the_value_is_0() -> None:
    scene = Scene()
    coach(scene)
    rider(scene, tech=4)
    marked(scene, "coach", moved=2)
    state = scene.state()
    assert value(state, COACH, Attribute.TECH) == 0
    found = accident_modifiers(state, COACH)
    assert found[0].value == 12
    assert total(found) == 15


@pytest.mark.rule("R3.0.12")
def test_the_driver_s_present_value_counts_not_his_printed_one() -> None:
    scene = yard(tech=4)
    drive(scene)
    state = scene.state()
    assert value(state, COACH, Attribute.TECH) == 4
    state.figures[DRIVER].effects.append(AttributeEffect(Attribute.TECH, 2, "R1.1.7"))
    assert value(state, COACH, Attribute.TECH) == 6


@pytest.mark.rule("R3.0.13")
@pytest.mark.rule("RU099")
@pytest.mark.vector("V309")
def test_v309_the_driver_s_initiative_counts_for_everything() -> None:
    scene = yard(initiative=3)
    drive(scene)
    state = scene.state()
    assert value(state, COACH, Attribute.INITIATIVE) == 3
    assert activation_refusal(state, COACH) is None
    assert communication_radius(state, COACH) == 3
    state.figures[DRIVER].x += 10
    assert value(state, COACH, Attribute.INITIATIVE) == 0
    assert communication_radius(state, COACH) == 0
    refusal = activation_refusal(state, COACH)
    assert refusal is not None
    assert refusal.reason == "no-initiative"


@pytest.mark.rule("R3.0.13", "RU099")
def test_ru099_the_command_radius_too_and_an_own_initiative_stays() -> None:
    scene = Scene()
    coach(scene, command=2)
    coach(scene, "mount", at=(20, 0), initiative=2)
    rider(scene, initiative=4)
    rider(scene, "jockey", at=(21, 0), initiative=5)
    drive(scene)
    drive(scene, "mount", "jockey")
    state = scene.state()
    assert command_radius(state, COACH) == 8
    assert value(state, FigureId("mount"), Attribute.INITIATIVE) == 2


@pytest.mark.rule("R3.0.13")
def test_a_vehicle_with_a_driver_can_be_activated_directly() -> None:
    scene = yard()
    drive(scene)
    with scene.play() as play:
        play.turn(Activate(COACH))
        assert play.figure("coach").action_points == 0
        assert isinstance(play.pending, ChooseTurn | ChooseAction)


@pytest.mark.rule("R3.0.12")
def test_ordinary_attributes_stay_the_vehicle_s_own() -> None:
    scene = yard(ranged=5, melee=4, tech=2)
    scene.figures.pop(0)
    coach(scene, ranged=1, melee=2, data={"modifiers": ((Attribute.TECH, 1), (Attribute.RANGED, -1))})
    drive(scene)
    state = scene.state()
    assert value(state, COACH, Attribute.RANGED) == 5
    assert value(state, COACH, Attribute.MELEE) == 2
    assert value(state, COACH, Attribute.TECH) == 2


@pytest.mark.rule("R3.0.12")
def test_a_gun_shoots_with_the_skill_and_the_wounds_of_who_steers_it() -> None:
    scene = Scene()
    coach(scene, "gun", blocks=[gun()], sight_angle=6, data={"modifiers": ((Attribute.RANGED, 2),)})
    rider(scene, ranged=4, at=(1.0, 0.0))
    scene.human("foe", "bob", at=(10, 0))
    drive(scene, "gun")
    state = scene.state()
    attack = RangedAttack(BlockId("gun"), FigureId("foe"), 1)
    before = total(list(plan_attack(state, FigureId("gun"), attack).modifiers))
    concealed = [m for m in plan_attack(state, FigureId("gun"), attack).modifiers if m.rule == "R1.6.16"]
    assert before - total(concealed) == 12 - 4 + 2 + 1  # medium range
    state.figures[DRIVER].statuses[Status.SEVERELY_WOUNDED] = 1
    assert total(list(plan_attack(state, FigureId("gun"), attack).modifiers)) == before + 2
    state.figures[DRIVER].x += 10
    unmanned = plan_attack(state, FigureId("gun"), attack).modifiers
    assert total([m for m in unmanned if m.rule != "R1.6.16"]) == 12 + 2 + 1


# -- what vehicles cannot do --------------------------------------------------------------------------------------


@pytest.mark.rule("R3.0.17")
@pytest.mark.vector("V311")
def test_v311_nothing_to_lose() -> None:
    with yard().activate("driver") as play:
        refusal = play.refusal(SlowDown())
        assert refusal is not None
        assert refusal.reason == "only-for-vehicles"
        play.act(Steer(COACH, 1))
        refusal = play.refusal(SlowDown())
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R3.0.17", "nothing-to-lose")


@pytest.mark.rule("R3.0.15")
def test_no_free_facing_before_an_action() -> None:
    with yard().activate("driver") as play:
        play.act(Steer(COACH, 1))
        for answer in (Move(1, facing=90.0), Concentrate(facing=0.0), Adjust(facing=90.0)):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("R3.0.15", "no-free-facing")


# -- as part of an interruption -----------------------------------------------------------------------------------


def delayed_driver() -> Scene:
    """Bob's driver has two Delayed markers and sits on a coach with a Moved marker; Alice's turn begins."""
    scene = Scene()
    coach(scene, player="bob")
    rider(scene, player="bob", tech=12)
    drive(scene)
    marked(scene, "coach", moved=1)
    scene.human("walker", "alice", at=(30, 30))
    return delayed(scene, "driver", 2)


@pytest.mark.rule("R4.0.5", "RU103")
@pytest.mark.vector("V312")
def test_v312_a_delayed_driver_steers_in_an_interruption() -> None:
    with delayed_driver().play() as play:
        assert isinstance(play.pending, PlayInterruption)
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 2))
        play_on(play, lambda request: isinstance(request, ActInInterruption))
        assert play.question(ActInInterruption).figure == COACH
        assert play.figure("coach").action_points == 2
        play.answer(Move(1)).go(Horizontal(1, 0)).stop()
        play.answer(EndTurn())
        assert play.at("coach") == (1.0, 0.0, 0.0)
        assert markers_left(play, "driver") == 0
        assert play.figure("coach").activation is Activation.NONE
        assert not play.figure("coach").done
        assert play.figure("coach").action_points == 0


@pytest.mark.rule("R4.0.5", "R1.9.4", "R1.10.2", "RU046")
def test_steering_in_an_interruption_is_activity_of_the_driver_and_not_of_the_vehicle() -> None:
    scene = delayed_driver()
    scene.edit("driver", statuses={Status.DELAYED: 2, Status.MOVED: 2})
    marked(scene, "coach", moved=2)
    with scene.play() as play:
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption))
        assert (play.moved_markers("driver"), play.moved_markers("coach")) == (0, 2)


@pytest.mark.rule("R1.6.2", "R4.0.5", "R3.0.3")
def test_who_steers_in_an_interruption_turns_before_it() -> None:
    with delayed_driver().play() as play:
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1, facing=90.0))
        play_on(play, lambda request: isinstance(request, ActInInterruption))
        assert play.question(ActInInterruption).figure == COACH
        assert (play.figure("driver").facing, play.figure("coach").facing) == (90.0, 0.0)
        play.answer(EndTurn())


@pytest.mark.rule("R4.0.5", "R3.0.3")
@pytest.mark.vector("V312")
def test_v312_it_may_still_be_activated_later_this_round() -> None:
    with delayed_driver().play() as play:
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 2))
        play_on(play, lambda request: isinstance(request, ActInInterruption))
        play.answer(Move(1)).stop().answer(EndTurn())
        play_on(play, lambda request: isinstance(request, ChooseTurn) and request.player == "bob")
        play.turn(Activate(DRIVER))
        assert play.refusal(Steer(COACH, 1)) is None


@pytest.mark.rule("R3.0.16", "RU092")
def test_ru092_a_vehicle_that_only_acted_in_an_interruption_checks_at_the_end_of_the_turn() -> None:
    with delayed_driver().play() as play:
        play_on(play, lambda request: isinstance(request, ChooseTurn))
        play.turn(Activate(FigureId("walker"))).answer(Concentrate())
        assert isinstance(play.pending, PlayInterruption)
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption))
        play.answer(Concentrate())
        play_on(play, lambda request: isinstance(request, ChooseTurn))
        assert [(check.figure, check.kind) for check in play.checks] == [("coach", "accident-check")]


def markers_left(play: Play, name: str) -> int:
    return play.figure(name).statuses.get(Status.DELAYED, 0)


@pytest.mark.rule("R4.0.5", "R3.0.3", "RU103")
def test_a_coach_that_is_active_or_done_can_be_steered_in_an_interruption() -> None:
    scene = yard()
    scene.human("mate", at=(1.0, 0.5), height=0.5)
    with delayed(scene, "mate", 1).activate("driver") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction))
        play.answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ChooseAction) and request.figure == COACH)
        play.answer(Concentrate())
        assert isinstance(play.pending, PlayInterruption)
        play.answer(UseDelayed(FigureId("mate")))
        assert play.refusal(Steer(COACH, 1)) is None
        play.answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, ActInInterruption))
        play.answer(Move(1)).go(Horizontal(1, 0)).stop()
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.figure("coach").activation is Activation.STEERED
        assert play.figure("coach").action_points == 1
        assert play.at("coach") == (1.0, 0.0, 0.0)


def stolen(**driver: Any) -> Scene:
    """A coach with Alice's driver at one steering point and Bob's Delayed thief at the other."""
    scene = Scene()
    coach(scene, data={"steering_points": ((1.0, 0.0, FLOOR), (-1.0, 0.0, FLOOR))}, blocks=[blade()], slots=4)
    rider(scene, **driver)
    rider(scene, "thief", "bob", at=(-1.0, 0.0))
    return delayed(scene, "thief", 1)


def steal(play: Play, *, free: bool = False) -> Play:
    """Let the coach declare an action, and the thief steer it before that; he goes nowhere with it."""
    play_on(play, lambda request: isinstance(request, ChooseAction) and request.figure == COACH)
    if free:
        play.answer(Threaten(BlockId("blade"), free=True))
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.figure("coach").owes_action
    play.answer(Concentrate()).answer(UseDelayed(FigureId("thief"))).answer(Steer(COACH, 1))
    play_on(play, lambda request: isinstance(request, ActInInterruption) and request.figure == COACH).answer(EndTurn())
    assert play.figure("coach").controller == "bob"
    return play


@pytest.mark.rule("R1.2.11", "R3.0.4", "R4.0.5")
@pytest.mark.parametrize("free", [False, True])
def test_who_lost_control_in_an_interruption_acts_with_the_vehicle_no_longer(free: bool) -> None:
    """What it owed after a free action keeps nobody from ending the turn."""
    with stolen().activate("driver") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction)).answer(Steer(COACH, 2))
        steal(play, free=free)
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.pending == ChooseAction("alice", DRIVER)
        refusal = play.refusal(LetAct(COACH))
        assert refusal is not None
        assert refusal.reason == "cannot-act-now"
        assert play.pending is not None
        assert LetAct(COACH) not in play.pending.hints(play.state)
        assert usable_points(play.state) == {DRIVER: 1}
        assert play.figure("coach").action_points == 2
        assert play.refusal(EndTurn()) is None
        play.answer(EndTurn())
        play_on(play, lambda request: isinstance(request, ChooseTurn))
        assert (play.figure("coach").action_points, play.figure("coach").done) == (0, True)


@pytest.mark.rule("R1.2.11", "R3.0.4", "R4.0.6")
@pytest.mark.parametrize("commits", [False, True])
def test_who_takes_over_a_vehicle_in_the_middle_of_a_move_does_not_use_its_points(commits: bool) -> None:
    with stolen().activate("driver") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction)).answer(Steer(COACH, 2))
        play_on(play, lambda request: isinstance(request, ChooseAction) and request.figure == COACH).answer(Move(2))
        play_on(play, lambda request: isinstance(request, ChooseMoveOption)).go(Horizontal(1, 0))
        play.answer(UseDelayed(FigureId("thief"))).answer(Steer(COACH, 1))
        play_on(play, lambda request: isinstance(request, RespondToInterruption))
        way = tuple(play.placed(Horizontal(x, 0)) for x in (1, 2, 3))
        play.answer(Commit(way) if commits else Respond())
        assert isinstance(play.pending, ActInInterruption)
        play.answer(EndTurn()).passing()
        assert play.figure("coach").controller == "bob"
        assert play.pending == ChooseAction("alice", DRIVER)
        assert play.at("coach") == ((3, 0, 0) if commits else (0, 0, 0))


@pytest.mark.rule("R1.2.11", "R3.0.4", "R4.0.3")
def test_a_delayed_vehicle_that_another_steers_by_then_does_nothing() -> None:
    scene = stolen()
    horse = scene.figures[0]
    scene.figures[0] = replace(horse, profile=replace(horse.profile, action_points=3, initiative=2))
    delayed(scene, "coach", 2)
    with scene.activate("driver") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction)).answer(Concentrate())
        play.answer(UseDelayed(COACH)).answer(Move(2)).answer(Pass())
        assert isinstance(play.pending, PlayInterruption)
        play.answer(UseDelayed(FigureId("thief"))).answer(Steer(COACH, 1)).passing()
        play.answer(EndTurn())
        assert [(event.figure, event.able) for event in play.of(InterruptionLapsed)] == [(COACH, True)]
        assert play.question(ChooseAction) == ChooseAction("alice", DRIVER, Concentrate())
        assert play.figure("coach").controller == "bob"


@pytest.mark.rule("R1.2.11", "R1.3.8", "R3.0.4")
def test_the_turn_ends_when_only_a_vehicle_was_active_that_another_controls_now() -> None:
    with stolen(action_points=1, initiative=3).activate("driver") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction)).answer(Steer(COACH, 1))
        play.state.figures[DRIVER].free_action_round = play.state.game_round
        steal(play).passing()
        assert play.pending == ChooseTurn("bob")


@pytest.mark.rule("R1.2.11", "R2.1.4", "RU081")
def test_a_vehicle_that_another_controls_now_owes_nothing_to_a_command_action() -> None:
    scene = stolen(command=1, initiative=3)
    scene.edit("coach", action_points=0)
    with scene.activate("driver") as play:
        play_on(play, lambda request: isinstance(request, ChooseAction)).answer(Steer(COACH, 2))
        play_on(play, lambda request: isinstance(request, ChooseAction))
        if play.pending != ChooseAction("alice", DRIVER):
            play.answer(LetAct(DRIVER))
        play.answer(Command(CommandKind.MAKE_READY, (COACH, DRIVER)))
        steal(play)
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.pending == ChooseAction("alice", DRIVER)
        assert still_owing(play.state) == [DRIVER]
        play.answer(Concentrate())
        play_on(play, lambda request: isinstance(request, ChooseAction))
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R3.0.4", "R4.3.1")
def test_what_the_last_controller_said_about_being_asked_stays_his_secret() -> None:
    scene = Scene()
    coach(scene, player="bob")
    rider(scene)
    scene.human("foe", "bob", at=(50, 50))
    scene.edit("coach", standing_order=StandingOrder(When.NEAR, 7))
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1))
        assert play.figure("coach").controller == "alice"
        assert view(play.state, PlayerId("alice")).figures[COACH].standing_order == UNASKED
    own = yard()
    own.edit("coach", standing_order=StandingOrder(When.NEAR, 7))
    with own.activate("driver") as play:
        play.act(Steer(COACH, 1))
        assert play.figure("coach").standing_order == StandingOrder(When.NEAR, 7)


@pytest.mark.rule("R3.0.3", "R2.1.4", "R1.6.19")
def test_steering_is_auxiliary_and_makes_ready() -> None:
    scene = yard()
    scene.human("boss", at=(3, 3), command=3, initiative=4)
    scene.lead("alice", "boss")
    with scene.activate("boss") as play:
        play.answer(Command(CommandKind.MAKE_READY, (DRIVER,), (DRIVER,)))
        assert play.refusal(Steer(COACH, 1)) is None
        play.act(Steer(COACH, 1))
        assert play.figure("coach").activation is Activation.STEERED
        assert play.state.turn is not None
        assert play.state.turn.command is not None
        assert play.state.turn.command.owing == []
