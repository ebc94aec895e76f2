"""Zones of a table: parts of it with a purpose or with rules of their own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.table.zones import Area


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
