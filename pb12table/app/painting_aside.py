"""Large pictures for files: painted by a process of their own, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final, Protocol

from pb12table.analysis.crew import Crew, WorkerLost
from pb12table.app.screens.base import Desk
from pb12table.app.screens.working import carried_out
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
    broken_off = Event()
    title, text = desk.texts("painting-title"), desk.texts("painting-works")
    carried_out(desk, title, text, lambda: _painted_by_another(painting, broken_off), then, broken_off.set)


def _painted_by_another(painting: Painting, broken_off: Event) -> bytes:
    """Have it painted by another process; raises FileProblem when that ends unexpectedly."""
    try:
        with Crew(1, broken_off.is_set) as crew:
            return next(file for _, file in crew.carried_out(_png, painting, [None]))
    except WorkerLost as error:
        raise FileProblem("PNG", "", "problem-worker-lost", reason=str(error)) from None


def _png(painting: Painting, _: None) -> bytes:
    return painting.png()
