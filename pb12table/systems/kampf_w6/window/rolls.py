"""Parries, and dice that are spent on a roll, as forms."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Face, Form
from pb12table.skirmish.forms.sketch import Lit, Sketch
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.asking.answers import (
    NO_PARRY,
    BonusDie,
    BuyAction,
    ParryAnswer,
    ParryForDie,
    Reroll,
    StealAction,
)
from pb12table.systems.kampf_w6.rules.asking.requests import ChooseParry, SpendOnRoll, parry_number
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import needs_no_die, succeeds
from pb12table.systems.kampf_w6.rules.data import SIDES_OF_A_DIE
from pb12table.systems.kampf_w6.rules.figures import account
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.value import chance
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of
from pb12table.texts.numbers import rounded


def parry_form(texts: Texts, state: State, request: ChooseParry) -> Form[Any]:
    """Whether and with what hits are parried.  WR16, WR43."""
    options = []
    for means in request.options(state):
        if means == NO_PARRY:
            options.append(Option(value=means, label=texts("parry-no")))
            continue
        number = parry_number(state, request.figure, means.means if isinstance(means, ParryForDie) else means)
        vain = texts("parry-vain") if needs_no_die(number) else ""
        options.append(Option(value=means, label=_parry_label(texts, state, means, number), vain=vain))
    placed = state.figures[request.figure]
    return Form(
        name="parry",
        title=texts(
            "ask-parry",
            figure=figure_name(texts, state.setup, request.figure),
            attacker=figure_name(texts, state.setup, request.attacker),
            hits=texts("count-hits", number=request.hits),
        ),
        player=PlayerId(request.player),
        figure=request.figure,
        fields=(Pick(name="parry", options=tuple(options), value=options[0].value, listed=True),),
        give=lambda given: given["parry"],
        lines=(_parry_cost(texts, state, request.figure),),
        vital=((placed.x, placed.y),),
        sketch=_with(request.attacker),
    )


def _parry_label(texts: Texts, state: State, answer: ParryAnswer, number: int) -> str:
    """A parry with its number; what an action for it costs where none is left.  WR16, WR43."""
    means, price = (answer.means, answer.price) if isinstance(answer, ParryForDie) else (answer, None)
    details = {
        "means": name_of(texts, state.setup, means),
        "number": number,
        "chance": rounded(100 * float(chance(number)), 0),
    }
    match price:
        case BuyAction():
            return texts("parry-bought", **details)
        case StealAction(victim=victim):
            return texts("parry-stolen", victim=figure_name(texts, state.setup, victim), **details)
    return texts("parry-with", **details)


def _parry_cost(texts: Texts, state: State, figure: FigureId) -> str:
    """What a parry costs: an action, or a die for one.  WR16, WR43."""
    actions, dice = state.figures[figure].actions, account(state, figure)
    if actions:
        return texts("parry-cost", left=texts("count-actions", number=actions))
    return texts("parry-cost-dice", bonus=dice.bonus_dice, fate=dice.fate_dice)


def spend_form(texts: Texts, state: State, request: SpendOnRoll) -> Form[Any]:
    """Whether a die is spent on a roll that lies on the table.  WR20, WR29."""
    hits = sum(succeeds(face, request.target_number) for face in request.faces)
    # Nobody wants to throw again what has succeeded.
    answers = [
        answer
        for answer in request.options(state)
        if not isinstance(answer, Reroll) or not succeeds(request.faces[answer.die], request.target_number)
    ]
    # Of dice that show the same, one is as good as the other.
    named = {_label(texts, request, answer): answer for answer in reversed(answers)}
    options = tuple(Option(value=answer, label=label) for label, answer in reversed(named.items()))
    placed = state.figures[request.figure]
    return Form(
        name="spend",
        title=texts(
            f"ask-spend-{request.roll}",
            figure=figure_name(texts, state.setup, request.figure),
            other=figure_name(texts, state.setup, request.other),
        ),
        player=PlayerId(request.player),
        figure=request.figure,
        fields=(Pick(name="die", options=options, value=options[0].value, listed=True),),
        give=lambda given: given["die"],
        lines=(texts(f"spend-{request.roll}", number=request.target_number, hits=hits, of=request.hits),),
        dice=tuple(
            Face(SIDES_OF_A_DIE, face, succeeds(face, request.target_number)) for face in request.faces
        ),
        vital=((placed.x, placed.y),),
        sketch=_with(request.other),
    )


def _with(other: FigureId) -> tuple[Sketch, ...]:
    """The figure that is attacked, or attacks, stays marked while it is asked."""
    return (Lit(frozenset((other,)), "hit"),)


def _label(texts: Texts, request: SpendOnRoll, answer: Any) -> str:
    likely = rounded(100 * float(chance(request.target_number)), 0)
    match answer:
        case Reroll():
            key = "spend-group-reroll" if answer.group else "spend-reroll"
            return texts(key, face=request.faces[answer.die], chance=likely)
        case BonusDie():
            return texts("spend-group-bonus" if answer.group else "spend-bonus", chance=likely)
    return texts("spend-stop")
