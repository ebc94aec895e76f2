"""Who is still in the game, and in what order players come.  R1.1.22 (Niederlage), R1.3.5 (Zugfolge)."""

from __future__ import annotations

from collections.abc import Iterable

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import State


def undefeated(state: State) -> list[PlayerId]:
    """The players still in the game, in seating order.  R1.1.22."""
    return undefeated_among(state, state.players)


def undefeated_among(state: State, players: Iterable[PlayerId]) -> list[PlayerId]:
    """Those of some players who are still in the game, in the order given.  R1.1.22."""
    return [player for player in players if not state.players[player].defeated]


def in_turn_order(state: State) -> list[PlayerId]:
    """The players still in the game, in this round's turn order, before it is fixed in seating order.  R1.3.5."""
    return undefeated_among(state, state.turn_order or state.players)


def in_charge(state: State, player: PlayerId) -> PlayerId:
    """Who throws and decides for a player's figures: the first who is left, for vehicles of a defeated one.  RU024."""
    return next(iter(in_turn_order(state)), player) if state.players[player].defeated else player


def first_opponent(state: State, player: PlayerId) -> PlayerId | None:
    """The first undefeated opponent in this round's turn order.  RU055."""
    return next((other for other in in_turn_order(state) if other != player), None)
