"""What the lines of the log say beyond the plain fields of an event: interruptions and reactions.  Chapter 4."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.words import Phrases
from pb12table.systems.pb12.rules.extensions import interrupt_events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.skirmish_details import Details
from pb12table.texts.names import name_of, text_key


def _played(texts: Phrases, setup: Setup, event: interrupt_events.InterruptionPlayed) -> Details:
    return {
        "aim": "target" if event.target else "none",
        "target": name_of(texts, setup, event.target) if event.target else "",
        "name": texts(text_key("action", event.action)) if event.action else "",
        "cost": texts("count-action-points", number=event.action_points),
    }


def _raised(texts: Phrases, setup: Setup, event: interrupt_events.DefenceRaised) -> Details:
    return {"name": texts(text_key("attribute", event.attribute))}


INTERRUPT_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        interrupt_events.InterruptionPlayed: _played,
        interrupt_events.DefenceRaised: _raised,
    }
)
"""What a text needs beyond the plain fields of an event."""
