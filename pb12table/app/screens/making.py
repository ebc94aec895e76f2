"""A dialog in which a table is made: what is wished stands on the left, the table that comes of it on the right."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Generic, Protocol, TypeVar

import pygame

from pb12table.app.screens.base import Desk, TakingScreen
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.system import GameSetup
from pb12table.window.kit import palette, theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.painting import Painter
from pb12table.window.scene.picture import Camera, Picture
from pb12table.window.scene.table_view import TableView

WIDTH: Final = 1180.0
CONTROLS: Final = 420.0
"""How wide what is wished is, in natural pixels."""
TABLE: Final = "table"
"""The name of what is drawn on the right."""


class MadeTable(Protocol):
    """A table that was made, and what is drawn on it."""

    @property
    def setup(self) -> GameSetup: ...

    @property
    def picture(self) -> Picture: ...


Wanted = TypeVar("Wanted")
Made = TypeVar("Made", bound=MadeTable)


class MakingScreen(TakingScreen, Generic[Wanted, Made]):
    """Makes what is `wanted` beside the frames; what could not be made is told once, until something else is wanted."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._maker = ThreadPoolExecutor(1)
        self._running: tuple[Wanted, Future[Made]] | None = None
        self._made: tuple[Wanted, Made] | None = None
        self._failed: Wanted | None = None
        self._view: TableView | None = None

    @property
    def wanted(self) -> Wanted:
        """Return all that is wished now."""
        raise NotImplementedError

    @property
    def is_settled(self) -> bool:
        """Return whether what is wanted may be made already."""
        return True

    def job(self) -> Callable[[], Made]:
        """Return what makes that which is wanted now; it must not touch the program, and may raise FileProblem."""
        raise NotImplementedError

    @property
    def ready(self) -> Made | None:
        """Return the table that belongs to what is wanted; None while it is being made."""
        return self._made[1] if self._made is not None and self._made[0] == self.wanted else None

    def update(self, seconds: float) -> bool:
        if self._running is not None and self._running[1].done():
            self._finish(*self._running)
        if self._running is None and self.ready is None and self._failed != self.wanted and self.is_settled:
            self._running, self._failed = (self.wanted, self._maker.submit(self.job())), None
        return super().update(seconds)

    def _finish(self, wanted: Wanted, running: Future[Made]) -> None:
        self._running, self._changed = None, True
        try:
            made = running.result()
        except FileProblem as problem:
            self._failed = wanted
            self.desk.say_problem(problem)
        else:
            self._made = (wanted, made)
            self._view = TableView(made.setup, self.desk.texts, self.desk.scale)

    def close(self) -> None:
        super().close()
        self._maker.shutdown(wait=False, cancel_futures=True)

    def painters(self) -> dict[str, Painter]:
        return {TABLE: self._draw_table}

    def _draw_table(self, canvas: Canvas, rect: pygame.Rect) -> None:
        pygame.draw.rect(canvas.surface, palette.DESK, rect)
        if self._view is not None and self._made is not None:
            field = self._made[1].setup.battlefield
            camera = Camera.fitted(field.width, field.depth, rect, 14.0 * canvas.scale)
            self._changed |= not self._view.draw(canvas.surface, camera, self._made[1].picture)
        if self.ready is None:
            canvas.veil(rect, theme.INK, 110)
            canvas.middle(rect, self.desk.texts("chance-working"), theme.LARGE)
        pygame.draw.rect(canvas.surface, theme.LINE, rect, 1)
