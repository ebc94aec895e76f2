"""Large pictures for files: painted by a process of their own, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from pb12table.app.screens.base import Desk
from pb12table.app.screens.working import worked_out_aside
from pb12table.files.problems import FileProblem

SMALL: Final = 300_000
"""A picture of fewer pixels is painted before another process would have begun."""


class Painting(Protocol):
    """What is to be painted; it travels between processes, so it holds plain data only."""

    @property
    def pixels(self) -> int:
        """How many pixels it will have."""
        ...

    def png(self) -> bytes:
        """Paint it, as a PNG file."""
        ...


def paint_aside(desk: Desk, painting: Painting, then: Callable[[bytes], None]) -> None:
    """Paint a picture, then do something with its file; a large one under a dialog that can break it off."""
    if painting.pixels < SMALL:
        try:
            then(painting.png())
        except FileProblem as problem:
            desk.say_problem(problem)
        return
    title, text = desk.texts("painting-title"), desk.texts("painting-works")
    worked_out_aside(desk, title, text, "PNG", _png, painting, then)


def _png(painting: Painting) -> bytes:
    return painting.png()
