"""Maps of Dungeondraft (.dungeondraft_map), as it keeps them: levels, walls, doors, windows, caves, roofs.

After files of its versions 1.0 to 1.2: lengths are in pixels, of which a cell has UNIT; lists of numbers stand in texts
as the engine Godot writes them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, isfinite, sin
from pathlib import Path, PurePosixPath
from typing import Any, Final

import numpy as np

from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_form import (
    MOST_LINES,
    MOST_POINTS,
    Called,
    Drawn,
    MapPoint,
    MapSize,
    Passage,
    Portal,
    ReadMap,
    Sort,
    as_word,
    sort_of,
)
from pb12table.layouts.maps.universal_map import is_dark

ENDING: Final = ".dungeondraft_map"
UNIT: Final = 256.0
"""How many pixels a cell has; that does not stand in the file."""
MOST_LEVELS: Final = 20
MOST_CELLS: Final = 512
"""So many cells a map is wide or deep at most."""
PER_CELL: Final = 4
"""How many samples a cell of a cave has; the bitmap has one more on each side."""
_POOL: Final = re.compile(r"\s*Pool\w{1,20}Array\(([^()]*)\)\s*")
_VECTOR: Final = re.compile(r"\s*Vector2\(([^()]*)\)\s*")
_FARTHEST: Final = 1e6
_DEEPEST_WATER: Final = 12
# Sides of a square of four samples, in half samples from its north-west corner.
_NORTH, _EAST, _SOUTH, _WEST = (1, 0), (2, 1), (1, 2), (0, 1)
_CONTOURS: Final = {
    1: ((_WEST, _NORTH),), 2: ((_NORTH, _EAST),), 3: ((_WEST, _EAST),), 4: ((_EAST, _SOUTH),),
    5: ((_NORTH, _EAST), (_WEST, _SOUTH)), 6: ((_NORTH, _SOUTH),), 7: ((_WEST, _SOUTH),), 8: ((_WEST, _SOUTH),),
    9: ((_NORTH, _SOUTH),), 10: ((_WEST, _NORTH), (_EAST, _SOUTH)), 11: ((_EAST, _SOUTH),), 12: ((_WEST, _EAST),),
    13: ((_NORTH, _EAST),), 14: ((_WEST, _NORTH),),
}  # fmt: skip
"""Where rock begins in a square, by which of its samples are dug out: 1 north-west, 2 north-east, 4, 8 clockwise."""
Place = tuple[float, float]


def is_dungeondraft(plain: Any) -> bool:
    """Return whether decoded JSON looks like a map of Dungeondraft."""
    return isinstance(plain, dict) and isinstance(plain.get("world"), dict)


def dungeondraft_of(plain: Mapping[str, Any], file: str | Path) -> ReadMap:
    """Return a map with its levels as storeys; raises FileProblem for one without a size or without levels."""
    world = plain["world"]
    size = MapSize(*(_side(world, key, file) for key in ("width", "height")))
    listed = world.get("levels")
    if not isinstance(listed, dict) or not listed:
        raise FileProblem(file, "world", "problem-missing-key", key="levels")
    left_out: list[FileProblem] = []
    levels: dict[int, tuple[str, Mapping[str, Any]]] = {}
    for key, level in listed.items():
        place = f"world.levels.{as_word(key)}"
        number = int(key) if re.fullmatch(r"\s*-?[0-9]{1,4}\s*", key) else None
        if number is None or not isinstance(level, dict):
            left_out.append(FileProblem(file, place, "problem-level-unread"))
        elif number in levels:
            left_out.append(FileProblem(file, place, "problem-level-twice", other=levels[number][0]))
        elif len(levels) == MOST_LEVELS:
            left_out.append(FileProblem(file, place, "problem-level-too-many", most=MOST_LEVELS))
        else:
            levels[number] = (as_word(key), level)
    if not levels:
        raise FileProblem(file, "world", "problem-missing-key", key="levels")
    read = [_Level(level, key, size, file, len(levels) > 1).read() for _, (key, level) in sorted(levels.items())]
    ground, *above = read
    return ReadMap(
        size, ground.drawn, ground.passages, lights=ground.lights, is_dark=ground.is_dark, above=tuple(above),
        left_out=(*left_out, *ground.left_out),
    )  # fmt: skip


def _side(world: Mapping[str, Any], key: str, file: str | Path) -> float:
    if key not in world:
        raise FileProblem(file, "world", "problem-missing-key", key=key)
    side = _number(world[key])
    if side is None or not 0.0 < side <= MOST_CELLS:
        raise FileProblem(file, f"world.{key}", "problem-map-cells", found=str(world[key])[:40], most=MOST_CELLS)
    return side


class _Level:
    """Reads one level, and counts what cannot be kept."""

    def __init__(self, plain: Mapping[str, Any], key: str, size: MapSize, file: str | Path, is_one_of_many: bool):
        self._plain, self._size, self._file = plain, size, file
        self._place = f"world.levels.{key}"
        self._layer = (as_word(str(plain.get("label") or "")) or key) if is_one_of_many else ""
        self._left_out: list[FileProblem] = []
        self._counted: Counter[str] = Counter()

    def read(self) -> ReadMap:
        """Return all of it."""
        drawn = [*self._walls(), *self._cave(), *self._roofs(), *self._water(), *self._paths(), *self._floors()]
        passages = [passage for place, wall in self._each("walls") for passage in self._portals(wall, place)]
        passages += self._portals(self._plain, self._place)
        self._counted["problem-level-objects"] += len(list(self._each("objects")))
        self._counted["problem-map-texts"] += len(list(self._each("texts")))
        around = self._plain.get("environment")
        light = around if isinstance(around, dict) else {}
        self._count_painted()
        told = [FileProblem(self._file, self._place, key, count=count) for key, count in self._counted.items() if count]
        return ReadMap(
            self._size,
            tuple(drawn),
            tuple(passages),
            lights=len(list(self._each("lights"))),
            is_dark=not light.get("baked_lighting", True) and is_dark(str(light.get("ambient_light", ""))),
            left_out=(*self._left_out, *told),
        )

    def _count_painted(self) -> None:
        """Tell that the ground is painted, which here nothing is made of."""
        terrain, tiles = self._plain.get("terrain"), self._plain.get("tiles")
        painted = isinstance(terrain, dict) and terrain.get("enabled") is not False
        tiled = isinstance(tiles, dict) and bool(re.search(r"[(,]\s*[0-9]", str(tiles.get("cells", ""))[:MOST_POINTS]))
        if painted or tiled or self._plain.get("materials"):
            self._left_out.append(FileProblem(self._file, self._place, "problem-level-painted"))

    def _each(self, key: str, within: Mapping[str, Any] | None = None) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield the tables of a list, each with its place; raises FileProblem for too many."""
        around = self._plain if within is None else within
        listed = around.get(key)
        if not isinstance(listed, list):
            return
        if len(listed) > MOST_LINES:
            raise FileProblem(self._file, f"{self._place}.{key}", "problem-too-many-walls", most=MOST_LINES)
        for number, value in enumerate(listed):
            if isinstance(value, dict):
                yield f"{self._place}.{key}[{number}]", value

    def _points(self, told: Any, place: str) -> list[Place]:
        """Return places in pixels; [] with a report for what are none."""
        if isinstance(told, str) and told.count(",") > 2 * MOST_POINTS:
            raise FileProblem(self._file, place, "problem-too-many-walls", most=MOST_LINES)
        numbers = _numbers(told)
        if numbers is None or len(numbers) % 2 or any(abs(number) > _FARTHEST for number in numbers):
            self._left_out.append(FileProblem(self._file, place, "problem-level-points"))
            return []
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    def _called(self, sort: Sort, name: str, colour: Any = None) -> Called:
        digits = colour[-6:].lower() if isinstance(colour, str) and re.fullmatch(r"[0-9a-fA-F]{6,8}", colour) else ""
        return Called(sort, self._layer, name, f"#{digits}" if digits else "")

    def _walls(self) -> Iterator[Drawn]:
        for place, wall in self._each("walls"):
            points = self._points(wall.get("points"), f"{place}.points")
            if len(points) > 1:
                name = _name(wall.get("texture"))
                called = self._called(sort_of(name, usual="wall", among=("fence", "hedge")), name)
                yield Drawn(called, _in_cells(points, is_closed=wall.get("loop") is True), place)

    def _portals(self, around: Mapping[str, Any], where: str) -> Iterator[Passage]:
        """Yield doors and windows of a wall, or free ones of the level."""
        listed = around.get("portals")
        for number, value in enumerate(listed[:MOST_LINES] if isinstance(listed, list) else ()):
            place, portal = f"{where}.portals[{number}]", value if isinstance(value, dict) else {}
            middle = self._middle(portal, around)
            radius = _number(portal.get("radius", UNIT / 2.0))
            along = _vector(portal.get("direction"))
            if along is None or hypot(*along) == 0.0:
                turned = _number(portal.get("rotation", 0.0))
                along = None if turned is None else (cos(turned), sin(turned))
            wide = _vector(portal.get("scale")) or (1.0, 1.0)
            half = None if radius is None else radius * abs(wide[0])
            if middle is None or along is None or half is None or not 0.0 < half <= _FARTHEST:
                self._left_out.append(FileProblem(self._file, place, "problem-level-portal"))
                continue
            dx, dy = (half * each / hypot(*along) for each in along)
            bounds = _in_cells([(middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)])
            name = _name(portal.get("texture"))
            sort = sort_of(name, usual="door", among=("window", "door", "nothing"))
            is_open = sort == "door" and portal.get("closed") is False
            yield Passage(self._called(sort, name), Portal(bounds=bounds, closed=not is_open), place)

    def _middle(self, portal: Mapping[str, Any], wall: Mapping[str, Any]) -> Place | None:
        """Return where a portal is: as it says, or so far along the stretch of its wall."""
        if "position" in portal:
            return _vector(portal["position"])
        numbers, share = _numbers(wall.get("points")), _number(portal.get("wall_distance"))
        first = portal.get("point_index")
        if numbers is None or share is None or not isinstance(first, int) or not 0 <= 2 * first <= len(numbers) - 4:
            return None
        x, y, u, v = numbers[2 * first : 2 * first + 4]
        return x + share * (u - x), y + share * (v - y)

    def _cave(self) -> Iterator[Drawn]:
        """Yield the lines where dug-out ground meets rock, without those at an entrance."""
        cave = self._plain.get("cave")
        if not isinstance(cave, dict):
            return
        dug = self._bitmap(cave, "bitmap")
        if dug is None or not dug.any():
            return
        entrance = self._bitmap(cave, "entrance_bitmap")
        for line in contours(dug, entrance):
            points = tuple(MapPoint((x / 2.0 - 1.0) / PER_CELL, (y / 2.0 - 1.0) / PER_CELL) for x, y in line)
            yield Drawn(self._called("wall", "cave"), points, f"{self._place}.cave")

    def _bitmap(self, cave: Mapping[str, Any], key: str) -> np.ndarray[Any, np.dtype[np.uint8]] | None:
        wide, deep = (int(side * PER_CELL) + 3 for side in (self._size.x, self._size.y))
        told = cave.get(key)
        numbers = _numbers(told) if told is not None else []
        if not numbers and numbers is not None:
            return None
        if numbers is None or len(numbers) != -(-wide * deep // 8) or not all(0 <= each <= 255 for each in numbers):
            self._left_out.append(FileProblem(self._file, f"{self._place}.cave.{key}", "problem-level-cave"))
            return None
        bits = np.unpackbits(np.array(numbers).astype(np.uint8), bitorder="little")[: wide * deep]
        return bits.reshape(deep, wide)

    def _roofs(self) -> Iterator[Drawn]:
        """Yield what roofs cover: so far to both sides of their ridge."""
        roofs = self._plain.get("roofs")
        for place, roof in self._each("roofs", roofs if isinstance(roofs, dict) else self._plain):
            ridge = self._transformed(roof, "points", place)
            width = _number(roof.get("width"))
            if len(ridge) < 2 or width is None or not 0.0 < width <= _FARTHEST:
                self._left_out.append(FileProblem(self._file, place, "problem-level-roof"))
                continue
            covered = [*_beside(ridge, width), *_beside(ridge, -width)[::-1]]
            yield Drawn(self._called("roof", _name(roof.get("texture"))), _in_cells(covered), place, is_area=True)

    def _transformed(self, thing: Mapping[str, Any], key: str, place: str, turned: str = "rotation") -> list[Place]:
        """Return points that are told from the place of a thing, which is turned and scaled."""
        points = self._points(thing.get(key), f"{place}.{key}")
        x, y = _vector(thing.get("position")) or (0.0, 0.0)
        wide, high = _vector(thing.get("scale")) or (1.0, 1.0)
        angle = _number(thing.get(turned)) or 0.0
        c, s = cos(angle), sin(angle)
        return [(x + c * u * wide - s * v * high, y + s * u * wide + c * v * high) for u, v in points]

    def _water(self) -> Iterator[Drawn]:
        water = self._plain.get("water")
        tree = water.get("tree") if isinstance(water, dict) else None
        if isinstance(tree, dict):
            yield from self._pond(tree, f"{self._place}.water.tree", 0)

    def _pond(self, tree: Mapping[str, Any], place: str, depth: int) -> Iterator[Drawn]:
        """Yield water: what lies in it directly is land, in that there is water again."""
        listed = tree.get("children")
        children = (
            [child for child in listed[:MOST_LINES] if isinstance(child, dict)] if isinstance(listed, list) else []
        )
        if depth > _DEEPEST_WATER:
            self._left_out.append(FileProblem(self._file, place, "problem-level-points"))
            return
        if depth % 2:
            outer = self._points(tree.get("polygon"), f"{place}.polygon")
            holes = [self._points(child.get("polygon"), f"{place}.polygon") for child in children]
            if len(outer) > 2:
                cut = tuple(_in_cells(hole) for hole in holes if len(hole) > 2)
                yield Drawn(self._called("water", "water"), _in_cells(outer), place, is_area=True, holes=cut)
        for number, child in enumerate(children):
            yield from self._pond(child, f"{place}.children[{number}]", depth + 1)

    def _paths(self) -> Iterator[Drawn]:
        """Yield fences and what else is drawn along a path, straight from point to point."""
        for place, path in self._each("paths"):
            points = self._transformed(path, "edit_points", place)
            if len(points) < 2:
                continue
            if len(points) > 2 and _number(path.get("smoothness")):
                self._counted["problem-level-curved"] += 1
            name = _name(path.get("texture"))
            usual: Sort = "wall" if path.get("block_light") is True else "nothing"
            sort = sort_of(name, usual=usual, among=("fence", "hedge", "wall"))
            yield Drawn(self._called(sort, name), _in_cells(points, is_closed=path.get("loop") is True), place)

    def _floors(self) -> Iterator[Drawn]:
        """Yield floors and patterns, which become nothing unless somebody chooses."""
        for place, pattern in self._each("patterns"):
            points = self._transformed(pattern, "points", place, "shape_rotation")
            if len(points) > 2:
                called = self._called("nothing", _name(pattern.get("texture")) or "pattern", pattern.get("color"))
                yield Drawn(called, _in_cells(points), place, is_area=True)
        shapes = self._plain.get("shapes")
        listed = shapes.get("polygons") if isinstance(shapes, dict) else None
        for number, told in enumerate(listed[:MOST_LINES] if isinstance(listed, list) else ()):
            place = f"{self._place}.shapes.polygons[{number}]"
            points = self._points(told, place)
            if len(points) > 2:
                yield Drawn(self._called("nothing", "room"), _in_cells(points), place, is_area=True)


def contours(
    dug: np.ndarray[Any, np.dtype[np.uint8]], entrance: np.ndarray[Any, np.dtype[np.uint8]] | None
) -> list[list[tuple[int, int]]]:
    """Return the lines half-way between samples that are dug out and those that are not, in half samples.

    Where one of the four samples around belongs to an `entrance`, there is no line.
    """
    code = dug[:-1, :-1] + 2 * dug[:-1, 1:] + 4 * dug[1:, 1:] + 8 * dug[1:, :-1]
    if entrance is not None:
        code[(entrance[:-1, :-1] | entrance[:-1, 1:] | entrance[1:, 1:] | entrance[1:, :-1]) > 0] = 0
    ends: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for y, x in np.argwhere((code > 0) & (code < 15)).tolist():
        for (ax, ay), (bx, by) in _CONTOURS[int(code[y, x])]:
            first, second = (2 * x + ax, 2 * y + ay), (2 * x + bx, 2 * y + by)
            ends.setdefault(first, []).append(second)
            ends.setdefault(second, []).append(first)
    found: list[list[tuple[int, int]]] = []
    # Open lines first, from their ends; what is left then is closed.
    for start in [*(end for end, others in ends.items() if len(others) == 1), *ends]:
        while ends[start]:
            line = [start]
            while ends[line[-1]]:
                after = ends[line[-1]].pop()
                ends[after].remove(line[-1])
                line.append(after)
            found.append(line)
    return found


def _beside(line: Sequence[Place], away: float) -> list[Place]:
    """Return the line so far beside another, to the left of it as y runs down, with its corners mitred."""
    kept = [line[0], *(second for first, second in pairwise(line) if first != second)]
    ways = [(u - x, v - y) for (x, y), (u, v) in pairwise(kept)]
    normals = [(dy / hypot(dx, dy), -dx / hypot(dx, dy)) for dx, dy in ways]
    if not normals:
        return []
    found = []
    for (x, y), (nx, ny), (mx, my) in zip(kept, [normals[0], *normals], [*normals, normals[-1]], strict=True):
        share = 1.0 + nx * mx + ny * my
        k = away / share if share > 0.1 else away
        found.append((x + k * (nx + mx), y + k * (ny + my)))
    return found


def _in_cells(points: Sequence[Place], *, is_closed: bool = False) -> tuple[MapPoint, ...]:
    closed = [*points, points[0]] if is_closed and points[0] != points[-1] else points
    return tuple(MapPoint(x / UNIT, y / UNIT) for x, y in closed)


def _name(texture: Any) -> str:
    """Return what a texture is called: the name of its file without numbers."""
    stem = PurePosixPath(texture).stem if isinstance(texture, str) else ""
    return as_word(re.sub(r"[\W\d_]+", " ", stem)).lower()


def _number(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if isfinite(value) else None


def _numbers(told: Any) -> list[float] | None:
    """Return the numbers of a list as Godot writes it; None for anything else."""
    match = _POOL.fullmatch(told) if isinstance(told, str) else None
    try:
        found = [float(each) for each in match[1].split(",")] if match is not None and match[1].strip() else []
    except ValueError:
        return None
    return found if match is not None and all(map(isfinite, found)) else None


def _vector(told: Any) -> Place | None:
    match = _VECTOR.fullmatch(told) if isinstance(told, str) else None
    if match is None:
        return None
    try:
        x, y = (float(each) for each in match[1].split(","))
    except ValueError:
        return None
    return (x, y) if abs(x) <= _FARTHEST and abs(y) <= _FARTHEST else None
