"""A covered share as people read it, with the bounds of concealment.  R1.6.16 (Sichtschutz)."""

from __future__ import annotations

from typing import Final

from pb12table.texts import percents

BOUNDS: Final = (25, 50, 75)
"""In percent: up to which covered share a level of concealment holds.  R1.6.16 (Sichtschutz)."""


def whole_percent(share: float) -> int:
    """A covered share 0..1 in percent, which never contradicts the level of concealment.  R1.6.16 (Sichtschutz)."""
    return percents.whole_percent(share, BOUNDS)
