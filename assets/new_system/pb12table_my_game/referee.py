"""What referee scripts may say of a game: its events, and the faces of its die."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from pb12table.skirmish.faces.system import RefereeFace
from pb12table_my_game.rules import SIDES, MyGameSetup, Ran, Rolled, RoundBegan, State, TurnBegan
from pb12table_my_game.system import SYSTEM


class MyGameReferee(RefereeFace):
    """A script begins a game, gives dice and answers, and says what is to come of them."""

    events = MappingProxyType({kind.__name__: kind for kind in (RoundBegan, TurnBegan, Rolled, Ran)})
    highest_face = SIDES

    def position(self, setup: MyGameSetup, form: Any, file: Path, place: str) -> State:
        return SYSTEM.new_game(setup)


REFEREE = MyGameReferee()
