"""What scenario actions and cards bring about, and actions that only a scenario brings, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.skirmish.ids import Label, PlayerId
from pb12table.systems.pb12.rules.preparations.blocks import Attribute, Status
from pb12table.table.shapes import Point3

Some = Annotated[int, Meta(ge=1, le=12)]
Strength = Annotated[int, Meta(ge=-12, le=30)]
Penetration = Annotated[int, Meta(ge=0, le=30)]
PieceIds = Annotated[tuple[str, ...], Meta(max_length=24)]


class EffectData(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of all effects."""


class Open(EffectData, frozen=True, kw_only=True, tag="open"):
    """The target terrain, or these pieces, are open from now on and in nobody's way.  R1.6.5."""

    pieces: PieceIds = ()


class Damage(EffectData, frozen=True, kw_only=True, tag="damage"):
    """The targets receive damage.  R1.5.2."""

    strength: Strength
    penetration: Penetration = 0


class GiveStatus(EffectData, frozen=True, kw_only=True, tag="status"):
    """The targets receive a status, a cumulative one so many times.  R1.9.1, R1.9.6, RU121."""

    status: Status
    markers: Some = 1


class TakeStatus(EffectData, frozen=True, kw_only=True, tag="lose-status"):
    """The targets lose a status with all its markers.  R1.9.1, RU047."""

    status: Status


class GiveVictoryPoints(EffectData, frozen=True, kw_only=True, tag="victory-points"):
    """The acting player receives victory points.  R1.1.21."""

    points: Some


class GiveCommandPoints(EffectData, frozen=True, kw_only=True, tag="command-points"):
    """The acting player receives command points.  R1.1.8, R1.2.4."""

    points: Some


class ChangeAttribute(EffectData, frozen=True, kw_only=True, tag="attribute"):
    """An attribute value of the targets changes for a turn, a game round or the rest of the game.  R1.1.7, R1.9.1."""

    attribute: Attribute
    value: Annotated[int, Meta(ge=-12, le=12)]
    lasting: Literal["turn", "round", "game"] = "round"


# -- what only cards do: chapter 5 ----------------------------------------------------------------------------


class GiveActionPoints(EffectData, frozen=True, kw_only=True, tag="action-points"):
    """The target figure receives AP at once; only an active one can use them.  R1.6.1, RU003."""

    points: Some


class Heal(EffectData, frozen=True, kw_only=True, tag="heal"):
    """The target figure gets used damage points back, and sheds a wound whose points are whole again.  R1.5.1.

    A vehicle sheds one Severely Damaged marker for each heavy point.  RU097.
    """

    light: Annotated[int, Meta(ge=0, le=12)] = 0
    heavy: Annotated[int, Meta(ge=0, le=12)] = 0


class MakeReady(EffectData, frozen=True, kw_only=True, tag="ready"):
    """The target figure is no longer done and can be activated again.  R1.3.10."""


class GoAhead(EffectData, frozen=True, kw_only=True, tag="move"):
    """The target figure receives movement points and uses them at once, without Moved markers.  R1.7.2, RU060."""

    points: Some


class RefillBlocks(EffectData, frozen=True, kw_only=True, tag="refill"):
    """The resource points of all blocks the target figure has in use are refilled.  R1.8.14."""


class ForcePanicCheck(EffectData, frozen=True, kw_only=True, tag="panic-check"):
    """The target figure makes a panic check.  R1.4.27."""


class Stagger(EffectData, frozen=True, kw_only=True, tag="random-movement"):
    """The target figure makes a random movement.  R1.5.6."""


class Collect(EffectData, frozen=True, kw_only=True, tag="concentrate"):
    """The checks of the target figure's next action are easier, as by concentrating and besides it.  R1.7.12."""


class ActivateNow(EffectData, frozen=True, kw_only=True, tag="activate"):
    """The target figure is activated directly, with so many AP more.  R1.3.8."""

    action_points: Annotated[int, Meta(ge=0, le=12)] = 0


class ClearMarkers(EffectData, frozen=True, kw_only=True, tag="clear-markers"):
    """All Out of Action markers leave the game.  R1.10.1."""


class Draw(EffectData, frozen=True, kw_only=True, tag="draw"):
    """The player draws cards.  R5.0.4."""

    cards: Some


class MakeDiscard(EffectData, frozen=True, kw_only=True, tag="discard"):
    """An opponent discards cards that the dice choose from his hand.  R5.0.5."""

    cards: Some


class TakeCommandPoints(EffectData, frozen=True, kw_only=True, tag="take-command-points"):
    """An opponent loses command points, as many as he has at most.  R1.1.8, RU003."""

    points: Some


class Truce(EffectData, frozen=True, kw_only=True, tag="truce"):
    """Until the end of the turn nobody attacks."""


class Cancel(EffectData, frozen=True, kw_only=True, tag="cancel"):
    """The interruption played just before has no effect.  R4.0.3."""


class ChangeDie(EffectData, frozen=True, kw_only=True, tag="die-change"):
    """The die that was thrown shows more or less, from 1 to 12.  R5.0.8."""

    by: Annotated[int, Meta(ge=-11, le=11)]


class SetDie(EffectData, frozen=True, kw_only=True, tag="die-set"):
    """The die that was thrown is turned to this face.  R5.0.8."""

    face: Annotated[int, Meta(ge=1, le=12)]


class ThrowAgain(EffectData, frozen=True, kw_only=True, tag="die-again"):
    """The die is thrown again.  R5.0.8."""


DieEffect: TypeAlias = ChangeDie | SetDie | ThrowAgain
FigureEffect: TypeAlias = (
    Damage
    | GiveStatus
    | TakeStatus
    | ChangeAttribute
    | GiveActionPoints
    | Heal
    | MakeReady
    | GoAhead
    | RefillBlocks
    | ForcePanicCheck
    | Stagger
    | Collect
    | ActivateNow
)
CardEffect: TypeAlias = (
    FigureEffect
    | GiveVictoryPoints
    | GiveCommandPoints
    | ClearMarkers
    | Draw
    | MakeDiscard
    | TakeCommandPoints
    | Truce
    | Cancel
    | DieEffect
)
"""What a card can bring about."""

Effect: TypeAlias = Damage | Open | GiveStatus | TakeStatus | ChangeAttribute | GiveVictoryPoints | GiveCommandPoints
"""What an action of a scenario can bring about."""


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
