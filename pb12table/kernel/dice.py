"""Where dice come from: a seeded generator, a script, or the players' own dice.

Rules only ask; a source answers. The journal keeps the faces, so a replay needs no source at all.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Literal, Protocol

from pb12table.kernel.request import Dice, DiceError

DiceKind = Literal["seeded", "typed"]
"""Whose dice a game is played with: the program's, or the players' own."""


class DiceSource(Protocol):
    """Answers dice requests."""

    def roll(self, request: Dice[Any]) -> int | None:
        """Return a face, or None if a person must be asked."""
        ...

    def fork(self) -> DiceSource:
        """Return an independent source that would continue with the same faces."""
        ...


class SeededDice:
    """Dice of a pseudo-random generator started from a seed.

    Forks share the generator until one of them rolls: most never do.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._is_shared = False

    def roll(self, request: Dice[Any]) -> int | None:
        if self._is_shared:
            state, self._random = self._random.getstate(), random.Random(0)
            self._random.setstate(state)
            self._is_shared = False
        return self._random.randint(request.lowest, request.highest)

    def fork(self) -> SeededDice:
        other = SeededDice.__new__(SeededDice)
        other._random = self._random
        self._is_shared = other._is_shared = True
        return other


class ComparedDice:
    """Dice for games that are compared: for each thing each player throws the same faces, from a seed.

    What was thrown for something else, once more or not at all, changes nothing: the n-th die of a player for a purpose
    and a subject is the same in all games of that seed.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._thrown: dict[tuple[str, str, str], int] = {}

    def roll(self, request: Dice[Any]) -> int | None:
        key = (request.player, request.purpose, request.subject)
        number = self._thrown[key] = self._thrown.get(key, 0) + 1
        return random.Random(f"{self._seed} {key} {number}").randint(request.lowest, request.highest)

    def fork(self) -> ComparedDice:
        other = ComparedDice(self._seed)
        other._thrown = dict(self._thrown)
        return other


class ScriptedDice:
    """Dice that show the given faces in order; too few or impossible faces raise DiceError."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self._next = 0

    @property
    def leftover(self) -> tuple[int, ...]:
        """The faces that were not asked for yet."""
        return self._faces[self._next :]

    def roll(self, request: Dice[Any]) -> int | None:
        if self._next >= len(self._faces):
            thrown_for = request.subject or request.player
            raise DiceError(f"the script has no die left for {request.purpose} of {thrown_for}")
        face = self._faces[self._next]
        if not request.lowest <= face <= request.highest:
            raise DiceError(f"the scripted face {face} is impossible for {request.purpose}")
        self._next += 1
        return face

    def fork(self) -> ScriptedDice:
        return ScriptedDice(self.leftover)


class NoDice:
    """Leaves every die to a journal that is played again."""

    def roll(self, request: Dice[Any]) -> int | None:
        return None

    def fork(self) -> NoDice:
        return self


class TypedDice:
    """The players throw real dice and type them in; dice that nobody may see are thrown by another source."""

    def __init__(self, unseen: DiceSource | None = None) -> None:
        self._unseen = SeededDice() if unseen is None else unseen

    def roll(self, request: Dice[Any]) -> int | None:
        return self._unseen.roll(request) if request.hidden else None

    def fork(self) -> TypedDice:
        return TypedDice(self._unseen.fork())


def dice_of(kind: DiceKind) -> DiceSource:
    """Return new dice of a kind."""
    return TypedDice() if kind == "typed" else SeededDice()
