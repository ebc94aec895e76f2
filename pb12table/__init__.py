"""A table for Pb-12 skirmishes: play them, test terrain layouts, see lines of sight."""

from typing import Final

__version__: Final = "0.1.0"
