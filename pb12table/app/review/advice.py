"""What the coach says of one decision: judged in a process of its own, told in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from pb12table.analysis.played.judging import THRESHOLDS, Judge, Judgement, NoValue, Verdict, rest_of
from pb12table.bots.play import seed_of
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

Grade = Literal["fine", "doubtful", "costly"]
GRADES: Final[dict[Verdict, Grade]] = {
    Verdict.FINE: "fine",
    Verdict.CLOSE: "fine",
    Verdict.MISTAKE: "doubtful",
    Verdict.BLUNDER: "costly",
}
"""What a mark says of a decision; where there was no choice, and where none could be judged, there is no mark."""
LEVELS: Final = ("learner", "steady")
"""How closely a decision is looked at: at a glance, and once more where something else may well have been better."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision to be judged, after so many entries of a journal, with what has come after it."""

    setup: GameSetup
    entries: tuple[Entry, ...]
    entry: int


@dataclass(frozen=True, slots=True)
class Advice:
    """What a decision after so many entries was judged to be."""

    entry: int
    player: PlayerId
    judgement: Judgement

    @property
    def grade(self) -> Grade | None:
        """Return what the mark says; None for no mark."""
        return GRADES.get(self.judgement.verdict)


def advised(_: None, asked: Asked) -> Advice | None:
    """Return what a decision was by what its player could know; None where nothing was learned that could judge it.

    What is only gone on with is judged with what it was begun by, once nothing more of it is asked.
    """
    rules: Any = system(asked.setup.system)
    if rules.valued is None:
        return None
    session: Session[Any] = Session(rules, rules.new_game(asked.setup), NoDice(), digests=False, history=False)
    continuing = rules.valued.continuing
    number = _begun(asked, continuing)
    session.feed(asked.entries[:number])
    if session.pending is None or _goes_on(session, asked.entries[number:], continuing):
        return None
    entry, rest = asked.entries[number], rest_of(asked.entries, number, continuing)
    answer, judgement = session.pending.decode(entry.plain), Judgement(verdict=Verdict.UNJUDGED)
    for level in LEVELS:
        try:
            judgement = Judge(asked.setup, level).judged(session, answer, seed_of("review", number), rest)
        except NoValue:
            return None
        if not judgement.prospects or judgement.prospects[0].behind <= THRESHOLDS[Verdict.MISTAKE]:
            break
    return Advice(number, PlayerId(entry.player), judgement)


def _begun(asked: Asked, continuing: frozenset[str]) -> int:
    """Return after how many entries that was begun which a decision may only go on with."""
    player = asked.entries[asked.entry].player
    for number in range(asked.entry, 0, -1):
        entry = asked.entries[number]
        if entry.kind is EntryKind.ANSWER and entry.player == player and entry.request not in continuing:
            return number
    return asked.entry


def _goes_on(session: Session[Any], entries: Sequence[Entry], continuing: frozenset[str]) -> bool:
    """Return whether somebody is asked how to go on with what some entries have begun."""
    if not continuing:
        return False
    then = session.fork(NoDice())
    then.feed(entries)
    return type(then.pending).__name__ in continuing
