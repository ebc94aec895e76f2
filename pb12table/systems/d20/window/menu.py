"""What players say unasked: when a creature asks to react.  DR19."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.asking.answers import SetAsks
from pb12table.systems.d20.rules.creatures import has, owner
from pb12table.systems.d20.rules.data import FeatureKind
from pb12table.systems.d20.rules.reacting import asks
from pb12table.systems.d20.rules.state import Asks, ReactionKind, State
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry


def menu(game: GameDesk, player: PlayerId) -> Sequence[MenuEntry]:
    """What a player who decides now can say besides, about the creature that is selected."""
    texts, state, figure = game.texts.of("d20"), _known(game, player), game.selected
    if figure is None or figure not in state.figures or owner(state, figure) != player:
        return ()
    kinds = [kind for kind in ReactionKind if kind is not ReactionKind.GUARD or has(state, figure, FeatureKind.GUARD)]

    def entry(kind: ReactionKind) -> MenuEntry:
        return _told(texts, state, figure, kind, asks(state, figure, kind)), lambda: next_asks(game, figure, kind)

    return [entry(kind) for kind in kinds]


def next_asks(game: GameDesk, figure: FigureId, kind: ReactionKind = ReactionKind.OPPORTUNITY) -> None:
    """Let a creature ask for a reaction in the next of the three ways."""
    public = game.state
    assert isinstance(public, State), "a game of this system"
    player = owner(public, figure)
    state, ways = _known(game, player), list(Asks)
    wish = ways[(ways.index(asks(state, figure, kind)) + 1) % len(ways)]
    refusal = game.controller.declare(player, SetAsks(figure, kind, wish))
    if refusal is not None:
        game.refuse(refusal)
        return
    game.say(_told(game.texts.of("d20"), state, figure, kind, wish))


def _told(texts: Texts, state: State, figure: FigureId, kind: ReactionKind, wish: Asks) -> str:
    """Return what has been said of a reaction, and of one from hiding that being asked shows.  DR43."""
    name, asked = figure_name(texts, state.setup, figure), texts(f"asks-{wish.value}")
    said = texts(f"menu-{kind.value}", figure=name, asks=asked)
    return texts("menu-asked-shows", said=said) if wish is Asks.ASK and state.figures[figure].hidden_from else said


def _known(game: GameDesk, player: PlayerId) -> State:
    """The state as a player knows it."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    return state
