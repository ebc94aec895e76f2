"""In the window: a layout beside what it was before, or beside another file, with games on both and the report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import TABLE, measured
from pb12table.app.editor.drawing import LiveWorth
from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.app.worth import compared_screen as comparing
from pb12table.app.worth.compared_screen import CompareScreen
from pb12table.app.worth.compared_views import (
    GAMES,
    MAPS,
    View,
    cell_line,
    differences_of,
    lines_of,
    view_name,
    views_of,
)
from pb12table.app.worth.screen import WorthScreen
from pb12table.files.places import reports_folder
from pb12table.files.writing import write_scenario
from pb12table.report.layout_words import comparison_findings
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import AskText, Message, PickOne

PATIENCE = 50_000
"""So often twenty milliseconds are waited for work beside the frames."""


class Visitor:
    """A desk with the editor open on a small layout."""

    def __init__(self, program: Program, layout: dict[str, Any], path: Path) -> None:
        self.program, self.layout, self.path = program, layout, path

    def frames(self, number: int = 2) -> None:
        for _ in range(number):
            self.program.frame(0.3)

    def until(self, true: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            self.frames(1)
            if true():
                self.frames()
                return
            pygame.time.wait(20)
        raise AssertionError("it takes too long")

    def key(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.frames()

    def click(self, name: str) -> None:
        self.program.draw()
        rect = next(zone.rect for zone in self.screen.zones if zone.name == name)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=rect.center, button=1))
        self.frames()

    def move_the_wall(self, x: float) -> None:
        bench = self.editor.bench
        wall = {**self.layout["terrain"][0], "rectangle": [x, 2.0, 1.0, 4.0]}
        bench.do("move", {**bench.document, "terrain": [wall, *self.layout["terrain"][1:]]})
        self.frames()

    def compare(self) -> CompareScreen:
        self.key(pygame.K_m, pygame.KMOD_CTRL)
        assert isinstance(self.program.screens[-1], WorthScreen)
        self.key(pygame.K_k)
        return self.screen

    @property
    def editor(self) -> EditScreen:
        screen = self.program.screens[0]
        assert isinstance(screen, EditScreen)
        return screen

    @property
    def screen(self) -> CompareScreen:
        screen = self.program.screens[-1]
        assert isinstance(screen, CompareScreen)
        return screen


@pytest.fixture
def visitor(tmp_path: Path, in_this_process: None) -> Iterator[Visitor]:
    program = Program(Settings(language="en"), (1600, 900))
    layout = empty_layout("Yard", 16.0, 8.0)
    layout["terrain"] = [
        {"id": "wall", "kind": "wall", "rectangle": [7.0, 2.0, 1.0, 4.0], "height": 3.0},
        {"id": "crate", "kind": "crates", "rectangle": [10.0, 5.0, 1.0, 1.0]},
    ]
    layout["figure"] = [
        {"id": f"{player}-{number}", "profile": "pirate", "player": player, "items": ["cutlass"],
         "at": [x, 3.0 + number]}
        for player, x in (("alice", 2.0), ("bob", 14.0))
        for number in range(2)
    ]  # fmt: skip
    path = tmp_path / "yard.toml"
    write_scenario(path, layout)
    program.edit_document(layout, path)
    made = Visitor(program, layout, path)
    made.frames()
    yield made
    for screen in program.screens:
        screen.close()


@pytest.mark.screen("CompareScreen")
def test_a_layout_stands_beside_what_it_was_before_the_change(visitor: Visitor) -> None:
    visitor.move_the_wall(5.0)
    screen = visitor.compare()
    visitor.until(lambda: screen.compared is not None and screen.compared.is_whole)
    compared = screen.compared
    assert compared is not None
    assert compared.pieces.altered == ("wall",)
    before = next(piece for piece in compared.first.setup.battlefield.pieces if piece.id == "wall")
    after = next(piece for piece in compared.second.setup.battlefield.pieces if piece.id == "wall")
    assert after.outline[0][0] == before.outline[0][0] - 2.0
    seen = differences_of(compared, View())
    assert seen is not None
    assert np.array_equal(seen, compared.exposure(TABLE), equal_nan=True)
    assert (np.nan_to_num(seen) != 0.0).any()
    told = [line.text for line in lines_of(screen, screen.table.looks)]
    for sentence in comparison_findings(screen.texts, compared):
        assert sentence in told
    for number, view in enumerate(views_of(compared)):
        visitor.click(f"view:{number}")
        assert screen.view == view
        assert view_name(screen, view)
    assert screen.bench.measured is compared.second, "the page of worth knows it from now on"


def test_all_three_maps_show_the_same_place_and_one_is_large(visitor: Visitor) -> None:
    visitor.move_the_wall(5.0)
    screen = visitor.compare()
    visitor.until(lambda: screen.compared is not None)
    for _ in MAPS:
        places = screen.places()
        assert len({tuple(place) for place in places.values()}) == len(MAPS)
        assert all(screen.layout.free.contains(place) for place in places.values())
        assert max(places, key=lambda which: places[which].w) == screen.main
        for which, place in places.items():
            pixel = screen.camera_of(which).to_screen((4.5, 3.5))
            assert place.collidepoint(pixel)
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))
            visitor.frames()
            assert screen.mouse == pytest.approx((4.5, 3.5), abs=0.1)
        visitor.key(pygame.K_m)
    small = next(which for which in MAPS if which != screen.main)
    visitor.click(f"map:{small}")
    assert screen.main == small
    assert screen.compared is not None
    assert "now" in cell_line(screen.texts, screen.compared, screen.view, None, (4.5, 3.5))


def test_an_unchanged_layout_asks_for_another_one(visitor: Visitor, tmp_path: Path) -> None:
    other = {**visitor.layout, "name": "Other yard", "terrain": visitor.layout["terrain"][1:]}
    write_scenario(tmp_path / "other.toml", other)
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    visitor.key(pygame.K_k)
    picking = visitor.program.screens[-1]
    assert isinstance(picking, PickOne)
    picking.press(str(len(picking.options) - 1))
    visitor.frames()
    asking = visitor.program.screens[-1]
    assert isinstance(asking, AskText)
    asking.line.set(str(tmp_path / "other.toml"))
    asking.accept()
    visitor.frames()
    screen = visitor.screen
    visitor.until(lambda: screen.compared is not None)
    assert screen.compared is not None
    assert screen.compared.pieces.added == ("wall",)
    assert screen.first.label == "other"


def test_games_are_played_on_both_and_the_report_is_written(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "GAMES", (2, *GAMES[1:]))
    monkeypatch.setattr("pb12table.app.worth.compared_views.show_page", lambda page: True)
    visitor.move_the_wall(5.0)
    screen = visitor.compare()
    visitor.until(lambda: screen.compared is not None and screen.compared.is_whole)
    visitor.click("games:0")
    assert screen.trying is not None
    visitor.until(lambda: not screen.is_playing)
    trial = screen.trying.found
    assert trial is not None
    assert [layout.games for layout in trial.layouts] == [2, 2]
    told = [line.text for line in lines_of(screen, screen.table.looks)]
    assert screen.texts("layout-report-games") in told
    assert screen.texts("compare-games-few") in told, "two games tell nothing"
    visitor.key(pygame.K_p)
    visitor.until(lambda: any(reports_folder().glob("yard-*.html")))
    (report,) = reports_folder().glob("yard-*.html")
    page = report.read_text(encoding="utf-8")
    assert screen.texts("layout-compared") in page
    assert screen.texts("layout-report-games") in page


def test_a_report_waits_until_all_is_measured_and_leaving_breaks_it_off(visitor: Visitor) -> None:
    visitor.move_the_wall(5.0)
    screen = visitor.compare()
    measuring = screen.measuring
    assert measuring is not None
    screen.compared = None
    screen._report()
    told = visitor.program.screens.copy()
    assert isinstance(told[-1], Message)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.program.screens[-1], WorthScreen)
    assert measuring.join(30.0)


def test_while_one_builds_a_moved_piece_is_measured_by_itself(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = visitor.editor
    visitor.key(pygame.K_a)
    worth = screen.live
    assert isinstance(worth, LiveWorth)
    visitor.until(lambda: worth.compared is not None and worth.measuring is None)
    assert worth.compared is not None
    assert worth.compared.pieces.count == 0
    assert worth.lines()[0].text == screen.texts("worth-exposure-of", ground=screen.texts("layout-whole-table"))
    first = worth.compared.first
    visitor.move_the_wall(4.0)
    visitor.until(lambda: worth.compared is not None and worth.compared.pieces.count > 0 and worth.measuring is None)
    compared = worth.compared
    assert compared.first is first, "what it is compared with is not measured again"
    assert compared.second.setup is screen.bench.setup
    with Crew(0) as crew:
        anew = measured(screen.bench.setup, compared.second.wishes, crew)
    assert np.array_equal(compared.second.exposure(TABLE), anew.exposure(TABLE))
    assert worth.lines()[0].text == screen.texts("live-difference")
    visitor.program.draw()
    visitor.key(pygame.K_a)
    assert worth.compared is None
