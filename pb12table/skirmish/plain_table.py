"""States of games on a flat table, where all figures are round and of one size."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Self

from pb12table.skirmish.faces.system import Ending
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import distance_to_area, footprint_distance
from pb12table.table.shapes import TOLERANCE, Circle, Point


@dataclass(slots=True)
class TableState:
    """A game in progress; a system derives from it, and adds what changes.

    `at` are the places of the figures that are on the table; who leaves it is taken out of there.  A copy has mappings,
    lists and sets of its own: what these hold must not change itself.  Lengths in steps.
    """

    radius: ClassVar[float] = 0.3
    height: ClassVar[float] = 1.0

    setup: Any
    at: dict[FigureId, Point]
    game_round: int = field(default=0, kw_only=True)
    outcome: Ending | None = field(default=None, kw_only=True)

    @property
    def battlefield(self) -> Battlefield:
        """The table as it is now."""
        found: Battlefield = self.setup.battlefield
        return found

    def clone(self) -> Self:
        """Return an independent copy."""
        own: dict[str, Any] = {each.name: getattr(self, each.name) for each in fields(self)}
        kept: Any = {name: copy(value) for name, value in own.items() if isinstance(value, dict | list | set)}
        return replace(self, **kept)

    def body(self, figure: FigureId) -> Body:
        """Return a figure as the geometry knows it, where it is; where it began if it is not on the table."""
        x, y = self.at.get(figure) or self.setup.figure_by_id[figure].at
        return Body(figure, Circle(self.radius), x, y, 0.0, 0.0, self.height, 0.9 * self.height)

    def others(self, figure: FigureId) -> tuple[Body, ...]:
        """Return the bodies of all other figures on the table."""
        return tuple(self.body(other) for other in self.at if other != figure)

    def between(self, one: FigureId, other: FigureId) -> float:
        """Return how far two figures are from each other, from rim to rim."""
        return footprint_distance(self.body(one), self.body(other))

    def zones(self, kind: ZoneKind) -> tuple[Zone, ...]:
        """Return the zones of a kind."""
        return tuple(zone for zone in self.setup.zones if zone.kind is kind)

    def steps_to(self, kind: ZoneKind, at: Point) -> float:
        """Return how far the nearest zone of a kind is from a place, as the crow flies."""
        return min(distance_to_area(zone.area, at) for zone in self.zones(kind))

    def is_in(self, kind: ZoneKind, figure: FigureId) -> bool:
        """Return whether the middle of a figure is in a zone of a kind, its border included."""
        return self.steps_to(kind, self.at[figure]) <= TOLERANCE
