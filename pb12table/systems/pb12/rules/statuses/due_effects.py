"""What is still to happen to figures in the running status phase, and how its players name it.  R1.9.3, R2.2.9."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from pb12table.skirmish.ids import FigureId, PlayerId


class Effect(StrEnum):
    """What can happen to a figure in the status phase.  R1.9.3 (Statusphase)."""

    NERVE = "nerve"
    TOUGHNESS = "toughness"
    THREAT = "threat"
    DAZZLE = "dazzle"
    CONTROL = "control"
    MARKERS = "markers"
    PASSENGER = "passenger"


@dataclass(frozen=True, slots=True)
class DueEffect:
    """An effect that is still to happen to a figure.  R1.9.3, RU034."""

    effect: Effect
    figure: FigureId

    def __str__(self) -> str:
        return f"{self.effect}:{self.figure}"


@dataclass(frozen=True, slots=True)
class TakenOver:
    """Instead of an effect: a leader of a player takes over panic checks that are due.  R2.2.9 (Statusphase)."""

    player: PlayerId

    def __str__(self) -> str:
        return f"{TAKE_OVER}:{self.player}"


NextEffect: TypeAlias = DueEffect | TakenOver
"""What a player can let happen next."""

TAKE_OVER: Final = "take-over"
"""The word for taking over in journals and scripts, where the others are those of `Effect`."""


def next_effect(text: str) -> NextEffect:
    """What a text such as "nerve:pirate" of a journal or script stands for; ValueError for any other text."""
    word, _, name = text.partition(":")
    return TakenOver(PlayerId(name)) if word == TAKE_OVER else DueEffect(Effect(word), FigureId(name))
