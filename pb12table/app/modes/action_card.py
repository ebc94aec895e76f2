"""The card of a figure that may act: in its turn, after an interruption, or as part of one.  R4.0.4, R4.0.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pb12table.app.modes.stack_words import declared_words, stack_lines
from pb12table.app.panels.cards import Card, CardButton
from pb12table.pb12.command_legality import running_command, still_owing
from pb12table.pb12.interrupt_requests import ActInInterruption
from pb12table.texts.names import figure_name, names, player_name, text_key

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
    title = texts("action-title", player=player, figure=figure)
    explanation = texts("action-explanation-owing" if still_owing(mode.game.state) else "action-explanation", left=left)
    if request.declared is None:
        return Card(title, mode.player, (explanation, *command_lines(mode)))
    again = texts("action-declared", action=declared_words(texts, setup, request.declared))
    reason = mode.reason(request.declared)
    button = CardButton("declared", texts("action-declared-button"), mode.game.key("declared"), not reason, reason)
    return Card(title, mode.player, (again, explanation), buttons=(button,))


def command_lines(mode: ActionMode) -> tuple[str, ...]:
    """What command action goes on, and who has yet to do what it prescribes.  R2.1.1, RU081."""
    texts, state = mode.texts, mode.game.state
    command = running_command(state)
    if command is None:
        return ()
    name = texts(text_key("command-action", command.kind))
    owing = still_owing(state)
    figures = names(texts, mode.game.setup, tuple(owing)) if owing else ""
    aim = "free" if command.target is None else "shared"
    target = "" if command.target is None else figure_name(texts, mode.game.setup, command.target)
    words = {"aim": aim, "target": target, "number": len(owing), "figures": figures}
    return (texts("command-goes-on", name=name, **words),)
