"""What the menu of a running game offers a player of Pb-12 besides: standing orders, and surrender."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.play.assistant import surrendering
from pb12table.systems.pb12.window.play.orders import open_orders
from pb12table.texts.names import player_name
from pb12table.window.play.cards import MenuEntry


def menu(game: Desk, player: PlayerId) -> Sequence[MenuEntry]:
    """What a player who decides now can do besides."""
    texts, name = game.texts, player_name(game.setup, player)
    gives_up = player in surrendering(game.controller)
    return (
        (texts("menu-orders"), lambda: open_orders(game, game.selected)),
        (texts("menu-surrender-not" if gives_up else "menu-surrender", player=name), lambda: _surrender(game, player)),
    )


def _surrender(game: Desk, player: PlayerId) -> None:
    """Give up at the end of the round, or not after all.  R1.3.15."""
    giving_up = surrendering(game.controller)
    giving_up.symmetric_difference_update({player})
    key = "surrender-announced" if player in giving_up else "surrender-withdrawn"
    game.say(game.texts(key, player=player_name(game.setup, player)))

