"""How many checks an action has: by its AP, its frequency and the resource points there are.  R1.6.7, R1.8.14."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Block


@dataclass(frozen=True, slots=True)
class CheckCounts:
    """The checks that are declared, and those of them for which there is a resource point.  R1.8.14, RU052."""

    declared: int
    available: int

    @property
    def lapsed(self) -> int:
        """The checks without a resource point.  R1.8.14."""
        return self.declared - self.available


def resources_left(state: State, figure: FigureId, block: Block) -> int | None:
    """The resource points of a block, None for unlimited.  R1.8.14 (Ressourcen), RU071."""
    return state.figures[figure].blocks[block.id].resources


def empty_refusal(state: State, figure: FigureId, block: Block) -> Refusal | None:
    """Why no check can be made with a block: it has no resource point left, and perhaps no charge for more.

    R1.8.14 (Ressourcen), R1.8.16 (Nachladen).
    """
    if resources_left(state, figure, block) != 0:
        return None
    if state.figures[figure].blocks[block.id].charges:
        return Refusal("R1.8.14", "no-resources", (("block", block.id),))
    return Refusal("R1.8.14", "used-up", (("block", block.id),))


def count_checks(
    state: State, figure: FigureId, block: Block | None, action_points: int, *, frequency: bool
) -> CheckCounts:
    """The checks of an action with so many AP, done with a block or with none.

    R1.6.5, R1.6.7 and R1.8.11 (frequency), R1.8.14 (resources), RU052 (multiplied first).
    """
    declared = action_points
    if block is None:
        return CheckCounts(declared, declared)
    if frequency:
        declared *= block.frequency.multiplier
    left = resources_left(state, figure, block)
    return CheckCounts(declared, declared if left is None else min(declared, left))
