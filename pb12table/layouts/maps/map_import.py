"""From a Universal VTT map to the document of a scenario: walls, objects and doors become pieces of terrain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from math import cos, dist, hypot, sin
from pathlib import Path
from typing import Any, Literal

import numpy as np

from pb12table.files.forms.basics import MOST_PIECES
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.files.pictures import PictureSize
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.layouts.maps.universal_map import (
    Heights,
    MapPoint,
    Opening,
    Portal,
    ReadMap,
    Rise,
    UniversalMap,
    picture_of_map,
)
from pb12table.systems.known import UNNAMED
from pb12table.table.openings import USUAL
from pb12table.table.planar import clipped
from pb12table.table.shapes import GRID, Point, Ring, ring_area, rounded, rounded_point
from pb12table.table.terrain import ring_problems
from pb12table.table.unions import Floats, enclosed

Line = tuple[Point, ...]

_FIXED = 2000
_STRAIGHT = 1e-3
"""The sine of the greatest bend where a line still goes straight on."""

LONGEST_LINE = 400
"""How many points a line of a scenario has at most; its ring has twice as many."""


def without_repeats(line: Iterable[Point]) -> Line:
    """Return a line with its points on the grid, none of them equal to the one before."""
    found: list[Point] = []
    for point in map(rounded_point, line):
        if not found or point != found[-1]:
            found.append(point)
    return tuple(found)


def without_twins(lines: Iterable[Line]) -> list[Line]:
    """Return lines without those that are already there in either direction."""
    return list({min(line, line[::-1]): line for line in reversed([*lines])}.values())[::-1]


def with_gaps(lines: Iterable[Line], gaps: Sequence[Line], near: float) -> list[Line]:
    """Return lines without the parts along some gaps, no farther than `near`: doors in walls that are drawn whole."""
    if not gaps:
        return [*lines]
    boxes = np.array([(*map(min, gap[0], gap[-1]), *map(max, gap[0], gap[-1])) for gap in gaps])
    found: list[Line] = []
    for line in lines:
        part: list[Point] = [line[0]]
        for start, end in pairwise(line):
            low_end, high_end = np.minimum(start, end) - near, np.maximum(start, end) + near
            close = np.flatnonzero(((boxes[:, :2] <= high_end) & (boxes[:, 2:] >= low_end)).all(axis=1))
            spans = [_span(start, end, gaps[number], near) for number in close.tolist()]
            for low, high in _merged(span for span in spans if span is not None):
                part.append(low)
                found += [whole] if len(whole := without_repeats(part)) > 1 else []
                part = [high]
            part.append(end)
        found += [whole] if len(whole := without_repeats(part)) > 1 else []
    return found


def _span(start: Point, end: Point, gap: Line, near: float) -> tuple[float, Point, float, Point] | None:
    """Return the start and end of a gap on a stretch that runs its way, with how far along; None if it does not."""
    length = dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    ends = sorted(((x - start[0]) * ux + (y - start[1]) * uy, (x, y)) for x, y in (gap[0], gap[-1]))
    off = max(abs((x - start[0]) * uy - (y - start[1]) * ux) for _, (x, y) in ends)
    low, high = max(ends[0][0], 0.0), min(ends[1][0], length)
    if off > near or high - low <= near:
        return None
    at = [(start[0] + along * ux, start[1] + along * uy) for along in (low, high)]
    return low, at[0], high, at[1]


def _merged(spans: Iterable[tuple[float, Point, float, Point]]) -> list[tuple[Point, Point]]:
    """Return spans in their order along a stretch, with overlapping ones merged."""
    found: list[tuple[float, Point, float, Point]] = []
    for span in sorted(spans):
        if found and span[0] <= found[-1][2]:
            found[-1] = (*found[-1][:2], *max(found[-1][2:], span[2:]))
        else:
            found.append(span)
    return [(low, high) for _, low, _, high in found]


def is_closed(line: Line) -> bool:
    """Return whether a line ends where it begins."""
    return len(line) > 3 and line[0] == line[-1]


def length_of(line: Line) -> float:
    """Return the length of a line."""
    return sum(dist(*stretch) for stretch in pairwise(line))


def joined(lines: Sequence[Line]) -> list[Line]:
    """Return lines joined where just two ends meet, or where more go straight on; points stay unchanged."""
    ends: dict[Point, list[int]] = {}
    for number, line in enumerate(lines):
        for point in (line[0], line[-1]):
            ends.setdefault(point, []).append(number)
    left = dict(enumerate(lines))
    owner = list(range(len(lines)))

    def current(number: int) -> int:
        while owner[number] != number:
            owner[number] = owner[owner[number]]
            number = owner[number]
        return number

    for point, numbers in ends.items():
        for pair in [(numbers[0], numbers[1])] if len(numbers) == 2 else _straight_on(lines, point, numbers):
            first, second = map(current, pair)
            if first == second:
                continue
            before, after = left[first], left.pop(second)
            before = before if before[-1] == point else before[::-1]
            after = after if after[0] == point else after[::-1]
            left[first] = (*before, *after[1:])
            owner[second] = first
    return list(left.values())


def _straight_on(lines: Sequence[Line], point: Point, numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return which of several lines ending at a point continue each other without a bend."""
    away: list[tuple[int, Point]] = []
    for number in dict.fromkeys(numbers):
        line = lines[number]
        if line[0] == line[-1]:
            continue
        after = line[1] if line[0] == point else line[-2]
        away.append((number, (after[0] - point[0], after[1] - point[1])))
    found: list[tuple[int, int]] = []
    while away:
        number, (ax, ay) = away.pop(0)
        for place, (other, (bx, by)) in enumerate(away):
            size = hypot(ax, ay) * hypot(bx, by)
            if ax * bx + ay * by < 0.0 and abs(ax * by - ay * bx) <= _STRAIGHT * size:
                found.append((number, other))
                del away[place]
                break
    return found


def thinned(line: Line, tolerance: float) -> Line:
    """Return a line without points nearer than a tolerance to it without them, in steps; after Douglas and Peucker.

    Some points stay in any case, so that even an endless scribble is done soon.
    """
    if len(line) < 3:
        return line
    keep = {*range(0, len(line), _FIXED), len(line) - 1}
    if line[0] == line[-1]:
        # A closed line needs a second fixed point.
        keep.add(max(range(len(line)), key=lambda n: _squared(line[n], line[0])))
    points = np.array(line)
    waiting = list(pairwise(sorted(keep)))
    while waiting:
        start, end = waiting.pop()
        if end - start < 2:
            continue
        away = _distances(points[start + 1 : end], points[start], points[end])
        farthest = start + 1 + int(away.argmax())
        if away[farthest - start - 1] > tolerance:
            keep.add(farthest)
            waiting += [(start, farthest), (farthest, end)]
    return tuple(line[number] for number in sorted(keep))


def _distances(points: Floats, start: Floats, end: Floats) -> Floats:
    """Return the distances of points from a stretch."""
    way = end - start
    square = float(way @ way)
    share = ((points - start) @ way / square).clip(0.0, 1.0) if square > 0.0 else np.zeros(len(points))
    beside = points - start - share[:, None] * way
    away: Floats = np.hypot(beside[:, 0], beside[:, 1])
    return away


def _squared(first: Point, second: Point) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2


def halves(line: Line) -> list[Line]:
    """Return a closed line split in two in the middle of straight stretches, where thick walls meet without a notch."""
    edges = range(len(line) - 1)
    first = max(edges, key=lambda n: _squared(line[n], line[n + 1]))
    turned = (*line[first:-1], *line[: first + 1])
    start = _middle(turned[0], turned[1])
    others = range(1, len(turned) - 1)
    second = max(others, key=lambda n: (_squared(turned[n], turned[n + 1]) + 1.0) * _squared(turned[n], start))
    end = _middle(turned[second], turned[second + 1])
    return [
        without_repeats((start, *turned[1 : second + 1], end)),
        without_repeats((end, *turned[second + 1 :], start)),
    ]


def _middle(first: Point, second: Point) -> Point:
    return ((first[0] + second[0]) / 2.0, (first[1] + second[1]) / 2.0)


def inside(line: Line, width: float, depth: float) -> list[Line]:
    """Return the parts of a line that lie on the table, its edge included."""
    found: list[list[Point]] = []
    for start, end in pairwise(line):
        cut = _clipped(start, end, width, depth)
        if cut is None:
            continue
        if found and found[-1][-1] == cut[0]:
            found[-1].append(cut[1])
        else:
            found.append([*cut])
    whole = [without_repeats(part) for part in found]
    return [part for part in whole if len(part) > 1]


def _clipped(start: Point, end: Point, width: float, depth: float) -> tuple[Point, Point] | None:
    """Return the part of a stretch that lies in a rectangle, after Liang and Barsky."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    low, high = 0.0, 1.0
    for change, room in ((-dx, start[0]), (dx, width - start[0]), (-dy, start[1]), (dy, depth - start[1])):
        if change == 0.0:
            if room < 0.0:
                return None
        elif change < 0.0:
            low = max(low, room / change)
        else:
            high = min(high, room / change)
    if low >= high:
        return None
    first = start if low == 0.0 else (start[0] + low * dx, start[1] + low * dy)
    second = end if high == 1.0 else (start[0] + high * dx, start[1] + high * dy)
    return first, second


def off_the_edge(line: Line, width: float, depth: float, thickness: float) -> Line:
    """Return a line moved in from the table's edge by half its thickness if it runs nearer than that."""
    half = thickness / 2.0
    return without_repeats((min(max(x, half), width - half), min(max(y, half), depth - half)) for x, y in line)


def cut_until_sound(line: Line, is_sound: Callable[[Line], bool]) -> Iterator[Line]:
    """Yield a line split into as many parts as it takes for each to be sound; a straight stretch always is."""
    if len(line) == 2 or (len(line) <= LONGEST_LINE and is_sound(line)):
        yield line
    elif len(line) > 2:
        middle = len(line) // 2
        yield from cut_until_sound(line[: middle + 1], is_sound)
        yield from cut_until_sound(line[middle:], is_sound)


LEAST_SIDE, GREATEST_SIDE = 2.0, 400.0
"""The bounds of a table's width and depth, in steps."""

LONGEST_RING = 400
"""How many corners an outline has at most."""

USUAL_CELL_STEPS = 2.0
"""How many steps a cell of another program's map is wide unless somebody says otherwise."""

_DOOR_WIDTH = 1.0
"""Of a portal without bounds, in cells."""


_BESIDE_DOOR = 0.02
"""A wall that is no farther from the line of a portal runs through it, in cells."""


def usual_cell_steps(found: UniversalMap) -> float:
    """Return the width of a map cell in steps: the same as when it was exported here."""
    return found.pb12table_cell_steps or USUAL_CELL_STEPS


Crop = tuple[float, float, float, float]
"""What is taken of a map, in its cells, from its north-west corner: how far east and south it begins, width, depth."""


OpenPortals = Literal["windows", "doors"]
"""What the open portals of a map are: many map editors have no windows, and write open portals for them."""


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """How a map becomes a layout; lengths in steps.

    `cell_steps`: how many steps a cell is wide.  `tolerance`: how far a wall may be from where it is drawn, so that it
    has fewer corners.  `kind` is the kind of terrain walls become, `object_kind` that of objects; these are filled
    where their line is closed, unless `hollow_objects`.  `crop`: only this part of the map, None for all of it.
    `floor_kind` and `floor` are the kind and the thickness of the floors of upper storeys. Portals become doors of
    `door_kind`; those with a number in `windows`, counted from 1, become windows, which the format does not know, and
    so do `open_portals` where they are to be windows. Portals that were exported here are what they were.
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
    crop: Crop | None = None
    door_kind: str = "door"
    windows: frozenset[int] = frozenset()
    open_portals: OpenPortals = "doors"
    floor_kind: str = "floor"
    floor: float = 0.2
    system: str = UNNAMED

    def is_window(self, number: int, portal: Portal) -> bool:
        """Return whether a portal, by its number in the map from 1, becomes a window."""
        if number in self.windows:
            return True
        own = portal.pb12table_opening
        return self.open_portals == "windows" and portal.is_unclear if own is None else own.window


@dataclass(frozen=True, slots=True)
class ImportedMap:
    """A scenario's document, and the picture that belongs beside its file (None: the map has none).

    `walls`, `objects`, `doors` and `windows` count the pieces of each sort, `floors` those between storeys,
    `open_doors` the doors that are open, `open_portals` the portals of which the map does not say whether they are
    such doors or windows, `lights` those of the map; `is_dark` says that it is not lit by day.
    `left_out` tells what is not on the table as the map has it, with its place in the map.
    """

    document: dict[str, Any]
    picture: bytes | None
    walls: int
    objects: int
    doors: int
    windows: int
    floors: int
    open_doors: int
    open_portals: int
    lights: int
    is_dark: bool
    left_out: tuple[FileProblem, ...]


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where cells of a map lie on the table, whose y runs upwards from its south-west corner.

    `origin` is the north-west corner of the table in cells of the map; lengths of the table in steps.
    """

    origin: Point
    cell_steps: float
    width: float
    depth: float

    def placed(self, point: MapPoint) -> Point:
        """Return a point of the map on the table."""
        x, y = self.origin
        return ((point.x - x) * self.cell_steps, self.depth - (point.y - y) * self.cell_steps)


def imported(
    read: ReadMap,
    options: ImportOptions,
    file: str | Path,
    picture_stem: str = "map",
    upper: Sequence[tuple[ReadMap, str | Path]] = (),
) -> ImportedMap:
    """Return the scenario a map becomes; its picture will be named after `picture_stem`.

    `upper` are maps, with their files, of the storeys above, which lie on the first as their cells do. Raises
    FileProblem for a table too large or too small, a crop that lies outside, and a window of a number that no portal
    has; what else cannot be is left out.
    """
    found = read.map
    grid = _grid(found, options, file)
    left_out = [*read.left_out]
    most = max(len(one.portals or ()) for one in (found, *(above.map for above, _ in upper)))
    for number in sorted(options.windows):
        if number > most:
            raise FileProblem(file, "portals", "problem-no-such-portal", number=number, count=most)
    stages = [_Stage(found, options, grid, file, left_out)]
    for number, (above, its_file) in enumerate(upper, start=1):
        left_out += above.left_out
        base = rounded(number * (options.height + options.floor))
        itself = replace(grid, origin=_corner(above.map, options))
        stages.append(_Stage(above.map, options, itself, its_file, left_out, f"storey-{number}-", base))
    pieces: list[dict[str, Any]] = []
    counts: Counter[str] = Counter()
    for stage in stages:
        for sort, made in stage.pieces(MOST_PIECES - len(pieces)):
            pieces += made
            counts[sort] += len(made)
    document: dict[str, Any] = {
        "format": 1,
        "system": options.system,
        "name": options.name,
        "table": {"width": grid.width, "depth": grid.depth, "step_cm": options.step_cm},
    }
    picture = _picture(found, file, left_out) if options.with_picture else None
    if picture is not None:
        document["background"] = _background(found, options, grid, picture[1], picture_stem)
    document["terrain"] = pieces
    return ImportedMap(
        document=document,
        picture=None if picture is None else picture[0],
        walls=counts["wall"],
        objects=counts["object"],
        doors=counts["door"],
        windows=counts["window"],
        floors=counts["floor"],
        open_doors=sum(piece.get("open", 0.0) > 0.0 for piece in pieces),
        open_portals=count_unclear([found, *(above.map for above, _ in upper)], options.windows),
        lights=len(found.lights or ()),
        is_dark=_is_dark(found),
        # What is said of the map as a whole counts for more than a single wall.
        left_out=tuple(sorted(left_out, key=lambda problem: problem.place != "")),
    )


def count_unclear(maps: Iterable[UniversalMap], windows: Collection[int] = ()) -> int:
    """Return how many open portals of some maps may be doors or windows, those aside whose numbers are known."""
    return sum(
        portal.is_unclear and number not in windows
        for found in maps
        for number, portal in enumerate(found.portals or (), 1)
    )


def _corner(found: UniversalMap, options: ImportOptions) -> Point:
    """Return the north-west corner of the part taken of a map, in its cells."""
    origin = found.resolution.map_origin or MapPoint(0.0, 0.0)
    left, top = (0.0, 0.0) if options.crop is None else options.crop[:2]
    return (origin.x + left, origin.y + top)


def _grid(found: UniversalMap, options: ImportOptions, file: str | Path) -> _Grid:
    """Return where the map lies on the table; raises FileProblem if there is no such table."""
    size = found.resolution.map_size
    across, down = size.x, size.y
    if options.crop is not None:
        left, top, across, down = options.crop
        if min(left, top) < 0.0 or min(across, down) <= 0.0 or left + across > size.x or top + down > size.y:
            raise FileProblem(file, "", "problem-crop-outside", width=size.x, depth=size.y)
    width, depth = rounded(across * options.cell_steps), rounded(down * options.cell_steps)
    problem = size_problem(width, depth, file)
    if problem is not None:
        raise problem
    return _Grid(_corner(found, options), options.cell_steps, width, depth)


def size_problem(width: float, depth: float, file: str | Path) -> FileProblem | None:
    """Return what is wrong with the size in steps of a table that a map would become; None if nothing is."""
    if min(width, depth) >= LEAST_SIDE and max(width, depth) <= GREATEST_SIDE:
        return None
    bounds = {"least": LEAST_SIDE, "most": GREATEST_SIDE}
    return FileProblem(file, "resolution.map_size", "problem-map-size", width=width, depth=depth, **bounds)


def _picture(found: UniversalMap, file: str | Path, left_out: list[FileProblem]) -> tuple[bytes, PictureSize] | None:
    try:
        return picture_of_map(found, file)
    except FileProblem as problem:
        left_out.append(problem)
        return None


def _background(
    found: UniversalMap, options: ImportOptions, grid: _Grid, size: PictureSize, stem: str
) -> dict[str, Any]:
    """Return the picture of the whole map, placed so that its north-west corner lies where the map's does."""
    width = rounded(found.resolution.map_size.x * options.cell_steps)
    high = width * size.height / size.width
    left, top = (0.0, 0.0) if options.crop is None else options.crop[:2]
    at = [rounded(0.0 - left * options.cell_steps), rounded(grid.depth + top * options.cell_steps - high)]
    return {"picture": f"{stem}.{_ending(size)}", "at": at, "width": width}


def _ending(size: PictureSize) -> str:
    return "jpg" if size.sort == "jpeg" else size.sort


def _door(portal: Portal, grid: _Grid) -> list[Point]:
    """Return the line of a portal: between its bounds, else a cell wide at its position."""
    if portal.bounds and len(portal.bounds) > 1:
        return [grid.placed(portal.bounds[0]), grid.placed(portal.bounds[-1])]
    if portal.position is None:
        return []
    x, y = grid.placed(portal.position)
    angle, half = -(portal.rotation or 0.0), _DOOR_WIDTH * grid.cell_steps / 2.0
    dx, dy = cos(angle) * half, sin(angle) * half
    return [(x - dx, y - dy), (x + dx, y + dy)]


def _is_dark(found: UniversalMap) -> bool:
    """Return whether the map's own light is less than half of daylight and is not part of its picture."""
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
class _Stage:
    """Makes pieces of terrain of one map, which is one storey: `name` before their ids, `base` under them in steps.

    What is not made as the map has it is put into `left_out`.
    """

    map: UniversalMap
    options: ImportOptions
    grid: _Grid
    file: str | Path
    left_out: list[FileProblem]
    name: str = ""
    base: float = 0.0

    @property
    def portals(self) -> tuple[Portal, ...]:
        """Doors and windows, open and closed, in the order of the map."""
        return self.map.portals or ()

    def pieces(self, most: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Yield floors, walls, closed doors and objects, at most `most` pieces together; each sort with its name."""
        options = self.options
        doors = [(n, _door(portal, self.grid)) for n, portal in enumerate(self.portals)]
        gaps = [without_repeats(line) for _, line in doors]
        gaps = [gap for gap in gaps if len(gap) > 1]
        own = self.map.pb12table_heights or Heights()
        # Some programs draw walls whole where a door stands in them.
        walls = [
            (rise, with_gaps(self._on_table("line_of_sight", lines), gaps, _BESIDE_DOOR * self.grid.cell_steps))
            for rise, lines in _by_rise(self._lines(self.map.line_of_sight), own.walls, options.height)
        ]
        around = [*(line for _, lines in walls for line in lines), *(tuple(line) for _, line in doors if len(line) > 1)]
        floors = self._floors(around, most) if self.base > 0.0 else []
        yield "floor", floors
        most -= len(floors)
        made: list[dict[str, Any]] = []
        for rise, lines in walls:
            made += self._walls("wall", lines, options.kind, rise, most - len(made), len(made))
        yield "wall", made
        most -= len(made)
        for sort in ("door", "window"):
            made = self._openings(sort, [door for door in doors if self._sort(door[0]) == sort], most)
            yield sort, made
            most -= len(made)
        yield "object", self._objects(most)

    def _sort(self, portal: int) -> str:
        return "window" if self.options.is_window(portal + 1, self.portals[portal]) else "door"

    def _openings(self, sort: str, lines: Iterable[tuple[int, list[Point]]], most: int) -> list[dict[str, Any]]:
        """Return doors, as far open as they are, or windows, in the gaps that the map has left for them."""
        found: list[dict[str, Any]] = []
        options = self.options
        for number, drawn in lines:
            portal = self.portals[number]
            own = portal.pb12table_opening
            base, height = (0.0, options.height) if own is None else (own.base, own.height)
            for line in self._on_table("portals", [(number, drawn)]):
                piece = self._wall(f"{sort}-{len(found) + 1}", line, options.door_kind, (base, height))
                if sort == "window":
                    piece |= {"kind": "window"} | _gap(height, own)
                elif "line" in piece and (portal.closed is False if own is None else own.open):
                    piece["open"] = USUAL if own is None else own.open
                found.append(piece)
        return found[:most]

    def _lines(self, lines: Sequence[Sequence[MapPoint]] | None) -> list[tuple[int, list[Point]]]:
        return [(number, [self.grid.placed(point) for point in line]) for number, line in enumerate(lines or ())]

    def _on_table(self, key: str, lines: Iterable[tuple[int, Sequence[Point]]]) -> list[Line]:
        """Return the parts of numbered lines that lie on the table; for the others, report where they are."""
        found: list[Line] = []
        for number, drawn in lines:
            line = without_repeats(drawn)
            parts = inside(line, self.grid.width, self.grid.depth)
            if not all(map(self._is_on, line)) and self._is_told(line):
                where = self._where(next(point for point in line if not self._is_on(point)))
                sort = "problem-outside-map" if not parts else "problem-cut-at-edge"
                self.left_out.append(FileProblem(self.file, f"{key}[{number}]", sort, **where))
            found += parts
        return without_twins(found)

    def _is_on(self, point: Point) -> bool:
        return 0.0 <= point[0] <= self.grid.width and 0.0 <= point[1] <= self.grid.depth

    def _is_told(self, line: Line) -> bool:
        """Return whether a line leaves the map itself, not only the requested part of it."""
        if self.options.crop is None:
            return True
        k, size, (left, top) = self.grid.cell_steps, self.map.resolution.map_size, self.options.crop[:2]
        west, north = -left * k, self.grid.depth + top * k
        slack = 2.0 * GRID
        return any(
            not (-slack <= x - west <= size.x * k + slack and -slack <= north - y <= size.y * k + slack)
            for x, y in line
        )

    def _where(self, point: Point) -> dict[str, float]:
        """Return a place of the table in map cells."""
        k, (x, y) = self.grid.cell_steps, self.grid.origin
        return {"x": rounded(point[0] / k + x), "y": rounded((self.grid.depth - point[1]) / k + y)}

    def _walls(
        self, name: str, lines: Sequence[Line], kind: str, rise: Rise, most: int, before: int = 0
    ) -> list[dict[str, Any]]:
        """Return walls along lines, as few as will do; of too many the longest, and it is told how many are not.

        They are numbered on from those that were made `before`.
        """
        whole = [thinned(line, self.options.tolerance) for line in joined(lines)]
        if len(whole) > most:
            whole.sort(key=length_of, reverse=True)
        found: list[dict[str, Any]] = []
        for done, line in enumerate(whole):
            parts = halves(line) if is_closed(line) and self.options.thickness > 0.0 else [line]
            made = [
                *islice((one for part in parts for one in cut_until_sound(part, self._is_sound)), most - len(found) + 1)
            ]
            if len(found) + len(made) > most:
                left = {"count": len(whole) - done, "most": MOST_PIECES, **self._where(line[0])}
                self.left_out.append(FileProblem(self.file, "", "problem-too-many-pieces", **left))
                break
            found += [
                self._wall(f"{name}-{before + len(found) + n}", part, kind, rise) for n, part in enumerate(made, 1)
            ]
        return found

    def _objects(self, most: int) -> list[dict[str, Any]]:
        """Return objects: filled if a line is closed, else walls."""
        options, key = self.options, "objects_line_of_sight"
        height = options.height if options.object_height is None else options.object_height
        own = self.map.pb12table_heights or Heights()
        filled: list[dict[str, Any]] = []
        others: list[tuple[Rise, list[Line]]] = []
        for rise, drawn in _by_rise(self._lines(self.map.objects_line_of_sight), own.objects, height):
            numbers = {line: number for number, points in drawn if len(line := without_repeats(points)) > 1}
            hollow: list[tuple[int, Line]] = []
            for line in joined(without_twins(numbers)):
                is_filled = not options.hollow_objects and is_closed(line)
                ring = self._ring(thinned(line, options.tolerance)) if is_filled else ()
                if ring and len(filled) < most:
                    if not all(map(self._is_on, line)):
                        self._on_table(key, [(numbers.get(line, 0), line)])
                    filled.append(self._piece(f"object-{len(filled) + 1}", options.object_kind, "polygon", ring, rise))
                else:
                    hollow.append((numbers.get(line, 0), line))
            others.append((rise, self._on_table(key, hollow)))
        found = filled
        for rise, lines in others:
            found = [*found, *self._walls("object", lines, options.object_kind, rise, most - len(found), len(found))]
        return found

    def _floors(self, lines: Sequence[Line], most: int) -> list[dict[str, Any]]:
        """Return a floor beneath what the walls and doors of an upper level enclose."""
        found: list[dict[str, Any]] = []
        for outer, holes in enclosed(lines).rings:
            parts = [without_repeats(ring) for ring in (outer, *holes)]
            if len(parts[0]) > LONGEST_RING or ring_problems(parts[0], parts[1:]):
                continue
            rise = (-self.options.floor, self.options.floor)
            piece = self._piece(f"floor-{len(found) + 1}", self.options.floor_kind, "polygon", parts[0], rise)
            if len(parts) > 1:
                piece["holes"] = [_plain(hole) for hole in parts[1:]]
            found.append(piece)
        return found[:most]

    def _ring(self, line: Line) -> Ring:
        """Return the ring of a closed line, cut off at the table's edge; () if it is not a simple one."""
        ring: Sequence[Point] = line[:-1]
        if not all(map(self._is_on, ring)):
            for nx, ny, offset in (
                (1.0, 0.0, 0.0),
                (0.0, 1.0, 0.0),
                (-1.0, 0.0, -self.grid.width),
                (0.0, -1.0, -self.grid.depth),
            ):
                ring = clipped(ring, nx, ny, offset)
        made = without_repeats(ring)
        made = made[:-1] if len(made) > 1 and made[0] == made[-1] else made
        if len(made) < 3 or len(made) > LONGEST_RING or ring_problems(made):
            return ()
        return made if ring_area(made) > 0.0 else made[::-1]

    def _piece(self, name: str, kind: str, key: str, points: Iterable[Point], rise: Rise) -> dict[str, Any]:
        base, height = rounded(self.base + rise[0]), rise[1]
        piece = {"id": f"{self.name}{name}", "kind": kind, key: _plain(points), "height": height}
        return piece | {"base": base} if base else piece

    def _wall(self, name: str, line: Line, kind: str, rise: Rise) -> dict[str, Any]:
        """Return a wall along a line, cut off where it sticks out over the edge of the table."""
        outline = self._outline(line)
        if outline and not all(map(self._is_on, outline)):
            ring = self._ring((*outline, outline[0]))
            if ring:
                return self._piece(name, kind, "polygon", ring, rise)
            line = off_the_edge(line, self.grid.width, self.grid.depth, self.options.thickness)
        return self._piece(name, kind, "line", line, rise) | {"thickness": self.options.thickness}

    def _is_sound(self, line: Line) -> bool:
        return self._outline(line) is not None

    def _outline(self, line: Line) -> Ring | None:
        """Return the outline of a wall along a line; None if the rules of scenarios do not allow it."""
        document = {"id": "x", "kind": "x", "line": _plain(line), "thickness": self.options.thickness}
        kinds = {"x": KindForm(id="x", name="x", height=1.0)}
        try:
            return piece_of(converted(document, TerrainForm, self.file), kinds, self.file, "").outline
        except FileProblem:
            return None


def _by_rise(
    lines: Sequence[tuple[int, list[Point]]], rises: Sequence[Rise], height: float
) -> list[tuple[Rise, list[tuple[int, list[Point]]]]]:
    """Return numbered lines by how high what they stand for is: a `height`, unless the map tells it of every line."""
    found: dict[Rise, list[tuple[int, list[Point]]]] = {}
    for place, line in enumerate(lines):
        rise = rises[place] if len(rises) == len(lines) else (0.0, height)
        found.setdefault(rise, []).append(line)
    return list(found.items())


def _gap(height: float, own: Opening | None) -> dict[str, float]:
    """Return from where to where a window so high is open: as it says, else as one to look out of.

    In a low wall that is in its middle.
    """
    sill, lintel = min(0.9, height * 0.35), min(2.1, height * 0.85)
    if own is not None and own.window:
        sill, lintel = sill if own.sill is None else own.sill, lintel if own.lintel is None else own.lintel
    return {"sill": rounded(sill), "lintel": rounded(lintel)}


def _plain(points: Iterable[Point]) -> list[list[float]]:
    return [[x, y] for x, y in points]
