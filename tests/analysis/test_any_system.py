"""Layouts of a system whose ways are paid in metres, and which knows neither cover nor changing sides."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from pathlib import Path

import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import TABLE, Earlier, Measured, Wishes, measured
from pb12table.analysis.measuring import keep, kept
from pb12table.analysis.plain import plain_layout
from pb12table.analysis.played.games import plan_of
from pb12table.analysis.walking import Unmeasured
from pb12table.cli import layout
from pb12table.cli.main import run
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.system import GameSetup
from pb12table_dash.measures import METRES
from tests.cli.commands import answer, complaint
from tests.systems.table_of_systems import MEADOW, knowing


@pytest.fixture(autouse=True)
def _dash() -> Iterator[None]:
    with knowing(dash="pb12table_dash"):
        yield


def meadow() -> GameSetup:
    found: GameSetup = load_scenario(MEADOW).setup
    return found


def whole(setup: GameSetup, before: Earlier | None = None) -> Measured:
    return measured(setup, Wishes(1.5), Crew(0), before=before)


def test_ways_are_told_in_metres_and_nobody_is_covered() -> None:
    found = whole(meadow())
    assert found.wishes.heights == (1.0,)
    assert found.covering is None
    assert found.cover(TABLE) is None
    (there, back) = found.crossings
    assert there.walk is not None
    assert back.walk is not None
    (x, y, _), (u, v, _) = there.walk.start, there.walk.end
    straight = hypot(u - x, v - y)
    assert there.walk.cost == pytest.approx(there.walk.length * METRES, abs=0.01)
    assert straight * METRES <= (there.walk.cost or 0.0) < 1.2 * straight * METRES
    assert there.walk.cost == pytest.approx(back.walk.cost, abs=0.05)


def test_what_was_found_is_kept_and_used_again(tmp_path: Path) -> None:
    setup = meadow()
    first = whole(setup)
    keep(tmp_path / "meadow.npz", first)
    again = whole(setup, kept(tmp_path / "meadow.npz", setup))
    assert again.computed == 0
    plain, before = plain_layout(again), plain_layout(first)
    del plain["computed"], before["computed"]
    assert plain == before


def test_forces_that_cannot_change_sides_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unmeasured):
        plan_of(meadow(), [meadow()], "random", 1)
    told = complaint(capsys, "layout", str(MEADOW), "--games", "2")
    assert "in dash, forces cannot change sides" in told


def test_the_command_line_looks_walks_and_measures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other processes would not know the toy.
    monkeypatch.setattr(layout, "cores", lambda: 0)
    name = str(MEADOW)
    assert answer(capsys, "sight", name, "hare", "tortoise")["concealment"] is None
    assert answer(capsys, "visible", name, "hare")["area"] > 90.0
    way = answer(capsys, "path", name, "hare", "6", "3")
    assert (way["reachable"], way["bp"]) == (True, pytest.approx(4.0 * METRES, abs=0.01))
    assert 10.0 < answer(capsys, "reach", name, "hare", "--bp", "3")["area"] < 13.0
    assert run(["path", name, "hare", "6", "3"]) == 0
    told = capsys.readouterr().out
    assert told == "Hare gets to 6, 3 over 6 metres.\nRun to 6, 3: 6 metres, 6 in all\n"
    assert run(["layout", name, "--grid", "3"]) == 0
    assert "The shortest way across leads from Ann’s starting places to Ben’s starting places: 9 metres." in (
        capsys.readouterr().out
    )
