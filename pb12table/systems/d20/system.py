"""d20 with all its faces to the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pb12table.skirmish.bot import MakeBot, Valued
from pb12table.skirmish.faces.system import RuleSystem, Yardstick
from pb12table.systems.d20.rules.data import Setup
from pb12table.systems.d20.rules.rules import Rules
from pb12table.systems.d20.rules.sequence import new_game
from pb12table.systems.d20.rules.state import State


class D20(Rules, RuleSystem[State]):
    """The rules of d20, and how the program begins and fills its games; see `skirmish.faces.system.RuleSystem`."""

    window = "pb12table.systems.d20.window.face"
    yardstick = Yardstick(frozenset({"goal", "round-limit"}), frozenset({"last-side", "all-out"}))
    styles = ("strong", "learner")

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        # A command that only looks at a scenario need not load what plays.
        from pb12table.systems.d20.bots.by_name import BOTS

        return BOTS

    @property
    def valued(self) -> Valued[State]:
        from pb12table.systems.d20.bots.value import VALUE

        return VALUE

    def hides(self, state: State) -> bool:
        """Return True, as creatures may hide.  D003, section 4.2."""
        return True

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)


SYSTEM: Final = D20()
"""A fight of heroes and monsters with a twenty-sided die, as coroutines."""
