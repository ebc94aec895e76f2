"""Actions that only a scenario brings, as data.  R1.6.4 to R1.6.11, R1.7.1, RU122."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.systems.pb12.rules.preparations.blocks import Attribute
from pb12table.systems.pb12.rules.scenarios.effect_data import Effect
from pb12table.table.shapes import Point3


class TargetKind(StrEnum):
    """What an action aims at; with NONE the figure that takes it feels its effects.  R1.6.4 (Zielauswahl)."""

    NONE = "none"
    FIGURE = "figure"
    TERRAIN = "terrain"
    POINT = "point"
    PLACE = "place"


class Whom(StrEnum):
    """Whose figures can be targets."""

    OPPONENTS = "opponents"
    OWN = "own"
    ANYBODY = "anybody"


class Within(StrEnum):
    """How near the target must be: in contact (R1.1.16), in melee reach, in the communication area, or anywhere."""

    CONTACT = "contact"
    MELEE = "melee"
    COMMUNICATION = "communication"
    ANYWHERE = "anywhere"


@dataclass(frozen=True, slots=True)
class ScenarioAction:
    """An action of a scenario.  RU122.

    Each AP (`least` to `most` of them) is one check of `attribute` at `modifier`; without attribute there is no check,
    and the action succeeds.  `needs` successes bring its effects about once (R1.6.5); with a target `radius` each
    success does (R1.6.9).  The target is a figure of `whom`, one of `pieces`, a bare point, or the `place` that the
    action fixes itself (RU056), `within` reach or so many steps.  Only figures in the zone `zone` can take it, only
    `players`, and with `with_block` only by an item or ability made for it or for its `family`.  It works at most
    `uses` times in a game.
    """

    id: str
    label: Label
    text: Label
    target: TargetKind
    effects: tuple[Effect, ...]
    attribute: Attribute | None = None
    modifier: int = 0
    least: int = 1
    most: int | None = None
    needs: int = 1
    radius: int | None = None
    whom: Whom = Whom.OPPONENTS
    pieces: tuple[str, ...] = ()
    place: Point3 | None = None
    within: Within | float = Within.ANYWHERE
    zone: str | None = None
    players: tuple[PlayerId, ...] = ()
    with_block: bool = False
    auxiliary: bool = False
    uses: int | None = None
    family: str = ""
