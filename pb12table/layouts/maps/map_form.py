"""The one form of a map that was read, whichever format its file is in: lines, areas and openings with what the map
calls them, how high they begin and are, and the picture that lies under them.

Places are in cells, from the north-west corner southwards and eastwards; what else has a length says in what.
"""

from __future__ import annotations

import binascii
import re
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from pb12table.files.pictures import LARGEST_PICTURE_FILE, PictureSize, picture_size
from pb12table.files.problems import FileProblem
from pb12table.files.reading import MEGABYTE, read_bytes

USUAL_CELL_STEPS: Final = 2.0
"""How many steps a cell of another program's map is wide unless somebody says otherwise."""
MOST_LINES: Final = 20_000
MOST_POINTS: Final = 40_000
"""No map drawn by hand has so many; and each costs work."""
MOST_CORNERS: Final = 200_000
"""Large boards of hexes have more than those, which are together no lines but areas."""

Cells = Annotated[float, Meta(ge=-100_000, le=100_000)]
Size = Annotated[float, Meta(gt=0, le=10_000)]
LARGEST_SIDE: Final = 10_000.0
PICTURE_NAME: Final = r"[^\x00\n]{1,500}\.(png|jpe?g|webp)"
"""In place of a picture some maps have the name of its file."""


class MapPoint(msgspec.Struct, frozen=True):
    """A place in cells."""

    x: Cells
    y: Cells


ORIGIN: Final = MapPoint(0.0, 0.0)


class MapSize(msgspec.Struct, frozen=True):
    """How many cells a map is wide and deep."""

    x: Size
    y: Size


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a portal is here, which other programs have no words for: a window or a door, how high it is and lies.

    Lengths in steps; a door is `open` by so many degrees, a window from its `sill` to its `lintel`.
    """

    window: bool = False
    base: Annotated[float, Meta(ge=0, le=100)] = 0.0
    height: Annotated[float, Meta(gt=0, le=100)]
    open: Annotated[float, Meta(ge=0, le=180)] = 0.0
    sill: Annotated[float, Meta(ge=0, le=100)] | None = None
    lintel: Annotated[float, Meta(gt=0, le=100)] | None = None


class Portal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A door or window between its two `bounds`; `rotation` in radians.

    `pb12table_opening` is ours, and passed over by other programs.
    """

    position: MapPoint | None = None
    bounds: Annotated[tuple[MapPoint, ...], Meta(max_length=100)] | None = None
    rotation: Cells | None = None
    closed: bool | None = None
    freestanding: bool | None = None
    pb12table_opening: Opening | None = None


Line = Annotated[tuple[MapPoint, ...], Meta(max_length=MOST_POINTS)]
Rise = tuple[Annotated[float, Meta(ge=0, le=100)], Annotated[float, Meta(gt=0, le=100)]]
"""How high something begins, and how high it is."""

Sort = Literal[
    "wall", "object", "fence", "hedge", "door", "window", "woods", "water", "roof", "floor", "building", "hill",
    "rubble", "road", "bridge", "objective", "nothing",
]  # fmt: skip
"""What things of a map may be taken for; which kind of terrain that is depends on the rule system."""
SORTS: Final[tuple[Sort, ...]] = get_args(Sort)


@dataclass(frozen=True, slots=True, order=True)
class Called:
    """What a map calls some of its things, by which one chooses what they become; unless one does, a `sort`.

    A map may have layers, names, such as those of textures, and colours (`#rrggbb`); what it has not is "".
    """

    sort: Sort
    layer: str = ""
    name: str = ""
    colour: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Return all that the map says."""
        return tuple(word for word in (self.layer, self.name, self.colour) if word)

    @property
    def key(self) -> str:
        """Return what the things are named by: what the map says; where it says nothing, their sort."""
        return " / ".join(self.words) or self.sort

    def is_meant(self, typed: str) -> bool:
        """Return whether a typed name means these things: their key, or one of the map's words for them."""
        return typed.strip().casefold() in {word.casefold() for word in (self.key, *self.words)}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A line, or an area with holes; `place` is where it stands in the file.

    `rise` tells how high it begins and how high it is, in the map's unit of height, where the map says so.
    """

    called: Called
    points: tuple[MapPoint, ...]
    place: str
    is_area: bool = False
    holes: tuple[tuple[MapPoint, ...], ...] = ()
    rise: Rise | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    """A door or a window; `place` is where it stands in the file."""

    called: Called
    portal: Portal
    place: str

    @property
    def is_unclear(self) -> bool:
        """Return whether it is open without any sign whether an open door or a window is meant."""
        portal = self.portal
        return not self.called.name and portal.closed is False and portal.pb12table_opening is None


@dataclass(frozen=True, slots=True)
class ReadMap:
    """A map as far as it could be read; `left_out` tells what could not.

    `cell_steps` is how many steps a cell is wide, where the map knows. `picture` is one in base64, or the name of its
    file. `above` are the storeys above this one. The unit of heights is a step, or with `in_levels` a level of the
    other program, which is as high as one likes.
    """

    size: MapSize
    drawn: tuple[Drawn, ...] = ()
    passages: tuple[Passage, ...] = ()
    origin: MapPoint = ORIGIN
    cell_steps: float | None = None
    lights: int = 0
    is_dark: bool = False
    picture: str | None = None
    above: tuple[ReadMap, ...] = ()
    in_levels: bool = False
    left_out: tuple[FileProblem, ...] = ()

    def storeys(self) -> Iterator[ReadMap]:
        """Yield this storey and all above it."""
        yield self
        for storey in self.above:
            yield from storey.storeys()

    def groups(self) -> dict[Called, int]:
        """Return what the map calls its things, on all its storeys, and how many are called so; most first."""
        counts: Counter[Called] = Counter()
        for storey in self.storeys():
            counts.update(drawn.called for drawn in storey.drawn)
            counts.update(passage.called for passage in storey.passages)
        return dict(sorted(counts.items(), key=lambda item: (SORTS.index(item[0].sort), -item[1], item[0])))


def check_bounds(read: ReadMap, file: str | Path) -> ReadMap:
    """Return the map; raises FileProblem if it has more lines, or more places on them, than any map needs."""
    lines = points = 0
    for storey in read.storeys():
        lines += len(storey.drawn) + len(storey.passages)
        points += sum(len(drawn.points) + sum(map(len, drawn.holes)) for drawn in storey.drawn)
    if lines > 2 * MOST_LINES or points > MOST_CORNERS:
        raise FileProblem(file, "", "problem-too-many-walls", most=MOST_LINES)
    return read


# -- what things are called ------------------------------------------------------------------------------------------

_WORDS: Final[dict[Sort, str]] = {
    "nothing": "grid dimension dimensions measure text label labels note notes background spawn trigger light lights "
               "raster beschriftung notiz hintergrund arch archway",
    "objective": "objective objectives goal goals flag treasure ziel ziele schatz",
    "window": "window windows fenster",
    "door": "door doors gate gates portcullis tür türen tuer tueren tor tore",
    "fence": "fence fences railing railings palisade barrier zaun zäune zaeune geländer gelaender",
    "hedge": "hedge hedges hecke hecken",
    "woods": "wood woods forest forests tree trees jungle bush bushes wald wälder baum bäume baeume gebüsch",
    "water": "water river rivers lake lakes sea pond stream swamp wasser fluss see teich bach sumpf",
    "roof": "roof roofs dach dächer daecher",
    "bridge": "bridge bridges brücke brücken bruecke",
    "road": "road roads street streets trail pavement straße strasse straßen weg wege",
    "rubble": "rubble ruin ruins rough debris schutt trümmer truemmer ruine ruinen",
    "hill": "hill hills cliff cliffs plateau hügel huegel klippe klippen",
    "building": "building buildings house houses hut huts haus häuser haeuser gebäude gebaeude hütte",
    "wall": "wall walls collision collisions solid blocking mauer mauern wand wände waende kollision",
    "object": "object objects obstacle obstacles crate crates rock rocks objekt objekte hindernis fels felsen",
}  # fmt: skip
_ALONE: Final = frozenset(("floor", "floors", "boden", "böden"))
"""With another word it is mostly the name of a storey."""
_SORT_OF: Final = {word: sort for sort, words in _WORDS.items() for word in words.split()}


def sort_of(*told: str, usual: Sort, among: Collection[Sort] = SORTS) -> Sort:
    """Return what things are taken for by what is told of them, the first first; the `usual` where no word is known."""
    for text in told:
        words = re.findall(r"[^\W\d_]+", text.casefold())
        if len(words) == 1 and words[0] in _ALONE and "floor" in among:
            return "floor"
        found = {_SORT_OF[word] for word in words if _SORT_OF.get(word) in among}
        if found:
            return next(sort for sort in _WORDS if sort in found)
    return usual


def as_word(text: str) -> str:
    """Return what a map says, on one line and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text[:200]).split())[:60]


# -- pictures --------------------------------------------------------------------------------------------------------


def picture_of_map(read: ReadMap, file: str | Path) -> tuple[bytes, PictureSize] | None:
    """Return the picture inside a map or named in it, measured but not unpacked; None if it has none.

    Raises FileProblem.
    """
    text = "".join((read.picture or "").split())
    if not text:
        return None
    if len(text) > LARGEST_PICTURE_FILE * 4 // 3 + 4:
        raise FileProblem(file, "image", "problem-too-large", megabytes=LARGEST_PICTURE_FILE // MEGABYTE)
    if re.fullmatch(PICTURE_NAME, (read.picture or "").strip(), re.IGNORECASE):
        return _picture_beside((read.picture or "").strip(), file)
    text = re.sub(r"^data:[\w/+.-]{0,60};base64,", "", text)
    try:
        data = b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        raise FileProblem(file, "image", "problem-picture-broken") from None
    return data, picture_size(data, file, "image")


def _picture_beside(named: str, file: str | Path) -> tuple[bytes, PictureSize]:
    """Return the picture that a map only names, which may be beside it.  Raises FileProblem."""
    name = PurePosixPath(named.replace("\\", "/")).name
    beside = Path(file).parent / name
    if not beside.is_file():
        raise FileProblem(file, "image", "problem-no-such-picture", name=name)
    data = read_bytes(beside, LARGEST_PICTURE_FILE)
    if len(data) > LARGEST_PICTURE_FILE:
        raise FileProblem(beside, "", "problem-too-large", megabytes=LARGEST_PICTURE_FILE // MEGABYTE)
    return data, picture_size(data, beside, "")


def encoded_picture(data: bytes) -> str:
    """Return a picture in the form in which a map carries it."""
    return b64encode(data).decode("ascii")
