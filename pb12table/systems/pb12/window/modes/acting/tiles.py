"""What tiles of several bars have in common: their commands, why one cannot be taken, and the way to one's hand."""

from __future__ import annotations

from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.window.play.cards import Tile

END_TURN: Final = "end-turn"
END_COMMAND: Final = "end-command"
SHOW_HAND: Final = "show-hand"


def tile_reason(game: Desk, refusal: Refusal | None) -> str:
    """A refusal as a sentence with its rule; "" for None."""
    if refusal is None:
        return ""
    texts = game.texts
    match refusal.reason:
        case "out-of-reach":
            far, reach = refusal.detail("distance"), refusal.detail("reach")
            what = texts("tile-out-of-reach", distance=far, reach=reach)
        case "no-sight-line-to-point":
            what = texts("tile-nothing-in-sight")
        case _:
            return game.refusal_text(refusal)
    return texts("refusal-line", what=what, rule=refusal.rule)



def hand_tiles(game: Desk, player: PlayerId) -> list[Tile]:
    """How many cards a player holds, to be looked at behind a curtain; no tile in a game without cards."""
    own = game.state.players[player]
    if not (own.hand or own.deck or own.discarded):
        return []
    held = game.texts("hand-tile-cards", number=len(own.hand))
    reason = "" if own.hand else game.texts("hand-tile-empty")
    key, more = game.key(SHOW_HAND), game.texts("hand-tile.help")
    return [Tile(SHOW_HAND, game.texts("hand-tile"), held, key, reason, help=more)]
