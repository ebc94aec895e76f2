"""Big words over the table: for a new round, the turn order, what zones bring, and when a player is defeated."""

from __future__ import annotations

from pb12table.kernel.log import Event
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.texts.describe import event_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


def headline(texts: Texts, setup: Setup, event: Event) -> str:
    """What is written big over the table while an event is shown, "" for nothing."""
    match event:
        case events.RoundBegan(game_round=number):
            return texts("round-is", number=number)
        case events.TurnOrderSet(order=order):
            return texts("banner-order", players=", ".join(player_name(setup, player) for player in order))
        case events.PlayerDefeated(figure=None, player=player):
            return texts("banner-defeated", player=player_name(setup, player))
        case events.PlayerDefeated() | scenario_events.ZoneChangedHands():
            return event_line(texts, setup, event)
        case events.VictoryPointsGained(source=zone) if zone:
            return event_line(texts, setup, event)
        case _:
            return ""
