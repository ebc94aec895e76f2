"""Turns in which nothing can be chosen any more: they end without anybody being asked."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.command.appointing import has_structure
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game import suggestions
from pb12table.systems.pb12.rules.game.answers import Adjust, AppointLeader, BreakOff, EndCommand, EndTurn, LetAct, Wait
from pb12table.systems.pb12.rules.game.legality import free_actors
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.movement.move_options import adjust_in_vain


def ended_by_itself(request: Request[State, Any], state: State) -> tuple[Any] | None:
    """The answer, in a tuple, that ends a turn, or a round for a player, in which nothing can be chosen; else None.

    What cards somebody holds shows in nothing: a player with cards in hand is asked.
    """
    if type(request) is ChooseAction:
        return (EndTurn(),) if _is_spent(request, state) else None
    if isinstance(request, ChooseTurn):
        return (BreakOff(),) if _is_done(state, PlayerId(request.player)) else None
    return None


def _is_spent(request: ChooseAction, state: State) -> bool:
    """Whether no active figure has AP, a free action that changes anything, or anybody to command.  R1.3.8."""
    actors = free_actors(state)
    if request.declared is not None or state.players[PlayerId(request.player)].hand:
        return False
    if any(state.figures[actor].action_points for actor in actors):
        return False
    return request.refusal(state, EndTurn()) is None and not any(_has_a_choice(state, actor) for actor in actors)


def _has_a_choice(state: State, figure: FigureId) -> bool:
    """Whether a figure without AP can do anything that is not the end of something.  RU107."""
    return any(
        not isinstance(answer, EndTurn | EndCommand | LetAct)
        and not (isinstance(answer, Adjust) and adjust_in_vain(state, figure) is not None)
        for answer in suggestions.actions(state, figure)
    )


def _is_done(state: State, player: PlayerId) -> bool:
    """Whether a player can only wait or break off, and nothing of it can change in this round.  R1.3.7, R1.3.10.

    A force without groups and without a named leader is not asked for one here, as it is not in the logistics phase.
    """
    if state.players[player].hand:
        return False
    waiting = (figure for figure in figures_of(state, player) if figure.place is not Place.REMOVED)
    if any(not figure.done for figure in waiting):
        return False
    empty = Wait | BreakOff if has_structure(state, player) else Wait | BreakOff | AppointLeader
    return all(isinstance(answer, empty) for answer in suggestions.turns(state, player))
