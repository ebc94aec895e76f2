"""Who sees whom: what opposing figures see of each other, found in small portions and shown as far as it is found."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from pb12table.app.preview.sight_view import Sightline, opposing_pairs, pair_lines
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import copy_of, scene
from pb12table.table.battlefield import Body

FRAME_SHARE: Final = 0.012
SHOWN_EVERY: Final = 0.1
"""How many seconds lie between two pictures while more is found: painting takes its time, too."""

Pair = tuple[FigureId, FigureId]
Lines = tuple[tuple[FigureId, Sightline], ...]


@dataclass(slots=True)
class WhoSeesWhom:
    """The lines of all pairs, and the work on the next ones.

    Pairs keep their lines until they are looked at anew; those of whom one has moved since tell nothing.
    """

    _key: Hashable = None
    _job: Iterator[None] | None = None
    _found: dict[Pair, tuple[Body, Body, Lines]] = field(default_factory=dict)
    _told: float = 0.0

    def ask(self, key: Hashable, state: GameState, focus: FigureId | None) -> None:
        """Wish to know it of a state, those of a focus first; the same key stands for the same state."""
        if key != self._key:
            self._key, self._job = key, self._work_through(copy_of(state), focus)

    def work(self, seconds: float = FRAME_SHARE) -> bool:
        """Go on for about so many seconds; return whether something new should be shown."""
        if self._job is None:
            return False
        until = perf_counter() + seconds
        for _ in self._job:
            if perf_counter() >= until:
                break
        else:
            self._job = None
        if self._job is not None and perf_counter() < self._told + SHOWN_EVERY:
            return False
        self._told = perf_counter()
        return True

    def is_settled(self, key: Hashable) -> bool:
        """Whether everything is found for the state with a key."""
        return self._key == key and self._job is None

    def lines(self, state: GameState) -> Lines:
        """What is known of those who stand in a state as they did when they were looked at."""
        face = scene(state.setup.system)
        now = {figure: face.body(state, figure) for figure in face.figures(state)}
        return tuple(
            line
            for (first, second), (here, there, lines) in self._found.items()
            if now.get(first) == here and now.get(second) == there
            for line in lines
        )

    def _work_through(self, state: GameState, focus: FigureId | None) -> Iterator[None]:
        face, pairs = scene(state.setup.system), opposing_pairs(state, focus)
        for pair in self._found.keys() - set(pairs):
            del self._found[pair]
        for first, second in pairs:
            lines = pair_lines(state, first, second)
            self._found[first, second] = (face.body(state, first), face.body(state, second), lines)
            yield
