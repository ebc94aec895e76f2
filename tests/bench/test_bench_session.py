"""How long sessions take: forks in mid-procedure, whole games, resuming a save; each beside a plain way to do it.

`make bench` shows the times side by side; nothing here judges them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from pb12table.bots.ground import Spot, ground_of
from pb12table.bots.play import make_bots, play, play_game, started
from pb12table.bots.ways import Walker, Ways
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import TypedDice
from pb12table.kernel.game import Drift
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session, replay
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.table.shapes import Circle
from tests.bots.test_ways import Walked

SMALL, LARGE = load_scenario("smugglers-cove"), load_scenario("governors-quay")
Result = TypeVar("Result")


def timed(benchmark: BenchmarkFixture, rounds: int, work: Callable[[], Result]) -> Result:
    """What the work gives, timed in so many rounds."""
    result: Result = benchmark.pedantic(work, rounds=rounds)  # type: ignore[no-untyped-call]  # it has no types
    return result


def in_the_middle_of_a_move() -> Session[State]:
    """The large scenario after a hundred decisions and more, at the second option of a move."""
    session = started(LARGE.setup, "bench", history=True)
    bots = make_bots(["random"], LARGE.setup, "bench")
    play(session, bots, 100)
    while not (isinstance(session.pending, ChooseMoveOption) and session.pending.horizontals > 0):
        play(session, bots, 1)
    return session


def answered(session: Session[State], answer: Any) -> Session[State]:
    """A session after one more answer."""
    session.answer(answer)
    return session


def replayed(session: Session[State]) -> tuple[Session[State], Drift | None]:
    """A game of the large scenario from its beginning, by its journal."""
    return replay(SYSTEM, new_game(LARGE.setup), session.entries, TypedDice())


# -- forks ------------------------------------------------------------------------------------------------------


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_fork(benchmark: BenchmarkFixture) -> None:
    session = in_the_middle_of_a_move()
    fork = benchmark(session.fork)
    assert fork.pending == session.pending


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_fork_that_is_answered_once(benchmark: BenchmarkFixture) -> None:
    """It resumes at the question and goes on to the next one, where the rules pause."""
    session = in_the_middle_of_a_move()
    assert session.pending is not None
    answer = session.pending.default(session.state)
    assert len(benchmark(lambda: answered(session.fork(), answer)).entries) > len(session.entries)


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_plain_fork_that_is_answered_once(benchmark: BenchmarkFixture) -> None:
    """The same, with the answers since the last snapshot played again."""
    session = in_the_middle_of_a_move()
    assert session.pending is not None
    answer = session.pending.default(session.state)
    assert benchmark(lambda: answered(session.past(len(session.entries)), answer)).entries[-1].digest is not None


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_plain_fork_that_is_driven_at_once(benchmark: BenchmarkFixture) -> None:
    """The answers since the last snapshot are fed into a coroutine, as a fork does when it is answered."""
    session = in_the_middle_of_a_move()
    assert benchmark(lambda: session.past(len(session.entries))).pending == session.pending


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_plain_clone_of_the_state(benchmark: BenchmarkFixture) -> None:
    state = in_the_middle_of_a_move().state
    assert benchmark(state.clone) == state


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_plain_deepcopy_of_the_state(benchmark: BenchmarkFixture) -> None:
    state = in_the_middle_of_a_move().state
    shared = {id(state.setup): state.setup}
    assert benchmark(lambda: copy.deepcopy(state, dict(shared))) == state


@pytest.mark.benchmark(group="fork in the middle of a move, 16 figures")
def test_plain_replay_from_the_start(benchmark: BenchmarkFixture) -> None:
    session = in_the_middle_of_a_move()
    again, drift = timed(benchmark, 3, lambda: replayed(session))
    assert drift is None
    assert again.pending == session.pending


# -- a new table ------------------------------------------------------------------------------------------------


def a_map(make: Callable[[Walker], Ways]) -> Ways:
    """A map of the large table that nobody has gone by yet."""
    return make(Walker(LARGE.setup.battlefield, Circle(0.4), 1.8, 1))


def lengths_on(ways: Ways) -> Mapping[Spot, float]:
    """How far it is from everywhere to one corner."""
    return ways.lengths_to([(1.5, 1.5, 0.0)])


def every_step(ways: Ways) -> Mapping[Spot, float]:
    """The same, once each step has been tried that there might be."""
    lengths = lengths_on(ways)
    assert sum(len(ways.steps(spot)) for spot in lengths) > len(lengths)
    return lengths


@pytest.mark.benchmark(group="a bot's map of a new table")
def test_map_of_a_new_table(benchmark: BenchmarkFixture) -> None:
    ground_of.cache_clear()
    assert len(timed(benchmark, 1, lambda: lengths_on(a_map(Ways)))) > 500


@pytest.mark.slow
@pytest.mark.benchmark(group="a bot's map of a new table")
def test_plain_map_of_a_new_table(benchmark: BenchmarkFixture) -> None:
    assert timed(benchmark, 1, lambda: every_step(a_map(Walked))) == lengths_on(a_map(Ways))


# -- decisions --------------------------------------------------------------------------------------------------


def asked(kind: type[Request[Any, Any]], least: int) -> tuple[State, Request[Any, Any]]:
    """A question of a kind that comes after some decisions of the large scenario, and the state as it is seen."""
    session = started(LARGE.setup, "bench")
    bots = make_bots(["careful"], LARGE.setup, "bench")
    play(session, bots, least)
    while not isinstance(session.pending, kind):
        play(session, bots, 1)
    return session.system.view(session.state, session.pending.player), session.pending


@pytest.mark.slow
@pytest.mark.benchmark(group="a careful decision, 8 against 8")
@pytest.mark.parametrize("kind", [ChooseTurn, ChooseAction], ids=["whose turn", "what to do"])
def test_careful_decision(benchmark: BenchmarkFixture, kind: type[Request[Any, Any]]) -> None:
    state, request = asked(kind, 60)
    answer = timed(benchmark, 5, lambda: CarefulBot(1).answer(state, request))
    assert request.refusal(state, answer) is None


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.slow_but("random")
@pytest.mark.benchmark(group="a whole game, 3 against 3")
@pytest.mark.parametrize("bot", ["random", "aggressive"])
def test_small_game(benchmark: BenchmarkFixture, bot: str) -> None:
    record, _ = timed(benchmark, 5, lambda: play_game(SMALL.setup, [bot], "bench"))
    assert record.is_finished


@pytest.mark.slow
@pytest.mark.benchmark(group="a whole game, 8 against 8")
@pytest.mark.parametrize("bot", ["random", "aggressive"])
def test_large_game(benchmark: BenchmarkFixture, bot: str) -> None:
    record, _ = timed(benchmark, 2, lambda: play_game(LARGE.setup, [bot], "bench"))
    assert record.is_finished


@pytest.mark.slow
@pytest.mark.benchmark(group="a whole game, 8 against 8")
def test_large_careful_game(benchmark: BenchmarkFixture) -> None:
    record, _ = timed(benchmark, 1, lambda: play_game(LARGE.setup, ["careful"], "bench", digests=False))
    assert record.is_finished


@pytest.mark.slow
@pytest.mark.benchmark(group="a whole game, 8 against 8")
def test_plain_replay_of_a_random_game(benchmark: BenchmarkFixture) -> None:
    """The rules alone: the answers are known, nobody thinks."""
    _, session = play_game(LARGE.setup, ["random"], "bench")
    again, _ = timed(benchmark, 3, lambda: replayed(session))
    assert again.pending is None


# -- resuming ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "game.pb12save"
    session = started(LARGE.setup, "resume")
    play(session, make_bots(["random"], LARGE.setup, "resume"), 250)
    file = SaveFile.create(path, LARGE)
    file.write(session)
    file.close()
    return path


@pytest.mark.slow
@pytest.mark.benchmark(group="resume a save after 250 decisions, 8 against 8")
def test_resume(benchmark: BenchmarkFixture, save: Path) -> None:
    session = timed(benchmark, 5, lambda: resume(load_save(save), TypedDice()))
    assert session.pending is not None


@pytest.mark.benchmark(group="resume a save after 250 decisions, 8 against 8")
def test_plain_reading_of_the_file(benchmark: BenchmarkFixture, save: Path) -> None:
    """What of it is reading and checking the file, without playing."""
    assert timed(benchmark, 5, lambda: load_save(save)).journal()


@pytest.mark.benchmark(group="resume a save after 250 decisions, 8 against 8")
def test_plain_replay_without_digests(benchmark: BenchmarkFixture, save: Path) -> None:
    loaded = load_save(save)
    session, _ = timed(
        benchmark,
        5,
        lambda: replay(SYSTEM, new_game(loaded.setup), loaded.journal(), TypedDice(), digests=False, history=False),
    )
    assert session.pending is not None
