"""Laws: setup and journal give the same game again; a fork at any request, and going back and forth, too."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies

from pb12table.kernel.dice import SeededDice, TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session, replay
from pb12table.systems.pb12.rules.game.rules import Rules
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.skirmishes import (
    any_answer,
    arbitrary,
    begun,
    chance_of,
    companies,
    depot,
    examples,
    played,
    seeds,
    setups,
    street,
    watch,
)


@pytest.mark.law("replay")
@examples(40)
@given(setups, seeds)
def test_replay(setup: Setup, seed: int) -> None:
    session = played(setup, seed)
    again, drift = replay(SYSTEM, new_game(setup), session.entries, TypedDice())
    assert drift is None
    assert again.state == session.state
    assert [entry.digest for entry in again.entries] == [entry.digest for entry in session.entries]
    # Where all give up in the first round there are fewer points of rest to compare.
    least = 1 if session.state.game_round == 1 else 3
    assert sum(entry.digest is not None for entry in again.entries) > least
    assert [line.event for line in again.log] == [line.event for line in session.log]


@examples(20)
@given(setups, seeds)
def test_a_changed_die_is_noticed(setup: Setup, seed: int) -> None:
    """The comparison of digests is worth something: another initiative roll leads elsewhere."""
    session = played(setup, seed)
    entries = [replace(entry) for entry in session.entries]
    die = next(entry for entry in entries if entry.kind is EntryKind.DICE)
    die.plain = die.plain % 12 + 1
    _, drift = replay(SYSTEM, new_game(setup), entries, TypedDice())
    assert drift is not None


@pytest.mark.law("fork")
@examples(40)
@given(setups, seeds, strategies.integers(0, 60))
def test_fork(setup: Setup, seed: int, place: int) -> None:
    session = played(setup, seed, place)
    fork = session.fork()
    assert (fork.pending, fork.state, fork.entries) == (session.pending, session.state, session.entries)
    for each in (session, fork):
        for _ in arbitrary(each, chance_of(seed + 1)):
            pass
    assert fork.state == session.state
    assert fork.entries == session.entries


@pytest.mark.law("fork")
@pytest.mark.parametrize("setup", [street(), watch(), companies(), depot()], ids=["street", "watch", "groups", "depot"])
def test_forks_that_resume_in_a_move_go_on_as_the_session(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forks of the last questions get each answer of the session, too, and are always where it is."""
    resumed: list[bool] = []
    usual = Rules.resumed

    def counted(rules: Rules, *asked: Any) -> Any:
        found = usual(rules, *asked)
        resumed.append(found is not None)
        return found

    monkeypatch.setattr(Rules, "resumed", counted)
    session, chance, forks = begun(setup, 5), chance_of(5), deque[Session[State]](maxlen=3)
    while session.pending is not None:
        if isinstance(session.pending, ChooseMoveOption):
            forks.append(session.fork())
        answer = any_answer(session, chance)
        for each in (session, *forks):
            each.answer(answer)
            assert (each.pending, each.state, each.entries) == (session.pending, session.state, session.entries)
    assert set(resumed) == {True, False}


@examples(20)
@given(setups, seeds, strategies.integers(0, 60), strategies.integers(0, 60))
def test_a_fork_leaves_the_original_alone(setup: Setup, seed: int, place: int, further: int) -> None:
    session = played(setup, seed, place)
    before = (session.pending, SYSTEM.digest(session.state), len(session.entries), len(session.log))
    fork = session.fork(SeededDice(seed + 1))
    for number in arbitrary(fork, chance_of(seed + 2)):
        if number == further:
            break
    assert (session.pending, SYSTEM.digest(session.state), len(session.entries), len(session.log)) == before
    assert session.fork().pending == session.pending


@pytest.mark.law("rewind")
@examples(25)
@given(setups, seeds, strategies.integers(0, 60), strategies.floats(0, 1))
def test_rewinding_and_redoing(setup: Setup, seed: int, place: int, share: float) -> None:
    session = played(setup, seed, place)
    entries, state, pending = list(session.entries), session.state.clone(), session.pending
    # Dice fall with the answer before them, or with the beginning.
    places = [place for place, entry in enumerate(entries) if entry.kind is not EntryKind.DICE]
    length = [*places, len(entries)][int(share * len(places))]
    session.rewind(length)
    assert session.entries == entries[:length]
    assert all(line.struck for line in session.log if line.entry > length)
    fresh, drift = replay(SYSTEM, new_game(setup), entries[:length], TypedDice())
    assert drift is None
    assert (session.state, session.pending) == (fresh.state, fresh.pending)
    while session.redo():
        pass
    assert (session.entries, session.state, session.pending) == (entries, state, pending)
