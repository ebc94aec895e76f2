"""A throw of dice as it is watched, as plain data: which dice fall, who throws them, what for, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pb12table.skirmish.ids import FigureId, PlayerId


@dataclass(frozen=True, slots=True)
class Die:
    """A die with so many sides, and the face it shows, counted from 1; None: it was not thrown, and shows a dash.

    `signs` are what is written on its faces in their order, where those are no numbers.  `player` is whose colour and
    mark it bears, where dice of several players fall together.  A `paler` one does not count.
    """

    sides: int
    face: int | None
    signs: tuple[str, ...] = ()
    player: PlayerId | None = None
    paler: bool = False

    def written(self, face: int) -> str:
        """What is written on a face."""
        return self.signs[face - 1] if self.signs else str(face)


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that fall together: who throws, what for, and the result, which is told once they lie still.

    `tone`: whether that is good or bad for who throws, or neither.  `figures` are those it is about, which no tray may
    hide.
    """

    dice: tuple[Die, ...]
    thrower: str
    purpose: str
    result: str
    tone: Literal["good", "bad", "plain"] = "plain"
    figures: tuple[FigureId, ...] = ()
