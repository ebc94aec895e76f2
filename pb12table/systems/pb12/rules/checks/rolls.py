"""The die of the game, and one that was thrown, as cards that are played after it see it.  R5.0.8, RU113."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pb12table.skirmish.ids import PlayerId

SIDES: Final = 12
"""All dice of the game are twelve-sided.  R1.1.10 (Würfelproben)."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """Who threw, what for (`purpose` and `subject` as in the kernel's dice), what it must reach, and what it shows."""

    player: PlayerId
    purpose: str
    subject: str
    target_number: int | None
    face: int
