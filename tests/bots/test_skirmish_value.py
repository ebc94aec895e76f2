"""The numbers of the value of Pb-12: what each of them is told by."""

from __future__ import annotations

from functools import cache

import pytest

from pb12table.files.scenario import load_scenario, suite_files
from pb12table.files.weights import shipped_weights
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.leading_bot import LeadingBot
from pb12table.systems.pb12.bots.value import VALUE
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Place, State, Status
from pb12table.systems.pb12.system import SYSTEM
from tests.bots.test_leading import FAR, crew, in_turns, turn

ALICE, BOB = PlayerId("alice"), PlayerId("bob")


@cache
def begun() -> State:
    """The third round on the mirrored layout that has a zone on a bridge."""
    state = SYSTEM.new_game(load_scenario(suite_files("pb12")["bridge"]).setup)
    state.game_round, state.phase = 3, Phase.TURNS
    state.turn_order, state.next_turn = [ALICE, BOB], 1
    for account in state.players.values():
        account.command_points = 4
    return state


def told(state: State, player: PlayerId = ALICE) -> dict[str, float]:
    return dict(zip(VALUE.names, VALUE.features(SYSTEM.view(state, player), player), strict=True))


def chance(state: State, player: PlayerId = ALICE) -> float:
    return shipped_weights("pb12", VALUE).chance(VALUE.features(state, player))


def test_equal_sides_are_told_apart_by_the_turn_alone() -> None:
    found = told(begun())
    assert found.pop("turn") == 1.0
    assert set(found.values()) == {0.0}


def test_games_are_played_on_as_steady_plays_them() -> None:
    # Who had waited was judged by the rush of a bot that never waits.
    state, usual = in_turns(crew(FAR, FAR), alice=6, bob=6), VALUE.plays_on(0)
    assert turn(usual, state) == turn(LeadingBot(0), state) != AggressiveBot(0).answer(state, ChooseTurn(ALICE))


def test_who_may_not_act_any_more_is_not_to_come() -> None:
    state = begun().clone()
    state.players[BOB].broken_off = True
    assert told(state)["coming"] == 1.0
    state.phase = Phase.STATUS
    assert told(state)["coming"] == 0.0
    state = begun().clone()
    state.players[ALICE].command_points = 0
    assert told(state)["coming"] == -1.0


def test_wounds_and_panic_cost_strength() -> None:
    state, whole = begun().clone(), chance(begun())
    own = [figure for figure in state.figures.values() if figure.controller == ALICE]
    own[0].heavy_points = own[0].light_points = own[0].free_points = 0
    hurt = chance(state)
    own[0].statuses[Status.PANICKED] = 1
    assert told(state)["standing"] < 0.0
    panicked = chance(state)
    own[0].place = Place.REMOVED
    assert chance(state) < hurt < whole
    assert panicked < hurt


def test_points_count_for_more_the_fewer_rounds_are_left() -> None:
    state = begun().clone()
    state.players[ALICE].victory_points = 2
    early = chance(state)
    state.game_round = 8
    assert 0.5 < early < chance(state)
    assert told(state)["victory"] == pytest.approx(-told(state, BOB)["victory"]) == 1.0


def test_who_is_alone_in_a_zone_is_likely_to_get_its_points() -> None:
    state = begun().clone()
    [zone] = [zone for zone in state.setup.zones if ALICE in zone.players and zone.kind == "hold"]
    xs, ys = zip(*zone.area.outline, strict=True)
    before = told(state)
    comer = next(figure for figure in state.figures.values() if figure.controller == ALICE)
    comer.x, comer.y = sum(xs) / len(xs), sum(ys) / len(ys)
    comer.z = 0.0 if zone.area.band is None else zone.area.band[0]
    after = told(state)
    assert after["zones-held"] == 1.0
    assert after["zones-near"] > before["zones-near"]
    assert after["goal"] > before["goal"]
    comer.statuses[Status.PANICKED] = 1
    assert told(state)["zones-held"] == 0.0
