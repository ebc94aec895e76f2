"""Work spread over processes, or over the machines of a Dask cluster, that can be stopped at any time, with its
progress, and beside something else.
"""

from __future__ import annotations

import functools
import hashlib
import logging
import multiprocessing
import os
import pickle
import queue
import re
import signal
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Event, Thread
from time import process_time
from types import TracebackType
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

import pb12table
from pb12table.files.places import begin_kernels, prepare_kernels
from pb12table.table.kernels.registry import ready


class Stage(StrEnum):
    """The parts of an analysis, in their order."""

    SITES = "sites"
    SIGHT = "sight"
    COVER = "cover"
    WAYS = "ways"
    CHOKES = "chokes"
    GAMES = "games"


MEASURED: Final = (Stage.SITES, Stage.SIGHT, Stage.COVER, Stage.WAYS, Stage.CHOKES)
"""The stages of measuring, in their order."""
Told: TypeAlias = Callable[[Stage, int, int], None]
"""Hears which stage is worked on, how much of it is done, and how much there is of it."""


def unheard(stage: Stage, done: int, total: int) -> None:
    """Ignore what is reported."""


SURE: Final = 3.0
"""So many seconds of the guess count as seen already, so that the first moments do not turn it over."""


def seconds_left(
    guessed: Mapping[Stage, float], stages: Mapping[Stage, tuple[int, int]], elapsed: float, more: float = 0.0
) -> float:
    """Return the seconds left when part of each stage is done (of its total) after `elapsed` seconds.

    What was guessed for the rest, and for what comes after it (`more` seconds), is corrected by how long what is done
    has taken.
    """
    done = sum(guessed[stage] * _share(stages, stage) for stage in MEASURED)
    rest = sum(guessed.values()) - done + more
    return rest * (elapsed + SURE) / (done + SURE)


def _share(stages: Mapping[Stage, tuple[int, int]], stage: Stage) -> float:
    """Return how much of a stage is done; all of it once another has followed, however little there was to do."""
    if any(later in stages for later in MEASURED[MEASURED.index(stage) + 1 :]):
        return 1.0
    done, total = stages.get(stage, (0, 0))
    return done / total if total else float(stage in stages)


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


class KernelsLost(WorkerLost):
    """Process after process could not have the kernels that the crew was to work with."""


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
    """Some processes that work for one analysis; `stop` is asked about ten times a second.

    They have the kernels that this process has when the crew is made, and no others, so that all answer alike; for what
    `gains` without having to they have more as soon as somebody has compiled them. Who is `plain` has none, whatever
    this process has: then nothing that kernels answer may be answered here.

    Until tasks have taken `at_first` seconds of processor time this process does them: others take as long to begin.
    """

    def __init__(
        self,
        workers: int,
        stop: Callable[[], bool] = never,
        *,
        gains: bool = False,
        plain: bool = False,
        at_first: float = 0.0,
    ) -> None:
        self.plain: Final = plain
        self._count = workers
        self._kernels = () if plain else ready()
        self._gains = gains
        self._stop = stop
        self._left = 0.0 if plain or gains else at_first
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
        """Yield the result of each task with its number, as they come.

        Raises Stopped, WorkerLost, KernelsLost among them, and tasks' errors.
        """
        if not self._count:
            for number, task in enumerate(tasks):
                self.check()
                yield number, function(shared, task)
            return
        done = 0
        # With other kernels than the processes would have answers differ in the last digits.
        while done < len(tasks) and self._left > 0.0 and not self._workers and ready() == self._kernels:
            self.check()
            began = process_time()
            result = function(shared, tasks[done])
            self._left -= process_time() - began
            yield done, result
            done += 1
        if done < len(tasks):
            self._begin()
            try:
                yield from self._spread(function, shared, tasks, done)
            except BaseException:
                # A process still at work would answer a question that is no longer asked.
                self.dismiss()
                raise

    def _begin(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # It would let Ctrl C through again in the middle of starting a process.
            resource_tracker.ensure_running()
        while len(self._workers) < self._count:
            self._workers.append(_hired(self._kernels, self._gains))

    def _spread(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task], done: int
    ) -> Iterator[tuple[int, Result]]:
        job = _Job(_Order(function, shared), tasks, list(range(done, len(tasks)))[::-1], Counter())
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
        self._workers.append(_hired(self._kernels, self._gains))
        return self._workers[-1]


def _hired(kernels: tuple[str, ...], gains: bool) -> _Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, kernels, gains), daemon=True)
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


def _work(connection: Connection, kernels: tuple[str, ...], gains: bool) -> None:
    """Do the work of a process: take a function with what all its tasks share, then tasks, until the pipe is closed."""
    # Ctrl C reaches all processes of a terminal; only the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What has kernels waits for them, so that all of its processes answer alike to the last digit.
    trouble = prepare_kernels(kernels) if kernels else None
    if gains:
        begin_kernels(compiles=False)
    # Plain code would answer otherwise than the others do, in the last digits; perhaps another process can have them.
    lacking = None if gains or ready() == kernels else KernelsLost("kernels" if trouble is None else str(trouble.what))
    order = _Order(None, None)
    try:
        while True:
            message = connection.recv()
            if isinstance(message, _Order):
                order = message
            else:
                connection.send(_attempt(order, message) if lacking is None else (False, lacking))
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


# -- beside something else -----------------------------------------------------------------------------------------


class Beside(ABC):
    """Work that begins with `begin`.

    `lost` says why nothing more will come: a process was lost, a grid is too fine, or the program is faulty. All of it
    is done with the kernels that are there when it begins; where more come meanwhile, it begins again, which takes less
    than going on without them. Where its processes cannot have them any more, it begins again by plain code, to its
    end. What `mixes` goes on, and has them as they come.
    """

    mixes: ClassVar[bool] = False
    foreseen: ClassVar[tuple[type[Exception], ...]] = (WorkerLost,)
    """What of all that goes wrong is no fault of the program."""

    def __init__(self, workers: int) -> None:
        """Create it with so many processes."""
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
        """Return whether nothing more will come: it is done, stopped, or has failed."""
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
            try:
                while not self._done_with(ready()):
                    pass
            except KernelsLost:
                self._done_with(None)
        except self.foreseen as error:
            self.lost = error
        except Exception as error:
            # A fault of the program: whoever asked for the work is told as of a lost process, and goes on.
            logging.exception("work beside the program failed")
            self.lost = error

    def _done_with(self, kernels: tuple[str, ...] | None) -> bool:
        """Do the work with those kernels that are there, None for plain code whatever is there or comes.

        Return whether no others came, or it was broken off.
        """
        plain = kernels is None

        def stop() -> bool:
            return self._stop.is_set() or not (plain or self.mixes or ready() == kernels)

        try:
            with Crew(self._workers, stop, gains=self.mixes, plain=plain) as crew:
                self._work(crew)
        except Stopped:
            return self._stop.is_set()
        return True


# -- the machines of a cluster -------------------------------------------------------------------------------------

CONNECT = 10.0
"""How long a scheduler is given to answer, and to have a worker, in seconds."""

SILENCE = 30.0
"""A scheduler that is not heard of for so many seconds is given up."""

AHEAD = 3
"""How many tasks lie ready for each thread of the cluster, so that none waits for the next one to travel."""


class ClusterProblem(Exception):
    """Why a cluster cannot do the work; `key` names the reason, `details` what it is about."""

    def __init__(self, key: str, details: Mapping[str, str]) -> None:
        # These are what it is made of again where it comes from a worker.
        super().__init__(key, details)
        self.key, self.details = key, details


@functools.cache
def program_identity() -> str:
    """Return the version of the program and a digest of its code: programs of equal identity give equal results."""
    root = Path(pb12table.__file__).parent
    digest = hashlib.sha256()
    for file in sorted(root.rglob("*.py")):
        digest.update(file.relative_to(root).as_posix().encode())
        digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return f"{pb12table.__version__} ({digest.hexdigest()[:8]})"


class ClusterCrew(Crew):
    """The workers of a cluster by the address of its scheduler; raises ClusterProblem when it is entered.

    `stop` is asked about ten times a second, as by a crew of processes.
    """

    def __init__(self, address: str, stop: Callable[[], bool] = never) -> None:
        super().__init__(0, stop)
        self._address = address
        self._client: Any = None

    def __enter__(self) -> ClusterCrew:
        self._client = _connected(self._address)
        try:
            self._check_workers()
        except BaseException:
            self.dismiss()
            raise
        return self

    def dismiss(self) -> None:
        """Let go of the cluster; what it still does for us is cancelled."""
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _check_workers(self) -> None:
        """Make sure that all workers run this very program; raise ClusterProblem if not."""
        try:
            with _heard_of(self._address):
                self._client.wait_for_workers(1, timeout=CONNECT)
                found = self._client.run(program_identity)
        except TimeoutError as error:
            raise ClusterProblem("no-workers", {"address": self._address}) from error
        except (ImportError, AttributeError) as error:
            raise ClusterProblem("no-program", {"address": self._address, "reason": str(error)}) from error
        for worker, identity in found.items():
            if identity != program_identity():
                raise _another_program(str(worker), identity, program_identity())

    def carried_out(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """Yield the result of each task with its number, as the results arrive.

        Raises Stopped, WorkerLost, ClusterProblem, and what a task raised.
        """
        with _heard_of(self._address):
            yield from self._spread_there(function, shared, tasks)

    def _spread_there(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        # What comes out of a task can be worked out anew where a worker is lost with it; what is scattered cannot.
        common = self._client.submit(pickle.loads, pickle.dumps(shared), pure=False)
        done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        waiting = iter(enumerate(tasks))
        running: dict[Any, int] = {}

        def hand_out() -> None:
            for number, task in waiting:
                wanted = pickle.dumps((function, task))
                future = self._client.submit(_carried_out, program_identity(), ready(), wanted, common, pure=False)
                running[future] = number
                future.add_done_callback(done.put)
                return

        try:
            for _ in range(AHEAD * max(1, sum(self._client.nthreads().values()))):
                hand_out()
            silent = 0.0
            while running:
                self.check()
                try:
                    future = done.get(timeout=LOOK_UP)
                except queue.Empty:
                    silent = 0.0 if self._client.status == "running" else silent + LOOK_UP
                    if silent > SILENCE:
                        raise ClusterProblem("lost", {"address": self._address}) from None
                    continue
                number = running.pop(future)
                result = _result_of(future)
                hand_out()
                yield number, result
        finally:
            if running and self._client is not None and self._client.status == "running":
                self._client.cancel(list(running))


def _connected(address: str) -> Any:
    """Return a client of the scheduler at an address; raises ClusterProblem."""
    if re.search(r":\d{1,5}\Z", address) is None:
        raise ClusterProblem("no-answer", {"address": address})
    try:
        import dask

        # Its own words about lost machines would run through what we show.
        dask.config.set({"logging": dict.fromkeys(("distributed", "distributed.client", "tornado"), "critical")})
        from distributed import Client
    except ImportError as error:
        raise ClusterProblem("not-installed", {"reason": str(error)}) from error
    try:
        client: Any = Client
        return client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError, ImportError) as error:
        # TypeError and ImportError: an address of a kind that needs more than an address, as tls:// or ucx://.
        raise ClusterProblem("no-answer", {"address": address}) from error


@contextmanager
def _heard_of(address: str) -> Iterator[None]:
    """Raise ClusterProblem where the scheduler at an address has ended, or is another one that knows of nothing."""
    from distributed import CancelledError
    from distributed.comm.core import CommClosedError

    try:
        yield
    except (CancelledError, CommClosedError) as error:
        raise ClusterProblem("lost", {"address": address}) from error


def _carried_out(identity: str, kernels: tuple[str, ...], wanted: bytes, shared: Any) -> Any:
    """Carry out one task in a worker and return its result; raises ClusterProblem if the worker's program differs."""
    if identity != program_identity():
        raise _another_program("", program_identity(), identity)
    if kernels:
        # Where they cannot be had, the plain code finds the same but for the last digits of a share.
        prepare_kernels(kernels)
    function, task = pickle.loads(wanted)
    return function(shared, task)


def _result_of(future: Any) -> Any:
    from distributed import KilledWorker

    try:
        return future.result()
    except KilledWorker as error:
        raise WorkerLost(str(error.last_worker.address)) from error
    except (ImportError, AttributeError) as error:
        if pb12table.__name__ in str(error):
            raise ClusterProblem("no-program", {"address": "", "reason": str(error)}) from error
        raise


def _another_program(worker: str, found: str, expected: str) -> ClusterProblem:
    return ClusterProblem("other-program", {"worker": worker, "found": found, "expected": expected})
