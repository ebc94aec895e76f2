"""Rules of a conflict that no script can tell of: what is offered, what bots do, and what others may know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.kernel.game import Game
from pb12table.referee.script import script_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.fate.bots.by_name import PlainBot
from pb12table.systems.fate.rules.actors import companions_left
from pb12table.systems.fate.rules.acts.company import send_out
from pb12table.systems.fate.rules.acts.travelling import throw_refusal
from pb12table.systems.fate.rules.asking.answers import NoOffer, Terms, Throw
from pb12table.systems.fate.rules.asking.requests import SplitGroup, evenly
from pb12table.systems.fate.rules.data import ActorId, SceneZoneId, ThingId, is_unusual_company
from pb12table.systems.fate.rules.harm import OfferConcession, leave
from pb12table.systems.fate.rules.rules import view
from pb12table.systems.fate.rules.state import Asked, Defends, Gone, Opened, State
from pb12table.systems.fate.rules.zones import distance, is_in_cover, neighbours, zone_at, zone_of
from pb12table.systems.fate.sheets import FORCES
from pb12table.table.shapes import plan_distance
from pb12table.texts.locale import Texts

Plain = dict[str, Any]
PROFILES = [
    {"id": "hero", "name": "Hero", "skills": {"weapons": 4}, "weapons": ["cutlass"]},
    {"id": "villain", "name": "Villain", "skills": {"weapons": 4}, "weapons": ["sabre"], "grit": 2},
]
FIGURES = [
    {"id": "a", "profile": "hero", "player": "alice", "at": [3, 5]},
    {"id": "b", "profile": "villain", "player": "bob", "at": [5, 5]},
    {"id": "c", "profile": "villain", "player": "bob", "at": [7, 5]},
]
THUG = {"id": "thug", "name": "Thug", "quality": 1, "weapons": ["club"]}
BOB = PlayerId("bob")
ENGLISH = Texts("en").of("fate")


def state_of(**document: Any) -> State:
    """A position of a script on a bare table."""
    whole = {
        "format": 1, "system": "fate", "title": "rules", "profile": PROFILES, "figure": FIGURES,
        "play": [{"type": "pass"}], "position": {"actor": "a"}, **document,
    }  # fmt: skip
    start = script_of(whole, load_content("fate"), Path("rules.toml")).cases[0].start
    assert isinstance(start, State)
    return start


def hurt(*severities: str) -> Plain:
    """A position in which b holds consequences."""
    held = [{"text": each, "on": "actor", "bearer": "b", "severity": each} for each in severities]
    return {"position": {"actor": "a", "aspect": held}}


@pytest.mark.rule("F091", "F095")
def test_a_companion_that_is_taken_out_while_it_acts_alone_is_no_companion_any_more() -> None:
    otte = {"id": "otte", "name": "Otte", "type": "sidekick", "quality": 3, "independent": True}
    state = state_of(companion=[otte], figure=[{**FIGURES[0], "companions": ["otte"]}, *FIGURES[1:]])
    hero, alone = ActorId("a"), ActorId("otte")
    (companion,) = companions_left(state, hero)
    game = Game(state, lambda event: None)
    send_out(game, hero, companion)
    away = plan_distance(state.figures[FigureId("a")].at[:2], state.figures[FigureId("otte")].at[:2])
    assert 1.2 <= away < 2.5, "beside its partner, and not below its token"
    assert companions_left(state, hero) == [companion]
    leave(game, alone, Gone.TAKEN_OUT)
    assert not companions_left(state, hero)


@pytest.mark.rule("F014", "FR08")
@pytest.mark.parametrize(("minions", "foes", "sizes"), [(6, 2, [3, 3]), (7, 3, [3, 2, 2]), (2, 3, [1, 1]), (1, 4, [1])])
def test_minions_are_split_evenly(minions: int, foes: int, sizes: list[int]) -> None:
    figures = [FigureId(f"g-{number}") for number in range(minions)]
    parts = list(evenly(figures, foes))
    assert [len(part) for part in parts] == sizes
    assert [figure for part in parts for figure in part] == figures


@pytest.mark.rule("F014")
def test_as_many_groups_are_offered_as_there_are_characters_against_them() -> None:
    six = [{"id": "g", "minion": "thug", "player": "alice", "at": [[1, number] for number in range(1, 7)]}]
    state = state_of(minion=[THUG], group=six)
    request = SplitGroup(PlayerId("alice"), ActorId("g"))
    sizes = [[len(part) for part in found.parts] for found in request.hints(state)]
    assert [6] in sizes
    assert [3, 3] in sizes


@pytest.mark.vector("FV128")
def test_heroes_with_minions_and_villains_with_companions_are_told_of_and_not_refused() -> None:
    group = {"id": "g", "minion": "thug", "at": [[1, 1]]}
    alice, pim = PlayerId("alice"), {"id": "pim", "name": "Pim", "type": "sidekick"}
    usual = state_of(minion=[THUG], group=[{**group, "player": "bob"}]).setup
    assert [is_unusual_company(usual, player) for player in (alice, BOB)] == [False, False]
    led = state_of(minion=[THUG], group=[{**group, "player": "alice"}]).setup
    assert [is_unusual_company(led, player) for player in (alice, BOB)] == [True, False]
    assert [len(FORCES.worth(ENGLISH, led, player).lines) for player in (alice, BOB)] == [2, 1]
    helped = state_of(companion=[pim], figure=[{**FIGURES[0], "companions": ["pim"]}, *FIGURES[1:]]).setup
    assert [is_unusual_company(helped, player) for player in (alice, BOB)] == [False, False]
    attended = state_of(companion=[pim], figure=[*FIGURES[:2], {**FIGURES[2], "companions": ["pim"]}]).setup
    assert [is_unusual_company(attended, player) for player in (alice, BOB)] == [False, True]


@pytest.mark.vector("FV031")
@pytest.mark.parametrize(("held", "offers"), [(["mild"], False), (["mild", "moderate"], True)])
def test_one_with_grit_2_offers_after_the_second_consequence(held: list[str], offers: bool) -> None:
    state = state_of(**hurt(*held))
    answer = PlainBot(1).answer(view(state, BOB), OfferConcession(BOB, ActorId("b")))
    assert isinstance(answer, Terms if offers else NoOffer)


@pytest.mark.rule("F061")
def test_grit_is_higher_for_one_to_whom_the_conflict_is_vital_and_may_be_left_out() -> None:
    request = OfferConcession(BOB, ActorId("b"))
    both = hurt("mild", "moderate")
    vital = state_of(**both, goal=[{"kind": "out", "side": "a", "actor": "b"}])
    assert isinstance(PlainBot(1).answer(view(vital, BOB), request), NoOffer)
    without = state_of(**both, rules={"grit": False})
    assert isinstance(PlainBot(1).answer(view(without, BOB), request), NoOffer)


@pytest.mark.rule("F111")
def test_half_covered_is_in_cover() -> None:
    assert is_in_cover(0.50)
    assert not is_in_cover(0.49)


@pytest.mark.rule("F011", "FR03")
def test_a_zone_has_its_border_and_its_band() -> None:
    zones = [
        {"id": "hall", "kind": "scene", "rectangle": [0, 0, 10, 10], "band": [0, 2.5]},
        {"id": "gallery", "kind": "scene", "rectangle": [0, 0, 10, 10], "band": [3, 5]},
        {"id": "yard", "kind": "scene", "rectangle": [10, 0, 10, 10]},
    ]
    stairs = [{"between": ["hall", "gallery"]}]
    setup = state_of(zone=zones, link=stairs, table={"width": 30, "depth": 10}, position={}).setup
    middle = (5.0, 5.0)
    found = [zone_at(setup, middle, height) for height in (0.0, 2.5, 2.7, 3.0, 5.0, 5.1)]
    hall, gallery = SceneZoneId("hall"), SceneZoneId("gallery")
    assert found == [hall, hall, None, gallery, gallery, None]
    assert zone_at(setup, (10.0, 5.0), 0.0) == hall
    assert zone_at(setup, (10.0, 5.0), 2.7) == SceneZoneId("yard")
    assert zone_at(setup, (20.0, 5.0), 0.0) == SceneZoneId("yard")
    assert zone_at(setup, (20.1, 5.0), 0.0) is None


@pytest.mark.rule("F037", "F110", "FR04")
def test_a_closed_passage_joins_zones_while_it_is_open_and_no_longer() -> None:
    names = ("hall", "yard", "street")
    zones = [{"id": each, "kind": "scene", "rectangle": [10 * at, 0, 10, 10]} for at, each in enumerate(names)]
    links = [{"between": ["hall", "yard"], "border": 1, "back": 2}, {"between": ["yard", "street"]}]
    state = state_of(zone=zones, link=links, table={"width": 30, "depth": 10}, position={})
    free, closing = state.setup.links
    state.setup = replace(state.setup, links=(free, replace(closing, closed=True)))
    hall, yard, street = (SceneZoneId(name) for name in names)
    opened = Opened(street, yard)
    for state.opened in ([], [opened], [], [opened, Opened(yard, street, 3)]):
        beyond = bool(state.opened)
        assert list(neighbours(state, hall)) == [(yard, 1)]
        assert list(neighbours(state, yard)) == [(hall, 2), *[(street, 0)] * beyond]
        assert list(neighbours(state, street)) == [(yard, 0)] * beyond
        assert [distance(state, hall, zone) for zone in (hall, yard, street)] == [0, 1, 2 if beyond else None]


def test_what_others_want_to_be_asked_is_secret() -> None:
    state = state_of(position={"actor": "a", "bids": "never", "actors": [{"id": "b", "defends": "never"}]})
    for viewer, known in ((BOB, True), (PlayerId("alice"), False), (None, False)):
        seen = view(state, viewer)
        assert (seen.players[BOB].bids is Asked.NEVER) is known
        assert (seen.actors[ActorId("b")].defends is Defends.NEVER) is known
    assert state.players[BOB].bids is Asked.NEVER


@pytest.mark.rule("FR09")
@pytest.mark.parametrize("aims", [["harm"], ["harm", "force"]])
def test_nobody_is_thrown_where_force_is_not_agreed_upon_but_things_are(aims: list[str]) -> None:
    keg = {"id": "keg", "name": "Keg", "zone": "west", "at": [3.5, 5.0]}
    state = state_of(rules={"aims": aims}, thing=[keg])
    (zone, _), *_ = neighbours(state, zone_of(state, ActorId("a")))
    refused = throw_refusal(state, ActorId("a"), Throw((zone,), ActorId("b")))
    assert (refused is not None and refused.reason == "aim-not-agreed") is ("force" not in aims)
    assert throw_refusal(state, ActorId("a"), Throw((zone,), thing=ThingId("keg"))) is None
