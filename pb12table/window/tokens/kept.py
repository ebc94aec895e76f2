"""What follows from a token as a camera shows it, worked out once: most tokens are the same in the next frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Token

Result = TypeVar("Result")

MOST: Final = 1024
"""So many results are kept; all go when there would be more."""


class OfToken(Generic[Result]):
    """A function of a camera, a token, the interface scale and a flag, which knows what it gave for the same objects.

    Both are kept alive, so that no other object can have their place in memory. What it gives must not be changed.
    """

    def __init__(self, work: Callable[[Camera, Token, float, bool], Result]) -> None:
        self._work = work
        self._kept: dict[tuple[int, int, float, bool], tuple[Result, Camera, Token]] = {}

    def __call__(self, camera: Camera, token: Token, scale: float, flag: bool = False) -> Result:
        """What the function gives."""
        key = (id(camera), id(token), scale, flag)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST:
                self._kept.clear()
            found = self._kept[key] = (self._work(camera, token, scale, flag), camera, token)
        return found[0]

    def cache_clear(self) -> None:
        """Forget what was given, as functions do that the library keeps results of."""
        self._kept.clear()
