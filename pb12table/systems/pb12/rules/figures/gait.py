"""What figures walk over without anything being said."""

from __future__ import annotations

from typing import Final

from pb12table.table.battlefield import Gait

GAIT: Final = Gait(ledge=0.25, steepest=45.0)
"""The highest ledge in steps that walking follows for free, and the steepest surface to stand on; RU015, RU016."""
