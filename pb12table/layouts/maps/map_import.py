"""From a Universal VTT map to the document of a scenario: walls, objects and closed doors become pieces of terrain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, sin
from pathlib import Path
from typing import Any

from pb12table.files.forms.pictures import PictureSize
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.layouts.maps.universal_map import MapPoint, Portal, UniversalMap, picture_of_map
from pb12table.layouts.maps.wall_lines import (
    Line,
    cut_until_sound,
    halves,
    inside,
    is_closed,
    joined,
    off_the_edge,
    thinned,
    without_repeats,
    without_twins,
)
from pb12table.systems.known import UNNAMED
from pb12table.table.shapes import Point, Ring, ring_area
from pb12table.table.terrain import ring_problems
from pb12table.table.units import rounded

LEAST_SIDE, GREATEST_SIDE = 2.0, 400.0
"""The bounds of a table's width and depth, in steps."""

MOST_PIECES = 400

USUAL_CELL_STEPS = 2.0
"""How many steps a cell of another program's map is wide unless somebody says otherwise."""

_DOOR_WIDTH = 1.0
"""Of a portal without bounds, in cells."""


def usual_cell_steps(found: UniversalMap) -> float:
    """How many steps a cell of a map is wide: as many as when it was exported here."""
    return found.pb12table_cell_steps or USUAL_CELL_STEPS


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """How a map becomes a layout; lengths in steps.

    `cell_steps`: how many steps a cell is wide.  `tolerance`: how far a wall may be from where it is drawn, so that it
    has fewer corners.  `kind` is the kind of terrain walls become, `object_kind` that of objects; these are filled
    where their line is closed, unless `hollow_objects`.
    """

    name: str
    cell_steps: float = USUAL_CELL_STEPS
    step_cm: float = 2.0
    height: float = 2.5
    thickness: float = 0.2
    object_height: float | None = None
    kind: str = "wall"
    object_kind: str = "wall"
    hollow_objects: bool = False
    tolerance: float = 0.01
    with_picture: bool = True
    system: str = UNNAMED


@dataclass(frozen=True, slots=True)
class ImportedMap:
    """A scenario's document, and the picture that belongs beside its file (None: the map has none).

    `walls`, `objects` and `doors` count the pieces of each sort, `open_doors` the portals that were left open,
    `lights` those of the map; `is_dark` says that it is not lit by day.
    """

    document: dict[str, Any]
    picture: bytes | None
    walls: int
    objects: int
    doors: int
    open_doors: int
    lights: int
    is_dark: bool


def imported(found: UniversalMap, options: ImportOptions, file: str | Path, picture_stem: str = "map") -> ImportedMap:
    """The scenario a map becomes; its picture will be called after `picture_stem`.  Raises FileProblem.

    The map's own y runs downwards from its origin; the table's runs upwards from its south-west corner.
    """
    k = options.cell_steps
    width, depth = rounded(found.resolution.map_size.x * k), rounded(found.resolution.map_size.y * k)
    if min(width, depth) < LEAST_SIDE or max(width, depth) > GREATEST_SIDE:
        bounds = {"least": LEAST_SIDE, "most": GREATEST_SIDE}
        raise FileProblem(file, "resolution.map_size", "problem-map-size", width=width, depth=depth, **bounds)
    origin = found.resolution.map_origin or MapPoint(0.0, 0.0)

    def placed(point: MapPoint) -> Point:
        return ((point.x - origin.x) * k, depth - (point.y - origin.y) * k)

    portals = found.portals or ()
    closed = [portal for portal in portals if portal.closed is not False]
    maker = _Maker(options, width, depth, file)
    walls = maker.lines("wall", _placed(found.line_of_sight, placed), options.kind, options.height)
    doors = maker.lines("door", [_door(portal, placed, k) for portal in closed], options.kind, options.height)
    tall = options.height if options.object_height is None else options.object_height
    objects = maker.objects(_placed(found.objects_line_of_sight, placed), options.object_kind, tall)
    pieces = [*walls, *doors, *objects]
    maker.bound(len(pieces))
    picture = picture_of_map(found, file) if options.with_picture else None
    name = "" if picture is None else f"{picture_stem}.{_ending(picture[1])}"
    document: dict[str, Any] = {
        "format": 1,
        "system": options.system,
        "name": options.name,
        "table": {"width": width, "depth": depth, "step_cm": options.step_cm},
    }
    if picture is not None:
        high = width * picture[1].height / picture[1].width
        document["background"] = {"picture": name, "at": [0.0, rounded(depth - high)], "width": width}
    document["terrain"] = pieces
    return ImportedMap(
        document=document,
        picture=None if picture is None else picture[0],
        walls=len(walls),
        objects=len(objects),
        doors=len(doors),
        open_doors=len(portals) - len(closed),
        lights=len(found.lights or ()),
        is_dark=_is_dark(found),
    )


def _ending(size: PictureSize) -> str:
    return "jpg" if size.sort == "jpeg" else size.sort


def _placed(lines: Sequence[Sequence[MapPoint]] | None, placed: Any) -> list[list[Point]]:
    return [[placed(point) for point in line] for line in lines or ()]


def _door(portal: Portal, placed: Any, cell_steps: float) -> list[Point]:
    """The line of a portal: between its bounds, else a cell wide where it stands."""
    if portal.bounds and len(portal.bounds) > 1:
        return [placed(portal.bounds[0]), placed(portal.bounds[-1])]
    if portal.position is None:
        return []
    x, y = placed(portal.position)
    angle, half = -(portal.rotation or 0.0), _DOOR_WIDTH * cell_steps / 2.0
    dx, dy = cos(angle) * half, sin(angle) * half
    return [(x - dx, y - dy), (x + dx, y + dy)]


def _is_dark(found: UniversalMap) -> bool:
    """Whether the map's own light is less than half that of day, and is not in its picture."""
    around = found.environment
    if around is None or around.baked_lighting or not around.ambient_light:
        return False
    digits = around.ambient_light.strip().lstrip("#")[-6:]
    try:
        parts = [int(digits[n : n + 2], 16) for n in (0, 2, 4)]
    except ValueError:
        return False
    return sum(parts) / 3.0 < 127.0


@dataclass(frozen=True, slots=True)
class _Maker:
    """Makes pieces of terrain from lines on the table."""

    options: ImportOptions
    width: float
    depth: float
    file: str | Path

    def lines(self, name: str, lines: Iterable[Sequence[Point]], kind: str, height: float) -> list[dict[str, Any]]:
        """Walls along lines, as few as will do."""
        ready = without_twins(part for line in lines for part in inside(without_repeats(line), self.width, self.depth))
        found: list[dict[str, Any]] = []
        whole = joined(ready)
        self.bound(len(whole))
        for line in whole:
            thin = thinned(line, self.options.tolerance)
            for half in halves(thin) if is_closed(thin) and self.options.thickness > 0.0 else [thin]:
                for part in cut_until_sound(half, self._is_sound):
                    found.append(self._wall(f"{name}-{len(found) + 1}", part, kind, height))
                    self.bound(len(found))
        return found

    def bound(self, count: int) -> None:
        """Raise FileProblem for more pieces than a scenario has, before work is spent on all of them."""
        if count > MOST_PIECES:
            raise FileProblem(self.file, "line_of_sight", "problem-too-many-pieces", most=MOST_PIECES)

    def objects(self, lines: Iterable[Sequence[Point]], kind: str, height: float) -> list[dict[str, Any]]:
        """Objects: filled where a line is closed, else walls."""
        filled: list[dict[str, Any]] = []
        others: list[Line] = []
        whole = [without_repeats(line) for line in lines]
        for line in joined(without_twins(line for line in whole if len(line) > 1)):
            ring = self._ring(thinned(line, self.options.tolerance)) if is_closed(line) else ()
            if ring and not self.options.hollow_objects:
                piece = {"id": f"object-{len(filled) + 1}", "kind": kind, "polygon": _plain(ring), "height": height}
                filled.append(piece)
            else:
                others.append(line)
        walls = self.lines("object", others, kind, height)
        for number, wall in enumerate(walls, start=len(filled) + 1):
            wall["id"] = f"object-{number}"
        return [*filled, *walls]

    def _ring(self, line: Line) -> Ring:
        """The ring of a closed line that lies on the table; () when it is no simple one."""
        ring = without_repeats((min(max(x, 0.0), self.width), min(max(y, 0.0), self.depth)) for x, y in line[:-1])
        ring = ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring
        if len(ring) < 3 or len(ring) > MOST_PIECES or ring_problems(ring):
            return ()
        return ring if ring_area(ring) > 0.0 else ring[::-1]

    def _wall(self, name: str, line: Line, kind: str, height: float) -> dict[str, Any]:
        """A wall along a line; where it sticks out over the edge of the table it is cut off there."""
        outline = self._outline(line)
        if outline and any(not (0.0 <= x <= self.width and 0.0 <= y <= self.depth) for x, y in outline):
            ring = self._ring((*outline, outline[0]))
            if ring:
                return {"id": name, "kind": kind, "polygon": _plain(ring), "height": height}
            line = off_the_edge(line, self.width, self.depth, self.options.thickness)
        more = {"thickness": self.options.thickness, "height": height}
        return {"id": name, "kind": kind, "line": _plain(line), **more}

    def _is_sound(self, line: Line) -> bool:
        return self._outline(line) is not None

    def _outline(self, line: Line) -> Ring | None:
        """The outline of a wall along a line; None when the rules of scenarios do not allow it."""
        document = {"id": "x", "kind": "x", "line": _plain(line), "thickness": self.options.thickness}
        kinds = {"x": KindForm(id="x", name="x", height=1.0)}
        try:
            return piece_of(converted(document, TerrainForm, self.file), kinds, self.file, "").outline
        except FileProblem:
            return None


def _plain(points: Iterable[Point]) -> list[list[float]]:
    return [[x, y] for x, y in points]
