"""Selecting, moving and reshaping what lies on the table."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from pb12table.app.editor.tools.shapes import LEAST, Draft, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.editing import (
    AREAS,
    Document,
    entry_of,
    moved,
    outline_key,
    with_corner,
    with_new_corner,
    without_corner,
)
from pb12table.layouts.motions import as_polygon, bounds_of, corners_of, hole_corners_of, shift, stretch, turn
from pb12table.layouts.snapping import snapped_angle
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance, rounded

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
        """The corners that can be taken hold of: those of the one piece or zone that is selected."""
        if len(self.bench.selection) != 1 or self.bench.selection[0].section not in AREAS:
            return []
        entry = entry_of(self.shown, self.bench.selection[0])
        return [] if entry.get("circle") is not None else [*corners_of(entry), *hole_corners_of(entry)]

    def handles(self) -> dict[str, Point]:
        """Where the selection is turned and stretched: above it, and at its north-east corner."""
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
        """How near a corner counts as on it from inside: of a thing drawn small enough is left to move it by."""
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
        """How far to move: so that the first corner of the selection comes to lie where it is drawn to."""
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
        """From the south-west corner; evenly where a form would be lost otherwise."""
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
        """A double click: take a corner away, or add one on the nearest edge; return whether there was one."""
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
