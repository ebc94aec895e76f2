"""The laws of all games, tried on every scenario of this one."""

from pb12table.testing.suite import SystemLaws
from pb12table_my_game.rules import MyGameRules


class TestMyGame(SystemLaws):
    """Each law is a test of the class above."""

    system = "my-game"
    states = MyGameRules.states
