"""Events that many games have: what they mean, how they look, sound and are told is known without a word of a system.

Their texts are general ones, such as `event-turn-began`; a system may have its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, TypeAlias, get_args

from pb12table.kernel.game import Game
from pb12table.kernel.request import die
from pb12table.skirmish.ids import FigureId, PlayerId

Place: TypeAlias = tuple[float, float, float]
"""A place in space, in steps: x, y, z."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that everybody may know; the events of a system derive from it, as frozen dataclasses."""

    audience: ClassVar[tuple[str, ...] | None] = None


@dataclass(frozen=True, slots=True)
class RoundBegan(Happening):
    """A round has begun."""

    game_round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Happening):
    """A player has the turn, or one of the player's figures."""

    player: PlayerId
    figure: FigureId | None = None


@dataclass(frozen=True, slots=True)
class DieRolled(Happening):
    """A die has been rolled for a figure; the text `dice-PURPOSE` says what for."""

    figure: FigureId
    sides: int
    face: int
    purpose: str


@dataclass(frozen=True, slots=True)
class Walked(Happening):
    """A figure has walked through some places, from the first to the last one."""

    figure: FigureId
    places: tuple[Place, ...]


async def rolled(game: Game[Any], player: PlayerId, figure: FigureId, sides: int, purpose: str) -> int:
    """Return the face of a die that a player rolls for a figure, once all have been told."""
    face = await game.roll(die(player, sides, purpose, figure))
    game.record(DieRolled(figure, sides, face, purpose))
    return face


def dashed(name: str) -> str:
    """Return the name of a class as keys of texts have it: figure-fell for FigureFell."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def numbers_of(thing: Any) -> dict[str, Any]:
    """Return the fields of a dataclass that are numbers or words, by name."""
    found = {field.name: getattr(thing, field.name) for field in fields(thing)}
    return {name: value for name, value in found.items() if isinstance(value, int | float | str)}


def happenings(module: ModuleType) -> Mapping[str, type[Any]]:
    """Return the kinds of events of a module that derive from `Happening`, and all of this one, by their names."""
    known = {**globals(), **vars(module)}
    kinds = (kind for kind in known.values() if isinstance(kind, type) and issubclass(kind, Happening))
    return MappingProxyType({kind.__name__: kind for kind in kinds if kind is not Happening})


def by_name(kinds: Any) -> Mapping[str, type[Any]]:
    """Return the kinds of events of a union by their names, as scripts of referees call them."""
    return MappingProxyType({kind.__name__: kind for kind in get_args(kinds)})
