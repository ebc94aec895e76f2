"""What packages of others are held to holds in our own games, too."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.plain_states import PlainStates
from pb12table.systems.known import SYSTEMS
from pb12table.testing import laws

SCENARIOS = tuple(Path(__file__).parents[1] / "systems" / f"{name}.toml" for name in (
    "duel", "brawl", "brook", "scuffle", "parley",
))  # fmt: skip
"""A short one of each system."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda path: path.stem)
def test_every_law_holds_at_some_moments_of_a_game(scenario: Path) -> None:
    setup, looked = load_scenario(scenario).setup, 0
    for session in islice(laws.moments(setup, 1, 7), 2):
        chance = random.Random(looked)
        laws.check_copies(session)
        laws.check_secrets(session, chance)
        laws.check_fork(session, chance)
        laws.check_question(session, chance)
        laws.check_words(session, laws.check_refusals(session))
        laws.check_form(session)
        looked += 1
    assert looked


def test_there_is_a_game_of_each_system_and_its_texts_are_in_both_languages() -> None:
    assert {load_scenario(path).setup.system for path in SCENARIOS} == set(SYSTEMS)
    for system in SYSTEMS:
        laws.check_languages(system)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda path: path.stem)
def test_a_game_takes_the_same_course_in_another_process(scenario: Path) -> None:
    laws.check_elsewhere(scenario, "random", 1)


@dataclass
class _Camp:
    setup: object
    asleep: set[str]
    fires: dict[str, frozenset[str]]


def test_states_with_sets_are_the_same_text_in_whatever_order_the_sets_are() -> None:
    states = PlainStates(_Camp)
    names = [f"child-{number}" for number in range(40)]
    camps = [_Camp(None, set(order), {"east": frozenset(order)}) for order in (names, names[::-1])]
    one, two = map(states.to_json, camps)
    assert one == two
    assert b'["child-0","child-1","child-10","child-11"' in one
    assert states.from_json(one, None) == camps[0]
