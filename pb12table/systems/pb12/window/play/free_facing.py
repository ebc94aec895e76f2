"""The facing that somebody sets for a figure before its next action.  R1.6.2 (freie Ausrichtung)."""

from __future__ import annotations

from typing import Any

import msgspec

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.facing import facing_refusal
from pb12table.systems.pb12.rules.game.answers import Adjust, Move
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.units import normalised, rounded


class FreeFacing:
    """What was set for which figure, at which length of the journal: whatever is answered ends it."""

    def __init__(self) -> None:
        self._kept: tuple[FigureId, int, float] | None = None

    def keep(self, figure: FigureId, length: int, facing: float) -> None:
        """Set the facing of a figure, in degrees, while the journal has so many entries."""
        self._kept = (figure, length, facing)

    def of(self, figure: FigureId, length: int) -> float | None:
        """The facing that was set for a figure at that length of the journal, None when none was."""
        if self._kept is None or self._kept[:2] != (figure, length):
            return None
        return self._kept[2]

    def put_first(self, request: object, answer: Any, length: int) -> Any:
        """An action with the facing set before it; as it is when it says one itself, and all that is no action."""
        if not isinstance(request, ChooseAction) or isinstance(answer, Move | Adjust):
            return answer  # after each of their options the figure faces where it likes
        if getattr(answer, "facing", 0.0) is not None:
            return answer
        facing = self.of(request.figure, length)
        return answer if facing is None else msgspec.structs.replace(answer, facing=facing)


def turned_on(state: State, figure: FigureId, facing: float, degrees: float) -> float | Refusal:
    """The first facing a figure can take, turning on from another by so many degrees again and again.

    Why not the next one when there is none.  R1.6.2, R3.0.15 (vehicles do not turn).
    """
    if is_vehicle(state, figure):
        return Refusal("R3.0.15", "no-free-facing", (("figure", figure),))
    first: Refusal | None = None
    for number in range(1, round(360.0 / abs(degrees))):
        wished = rounded(normalised(facing + number * degrees))
        refusal = facing_refusal(state, figure, wished)
        if refusal is None:
            return wished
        first = first or refusal
    assert first is not None, "there is a facing to try"
    return first
