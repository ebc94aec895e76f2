"""Where a falling figure comes to rest is chosen on the table or by a digit.  RU017."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.falling import ChooseLanding
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.window.play.face import mode_for
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

PLACES = ((5.0, 4.0, 0.0), (7.0, 4.0, 1.0))
FALLING = FigureId("falling")


@pytest.fixture
def landing(monkeypatch: pytest.MonkeyPatch) -> tuple[Hand, list[Any]]:
    """Alice is asked where her figure at (6, 6) lands; what she answers is kept."""
    scene = Scene(width=20.0, depth=14.0, origin=(0.0, 0.0))
    scene.human("falling", "alice", at=(6, 6))
    scene.human("foe", "bob", at=(17, 12))
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    answers: list[Any] = []
    monkeypatch.setattr(hand.game, "commit", answers.append)
    hand.game.enter(mode_for(hand.game, ChooseLanding("alice", FALLING, PLACES)))
    hand.frames()
    return hand, answers


@pytest.mark.rule("RU017")
def test_the_places_are_numbered_on_the_table_and_one_is_clicked(landing: tuple[Hand, list[Any]]) -> None:
    hand, answers = landing
    hand.point_at_table(7.1, 4.0)
    rings = {ring.label: ring for ring in hand.game.paint.picture().rings if ring.label}
    assert [rings[label].centre for label in ("1", "2")] == [place[:2] for place in PLACES]
    assert rings["2"].radius > rings["1"].radius
    assert ((6.0, 6.0), "falling", "plan") in hand.game.paint.picture().labels
    hand.click_table(7.1, 4.0)
    hand.game.mode.click((12.0, 9.0), None)
    assert answers == [1]


@pytest.mark.rule("RU017")
def test_digits_and_buttons_land_and_enter_lands_nowhere(landing: tuple[Hand, list[Any]]) -> None:
    hand, answers = landing
    hand.key(pygame.K_RETURN)
    hand.digit(3)
    assert answers == []
    hand.digit(2)
    hand.click_zone("command:option-0")
    assert answers == [1, 0]
