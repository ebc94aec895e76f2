"""What the lines of the log say beyond the plain fields of an event: vehicles.  Chapter 3."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.words import Phrases
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.systems.pb12.texts.skirmish_details import Details
from pb12table.texts.names import facing_words, name_of


def _steered(texts: Phrases, setup: Setup, event: vehicle_events.VehicleSteered) -> Details:
    return {"vehicle": name_of(texts, setup, event.vehicle)}


def _gained(texts: Phrases, setup: Setup, event: vehicle_events.ControlGained) -> Details:
    return {"vehicle": name_of(texts, setup, event.vehicle)}


def _turned(texts: Phrases, setup: Setup, event: vehicle_events.VehicleTurned) -> Details:
    return {"faces": facing_words(texts, event.facing)}


VEHICLE_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        vehicle_events.VehicleSteered: _steered,
        vehicle_events.ControlGained: _gained,
        vehicle_events.VehicleTurned: _turned,
    }
)
"""What a text needs beyond the plain fields of an event."""
