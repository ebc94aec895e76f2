"""Two throws held against each other, die by die, as plain data: whose dice, which pairs, and which pair decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pb12table.skirmish.ids import PlayerId

Tone = Literal["good", "bad", "plain"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestDie:
    """A die with so many sides that has shown a face; one that `guards` is green and round, one that does not is red.

    `name` tells it apart for what can be done with it, and `caption` says beside it what would come of that.
    `changed`: its result has just become another one; `tumbles`: it is being thrown.
    """

    face: int
    sides: int = 6
    guards: bool = False
    name: str = ""
    caption: str = ""
    tone: Tone = "plain"
    changed: bool = False
    tumbles: bool = False


@dataclass(frozen=True, slots=True)
class ContestSide:
    """Who has thrown: a name, and the player whose mark stands beside it."""

    name: str
    player: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Dice of the upper side against dice of the lower one, pair by pair from the left.

    Pairs before the `deciding` one tie, those after it count no more; without one all tie.  `upper_wins` says whose die
    of that pair is the better.  `verdict` is what comes of it.
    """

    upper: tuple[ContestDie, ...]
    lower: tuple[ContestDie, ...]
    deciding: int | None
    upper_wins: bool
    verdict: str
    tone: Tone = "plain"

    @property
    def pairs(self) -> int:
        """How many pairs there are, with those of which one die is missing."""
        return max(len(self.upper), len(self.lower), 1)


@dataclass(frozen=True, slots=True)
class Contest:
    """Two throws: those of the upper and of the lower side, in one or more comparisons side by side."""

    upper: ContestSide
    lower: ContestSide
    comparisons: tuple[Comparison, ...]

    @property
    def dice(self) -> Iterator[ContestDie]:
        """All dice."""
        for each in self.comparisons:
            yield from (*each.upper, *each.lower)
