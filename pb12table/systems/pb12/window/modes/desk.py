"""The game screen as the modes of Pb-12 know it, and what tiles of several bars have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.names import player_name
from pb12table.window.play.base import GameDesk, Mode, Tile
from pb12table.window.screens.dialogs import Curtain


class Desk(GameDesk, Protocol):
    """The screen of a game of Pb-12."""

    @property
    def state(self) -> State: ...

    @property
    def setup(self) -> Setup: ...


class OwnMode(Mode):
    """A mode of Pb-12."""

    game: Desk

    def __init__(self, game: Desk) -> None:
        super().__init__(game)

    def state_ahead(self) -> State:
        return self.game.state


END_TURN: Final = "end-turn"
END_COMMAND: Final = "end-command"
SHOW_HAND: Final = "show-hand"


def tile_reason(game: Desk, refusal: Refusal | None) -> str:
    """Return a refusal as a sentence with its rule; "" for None."""
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


def show_alone(
    game: Desk, player: PlayerId, why: str, open_it: Callable[[], None], *, back: str = "curtain-back", own: bool
) -> None:
    """Open what only one player may see, behind a curtain; where one person alone is at the table, at once."""

    def show() -> None:
        game.reset_title()
        open_it()

    if list(game.controller.people) == [player]:
        show()
        return
    name, look = player_name(game.setup, player), game.looks[player]
    curtain = Curtain(game.desk, name, look, game.texts(why), show, on_back=game.reset_title, back=back, own=own)
    game.desk.open(curtain)


def hand_tiles(game: Desk, player: PlayerId) -> list[Tile]:
    """Return a tile for a player's hand of cards, where others play behind a curtain; none in a game without cards."""
    own = game.state.players[player]
    if not (own.hand or own.deck or own.discarded):
        return []
    held = game.texts("hand-tile-cards", number=len(own.hand))
    reason = "" if own.hand else game.texts("hand-tile-empty")
    key, more = game.key(SHOW_HAND), game.texts("hand-tile.help")
    return [Tile(SHOW_HAND, game.texts("hand-tile"), held, key, reason, help=more)]
