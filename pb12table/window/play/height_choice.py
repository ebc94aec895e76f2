"""The heights one can stand at under the mouse: on the bridge or below it, and which of them is meant."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

NEAR: Final = 0.1
"""Heights that differ by less, in steps, are one."""


class HeightChoice:
    """`heights` are those under the mouse, lowest first; `chosen` is the one that keys or the wheel have chosen."""

    def __init__(self) -> None:
        self.heights: list[float] = []
        self._level: int | None = None
        self._storey: float | None = None

    @property
    def chosen(self) -> float | None:
        """The height that has been chosen; None leaves it to the way."""
        return None if self._level is None else self.heights[self._level]

    def offer(self, heights: Sequence[float], storey: float | None = None) -> None:
        """Other heights lie under the mouse, or the same; a choice holds as long as they are the same.

        Where a `storey` is shown alone, which has that height there, it is meant as long as nothing else is chosen.
        """
        if [*heights] != self.heights or storey != self._storey:
            self.heights, self._storey = [*heights], storey
            meant = inf if storey is None else storey
            self._level = next((number for number, each in enumerate(heights) if abs(each - meant) < NEAR), None)

    def forget(self) -> None:
        """Leave it to the way again."""
        self._level = None

    def step(self, step: int, reached: float | None) -> bool:
        """Choose the next height up or down from the one that is shown; return whether there are several.

        `reached` is the height that a way on trial leads to.
        """
        if len(self.heights) < 2:
            return False
        self._level = max(0, min(self._shown(reached) + step, len(self.heights) - 1))
        return True

    def shown(self, reached: float | None) -> float | None:
        """The height that a way on trial leads to, or the chosen one; None where there is only one."""
        return None if len(self.heights) < 2 else self.heights[self._shown(reached)]

    def _shown(self, reached: float | None) -> int:
        """Which of the heights that is."""
        if self._level is not None:
            return self._level
        if reached is None:
            return len(self.heights) - 1
        return min(range(len(self.heights)), key=lambda number: abs(self.heights[number] - reached))
