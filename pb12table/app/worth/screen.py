"""The screen that shows what a layout is worth: measuring with progress, then maps, lanes, ways and numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import dist
from pathlib import Path
from typing import Any, Final

import numpy as np
import pygame

from pb12table.analysis.chokes import CLOSED
from pb12table.analysis.crew import Stage, cores
from pb12table.analysis.layout import COARSEST, FINEST, TALLEST, Measured, TooFine, Wishes
from pb12table.analysis.measuring import Measuring, file_of
from pb12table.analysis.played.walked import Walked, heat_raster, walked_in_saves
from pb12table.analysis.sightings import Glimpse
from pb12table.analysis.walking import MOST_NARROW, narrow_of, person_of, with_changes, with_person
from pb12table.app.editor.filing.asking import Question, ask_numbers
from pb12table.app.editor.panels.properties import window_title
from pb12table.app.editor.workbench import Workbench
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import WHEEL_ZOOM, draw_passing_notice
from pb12table.app.worth.bodies import offer_bodies
from pb12table.app.worth.compared_screen import CompareScreen, earlier_ones, earlier_side, now, offer_others
from pb12table.app.worth.compared_views import Side
from pb12table.app.worth.deployed import Deployed
from pb12table.app.worth.from_to import FromTo
from pb12table.app.worth.views import (
    GRIDS,
    HEIGHTS,
    Line,
    View,
    Worth,
    colours_of,
    draw_bar,
    draw_lines,
    draw_lists,
    draw_progress,
    draw_top,
    glimpse_colours,
    glimpsed,
    lines_of_sight,
    rows_of_views,
    told_of,
)
from pb12table.report.elements import HEAT, Colours, heat
from pb12table.report.layout_words import too_fine_line, walked_lines, ways_drawn
from pb12table.skirmish.bodies import Person, measured_with
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.cells import Raster
from pb12table.table.openings import USUAL, door_at, with_doors
from pb12table.table.shapes import Point
from pb12table.texts.locale import on_one_line, upper_first
from pb12table.texts.names import name_of
from pb12table.window.kit import keys
from pb12table.window.kit.background import Background, Same
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip, still_there, zone_at
from pb12table.window.scene.layers.areas import draw_lid
from pb12table.window.scene.layers.layouts import (
    cells_layer,
    draw_lanes,
    draw_narrow,
    draw_threat,
    draw_ways,
    outline_zones,
)
from pb12table.window.scene.picture import Picture
from pb12table.window.screens.base import wheel_of

CELLS: Final = Question("worth-ask-cells", 1.0, FINEST, COARSEST)
TALL: Final = Question("worth-ask-height", 2.0, 0.0, TALLEST)
NARROW: Final = Question("worth-ask-narrow", 1.0, 0.05, MOST_NARROW)
CLICK: Final = 5.0
"""A press that goes no further, in natural pixels, is a click."""
ALONG: Final = View("along")
BETWEEN: Final = View("between")
WALKED: Final = View("walked")
PALE: Final = (232, 232, 236, 108)
"""What lies over the terrain so that colours on it can be read."""


class WorthScreen(Worth):
    """The worth of the layout on a workbench; leaving goes back to it and breaks a measurement off."""

    help_first = ("worth",)

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        super().__init__(desk, bench)
        self.from_to = FromTo(self.setup)
        self.deployed = Deployed()
        self.walked: Background[Walked] = Background()
        self.zones: list[Zone] = []
        self._layer: tuple[object, pygame.Surface] | None = None
        self._stages: dict[Stage, tuple[int, int]] = {}
        self._pans = False
        self._pressed: tuple[int, int] | None = None
        desk.set_title(*window_title("worth-window-title", bench, desk.texts, on_one_line(bench.path.stem)))
        self.measure()

    # -- measuring ------------------------------------------------------------------------------------------

    def measure_with(self, *, grid: float | None = None, height: float | None = None) -> None:
        """Measure with another size of the cells or another height of the figures, in steps."""
        self.grid = self.grid if grid is None else grid
        self.height = self.height if height is None else height
        self.measure()

    def measure_body(self, person: Person | None) -> None:
        """Measure with another body, None for the average figure; figures as tall as it are looked at."""
        self.person = person
        self.setup = self._as_if()
        self.height = person_of(self.setup).stature.height
        self.found, self._layer = None, None
        self.measure()

    def _ask(self, question: Question, now: float, action: Callable[[float], None]) -> None:
        """Ask for a number that is not on the bar."""
        question = replace(question, usual=now)
        ask_numbers(self.desk, [question], "worth-measure", lambda numbers: action(numbers[0]))

    def measure(self) -> None:
        """Begin to measure with the grid and the height chosen; what is known already is used again."""
        self.stop()
        wishes, setup, name = Wishes(self.grid, (self.height,)), self.setup, self.bench.path.stem
        before = self.bench.measured if self.found is None else self.found
        if before is not None and (before.wishes != wishes or measured_with(before.setup) != self.person):
            before = None

        def file() -> Path:
            return file_of(name, setup, wishes)

        self._stages, self.glimpse = {}, None
        # What holds as if a door stood otherwise is kept nowhere.
        self.measuring = Measuring(setup, wishes, cores(), before=before, file=None if self.doors else file)

    def stop(self) -> None:
        """Break a measurement off."""
        if self.measuring is not None:
            self.measuring.stop()
            self.measuring = None

    def update(self, seconds: float) -> bool:
        changed, self._changed = self._changed, False
        if self.measuring is not None:
            if self.measuring.stages != self._stages:
                self._stages, changed = dict(self.measuring.stages), True
            if self.measuring.glimpse is not self.glimpse:
                self.glimpse, changed = self.measuring.glimpse, True
            if self.measuring.part is not self.found and (self.found is None or not self.found.is_whole):
                changed = self._show_part(self.measuring.part) or changed
            if self.measuring.is_over:
                self._finish(self.measuring)
                changed = True
        changed = self._works_on_view() or changed
        changed = self._notice_passes(seconds) or changed
        self.storey.follow_table(self.setup.system, self.setup.battlefield)
        self._fit()
        return changed

    def _show_part(self, part: Measured | None) -> bool:
        """Show what is known of a layout that is still being measured, where nothing more is known from before."""
        if part is None:
            return False
        self.found = self._as_wide(part)
        if self.view not in self.views():
            self.view = self.views()[0]
        self._layer = None
        return True

    def _works_on_view(self) -> bool:
        """Work out what only a view needs that is shown; return whether there is more to show."""
        found, view = self.found, self.view
        if found is None or view is None:
            return False
        if self.measuring is not None:
            self.measuring.ways_first = view.sort in ("ways", "first")
        if view.sort == "threat":
            self.threats.ask(self.setup, view.key, found.wishes.grid)
        elif view.sort == "along":
            self.way.ask(self.setup, found)
        elif view.sort == "between":
            self.from_to.ask(self.setup, found)
        elif view.sort == "deployments":
            self.deployed.ask(self.bench, found)
        elif view.sort == "walked":
            setup = self.setup
            self.walked.ask(Same(setup), lambda: walked_in_saves(setup))
        # What is asked for is begun even while another view is shown.
        done = [job.work() for job in (self.threats, self.way, self.from_to, self.deployed, self.walked)]
        return any(done)

    def _as_wide(self, found: Measured) -> Measured:
        """Return what was measured with the passages below the width that was typed, if one was."""
        return found if self.width is None else replace(found, narrow=narrow_of(found.setup, self.width))

    def _narrow(self, width: float) -> None:
        """List the passages below a width."""
        self.width, self._changed = width, True
        if self.found is not None:
            self.found = self._as_wide(self.found)

    def _finish(self, measuring: Measuring) -> None:
        self.measuring = None
        if measuring.found is None:
            self.desk.say(self._why_lost(measuring))
            return
        self.found = self._as_wide(measuring.found)
        if not self.doors and self.person is None:
            self.bench.measured = measuring.found
        if self.view not in self.views():
            self.view = self.views()[0]
        self._layer = None

    def _why_lost(self, measuring: Measuring) -> str:
        """Return why nothing was found, in words for people."""
        error = measuring.lost
        if isinstance(error, TooFine):
            return too_fine_line(self.texts, measuring.wishes.grid, error)
        return self.texts("worth-lost", reason=str(error) or type(error).__name__)

    def close(self) -> None:
        self.stop()
        for job in (self.way, self.threats, self.from_to, self.deployed):
            job.give_up()
        self.walked.forget()
        self.desk.set_title(*window_title("edit-window-title", self.bench, self.texts))

    # -- keys and mouse -----------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN:
            command = keys.command_for(keys.binding_of(event), ("worth", "table"), self.desk.settings.keys)
            if command is not None:
                self._command(command.removeprefix("worth-"))
        elif event.type == pygame.MOUSEMOTION:
            if self._pans:
                self.camera = self.camera.panned(*event.rel)
            self.mouse = self.camera.to_table(event.pos) if self.is_table(event.pos) else None
            if self._pulls(event.pos) and self._pressed is not None:
                self.from_to.pull(self.camera.to_table(self._pressed), self.camera.to_table(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            pressed, self._pressed = self._pressed, None
            self._pans = False
            is_click = pressed is not None and dist(pressed, event.pos) <= CLICK * self.desk.scale
            if self.view == BETWEEN and self.from_to.let_go():
                return
            if is_click and self.view in (ALONG, BETWEEN) and self.found is not None:
                self._draw_on(self.camera.to_table(event.pos), event.button)
            elif is_click and event.button == 1:
                self._click(self.camera.to_table(event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._pressed, self._pans, self.from_to.pulled = None, False, None

    def _pulls(self, pixel: tuple[int, int]) -> bool:
        """Return whether the button that is held pulls a ground out, further than a hand that only clicks."""
        held = self._pressed if self.view == BETWEEN and not self._pans else None
        return held is not None and dist(held, pixel) > CLICK * self.desk.scale

    def _press(self, event: pygame.event.Event) -> None:
        zone = zone_at(self.zones, event.pos)
        if zone is None:
            is_table = self.layout.free.collidepoint(event.pos)
            self._pressed = event.pos if is_table else None
            self._pans = is_table and not (self.view == BETWEEN and event.button == 1)
        elif zone.enabled and event.button == 1:
            kind, _, name = zone.name.partition(":")
            match kind:
                case "view" if self.found is not None:
                    self.view = still_there(self.views(), name) or self.view
                    self.scrolls = {"list": 0, "sheet": 0} if self.view == BETWEEN else self.scrolls | {"sheet": 0}
                case "looks":
                    self.way.player = name
                case "grid" if (grid := still_there(GRIDS, name)) is not None:
                    self.measure_with(grid=grid)
                case "height" if (height := still_there(HEIGHTS, name)) is not None:
                    self.measure_with(height=height)
                case "grid" if name == "other":
                    self._ask(CELLS, self.grid, lambda grid: self.measure_with(grid=grid))
                case "height" if name == "other":
                    self._ask(TALL, self.height, lambda height: self.measure_with(height=height))
                case "width" if self.found is not None and self.found.narrow is not None:
                    self._ask(NARROW, self.found.narrow.width, self._narrow)
                case "body":
                    offer_bodies(self.desk, self.setup, self.measure_body)
                case "command":
                    self._command(name)
                case _:
                    self.from_to.press(kind, name, self.desk)

    def _draw_on(self, point: Point, button: int) -> None:
        """Lead the drawn way on to a place, or take its last one back; choose a ground, or a corner of one."""
        field = self.setup.battlefield
        if self.view == BETWEEN:
            if button == 1:
                self.from_to.click(point, CLICK * 2.0 * self.desk.scale / self.camera.scale)
            elif button == 3:
                self.from_to.take_back()
            return
        if button == 1 and 0.0 <= point[0] <= field.width and 0.0 <= point[1] <= field.depth:
            self.way.click(point)
        elif button == 3:
            self.way.take_back()

    def _click(self, point: Point) -> None:
        """Let the door that is pointed at stand open or closed, as if, and measure anew."""
        door = door_at(self.storey.things(self.setup.battlefield), point)
        if door is None:
            return
        degrees = 0.0 if door.open else USUAL
        self.doors[door.id] = degrees
        own = {piece.id: piece.open for piece in self.bench.setup.battlefield.pieces if piece.hinge is not None}
        self.doors = {key: value for key, value in self.doors.items() if own.get(key) != value}
        self.setup = self._as_if()
        self.table.change(self.setup)
        name = upper_first(name_of(self.texts, self.setup, door.id))
        self.say(self.texts("look-door", door=name, open=degrees > 0.0))
        self.measure()

    def _as_if(self) -> GameSetup:
        """Return the layout with its doors as they are being looked at, and the body that it is measured with."""
        setup: Any = self.bench.setup
        if not self.doors:
            return with_person(self.bench.setup, self.person)
        found: GameSetup = with_changes(setup, battlefield=with_doors(setup.battlefield, tuple(self.doors.items())))
        return with_person(found, self.person)

    def _wheel(self, event: pygame.event.Event) -> None:
        pixel, step = wheel_of(event)
        panel = self.panel_at(pixel)
        if self.is_table(pixel):
            self.camera = self.camera.zoomed(WHEEL_ZOOM**step, pixel)
        elif panel:
            self.scrolls[panel] = self.scrolled(self.scrolls[panel], step)

    def _command(self, command: str) -> None:
        match command:
            case "back" if self.is_working and self.found is not None:
                self.stop()
            case "back" | "leave":
                self.desk.leave(self)
            case "stop":
                self.stop()
            case "measure":
                self.measure()
            case "compare":
                self._compare()
            case "clear" if self.view == BETWEEN:
                self.from_to.clear()
            case "clear":
                self.way.clear()
            case _:
                self.look_around(command)

    def _compare(self) -> None:
        """Set the layout beside what it was before; where it was nothing else, beside one that is chosen."""
        earlier = next(iter(earlier_ones(self.bench)), None)
        if earlier is not None:
            self._compare_with(earlier_side(self.desk, self.bench, earlier))
        else:
            offer_others(self.desk, self.bench, self._compare_with)

    def _compare_with(self, first: Side) -> None:
        second = now(self.desk, self.bench)
        wishes = Wishes(self.grid, (self.height,))
        self.stop()
        self.desk.open(CompareScreen(self.desk, self.bench, first, second, wishes))

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        canvas.zones.clear()
        free = self.layout.free
        if not self.table.draw(canvas.surface, self.camera, Picture(storey=self.storey.shown)):
            self._changed = True
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(free)
        glimpse = self.first_look
        if glimpse is not None:
            self._draw_glimpse(canvas, glimpse)
        elif self.found is not None and self.view is not None:
            self._draw_view(canvas, self.found, self.view)
        canvas.surface.set_clip(before)
        lines = []
        if glimpse is not None:
            lines = glimpsed(self.texts, self.setup, glimpse)
        elif self.found is not None and self.view is not None:
            lines = [
                *told_of(self.texts, self.found, self.view, self.table.looks, self.storey.number),
                *self._told_of_view(self.view),
            ]
        draw_top(self, canvas)
        draw_lines(self, canvas, lines)
        rows = list(rows_of_views(self))
        if self.view == BETWEEN and self.found is not None:
            # What is asked next stands before what else there is to look at.
            rows = [*self.from_to.rows(self.texts, self.found), *rows]
        draw_lists(self, canvas, rows)
        draw_bar(self, canvas, "" if self.mouse is None else self._told_of_place(self.mouse))
        if self.measuring is not None:
            draw_progress(self, canvas, self.measuring.stages, self.measuring.seconds_left)
        self.draw_storeys(canvas)
        draw_passing_notice(canvas, self.room_beside(), self.notice)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def _told_of_view(self, view: View) -> list[Line]:
        """Return the lines on a view that is worked out while it is shown, and that more is still being sought."""
        if view.sort in ("ways", "first") and self.found is not None and not self.found.is_whole:
            return [Line("bad", self.texts("compare-partly"))]
        if view.sort == "threat":
            return self.threats.lines(self.texts, view.key)
        if view.sort == "along":
            return self.way.lines(self.texts, self.setup, self.key("worth-clear"), self.mouse)
        if view.sort == "between":
            return self.from_to.lines(self.texts, self.setup, self.key("worth-clear"))
        if view.sort == "deployments":
            return self.deployed.lines(self.texts, self.table.looks)
        if view.sort == "walked":
            return self._walked_lines()
        return []

    def _told_of_place(self, point: Point) -> str:
        """Return what a view says of a place that only works while it is shown."""
        if self.view == BETWEEN:
            return self.from_to.cell_line(self.texts, point)
        found = self.walked.found if self.view == WALKED else None
        field = self.setup.battlefield
        if found is None or not (0.0 <= point[0] <= field.width and 0.0 <= point[1] <= field.depth):
            return ""
        column, row = found[1].raster.cell_at(point)
        return self.texts("walked-here", count=int(found[1].together[row, column]))

    def _walked_lines(self) -> list[Line]:
        """Return the lines on the routes walked in saved games."""
        texts, found = self.texts, self.walked.found
        head = Line("head", texts("walked-title"))
        if found is None:
            return [head, Line("text", texts("walked-reading"))]
        scale = Line("scale", texts("layout-report-heat-none"), texts("layout-report-heat-all"), None, HEAT)
        told = [Line("text", line) for line in walked_lines(texts, found[1])]
        return [head, scale, *told, Line("text", texts("walked-note"))]

    def _draw_glimpse(self, canvas: Canvas, glimpse: Glimpse) -> None:
        key, chosen = (Same(glimpse), self.storey.number), self.storey.chosen(glimpse.sites)
        self._draw_cells(canvas, key, glimpse.sites.raster, lambda: glimpse_colours(glimpse, chosen))
        outline_zones(canvas.surface, self.camera, self.setup.zones, self.table.looks, canvas.scale)

    def _draw_cells(
        self, canvas: Canvas, what: object, raster: Raster, colours_of_all: Callable[[], Colours | None]
    ) -> None:
        """Colour the cells of a table; the picture is kept as long as `what` it shows is the same."""
        key = (what, self.camera, canvas.surface.get_size())
        if self._layer is None or self._layer[0] != key:
            size = canvas.surface.get_size()
            layer = pygame.Surface(size, pygame.SRCALPHA, 32)
            corner = self.camera.to_screen((0.0, self.camera.depth))
            extent = (round(self.camera.width * self.camera.scale), round(self.camera.depth * self.camera.scale))
            layer.fill(PALE, pygame.Rect(corner, extent))
            colours = colours_of_all()
            if colours is not None:
                layer.blit(cells_layer(size, self.camera, raster, colours), (0, 0))
            self._layer = (key, layer)
        canvas.surface.blit(self._layer[1], (0, 0))
        if self.storey.shown is not None:
            draw_lid(canvas.surface, self.camera, self.storey.shown.lid, canvas.scale)

    def _draw_view(self, canvas: Canvas, found: Measured, view: View) -> None:
        scale, looks, storey = canvas.scale, self.table.looks, self.storey.number
        if view == BETWEEN:
            key = (view, Same(self.from_to.found), self.from_to.painted)
            self._draw_cells(canvas, key, found.sites.raster, self.from_to.colours)
        elif view == WALKED:
            counted = None if self.walked.found is None else self.walked.found[1]
            raster = heat_raster(self.setup) if counted is None else counted.raster
            self._draw_cells(
                canvas, (view, Same(counted)), raster,
                lambda: None if counted is None else heat(counted.together.astype(np.float64)),
            )  # fmt: skip
        else:
            self._draw_cells(
                canvas, (view, Same(found), storey), found.sites.raster, lambda: colours_of(found, view, looks, storey)
            )
        outline_zones(canvas.surface, self.camera, self.setup.zones, looks, scale)
        if view.sort == "threat":
            shown = self.threats.shown(self.storey, self.mouse)
            if shown is not None:
                draw_threat(canvas.surface, self.camera, shown, scale)
        elif view.sort == "along":
            self.way.draw(canvas.surface, self.camera, self.mouse, scale)
        elif view.sort == "between":
            self.from_to.draw(canvas.surface, self.camera, self.texts, self.mouse, scale)
        elif view.sort == "lanes":
            draw_lanes(canvas.surface, self.camera, lines_of_sight(found), scale)
        elif view.sort == "narrow" and found.narrow is not None:
            draw_narrow(canvas.surface, self.camera, [passage.ends for passage in found.narrow.passages], scale)
        elif view.sort == "ways":
            chokes = [(choke.place, CLOSED) for choke in found.chokes]
            draw_ways(canvas.surface, self.camera, looks, ways_drawn(found), chokes, scale)
