"""A game at a glance before its first question: the table with its goals, how it is won, and both forces."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.screens.overview import Overview
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.words import telling
from pb12table.systems.known import system
from pb12table.texts.describe import strength_line
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit import theme
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Curtain
from tests.app.helpers import Hand

pytestmark = [pytest.mark.overview, pytest.mark.screen("Overview")]


def begun(scenario: str, language: Language = "en", size: tuple[int, int] = (1280, 720)) -> Hand:
    program = Program(Settings(language=language, dice_speed="none"), size)
    program.to_start()
    hand = Hand(program)
    program.play(scenario)
    hand.frames()
    return hand


def test_it_comes_before_the_first_secret_question(written: list[str]) -> None:
    hand = begun("smugglers-cove")
    shown = hand.on_top(Overview)
    written.clear()
    hand.program.draw()
    said = " ".join(written)
    assert "shoots well" in said
    assert "leads, tough, brave" in said
    assert "Fearless captain" in said
    assert "Clever ship" in said
    assert any("Around the hut" in line for line in shown.goals())
    hand.key(pygame.K_RETURN)
    hand.frames(4)
    hand.on_top(Curtain)


def test_the_zones_that_bring_points_light_up() -> None:
    hand = begun("smugglers-cove")
    shown = hand.on_top(Overview)
    hand.program.draw()
    assert shown._painted is not None
    picture = shown._painted[1]
    wide, high = picture.get_size()
    bright = sum(picture.get_at((x, y))[:3] == theme.ACCENT for x in range(0, wide, 2) for y in range(0, high, 2))
    assert bright > 50


@pytest.mark.parametrize("scenario", ["quarry", "the-ford", "two-companies"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.pairs
def test_every_system_shows_what_is_known(scenario: str, language: Language) -> None:
    hand = begun(scenario, language)
    shown = hand.on_top(Overview)
    hand.program.draw()
    assert shown.goals()
    painted = hand.program._painted
    assert painted is not None
    close = next(zone for zone in painted.zones if zone.name == "close")
    assert painted.rect.contains(close.rect)
    hand.key(pygame.K_RETURN)
    assert hand.top is not shown


def test_it_can_be_seen_again_at_any_time() -> None:
    hand = begun("petrol-station")
    hand.key(pygame.K_RETURN)
    hand.frames(3)
    hand.game.commands.brief()
    assert not hand.on_top(Overview).begins
    hand.key(pygame.K_ESCAPE)
    assert hand.top is hand.game


def test_no_more_than_three_words_are_said_of_a_figure_and_the_usual_is_not() -> None:
    assert telling([("quick", "slow", 0.9), ("tough", "", -3.0)]) == ()
    words = [("a", "b", 1.0), ("c", "d", -4.0), ("e", "f", 2.0), ("g", "h", 3.0)]
    assert telling(words) == ("d", "g", "e")
    for scenario in ("two-companies", "quarry"):
        setup = load_scenario(scenario).setup
        state = system(setup.system).new_game(setup)
        for language in LANGUAGES:
            lines = [strength_line(Texts(language), state, figure) for figure in setup.figure_by_id]
            assert len(set(lines)) > 4
            assert not any("strength-" in line for line in lines)


def test_figures_that_wait_beside_the_table_are_named_too(written: list[str]) -> None:
    hand = begun("abbey-hill", size=(1600, 900))
    hand.on_top(Overview)
    written.clear()
    hand.program.draw()
    assert "Smith" in written
    assert any(words.endswith("· in the staging area") for words in written)
