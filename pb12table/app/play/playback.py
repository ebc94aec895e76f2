"""What the players see happen: log events shown one after another on a state that lags behind the real one.

The rules are through with an answer at once; people want to watch.  `Playback.shown` is a copy of the state from before
the answer to which the events are applied as they are played.  It is only a picture: when the last event has been
played it is replaced by the real state, and no rule ever reads it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from pb12table.kernel.log import Event, LogLine
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import PlaybackFace
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.locale import Texts
from pb12table.window.kit.settings import DiceSpeed

State = TypeVar("State")

TUMBLING: Final = 0.45
"""For how much of its time a die tumbles, as a share."""
SECONDS: Final[dict[DiceSpeed, float]] = {"none": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.8}
FLOAT_SECONDS: Final = 1.6
FLOAT_DELAY: Final = 0.35
"""How much older, as a share of its time, a word must be before the next may rise over the same place."""
FLOATS_APART: Final = 2.5
"""In steps."""


def all_is_known(event: Event) -> bool:
    """Whether those who look may know of an event: where nothing else is said, they may."""
    return True


@dataclass(slots=True)
class Float:
    """A word rising over a place of the table; `age` from 0 to 1, below 0 while it waits."""

    at: Point
    event: Event
    age: float = 0.0


@dataclass(slots=True)
class Playback(Generic[State]):
    """The events not shown yet, and the state as it is shown.

    `face` says how the events of a system are shown.  `real` gives the real state as those who look may know it; events
    that are not among what it `knows` pass unseen.  `played` log lines are behind us.  `age` (0..1) is how far the
    first event of the queue has got.  `duel` is who attacks or aims at whom.  `begun` are the events whose showing has
    begun in the last update, to be heard.  `pace` is how many times faster than its speed all of it is shown.
    """

    face: PlaybackFace[Any, Texts]
    real: Callable[[], State]
    shown: State
    speed: DiceSpeed = "normal"
    played: int = 0
    age: float = 0.0
    floats: list[Float] = field(default_factory=list)
    queue: deque[Event] = field(default_factory=deque)
    duel: tuple[FigureId, FigureId] | None = None
    begun: list[Event] = field(default_factory=list)
    pace: float = 1.0
    knows: Callable[[Event], bool] = all_is_known
    _newest: Event | None = None
    """The last event whose showing has begun."""

    @property
    def is_running(self) -> bool:
        """Whether there is something left to be watched."""
        return bool(self.queue)

    @property
    def current(self) -> Event | None:
        """The event that is being shown now."""
        return self.queue[0] if self.queue and self.knows(self.queue[0]) else None

    def begin(self) -> None:
        """Keep showing the state from before an answer; the answer's events follow."""
        if not self.queue:
            self.shown = self.real()

    def hear(self, line: LogLine) -> None:
        """Queue an event that has just happened."""
        self.queue.append(line.event)

    def reset(self, lines: int) -> None:
        """Show the real state at once, with so many log lines behind it."""
        self.queue.clear()
        self.floats.clear()
        self.age = 0.0
        self.shown = self.real()
        self.played = lines
        self.duel = None

    def update(self, seconds: float) -> bool:
        """Go on by some time towards the real state; return whether anything moved."""
        seconds *= self.pace
        moved = bool(self.queue or self.floats)
        waiting = bool(self.queue)
        self.begun = []
        for floating in self.floats:
            floating.age += seconds / FLOAT_SECONDS
        self.floats = [floating for floating in self.floats if floating.age < 1.0]
        while self.queue:
            if not self.knows(self.queue[0]):
                self._pass_over()
                continue
            if self.queue[0] is not self._newest:
                self._newest = self.queue[0]
                self.begun.append(self._newest)
            duration = self.face.seconds(self.queue[0]) * SECONDS[self.speed]
            if duration > 0.0:
                before, self.age = self.age, self.age + seconds / duration
                seconds = 0.0
                if self.age < 1.0:
                    self.face.glide(self.shown, self.queue[0], self.age, before)
                    return True
            self._finish()
        if waiting:
            self.shown = self.real()
        return moved

    def skip(self) -> None:
        """Show the end of everything that is queued."""
        while self.queue:
            if self.knows(self.queue[0]):
                self._finish()
            else:
                self._pass_over()
        self.floats.clear()
        self.shown = self.real()

    def _pass_over(self) -> None:
        """Leave an event behind of which those who look may not know."""
        self.queue.popleft()
        self.played += 1

    def _finish(self) -> None:
        event = self.queue.popleft()
        before, self.age = self.age, 0.0
        self.played += 1
        self.face.show(self.shown, event, before)
        self.duel = self.face.duel(event, self.duel)
        place = self.face.place(self.shown, event)
        if place is not None:
            earlier = [floating for floating in self.floats if self.face.replaces(event, floating.event)]
            self.floats = [floating for floating in self.floats if floating not in earlier]
            near = (floating.age for floating in self.floats if plan_distance(floating.at, place) < FLOATS_APART)
            # Words over one place follow each other; those with an age below 0 are still waiting.
            self.floats.append(Float(place, event, min(min(near, default=1.0) - FLOAT_DELAY, 0.0)))
