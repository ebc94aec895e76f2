"""Scenes of Foundry VTT (.json): walls, doors, windows, heights, lights, background; read into a map, and written.

After the published documents of a scene and its walls (foundryvtt.com/api), and the flags of the module Wall
Height.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil, cos, isfinite, pi, radians, sin
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import unquote

import msgspec

from pb12table.files.pictures import ENDINGS as PICTURES
from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_form import (
    MOST_LINES,
    MOST_POINTS,
    USUAL_CELL_STEPS,
    Called,
    Drawn,
    MapPoint,
    MapSize,
    Opening,
    Portal,
    Rise,
    as_word,
    sort_of,
)
from pb12table.layouts.maps.universal_map import Environment, Heights, Light, Resolution, UniversalMap
from pb12table.table.openings import USUAL

ENDING: Final = ".json"
FLAG: Final = "pb12table"
"""Beside a scene that was written here stands how wide a cell is, and beside a wall the object it is a part of."""
SIZE: Final = 100
"""How many pixels a cell has that is written."""
DISTANCE: Final = 5
"""How many feet a cell has that is written; heights of its walls are told in these."""
NOTHING, LIMITED, NORMAL = 0, 10, 20
"""What a wall does to sight or movement; all other numbers depend on the distance."""
NO_DOOR, DOOR, SECRET = 0, 1, 2
CLOSED, OPEN, LOCKED = 0, 1, 2
_DARK: Final = 0.5
"""A scene of more darkness is a night."""
LIT, UNLIT = "ffffffff", "ff000000"
_ROUND: Final = 360
"""How many corners an ellipse has that is drawn."""
_GIVEN: Final = 2.5
"""How high an opening is whose height is not told, in steps."""


_ONLY_COUNTED: Final = {
    "tiles": "problem-scene-tiles", "regions": "problem-scene-regions",
}  # fmt: skip
_Standing = tuple[tuple[MapPoint, ...], Rise | None]
"""A line, and how high what stands there begins and is; None as high as others."""


def is_scene(plain: Any) -> bool:
    """Return whether decoded JSON looks like a scene: with walls, and without what Universal VTT calls its grid."""
    return isinstance(plain, dict) and "walls" in plain and "resolution" not in plain


def drawings_of(plain: Mapping[str, Any], file: str | Path) -> tuple[tuple[Drawn, ...], tuple[FileProblem, ...]]:
    """Return what is drawn on a scene, by its text and colour, and how many drawings could not be read.

    They become nothing unless their text says what they are, or somebody chooses.
    """
    return _Scene(plain, file).drawings()


def scene_of(plain: Mapping[str, Any], file: str | Path) -> tuple[UniversalMap, tuple[FileProblem, ...]]:
    """Return a scene as a map, and what of it is not in that; raises FileProblem.

    Its heights are in steps, of which a cell has USUAL_CELL_STEPS unless the scene was written here and tells another.

    What a map has no words for is told, once for each sort with how many there are.
    """
    return _Scene(plain, file).read()


class _Scene:
    """Reads one scene, and counts what cannot be kept."""

    def __init__(self, plain: Mapping[str, Any], file: str | Path) -> None:
        self._plain, self._file = plain, file
        grid = plain.get("grid")
        # Until version 10 the grid was a number beside its other fields.
        self._grid: Mapping[str, Any] = (
            grid if isinstance(grid, dict) else {"size": grid, "distance": plain.get("gridDistance")}
        )
        self._left_out: list[FileProblem] = []
        self._counted: Counter[str] = Counter()
        self._size = self._length(self._grid.get("size"), "grid.size")
        self._west, self._north = self._corner()
        own = _number(_own(plain).get("cell_steps"))
        self._steps = own if own is not None and 0.05 <= own <= 50.0 else USUAL_CELL_STEPS

    def read(self) -> tuple[UniversalMap, tuple[FileProblem, ...]]:
        """Return all of it."""
        wide, high = (self._length(self._plain.get(key), key) / self._size for key in ("width", "height"))
        walls, objects, portals = self._walls()
        found = UniversalMap(
            resolution=Resolution(map_size=MapSize(wide, high), pixels_per_grid=self._size),
            line_of_sight=tuple(line for line, _ in walls),
            objects_line_of_sight=tuple(line for line, _ in objects),
            portals=tuple(portals),
            environment=Environment(baked_lighting=False, ambient_light=UNLIT if self._is_dark() else LIT),
            lights=tuple(self._lights()),
            image=self._picture(),
            pb12table_cell_steps=self._steps,
            pb12table_heights=Heights(
                walls=tuple(rise for _, rise in walls), objects=tuple(rise for _, rise in objects)
            ),
        )
        for key, told_as in _ONLY_COUNTED.items():
            if isinstance(self._plain.get(key), list):
                self._counted[told_as] += len(self._plain[key])
        levels = self._plain.get("levels")
        if isinstance(levels, list) and len(levels) > 1:
            self._left_out.append(FileProblem(self._file, "levels", "problem-scene-levels", count=len(levels)))
        told = [FileProblem(self._file, "", key, count=count) for key, count in self._counted.items() if count]
        return found, (*self._left_out, *told)

    def drawings(self) -> tuple[tuple[Drawn, ...], tuple[FileProblem, ...]]:
        """Return rectangles, ellipses and polygons that are drawn, and how many others there are."""
        listed = self._plain.get("drawings")
        found: list[Drawn] = []
        unread = 0
        for number, value in enumerate(listed if isinstance(listed, list) else ()):
            drawing = _table(value)
            outline = _outline(_table(drawing.get("shape")))
            x, y = _number(drawing.get("x")), _number(drawing.get("y"))
            if x is None or y is None or len(outline) < 2 or len(found) > MOST_LINES:
                unread += 1
                continue
            turned = radians(_number(drawing.get("rotation")) or 0.0)
            points = tuple(self._placed(x + u, y + v) for u, v in _turned(outline, turned))
            is_filled = bool(drawing.get("fillType")) or (len(outline) > 2 and outline[0] == outline[-1])
            colour = drawing.get("fillColor" if drawing.get("fillType") else "strokeColor")
            name = as_word(drawing["text"]) if isinstance(drawing.get("text"), str) else ""
            told = colour.lower() if isinstance(colour, str) and re.fullmatch("#[0-9a-fA-F]{6}", colour) else ""
            called = Called(sort_of(name, usual="nothing"), "", name or ("" if told else "drawing"), told)
            found.append(Drawn(called, points, f"drawings[{number}]", is_area=is_filled and len(points) > 2))
        told_of = (FileProblem(self._file, "", "problem-scene-drawings", count=unread),) if unread else ()
        return tuple(found), told_of

    def _length(self, value: Any, place: str) -> float:
        if value is None:
            raise FileProblem(self._file, place.rpartition(".")[0], "problem-missing-key", key=place.rpartition(".")[2])
        number = _number(value)
        if number is None or not 0.0 < number <= 1e6:
            raise FileProblem(self._file, place, "problem-scene-length", found=str(value)[:40])
        return number

    def _corner(self) -> tuple[float, float]:
        """Return where the picture begins, in pixels: whole cells of padding lie around it, and it may be shifted."""
        padding = _number(self._plain.get("padding", 0.25)) or 0.0
        background = _table(self._plain.get("background"))
        corner: list[float] = []
        for side, own, old in (("width", "offsetX", "shiftX"), ("height", "offsetY", "shiftY")):
            around = ceil(self._length(self._plain.get(side), side) * padding / self._size) * self._size
            shift = _number(background.get(own, self._plain.get(old))) or 0.0
            corner.append(around - shift)
        return corner[0], corner[1]

    def _placed(self, x: float, y: float) -> MapPoint:
        return MapPoint(round((x - self._west) / self._size, 6), round((y - self._north) / self._size, 6))

    def _walls(self) -> tuple[list[_Standing], list[_Standing], list[Portal]]:
        """Return walls, what was an object where the scene was written, and doors with windows."""
        listed = self._plain.get("walls")
        if not isinstance(listed, list):
            raise FileProblem(self._file, "walls", "problem-scene-no-list")
        if len(listed) > MOST_LINES:
            raise FileProblem(self._file, "walls", "problem-too-many-walls", most=MOST_LINES)
        walls: list[_Standing] = []
        objects: dict[int, _Standing] = {}
        portals: list[Portal] = []
        for number, value in enumerate(listed):
            wall, ends = _table(value), _ends(_table(value).get("c"))
            if ends is None:
                self._left_out.append(FileProblem(self._file, f"walls[{number}].c", "problem-scene-wall"))
                continue
            line = (self._placed(*ends[:2]), self._placed(*ends[2:]))
            rise, sight, move = self._rise(wall, number), _does(wall, "sight", "sense"), _does(wall, "move")
            if wall.get("dir"):
                self._counted["problem-scene-one-way"] += 1
            if wall.get("door") in (DOOR, SECRET):
                portals.append(self._door(wall, line, rise, sight))
            elif sight == NOTHING and move != NOTHING:
                portals.append(_portal(line, rise, window=True))
            elif sight == NOTHING:
                self._counted["problem-scene-nothing"] += 1
            else:
                if sight != NORMAL:
                    self._counted["problem-scene-dim"] += 1
                if move == NOTHING:
                    self._counted["problem-scene-curtain"] += 1
                part = _own(wall).get("object")
                if isinstance(part, int) and not isinstance(part, bool):
                    before = objects.get(part, ((line[0],), rise))[0]
                    objects[part] = ((*before, line[1]), rise)
                else:
                    walls.append((line, rise))
        return walls, list(objects.values()), portals

    def _door(self, wall: Mapping[str, Any], line: tuple[MapPoint, ...], rise: Rise | None, sight: int) -> Portal:
        """Return a door: which one can look through even while it is closed is told, and so is one that is locked."""
        if wall.get("ds") == LOCKED:
            self._counted["problem-scene-locked"] += 1
        if wall.get("door") == SECRET:
            self._counted["problem-scene-secret"] += 1
        if sight == NOTHING:
            self._counted["problem-scene-glass-door"] += 1
        return _portal(line, rise, is_open=wall.get("ds") == OPEN)

    def _rise(self, wall: Mapping[str, Any], number: int) -> Rise | None:
        """Return how high a wall begins and is, where it says so: without a top it is as high as others."""
        flags = _table(_table(wall.get("flags")).get("wall-height"))
        bottom, top = _number(flags.get("bottom")), _number(flags.get("top"))
        if top is None:
            return None
        step = self._steps / (_number(self._grid.get("distance")) or DISTANCE)
        base, height = round((bottom or 0.0) * step, 3), round((top - (bottom or 0.0)) * step, 3)
        if 0.0 <= base <= 100.0 and 0.0 < height <= 100.0:
            return base, height
        self._left_out.append(FileProblem(self._file, f"walls[{number}].flags.wall-height", "problem-scene-height"))
        return None

    def _lights(self) -> Iterator[Light]:
        step = _number(self._grid.get("distance")) or DISTANCE
        listed = self._plain.get("lights")
        for value in listed[:MOST_LINES] if isinstance(listed, list) else ():
            light = _table(value)
            x, y, shine = _number(light.get("x")), _number(light.get("y")), _table(light.get("config")) or light
            reach = _number(shine.get("dim")) or _number(shine.get("bright")) or 0.0
            if x is not None and y is not None:
                yield Light(position=self._placed(x, y), range=min(max(reach / step, 0.0), 1e5))

    def _is_dark(self) -> bool:
        around = _table(self._plain.get("environment"))
        level = _number(around.get("darknessLevel", self._plain.get("darkness")))
        return level is not None and level > _DARK

    def _picture(self) -> str | None:
        """Return the name of the background; its file may lie beside the scene."""
        source = _table(self._plain.get("background")).get("src", self._plain.get("img"))
        levels = self._plain.get("levels")
        if not source and isinstance(levels, list) and levels:
            source = _table(_table(levels[0]).get("background")).get("src")
        name = PurePosixPath(unquote(source)).name if isinstance(source, str) else ""
        if not name:
            return None
        if not name.lower().endswith(tuple(f".{ending}" for ending in PICTURES)):
            self._left_out.append(
                FileProblem(self._file, "background.src", "problem-scene-moving-picture", name=name[:80])
            )
            return None
        return name[:500]


def _outline(shape: Mapping[str, Any]) -> list[tuple[float, float]]:
    """Return the points of a shape from its place, in pixels; [] for one that is none."""
    wide, high = (_number(shape.get(key)) or 0.0 for key in ("width", "height"))
    match shape.get("type"):
        case "r" if 0.0 < min(wide, high) <= max(wide, high) <= 1e6:
            return [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high), (0.0, 0.0)]
        case "e" if 0.0 < min(wide, high) <= max(wide, high) <= 1e6:
            turns = [2.0 * pi * number / _ROUND for number in range(_ROUND)]
            ring = [(wide / 2.0 * (1.0 + cos(turn)), high / 2.0 * (1.0 + sin(turn))) for turn in turns]
            return [*ring, ring[0]]
        case "p":
            told = shape.get("points")
            numbers = [_number(each) for each in told[: 2 * MOST_POINTS]] if isinstance(told, list) else []
            if len(numbers) % 2 or any(number is None or abs(number) > 1e6 for number in numbers):
                return []
            return [(x or 0.0, y or 0.0) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    return []


def _turned(outline: Sequence[tuple[float, float]], angle: float) -> list[tuple[float, float]]:
    """Return an outline turned about the middle of the box around it."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    mx, my = (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0
    c, s = cos(angle), sin(angle)
    return [(mx + c * (x - mx) - s * (y - my), my + s * (x - mx) + c * (y - my)) for x, y in outline]


def _table(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _own(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what this program has written beside a scene or a wall."""
    return _table(_table(document.get("flags")).get(FLAG))


def _number(value: Any) -> float | None:
    """Return a finite number, also one written as a text, as some modules do; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if isfinite(number) else None


def _ends(value: Any) -> tuple[float, float, float, float] | None:
    if not isinstance(value, list) or len(value) != 4:
        return None
    numbers = [_number(each) for each in value]
    if any(number is None or abs(number) > 1e6 for number in numbers):
        return None
    x, y, u, v = (number or 0.0 for number in numbers)
    return x, y, u, v


def _does(wall: Mapping[str, Any], key: str, old: str = "") -> int:
    """Return what a wall does to sight or movement; older versions wrote 1 for what is 20 today."""
    value = wall.get(key, wall.get(old, NORMAL) if old else NORMAL)
    return NORMAL if value == 1 else value if isinstance(value, int) else NORMAL


def _portal(line: tuple[MapPoint, ...], rise: Rise | None, *, window: bool = False, is_open: bool = False) -> Portal:
    base, height = (0.0, _GIVEN) if rise is None else rise
    own = Opening(window=window, base=base, height=height, open=USUAL if is_open else 0.0)
    return Portal(bounds=line, closed=not is_open and not window, pb12table_opening=own)


# -- writing ------------------------------------------------------------------------------------------------------


def scene_text(found: UniversalMap, name: str, picture: str = "") -> bytes:
    """Return a map as a scene; `picture` is the name of the file of its background, which lies beside it.

    Heights go into the flags of Wall Height, in feet of which a cell has DISTANCE.
    """
    size, steps = found.resolution.map_size, found.pb12table_cell_steps or USUAL_CELL_STEPS
    own = found.pb12table_heights or Heights()
    walls: list[dict[str, Any]] = []
    for line, rise in _standing(found.line_of_sight, own.walls):
        walls += [_written(first, second, rise, steps) for first, second in pairwise(line)]
    for number, (line, rise) in enumerate(_standing(found.objects_line_of_sight, own.objects)):
        parts = [_written(first, second, rise, steps) for first, second in pairwise(line)]
        for part in parts:
            part.setdefault("flags", {})[FLAG] = {"object": number}
        walls += parts
    for portal in found.portals or ():
        if portal.bounds and len(portal.bounds) > 1:
            walls.append(_written_portal(portal, portal.bounds, steps))
    plain = {
        "name": name,
        "width": round(size.x * SIZE, 3),
        "height": round(size.y * SIZE, 3),
        "padding": 0,
        "flags": {FLAG: {"cell_steps": steps}},
        "grid": {"type": 1, "size": SIZE, "distance": DISTANCE, "units": "ft"},
        "background": {"src": picture or None, "offsetX": 0, "offsetY": 0},
        "walls": walls,
        "lights": [
            {
                "x": light.position.x * SIZE,
                "y": light.position.y * SIZE,
                "config": {"dim": (light.range or 0.0) * DISTANCE},
            }
            for light in found.lights or ()
        ],
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


def _standing(lines: Sequence[tuple[MapPoint, ...]] | None, rises: Sequence[Rise | None]) -> Iterator[_Standing]:
    for number, line in enumerate(lines or ()):
        yield line, rises[number] if number < len(rises) else None


def _written_light(light: Light) -> dict[str, Any]:
    x, y = light.position.x * SIZE, light.position.y * SIZE
    return {"x": x, "y": y, "config": {"dim": (light.range or 0.0) * DISTANCE}}


def _written(first: MapPoint, second: MapPoint, rise: Rise | None, steps: float) -> dict[str, Any]:
    ends = [round(value * SIZE, 4) for value in (first.x, first.y, second.x, second.y)]
    wall: dict[str, Any] = {"c": ends, "light": NORMAL, "move": NORMAL, "sight": NORMAL, "sound": NORMAL}
    wall |= {"dir": 0, "door": NO_DOOR, "ds": CLOSED}
    if rise is not None:
        bottom, top = (round(value / steps * DISTANCE, 4) for value in (rise[0], rise[0] + rise[1]))
        wall["flags"] = {"wall-height": {"bottom": bottom, "top": top}}
    return wall


def _written_portal(portal: Portal, line: tuple[MapPoint, ...], steps: float) -> dict[str, Any]:
    own = portal.pb12table_opening
    wall = _written(line[0], line[-1], None if own is None else (own.base, own.height), steps)
    if own is not None and own.window:
        return wall | {"sight": NOTHING, "light": NOTHING}
    return wall | {"door": DOOR, "ds": CLOSED if portal.closed else OPEN}
