"""What happened, for people: events, and the log that keeps them in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Event(Protocol):
    """Something that happened, as plain data; `audience` names who may know it, None means everybody."""

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
    return event.audience is None or (player is not None and player in event.audience)
