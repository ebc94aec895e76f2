"""Pocket Tactics: a small game of tiles, units and red and green dice."""

from typing import Final

ORDER: Final = 3
"""The place among the systems of the program."""
