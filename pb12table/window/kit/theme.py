"""The colours and measures of the interface around the table."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]

INK: Final[Colour] = (20, 23, 27)
PANEL: Final[Colour] = (30, 34, 40)
RAISED: Final[Colour] = (43, 49, 57)
HOVERED: Final[Colour] = (56, 64, 74)
SUNKEN: Final[Colour] = (24, 28, 33)
LINE: Final[Colour] = (68, 76, 86)
TEXT: Final[Colour] = (238, 232, 218)
MUTED: Final[Colour] = (172, 173, 166)
FAINT: Final[Colour] = (132, 137, 137)
ACCENT: Final[Colour] = (226, 180, 94)
ACCENT_DARK: Final[Colour] = (122, 92, 40)
GOOD: Final[Colour] = (134, 200, 138)
BAD: Final[Colour] = (232, 120, 100)
PLANNED: Final[Colour] = (150, 196, 224)

SMALL: Final = 12
NORMAL: Final = 14
LARGE: Final = 17
TITLE: Final = 22
HUGE: Final = 40


def natural_scale(height: int) -> float:
    """How large one interface pixel is drawn in a window of that height, before the user's own scale."""
    return max(1.0, round(height / 1080 * 4) / 4)
