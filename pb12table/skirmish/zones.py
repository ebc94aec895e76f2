"""Zones of a table, parts of it with a purpose or rules of their own, and the picture under its terrain."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pb12table.skirmish.ids import Label, PlayerId
from pb12table.table.footprints import Area
from pb12table.table.shapes import Point


class ZoneKind(StrEnum):
    """What a zone is for; a rule system says what it makes of each."""

    ENTRY = "entry"
    EXIT = "exit"
    DIFFICULT = "difficult"
    ROUGH = "rough"
    DARK = "dark"
    FOG = "fog"
    DEEP = "deep"
    AIRLESS = "airless"
    HOLD = "hold"
    CONTEST = "contest"
    SCENE = "scene"


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table with special rules.  `players` are those it is for; `level` is a dark zone's."""

    id: str
    kind: ZoneKind
    area: Area
    players: tuple[PlayerId, ...] = ()
    level: int = 0
    label: Label | None = None


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A picture that lies on the table under the terrain; only to look at.

    `file` is its path.  Its south-west corner lies at `at` and it is `width` by `depth` steps large, before it is
    `turned` about its centre by degrees; `opacity` from 0 to 1.
    """

    file: str
    at: Point
    width: float
    depth: float
    turned: float = 0.0
    opacity: float = 1.0
