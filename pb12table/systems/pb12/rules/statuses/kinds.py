"""What statuses there are.  Chapters 1.10, 3 and 4.1."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    """Statuses of figures.  R1.9.1 (Statusmechanik), chapters 1.10, 3 and 4.1."""

    OUT_OF_ACTION = "out_of_action"
    MOVED = "moved"
    INCAPACITATED = "incapacitated"
    LIGHTLY_WOUNDED = "lightly_wounded"
    PANICKED = "panicked"
    SEVERELY_WOUNDED = "severely_wounded"
    STATIC = "static"
    OUT_OF_CONTROL = "out_of_control"
    LIGHTLY_DAMAGED = "lightly_damaged"
    SEVERELY_DAMAGED = "severely_damaged"
    DESTROYED = "destroyed"
    DISTRACTED = "distracted"
    THREATENED = "threatened"
    EXHAUSTED = "exhausted"
    CAMOUFLAGED = "camouflaged"
    DELAYED = "delayed"
    BLINDED = "blinded"
