"""What the mouse does on a map of cells: put things down cell by cell, or select cells and move them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pb12table.app.editor.tools.shapes import Draft, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.cells import (
    CellRefused,
    carried,
    with_cover,
    with_figure,
    with_ground,
    with_owner,
    without_top,
)
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.cells import CellsFace
from pb12table.table.cells import Cell, Lattice, mirrored, shifted, turned
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import TOLERANCE

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
        """Where the cells lie."""
        return self.face.lattice(self.bench.setup)

    def cell_at(self, point: Point) -> Cell:
        """The cell under a point."""
        return self.lattice.cell_at(point)

    def second(self, point: Point) -> bool:
        """Take away what lies on top of a cell; return whether something lay there."""
        cell = self.cell_at(point)
        if cell not in self.bench.spots():
            return False
        self.bench.do("delete", without_top(self.bench.document, self.face.keys, cell))
        return True


def image_of(cell: Cell, mirroring: str) -> Cell:
    """Where the mirror image of a cell lies, about the middle of the lattice; the cell itself where none is wished."""
    match mirroring:
        case "":
            return cell
        case "half-turn":
            return turned(cell, HALF)
        case axis:
            return mirrored(cell, axis)


def is_on_table(bench: Workbench, lattice: Lattice, cell: Cell) -> bool:
    """Whether a whole cell lies on the table."""
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

    def put(self, cell: Cell) -> Document:
        """The document with what is in hand on a cell, and on its mirror image if wished; raises CellRefused."""
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

    def refusal(self, point: Point, reach: float) -> str:
        try:
            self.put(self.cell_at(point))
        except CellRefused as refused:
            return refused.key
        return ""

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        self._stroke += 1
        self.drag(point)

    def drag(self, point: Point) -> None:
        self.hover(point)
        cell = self.cell_at(point)
        try:
            self.bench.do(f"put-{self.brush[0]}", self.put(cell), joined=("put", self._stroke))
        except CellRefused:
            return
        self.bench.cells = [cell]

    def hover(self, point: Point) -> None:
        self._hovered = self.cell_at(point)

    def carry(self, point: Point) -> None:
        self.hover(point)

    def drop(self, point: Point) -> None:
        refused = self.refusal(point, 0.0)
        if refused:
            self.say(refused)
        else:
            self.press(point, 0.0, more=False)

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
        """How far the selected cells are dragged."""
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
    """Whether a point lies in the frame between two corners."""
    return all(min(a, b) <= p <= max(a, b) for p, a, b in zip(point, first, second, strict=True))
