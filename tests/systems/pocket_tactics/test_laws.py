"""The laws of all games, over games of tiles: replay, fork, round trip, refusal, life."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings, strategies

from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules.answers import DeployAction, MoveAction, Pass
from pb12table.systems.pocket_tactics.rules.rules import STATES, Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.testing import laws
from tests.systems.pocket_tactics.board import setup_of

MOST = 3000
few = settings(max_examples=12)
seeds = strategies.integers(0, 2**32 - 1)


@cache
def setups() -> tuple[Setup, ...]:
    """Both ready maps, one that is built, and one for three with every option turned round."""
    turned = {
        "map": "build", "central": "chance", "sight": "line", "water_test": "melee", "flyers_move_and_attack": True,
        "turn_limit": 30, "army_limit": 40, "decides": "features",
    }  # fmt: skip
    names = ("the-ford", "the-broken-bridge", "new-land")
    return (*(load_scenario(name).setup for name in names), setup_of(("a", "b", "c"), **turned))


def played(setup: Setup, seed: int, most: int = MOST) -> Session[State]:
    """A game of arbitrary answers, to its end or to a place in it."""
    session: Session[State] = Session(Rules(), new_game(setup), SeededDice(seed))
    for _ in arbitrary(session, random.Random(seed), most):
        pass
    return session


def arbitrary(session: Session[State], chance: random.Random, most: int = MOST) -> Iterator[None]:
    """Answer with samples until the game ends, or so often."""
    for _ in range(most):
        if session.pending is None:
            return
        session.answer(session.pending.sample(session.state, chance))
        yield


games = strategies.sampled_from(range(4))


@pytest.mark.law("replay")
@few
@given(games, seeds)
def test_replay(which: int, seed: int) -> None:
    session = played(setups()[which], seed)
    again, drift = replay(Rules(), new_game(setups()[which]), session.entries, SeededDice(0))
    assert drift is None
    assert again.state == session.state
    assert [line.event for line in again.log] == [line.event for line in session.log]


@pytest.mark.law("fork")
@few
@given(games, seeds, strategies.integers(0, 80))
def test_fork_and_rewind(which: int, seed: int, place: int) -> None:
    session = played(setups()[which], seed, place)
    fork = session.fork()
    assert (fork.pending, fork.state) == (session.pending, session.state)
    before, length = Rules().digest(session.state), len(session.entries)
    for each in (session, fork):
        for _ in arbitrary(each, random.Random(seed)):
            pass
    assert fork.state == session.state
    session.dice = SeededDice(seed + 1)
    session.rewind(length)
    assert len(session.entries) == length
    assert Rules().digest(session.state) == before


@pytest.mark.law("round trip")
@few
@given(games, seeds, strategies.integers(0, 120))
def test_round_trip(which: int, seed: int, place: int) -> None:
    setup = setups()[which]
    session = played(setup, seed, place)
    laws.check_round_trip(session, STATES)
    if session.pending is not None and not isinstance(session.pending, Dice):
        laws.check_question(session, random.Random(seed))


@pytest.mark.law("refusal")
@few
@given(games, seeds, strategies.integers(0, 120))
def test_a_refused_answer_changes_nothing(which: int, seed: int, place: int) -> None:
    session = played(setups()[which], seed, place)
    if not isinstance(session.pending, ChooseAction):
        return
    answers = (Pass(), MoveAction(FigureId("nobody"), (0, 0)), *_of_others(session.state, session.pending.player))
    laws.check_refusals(session, [answer for answer in answers if session.refusal(answer) is not None])


def _of_others(state: State, player: str) -> Iterator[DeployAction]:
    for unit in state.units.values():
        if unit.owner != player:
            yield DeployAction(unit.id, (0, 0))


@pytest.mark.law("life")
@few
@given(games, seeds)
def test_every_option_is_legal_and_every_game_ends(which: int, seed: int) -> None:
    session: Session[State] = Session(Rules(), new_game(setups()[which]), SeededDice(seed))
    for _ in arbitrary(session, random.Random(seed)):
        asked = session.pending
        if asked is not None and not isinstance(asked, Dice):
            assert asked.refusal(session.state, asked.default(session.state)) is None
            for answer in asked.hints(session.state):
                assert asked.refusal(session.state, answer) is None
    assert session.state.outcome is not None
