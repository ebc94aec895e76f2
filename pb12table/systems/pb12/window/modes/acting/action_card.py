"""The card of a figure that may act: in its turn, after an interruption, or as part of one.  R4.0.4, R4.0.5."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.actions.action import free_action_refusal
from pb12table.systems.pb12.rules.command.command_legality import may_command, running_command, still_owing
from pb12table.systems.pb12.rules.extensions.interrupt_requests import ActInInterruption
from pb12table.systems.pb12.rules.game.answers import EndTurn
from pb12table.systems.pb12.rules.game.legality import cost_in_action_points, usable_points
from pb12table.systems.pb12.texts.names import target_name
from pb12table.systems.pb12.window.forms.stack_words import declared_words, stack_lines
from pb12table.systems.pb12.window.modes.aiming.attack_card import chances, hopeless, result_words
from pb12table.systems.pb12.window.previews.attack import AttackPreview, preview_declared
from pb12table.texts.names import figure_name, names, player_name, text_key
from pb12table.window.play.cards import Card, CardButton
from pb12table.window.play.sum_lines import sum_lines

if TYPE_CHECKING:
    from pb12table.systems.pb12.window.modes.acting.actions import ActionMode


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
            (texts(line, left=left), *mode.facing_words()),
            stack=stack_lines(texts, setup, request.moment, request.stack),
        )
    title = texts("action-title", player=player, figure=figure)
    explanation = points_line(mode)
    if request.declared is None:
        return Card(title, mode.player, (explanation, *mode.facing_words(), *command_lines(mode)))
    again = texts("action-declared", action=declared_words(texts, setup, request.declared))
    reason = mode.reason(request.declared)
    cost = texts("cost-action", number=cost_in_action_points(mode.game.state, request.declared))
    label = texts("action-declared-button", cost=cost)
    button = CardButton("declared", label, mode.game.key("declared"), not reason, reason)
    lines = (again, explanation, *mode.facing_words())
    card = Card(title, mode.player, lines, warning=reason, buttons=(button,))
    attack = preview_declared(mode.game.state, mode.figure, request.declared)
    return card if attack is None else _with_sum(mode, card, attack)


def _with_sum(mode: ActionMode, card: Card, attack: AttackPreview) -> Card:
    """The card of a declared attack with what its checks need now; what the interruption has changed is marked."""
    texts, setup, announced = mode.texts, mode.game.setup, mode.request.announced
    before, now = total(announced), attack.plan.target_number
    lines = [*card.lines]
    if announced and before != now:
        lines.insert(1, texts("action-declared-changed", before=before, now=now))
    return replace(
        card,
        lines=tuple(lines),
        warning=hopeless(texts, setup, attack),
        sums=sum_lines(texts, setup, attack.plan.modifiers, announced),
        result=result_words(texts, attack),
        result_note=chances(texts, setup, attack),
    )


def points_line(mode: ActionMode) -> str:
    """The action points that are left, whose they are, and what Enter does or what must come before.  R1.3.8, R1.6.18.

    What Enter does, and which tile is bright, is asked of the mode as well (`ActionMode.enter_means`).
    """
    texts, state = mode.texts, mode.game.state
    usable = usable_points(state)
    left = state.figures[mode.figure].action_points
    others = [figure for figure in usable if figure != mode.figure]
    refusal = mode.request.refusal(state, EndTurn())
    follow_up = refusal is not None and refusal.reason == "owes-an-action"
    then = "owing" if still_owing(state) else "follow-up" if follow_up else mode.enter_means() or "hold"
    return texts(
        "action-explanation",
        left=left,
        others=len(others),
        figures=names(texts, mode.game.setup, others) if others else "",
        points=sum(usable[figure] for figure in others),
        then=f"{then}-{'other' if left == 0 else 'own'}",
        still=_still_possible(mode),
    )


def _still_possible(mode: ActionMode) -> str:
    """Why a turn without action points has not ended by itself.  R1.3.8, R1.6.18, RU079."""
    state, figure = mode.game.state, mode.figure
    free, command = free_action_refusal(state, figure) is None, may_command(state, figure)
    return "both" if free and command else "free" if free else "command" if command else "nothing"


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
    target = "" if command.target is None else target_name(texts, mode.game.setup, command.target)
    words = {"aim": aim, "target": target, "number": len(owing), "figures": figures}
    return (texts("command-goes-on", name=name, **words),)
