"""The left of the top line of the editor and the look view: a name, and below it what the mouse does now."""

from __future__ import annotations

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped

MARGIN = 16.0
"""So far from the left side of the line the words begin, in natural pixels."""
LINE = 13.5
"""The distance of the two lines of a long hint, in natural pixels."""


def draw_top_line(canvas: Canvas, rect: pygame.Rect, name: str, hint: str, room: int) -> pygame.Rect:
    """Paint name and hint into the left `room` pixels of a line; return where the name stands.

    A hint that is too long takes two smaller lines, and can be asked where it is longer still.
    """
    px, left = canvas.px, rect.left + canvas.px(MARGIN)
    if width_of(hint, px(theme.SMALL)) <= room:
        canvas.text((left, rect.top + px(28)), hint, theme.SMALL, theme.MUTED)
        return canvas.text((left, rect.top + px(5)), name, theme.LARGE, bold=True, width=room)
    lines = wrapped(hint, px(theme.SMALL - 1), room)
    for number, line in enumerate((lines[0], " ".join(lines[1:]))):
        canvas.text((left, rect.top + px(22 + number * LINE)), line, theme.SMALL - 1, theme.MUTED, width=room)
    if len(lines) > 2:
        canvas.zone(pygame.Rect(left, rect.top, room, rect.h), "about:hint", tip=(hint,))
    return canvas.text((left, rect.top + px(1)), name, theme.LARGE - 1, bold=True, width=room)
