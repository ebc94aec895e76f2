"""How long a table of 400, 1,600 and 4,000 pieces takes: imported, read, checked, looked over, walked, saved, drawn."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.sightings import sightings
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.scenario import Scenario, scenario_of
from pb12table.files.writing import scenario_text
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.measures import MEASURES
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import reach
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.table.cells import Raster
from pb12table.table.sight.many import Sites, sites_in
from pb12table.window.kit.keys import Settings
from tests.bench.layouts import town as mixed
from tests.layouts.maps import text
from tests.layouts.towns import town
from tests.systems.pb12.scene import Scene

Benchmark = Any

HOUSES = {400: 80, 1_600: 320, 4_000: 800}
"""Each house becomes five pieces."""
FILE = Path("town.toml")
CELLS = 40
"""The exposure map has about so many cells across the table."""
HUMAN, OTHER = FigureId("human"), FigureId("human-2")


@dataclass(frozen=True)
class Town:
    """A map as its file has it, what became of it, and the scenario with two figures in the middle."""

    data: bytes
    map: ImportedMap
    document: dict[str, Any]
    scenario: Scenario


@cache
def place(pieces: int) -> Town:
    data = text(town(HOUSES[pieces], 3))
    found = _import(data)
    document = copy.deepcopy(found.document)
    width, depth = document["table"]["width"], document["table"]["depth"]
    # A street runs from south to north every nine cells.
    street, middle = 9.0 * 1.5 * (round(width / 13.5) // 2), round(depth / 2.0, 1)
    document["player"] = [{"id": name, "name": name.title(), "command_points": 4} for name in ("alice", "bob")]
    document["figure"] = [
        {"id": str(name), "player": player, "profile": "human", "at": [street, middle + off], "facing": facing}
        for name, player, off, facing in ((HUMAN, "alice", 0.0, 90.0), (OTHER, "bob", 8.0, 270.0))
    ]
    document["zone"] = [
        {"id": "west", "kind": "entry", "players": ["alice"], "rectangle": [0.0, 0.0, 1.4, depth]},
        {"id": "east", "kind": "entry", "players": ["bob"], "rectangle": [width - 1.4, 0.0, 1.4, depth]},
    ]
    assert abs(len(document["terrain"]) - pieces) <= pieces // 50
    return Town(data, found, document, scenario_of(document, load_content(), FILE))


def _import(data: bytes) -> ImportedMap:
    return imported(map_of(data, "town.uvtt"), ImportOptions("town", cell_steps=1.5), "town.uvtt", "town")


def moved(where: Town, number: int) -> dict[str, Any]:
    """The document with one wall a little elsewhere."""
    document = copy.copy(where.document)
    terrain = list(document["terrain"])
    wall = copy.deepcopy(terrain[number % 50])
    wall["line"][0][0] = round(wall["line"][0][0] + 0.001 * (number + 1), 3)
    terrain[number % 50] = wall
    document["terrain"] = terrain
    return document


def fresh(where: Town, number: int) -> State:
    """The scenario as if just opened: on a table as wide as no other one, of which nothing is known."""
    table = where.scenario.setup.battlefield
    other = replace(table, width=table.width + 0.001 * (number + 1))
    return new_game(replace(where.scenario.setup, battlefield=other))


def timed(benchmark: Benchmark, what: str, pieces: int, work: Callable[[int], Any], rounds: int = 3) -> None:
    """Time a piece of work that is told how often it was done before."""
    numbers = itertools.count()
    benchmark.extra_info.update(what=what, pieces=pieces)
    benchmark.pedantic(lambda: work(next(numbers)), rounds=1 if benchmark.disabled else rounds)


SIZES = pytest.mark.parametrize("pieces", HOUSES)
pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


@SIZES
def test_a_map_is_imported(benchmark: Benchmark, pieces: int) -> None:
    where = place(pieces)
    timed(benchmark, "a map is imported", pieces, lambda _: _import(where.data))


@SIZES
def test_a_scenario_is_read(benchmark: Benchmark, pieces: int) -> None:
    where = place(pieces)
    timed(benchmark, "a scenario is read", pieces, lambda _: scenario_of(where.document, load_content(), FILE))


@SIZES
def test_a_scenario_is_saved(benchmark: Benchmark, pieces: int) -> None:
    where = place(pieces)
    timed(benchmark, "a scenario is written", pieces, lambda _: scenario_text(where.document))


@SIZES
def test_the_editor_checks_it_after_a_change(benchmark: Benchmark, pieces: int) -> None:
    where = place(pieces)
    content = load_content()
    check_layout(where.document, content, FILE)
    work = "the editor's check after a change"
    timed(benchmark, work, pieces, lambda number: check_layout(moved(where, number), content, FILE))


@SIZES
def test_one_figure_looks_at_another(benchmark: Benchmark, pieces: int) -> None:
    state = new_game(place(pieces).scenario.setup)
    sight(state, HUMAN, OTHER)

    def look(number: int) -> None:
        state.figures[HUMAN].x += 0.001
        sight(state, HUMAN, OTHER)

    timed(benchmark, "sight and share, one pair", pieces, look, 50)


@SIZES
def test_reach_for_the_first_time(benchmark: Benchmark, pieces: int) -> None:
    where = place(pieces)
    timed(
        benchmark,
        "reach, 12 steps, the first on a table",
        pieces,
        lambda number: reach(fresh(where, number), HUMAN, range(1, 13)),
    )


@SIZES
def test_reach_for_the_first_time_where_heights_are_mixed(benchmark: Benchmark, pieces: int) -> None:
    table = mixed(pieces)

    def look(number: int) -> None:
        scene = Scene(width=table.width + 0.001 * (number + 1), depth=table.depth, origin=(0.0, 0.0))
        scene.pieces += table.pieces
        scene.human("human", "alice", at=(0.5, 0.5))
        reach(scene.state(), HUMAN, range(1, 13))

    timed(benchmark, "reach, 12 steps, the first on a table of mixed heights", pieces, look)


@SIZES
def test_reach_from_then_on(benchmark: Benchmark, pieces: int) -> None:
    state = new_game(place(pieces).scenario.setup)
    reach(state, HUMAN, range(1, 13))

    def walk(number: int) -> None:
        state.figures[HUMAN].x += 0.001
        reach(state, HUMAN, range(1, 13))

    timed(benchmark, "reach, 12 steps, from then on", pieces, walk)


@SIZES
def test_an_exposure_map(benchmark: Benchmark, pieces: int) -> None:
    assert MEASURES.layout is not None
    table, person = place(pieces).scenario.setup.battlefield, MEASURES.layout.person
    raster = Raster(table.width, table.depth, table.width / CELLS)
    cells = itertools.product(range(raster.columns), range(raster.rows))
    stature = person.stature
    sites = Sites(raster, stature, tuple(site for cell in cells for site in sites_in(table, stature, raster, cell)))

    def measure(_: int) -> None:
        found = sightings(table, sites, person.aim_at(stature.height), Crew(1))
        assert 0.0 < found.exposure(np.arange(len(sites))).mean() < 1.0

    timed(benchmark, "exposure map, 1,600 cells", pieces, measure, 1)


@SIZES
def test_a_frame_of_the_editor(benchmark: Benchmark, pieces: int, tmp_path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    program = Program(Settings(language="en"), (1600, 900))
    program.edit_document(copy.deepcopy(place(pieces).document), tmp_path / "town.toml")
    for _ in range(60):
        program.frame(1 / 60)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)

    def frame(number: int) -> None:
        place_ = (400 + 7 * (number % 60), 300 + 5 * (number % 60))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place_, rel=(7, 5), buttons=(0, 0, 0)))
        program.frame(1 / 60)

    timed(benchmark, "a frame of the editor, the mouse moving", pieces, frame, 60)
    screen.close()
