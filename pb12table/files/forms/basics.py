"""What all forms of files are made of: bounded numbers and texts, names, points, rings, profiles and sides."""

from __future__ import annotations

import re
from dataclasses import MISSING, Field, fields
from math import cos, radians, sin
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, Protocol, TypeVar, get_args
from unicodedata import category, normalize

import msgspec
from msgspec import Meta

from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import Label
from pb12table.systems.known import UNNAMED
from pb12table.table.shapes import Ring, rounded_point


class _Dataclass(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Data = TypeVar("Data", bound=_Dataclass)

LONGEST_TEXT: Final = 80
"""So many characters a name in a file may have."""
Short = Annotated[str, Meta(max_length=LONGEST_TEXT)]
ProgramStyle = Short
"""How the program plays for somebody: the name of a bot of the rule system."""

LINE_BREAKS: Final = r"\t\n"
_CONTROLS: Final = r"\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"
# Unicode calls them Default_Ignorable_Code_Point; with them the marks of annotations, and the empty cell of Braille.
_MARKS: Final = (
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
UNSEEN: Final = _CONTROLS + _MARKS
"""What is obeyed or not seen at all, as the inside of a set of a regular expression; LINE_BREAKS are left out."""

_MARK: Final = re.compile(f"[{_MARKS}]")
_CONTROL: Final = re.compile(f"[{_CONTROLS}{LINE_BREAKS}]")
_LEANING: Final = ("Mn", "Me", "Zs")
_SHOWN_KEYS: Final = frozenset({"name", "description", "text", "flavour", "about"})
"""The keys of texts for people; what stands under others names things, and is compared letter by letter."""


def seen(text: str) -> str:
    """Return what is visible of a text; line breaks and other control characters become blanks."""
    return _MARK.sub("", _CONTROL.sub(" ", text))


def as_name(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return a text as a name on one line, of at most `longest` characters; "" if nothing of it is visible.

    Whatever comes out, a file may hold: the forms accept it, unless it is "".
    """
    plain = " ".join(normalize("NFC", seen(text)).split())
    # An accent alone, with no letter to stand on, is hardly seen.
    first = next((number for number, letter in enumerate(plain) if category(letter) not in _LEANING), len(plain))
    return plain[first:][:longest].rstrip()


_SPELLED: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe"})
_LONGEST_ID: Final = 40
"""Shorter than an id may be: a number may follow."""


def as_id(name: str, otherwise: str) -> str:
    """Return a name as an id: small letters without accents, digits, single hyphens; something else if none is left."""
    plain = normalize("NFKD", normalize("NFC", name).lower().translate(_SPELLED))
    letters = "".join(
        "" if category(letter).startswith("M") else letter if letter.isascii() and letter.isalnum() else "-"
        for letter in plain
    )
    return "-".join(part for part in letters.split("-") if part)[:_LONGEST_ID].strip("-") or otherwise


def without_marks(document: Any) -> Any:
    """Return plain data without the marks in its names and descriptions; control characters stay, and are refused."""
    if isinstance(document, dict):
        return {
            key: _unmarked(value) if key in _SHOWN_KEYS else without_marks(value) for key, value in document.items()
        }
    if isinstance(document, list):
        return [without_marks(each) for each in document]
    return document


def _unmarked(text: Any) -> Any:
    """Return a text without marks, or one in several languages."""
    if isinstance(text, str):
        return _MARK.sub("", text)
    if isinstance(text, dict):
        return {language: _MARK.sub("", words) if isinstance(words, str) else words for language, words in text.items()}
    return text


CURRENT_FORMAT = 1

# No "$" in these: it would let a line break follow.
Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=48)]
OneId = Annotated[str, Meta(max_length=48)]
"""An id where a table or a list may stand instead; `check_one_id` looks at it.

A union of a text with a pattern and a table, list or set msgspec frees wrongly at the end of the process, which may
then die of signal 11 with all its work done (msgspec/msgspec#717).
"""
SHOWN: Final = rf"^[^{UNSEEN}{LINE_BREAKS}]*\Z"
SHOWN_IN_LINES: Final = rf"^[^{UNSEEN}]*\Z"
"""What texts hold that are shown: nothing that is obeyed instead, in longer ones but tabs and ends of lines."""
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, pattern=SHOWN)]
LongText = Annotated[str, Meta(min_length=1, max_length=1200, pattern=SHOWN_IN_LINES)]
PictureName = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, pattern=SHOWN)]
"""The file of a picture of one's own, for a token: beside the file that names it, or in the user's folder of them."""
MOST_STEPS: Final = 1000
"""No place is farther from the origin, and no length greater."""
Coordinate = Annotated[float, Meta(ge=-MOST_STEPS, le=MOST_STEPS)]
Length = Annotated[float, Meta(gt=0, le=MOST_STEPS)]
Thickness = Annotated[float, Meta(ge=0, le=20)]
Height = Annotated[float, Meta(gt=0, le=100)]
Base = Annotated[float, Meta(ge=0, le=100)]
Angle = Annotated[float, Meta(ge=-360, le=360)]
Value = Annotated[int, Meta(ge=0, le=30)]
Change = Annotated[int, Meta(ge=-30, le=30)]
Points = Annotated[int, Meta(ge=0, le=99)]
GameValue = Annotated[int, Meta(ge=0, le=10_000_000)]
MOST_PIECES: Final = 4_000
"""How many pieces of terrain a scenario has at most."""
PLACE: Final = "place"
"""The note of a form that two coordinates are a place on the table, and can be clicked there."""
FormPoint = Annotated[tuple[Coordinate, Coordinate], Meta(extra={PLACE: True})]
FormRing = Annotated[tuple[FormPoint, ...], Meta(min_length=2, max_length=500)]
FormCircle = tuple[Coordinate, Coordinate, Length]
FormRectangle = tuple[Coordinate, Coordinate, Length, Length]
Holes = Annotated[tuple[FormRing, ...], Meta(max_length=50)]
Ids = Annotated[tuple[Id, ...], Meta(max_length=24)]
Cloth = Literal["linen", "moss", "rose", "sky", "lilac", "straw", "clay", "mint", "snow", "slate"]
"""What a figure wears so that it is known among its like: the ground of its token."""
CLOTHS: Final[tuple[str, ...]] = get_args(Cloth)


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all forms: an unknown key is an error."""


def check_one_id(value: object, key: str) -> None:
    """Raise ValueError for a text that is no id, as forms do after they are made; `key` is where in the form it is."""
    if isinstance(value, str):
        try:
            msgspec.convert(value, Id)
        except msgspec.ValidationError as error:
            raise ValueError(f"{error} - at `$.{key}`") from None


class ContentForm(Form, frozen=True, kw_only=True):
    """Base of the forms of content files, which say in `content` what they hold, and may say of which rule system."""

    format: int
    system: str = UNNAMED


class BothNames(Form, frozen=True, kw_only=True):
    """A short text in both languages."""

    en: Text
    de: Text


class BothTexts(Form, frozen=True, kw_only=True):
    """A longer text in both languages."""

    en: LongText
    de: LongText


def label_of(name: str | BothNames | BothTexts) -> Label:
    """Return a name or text in both languages; one that is written once holds for both."""
    return Label(name, name) if isinstance(name, str) else Label(name.en, name.de)


def unchecked_label(name: str | BothNames) -> Label:
    """Return a name from an otherwise unchecked file, as it can be shown."""
    label = label_of(name)
    return Label(as_name(label.en), as_name(label.de))


def description_label(text: str | BothTexts | BothNames | None) -> Label | None:
    """Return a description in both languages, if there is one."""
    return None if text is None else label_of(text)


def as_data(kind: type[Data], form: Form, /, **given: Any) -> Data:
    """Return a form as data: what both name alike, its `name` as the label, and what is `given` beside it or instead.

    What the form leaves out is as the data have it by themselves.
    """
    values = msgspec.structs.asdict(form)
    for own, key in (("name", "label"), ("description", "description")):
        if values.get(own) is not None:
            values[key] = label_of(values[own])
    found: dict[str, Any] = {}
    for each in fields(kind):
        if each.name in values and (values[each.name] is not None or each.default is MISSING):
            found[each.name] = values[each.name]
    return kind(**{**found, **given})


def ring_of(ring: FormRing) -> Ring:
    """Return a ring or line with its points on the grid."""
    return tuple(rounded_point(point) for point in ring)


def rectangle_ring(rectangle: tuple[float, float, float, float], turned: float) -> Ring:
    """Return the counter-clockwise ring of a rectangle (south-west corner, width, depth) turned about its centre."""
    left, bottom, width, depth = rectangle
    x, y = left + width / 2.0, bottom + depth / 2.0
    c, s = cos(radians(turned)), sin(radians(turned))
    corners = ((-width, -depth), (width, -depth), (width, depth), (-width, depth))
    return ring_of(tuple((x + (dx * c - dy * s) / 2.0, y + (dx * s + dy * c) / 2.0) for dx, dy in corners))


def shape_problem(problem: str, file: str | Path, place: str) -> FileProblem:
    """Return a problem of the table's geometry, `kind at where`, as a problem of the file.

    `where` names a hole, a point of a ring, or coordinates; coordinates become the text's detail, the rest the place.
    """
    kind, _, where = problem.partition(" at ")
    if hole := re.match(r"hole (\d+)", where):
        place = f"{place.rpartition('.')[0]}.holes[{hole[1]}]"
    if point := re.search(r"point (\d+)", where):
        place += f"[{point[1]}]"
    coordinates = re.search(r"\[(\S+) (\S+)\]", where)
    near = {"x": float(coordinates[1]), "y": float(coordinates[2])} if coordinates else {}
    return FileProblem(file, place, f"problem-shape-{kind}", **near)
