"""The window: screens, panels and drawing; pygame lives only here."""

import os

# pygame greets on the standard output, which belongs to what the program says.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
