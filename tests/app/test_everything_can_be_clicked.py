"""Every figure, thing, feature and link of every scenario that comes with the program is clicked, and nothing breaks.

On the bench, without a window, all of them; in the windows of editor and look mode, one for each scenario, quickly
those that open quickly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.panels.properties import properties_of
from pb12table.app.editor.screen import EditScreen
from pb12table.app.editor.workbench import Workbench
from pb12table.app.game.input import DOUBLE_SECONDS
from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, scan_scenarios
from pb12table.layouts.editing import Thing, entry_of, moved, things_of
from pb12table.layouts.motions import corners_of, shift
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems import known
from pb12table.table.shapes import Point, box_of
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from tests.app.helpers import SIZE, Hand

SCENARIOS = {summary.id: summary for summary in scan_scenarios()[0]}
WINDOWS = {"the-ford", "new-land"}
"""Scenarios whose windows open quickly."""
WINDOW = [
    pytest.param(scenario, marks=() if scenario in WINDOWS else pytest.mark.slow) for scenario in sorted(SCENARIOS)
]


def places(document: Mapping[str, Any], setup: GameSetup) -> Iterator[Point]:
    """Where something is: figures and passages as the game has them, and the entries of all lists of the document."""
    yield from (figure.at for figure in setup.figures if figure.at is not None)
    texts = Texts("en").of(setup.system)
    state = known.system(setup.system).new_game(setup)
    yield from (passage.place for passage in known.scene(setup.system).marks(state, texts).passages)
    for entries in document.values():
        if isinstance(entries, list):
            yield from (_middle(entry) for entry in entries if isinstance(entry, dict) and _has_place(entry))


def _has_place(entry: Mapping[str, Any]) -> bool:
    """Whether an entry lies somewhere: cells have two numbers as well, which are no points."""
    at = entry.get("at")
    return "cell" not in entry and bool(corners_of(entry)) and not (isinstance(at, list) and len(at) == 0)


def _middle(entry: Mapping[str, Any]) -> Point:
    west, south, east, north = box_of(corners_of(entry))
    return ((west + east) / 2.0, (south + north) / 2.0)


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_on_the_bench(scenario: str) -> None:
    """What lies there is found in the document, and its page is made, without a window."""
    summary = SCENARIOS[scenario]
    document, texts = read_toml(summary.path), Texts("en")
    bench = Workbench(document, load_content(summary.system), summary.path)
    try:
        for place in places(document, bench.setup):
            thing = bench.thing_at(place, 0.2)
            bench.selection = [] if thing is None else [thing]
            assert properties_of(bench, texts)
            assert bench.selected_entries() == ([] if thing is None else [entry_of(document, thing)])
            assert bench.value_problem(document) is None
    finally:
        bench.close()


@pytest.mark.parametrize("scenario", WINDOW)
def test_in_the_editor(scenario: str, tmp_path: Path) -> None:
    program = Program(Settings(language="en"), SIZE)
    hand, document = Hand(program), read_toml(SCENARIOS[scenario].path)
    program.edit_document(document, tmp_path / "clicked.toml")
    program.frame(0.1)
    screen = hand.on_top(EditScreen)
    hand.key(pygame.K_F7)  # the sheet lies over a part of the table
    try:
        for place in places(document, screen.bench.setup):
            hand.click(screen.camera.to_screen(place))
            program.frame(DOUBLE_SECONDS)
            program.draw()
            assert hand.on_top(EditScreen) is screen
    finally:
        screen.close()


@pytest.mark.parametrize("scenario", WINDOW)
def test_in_look_mode(scenario: str) -> None:
    program = Program(Settings(language="en"), SIZE)
    hand, document = Hand(program), read_toml(SCENARIOS[scenario].path)
    program.look_at(load_scenario(str(SCENARIOS[scenario].path)))
    screen = hand.on_top(LookScreen)
    for place in places(document, screen.setup):
        hand.click(screen.camera.to_screen(place))
        program.draw()
        assert hand.on_top(LookScreen) is screen


def test_a_click_on_any_head_selects_its_group(tmp_path: Path) -> None:
    program = Program(Settings(language="en"), SIZE)
    hand, document = Hand(program), read_toml(SCENARIOS["warehouse-three"].path)
    program.edit_document(document, tmp_path / "clicked.toml")
    program.frame(0.1)
    screen = hand.on_top(EditScreen)
    bench = screen.bench
    try:
        heads = {str(group["id"]): [(x, y) for x, y in group["at"]] for group in document["group"]}
        for group, places_of_group in heads.items():
            assert {bench.thing_at(place, 0.1) for place in places_of_group} == {Thing("group", group)}
        first = Thing("group", next(iter(heads)))
        number = len(bench.setup.figures)
        hand.click(screen.camera.to_screen(heads[first.id][-1]))
        program.draw()
        assert bench.selection == [first]
        bench.do("moved", moved(bench.document, bench.selection, shift(0.5, 0.25)))
        assert entry_of(bench.document, first)["at"] == [[x + 0.5, y + 0.25] for x, y in heads[first.id]]
        screen.press_command("edit-delete")
        assert first not in things_of(bench.document)
        assert len(bench.setup.figures) == number - len(heads[first.id])
    finally:
        screen.close()
