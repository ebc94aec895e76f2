"""Work beside the frames: one thread, in portions, and of what waits for it only the newest counts; and the clock."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from threading import Event
from time import perf_counter
from typing import Final, Generic, TypeVar

from pb12table.table.routes import GivenUp


class Clock:
    """Tells the seconds for all that rests, waits or is worked on for a while in the window; tests set it."""

    def __init__(self) -> None:
        self.told: Callable[[], float] = perf_counter

    def __call__(self) -> float:
        return self.told()


clock: Final = Clock()


class Same:
    """Equal to another one exactly when both stand for the same object, which it keeps alive.

    A bare `id` would not do: a later object may be given the place in memory, and with it the number, of one that is
    gone.
    """

    __slots__ = ("_thing",)

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self._thing is other._thing

    def __hash__(self) -> int:
        return id(self._thing)


T = TypeVar("T")

PATIENCE: Final = 0.4
"""After so many seconds an answer is overdue."""
LONG: Final = 0.25
"""What has been worked out for fewer seconds is ended even when the next question is there."""


@cache
def _worker() -> ThreadPoolExecutor:
    """Return the one thread: the geometry below keeps prepared shapes that two threads may not use at once."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="planning")


_ENDING: Final = Event()


def end_work() -> None:
    """Let whatever is worked out give up, and wait for that; at its end the interpreter would wait for all of it."""
    _ENDING.set()
    _worker().submit(lambda: None).result()
    _ENDING.clear()


@dataclass(frozen=True, slots=True)
class _Running(Generic[T]):
    """What is being worked out."""

    key: Hashable
    job: Callable[[], T]
    future: Future[T]


class Background(Generic[T]):
    """Answers to questions that take longer than a frame; each question is a key and a job that only reads.

    `found` is the last answer with its key, None before the first.
    """

    def __init__(self) -> None:
        self.found: tuple[Hashable, T] | None = None
        self._running: _Running[T] | None = None
        self._waiting: tuple[Hashable, Callable[[], T]] | None = None
        self._since = 0.0
        self._at_work: Callable[[], T] | None = None
        self._wanted: Callable[[], T] | None = None
        """What has been begun and is still waited for; set before the thread has it."""
        self._began = 0.0
        self._was_slow = False

    def ask(self, key: Hashable, job: Callable[[], T]) -> None:
        """Wish for an answer; it replaces an older wish that has not been begun."""
        if not self.is_busy:
            self._since = clock()
        known = self._running.key if self._running is not None else self.found[0] if self.found is not None else None
        self._waiting = None if known == key else (key, job)
        self._begin()

    def work(self) -> bool:
        """Look whether an answer has come, and begin what waits; return whether there is a new answer."""
        come = self._running is not None and self._running.future.done()
        if come:
            self._take()
            self._since = clock()
        self._begin()
        return come

    @property
    def is_busy(self) -> bool:
        """Return whether an answer is being worked out or waited for."""
        return self._running is not None or self._waiting is not None

    @property
    def is_slow(self) -> bool:
        """Return whether people have waited so long for an answer that they should be told."""
        return self.is_busy and clock() - self._since > PATIENCE

    @property
    def waited(self) -> float:
        """Return for how many seconds people have waited for an answer; 0 while they wait for none."""
        return clock() - self._since if self.is_busy else 0.0

    def has_become_slow(self) -> bool:
        """Return whether it has become slow, or no longer is, since the last time this was asked."""
        before, self._was_slow = self._was_slow, self.is_slow
        return before is not self._was_slow

    def wait(self, seconds: float) -> None:
        """Wait a little for the newest wish."""
        self._begin()
        patience = clock() + seconds
        while self._running is not None:
            if not wait([self._running.future], max(patience - clock(), 0.0)).done:
                return
            self._take()
            self._begin()

    def settle(self) -> T | None:
        """Wait for the newest wish and return its answer, None when there was none."""
        self._begin()
        while self._running is not None:
            self._take()
            self._begin()
        return self.found[1] if self.found is not None else None

    def answer_to(self, key: Hashable) -> T | None:
        """Return the answer for a key, None as long as there is none."""
        return self.found[1] if self.found is not None and self.found[0] == key else None

    def forget(self) -> None:
        """Give up every wish and answer."""
        self.found = self._waiting = self._wanted = None
        if self._running is not None:
            self._running.future.cancel()
            self._running = None

    def is_overtaken(self) -> bool:
        """Return whether what is being worked out is no longer wanted: then a job may raise GivenUp.

        What was forgotten keeps nobody waiting. What another question has followed goes on for a while: while a mouse
        moves, an answer to where it was is better than none.
        """
        if _ENDING.is_set() or self._wanted is not self._at_work:
            return True
        return self._waiting is not None and clock() - self._began > LONG

    def _begin(self) -> None:
        if self._running is None and self._waiting is not None:
            key, job = self._waiting
            self._waiting, self._wanted = None, job
            self._running = _Running(key, job, _worker().submit(self._carried_out, job))

    def _carried_out(self, job: Callable[[], T]) -> T:
        """Return the result of a job, as the thread does it."""
        self._at_work, self._began = job, clock()
        return job()

    def _take(self) -> None:
        assert self._running is not None, "asked before"
        # While it is waited for here it goes on being what is wanted: else it would give up.
        ended = self._running
        try:
            self.found = (ended.key, ended.future.result())
        except GivenUp:
            # It had been overtaken by another wish, which is begun next; where people have come back to it since, it
            # is asked again, for nobody else would.
            if self._waiting is None:
                self._waiting = (ended.key, ended.job)
        self._running = self._wanted = None


_NOTHING: Final = object()


class Portions(Generic[T]):
    """The newest answer as far as it is known: `found` is its last portion, None before the first."""

    def __init__(self) -> None:
        self._job: Background[tuple[T] | None] = Background()
        self._key: Hashable = _NOTHING
        self._parts: Iterator[T] | None = None
        self._number = 0
        self._rests_from = 0.0
        self.found: T | None = None

    def is_for(self, key: Hashable) -> bool:
        """Return whether the answer with a key was the last one requested."""
        return self._key == key

    @property
    def is_whole(self) -> bool:
        """Return whether nothing more will come."""
        return self._parts is None

    def ask(self, key: Hashable, parts: Iterator[T], rest: float = 0.0) -> None:
        """Begin with another answer, in so many seconds; each of its parts is more than the one before."""
        self.give_up()
        self._key, self._parts, self._rests_from = key, parts, clock() + rest

    def give_up(self) -> None:
        """Wish for nothing."""
        self._job.forget()
        self._key, self._parts, self._number, self.found = _NOTHING, None, 0, None

    def work(self) -> bool:
        """Look for the next portion, and let the one after it be worked out; return whether there is more to show."""
        come = self._job.work() and self._take()
        if self._parts is not None and not self._job.is_busy and clock() >= self._rests_from:
            self._begin(self._parts)
        return come

    def settle(self) -> None:
        """Wait for all of it."""
        while self._parts is not None:
            if not self._job.is_busy:
                self._begin(self._parts)
            self._job.settle()
            self._take()

    def _begin(self, parts: Iterator[T]) -> None:
        self._number += 1

        def go_on() -> tuple[T] | None:
            return next(((part,) for part in parts), None)

        self._job.ask((self._key, self._number), go_on)

    def _take(self) -> bool:
        """Keep what has come; return whether it is a portion, and not the end."""
        if self._job.found is None:
            return False
        portion = self._job.found[1]
        if portion is None:
            self._parts = None
            return False
        (self.found,) = portion
        return True
