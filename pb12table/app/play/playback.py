"""What the players see and hear happen: log events shown one after another, with their effects and sounds."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import cos, hypot, pi, sin
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

import pygame

from pb12table.app.preview.state_picture import picture_of
from pb12table.files.places import assets_folder
from pb12table.kernel.game import Event, LogLine, visible_to
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import (
    Cue,
    Effect,
    EffectKind,
    Gait,
    PlaybackFace,
    Prompter,
    dice_alone,
    dice_lie,
    effects_of,
    sort_of,
)
from pb12table.systems.known import scene
from pb12table.table.shapes import Point, plan_distance
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import DiceSpeed, SoundSort, SoundVolume
from pb12table.window.scene.picture import STILL, EffectDrawing, Pose, Token

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
    first event of the queue has got.  `duel` is who attacks or aims at whom.  `begun` is what of events has begun to be
    seen and heard in the last update.  `pace` is how many times faster than its speed all of it is shown.
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
    begun: list[Cue] = field(default_factory=list)
    pace: float = 1.0
    knows: Callable[[Event], bool] = all_is_known
    _prompter: Prompter = field(init=False)
    _newest: Event | None = None
    """The last event whose showing has begun."""
    _rest: Cue | None = None
    """What of it is to come when its dice lie."""
    _walker: FigureId | None = None
    """Who was moving as the event before it ended."""
    _walked: float = 0.0
    """For how many seconds, at normal speed, that one has been moving."""

    def __post_init__(self) -> None:
        self._prompter = Prompter(self.face)

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
        self._prompter, self._rest, self._walker = Prompter(self.face), None, None

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
            event = self.queue[0]
            duration = self.face.seconds(event) * SECONDS[self.speed]
            if event is not self._newest:
                self._begin_to_show(event, tumbles=duration > 0.0)
            if duration > 0.0:
                before, self.age = self.age, self.age + seconds / duration
                seconds = 0.0
                if self.age >= TUMBLING:
                    self._tell_the_rest()
                if self.age < 1.0:
                    self.face.glide(self.shown, event, self._eased(event, self.age), self._eased(event, before))
                    return True
            self._tell_the_rest()
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

    def poses(self) -> dict[FigureId, Pose]:
        """Return how figures are held that are moving just now."""
        event = self.current
        gait = None if event is None or not self.age else self.face.gait(event)
        figure = None if event is None else self.face.whom(event)
        if event is None or gait is None or figure is None:
            return {}
        seconds = self.face.seconds(event)
        pose = _stride(gait, self._walked + self.age * seconds, self.age)
        if not self._goes_on(event):
            left = (1.0 - self.age) * seconds / SETTLING
            pose = pose._replace(lifted=pose.lifted * min(left, 1.0), turned=pose.turned * min(left, 1.0))
        return {} if pose == STILL else {figure: pose}

    def _begin_to_show(self, event: Event, *, tumbles: bool) -> None:
        """Let an event be seen and heard; where dice tumble, what they bring comes when they lie."""
        self._newest = event
        cue = self._prompter.cue(self.shown, event)
        dice = dice_alone(cue) if tumbles else None
        if dice is None:
            self.begun.append(cue)
        else:
            self.begun.append(dice)
            self._rest = dice_lie(cue)

    def _tell_the_rest(self) -> None:
        if self._rest is not None:
            self.begun.append(self._rest)
            self._rest = None

    def _goes_on(self, event: Event) -> bool:
        """Return whether the figure that an event moves is moved on by the next one."""
        following = next((each for each in list(self.queue)[1:] if self.knows(each)), None)
        if following is None or self.face.gait(following) != self.face.gait(event):
            return False
        return self.face.whom(following) == self.face.whom(event)

    def _eased(self, event: Event, age: float) -> float:
        """Return how far an event has got that moves somebody: it is slow at first and at last, and a fall grows."""
        gait = self.face.gait(event)
        if gait is None or not 0.0 < age < 1.0:
            return age
        if gait == "fall":
            return min((age / LANDED) ** 2, 1.0)
        if gait == "shove":
            return 1.0 - (1.0 - age) ** 2
        ramp = min(RAMP / max(self.face.seconds(event), 0.01), 0.4)
        return _ramped(
            age,
            0.0 if self._walker is not None and self._walker == self.face.whom(event) else ramp,
            0.0 if self._goes_on(event) else ramp,
        )

    def _pass_over(self) -> None:
        """Leave an event behind of which those who look may not know."""
        self.queue.popleft()
        self.played += 1

    def _finish(self) -> None:
        event = self.queue[0]
        if event is not self._newest:
            self._prompter.cue(self.shown, event)  # what it declares may be seen to end
        before, self.age = self._eased(event, self.age), 0.0
        self._walked = self._walked + self.face.seconds(event) if self._goes_on(event) else 0.0
        self._walker = self.face.whom(event) if self.face.gait(event) is not None else None
        self._rest = None
        self.queue.popleft()
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


RAMP: Final = 0.28
"""So long, in seconds at normal speed, somebody takes to get going, and to come to rest."""
LANDED: Final = 0.72
"""After such a share of its time a fall is over."""
STRIDE: Final = 0.26
"""How long a step takes, in seconds at normal speed."""
SETTLING: Final = 0.16
"""So long before its end a movement comes down from its step, in seconds at normal speed."""


def _ramped(age: float, first: float, last: float) -> float:
    """Return how far one has got that is faster and faster for a `first` share of its time, and slower for a `last`."""
    most = 1.0 / (1.0 - (first + last) / 2.0)
    if age < first:
        return most * age * age / (2.0 * first)
    if age > 1.0 - last:
        return 1.0 - most * (1.0 - age) ** 2 / (2.0 * last)
    return most * (age - first / 2.0)


def _stride(gait: Gait, seconds: float, age: float) -> Pose:
    """Return how a figure is held that has been moving for some seconds, and has done a share of this movement."""
    step = pi * seconds / STRIDE
    match gait:
        case "walk":
            return Pose(lifted=0.2 * abs(sin(step)), turned=5.0 * sin(step), squashed=0.1 * (abs(cos(step)) - 0.5))
        case "crawl":
            return Pose(squashed=0.22 * abs(sin(step / 2.0)), turned=3.0 * sin(step / 2.0))
        case "swim":
            return Pose(turned=8.0 * sin(step / 3.0), down=0.06 * sin(step / 2.0))
        case "fly":
            return Pose(lifted=0.3 + 0.12 * sin(step / 2.0), turned=4.0 * sin(step / 3.0))
        case "jump" | "hop":
            return Pose(lifted=(1.1 if gait == "jump" else 0.75) * sin(pi * age), turned=-6.0 * sin(2.0 * pi * age))
        case "drop":
            left = max(1.0 - age / LANDED, 0.0)
            return Pose(lifted=1.6 * left * left, squashed=0.0 if left else 0.3 * (1.0 - age) / (1.0 - LANDED))
        case "shove":
            return Pose(turned=-14.0 * sin(pi * age))
        case "fall":
            left = max(1.0 - age / LANDED, 0.0)
            return Pose(lifted=0.9 * left * left, turned=170.0 * (1.0 - left) if left else 0.0)
    return STILL


LASTS: Final[Mapping[EffectKind, float]] = MappingProxyType(
    {"blast": 1.1, "down": 1.0, "fright": 1.0, "blade": 0.5, "spin": 0.9, "wound": 1.1, "taken": 1.0, "splash": 1.2}
)
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
        cues: Iterable[Cue],
        duel: tuple[FigureId, FigureId] | None,
        viewer: str | None = None,
    ) -> None:
        """Begin what a viewer (None: the public) sees of events, on the state as it is shown before them."""
        face = scene(state.setup.system)
        for cue in cues:
            for effect in effects_of(face, state, cue, duel, viewer):
                if len(self.running) < MOST:
                    waits = -effect.after / LASTS.get(effect.kind, USUAL)
                    self.running.append(EffectDrawing(effect, waits, _token(state, effect)))

    def poses(self) -> dict[FigureId, Pose]:
        """Return how figures are held that strike, are struck, dodge, land, or go."""
        found: dict[FigureId, Pose] = {}
        for each in self.running:
            for figure, pose in _held(each):
                if pose != STILL:
                    found[figure] = found[figure].and_also(pose) if figure in found else pose
        return found

    def update(self, seconds: float, speed: DiceSpeed) -> bool:
        """Go on by some time; return whether anything is, or was, to be seen."""
        had, pace = bool(self.running), PACES[speed]
        grown = (
            replace(each, age=each.age + seconds * pace / LASTS.get(each.effect.kind, USUAL)) for each in self.running
        )
        self.running = [each for each in grown if each.age < 1.0] if pace else []
        return had


def _held(drawing: EffectDrawing) -> Iterator[tuple[FigureId, Pose]]:
    """Yield how an effect lets figures be held."""
    effect, age = drawing.effect, drawing.age
    if age < 0.0:
        return
    ahead = _ahead(effect)
    swing = sin(pi * min(age / 0.5, 1.0))
    if effect.figure is not None:
        match effect.kind:
            case "blade" | "blow":  # a lunge
                yield effect.figure, Pose(0.55 * swing * ahead[0], 0.55 * swing * ahead[1])
            case "muzzle":  # the recoil
                back = -0.3 * max(1.0 - age / 0.35, 0.0)
                yield effect.figure, Pose(back * ahead[0], back * ahead[1])
            case "impact":  # driven back, from where it came
                back = -0.5 * sin(pi * min(age / 0.6, 1.0))
                yield (
                    effect.figure,
                    Pose(back * ahead[0], back * ahead[1], turned=10.0 * sin(4.0 * pi * age) * (1 - age)),
                )
            case "fall":
                yield effect.figure, Pose(squashed=0.45 * max(1.0 - age / 0.5, 0.0) * cos(3.0 * pi * age))
            case "spin":
                yield effect.figure, Pose(turned=-360.0 * min(age / 0.8, 1.0) ** 0.6 % 360.0)
            case "wound":
                yield effect.figure, Pose(turned=8.0 * sin(18.0 * age) * max(1.0 - age / 0.6, 0.0))
            case "fright":
                yield effect.figure, Pose(right=0.09 * sin(60.0 * age) * (1.0 - age))
            case "taken" | "splash":
                yield effect.figure, Pose(hidden=True)
            case "down" if (
                age < LIES_AT and drawing.token is not None and drawing.token.posture not in ("lying", "dying")
            ):
                yield effect.figure, Pose(hidden=True)
            case _:
                pass
    if effect.missed and effect.target is not None:
        aside = 0.5 * sin(pi * min(age / 0.7, 1.0))
        yield effect.target, Pose(-aside * ahead[1], aside * ahead[0], turned=-12.0 * aside)


def _ahead(effect: Effect) -> Point:
    """Return the direction of an effect as seen: to the right, and down."""
    if effect.to is None:
        return (0.0, 0.0)
    dx, dy = effect.to[0] - effect.at[0], effect.at[1] - effect.to[1]
    far = hypot(dx, dy)
    return (dx / far, dy / far) if far else (0.0, 0.0)


LIES_AT: Final = 0.6
"""After such a share of its time one that goes down lies, and is drawn as what it is then."""


def _token(state: Any, effect: Effect) -> Token | None:
    """Return the token of the figure that goes, as it stood before."""
    if effect.kind not in ("down", "taken", "splash"):
        return None
    return next((token for token in picture_of(state).tokens if token.body.id == effect.figure), None)


SOUNDS: Final = (
    "end", "defeat", "out", "blast", "taken", "splash", "points", "wound", "round", "crash", "fall",
    "shot", "shot-pump", "shot-burst", "shot-pistol", "bow", "bow-crossbow", "spell", "charm", "blade", "blow", "throw",
    "blade-air", "hit", "fright", "miss", "spin",
    "dice", "dice-cloth", "dice-cup", "dice-board", "dice-fudge", "bid", "card", "tile", "reload", "turn",
    "wheels", "hop", "steps",
)  # fmt: skip
"""The names of all sounds; of many at once the first are played."""

SORTS: Final[Mapping[SoundSort, frozenset[str]]] = MappingProxyType(
    {
        "dice": frozenset({"dice"}),
        "fight": frozenset(
            {"shot", "bow", "throw", "spell", "charm", "blade", "blow", "blast", "hit", "miss", "fright", "out",
             "wound", "taken", "splash", "reload"}
        ),
        "movement": frozenset({"steps", "hop", "wheels", "fall", "crash"}),
        "table": frozenset({"card", "tile", "bid", "spin"}),
        "signals": frozenset({"turn", "round", "points", "defeat", "end"}),
    }
)  # fmt: skip
"""The sorts that can be silenced, by the first words of their sounds."""

MOST_AT_ONCE: Final = 3

VOLUMES: Final[Mapping[SoundVolume, float]] = MappingProxyType({"none": 0.0, "quiet": 0.25, "normal": 0.6, "loud": 1.0})

WIDE: Final = 0.6
"""How much of a sound is gone on the far side of the table, of 1."""


def ears(across: float, loud: float) -> tuple[float, float]:
    """Return the loudness of a sound on the left and on the right, from a place across the table (0 to 1)."""
    return (loud * (1.0 - WIDE * max(2.0 * across - 1.0, 0.0)), loud * (1.0 - WIDE * max(1.0 - 2.0 * across, 0.0)))


def heard(
    state: GameState, begun: Iterable[Cue], viewer: str | None = None, silent: Collection[SoundSort] = ()
) -> dict[str, float]:
    """Return the sounds of events beginning at one moment, and where each is: from 0 in the west to 1 in the east.

    What the viewer (None: the public) may not know makes none, and those of `silent` sorts are left out.
    """
    unheard = {word for sort in silent for word in SORTS[sort]}
    face = scene(state.setup.system)
    found: dict[str, float] = {}
    for cue in begun:
        if not visible_to(cue.event, viewer):
            continue
        across = _across(state, face.whom(cue.event))
        for sound in cue.sounds:
            found.setdefault(sound, across)
    return {sound: found[sound] for sound in SOUNDS if sound in found and sort_of(sound) not in unheard}


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
