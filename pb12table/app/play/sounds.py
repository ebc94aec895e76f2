"""What one hears of a game: the sounds of events, from where they happen, and what plays them.

A sound says nothing that cannot be seen, and only what everybody may know.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.files.places import assets_folder
from pb12table.kernel.log import Event, visible_to
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.window.kit.settings import SoundVolume

SOUNDS: Final = (
    "end", "defeat", "out", "blast", "points", "round", "crash", "fall", "shot", "bow", "blade", "blow", "throw", "hit",
    "fright",
    "miss", "dice", "card", "reload", "turn", "wheels", "steps",
)  # fmt: skip
"""The names of all sounds; of many at once the first are played."""

MOST_AT_ONCE: Final = 3

VOLUMES: Final[Mapping[SoundVolume, float]] = MappingProxyType(
    {"none": 0.0, "quiet": 0.25, "normal": 0.6, "loud": 1.0}
)

WIDE: Final = 0.6
"""How much of a sound is gone on the far side of the table, of 1."""


def ears(across: float, loud: float) -> tuple[float, float]:
    """How loud a sound is on the left and on the right, from a place across the table (0 to 1)."""
    return (loud * (1.0 - WIDE * max(2.0 * across - 1.0, 0.0)), loud * (1.0 - WIDE * max(1.0 - 2.0 * across, 0.0)))


def heard(state: GameState, begun: Iterable[Event], viewer: str | None = None) -> dict[str, float]:
    """The sounds of events that begin at the same moment, and where each is: from 0 in the west to 1 in the east.

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
    """Where a figure is to whom something happens, from 0 in the west to 1 in the east; else in the middle."""
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
        """Whether sounds can be played; the device is opened and the files are read when they are wanted first."""
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
