"""Pb-12 with all its faces to the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pb12table.skirmish.bot import MakeBot, Valued
from pb12table.skirmish.faces.system import Ending, RuleSystem, Yardstick
from pb12table.systems.pb12.rules.game.rules import Rules
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game


class Pb12(Rules):
    """The rules of Pb-12, and how the program begins and fills its games; see `skirmish.faces.system.RuleSystem`."""

    styles = ("steady", "learner")
    window = "pb12table.systems.pb12.window.face"
    yardstick = Yardstick(frozenset({"round-limit"}), frozenset({"last-undefeated"}), seconds=8.0)

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        # A command that only looks at a scenario need not load what plays.
        from pb12table.systems.pb12.bots.by_name import BOTS

        return BOTS

    @property
    def valued(self) -> Valued[State]:
        # A command that only looks at a scenario need not load what plays.
        from pb12table.systems.pb12.bots.value import VALUE

        return VALUE

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)

    def prepares(self, state: State) -> bool:
        return False

    def hides(self, state: State) -> bool:
        return False

    def ending(self, state: State) -> Ending | None:
        outcome = state.outcome
        return None if outcome is None else Ending(tuple(outcome.winners), outcome.reason)


SYSTEM: Final = Pb12()

if TYPE_CHECKING:
    _: RuleSystem[State] = SYSTEM
