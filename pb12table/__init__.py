"""A table for Pb-12 skirmishes: play them, test terrain layouts, see lines of sight."""

import os
from typing import Final

__version__ = "0.1.0"

LITTLE_GARBAGE: Final = (500_000, 20, 20)
"""How seldom Python looks for garbage while the program is read: modules and texts by the ten thousand are none, and
looking at all of them takes a tenth of a second."""

# pygame greets on the standard output, which belongs to what the program says.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
