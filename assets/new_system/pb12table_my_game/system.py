"""The rule system as the program knows it: how a game begins, and who plays it by program."""

from __future__ import annotations

from types import MappingProxyType

from pb12table.skirmish.faces.system import RuleSystem, Yardstick
from pb12table_my_game.bots import MyGameValue, SteadyBot
from pb12table_my_game.rules import MyGameRules, MyGameSetup, State


class MyGameSystem(MyGameRules, RuleSystem[State]):
    """The rules, with what the program asks of them."""

    name, edition = "my-game", 1
    """Raise the edition when rules lead an old save elsewhere."""
    window = "pb12table_my_game.window"
    bots = MappingProxyType({"steady": lambda seed: SteadyBot()})
    """Players by program by name, each made with a seed; this one leaves nothing to chance."""
    valued = MyGameValue()
    yardstick = Yardstick(goal=frozenset({"goal"}))

    def new_game(self, setup: MyGameSetup, /) -> State:
        return State(setup, {runner.id: runner.at for runner in setup.figures})


SYSTEM = MyGameSystem()
