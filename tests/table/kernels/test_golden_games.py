"""Games that were played without kernels are played again with them in the same way, to the digest."""

from __future__ import annotations

from fnmatch import fnmatch
from types import ModuleType

import pytest

from pb12table.kernel.dice import NoDice, TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session, replay
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.table.kernels import registry
from tests.golden.games import GAMES, Golden, entries_of, lines_of


@pytest.mark.slow_but("roofs-aggressive")
@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_journal_leads_where_it_led_without(golden: Golden, kernels: None) -> None:
    lines = golden.path.read_text(encoding="utf-8").splitlines()
    session, drift = replay(SYSTEM, new_game(golden.setup), entries_of(lines), TypedDice())
    assert drift is None
    assert lines_of(session) == lines


@pytest.mark.slow_but("roofs-aggressive")
@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_kernels_that_come_in_the_middle_of_a_game_change_nothing(
    golden: Golden, compiled_kernels: dict[str, ModuleType]
) -> None:
    lines = golden.path.read_text(encoding="utf-8").splitlines()
    entries = entries_of(lines)
    session: Session[State] = Session(SYSTEM, new_game(golden.setup), NoDice())
    # What a player answers is fed with all that falls out of it.
    answers = [number for number, entry in enumerate(entries) if entry.kind is EntryKind.ANSWER]
    first, second, third = (answers[len(answers) * part // 4] for part in (1, 2, 3))
    try:
        assert session.feed(entries[:first]) is None
        for group, start, end in zip(registry.GROUPS, (first, second, third), (second, third, None), strict=True):
            registry.use({name: compiled_kernels[name] for name in group})
            assert session.feed(entries[start:end]) is None
        assert registry.are_ready()
    finally:
        registry.let_go()
    assert lines_of(session) == lines


@pytest.mark.slow
@pytest.mark.parametrize("golden", [each for each in GAMES if fnmatch(each.name, "*aggressive")], ids=lambda g: g.name)
def test_bots_decide_as_they_did_without(golden: Golden, kernels: None) -> None:
    assert lines_of(golden.played()) == golden.path.read_text(encoding="utf-8").splitlines()
