"""What the mouse does on the table while a layout is edited: one class for each tool."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any, Final

from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.editing import (
    AREAS,
    Document,
    Thing,
    entry_of,
    moved,
    outline_key,
    with_corner,
    with_hole,
    with_new_corner,
    without_corner,
)
from pb12table.layouts.motions import (
    as_polygon,
    bounds_of,
    corners_of,
    hole_corners_of,
    shift,
    snapped_angle,
    stretch,
    turn,
)
from pb12table.layouts.usual import STRAIGHT, usual_shape, usual_size
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Ring, plan_distance, rounded, rounded_point
from pb12table.table.terrain import Piece

NEAR: Final = (0.1, 0.3, 0.5)
"""So many steps beside it is looked for what it leans against: a grid may have left a gap."""
STEEPEST: Final = 1.0
"""So many steps up to a step on, which is 45 degrees, is the most that can be walked.  RU015."""
TOUCHING: Final = 2
"""At so many of the three places along a side something must lie for the side to lean against it."""


def leaning(rectangle: Sequence[float], pieces: Iterable[Piece]) -> dict[str, Any]:
    """Return the keys of a rising rectangle (x, y, width, depth) that leans against pieces: up to where, how high.

    Of several pieces the highest counts that is not too high for the length; without any it rises to the east.
    """
    x, y, width, depth = rectangle
    found: list[tuple[float, float]] = []
    solid = [piece for piece in pieces if piece.may_carry and not piece.is_ramp and not piece.thin]
    sides: tuple[tuple[float, float, list[Point]], ...] = (
        (0.0, width, [(x + width, y + depth * share) for share in (0.2, 0.5, 0.8)]),
        (90.0, depth, [(x + width * share, y + depth) for share in (0.2, 0.5, 0.8)]),
        (180.0, width, [(x, y + depth * share) for share in (0.2, 0.5, 0.8)]),
        (270.0, depth, [(x + width * share, y) for share in (0.2, 0.5, 0.8)]),
    )
    for angle, run, places in sides:
        dx, dy = cos(radians(angle)), sin(radians(angle))
        for piece in solid:
            area = Area(piece.outline, piece.holes)
            beside = sum(any(in_area(area, (u + dx * far, v + dy * far), 0.0) for far in NEAR) for u, v in places)
            if beside >= TOUCHING and 0.0 < piece.top <= run * STEEPEST:
                found.append((piece.top, angle))
    if not found:
        return {"rises": 0.0}
    height, angle = max(found, key=lambda each: each[0])
    return {"rises": angle, "height": height}


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
        """Return whether this may run along a line: a zone has an area, and a ramp rises from one side to the other."""
        return self.section == "terrain" and "rises" not in self.keys

    @property
    def is_straight(self) -> bool:
        """Return whether two corners are all it has, as a door or a window."""
        return self.section == "terrain" and self.keys["kind"] in STRAIGHT

    @property
    def size(self) -> Point:
        """Return how wide and deep this is when it is dragged out of the palette as a whole, in steps."""
        return usual_size(self.keys["kind"]) if self.section == "terrain" else (DROPPED, DROPPED)

    def outline(self, at: Point) -> tuple[Point, ...]:
        """Return the corners of what has grown or lies about, dragged to a point; none for anything else."""
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
        """Return the key of the one reason why nothing can be begun at a point; "" if it can."""
        return ""

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        """Handle the left button going down; `reach` is how near counts as on it, `more` adds to the selection."""

    def drag(self, point: Point) -> None:
        """Handle the mouse moving with the button down."""

    def release(self, point: Point) -> None:
        """Handle the left button coming up."""

    def hover(self, point: Point) -> None:
        """Handle the mouse moving with no button down."""

    def carry(self, point: Point) -> None:
        """Carry something of the palette at the mouse, over the table."""

    def drop(self, point: Point) -> None:
        """Let go of what hangs at the mouse over the table."""

    def finish(self) -> bool:
        """Enter or a right click: end what is being drawn; return whether there was something."""
        return False

    def cancel(self) -> bool:
        """Escape: drop what is being drawn; return whether there was something."""
        return False

    def second(self, point: Point) -> bool:
        """Handle a right click that ends nothing; return whether it did something here."""
        return False

    def draft(self) -> Draft | None:
        """Return the draft to show."""
        return None

    def rings(self) -> Sequence[Ring]:
        """Return the outlines that are shown as planned."""
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
        """Return the keys of the shape as drawn so far; None if it is not worth keeping."""
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
        """Return where the next corner will lie."""
        return self.bench.snap_along(self.points[-1], point) if self.points else self.bench.snap(point)

    def hover(self, point: Point) -> None:
        self._mouse = self._place(point)

    def drag(self, point: Point) -> None:
        self.hover(point)

    def release(self, point: Point) -> None:
        """Make the end of a stretch a corner, too, where it is pulled out; let a shaking hand only click."""
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
    """A piece or a zone with any outline: its corners are clicked, or a rectangle is pulled out."""

    name = "edit-polygon"

    def __init__(self, bench: Workbench, stamp: Stamp) -> None:
        super().__init__(bench, stamp)
        self._pulled: Point | None = None
        self._least = LEAST

    def press(self, point: Point, reach: float, *, more: bool) -> None:
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
        """Return the corners of what is dragged out from the first corner; none if a hand only clicks."""
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
        """Return where the figure would stand now; None while the mouse is not over the table."""
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


class HoleTool(PolygonTool):
    """A hole, such as a yard, in the piece or zone that is selected, else in the one that is clicked.

    Its corners are clicked, or a rectangle is pulled out.
    """

    name = "edit-hole"

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench, Stamp("terrain", ""))

    def refusal(self, point: Point, reach: float) -> str:
        return "" if self.points or self._holed(point, reach) is not None else "edit-no-hole-here"

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        thing = self._holed(point, reach)
        if not self.points and thing is not None:
            self.bench.selection = [thing]
        super().press(point, reach, more=more)

    def _holed(self, point: Point, reach: float) -> Thing | None:
        """Return what the hole is made in: neither figures nor a wall along a line can have one."""
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


CORNER_SHARE: Final = 0.3
"""How much of its length a corner takes at most from inside of a thing."""


class SelectTool(Tool):
    """Select, move, reshape by corners, turn and stretch by handles, or draw a frame around things."""

    name = "edit-select"

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench)
        self._grip: tuple[str, int] | None = None
        self._start: Point | None = None
        self._frame: tuple[Point, Point] | None = None
        self._before: Document | None = None
        self._drag = 0
        self.preview: Document | None = None

    # -- grips ------------------------------------------------------------------------------------------------

    def corners(self) -> list[Point]:
        """Return the corners that can be grabbed: those of the one selected piece or zone."""
        if len(self.bench.selection) != 1 or self.bench.selection[0].section not in AREAS:
            return []
        entry = entry_of(self.shown, self.bench.selection[0])
        return [] if entry.get("circle") is not None else [*corners_of(entry), *hole_corners_of(entry)]

    def handles(self) -> dict[str, Point]:
        """Return the handles that turn and stretch the selection: above it, and at its north-east corner."""
        bounds = bounds_of([entry_of(self.shown, thing) for thing in self.bench.selection])
        if bounds is None:
            return {}
        west, south, east, north = bounds
        found = {"turn": ((west + east) / 2.0, north + 0.8)}
        if east - west > LEAST or north - south > LEAST:
            found["stretch"] = (east + 0.4, north + 0.4)
        return found

    @property
    def shown(self) -> Document:
        """The document as it would be if the mouse were let go now."""
        return self.bench.document if self.preview is None else self.preview

    # -- mouse ------------------------------------------------------------------------------------------------

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        bench = self.bench
        self._start, self._before, self._drag = point, bench.document, self._drag + 1
        if not more:
            # Who adds to the selection means things, whatever handle lies near.
            self._grip = self._grip_at(point, reach)
            if self._grip is not None:
                return
        thing = bench.thing_at(point, reach)
        if thing is None:
            if not more:
                bench.selection = []
            self._frame = (point, point)
            return
        if more:
            kept = [other for other in bench.selection if other != thing]
            bench.selection = kept if thing in bench.selection else [*kept, thing]
        elif thing not in bench.selection:
            bench.selection = [thing]
        self._grip = ("move", 0)

    def _grip_at(self, point: Point, reach: float) -> tuple[str, int] | None:
        on_it = self.bench.thing_at(point, 0.0) in self.bench.selection
        for name, place in self.handles().items():
            if not on_it and plan_distance(place, point) <= reach:
                return (name, 0)
        near = [(plan_distance(corner, point), number) for number, corner in enumerate(self.corners())]
        within = self._corner_reach(reach) if on_it else reach
        return ("corner", min(near)[1]) if near and min(near)[0] <= within else None

    def _corner_reach(self, reach: float) -> float:
        """Return how near to a corner inside counts as on it, so that enough of a small thing is left to move it by."""
        bounds = bounds_of([entry_of(self.bench.document, thing) for thing in self.bench.selection])
        if bounds is None:
            return reach
        west, south, east, north = bounds
        return min(reach, CORNER_SHARE * max(east - west, north - south))

    def drag(self, point: Point) -> None:
        if self._start is None or self._before is None:
            return
        if self._frame is not None:
            self._frame = (self._frame[0], point)
            return
        if self._grip is None or not self.bench.selection:
            return
        kind, number = self._grip
        chosen, before = self.bench.selection, self._before
        if kind == "corner":
            self.preview = with_corner(before, chosen[0], number, self.bench.snap(point, *chosen))
        elif kind == "move":
            self.preview = moved(before, chosen, shift(*self._way(point)))
        else:
            bounds = bounds_of([entry_of(before, thing) for thing in chosen])
            if bounds is not None:
                self.preview = self._turned(point, bounds) if kind == "turn" else self._stretched(point, bounds)

    def _way(self, point: Point) -> tuple[float, float]:
        """Return how far to move the selection so that its first corner lies where it snaps to."""
        assert self._start is not None, "a drag has begun"
        assert self._before is not None, "a drag has begun"
        dx, dy = point[0] - self._start[0], point[1] - self._start[1]
        corners = corners_of(entry_of(self._before, self.bench.selection[0]))
        if not corners:
            return (rounded(dx), rounded(dy))
        x, y = corners[0]
        to = self.bench.snap((x + dx, y + dy), *self.bench.selection)
        return (rounded(to[0] - x), rounded(to[1] - y))

    def _turned(self, point: Point, bounds: tuple[float, float, float, float]) -> Document:
        assert self._before is not None, "a drag has begun"
        x, y = (bounds[0] + bounds[2]) / 2.0, (bounds[1] + bounds[3]) / 2.0
        angle = snapped_angle(degrees(atan2(point[1] - y, point[0] - x)) - 90.0, self.bench.snapping)
        return moved(self._before, self.bench.selection, turn(angle, (x, y)))

    def _stretched(self, point: Point, bounds: tuple[float, float, float, float]) -> Document:
        """Return the document stretched from the south-west corner; evenly if a form would be lost otherwise."""
        assert self._before is not None, "a drag has begun"
        west, south, east, north = bounds
        x, y = self.bench.snap((point[0] - 0.4, point[1] - 0.4), *self.bench.selection)
        across = max(x - west, LEAST) / (east - west) if east - west > LEAST else 1.0
        up = max(y - south, LEAST) / (north - south) if north - south > LEAST else 1.0
        entries = [entry_of(self._before, thing) for thing in self.bench.selection]
        if any(entry.get("circle") is not None or entry.get("turned") for entry in entries):
            across = up = max(across, up)
        return moved(self._before, self.bench.selection, stretch(across, up, (west, south)))

    def release(self, point: Point) -> None:
        if self._frame is not None:
            (x, y), (u, v) = self._frame
            found = self.bench.things_in(min(x, u), min(y, v), max(x, u), max(y, v))
            self.bench.selection = [*self.bench.selection, *(t for t in found if t not in self.bench.selection)]
        elif self.preview is not None and self._grip is not None:
            self.bench.do(f"drag-{self._grip[0]}", self.preview)
        self._start = self._frame = self._grip = self.preview = self._before = None

    def cancel(self) -> bool:
        busy = self._grip is not None or self._frame is not None
        self._start = self._frame = self._grip = self.preview = self._before = None
        if not busy and self.bench.selection:
            self.bench.selection = []
            return True
        return busy

    # -- corners by double click ----------------------------------------------------------------------------------

    def add_or_remove_corner(self, point: Point, reach: float) -> bool:
        """Handle a double click: take a corner away, or add one on the nearest edge; return whether there was one."""
        bench = self.bench
        if len(bench.selection) != 1 or bench.selection[0].section not in AREAS:
            return False
        thing = bench.selection[0]
        entry = as_polygon(entry_of(bench.document, thing))
        key = outline_key(entry)
        points = corners_of(entry)
        near = [(plan_distance(corner, point), number) for number, corner in enumerate(points)]
        if not key or not near:
            return False
        if min(near)[0] <= reach:
            bench.do("remove-corner", without_corner(bench.document, thing, min(near)[1]))
            return True
        edges = list(zip(points, points[1:] + ([points[0]] if key == "polygon" else []), strict=False))
        away, number = min((_from_edge(point, *edge), number) for number, edge in enumerate(edges))
        if away > reach:
            return False
        bench.do("add-corner", with_new_corner(bench.document, thing, number, bench.snap(point, thing)))
        return True

    def draft(self) -> Draft | None:
        if self._frame is None:
            return None
        (x, y), (u, v) = self._frame
        return Draft(((x, y), (u, y), (u, v), (x, v)))


def _from_edge(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    share = 0.0 if square == 0.0 else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - start[0] - share * dx, point[1] - start[1] - share * dy)
