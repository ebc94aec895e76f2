"""What an action is aimed at, as plain data: one figure, one point or one piece of terrain.  R1.6.4, RU124."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point3
from pb12table.table.units import rounded


@dataclass(frozen=True, slots=True)
class ChosenTarget:
    """A target as it is chosen: exactly one of a figure, a point (x, y, z) in space and a piece of terrain.

    R1.6.4 (Zielauswahl), RU124.
    """

    figure: FigureId | None = None
    point: Point3 | None = None
    piece: str | None = None

    @property
    def name(self) -> str | None:
        """The id of the figure or piece; a point has none."""
        return self.figure or self.piece

    def kept(self) -> ChosenTarget:
        """The target as it enters the state and is known again: the coordinates of a point are rounded."""
        if self.point is None:
            return self
        x, y, z = self.point
        return ChosenTarget(point=(rounded(x), rounded(y), rounded(z)))


class AimedAt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a figure has aimed at, and in which game round: the fields of a target.  R1.7.16 (Zielwahl), RU067.

    What is not set is left out of digests, so that saves of games in which only figures were aimed at still load.
    """

    game_round: int
    figure: FigureId | None = None
    point: Point3 | None = None
    piece: str | None = None

    @property
    def target(self) -> ChosenTarget:
        """The target alone."""
        return ChosenTarget(self.figure, self.point, self.piece)
