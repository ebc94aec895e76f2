"""The reach of a figure whose way is planned: worked out while the mouse rests, since ways come first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from pb12table.window.kit.background import Background
from pb12table.window.scene.picture import Reach

REST: Final = 0.4
"""How long the mouse has to rest before the reach is asked for, in seconds: ways have to wait for it, and it takes
far longer than a way."""


@dataclass(frozen=True, slots=True)
class ReachQuestion:
    """What to work out, and a key that is the same as long as the answer is.

    The job gets a function that it asks again and again whether to give up; then it raises GivenUp.
    """

    key: Hashable
    job: Callable[[Callable[[], bool]], Reach]

    def asked_of(self, working: Background[Reach]) -> None:
        """Let it be worked out, until another question overtakes it or it is no longer waited for."""
        working.ask(self.key, lambda: self.job(working.is_overtaken))


class ReachAtRest:
    """Where a figure can get to, as far as that is known."""

    def __init__(self) -> None:
        self._working: Background[Reach] = Background()
        self._rests_from = monotonic() + REST

    @property
    def found(self) -> Reach | None:
        """The reach; None while it has not been worked out."""
        return None if self._working.found is None else self._working.found[1]

    @property
    def is_due(self) -> bool:
        """Whether the mouse has rested for long enough."""
        return monotonic() >= self._rests_from

    def put_off(self) -> None:
        """The mouse has moved."""
        self._rests_from = monotonic() + REST

    def ask(self, question: ReachQuestion | None) -> None:
        """Let it be worked out, unless it is the same as before, or there is nothing to work out."""
        if question is not None:
            question.asked_of(self._working)

    def work(self) -> bool:
        """Look whether there is an answer; return whether it is new."""
        return self._working.work()

    def settle(self) -> None:
        """Wait for the answer."""
        self._working.settle()
