"""Vehicles by mouse, key and card: taking the reins, setting off, driving ahead, turning, slowing down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Unpack

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.answers import (
    Horizontal,
    MoveOption,
    Pass,
    RangedAttack,
    Reverse,
    TurnBy,
    UseDelayed,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import MovementFixed
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, StandingOrder, When
from pb12table.systems.pb12.rules.vehicles.aboard import seen_from
from pb12table.systems.pb12.rules.vehicles.riding import MOST_TURN, ahead
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.driving import DriveMode
from pb12table.systems.pb12.window.modes.known import DEEDS
from pb12table.systems.pb12.window.modes.responding import DriveRespondMode
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import gun
from tests.systems.pb12.scene import Scene
from tests.systems.pb12.stables import coach, rider

COACH, DRIVER = FigureId("coach"), FigureId("driver")


def on_the_box(blocks: Iterable[Block] = (), **attributes: Unpack[Attributes]) -> Hand:
    """A coach with somebody at its reins, who is active; a foe far behind."""
    scene = Scene(width=24.0, depth=16.0, origin=(8.0, 8.0))
    coach(scene, blocks=blocks, **attributes)
    rider(scene, tech=3)
    scene.human("bob-1", "bob", at=(13.0, 6.0), facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:driver")
    hand.key(pygame.K_a)
    assert isinstance(hand.session.pending, ChooseAction)
    return hand


def driving(hand: Hand, points: int = 2, action_points: int = 2) -> DriveMode:
    """The driver steers with so many AP, and the coach sets off with some of them."""
    hand.click_zone("command:steer")
    hand.digit(points)
    hand.key(pygame.K_m)
    assert hand.game.mode.topic == "set-off"
    hand.digit(action_points)
    return mode_of(hand)


def mode_of(hand: Hand) -> DriveMode:
    mode = hand.game.mode
    assert isinstance(mode, DriveMode)
    return mode


@pytest.mark.rule("R3.0.3")
def test_the_reins_are_taken_with_any_number_of_action_points() -> None:
    hand = on_the_box()
    hand.key(pygame.K_v, pygame.KMOD_SHIFT)
    assert hand.labels("steer") == [
        "coach gets 1 AP · costs 1 AP", "coach gets 2 AP · costs 2 AP", "coach gets 3 AP · costs 3 AP"
    ]  # fmt: skip
    hand.digit(2)
    assert hand.figure("driver").action_points == 1
    assert hand.figure("coach").action_points == 2
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure == COACH


@pytest.mark.rule("R3.0.2")
def test_who_is_at_no_steering_point_is_offered_no_reins() -> None:
    hand = on_the_box()
    assert "command:steer" in hand.zone_names()
    hand.session.state.figures[DRIVER].x -= 2.0
    hand.game.touch()
    hand.game.enter(ActionMode(hand.game, hand.question(ChooseAction), DEEDS))
    hand.frames()
    assert "command:steer" not in hand.zone_names()


def test_a_click_on_the_table_before_the_action_points_are_chosen_says_what_comes_first(shown: list[str]) -> None:
    hand = on_the_box()
    hand.click_zone("command:steer")
    hand.program.draw()
    assert any(words.startswith("Coach gets 1 AP") for words in shown), "a button begins with a capital"
    hand.click_table(14.0, 14.0)
    assert hand.game.toast[0] == "Choose on the card; Esc cancels."
    hand.digit(2)
    hand.key(pygame.K_m)
    assert hand.game.mode.topic == "set-off"
    hand.click_table(12.5, 8.0)
    assert hand.game.mode.topic == "set-off"
    assert hand.game.toast == (
        "First choose on the card how many AP to move with; then clicks on the table steer. Esc cancels.", False
    )  # fmt: skip


@pytest.mark.rule("R3.0.15", "RU064")
def test_a_click_ahead_drives_a_step_and_one_beside_turns() -> None:
    hand = on_the_box()
    mode = driving(hand)
    assert hand.figure("coach").movement_points == 12
    hand.point_at_table(12.5, 8.0)
    assert [type(option) for option in mode_of(hand).wished] == [Horizontal] * 5
    hand.click_table(12.5, 8.0)
    hand.frames(30)
    assert (hand.figure("coach").x, hand.figure("coach").y) == pytest.approx((12.5, 8.0), abs=0.05)
    assert hand.figure("driver").x == pytest.approx(hand.figure("coach").x + 1.0)
    assert hand.figure("coach").movement_points == 7
    hand.point_at_table(12.5, 14.0)
    assert mode_of(hand).wished == (TurnBy(MOST_TURN),)
    hand.click_table(12.5, 14.0)
    hand.frames(30)
    assert hand.figure("coach").facing == pytest.approx(MOST_TURN)
    assert mode is not hand.game.mode
    assert "1 turn so far" not in mode.card().lines[0]
    assert "one turn so far" in mode_of(hand).card().lines[0]


def test_what_the_click_would_do_is_shown_before_it_is_done() -> None:
    hand = on_the_box()
    driving(hand)
    hand.point((2, 2))
    plain, entries = hand.picture(), len(hand.session.entries)
    hand.point_at_table(11.0, 8.0)
    assert hand.picture() != plain
    (ghost,) = [token for token in hand.game.paint.picture().tokens if token.ghost]
    assert (ghost.body.x, ghost.body.y) == pytest.approx((11.0, 8.0), abs=0.05)
    assert ghost.hull is not None
    assert len(hand.session.entries) == entries


@pytest.mark.rule("R3.0.18", "R3.0.19")
def test_every_option_of_the_card_is_taken_by_its_digit() -> None:
    hand = on_the_box()
    driving(hand)
    labels = [button.label for button in mode_of(hand).card().buttons]
    assert labels[0] == "A step ahead · 1 BP"
    assert any(label.startswith("Turn 45° to the right") for label in labels)
    back = next(number for number, label in enumerate(labels, start=1) if label.startswith("A step back"))
    hand.digit(back)
    hand.frames(30)
    assert hand.figure("coach").x == pytest.approx(7.0)


@pytest.mark.rule("R1.7.6")
def test_landing_is_offered_only_in_the_air() -> None:
    hand = on_the_box(vertical_movement=1)
    driving(hand)

    def labels() -> list[str]:
        return [button.label for button in mode_of(hand).card().buttons if button.label.startswith("Land")]

    assert not labels()
    coach = hand.figure("coach")
    hand.answer(Vertical(coach.x + 1.0, coach.y, rise=1.0))
    assert labels() == ["Land up to 1 lower · 1 BP"]


@pytest.mark.rule("R1.5.5")
def test_what_is_run_into_is_told_with_its_damage() -> None:
    scene = Scene(width=24.0, depth=16.0, origin=(8.0, 8.0))
    coach(scene)
    rider(scene, tech=3)
    scene.human("bob-1", "bob", at=(5.0, 0.0), facing=180.0)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:driver")
    hand.key(pygame.K_a)
    driving(hand)
    hand.point_at_table(16.0, 8.0)
    warning = mode_of(hand).card().warning
    assert "bob-1" in warning
    assert re.search(r"\d+/\d+", warning), warning


def test_a_move_ends_where_its_driver_says() -> None:
    hand = on_the_box()
    driving(hand)
    hand.digit(1)
    hand.frames(30)
    hand.question(ChooseMoveOption)
    hand.click_zone("command:stop")
    hand.frames(30)
    assert not isinstance(hand.session.pending, ChooseMoveOption)
    assert hand.figure("coach").movement_points == 0


@pytest.mark.rule("R3.0.17")
def test_a_vehicle_is_slowed_down_by_a_key() -> None:
    hand = on_the_box()
    hand.session.state.figures[COACH].statuses[Status.MOVED] = 2
    hand.click_zone("command:steer")
    hand.digit(1)
    hand.key(pygame.K_j, pygame.KMOD_SHIFT)
    hand.frames(30)
    assert markers_of(hand.session.state, COACH, Status.MOVED) == 1


@pytest.mark.rule("R3.0.15")
def test_a_vehicle_attacks_without_turning() -> None:
    hand = on_the_box(blocks=[gun()], slots=2, ranged=4)
    hand.click_zone("command:steer")
    hand.digit(1)
    hand.key(pygame.K_f)
    bob = hand.figure("bob-1")
    hand.click_table(bob.x, bob.y)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    hand.frames(30)
    assert hand.figure("coach").facing == 0.0
    assert hand.figure("coach").action_points == 0


def test_a_move_is_ended_by_key_where_the_vehicle_is() -> None:
    hand = on_the_box()
    driving(hand)
    here = (hand.figure("coach").x, hand.figure("coach").y)
    hand.digit(0)
    assert isinstance(hand.session.pending, ChooseAction)
    assert (hand.figure("coach").x, hand.figure("coach").y) == here


@pytest.mark.rule("R1.3.8", "R3.0.3")
def test_a_vehicle_that_has_driven_says_that_its_driver_can_still_act() -> None:
    hand = on_the_box()
    hand.click_zone("command:steer")
    hand.digit(2)
    hand.figure("coach").action_points = 0
    hand.game.touch()
    card = hand.game.mode.card()
    assert card is not None
    assert card.lines[0] == (
        "No action points are left, driver has 1. Go on with another figure; hold Enter to end the turn."
    )
    assert not next(tile for tile in hand.game.mode.tiles() if tile.command == "end-turn").strong
    hand.key(pygame.K_RETURN)
    assert hand.figure("driver").action_points == 1
    assert "of driver would lapse: hold Enter" in hand.game.toast[0]


@pytest.mark.rule("R3.0.7", "R3.0.18")
@pytest.mark.parametrize("option", [Horizontal(9.0, 8.0), TurnBy(30.0), Reverse(7.0, 8.0)])
def test_who_is_aboard_glides_along_while_a_vehicle_drives_and_turns(option: MoveOption) -> None:
    hand = on_the_box()
    driving(hand)
    playback = hand.game.controller.playback
    hand.game.settings.dice_speed = "normal"
    before = seen_from(hand.figure("coach"), (hand.figure("driver").x, hand.figure("driver").y))
    facing = hand.figure("coach").facing
    hand.game.commit(option)
    playback.update(0.01)
    for _ in range(3):
        hand.program.frame(0.05)
        assert playback.is_running
        vehicle, driver = playback.shown.figures[COACH], playback.shown.figures[DRIVER]
        assert seen_from(vehicle, (driver.x, driver.y)) == pytest.approx(before, abs=0.01)
        assert (vehicle.facing == facing) is not isinstance(option, TurnBy)
        assert (vehicle.x, vehicle.y, vehicle.facing) != (
            hand.figure("coach").x, hand.figure("coach").y, hand.figure("coach").facing
        )  # fmt: skip


@pytest.mark.rule("R3.0.18")
def test_keys_show_a_turn_in_steps_and_only_enter_takes_it() -> None:
    hand = on_the_box()
    driving(hand)
    hand.point((2, 2))
    entries = len(hand.session.entries)
    hand.key(pygame.K_q)
    hand.key(pygame.K_q)
    assert len(hand.session.entries) == entries
    assert hand.figure("coach").facing == 0.0
    (ghost,) = [token for token in hand.game.paint.picture().tokens if token.ghost]
    assert ghost.body.facing == pytest.approx(30.0)
    assert "Turn 30° to the left" in mode_of(hand).card().lines[1]
    for _ in range(9):
        hand.key(pygame.K_e)
    assert mode_of(hand).wished == (TurnBy(-MOST_TURN),), "no further than one option"
    hand.key(pygame.K_BACKSPACE)
    assert mode_of(hand).wished == ()
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == entries
    hand.key(pygame.K_q)
    hand.key(pygame.K_RETURN)
    assert hand.figure("coach").facing == pytest.approx(15.0)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert hand.figure("coach").facing == 0.0
    assert isinstance(hand.session.pending, ChooseMoveOption)


@pytest.mark.rule("R4.1.2", "RU107")
def test_a_threatened_vehicle_pays_for_no_adjust_that_moves_nothing() -> None:
    hand = on_the_box()
    hand.click_zone("command:steer")
    hand.digit(2)
    hand.session.state.figures[COACH].statuses[Status.THREATENED] = 1
    hand.game.touch()
    entries = len(hand.session.entries)
    hand.key(pygame.K_j)
    assert len(hand.session.entries) == entries
    assert "threatened" in hand.game.toast[0]


@pytest.mark.rule("R1.7.4")
@pytest.mark.parametrize(("away", "steps"), [(2.0, 2), (1.96, 2), (2.04, 2), (2.3, 3)])
def test_a_place_just_so_many_steps_ahead_takes_just_so_many_options(away: float, steps: int) -> None:
    hand = on_the_box()
    mode = driving(hand)
    mode.hover(ahead(hand.session.state, COACH, away), None)
    assert len(mode.way().committed) == steps


@pytest.mark.rule("R3.0.19")
@pytest.mark.parametrize(("behind", "back"), [(0.4, 0.4), (1.5, 1.5), (5.0, 0.0)])
def test_a_click_close_behind_backs_up_just_so_far(behind: float, back: float) -> None:
    hand = on_the_box()
    mode = driving(hand)
    start = hand.figure("coach").x
    mode.click(ahead(hand.session.state, COACH, -behind), None)
    hand.game.skip()
    assert start - hand.figure("coach").x == pytest.approx(back, abs=0.01)
    assert (hand.figure("coach").facing == 0.0) is (back > 0.0), "to what lies far behind it turns"


def shot_at_while_driving() -> tuple[Hand, DriveRespondMode]:
    """Bob's Delayed shooter interrupts the first of two steps that were clicked ahead, and Alice is asked."""
    scene = Scene(width=24.0, depth=16.0, origin=(8.0, 8.0))
    coach(scene)
    rider(scene, tech=3)
    scene.human("b", "bob", at=(4.0, -2.0), facing=150.0, blocks=[gun()])
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    shooter = hand.session.state.figures[FigureId("b")]
    hand.click_zone("figure:driver")
    hand.key(pygame.K_a)
    mode = driving(hand)
    shooter.statuses[Status.DELAYED], shooter.standing_order = 1, StandingOrder(When.ALWAYS)
    x, y = ahead(hand.session.state, COACH, 2.0)
    mode.click((x, y), None)
    hand.game.commit(UseDelayed(FigureId("b")))
    hand.game.commit(RangedAttack(BlockId("gun"), DRIVER, 1, facing=150.0))
    while isinstance(hand.session.pending, PlayInterruption):
        hand.game.commit(Pass())
    hand.game.skip()
    hand.frames()
    found = hand.game.mode
    assert isinstance(found, DriveRespondMode)
    return hand, found


@pytest.mark.rule("R4.0.6", "R3.0.15", "RU104")
def test_who_is_interrupted_while_driving_fixes_what_was_planned_and_may_add_to_it() -> None:
    hand, mode = shot_at_while_driving()
    assert [type(option) for option in mode.fixed.options] == [Horizontal, Horizontal]
    x, y = ahead(hand.session.state, COACH, 3.0)
    mode.click((x, y), None)
    assert [type(option) for option in mode.fixed.options] == [Horizontal, Horizontal, Horizontal]
    hand.key(pygame.K_q)
    hand.key(pygame.K_q)
    assert mode.fixed.options[-1] == TurnBy(30.0)
    card = mode.card()
    assert [button.label for button in card.buttons if button.primary] == ["Fix the route as shown"]
    assert len(mode.fixed.options) == 4
    hand.key(pygame.K_BACKSPACE)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    fixed = [line.event for line in hand.session.log if isinstance(line.event, MovementFixed)]
    assert [event.options for event in fixed] == [3]


@pytest.mark.rule("R4.0.6")
def test_who_is_interrupted_while_driving_may_go_no_further() -> None:
    hand, mode = shot_at_while_driving()
    before = (hand.figure("coach").x, hand.figure("coach").y)
    mode.press("respond-stop")
    hand.game.skip()
    assert (hand.figure("coach").x, hand.figure("coach").y) == before
