"""Pb-12 with all its faces to the program."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.faces.system import Ending, RuleSystem
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.curious_goals import curious_bot
from pb12table.systems.pb12.rules.game.rules import Rules
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game

_BOTS: Final[MappingProxyType[str, MakeBot]] = MappingProxyType(
    {"aggressive": AggressiveBot, "curious": curious_bot, "careful": CarefulBot}
)


class Pb12(Rules):
    """The rules of Pb-12, and how the program begins and fills its games; see `skirmish.faces.system.RuleSystem`."""

    bots = _BOTS
    styles = ("careful", "aggressive")
    window = "pb12table.systems.pb12.window.face"

    def new_game(self, setup: Setup, /) -> State:
        return new_game(setup)

    def ending(self, state: State) -> Ending | None:
        outcome = state.outcome
        return None if outcome is None else Ending(tuple(outcome.winners), outcome.reason)


SYSTEM: Final = Pb12()

if TYPE_CHECKING:
    _: RuleSystem[State] = SYSTEM
