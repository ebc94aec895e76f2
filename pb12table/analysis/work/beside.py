"""Work that a crew of processes does beside something else, in a thread of its own that can be stopped at any time."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from threading import Event, Thread

from pb12table.analysis.layout import TooFine
from pb12table.analysis.work.crew import Crew, Stopped, WorkerLost


class Beside(ABC):
    """Work that begins with `begin`.

    `lost` says why nothing more will come: a process was lost, a grid is too fine, or the program is faulty.
    """

    def __init__(self, workers: int) -> None:
        """With so many processes."""
        self.lost: Exception | None = None
        self._workers = workers
        self._stop = Event()
        self._thread = Thread(target=self._run)

    @abstractmethod
    def _work(self, crew: Crew) -> None:
        """Do the work with a crew, in the thread."""

    def begin(self) -> None:
        """Begin, once all is there that the work needs."""
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come: it is done, stopped, or has failed."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Break the work off; its processes are gone within a second."""
        self._stop.set()

    def join(self, seconds: float) -> bool:
        """Wait for the end; return whether it has come."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            with Crew(self._workers, self._stop.is_set) as crew:
                self._work(crew)
        except Stopped:
            return
        except (WorkerLost, TooFine) as error:
            self.lost = error
        except Exception as error:
            # A fault of the program: whoever asked for the work is told as of a lost process, and goes on.
            logging.exception("work beside the program failed")
            self.lost = error
