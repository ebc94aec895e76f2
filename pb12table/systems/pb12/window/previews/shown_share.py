"""A covered share as people read it: whole percents that never contradict the level of concealment."""

from __future__ import annotations

from pb12table.table.units import TOLERANCE

BOUNDS = (25, 50, 75)
"""In percent: up to which covered share a level of concealment holds.  R1.6.16 (Sichtschutz)."""


def whole_percent(share: float) -> int:
    """A covered share 0..1 in percent; 100 means nothing is seen.

    R1.6.16 (Sichtschutz): 50.2 % is more than half and counts as such, so it must not read 50 %.
    """
    if share >= 1.0 - TOLERANCE:
        return 100
    if share < 0.01 - TOLERANCE:
        return 0  # too little to count, and to tell
    percent = round(100.0 * share)
    if percent in BOUNDS and share > percent / 100.0 + TOLERANCE:
        return percent + 1
    return min(max(percent, 1), 99)
