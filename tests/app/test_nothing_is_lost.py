"""A planned way is not lost by one key, and a key pressed while something is watched still does what it says."""

from __future__ import annotations

import threading
from typing import Any

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import EndTurn
from pb12table.systems.pb12.rules.game.events import FigureMoved
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.window.modes import way_planning as module
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.path import extended
from pb12table.window.kit.keys import DiceSpeed
from tests.app.helpers import Hand, open_game
from tests.app.playground import playground

CAPTAIN = FigureId("captain")

LONGEST = 20.0
"""So many seconds a way is worked out at most when nobody says that it may end."""


def moving(dice_speed: DiceSpeed = "none") -> Hand:
    """The captain is active, and his Move is being planned."""
    hand = open_game(setup=playground(), dice_speed=dice_speed)
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(CAPTAIN)
    hand.key(pygame.K_a)
    hand.game.skip()
    hand.frames()
    hand.key(pygame.K_m)
    assert isinstance(hand.game.mode, MoveMode)
    return hand


def held_back(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let ways be worked out until this is set."""
    real, found = extended, threading.Event()

    def slowly(*given: Any) -> Any:
        found.wait(LONGEST)
        return real(*given)

    monkeypatch.setattr(module, "extended", slowly)
    return found


@pytest.mark.rule("R1.7.2")
@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_k, pygame.K_j])
def test_a_planned_way_is_given_up_only_by_the_same_key_twice(key: int) -> None:
    hand = moving()
    hand.click_table(7.0, 3.0)
    mode = hand.game.mode
    hand.key(key)
    assert hand.game.mode is mode
    assert "once more" in hand.game.toast[0]
    assert hand.figure("captain").action_points == 3
    hand.key(key)
    assert hand.game.mode is not mode


def test_another_key_in_between_asks_anew() -> None:
    hand = moving()
    hand.click_table(7.0, 3.0)
    mode = hand.game.mode
    hand.key(pygame.K_p)
    hand.key(pygame.K_k)
    hand.key(pygame.K_p)
    assert hand.game.mode is mode
    hand.click_table(7.0, 2.6)
    hand.key(pygame.K_p)
    assert hand.game.mode is mode


def test_with_nothing_to_lose_one_key_is_enough() -> None:
    hand = moving()
    hand.session.state.figures[CAPTAIN].action_points = 0
    hand.game.touch()
    hand.key(pygame.K_p)
    assert isinstance(hand.session.pending, ChooseTurn)


def test_a_way_that_is_still_worked_out_goes_before_the_end_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = moving()
    found = held_back(monkeypatch)
    hand.patient = False
    hand.click_table(7.0, 3.0)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_p)
    hand.key(pygame.K_p)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert hand.game.toast[0].startswith("The route is still being worked out")
    found.set()
    mode.finish()
    hand.frames()
    assert hand.figure("captain").y == pytest.approx(3.0, abs=0.02)
    assert hand.figure("captain").action_points == 2


def test_enter_before_the_way_to_the_mouse_is_known_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = moving()
    hand.patient = False
    found = held_back(monkeypatch)
    hand.point_at_table(7.0, 3.0)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_RETURN)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    found.set()
    mode.finish()
    hand.frames()
    assert hand.figure("captain").y == pytest.approx(3.0, abs=0.02)


def test_undo_takes_a_waypoint_back_before_it_takes_back_a_decision() -> None:
    hand = moving()
    hand.click_table(7.0, 3.0)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert not mode.waypoints
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(hand.session.pending, ChooseTurn)


def watched_move() -> Hand:
    hand = moving(dice_speed="slow")
    hand.click_table(7.0, 3.0)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    hand.frames(1)
    assert hand.game.controller.playback.is_running
    return hand


def test_an_action_key_skips_what_is_watched_and_does_what_it_says() -> None:
    hand = watched_move()
    hand.key(pygame.K_m)
    assert not hand.game.controller.playback.is_running
    assert isinstance(hand.game.mode, MoveMode)
    assert isinstance(hand.session.pending, ChooseAction)


def test_the_key_that_ends_the_turn_does_so_while_something_is_watched() -> None:
    hand = watched_move()
    hand.key(pygame.K_p)
    assert isinstance(hand.session.pending, ChooseTurn)


def test_enter_and_escape_only_skip() -> None:
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        hand = watched_move()
        hand.key(key)
        assert type(hand.game.mode) is ActionMode
        assert not hand.game.controller.playback.is_running


def test_the_key_to_see_the_table_alone_only_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = watched_move()
    heard: list[str] = []
    monkeypatch.setattr(hand.game, "press_command", lambda command, **_: heard.append(command))
    hand.key(pygame.K_SPACE, typed=" ")
    assert not hand.game.controller.playback.is_running
    assert isinstance(hand.session.pending, ChooseAction)
    assert not heard


def test_no_key_decides_for_the_next_player_while_he_watches() -> None:
    hand = watched_move()
    hand.game.skip()
    hand.frames()
    hand.answer(EndTurn())
    pending = hand.session.pending
    assert isinstance(pending, ChooseTurn)
    assert pending.player == "bob"
    hand.game.controller.playback.begin()
    hand.game.controller.playback.queue.append(_a_move(hand))
    hand.frames(1)
    before = len(hand.session.entries)
    hand.key(pygame.K_w)
    assert not hand.game.controller.playback.is_running
    assert len(hand.session.entries) == before


def _a_move(hand: Hand) -> FigureMoved:
    return next(line.event for line in hand.session.log if isinstance(line.event, FigureMoved))


def acting() -> Hand:
    """The captain is active and nothing is planned."""
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    assert type(hand.game.mode) is ActionMode
    return hand


@pytest.mark.rule("R1.3.9")
def test_a_turn_with_points_left_ends_at_once_and_can_be_taken_back() -> None:
    hand = acting()
    hand.key(pygame.K_p)
    assert hand.question(ChooseTurn).player == "bob"
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(hand.session.pending, ChooseAction)


def test_an_enter_for_the_turn_that_has_just_ended_does_nothing_in_the_next() -> None:
    hand = acting()
    assert hand.game.commit(EndTurn())
    hand.game.skip()
    hand.frames(1)
    pending = hand.session.pending
    assert isinstance(pending, ChooseTurn)
    assert pending.player == "bob"
    own = next(figure for figure in hand.session.state.figures.values() if figure.controller == "bob")
    hand.click_table(own.x, own.y)
    assert hand.game.selected == own.id
    hand.key(pygame.K_RETURN)
    assert hand.session.pending is pending
    assert "Bob" in hand.game.toast[0]
    hand.frames(20)
    hand.key(pygame.K_RETURN)
    assert hand.question(ChooseAction).player == "bob"


def test_a_way_that_is_being_worked_out_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = acting()
    found = held_back(monkeypatch)
    hand.patient = False
    hand.point_at_table(6.0, 8.0)
    hand.key(pygame.K_m)
    card = hand.game.mode.card()
    assert card is not None
    assert "Finding a route …" in card.lines
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    found.set()
    mode.finish()
    hand.frames()
    card = mode.card()
    assert not any("worked out" in line or "Point at" in line for line in card.lines)


def test_a_way_is_planned_to_a_mouse_that_rests_where_all_tiles_have_been() -> None:
    hand = acting()
    hand.key(pygame.K_x, pygame.KMOD_SHIFT)
    hand.program.draw()
    sheet = hand.game.paint.table_card.sheet
    assert sheet is not None
    there = (hand.game.layout.free.centerx, sheet.top + 4)
    hand.point(there)
    hand.key(pygame.K_m)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    hand.frames()
    hand.program.draw()
    assert hand.game.paint.table_card.sheet is None, "fewer tiles are shown"
    hand.frames()
    mode.finish()
    assert mode.trial is not None


def test_what_was_said_before_an_answer_is_gone_after_it() -> None:
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_RETURN)
    assert "lapse" in hand.game.toast[0]
    hand.key(pygame.K_p)
    assert isinstance(hand.session.pending, ChooseTurn)
    assert hand.game.toast == ("", False)
