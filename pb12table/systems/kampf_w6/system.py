"""Kampf W6 with all its faces to the program."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.faces.system import RuleSystem
from pb12table.systems.kampf_w6.bots.curious import curious_bot
from pb12table.systems.kampf_w6.bots.tactical_bot import TacticalBot
from pb12table.systems.kampf_w6.rules.data import Setup
from pb12table.systems.kampf_w6.rules.rules import Rules
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import State

_BOTS: Final[MappingProxyType[str, MakeBot]] = MappingProxyType({"tactical": TacticalBot, "curious": curious_bot})


class KampfW6(Rules, RuleSystem[State]):
    """The rules of Kampf W6, and how the program begins and fills its games; see `skirmish.faces.system.RuleSystem`."""

    bots = _BOTS
    styles = ("tactical",)
    window = "pb12table.systems.kampf_w6.window"

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)


SYSTEM: Final = KampfW6()
