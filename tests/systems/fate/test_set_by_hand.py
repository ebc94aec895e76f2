"""What the group sets by hand in a conflict, and which standing orders are secret."""

from __future__ import annotations

import pytest

from pb12table.bots.play import make_bots, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import EntryKind, free_undo_limit
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import NOW, YES, Amendment, plain_amendment
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.actors import consequences, points, standing
from pb12table.systems.fate.rules.asking.answers import WhenAsked
from pb12table.systems.fate.rules.asking.judging import MOST_KEPT, SCENE, SCENES, offered, remember
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.data import ActorId, Severity, Track
from pb12table.systems.fate.rules.harm import AnswerConcession
from pb12table.systems.fate.rules.rules import STATES, Rules
from pb12table.systems.fate.rules.state import Asked, Gone, On, Phase, State
from pb12table.systems.fate.rules.zones import zone_of
from pb12table.texts.locale import Texts
from pb12table.texts.names import amendment_line

MARIT, BOILERMAN = ActorId("marit"), ActorId("boilerman")


@pytest.fixture
def session() -> Session[State]:
    """The warehouse at its first act."""
    found: Session[State] = started(load_scenario("warehouse-three").setup, 1)
    while not isinstance(found.pending, ChooseAct):
        assert found.pending is not None
        found.answer(found.pending.default(found.state))
    return found


def put(session: Session[State], key: str, to: int | str | tuple[float, float, float, float], about: str = "",
        name: str = "") -> None:  # fmt: skip
    """Set something that is not refused."""
    plain = plain_amendment(Amendment(set=key, to=to, about=about, name=name))
    assert session.amendment_refusal(plain) is None
    session.amend(plain)


def refused(session: Session[State], key: str, to: int | str, about: str = "") -> str:
    """Why something cannot be set."""
    refusal = session.amendment_refusal(plain_amendment(Amendment(set=key, to=to, about=about)))
    assert refusal is not None
    return refusal.reason


def test_an_aspect_in_any_words_is_on_the_scene_a_zone_or_someone(session: Session[State]) -> None:
    put(session, "scene-aspect", "The tide is turning")
    put(session, "zone-aspect", "Oil on the floor", name="warehouse")
    put(session, "aspect", "Knows the watchword", about=MARIT)
    found = {aspect.label.en: aspect for aspect in session.state.aspects.values()}
    assert found["The tide is turning"].on is On.SCENE
    assert found["Oil on the floor"].bearer == "warehouse"
    assert found["Knows the watchword"].bearer == MARIT
    assert all(found[name].sticky and found[name].difficulty == 1 for name in list(found)[-3:])
    assert session.state.words["scene"] == ["Oil on the floor", "The tide is turning"]
    put(session, "aspect-gone", "Knows the watchword", about=MARIT)
    assert "Knows the watchword" not in {aspect.label.en for aspect in session.state.aspects.values()}


def test_words_are_bounded(session: Session[State]) -> None:
    for words in ("", "   ", "x" * 81, "two\nlines"):
        assert refused(session, "scene-aspect", words) == "amend-no-words"
    assert refused(session, "scene-aspect", 3) == "amend-no-words"


def test_points_boxes_and_consequences(session: Session[State]) -> None:
    put(session, "fate-points", 7, about=MARIT)
    put(session, "health-box", YES, about=MARIT, name="2")
    put(session, "consequence-moderate", "Cut arm", about=MARIT)
    state = session.state
    assert points(state, MARIT) == 7
    assert state.actors[MARIT].marks[Track.HEALTH] == [2]
    assert [each.severity for each in consequences(state, MARIT)] == [Severity.MODERATE]
    assert refused(session, "fate-points", 99, about=MARIT) == "amend-out-of-bounds"


def test_a_place_lies_in_a_zone_and_who_goes_loses_the_own_blocks(session: Session[State]) -> None:
    put(session, "place", (20.0, 4.0, 0.0, 0.0), about=MARIT)
    assert zone_of(session.state, MARIT) == "yard"
    plain = plain_amendment(Amendment(set="place", to=(12.0, 5.0, 0.0, 0.0), about=MARIT))
    refusal = session.amendment_refusal(plain)
    assert refusal is not None
    assert refusal.reason == "no-place"


def test_another_has_the_turn_an_exchange_ends_and_somebody_is_out(session: Session[State]) -> None:
    put(session, "turn", BOILERMAN)
    assert session.state.actor == BOILERMAN
    put(session, "out", NOW, about=BOILERMAN)
    assert session.state.actors[BOILERMAN].gone is Gone.LEFT
    assert session.state.actor != BOILERMAN
    before = session.state.exchange
    put(session, "end-round", NOW)
    assert (session.state.exchange, session.state.phase) == (before + 1, Phase.TURNS)


def test_a_minion_less(session: Session[State]) -> None:
    group = next(each.id for each in session.state.setup.groups)
    there = standing(session.state, group)
    put(session, "out", NOW, about=there[-1])
    assert standing(session.state, group) == there[:-1]


def test_nothing_is_set_in_the_middle_of_an_act_and_what_is_set_survives_a_save(session: Session[State]) -> None:
    put(session, "consequence-mild", "Limping", about=MARIT)
    state = session.state
    assert STATES.from_json(STATES.to_json(state), state.setup) == state
    assert state.clone() == state
    assert all(setting.about in ("", *state.figures) for setting in Rules.amending.settings(state))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_setting_has_its_words(session: Session[State], language: str) -> None:
    put(session, "consequence-mild", "Limping", about=MARIT)
    put(session, "zone-aspect", "Oil", name="quay")
    texts = Texts(language)
    for setting in Rules.amending.settings(session.state):
        to = setting.choices[0] if setting.choices else "Words" if setting.longest else setting.value
        assert amendment_line(texts, session.state.setup, setting, to)


def test_standing_orders_are_secret_and_an_objection_is_known(session: Session[State]) -> None:
    session.declare("alice", WhenAsked(Asked.NEVER, Asked.ALWAYS, splits=True, objects=Asked.NEVER, falls=True))
    own, others = (Rules().view(session.state, viewer).players for viewer in ("alice", "bob"))
    first = next(iter(own))
    assert (own[first].objects, own[first].falls) == (Asked.NEVER, True)
    assert (others[first].objects, others[first].falls, others[first].compels) == (Asked.FREE, False, Asked.FREE)


def test_words_that_were_typed_are_offered_again_the_last_ones_first(session: Session[State]) -> None:
    put(session, "scene-aspect", "The tide is turning")
    put(session, "scene-aspect", "Bells ring")
    put(session, "scene-aspect", "The tide is turning")
    assert offered(session.state, SCENE) == (*SCENES, "The tide is turning", "Bells ring")
    for number in range(MOST_KEPT):
        remember(session.state, SCENE, f"Word {number}")
    remember(session.state, SCENE, "smoke")
    assert len(session.state.words[SCENE]) == MOST_KEPT
    assert "smoke" not in session.state.words[SCENE]


def test_what_another_has_agreed_to_is_not_taken_back_alone() -> None:
    session: Session[State] = started(load_scenario("warehouse-three").setup, 1)
    bots = make_bots(["random"], session.state.setup, 4)
    bound: list[str] = []
    while session.pending is not None and not bound:
        request = session.pending
        session.answer(bots[PlayerId(request.player)].answer(session.state, request))
        bound = [entry.player for entry in session.entries if entry.binding]
    assert AnswerConcession.binding
    assert not ChooseAct.binding
    assert bound
    entries = len(session.entries)
    while session.entries[entries - 1].kind is not EntryKind.ANSWER:
        entries -= 1
    other = "bob" if bound == ["alice"] else "alice"
    assert free_undo_limit(session.entries[:entries], other) == entries
    assert free_undo_limit(session.entries[:entries], bound[0]) < entries
