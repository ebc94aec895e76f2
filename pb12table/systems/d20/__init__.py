"""d20: fights of heroes and monsters."""

from typing import Final

ORDER: Final = 4
"""The place among the systems of the program."""
