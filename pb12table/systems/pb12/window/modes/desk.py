"""The game screen as the modes of Pb-12 know it, and what these modes have in common."""

from __future__ import annotations

from typing import Protocol

from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.window.play.base import GameDesk, Mode


class Desk(GameDesk, Protocol):
    """The screen of a game of Pb-12."""

    @property
    def state(self) -> State: ...

    @property
    def setup(self) -> Setup: ...


class OwnMode(Mode):
    """A mode of Pb-12."""

    game: Desk

    def __init__(self, game: Desk) -> None:
        super().__init__(game)

    def state_ahead(self) -> State:
        return self.game.state
