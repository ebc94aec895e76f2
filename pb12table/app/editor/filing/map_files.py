"""Choosing a map of another program: the folder with its maps and their pictures, or any file by its place."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.layouts.maps.universal_map import (
    ENDINGS,
    Line,
    MapPoint,
    Portal,
    UniversalMap,
    picture_of_map,
    read_map,
)
from pb12table.texts.plain import on_one_line
from pb12table.texts.problems import problem_in_file
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Field, Label, Node, Plate, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import dialog, dialog_button
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.asking import MarkedScreen
from pb12table.window.screens.base import WindowDesk, attempt

WIDTH: Final = 720.0
PLACE: Final = "place"
THUMB: Final = (132, 88)
"""The room of a map's picture in the list, in natural pixels."""
SMALL: Final = (480, 320)
"""How large such a picture is kept, in pixels."""
MOST_SHOWN: Final = 400
"""So many files and folders of one folder are listed."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What is seen of a map in the list: its picture made small, or else its walls, and a line about it."""

    picture: pygame.Surface | None
    size: tuple[float, float]
    walls: int
    doors: int
    problem: FileProblem | None = None


def small_picture(found: UniversalMap, file: Path, room: tuple[int, int]) -> pygame.Surface | None:
    """The picture inside of a map, made so small that it fits into some pixels; None where it has none to show."""
    try:
        held = picture_of_map(found, file)
        sheet = None if held is None else pygame.image.load(BytesIO(held[0]), f"map.{held[1].sort}")
    except (FileProblem, pygame.error):
        return None
    if sheet is None:
        return None
    share = min(room[0] / sheet.get_width(), room[1] / sheet.get_height(), 1.0)
    size = (max(round(sheet.get_width() * share), 1), max(round(sheet.get_height() * share), 1))
    plain = pygame.Surface(sheet.get_size(), pygame.SRCALPHA, 32)
    plain.blit(sheet, (0, 0))
    return pygame.transform.smoothscale(plain, size)


def draw_walls(
    surface: pygame.Surface,
    whole: pygame.Rect,
    found: UniversalMap,
    thickness: int,
    is_window: Callable[[int, Portal], bool] | None = None,
) -> None:
    """Paint walls, objects, doors and windows of a map, which fills a rectangle; lines so many pixels thick.

    `is_window` says of a portal, by its number from 1, whether it is one; without it all are doors.
    """
    grid = found.resolution
    origin, size = grid.map_origin or MapPoint(0.0, 0.0), grid.map_size

    def pixel(point: MapPoint) -> tuple[float, float]:
        across, down = (point.x - origin.x) / size.x, (point.y - origin.y) / size.y
        return (whole.x + across * whole.w, whole.y + down * whole.h)

    doors: list[Line] = []
    windows: list[Line] = []
    for number, portal in enumerate(found.portals or (), 1):
        if portal.bounds:
            (windows if is_window is not None and is_window(number, portal) else doors).append(portal.bounds)
    sorts = (
        (found.line_of_sight or (), theme.BAD),
        (found.objects_line_of_sight or (), theme.ACCENT),
        (doors, theme.GOOD),
        (windows, theme.PLANNED),
    )
    for lines, colour in sorts:
        for line in lines:
            if len(line) > 1:
                pygame.draw.lines(surface, colour, False, [pixel(point) for point in line], thickness)


def _sketch(found: UniversalMap) -> pygame.Surface:
    """The walls of a map that has no picture."""
    size = found.resolution.map_size
    share = min(SMALL[0] / size.x, SMALL[1] / size.y)
    sketch = pygame.Surface((max(round(size.x * share), 1), max(round(size.y * share), 1)))
    sketch.fill(theme.SUNKEN)
    draw_walls(sketch, sketch.get_rect(), found, 3)
    return sketch


def glance_at(path: Path) -> Glance:
    """Look at a map for the list; what is wrong with it is told there."""
    try:
        found = read_map(path).map
    except FileProblem as problem:
        return Glance(None, (0.0, 0.0), 0, 0, problem)
    size = found.resolution.map_size
    walls = len(found.line_of_sight or ()) + len(found.objects_line_of_sight or ())
    picture = small_picture(found, path, SMALL) or _sketch(found)
    return Glance(picture, (size.x, size.y), walls, len(found.portals or ()))


class MapFiles(MarkedScreen):
    """A folder with the folders and maps in it; arrows and Enter, or a click, open one.

    A place can also be typed or dropped onto the window. Each map is looked at beside the frames. `on_pick` gets the
    file and may raise FileProblem.
    """

    def __init__(self, desk: WindowDesk, title: str, folder: Path, on_pick: Callable[[Path], None]) -> None:
        super().__init__(desk)
        self.title = title
        self.folder = folder
        self._on_pick = on_pick
        self.entries: list[Path] = []
        self.more = 0
        self.glances: dict[Path, Glance] = {}
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="maps")
        self._waiting: dict[Path, Future[Glance]] = {}
        self.line = self.lines[PLACE] = TextLine("")
        self.enter(folder)

    # -- folders --------------------------------------------------------------------------------------------

    def enter(self, folder: Path) -> None:
        """List another folder; one that cannot be read is told, and the old one stays."""
        try:
            with told_as_problem(folder):
                inside = sorted(folder.iterdir(), key=lambda path: path.name.casefold())
                folders = [path for path in inside if path.is_dir() and not path.name.startswith(".")]
        except FileProblem as problem:
            self.desk.say_problem(problem)
            return
        maps = [path for path in inside if path.suffix.lower() in ENDINGS and path.is_file()]
        above = [] if folder.parent == folder else [folder.parent]
        self.folder = folder
        self.entries = [*above, *maps, *folders][:MOST_SHOWN]
        self.more = len(above) + len(maps) + len(folders) - len(self.entries)
        self.marked = min(len(above), max(len(self.entries) - 1, 0)) if maps else 0
        self.line.set(str(folder))
        self.offsets["body"] = 0
        for future in self._waiting.values():
            future.cancel()
        self._waiting = {
            path: self._reader.submit(glance_at, path) for path in maps if path not in self.glances
        }  # fmt: skip

    def update(self, seconds: float) -> bool:
        for path in [path for path, future in self._waiting.items() if future.done()]:
            future = self._waiting.pop(path)
            if not future.cancelled():
                self.glances[path] = future.result()
                self._changed = True
        return super().update(seconds)

    def close(self) -> None:
        super().close()
        self._reader.shutdown(wait=False, cancel_futures=True)

    # -- keys and mouse -------------------------------------------------------------------------------------

    def count(self) -> int:
        return len(self.entries)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE:
            self._open(Path(event.file))
        else:
            super().handle(event)

    def accept(self) -> None:
        if self.focus == PLACE:
            # Some systems copy paths with quotes.
            self._open(Path(self.line.text.strip().strip('"')).expanduser())
        else:
            super().accept()

    def press(self, name: str) -> None:
        if name == "back":
            self.refuse()
        elif name == "open":
            self._open(Path(self.line.text.strip().strip('"')).expanduser())
        elif (path := still_there(self.entries, name)) is not None:
            self.marked = int(name)
            self._open(path)

    def _open(self, path: Path) -> None:
        """Go into a folder, or take a file."""
        if path.is_dir():
            self.enter(path)
            return
        try:
            with told_as_problem(path):
                path.stat()
        except FileProblem as problem:
            self.desk.say_problem(problem)
            return
        self.desk.leave(self)
        attempt(self.desk, lambda: self._on_pick(path))

    # -- what is shown --------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = [self._row(number, path) for number, path in enumerate(self.entries)]
        if not any(path.suffix.lower() in ENDINGS for path in self.entries):
            rows.append(self._told(texts("edit-maps-none", known=", ".join(ENDINGS))))
        if self.more:
            rows.append(self._told(texts("edit-maps-more", count=self.more)))
        place = Row((Field(PLACE, grow=1.0), Button("open", texts("edit-maps-open"))), 8.0, "center")
        hint = Label(texts("edit-ask-file-hint"), theme.SMALL, "muted")
        body = Column((place, hint, Box(Column(tuple(rows), 0.0), surface="sunken")), 10.0)
        back = dialog_button("back", texts("card-cancel"))
        return dialog(WIDTH, self.title, body, [back], offset=self.scrolled)

    @staticmethod
    def _told(text: str) -> Node:
        return Box(Label(text, theme.SMALL + 1, "muted"), (12.0, 8.0, 12.0, 8.0))

    def _row(self, number: int, path: Path) -> Node:
        texts = self.desk.texts
        shown: Node
        if path == self.folder.parent:
            shown = Label(texts("edit-maps-up"), grow=1.0)
        elif path.suffix.lower() in ENDINGS:
            name = Label(on_one_line(path.name), hyphens=False)
            words = Column((name, Label(self._about(path), theme.SMALL, "muted")), 2.0, grow=1.0)
            shown = Row((Drawn(f"map:{number}", min_width=THUMB[0], min_height=THUMB[1]), words), 14.0, "center")
        else:
            shown = Label(texts("edit-maps-folder", name=on_one_line(path.name)), grow=1.0, hyphens=False)
        plate = Plate(None, hovered=theme.HOVERED)
        return Card(str(number), shown, (12.0, 7.0, 12.0, 7.0), plate, chosen=number == self.marked)

    def _about(self, path: Path) -> str:
        texts, glance = self.desk.texts, self.glances.get(path)
        if glance is None:
            return texts("edit-maps-looking")
        if glance.problem is not None:
            return problem_in_file(texts, glance.problem)
        width, depth = glance.size
        return texts("edit-maps-about", width=width, depth=depth, walls=glance.walls, doors=glance.doors)

    def painters(self) -> dict[str, Painter]:
        return {f"map:{number}": partial(self._draw, path) for number, path in enumerate(self.entries)}

    def _draw(self, path: Path, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.box(rect, theme.PANEL, theme.LINE, 3)
        glance = self.glances.get(path)
        if glance is None or glance.picture is None:
            return
        room = rect.inflate(-canvas.px(6), -canvas.px(6))
        picture = glance.picture
        share = min(room.w / picture.get_width(), room.h / picture.get_height())
        size = (max(round(picture.get_width() * share), 1), max(round(picture.get_height() * share), 1))
        small = pygame.transform.smoothscale(picture, size)
        canvas.surface.blit(small, small.get_rect(center=room.center))
