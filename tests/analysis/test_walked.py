"""The heat of the ways that were walked is what the figures of finished games really did."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.analysis.crew import Crew
from pb12table.analysis.played.games import plan_of, tried
from pb12table.analysis.played.walked import cells_entered, heat_raster, is_played_on, walked_in_saves
from pb12table.bots.play import make_bots, play, started
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import Scenario, load_scenario
from pb12table.table.cells import Raster
from tests.analysis.layouts import arena

RASTER = Raster(10.0, 10.0, 1.0)


def test_the_cells_of_a_way_are_those_it_comes_into() -> None:
    way = [(0.5, 0.5, 0.0), (3.5, 0.5, 0.0), (3.5, 2.5, 0.0)]
    assert list(cells_entered(RASTER, way)) == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]
    assert list(cells_entered(RASTER, [(0.5, 0.5, 0.0), (0.9, 0.9, 0.0)])) == []
    assert list(cells_entered(RASTER, [])) == []


@given(st.lists(st.tuples(st.floats(0.0, 9.99), st.floats(0.0, 9.99), st.just(0.0)), min_size=2, max_size=6))
def test_a_way_cut_into_pieces_comes_into_the_same_cells(way: list[tuple[float, float, float]]) -> None:
    whole = list(cells_entered(RASTER, way))
    parts = [cell for pair in pairwise(way) for cell in cells_entered(RASTER, pair)]
    assert parts == whole


def saved(folder: Path, scenario: Scenario, number: int, most: int = 100_000) -> Path:
    path = folder / f"game-{number}.pb12save"
    session = started(scenario.setup, 3, number)
    save = SaveFile.create(path, scenario, "seeded", {})
    play(session, make_bots(["random"], scenario.setup, 3, number), most)
    save.write(session)
    save.close()
    return path


@pytest.mark.slow
def test_saves_of_finished_games_on_the_table_count_and_no_others(tmp_path: Path) -> None:
    scenario = load_scenario("the-ford-at-noon")
    whole, begun = saved(tmp_path, scenario, 0), saved(tmp_path, scenario, 1, most=40)
    (tmp_path / "broken.pb12save").write_text("nothing")
    found = walked_in_saves(scenario.setup, sorted(tmp_path.glob("*.pb12save")))
    assert found.files == (whole.stem,)
    assert begun.exists()
    assert found.together.sum() > 0
    assert {player for player, counts in found.counts.items() if counts.any()} <= {p.id for p in scenario.setup.players}
    other = walked_in_saves(load_scenario("petrol-station").setup, [whole])
    assert other.games == 0
    assert not other.together.any()


def test_a_table_is_the_same_by_its_terrain() -> None:
    scenario = load_scenario("smugglers-cove").setup
    assert is_played_on(scenario, load_scenario("smugglers-cove").setup)
    assert not is_played_on(scenario, load_scenario("the-mill-race").setup)
    assert heat_raster(arena()).size == 1.0


@pytest.mark.slow
def test_games_of_bots_tell_the_ways_of_both_sides() -> None:
    setup = load_scenario("smugglers-cove").setup
    with Crew(0) as crew:
        trial = tried(plan_of(setup, [setup], "random", 1), 2, crew)
    (found,) = trial.layouts
    # Each option of a game leads at most a step on: into no more than three cells.
    assert 0 < found.walked.sum() <= 3 * found.moved.sum()
    assert np.all((found.walked > 0).sum(axis=(1, 2)) > 0)
