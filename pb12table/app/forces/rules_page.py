"""The page of the scenario: its name and text, what is agreed before a game, and how one is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.app.forces.fields import PAD, draw_field, draw_head, label_width
from pb12table.texts.describe import briefing_lines
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

ABOUT: Final = ("name", "description", "minutes")
AGREED: Final = ("round_limit", "value_limit", "epicness_limit", "take_out_leader", "interruptions")


def draw_rules(screen: ForcesScreen, canvas: Canvas, page: pygame.Rect, top: int) -> int:
    """Paint the page from `top` on; return where it ends."""
    px, texts = canvas.px, screen.texts
    left, width = page.left + px(PAD), page.w - px(2 * PAD)
    top += px(18)
    canvas.text((left, top + px(4)), texts("forces-rules"), theme.TITLE, bold=True, width=width)
    top += px(52)
    half = (width - px(40)) // 2
    low = draw_head(canvas, left, top, half, texts("forces-about"))
    label = label_width(screen, canvas, (*ABOUT, *AGREED))
    for key in ABOUT:
        low = draw_field(screen, canvas, pygame.Rect(left, low, half, 0), key, label)
    low = draw_head(canvas, left, low + px(16), half, texts("forces-agreed-head"))
    for key in AGREED:
        low = draw_field(screen, canvas, pygame.Rect(left, low, half, 0), key, label)
    right = left + half + px(40)
    other = draw_head(canvas, right, top, half, texts("forces-won-head"))
    for line in briefing_lines(texts, screen.setup):
        pygame.draw.circle(canvas.surface, theme.ACCENT, (right + px(6), other + px(10)), px(3))
        other += canvas.paragraph((right + px(20), other), half - px(20), line, theme.NORMAL) + px(8)
    other += px(6)
    other += canvas.paragraph((right, other), half, texts("forces-zones-hint"), theme.SMALL + 1, theme.MUTED)
    return max(low, other)
