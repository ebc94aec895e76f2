"""Big words over the table tell what nobody should miss."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.app.canvas import Canvas
from pb12table.pb12.answers import GiveUp
from pb12table.pb12.requests import BidInitiative
from tests.app.helpers import open_game


@pytest.mark.parametrize(("language", "words"), [("en", "Carol is defeated"), ("de", "Carol ist besiegt")])
def test_a_defeat_is_told_before_anything_else_goes_on(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    hand = open_game("abbey-hill", language=language, dice_speed="normal")
    hand.open_curtains()
    assert isinstance(hand.session.pending, BidInitiative)
    written: list[str] = []
    middle = Canvas.middle

    def noted(canvas: Canvas, rect: Any, text: str, *more: Any, **named: Any) -> Any:
        written.append(text)
        return middle(canvas, rect, text, *more, **named)

    monkeypatch.setattr(Canvas, "middle", noted)
    hand.game.controller.declare("carol", GiveUp())
    hand.frames(4)
    hand.program.draw()
    assert words in written
