"""Law: the numbers a value is learned from are the opposite for the other side, and tell nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.files.places import scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, scenario_files, suite_files
from pb12table.files.weights import shipped_weights
from pb12table.skirmish.bot import Valued
from pb12table.systems.known import SYSTEMS, system

LEARNED = [identity for identity in SYSTEMS if system(identity).valued is not None]
DECISIONS = 60
EVERY = 12


def valued(identity: str) -> Valued[Any]:
    found = system(identity).valued
    assert found is not None
    return found


@cache
def states(identity: str, players: int) -> list[Any]:
    """Some states of a game between quick bots, on a layout for so many players that has a goal if any has."""
    files = {**suite_files(identity), **scenario_files(identity)}
    shipped = [path for path in files.values() if path.is_relative_to(scenarios_folder())]
    # A plain battle has no goal, and nobody hides in it.
    told = [path for path in shipped if read_toml(path).get("mission", {}).get("kinds") != ["battle"]]
    setups = [load_scenario(path).setup for path in told]
    fitting = [each for each in setups if len(each.players) == players]
    assert fitting, "each game has a layout for so many players"
    setup = fitting[-1]
    session, bots = started(setup, 4, digests=False), make_bots(["learner"], setup, 4)
    found = []
    for _ in range(DECISIONS // EVERY):
        play(session, bots, EVERY)
        if session.pending is not None:
            found.append(session.state)
    assert found
    return found


@pytest.mark.parametrize("identity", LEARNED)
def test_the_names_are_those_of_the_weights_and_the_plain_one_is_among_them(identity: str) -> None:
    here = valued(identity)
    assert len(set(here.names)) == len(here.names) <= 30
    assert here.plain in here.names
    assert tuple(shipped_weights(identity, here).weights) == here.names


@pytest.mark.slow
@pytest.mark.parametrize("identity", LEARNED)
def test_the_numbers_are_the_opposite_for_the_other_side(identity: str) -> None:
    here, some = valued(identity), 0
    for state in states(identity, 2):
        first, second = (here.features(state, player.id) for player in state.setup.players)
        assert len(first) == len(here.names)
        assert first == pytest.approx([-each for each in second])
        some += any(first)
    assert some


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("identity", LEARNED)
def test_the_chances_of_all_players_come_to_one(identity: str, players: int) -> None:
    here = valued(identity)
    weights = shipped_weights(identity, here)
    for state in states(identity, players):
        chances = weights.chances([here.features(state, player.id) for player in state.setup.players])
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < each < 1.0 for each in chances)


def imagined(identity: str) -> Iterator[tuple[Any, Any, Any]]:
    """States with a player and others that may be the real one as far as that player knows."""
    rules: Any = system(identity)
    for number, state in enumerate(states(identity, 2)):
        for player in state.setup.players:
            twin = rules.imagined(rules.view(state, player.id), player.id, Random(number))
            yield state, twin, player.id


@pytest.mark.slow
@pytest.mark.parametrize("identity", [each for each in LEARNED if system(each).hides(None)])
def test_what_is_hidden_does_not_show_in_the_numbers(identity: str) -> None:
    here, rules, other = valued(identity), system(identity), 0
    for state, twin, player in imagined(identity):
        seen = [rules.view(each, player) for each in (state, twin)]
        first, second = (here.features(each, player) for each in seen)
        assert first == second
        other += here.features(state, player) != here.features(twin, player)
    assert other, "something was hidden that would tell"
