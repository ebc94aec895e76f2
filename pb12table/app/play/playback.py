"""What the players see and hear happen: log events shown one after another, with their effects and sounds."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

import pygame

from pb12table.app.preview.state_picture import picture_of
from pb12table.files.places import assets_folder
from pb12table.kernel.game import Event, LogLine, visible_to
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import Effect, EffectKind, PlaybackFace, effects_of
from pb12table.systems.known import scene
from pb12table.table.shapes import Point, plan_distance
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import DiceSpeed, SoundVolume
from pb12table.window.scene.picture import EffectDrawing, Token

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
    """Return whether the viewers may know of an event; unless something else is said, they may."""
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
        """Return whether there is something left to be watched."""
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


LASTS: Final[Mapping[EffectKind, float]] = MappingProxyType({"blast": 1.1, "down": 1.0, "fright": 1.0, "blade": 0.5})
USUAL: Final = 0.65
"""For how many seconds an effect is seen at normal speed."""
PACES: Final[Mapping[DiceSpeed, float]] = MappingProxyType({"none": 0.0, "fast": 1.8, "normal": 1.0, "slow": 0.7})
MOST: Final = 24
"""At most so many are seen at once."""


@dataclass(slots=True)
class Effects:
    """What flashes, flies and falls over one table."""

    running: list[EffectDrawing] = field(default_factory=list)

    def begin(
        self,
        state: Any,
        events: Iterable[Event],
        duel: tuple[FigureId, FigureId] | None,
        viewer: str | None = None,
    ) -> None:
        """Begin what a viewer (None: the public) sees of events, on the state as it is shown before them."""
        face = scene(state.setup.system)
        for event in events:
            for effect in effects_of(face, state, event, duel, viewer):
                if len(self.running) < MOST:
                    self.running.append(EffectDrawing(effect, 0.0, _token(state, effect)))

    def update(self, seconds: float, speed: DiceSpeed) -> bool:
        """Go on by some time; return whether anything is, or was, to be seen."""
        had, pace = bool(self.running), PACES[speed]
        grown = (
            replace(each, age=each.age + seconds * pace / LASTS.get(each.effect.kind, USUAL)) for each in self.running
        )
        self.running = [each for each in grown if each.age < 1.0] if pace else []
        return had


def _token(state: Any, effect: Effect) -> Token | None:
    """Return the token of the figure that goes down, as it stood before."""
    if effect.kind != "down":
        return None
    return next((token for token in picture_of(state).tokens if token.body.id == effect.figure), None)


SOUNDS: Final = (
    "end", "defeat", "out", "blast", "points", "round", "crash", "fall", "shot", "bow", "blade", "blow", "throw", "hit",
    "fright",
    "miss", "dice", "card", "reload", "turn", "wheels", "steps",
)  # fmt: skip
"""The names of all sounds; of many at once the first are played."""

MOST_AT_ONCE: Final = 3

VOLUMES: Final[Mapping[SoundVolume, float]] = MappingProxyType({"none": 0.0, "quiet": 0.25, "normal": 0.6, "loud": 1.0})

WIDE: Final = 0.6
"""How much of a sound is gone on the far side of the table, of 1."""


def ears(across: float, loud: float) -> tuple[float, float]:
    """Return the loudness of a sound on the left and on the right, from a place across the table (0 to 1)."""
    return (loud * (1.0 - WIDE * max(2.0 * across - 1.0, 0.0)), loud * (1.0 - WIDE * max(1.0 - 2.0 * across, 0.0)))


def heard(state: GameState, begun: Iterable[Event], viewer: str | None = None) -> dict[str, float]:
    """Return the sounds of events beginning at one moment, and where each is: from 0 in the west to 1 in the east.

    What the viewer (None: the public) may not know makes none.
    """
    face = scene(state.setup.system)
    found: dict[str, float] = {}
    for event in begun:
        if not visible_to(event, viewer):
            continue
        across = _across(state, face.whom(event))
        for sound in face.sounds(state, event):
            found.setdefault(sound, across)
    return {sound: found[sound] for sound in SOUNDS if sound in found}


def _across(state: GameState, figure: FigureId | None) -> float:
    """Return where the figure that something happens to is, from 0 in the west to 1 in the east; else the middle."""
    face = scene(state.setup.system)
    if figure is None or not face.is_on_table(state, figure):
        return 0.5
    return min(max(face.body(state, figure).x / state.battlefield.width, 0.0), 1.0)


class Speaker:
    """Plays sounds.  Where there is no device for them it `is_silent`, and everything goes on without."""

    def __init__(self) -> None:
        self.is_silent = False
        self._sounds: Mapping[str, pygame.mixer.Sound] | None = None

    def play(self, sounds: Mapping[str, float], volume: SoundVolume) -> None:
        """Play sounds, each from its place across the table (0 to 1), the most important ones of many."""
        if not sounds or volume == "none" or not self._is_ready():
            return
        assert self._sounds is not None, "it is ready"
        for name, across in list(sounds.items())[:MOST_AT_ONCE]:
            channel = pygame.mixer.find_channel()
            if channel is None:
                return
            # Only now: a channel that begins to play is as loud as it can be.
            channel.play(self._sounds[name])
            channel.set_volume(*ears(across, VOLUMES[volume]))

    def _is_ready(self) -> bool:
        """Return whether sounds can be played; the device is opened and the files are read on first use."""
        if self._sounds is None and not self.is_silent:
            try:
                with _uncomplaining():
                    pygame.mixer.init(frequency=22050, size=-16, channels=2, buffer=512)
                folder = assets_folder() / "sounds"
                self._sounds = {name: pygame.mixer.Sound(folder / f"{name}.wav") for name in SOUNDS}
            except (pygame.error, OSError) as problem:
                logging.info("no sounds: %s", problem)
                self.is_silent = True
        return not self.is_silent


@contextmanager
def _uncomplaining() -> Iterator[None]:
    """Keep ALSA from writing to the error stream by itself when it finds no sound card."""
    if os.name != "posix":
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:
        yield  # there is no error stream
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)
