"""What a search must know of a game: who is to decide, what can be done, what may come of it, what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

Position = TypeVar("Position")
Plan = TypeVar("Plan")


class Prospects(Protocol[Position, Plan]):
    """A game to be looked ahead in.

    A position is hashable and never changed; equal positions are the same one to the search.  A plan is all that its
    player does until somebody else decides, or until chance has so many ways that nothing can be planned beyond it.
    """

    def mover(self, position: Position, /) -> str | None:
        """The player who decides in a position; None when the game is over."""
        ...

    def plans(self, position: Position, /) -> Sequence[Plan]:
        """What the player may do, the most promising first; never empty before the end of the game."""
        ...

    def outcomes(self, position: Position, plan: Plan, /) -> Sequence[tuple[float, Position]]:
        """What may come of a plan, each with its chance; the chances add up to one."""
        ...

    def worth(self, position: Position, player: str, /) -> float:
        """What a position is worth to a player, from 0 (lost) to 1 (won): about the chance of winning from there."""
        ...
