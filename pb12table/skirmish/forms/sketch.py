"""What a question shows on the table while it is open, as plain data: a window draws it, a test reads it.

Lengths in steps, angles in degrees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.sight.sight import FigureSight


@dataclass(frozen=True, slots=True)
class Stretch:
    """A straight part of a way; `collides`: it ends at what is in the way; `threatened`: a foe may strike there."""

    start: Point
    end: Point
    collides: bool = False
    threatened: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """A figure where it would stand; `able`: it may, None where that is not asked; `lettered`: with its letters."""

    figure: FigureId
    place: Body
    able: bool | None = None
    lettered: bool = False


@dataclass(frozen=True, slots=True)
class ZonesShown:
    """The zones of the table are drawn, even where they are not switched on."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle with a label at it: how far somebody reaches, how far away one hits, or where a figure commands."""

    centre: Point
    radius: float
    label: str = ""
    style: Literal["reach", "range", "command"] = "reach"


@dataclass(frozen=True, slots=True)
class Bond:
    """A line from a figure that leads to one that follows, in the colour of the player who is asked."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Look:
    """The sight line from a figure to what it means, turned to that; `outlined`: so is what lies in its way."""

    observer: FigureId
    target: Aim
    label: str = ""
    outlined: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """The sight line between two points that a rule has found; `level` is that of the cover, 0 for none."""

    start: Point3
    end: Point3
    sight: FigureSight
    level: int = 0
    label: str = ""


@dataclass(frozen=True, slots=True)
class Danger:
    """A part of the table where something would hit."""

    region: Region


@dataclass(frozen=True, slots=True)
class Lit:
    """Figures that can be chosen, those and no others that are ("chosen"), or that would be hit ("hit")."""

    figures: frozenset[FigureId]
    how: Literal["possible", "chosen", "hit"] = "possible"


@dataclass(frozen=True, slots=True)
class Outlined:
    """Pieces of terrain, by id."""

    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A few words at a place; `style` says whether they tell of a plan, or of what is good or bad."""

    at: Point
    words: str
    style: Literal["plan", "good", "bad"] = "plan"


Sketch: TypeAlias = Stretch | Ghost | ZonesShown | Circle | Bond | Look | Seen | Danger | Lit | Outlined | Note
