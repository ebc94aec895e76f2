"""The kernel is general: it plays a game that has nothing to do with a table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pb12table.kernel.dice import ScriptedDice, SeededDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session, replay
from tests.kernel import toy
from tests.kernel.toy import Points, Twelve


def random_game(seed: int) -> Session[Points]:
    chance = random.Random(f"answers of {seed}")  # other numbers than the dice, or every guess would come true
    session = Session(Twelve(), Points(), SeededDice(seed))
    while session.pending is not None:
        session.answer(session.pending.sample(session.state, chance))
    return session


def test_the_toy_game_has_fewer_than_50_lines() -> None:
    lines = Path(toy.__file__).read_text(encoding="utf-8").splitlines()
    game = lines[lines.index("@dataclass") :]
    assert sum(bool(line.strip()) for line in game) < 50


def test_it_is_played_to_its_end() -> None:
    session = Session(Twelve(), Points(), ScriptedDice([5, 6, 4, 3, 6]))
    for answer in (1, True, False, 3, True):  # ann banks 5 + 6, ben throws 4 and then his guess
        session.answer(answer)
    assert session.state.own == {"ann": 11, "ben": 0}
    for answer in (2, False):
        session.answer(answer)
    assert session.state.winner == "ann"
    assert session.pending is None


@pytest.mark.parametrize("seed", range(20))
def test_every_random_game_replays_with_equal_digests(seed: int) -> None:
    session = random_game(seed)
    again, drift = replay(Twelve(), Points(), session.entries, SeededDice(0))
    assert drift is None
    assert again.state == session.state
    assert [entry.digest for entry in again.entries] == [entry.digest for entry in session.entries]
    assert sum(entry.digest is not None for entry in session.entries) == len(
        [entry for entry in session.entries if entry.request == "Guess"]
    )
    assert any(entry.kind is EntryKind.DICE for entry in session.entries)
