"""An analysis that runs beside something else, with its progress, and can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from pb12table.analysis.layout import Earlier, Measured, Wishes, measured_in_parts
from pb12table.analysis.measuring.estimate import seconds_by_stage, seconds_left
from pb12table.analysis.measuring.known import keep, kept
from pb12table.analysis.parts.glimpse import Glimpse
from pb12table.analysis.work.beside import Beside
from pb12table.analysis.work.crew import Crew
from pb12table.analysis.work.progress import Stage
from pb12table.skirmish.faces.system import GameSetup


class Measuring(Beside):
    """Measures a setup with `workers` processes.

    What is known from `before`, or else from a `file` of earlier findings, is used again.  `found` is the result once
    there is one.
    `glimpse` is what the exposure map looks like so far, coarse at first; `part` is what is exact already.
    """

    def __init__(
        self,
        setup: GameSetup,
        wishes: Wishes,
        workers: int,
        *,
        before: Measured | None = None,
        file: Callable[[], Path] | None = None,
    ) -> None:
        super().__init__(workers)
        self.setup = setup
        self.wishes = wishes
        self.found: Measured | None = None
        self.glimpse: Glimpse | None = None
        self.part: Measured | None = None
        self.stages: dict[Stage, tuple[int, int]] = {}
        self._guessed = seconds_by_stage(setup, wishes, workers)
        self._began = perf_counter()
        self._before = before
        self._file = file
        self.begin()

    @property
    def is_over(self) -> bool:
        return self.found is not None or super().is_over

    @property
    def seconds_left(self) -> float:
        """About how many seconds it still takes."""
        return seconds_left(self._guessed, dict(self.stages), perf_counter() - self._began)

    def _work(self, crew: Crew) -> None:
        path: Path | None = None
        # Without a place to keep things, everything is just worked out each time.
        with suppress(OSError):
            path = None if self._file is None else self._file()
        before = None if self._before is None else Earlier.of(self._before)
        if before is None and path is not None:
            before = kept(path, self.setup)
        earlier = Earlier() if before is None else before
        parts = measured_in_parts(
            self.setup, self.wishes, crew, known=lambda: earlier, told=self._told, shown=self._shown
        )
        for self.part in parts:
            pass
        self.found = self.part
        if path is not None and self.found is not None:
            with suppress(OSError):
                keep(path, self.found)

    def _told(self, stage: Stage, done: int, total: int) -> None:
        self.stages[stage] = (done, total)

    def _shown(self, glimpse: Glimpse) -> None:
        self.glimpse = glimpse
