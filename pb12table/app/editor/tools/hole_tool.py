"""The tool that makes holes, such as yards, in pieces and zones."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.app.editor.tools.shapes import LEAST, Draft, PointsTool, Stamp
from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.editing import AREAS, Thing, entry_of, with_hole
from pb12table.table.shapes import Point


class HoleTool(PointsTool):
    """A hole, such as a yard, in the piece or zone that is selected, else in the one that is clicked.

    Its corners are clicked, or a rectangle is pulled out.
    """

    name = "edit-hole"

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench, Stamp("terrain", ""))
        self._pulled: Point | None = None
        self._least = LEAST

    def refusal(self, point: Point, reach: float) -> str:
        return "" if self.points or self._holed(point, reach) is not None else "edit-no-hole-here"

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        thing = self._holed(point, reach)
        if not self.points and thing is not None:
            self.bench.selection = [thing]
        self._pulled, self._least = None, max(reach, LEAST)
        super().press(point, reach, more=more)

    def drag(self, point: Point) -> None:
        super().drag(point)
        self._pulled = self.bench.snap(point)

    def release(self, point: Point) -> None:
        rectangle, self._pulled = self._rectangle(), None
        if rectangle:
            self.points = rectangle
            self.finish()
        else:
            super().release(point)

    def _rectangle(self) -> list[Point]:
        """The corners of what is pulled out from the first corner; none where a hand only clicks."""
        if self._pulled is None or len(self.points) != 1:
            return []
        (x, y), (u, v) = self.points[0], self._pulled
        if min(abs(u - x), abs(v - y)) <= self._least:
            return []
        return [(x, y), (u, y), (u, v), (x, v)]

    def draft(self) -> Draft | None:
        if rectangle := self._rectangle():
            (x, y), _, (u, v), _ = rectangle
            return Draft(tuple(rectangle), lengths=(abs(u - x), abs(v - y)))
        return super().draft()

    def _holed(self, point: Point, reach: float) -> Thing | None:
        """What the hole is made in: figures have none, nor has a wall along a line."""
        found = self.bench.selection if len(self.bench.selection) == 1 else []
        for thing in (*found, self.bench.thing_at(point, reach)):
            if thing is None or thing.section not in AREAS:
                continue
            if entry_of(self.bench.document, thing).get("line") is None:
                return thing
        return None

    def make(self, points: Sequence[Point]) -> None:
        for thing in self.bench.selection[:1]:
            self.bench.do("add-hole", with_hole(self.bench.document, thing, points))
