"""A leader takes over panic checks: whose, with how many command points, and what the leader must roll.

R2.2.9, RU085.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.forms.fields import Number, Option, Pick, Several
from pb12table.skirmish.forms.form import Form, Instead, Values
from pb12table.skirmish.forms.sketch import Bond
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.checks.deputies import take_over_cost, take_over_modifiers, take_overs
from pb12table.systems.pb12.rules.checks.taking_over import TakeOverPanicChecks
from pb12table.systems.pb12.rules.command.command_groups import dissolvable, followers, with_those_above
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.answers import Decline, TakeOver
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.texts.names import group_name
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.check_words import outcome_word

FIGURE, GROUP, LEADER, EXTRA = "figure", "group", "leader", "extra"


def take_over(asked: Asked[TakeOverPanicChecks], values: Values, changed: str) -> Form[TakeOver | Decline]:
    """Figures are picked on the table or on the card; the sum behind the target number is always in sight."""
    texts, state, request = asked.texts, asked.state, asked.request
    now = _plan(asked, values, changed)
    answer = _answer(asked, now)
    leaders = dict.fromkeys(offer.leader for offer in take_overs(state, request.player, request.figures))
    modifiers = take_over_modifiers(state, answer, request.own_check(answer.leader))
    number, itself = total(modifiers), _each_itself(asked)
    left = state.players[asked.player].command_points - total(take_over_cost(answer))
    cost = texts("cost-command", number=total(take_over_cost(answer)))
    percent = round(100 * check_probability(number))
    return Form(
        name="take-over",
        title=texts("take-over-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("take-over-explanation"), *itself),
        warning=asked.reason(answer),
        modifiers=tuple(part for part in modifiers if part.value or part.label == "base"),
        result=texts("take-over-result", outcome=outcome_word(number), number=number, percent=percent),
        result_note=texts("take-over-note") if number > 1 else "",
        fields=(
            _figures(asked, now),
            dissolving(asked, answer.leader, answer.dissolve),
            Pick(
                name=LEADER,
                label=texts("take-over-leader"),
                value=answer.leader,
                decides=False,
                cycled=True,
                keys=("previous-figure", "next-figure") if len(leaders) > 1 else ("", ""),
                options=tuple(Option(value=each, label=asked.figure_name(each), figure=each) for each in leaders),
            ),
            Number(
                name=EXTRA,
                label=texts("take-over-extra"),
                value=answer.extra,
                lowest=0,
                highest=answer.extra + max(left, 0),
                shown=texts("take-over-extra-value", number=answer.extra, easier=2 * answer.extra),
                keys=("turn-left", "turn-right"),
            ),
        ),
        give=lambda given: asked.legal(_answer(asked, given)),
        instead=(Instead("decline", texts("take-over-nobody"), Decline(), "pass-interruption", itself),),
        commit=texts("take-over-commit", cost=cost),
        selected=answer.leader,
        sketch=_bonds(asked, answer),
        groups=("plan", "interrupt"),
        again={LEADER: answer.leader},
    )


def _begun(asked: Asked[TakeOverPanicChecks], leader: FigureId | None = None) -> dict[str, object]:
    """All that a leader can cover for least; None: the first leader."""
    offers = take_overs(asked.state, asked.request.player, asked.request.figures)
    first = next(offer for offer in offers if leader in (None, offer.leader))
    return {FIGURE: first.figures, GROUP: first.dissolve, LEADER: first.leader, EXTRA: 0}


def _plan(asked: Asked[TakeOverPanicChecks], values: Values, changed: str) -> Values:
    """What is given; another leader begins anew, and other groups change whose checks are taken over."""
    if changed == LEADER or FIGURE not in values:
        return _begun(asked, values.get(LEADER))
    if changed == GROUP:
        covered = followers(asked.state, values[LEADER], values[GROUP])
        return {**values, FIGURE: tuple(figure for figure in asked.request.figures if figure in covered)}
    return values


def _answer(asked: Asked[TakeOverPanicChecks], values: Values) -> TakeOver:
    """What would be answered, in the order of the question."""
    figures = tuple(figure for figure in asked.request.figures if figure in values[FIGURE])
    return TakeOver(values[LEADER], figures, values[EXTRA], values[GROUP])


def _figures(asked: Asked[TakeOverPanicChecks], now: Values) -> Several:
    """The figures in question, of whom those that a leader does not lead are refused."""
    covered = followers(asked.state, now[LEADER], now[GROUP])

    def refusal(figure: FigureId) -> str:
        details = (("figure", figure), ("leader", now[LEADER]))
        return "" if figure in covered else asked.words(Refusal("R2.2.9", "not-in-his-group", details))

    return Several(
        name=FIGURE,
        value=tuple(now[FIGURE]),
        options=tuple(
            Option(value=each, label=asked.figure_name(each), refusal=refusal(each), figure=each)
            for each in asked.request.figures
        ),
    )


def dissolving(asked: Asked[Request[State, Any]], leader: FigureId, dissolved: Sequence[GroupId]) -> Several:
    """Groups that can be dissolved, each with those between it and the leader.  R2.2.6, RU083."""
    groups = dissolvable(asked.state, leader)
    return Several(
        name=GROUP,
        value=tuple(group for group in groups if group in dissolved),
        row=True,
        options=tuple(
            Option(
                value=group,
                label=asked.texts("dissolve-group", group=group_name(asked.texts, asked.setup, group)),
                needs=_above(asked.state, leader, group),
            )
            for group in groups
        ),
    )


def _above(state: State, leader: FigureId, group: GroupId) -> tuple[GroupId, ...]:
    return tuple(other for other in with_those_above(state, leader, group) if other != group)


def _each_itself(asked: Asked[TakeOverPanicChecks]) -> tuple[str, ...]:
    """What each figure needs, and how likely it holds, if all roll themselves."""
    texts, request = asked.texts, asked.request
    each = [
        texts(
            "take-over-each",
            figure=asked.figure_name(figure),
            number=total(parts),
            percent=round(100 * check_probability(total(parts))),
        )
        for figure, parts in zip(request.figures, request.own, strict=False)
    ]
    return (texts("take-over-each-itself", each=" · ".join(each)),) if each else ()


def _bonds(asked: Asked[TakeOverPanicChecks], answer: TakeOver) -> tuple[Bond, ...]:
    """From the leader to those whose checks are taken over."""
    here = asked.position(answer.leader)
    return tuple(
        Bond(here, asked.position(figure))
        for figure in answer.figures
        if figure != answer.leader and is_on_table(asked.state, figure)
    )
