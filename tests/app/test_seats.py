"""The ways in which the program plays for somebody: those of each system, told apart by words, and never slow."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.app.play import controller
from pb12table.app.play.controller import PATIENCE, Controller
from pb12table.app.play.games import PERSON, last_time
from pb12table.app.program import Program
from pb12table.app.screens.overview import PlayerNames
from pb12table.bots.play import RandomBot, bots_of, started, styles_of
from pb12table.files.scenario import load_scenario
from pb12table.systems import known
from pb12table.systems.known import SYSTEMS
from pb12table.texts.locale import Texts
from pb12table.texts.names import style_lines
from pb12table.window.kit.keys import Settings
from tests.app.helpers import SIZE


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_offers_ways_to_play_that_have_words_of_their_own(system: str, language: Any) -> None:
    styles, texts = styles_of(system), Texts(language).of(system)
    assert set(styles) <= {*bots_of(system)}
    said = [texts("names-by-program", style=style) for style in styles]
    assert len(set(said)) == len(styles) > 0
    told = style_lines(texts, styles)
    assert len(set(told)) == len(styles)
    unknown = texts("names-style-told", style="unknown")
    assert not [line for line in told if line.startswith(unknown)]


def test_levels_rise_from_the_usual_one_and_begin_again_with_the_weakest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(known.system("w6")), "styles", ("learner", "expert", "steady", "strong"))
    assert styles_of("w6") == ("steady", "strong", "expert", "learner")
    monkeypatch.setattr(type(known.system("w6")), "styles", ("strong", "learner"))
    assert styles_of("w6") == ("strong", "learner"), "without a steady one what the system names first is usual"
    monkeypatch.setattr(type(known.system("w6")), "styles", ("careful", "aggressive"))
    assert styles_of("w6") == ("careful", "aggressive")


def test_a_way_that_only_another_system_has_is_the_usual_one_here() -> None:
    settings = Settings(by_program=["hard", "aggressive", PERSON])
    assert last_time(settings, 3, "pocket")[1] == ["hard", styles_of("pocket")[0], PERSON]
    assert last_time(settings, 3, "pb12")[1] == [styles_of("pb12")[0], "aggressive", PERSON]


def test_a_level_that_a_game_does_not_offer_is_not_taken_over_from_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it has a bot of that name, which nobody has shown to be better yet."""
    monkeypatch.setattr(type(known.system("pocket")), "styles", ("steady", "learner"))
    assert "strong" in bots_of("pocket")
    settings = Settings(by_program=["strong", "learner"])
    assert last_time(settings, 2, "pocket")[1] == ["steady", "learner"]


def test_a_bot_that_is_no_longer_offered_plays_on_until_another_is_chosen() -> None:
    assert "tactical" not in styles_of("w6")
    settings = Settings(language="en", by_program=["tactical", PERSON], dice_speed="none")
    assert last_time(settings, 2, "w6")[1] == ["tactical", PERSON]
    program = Program(settings, SIZE)
    names = PlayerNames(program, "", ["Ann", "Bo"], lambda _: None, system="w6")
    assert names._who(0) == "program"
    names.press("seat:0")
    assert names.by_program[0] == PERSON


def test_a_save_that_names_an_old_or_unknown_bot_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(load_scenario("petrol-station").setup, 1)
    first, second = (player.id for player in session.state.setup.players)
    game = Controller(session, None, Settings(dice_speed="none"), {first: "tactical", second: "of-tomorrow"})
    assert type(game._bots[first]) is type(bots_of("w6")["tactical"](1))
    assert type(game._bots[second]) is type(bots_of("w6")[styles_of("w6")[0]](1))
    assert game.by_program == {first: "tactical", second: "of-tomorrow"}, "the save goes on saying who played"


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
