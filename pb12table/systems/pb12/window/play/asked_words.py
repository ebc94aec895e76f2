"""The words of the strip that says whose hand is needed when it is not the hand of the player whose turn it is."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Request
from pb12table.systems.pb12.rules.extensions.interrupt_requests import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


def asked_words(texts: Texts, state: State, request: Request[State, Any]) -> str:
    """What the strip says; "" when it is plain who sits at the screen."""
    moment = request.moment if isinstance(request, PlayInterruption | ActInInterruption) else None
    running = None if state.turn is None else state.turn.player
    # Before a turn and after it none is running, but everybody sees whose it is.
    turn = running if moment is None else moment.player
    when = "within" if moment is None else str(moment.window)
    interrupted = isinstance(request, PlayInterruption | RespondToInterruption | ActInInterruption)
    if not interrupted and (turn is None or turn == request.player):
        return ""
    name = player_name(state.setup, request.player)
    if isinstance(request, RespondToInterruption):
        return texts("banner-interrupted", player=name)
    if turn is None or turn == request.player:
        return texts("banner-asked-oneself", player=name, when=when)
    return texts("banner-asked", player=name, turn=player_name(state.setup, turn), when=when)
