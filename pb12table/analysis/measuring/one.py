"""An analysis that runs beside something else, with its progress, and can be stopped at any time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

from pb12table.analysis.layout import Earlier, Measured, TooFine, Wishes, measured_in_parts
from pb12table.analysis.measuring.estimate import seconds_by_stage, seconds_left
from pb12table.analysis.measuring.known import keep, kept
from pb12table.analysis.parts.glimpse import Glimpse
from pb12table.analysis.work.crew import Crew, Stopped, WorkerLost
from pb12table.analysis.work.progress import Stage
from pb12table.skirmish.faces.system import GameSetup


class Measuring:
    """Measures a setup in a thread of its own, with `workers` processes.

    What is known from `before`, or else from a `file` of earlier findings, is used again.  `found` is the result once
    there is one, `lost` says why there is none: a process was lost, the grid is too fine, or the program is faulty.
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
        self.setup = setup
        self.wishes = wishes
        self.found: Measured | None = None
        self.lost: Exception | None = None
        self.glimpse: Glimpse | None = None
        self.part: Measured | None = None
        self.stages: dict[Stage, tuple[int, int]] = {}
        self._guessed = seconds_by_stage(setup, wishes, workers)
        self._began = perf_counter()
        self._before = before
        self._file = file
        self._workers = workers
        self._stop = Event()
        self._thread = Thread(target=self._work)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be found: it is done, stopped, or has failed."""
        return self.found is not None or not self._thread.is_alive()

    @property
    def seconds_left(self) -> float:
        """About how many seconds it still takes."""
        return seconds_left(self._guessed, dict(self.stages), perf_counter() - self._began)

    def stop(self) -> None:
        """Break the work off; its processes are gone within a second."""
        self._stop.set()

    def join(self, seconds: float) -> bool:
        """Wait for the end; return whether it has come."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _work(self) -> None:
        path: Path | None = None
        # Without a place to keep things, everything is just worked out each time.
        with suppress(OSError):
            path = None if self._file is None else self._file()
        before = None if self._before is None else Earlier.of(self._before)
        try:
            if before is None and path is not None:
                before = kept(path, self.setup)
            with Crew(self._workers, self._stop.is_set) as crew:
                earlier = Earlier() if before is None else before
                parts = measured_in_parts(
                    self.setup, self.wishes, crew, known=lambda: earlier, told=self._told, shown=self._shown
                )
                for self.part in parts:
                    pass
            self.found = self.part
        except Stopped:
            return
        except (WorkerLost, TooFine) as error:
            self.lost = error
            return
        except Exception as error:
            # A fault of the program: what asked for the measurement is told as of a lost process, and goes on.
            logging.exception("a measurement failed")
            self.lost = error
            return
        if path is not None and self.found is not None:
            with suppress(OSError):
                keep(path, self.found)

    def _told(self, stage: Stage, done: int, total: int) -> None:
        self.stages[stage] = (done, total)

    def _shown(self, glimpse: Glimpse) -> None:
        self.glimpse = glimpse
