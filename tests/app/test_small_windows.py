"""A window of 640 x 360 is told, once, and everything beside the table can be used in it."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game.commands import GameMenu
from pb12table.app.game.referee import RefereePanel
from pb12table.app.opening import fitting_size
from pb12table.app.program import Program
from pb12table.app.screens.start import StartScreen
from pb12table.texts.locale import LANGUAGES
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.painting import LaidPanel
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import SIZE, Hand, open_game

TINY = (640, 360)


def resized(hand: Hand, size: tuple[int, int]) -> None:
    """Let the window be as large as somebody has pulled it."""
    hand.program.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    hand.frames()


def test_a_small_window_is_told_once_until_it_has_been_large_again() -> None:
    program = Program(Settings(language="en"), SIZE)
    program.to_start()
    hand = Hand(program)
    hand.frames()
    assert isinstance(hand.top, StartScreen)
    resized(hand, TINY)
    assert program.size == TINY, "nobody's window is made larger"
    assert "640 × 360" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    hand.frames(5)
    assert isinstance(hand.top, StartScreen), "said once"
    resized(hand, SIZE)
    assert isinstance(hand.top, StartScreen)
    resized(hand, TINY)
    assert isinstance(hand.top, Message)


def test_the_first_window_is_no_larger_than_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [TINY])
    assert fitting_size() == TINY


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_help_rules_saves_and_the_referee_panel_lie_in_a_small_window(language: str) -> None:
    hand = open_game(size=TINY, language=language)
    hand.frames()
    if isinstance(hand.top, Message):
        hand.key(pygame.K_RETURN)
    window = pygame.Rect((0, 0), TINY)
    hand.program.open(GameMenu(hand.program, hand.game))
    menu = hand.on_top(GameMenu)
    hits = [pygame.Rect(hit.rect) for hit in menu.layout.hits()]
    assert len(hits) == len(menu.entries()), "nothing of the menu is scrolled away"
    assert all(window.contains(hit) for hit in hits)
    hand.program.leave(menu)
    for opens in (hand.program.open_load, hand.program.open_help, hand.program.open_rules, hand.program.open_settings):
        opens()
        page = hand.top
        assert isinstance(page, LaidPanel)
        assert window.contains(pygame.Rect(page.layout.root.rect))
        assert all(window.contains(pygame.Rect(hit.rect)) for hit in page.layout.hits())
        hand.key(pygame.K_ESCAPE)
    hand.game.skip()
    hand.frames()
    hand.open_curtains()
    hand.game.press_command("referee")
    panel = hand.on_top(RefereePanel)
    assert window.contains(pygame.Rect(panel.layout.root.rect))
    assert panel.layout.root.rect.w < 0.5 * TINY[0], "half of the table is left to be clicked"
