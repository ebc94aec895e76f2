"""Universal VTT maps (.uvtt, .dd2vtt, .df2vtt): their JSON form, read safely and written.

Lengths in cells of the map's grid, y downwards, counted from `map_origin`.  Keys nobody here knows are passed over, and
everything but the grid may be missing, so that files of older and newer programs are read.
"""

from __future__ import annotations

import binascii
import re
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from pb12table.files.forms.pictures import LARGEST_PICTURE_FILE, PictureSize, picture_size
from pb12table.files.problems import FileProblem
from pb12table.files.reading import DEEPEST_NESTING, MEGABYTE, form_problem, read_bytes

ENDINGS = (".uvtt", ".dd2vtt", ".df2vtt")
WRITTEN_FORMAT = 0.3

LARGEST_MAP = LARGEST_PICTURE_FILE * 4 // 3 + 16 * MEGABYTE
MOST_LINES = 20_000
MOST_POINTS = 40_000
"""No map drawn by hand has so many; and each costs work."""

Cells = Annotated[float, Meta(ge=-100_000, le=100_000)]
Size = Annotated[float, Meta(gt=0, le=10_000)]
Colour = Annotated[str, Meta(max_length=40)]


class MapPoint(msgspec.Struct, frozen=True):
    """A place in cells."""

    x: Cells
    y: Cells


class MapSize(msgspec.Struct, frozen=True):
    """How many cells a map is wide and deep."""

    x: Size
    y: Size


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """The grid: where it begins, how large it is, and how many pixels of the picture a cell has."""

    map_size: MapSize
    pixels_per_grid: Size
    map_origin: MapPoint | None = None


class Portal(msgspec.Struct, frozen=True, kw_only=True):
    """A door or window between its two `bounds`; `rotation` in radians."""

    position: MapPoint | None = None
    bounds: Annotated[tuple[MapPoint, ...], Meta(max_length=100)] | None = None
    rotation: Cells | None = None
    closed: bool | None = None
    freestanding: bool | None = None


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


Line = Annotated[tuple[MapPoint, ...], Meta(max_length=MOST_POINTS)]
Lines = Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]


class UniversalMap(msgspec.Struct, frozen=True, kw_only=True):
    """A whole file; `image` is a picture in base64.

    `pb12table_cell_steps` is ours, and passed over by other programs: how many steps a cell is wide.
    """

    format: float | str | None = None
    resolution: Resolution
    line_of_sight: Lines | None = None
    objects_line_of_sight: Lines | None = None
    portals: Annotated[tuple[Portal, ...], Meta(max_length=MOST_LINES)] | None = None
    environment: Environment | None = None
    lights: Annotated[tuple[Light, ...], Meta(max_length=MOST_LINES)] | None = None
    image: str | None = None
    pb12table_cell_steps: Annotated[float, Meta(ge=0.05, le=50)] | None = None


# -- reading ------------------------------------------------------------------------------------------------------


def read_map(path: Path) -> UniversalMap:
    """A map from its file; raises FileProblem."""
    return map_of(read_bytes(path, LARGEST_MAP), path)


def map_of(data: bytes, file: str | Path) -> UniversalMap:
    """A map from the bytes of its file; raises FileProblem."""
    if len(data) > LARGEST_MAP:
        raise FileProblem(file, "", "problem-too-large", megabytes=LARGEST_MAP // MEGABYTE)
    # Every place has an x; counting them takes no time, decoding millions of them does.
    if data.count(b'"x"') > 2 * MOST_POINTS:
        raise FileProblem(file, "line_of_sight", "problem-too-many-walls", most=MOST_LINES)
    try:
        found = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=UniversalMap)
    except msgspec.ValidationError as error:
        raise _form_problem(str(error), file) from None
    except msgspec.DecodeError as error:
        raise _syntax_problem(data, str(error), file) from None
    except UnicodeDecodeError:
        raise FileProblem(file, "", "problem-not-utf8") from None
    except RecursionError:
        raise FileProblem(file, "", "problem-too-nested", levels=DEEPEST_NESTING) from None
    lines = (*(found.line_of_sight or ()), *(found.objects_line_of_sight or ()))
    points = sum(map(len, lines))
    if points > MOST_POINTS:
        raise FileProblem(file, "line_of_sight", "problem-too-many-walls", most=MOST_LINES)
    return found


def _form_problem(message: str, file: str | Path) -> FileProblem:
    problem = form_problem({}, file, "", message)
    if problem.key == "problem-too-long":
        return FileProblem(file, problem.place, "problem-too-many-walls", most=MOST_LINES)
    return problem


def _syntax_problem(data: bytes, message: str, file: str | Path) -> FileProblem:
    if "truncated" in message or not data.strip():
        return FileProblem(file, "", "problem-map-cut")
    match = re.fullmatch(r"(?:JSON is malformed: )?(.*?)(?: \((byte \d+)\))?", message, re.DOTALL)
    reason, place = (match[1], match[2] or "") if match else (message, "")
    return FileProblem(file, place, "problem-not-json", reason=reason[:200])


def picture_of_map(found: UniversalMap, file: str | Path) -> tuple[bytes, PictureSize] | None:
    """The picture inside of a map, measured but not unpacked; None when it has none.  Raises FileProblem."""
    text = "".join((found.image or "").split())
    if not text:
        return None
    if len(text) > LARGEST_PICTURE_FILE * 4 // 3 + 4:
        raise FileProblem(file, "image", "problem-too-large", megabytes=LARGEST_PICTURE_FILE // MEGABYTE)
    text = re.sub(r"^data:[\w/+.-]{0,60};base64,", "", text)
    try:
        data = b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        raise FileProblem(file, "image", "problem-picture-broken") from None
    return data, picture_size(data, file, "image")


# -- writing --------------------------------------------------------------------------------------------------------


def map_text(found: UniversalMap) -> bytes:
    """The bytes of a file for a map; every part of the published field list is there."""
    plain = {
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
    if found.pb12table_cell_steps is not None:
        plain["pb12table_cell_steps"] = found.pb12table_cell_steps
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


def encoded_picture(data: bytes) -> str:
    """A picture as a map carries it."""
    return b64encode(data).decode("ascii")
