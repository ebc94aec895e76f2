"""Pocket Tactics with all its faces to the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pb12table.skirmish.bot import MakeBot, Valued
from pb12table.skirmish.faces.system import RuleSystem, Yardstick
from pb12table.systems.pocket_tactics.rules.rules import Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import Phase, State


class PocketTactics(Rules, RuleSystem[State]):
    """The rules of Pocket Tactics, and how the program begins and fills its games; see `faces.system.RuleSystem`."""

    styles = ("steady", "learner")
    window = "pb12table.systems.pocket_tactics.window.face"
    yardstick = Yardstick(
        frozenset({"features", "controlled"}), frozenset({"beaten", "nobody"}), by_goal=0.3, seconds=30.0
    )

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        # A command that only looks at a scenario need not load what plays.
        from pb12table.systems.pocket_tactics.bots.by_name import BOTS

        return BOTS

    @property
    def valued(self) -> Valued[State]:
        from pb12table.systems.pocket_tactics.bots.value import VALUE

        return VALUE

    def prepares(self, state: State) -> bool:
        """Return whether a game is still being set up.  P002 to P012."""
        return state.phase is not Phase.PLAY and not self.is_over(state)

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)


SYSTEM: Final = PocketTactics()
