"""Reactions: whether one is wanted, and that it is used up.  D039 to D041, DR19."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.answers import React
from pb12table.systems.d20.rules.asking.reaction_requests import MayReact
from pb12table.systems.d20.rules.checks import Game
from pb12table.systems.d20.rules.creatures import owner
from pb12table.systems.d20.rules.events import ReactionPassed, ReactionUsed
from pb12table.systems.d20.rules.knowing import who_know
from pb12table.systems.d20.rules.state import Asks, ReactionKind, State

USUAL: Final = MappingProxyType(
    {ReactionKind.OPPORTUNITY: Asks.ALWAYS, ReactionKind.GUARD: Asks.ASK, ReactionKind.READY: Asks.ASK}
)
"""Whether owners are asked that have said nothing.  DR19."""
_FROM_HIDING: Final = (ReactionKind.OPPORTUNITY, ReactionKind.GUARD)
"""What a hidden creature leaves unless its owner has said otherwise; what it waits for it has chosen.  DR43."""


def asks(state: State, figure: FigureId, kind: ReactionKind, trigger: FigureId | None = None) -> Asks:
    """Return whether the owner of a creature is asked for a reaction to another, or without one to anybody.

    Where its owner has said nothing, a creature that is hidden from the other stays hidden.  DR19, DR43.
    """
    placed = state.figures[figure]
    hides = bool(placed.hidden_from) if trigger is None else trigger in placed.hidden_from
    usual = Asks.NEVER if hides and kind in _FROM_HIDING else USUAL[kind]
    return placed.asks.get(kind, usual)


async def is_wanted(game: Game, figure: FigureId, kind: ReactionKind, trigger: FigureId) -> bool:
    """Whether a reaction is taken: as its owner has said beforehand, or says now.  D039, DR19."""
    state = game.state
    wish = asks(state, figure, kind, trigger)
    if wish is not Asks.ASK:
        return wish is Asks.ALWAYS
    answer = await game.ask(MayReact(owner(state, figure), figure, kind, trigger))
    if isinstance(answer, React):
        return True
    pass_by(game, figure, kind, trigger)
    return False


def pass_by(game: Game, figure: FigureId, kind: ReactionKind, trigger: FigureId) -> None:
    """A reaction that was offered is left, which only the owner knows."""
    audience = (owner(game.state, figure),)
    game.record(ReactionPassed(audience=audience, figure=figure, kind=kind, trigger=trigger))


def use_up(game: Game, figure: FigureId, kind: ReactionKind, trigger: FigureId) -> None:
    """The reaction is used until the creature's next turn begins.  D040."""
    game.state.figures[figure].reaction_used = True
    audience = who_know(game.state, figure, trigger)
    game.record(ReactionUsed(audience=audience, figure=figure, kind=kind, trigger=trigger))
