"""Games between bots that are played beside something else, with what they have shown so far."""

from __future__ import annotations

from pb12table.analysis.games.trials import Plan, Trial, tried
from pb12table.analysis.work.beside import Beside
from pb12table.analysis.work.crew import Crew
from pb12table.analysis.work.progress import Stage


class Trying(Beside):
    """Plays so many games on each layout of a plan with `workers` processes.

    `found` is what they have shown so far, None before the first; `done` of `total` have been played.
    """

    def __init__(self, plan: Plan, games: int, workers: int) -> None:
        super().__init__(workers)
        self.plan, self.games = plan, games
        self.found: Trial | None = None
        self.done, self.total = 0, games * len(plan.setups)
        self.begin()

    def _work(self, crew: Crew) -> None:
        self.found = tried(self.plan, self.games, crew, told=self._told, shown=self._shown)

    def _told(self, stage: Stage, done: int, total: int) -> None:
        self.done = done

    def _shown(self, trial: Trial) -> None:
        self.found = trial
