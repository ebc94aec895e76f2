"""Two layouts that are measured by turns beside something else: a coarse first look at both, then ever more of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from pb12table.analysis.comparing import Compared, GlimpsedDifference, are_alike
from pb12table.analysis.layout import Earlier, Measured, Wishes, measured_in_parts
from pb12table.analysis.measuring.known import keep, kept
from pb12table.analysis.parts.glimpse import Glimpse
from pb12table.analysis.work.beside import Beside
from pb12table.analysis.work.crew import Crew
from pb12table.analysis.work.progress import Stage
from pb12table.skirmish.faces.system import GameSetup

FEW: Final = 6
"""Where at most so many pieces are others, what was found about one layout is looked up for the other."""


class MeasuringBoth(Beside):
    """Measures two setups of one rule system with `workers` processes, part by part in turn.

    `compared` is what is known of both so far, None before the first part of each; it is whole at the end.  `glimpse`
    is a coarse first look at how their exposure maps differ.
    """

    def __init__(
        self,
        first: GameSetup,
        second: GameSetup,
        wishes: Wishes,
        workers: int,
        *,
        before: tuple[Measured | None, Measured | None] = (None, None),
        files: tuple[Callable[[], Path] | None, Callable[[], Path] | None] = (None, None),
    ) -> None:
        """What is known from `before`, or else from `files` of earlier findings, is used again, and kept there.

        A setup that was measured whole before is not measured again.
        """
        super().__init__(workers)
        self.wishes = wishes
        self.compared: Compared | None = None
        self.stages: tuple[dict[Stage, tuple[int, int]], dict[Stage, tuple[int, int]]] = ({}, {})
        self._setups = (first, second)
        self._known = before
        self._before = [None if known is None else Earlier.of(known) for known in before]
        self._files = files
        self._parts: list[Measured | None] = [None, None]
        self._glimpses: list[Glimpse | None] = [None, None]
        self.begin()

    @property
    def is_over(self) -> bool:
        return (self.compared is not None and self.compared.is_whole) or super().is_over

    @property
    def glimpse(self) -> GlimpsedDifference | None:
        """What the difference of the exposure maps looks like so far; None before something is known of both."""
        first, second = self._glimpses
        if self._is_one:
            second = first
        return None if first is None or second is None else GlimpsedDifference(first, second)

    @property
    def _is_one(self) -> bool:
        return self._setups[0] is self._setups[1]

    def _work(self, crew: Crew) -> None:
        paths = [_path(file) for file in self._files]
        for number, path in enumerate(paths):
            if self._before[number] is None and path is not None:
                self._before[number] = kept(path, self._setups[number])
        # A layout beside itself is measured once.
        numbers = (0,) if self._is_one else (0, 1)
        try:
            self._by_turns([self._measured(number, crew) for number in numbers])
        finally:
            # What is whole is kept, whatever becomes of the other one.
            for path, part in zip(paths, self._parts, strict=True):
                if path is not None and part is not None and part.is_whole:
                    with suppress(OSError):
                        keep(path, part)

    def _by_turns(self, both: list[Iterator[Measured]]) -> None:
        """A part of the one and a part of the other, until both are whole."""
        waiting = dict(enumerate(both))
        while waiting:
            for number, parts in list(waiting.items()):
                part = next(parts, None)
                if part is None:
                    del waiting[number]
                    continue
                self._parts[number] = part
                if self._is_one:
                    self._parts = [part, part]
                first, second = self._parts
                if first is not None and second is not None:
                    self.compared = Compared(first, second)

    def _measured(self, number: int, crew: Crew) -> Iterator[Measured]:
        whole = self._known[number]
        if whole is not None and whole.is_whole and whole.setup is self._setups[number]:
            return iter([whole])
        def known() -> Earlier:
            own, other = self._before[number], self._parts[1 - number]
            if own is not None:
                return own
            if other is not None and are_alike(*self._setups, FEW):
                return Earlier.of(other)
            return Earlier()

        def told(stage: Stage, done: int, total: int) -> None:
            self.stages[number][stage] = (done, total)

        def shown(glimpse: Glimpse) -> None:
            self._glimpses[number] = glimpse

        return measured_in_parts(self._setups[number], self.wishes, crew, known=known, told=told, shown=shown)


def _path(file: Callable[[], Path] | None) -> Path | None:
    """Where findings are kept; without a place for that, everything is just worked out each time."""
    with suppress(OSError):
        return None if file is None else file()
    return None
