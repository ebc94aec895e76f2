"""Big words over the table tell what nobody should miss."""

from __future__ import annotations

import pytest

from pb12table.pb12.answers import GiveUp
from pb12table.pb12.profiles import PlayerId
from pb12table.pb12.requests import BidInitiative
from tests.app.helpers import open_game


@pytest.mark.rule("R1.3.18", "R1.3.19")
@pytest.mark.parametrize(("language", "words"), [("en", "Carol is defeated"), ("de", "Carol ist besiegt")])
def test_a_defeat_is_told_before_anything_else_goes_on(written: list[str], language: str, words: str) -> None:
    hand = open_game("abbey-hill", language=language, dice_speed="normal")
    hand.open_curtains()
    assert isinstance(hand.session.pending, BidInitiative)
    hand.program.draw()
    assert words not in written
    hand.game.controller.declare(PlayerId("carol"), GiveUp())
    hand.frames(4)
    hand.program.draw()
    assert words in written
