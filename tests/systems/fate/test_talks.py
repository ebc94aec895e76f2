"""Talks about terms, rulings, objections, names and shifts are forms with legal answers, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.forms.form import Pick
from pb12table.skirmish.ids import FigureId
from pb12table.systems import known
from pb12table.systems.fate.bots.ideas import ideas
from pb12table.systems.fate.rules.actors import owner, standing
from pb12table.systems.fate.rules.acts.features import UseShifts
from pb12table.systems.fate.rules.asking.answers import Change, Fallen, TakeConsequence, Terms
from pb12table.systems.fate.rules.asking.judging import (
    ASPECTS,
    BODILY,
    MOODS,
    OUTCOMES,
    SCENES,
    SLIGHTS,
    SNUBS,
    TALKED_ABOUT,
    WOUNDS,
    Judge,
    JudgeNumber,
    NameAnew,
    Object,
    Vote,
)
from pb12table.systems.fate.rules.data import ActorId, FeatureId, Track
from pb12table.systems.fate.rules.harm import AcceptTerms, AnswerConcession, ChooseFallen, TakeHit
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.window.asked import names_for
from pb12table.systems.fate.window.face import TALKS
from pb12table.texts.locale import LANGUAGES, Texts
from tests.systems.fate.test_window import begun, form_of

MARIT, BOILERMAN, THUGS = ActorId("marit"), ActorId("boilerman"), ActorId("thugs")
ABOUT = (
    "aspect", "consequence", "outcome", "compel", "invoke", "swap", "combine", "sticky", "free-act", "offer",
    "concession",
)  # fmt: skip
ASKED: tuple[Request[State, Any], ...] = (
    AnswerConcession("bob", BOILERMAN, MARIT, "flees"),
    AcceptTerms("alice", MARIT, BOILERMAN, "captured"),
    JudgeNumber("alice", -2, 8, "difficulty", MARIT, 1, "smoke"),
    JudgeNumber("alice", -2, 8, "block-penalty", MARIT, 2, "exits"),
    NameAnew("alice", "consequence", MARIT, WOUNDS),
    *(Judge("alice", about, MARIT, "Turned to stone") for about in ABOUT),
    Object("alice", "aspect", BOILERMAN, ruling=True, text="Turned to stone"),
    Object("alice", "aspect", MARIT, ruling=False, text="Turned to stone"),
    Vote("alice", "offer", BOILERMAN, ruling=True),
    UseShifts("alice", MARIT, FeatureId("lamp"), 2),
    ChooseFallen("bob", THUGS, 2),
)


@pytest.fixture(scope="module")
def state() -> State:
    found: State = begun().state
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("request_", ASKED, ids=lambda asked: f"{type(asked).__name__}-{getattr(asked, 'about', '')}")
def test_a_talk_is_a_form_whose_answers_are_legal(state: State, request_: Request[State, Any], language: str) -> None:
    form = form_of(state, request_, Texts(language))
    assert "{" not in form.title
    assert "fate-" not in form.title
    values = {field.name: field.value for field in form.fields}
    answer = form.give(values)
    assert request_.refusal(state, answer) is None
    assert request_.decode(request_.encode(answer)) == answer
    for field in form.fields:
        if isinstance(field, Pick) and field.name == "answer":
            legal = [option.value for option in field.options if not option.refusal]
            assert all(request_.refusal(state, value) is None for value in legal)


def test_all_talks_are_asked_here() -> None:
    assert {type(asked) for asked in ASKED} == set(TALKS)


def test_other_terms_may_be_ones_own(state: State) -> None:
    request = AnswerConcession("bob", BOILERMAN, MARIT, "flees")
    form = form_of(state, request, words="On their knees")
    (pick,) = (field for field in form.fields if isinstance(field, Pick) and field.name == "answer")
    assert [option.value for option in pick.options] == [False, True, Terms("On their knees")]


@pytest.mark.rule("FR35")
def test_each_minion_falls_once(state: State) -> None:
    request = ChooseFallen("bob", THUGS, 2)
    one, other, *_ = standing(state, THUGS)
    assert request.refusal(state, Fallen((one, other))) is None
    assert request.refusal(state, Fallen((one, one))) == Refusal("FR35", "not-these")
    first = form_of(state, request)
    values = {field.name: field.value for field in first.fields}
    assert isinstance(first.give(values), Fallen)
    twice = dict.fromkeys(values, values["place-1"])
    assert form_of(state, request, **twice).warning
    assert form_of(state, request, **twice).give(twice) is None


def test_names_that_are_offered_fit_what_the_conflict_is_about() -> None:
    talk, fight = (begun(name).state for name in ("the-harbour-ball", "the-doctors-roof"))
    for state, aspects, scenes, of_mind in (
        (talk, TALKED_ABOUT, MOODS, SLIGHTS),
        (fight, ASPECTS, SCENES, WOUNDS[BODILY:]),
    ):
        actor = next(iter(state.actors))
        changes = {each.act.text for each in ideas(state, actor) if isinstance(each.act, Change)}
        assert changes
        assert changes <= {scenes[0]}
        assert names_for(state, "scene") == scenes
        assert names_for(state, "hinder") == aspects
        for track, first in ((Track.HEALTH, WOUNDS[0]), (Track.COMPOSURE, of_mind[0])):
            asked = TakeHit(owner(state, actor), actor, track, 2, None)
            wounds = [each.text for each in asked.hints(state) if isinstance(each, TakeConsequence)]
            assert names_for(state, track.value) == tuple(wounds)
            assert wounds[0] == first
    for language in LANGUAGES:
        texts = Texts(language).of("fate")
        assert all(texts.has(f"aspect-{name}") for name in (*TALKED_ABOUT, *MOODS))
        assert all(texts.has(f"consequence-{name}") for name in SLIGHTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wound_that_is_brought_along_is_told_by_its_name(language: str) -> None:
    texts, setup = Texts(language).of("fate"), begun("the-harbour-ball").state.setup
    entry = {"consequences": [{"severity": "mild", "text": SLIGHTS[0]}]}
    told = known.words("fate").brought(texts, setup, FigureId("adela"), entry)
    assert texts(f"consequence-{SLIGHTS[0]}") in told
    assert SLIGHTS[0] not in told


def test_a_war_of_words_ends_in_disgrace_before_it_ends_in_chains() -> None:
    talk, fight = (begun(name).state for name in ("the-harbour-ball", "the-doctors-roof"))
    assert names_for(talk, "outcome")[0] == SNUBS[0]
    assert names_for(fight, "outcome")[0] == OUTCOMES[0]
