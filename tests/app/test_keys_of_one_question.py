"""A key belongs to the question that was seen when it was pressed: it never answers the next."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play import games
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.start import StartScreen
from pb12table.kernel.game import Entry, EntryKind
from pb12table.window.kit.canvas import SLOW
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import Hand, SetClock, open_game
from tests.app.test_player_names import at_the_start, choose


def pressed(key: int, typed: str = "") -> None:
    """A key goes down and waits."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=typed))


def while_at_work(monkeypatch: pytest.MonkeyPatch, clock: SetClock, *keys: int, seconds: float = 0.0) -> None:
    """A game that is begun takes a while, in which keys are pressed."""
    real = games.begun

    def slowly(*given: Any) -> Any:
        for key in keys:
            pressed(key)
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 500), button=1))
        clock.let_pass(seconds)
        return real(*given)

    monkeypatch.setattr("pb12table.app.rooms.begun", slowly)


def answers(hand: Hand) -> list[Entry]:
    """What was decided so far."""
    return [entry for entry in hand.session.entries if entry.kind is not EntryKind.DICE]


@pytest.mark.parametrize("seconds", [0.0, 0.6])
def test_the_enter_that_begins_a_game_does_not_answer_its_first_decision(
    monkeypatch: pytest.MonkeyPatch, clock: SetClock, seconds: float
) -> None:
    hand = at_the_start()
    choose(hand, "marked-cards")
    while_at_work(monkeypatch, clock, *[pygame.K_RETURN] * 3, seconds=seconds)
    pressed(pygame.K_RETURN)
    pressed(pygame.K_RETURN)
    hand.frames(4)
    assert answers(hand) == []
    assert isinstance(hand.top, GameScreen)
    assert pygame.event.get(pygame.KEYDOWN) == []
    hand.key(pygame.K_RETURN)
    assert len(answers(hand)) == 1, "the next Enter is meant for it"


def test_no_key_repeats_itself_after_a_dialog_with_a_line() -> None:
    hand = at_the_start()
    choose(hand, "marked-cards")
    pressed(pygame.K_RETURN)
    hand.frames(1)
    assert pygame.key.get_repeat() == (0, 0)
    hand.frames(3)
    assert answers(hand) == []


def slow_frame(hand: Hand, monkeypatch: pytest.MonkeyPatch, clock: SetClock, *keys: int) -> None:
    """The next frame takes long, and keys are pressed meanwhile."""
    top = hand.top
    real = top.update

    def slowly(seconds: float) -> bool:
        for key in keys:
            pressed(key)
        clock.let_pass(SLOW + 0.05)
        return real(seconds)

    monkeypatch.setattr(top, "update", slowly)
    hand.program.frame(0.05)
    monkeypatch.setattr(top, "update", real)


def test_keys_that_waited_while_the_game_was_at_work_are_dropped(
    monkeypatch: pytest.MonkeyPatch, clock: SetClock
) -> None:
    hand = open_game()
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, GameScreen)
    asked = hand.session.pending
    slow_frame(hand, monkeypatch, clock, pygame.K_1, pygame.K_RETURN, pygame.K_F1)
    hand.frames()
    assert hand.session.pending is asked
    assert isinstance(hand.top, GameScreen)
    hand.key(pygame.K_F1)
    assert not isinstance(hand.top, GameScreen), "and the next one counts again"


def test_keys_that_were_meant_for_what_lay_below_are_not_for_a_dialog(
    monkeypatch: pytest.MonkeyPatch, clock: SetClock
) -> None:
    hand = at_the_start()
    start = hand.on_top(StartScreen)
    real = start.update

    def slowly(seconds: float) -> bool:
        hand.program.say("Something is asked.")
        pressed(pygame.K_RETURN)
        clock.let_pass(SLOW + 0.05)
        return real(seconds)

    monkeypatch.setattr(start, "update", slowly)
    hand.program.frame(0.05)
    monkeypatch.setattr(start, "update", real)
    message = hand.on_top(Message)
    hand.frames()
    assert hand.shows(message)


def test_while_one_types_no_letter_is_lost(monkeypatch: pytest.MonkeyPatch, clock: SetClock) -> None:
    hand = at_the_start()
    names = choose(hand, "smugglers-cove")
    slow_frame(hand, monkeypatch, clock, pygame.K_TAB)
    hand.frames()
    assert hand.on_top(PlayerNames) is names
    assert names.focus == "name:1"
