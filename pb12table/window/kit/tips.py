"""What a thing says of itself when the mouse rests on it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, shared_area, width_of, wrapped
from pb12table.window.kit.citations import cited_in, rules_in

WIDEST = 380.0


def draw_tip(canvas: Canvas, lines: tuple[str, ...], cards: Sequence[pygame.Rect] = ()) -> None:
    """Paint lines beside the mouse, the first one being the name; on none of the `cards` while there is room.

    The first line that names a rule says which key opens it.
    """
    px = canvas.px
    canvas.told = rules_in(lines) or canvas.told
    size = px(theme.SMALL)
    shown: list[tuple[str, bool]] = []
    for number, line in enumerate(lines):
        bold = number == 0 and len(lines) > 1
        shown += [(part, bold) for part in wrapped(line, size, px(WIDEST), bold)]
    cites = next((number for number, (line, _) in enumerate(shown) if cited_in(line)), None)
    badge = canvas.badge_width(canvas.help_key) + px(8) if canvas.help_key else 0
    widths = [width_of(line, size, bold) + badge * (number == cites) for number, (line, bold) in enumerate(shown)]
    width = max(widths) + px(20)
    step = canvas.line_height(theme.SMALL)
    rect = pygame.Rect(0, 0, width, step * len(shown) + px(12))
    rect = min(_places(canvas, rect.size), key=lambda place: shared_area(place, cards))
    canvas.shadow(rect, 5)
    canvas.box(rect, theme.INK, theme.LINE, 5)
    for number, (line, bold) in enumerate(shown):
        place = (rect.left + px(10), rect.top + px(5) + number * step)
        spot = canvas.text(place, line, theme.SMALL, theme.TEXT, bold=bold, cites=False)
        if number == cites and badge:
            canvas.key_badge((spot.right + badge, spot.centery), canvas.help_key, theme.MUTED)


def _places(canvas: Canvas, size: tuple[int, int]) -> list[pygame.Rect]:
    """Where a tip of a size can lie without being under the mouse, the best place first."""
    px, (x, y) = canvas.px, canvas.mouse
    found: list[pygame.Rect] = []
    for top in (y + px(18), y - px(8) - size[1]):
        for left in (x + px(16), x - px(8) - size[0]):
            rect = pygame.Rect((left, top), size)
            if canvas.rect.contains(rect):
                found.append(rect)
    # As low as the window lets it, but beside the mouse.
    for left in (x + px(16), x - px(8) - size[0]):
        rect = pygame.Rect((left, min(y + px(18), canvas.rect.bottom - size[1])), size)
        if canvas.rect.contains(rect):
            found.append(rect)
    return found or [pygame.Rect((x + px(16), y + px(18)), size).clamp(canvas.rect)]
