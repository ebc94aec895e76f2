"""The laws as a class of tests: a package derives one from it for its rule system, and pytest tries every law."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from pb12table.bots.play import bots_of
from pb12table.files.checking import check_file
from pb12table.files.scenario import load_scenario, shipped_files
from pb12table.kernel.request import Refusal
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems import known
from pb12table.testing import laws

LOOKED_AT: Final = 12
"""At so many moments of a game the laws are tried."""


class SystemLaws:
    """Tries every law on every scenario of a rule system; a class derived from it names the system.

    Where states are written as JSON, `states` says by what.
    """

    system: ClassVar[str]
    """The id of the rule system."""
    states: ClassVar[laws.StatesAsJson | None] = None
    """What writes its states, such as a `PlainStates`; None where nothing does."""
    seeds: ClassVar[tuple[int, ...]] = (1, 2)
    """The games that are played of each scenario."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Try what is asked of a scenario with each, and what is asked of a bot with each."""
        for name, found in (("scenario", list(shipped_files(self.system))), ("bot", list(bots_of(self.system)))):
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, found)

    def setup_of(self, scenario: str) -> GameSetup:
        """Return the setup of a scenario of the system, by the name of its file."""
        found: GameSetup = load_scenario(shipped_files(self.system)[scenario]).setup
        return found

    def moments_of(self, scenario: str) -> tuple[Session[Any], ...]:
        """Return some moments of games by chance on a scenario; nobody may go on with them."""
        return _moments(shipped_files(self.system)[scenario], self.seeds)

    def test_there_is_a_scenario(self) -> None:
        assert shipped_files(self.system), "a game that comes without a scenario cannot be tried"

    def test_scenarios_are_sound(self, scenario: str) -> None:
        checked = check_file(shipped_files(self.system)[scenario])
        assert not checked.notice

    def test_games_end_and_are_played_again_alike(self, scenario: str, bot: str, capsys: Any) -> None:
        for seed in self.seeds:
            laws.check_game(self.setup_of(scenario), bot, seed)
        assert capsys.readouterr() == ("", ""), "rules print nothing"

    def test_a_game_is_the_same_in_another_process(self, scenario: str) -> None:
        bot = next(iter(bots_of(self.system)))
        laws.check_elsewhere(shipped_files(self.system)[scenario], bot, self.seeds[0])

    def test_a_fork_is_as_the_game_and_leaves_it_alone(self, scenario: str) -> None:
        for session in self.moments_of(scenario):
            laws.check_fork(session, random.Random(1))

    def test_every_question_has_legal_answers_that_can_be_saved(self, scenario: str) -> None:
        for session in self.moments_of(scenario):
            laws.check_question(session, random.Random(2))

    def test_a_refused_answer_changes_nothing(self, scenario: str) -> None:
        for session in self.moments_of(scenario):
            laws.check_refusals(session)

    def test_copies_and_views_are_apart_from_the_state(self, scenario: str) -> None:
        for session in self.moments_of(scenario):
            laws.check_copies(session)

    def test_nobody_learns_what_a_view_hides(self, scenario: str) -> None:
        for session in self.moments_of(scenario):
            laws.check_secrets(session, random.Random(3))

    def test_states_survive_json(self, scenario: str) -> None:
        for session in self.moments_of(scenario) if self.states is not None else ():
            assert self.states is not None
            laws.check_round_trip(session, self.states)

    def test_every_text_is_there_in_both_languages(self) -> None:
        laws.check_languages(self.system)

    def test_what_happens_and_what_is_refused_is_told(self, scenario: str) -> None:
        refusals: list[Refusal] = []
        for session in self.moments_of(scenario):
            refusals += laws.check_refusals(session)
        _, session = laws.check_game(self.setup_of(scenario), "random", self.seeds[0])
        laws.check_words(session, refusals)

    def test_the_window_asks_every_question(self, scenario: str) -> None:
        for session in self.moments_of(scenario) if known.has_window(self.system) else ():
            laws.check_form(session)


@cache
def _moments(path: Path, seeds: tuple[int, ...]) -> tuple[Session[Any], ...]:
    found: list[Session[Any]] = []
    for seed in seeds:
        found += (session.fork() for session in laws.moments(load_scenario(path).setup, seed))
    return tuple(found[:: max(1, len(found) // LOOKED_AT)])
