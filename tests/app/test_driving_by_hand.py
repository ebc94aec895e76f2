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
from pb12table.systems.pb12.window.modes import moving
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


@pytest.fixture(autouse=True)
def without_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far a coach gets is worked out beside the frames for seconds; `test_drives` asks for it."""
    monkeypatch.setattr(moving, "reach_asked", lambda mode: None)


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
    """The driver steers with so many AP, and a drive with some of them is planned."""
    hand.click_zone("command:steer")
    hand.digit(points)
    hand.key(pygame.K_m)
    hand.digit(action_points)
    assert mode_of(hand).chosen == action_points
    return mode_of(hand)


def declared(hand: Hand, points: int = 2, action_points: int = 2) -> DriveMode:
    """The same with the Move declared, of which nothing is used yet."""
    driving(hand, points, action_points)
    hand.point((2, 2))
    hand.key(pygame.K_RETURN)
    hand.frames(30)
    hand.question(ChooseMoveOption)
    return mode_of(hand)


def mode_of(hand: Hand) -> DriveMode:
    mode = hand.game.mode
    assert isinstance(mode, DriveMode)
    return mode


def planned(hand: Hand) -> None:
    """Wait until the drive to the mouse, or to what was clicked, has been found, and let it be shown."""
    mode_of(hand).finish()
    hand.game.touch()  # a frame that finds the drive does that


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


@pytest.mark.rule("R3.0.3")
def test_a_click_on_the_ground_plans_the_drive_of_who_is_active_at_once(shown: list[str]) -> None:
    hand = on_the_box()
    hand.click_zone("command:steer")
    hand.program.draw()
    assert any(words.startswith("Coach gets 1 AP") for words in shown), "a button begins with a capital"
    hand.click_table(14.0, 14.0)
    assert hand.game.toast[0] == "Choose on the card; Esc cancels."
    hand.digit(2)
    entries = len(hand.session.entries)
    hand.click_table(11.0, 8.0)
    planned(hand)
    assert mode_of(hand).shown.cost == 3
    assert len(hand.session.entries) == entries, "it is only planned"


@pytest.mark.rule("R3.0.15", "R3.0.18", "RU064")
def test_one_click_plans_the_drive_with_its_turns_and_a_second_one_drives_it() -> None:
    hand = on_the_box()
    mode = driving(hand)
    hand.click_table(12.0, 11.0)
    planned(hand)
    way, entries = mode.shown, len(hand.session.entries)
    turns = [leg for leg in way.committed if isinstance(leg.option, TurnBy)]
    assert way.is_whole
    assert turns
    assert way.committed[-1].end[:2] == pytest.approx((12.0, 11.0), abs=0.05)
    card = mode.card()
    assert card.lines[0].startswith(f"{way.cost} of 12 movement points · cost 2 AP")
    assert len(turns) == 1
    assert card.lines[0].endswith("one turn")
    hand.program.draw()
    notes = [leg.note for leg in hand.game.paint.picture().path if leg.kind == "turn" and leg.note]
    assert notes
    assert all(note.startswith(("↺", "↻")) for note in notes), "the turnings stand where they are"
    (ghost,) = [token for token in hand.game.paint.picture().tokens if token.ghost]
    turned = [leg.option.degrees for leg in turns if isinstance(leg.option, TurnBy)]
    assert [ghost.body.facing] == pytest.approx(turned, abs=0.01)
    assert len(hand.session.entries) == entries
    hand.click_table(12.0, 11.0)
    hand.game.skip()
    hand.frames(30)
    coach = hand.figure("coach")
    assert (coach.x, coach.y) == pytest.approx((12.0, 11.0), abs=0.05)
    assert coach.movement_points == 12 - way.cost, "more AP were chosen than it takes: the Move goes on"
    assert mode_of(hand).is_running
    assert mode_of(hand).turns() == len(turns)


@pytest.mark.rule("R3.0.15", "R1.7.2")
def test_a_drive_takes_as_many_points_as_it_needs_where_no_number_was_chosen() -> None:
    hand = on_the_box()
    mode = driving(hand, points=3, action_points=1)
    hand.click_table(16.0, 8.0)
    planned(hand)
    assert len(mode.shown.committed) == 6, "one AP was chosen"
    hand.digit(1)
    assert mode.chosen is None
    assert mode.action_points() == 2
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    assert hand.figure("coach").x == pytest.approx(16.0, abs=0.05)
    assert hand.figure("coach").action_points == 1
    hand.question(ChooseAction)


@pytest.mark.rule("R3.0.18", "RU093")
def test_more_turns_than_action_points_are_told_with_what_follows() -> None:
    hand = on_the_box()
    mode = driving(hand, action_points=1)
    hand.click_table(10.0, 8.0)
    planned(hand)
    for _ in range(3):
        hand.key(pygame.K_q)
    assert mode.turns() == 1, "further turns on the spot are one turn"
    assert not mode.card().warning
    hand.click_zone("command:stroke-1")
    hand.key(pygame.K_q)
    assert mode.turns() == 2
    assert (
        mode.card().warning == "2 turns for 1 AP: an accident check follows at the end of the move. More AP avert it."
    )
    hand.digit(2)
    assert not mode.card().warning


def test_what_the_click_would_do_is_shown_before_it_is_done() -> None:
    hand = on_the_box()
    driving(hand)
    hand.point((2, 2))
    plain, entries = hand.picture(), len(hand.session.entries)
    hand.point_at_table(11.0, 8.0)
    planned(hand)
    assert hand.picture() != plain
    (ghost,) = [token for token in hand.game.paint.picture().tokens if token.ghost]
    assert (ghost.body.x, ghost.body.y) == pytest.approx((11.0, 8.0), abs=0.05)
    assert ghost.hull is not None
    assert len(hand.session.entries) == entries


@pytest.mark.rule("R3.0.18", "R3.0.19")
def test_options_are_added_to_a_drive_by_their_digits() -> None:
    hand = on_the_box()
    declared(hand)
    labels = [button.label for button in mode_of(hand).card().buttons]
    assert labels[:2] == ["A step ahead · 1 BP", "A step back · 2 BP"]
    hand.digit(2)
    hand.digit(2)
    assert mode_of(hand).shown.cost == 4
    hand.key(pygame.K_RETURN)
    hand.frames(30)
    assert hand.figure("coach").x == pytest.approx(6.0)


@pytest.mark.rule("R1.7.6")
def test_landing_is_offered_only_in_the_air() -> None:
    hand = on_the_box(vertical_movement=1)
    declared(hand)

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
    hand.key(pygame.K_s)
    hand.point_at_table(16.0, 8.0)
    planned(hand)
    warning = mode_of(hand).card().warning
    assert "bob-1" in warning
    assert re.search(r"\d+/\d+", warning), warning


def test_a_move_ends_where_its_driver_says() -> None:
    hand = on_the_box()
    declared(hand)
    hand.digit(1)
    hand.key(pygame.K_RETURN)
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
    declared(hand)
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
    declared(hand)
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
    declared(hand)
    hand.point((2, 2))
    entries = len(hand.session.entries)
    hand.key(pygame.K_q)
    hand.key(pygame.K_q)
    assert len(hand.session.entries) == entries
    assert hand.figure("coach").facing == 0.0
    (ghost,) = [token for token in hand.game.paint.picture().tokens if token.ghost]
    assert ghost.body.facing == pytest.approx(30.0)
    assert mode_of(hand).shown.cost == 1
    for _ in range(9):
        hand.key(pygame.K_e)
    assert [leg.option for leg in mode_of(hand).shown.committed] == [TurnBy(-MOST_TURN)], "no further than one option"
    hand.key(pygame.K_BACKSPACE)
    assert not mode_of(hand).shown.committed
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
    assert "threatened" in mode_of(hand).card().warning
    hand.click_table(8.5, 8.0)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == entries


@pytest.mark.rule("R1.7.4")
@pytest.mark.parametrize(("away", "steps"), [(2.0, 2), (1.96, 2), (2.04, 2), (2.3, 3)])
def test_a_place_just_so_many_steps_ahead_takes_just_so_many_options(away: float, steps: int) -> None:
    hand = on_the_box()
    mode = driving(hand)
    hand.key(pygame.K_s)
    mode.click(ahead(hand.session.state, COACH, away), None)
    planned(hand)
    assert len(mode.shown.committed) == steps


@pytest.mark.rule("R3.0.19")
@pytest.mark.parametrize(("behind", "back"), [(0.4, 0.4), (1.5, 1.5), (5.0, 0.0)])
def test_a_click_close_behind_backs_up_just_so_far(behind: float, back: float) -> None:
    hand = on_the_box()
    mode = driving(hand)
    hand.key(pygame.K_s)
    mode.click(ahead(hand.session.state, COACH, -behind), None)
    planned(hand)
    options = [leg.option for leg in mode.shown.committed]
    backs = [option for option in options if isinstance(option, Reverse)]
    assert bool(backs) is (back > 0.0), "to what lies far behind it turns"
    if backs:
        assert hand.figure("coach").x - mode.shown.committed[-1].end[0] == pytest.approx(back, abs=0.01)


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
    mode = declared(hand)
    shooter.statuses[Status.DELAYED], shooter.standing_order = 1, StandingOrder(When.ALWAYS)
    x, y = ahead(hand.session.state, COACH, 2.0)
    mode.click((x, y), None)
    planned(hand)
    mode.commit()
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
    planned(hand)
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
