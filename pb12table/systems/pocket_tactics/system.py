"""Pocket Tactics with all its faces to the program."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.faces.system import RuleSystem
from pb12table.systems.pocket_tactics.bots.greedy_bot import GreedyBot
from pb12table.systems.pocket_tactics.bots.search_bot import STRENGTHS, strengths
from pb12table.systems.pocket_tactics.rules.rules import Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import State

_BOTS: Final[MappingProxyType[str, MakeBot]] = MappingProxyType({"greedy": GreedyBot, **strengths()})


class PocketTactics(Rules, RuleSystem[State]):
    """The rules of Pocket Tactics, and how the program begins and fills its games; see `faces.system.RuleSystem`."""

    bots = _BOTS
    styles = tuple(STRENGTHS)
    window = "pb12table.systems.pocket_tactics.window"

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)


SYSTEM: Final = PocketTactics()
