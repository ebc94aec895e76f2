"""What a player may know: the one filter between the state and anybody who looks at it."""

from __future__ import annotations

from pb12table.pb12.profiles import UNASKED, PlayerId
from pb12table.pb12.state import State


def view(state: State, player: PlayerId | None) -> State:
    """The state as a player (None: the public) may know it; an independent copy.

    Everything is public but the bids while they are being entered (R1.3.3, RU029), and when the others want to be
    asked for interruptions: one's own stay.
    """
    seen = state.clone()
    seen.bids = {bidder: number for bidder, number in state.bids.items() if bidder == player}
    for other in seen.players.values():
        other.passed_turn = other.passed_turn and other.id == player
    for figure in seen.figures.values():
        if figure.controller != player:
            figure.standing_order = UNASKED
    return seen
