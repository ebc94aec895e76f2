"""What all forms of files are made of: numbers and texts with bounds, points, rings, names in both languages."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from pb12table.files.shown_text import LINE_BREAKS, LONGEST_TEXT, UNSEEN
from pb12table.systems.known import UNNAMED

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
FormPoint = tuple[Coordinate, Coordinate]
FormRing = Annotated[tuple[FormPoint, ...], Meta(min_length=2, max_length=500)]
FormCircle = tuple[Coordinate, Coordinate, Length]
FormRectangle = tuple[Coordinate, Coordinate, Length, Length]
Holes = Annotated[tuple[FormRing, ...], Meta(max_length=50)]
Ids = Annotated[tuple[Id, ...], Meta(max_length=24)]


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
