"""Maps of Tiled (.tmx): the rectangles, outlines, lines and points of their layers of objects.

After the published format (doc.mapeditor.org). The file is read here and not by pytmx: that stops at a tileset which is
missing, opens files wherever a map says they lie, and forgets how far groups of layers are shifted. Objects need no
other file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import acos, ceil, cos, isfinite, pi, radians, sin
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final
from xml.etree.ElementTree import Element

from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_form import (
    LARGEST_SIDE,
    MOST_POINTS,
    Called,
    Drawn,
    MapPoint,
    MapSize,
    ReadMap,
    Rise,
    Sort,
    as_word,
    sort_of,
)

ENDING: Final = ".tmx"
ROOT: Final = "map"
ROUND: Final = 0.00005
"""How far the corners of something round may be from it, in cells."""
_FARTHEST: Final = 1e7
_FEWEST, _MOST = 16, 390
_LAYERS: Final = {"layer": "problem-tiled-tiles", "imagelayer": "problem-tiled-pictures"}
Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Layer:
    """A layer of objects: what it and the groups around it are called, its colour, and how far it is shifted."""

    path: str
    colour: str
    shift: Place


def tiled_of(root: Element, file: str | Path) -> ReadMap:
    """Return the objects of a map; raises FileProblem for one without a grid."""
    return _Map(root, file).read()


class _Map:
    """Reads one map, and counts what cannot be kept."""

    def __init__(self, root: Element, file: str | Path) -> None:
        self._root, self._file = root, file
        self._left_out: list[FileProblem] = []
        self._counted: Counter[str] = Counter()
        self._tiles = _tiles_of(root)
        self._wide, self._high = (self._positive("tilewidth"), self._positive("tileheight"))
        self._columns, self._rows = (self._positive("width"), self._positive("height"))

    def read(self) -> ReadMap:
        """Return all of it."""
        layers = self._layers(self._root, _Layer("", "", (0.0, 0.0)))
        drawn = [one for layer, group in layers for one in self._objects(layer, group)]
        self._tell_of_tilesets()
        told = [FileProblem(self._file, "", key, count=count) for key, count in self._counted.items() if count]
        across, down = self._size()
        if max(across, down) > LARGEST_SIDE:
            found = f"{across:g} x {down:g}"
            raise FileProblem(self._file, ROOT, "problem-map-cells", found=found, most=int(LARGEST_SIDE))
        return ReadMap(MapSize(across, down), tuple(drawn), left_out=(*self._left_out, *told))

    def _positive(self, key: str) -> float:
        told = self._root.get(key)
        if told is None:
            raise FileProblem(self._file, ROOT, "problem-missing-key", key=key)
        number = _number(told)
        if number is None or not 0.0 < number <= LARGEST_SIDE:
            raise FileProblem(self._file, f"{ROOT}.{key}", "problem-tiled-size", found=as_word(told))
        return number

    @property
    def _cell(self) -> float:
        """Return how many pixels a cell has: a tile is one; objects of an isometric map lie on a grid of squares."""
        return self._high if self._root.get("orientation") == "isometric" else self._wide

    def _size(self) -> Place:
        """Return how many cells the map is wide and deep."""
        columns, rows, wide, high = self._columns, self._rows, self._wide, self._high
        match self._root.get("orientation"):
            case "isometric":
                return columns, rows
            case "staggered" | "hexagonal":
                side = _number(self._root.get("hexsidelength", "0")) or 0.0
                if self._root.get("staggeraxis") == "x":
                    across, down = (columns - 1) * (wide + side) / 2.0 + wide, (rows + (columns > 1) / 2.0) * high
                else:
                    across, down = (columns + (rows > 1) / 2.0) * wide, (rows - 1) * (high + side) / 2.0 + high
                return across / wide, down / wide
            case _:
                return columns, rows * high / wide

    def _layers(self, around: Element, outer: _Layer) -> Iterator[tuple[_Layer, Element]]:
        """Yield layers of objects, whether they are shown or not, also those in groups."""
        for element in around:
            if element.tag in _LAYERS:
                self._counted[_LAYERS[element.tag]] += 1
            if element.tag not in ("group", "objectgroup"):
                continue
            x, y = (_number(element.get(key, "0")) or 0.0 for key in ("offsetx", "offsety"))
            name = as_word(element.get("name", ""))
            layer = _Layer(
                "/".join(part for part in (outer.path, name) if part),
                _colour(element.get("color", "")) or outer.colour,
                (outer.shift[0] + x, outer.shift[1] + y),
            )
            if element.tag == "group":
                yield from self._layers(element, layer)
            else:
                yield layer, element

    def _objects(self, layer: _Layer, group: Element) -> Iterator[Drawn]:
        for number, thing in enumerate(group.iterfind("object"), 1):
            place = f"{layer.path or 'objectgroup'}, object {as_word(thing.get('id', str(number)))}"
            shape = next((child.tag for child in thing if child.tag in _SHAPES), "")
            if shape == "text":
                self._counted["problem-map-texts"] += 1
                continue
            if "template" in thing.attrib and not shape and "width" not in thing.attrib:
                self._counted["problem-tiled-templates"] += 1
                continue
            points = self._outline(thing, shape)
            if points is None:
                self._left_out.append(FileProblem(self._file, place, "problem-tiled-object"))
                continue
            is_area = len(points) > 2 and shape != "polyline"
            called = self._called(layer, thing, "nothing" if len(points) < 2 else "object")
            placed = tuple(self._placed(thing, layer, points))
            yield Drawn(called, placed, place, is_area=is_area, rise=self._rise(thing, place))

    def _called(self, layer: _Layer, thing: Element, usual: Sort) -> Called:
        """Return what an object is called: by its class, its name without a number, or what the tile shows."""
        told = thing.get("class") or thing.get("type") or re.sub(r"[\s_#-]*[0-9]+$", "", thing.get("name", ""))
        number = thing.get("gid", "")
        # The highest bits say how the tile is turned.
        tile = int(number) & _TILE if re.fullmatch(r"[0-9]{1,11}", number) else 0
        name = as_word(told) or self._tiles.get(tile, "")
        return Called(sort_of(name, layer.path, usual=usual), layer.path, name, layer.colour)

    def _rise(self, thing: Element, place: str) -> Rise | None:
        """Return how high an object begins and is, in steps, if it has properties that say so."""
        told = {
            each.get("name", "").casefold(): each.get("value", "") for each in thing.iterfind("properties/property")
        }
        if "height" not in told:
            return None
        base, height = _number(told.get("base", "0")), _number(told["height"])
        if base is None or height is None or not 0.0 <= base <= 100.0 or not 0.0 < height <= 100.0:
            self._left_out.append(FileProblem(self._file, place, "problem-scene-height"))
            return None
        return base, height

    def _outline(self, thing: Element, shape: str) -> list[Place] | None:
        """Return the points of an object from its place, in pixels; None if it is none."""
        wide, high = (_number(thing.get(key, "0")) for key in ("width", "height"))
        if None in [_number(thing.get(key, "0")) for key in ("x", "y", "rotation")]:
            return None
        if wide is None or high is None or min(wide, high) < 0.0:
            return None
        if shape in ("polygon", "polyline"):
            told = next(child for child in thing if child.tag == shape).get("points", "")
            return _points(told)
        if shape == "point":
            return [(0.0, 0.0)]
        if shape == "ellipse" and min(wide, high) > 0.0:
            count = corners_of(max(wide, high) / 2.0 / self._cell)
            turns = (2.0 * pi * number / count for number in range(count))
            return [(wide / 2.0 * (1.0 + cos(turn)), high / 2.0 * (1.0 + sin(turn))) for turn in turns]
        if shape:
            return None
        # The picture of a tile stands on its place.
        top = -high if "gid" in thing.attrib else 0.0
        corners = [(0.0, top), (wide, top), (wide, top + high), (0.0, top + high)]
        return list(dict.fromkeys(corners))

    def _placed(self, thing: Element, layer: _Layer, points: list[Place]) -> Iterator[MapPoint]:
        x, y = (_number(thing.get(key, "0")) for key in ("x", "y"))
        turned = radians(_number(thing.get("rotation", "0")) or 0.0)
        c, s, cell = cos(turned), sin(turned), self._cell
        for u, v in points:
            px, py = (x or 0.0) + c * u - s * v + layer.shift[0], (y or 0.0) + s * u + c * v + layer.shift[1]
            yield MapPoint(px / cell, py / cell)

    def _tell_of_tilesets(self) -> None:
        """Tell which files of tiles are not there; none is opened, and none sought outside of the map's own folder."""
        for tileset in self._root.iterfind("tileset"):
            source = tileset.get("source")
            if source is None:
                continue
            path = PurePosixPath(source.replace("\\", "/"))
            is_near = not path.is_absolute() and ".." not in path.parts and not PureWindowsPath(source).drive
            if not is_near or not (Path(self._file).parent / path).is_file():
                name = as_word(path.name)
                self._left_out.append(FileProblem(self._file, "tileset", "problem-tiled-tileset", name=name))


def _tiles_of(root: Element) -> dict[int, str]:
    """Return what tiles are called that stand in the map itself, by their numbers in it."""
    found: dict[int, str] = {}
    for tileset in root.iterfind("tileset"):
        first = _number(tileset.get("firstgid", "")) or 0.0
        for tile in tileset.iterfind("tile"):
            image = tile.find("image")
            stem = "" if image is None else PurePosixPath(image.get("source", "").replace("\\", "/")).stem
            told = tile.get("class") or tile.get("type") or re.sub(r"(?<=[a-z])(?=[A-Z])|[\W\d_]+", " ", stem).lower()
            found[int(first + (_number(tile.get("id", "")) or 0.0))] = as_word(told)
    return found


_TILE: Final = 0x0FFFFFFF
_SHAPES: Final = ("polygon", "polyline", "ellipse", "point", "text", "capsule")


def corners_of(radius: float) -> int:
    """Return how many corners something round of a radius in cells has to have."""
    return min(max(ceil(pi / acos(1.0 - min(ROUND / max(radius, ROUND), 1.0))), _FEWEST), _MOST)


def _points(told: str) -> list[Place] | None:
    """Return `x,y x,y ...`; None for anything else, or less than two."""
    parts = told.split()
    if not 2 <= len(parts) <= MOST_POINTS:
        return None
    found = []
    for part in parts:
        x, comma, y = part.partition(",")
        numbers = (_number(x), _number(y))
        if not comma or numbers[0] is None or numbers[1] is None:
            return None
        found.append((numbers[0], numbers[1]))
    return found


def _number(told: str) -> float | None:
    try:
        number = float(told)
    except ValueError:
        return None
    return number if isfinite(number) and abs(number) <= _FARTHEST else None


def _colour(told: str) -> str:
    return f"#{told[-6:].lower()}" if re.fullmatch(r"#?(?:[0-9a-fA-F]{2})?[0-9a-fA-F]{6}", told) else ""
