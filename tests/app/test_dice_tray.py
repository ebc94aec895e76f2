"""The tray with the die says who throws, what for and what came of it, and cuts nothing off."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.canvas import Canvas, width_of
from pb12table.app.panels.dice_tray import draw_die
from pb12table.pb12.events import CheckMade
from pb12table.texts.locale import Texts
from tests.app.helpers import open_game

FREE = pygame.Rect(200, 50, 1000, 700)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_name_of_a_figure_is_told_whole(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    hand = open_game("smugglers-cove", language=language)
    setup = hand.session.state.setup
    texts = Texts(language)
    text, cut, seen = Canvas.text, [], []

    def measured(canvas: Canvas, place: Any, words: str, size: float, *more: Any, **named: Any) -> pygame.Rect:
        seen.append(words)
        if width_of(words, canvas.px(size), bold=named["bold"]) > named["width"]:
            cut.append(words)
        return text(canvas, place, words, size, *more, **named)

    monkeypatch.setattr(Canvas, "text", measured)
    canvas = Canvas(pygame.Surface((1600, 900)), 1.0, (0, 0))
    for figure in setup.figures:
        made = CheckMade(
            figure=figure.id,
            kind="ranged-check",
            rule="R1.7.10",
            target_number=9,
            modifiers=(),
            face=5,
            passed=False,
        )
        draw_die(canvas, FREE, texts, setup, made, 0.0)
        assert texts("dice-failed") not in seen, "nothing is told before the die lies still"
        draw_die(canvas, FREE, texts, setup, made, 60.0)
        assert texts("dice-failed") in seen
        seen.clear()
    assert cut == []
