"""What is talked about: terms of giving in, rulings and objections, names that do not fit, and what shifts are for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.forms.fields import Option
from pb12table.skirmish.forms.form import Form, Values
from pb12table.systems.fate.rules.actors import standing
from pb12table.systems.fate.rules.acts.features import UseShifts
from pb12table.systems.fate.rules.asking.answers import Fallen, Terms
from pb12table.systems.fate.rules.asking.judging import Judge, JudgeNumber, NameAnew, Object, Vote
from pb12table.systems.fate.rules.harm import AcceptTerms, AnswerConcession, ChooseFallen
from pb12table.systems.fate.texts.face import ladder, typed, words_of
from pb12table.systems.fate.window.asked import Asked, placed_form, yes_no
from pb12table.systems.fate.window.words import wording


def _concession(asked: Asked, request: AnswerConcession, values: Values) -> Form[Any]:
    """Yes, no, or other terms.  F059, F060."""
    texts = asked.texts
    words, fields = wording(asked, "terms", values)
    options = [asked.option(answer, texts("fate-yes" if answer else "fate-no")) for answer in (False, True)]
    options.append(asked.option(Terms(words), texts("fate-other-terms", terms=typed(texts, "outcome", words))))
    terms = typed(texts, "outcome", request.terms)
    title = texts("fate-ask-concession", actor=asked.name(request.offerer), terms=terms)
    return asked.form("concession", title, options, request.offerer, fields)


def _named_anew(asked: Asked, request: NameAnew, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [asked.option(each, typed(texts, request.about, each)) for each in request.words]
    return asked.form("anew", texts("fate-ask-anew", actor=asked.name(request.actor)), options, request.actor)


def _about(asked: Asked, request: Judge | JudgeNumber | Object | Vote) -> str:
    """What is judged, with its words."""
    texts = asked.texts
    text = words_of(texts, asked.setup, request.text) or request.text
    return texts("fate-judged-about", about=texts(f"about-{request.about}"), text=text or "none")


def _number(asked: Asked, request: JudgeNumber, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(number, f"{number} {ladder(texts, number)}")
        for number in (request.usual, *(each for each in request.options(asked.state) if each != request.usual))
    ]
    title = texts("fate-ask-number", actor=asked.name(request.actor), about=_about(asked, request))
    return asked.form("number", title, options, request.actor)


def _objection(asked: Asked, request: Object, values: Values) -> Form[Any]:
    return yes_no(asked, "object", request.actor, about=_about(asked, request), ruling=_ruling(request))


def _vote(asked: Asked, request: Vote, values: Values) -> Form[Any]:
    return yes_no(asked, "vote", request.actor, about=_about(asked, request), ruling=_ruling(request))


def _ruling(request: Object | Vote) -> str:
    return "yes" if request.ruling else "no"


def _uses(asked: Asked, request: UseShifts, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(each, texts("fate-uses", time=each.time, quality=each.quality, notice=each.notice))
        for each in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-uses", actor=asked.name(request.actor), shifts=shifts)
    return asked.form("uses", title, options, request.actor)


def _fallen(asked: Asked, request: ChooseFallen, values: Values) -> Form[Any]:
    """The minions that fall are picked on the table or in a list.  FR35."""
    options = [
        Option(value=figure, label=asked.setup.figure_by_id[figure].label.in_language(asked.texts.language),
               figure=figure)
        for figure in standing(asked.state, request.group)
    ]  # fmt: skip
    return placed_form(
        asked, "fallen", asked.texts("fate-ask-fallen", group=asked.name(request.group), number=request.number),
        options, request.number, values, Fallen,
    )  # fmt: skip


def _judge(asked: Asked, request: Judge, values: Values) -> Form[Any]:
    return yes_no(asked, "judge", request.actor, about=_about(asked, request))


def _terms(asked: Asked, request: AcceptTerms, values: Values) -> Form[Any]:
    return yes_no(asked, "terms", request.by, terms=typed(asked.texts, "outcome", request.terms))


TALKS: Final[Mapping[type[Any], Any]] = MappingProxyType(
    {
        AnswerConcession: _concession,
        AcceptTerms: _terms,
        Judge: _judge,
        JudgeNumber: _number,
        NameAnew: _named_anew,
        Object: _objection,
        Vote: _vote,
        UseShifts: _uses,
        ChooseFallen: _fallen,
    }
)
"""The forms of these questions."""
