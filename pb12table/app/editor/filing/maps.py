"""Maps of other programs: choosing one, and how it becomes a layout: its size and walls, its part, its storeys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.editor.filing.map_sketch import draw_map, sketch_of, small_picture, swatch_of
from pb12table.app.screens.base import Desk, ToldPanel, carried_out
from pb12table.app.screens.handbook import page_help
from pb12table.files.forms.basics import as_name, label_of
from pb12table.files.forms.scenarios import KindForm
from pb12table.files.problems import FileProblem
from pb12table.layouts.editing import number_of, written
from pb12table.layouts.maps.becoming import KINDS, NOTHING, OBJECTIVE, choosable, kinds_of
from pb12table.layouts.maps.map_form import Called, ReadMap
from pb12table.layouts.maps.map_import import (
    Crop,
    ImportOptions,
    OpenPortals,
    count_unclear,
    size_problem,
    usual_cell_steps,
)
from pb12table.layouts.maps.reading import READ, SHARED, is_map, read_map
from pb12table.skirmish.forms.force_pages import NotANumber
from pb12table.table.shapes import rounded
from pb12table.texts.describe import problem_in_file
from pb12table.texts.layouts import storey_name
from pb12table.texts.locale import Texts, on_one_line, upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.palette import DESK
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Field, Label, Node, Row, Toggle
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import PAD, dialog, dialog_button, named
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.base import LaidScreen
from pb12table.window.screens.dialogs import FileList, PickOne, Seen

SMALL: Final = (480, 320)
"""How large such a picture is kept, in pixels."""


@dataclass(frozen=True)
class Glance(Seen):
    """What is seen of a map in the list: its picture made small, or else its walls, and how large it is."""

    size: tuple[float, float] = (0.0, 0.0)
    walls: int = 0
    doors: int = 0


def glance_at(path: Path) -> Glance:
    """Look at a map for the list; what is wrong with it is told there."""
    try:
        found = read_map(path)
    except FileProblem as problem:
        return Glance(None, problem, foreign=path.suffix.lower() in SHARED and not is_map(path))
    size = found.size
    picture = small_picture(found, path, SMALL) or sketch_of(found, SMALL, ImportOptions(""))
    walls = sum(len(storey.drawn) for storey in found.storeys())
    return Glance(picture, None, (size.x, size.y), walls, sum(len(storey.passages) for storey in found.storeys()))


class MapFiles(FileList[Glance]):
    """A folder with the maps in it, each with its picture and what is in it."""

    endings = READ
    shared = SHARED
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
BECOMES: Final = 130.0
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
LEVEL: Final = "level"
ENTRIES: Final = {
    CELL: Entry("edit-map-cell", 0.05, 50.0),
    WALL_HEIGHT: Entry("edit-map-height", 0.01, 100.0),
    WALL_THICKNESS: Entry("edit-map-thickness", 0.0, 20.0),
    FLOOR: Entry("edit-map-floor", 0.01, 20.0),
    LEVEL: Entry("edit-map-level", 0.01, 20.0),
}
Storey = tuple[ReadMap, Path]


def picture_to_choose_from(read: ReadMap, source: Path) -> pygame.Surface | None:
    """Return the picture of a map as large as it is shown, None if it has none; unpacking a large one takes time."""
    return small_picture(read, source, LARGEST)


class MapChoices(ToldPanel, LaidScreen):
    """Numbers, a part that is dragged over the map's picture, and maps of storeys above; Enter imports.

    `picture` is what `picture_to_choose_from` makes of the map. `on_take` gets the choices and the storeys above. What
    of the map cannot be read is told beforehand.
    """

    desk: Desk

    def __init__(
        self,
        desk: Desk,
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
        self.choices: dict[Called, str] = {}
        self._groups: list[tuple[Called, int]] = []
        self._sketch: tuple[object, pygame.Surface] | None = None
        usual = {CELL: usual_cell_steps(read), WALL_HEIGHT: 2.5, WALL_THICKNESS: 0.2, FLOOR: 0.2, LEVEL: 1.0}
        for name, number in usual.items():
            self.lines[name] = TextLine(written(number, desk.texts))
        self._count()

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
        cell, height, thickness, floor, level = (self.number(name) for name in ENTRIES)
        if cell is None or height is None or thickness is None or floor is None or level is None:
            return None
        if self._size_problem is not None:
            return None
        return ImportOptions(
            as_name(self.source.stem) or self.desk.texts("edit-new-name"),
            cell_steps=cell,
            height=height,
            thickness=thickness,
            floor=floor,
            level=level,
            choices=dict(self.choices),
            crop=self.crop,
            with_picture=self.with_picture,
            open_portals=self.open_portals,
            system=self._system,
        )

    @property
    def _size(self) -> tuple[float, float]:
        """Return the width and depth, in cells, of what is taken of the map."""
        size = self.read.size
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
            case "become" if still_there(self._groups, which) is not None:
                self._ask_what_becomes(self._groups[int(which)][0])
            case "upper":
                self._ask_for_storey()
            case "drop" if still_there(self.upper, which) is not None:
                del self.upper[int(which)]
                self._count()
            case _:
                pass

    def accept(self) -> None:
        options = self.options
        if options is not None:
            self.desk.leave(self)
            self._on_take(options, self.upper)

    def refuse(self) -> None:
        self.desk.leave(self)

    def _count(self) -> None:
        """Count what the maps call their things."""
        counts: Counter[Called] = Counter()
        for read in (self.read, *(read for read, _ in self.upper)):
            counts.update(read.groups())
        self._groups = list(counts.items())
        self._changed = True

    @property
    def _shown_options(self) -> ImportOptions:
        """Return what is chosen so far, whatever the numbers are."""
        return ImportOptions("", open_portals=self.open_portals, system=self._system, choices=self.choices)

    def _ask_what_becomes(self, called: Called) -> None:
        """Ask what things become that the map calls so."""
        texts = self.desk.texts
        kinds = kinds_of(self._system)
        options = [(kind, kind_name(texts, kinds, kind)) for kind in in_order(self._system)]
        now = self._shown_options.become([called])[called].kind
        marked = next((number for number, (kind, _) in enumerate(options) if kind == now), 0)
        title = texts("edit-map-becomes", name=group_name(texts, called))
        self.desk.open(PickOne(self.desk, title, options, lambda kind: self._choose(called, kind), marked))

    def _choose(self, called: Called, kind: str) -> None:
        self.choices[called] = kind
        self._changed = True

    def _ask_for_storey(self) -> None:
        texts = self.desk.texts

        def put(source: Path) -> None:
            title, text = texts("edit-import-title"), texts("edit-import-works")
            carried_out(self.desk, title, text, lambda: read_map(source), lambda read: self._put(read, source))

        self.desk.open(MapFiles(self.desk, texts("edit-map-upper-title"), self.source.parent, put))

    def _put(self, read: ReadMap, source: Path) -> None:
        self.upper.append((read, source))
        self._count()

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
        rect, size = self._shown(), self.read.size
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
        size = self.read.size
        share = min(rect.w / size.x, rect.h / size.y)
        found = pygame.Rect(0, 0, max(round(size.x * share), 1), max(round(size.y * share), 1))
        found.center = rect.center
        return found

    # -- what is shown ------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        has_storeys = bool(self.upper or self.read.above)
        hidden = {FLOOR: not has_storeys, LEVEL: not self.read.in_levels}
        numbers = [name for name in ENTRIES if not hidden.get(name)]
        rows: list[Node] = self._things()
        rows += [
            named(texts(ENTRIES[name].key), Field(name, is_wrong=self.number(name) is None, max_width=NUMBER), NAMES)
            for name in numbers
        ]
        wrong = next((ENTRIES[name] for name in numbers if self.number(name) is None), None)
        if wrong is not None:
            bounds = {"least": written(wrong.least, texts), "most": written(wrong.most, texts)}
            rows.append(Label(texts("edit-map-between", **bounds), theme.SMALL + 1, "bad"))
        if self.read.picture:
            rows.append(Toggle("picture", texts("edit-map-picture"), self.with_picture))
        unclear = count_unclear([self.read, *(read for read, _ in self.upper)])
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
        body = Column((shown, page_help(texts, "maps")), 10.0)
        ready = self.options is not None
        buttons = (
            dialog_button("take", texts("edit-import-yes"), key=texts("key-return"), is_main=True, enabled=ready),
            dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
        )
        title = texts("edit-map-title", file=on_one_line(self.source.name))
        return dialog(MAP_CHOICES_WIDTH, title, body, buttons, offset=self.scrolled)

    def _things(self) -> list[Node]:
        """Return a line for all that the map calls the same, with what becomes of it."""
        texts, kinds = self.desk.texts, kinds_of(self._system)
        become = self._shown_options.become(called for called, _ in self._groups)
        rows: list[Node] = []
        for number, (called, count) in enumerate(self._groups):
            its = become[called]
            line = texts("edit-map-things", name=group_name(texts, called), count=count)
            swatch = (Drawn(f"swatch:{number}", min_width=14.0, min_height=14.0),) if swatch_of(called) else ()
            button = Button(f"become:{number}", kind_name(texts, kinds, its.kind), min_width=BECOMES)
            rows.append(Row((*swatch, Label(line, theme.SMALL + 1, grow=1.0), button), 8.0, "center"))
        return rows

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
        swatches = {
            f"swatch:{number}": partial(_draw_swatch, colour=colour)
            for number, (called, _) in enumerate(self._groups)
            if (colour := swatch_of(called)) is not None
        }
        return {MAP: self._draw_map, **swatches}

    def _draw_map(self, canvas: Canvas, rect: pygame.Rect) -> None:
        pygame.draw.rect(canvas.surface, DESK, rect)
        whole = self._map_in(rect)
        # Very many lines take their time, and while a part is dragged they stay the same.
        drawn_for = (whole.size, theme.EDITION, self.open_portals, tuple(self.choices.items()))
        if self._sketch is None or self._sketch[0] != drawn_for:
            sketch = pygame.Surface(whole.size)
            if self._picture is not None:
                sketch.blit(pygame.transform.smoothscale(self._picture, whole.size), (0, 0))
            else:
                sketch.fill(theme.PANEL)
            draw_map(sketch, sketch.get_rect(), self.read, canvas.px(2), self._shown_options)
            self._sketch = (drawn_for, sketch)
        canvas.surface.blit(self._sketch[1], whole)
        if self.crop is not None:
            self._draw_crop(canvas, whole, self.crop)
        pygame.draw.rect(canvas.surface, theme.LINE, rect, 1)

    def _draw_crop(self, canvas: Canvas, whole: pygame.Rect, crop: Crop) -> None:
        """Lay a veil over what is left out."""
        size, (left, top, width, depth) = self.read.size, crop
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


def _draw_swatch(canvas: Canvas, rect: pygame.Rect, colour: tuple[int, int, int]) -> None:
    pygame.draw.rect(canvas.surface, colour, rect)
    pygame.draw.rect(canvas.surface, theme.LINE, rect, 1)


def group_name(texts: Texts, called: Called) -> str:
    """Return what a map calls things; where it calls them nothing, the sort they are taken for."""
    return called.key if called.words else upper_first(texts(f"map-sort-{called.sort}"))


def kind_name(texts: Texts, kinds: Mapping[str, KindForm], kind: str) -> str:
    """Return what is shown for what things become."""
    form = kinds.get(kind)
    if form is not None:
        return upper_first(label_of(form.name).in_language(texts.language))
    return upper_first(texts(f"map-sort-{kind}")) if kind in (OBJECTIVE, NOTHING) else kind


def in_order(system: str) -> list[str]:
    """Return all that things may become: nothing, what is chosen most, an objective, and the rest."""
    known = choosable(system)
    usual = [NOTHING, *(kind for kinds in KINDS.values() for kind in kinds), OBJECTIVE]
    return [kind for kind in dict.fromkeys([*usual, *known]) if kind in known]


def _part(start: tuple[float, float], end: tuple[float, float]) -> Crop | None:
    """Return the part between two corners in cells; None if it is too small to be intended."""
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    if right - left < LEAST_DRAG or bottom - top < LEAST_DRAG:
        return None
    return (left, top, right - left, bottom - top)
