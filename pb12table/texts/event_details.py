"""What the lines of the log say beyond the plain fields of an event, whatever part of the rulebook it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.card_details import CARD_DETAILS
from pb12table.texts.command_details import COMMAND_DETAILS
from pb12table.texts.interrupt_details import INTERRUPT_DETAILS
from pb12table.texts.locale import Texts
from pb12table.texts.scenario_details import SCENARIO_DETAILS
from pb12table.texts.skirmish_details import SKIRMISH_DETAILS, Details, dice_name
from pb12table.texts.vehicle_details import VEHICLE_DETAILS

__all__ = ["EVENT_DETAILS", "Details", "dice_name"]

EVENT_DETAILS: Final[Mapping[type, Callable[[Texts, Setup, Any], Details]]] = MappingProxyType(
    {
        **SKIRMISH_DETAILS,
        **COMMAND_DETAILS,
        **SCENARIO_DETAILS,
        **INTERRUPT_DETAILS,
        **VEHICLE_DETAILS,
        **CARD_DETAILS,
    }
)
"""For a class of events what its text needs more."""
