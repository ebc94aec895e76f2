"""A table for Pb-12 skirmishes: play them, test terrain layouts, see lines of sight."""

import os

__version__ = "0.1.0"

# pygame greets on the standard output, which belongs to what the program says.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
