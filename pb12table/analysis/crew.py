"""Work spread over processes that can be stopped at any time, beside something else, with its progress."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Any, TypeAlias, TypeVar

from pb12table.files.places import begin_kernels, prepare_kernels
from pb12table.table.kernels.registry import are_ready


class Stage(StrEnum):
    """The parts of an analysis, in their order."""

    SITES = "sites"
    SIGHT = "sight"
    COVER = "cover"
    WAYS = "ways"
    CHOKES = "chokes"
    GAMES = "games"


Told: TypeAlias = Callable[[Stage, int, int], None]
"""Hears which stage is worked on, how much of it is done, and how much there is of it."""


def unheard(stage: Stage, done: int, total: int) -> None:
    """Ignore what is reported."""


def bundled(numbers: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Return numbers in bundles, so that handing them over costs little compared with the work."""
    return [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]


Shared = TypeVar("Shared")
Task = TypeVar("Task")
Result = TypeVar("Result")

LOOK_UP = 0.1
"""How often it is asked whether to stop, in seconds."""

PATIENCE = 1.0
"""How long a process is given to end when told to, in seconds."""

MOST_LOSSES = 3
"""A task that so many processes ended at is not tried again."""


class Stopped(Exception):
    """The work was told to stop."""


class WorkerLost(Exception):
    """Process after process ended in the middle of the same task."""


def cores() -> int:
    """Return how many processes can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def never() -> bool:
    """Return False: nothing stops the work."""
    return False


@dataclass(frozen=True, slots=True)
class _Order:
    """What is to be done with the tasks that follow."""

    function: Any
    shared: Any


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    connection: Connection
    order: _Order | None = None
    task: int | None = None


@dataclass(frozen=True, slots=True)
class _Job:
    """The tasks of one order: those that wait by their numbers, the next one last, and how many processes each cost."""

    order: _Order
    tasks: Sequence[Any]
    waiting: list[int]
    losses: Counter[int]


class Crew:
    """Some processes that work for one analysis; `stop` is asked about ten times a second."""

    def __init__(self, workers: int, stop: Callable[[], bool] = never) -> None:
        self._count = workers
        self._stop = stop
        self._workers: list[_Worker] = []

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.dismiss()

    def dismiss(self) -> None:
        """End all processes at once, whatever they do."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.connection.close()
            worker.process.terminate()
        for worker in workers:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def check(self) -> None:
        """Raise Stopped when the work is to be stopped."""
        if self._stop():
            raise Stopped

    def alone(self) -> Crew:
        """Return a crew without processes that stops when this one does."""
        return Crew(0, self._stop)

    def carried_out(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """Yield the result of each task with its number, as they come; raises Stopped, WorkerLost and tasks' errors."""
        if not self._count:
            for number, task in enumerate(tasks):
                self.check()
                yield number, function(shared, task)
            return
        if tasks:
            self._begin()
            try:
                yield from self._spread(function, shared, tasks)
            except BaseException:
                # A process still at work would answer a question that is no longer asked.
                self.dismiss()
                raise

    def _begin(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # It would let Ctrl C through again in the middle of starting a process.
            resource_tracker.ensure_running()
        while len(self._workers) < self._count:
            self._workers.append(_hired())

    def _spread(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        job = _Job(_Order(function, shared), tasks, list(range(len(tasks)))[::-1], Counter())
        for worker in list(self._workers):
            self._hand_out(worker, job)
        while busy := {worker.connection: worker for worker in self._workers if worker.task is not None}:
            self.check()
            for connection in wait(list(busy), LOOK_UP):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                number = worker.task
                assert number is not None
                try:
                    result = _received(worker)
                except WorkerLost as loss:
                    worker = self._replaced(worker, job, loss)
                    self._hand_out(worker, job)
                else:
                    worker.task = None
                    self._hand_out(worker, job)
                    yield number, result

    def _hand_out(self, worker: _Worker, job: _Job) -> None:
        """Give a worker its next task, if there is one; another process takes the place of one that has ended."""
        while job.waiting:
            worker.task = job.waiting.pop()
            try:
                if worker.order is not job.order:
                    _send(worker, job.order)
                    worker.order = job.order
                _send(worker, job.tasks[worker.task])
            except WorkerLost as loss:
                worker = self._replaced(worker, job, loss)
            else:
                return

    def _replaced(self, worker: _Worker, job: _Job, loss: WorkerLost) -> _Worker:
        """Return a new process in the place of one that has ended, whose task waits again; raises WorkerLost."""
        assert worker.task is not None
        job.losses[worker.task] += 1
        if job.losses[worker.task] == MOST_LOSSES:
            raise loss
        job.waiting.append(worker.task)
        worker.connection.close()
        self._workers.remove(worker)
        self._workers.append(_hired())
        return self._workers[-1]


def _hired() -> _Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, are_ready()), daemon=True)
    with _deaf_to_ctrl_c():
        process.start()
    theirs.close()
    return _Worker(process, ours)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Put Ctrl C off; a process that begins now never hears it, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _send(worker: _Worker, message: Any) -> None:
    try:
        worker.connection.send(message)
    except OSError as error:
        raise WorkerLost(f"exit code {worker.process.exitcode}") from error


def _received(worker: _Worker) -> Any:
    try:
        done, result = worker.connection.recv()
    except (EOFError, OSError) as error:
        worker.process.join(PATIENCE)
        raise WorkerLost(f"exit code {worker.process.exitcode}") from error
    if not done:
        raise result
    return result


def _work(connection: Connection, with_kernels: bool) -> None:
    """Do the work of a process: take a function with what all its tasks share, then tasks, until the pipe is closed."""
    # Ctrl C reaches all processes of a terminal; only the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What has kernels waits for them, so that all of its processes answer alike to the last digit; what goes wrong here
    # has gone wrong there, too, and was told.
    if with_kernels:
        prepare_kernels()
    else:
        begin_kernels()
    order = _Order(None, None)
    try:
        while True:
            message = connection.recv()
            if isinstance(message, _Order):
                order = message
            else:
                connection.send(_attempt(order, message))
    except (EOFError, OSError):
        return


def _attempt(order: _Order, task: Any) -> tuple[bool, Any]:
    try:
        return True, order.function(order.shared, task)
    except Exception as error:  # noqa: BLE001  # it is raised again where the work was asked for
        return False, _able_to_travel(error)


def _able_to_travel(error: Exception) -> Exception:
    """Return an error with its traceback, which would be lost on the way, as a note; another one if it cannot be sent.

    Whether it can shows only when it is put together again: many errors are made of something else than their text.
    """
    story = "".join(traceback.format_exception(error))
    error.add_note(story)
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001  # whatever goes wrong, it would go wrong on the way
        return RuntimeError(story)
    return error
