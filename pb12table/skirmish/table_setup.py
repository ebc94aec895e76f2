"""The setup of a game with players and figures on a table, for systems that agree on little more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from pb12table.skirmish.faces.content import Layout
from pb12table.skirmish.faces.system import FigureOfSetup, PlayerSetup
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import Backdrop, Portraits, Zone
from pb12table.table.battlefield import Battlefield

Player = TypeVar("Player", bound=PlayerSetup)
Figure = TypeVar("Figure", bound=FigureOfSetup)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of whom nothing but the name is agreed; see `system.PlayerSetup`."""

    id: PlayerId
    name: str


@dataclass(frozen=True, kw_only=True)
class TableSetup(Generic[Player, Figure]):
    """The table with what lies on it, and players; see `system.GameSetup`.

    A system adds its `figures`, as a field or worked out, and fields of its own.
    """

    system: ClassVar[str] = ""
    name: Label
    battlefield: Battlefield
    step_cm: float
    players: tuple[Player, ...]
    zones: tuple[Zone, ...] = ()
    backdrop: Backdrop | None = None
    piece_names: tuple[tuple[str, Label], ...] = field(default=())
    portraits: Portraits = ()

    if TYPE_CHECKING:

        @property
        def figures(self) -> tuple[Figure, ...]: ...

    @cached_property
    def player_by_id(self) -> Mapping[PlayerId, Player]:
        return MappingProxyType({player.id: player for player in self.players})

    @cached_property
    def figure_by_id(self) -> Mapping[FigureId, Figure]:
        return MappingProxyType({figure.id: figure for figure in self.figures})

    @cached_property
    def piece_labels(self) -> Mapping[str, Label]:
        return MappingProxyType(dict(self.piece_names))


def table_of(layout: Layout) -> dict[str, Any]:
    """Return what a setup takes over from a layout, by field."""
    names = ("name", "battlefield", "step_cm", "zones", "backdrop", "piece_names")
    return {name: getattr(layout, name) for name in names}
