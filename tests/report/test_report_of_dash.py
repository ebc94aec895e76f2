"""The report of a game whose rules count neither attacks nor points, and whose figures leave no trace but their way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from pb12table.analysis.played.games import deeds, tally
from pb12table.bots.play import make_bots, play, started
from pb12table.cli import rules
from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.report.games import Fallen, GameReport, Trail, drawn_rounds, game_page, rounds_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.texts.describe import briefing_lines, result_of
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.texts.log_rows import meanwhile, round_words, row_tip, row_words, rows_of
from pb12table.texts.rule_list import all_ids
from tests.systems.table_of_systems import MEADOW, knowing

ANN, BEN = PlayerId("ann"), PlayerId("ben")
COLOURS = {ANN: (40, 90, 180), BEN: (200, 80, 30)}
HARE, TORTOISE = FigureId("hare"), FigureId("tortoise")


@pytest.fixture(scope="module")
def game() -> Iterator[Session[Any]]:
    with knowing(dash="pb12table_dash"):
        setup = load_scenario(MEADOW).setup
        session = started(setup, "a report")
        play(session, make_bots(["random"], setup, "a report"))
        assert session.state.ended
        yield session


class Camera:
    """Counts what it is to draw."""

    def __init__(self) -> None:
        self.trails: list[tuple[PlayerId, int]] = []

    def position(self, state: Any, trails: Sequence[Trail], fallen: Sequence[Fallen]) -> bytes:
        assert not fallen
        self.trails += [(player, len(way)) for player, way in trails]
        return b"jpeg"


def test_its_ways_are_counted_and_nothing_else(game: Session[Any]) -> None:
    found, log = deeds(game.state, game.log), [line.event for line in game.log]
    run_by = {figure: found[figure].steps for figure in (HARE, TORTOISE)}
    assert all(steps > 0.0 for steps in run_by.values())
    assert not any(own.attempts or own.dealt or own.suffered or own.out_in for own in found.values())
    assert [(own.lost, own.force) for own in tally(game.state, game.log).values()] == [(0, 1), (0, 1)]
    assert result_of(Texts("en"), game.state, log) is not None


@pytest.mark.format("game page")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_every_round_in_words_of_the_system(game: Session[Any], language: str) -> None:
    texts, rounds, camera = Texts(language), rounds_of(game), Camera()
    pictures = drawn_rounds(game, rounds, camera)
    page = game_page(texts, GameReport(game.state, game.log, rounds, COLOURS, pictures=pictures))
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
    assert {player for player, _ in camera.trails} == {ANN, BEN}
    for number in range(1, len(rounds) + 1):
        assert f'id="round{number}"' in page
    own = texts.of("dash")
    assert own("event-threw", figure="Hare", face=6)[:4] in page
    assert own("dash-won", player=game.state.setup.player_by_id[game.state.winner].name) in page
    absent = ("closing-lost", "closing-checks", "closing-victory-points", "closing-damage", "game-report-expected-note")
    assert not [key for key in absent if own(key) in page]
    assert not re.findall(r"(?:event|closing|game-report|dash)-[a-z-]+(?=<| )", page), "a key that has no text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_told_line_by_line(game: Session[Any], language: str) -> None:
    texts, setup = Texts(language), game.state.setup
    rows = rows_of("dash", game.log)
    assert len(rows) == len(game.log), "no line goes on from another"
    told = [row_words(texts, setup, row) for row in rows]
    assert all(re.fullmatch(r"[A-Z].*[.0-9]", line) and "event-" not in line for line in told)
    assert all(row_tip(texts, setup, row) == () for row in rows)
    log = [line.event for line in game.log]
    assert round_words(texts, game.state, log) == meanwhile(texts, game.state, log, ANN) == ""
    assert briefing_lines(texts, setup) == (texts.of("dash")("dash-briefing", line=14.0),)


def test_it_has_no_list_of_rules(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rules, "places", lambda: rules.Places({}, None))
    with knowing(dash="pb12table_dash"):
        assert all_ids("dash") == ()
        assert run(["rules", "--system", "dash", "--json"]) == 0
        assert capsys.readouterr().out.strip() == "[]"
        assert run(["--language", "en", "rules", "--system", "dash"]) == 0
        assert "The rule system dash has no list of its rules." in capsys.readouterr().out
