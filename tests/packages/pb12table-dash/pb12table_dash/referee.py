"""What referee scripts may say of Dash: its events, and nothing that other systems have not."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from pb12table.skirmish.faces.system import RefereeFace
from pb12table_dash.system import SYSTEM, DashSetup, Ran, RoundBegan, State, Threw, TurnBegan


class DashReferee(RefereeFace):
    events = MappingProxyType({kind.__name__: kind for kind in (RoundBegan, TurnBegan, Threw, Ran)})
    highest_face = 6

    def position(self, setup: DashSetup, form: Any, file: Path, place: str) -> State:
        return SYSTEM.new_game(setup)


REFEREE = DashReferee()
