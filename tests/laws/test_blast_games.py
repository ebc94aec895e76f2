"""Games with grenades: everything that can come of one comes, and the games can be replayed."""

from __future__ import annotations

import pytest

from pb12table.bots.play import make_bots, play, replayed, started
from pb12table.kernel.session import Session
from pb12table.systems.pb12.rules.game.events import BlastWentOff, CheckDiverged, CoverHeld
from pb12table.systems.pb12.rules.game.state import State
from tests.laws.skirmishes import played, yard

SEEDS = range(24)


def games() -> list[Session[State]]:
    """Games in which everybody does anything that is legal."""
    return [played(yard(), seed) for seed in SEEDS]


@pytest.mark.rule("R1.6.9", "R1.6.10", "R1.6.11", "R1.6.15", "R1.6.17")
def test_everything_about_blasts_occurs_in_arbitrary_games() -> None:
    found = games()
    events = [line.event for game in found for line in game.log]
    blasts = [event for event in events if isinstance(event, BlastWentOff)]
    assert {event.sector for event in blasts} == {90, 180, 270, 360}
    assert any(len(event.hit) > 1 for event in blasts)
    assert {event.works for event in events if isinstance(event, CheckDiverged)} == {True, False}
    assert any(isinstance(event, CoverHeld) for event in events)
    entries = [entry for game in found for entry in game.entries]
    assert any(entry.request == "ChooseSector" for entry in entries)
    throws = [e.plain for e in entries if isinstance(e.plain, dict) and e.plain.get("kind") == "ranged-attack"]
    assert {throw["target"] is None for throw in throws} == {True, False}
    assert all(replayed(yard(), game) is None for game in found)


@pytest.mark.rule("R1.6.9")
def test_the_aggressive_bot_spares_its_own_side() -> None:
    thrown = 0
    for seed in range(8):
        session = started(yard(), "grenades", seed)
        play(session, make_bots(["aggressive"], yard(), "grenades", seed))
        assert session.pending is None
        thrown += sum(isinstance(line.event, BlastWentOff) for line in session.log)
        for line in session.log:
            event = line.event
            if isinstance(event, BlastWentOff) and event.radius == 4 and event.sector == 360:
                owner = session.state.figures[event.figure].controller
                assert all(session.state.figures[hit].controller != owner for hit in event.hit)
    assert thrown
