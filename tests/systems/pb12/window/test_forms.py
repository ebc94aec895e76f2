"""The forms of Pb-12, held against its rules: what a form answers is legal, and what it refuses is no answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from pb12table.bots.play import make_bots, started
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import Form, InTurn, Pick, Several
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.known import ACTION_FORMS, form
from pb12table.texts.locale import LANGUAGES, Texts
from tests.run import times

TEXTS: dict[str, Texts] = {language: Texts(language) for language in LANGUAGES}
DECISIONS = {"post-road": 100, "marked-cards": 300}
"""So many decisions of a game are looked at where it is not 160."""
EXPECTED = {
    "smugglers-cove": {"bid", "place", "threaten", "change-status", "reload", "re-equip"},
    "two-companies": {"bid", "roll-on", "change-status"},
    "marked-cards": {"draw", "card-question", "interrupt"},
    "post-road": {"steer"},
}
"""Forms that a game of a scenario comes by."""


def words_of(asked: Form[Any]) -> list[str]:
    """Everything a form says."""
    fields = [word for each in asked.fields for word in labels(each)]
    return [asked.title, *asked.lines, asked.note, asked.commit, asked.warning, *fields]


def labels(field: Field) -> list[str]:
    options = field.options if isinstance(field, Pick | Several) else ()
    return [field.label, *(option.label for option in options), *(option.about for option in options)]


def holds(asked: Form[Any], state: Any, request: Any) -> None:
    """Whatever a hint of a field or another button answers is legal, and what a field refuses answers nothing."""
    answers = [asked.answer(), *(instead.answer for instead in asked.instead)]
    for field in asked.fields:
        for hint in field.hints():
            assert field.refusal(hint) is None
            answers.append(asked.answer({field.name: hint}))
        for option in field.options if isinstance(field, Pick | Several) else ():
            if option.refusal:
                assert asked.answer({field.name: option.value}) is None
    for answer in answers:
        if answer is not None:
            assert request.refusal(state, answer.answers[0] if isinstance(answer, InTurn) else answer) is None


def every_form(state: Any, request: Any, language: str) -> list[Form[Any]]:
    """The form of a question, or those of the actions it asks for."""
    texts = TEXTS[language]
    if isinstance(request, ChooseAction):
        acting = Acting(texts, state, request)
        return [ask(acting, {}, "") for ask in ACTION_FORMS.values()]
    found = form(texts, state, request, {}, "")
    return [] if found is None else [found]


@pytest.mark.parametrize("scenario", EXPECTED)
def test_what_a_form_answers_is_legal_and_what_it_refuses_answers_nothing(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    session = started(setup, scenario, 3)
    bots = make_bots(["aggressive"], setup, scenario, 3)
    chance, met, asked = random.Random(3), Counter[str](), Counter[type]()
    for _ in range(DECISIONS.get(scenario, 160)):
        request = session.pending
        if request is None:
            break
        player = PlayerId(request.player)
        state = session.system.view(session.state, player)
        asked[type(request)] += 1
        looks = asked[type(request)] % times(3, 1) == 1 % times(3, 1) or asked[type(request)] < 4
        english, german = (every_form(state, request, language) if looks else [] for language in LANGUAGES)
        for one, other in zip(english, german, strict=True):
            met[one.name] += bool(one.commit or any(field.hints() for field in one.fields))
            holds(one, state, request)
            assert (one.name, one.values.keys()) == (other.name, other.values.keys())
            assert one.title != other.title
            assert not [word for word in (*words_of(one), *words_of(other)) if "{" in word or "???" in word]
            if not isinstance(request, ChooseAction):
                again = form(TEXTS[LANGUAGES[0]], state, request, one.values, "")
                assert again is not None
                assert (again.values, again.lines, again.modifiers) == (one.values, one.lines, one.modifiers)
                takes = [one.answer({field.name: hint}) for field in one.fields for hint in field.hints()]
                assert any(answer is not None for answer in (*takes, one.answer(), *(i.answer for i in one.instead)))
        likes = isinstance(request, ChooseAction) and chance.random() < 0.2
        answer = request.sample(state, chance) if likes else bots[player].answer(state, request)
        session.answer(answer)
    assert EXPECTED[scenario] <= {name for name, times in met.items() if times}
