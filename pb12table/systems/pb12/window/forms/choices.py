"""Questions with a few answers, one button each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pb12table.kernel.request import Choice
from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Form
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.actions.carry import AgreeToBeCarried
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.taking_over import ITSELF, ChooseDeputy
from pb12table.systems.pb12.rules.command.appointing import ChooseLeader, LeaderAnswer, appointments
from pb12table.systems.pb12.rules.game.answers import AppointLeader
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.round.initiative import ChoosePlace
from pb12table.systems.pb12.rules.statuses.due_effects import DueEffect, NextEffect
from pb12table.systems.pb12.rules.statuses.status_phase import ChooseEffect
from pb12table.systems.pb12.texts.names import group_name
from pb12table.systems.pb12.texts.sums import effect_line
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.check_words import outcome_word
from pb12table.texts.describe import dice_name
from pb12table.texts.plain import upper_first


def _choice(
    asked: Asked[Choice[State, Any]], name: str, label: Callable[[Any], str], lines: Sequence[str] = (), *,
    options: Sequence[Any] | None = None, title: str = "", note: str = "", listed: bool = False,
    modifiers: Callable[[Any], Sequence[Modifier]] = lambda option: (), places: Sequence[tuple[float, float]] = (),
) -> Form[Any]:  # fmt: skip
    """One of the answers of a question; Enter takes the first."""
    found = asked.request.options(asked.state) if options is None else options
    each = (Option(value=value, label=label(value), modifiers=tuple(modifiers(value))) for value in found)
    return Form(
        name=name,
        title=title or asked.texts(f"{name}-title", player=asked.player_name),
        player=asked.player,
        lines=tuple(lines),
        note=note,
        fields=(Pick(name="option", options=tuple(each), value=found[0], listed=listed),),
        give=lambda values: values["option"],
        places=tuple(places),
    )


def any_choice(asked: Asked[Choice[State, Any]]) -> Form[Any]:
    """A question without words of its own."""
    return _choice(asked, "choice", str)


def turn_place(asked: Asked[ChoosePlace]) -> Form[int]:
    """The first or the last free place in the turn order.  R1.3.5."""
    texts, first = asked.texts, min(asked.request.places)

    def label(option: int) -> str:
        return texts("place-first" if option == first else "place-last", place=option)

    return _choice(asked, "place", label, [texts("place-explanation")])


def roll_on(asked: Asked[RollOn]) -> Form[bool]:
    """Whether to roll the next check: going on comes first.  R1.6.5."""
    texts, request = asked.texts, asked.request
    figure = asked.figure_name(request.figure)
    line = texts("roll-on-explanation", figure=figure, left=request.checks_left, successes=request.successes)
    return _choice(
        asked,
        "roll-on",
        lambda option: texts("roll-on-yes" if option else "roll-on-no"),
        [line],
        options=(True, False),
        note=texts("roll-on-note"),
    )


def effect(asked: Asked[ChooseEffect]) -> Form[NextEffect]:
    """Which of the effects that are due comes next; where the figures are that they are about is needed.  R1.3.17."""
    texts, figures = asked.texts, asked.state.figures
    concerned = {due.figure for due in asked.request.effects if isinstance(due, DueEffect)}
    return _choice(
        asked,
        "effect",
        lambda option: upper_first(effect_line(texts, asked.setup, option)),
        [texts("effect-explanation")],
        listed=True,
        places=[asked.position(f) for f in figures if f in concerned and figures[f].place is Place.TABLE],
    )


def leader(asked: Asked[ChooseLeader]) -> Form[LeaderAnswer]:
    """Whether to appoint a leader, and whom.  R2.2.10."""

    def label(option: LeaderAnswer) -> str:
        if not isinstance(option, AppointLeader):
            return asked.texts("leader-nobody")
        return appointment(asked, option)

    return _choice(asked, "leader", label, [asked.texts("leader-explanation")])


def appoint(asked: Asked[ChooseAction | ChooseTurn]) -> Form[AppointLeader]:
    """Every appointment that is possible; a click on a figure leaves only its own, or takes the only one.  R2.2.10."""
    return Form(
        name="appoint-leader",
        title=asked.texts("action-appoint-leader"),
        player=asked.player,
        lines=(asked.texts("action-appoint-leader.help"),),
        fields=(
            Pick(
                name="answer",
                listed=True,
                options=tuple(
                    Option(
                        value=answer,
                        label=appointment(asked, answer),
                        refusal=asked.reason(answer),
                        figure=answer.figure,
                    )
                    for answer in appointments(asked.state, asked.player)
                ),
            ),
        ),
        give=lambda given: given["answer"],
        groups=("plan",),
    )


def appointment(asked: Asked[Any], answer: AppointLeader) -> str:
    """Who would lead which group."""
    group = group_name(asked.texts, asked.setup, answer.group)
    return asked.texts("leader-option", figure=asked.figure_name(answer.figure), group=group)


def agree(asked: Asked[AgreeToBeCarried]) -> Form[bool]:
    """Whether another player's figure may carry one's own.  R4.2.3."""
    texts, request = asked.texts, asked.request
    figure, target = (asked.figure_name(each) for each in (request.figure, request.target))
    return _choice(
        asked,
        "choice",
        lambda option: texts("answer-yes" if option else "answer-no"),
        [texts("ask-agree-to-be-carried", figure=figure, target=target)],
    )


def deputy(asked: Asked[ChooseDeputy]) -> Form[str]:
    """Who makes a check, and what each needs.  R1.4.28."""
    texts, request = asked.texts, asked.request
    figure = asked.figure_name(request.figure)

    def label(option: str) -> str:
        if option == ITSELF:
            return line("deputy-itself", request.figure, request.own_number)
        number = request.numbers[request.deputies.index(FigureId(option))]
        return line("deputy-differently" if option == request.figure else "deputy-other", option, number)

    def line(key: str, who: str, number: int) -> str:
        return texts(key, figure=asked.figure_name(who), outcome=outcome_word(number), number=number)

    def parts(option: str) -> Sequence[Modifier]:
        return request.own if option == ITSELF else request.theirs[request.deputies.index(FigureId(option))]

    return _choice(
        asked,
        "deputy",
        label,
        [texts("deputy-explanation", figure=figure)],
        title=texts("deputy-title", check=dice_name(texts, f"{request.check}-check"), figure=figure),
        modifiers=parts,
    )
