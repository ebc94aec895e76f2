"""What the lines of the log say beyond the plain fields of an event, whatever part of the rulebook it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.command_details import COMMAND_DETAILS
from pb12table.systems.pb12.texts.further_details import FURTHER_DETAILS
from pb12table.systems.pb12.texts.names import block_name, card_name
from pb12table.systems.pb12.texts.scenario_details import SCENARIO_DETAILS
from pb12table.systems.pb12.texts.skirmish_details import SKIRMISH_DETAILS, Details

EVENT_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        **SKIRMISH_DETAILS,
        **COMMAND_DETAILS,
        **SCENARIO_DETAILS,
        **FURTHER_DETAILS,
    }
)
"""For a class of events what its text needs more."""


def event_details(texts: Phrases, setup: Setup, event: Happening) -> Details:
    """What the text of an event needs beyond the fields that every game has."""
    told: Details = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field == "card":
            told[field] = card_name(texts, setup, value)
        elif field in ("block", "weapon") and isinstance(value, str):
            told[field] = block_name(texts, setup, value)
    more = EVENT_DETAILS.get(type(event))
    return told if more is None else told | more(texts, setup, event)
