"""How far an analysis has come, told to whoever shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TypeAlias


class Stage(StrEnum):
    """The parts of an analysis, in their order."""

    SITES = "sites"
    SIGHT = "sight"
    COVER = "cover"
    WAYS = "ways"
    CHOKES = "chokes"
    GAMES = "games"


Told: TypeAlias = Callable[[Stage, int, int], None]
"""Hears which stage is worked on, how much of it is done, and how much there is of it."""


def unheard(stage: Stage, done: int, total: int) -> None:
    """Nobody listens."""


def bundled(numbers: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Numbers in bundles, so that handing them over costs little beside the work."""
    return [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]
