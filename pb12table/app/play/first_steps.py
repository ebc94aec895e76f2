"""First steps: hints for somebody who plays for the first time, each when what it is about comes up, and no more often
than it takes to read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pb12table.window.kit.settings import Settings
from pb12table.window.play.base import Mode

TIMES: Final = 2
"""So many decisions are made beside a hint until it is known; on one screen two players often share each kind."""

READING_SECONDS: Final = 2.0
"""A hint that was there for a shorter time has not been read."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is told beside questions of some topics, see `Mode.topic`.

    Its text names the keys of `commands`, by the names that the text has for them.
    """

    name: str
    topics: tuple[str, ...]
    commands: Mapping[str, str]


HINTS: Final = (
    Hint("bid", ("bid",), {}),
    Hint("place", ("place",), {}),
    Hint("turn", ("turn",), {"end": "break-off"}),
    Hint("action", ("action",), {"sight": "show-sight"}),
    Hint("move", ("move",), {"back": "take-back", "commit": "commit"}),
    Hint("attack", ("attack",), {}),
    Hint("roll-on", ("roll-on",), {}),
    Hint("interrupt", ("interrupt",), {"end": "pass-interruption", "orders": "standing-orders"}),
    Hint("enter", ("enter",), {}),
    Hint("drive", ("drive",), {}),
    Hint("command", ("command",), {}),
    Hint("cards", ("draw", "card-question"), {"hand": "show-hand"}),
    Hint("end", ("action",), {"commit": "commit", "undo": "undo"}),
    Hint("numbers", ("turn",), {"help": "help"}),
    Hint("overlays", ("action",), {"all": "show-all-sight", "ranges": "show-ranges", "ruler": "ruler"}),
    Hint("won", ("turn",), {"briefing": "briefing", "save": "save"}),
)
"""All hints; of several that fit, the first one that is not known yet is shown."""


def hint_for(mode: Mode, known: Mapping[str, int]) -> Hint | None:
    """What to tell in a mode, after so many decisions beside each hint."""
    fitting = (hint for hint in HINTS if mode.topic in hint.topics)
    return next((hint for hint in fitting if known.get(hint.name, 0) < TIMES), None)


class FirstSteps:
    """Which hint is shown beside a game, and which were there since somebody decided something."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def shown(self, mode: Mode, settings: Settings) -> Hint | None:
        """The hint of a mode; None where all is known or nobody wants any."""
        return hint_for(mode, settings.hints_known) if settings.hints else None

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
