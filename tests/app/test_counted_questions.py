"""What people are asked is counted by a command, and the page has the numbers of the version before beside today's."""

from __future__ import annotations

import json

from tests import questions


def test_the_page_tells_each_game_before_and_now() -> None:
    page, before = questions.PAGE.read_text(encoding="utf-8"), json.loads(questions.KEPT.read_text(encoding="utf-8"))
    assert list(before) == [game.name for game in questions.GAMES]
    for game in questions.GAMES:
        table = page.split(f"## {game.name}: `{game.scenario}`")[1].split("##")[0]
        for name, number in before[game.name].items():
            assert f"| {name} | {number:g} |" in table


def test_a_game_is_played_by_the_questions_of_the_window() -> None:
    game = questions.Game("Pocket Tactics", "the-ford", "greedy", 1, 2)
    counted = questions.counted(game)
    assert counted.rounds == 2
    assert counted.inputs >= counted.kinds.total() >= counted.kinds["ChooseAction"] > 0
    page = questions.page({}, {each.name: counted.numbers() for each in questions.GAMES})
    assert f"| `ChooseAction` a round | – | {counted.kinds['ChooseAction'] / 2:g} |" in page
