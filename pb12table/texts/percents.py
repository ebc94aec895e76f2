"""Shares as people read them: whole percents that never contradict the level that a share makes."""

from __future__ import annotations

from collections.abc import Collection

from pb12table.table.units import TOLERANCE


def whole_percent(share: float, bounds: Collection[int] = ()) -> int:
    """A share 0..1 in percent; 100 means all, and one beyond a bound (in percent) is never told as the bound itself.

    With a bound of 50, 50.2 % is more than half and counts as such, so it must not read 50 %.
    """
    if share >= 1.0 - TOLERANCE:
        return 100
    if share < 0.01 - TOLERANCE:
        return 0  # too little to count, and to tell
    percent = round(100.0 * share)
    if percent in bounds and share > percent / 100.0 + TOLERANCE:
        return percent + 1
    return min(max(percent, 1), 99)
