"""What a status of a vehicle brings about, asked of the system: chapter 3 comes after the statuses.

The rules go round in a circle here: damage can get a vehicle out of control, and what it then runs into is damaged.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.statuses.kinds import Status


@runtime_checkable
class Fates(Protocol):
    """The rules of chapter 3 that statuses need; `vehicles.vehicle_fates` says what they do."""

    async def follow(self, game: Game, vehicle: FigureId, status: Status, modifiers: list[Modifier]) -> None:
        """What follows at once when a vehicle receives a status.  R3.0.6, R3.0.22."""

    async def leave_unsupported(self, game: Game, aboard: list[FigureId]) -> None:
        """Let those who were aboard fall if they do not stand any more.  R3.0.23."""


def fates(game: Game) -> Fates:
    """The fates of vehicles in a game."""
    assert isinstance(game.system, Fates), "games of Pb-12 are driven by its rules"
    return game.system
