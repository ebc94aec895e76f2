"""What scenario actions and cards bring about, as data: each effect is one small, typed kind.

They are written in files as tables with a `kind`.  Numbers are whole; strengths and penetrations as in damage codes.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.pb12.profiles import Attribute
from pb12table.pb12.state import Status

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


Effect: TypeAlias = Open | Damage | GiveStatus | TakeStatus | ChangeAttribute | GiveVictoryPoints | GiveCommandPoints
"""What an action of a scenario can bring about."""
