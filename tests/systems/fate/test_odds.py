"""What to expect of four Fudge dice against four: the tables, and every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace

from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.measures import FORESIGHT
from pb12table.systems.fate.rules.acts.attacks import attack_odds, push_odds
from pb12table.systems.fate.rules.asking.answers import Attack
from pb12table.systems.fate.rules.course import new_game
from pb12table.systems.fate.rules.data import ActorId, Aim, SceneZoneId, Setup, Skill
from pb12table.systems.fate.rules.odds import Odds, opposed, simple_odds, sums
from pb12table.systems.fate.rules.state import Block, BlockKind, State
from pb12table.texts.locale import Texts

WAYS = 3**8
"""So many ways four dice can fall against four."""


def of(number: int) -> Fraction:
    """So many ways of all."""
    return Fraction(number, WAYS)


TABLE = [
    # attack, defence, strength of a protecting block; ways of a hit, sum of shifts, ways of a spin
    pytest.param(4, 3, None, 3834, 9834, 423, id="FO1"),
    pytest.param(4 - 1, 2 + 2, None, 1711, 3273, 1711, id="FO2"),
    pytest.param(2 + 2, 3, None, 3834, 9834, 423, id="FO3"),
    pytest.param(3, 2, 4, 1161, 1621, 174, id="FO4"),
    pytest.param(5, 1 + 2, None, 4850, 14684, 157, id="FO5"),
    pytest.param(3 + 2, 3 + 1, None, 3834, 9834, 423, id="FO6"),
]


@pytest.mark.rule("F002", "F003", "F023", "F030", "F103", "FR20")
@pytest.mark.parametrize(("attack", "defence", "strength", "hits", "shifts", "spins"), TABLE)
def test_the_tables_of_odds(
    attack: int, defence: int, strength: int | None, hits: int, shifts: int, spins: int
) -> None:
    odds = opposed(attack, defence, strength)
    assert (odds.p_hit, odds.mean_shifts, odds.p_spin) == (of(hits), of(shifts), of(spins))


@pytest.mark.parametrize(("attack", "defence", "least", "ways"), [(4, 3, 7, 45), (3, 4, 4, 157), (4, 3, 3, 1711)])
def test_how_likely_a_large_hit_is(attack: int, defence: int, least: int, ways: int) -> None:
    assert opposed(attack, defence).at_least(least) == of(ways)


@pytest.mark.rule("F086", "F088", "F100")
def test_how_many_of_four_average_minions_fall() -> None:
    hits = opposed(5, 1 + 2).hits
    fallen = [sum(chance for hit, chance in hits.items() if min(hit, 4) == number) for number in range(5)]
    assert fallen == [of(1711), of(1016), of(1107), of(1016), of(1711)]
    assert opposed(5, 1 + 2).at_least(5) == of(927)


@pytest.mark.parametrize(("attack", "defence", "strength", "barrier"), [(3, 2, 4, None), (2, 3, None, 3), (4, 1, 3, 5)])
def test_odds_are_those_of_all_dice(attack: int, defence: int, strength: int | None, barrier: int | None) -> None:
    """Every way the eight dice can fall, once."""
    counted, spins = Counter[int](), 0
    for faces in product((-1, 0, 1), repeat=8):
        effort, own = attack + sum(faces[:4]), defence + sum(faces[4:])
        stopped = barrier is not None and effort <= barrier
        margin = effort - (own if strength is None else max(own, strength))
        counted[0 if stopped else max(margin, 0)] += 1
        spins += not stopped and margin <= -3 and (strength is None or own > strength)
    odds = opposed(attack, defence, strength, barrier)
    assert {hit: chance for hit, chance in odds.hits.items() if chance} == {
        hit: of(number) for hit, number in counted.items()
    }
    assert odds.p_spin == of(spins)


@pytest.mark.rule("F081", "FR30")
@pytest.mark.parametrize(("border", "least"), [(0, 3), (1, 4), (2, 5)])
def test_a_push_must_pay_for_the_zone_and_its_border(border: int, least: int) -> None:
    """F081: 2 for a person, 1 for the zone, and the border on the way."""
    state = duel(border)
    act = Attack(Aim.FORCE, Skill.MIGHT, ActorId("b"), push=True)
    pushed = push_odds(state, ActorId("a"), act)
    assert pushed.p_moved == attack_odds(state, ActorId("a"), act).at_least(least)
    assert pushed.zones == {SceneZoneId("yard"): pushed.p_moved}
    state.blocks.append(Block(1, ActorId("b"), BlockKind.PASSAGE, 9, zones=(SceneZoneId("hall"), SceneZoneId("yard"))))
    assert push_odds(state, ActorId("a"), act).p_moved == 0, "FR60: no effort beats 9"


@pytest.mark.rule("F045", "F081")
def test_what_an_attack_comes_to_is_told_beforehand() -> None:
    state, texts = duel(0), Texts("en").of("fate")
    first, second = FigureId("a"), FigureId("b")
    act = Attack(Aim.FORCE, Skill.MIGHT, ActorId("b"), push=True)
    push = FORESIGHT.strike(state, texts, first, act)
    assert push is not None
    moved = float(push_odds(state, ActorId("a"), act).p_moved)
    assert {each.name: each.share for each in push.outcomes} == pytest.approx({"stays": 1 - moved, "pushed": moved})
    blow = FORESIGHT.reply(state, texts, second, first)
    assert blow is not None
    assert isinstance(blow.answer, Attack)
    assert not blow.answer.push
    assert sum(each.share for each in blow.outcomes) == pytest.approx(1.0)
    assert all(texts(f"outcome-{each.name}", share=1) for each in (*blow.outcomes, *push.outcomes))
    assert FORESIGHT.strike(state, texts, first, replace(act, target=ActorId("a"))) is None


def duel(border: int) -> State:
    """Two in a hall, beside a yard over a border."""
    document = {
        "format": 1, "system": "fate", "name": "Duel", "table": {"width": 20, "depth": 10},
        "side": [{"id": "one"}, {"id": "two"}],
        "player": [{"id": "alice", "name": "Alice", "side": "one"}, {"id": "bob", "name": "Bob", "side": "two"}],
        "zone": [
            {"id": "hall", "kind": "scene", "rectangle": [0, 0, 10, 10]},
            {"id": "yard", "kind": "scene", "rectangle": [10, 0, 10, 10]},
        ],
        "link": [{"between": ["hall", "yard"], "border": border}],
        "profile": [{"id": "brawler", "name": "Brawler", "skills": {"might": 4, "fists": 3}, "fate_points": 1}],
        "figure": [
            {"id": "a", "profile": "brawler", "player": "alice", "at": [3, 5]},
            {"id": "b", "profile": "brawler", "player": "bob", "at": [5, 5]},
        ],
    }  # fmt: skip
    setup: Setup = scenario_of(document, load_content("fate"), Path("duel.toml")).setup
    return new_game(setup)


def test_one_roll_of_four_dice() -> None:
    assert [sums()[total] * 81 for total in range(-4, 5)] == [1, 4, 10, 16, 19, 16, 10, 4, 1]
    assert simple_odds(2, 2) == Fraction(50, 81)
    assert simple_odds(2, 7) == 0
    assert simple_odds(5, 1) == 1
    assert Odds(sums(), Fraction(0)).p_hit == Fraction(31, 81)
