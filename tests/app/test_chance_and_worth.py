"""In the editor: a layout made by chance, and what a layout is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from pb12table.analysis.layout import Wishes
from pb12table.analysis.sightings import Glimpse
from pb12table.app.editor.filing import chance
from pb12table.app.editor.filing.chance import TRACKS, ChanceScreen
from pb12table.app.editor.filing.filing import EditMenu, empty_layout
from pb12table.app.editor.screen import EditScreen
from pb12table.app.program import Program
from pb12table.app.worth.bodies import AVERAGE
from pb12table.app.worth.screen import WorthScreen
from pb12table.app.worth.views import (
    GRIDS,
    HEIGHTS,
    Line,
    View,
    cell_line,
    colours_of,
    draw_lines,
    glimpse_colours,
    glimpse_line,
    glimpsed,
    told_of,
    views_of,
)
from pb12table.files.checking import check_layout
from pb12table.files.problems import FileProblem
from pb12table.skirmish.bodies import measured_with
from pb12table.texts.locale import LANGUAGES, Language
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import AskText, Message, PickOne
from tests.app.builder import Builder

PATIENCE = 50_000
"""So often twenty milliseconds are waited for work beside the frames."""


class Visitor:
    """Somebody at the editor with a small layout."""

    def __init__(self, program: Program) -> None:
        self.program = program

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

    def click(self, name: str, share: float = 0.5) -> None:
        """Click a zone of the top screen at a share of its width."""
        screen = self.program.screens[-1]
        assert isinstance(screen, ChanceScreen | WorthScreen | EditScreen)
        self.program.draw()
        if isinstance(screen, ChanceScreen):
            rect = pygame.Rect(screen.layout.place_of(name))
        else:
            rect = next(zone.rect for zone in screen.zones if zone.name == name)
        pixel = (rect.left + round(share * (rect.w - 1)), rect.centery)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pixel, button=1))
        self.frames()

    @property
    def editor(self) -> EditScreen:
        screen = self.program.screens[0]
        assert isinstance(screen, EditScreen)
        return screen

    @property
    def chance(self) -> ChanceScreen:
        screen = self.program.screens[-1]
        assert isinstance(screen, ChanceScreen)
        return screen

    @property
    def worth(self) -> WorthScreen:
        screen = self.program.screens[-1]
        assert isinstance(screen, WorthScreen)
        return screen


@pytest.fixture
def visitor(tmp_path: Path, in_this_process: None) -> Iterator[Visitor]:
    program = Program(Settings(language="en"), (1600, 900))
    layout = empty_layout("Yard", 16.0, 8.0)
    layout["terrain"] = [
        {"id": "wall", "kind": "wall", "rectangle": [7.0, 2.0, 1.0, 4.0], "height": 3.0},
        {"id": "crate", "kind": "crates", "rectangle": [10.0, 5.0, 1.0, 1.0]},
    ]
    program.edit_document(layout, tmp_path / "yard.toml")
    made = Visitor(program)
    made.frames()
    yield made
    for screen in program.screens:
        screen.close()


# -- by chance ----------------------------------------------------------------------------------------------------


def test_sliders_make_a_layout_that_is_taken_and_taken_back(visitor: Visitor) -> None:
    before = visitor.editor.bench.document
    visitor.key(pygame.K_r, pygame.KMOD_CTRL)
    visitor.chance.choose(seed=5)
    assert (visitor.chance.sliders.width, visitor.chance.sliders.depth) == (20.0, 14.0)
    visitor.click("kind:woods")
    visitor.click("symmetry:1")
    visitor.click("track:density", 0.2)
    visitor.click("track:heights", 1.0)
    visitor.chance.set_focus("track:depth")
    visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_LEFT)
    visitor.key(pygame.K_LEFT)
    sliders = visitor.chance.sliders
    assert (sliders.width, sliders.depth) == (20.0, 14.0), "the arrows move the slider with the focus, to its end"
    assert (sliders.seed, sliders.symmetry, sliders.density, sliders.heights) == (5, "mirrored", 0.2, 1.0)
    visitor.until(lambda: visitor.chance.ready is not None)
    made = visitor.chance.ready
    assert made is not None
    visitor.click("take")
    bench = visitor.editor.bench
    assert visitor.program.screens == [visitor.editor]
    assert bench.document["terrain"] == made.document["terrain"]
    assert bench.document["name"] == "Yard"
    assert check_layout(bench.document, bench.content, bench.path).is_clean
    visitor.key(pygame.K_z, pygame.KMOD_CTRL)
    assert bench.document == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_can_measure_with_is_read_whole_in_large_letters(
    visitor: Visitor, language: Language, shown: list[str]
) -> None:
    program = visitor.program
    program.settings.interface_scale, program.settings.language = 200, language
    program.apply_settings()
    visitor.editor.press_command("edit-worth")
    screen = program.screens[-1]
    assert isinstance(screen, WorthScreen)
    visitor.frames()
    shown.clear()
    program.draw()
    assert set(shown) >= {program.texts("worth-steps", value=value) for value in (*GRIDS, *HEIGHTS[:2])}
    screen.close()


@pytest.mark.slow
def test_nothing_is_taken_while_sliders_move_or_after_cancelling(visitor: Visitor) -> None:
    visitor.editor.press_command("edit-menu")
    menu = visitor.program.screens[-1]
    assert isinstance(menu, EditMenu)
    assert "edit-chance" in [name for name, _, _ in menu.commands]
    visitor.program.leave(menu)
    before = visitor.editor.bench.document
    visitor.editor.press_command("edit-chance")
    visitor.until(lambda: visitor.chance.ready is not None)
    visitor.chance.choose(density=0.9)
    assert visitor.chance.ready is None
    visitor.key(pygame.K_RETURN)
    assert len(visitor.program.screens) == 2
    visitor.key(pygame.K_ESCAPE)
    assert visitor.program.screens == [visitor.editor]
    assert visitor.editor.bench.document is before


@pytest.mark.slow_but("5")
@pytest.mark.parametrize(
    "table",
    [
        5,
        {"width": "wide", "depth": 20.0},
        {"width": float("nan"), "depth": 20.0},
        {"width": 30.0, "depth": 20.0, "step_cm": 0},
        {"width": 30.0, "depth": 20.0, "step_cm": float("nan")},
        {"width": 30.0, "depth": 20.0, "step_cm": 1e9},
    ],
    ids=str,
)
def test_of_a_faulty_table_the_sliders_take_what_could_be_built(visitor: Visitor, table: object) -> None:
    bench = visitor.editor.bench
    bench.do("set-value", {**bench.document, "table": table})
    visitor.frames()
    faulty = bench.document
    visitor.key(pygame.K_r, pygame.KMOD_CTRL)
    assert (visitor.chance.sliders.width, visitor.chance.sliders.step_cm) == (bench.setup.battlefield.width, 2.0)
    visitor.key(pygame.K_ESCAPE)
    visitor.editor.press_command("edit-flip-table")
    visitor.key(pygame.K_z, pygame.KMOD_CTRL)
    assert visitor.program.screens == [visitor.editor]
    assert bench.document == faulty


@pytest.mark.screen("ChanceScreen")
def test_what_cannot_be_made_is_told_and_the_layout_stays(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> dict[str, Any]:
        raise FileProblem("layout.toml", "table", "problem-too-large", megabytes=1)

    before = visitor.editor.bench.document
    monkeypatch.setattr(chance, "generated", refused)
    visitor.key(pygame.K_r, pygame.KMOD_CTRL)
    visitor.until(lambda: isinstance(visitor.program.screens[-1], Message))
    asked = visitor.program.screens[1]
    assert isinstance(asked, ChanceScreen)
    visitor.key(pygame.K_RETURN)
    visitor.frames(6)
    assert visitor.program.screens == [visitor.editor, asked]
    monkeypatch.undo()
    asked.choose(seed=5)
    visitor.until(lambda: asked.ready is not None)
    assert visitor.editor.bench.document is before


@pytest.mark.parametrize(("typed", "seed"), [("4²", 4), ("²", 5), ("a7", 7)])
def test_a_seed_is_made_of_digits_only(visitor: Visitor, typed: str, seed: int) -> None:
    visitor.key(pygame.K_r, pygame.KMOD_CTRL)
    visitor.chance.choose(seed=5)
    asked = visitor.chance
    visitor.click("seed")
    line = visitor.program.screens[-1]
    assert isinstance(line, AskText)
    line._on_yes(typed)
    assert asked.sliders.seed == seed


def test_sliders_stop_on_their_steps_and_at_their_ends() -> None:
    track = TRACKS["width"]
    assert [track.at(share) for share in (-1.0, 0.0, 0.503, 1.0, 2.0)] == [20.0, 20.0, 60.0, 100.0, 100.0]
    assert TRACKS["density"].at(0.33) == 0.35
    assert track.fitting(7.0) == 20.0


# -- what it is worth -----------------------------------------------------------------------------------------------


def measured(visitor: Visitor) -> WorthScreen:
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    visitor.until(lambda: not visitor.worth.is_working)
    return visitor.worth


@pytest.mark.usefixtures("terrain")
@pytest.mark.timeout(300)
def test_a_layout_is_measured_and_every_view_says_something(visitor: Visitor) -> None:
    screen = measured(visitor)
    found, looks = screen.found, screen.table.looks
    assert found is not None
    assert found.wishes == Wishes(1.0, (2.0,))
    views = views_of(found)
    sorts = {"exposure", "cover", "dead", "threat", "first", "lanes", "ways", "narrow", "walked", "along", "between"}
    assert {view.sort for view in views} == sorts
    # Threats and ways drawn or walked are worked out while they are shown: tests/app/test_threats_and_ways.
    views = [view for view in views if view.sort not in ("threat", "walked", "along", "between")]
    pictures = set()
    for view in views:
        visitor.click(f"view:{views_of(found).index(view)}")
        assert screen.view == view
        assert len(told_of(screen.texts, found, view, looks)) >= 3
        pictures.add(pygame.image.tobytes(visitor.program.surface.subsurface(screen.layout.free), "RGB"))
    assert len(pictures) == len(views)
    behind, open_ground = (8.5, 4.5), (5.5, 4.5)
    dead = View("dead", "west-entry")
    assert cell_line(screen.texts, found, dead, behind) == "out of sight from there"
    assert "100" in cell_line(screen.texts, found, View("exposure", "west-entry"), open_ground)
    colours = colours_of(found, dead, looks)
    assert colours is not None
    assert colours[4, 8, 3] > 0
    assert colours[4, 5, 3] == 0


def test_another_body_is_chosen_and_measured_with(visitor: Visitor) -> None:
    visitor.editor.press_command("edit-worth")
    screen = visitor.worth
    visitor.frames()
    visitor.click("body:")
    dialog = visitor.program.screens[-1]
    assert isinstance(dialog, PickOne)
    keys = [key for key, _ in dialog.options]
    assert keys[0] == AVERAGE
    assert {"coach", "riding-horse", "50mm"} <= set(keys)
    dialog.press(str(keys.index("50mm")))
    assert visitor.program.screens[-1] is screen
    assert screen.person is not None
    assert screen.person.width == pytest.approx(50.0 / (10.0 * screen.setup.step_cm))
    assert measured_with(screen.setup) == screen.person
    assert screen.bench.measured is None, "what holds for another body is not kept as the layout's"
    screen.stop()


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_after_a_piece_was_moved_only_what_can_be_different_is_measured(visitor: Visitor) -> None:
    screen = measured(visitor)
    assert screen.found is not None
    whole = screen.found.computed
    visitor.key(pygame.K_ESCAPE)
    bench = visitor.editor.bench
    terrain = [dict(entry) for entry in bench.document["terrain"]]
    terrain[1]["rectangle"] = [11.0, 5.0, 1.0, 1.0]
    bench.do("nudge", {**bench.document, "terrain": terrain})
    again = measured(visitor).found
    assert again is not None
    assert again.setup.battlefield == bench.setup.battlefield
    assert 0 < again.computed < whole / 2


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_table_that_has_grown_is_measured_with_a_grid_that_is_possible(visitor: Visitor) -> None:
    found = measured(visitor).found
    assert found is not None
    visitor.key(pygame.K_ESCAPE)
    bench = visitor.editor.bench
    bench.measured = replace(found, wishes=Wishes(0.5))
    bench.do("set-value", {**bench.document, "table": {"width": 150.0, "depth": 150.0}})
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    assert visitor.worth.grid == 1.0
    visitor.worth.stop()


def test_what_is_measured_is_called_by_its_name_and_not_by_its_file(visitor: Visitor, written: list[str]) -> None:
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    written.clear()
    visitor.program._dirty = True
    visitor.program.draw()
    assert "Yard: how does it play?" in written


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_measurement_that_cannot_be_says_why(visitor: Visitor) -> None:
    screen = measured(visitor)
    screen.grid = 0.02
    screen.measure()
    visitor.until(lambda: isinstance(visitor.program.screens[-1], Message))
    told = visitor.program.screens[-1]
    assert isinstance(told, Message)
    assert told.text == "Cells of 0.02 steps are too small for this table; 0.06 steps is the least."


def test_how_long_measuring_takes_is_told_at_once(
    visitor: Visitor, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.app.worth.screen.Measuring.seconds_left", 290.0)
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    assert "about 5 min left" in written
    visitor.worth.stop()


@pytest.mark.timeout(300)
def test_a_coarse_map_is_shown_while_it_is_measured_and_gives_way(visitor: Visitor) -> None:
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    screen = visitor.worth
    visitor.until(lambda: screen.first_look is not None)
    glimpse = screen.first_look
    assert glimpse is not None
    coarse = Glimpse(glimpse.sites, glimpse.seen, np.maximum(glimpse.asked, 40), 40)
    lines = glimpsed(screen.texts, screen.setup, coarse)
    assert "coarse" in lines[1].text
    assert "40 of" in lines[1].text
    assert "seen from about" in glimpse_line(screen.texts, coarse, (5.5, 4.5))
    assert glimpse_line(screen.texts, coarse, (-5.0, 4.5)) == ""
    assert (glimpse_colours(coarse)[..., 3] > 0).any()
    visitor.program.draw()
    table = screen.layout.free
    stop = next(zone.rect for zone in screen.zones if zone.name == "command:stop" and table.contains(zone.rect))
    assert stop.top > table.centery, "the progress does not lie over the map"
    visitor.until(lambda: not screen.is_working)
    assert screen.found is not None
    assert screen.first_look is None
    assert glimpse_colours(Glimpse(glimpse.sites, glimpse.seen, glimpse.asked, len(glimpse.sites))).any()


def test_measuring_can_be_stopped_and_begun_again(visitor: Visitor) -> None:
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    running = visitor.worth.measuring
    assert running is not None
    visitor.click("command:stop")
    assert running.join(60.0)
    assert (running.found, visitor.worth.is_working) == (None, False)
    visitor.click("command:measure")
    assert visitor.worth.is_working
    visitor.click("command:leave")
    assert visitor.program.screens == [visitor.editor]


def test_keys_and_wheel_do_the_same_around_every_table(visitor: Visitor) -> None:
    editor = visitor.editor
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    for screen in (editor, visitor.worth):
        before = screen.camera
        for command in ("zoom-in", "pan-left"):
            assert screen.look_around(command)
        assert screen.camera.scale > before.scale
        assert screen.camera.centre[0] < before.centre[0]
        assert screen.look_around("zoom-fit")
        assert screen.camera == before
        assert not screen.look_around("edit-select")
        assert screen.scrolled(50, -1) > 50
        assert screen.scrolled(50, 100) == 0


def test_on_the_sheet_one_scrolls_as_far_as_there_are_lines(visitor: Visitor) -> None:
    visitor.key(pygame.K_m, pygame.KMOD_CTRL)
    screen = visitor.worth
    screen.layout = replace(screen.layout, free=pygame.Rect(screen.layout.free.topleft, (600, 200)))
    canvas, lines = Canvas(pygame.Surface(screen.desk.size), 1.0, (0, 0)), [Line("text", f"{n}") for n in range(20)]
    draw_lines(screen, canvas, lines)
    screen.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-50, pos=screen.plates["sheet"].center))
    assert screen.scrolls["sheet"] > 1000
    draw_lines(screen, canvas, lines)
    assert 100 < screen.scrolls["sheet"] < 1000
    draw_lines(screen, canvas, [])
    assert screen.scrolls["sheet"] == 0
    assert "sheet" not in screen.plates, "where nothing is said nothing lies over the table"


@pytest.mark.slow_but("height-1,4")
@pytest.mark.parametrize(("zone", "typed"), [("height", "1,4"), ("grid", "4")])
def test_other_cells_and_heights_are_typed(visitor: Visitor, zone: str, typed: str) -> None:
    screen = measured(visitor)
    visitor.click(f"{zone}:other")
    line = visitor.program.screens[-1]
    assert isinstance(line, AskText)
    visitor.program.leave(line)
    line._on_yes("51")
    told = visitor.program.screens[-1]
    assert isinstance(told, Message), "what cannot be is told"
    assert not screen.is_working
    visitor.key(pygame.K_RETURN)
    again = visitor.program.screens[-1]
    assert isinstance(again, AskText)
    visitor.program.leave(again)
    again._on_yes(typed)
    visitor.until(lambda: not screen.is_working)
    assert screen.found is not None
    wishes = screen.found.wishes
    assert (wishes.heights[0] if zone == "height" else wishes.grid) == (1.4 if zone == "height" else 4.0)
    visitor.frames()
    chosen = next(entry for entry in screen.zones if entry.name == f"{zone}:other")
    assert chosen.enabled


@pytest.mark.screen("WorthScreen")
def test_the_window_has_the_name_of_the_layout_again_after_measuring(builder: Builder) -> None:
    builder.key(pygame.K_m, pygame.KMOD_CTRL)
    assert isinstance(builder.program.screens[-1], WorthScreen)
    builder.key(pygame.K_ESCAPE)
    assert builder.program._title == "Yard: editing – Pb-12"
