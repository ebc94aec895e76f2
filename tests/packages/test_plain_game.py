"""What a small game need not say: its questions become forms, its events are watched and told, its files are read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pb12table.cli.match import _layouts
from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario, shipped_files
from pb12table.kernel.session import Session
from pb12table.skirmish.forms.form import NOTHING, Pick, Place, Spot
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_events import DieRolled, RoundBegan, Walked
from pb12table.systems import known
from pb12table.testing.laws import game_of
from pb12table.texts.describe import briefing_lines, event_line
from pb12table.texts.locale import Texts, unreadable
from pb12table.window.play.face import window_of
from tests.systems.table_of_systems import knowing

GAME = "my-game"
HARE = FigureId("hare")


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> Iterator[Session[Any]]:
    """The game of the template, in which three is rolled, and no more."""
    monkeypatch.syspath_prepend(str(assets_folder() / "new_system"))
    with knowing(**{GAME: "pb12table_my_game"}):
        yield game_of(GAME, "meadow", 3)


def test_a_question_with_yes_and_no_is_a_form_of_its_texts(hops: Session[Any]) -> None:
    request: Any = hops.pending
    form = window_of(GAME).form(Texts("en").of(GAME), hops.state, request, NOTHING, "")
    assert form is not None
    assert form.title == "Ann: 3 steps rolled. Roll once more?"
    pick = form.fields[0]
    assert isinstance(pick, Pick)
    assert {option.value: option.label for option in pick.options} == {True: "Roll once more", False: "Run that far"}
    assert form.answer({"answer": False}) is False


def test_where_one_goes_is_a_place_with_its_reach_and_its_way(hops: Session[Any]) -> None:
    hops.answer(False)
    request: Any = hops.pending
    texts, to = Texts("en").of(GAME), Spot((4.5, 4.0, 0.0))
    form = window_of(GAME).form(texts, hops.state, request, {"place": to}, "place")
    assert form is not None
    place = form.fields[0]
    assert isinstance(place, Place)
    assert place.within is not None
    assert 20.0 < sum(region.area for _, region in place.within.areas()) < 3.0**2 * 3.2
    assert len(form.sketch) == 1
    assert form.answer({"place": to}) == (4.5, 4.0)
    assert place.refusal(replace(to, point=(9.0, 4.0, 0.0))) == "No way of at most 3 steps leads there."
    assert place.refusal(replace(to, point=(0.1, 4.0, 0.0))) == "There is no room to stand there."
    assert len(place.hints()) > 8


def test_events_are_watched_heard_and_told(hops: Session[Any]) -> None:
    scene, words, texts, setup = known.scene(GAME), known.words(GAME), Texts("de"), hops.state.setup
    walked, die = Walked(HARE, ((2.0, 4.0, 0.0), (4.0, 4.0, 0.0), (4.0, 6.0, 0.0))), DieRolled(HARE, 6, 3, GAME)
    shown = hops.state.clone()
    scene.glide(shown, walked, 0.75, 0.0)
    assert shown.at["hare"] == (4.0, 5.0)
    assert hops.state.at["hare"] == (2.0, 4.0)
    scene.show(shown, walked, 0.0)
    assert shown.at["hare"] == (4.0, 6.0)
    assert scene.seconds(walked) == pytest.approx(0.9)
    assert (scene.sounds(shown, walked), scene.sounds(shown, die)) == (("steps",), ("dice",))
    assert words.meaning(walked).way == ("hare", walked.places[0], walked.places[-1])
    assert event_line(texts, setup, die) == "Hare würfelt 3."
    assert event_line(texts, setup, RoundBegan(2)) == "Runde 2"
    thrown = window_of(GAME).throw(texts.of(GAME), setup, die)
    assert thrown is not None
    assert (thrown.dice[0].sides, thrown.dice[0].face, thrown.purpose) == (6, 3, "für den Lauf")
    assert briefing_lines(texts, setup)[1] == "Nach Runde 12 gewinnt, wer einem Ziel am nächsten ist."
    referee = known.referee(GAME)
    assert referee is not None
    assert {"DieRolled", "Walked", "GoalReached"} <= set(referee.events)


def test_a_copy_of_a_state_is_apart_from_it(hops: Session[Any]) -> None:
    copy = hops.state.clone()
    copy.at["hare"] = (0.0, 0.0)
    assert hops.state.at["hare"] == (2.0, 4.0)


def test_a_scenario_needs_what_wins_and_players_that_are_there(hops: Session[Any], tmp_path: Any) -> None:
    text = shipped_files(GAME)["meadow"].read_text(encoding="utf-8")
    for name, old, new, told in (
        ("goal", 'kind = "exit"', 'kind = "hold"', "problem-no-zone-of-kind"),
        ("player", 'player = "ben"', 'player = "bob"', "problem-no-such-player"),
    ):
        file = tmp_path / f"{name}.toml"
        file.write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(FileProblem) as problem:
            known.content(GAME).check_playable(load_scenario(file).setup, file)
        assert problem.value.key == told


def test_a_game_without_a_suite_is_learned_from_on_its_own_scenarios(hops: Session[Any]) -> None:
    assert [each.path.stem for each in _layouts(GAME, [])] == ["meadow"]


def test_a_text_that_cannot_be_read_is_named() -> None:
    assert unreadable("-some = { $n }\ngood = { -some }\nbad = { -some(n: $n) }\n") == ["bad"]


def test_a_figure_goes_as_far_as_it_gets_on_its_way(hops: Session[Any]) -> None:
    hops.answer(False)
    asked: Any = hops.pending
    hops.state.at["hare"] = (7.0, 6.0)
    x, y = asked.towards(hops.state, (10.0, 6.0))
    assert abs(y - 6.0) > 1.0, "the hedge stands between"
    assert asked.refusal(hops.state, (x, y)) is None
    assert asked.towards(hops.state, (13.0, 3.0)) == (7.0, 6.0), "a rock is there"
    assert asked.towards(hops.state, (13.0, 3.0), within=1.6) != (7.0, 6.0)
    assert asked.refusal(hops.state, asked.sample(hops.state, random.Random(1))) is None
