"""The frame of the table: a shadow on the desk, and a border ruled in steps as old maps have."""

from __future__ import annotations

import pygame

from pb12table.window.kit import palette
from pb12table.window.kit.palette import BLACK, INK, PAPER, Colour, mixed
from pb12table.window.scene.camera import Camera


def _hollow(surface: pygame.Surface, colour: Colour, outer: pygame.Rect, inner: pygame.Rect) -> None:
    """Fill what lies between two rectangles; much faster than filling all of a large one."""
    surface.fill(colour, (outer.left, outer.top, outer.w, inner.top - outer.top))
    surface.fill(colour, (outer.left, inner.bottom, outer.w, outer.bottom - inner.bottom))
    surface.fill(colour, (outer.left, inner.top, inner.left - outer.left, inner.h))
    surface.fill(colour, (inner.right, inner.top, outer.right - inner.right, inner.h))


def draw_frame(surface: pygame.Surface, camera: Camera, table: pygame.Rect) -> None:
    """Draw the frame around the table's rectangle in pixels; each bar of the border is a step, or five when small."""
    border = max(min(round(camera.scale * 0.22), 30), 6)
    outer = table.inflate(2 * border + 8, 2 * border + 8)
    for spread, shade in ((18, 0.14), (10, 0.3), (4, 0.46)):
        _hollow(surface, mixed(palette.DESK, BLACK, shade), outer.inflate(spread, spread).move(3, 5), table)
    _hollow(surface, PAPER, outer, table)
    _hollow(surface, INK, outer, outer.inflate(-2, -2))
    unit = 1 if camera.scale >= 14 else 5
    ruled = table.inflate(2 * border, 2 * border)
    _hollow(surface, INK, ruled.inflate(2, 2), ruled)
    for number in range(0, round(camera.width / unit) + 1, 2):
        start = table.left + round(number * unit * camera.scale)
        end = min(table.left + round((number + 1) * unit * camera.scale), table.right)
        if end > start:
            surface.fill(INK, (start, ruled.top, end - start, border))
            surface.fill(INK, (start, table.bottom, end - start, border))
    for number in range(0, round(camera.depth / unit) + 1, 2):
        start = table.bottom - round(number * unit * camera.scale)
        end = max(table.bottom - round((number + 1) * unit * camera.scale), table.top)
        if start > end:
            surface.fill(INK, (ruled.left, end, border, start - end))
            surface.fill(INK, (table.right, end, border, start - end))
    _hollow(surface, INK, table.inflate(2, 2), table)
