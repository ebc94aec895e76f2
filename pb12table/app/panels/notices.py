"""Notices: short sentences over the table, where they hide neither who acts nor what the mouse points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pb12table.app import theme
from pb12table.app.canvas import Canvas, width_of, wrapped

WIDEST: Final = 680.0
PAD: Final = 15.0
ABOVE: Final = 46.0
"""So far above the card, or the border of the table's part of the window, the last line of a notice begins."""
TOP: Final = 60.0
"""So far below the top of the table's part of the window a notice lies that finds no room at the bottom."""
MOUSE: Final = 30.0
"""So far around the mouse nothing is hidden, all in natural pixels."""


def draw_notice(canvas: Canvas, free: pygame.Rect, text: str, top: int, colour: theme.Colour) -> None:
    """Paint a notice whose last line begins at a height."""
    rect = notice_rect(canvas, free, text, top)
    canvas.shadow(rect, 6)
    canvas.box(rect, theme.PANEL, colour, 6)
    place, width = (rect.left + canvas.px(PAD), rect.top + canvas.px(6)), rect.w - 2 * canvas.px(PAD) + 2
    canvas.paragraph(place, width, text, theme.NORMAL, theme.TEXT)


def notice_rect(canvas: Canvas, free: pygame.Rect, text: str, top: int) -> pygame.Rect:
    """Where a notice lies whose last line begins at a height."""
    lines, pad = _lines(canvas, free, text), 2 * canvas.px(PAD)
    wide = max(width_of(line, canvas.px(theme.NORMAL)) for line in lines) + pad
    height = canvas.line_height(theme.NORMAL)
    rect = pygame.Rect(0, 0, wide, len(lines) * height + canvas.px(14))
    rect.midtop = (free.centerx, max(top - (len(lines) - 1) * height, free.top + canvas.px(4)))
    return rect


def toast_top(canvas: Canvas, free: pygame.Rect, text: str, bottom: int, kept: Sequence[pygame.Rect]) -> int:
    """Where the last line of a toast begins: over the card, or at the top when only there all stays free."""
    low = bottom - canvas.px(ABOVE)
    high = free.top + canvas.px(TOP) + (len(_lines(canvas, free, text)) - 1) * canvas.line_height(theme.NORMAL)
    tops = (top for top in (low, high) if notice_rect(canvas, free, text, top).collidelist(list(kept)) < 0)
    return next(tops, low)


def around_mouse(canvas: Canvas) -> pygame.Rect:
    """What is not to be hidden around the mouse."""
    return pygame.Rect(canvas.mouse, (0, 0)).inflate(2 * canvas.px(MOUSE), 2 * canvas.px(MOUSE))


def _lines(canvas: Canvas, free: pygame.Rect, text: str) -> tuple[str, ...]:
    pad = 2 * canvas.px(PAD)
    return wrapped(text, canvas.px(theme.NORMAL), min(canvas.px(WIDEST), free.w - pad) - pad)
