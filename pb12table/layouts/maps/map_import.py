"""From a map of another program to the document of a scenario: walls, objects and doors become pieces of terrain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from math import cos, dist, sin
from pathlib import Path
from typing import Any, Final, Literal

from pb12table.files.forms.basics import MOST_PIECES
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.files.pictures import PictureSize
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.layouts.maps.becoming import Becoming, Choices, Usual, all_become, kinds_of
from pb12table.layouts.maps.map_form import (
    USUAL_CELL_STEPS,
    Called,
    Drawn,
    MapPoint,
    Opening,
    Passage,
    Portal,
    ReadMap,
    Rise,
    Sort,
    picture_of_map,
)
from pb12table.layouts.maps.wall_lines import (
    Line,
    cut_until_sound,
    halves,
    inside,
    is_closed,
    joined,
    length_of,
    off_the_edge,
    thinned,
    with_gaps,
    without_repeats,
    without_twins,
)
from pb12table.systems.known import UNNAMED
from pb12table.table.openings import USUAL
from pb12table.table.planar import clipped
from pb12table.table.shapes import GRID, Point, Ring, ring_area, rounded
from pb12table.table.terrain import ring_problems
from pb12table.table.unions import enclosed

LEAST_SIDE, GREATEST_SIDE = 2.0, 400.0
"""The bounds of a table's width and depth, in steps."""

LONGEST_RING = 400
"""How many corners an outline has at most."""

_DOOR_WIDTH = 1.0
"""Of a portal without bounds, in cells."""


MOST_ZONES = 100
HIGHEST = 100.0
"""So many zones a scenario has at most, and so high above the table things reach, in steps."""
OBJECTIVE_RADIUS = 1.0
"""Of a zone around an objective that is only a point, in steps."""
_BESIDE_DOOR = 0.02
"""A wall that is no farther from the line of a portal runs through it, in cells."""


def usual_cell_steps(read: ReadMap) -> float:
    """Return the width of a map cell in steps: the same as when it was exported here."""
    return read.cell_steps or USUAL_CELL_STEPS


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
    `door_kind`; those with a number in `windows`, counted from 1, become windows, which some formats do not know, and
    so do `open_portals` where they are to be windows. Portals that were exported here are what they were. A `level` of
    a map that counts its heights in levels is so many steps high. `choices` are what things become, by what the map
    calls them, whatever they would be without.
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
    tolerance: float = 0.0002
    with_picture: bool = True
    crop: Crop | None = None
    door_kind: str = "door"
    windows: frozenset[int] = frozenset()
    open_portals: OpenPortals = "doors"
    floor_kind: str = "floor"
    floor: float = 0.2
    level: float = 1.0
    system: str = UNNAMED
    choices: Choices = field(default_factory=dict)

    def is_window(self, number: int, passage: Passage) -> bool:
        """Return whether a passage, by its number in the map from 1, becomes a window, unless something is chosen."""
        if number in self.windows:
            return True
        own = passage.portal.pb12table_opening
        if own is not None:
            return own.window
        return passage.called.sort == "window" or (self.open_portals == "windows" and passage.is_unclear)

    def become(self, groups: Iterable[Called]) -> dict[Called, Becoming]:
        """Return what things become, by what the map calls them."""
        high = self.height if self.object_height is None else self.object_height
        kinds: dict[Sort, str] = {"wall": self.kind, "object": self.object_kind, "door": self.door_kind}
        kinds["floor"] = self.floor_kind
        usual = Usual(self.height, high, self.thickness, self.floor, kinds)
        return all_become(groups, self.system, self.choices, usual)


@dataclass(frozen=True, slots=True)
class ImportedMap:
    """A scenario's document, and the picture that belongs beside its file (None: the map has none).

    `pieces` counts the pieces of each sort: "wall", "object", "door", "window", "floor" for those between storeys, and
    by the id of their kind what else things were chosen to be. `open_doors` counts the doors that are open,
    `open_portals` the portals of which the map does not say whether they are such doors or windows, `lights` those of
    the map; `is_dark` says that it is not lit by day.
    `left_out` tells what is not on the table as the map has it, with its place in the map.
    """

    document: dict[str, Any]
    picture: bytes | None
    pieces: Mapping[str, int]
    open_doors: int
    open_portals: int
    lights: int
    is_dark: bool
    left_out: tuple[FileProblem, ...]

    @property
    def walls(self) -> int:
        """Return how many walls there are."""
        return self.pieces.get("wall", 0)

    @property
    def objects(self) -> int:
        """Return how many objects there are."""
        return self.pieces.get("object", 0)

    @property
    def doors(self) -> int:
        """Return how many doors there are."""
        return self.pieces.get("door", 0)

    @property
    def windows(self) -> int:
        """Return how many windows there are."""
        return self.pieces.get("window", 0)

    @property
    def floors(self) -> int:
        """Return how many floors there are between storeys."""
        return self.pieces.get("floor", 0)

    @property
    def others(self) -> dict[str, int]:
        """Return how many there are of what else, by kind."""
        return {kind: count for kind, count in self.pieces.items() if kind not in _COUNTED and count}


_COUNTED: Final = ("wall", "object", "door", "window", "floor")


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
    grid = _grid(read, options, file)
    left_out: list[FileProblem] = []
    most = max(len(storey.passages) for whole in (read, *(above for above, _ in upper)) for storey in whole.storeys())
    for number in sorted(options.windows):
        if number > most:
            raise FileProblem(file, "portals", "problem-no-such-portal", number=number, count=most)
    stages: list[_Stage] = []
    lifted = frozenset(kind for kind, form in kinds_of(options.system).items() if form.base > 0.0)
    for whole, its_file in ((read, file), *upper):
        for storey in whole.storeys():
            left_out += storey.left_out
            number = len(stages)
            name = f"storey-{number}-" if number else ""
            itself = replace(grid, origin=_corner(storey, options))
            base = rounded(number * (options.height + options.floor))
            stages.append(_Stage(storey, options, itself, its_file, left_out, lifted, name, base))
        left_out += _for_nothing(whole, options, its_file)
    pieces: list[dict[str, Any]] = []
    zones: list[dict[str, Any]] = []
    counts: Counter[str] = Counter()
    for stage in stages:
        for sort, made in stage.pieces(MOST_PIECES - len(pieces)):
            pieces += made
            counts[sort] += len(made)
        found = stage.objectives(len(zones), MOST_ZONES - len(zones))
        zones += found
        counts["objective"] += len(found)
    document: dict[str, Any] = {
        "format": 1,
        "system": options.system,
        "name": options.name,
        "table": {"width": grid.width, "depth": grid.depth, "step_cm": options.step_cm},
    }
    picture = _picture(read, file, left_out) if options.with_picture else None
    if picture is not None:
        document["background"] = _background(read, options, grid, picture[1], picture_stem)
    if zones:
        document["zone"] = zones
    document["terrain"] = pieces
    return ImportedMap(
        document=document,
        picture=None if picture is None else picture[0],
        pieces=counts,
        open_doors=sum(piece.get("open", 0.0) > 0.0 for piece in pieces),
        open_portals=count_unclear([read, *(above for above, _ in upper)], options.windows),
        lights=sum(storey.lights for storey in read.storeys()),
        is_dark=read.is_dark,
        # What is said of the map as a whole counts for more than a single wall.
        left_out=tuple(sorted(left_out, key=lambda problem: problem.place != "")),
    )


def _for_nothing(read: ReadMap, options: ImportOptions, file: str | Path) -> list[FileProblem]:
    """Return what is told of things of which nothing was made though nobody chose that; an archway is an open gap."""
    drawn = Counter(each.called for storey in read.storeys() for each in storey.drawn)
    become = options.become(drawn)
    return [
        FileProblem(file, "", "problem-map-nothing", what=called.key, count=count)
        for called, count in drawn.items()
        if called not in options.choices and become[called].nature == "nothing"
    ]


def count_unclear(maps: Iterable[ReadMap], windows: Collection[int] = ()) -> int:
    """Return how many open portals of some maps may be doors or windows, those aside whose numbers are known."""
    return sum(
        passage.is_unclear and number not in windows
        for read in maps
        for storey in read.storeys()
        for number, passage in enumerate(storey.passages, 1)
    )


def _corner(read: ReadMap, options: ImportOptions) -> Point:
    """Return the north-west corner of the part taken of a map, in its cells."""
    left, top = (0.0, 0.0) if options.crop is None else options.crop[:2]
    return (read.origin.x + left, read.origin.y + top)


def _grid(read: ReadMap, options: ImportOptions, file: str | Path) -> _Grid:
    """Return where the map lies on the table; raises FileProblem if there is no such table."""
    size = read.size
    across, down = size.x, size.y
    if options.crop is not None:
        left, top, across, down = options.crop
        if min(left, top) < 0.0 or min(across, down) <= 0.0 or left + across > size.x or top + down > size.y:
            raise FileProblem(file, "", "problem-crop-outside", width=size.x, depth=size.y)
    width, depth = rounded(across * options.cell_steps), rounded(down * options.cell_steps)
    problem = size_problem(width, depth, file)
    if problem is not None:
        raise problem
    return _Grid(_corner(read, options), options.cell_steps, width, depth)


def size_problem(width: float, depth: float, file: str | Path) -> FileProblem | None:
    """Return what is wrong with the size in steps of a table that a map would become; None if nothing is."""
    if min(width, depth) >= LEAST_SIDE and max(width, depth) <= GREATEST_SIDE:
        return None
    bounds = {"least": LEAST_SIDE, "most": GREATEST_SIDE}
    return FileProblem(file, "resolution.map_size", "problem-map-size", width=width, depth=depth, **bounds)


def _picture(read: ReadMap, file: str | Path, left_out: list[FileProblem]) -> tuple[bytes, PictureSize] | None:
    try:
        return picture_of_map(read, file)
    except FileProblem as problem:
        left_out.append(problem)
        return None


def _background(read: ReadMap, options: ImportOptions, grid: _Grid, size: PictureSize, stem: str) -> dict[str, Any]:
    """Return the picture of the whole map, placed so that its north-west corner lies where the map's does."""
    width = rounded(read.size.x * options.cell_steps)
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


Told = tuple[str, Sequence[Point]]
"""A line of the map on the table, after the place where it stands in the file."""


@dataclass(slots=True)
class _Batch:
    """What becomes the same, as high: lines, lines that are filled where they are closed, and areas."""

    becoming: Becoming
    rise: Rise
    lines: list[Told] = field(default_factory=list)
    closable: list[Told] = field(default_factory=list)
    areas: list[Drawn] = field(default_factory=list)

    @property
    def rank(self) -> int:
        """Return in which order it comes: walls come first, then doors and windows, then objects and what else."""
        return {"wall": 0, "object": 2}.get(self.becoming.name, 3)


@dataclass(frozen=True, slots=True)
class _Gap:
    """A door or a window on the table, with what the map says of it."""

    becoming: Becoming
    place: str
    line: Sequence[Point]
    own: Opening | None = None
    is_open: bool = False
    is_window: bool = False


@dataclass(frozen=True, slots=True)
class _Stage:
    """Makes pieces of terrain of one map, which is one storey: `name` before their ids, `base` under them in steps.

    `above` are the kinds of what begins above the ground unless a piece says otherwise. What is not made as the map has
    it is put into `left_out`.
    """

    map: ReadMap
    options: ImportOptions
    grid: _Grid
    file: str | Path
    left_out: list[FileProblem]
    above: frozenset[str]
    name: str = ""
    base: float = 0.0

    def pieces(self, most: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Yield floors, walls, doors, windows, objects and what else, at most `most` together; each with its sort."""
        batches, gaps = self._sorted()
        through = [line for gap in gaps if len(line := without_repeats(gap.line)) > 1]
        near = _BESIDE_DOOR * self.grid.cell_steps
        # Some programs draw walls whole where a door stands in them.
        lines = [with_gaps(self._on_table(batch.lines), through, near) for batch in batches]
        counts: Counter[str] = Counter()
        if self.base > 0.0:
            around = [line for batch, each in zip(batches, lines, strict=True) if batch.rank == 0 for line in each]
            floors = self._floors([*around, *(tuple(gap.line) for gap in gaps if len(gap.line) > 1)], most)
            counts["floor"] += len(floors)
            yield "floor", floors
        openings_made = False
        for batch, each in [*zip(batches, lines, strict=True), (None, None)]:
            if not openings_made and (batch is None or batch.rank > 0):
                openings_made = True
                for sort, made in self._openings(gaps, most - counts.total()):
                    counts[sort] += len(made)
                    yield sort, made
            if batch is not None and each is not None:
                name = batch.becoming.name
                made = self._batch(batch, each, most - counts.total(), counts[name])
                counts[name] += len(made)
                yield name, made

    def _sorted(self) -> tuple[list[_Batch], list[_Gap]]:
        """Return what is drawn by what it becomes, in order, and the doors and windows."""
        options = self.options
        become = options.become(self.map.groups())
        found: dict[tuple[Becoming, Rise], _Batch] = {}
        gaps = [
            gap
            for number, passage in enumerate(self.map.passages, 1)
            if (gap := self._gap(number, passage, become[passage.called])) is not None
        ]
        for drawn in self.map.drawn:
            its = become[drawn.called]
            if its.nature == "opening":
                gaps += self._drawn_gaps(drawn, its)
            if its.nature in ("line", "area"):
                rise = self._rise(drawn, its)
                batch = found.setdefault((its, rise), _Batch(its, rise))
                told = (drawn.place, [self.grid.placed(point) for point in drawn.points])
                if len(drawn.points) < 2:
                    self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-no-extent"))
                elif drawn.is_area:
                    batch.areas.append(drawn)
                else:
                    (batch.lines if its.nature == "line" else batch.closable).append(told)
        return sorted(found.values(), key=lambda batch: batch.rank), gaps

    def _rise(self, drawn: Drawn, its: Becoming) -> Rise:
        """Return how high a thing begins, and how high it is, in steps."""
        if drawn.rise is None:
            return its.rise
        unit = self.options.level if self.map.in_levels else 1.0
        base, height = (rounded(value * unit) for value in drawn.rise)
        if base + height <= HIGHEST:
            return base, max(height, GRID)
        self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-too-high"))
        return min(base, HIGHEST - 1.0), HIGHEST - min(base, HIGHEST - 1.0)

    def _gap(self, number: int, passage: Passage, its: Becoming) -> _Gap | None:
        """Return a passage on the table; None for one without a place."""
        line = _door(passage.portal, self.grid)
        own, is_open = passage.portal.pb12table_opening, passage.portal.closed is False
        is_window = its.is_window if passage.called in self.options.choices else self.options.is_window(number, passage)
        return _Gap(its, passage.place, line, own, is_open, is_window) if line else None

    def _drawn_gaps(self, drawn: Drawn, its: Becoming) -> Iterator[_Gap]:
        """Yield doors or windows along a line, or along the middle of a rectangle; of other areas none can be made."""
        line = [self.grid.placed(point) for point in drawn.points]
        if drawn.is_area:
            line = _middle_line(without_repeats(line))
        if len(line) < 2:
            self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-no-door"))
        for stretch in pairwise(line):
            yield _Gap(its, drawn.place, stretch, is_window=its.is_window)

    def _openings(self, gaps: Sequence[_Gap], most: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Yield doors, as far open as they are, and windows, in the gaps that the map has left for them."""
        options = self.options
        for sort in ("door", "window"):
            found: list[dict[str, Any]] = []
            for gap in gaps:
                own, its = gap.own, gap.becoming
                if its.nature == "nothing" or gap.is_window != (sort == "window"):
                    continue
                base, height = (0.0, options.height) if own is None else (own.base, own.height)
                kind = its.kind if its.is_window or not gap.is_window else "window"
                for line in self._on_table([(gap.place, gap.line)]):
                    if its.nature == "opening" or gap.is_window:
                        # A door at the very edge stays a straight one: it is moved in.
                        line = off_the_edge(line, self.grid.width, self.grid.depth, options.thickness)
                    if len(line) < 2:
                        where = self._where(line[0])
                        self.left_out.append(FileProblem(self.file, gap.place, "problem-outside-map", **where))
                        continue
                    piece = self._wall(f"{sort}-{len(found) + 1}", line, kind, (base, height), options.thickness)
                    if sort == "window":
                        piece |= _gap(height, own)
                    elif "line" in piece and its.nature == "opening" and (gap.is_open if own is None else own.open):
                        piece["open"] = USUAL if own is None else own.open
                    found.append(piece)
            yield sort, found[:most]
            most -= len(found[:most])

    def _batch(self, batch: _Batch, lines: Sequence[Line], most: int, before: int) -> list[dict[str, Any]]:
        """Return the pieces of one batch, numbered on from those `before`."""
        made = self._areas(batch, most, before)
        if batch.closable:
            made += self._closable(batch, most - len(made), before + len(made))
        if lines:
            made += self._walls(batch, lines, most - len(made), before + len(made))
        return made

    def objectives(self, before: int, most: int) -> list[dict[str, Any]]:
        """Return zones to hold, numbered on from those `before`; where only a point is drawn, one around it."""
        found: list[dict[str, Any]] = []
        become = self.options.become(self.map.groups())
        for drawn in self.map.drawn:
            if become[drawn.called].nature != "objective":
                continue
            zone: dict[str, Any] = {"id": f"objective-{before + len(found) + 1}", "kind": "hold"}
            points = without_repeats(self.grid.placed(point) for point in drawn.points)
            rings = self._rings(drawn) if len(points) > 2 else []
            if len(found) >= most:
                self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-too-many-zones", most=MOST_ZONES))
            elif rings:
                found.append(zone | {"polygon": _plain(rings[0][0])})
            elif len(points) == 1 and self._is_on(points[0]):
                found.append(zone | {"circle": [*points[0], OBJECTIVE_RADIUS]})
            else:
                self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-no-extent"))
        return found

    def _on_table(self, lines: Iterable[Told]) -> list[Line]:
        """Return the parts of lines that lie on the table; for the others, report where they are."""
        found: list[Line] = []
        for place, drawn in lines:
            line = without_repeats(drawn)
            parts = inside(line, self.grid.width, self.grid.depth)
            self._tell_of_the_edge(place, line, is_outside=not parts)
            found += parts
        return without_twins(found)

    def _tell_of_the_edge(self, place: str, line: Line, *, is_outside: bool) -> None:
        if not all(map(self._is_on, line)) and self._is_told(line):
            where = self._where(next(point for point in line if not self._is_on(point)))
            sort = "problem-outside-map" if is_outside else "problem-cut-at-edge"
            self.left_out.append(FileProblem(self.file, place, sort, **where))

    def _is_on(self, point: Point) -> bool:
        return 0.0 <= point[0] <= self.grid.width and 0.0 <= point[1] <= self.grid.depth

    def _is_told(self, line: Line) -> bool:
        """Return whether a line leaves the map itself, not only the requested part of it."""
        if self.options.crop is None:
            return True
        k, size, (left, top) = self.grid.cell_steps, self.map.size, self.options.crop[:2]
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

    def _walls(self, batch: _Batch, lines: Sequence[Line], most: int, before: int) -> list[dict[str, Any]]:
        """Return walls along lines, as few as will do; of too many the longest, and it is told how many are not."""
        its, thickness = batch.becoming, batch.becoming.thickness
        whole = [thinned(line, self.options.tolerance) for line in joined(lines)]
        if len(whole) > most:
            whole.sort(key=length_of, reverse=True)
        found: list[dict[str, Any]] = []

        def is_sound(line: Line) -> bool:
            return self._outline(line, thickness) is not None

        for done, line in enumerate(whole):
            parts = halves(line) if is_closed(line) and thickness > 0.0 else [line]
            made = [*islice((one for part in parts for one in cut_until_sound(part, is_sound)), most - len(found) + 1)]
            if len(found) + len(made) > most:
                left = {"count": len(whole) - done, "most": MOST_PIECES, **self._where(line[0])}
                self.left_out.append(FileProblem(self.file, "", "problem-too-many-pieces", **left))
                break
            found += [
                self._wall(f"{its.name}-{before + len(found) + n}", part, its.kind, batch.rise, thickness)
                for n, part in enumerate(made, 1)
            ]
        return found

    def _closable(self, batch: _Batch, most: int, before: int) -> list[dict[str, Any]]:
        """Return what is filled if its line is closed, else walls."""
        its, options = batch.becoming, self.options
        found: list[dict[str, Any]] = []
        places = {line: place for place, points in batch.closable if len(line := without_repeats(points)) > 1}
        hollow: list[Told] = []
        for line in joined(without_twins(places)):
            is_filled = is_closed(line) and not (options.hollow_objects and its.name == "object")
            ring = self._ring(thinned(line, options.tolerance)) if is_filled else ()
            place = places.get(line, batch.closable[0][0])
            if ring and len(found) < most:
                self._tell_of_the_edge(place, line, is_outside=False)
                name = f"{its.name}-{before + len(found) + 1}"
                found.append(self._piece(name, its.kind, "polygon", ring, batch.rise))
            else:
                hollow.append((place, line))
        return [*found, *self._walls(batch, self._on_table(hollow), most - len(found), before + len(found))]

    def _areas(self, batch: _Batch, most: int, before: int) -> list[dict[str, Any]]:
        """Return areas with their holes; it is told how many are too many."""
        its = batch.becoming
        found: list[dict[str, Any]] = []
        for done, drawn in enumerate(batch.areas):
            rings = self._rings(drawn)
            if len(found) + len(rings) > most:
                where = self._where(self.grid.placed(drawn.points[0]))
                left = {"count": len(batch.areas) - done, "most": MOST_PIECES, **where}
                self.left_out.append(FileProblem(self.file, "", "problem-too-many-pieces", **left))
                break
            for outer, holes in rings:
                name = f"{its.name}-{before + len(found) + 1}"
                piece = self._piece(name, its.kind, "polygon", outer, batch.rise)
                found.append(piece | {"holes": [_plain(hole) for hole in holes]} if holes else piece)
        return found

    def _rings(self, drawn: Drawn) -> list[tuple[Ring, list[Ring]]]:
        """Return the rings of an area, with their holes, cut off at the table's edge; what cannot be is told."""
        outer, *holes = ([self.grid.placed(point) for point in ring] for ring in (drawn.points, *drawn.holes))
        line = without_repeats((*outer, outer[0]))
        ring = self._fitting(line, drawn.place)
        made = [hole for each in holes if (hole := self._fitting(without_repeats((*each, each[0])), drawn.place))]
        if ring and not (made and ring_problems(ring, made)):
            self._tell_of_the_edge(drawn.place, line, is_outside=False)
            return [(ring, made)]
        found: list[tuple[Ring, list[Ring]]] = []
        # It crosses itself, or its holes touch its edge: what its lines enclose is filled.
        for outline, inner in enclosed([line]).rings if len(line) > 3 else ():
            simple = self._fitting(without_repeats((*outline, outline[0])), drawn.place)
            cut = [hole for each in inner if (hole := self._fitting(without_repeats((*each, each[0])), drawn.place))]
            if simple:
                found.append((simple, [] if ring_problems(simple, cut) else cut))
        if found:
            self._tell_of_the_edge(drawn.place, line, is_outside=False)
            self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-crossed"))
        elif any(map(self._is_on, line)) or len(line) < 4:
            self.left_out.append(FileProblem(self.file, drawn.place, "problem-map-no-extent"))
        else:
            self._tell_of_the_edge(drawn.place, line, is_outside=True)
        return found

    def _fitting(self, closed: Line, place: str) -> Ring:
        """Return the ring of a closed line with as many corners as a piece may have; () if it is not a simple one."""
        tolerance = self.options.tolerance
        ring = self._ring(thinned(closed, tolerance))
        while not ring and len(thinned(closed, tolerance)) > LONGEST_RING:
            tolerance = 2.0 * tolerance + GRID
            ring = self._ring(thinned(closed, tolerance))
        if ring and tolerance > self.options.tolerance:
            self.left_out.append(FileProblem(self.file, place, "problem-map-simplified", steps=rounded(tolerance)))
        return ring

    def _floors(self, lines: Sequence[Line], most: int) -> list[dict[str, Any]]:
        """Return a floor beneath what the walls and doors of an upper level enclose."""
        found: list[dict[str, Any]] = []
        for outer, holes in enclosed(lines).rings if lines else ():
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
        return piece | {"base": base} if base or kind in self.above else piece

    def _wall(self, name: str, line: Line, kind: str, rise: Rise, thickness: float) -> dict[str, Any]:
        """Return a wall along a line, cut off where it sticks out over the edge of the table."""
        outline = self._outline(line, thickness)
        if outline and not all(map(self._is_on, outline)):
            ring = self._ring((*outline, outline[0]))
            if ring:
                return self._piece(name, kind, "polygon", ring, rise)
            line = off_the_edge(line, self.grid.width, self.grid.depth, thickness)
        return self._piece(name, kind, "line", line, rise) | {"thickness": thickness}

    def _outline(self, line: Line, thickness: float) -> Ring | None:
        """Return the outline of a wall along a line; None if the rules of scenarios do not allow it."""
        document = {"id": "x", "kind": "x", "line": _plain(line), "thickness": thickness}
        kinds = {"x": KindForm(id="x", name="x", height=1.0)}
        try:
            return piece_of(converted(document, TerrainForm, self.file), kinds, self.file, "").outline
        except FileProblem:
            return None


def _middle_line(ring: Line) -> list[Point]:
    """Return the line between the middles of the two shortest sides of a four-sided ring; [] for any other."""
    corners = ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring
    if len(corners) != 4:
        return []
    a, b, c, d = corners
    if dist(a, b) + dist(c, d) > dist(b, c) + dist(d, a):
        a, b, c, d = b, c, d, a
    return [((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0), ((c[0] + d[0]) / 2.0, (c[1] + d[1]) / 2.0)]


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
