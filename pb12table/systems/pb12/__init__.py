"""Pb-12, a skirmish with twelve-sided dice on a continuous table with heights; `rules` is its rulebook."""

from typing import Final

ORDER: Final = 1
"""The place among the systems of the program."""
