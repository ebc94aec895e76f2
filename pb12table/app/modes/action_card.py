"""The card of a figure that may act: in its turn, after an interruption, or as part of one.  R4.0.4, R4.0.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pb12table.app.modes.stack_words import declared_words, stack_lines
from pb12table.app.panels.cards import Card, CardButton
from pb12table.pb12.interrupt_requests import ActInInterruption
from pb12table.texts.names import figure_name, player_name

if TYPE_CHECKING:
    from pb12table.app.modes.actions import ActionMode


def action_card(mode: ActionMode) -> Card:
    """What the card of a mode says now."""
    texts, setup, request = mode.texts, mode.game.setup, mode.request
    left = mode.game.state.figures[mode.figure].action_points
    player, figure = player_name(setup, mode.player), figure_name(texts, setup, mode.figure)
    if isinstance(request, ActInInterruption):
        line = "interruption-act-explanation" if request.declared is None else "interruption-act-again"
        return Card(
            texts("interruption-act-title", player=player, figure=figure),
            mode.player,
            (texts(line, left=left),),
            stack=stack_lines(texts, setup, request.moment, request.stack),
        )
    title, explanation = texts("action-title", player=player, figure=figure), texts("action-explanation", left=left)
    if request.declared is None:
        return Card(title, mode.player, (explanation,))
    again = texts("action-declared", action=declared_words(texts, setup, request.declared))
    reason = mode.reason(request.declared)
    button = CardButton("declared", texts("action-declared-button"), mode.game.key("declared"), not reason, reason)
    return Card(title, mode.player, (again, explanation), buttons=(button,))
