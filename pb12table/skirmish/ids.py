"""What tells the things of a game apart, whichever its rules: plain text with a type of its own."""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", str)
FigureId = NewType("FigureId", str)
