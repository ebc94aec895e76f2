"""Games in which everybody may interrupt at every opportunity: all of it occurs, and the games can be replayed."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from pb12table.kernel.dice import SeededDice, TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.session import Session, replay
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.events import DefenceRaised, InterruptionPlayed, MovementFixed
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.skirmishes import arbitrary, begun, chance_of, watch

SEEDS = range(16)


def start() -> State:
    """The beginning of a game in which everybody on the table holds two Delayed markers already."""
    state = new_game(watch())
    for figure in state.figures.values():
        if figure.place is Place.TABLE:
            figure.statuses[Status.DELAYED] = 2
    return state


@cache
def games() -> list[Session[State]]:
    """Games in which everybody does anything that is legal."""
    found = []
    for seed in SEEDS:
        session = Session(SYSTEM, start(), SeededDice(seed))
        for _ in arbitrary(session, chance_of(seed)):
            pass
        found.append(session)
    return found


@pytest.mark.rule("R4.0.1", "R4.0.3", "R4.0.6", "R4.3.1")
def test_everything_about_interruptions_occurs_in_arbitrary_games() -> None:
    events = [line.event for game in games() for line in game.log]
    kinds = Counter(event.kind for event in events if isinstance(event, InterruptionPlayed))
    assert set(kinds) == {"ranged-defence", "melee-defence", "use-delayed"}
    actions = {event.action for event in events if isinstance(event, InterruptionPlayed)}
    assert len(actions) > 4, actions
    assert max(event.place for event in events if isinstance(event, InterruptionPlayed)) > 2
    assert any(isinstance(event, DefenceRaised) for event in events)
    assert any(isinstance(event, MovementFixed) and event.options for event in events)
    entries = [entry for game in games() for entry in game.entries]
    answers = {entry.plain["kind"] for entry in entries if entry.request == "RespondToInterruption"}
    assert answers == {"respond", "commit"}
    said = {entry.plain["kind"] for entry in entries if entry.kind is EntryKind.DECLARATION}
    assert said >= {"standing-order", "pass-turn"}


def test_they_end_and_can_be_replayed() -> None:
    assert all(game.state.outcome is not None for game in games())
    for game in games():
        again, drift = replay(SYSTEM, start(), game.entries, TypedDice())
        assert drift is None
        assert again.state == game.state


@pytest.mark.rule("R4.0.1", "RU100")
def test_every_kind_of_window_is_met() -> None:
    met: set[Window] = set()
    for seed in SEEDS:
        session = begun(watch(), seed)
        for _ in arbitrary(session, chance_of(seed)):
            moment = getattr(session.pending, "moment", None)
            if moment is not None:
                met.add(moment.window)
        if met == set(Window):
            break
    assert met == set(Window)
