"""What lines of the log say beyond the plain fields of an event: vehicles, interruptions, cards.  Chapters 3 to 5."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.cards import card_events
from pb12table.systems.pb12.rules.extensions import interrupt_events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.systems.pb12.texts.names import card_name
from pb12table.systems.pb12.texts.skirmish_details import Details
from pb12table.texts.names import facing_words, name_of, player_name, text_key

# -- vehicles -------------------------------------------------------------------------------------------------


def _steered(texts: Phrases, setup: Setup, event: vehicle_events.VehicleSteered) -> Details:
    return {"vehicle": name_of(texts, setup, event.vehicle)}


def _gained(texts: Phrases, setup: Setup, event: vehicle_events.ControlGained) -> Details:
    return {"vehicle": name_of(texts, setup, event.vehicle)}


def _turned(texts: Phrases, setup: Setup, event: vehicle_events.VehicleTurned) -> Details:
    return {"faces": facing_words(texts, event.facing)}


# -- interruptions --------------------------------------------------------------------------------------------


def _interrupted(texts: Phrases, setup: Setup, event: interrupt_events.InterruptionPlayed) -> Details:
    return {
        "aim": "target" if event.target else "none",
        "target": name_of(texts, setup, event.target) if event.target else "",
        "name": texts(text_key("action", event.action)) if event.action else "",
        "cost": texts("count-action-points", number=event.action_points),
    }


def _raised(texts: Phrases, setup: Setup, event: interrupt_events.DefenceRaised) -> Details:
    return {"name": texts(text_key("attribute", event.attribute))}


# -- cards ----------------------------------------------------------------------------------------------------


def _shuffled(texts: Phrases, setup: Setup, event: card_events.DecksShuffled) -> Details:
    decks = [
        texts("event-decks-shuffled-one", player=player_name(setup, player), cards=texts("count-cards", number=number))
        for player, number in event.decks
    ]
    return {"decks": texts.listing(decks)}


def _drawn(texts: Phrases, setup: Setup, event: card_events.CardsDrawn) -> Details:
    return {
        "known": bool(event.cards),
        "count": texts("count-cards", number=event.number),
        "names": texts.listing([card_name(texts, setup, card) for card in event.cards]),
    }


def _played(texts: Phrases, setup: Setup, event: card_events.CardPlayed) -> Details:
    aim = event.figure or event.opponent
    return {
        "cost": texts("count-command-points", number=event.command_points),
        "price": event.command_points,
        "aim": texts("event-card-played-at", at=name_of(texts, setup, aim)) if aim else "",
    }


def _healed(texts: Phrases, setup: Setup, event: card_events.FigureHealed) -> Details:
    kinds = (("light", event.light), ("heavy", event.heavy))
    parts = [texts(f"event-damage-points-used-{kind}", number=number) for kind, number in kinds if number]
    return {"number": len(parts), "parts": texts.listing(parts)}


def _lost_points(texts: Phrases, setup: Setup, event: card_events.CommandPointsLost) -> Details:
    return {"command_points": texts("count-command-points", number=event.points)}


FURTHER_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        vehicle_events.VehicleSteered: _steered,
        vehicle_events.ControlGained: _gained,
        vehicle_events.VehicleTurned: _turned,
        interrupt_events.InterruptionPlayed: _interrupted,
        interrupt_events.DefenceRaised: _raised,
        card_events.DecksShuffled: _shuffled,
        card_events.CardsDrawn: _drawn,
        card_events.CardPlayed: _played,
        card_events.FigureHealed: _healed,
        card_events.CommandPointsLost: _lost_points,
    }
)
"""What a text needs beyond the plain fields of an event."""
