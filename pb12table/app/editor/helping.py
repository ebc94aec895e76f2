"""Where a piece helps, while a layout is built: a tool that lays it, with a map of what each place closes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import pygame

from pb12table.analysis.between import all_sites
from pb12table.analysis.pieces import TURNS, Help, Lines, Placed, fits, help_in_parts, lines_of, placed, proposals
from pb12table.app.editor.base import Editing
from pb12table.app.editor.drawing import PLANNED, quick_grid
from pb12table.app.editor.tools import Draft, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.app.worth.views import Line, line_node
from pb12table.files.forms.basics import label_of
from pb12table.layouts.editing import entry_of
from pb12table.layouts.motions import Entry
from pb12table.layouts.usual import WALLS, NoPiece, about_origin, hiding_piece, lying_entry, typed_entry
from pb12table.report.elements import COVER, Colours, shades
from pb12table.report.layout_words import percent
from pb12table.report.piece_words import lanes_line, lines_line, warnings
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.routes.fitting import Image, image_on, laid
from pb12table.table.shapes import Point, box_of, rounded_point
from pb12table.table.terrain import Piece
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.background import Background, Portions, Same
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.strokes import dashed
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Plate, Row
from pb12table.window.layout.painting import Painter, draw_panel, wanted_height
from pb12table.window.scene.layers.layouts import cells_layer, draw_lanes
from pb12table.window.scene.picture import draw_plate
from pb12table.window.screens.dialogs import AskText

HELPING: Final = "edit-piece"
"""The tool's name, and its command."""
LETTERS: Final = "ABC"
"""What the places that are proposed are called."""
SHOWN_LANES: Final = 5
"""So many lanes are drawn."""
PALE: Final = (232, 232, 236, 96)
WIDTH: Final = 292.0
"""How wide the box beside the map is."""
WALL_SIZE: Final = "3 x 0.5"
"""How large a wall is that nothing else is said of."""


class PieceTool(Tool):
    """Lay a piece where it closes most: the one that was selected, or typed, or the usual one of the kind in hand.

    Its shape lies about the origin.  It is turned as helps most until it is turned by hand; `problem` says why there is
    none.
    """

    name = HELPING

    def __init__(self, bench: Workbench, kind: str) -> None:
        super().__init__(bench)
        self.entry: Entry = {}
        self.piece: Piece | None = None
        self.problem: NoPiece | None = None
        self.turned: float | None = None
        self.best_turn = 0.0
        self.at: Point | None = None
        chosen = [thing for thing in bench.selection if thing.section == "terrain"]
        if len(chosen) == 1:
            own = entry_of(bench.document, chosen[0])
            self._take(lambda: about_origin({key: value for key, value in own.items() if key not in ("id", "name")}))
        else:
            self.type(f"{kind} {WALL_SIZE}" if kind.split("-")[-1] in WALLS else kind, "en")

    def type(self, typed: str, language: str) -> None:
        """Take what is typed in hand."""
        self._take(lambda: typed_entry(typed, self.bench.kinds, language))

    def _take(self, made: Any) -> None:
        try:
            self.entry = made()
            self.piece, self.problem = hiding_piece(self.entry, self.bench.kinds), None
        except NoPiece as problem:
            self.piece, self.problem = None, problem

    @property
    def turn(self) -> float:
        """Return by how many degrees the piece is turned where the mouse is."""
        return self.best_turn if self.turned is None else self.turned

    def turn_by(self, degrees: float) -> None:
        """Turn it by hand."""
        self.turned = (self.turn + degrees) % 360.0

    def hover(self, point: Point) -> None:
        x, y = self.bench.snap(point)
        self.at = rounded_point((x, y))

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        self.hover(point)
        if self.at is not None:
            self.put(self.at, self.turn)

    def put(self, at: Point, turn: float) -> None:
        """Put the piece down."""
        if self.piece is not None:
            self.bench.add("terrain", str(self.entry["kind"]), lying_entry(self.entry, at, turn))
            self.bench.selection = []

    def draft(self) -> Draft | None:
        if self.at is None or self.piece is None:
            return None
        west, south, east, north = box_of(self.piece.outline)
        outline = laid(self.piece, self.at, self.turn, "draft").outline
        return Draft(outline, lengths=(round(east - west, 2), round(north - south, 2)))


@dataclass(frozen=True, eq=False)
class Helped:
    """What is known of where a piece helps: the lines, the map as far as it is, and places that were looked at."""

    lines: Lines
    help: Help | None = None
    places: tuple[Placed, ...] = ()
    is_whole: bool = False


def helped_in_parts(
    setup: GameSetup, piece: Piece, turns: Sequence[float], image: Image | None, known: Lines | None
) -> Iterator[Helped]:
    """Yield where a piece helps on a table, more and more exactly; the lines that are `known` are not looked along."""
    grid = quick_grid(setup)
    lines = known or lines_of(setup, all_sites(setup, grid))
    part = Helped(lines)
    yield part
    if not lines.count:
        yield replace(part, is_whole=True)
        return
    for found in help_in_parts(lines, piece, lines.sites.raster, turns, image):
        part = replace(part, help=found)
        yield part
    assert part.help is not None, "there are lines"
    for place in proposals(lines, piece, part.help, turns, image):
        part = replace(part, places=(*part.places, place))
        yield part
    yield replace(part, is_whole=True)


class PieceHelp:
    """The map, the lanes and the box of numbers that are shown while the tool is in hand."""

    def __init__(self, screen: Editing) -> None:
        self.screen = screen
        self._parts: Portions[Helped] = Portions()
        self._here: Background[Placed | None] = Background()
        self._lines: tuple[object, Lines] | None = None
        self._layer: tuple[object, pygame.Surface] | None = None

    @property
    def found(self) -> Helped | None:
        """Return what is known so far."""
        return self._parts.found

    @property
    def here(self) -> Placed | None:
        """Return what the piece does at the mouse, once that is known."""
        return None if self._here.found is None else self._here.found[1]

    def update(self, tool: Tool) -> bool:
        """Work out what is shown while the tool is in hand; return whether there is more to show."""
        if not isinstance(tool, PieceTool):
            had = self._lines is not None
            self.close()
            return had
        bench, piece = self.screen.bench, tool.piece
        setup = bench.setup
        if tool.at is None and self.screen.mouse is not None:
            tool.hover(self.screen.mouse)
        if piece is not None:
            key = (bench.changes, piece, tool.turned, bench.mirroring)
            if not self._parts.is_for(key):
                known = self._lines[1] if self._lines is not None and self._lines[0] == bench.changes else None
                turns = TURNS if tool.turned is None else (tool.turned,)
                self._parts.ask(key, helped_in_parts(setup, piece, turns, self._image, known))
        changed = self._parts.work()
        if self.found is not None and piece is not None:
            self._lines = (bench.changes, self.found.lines)
            tool.best_turn = self._best_turn(tool)
            self._ask_here(tool, piece, self.found.lines)
        return self._here.work() or changed

    @property
    def _image(self) -> Image | None:
        """Return how what is new is mirrored at once; None for not."""
        bench = self.screen.bench
        return image_on(bench.setup.battlefield, bench.mirroring)

    def _best_turn(self, tool: PieceTool) -> float:
        found = None if self.found is None else self.found.help
        if found is None or tool.at is None:
            return 0.0
        field = self.screen.bench.setup.battlefield
        at = (min(max(tool.at[0], 0.0), field.width), min(max(tool.at[1], 0.0), field.depth))
        column, row = found.raster.cell_at(at)
        return float(found.turns[row, column])

    def _ask_here(self, tool: PieceTool, piece: Piece, lines: Lines) -> None:
        at, turn, image = tool.at, tool.turn, self._image
        if at is None or not lines.count:
            return

        def job() -> Placed | None:
            return placed(lines, piece, at, turn, image) if fits(lines, piece, at, turn, image) else None

        self._here.ask((at, turn, piece, Same(lines), image), job)

    def settle(self) -> None:
        """Wait for all that is asked."""
        self._parts.settle()
        self._here.settle()

    def close(self) -> None:
        """Wish for nothing."""
        if self._lines is not None or self.found is not None:
            self._parts.give_up()
            self._here.forget()
        self._lines = self._layer = None
        self.screen.plates.pop("help", None)

    # -- what is pressed --------------------------------------------------------------------------------------

    def press(self, name: str, tool: Tool) -> None:
        """Carry out a button of the box."""
        if not isinstance(tool, PieceTool):
            return
        command, _, number = name.partition(":")
        if command == "typed":
            self._ask(tool)
        elif command == "turn":
            tool.turned = None if tool.turned is not None else tool.turn
        elif command == "put" and self.found is not None and int(number) < len(self.found.places):
            place = self.found.places[int(number)]
            tool.put(place.at, place.turn)

    def _ask(self, tool: PieceTool, typed: str = "") -> None:
        desk, texts = self.screen.desk, self.screen.texts

        def take(text: str) -> None:
            tool.type(text, texts.language)
            if tool.problem is not None:
                problem = texts(tool.problem.key, **tool.problem.details)
                self._ask(tool, text)
                desk.say(problem)

        shown = typed or words_of(texts, tool)
        title, yes, hint = (texts(f"laying-typed-{each}") for each in ("title", "take", "hint"))
        desk.open(AskText(desk, title, shown, yes, take, hint))

    # -- painting -----------------------------------------------------------------------------------------------

    def draw_map(self, canvas: Canvas, tool: Tool) -> None:
        """Lay the map over the table, and the lanes and the places that are proposed."""
        found = self.found
        if not isinstance(tool, PieceTool) or found is None:
            return
        surface, camera, free, scale = canvas.surface, self.screen.camera, self.screen.layout.free, canvas.scale
        before = surface.get_clip()
        surface.set_clip(free)
        if found.help is not None:
            key = (Same(found.help), camera, free.size)
            if self._layer is None or self._layer[0] != key:
                layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
                layer.fill(PALE, camera.table_on_screen().clip(free))
                layer.blit(cells_layer(layer.get_size(), camera, found.help.raster, gain_colours(found.help)), (0, 0))
                self._layer = (key, layer)
            surface.blit(self._layer[1], (0, 0))
        draw_lanes(surface, camera, [(lane.start, lane.end) for lane in found.lines.lanes[:SHOWN_LANES]], scale)
        for letter, place in zip(LETTERS, found.places, strict=False):
            for piece in (place.piece, place.image):
                pixels = [] if piece is None else [camera.to_screen_exact(point) for point in piece.outline]
                if piece is not None:
                    pygame.draw.polygon(surface, theme.PANEL, pixels)
                    dashed(surface, PLANNED, [*pixels, pixels[0]], 2.2 * scale, 7.0 * scale, 4.0 * scale)
            draw_plate(surface, letter, camera.to_screen_exact(place.at), scale, "plan")
        surface.set_clip(before)

    def draw_box(self, canvas: Canvas, tool: Tool) -> None:
        """Draw the numbers and what can be chosen where the sheet lies with any other tool."""
        if not isinstance(tool, PieceTool):
            self.screen.plates.pop("help", None)
            return
        free, painters = self.screen.layout.free, dict[str, Painter]()
        nodes = tuple(self._nodes(tool, painters))
        node = Box(Column(nodes, 5.0), (12.0, 9.0, 12.0, 10.0), Plate(theme.PANEL, theme.LINE, 8, shaded=True))
        width = min(canvas.px(WIDTH), free.w)
        rect = pygame.Rect(free.right - width - canvas.px(8), free.top + canvas.px(10), width, 0)
        rect.h = min(wanted_height(node, width, canvas.scale), free.h - canvas.px(20))
        self.screen.plates["help"] = rect
        canvas.zone(rect, "panel:help")
        draw_panel(canvas, rect, node, painters)

    def _nodes(self, tool: PieceTool, painters: dict[str, Painter]) -> Iterator[Node]:
        texts, found = self.screen.texts, self.found
        yield line_node(Line("head", texts("laying-head")), painters)
        turn = (
            texts("laying-turn-best") if tool.turned is None else texts("laying-turn", turn=texts.number(tool.turn, 1))
        )
        yield Row((
            Button("help:typed", f"{words_of(texts, tool)} …", "", 29.0),
            Button("help:turn", turn, "", 29.0, pressed=tool.turned is not None),
        ))  # fmt: skip
        if tool.problem is not None:
            yield line_node(Line("bad", texts(tool.problem.key, **tool.problem.details)), painters)
            return
        if found is None:
            yield line_node(Line("text", texts("worth-measuring")), painters)
            return
        for line in self._told(texts, found, has_mouse=tool.at is not None):
            yield line_node(line, painters)
        for number, place in enumerate(found.places):
            shares = f"{percent(texts, place.before, 1)} → {percent(texts, place.after, 1)}"
            yield Row((
                Label(f"{LETTERS[number]}.  {shares}", theme.SMALL + 1, bold=True, grow=1.0),
                Button(f"help:put:{number}", texts("laying-put"), "", 26.0),
            ), align="center")  # fmt: skip
            for told in warnings(texts, self.screen.bench.setup, place):
                yield Label(told, theme.SMALL, "muted")
        if found.is_whole and not found.places:
            yield line_node(Line("text", texts("piece-nowhere")), painters)

    def _told(self, texts: Texts, found: Helped, *, has_mouse: bool) -> Iterator[Line]:
        yield Line("text", lines_line(texts, found.lines) if found.lines.count else texts("piece-no-lines"))
        if found.help is not None:
            yield Line("scale", texts("laying-none"), f"−{percent(texts, found.help.best, 1)}", None, COVER)
        if not found.is_whole:
            yield Line("bad", texts("laying-coarse"))
        here = self.here if has_mouse else None
        if here is not None:
            told = f"{percent(texts, here.before, 1)} → {percent(texts, here.after, 1)}"
            yield Line("pair", texts("laying-here"), told, tone="good" if here.after < here.before else "text")
            lanes = lanes_line(texts, found.lines, here)
            if lanes:
                yield Line("text", lanes)
            for warning in warnings(texts, self.screen.bench.setup, here):
                yield Line("bad", warning)
        elif has_mouse and self._here.found is not None:
            yield Line("text", texts("laying-no-room"))


def words_of(texts: Texts, tool: PieceTool) -> str:
    """Return a piece in hand as it is typed."""
    entry: Mapping[str, Any] = tool.entry
    form = tool.bench.kinds.get(str(entry.get("kind", "")))
    kind = "" if form is None else label_of(form.name).in_language(texts.language)
    if entry.get("rectangle") is not None:
        wide, deep = (texts.number(side, 2) for side in entry["rectangle"][2:4])
        return f"{kind} {wide} x {deep}"
    if entry.get("circle") is not None:
        return f"{kind} {texts.number(entry['circle'][2], 2)}"
    return kind


def gain_colours(found: Help) -> Colours:
    """Return the colours of a map of where a piece helps."""
    return shades(np.where(np.isnan(found.gains), np.nan, np.maximum(found.gains, 0.0)), COVER, found.best or 1.0)
