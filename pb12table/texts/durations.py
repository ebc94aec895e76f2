"""How long something still takes, in words."""

from __future__ import annotations

from math import ceil

from pb12table.texts.locale import Texts

FEW = 10.0
MINUTES_FROM = 90.0
"""From so many seconds on minutes are told."""


def time_left(texts: Texts, seconds: float) -> str:
    """About how long it still takes; no more exact than a guess is."""
    if seconds < FEW:
        return texts("time-left-moment")
    if seconds < MINUTES_FROM:
        return texts("time-left-seconds", seconds=10 * ceil(seconds / 10.0))
    return texts("time-left-minutes", minutes=round(seconds / 60.0))
