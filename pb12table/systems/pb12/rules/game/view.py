"""What a player may know: the one filter between the state and anybody who looks at it."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import PlayerState, State
from pb12table.systems.pb12.rules.preparations.profiles import HIDDEN, UNASKED, AskCards


def view(state: State, player: PlayerId | None) -> State:
    """The state as a player (None: the public) may know it; an independent copy.

    Everything is public but the bids while they are being entered (R1.3.3, RU029), when the others want to be asked for
    interruptions and cards, what is in their decks and hands, and the order of all decks (R5.0.3, RU022).
    """
    seen = state.clone()
    seen.setup = state.setup.seen_by[player]
    seen.bids = {bidder: number for bidder, number in state.bids.items() if bidder == player}
    for other in seen.players.values():
        _hide_cards(other, own=other.id == player)
        other.passed_turn = other.passed_turn and other.id == player
    for figure in seen.figures.values():
        if figure.controller != player:
            figure.standing_order = UNASKED
    return seen


def _hide_cards(seen: PlayerState, *, own: bool) -> None:
    """Leave of a player's cards what may be known: how many, one's own hand, and what is left in one's own deck."""
    if own:
        seen.deck.sort()
        return
    seen.deck = [HIDDEN] * len(seen.deck)
    seen.hand = [HIDDEN] * len(seen.hand)
    seen.ask_cards = AskCards.USEFUL
