"""The ways in which the program plays for somebody: those of each system, told apart by words, and never slow."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.app.play import controller
from pb12table.app.play.controller import PATIENCE, Controller
from pb12table.app.play.games import PERSON, last_time
from pb12table.bots.play import RandomBot, bots_of, started, styles_of
from pb12table.files.scenario import load_scenario
from pb12table.systems.known import SYSTEMS
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_offers_ways_to_play_that_have_words_of_their_own(system: str, language: Any) -> None:
    styles = styles_of(system)
    assert set(styles) <= {*bots_of(system)}
    said = [Texts(language).of(system)("names-by-program", style=style) for style in styles]
    assert len(set(said)) == len(styles) > 0


def test_a_way_that_another_system_has_is_the_usual_one_here() -> None:
    settings = Settings(by_program=["hard", "aggressive", PERSON])
    assert last_time(settings, 3, "pocket")[1] == ["hard", styles_of("pocket")[0], PERSON]
    assert last_time(settings, 3, "pb12")[1] == [styles_of("pb12")[0], "aggressive", PERSON]


class Slow(RandomBot):
    """A bot that would think as long as it is let."""

    patience: float | None = None

    def hurry(self, seconds: float, /) -> None:
        self.patience = seconds


def test_in_the_window_a_bot_thinks_only_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Slow] = []

    def make(seed: int) -> Slow:
        made.append(Slow(seed))
        return made[-1]

    monkeypatch.setattr(controller, "bots_of", lambda system: {"slow": make, "random": RandomBot})
    session = started(load_scenario("the-ford").setup, 1)
    Controller(session, None, Settings(dice_speed="none"), {"alice": "slow", "bob": "random"})
    assert [bot.patience for bot in made] == [PATIENCE]
