"""Zones of a table, parts of it with a purpose or rules of their own, and pictures: under its terrain, on tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pb12table.skirmish.ids import Label, PlayerId

if TYPE_CHECKING:
    # The first window knows of pictures, and needs no geometry.
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


@dataclass(frozen=True, slots=True)
class Portrait:
    """A picture of one's own that stands for a player or a figure: an `id` in that `section` of the scenario.

    In any other section it is the id of a kind of figures.  `file` is its name, `path` where it lies ("" for nowhere),
    `place` where the scenario names it.
    """

    section: str
    id: str
    file: str
    path: str
    place: str = ""


PLAYER: Final = "player"
FIGURE: Final = "figure"
KIND: Final = "kind"
SECTIONS: Final = (PLAYER, FIGURE)
"""The lists of a scenario in which a picture stands for one only."""


class Portraits(tuple[Portrait, ...]):
    """The pictures of one's own of a game, in the order of its scenario, and what figures wear that have a cloth."""

    cloths: Mapping[tuple[str, str], str] = MappingProxyType({})
    """The cloths of figures, and of kinds of figures, by section and id; no picture is needed for one."""

    def among(self, others: Iterable[Portrait]) -> Portraits:
        """Return other pictures with the same cloths."""
        found = Portraits(others)
        found.cloths = self.cloths
        return found

    def cloth_of(self, figure: str, kind: str) -> str:
        """Return the cloth of a figure, or of its kind; "" for the usual one."""
        return self.cloths.get((FIGURE, figure), "") or self.cloths.get((KIND, kind), "") if self.cloths else ""

    @cached_property
    def _paths(self) -> dict[tuple[str, str], str]:
        found: dict[tuple[str, str], str] = {}
        for each in self:
            found.setdefault((each.section if each.section in SECTIONS else KIND, each.id), each.path)
        return found

    def path_of(self, section: str, name: str) -> str:
        """Return where the picture lies of whoever has an id in a section, or of a kind of figures; "" for nowhere."""
        return self._paths.get((section, name), "") if self else ""


NO_PORTRAITS: Final = Portraits()
