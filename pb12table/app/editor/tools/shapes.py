"""What the mouse does on the table while a layout is edited: one class for each tool."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import atan2, degrees
from typing import Any, Final

from pb12table.app.editor.tools.leaning import leaning
from pb12table.app.editor.tools.usual_shapes import STRAIGHT, usual_shape, usual_size
from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.snapping import snapped_angle
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import plan_distance, rounded, rounded_point

LEAST: Final = 0.05
"""Shapes smaller than this in steps are slips of the hand."""
DROPPED: Final = 3.0
"""How long and deep a zone is that is dragged out of the palette as a whole, and how long a wall, in steps."""


@dataclass(slots=True)
class Draft:
    """What a tool shows before it is done: points joined by lines, closed or not, and a round outline.

    `lengths` are told beside it, in steps.
    """

    points: tuple[Point, ...] = ()
    closed: bool = True
    circle: tuple[Point, float] | None = None
    lengths: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Stamp:
    """What new shapes become: a section of the document and the keys of the entry beside its shape."""

    section: str
    stem: str
    keys: dict[str, Any] = field(default_factory=dict)

    @property
    def can_be_a_line(self) -> bool:
        """Whether this may run along a line: a zone has an area, and a ramp rises from one side to the other."""
        return self.section == "terrain" and "rises" not in self.keys

    @property
    def is_straight(self) -> bool:
        """Whether two corners are all it has, as a door or a window."""
        return self.section == "terrain" and self.keys["kind"] in STRAIGHT

    @property
    def size(self) -> Point:
        """How wide and deep this is when it is dragged out of the palette as a whole, in steps."""
        return usual_size(self.keys["kind"]) if self.section == "terrain" else (DROPPED, DROPPED)

    def outline(self, at: Point) -> tuple[Point, ...]:
        """The corners of what has grown or lies about, dragged to a point; none for anything else."""
        if self.section != "terrain":
            return ()
        found: tuple[Point, ...] = usual_shape(self.keys["kind"], at).get("polygon", ())
        return found

    @property
    def tool(self) -> str:
        """The tool that draws the usual shape of this."""
        if self.section != "terrain":
            return "edit-rectangle"
        (shape,) = usual_shape(self.keys["kind"], (0.0, 0.0))
        return f"edit-{shape}"


class Tool:
    """A tool; `name` is its command.  Points come in steps, already drawn to grid and corners where that is wanted."""

    name = "edit-select"

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench

    def refusal(self, point: Point, reach: float) -> str:
        """The key of the one reason why nothing can be begun at a point; "" when it can."""
        return ""

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        """The left button goes down; `reach` is how near counts as on it, `more` adds to the selection."""

    def drag(self, point: Point) -> None:
        """The mouse moves with the button down."""

    def release(self, point: Point) -> None:
        """The left button comes up."""

    def hover(self, point: Point) -> None:
        """The mouse moves with no button down."""

    def carry(self, point: Point) -> None:
        """Something of the palette hangs at the mouse, over the table."""

    def drop(self, point: Point) -> None:
        """What hangs at the mouse is let go over the table."""

    def finish(self) -> bool:
        """Enter or a right click: end what is being drawn; return whether there was something."""
        return False

    def cancel(self) -> bool:
        """Escape: drop what is being drawn; return whether there was something."""
        return False

    def second(self, point: Point) -> bool:
        """A right click that ends nothing: return whether it did something here."""
        return False

    def draft(self) -> Draft | None:
        """What to show."""
        return None

    def rings(self) -> Sequence[Ring]:
        """Outlines that are shown as planned."""
        return ()


class ShapeTool(Tool):
    """Draw a new piece or zone of what is stamped."""

    def __init__(self, bench: Workbench, stamp: Stamp) -> None:
        super().__init__(bench)
        self.stamp = stamp
        self._start: Point | None = None
        self._end: Point | None = None

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        self._start = self._end = self.bench.snap(point)

    def drag(self, point: Point) -> None:
        self._end = self.bench.snap(point)

    def release(self, point: Point) -> None:
        shape = self.shape()
        if shape is not None:
            self.bench.add(self.stamp.section, self.stamp.stem, {**self.stamp.keys, **shape})
        self._start = self._end = None

    def drop(self, point: Point) -> None:
        self.carry(point)
        self.release(point)

    def shape(self) -> dict[str, Any] | None:
        """The keys of the shape as drawn so far; None for nothing worth keeping."""
        return None

    def cancel(self) -> bool:
        busy = self._start is not None
        self._start = self._end = None
        return busy


class RectangleTool(ShapeTool):
    """From corner to corner."""

    name = "edit-rectangle"

    def carry(self, point: Point) -> None:
        wide, deep = self.stamp.size
        x, y = self.bench.snap((point[0] - wide / 2.0, point[1] - deep / 2.0))
        self._start, self._end = (x, y), rounded_point((x + wide, y + deep))

    def shape(self) -> dict[str, Any] | None:
        if self._start is None or self._end is None:
            return None
        (x, y), (u, v) = self._start, self._end
        if abs(u - x) < LEAST or abs(v - y) < LEAST:
            return None
        rectangle = [min(x, u), min(y, v), rounded(abs(u - x)), rounded(abs(v - y))]
        rising = leaning(rectangle, self.bench.setup.battlefield.pieces) if "rises" in self.stamp.keys else {}
        return {"rectangle": rectangle, **rising}

    def draft(self) -> Draft | None:
        if self._start is None or self._end is None:
            return None
        (x, y), (u, v) = self._start, self._end
        return Draft(((x, y), (u, y), (u, v), (x, v)), lengths=(abs(u - x), abs(v - y)))


class CircleTool(ShapeTool):
    """From the middle outward."""

    name = "edit-circle"

    def carry(self, point: Point) -> None:
        x, y = self.bench.snap(point)
        self._start, self._end = (x, y), rounded_point((x + sum(self.stamp.size) / 4.0, y))

    def shape(self) -> dict[str, Any] | None:
        if self._start is None or self._end is None:
            return None
        radius = rounded(plan_distance(self._start, self._end))
        return None if radius < LEAST else {"circle": [*self._start, radius]}

    def draft(self) -> Draft | None:
        if self._start is None or self._end is None:
            return None
        radius = plan_distance(self._start, self._end)
        return Draft(circle=(self._start, radius), lengths=(radius,))


class PointsTool(Tool):
    """Corner by corner, clicked or pulled out; Enter, a right click or a click on the first corner ends it."""

    fewest = 3
    closed = True

    def __init__(self, bench: Workbench, stamp: Stamp) -> None:
        super().__init__(bench)
        self.stamp = stamp
        self.points: list[Point] = []
        self._mouse: Point | None = None
        self._pressed: tuple[Point, float] | None = None
        self._ends = False

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        self._pressed = (point, reach)
        place = self._place(point)
        near = self.bench.snap(point)
        if len(self.points) >= self.fewest and self.closed and plan_distance(near, self.points[0]) <= reach:
            self.finish()
        elif not self.points or plan_distance(place, self.points[-1]) > LEAST:
            self.points.append(place)
        else:
            # A second click on the last corner ends it, unless the next stretch is pulled out from there.
            self._ends = True

    def _place(self, point: Point) -> Point:
        """Where the next corner comes to lie."""
        return self.bench.snap_along(self.points[-1], point) if self.points else self.bench.snap(point)

    def hover(self, point: Point) -> None:
        self._mouse = self._place(point)

    def drag(self, point: Point) -> None:
        self.hover(point)

    def release(self, point: Point) -> None:
        """Where a stretch is pulled out its end is a corner, too; a shaking hand only clicks."""
        pressed, self._pressed = self._pressed, None
        ends, self._ends = self._ends, False
        if pressed is not None and plan_distance(point, pressed[0]) > pressed[1] and self.points:
            self.points.append(self._place(point))
        elif ends:
            self.finish()

    def finish(self) -> bool:
        if not self.points:
            return False
        if len(self.points) >= self.fewest:
            self.make([rounded_point(point) for point in self.points])
        self.points = []
        return True

    def drop(self, point: Point) -> None:
        self.carry(point)
        self.finish()

    def make(self, points: Sequence[Point]) -> None:
        """Make something of the points."""
        shape = {"polygon": [list(point) for point in points]}
        self.bench.add(self.stamp.section, self.stamp.stem, {**self.stamp.keys, **shape})

    def cancel(self) -> bool:
        busy = bool(self.points)
        if busy:
            self.points.pop()
        return busy

    def draft(self) -> Draft | None:
        if not self.points:
            return None
        points = (*self.points, self._mouse) if self._mouse is not None else tuple(self.points)
        lengths = (plan_distance(points[-2], points[-1]),) if len(points) > 1 else ()
        return Draft(points, self.closed and len(points) > 2, lengths=lengths)


class PolygonTool(PointsTool):
    """A piece or a zone with any outline."""

    name = "edit-polygon"

    def carry(self, point: Point) -> None:
        self._mouse = None
        outline = self.stamp.outline(self.bench.snap(point))
        if outline:
            self.points = list(outline)
            return
        wide, deep = self.stamp.size
        x, y = self.bench.snap((point[0] - wide / 2.0, point[1] - deep / 2.0))
        u, v = rounded_point((x + wide, y + deep))
        self.points = [(x, y), (u, y), (u, v), (x, v)]


class LineTool(PointsTool):
    """A wall along a line, of the thickness of its kind; a click on the first corner makes it go around."""

    name = "edit-line"
    fewest = 2
    closed = False

    def carry(self, point: Point) -> None:
        if self.stamp.is_straight:
            self.points = list(usual_shape(self.stamp.keys["kind"], self.bench.snap(point))["line"])
            self._mouse = None
            return
        x, y = self.bench.snap((point[0] - DROPPED / 2.0, point[1]))
        self.points, self._mouse = [(x, y), rounded_point((x + DROPPED, y))], None

    def release(self, point: Point) -> None:
        super().release(point)
        if self.stamp.is_straight and len(self.points) > 1:
            self.finish()

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        begun = self.points[:1]
        if len(self.points) > 2 and plan_distance(self.bench.snap(point), begun[0]) <= reach:
            self.points += begun
            self.finish()
            return
        super().press(point, reach, more=more)
        if self.stamp.is_straight and len(self.points) > 1:
            self.finish()

    def make(self, points: Sequence[Point]) -> None:
        shape = {"line": [list(point) for point in points]}
        self.bench.add(self.stamp.section, self.stamp.stem, {**self.stamp.keys, **shape})


class PlaceTool(Tool):
    """Put a figure down for a trial, facing the middle of the table.

    It belongs to the player that is stamped; without one, to whose entry zone is nearest.
    """

    name = "edit-figure"

    def __init__(self, bench: Workbench, stamp: Stamp) -> None:
        super().__init__(bench)
        self.stamp = stamp
        self._mouse: Point | None = None

    @property
    def place(self) -> Point | None:
        """Where the figure would come to stand now; None while the mouse is not over the table."""
        return self._mouse

    def hover(self, point: Point) -> None:
        self._mouse = self.bench.snap(point)

    def carry(self, point: Point) -> None:
        self.hover(point)

    def drop(self, point: Point) -> None:
        self.press(point, 0.0, more=False)

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        place = self.bench.snap(point)
        table = self.bench.setup.battlefield
        facing = degrees(atan2(table.depth / 2.0 - place[1], table.width / 2.0 - place[0]))
        keys = {"player": self.bench.owner_at(place), **self.stamp.keys}
        entry = {**keys, "at": list(place), "facing": snapped_angle(facing, self.bench.snapping)}
        self.bench.add("figure", self.stamp.stem, entry)

    def draft(self) -> Draft | None:
        return None if self._mouse is None else Draft(circle=(self._mouse, 0.25))
