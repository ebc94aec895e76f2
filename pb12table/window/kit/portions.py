"""Answers in portions, worked out beside the frames: each is a job of its own, so that others get in between."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from time import monotonic
from typing import Final, Generic, TypeVar

from pb12table.window.kit.background import Background

T = TypeVar("T")

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
        """Whether the answer with a key was the last that was asked for."""
        return self._key == key

    @property
    def is_whole(self) -> bool:
        """Whether nothing more will come."""
        return self._parts is None

    def ask(self, key: Hashable, parts: Iterator[T], rest: float = 0.0) -> None:
        """Begin with another answer, in so many seconds; each of its parts is more than the one before."""
        self.give_up()
        self._key, self._parts, self._rests_from = key, parts, monotonic() + rest

    def give_up(self) -> None:
        """Wish for nothing."""
        self._job.forget()
        self._key, self._parts, self._number, self.found = _NOTHING, None, 0, None

    def work(self) -> bool:
        """Look for the next portion, and let the one after it be worked out; return whether there is more to show."""
        come = self._job.work() and self._take()
        if self._parts is not None and not self._job.is_busy and monotonic() >= self._rests_from:
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
