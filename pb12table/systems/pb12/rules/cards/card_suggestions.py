"""Cards worth a look instead of a turn or an action.  R5.0.7, R5.0.9."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.cards.card_legality import cards_of, ways_to_play
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.state import State


def turn_cards(state: State, player: PlayerId | str) -> list[PlayCard]:
    """Every way to play a card instead of a turn; one that activates may find no figure to.  R5.0.9."""
    cards = cards_of(state, player, Playability.TURN)
    return [answer for card in cards for answer in ways_to_play(state, PlayerId(player), card)]


def action_cards(state: State, figure: FigureId) -> list[PlayCard]:
    """Every way the figure's player can play a card instead of an action; some may cost too many AP.  R5.0.7."""
    player = state.figures[figure].controller
    cards = cards_of(state, player, Playability.ACTION)
    return [answer for card in cards for answer in ways_to_play(state, player, card, figure)]
