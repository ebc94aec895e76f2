"""What the lines of the log say beyond the plain fields of an event: cards.  Chapter 5."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.words import Phrases
from pb12table.systems.pb12.rules.cards import card_events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.names import card_name
from pb12table.texts.names import name_of, player_name

Details = dict[str, Any]


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


CARD_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        card_events.DecksShuffled: _shuffled,
        card_events.CardsDrawn: _drawn,
        card_events.CardPlayed: _played,
        card_events.FigureHealed: _healed,
        card_events.CommandPointsLost: _lost_points,
    }
)
"""What a text needs beyond the plain fields of an event."""
