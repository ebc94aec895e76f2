"""The question of the Carry action.  R4.2.3 (Tragen)."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.kernel.request import YesNo
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import State


@dataclass(frozen=True, slots=True)
class AgreeToBeCarried(YesNo[State]):
    """Whether a player lets another player's figure carry his own (`target`).  R4.2.3."""

    figure: FigureId
    target: FigureId
