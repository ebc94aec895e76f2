"""The rules of this game: dice and answers are given, and what comes of them is looked at."""

from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.kernel.request import IllegalAnswer
from pb12table.testing.laws import game_of
from pb12table_my_game.rules import RollAgain, RunTo
from pb12table_my_game.system import SYSTEM


def test_whoever_keeps_the_roll_runs_at_most_so_far() -> None:
    session = game_of("my-game", "meadow", 3, 6)
    assert session.pending == RollAgain("ann", 3)
    session.answer(False)
    assert session.pending == RunTo("ann", "hare", 3)
    with pytest.raises(IllegalAnswer):
        session.answer((6.0, 4.0))
    session.answer((5.0, 4.0))
    assert session.state.at["hare"] == (5.0, 4.0)
    assert session.pending == RollAgain("ben", 6)


def test_a_script_of_a_referee_holds(capsys: pytest.CaptureFixture[str]) -> None:
    script = Path(__file__).with_name("first-run.toml")
    assert run(["referee", str(script)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(("place", "reason"), [((8.5, 6.0), "go-no-room"), ((9.6, 6.0), "go-too-far")])
def test_nobody_runs_into_a_hedge_or_through_it(place: tuple[float, float], reason: str) -> None:
    session = game_of("my-game", "meadow", 3)
    session.answer(False)
    session.state.at["hare"] = (7.0, 6.0)
    refusal = session.refusal(place)
    assert refusal is not None
    assert refusal.reason == reason


def test_who_stands_in_the_goal_first_wins() -> None:
    session = game_of("my-game", "meadow", 6)
    session.state.at["hare"] = (17.0, 8.0)
    session.answer(False)
    session.answer((18.5, 8.0))
    ending = SYSTEM.ending(session.state)
    assert ending is not None
    assert (ending.winners, ending.reason) == (("ann",), "goal")
