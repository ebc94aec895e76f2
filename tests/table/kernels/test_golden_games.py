"""Games that were played without kernels are played again with them in the same way, to the digest."""

from __future__ import annotations

from fnmatch import fnmatch

import pytest

from pb12table.kernel.dice import TypedDice
from pb12table.kernel.session import replay
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from tests.golden.games import GAMES, Golden, entries_of, lines_of


@pytest.mark.slow_but("roofs-aggressive")
@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_journal_leads_where_it_led_without(golden: Golden, kernels: None) -> None:
    lines = golden.path.read_text(encoding="utf-8").splitlines()
    session, drift = replay(SYSTEM, new_game(golden.setup), entries_of(lines), TypedDice())
    assert drift is None
    assert lines_of(session) == lines


@pytest.mark.slow
@pytest.mark.parametrize("golden", [each for each in GAMES if fnmatch(each.name, "*aggressive")], ids=lambda g: g.name)
def test_bots_decide_as_they_did_without(golden: Golden, kernels: None) -> None:
    assert lines_of(golden.played()) == golden.path.read_text(encoding="utf-8").splitlines()
