"""A wait that can be broken off: work beside the frames, under a dialog that says what is being done."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Event
from typing import Any, Final, TypeVar

from pb12table.analysis.work.crew import Crew, WorkerLost
from pb12table.files.problems import FileProblem
from pb12table.window.screens.base import WindowDesk
from pb12table.window.screens.dialogs import Message

PATIENCE: Final = 0.15
"""What is done within so many seconds is not announced."""

T = TypeVar("T")
R = TypeVar("R")


def _unheard() -> None:
    """A job that is broken off runs on, and nobody hears of it."""


def carried_out(
    desk: WindowDesk,
    title: str,
    text: str,
    job: Callable[[], T],
    then: Callable[[T], None],
    on_break: Callable[[], None] = _unheard,
) -> None:
    """Do a job beside the frames, then something with its result; what goes wrong with a file is told.

    The job must not touch the program. Broken off, nothing is done with its result, and `on_break` may stop it.
    """
    worker = ThreadPoolExecutor(1, thread_name_prefix="working")
    future = worker.submit(job)
    worker.shutdown(wait=False)
    wait([future], PATIENCE)
    if future.done():
        _concluded(desk, future, then)
    else:
        desk.open(Working(desk, title, text, future, then, on_break))


def worked_out_aside(
    desk: WindowDesk, title: str, text: str, file: str, function: Callable[[T], R], given: T, then: Callable[[R], None]
) -> None:
    """As `carried_out`, by a process of its own, so that the window goes on meanwhile; breaking off ends it.

    `function` must be importable by name, what is `given` plain data; `file` names what is made where that fails.
    """
    broken_off = Event()

    def job() -> R:
        try:
            with Crew(1, broken_off.is_set) as crew:
                return next(made for _, made in crew.carried_out(_done, function, [given]))
        except WorkerLost as error:
            raise FileProblem(file, "", "problem-worker-lost", reason=str(error)) from None

    carried_out(desk, title, text, job, then, broken_off.set)


def _done(function: Callable[[T], R], given: T) -> R:
    return function(given)


class Working(Message):
    """Says what is being done until it is; the button and Escape break it off."""

    def __init__(
        self,
        desk: WindowDesk,
        title: str,
        text: str,
        future: Future[T],
        then: Callable[[T], None],
        on_break: Callable[[], None] = _unheard,
    ) -> None:
        self._future: Future[Any] = future
        self._then: Callable[[Any], None] = then
        self._on_break = on_break
        super().__init__(desk, title, text, desk.texts("card-cancel"))

    def update(self, seconds: float) -> bool:
        if not self._future.done():
            return super().update(seconds)
        self.desk.leave(self)
        _concluded(self.desk, self._future, self._then)
        return True

    def close(self) -> None:
        if not self._future.done():
            self._on_break()
        super().close()


def _concluded(desk: WindowDesk, future: Future[T], then: Callable[[T], None]) -> None:
    try:
        then(future.result())
    except FileProblem as problem:
        desk.say_problem(problem)
