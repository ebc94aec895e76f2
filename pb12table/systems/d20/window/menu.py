"""What players say unasked: when a creature asks to react.  DR19."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.asking.answers import SetAsks
from pb12table.systems.d20.rules.creatures import has, owner
from pb12table.systems.d20.rules.data import FeatureKind
from pb12table.systems.d20.rules.state import Asks, ReactionKind, State
from pb12table.texts.names import figure_name
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry

USUAL = {
    ReactionKind.OPPORTUNITY: Asks.ALWAYS,
    ReactionKind.GUARD: Asks.ASK,
    ReactionKind.READY: Asks.ASK,
}
"""What holds where nothing has been said.  DR19."""


def asks_of(state: State, figure: FigureId, kind: ReactionKind) -> Asks:
    """Whether a creature asks for a reaction."""
    return state.figures[figure].asks.get(kind, USUAL[kind])


def menu(game: GameDesk, player: PlayerId) -> Sequence[MenuEntry]:
    """What a player who decides now can say besides, about the creature that is selected."""
    texts, state, figure = game.texts.of("d20"), _known(game, player), game.selected
    if figure is None or figure not in state.figures or owner(state, figure) != player:
        return ()
    name = figure_name(texts, state.setup, figure)
    kinds = [kind for kind in ReactionKind if kind is not ReactionKind.GUARD or has(state, figure, FeatureKind.GUARD)]

    def entry(kind: ReactionKind) -> MenuEntry:
        told = texts(f"asks-{asks_of(state, figure, kind).value}")
        return texts(f"menu-{kind.value}", figure=name, asks=told), lambda: next_asks(game, figure, kind)

    return [entry(kind) for kind in kinds]


def next_asks(game: GameDesk, figure: FigureId, kind: ReactionKind = ReactionKind.OPPORTUNITY) -> None:
    """Let a creature ask for a reaction in the next of the three ways."""
    public = game.state
    assert isinstance(public, State), "a game of this system"
    player = owner(public, figure)
    state, ways = _known(game, player), list(Asks)
    asks = ways[(ways.index(asks_of(state, figure, kind)) + 1) % len(ways)]
    refusal = game.controller.declare(player, SetAsks(figure, kind, asks))
    if refusal is not None:
        game.refuse(refusal)
        return
    texts = game.texts.of("d20")
    name = figure_name(texts, state.setup, figure)
    game.say(texts(f"menu-{kind.value}", figure=name, asks=texts(f"asks-{asks.value}")))


def _known(game: GameDesk, player: PlayerId) -> State:
    """The state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state
