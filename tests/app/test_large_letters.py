"""A large interface on a small window: words give way in good order, and none of them is lost."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.modes.attacking import AttackMode
from pb12table.app.short_keys import short_key
from pb12table.pb12.requests import ChooseAction
from pb12table.texts.locale import LANGUAGES, Texts
from tests.app.helpers import Hand, open_game

SMALL = (1280, 720)


def large(language: str) -> Hand:
    """A game in the largest letters that the smallest window has."""
    hand = open_game(size=SMALL, language=language, interface_scale=200)
    hand.play_to(ChooseAction)
    return hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_set_is_read_on_the_card_of_an_attack(language: str, shown: list[str]) -> None:
    hand, texts = large(language), Texts(language)
    hand.key(pygame.K_f)
    assert isinstance(hand.game.mode, AttackMode)
    hand.key(pygame.K_PERIOD)
    card = hand.game.mode.card()
    assert card is not None
    shown.clear()
    hand.program.draw()
    for stepper in card.steppers:
        assert stepper.label in shown
        assert stepper.value in shown
    assert texts("attack-points") in shown
    assert "…" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_costs_of_all_tiles_are_whole(language: str, shown: list[str]) -> None:
    hand = large(language)
    tiles = hand.game.mode.tiles()
    shown.clear()
    hand.program.draw()
    told = " ".join(shown)
    for tile in tiles:
        assert tile.label in told, tile.label
        assert tile.reason or tile.cost in told, tile.cost


def test_a_key_that_is_named_in_short_is_named_whole_when_its_button_is_asked() -> None:
    hand = large("de")
    hand.key(pygame.K_f)
    hand.program.draw()
    named = {line for zone in hand.game.zones if zone.name == "command:more-points" for line in zone.tip}
    assert not named or named == {Texts("de")("key-period")}


@pytest.mark.parametrize(
    ("key", "sign"),
    [("Umschalt K", "⇧ K"), ("Shift Tab", "⇧ Tab"), ("Strg Umschalt Z", "Strg ⇧ Z"), ("Komma", ","),
     ("Pfeil links", "←"), ("Left", "Left"), ("K", "K"), ("", "")],
)  # fmt: skip
def test_signs_stand_for_long_words(key: str, sign: str) -> None:
    assert short_key(key) == sign
