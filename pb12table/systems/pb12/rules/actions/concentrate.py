"""Concentrate.  R1.7.12 (Konzentrieren), RU068."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import Concentrate
from pb12table.systems.pb12.rules.game.events import FigureConcentrated
from pb12table.systems.pb12.rules.game.state import State


class ConcentrateRules(ActionRules[Concentrate]):
    """Make the checks of the very next action easier.  R1.7.12 (Konzentrieren)."""

    answers = (Concentrate,)

    async def effect(self, game: Game, figure: FigureId, action: Concentrate, windows: Windows | None) -> None:
        """Concentrate for the very next action, whatever it is; `acting.act` lets go of it.  R1.7.12, RU068."""
        game.record(FigureConcentrated(figure=figure))

    def hints(self, state: State, figure: FigureId) -> Iterator[Concentrate]:
        """Concentrate."""
        yield Concentrate()

    def sample(self, whim: Whim) -> Concentrate:
        """Concentrate, in any facing."""
        return Concentrate(whim.facing)


CONCENTRATE: Final = ConcentrateRules()
