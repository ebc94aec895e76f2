"""Whom an open question is about, so that his data sheet is shown with it."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_requests import PlayAfterRoll
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import State


def figure_in_question(request: Request[State, Any], state: State) -> FigureId | None:
    """The figure a question is about, None where it is about none or about several."""
    name: str | None
    match request:
        case PlayAfterRoll(thrown=thrown):
            name = thrown.subject
        case Dice(subject=subject):
            name = subject
        case PlayInterruption(moment=moment):
            name = moment.figure
        case _:
            name = getattr(request, "figure", None)
    return FigureId(name) if name in state.figures else None


def fitting_selection(request: Request[State, Any], state: State, selected: FigureId | None) -> FigureId | None:
    """Who is to be selected when a question opens: whom it is about, else a figure of his own that is selected already.

    Between turns nobody is, unless it is asked who acts.
    """
    about = figure_in_question(request, state)
    if about is not None or selected is None:
        return about
    own = state.figures[selected].controller == PlayerId(request.player)
    return selected if own and (state.turn is not None or isinstance(request, ChooseTurn)) else None
