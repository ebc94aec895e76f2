"""Looking at a layout without a match: the table, everybody's sight, ghosts of any profile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.editor.panels.rows import top_buttons
from pb12table.app.export import save_table_picture
from pb12table.app.look.looking import Looking, draw_looking
from pb12table.app.look.panels import GROUPS, LookCommands, LookPanels
from pb12table.app.panels.action_bar import draw_action_bar
from pb12table.app.panels.layout import PLATE, KeptPanels, top_line
from pb12table.app.panels.notices import around_mouse
from pb12table.app.preview.information import Ruler, spot_at
from pb12table.app.preview.state_picture import figure_topics, picture_of, place_topics
from pb12table.app.screens.base import Desk, TableRoom
from pb12table.app.screens.map_screen import SCROLL, WHEEL_ZOOM, MouseScreen, draw_passing_words
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point3
from pb12table.texts.names import system_name
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.layout.painting import draw_panel
from pb12table.window.scene.picture import Picture
from pb12table.window.scene.table_view import draw_place_line, place_line
from pb12table.window.screens.base import wheel_of

OVERLAYS: Final = ("show-zones", "show-heights", "show-names")
ROOM: Final = 34.0
"""So far around a figure the sheet does not lie, in natural pixels."""
DRAG: Final = 5
"""A press that goes further than this many pixels is a drag and no click."""


class LookScreen(MouseScreen, TableRoom):
    """A layout to look at; nothing is played, and leaving loses ghosts only."""

    help_first = ("look",)

    def __init__(self, desk: Desk, state: GameState, stem: str) -> None:
        state = scene(state.setup.system).peopled(state)
        super().__init__(desk, state.setup)
        self.stem = stem
        self.setup = state.setup
        self.looking = Looking(self, state)
        self.looking.cycle(1)
        self.commands = LookCommands(self, self.looking, self.key, self.take_picture)
        self.overlays: set[str] = set()
        self.ruler: Ruler | None = None
        self._leaving = False
        self.scroll = 0
        self.zones: list[Zone] = []
        self.panels = LookPanels(self.looking, self.commands)
        self._kept = KeptPanels()
        self._lies: tuple[str, Picture] | None = None
        self._press: tuple[tuple[int, int], int, str] | None = None
        name, system = self.setup.name.in_language(desk.texts.language), self.setup.system
        title = desk.texts("look-window-title", scenario=name, game=system_name(desk.texts, system))
        desk.set_title(title, system)

    @property
    def looks(self) -> dict[PlayerId, PlayerLook]:
        """Each player's look."""
        return looks_of(self.setup)

    @property
    def system_id(self) -> str:
        return self.setup.system

    @property
    def shown_setup(self) -> GameSetup:
        return self.setup

    # -- time ---------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        # What is dragged goes on in each frame: one that paints the numbers anew works nothing out.
        changed = self.panels.told.pass_time(seconds) or self.looking.work()
        changed = self._notice_passes(seconds) or changed
        self.storey.follow_table(self.setup.system, self.looking.state.battlefield)
        self._fit()
        changed, self._changed = self._changed or changed, False
        return changed

    def close(self) -> None:
        """Hold nothing, and no longer work anything out."""
        self.looking.walk.give_up()

    # -- keys and mouse -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN:
            command = keys.command_for(keys.binding_of(event), (*GROUPS, "table"), self.desk.settings.keys)
            if command is not None:
                self.press_command(command)
        else:
            self.use_mouse(event)

    def topics(self, pixel: tuple[int, int]) -> Iterator[str]:
        """Yield names of what lies under a pixel, by which the rules about it are found."""
        zone, looking = self.zone_at(pixel), self.looking
        if zone is not None:
            yield zone.name
        elif self._is_on_table(pixel):
            point = self.camera.to_table(pixel)
            figure = looking.figure_at(point)
            if figure is not None:
                yield from figure_topics(self.desk.texts.of(self.setup.system), looking.state, figure)
            yield from place_topics(looking.state, point)

    def _is_on_table(self, pixel: tuple[int, int]) -> bool:
        return self._is_free(pixel, self.zone_at(pixel))

    def _is_free(self, pixel: tuple[int, int], zone: Zone | None) -> bool:
        """Return whether nothing lies over the table under a pixel."""
        return self.layout.free.collidepoint(pixel) and zone is None

    def _moved(self, event: pygame.event.Event) -> None:
        if self._press is not None:
            start, button, kind = self._press
            far = abs(event.pos[0] - start[0]) + abs(event.pos[1] - start[1]) > DRAG
            if kind == "press" and far:
                kind = self._drag_of(self.camera.to_table(start)) if button == 1 else "pan"
                self._press = (start, button, kind)
            if kind == "pan":
                self.camera = self.camera.panned(*event.rel)
                return
        point = self.camera.to_table(event.pos) if self._is_on_table(event.pos) else None
        if self.ruler is not None:
            self.ruler.hover(None if point is None else self._spot(point))
        else:
            self.looking.hover(point)

    def _drag_of(self, start: tuple[float, float]) -> str:
        """Return what dragging with the left button from a point of the table does."""
        if self.ruler is not None:
            self.ruler.pull(self._spot(start))
            return "tape"
        return "drag" if self.looking.grab(start) else "pan"

    def _spot(self, point: tuple[float, float]) -> Point3:
        """Return what the tape measures from at a point."""
        figure = self.looking.figure_at(point)
        looking = self.looking
        here = None if figure is None else looking.face.body(looking.state, figure)
        return spot_at(looking.state.battlefield, point, here, self.storey.height_at(point))

    def _pressed(self, event: pygame.event.Event) -> None:
        zone = self.zone_at(event.pos)
        if event.button == 1 and zone is not None:
            if zone.enabled and zone.name.startswith("command:"):
                self.press_command(zone.name.removeprefix("command:"))
                # What is carried out of a list is dropped where the button is let go.
                self._press = (event.pos, 1, "carry") if self.looking.carried else None
        elif self.layout.free.collidepoint(event.pos):
            pans = event.button == 2 or pygame.key.get_pressed()[pygame.K_SPACE]
            self._press = (event.pos, event.button, "pan" if pans else "press")

    def _released(self, event: pygame.event.Event) -> None:
        if self._press is None or event.button != self._press[1]:
            return
        kind, self._press = self._press[2], None
        point = self.camera.to_table(event.pos)
        if kind == "carry":
            if self._is_on_table(event.pos):
                self.looking.click(point)
        elif kind == "drag":
            self.looking.drop()
        elif kind == "press" and event.button == 3:
            self._right_click(point)
        elif kind in ("press", "tape") and self.ruler is not None:
            self.ruler.put(self._spot(point))
        elif kind == "press":
            self.looking.click(point)

    def _end_drag(self) -> None:
        self._press = None
        self.looking.drop()

    def _right_click(self, point: tuple[float, float]) -> None:
        if self.ruler is not None:
            self.ruler = Ruler() if self.ruler.points else None
        elif not self.looking.remove(self.looking.held or self.looking.figure_at(point)):
            self.commands.back()

    def _wheel(self, event: pygame.event.Event) -> None:
        pixel, step = wheel_of(event)
        if pygame.key.get_mods() & pygame.KMOD_SHIFT:
            self.looking.turn(15.0 * step)
        elif self.is_table(pixel):
            self.camera = self.camera.zoomed(WHEEL_ZOOM**step, pixel)
        else:
            amount, panel = round(-step * SCROLL * self.desk.scale), self.panel_at(pixel)
            if panel == "list":
                self.commands.scroll(pixel[1], amount)
            elif panel == "sheet":
                self.scroll = max(0, self.scroll + amount)

    def press_command(self, command: str) -> None:
        """Carry out a command of a key or a tile."""
        again, self._leaving = self._leaving, False
        if command == "show-sight":
            command = "look-lines"
        if not keys.shows(command, self.setup.system):
            self.say(self.texts("overlay-none-here", overlay=self.texts(f"command-{command}")))
        elif command in OVERLAYS:
            self.overlays ^= {command}
        elif self.ruler is not None and command == "take-back":
            self.ruler.take_back()
        elif not self.look_around(command) and not self.commands.press(command):
            self._other(command, again)
        elif command == "show-all-sight":
            told = self.texts("overlay-on-who-sees-whom", overlay=self.texts(f"command-{command}"))
            self.say(told if "everybody" in self.looking.shows else "")

    def _other(self, command: str, again: bool) -> None:
        match command:
            case "ruler":
                self.ruler = Ruler() if self.ruler is None else None
            case "leave":
                self._leave(again)
            case "back":
                if self.ruler is not None:
                    self.ruler = None
                elif not self.commands.back():
                    self._leave(again)
            case _:
                pass

    def _leave(self, again: bool) -> None:
        """Go back to where one came from; ghosts are given up only when that is said twice in a row."""
        lost = len(self.looking.ghosts) + len(self.looking.moved)
        if lost and not again:
            self._leaving = True
            self.say(self.texts("look-would-be-lost", number=lost, key=self.key("back")))
        else:
            self.desk.leave(self)

    def take_picture(self) -> None:
        """Export what the table shows."""
        save_table_picture(self.desk, self.table, self.camera, self.picture(), self.stem, self._picture_taken)

    def _picture_taken(self, path: Path) -> None:
        self.say(self.texts("look-picture-done", file=path))

    # -- painting -----------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return everything above the terrain."""
        lies = self._lying(self.texts.language)
        picture = Picture(
            markers=lies.markers,
            wrecks=lies.wrecks,
            cells=lies.cells,
            gone=lies.gone,
            doors=lies.doors,
            passages=list(lies.passages) if "show-zones" in self.overlays else [],
            cards=list(lies.cards),
            show_zones="show-zones" in self.overlays,
            show_heights="show-heights" in self.overlays,
            show_names="show-names" in self.overlays,
            cuts_open=True,
        )
        draw_looking(self.looking, picture)
        if self.ruler is not None:
            self.ruler.add_to(picture, self.setup, self.texts, self.looking.state.battlefield)
        self.storey.show(picture)
        return picture

    def _lying(self, language: str) -> Picture:
        """Return what lies on the table beside the figures, which does not change."""
        if self._lies is None or self._lies[0] != language:
            self._lies = language, picture_of(self.looking.base, self.texts)
        return self._lies[1]

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        canvas.zones.clear()
        if not self.table.draw(canvas.surface, self.camera, self.picture()):
            self._changed = True
        self._panels(canvas)
        self.draw_storeys(canvas)
        if self._is_free(canvas.mouse, canvas.zone_at(canvas.mouse)):
            point, state = self.camera.to_table(canvas.mouse), self.looking.state
            face, texts = scene(state.setup.system), self.texts.of(state.setup.system)
            line = place_line(
                self.texts, state.setup, state.battlefield, point, coordinates=True, storeys=self.storey,
                more=face.told_at(state, texts, point) if face.tells_zones else (),
            )  # fmt: skip
            if line:
                kept = [around_mouse(canvas), *self.plates.values()]
                figures = [*self.table.rooms, *self.table.labels]
                draw_place_line(canvas, self.layout.free, line, kept=kept, figures=figures)
        self._notices(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def _panels(self, canvas: Canvas) -> None:
        """Draw the strips and the rail around the table, and what floats over it."""
        looking, layout, language = self.looking, self.layout, self.texts.language
        shown = frozenset(self.overlays), self.ruler is not None, language, looking.click_hint(self.texts)
        self._kept.draw(canvas, "top", layout.top, shown, self._draw_top)
        panels, texts, looks = self.panels, self.texts, self.looks
        opened = self.open_list(canvas)
        if opened is None:
            panels.draw_list(canvas, layout.left, texts, looks)
        wanted = panels.height(canvas, canvas.px(PLATE), texts, looks)
        sheet = self.place_sheet(canvas, wanted, self._vital())
        if sheet is not None:
            self.scroll = panels.draw_numbers(canvas, sheet, texts, looks, self.scroll)
        if opened is not None:
            canvas.shadow(opened, 6)
            panels.draw_list(canvas, opened, texts, looks)
        self._kept.draw(canvas, "bar", layout.bar, (*looking.bar_key(), language), self._draw_bar)

    def _vital(self) -> list[pygame.Rect]:
        """Return the rooms of who looks and at whom, as far as they are in sight."""
        looking, scale = self.looking, self.desk.scale
        figures = [figure for figure in (looking.looker, looking.target) if figure is not None]
        rooms = []
        for figure in figures:
            room = pygame.Rect(0, 0, round(2 * ROOM * scale), round(2 * ROOM * scale))
            room.center = self.camera.to_screen(looking.face.body(looking.state, figure).position[:2])
            rooms.append(room)
        return [room for room in rooms if self.layout.free.contains(room)]

    def _draw_bar(self, canvas: Canvas) -> None:
        draw_action_bar(canvas, self.layout.bar, self.commands.tiles("leave"), "")

    def _hint(self) -> str:
        """Return what the mouse does now."""
        return f"{self.looking.click_hint(self.texts)} {self.texts('look-drag-hint')}"

    def _draw_top(self, canvas: Canvas) -> None:
        """Draw the name of the layout, and the overlays of the map."""
        rect, texts = self.layout.top, self.texts
        buttons = []
        shown = filter(lambda command: keys.shows(command, self.setup.system), (*OVERLAYS, "ruler", "help"))
        for command in shown:
            on = command in self.overlays or (command == "ruler" and self.ruler is not None)
            buttons.append((command, texts(f"tile-{command}"), self.key(command), True, on))
        name = texts("look-title", scenario=self.setup.name.in_language(texts.language))
        beside = top_buttons(buttons, rect.w / canvas.scale, canvas.scale)
        draw_panel(canvas, rect, top_line(name, self._hint(), beside))

    def _notices(self, canvas: Canvas) -> None:
        """Draw a sentence over the table: what has just been done, or what can be done now."""
        texts = self.texts
        text, bad = self.notice
        colour = theme.BAD if bad else theme.GOOD
        if not text:
            colour = theme.PLANNED
            if self.ruler is not None:
                text = texts("ruler-notice")
            elif self.looking.carried:
                text = texts("look-carried-notice")
            elif self.looking.looker is None:
                text = texts(self.looking.nobody_words()[1])
            else:
                text = self.looking.walk.told()
        if text:
            draw_passing_words(canvas, self.room_beside(), text, colour)
