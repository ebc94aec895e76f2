"""What the d20 fight tells of measuring and of plans is what its rules say."""

from __future__ import annotations

import pickle

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.d20.measures import FORESIGHT, MEASURES
from pb12table.systems.d20.routes import provoked_by
from pb12table.systems.d20.rules.asking.answers import Escape, Grapple, Move, Shove
from pb12table.systems.d20.rules.creatures import body, cover_between
from pb12table.systems.d20.rules.data import Condition, Mode, Setup
from pb12table.systems.d20.rules.sequence import new_game
from pb12table.systems.d20.rules.state import Phase, State
from pb12table.systems.d20.rules.ways import way_of
from pb12table.table.shapes import Point, Point3
from pb12table.texts.locale import Language, Texts

SURGEON, HOUND = FigureId("surgeon"), FigureId("bog-hound")


@pytest.fixture(scope="module")
def ford() -> State:
    setup: Setup = load_scenario("the-ford-at-noon").setup
    state = new_game(setup)
    state.phase = Phase.TURNS
    return state


@pytest.fixture(scope="module")
def quarry() -> State:
    state = new_game(load_scenario("quarry-at-dusk").setup)
    state.phase = Phase.TURNS
    return state


def test_setups_travel_to_other_processes(ford: State) -> None:
    assert (
        pickle.loads(pickle.dumps(load_scenario("quarry-at-dusk").setup)).name
        == load_scenario("quarry-at-dusk").setup.name
    )
    assert ford.setup.system == "d20"


def test_the_cheapest_way_costs_what_the_rules_say(ford: State) -> None:
    assert MEASURES.walking is not None
    found = MEASURES.walking.way(ford, SURGEON, (8.0, 11.0), None, 9)
    assert found.reason is None
    path = tuple(stretch.end[:2] for stretch in found.stretches)
    assert way_of(ford, SURGEON, path, Mode.WALK).cost == pytest.approx(found.cost, abs=0.03)


def test_difficult_ground_and_friends_are_dear(ford: State) -> None:
    assert MEASURES.walking is not None
    state = ford.clone()
    state.figures[SURGEON].x, state.figures[SURGEON].y = 14.0, 12.0
    found = MEASURES.walking.way(state, SURGEON, (17.0, 12.0), None, 9)
    path = tuple(stretch.end[:2] for stretch in found.stretches)
    assert found.cost == pytest.approx(5.0, abs=0.05)
    assert way_of(state, SURGEON, path, Mode.WALK).cost == pytest.approx(found.cost, abs=0.03)


@pytest.mark.rule("DR17")
@pytest.mark.parametrize("figure", [FigureId("giant"), FigureId("sellsword")])
@pytest.mark.parametrize(
    ("start", "to", "height"),
    [
        ((25.5, 26.0, 6.0), (17.0, 26.0), 3.0),
        ((17.0, 26.0, 3.0), (25.5, 26.0), 6.0),
        ((17.0, 26.0, 3.0), (23.0, 26.0), 5.25),
        ((22.0, 26.0, 4.5), (25.5, 26.0), 6.0),
        ((9.5, 8.0, 0.0), (15.0, 3.5), 3.0),
    ],
)
def test_stairs_and_ramps_are_as_long_and_as_open_as_the_rules_have_them(
    quarry: State, figure: FigureId, start: Point3, to: Point, height: float
) -> None:
    assert MEASURES.walking is not None
    state = quarry.clone()
    placed = state.figures[figure]
    placed.x, placed.y, placed.z = start
    found = MEASURES.walking.way(state, figure, to, height, 30)
    assert found.reason is None
    way = way_of(state, figure, tuple(stretch.end[:2] for stretch in found.stretches), Mode.WALK)
    assert way.refusal is None
    assert way.end.position == to
    assert way.end.z == pytest.approx(height)
    assert way.cost - 1e-6 <= found.cost <= way.cost + 0.05


def test_crawling_and_dragging_are_as_dear_as_the_rules_have_them(ford: State) -> None:
    assert MEASURES.walking is not None
    state = ford.clone()
    state.figures[SURGEON].conditions.append(Condition.PRONE)
    state.figures[HOUND].grappled_by = SURGEON
    found = MEASURES.walking.way(state, SURGEON, (5.0, 7.0), None, 9)
    assert found.cost == pytest.approx(way_of(state, SURGEON, ((5.0, 7.0),), Mode.WALK).cost)
    assert found.cost == pytest.approx(8.0)


def test_levels_of_cover_are_those_of_the_rules(ford: State) -> None:
    assert MEASURES.looking is not None
    seen = MEASURES.looking.seen(ford, SURGEON, HOUND)
    cover, share = cover_between(ford, body(ford, SURGEON), body(ford, HOUND))
    assert seen.sight.covered_share == share
    assert seen.level == {"none": None, "half": 1, "three-quarters": 2, "total": None}[cover.value]


def test_odds_are_told_or_refused(ford: State) -> None:
    assert MEASURES.odds is not None
    state = ford.clone()
    state.figures[HOUND].x, state.figures[HOUND].y = 5.0, 7.0
    state.figures[SURGEON].in_hand = None
    found = MEASURES.odds.odds(state, SURGEON, HOUND, "dagger", {})
    assert state.figures[SURGEON].in_hand is None, "to measure changes nothing"
    assert not isinstance(found, Refusal)
    assert found.target_number == 8
    assert found.p_check == pytest.approx(0.65)
    assert isinstance(MEASURES.odds.odds(ford.clone(), SURGEON, HOUND, "maw", {}), Refusal)


def test_a_plan_tells_whom_it_provokes_and_where(ford: State) -> None:
    state = ford.clone()
    state.active = SURGEON
    state.figures[HOUND].x, state.figures[HOUND].y = 6.5, 9.0
    ((foe, at),) = provoked_by(state, SURGEON, Move(((2.0, 9.0),)))
    assert foe == HOUND
    assert at[0] == pytest.approx(3.5, abs=0.002)
    assert state.figures[SURGEON].at == ford.figures[SURGEON].at


def beside(state: State) -> State:
    """The hound is beside the surgeon."""
    state = state.clone()
    state.figures[HOUND].x, state.figures[HOUND].y = 5.0, 7.0
    return state


@pytest.mark.rule("D062")
def test_odds_name_what_leans_the_throw(ford: State) -> None:
    assert MEASURES.odds is not None
    state = beside(ford)
    state.figures[HOUND].conditions.append(Condition.PRONE)
    state.figures[HOUND].dodging = True
    found = MEASURES.odds.odds(state, SURGEON, HOUND, "dagger", {})
    assert not isinstance(found, Refusal)
    assert [(each.rule, each.label) for each in found.advantages] == [("D079", "prone-target")]
    assert [(each.rule, each.label) for each in found.disadvantages] == [("D072", "dodging")]


@pytest.mark.rule("D091")
@pytest.mark.parametrize("act", ["shove", "shove-away", "grapple"])
def test_odds_of_contests_are_told_or_refused(ford: State, act: str) -> None:
    assert MEASURES.odds is not None
    found = MEASURES.odds.odds(beside(ford), SURGEON, HOUND, act, {})
    assert not isinstance(found, Refusal)
    assert (found.target_number, total(found.modifiers), total(found.against)) == (None, 0, 2)
    won = sum(own > theirs + 2 for own in range(1, 21) for theirs in range(1, 21)) / 400
    assert (found.p_check, found.chances) == (won, (("contest", won),))
    assert isinstance(MEASURES.odds.odds(ford, SURGEON, HOUND, act, {}), Refusal), "out of reach"


@pytest.mark.rule("DR48")
def test_odds_of_a_choke_need_the_feature_for_it(ford: State) -> None:
    assert MEASURES.odds is not None
    refused = MEASURES.odds.odds(beside(ford), SURGEON, HOUND, "choke", {})
    assert isinstance(refused, Refusal)
    assert (refused.rule, refused.reason) == ("DR48", "does-not-choke")


@pytest.mark.rule("D091")
@pytest.mark.parametrize(
    ("answer", "what"), [(Shove(HOUND), "prone"), (Shove(HOUND, away=True), "pushed"), (Grapple(HOUND), "held")]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_planned_contest_tells_how_likely_it_is_won(
    ford: State, answer: Shove | Grapple, what: str, language: Language
) -> None:
    texts = Texts(language).of("d20")
    strike = FORESIGHT.strike(beside(ford), texts, SURGEON, answer)
    assert strike is not None
    won = sum(own > theirs + 2 for own in range(1, 21) for theirs in range(1, 21)) / 400
    assert [(each.name, each.share) for each in strike.outcomes] == [("nothing", 1.0 - won), (what, won)]
    assert all(texts.has(f"outcome-{each.name}") for each in strike.outcomes)
    assert FORESIGHT.strike(ford, texts, SURGEON, answer) is None, "out of reach"


def test_breaking_free_tells_how_likely_it_is(ford: State) -> None:
    state, texts = beside(ford), Texts("en").of("d20")
    assert FORESIGHT.strike(state, texts, SURGEON, Escape()) is None
    state.figures[SURGEON].grappled_by = HOUND
    strike = FORESIGHT.strike(state, texts, SURGEON, Escape())
    assert strike is not None
    assert strike.outcomes[1].name == "free"
    assert strike.some == pytest.approx(0.475), "Acrobatics +2 against Athletics +2"
