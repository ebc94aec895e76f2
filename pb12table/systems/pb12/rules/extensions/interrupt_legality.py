"""Which interruptions a player can play now, and the one decisive reason when he cannot.  R4.1.5, R4.3.1, RU105."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupt_answers import (
    Interruption,
    InterruptionAnswer,
    MeleeDefence,
    Pass,
    RangedDefence,
    UseDelayed,
)
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.figures import figures_of, is_able_to_act, is_on_table, markers_of, value
from pb12table.systems.pb12.rules.game.answers import MoveOption, PlayCard
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.path_plan import check_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.table.units import are_numbers


def interruption_refusal(
    state: State, player: PlayerId | str, window: Window, answer: InterruptionAnswer
) -> Refusal | None:
    """Why a player cannot play an interruption now.  R4.0.1."""
    if isinstance(answer, Pass | PlayCard):
        return None  # cards are looked at in `card_interrupts`
    figure = state.figures.get(answer.figure)
    if figure is None or figure.controller != player:
        return Refusal("R1.2.11", "not-your-figure", (("figure", answer.figure),))
    if isinstance(answer, UseDelayed):
        return delayed_refusal(state, answer.figure)
    return reaction_refusal(state, answer.figure, window)


def delayed_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Why a figure cannot act by shedding Delayed.  R4.1.5 (Verzögert)."""
    subject = (("figure", figure),)
    if not is_on_table(state, figure):
        return Refusal("R4.1.5", "not-on-the-table", subject)
    if not markers_of(state, figure, Status.DELAYED) or not is_able_to_act(state, figure):
        return Refusal("R4.1.5", "not-delayed", subject)
    return None


def reaction_refusal(state: State, figure: FigureId, window: Window) -> Refusal | None:
    """Why a figure cannot react: it must be able to, and not too distracted.  R4.3.1 (Reaktionen), RU105."""
    subject = (("figure", figure),)
    if not is_on_table(state, figure):
        return Refusal("R4.3.1", "not-on-the-table", subject)
    if not is_able_to_act(state, figure):
        return Refusal("R4.3.1", "incapacitated", subject)
    initiative = value(state, figure, Attribute.INITIATIVE)
    if initiative < 1:
        return Refusal("R4.3.1", "no-initiative-to-react", subject)
    if value(state, figure, Attribute.ACTION_POINTS) < 1:
        return Refusal("R4.3.1", "no-action-points-value", subject)
    if markers_of(state, figure, Status.DISTRACTED) >= initiative:
        return Refusal("R4.3.1", "too-distracted", (("figure", figure), ("most", initiative)))
    if window is Window.AFTER_TURN:
        return Refusal("R4.3.1", "turn-is-over", subject)
    return None


def interruptions(state: State, player: PlayerId | str, window: Window) -> list[Interruption]:
    """Every interruption a player can play now, figure by figure.  R4.0.1."""
    found: list[Interruption] = []
    for figure in figures_of(state, PlayerId(player)):
        if reaction_refusal(state, figure.id, window) is None:
            found += [RangedDefence(figure.id), MeleeDefence(figure.id)]
        if delayed_refusal(state, figure.id) is None:
            found.append(UseDelayed(figure.id))
    return found


def commit_refusal(state: State, figure: FigureId, options: Sequence[MoveOption]) -> Refusal | None:
    """Why a mover cannot fix this as the rest of its movement.  R4.0.6, RU104.

    Each option must be legal after those before it; one that ends in a fall or a collision can only be the last.
    """
    for option in options:
        if not are_numbers(*(getattr(option, name) for name in option.__struct_fields__)):
            return Refusal("R1.7.4", "not-a-number")
    checked = check_path(state, figure, options, state.figures[figure].movement_points)
    if checked.refusal is not None:
        return checked.refusal
    for leg in checked.legs[:-1]:
        if leg.risk is not None:
            return Refusal("RU104", "only-as-the-last-option")
    return None
