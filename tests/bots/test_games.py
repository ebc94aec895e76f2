"""Bots play whole games: legally, to the end, the same for the same seed, and seeing no more than they may."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from pb12table.bots.play import BROKEN_OFF, bots_of, make_bots, play, play_game, replayed, started
from pb12table.files.scenario import load_scenario, scenario_files
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.events import ActionTaken, FigureCollided, FigureFell
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.testing.laws import check_game
from tests.laws.skirmishes import SETUPS, roofs, street
from tests.systems.pb12.scene import Scene

SMALL = [make() for make in SETUPS]


@pytest.mark.slow_but("*-random-1", "*-curious-1", "*-aggressive-3", "roofs-careful-3")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("bot", bots_of("pb12"))
@pytest.mark.parametrize("setup", SMALL, ids=[make.__name__ for make in SETUPS])
def test_games_end_and_replay(setup: Setup, bot: str, seed: int) -> None:
    record, session = play_game(setup, [bot], seed)
    assert record.is_finished
    assert record.rounds <= 4
    assert record.winners == tuple(session.state.outcome.winners if session.state.outcome else ())
    assert record.decisions <= record.entries == len(session.entries)
    assert replayed(setup, session) is None


@pytest.mark.slow_but("smugglers-cove", "post-road")
@pytest.mark.parametrize("scenario", scenario_files())
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    check_game(load_scenario(scenario).setup, "random", 5)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", scenario_files("pb12"))
def test_the_aggressive_bot_knows_its_way_about_every_scenario(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    _, session = play_game(setup, ["aggressive"], 5, most=150)
    happened = [type(line.event) for line in session.log]
    assert ActionTaken in happened
    assert FigureFell not in happened
    assert replayed(setup, session) is None


@pytest.mark.slow_but("random", "aggressive", "curious")
@pytest.mark.parametrize("bot", bots_of("pb12"))
def test_equal_seeds_bring_equal_games(bot: str) -> None:
    first, again, other = (play_game(street(), [bot], seed)[1] for seed in (3, 3, 4))
    assert first.entries == again.entries
    assert first.entries != other.entries


def test_a_changed_journal_does_not_replay() -> None:
    _, session = play_game(street(), ["random"], 3)
    last = next(entry for entry in reversed(session.entries) if entry.digest)
    last.digest = "changed"
    assert replayed(street(), session) is not None


class Onlooker:
    """Notes what it is shown, and lets another bot answer."""

    def __init__(self, bot: Bot[Any], player: str) -> None:
        self.bot, self.player = bot, player
        self.shown: list[State] = []
        self.bids: list[int] = []

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        assert request.player == self.player
        assert set(state.bids) <= {self.player}
        if isinstance(request, BidInitiative):
            self.bids.append(len(state.bids))
        self.shown.append(state)
        return self.bot.answer(state, request)


def test_bots_see_a_copy_without_the_bids_of_others() -> None:
    session = started(street(), 2)
    bots = make_bots(["random"], street(), 2)
    onlookers = {player: Onlooker(bot, player) for player, bot in bots.items()}
    play(session, onlookers)
    for onlooker in onlookers.values():
        assert onlooker.bids
        assert all(state is not session.state for state in onlooker.shown)


class Vandal:
    """Changes whatever it is shown before another bot answers by what is left of it."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        answer = self.bot.answer(state.clone(), request)
        for figure in state.figures.values():
            figure.x, figure.free_points, figure.statuses = -1.0, 99, {}
        state.players.clear()
        return answer


def test_a_bot_cannot_change_the_game() -> None:
    plain = started(street(), 9)
    play(plain, make_bots(["random"], street(), 9))
    session = started(street(), 9)
    play(session, {player: Vandal(bot) for player, bot in make_bots(["random"], street(), 9).items()})
    assert session.entries == plain.entries


@pytest.mark.slow
def test_the_aggressive_bot_beats_the_random_one() -> None:
    wins: Counter[str] = Counter()
    for seed in range(10):
        names = ["aggressive", "random"] if seed % 2 else ["random", "aggressive"]
        record, _ = play_game(street(), names, seed)
        for winner in record.winners if len(record.winners) == 1 else ():
            wins[names[0 if winner == "alice" else 1]] += 1
    assert wins["aggressive"] >= 7, wins
    assert wins["random"] <= 1, wins


@pytest.mark.parametrize("seed", range(5))
def test_the_aggressive_bot_neither_jumps_nor_runs_into_things(seed: int) -> None:
    _, session = play_game(roofs(), ["aggressive"], seed)
    happened = [type(line.event) for line in session.log]
    assert FigureFell not in happened
    assert FigureCollided not in happened


def test_a_game_without_an_end_is_broken_off() -> None:
    """Nobody has a weapon and there is no round limit."""
    scene = Scene(width=8.0, depth=8.0, origin=(0.0, 0.0), round_limit=None)
    scene.human("one", "alice", (2, 2))
    scene.human("other", "bob", (6, 6))
    record, session = play_game(scene.setup(), ["aggressive"], 1, most=300)
    assert (record.reason, record.winners, record.decisions) == (BROKEN_OFF, (), 300)
    assert not record.is_finished
    assert session.state.game_round > 5


def test_bots_are_named_for_all_or_for_each() -> None:
    bots = make_bots(["random", "aggressive"], street(), 1)
    assert [type(bot).__name__ for bot in bots.values()] == ["RandomBot", "AggressiveBot"]
    assert list(bots) == [PlayerId("alice"), PlayerId("bob")]
    assert len(make_bots(["random"], street(), 1)) == 2
    with pytest.raises(KeyError):
        make_bots(["genius"], street(), 1)
    with pytest.raises(ValueError, match="zip"):
        make_bots(["random", "random", "random"], street(), 1)


def test_a_round_limit_ends_every_game() -> None:
    short = replace(street(), modules=replace(street().modules, round_limit=1))
    record, _ = play_game(short, ["aggressive"], 1)
    assert record.rounds == 1
    assert record.is_finished
