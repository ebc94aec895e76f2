"""The three errors of the kernel; each message ends with the place in the game where it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pb12table.kernel.request import Refusal


class GameError(Exception):
    """Something was asked of a session that it cannot do."""


class IllegalAnswer(GameError):
    """An answer was refused; the game is exactly as it was before."""

    def __init__(self, refusal: Refusal, position: str) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.reason} ({refusal.rule}) at {position}")


class DiceError(GameError):
    """A scripted die is missing, left over, or shows an impossible face."""
