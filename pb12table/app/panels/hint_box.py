"""The hint of the first steps, below the list of figures."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, wrapped
from pb12table.window.kit.palette import mixed

PAD: Final = 10.0
BUTTON: Final = 26.0
KNOWN, NONE_AT_ALL = "hint:known", "hint:none"


def hint_height(canvas: Canvas, width: int, title: str, text: str) -> int:
    """How high the box is for a column so wide, both in window pixels."""
    px, inner = canvas.px, width - 2 * canvas.px(PAD) - 2 * canvas.px(6)
    heads = len(wrapped(title, px(theme.NORMAL), inner, True)) * canvas.line_height(theme.NORMAL)
    lines = len(wrapped(text, px(theme.SMALL), inner)) * canvas.line_height(theme.SMALL)
    return px(PAD) + heads + px(4) + lines + px(8) + 2 * px(BUTTON) + px(4) + px(PAD) + px(6)


def draw_hint(canvas: Canvas, rect: pygame.Rect, title: str, text: str, known: str, none: str) -> None:
    """Paint it at the bottom of a column; its buttons are the zones KNOWN and NONE_AT_ALL."""
    px = canvas.px
    box = rect.inflate(-2 * px(6), 0)
    box.h -= px(6)
    canvas.box(rect, theme.PANEL, None, 0)
    canvas.box(box, mixed(theme.PANEL, theme.PLANNED, 0.1), mixed(theme.PANEL, theme.PLANNED, 0.5), 6)
    left, inner, top = box.left + px(PAD), box.w - 2 * px(PAD), box.top + px(PAD)
    top += canvas.paragraph((left, top), inner, title, theme.NORMAL, theme.PLANNED, bold=True) + px(4)
    top += canvas.paragraph((left, top), inner, text, theme.SMALL) + px(8)
    place = pygame.Rect(left, top, inner, px(BUTTON))
    canvas.button(place, KNOWN, known, size=theme.SMALL)
    canvas.button(place.move(0, px(BUTTON) + px(4)), NONE_AT_ALL, none, style="quiet", size=theme.SMALL)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topright, rect.bottomright)
