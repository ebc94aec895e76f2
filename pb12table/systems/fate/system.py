"""FATE with all its faces to the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pb12table.skirmish.bot import MakeBot, Valued
from pb12table.skirmish.faces.system import RuleSystem, Yardstick
from pb12table.systems.fate.rules.course import new_game
from pb12table.systems.fate.rules.data import Setup
from pb12table.systems.fate.rules.rules import Rules
from pb12table.systems.fate.rules.state import State


class Fate(Rules, RuleSystem[State]):
    """The rules of FATE, and how the program begins and fills its conflicts; see `skirmish.faces.system.RuleSystem`."""

    window = "pb12table.systems.fate.window.face"
    yardstick = Yardstick(
        frozenset(f"goal-{kind}" for kind in ("carry", "out", "fuse", "limit", "hold", "leave")),
        frozenset({"last-side", "all-out"}),
        seconds=17.0,
    )
    styles = ("steady", "strong", "learner")

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        # A command that only looks at a scenario need not load what plays.
        from pb12table.systems.fate.bots.by_name import BOTS

        return BOTS

    @property
    def valued(self) -> Valued[State]:
        from pb12table.systems.fate.bots.value import VALUE

        return VALUE

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)


SYSTEM: Final = Fate()
