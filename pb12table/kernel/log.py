"""What happened, for people: events, and the log that keeps them in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

PUBLIC: Final = ""
"""In an audience: also everybody who is no player.  What all but some may know has the others and this for audience."""
EVERYTHING: Final = "*"
"""The viewer from whom nothing is secret, as of a game that is over."""


class Event(Protocol):
    """Something that happened, as plain data; `audience` names who may know it, None means everybody.

    What all but some players may know, as what others are told instead of a secret, names the others and PUBLIC.
    """

    @property
    def audience(self) -> tuple[str, ...] | None: ...


@dataclass(slots=True)
class LogLine:
    """One event with the number of journal entries made before it; `struck` when it was undone."""

    event: Event
    entry: int
    struck: bool = False


class Listener(Protocol):
    """Hears of events as they happen."""

    def __call__(self, line: LogLine, /) -> None: ...


def visible_to(event: Event, player: str | None) -> bool:
    """Whether a player (None: the public) may know an event."""
    audience = event.audience
    return audience is None or player == EVERYTHING or (PUBLIC if player is None else player) in audience
