"""The colours and measures of the interface around the table, and the theme of the widgets made from them."""

from __future__ import annotations

import json
from typing import Any, Final

from pb12table.files.places import assets_folder

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


WITH_OWN_FONT: Final = ("button", "label", "text_box", "text_entry_line", "selection_list", "vertical_scroll_bar")
"""Widgets that do not inherit the font of the defaults."""


def natural_scale(height: int) -> float:
    """How large one interface pixel is drawn in a window of that height, before the user's own scale."""
    return max(1.0, round(height / 1080 * 4) / 4)


def widget_theme(scale: float) -> dict[str, Any]:
    """The pygame_gui theme of `assets/themes/widgets.json` with all measures in the given scale."""
    plain = json.loads((assets_folder() / "themes" / "widgets.json").read_text(encoding="utf-8"))
    fonts = assets_folder() / "fonts"
    for name in WITH_OWN_FONT:
        plain.setdefault(name, {}).setdefault("font", dict(plain["defaults"]["font"]))
    for block in plain.values():
        font = block.get("font")
        if font is not None:
            font["size"] = str(round(float(font["size"]) * scale))
            for style in ("regular_path", "bold_path", "italic_path", "bold_italic_path"):
                if style in font:
                    font[style] = str(fonts / font[style])
        misc = block.get("misc", {})
        for name in ("border_width", "shadow_width", "shape_corner_radius", "text_horiz_alignment_padding",
                     "list_item_height"):  # fmt: skip
            if name in misc and misc[name] != "0":
                misc[name] = str(max(1, round(float(misc[name]) * scale)))
    theme: dict[str, Any] = plain
    return theme
