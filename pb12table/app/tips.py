"""What a thing says of itself when the mouse rests on it."""

from __future__ import annotations

import pygame

from pb12table.app import theme
from pb12table.app.canvas import Canvas, width_of, wrapped

WIDEST = 380.0


def draw_tip(canvas: Canvas, lines: tuple[str, ...]) -> None:
    """Paint lines beside the mouse; the first one is the name."""
    px = canvas.px
    size = px(theme.SMALL + 0.5)
    shown: list[tuple[str, bool]] = []
    for number, line in enumerate(lines):
        bold = number == 0 and len(lines) > 1
        shown += [(part, bold) for part in wrapped(line, size, px(WIDEST), bold)]
    width = max(width_of(line, size, bold) for line, bold in shown) + px(20)
    step = canvas.line_height(theme.SMALL + 0.5)
    rect = pygame.Rect(0, 0, width, step * len(shown) + px(12))
    rect.topleft = (canvas.mouse[0] + px(16), canvas.mouse[1] + px(18))
    if rect.right > canvas.rect.right:
        rect.right = canvas.mouse[0] - px(8)
    if rect.bottom > canvas.rect.bottom:
        rect.bottom = canvas.mouse[1] - px(8)
    rect.clamp_ip(canvas.rect)
    canvas.shadow(rect, 5)
    canvas.box(rect, theme.INK, theme.LINE, 5)
    for number, (line, bold) in enumerate(shown):
        place = (rect.left + px(10), rect.top + px(5) + number * step)
        canvas.text(place, line, theme.SMALL + 0.5, theme.TEXT, bold=bold)
