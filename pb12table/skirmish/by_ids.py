"""What is agreed before a game, looked up by ids: a part of setups whose players stand on sides."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import Label

Identity = TypeVar("Identity", bound=str, covariant=True)


class _WithId(Protocol[Identity]):
    @property
    def id(self) -> Identity: ...


Player = TypeVar("Player", bound=_WithId[PlayerId])
Figure = TypeVar("Figure", bound=_WithId[FigureId])
Side = TypeVar("Side", bound=_WithId[str])


class ByIds(Generic[Player, Figure, Side]):
    """The lookups of a setup, which has players, figures, sides, and pieces of terrain with names of their own."""

    players: tuple[Player, ...]
    figures: tuple[Figure, ...]
    sides: tuple[Side, ...]
    piece_names: tuple[tuple[str, Label], ...]

    @cached_property
    def player_by_id(self) -> Mapping[PlayerId, Player]:
        return MappingProxyType({player.id: player for player in self.players})

    @cached_property
    def figure_by_id(self) -> Mapping[FigureId, Figure]:
        return MappingProxyType({figure.id: figure for figure in self.figures})

    @cached_property
    def side_by_id(self) -> Mapping[str, Side]:
        return MappingProxyType({side.id: side for side in self.sides})

    @cached_property
    def piece_labels(self) -> Mapping[str, Label]:
        return MappingProxyType(dict(self.piece_names))
