"""Law: a state, an answer and a whole game go to JSON and back at any request, and stay what they are."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, strategies

from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.rules import STATES
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.skirmishes import arbitrary, begun, chance_of, examples, seeds, setups
from tests.run import times


@pytest.mark.law("round trip")
@examples(20)
@given(setups, seeds)
def test_states_and_answers(setup: Setup, seed: int) -> None:
    session, chance = begun(setup, seed), chance_of(seed)
    for _ in arbitrary(session, chance_of(seed)):
        again = STATES.from_json(STATES.to_json(session.state), setup)
        assert again == session.state
        assert SYSTEM.digest(again) == SYSTEM.digest(session.state)
        request = session.pending
        assert request is not None
        for answer in (request.sample(session.state, chance), request.default(session.state)):
            assert request.decode(json.loads(json.dumps(request.encode(answer)))) == answer


def saved_and_loaded(folder: Path, session: Session[State]) -> Session[State]:
    """The game after it was saved and loaded."""
    loaded = load_save(folder / "game.pb12save")
    assert loaded.is_whole
    return resume(loaded, session.dice.fork())


@pytest.mark.law("round trip")
@examples(12)
@given(seeds, strategies.integers(1, 60), strategies.integers(0, 20))
def test_saves(seed: int, place: int, back: int) -> None:
    """A save that is written at each answer, with going back in between, resumes where the game is."""
    scenario = load_scenario("smugglers-cove")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        save = SaveFile.create(folder / "game.pb12save", scenario)
        session = Session(SYSTEM, new_game(scenario.setup), SeededDice(seed))
        for number in arbitrary(session, chance_of(seed)):
            save.write(session)
            if number == place // 2:
                session.rewind(max(session.free_undo_limit, len(session.entries) - back))
                save.write(session)
            if number == place:
                break
        save.write(session)
        again = saved_and_loaded(folder, session)
        assert again.state == session.state
        assert again.pending == session.pending
        assert again.entries == session.entries
        assert [(line.event, line.struck) for line in again.log] == [(line.event, line.struck) for line in session.log]
        for each in (session, again) if place % times(4, 1) == 0 else ():
            for _ in arbitrary(each, chance_of(seed + 1)):
                pass
        assert again.state == session.state
        save.close()
