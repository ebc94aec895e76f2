"""Who sat at the table while a game went on: people, or the program for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Seatings: TypeAlias = Sequence[tuple[int, Mapping[str, str]]]
"""For whom the program played from so many entries of the journal on, and how, in their order; the first from none."""
