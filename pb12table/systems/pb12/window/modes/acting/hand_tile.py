"""The tile that leads to a player's hand, where the answer may be a card.  R5.0.7, R5.0.9, R5.0.11."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.window.play.cards import Tile

SHOW_HAND = "show-hand"


def hand_tiles(game: Desk, player: PlayerId) -> list[Tile]:
    """How many cards a player holds, to be looked at behind a curtain; no tile in a game without cards."""
    own = game.state.players[player]
    if not (own.hand or own.deck or own.discarded):
        return []
    held = game.texts("hand-tile-cards", number=len(own.hand))
    reason = "" if own.hand else game.texts("hand-tile-empty")
    key, more = game.key(SHOW_HAND), game.texts("hand-tile.help")
    return [Tile(SHOW_HAND, game.texts("hand-tile"), held, key, reason, help=more)]
