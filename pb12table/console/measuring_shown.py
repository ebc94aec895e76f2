"""Showing on the error stream how far a measurement has come, and how long it still takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text

from pb12table.analysis.measuring.estimate import MEASURED, seconds_left
from pb12table.analysis.work.progress import Stage, Told
from pb12table.console.output import texts
from pb12table.texts.durations import time_left

Guess = Mapping[Stage, float]


class _CountColumn(MofNCompleteColumn):
    """How much of a stage is done; nothing for the whole."""

    def render(self, task: Task) -> Text:
        return Text() if task.fields.get("whole") else super().render(task)


class _RemainingColumn(TimeRemainingColumn):
    """How long the games still take: of measuring the line about the whole tells it."""

    def render(self, task: Task) -> Text:
        return super().render(task) if task.fields.get("alone") else Text()


@dataclass(slots=True)
class _Whole:
    """Measuring one layout after another, each with its guess; `stages` are those of the one that is measured."""

    guessed: Sequence[Guess]
    began: float = field(default_factory=perf_counter)
    number: int = 0
    stages: dict[Stage, tuple[int, int]] = field(default_factory=dict)

    def hear(self, stage: Stage, done: int, total: int) -> None:
        """Take in how far a stage has come; a stage of before is one of the next layout."""
        is_earlier = any(later in self.stages for later in MEASURED[MEASURED.index(stage) + 1 :])
        if is_earlier and self.number + 1 < len(self.guessed):
            self.number, self.stages, self.began = self.number + 1, {}, perf_counter()
        self.stages[stage] = (done, total)

    def left(self) -> float:
        """How many seconds it still takes."""
        more = sum(sum(guess.values()) for guess in self.guessed[self.number + 1 :])
        return seconds_left(self.guessed[self.number], self.stages, perf_counter() - self.began, more)


@contextmanager
def measuring_shown(console: Console, guessed: Sequence[Guess]) -> Iterator[Told]:
    """Show how far each stage has come, and how long measuring all layouts still takes, if somebody looks at it.

    `guessed`: how many seconds each stage of each layout takes.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), _CountColumn(), _RemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        whole, began = _Whole(guessed), perf_counter()
        in_all = progress.add_task(_in_all(whole.left()), total=1.0, whole=True)
        tasks: dict[Stage, TaskID] = {}

        def told(stage: Stage, done: int, total: int) -> None:
            if stage not in tasks:
                label = texts()(f"layout-stage-{stage.value}")
                tasks[stage] = progress.add_task(label, alone=stage is Stage.GAMES)
            progress.update(tasks[stage], completed=done, total=total)
            if stage is Stage.GAMES:
                progress.update(in_all, visible=False)
                return
            whole.hear(stage, done, total)
            left, elapsed = whole.left(), perf_counter() - began
            progress.update(in_all, description=_in_all(left), completed=elapsed / max(elapsed + left, 1e-9))

        yield told


def _in_all(seconds: float) -> str:
    return texts()("layout-in-all", left=time_left(texts(), seconds))
