"""Answering what is seen in small portions, so that the picture keeps moving while somebody drags a figure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from pb12table.app.preview.sight_view import Outlook, outlooks
from pb12table.app.preview.who_sees_whom import WhoSeesWhom
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.seeing import PairHints
from pb12table.systems.known import copy_of, scene

QUIET: Final = 0.2
"""How many seconds nothing must change before it is worked out what could be better."""
PLENTY: Final = 60.0


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be shown: who looks at whom in which version of a state, and which parts are wanted.

    While something is being dragged (not `at_rest`) only the ground and the lines are asked for.
    """

    version: int
    looker: FigureId | None
    target: FigureId | None
    ground: bool
    everybody: bool
    at_rest: bool
    limit: float | None = None

    @property
    def outlook_key(self) -> tuple[object, ...]:
        """What the outlook depends on."""
        return (self.version, self.looker, self.ground, self.at_rest, self.limit)

    @property
    def pair_key(self) -> tuple[object, ...]:
        """What the hints depend on."""
        return (self.version, self.looker, self.target)


class Answers:
    """The last whole answers, and the work on the next ones.

    `seen` is what the looker sees, `everybody` what opposing figures see of each other, `hints` belong to a pair.
    """

    def __init__(self) -> None:
        self.seen: Outlook | None = None
        self.everybody = WhoSeesWhom()
        self.hints: PairHints | None = None
        self._seen_key: tuple[object, ...] = ()
        self._job: tuple[tuple[object, ...], Iterator[Outlook | None]] | None = None
        self._has_result = False
        self._pair_key: tuple[object, ...] = ()
        self._hint_job: Iterator[PairHints] | None = None
        self._quiet_since = 0.0

    def work(self, question: Question, state: GameState, seconds: float, quiet: float = QUIET) -> bool:
        """Go on for about so many seconds; return whether something new can be shown."""
        until = perf_counter() + seconds
        changed = self._work_on_outlook(question, state, until)
        if question.at_rest and self._seen_key == question.outlook_key:
            if question.everybody:
                self.everybody.ask(question.version, state, question.looker)
                changed = self.everybody.work(until - perf_counter()) or changed
            changed = self._work_on_hints(question, state, quiet) or changed
        return changed

    def finish(self, question: Question, state: GameState) -> None:
        """Answer everything now."""
        while not self.is_settled(question):
            self.work(question, state, PLENTY, 0.0)

    def is_settled(self, question: Question) -> bool:
        """Whether everything asked for is answered."""
        if self._seen_key != question.outlook_key:
            return False
        if not question.at_rest:
            return True
        everybody = not question.everybody or self.everybody.is_settled(question.version)
        return everybody and self._pair_key == question.pair_key and self._hint_job is None

    def _work_on_outlook(self, question: Question, state: GameState, until: float) -> bool:
        wanted, looker = question.outlook_key, question.looker
        if wanted == self._seen_key:
            return False
        if looker is None:
            self.seen, self._seen_key, self._job = None, wanted, None
            return True
        if self._job is None or (self._job[0] != wanted and (self._has_result or self._job[0][1] != looker)):
            ground, limit = question.ground, question.limit
            parts = outlooks(copy_of(state), looker, ground=ground, thorough=question.at_rest, limit=limit)
            self._job, self._has_result = (wanted, parts), False
        key, parts = self._job
        changed = False
        for result in parts:
            if result is not None:
                self._accept(result)
                changed = True
            if perf_counter() >= until:
                return changed
        self._seen_key, self._job = key, None
        return changed

    def _accept(self, result: Outlook) -> None:
        """Show a result; what it does not know of tops yet stays as it was seen from the same place."""
        before = self.seen
        if before is not None and before.body == result.body and 1 <= len(result.ground) < len(before.ground):
            result = replace(result, ground=(result.ground[0], *before.ground[1:]))
        self.seen, self._has_result = result, True

    def _work_on_hints(self, question: Question, state: GameState, quiet: float) -> bool:
        """One more hint about the pair, once nothing has changed for a moment; each takes a while."""
        if question.pair_key != self._pair_key:
            self._pair_key, self.hints, self._hint_job = question.pair_key, None, None
            self._quiet_since = perf_counter()
            if question.looker is not None and question.target is not None:
                self._hint_job = scene(state.setup.system).hints(copy_of(state), question.looker, question.target)
            return True
        if self._hint_job is None or perf_counter() < self._quiet_since + quiet:
            return False
        fresh = next(self._hint_job, None)
        if fresh is None:
            self._hint_job = None
        else:
            self.hints = fresh
        return True
