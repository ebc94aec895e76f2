"""What players say unasked: when a figure asks to react, and whether dice are asked about."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.asking.answers import Declaration, KeepDice, SetStandingOrder
from pb12table.systems.kampf_w6.rules.data import StandingOrder
from pb12table.systems.kampf_w6.rules.figures import owner
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.texts.names import figure_name
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry


def menu(game: GameDesk, player: PlayerId) -> Sequence[MenuEntry]:
    """What a player who decides now can say besides.  WR28."""
    texts, state = game.texts.of("w6"), _known(game, player)
    keeps = state.players[player].keep_dice
    entries: list[MenuEntry] = []
    if game.selected is not None and owner(state, game.selected) == player:
        figure = game.selected
        name = figure_name(texts, state.setup, figure)
        told = texts(f"order-{state.figures[figure].standing_order.value}")
        entries.append((texts("menu-order", figure=name, order=told), lambda: next_order(game, figure)))
    entries.append((texts("menu-ask-dice" if keeps else "menu-keep-dice"), lambda: _keep(game, player, not keeps)))
    return entries


def next_order(game: GameDesk, figure: FigureId) -> None:
    """Give a figure the next standing order.  WR28."""
    public = game.state
    assert isinstance(public, State), "a game of this system"
    state = _known(game, owner(public, figure))
    orders = list(StandingOrder)
    now = state.figures[figure].standing_order
    order = orders[(orders.index(now) + 1) % len(orders)]
    if _declare(game, owner(state, figure), SetStandingOrder(figure, order)):
        texts = game.texts.of("w6")
        name = figure_name(texts, state.setup, figure)
        game.say(texts("order-set", figure=name, order=texts(f"order-{order.value}")))


def _known(game: GameDesk, player: PlayerId) -> State:
    """The state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state


def _keep(game: GameDesk, player: PlayerId, keep: bool) -> None:
    _declare(game, player, KeepDice(keep))


def _declare(game: GameDesk, player: PlayerId, said: Declaration) -> bool:
    """Declare something, or say why it cannot be; return whether it was."""
    refusal = game.controller.declare(player, said)
    if refusal is not None:
        game.refuse(refusal)
    return refusal is None

