"""Games for tests of saves."""

import random

from pb12table.files.content import load_content
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import Scenario, load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM

CONTENT = load_content()


def cove() -> Scenario:
    return load_scenario("smugglers-cove", CONTENT)


def new_session(scenario: Scenario, seed: int = 1) -> Session[State]:
    return Session(SYSTEM, new_game(scenario.setup), SeededDice(seed))


def play(session: Session[State], answers: int, seed: int = 1, save: SaveFile | None = None) -> None:
    """Answer arbitrarily, writing the save after each answer."""
    chance = random.Random(seed)
    for _ in range(answers):
        if session.pending is None:
            return
        session.answer(session.pending.sample(session.state, chance))
        if save is not None:
            save.write(session)
