"""Kampf W6 with all its faces to the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pb12table.skirmish.bot import MakeBot, Valued
from pb12table.skirmish.faces.system import RuleSystem, Yardstick
from pb12table.systems.kampf_w6.rules.data import Setup
from pb12table.systems.kampf_w6.rules.rules import Rules
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import State


class KampfW6(Rules, RuleSystem[State]):
    """The rules of Kampf W6, and how the program begins and fills its games; see `skirmish.faces.system.RuleSystem`."""

    styles = ("steady", "strong", "learner")
    window = "pb12table.systems.kampf_w6.window.face"
    yardstick = Yardstick(
        frozenset({"carried-home", "most-points", "points-reached"}), frozenset({"last-side", "all-out"}), seconds=18.0
    )

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        # A command that only looks at a scenario need not load what plays.
        from pb12table.systems.kampf_w6.bots.by_name import BOTS

        return BOTS

    @property
    def valued(self) -> Valued[State]:
        from pb12table.systems.kampf_w6.bots.value import VALUE

        return VALUE

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)


SYSTEM: Final = KampfW6()
