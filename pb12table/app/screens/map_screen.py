"""What the screens around a table have in common: camera, commands, short sentences, and the mouse on a layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame

from pb12table.app.panels.layout import (
    APART,
    PLATE,
    Floating,
    Layout,
    Surroundings,
    layout_of,
    opened_list,
    whole_table,
)
from pb12table.app.screens.base import Desk
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of, zone_at
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.table_view import ShownStorey, TableView, draw_storey_picker, storey_line, take_storey

NOTICE_SECONDS: Final = 5.0


class TellingScreen:
    """A screen that shows a short sentence for a while; `notice` is the sentence, and whether it tells of a failure."""

    desk: Desk
    notice: tuple[str, bool] = ("", False)
    _notice_age = 0.0
    _changed: bool

    @property
    def texts(self) -> Texts:
        return self.desk.texts

    def key(self, command: str) -> str:
        """Return the key of a command, for people."""
        return keys.shown_key(self.texts, command, self.desk.settings.keys)

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence for a while."""
        self.notice, self._notice_age = (text, bad), 0.0
        self._changed = True

    def _notice_passes(self, seconds: float) -> bool:
        """Let the sentence grow older; return whether it has just gone."""
        self._notice_age += seconds
        goes = self.notice[0] != "" and self._notice_age >= NOTICE_SECONDS
        if goes:
            self.notice = ("", False)
        return goes


def draw_passing_notice(canvas: Canvas, room: pygame.Rect, notice: tuple[str, bool]) -> None:
    """Paint what a screen has said, green or for a failure red, at the top of some room; nothing where it is silent."""
    text, bad = notice
    if text:
        draw_passing_words(canvas, room, text, theme.BAD if bad else theme.GOOD)


def draw_passing_words(canvas: Canvas, room: pygame.Rect, text: str, colour: theme.Colour) -> None:
    """Paint a sentence in a frame of a colour at the top of some room, on two lines where one is too short for it."""
    px = canvas.px
    width = min(width_of(text, px(theme.NORMAL)) + px(30), room.w - px(20))
    lines = 1 if width < room.w - px(20) else 2
    rect = pygame.Rect(0, 0, width, px(16) + lines * canvas.line_height(theme.NORMAL))
    rect.midtop = (room.centerx, room.top + px(12))
    canvas.shadow(rect, 6)
    canvas.box(rect, theme.PANEL, colour, 6)
    canvas.paragraph((rect.left + px(12), rect.top + px(8)), rect.w - px(24), text, anchor="center", lines=lines)


WHEEL_ZOOM: Final = 1.18
KEY_ZOOM: Final = 1.25
PAN: Final = 70
"""So many natural pixels a key moves the table by."""
FOLDS: Final = frozenset(("fold-left", "fold-right"))
"""Commands that keep the list open, and take the sheet away."""
PANS: Final = {"pan-left": (1, 0), "pan-right": (-1, 0), "pan-up": (0, 1), "pan-down": (0, -1)}
SCROLL: Final = 40
"""So many natural pixels a notch of the wheel moves a panel by."""


def moved_camera(camera: Camera, command: str, scale: float) -> Camera | None:
    """Return the camera after a command that pans or zooms; None for any other command."""
    if command in PANS:
        return camera.panned(PANS[command][0] * PAN * scale, PANS[command][1] * PAN * scale)
    if command in ("zoom-in", "zoom-out"):
        return camera.zoomed(KEY_ZOOM if command == "zoom-in" else 1 / KEY_ZOOM)
    return None


def open_from(desk: Desk, command: str, groups: Sequence[str] = ()) -> bool:
    """Carry out a command that every screen knows; return whether it was one.

    `groups` are those whose keys mean something now: help tells them first.
    """
    match command:
        case "help":
            desk.open_help(groups)
        case "settings":
            desk.open_settings()
        case "full-screen":
            desk.toggle_full_screen()
        case _:
            return False
    return True


class MapScreen(TellingScreen):
    """A layout on its table, which is the window: strips above and below, a rail at the left, and a sheet over it."""

    opaque = True
    shows_all: ClassVar[bool] = False
    """Whether all of the table is shown at first, and not the part that matters."""
    help_first: tuple[str, ...] = ()
    """The groups of keys that help begins with here."""

    def __init__(self, desk: Desk, setup: GameSetup) -> None:
        self.desk = desk
        self.table = TableView(setup, desk.texts, desk.scale)
        self.layout = self._fresh_layout()
        self.camera = whole_table(self.layout, setup, all_of_it=self.shows_all)
        self.storey = ShownStorey()
        self.plates: dict[str, pygame.Rect] = {}
        """Where list and sheet lie over the table, as they were painted last: "list", "sheet"."""
        self._floating = Floating()
        self.folded: set[str] = set()
        """Commands of what is not as at first: the list stays open, the sheet is gone."""
        self._built_for = (desk.size, desk.scale)
        self._changed = True

    @property
    def shown_setup(self) -> GameSetup:
        """Return what lies on the table now."""
        raise NotImplementedError

    def _fresh_layout(self) -> Layout:
        return layout_of(self.desk.size, self.desk.scale)

    def _fit(self) -> None:
        """Follow the size of the window, the scale and the language."""
        wanted = (self.desk.size, self.desk.scale)
        if wanted != self._built_for:
            self._built_for = wanted
            self.layout = self._fresh_layout()
            self.table.interface_scale = self.desk.scale
            self.camera = self.camera.resized(self.layout.free)
            self.fitted()
            self._changed = True
        self.table.texts = self.desk.texts

    def fitted(self) -> None:
        """Handle the window having another size or scale."""

    def fit_camera(self) -> None:
        """Show the whole table."""
        self.camera = whole_table(self.layout, self.shown_setup, all_of_it=self.shows_all)

    def open_list(self, canvas: Canvas, *, stays: bool = False) -> pygame.Rect | None:
        """Return where the rail lies with its names, while it is pointed at or `stays` so; None else."""
        opened = opened_list(canvas, self.layout.left, is_open="list" in self.plates,
                             stays=stays or "fold-left" in self.folded)  # fmt: skip
        self.plates = {name: rect for name, rect in self.plates.items() if name != "list"}
        if opened is not None:
            self.plates["list"] = opened
        return opened

    def place_sheet(self, canvas: Canvas, wanted: int, vital: Sequence[pygame.Rect] = ()) -> pygame.Rect | None:
        """Return where a sheet lies that wants to be so high, None while it is folded.

        What is `vital` it changes sides for.
        """
        if "fold-right" in self.folded:
            self.plates.pop("sheet", None)
            return None
        free = self.layout.free
        size = (canvas.px(PLATE), min(wanted, free.h - 2 * canvas.px(APART)))
        around = Surroundings(vital=vital)
        sheet, _ = self._floating.place("sheet", free, size, around, (), canvas.scale, afresh=False)
        self.plates["sheet"] = sheet
        canvas.shadow(sheet, 6)
        return sheet

    def panel_at(self, pixel: tuple[int, int]) -> str:
        """Return what lies over the table or beside it under a pixel: "list", "sheet", "" for neither."""
        if self.layout.left.collidepoint(pixel):
            return "list"
        return next((name for name, rect in self.plates.items() if rect.collidepoint(pixel)), "")

    def is_table(self, pixel: tuple[int, int]) -> bool:
        """Return whether the table is under a pixel, and no plate over it."""
        return self.layout.free.collidepoint(pixel) and not self.panel_at(pixel)

    def room_beside(self) -> pygame.Rect:
        """Return the part of the table's room that is beside the sheet."""
        free, sheet = self.layout.free.copy(), self.plates.get("sheet")
        if sheet is None:
            return free
        if sheet.centerx > free.centerx:
            free.w = sheet.left - free.left
        else:
            free.w, free.left = free.right - sheet.right, sheet.right
        return free

    def scrolled(self, now: int, notches: int) -> int:
        """Return how far a panel is scrolled after the wheel was turned over it; painting it sets where it ends."""
        return max(0, now - round(notches * SCROLL * self.desk.scale))

    def draw_storeys(self, canvas: Canvas) -> None:
        """Draw the control that shows one level alone, where there are several."""
        plates = tuple(self.plates.values())
        draw_storey_picker(canvas, self.layout.free, self.texts, self.storey, self.key("show-storey"), plates)

    def look_around(self, command: str) -> bool:
        """Carry out a command that every such screen knows; return whether it was one."""
        moved = moved_camera(self.camera, command, self.desk.scale)
        if moved is not None:
            self.camera = moved
        elif command == "zoom-fit":
            self.fit_camera()
        elif command in FOLDS:
            self.folded ^= {command}
        elif take_storey(self.storey, command):
            self.say(storey_line(self.texts, self.storey))
        else:
            return open_from(self.desk, command, self.help_first)
        return True


class MouseScreen(MapScreen):
    """A screen of the table that tells what its mouse does: it moves, presses, lets go, and turns its wheel."""

    zones: list[Zone]

    def zone_at(self, pixel: tuple[int, int]) -> Zone | None:
        """Return the topmost zone of the last frame under a pixel."""
        return zone_at(self.zones, pixel)

    def use_mouse(self, event: pygame.event.Event) -> None:
        """Take an event of the mouse; others are none of its business."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._end_drag()

    def _moved(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _pressed(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _released(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _wheel(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _end_drag(self) -> None:
        """End a drag where it has led: another window or screen is told when the button is up."""
        raise NotImplementedError
