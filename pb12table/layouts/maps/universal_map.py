"""Universal VTT maps (.uvtt, .dd2vtt, .df2vtt): their JSON, read safely and written, and from scenarios to them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, structs

from pb12table.files.forms.pieces import holed
from pb12table.files.forms.scenarios import KindForm, ScenarioForm, TerrainForm
from pb12table.files.pictures import LARGEST_PICTURE_FILE
from pb12table.files.problems import FileProblem
from pb12table.files.reading import DEEPEST_NESTING, MEGABYTE, form_problem
from pb12table.files.scenario import Scenario, scenario_form
from pb12table.layouts.maps.map_form import (
    MOST_LINES,
    MOST_POINTS,
    Called,
    Drawn,
    Line,
    MapPoint,
    MapSize,
    Opening,
    Passage,
    Portal,
    ReadMap,
    Rise,
    Size,
    encoded_picture,
)
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece

ENDINGS = (".uvtt", ".dd2vtt", ".df2vtt")
WRITTEN_FORMAT = 0.3

LARGEST_MAP = LARGEST_PICTURE_FILE * 4 // 3 + 16 * MEGABYTE
MOST_VALUES = 1_000_000
"""So many values a map has at most, whatever they are for: decoded each takes far more room than in the file."""

_LISTED = re.compile(rb'Pool(?:Byte|Int|Vector2)Array\([^"]*+"')

Colour = Annotated[str, Meta(max_length=40)]
CellSteps = Annotated[float, Meta(ge=0.05, le=50)]


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """The grid: where it begins, how large it is, and how many pixels of the picture a cell has."""

    map_size: MapSize
    pixels_per_grid: Size | None = None
    map_origin: MapPoint | None = None


class Light(msgspec.Struct, frozen=True, kw_only=True):
    """A light that reaches so many cells."""

    position: MapPoint
    range: Annotated[float, Meta(ge=0, le=100_000)] | None = None
    intensity: float | None = None
    color: Colour | None = None
    shadows: bool | None = None


class Environment(msgspec.Struct, frozen=True, kw_only=True):
    """The light everywhere, as eight or six hexadecimal digits, and whether the picture shows it already."""

    baked_lighting: bool | None = None
    ambient_light: Colour | None = None


Lines = Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]
Rises = Annotated[tuple[Rise | None, ...], Meta(max_length=MOST_LINES)]


class Heights(msgspec.Struct, frozen=True, kw_only=True):
    """How high each line of a map is here, None as high as others: those of walls and of objects, in their order."""

    walls: Rises = ()
    objects: Rises = ()


class UniversalMap(msgspec.Struct, frozen=True, kw_only=True):
    """A whole file; `image` is a picture in base64.

    What begins with `pb12table` is ours, and passed over by other programs: how many steps a cell is wide, and how high
    what the lines stand for is.
    """

    format: float | str | None = None
    resolution: Resolution
    line_of_sight: Lines | None = None
    objects_line_of_sight: Lines | None = None
    portals: Annotated[tuple[Portal, ...], Meta(max_length=MOST_LINES)] | None = None
    environment: Environment | None = None
    lights: Annotated[tuple[Light, ...], Meta(max_length=MOST_LINES)] | None = None
    image: str | None = None
    pb12table_cell_steps: CellSteps | None = None
    pb12table_heights: Heights | None = None


# -- reading ------------------------------------------------------------------------------------------------------


def decoded(data: bytes, file: str | Path) -> Any:
    """Return the JSON of a map; raises FileProblem if it is none, is too large, or has too many walls."""
    if len(data) > LARGEST_MAP:
        raise FileProblem(file, "", "problem-too-large", megabytes=LARGEST_MAP // MEGABYTE)
    # Every place has an x, and every value but the first of a list a comma, or it opens something; pictures have none
    # of these, and lists of numbers written as one text are one value. Counting takes no time, decoding millions does.
    counted = _LISTED.sub(b"", data)
    if counted.count(b'"x"') > 2 * MOST_POINTS or sum(map(counted.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise FileProblem(file, "line_of_sight", "problem-too-many-walls", most=MOST_LINES)
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return msgspec.json.decode(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise FileProblem(file, f"byte {error.start}", "problem-not-utf8") from None
    except msgspec.ValidationError as error:
        raise _form_problem(_with_its_place(data, str(error)), file) from None
    except msgspec.DecodeError as error:
        raise _syntax_problem(data, str(error), file) from None
    except RecursionError:
        raise FileProblem(file, "", "problem-too-nested", levels=DEEPEST_NESTING) from None


WALLS: Final = Called("wall")
OBJECTS: Final = Called("object")
DOORS: Final = Called("door")
WINDOWS: Final = Called("window")
"""All that a map of these programs tells apart."""


def universal_map_of(plain: Any, file: str | Path) -> tuple[UniversalMap, tuple[FileProblem, ...]]:
    """Return a map from its JSON, and what of it cannot be read.

    Raises FileProblem if it has no size, or too many walls.
    """
    reader = _Reader(file)
    found = reader.whole(plain)
    lines = (*(found.line_of_sight or ()), *(found.objects_line_of_sight or ()))
    if sum(map(len, lines)) > MOST_POINTS:
        raise FileProblem(file, "line_of_sight", "problem-too-many-walls", most=MOST_LINES)
    return found, tuple(reader.left_out)


def in_one_form(found: UniversalMap, left_out: tuple[FileProblem, ...] = ()) -> ReadMap:
    """Return a map in the form that all maps are read into."""
    own = found.pb12table_heights or Heights()
    drawn: list[Drawn] = []
    for called, key, lines, rises in (
        (WALLS, "line_of_sight", found.line_of_sight or (), own.walls),
        (OBJECTS, "objects_line_of_sight", found.objects_line_of_sight or (), own.objects),
    ):
        # They hold only if the map tells them of every line.
        told = rises if len(rises) == len(lines) else (None,) * len(lines)
        drawn += [
            Drawn(called, line, f"{key}[{number}]", rise=rise)
            for number, (line, rise) in enumerate(zip(lines, told, strict=True))
        ]
    passages = []
    for number, portal in enumerate(found.portals or ()):
        opening = portal.pb12table_opening
        called = WINDOWS if opening is not None and opening.window else DOORS
        passages.append(Passage(called, portal, f"portals[{number}]"))
    return ReadMap(
        size=found.resolution.map_size,
        drawn=tuple(drawn),
        passages=tuple(passages),
        origin=found.resolution.map_origin or MapPoint(0.0, 0.0),
        cell_steps=found.pb12table_cell_steps,
        lights=len(found.lights or ()),
        is_dark=_is_dark(found.environment),
        picture=found.image,
        left_out=left_out,
    )


def _is_dark(around: Environment | None) -> bool:
    """Return whether the map's own light is less than half of daylight and is not part of its picture."""
    return around is not None and not around.baked_lighting and is_dark(around.ambient_light or "")


def is_dark(colour: str) -> bool:
    """Return whether a light of six or eight hexadecimal digits is less than half of daylight."""
    digits = colour.strip().lstrip("#")[-6:]
    try:
        parts = [int(digits[n : n + 2], 16) for n in (0, 2, 4)]
    except ValueError:
        return False
    return sum(parts) / 3.0 < 127.0


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads what can be read, and keeps what is wrong with the rest."""

    file: str | Path
    left_out: list[FileProblem] = field(default_factory=list)

    def whole(self, plain: Any) -> UniversalMap:
        """Return the whole map; raises FileProblem for a lack of what a layout cannot be made without."""
        outline = self._needed(plain, Mapping, "")
        grid = self._needed(
            outline.get("resolution"), dict[str, Any], "resolution", missing="resolution" not in outline
        )
        size = self._needed(grid.get("map_size"), MapSize, "resolution.map_size", missing="map_size" not in grid)
        origin = self._needed(grid.get("map_origin"), MapPoint | None, "resolution.map_origin")
        pixels = self._kept(grid.get("pixels_per_grid"), Size | None, "resolution.pixels_per_grid")
        return UniversalMap(
            format=self._kept(outline.get("format"), float | str | None, "format"),
            resolution=Resolution(map_size=size, pixels_per_grid=pixels, map_origin=origin),
            line_of_sight=self._each(outline, "line_of_sight", Line),
            objects_line_of_sight=self._each(outline, "objects_line_of_sight", Line),
            portals=self._each(outline, "portals", Portal),
            environment=self._parts(outline.get("environment"), Environment, "environment"),
            lights=self._each(outline, "lights", Light),
            image=self._kept(outline.get("image"), str | None, "image"),
            pb12table_cell_steps=self._kept(
                outline.get("pb12table_cell_steps"), CellSteps | None, "pb12table_cell_steps"
            ),
            pb12table_heights=self._kept(outline.get("pb12table_heights"), Heights | None, "pb12table_heights"),
        )

    def _needed(self, value: Any, form: Any, place: str, *, missing: bool = False) -> Any:
        if missing:
            around, _, key = place.rpartition(".")
            raise FileProblem(self.file, around, "problem-missing-key", key=key)
        try:
            return msgspec.convert(value, form)
        except msgspec.ValidationError as error:
            raise _form_problem(str(error), self.file, place) from None

    def _kept(self, value: Any, form: Any, place: str) -> Any:
        """Return a value in its form; None, with a report, if it has another."""
        try:
            return msgspec.convert(value, form)
        except msgspec.ValidationError as error:
            self.left_out.append(_form_problem(str(error), self.file, place))
            return None

    def _each(self, outline: Mapping[str, Any], key: str, form: Any) -> Any:
        """Return the elements of a list that have their form; raises FileProblem for no list, or too long a one."""
        listed = self._needed(outline.get(key), list[Any] | None, key)
        if listed is not None and len(listed) > MOST_LINES:
            raise FileProblem(self.file, key, "problem-too-many-walls", most=MOST_LINES)
        read = self._kept if form is Line else self._parts
        found = (read(value, form, f"{key}[{number}]") for number, value in enumerate(listed or ()))
        return tuple(value for value in found if value is not None)

    def _parts(self, value: Any, form: type[msgspec.Struct], place: str) -> Any:
        """Return a table in its form without fields that have another; None, reported, if a needed field is missing."""
        plain = self._kept(value, dict[str, Any] | None, place)
        if plain is None:
            return None
        parts = {}
        for part in msgspec.structs.fields(form):
            made = (
                self._kept(plain[part.name], part.type | None, f"{place}.{part.name}") if part.name in plain else None
            )
            if made is not None:
                parts[part.name] = made
            elif part.required:
                if plain.get(part.name) is None:
                    self.left_out.append(FileProblem(self.file, place, "problem-missing-key", key=part.name))
                return None
        return form(**parts)


def _form_problem(message: str, file: str | Path, place: str = "") -> FileProblem:
    problem = form_problem({}, file, place, message)
    if problem.key == "problem-too-long":
        return FileProblem(file, problem.place, "problem-too-many-walls", most=MOST_LINES)
    return problem


def _with_its_place(data: bytes, message: str) -> str:
    """Return msgspec's message about a number that is none, with its place, known only if there is a form."""
    try:
        msgspec.json.decode(data, type=UniversalMap)
    except msgspec.ValidationError as error:
        return str(error)
    except msgspec.DecodeError:
        # What is wrong with the JSON before that place the form has no room for.
        return message
    return message


def _syntax_problem(data: bytes, message: str, file: str | Path) -> FileProblem:
    if "truncated" in message or not data.strip():
        return FileProblem(file, "", "problem-map-cut")
    match = re.fullmatch(r"(?:JSON is malformed: )?(.*?)(?: \((byte \d+)\))?", message, re.DOTALL)
    reason, place = (match[1], match[2] or "") if match else (message, "")
    return FileProblem(file, place, "problem-not-json", reason=reason[:200])


# -- writing --------------------------------------------------------------------------------------------------------


def map_text(found: UniversalMap) -> bytes:
    """Return the bytes of a map file; every part of the published field list is there."""
    plain: dict[str, Any] = {
        "format": found.format,
        "resolution": {
            "map_origin": found.resolution.map_origin or MapPoint(0.0, 0.0),
            "map_size": found.resolution.map_size,
            "pixels_per_grid": found.resolution.pixels_per_grid,
        },
        "line_of_sight": found.line_of_sight or (),
        "objects_line_of_sight": found.objects_line_of_sight or (),
        "portals": found.portals or (),
        "environment": found.environment or Environment(baked_lighting=True, ambient_light="ffffffff"),
        "lights": found.lights or (),
        "image": found.image or "",
    }
    own = {"pb12table_cell_steps": found.pb12table_cell_steps, "pb12table_heights": found.pb12table_heights}
    plain |= {key: value for key, value in own.items() if value is not None}
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


EYE_HEIGHT = 1.8
"""The base point of an average human above the table, in steps; RU006."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How a scenario becomes a map: how many steps a cell is wide, how many pixels of its picture it has.

    Pieces whose top is below `from_height` steps block no sight for the other program, which knows no heights.
    """

    cell_steps: float = 1.0
    pixels_per_cell: int = 70
    from_height: float = EYE_HEIGHT


def exported(scenario: Scenario, options: ExportOptions, picture: bytes | None = None) -> UniversalMap:
    """Return the map of a scenario's layout; `picture` shows the whole table.

    Walls along lines become `line_of_sight`, all other outlines `objects_line_of_sight`. Doors become portals, open or
    closed as they are, and windows open ones, through which other programs look; what they are here stands beside that,
    for the way back.
    """
    form = scenario_form(scenario.document, scenario.path)
    field = scenario.setup.battlefield
    portals = portals_of(form)
    kinds = {kind.id: kind for kind in form.kind}
    names = {shape.id for shape in portals}
    hiding = {piece.whole: piece for piece in field.pieces if _hides(piece, options.from_height)}
    shown = [(shape, hiding[shape.id]) for shape in form.terrain if shape.id in hiding and shape.id not in names]
    lines = [(line, shape) for shape, _ in shown for line in _lines(shape, portals, scenario.path)]
    rings = [
        ((*outline, outline[0]), shape)
        for shape, piece in shown
        if shape.line is None
        for outline in (piece.outline, *piece.holes)
    ]

    def placed(points: Iterable[Point]) -> Line:
        k = options.cell_steps
        return tuple(MapPoint(round(x / k, 6), round((field.depth - y) / k, 6)) for x, y in points)

    return UniversalMap(
        format=WRITTEN_FORMAT,
        resolution=Resolution(
            map_size=MapSize(field.width / options.cell_steps, field.depth / options.cell_steps),
            pixels_per_grid=options.pixels_per_cell,
            map_origin=MapPoint(0.0, 0.0),
        ),
        line_of_sight=tuple(placed(line) for line, _ in lines),
        objects_line_of_sight=tuple(placed(ring) for ring, _ in rings),
        portals=tuple(_portal(shape, kinds[shape.kind], placed(shape.line or ())) for shape in portals),
        environment=Environment(baked_lighting=True, ambient_light="ffffffff"),
        lights=(),
        image=None if picture is None else encoded_picture(picture),
        pb12table_cell_steps=options.cell_steps,
        pb12table_heights=Heights(
            walls=tuple(_rise(shape, kinds[shape.kind]) for _, shape in lines),
            objects=tuple(_rise(shape, kinds[shape.kind]) for _, shape in rings),
        ),
    )


def portals_of(form: ScenarioForm) -> tuple[TerrainForm, ...]:
    """Return the doors and windows of a scenario."""
    kinds = {kind.id: kind for kind in form.kind}
    return tuple(
        shape
        for shape in form.terrain
        if shape.line is not None and (kinds[shape.kind].opens is not None or _is_window(shape, kinds[shape.kind]))
    )


def windows_of(form: ScenarioForm) -> int:
    """Return how many windows a scenario has, which become open portals."""
    kinds = {kind.id: kind for kind in form.kind}
    return sum(_is_window(shape, kinds[shape.kind]) for shape in portals_of(form))


def _is_window(shape: TerrainForm, kind: KindForm) -> bool:
    return shape.sill is not None or kind.sill is not None


def _lines(shape: TerrainForm, portals: Iterable[TerrainForm], file: str | Path) -> Sequence[Sequence[Point]]:
    """Return the line of a wall beside the doors and windows in it; () for anything but a wall along a line."""
    if shape.line is None:
        return ()
    holes = [(portal.id, portal) for portal in portals if portal.inside == shape.id]
    return holed(shape, holes, file, shape.id).beside if holes else (shape.line,)


def _portal(shape: TerrainForm, kind: KindForm, line: Line) -> Portal:
    """Return a door or window as a portal."""
    (x, y), (u, v) = ((point.x, point.y) for point in line)
    middle = MapPoint(round((x + u) / 2.0, 6), round((y + v) / 2.0, 6))
    return Portal(
        position=middle,
        bounds=line,
        rotation=round(atan2(v - y, u - x), 6),
        closed=not shape.open and not _is_window(shape, kind),
        freestanding=shape.inside is None,
        pb12table_opening=_opening(shape, kind),
    )


def _rise(shape: TerrainForm, kind: KindForm) -> Rise:
    """Return how high a piece begins, and how high it is."""
    base = kind.base if shape.base is None else shape.base
    return base, kind.height if shape.height is None else shape.height


def _opening(shape: TerrainForm, kind: KindForm) -> Opening:
    """Return what a door or window is here."""
    base, height = _rise(shape, kind)
    own = Opening(base=base, height=height, open=shape.open or 0.0)
    if not _is_window(shape, kind):
        return own
    sill = kind.sill if shape.sill is None else shape.sill
    lintel = kind.lintel if shape.lintel is None else shape.lintel
    return structs.replace(own, window=True, sill=sill, lintel=lintel)


def _hides(piece: Piece, from_height: float) -> bool:
    """Return whether a piece standing on the ground hides one standing human from another."""
    return piece.opaque and not piece.is_ramp and piece.base < from_height and piece.top >= from_height
