"""Going back to a place where a die comes next: it is thrown again, and the log tells it."""

from __future__ import annotations

from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Activate, RangedAttack
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.scene import Scene


def test_a_die_after_the_place_is_thrown_again_and_told() -> None:
    scene = Scene()
    scene.human("a", "alice", items=["rifle"], ranged=4)
    scene.human("b", "bob", at=(3, 0))
    session = Session(SYSTEM, scene.state(), SeededDice(3))
    session.answer(Activate(FigureId("a")))
    session.answer(RangedAttack(BlockId("rifle"), FigureId("b"), 1))
    first = next(number for number, entry in enumerate(session.entries) if entry.kind is EntryKind.DICE)
    told = len(session.log)
    session.rewind(first)
    assert session.entries[first].kind is EntryKind.DICE
    assert len(session.log) > told
    assert all(line.struck == (line.entry > first) for line in session.log[:told])
    assert not any(line.struck for line in session.log[told:])
