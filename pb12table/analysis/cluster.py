"""Work handed to the machines of a Dask cluster, with the interface of a crew of processes."""

from __future__ import annotations

import functools
import hashlib
import pickle
import queue
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pb12table
from pb12table.analysis.crew import LOOK_UP, Crew, WorkerLost, never
from pb12table.files.places import prepare_kernels
from pb12table.table.kernels.registry import are_ready

Shared = TypeVar("Shared")
Task = TypeVar("Task")
Result = TypeVar("Result")

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
                future = self._client.submit(_carried_out, program_identity(), are_ready(), wanted, common, pure=False)
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


def _carried_out(identity: str, with_kernels: bool, wanted: bytes, shared: Any) -> Any:
    """Carry out one task in a worker and return its result; raises ClusterProblem if the worker's program differs."""
    if identity != program_identity():
        raise _another_program("", program_identity(), identity)
    if with_kernels:
        # Where they cannot be had, the plain code finds the same but for the last digits of a share.
        prepare_kernels()
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
