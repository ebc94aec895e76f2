"""The report of a fight in which figures take turns one by one: a passage for each, in metres, without unsaid keys."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.report.games import GameReport, game_page, rounds_of
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.locale import LANGUAGES, Texts

COLOURS = {PlayerId("alice"): (40, 90, 180), PlayerId("bob"): (200, 80, 30)}
KEY = r"(?<![\w-])(?:event|closing|game-report|modifier|sum|act|count|ending|fate|stance|band)-[a-z0-9-]+"


@pytest.fixture(scope="module")
def fight() -> Session[Any]:
    setup = load_scenario("petrol-station").setup
    session = started(setup, "a report")
    play(session, make_bots(["random"], setup, "a report"), most=80)
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_passage_for_each_turn_of_a_figure(fight: Session[Any], language: str) -> None:
    texts, rounds = Texts(language), rounds_of(fight)
    page = game_page(texts, GameReport(fight.state, fight.log, rounds, COLOURS))
    told = re.sub(r"<[^>]+>", " ", re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL))
    assert not re.findall(KEY, told)
    turns = [passage for each in rounds for passage in each.passages if passage.player is not None]
    assert len({passage.figure for passage in turns}) > 4
    figures = fight.state.setup.figure_by_id
    assert all(passage.player == figures[passage.figure].player for passage in turns if passage.figure)
    assert texts.of("w6")("game-report-steps") in told
    assert texts("game-report-steps") not in told
