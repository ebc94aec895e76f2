"""Games between bots that are played beside something else, with what they have shown so far."""

from __future__ import annotations

import logging
from threading import Event, Thread

from pb12table.analysis.games.trials import Plan, Trial, tried
from pb12table.analysis.work.crew import Crew, Stopped, WorkerLost
from pb12table.analysis.work.progress import Stage


class Trying:
    """Plays so many games on each layout of a plan in a thread of its own, with `workers` processes.

    `found` is what they have shown so far, None before the first; `done` of `total` have been played.  `lost` says why
    nothing more will come.
    """

    def __init__(self, plan: Plan, games: int, workers: int) -> None:
        self.plan, self.games = plan, games
        self.found: Trial | None = None
        self.lost: Exception | None = None
        self.done, self.total = 0, games * len(plan.setups)
        self._workers = workers
        self._stop = Event()
        self._thread = Thread(target=self._work)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Break the games off; their processes are gone within a second."""
        self._stop.set()

    def join(self, seconds: float) -> bool:
        """Wait for the end; return whether it has come."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _work(self) -> None:
        try:
            with Crew(self._workers, self._stop.is_set) as crew:
                self.found = tried(self.plan, self.games, crew, told=self._told, shown=self._shown)
        except Stopped:
            return
        except WorkerLost as error:
            self.lost = error
        except Exception as error:
            # A fault of the program: it is told as of a lost process, and what was played stays.
            logging.exception("games on layouts failed")
            self.lost = error

    def _told(self, stage: Stage, done: int, total: int) -> None:
        self.done = done

    def _shown(self, trial: Trial) -> None:
        self.found = trial
