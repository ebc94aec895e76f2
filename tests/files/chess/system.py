"""The second system: games can begin, and have no rules."""

from types import SimpleNamespace
from typing import Any


def _new_game(setup: Any) -> SimpleNamespace:
    return SimpleNamespace(setup=setup, battlefield=setup.battlefield, game_round=1)


SYSTEM = SimpleNamespace(edition=1, new_game=_new_game, bots={})
