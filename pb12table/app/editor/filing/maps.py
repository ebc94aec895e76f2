"""Maps of other programs: choosing one, and how it becomes a layout: its size and walls, its part, its storeys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.screens.base import carried_out
from pb12table.files.forms.basics import as_name
from pb12table.files.problems import FileProblem
from pb12table.layouts.editing import number_of, written
from pb12table.layouts.maps.map_import import (
    Crop,
    ImportOptions,
    OpenPortals,
    count_unclear,
    size_problem,
    usual_cell_steps,
)
from pb12table.layouts.maps.universal_map import (
    ENDINGS,
    Line,
    MapPoint,
    Portal,
    ReadMap,
    UniversalMap,
    picture_of_map,
    read_map,
)
from pb12table.skirmish.forms.force_pages import NotANumber
from pb12table.table.shapes import rounded
from pb12table.texts.describe import problem_in_file
from pb12table.texts.layouts import storey_name
from pb12table.texts.locale import on_one_line, upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.palette import DESK
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Field, Label, Node, Row, Toggle
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import PAD, dialog, dialog_button, named
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.base import LaidScreen, WindowDesk
from pb12table.window.screens.dialogs import FileList, Seen

SMALL: Final = (480, 320)
"""How large such a picture is kept, in pixels."""


@dataclass(frozen=True)
class Glance(Seen):
    """What is seen of a map in the list: its picture made small, or else its walls, and how large it is."""

    size: tuple[float, float] = (0.0, 0.0)
    walls: int = 0
    doors: int = 0


def small_picture(found: UniversalMap, file: Path, room: tuple[int, int]) -> pygame.Surface | None:
    """Return the picture inside a map, reduced to fit into some pixels; None if it has none to show."""
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
    """Return the walls of a map that has no picture."""
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
        return Glance(None, problem)
    size = found.resolution.map_size
    walls = len(found.line_of_sight or ()) + len(found.objects_line_of_sight or ())
    picture = small_picture(found, path, SMALL) or _sketch(found)
    return Glance(picture, None, (size.x, size.y), walls, len(found.portals or ()))


class MapFiles(FileList[Glance]):
    """A folder with the maps in it, each with its picture and what is in it."""

    endings = ENDINGS
    none = "edit-maps-none"

    def look(self, path: Path) -> Glance:
        return glance_at(path)

    def about(self, seen: Glance) -> str:
        width, depth = seen.size
        return self.desk.texts("edit-maps-about", width=width, depth=depth, walls=seen.walls, doors=seen.doors)


MAP_CHOICES_WIDTH: Final = 1080.0
CONTROLS: Final = 400.0
HEIGHT: Final = 440.0
"""The least height of the map's picture, in natural pixels."""
NUMBER: Final = 110.0
NAMES: Final = 230.0
MAP: Final = "map"
LARGEST: Final = (1600, 1200)
"""How large the picture of the map is kept, in pixels."""
MOST_TOLD: Final = 8
"""Of what cannot be read so much is told; the rest is counted."""
LEAST_DRAG: Final = 0.5
"""A shorter drag, in cells, is a click, which takes the whole map again."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A number that is typed: the key of its text, and its bounds."""

    key: str
    least: float
    most: float


CELL: Final = "cell-steps"
WALL_HEIGHT: Final = "wall-height"
WALL_THICKNESS: Final = "wall-thickness"
FLOOR: Final = "floor"
ENTRIES: Final = {
    CELL: Entry("edit-map-cell", 0.05, 50.0),
    WALL_HEIGHT: Entry("edit-map-height", 0.01, 100.0),
    WALL_THICKNESS: Entry("edit-map-thickness", 0.0, 20.0),
    FLOOR: Entry("edit-map-floor", 0.01, 20.0),
}
Storey = tuple[ReadMap, Path]


def picture_to_choose_from(read: ReadMap, source: Path) -> pygame.Surface | None:
    """Return the picture of a map as large as it is shown, None if it has none; unpacking a large one takes time."""
    return small_picture(read.map, source, LARGEST)


class MapChoices(LaidScreen):
    """Numbers, a part that is dragged over the map's picture, and maps of storeys above; Enter imports.

    `picture` is what `picture_to_choose_from` makes of the map. `on_take` gets the choices and the storeys above. What
    of the map cannot be read is told beforehand.
    """

    def __init__(
        self,
        desk: WindowDesk,
        read: ReadMap,
        source: Path,
        picture: pygame.Surface | None,
        system: str,
        on_take: Callable[[ImportOptions, list[Storey]], None],
    ) -> None:
        super().__init__(desk)
        self.read = read
        self.source = source
        self.upper: list[Storey] = []
        self.crop: Crop | None = None
        self.with_picture = True
        self.open_portals: OpenPortals = "doors"
        self._system = system
        self._on_take = on_take
        self._picture = picture
        self._from: tuple[float, float] | None = None
        usual = {CELL: usual_cell_steps(read.map), WALL_HEIGHT: 2.5, WALL_THICKNESS: 0.2, FLOOR: 0.2}
        for name, number in usual.items():
            self.lines[name] = TextLine(written(number, desk.texts))

    # -- what is chosen ---------------------------------------------------------------------------------------

    def number(self, name: str) -> float | None:
        """Return a number as it is typed; None if it is none, or out of bounds."""
        entry = ENTRIES[name]
        try:
            found = number_of(self.lines[name].text)
        except NotANumber:
            return None
        return found if entry.least <= found <= entry.most else None

    @property
    def options(self) -> ImportOptions | None:
        """Return what is chosen; None while a number, or the size of the table, cannot be."""
        numbers = {name: self.number(name) for name in ENTRIES}
        cell, height, thickness, floor = (numbers[name] for name in ENTRIES)
        if cell is None or height is None or thickness is None or floor is None or self._size_problem is not None:
            return None
        return ImportOptions(
            as_name(self.source.stem) or self.desk.texts("edit-new-name"),
            cell_steps=cell,
            height=height,
            thickness=thickness,
            floor=floor,
            crop=self.crop,
            with_picture=self.with_picture,
            open_portals=self.open_portals,
            system=self._system,
        )

    @property
    def _size(self) -> tuple[float, float]:
        """Return the width and depth, in cells, of what is taken of the map."""
        size = self.read.map.resolution.map_size
        return (size.x, size.y) if self.crop is None else self.crop[2:]

    @property
    def _size_problem(self) -> FileProblem | None:
        cell, (width, depth) = self.number(CELL), self._size
        return None if cell is None else size_problem(rounded(width * cell), rounded(depth * cell), self.source)

    def press(self, name: str) -> None:
        sort, _, which = name.partition(":")
        match sort:
            case "take":
                self.accept()
            case "cancel":
                self.refuse()
            case "picture":
                self.with_picture = not self.with_picture
            case "open":
                self.open_portals = "windows" if which == "windows" else "doors"
            case "whole":
                self.crop = None
            case "upper":
                self._ask_for_storey()
            case "drop" if still_there(self.upper, which) is not None:
                del self.upper[int(which)]
            case _:
                pass

    def accept(self) -> None:
        options = self.options
        if options is not None:
            self.desk.leave(self)
            self._on_take(options, self.upper)

    def refuse(self) -> None:
        self.desk.leave(self)

    def _ask_for_storey(self) -> None:
        texts = self.desk.texts

        def put(source: Path) -> None:
            title, text = texts("edit-import-title"), texts("edit-import-works")
            carried_out(self.desk, title, text, lambda: read_map(source), lambda read: self._put(read, source))

        self.desk.open(MapFiles(self.desk, texts("edit-map-upper-title"), self.source.parent, put))

    def _put(self, read: ReadMap, source: Path) -> None:
        self.upper.append((read, source))
        self._changed = True

    # -- the part that is dragged -----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = self.layout.hit_at(*event.pos)
            self._from = self._cell(event.pos) if hit is not None and hit.name == MAP else None
        super().handle(event)
        if event.type == pygame.MOUSEMOTION and self._from is not None:
            self.crop = _part(self._from, self._cell(event.pos))
            self._changed = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._from is not None:
            self.crop, self._from, self._changed = _part(self._from, self._cell(event.pos)), None, True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._from = None

    def _cell(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """Return a pixel's position in cells from the north-west corner of the map, at half cells."""
        rect, size = self._shown(), self.read.map.resolution.map_size
        shares = ((pixel[0] - rect.x) / max(rect.w, 1), (pixel[1] - rect.y) / max(rect.h, 1))
        x, y = (
            round(2.0 * min(max(share, 0.0), 1.0) * side) / 2.0
            for share, side in zip(shares, (size.x, size.y), strict=True)
        )
        return (min(x, size.x), min(y, size.y))

    def _shown(self) -> pygame.Rect:
        """Return where the whole map is drawn."""
        rect = self.layout.place_of(MAP)
        return self._map_in(pygame.Rect(rect.x, rect.y, rect.w, rect.h))

    def _map_in(self, rect: pygame.Rect) -> pygame.Rect:
        size = self.read.map.resolution.map_size
        share = min(rect.w / size.x, rect.h / size.y)
        found = pygame.Rect(0, 0, max(round(size.x * share), 1), max(round(size.y * share), 1))
        found.center = rect.center
        return found

    # -- what is shown ------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        numbers = [name for name in ENTRIES if name != FLOOR or self.upper]
        rows: list[Node] = [
            named(texts(ENTRIES[name].key), Field(name, is_wrong=self.number(name) is None, max_width=NUMBER), NAMES)
            for name in numbers
        ]
        wrong = next((ENTRIES[name] for name in numbers if self.number(name) is None), None)
        if wrong is not None:
            bounds = {"least": written(wrong.least, texts), "most": written(wrong.most, texts)}
            rows.append(Label(texts("edit-map-between", **bounds), theme.SMALL + 1, "bad"))
        rows.append(Toggle("picture", texts("edit-map-picture"), self.with_picture))
        unclear = count_unclear([self.read.map, *(read.map for read, _ in self.upper)])
        if unclear:
            rows.append(Label(texts("edit-map-open-portals", count=unclear), theme.SMALL + 1))
            kinds: tuple[OpenPortals, ...] = ("doors", "windows")
            rows += [
                Toggle(f"open:{kind}", texts(f"edit-map-open-{kind}"), kind == self.open_portals) for kind in kinds
            ]
        rows.append(Label(self._size_line(), theme.SMALL + 1))
        problem = self._size_problem
        if problem is not None:
            rows.append(Label(upper_first(texts(problem.key, **problem.details)), theme.SMALL + 1, "bad"))
        rows.append(Button("whole", texts("edit-map-whole"), enabled=self.crop is not None))
        for number, (_, path) in enumerate(self.upper):
            storey = upper_first(storey_name(texts, number + 1))
            line = Label(texts("edit-map-storey", storey=storey, file=on_one_line(path.name)), grow=1.0, hyphens=False)
            rows.append(Row((line, Button(f"drop:{number}", texts("edit-map-drop"))), 8.0, "center"))
        rows.append(Button("upper", texts("edit-map-upper")))
        rows += self._left_out()
        controls = Column(tuple(rows), 10.0, min_width=CONTROLS, max_width=CONTROLS)
        shown = Row((controls, Drawn(MAP, MAP, grow=1.0, min_height=HEIGHT)), PAD)
        body = Column((shown, Label(texts("edit-map-hint"), theme.SMALL, "muted")), 10.0)
        ready = self.options is not None
        buttons = (
            dialog_button("take", texts("edit-import-yes"), key=texts("key-return"), is_main=True, enabled=ready),
            dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
        )
        title = texts("edit-map-title", file=on_one_line(self.source.name))
        return dialog(MAP_CHOICES_WIDTH, title, body, buttons, offset=self.scrolled)

    def _size_line(self) -> str:
        texts, cell, (width, depth) = self.desk.texts, self.number(CELL), self._size
        if cell is None:
            return texts("edit-map-cells", width=width, depth=depth)
        return texts("edit-map-steps", width=width, depth=depth, across=width * cell, down=depth * cell)

    def _left_out(self) -> list[Node]:
        """Return nodes for what cannot be read of the maps, as far as there is room."""
        texts = self.desk.texts
        found: list[FileProblem] = [*self.read.left_out, *(one for read, _ in self.upper for one in read.left_out)]
        if not found:
            return []
        lines = [texts("edit-map-left-out", count=len(found))]
        lines += [problem_in_file(texts, problem) for problem in found[:MOST_TOLD]]
        if len(found) > MOST_TOLD:
            lines.append(texts("edit-map-more", count=len(found) - MOST_TOLD))
        notes = tuple(Label(line, theme.SMALL, "muted") for line in lines)
        return [Box(Column(notes, 3.0), (10.0, 8.0, 10.0, 8.0), "sunken")]

    def painters(self) -> dict[str, Painter]:
        return {MAP: self._draw_map}

    def _draw_map(self, canvas: Canvas, rect: pygame.Rect) -> None:
        pygame.draw.rect(canvas.surface, DESK, rect)
        whole = self._map_in(rect)
        if self._picture is not None:
            canvas.surface.blit(pygame.transform.smoothscale(self._picture, whole.size), whole)
        else:
            pygame.draw.rect(canvas.surface, theme.PANEL, whole)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(whole.clip(clip))
        shown = ImportOptions("", open_portals=self.open_portals)
        draw_walls(canvas.surface, whole, self.read.map, canvas.px(2), shown.is_window)
        canvas.surface.set_clip(clip)
        if self.crop is not None:
            self._draw_crop(canvas, whole, self.crop)
        pygame.draw.rect(canvas.surface, theme.LINE, rect, 1)

    def _draw_crop(self, canvas: Canvas, whole: pygame.Rect, crop: Crop) -> None:
        """Lay a veil over what is left out."""
        size, (left, top, width, depth) = self.read.map.resolution.map_size, crop
        kept = pygame.Rect(
            whole.x + round(left / size.x * whole.w),
            whole.y + round(top / size.y * whole.h),
            round(width / size.x * whole.w),
            round(depth / size.y * whole.h),
        )
        for part in (
            pygame.Rect(whole.x, whole.y, whole.w, kept.top - whole.top),
            pygame.Rect(whole.x, kept.bottom, whole.w, whole.bottom - kept.bottom),
            pygame.Rect(whole.x, kept.top, kept.left - whole.left, kept.h),
            pygame.Rect(kept.right, kept.top, whole.right - kept.right, kept.h),
        ):
            if part.w > 0 and part.h > 0:
                canvas.veil(part, theme.INK, 150)
        pygame.draw.rect(canvas.surface, theme.ACCENT, kept, canvas.px(2))


def _part(start: tuple[float, float], end: tuple[float, float]) -> Crop | None:
    """Return the part between two corners in cells; None if it is too small to be intended."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    if right - left < LEAST_DRAG or bottom - top < LEAST_DRAG:
        return None
    return (left, top, right - left, bottom - top)
