"""Kampf W6, quick modern fights with six-sided dice between figures that act one by one; `rules` is its rulebook."""

from typing import Final

ORDER: Final = 2
"""The place among the systems of the program."""
