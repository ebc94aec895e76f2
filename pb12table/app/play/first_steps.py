"""First steps: hints for those who play for the first time, each when what it is about comes up, and no more often
than it takes to read it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pb12table.skirmish.faces.words import Hint
from pb12table.window.kit.settings import Settings
from pb12table.window.play.base import Mode

TIMES: Final = 2
"""So many decisions are made beside a hint until it is known; on one screen two players often share each kind."""

READING_SECONDS: Final = 2.0
"""A hint that was there for a shorter time has not been read."""


def hint_for(hints: Sequence[Hint], mode: Mode, known: Mapping[str, int]) -> Hint | None:
    """What to tell in a mode, after so many decisions beside each of the hints of its system."""
    fitting = (hint for hint in hints if mode.topic in hint.topics)
    return next((hint for hint in fitting if known.get(hint.name, 0) < TIMES), None)


class FirstSteps:
    """Which hint is shown beside a game, and which were there since somebody decided something."""

    def __init__(self, hints: Sequence[Hint]) -> None:
        """`hints` are those of the rule system that is played."""
        self._hints = hints
        self._seconds: dict[str, float] = {}

    def shown(self, mode: Mode, settings: Settings) -> Hint | None:
        """The hint of a mode; None where all is known or nobody wants any."""
        return hint_for(self._hints, mode, settings.hints_known) if settings.hints else None

    def pass_time(self, hint: Hint | None, seconds: float) -> None:
        """A hint was shown for some time."""
        if hint is not None:
            self._seconds[hint.name] = self._seconds.get(hint.name, 0.0) + seconds

    def decided(self, settings: Settings) -> bool:
        """Somebody has decided something; return whether that makes a hint better known."""
        read = [name for name, seconds in self._seconds.items() if seconds >= READING_SECONDS]
        self._seconds.clear()
        for name in read:
            settings.hints_known[name] = settings.hints_known.get(name, 0) + 1
        return bool(read)

    def know(self, hint: Hint, settings: Settings) -> None:
        """A hint need not be shown again."""
        self._seconds.pop(hint.name, None)
        settings.hints_known[hint.name] = TIMES
