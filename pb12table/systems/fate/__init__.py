"""FATE: conflicts with zones, aspects and fate points."""

from typing import Final

ORDER: Final = 5
"""The place among the systems of the program."""
