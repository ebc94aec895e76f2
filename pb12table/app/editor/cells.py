"""A map of cells in the editor: what mouse, keys and buttons do with them, and what the map is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from random import SystemRandom
from typing import Any, Final

import pygame

from pb12table.app.editor.base import Editing
from pb12table.app.editor.commands import Button, EditCommands
from pb12table.app.editor.drawing import LIVE, WIDTH
from pb12table.app.editor.panels.palette import Group, PaletteRow
from pb12table.app.editor.panels.properties import names_of, profile_name, profiles_of
from pb12table.app.editor.tools import Draft, Stamp, Tool
from pb12table.app.editor.workbench import KindShown, Workbench
from pb12table.layouts.cells import (
    CellRefused,
    Spot,
    carried,
    cell_name,
    cell_of,
    copied,
    with_cover,
    with_figure,
    with_ground,
    with_owner,
    without,
    without_top,
)
from pb12table.layouts.chance.generate import LARGEST_SEED
from pb12table.layouts.editing import Document, in_order
from pb12table.skirmish.faces.forces import CellMeasures, CellsFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.cells import Cell, Lattice, cell_distance, mirrored, shifted, turned
from pb12table.table.shapes import TOLERANCE, Point, Ring, plan_distance
from pb12table.texts.names import player_name
from pb12table.window.kit import keys, theme
from pb12table.window.kit.background import Background
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Box, Column, Label, Plate
from pb12table.window.layout.painting import draw_panel, wanted_height
from pb12table.window.screens.base import attempt
from pb12table.window.screens.dialogs import AskText

HALF: Final = 3
"""So many sixths of a turn are half of one."""
OFF_TABLE: Final = "cells-refuse-off-table"
Say = Callable[[str], None]
"""Tells why something cannot be, by the key of a text."""


class CellsTool(Tool):
    """A tool for a map of cells."""

    def __init__(self, bench: Workbench, face: CellsFace, say: Say) -> None:
        super().__init__(bench)
        self.face = face
        self.say = say

    @property
    def lattice(self) -> Lattice:
        """Return the lattice in which the cells lie."""
        return self.face.lattice(self.bench.setup)

    def cell_at(self, point: Point) -> Cell:
        """Return the cell under a point."""
        return self.lattice.cell_at(point)

    def second(self, point: Point) -> bool:
        """Take away what lies on top of a cell; return whether something lay there."""
        cell = self.cell_at(point)
        if cell not in self.bench.spots():
            return False
        self.bench.do("delete", without_top(self.bench.document, self.face.keys, cell))
        return True


def image_of(cell: Cell, mirroring: str) -> Cell:
    """Return the mirror image of a cell about the middle of the lattice; the cell itself if none is wanted."""
    match mirroring:
        case "":
            return cell
        case "half-turn":
            return turned(cell, HALF)
        case axis:
            return mirrored(cell, axis)


def is_on_table(bench: Workbench, lattice: Lattice, cell: Cell) -> bool:
    """Return whether a whole cell lies on the table."""
    table = bench.setup.battlefield
    return all(
        -TOLERANCE <= x <= table.width + TOLERANCE and -TOLERANCE <= y <= table.depth + TOLERANCE
        for x, y in lattice.ring(cell)
    )


class PutTool(CellsTool):
    """Put what is in hand onto cells, one by one or in a stroke; `owner` says whose a new figure on a cell is."""

    name = "edit-cells"

    def __init__(
        self, bench: Workbench, face: CellsFace, say: Say, brush: tuple[str, str], owner: Callable[[Cell, str], str]
    ) -> None:
        super().__init__(bench, face, say)
        self.brush = brush
        self._owner = owner
        self._hovered: Cell | None = None
        self._stroke = 0
        self._last: Point | None = None
        """Where the stroke has come to."""
        self._refused: str | None = ""
        """Why nothing of the stroke lies there so far; None once something does."""

    def put(self, cell: Cell) -> Document:
        """Return the document with what is in hand on a cell, and on its mirror image if wanted; raises CellRefused."""
        document = self._laid(self.bench.document, cell, self.brush[1], self._owner(cell, self.brush[1]))
        image = image_of(cell, self.bench.mirroring)
        if image == cell:
            return document
        names = [str(player.id) for player in self.bench.setup.players]
        across = dict(zip(names, reversed(names), strict=True)) if len(names) == 2 else {}
        name = across.get(self.brush[1], self.brush[1]) if self.brush[0] == "own" else self.brush[1]
        owner = self._owner(cell, self.brush[1])
        try:
            return self._laid(document, image, name, across.get(owner, owner))
        except CellRefused:
            return document

    def _laid(self, document: Document, cell: Cell, name: str, owner: str) -> Document:
        if not is_on_table(self.bench, self.lattice, cell):
            raise CellRefused(OFF_TABLE)
        sort, document, keys = self.brush[0], self.face.laid_out(document), self.face.keys
        match sort:
            case "ground":
                return with_ground(document, keys, cell, name)
            case "cover":
                return with_cover(document, keys, cell, name)
            case "own":
                return with_owner(document, keys, cell, name)
            case _:
                return with_figure(document, keys, cell, name, owner)

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        self._stroke += 1
        self._last, self._refused = None, ""
        self.drag(point)

    def drag(self, point: Point) -> None:
        """Put it onto all cells up to a point; those that cannot have it are passed over."""
        self.hover(point)
        for cell in self._cells_to(point):
            try:
                self.bench.do(f"put-{self.brush[0]}", self.put(cell), joined=("put", self._stroke))
            except CellRefused as refused:
                self._refused = None if self._refused is None else refused.key
            else:
                self.bench.cells, self._refused = [cell], None
        self._last = point

    def _cells_to(self, point: Point) -> list[Cell]:
        """Return the cells from where the stroke has come to up to a point: a quick mouse jumps over some."""
        lattice, last = self.lattice, self._last or point
        parts = max(ceil(2.0 * plan_distance(last, point) / lattice.edge), 1)
        (x, y), (to_x, to_y) = last, point
        way = [(x + (to_x - x) * part / parts, y + (to_y - y) * part / parts) for part in range(parts + 1)]
        begun = None if self._last is None else lattice.cell_at(last)
        return [cell for cell in dict.fromkeys(map(lattice.cell_at, way)) if cell != begun]

    def release(self, point: Point) -> None:
        if self._refused:
            self.say(self._refused)

    def hover(self, point: Point) -> None:
        self._hovered = self.cell_at(point)

    def carry(self, point: Point) -> None:
        self.hover(point)

    def drop(self, point: Point) -> None:
        self.press(point, 0.0, more=False)
        self.release(point)

    def cancel(self) -> bool:
        self._hovered = None
        return False

    def rings(self) -> Sequence[Ring]:
        if self._hovered is None:
            return ()
        cells = dict.fromkeys((self._hovered, image_of(self._hovered, self.bench.mirroring)))
        return tuple(self.lattice.ring(cell) for cell in cells)


class CellSelectTool(CellsTool):
    """Select cells by clicking or by a frame, and drag them with all that lies on them."""

    name = "edit-select"

    def __init__(self, bench: Workbench, face: CellsFace, say: Say) -> None:
        super().__init__(bench, face, say)
        self._start: Point | None = None
        self._end: Point | None = None
        self._is_frame = False

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        bench, cell = self.bench, self.cell_at(point)
        self._start, self._end, self._is_frame = point, point, cell not in bench.spots()
        if self._is_frame:
            bench.cells = bench.cells if more else []
        elif more:
            rest = [other for other in bench.cells if other != cell]
            bench.cells = rest if cell in bench.cells else [*rest, cell]
        elif cell not in bench.cells:
            bench.cells = [cell]

    def drag(self, point: Point) -> None:
        self._end = point

    @property
    def _by(self) -> Cell:
        """Return how far the selected cells are dragged."""
        if self._start is None or self._end is None or self._is_frame:
            return (0, 0)
        start, end = self.cell_at(self._start), self.cell_at(self._end)
        return (end[0] - start[0], end[1] - start[1])

    def release(self, point: Point) -> None:
        if self._start is None:
            return
        self._end, bench, by = point, self.bench, self._by
        if self._is_frame:
            (x, y), (u, v) = self._start, point
            inside = [cell for cell in bench.spots() if _is_between(self.lattice.centre(cell), (x, y), (u, v))]
            bench.cells = [*bench.cells, *(cell for cell in inside if cell not in bench.cells)]
        elif by != (0, 0):
            self.carry_to("drag-move", lambda cell: shifted(cell, by))
        self._start = self._end = None

    def carry_to(self, label: str, motion: Callable[[Cell], Cell], joined: object = None) -> None:
        """Move the selected cells, or say why that cannot be."""
        bench, moved = self.bench, [motion(cell) for cell in self.bench.cells]
        if not all(is_on_table(bench, self.lattice, cell) for cell in moved):
            self.say(OFF_TABLE)
            return
        try:
            document = carried(bench.document, self.face.keys, bench.cells, motion)
        except CellRefused as refused:
            self.say(refused.key)
            return
        bench.cells = []
        bench.do(label, document, joined)
        bench.cells = moved

    def cancel(self) -> bool:
        busy = self._start is not None or bool(self.bench.cells)
        self._start = self._end = None
        self.bench.cells = []
        return busy

    def rings(self) -> Sequence[Ring]:
        by = self._by
        return () if by == (0, 0) else [self.lattice.ring(shifted(cell, by)) for cell in self.bench.cells]

    def draft(self) -> Draft | None:
        if not self._is_frame or self._start is None or self._end is None:
            return None
        (x, y), (u, v) = self._start, self._end
        return Draft(((x, y), (u, y), (u, v), (x, v)))


def _is_between(point: Point, first: Point, second: Point) -> bool:
    """Return whether a point lies in the frame between two corners."""
    return all(min(a, b) <= p <= max(a, b) for p, a, b in zip(point, first, second, strict=True))


TOOLS: Final = ("edit-select", "edit-cells")
OF_SHAPES: Final = frozenset(
    {
        "edit-rectangle", "edit-polygon", "edit-circle", "edit-line", "edit-hole", "edit-grid", "edit-corners",
        "edit-piece", "edit-angles", "edit-level-up", "edit-level-down", "edit-fill-holes",
    }
)  # fmt: skip
"""Commands that have nothing to do on a map of cells."""
NUDGES: Final[Mapping[str, Cell]] = {
    "edit-west": (-1, 0), "edit-east": (1, 0), "edit-north": (0, 1), "edit-south": (0, -1),
}  # fmt: skip
SIXTH: Final = 60.0
COPIED: Final = "cell"
"""The section under which cells are kept that were copied."""
WHOLE: Final[Mapping[str, Callable[[Cell], Cell]]] = {
    "edit-mirror-table": lambda cell: mirrored(cell, "vertical"),
    "edit-flip-table": lambda cell: mirrored(cell, "horizontal"),
    "edit-turn-table": lambda cell: turned(cell, HALF),
}


class CellCommands(EditCommands):
    """The tool in hand, what it puts down, and everything that can be pressed on a map of cells."""

    def __init__(self, screen: Editing, face: CellsFace) -> None:
        super().__init__(screen)
        self.face = face
        self.stamp = Stamp("ground", next(iter(face.grounds(self.content)), ""))
        self.tool = self._selecting()

    @property
    def content(self) -> Any:
        """All that the map may name, its own content included."""
        return self.bench.known

    @property
    def missing(self) -> frozenset[str]:
        found = super().missing | OF_SHAPES
        return found - {"edit-live"} if self.face.is_measured else found

    @property
    def nobody(self) -> str:
        return self.screen.texts.of(self.bench.setup.system)("cells-owner-nearest")

    def _say(self, key: str) -> None:
        self.screen.say(self.screen.texts.of(self.bench.setup.system)(key), bad=True)

    def _selecting(self) -> CellSelectTool:
        return CellSelectTool(self.bench, self.face, self._say)

    # -- the palette --------------------------------------------------------------------------------------------

    def tools(self) -> list[PaletteRow]:
        texts = self.screen.texts.of(self.bench.setup.system)
        return [
            (f"command:{name}", texts(f"tile-{name}"), self.screen.key(name), self.tool.name == name) for name in TOOLS
        ]

    def palette(self) -> list[Group]:
        bench, content = self.bench, self.content
        texts = self.screen.texts.of(bench.setup.system)

        def rows(sort: str, named: Iterable[tuple[str, str]]) -> tuple[PaletteRow, ...]:
            is_held = isinstance(self.tool, PutTool) and self.stamp.section == sort
            return tuple((f"{sort}:{name}", label, "", is_held and self.stamp.stem == name) for name, label in named)

        players = bench.setup.players if self.face.keys.own else ()
        profiles = profiles_of(bench) if self.face.keys.profile else {}
        figures = in_order((name, profile_name(bench, name, texts)) for name in profiles)
        titles = (
            ("cells-grounds", rows("ground", names_of(self.face.grounds(content), texts))),
            ("cells-covers", rows("cover", names_of(self.face.covers(content), texts))),
            ("cells-owns", rows("own", [(str(player.id), player.name) for player in players])),
            ("cells-figures", rows("profile", figures)),
        )
        return [Group(title, texts(title), found) for title, found in titles if found]

    def tip_of(self, name: str) -> str:
        sort, _, kind = name.partition(":")
        texts = self.screen.texts.of(self.bench.setup.system)
        return self.face.about(texts, self.content, kind) if sort in ("ground", "cover") else ""

    def choose(self, section: str, name: str) -> None:
        match section:
            case "ground" | "cover" | "own" | "profile":
                self.stamp = Stamp(section, name)
                self.take("edit-cells")
            case "owner":
                self.owner = None if name == self.owner else PlayerId(name)
            case "show":
                self._show(name)
            case "like":
                self.like(name)
            case "fold":
                self.folded ^= {name}
            case _:
                pass

    def _show(self, name: str) -> None:
        cell = next((cell for cell in self.bench.spots() if cell_name(cell) == name), None)
        if cell is not None:
            self.bench.cells = [cell]
            at = self.face.lattice(self.bench.setup).centre(cell)
            self.screen.camera = self.screen.camera.centred(at)

    def take(self, name: str) -> None:
        if name in ("edit-cells", "edit-figure"):
            brush = (self.stamp.section, self.stamp.stem)
            self.tool = PutTool(self.bench, self.face, self._say, brush, self._owner_at)
        else:
            self.tool = self._selecting()

    def _owner_at(self, cell: Cell, profile: str) -> str:
        """Return the owner of a new figure: as chosen, else the player whose own cell is nearest."""
        if self.owner is not None:
            return self.owner
        owns = [(cell_distance(cell, other), player) for other, spot in self.bench.spots().items()
                for player in spot.owns]  # fmt: skip
        players = self.bench.setup.players
        return min(owns)[1] if owns else str(players[0].id) if players else ""

    # -- what can be pressed --------------------------------------------------------------------------------------

    def press(self, command: str) -> None:
        bench, chosen = self.bench, list(self.bench.cells)
        if command in TOOLS:
            self.take(command)
        elif command in OF_SHAPES or command == "edit-figure":
            self._say("cells-refuse-shape")
        elif command in NUDGES:
            by = NUDGES[command]
            self._carry(lambda cell: shifted(cell, by), "nudge", joined=("nudge", len(chosen)))
        elif command in ("edit-turn-left", "edit-turn-right"):
            self.turn(SIXTH if command == "edit-turn-left" else -SIXTH)
        elif command in ("edit-mirror", "edit-flip"):
            axis, about = "vertical" if command == "edit-mirror" else "horizontal", self._middle()
            self._carry(lambda cell: mirrored(cell, axis, about), "mirror")
        elif command == "edit-half-turn":
            about = self._middle()
            self._carry(lambda cell: turned(cell, HALF, about), "turn")
        elif command in WHOLE:
            bench.cells = list(bench.spots())
            self._carry(WHOLE[command], "mirror")
            bench.cells = []
        elif command == "edit-delete":
            bench.do("delete", without(bench.document, self.face.keys, chosen))
        elif command == "edit-all":
            bench.cells = list(bench.spots())
        else:
            self._press_copying(command)

    def _press_copying(self, command: str) -> None:
        lain = {cell: spot for cell, spot in self.bench.spots().items() if cell in self.bench.cells}
        match command:
            case "edit-complete":
                self._lay("complete", {turned(cell, HALF): spot for cell, spot in lain.items()})
            case "edit-duplicate" if lain:
                self._lay("duplicate", {shifted(cell, (1, -1)): spot for cell, spot in lain.items()})
            case "edit-copy" | "edit-cut":
                self._copy(lain, cut=command == "edit-cut")
            case "edit-paste":
                self._paste()
            case "edit-chance":
                self._ask_chance()
            case _:
                super()._press_other(command)

    def turn(self, angle: float) -> None:
        """Turn the selected cells about the middle one of them, by a sixth whichever way the angle goes."""
        sixths, about = 1 if angle > 0 else -1, self._middle()
        self._carry(lambda cell: turned(cell, sixths, about), "turn", joined=("turn", len(self.bench.cells)))

    def _middle(self) -> Cell:
        """Return the cell in the middle of those that are selected."""
        lattice = self.face.lattice(self.bench.setup)
        centres = [lattice.centre(cell) for cell in self.bench.cells] or [lattice.middle]
        return lattice.cell_at((sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)))

    def _carry(self, motion: Callable[[Cell], Cell], label: str, joined: object = None) -> None:
        if self.bench.cells:
            self._selecting().carry_to(label, motion, joined)

    def _lay(self, label: str, lain: Mapping[Cell, Spot]) -> None:
        """Put copies of cells down over what lies there, and select them."""
        bench, lattice = self.bench, self.face.lattice(self.bench.setup)
        if not all(is_on_table(bench, lattice, cell) for cell in lain):
            self._say(OFF_TABLE)
            return
        bench.do(label, copied(self.face.laid_out(bench.document), self.face.keys, lain))
        bench.cells = list(lain)

    def _copy(self, lain: Mapping[Cell, Spot], *, cut: bool) -> None:
        """Keep copies of cells; whose own they are stays with the players."""
        screen, bench = self.screen, self.bench
        if not lain:
            screen.say(screen.texts("edit-nothing-selected"), bad=True)
            return
        screen.desk.copied = tuple(
            (COPIED, {"at": list(cell), "ground": spot.ground, "cover": spot.cover, "figure": spot.figure})
            for cell, spot in lain.items()
        )
        if cut:
            bench.do("cut", without(bench.document, self.face.keys, list(lain)))
        screen.say(screen.texts("edit-copied", number=len(lain), key=screen.key("edit-paste")))

    def _paste(self) -> None:
        """Put down what was copied: its first cell at the mouse, else beside where it was."""
        screen = self.screen
        kept = [entry for section, entry in screen.desk.copied if section == COPIED]
        cells = [cell for entry in kept if (cell := cell_of(entry)) is not None]
        if not cells:
            screen.say(screen.texts("edit-nothing-copied"), bad=True)
            return
        lattice = self.face.lattice(self.bench.setup)
        to = shifted(cells[0], (1, -1)) if screen.mouse is None else lattice.cell_at(screen.mouse)
        by = (to[0] - cells[0][0], to[1] - cells[0][1])
        lain = {
            shifted(cell, by): Spot(entry["ground"], entry["cover"], (), entry["figure"])
            for cell, entry in zip(cells, kept, strict=True)
        }
        self._lay("paste", lain)

    def _ask_chance(self) -> None:
        """Ask for a number of the chance by which another map is made."""
        desk, texts = self.screen.desk, self.screen.texts
        seed = str(SystemRandom().randrange(LARGEST_SEED + 1))
        hint = texts("cells-chance-hint")
        desk.open(AskText(desk, texts("cells-ask-chance"), seed, texts("cells-chance-yes"), self._take_chance, hint))

    def _take_chance(self, typed: str) -> None:
        digits = "".join(sign for sign in typed if sign.isdecimal())[:9]
        seed = min(int(digits or "0"), LARGEST_SEED)

        def make() -> None:
            bench = self.bench
            bench.do("generate", self.face.by_chance(bench.document, bench.content, seed, bench.path))

        attempt(self.screen.desk, make)

    # -- what is said -------------------------------------------------------------------------------------------

    def hint(self) -> str:
        texts = self.screen.texts
        if not isinstance(self.tool, PutTool):
            return texts("hint-cells-select")
        held = f"{self.stamp.section}:{self.stamp.stem}"
        named = {name: label for group in self.palette() for name, label, _, _ in group.rows}
        return texts("hint-edit-cells", kind=named.get(held, self.stamp.stem))

    def kind_meant(self) -> KindShown | None:
        """Return the kind that covers the one selected cell, else its ground; else what is in hand."""
        lain = self.bench.spots()
        cells = [cell for cell in self.bench.cells if cell in lain]
        if len(cells) == 1:
            spot = lain[cells[0]]
            return KindShown("cover", spot.cover) if spot.cover else KindShown("ground", spot.ground)
        is_kind = isinstance(self.tool, PutTool) and self.stamp.section in ("ground", "cover")
        return KindShown(self.stamp.section, self.stamp.stem) if is_kind and not cells else None

    def sheet_title(self) -> str:
        chosen, texts = self.bench.cells, self.screen.texts.of(self.bench.setup.system)
        if self.bench.kind_shown is not None:
            return super().sheet_title()
        if not chosen:
            return texts("edit-sheet-table")
        if len(chosen) > 1:
            return texts("edit-sheet-several", number=len(chosen))
        return texts("cells-sheet", q=chosen[0][0], r=chosen[0][1])

    def sheet_buttons(self) -> list[Button]:
        texts, key = self.screen.texts, self.screen.key
        if self.bench.kind_shown is not None or not self.bench.cells:
            return super().sheet_buttons()
        commands = ("edit-duplicate", "edit-delete", "edit-turn-left", "edit-turn-right", "edit-mirror", "edit-flip",
                    "edit-half-turn", "edit-complete")  # fmt: skip
        kind = [("edit-kind", texts("edit-kind"), key("edit-kind"), True)] if self.kind_meant() is not None else []
        return [*kind, *((command, texts(f"tile-{command}"), key(command), True) for command in commands)]

    def switches(self, overlays: Iterable[str], shown: set[str], ruler: bool) -> list[tuple[str, str, str, bool]]:
        kept = [name for name in overlays if keys.shows(name, self.bench.setup.system)]
        found = super().switches(kept, shown, ruler)
        return [switch for switch in found if switch[0] not in OF_SHAPES]


def commands_for(screen: Editing) -> EditCommands:
    """Return the commands of the editor for the layout on its bench."""
    face = screen.bench.on_cells
    return EditCommands(screen) if face is None else CellCommands(screen, face)


SEEN: Final = (214, 62, 40)
"""What is seen from everywhere; what is seen from nowhere is pale."""
LEAST: Final = 20
MOST: Final = 200
"""How thick the colour lies on a cell, from nowhere to everywhere."""
BELOW: Final = 0.55
"""How far below the middle of its cell a number lies, in edges of a cell."""
LETTERS: Final = 0.3
"""How large a number is, in edges of a cell."""


class CellWorth:
    """The measures of the map on the bench, worked out beside the frames whenever it has changed."""

    def __init__(self, screen: Editing, face: CellsFace) -> None:
        self.screen, self.face = screen, face
        self._asked: Background[tuple[GameSetup, CellMeasures]] = Background()

    @property
    def is_on(self) -> bool:
        """Return whether it is shown."""
        return LIVE in self.screen.overlays and self.face.is_measured

    @property
    def measures(self) -> CellMeasures | None:
        """The last measures; None before there are any."""
        return None if self._asked.found is None else self._asked.found[1][1]

    def update(self, seconds: float, document: Document) -> bool:
        """Measure the map as it is; return whether there is something new to show."""
        if not self.is_on:
            return False
        face, setup, stop = self.face, self.screen.bench.setup, self._asked.is_overtaken
        self._asked.ask(self.screen.bench.changes, lambda: (setup, face.measured(setup, stop)))
        return self._asked.work()

    def finish(self) -> None:
        """Wait for the measures."""
        self.update(0.0, self.screen.bench.document)
        self._asked.settle()

    def close(self) -> None:
        """Break off what is measured."""
        self._asked.forget()

    def draw(self, canvas: Canvas) -> None:
        """Lay the shares over the cells, and the numbers of all beside them."""
        found = self._asked.found
        if not self.is_on or found is None:
            return
        setup, measures = found[1]
        camera, lattice, free = self.screen.camera, self.face.lattice(setup), self.screen.layout.free
        layer = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA, 32)
        for cell, share in measures.exposure.items():
            ring = [camera.to_screen(point) for point in lattice.ring(cell)]
            pygame.draw.polygon(layer, (*SEEN, round(LEAST + (MOST - LEAST) * share)), ring)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(free)
        canvas.surface.blit(layer, (0, 0))
        size = max(LETTERS * lattice.edge * camera.scale / canvas.scale, theme.SMALL)
        for cell, share in measures.exposure.items():
            self._number(canvas, cell, share, size, setup)
        canvas.surface.set_clip(before)
        self._numbers_of_all(canvas, setup, measures)

    def _number(self, canvas: Canvas, cell: Cell, share: float, size: float, setup: GameSetup) -> None:
        lattice = self.face.lattice(setup)
        east, north = lattice.centre(cell)
        # Below the middle, where the mark of a player or a unit may be.
        x, y = self.screen.camera.to_screen((east, north - BELOW * lattice.edge))
        place = pygame.Rect(0, 0, canvas.px(3.0 * size), canvas.px(1.4 * size))
        place.center = (x, y)
        canvas.box(place, theme.PANEL, None, 6)
        canvas.middle(place, self.screen.texts("cells-worth-share", share=round(100.0 * share)), size)

    def _numbers_of_all(self, canvas: Canvas, setup: GameSetup, measures: CellMeasures) -> None:
        texts, free = self.screen.texts.of(setup.system), self.screen.layout.free
        lines = [Label(texts("cells-worth-title"), theme.SMALL + 1, "accent", bold=True)]
        lines.append(Label(texts("cells-worth-mean", share=round(100.0 * measures.mean)), theme.SMALL + 1))
        lines += [
            Label(texts("cells-worth-nearer", player=player_name(setup, player), number=measures.nearer(player)),
                  theme.SMALL + 1)
            for player in measures.steps
        ]  # fmt: skip
        node = Box(Column(tuple(lines), 5.0), (12.0, 9.0, 12.0, 10.0), Plate(theme.PANEL, theme.LINE, 8, shaded=True))
        width = min(canvas.px(WIDTH), free.w)
        rect = pygame.Rect(free.left + canvas.px(10), free.top + canvas.px(10), width, 0)
        rect.h = min(wanted_height(node, width, canvas.scale), free.h - canvas.px(20))
        draw_panel(canvas, rect, node)
