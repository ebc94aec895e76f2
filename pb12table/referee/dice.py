"""The dice of a referee script."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from pb12table.kernel.dice import DiceSource
from pb12table.kernel.request import Dice


class WrongFace(Exception):
    """A die has no such face."""

    def __init__(self, face: int, request: Dice[Any]) -> None:
        self.face = face
        self.request = request
        super().__init__(face)


class Pile:
    """The dice of a script in order; when they are used up, the question for the die stays open."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = deque(faces)

    def roll(self, request: Dice[Any]) -> int | None:
        return self.next_for(request) if self.faces else None

    def next_for(self, request: Dice[Any]) -> int:
        """The next face; raises WrongFace when this die has none like it."""
        face = self.faces.popleft()
        if not request.lowest <= face <= request.highest:
            raise WrongFace(face, request)
        return face

    def fork(self) -> DiceSource:
        return Pile(self.faces)
