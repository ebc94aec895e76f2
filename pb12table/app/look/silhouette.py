"""The inset: the target's silhouette as the shooter sees it, with the hidden part hatched."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, floor
from typing import Final

import pygame

from pb12table.table.shapes import Region
from pb12table.table.sight.sight import FigureSight
from pb12table.window.kit import palette, theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.fonts import font
from pb12table.window.kit.palette import INK, Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import Pixel

SKY: Final[Colour] = (58, 66, 78)
FLOOR: Final[Colour] = (44, 46, 46)
PAPER: Final[Colour] = (236, 226, 204)
ASIDE: Final[Colour] = (92, 100, 116)
"""What lies outside the sight angle."""
SHADE: Final[Colour] = (42, 40, 46)
FINER: Final = 2
"""Drawn so much larger and then made smaller, for smooth edges."""
UPRIGHT: Final = 0.7
"""Narrower than this share of its height a silhouette is drawn as a person, else as a body."""

# A person seen from the front: (share of half the width, share of the height), the right side from the feet up.
_PERSON: Final[tuple[Pixel, ...]] = (
    (0.06, 0.0), (0.62, 0.0), (0.56, 0.3), (0.66, 0.5), (0.72, 0.36), (0.94, 0.4), (0.98, 0.68), (0.82, 0.79),
    (0.3, 0.82), (0.26, 0.85),
)  # fmt: skip
_HEAD: Final = (0.9, 0.1)
"""Middle and radius of the head as shares of the height."""


def draw_silhouette(canvas: Canvas, rect: pygame.Rect, seen: FigureSight, all_hidden: bool, look: PlayerLook) -> None:
    """Paint the inset; the figure stands in the rectangle that the rules measure."""
    regions = (seen.silhouette, seen.hidden, seen.visible)
    canvas.surface.blit(_picture(regions, all_hidden, rect.size, look, canvas.scale), rect)
    pygame.draw.rect(canvas.surface, theme.LINE, rect, max(1, canvas.px(1)), border_radius=canvas.px(5))


@lru_cache(maxsize=16)
def _picture(
    regions: tuple[Region, Region, Region], all_hidden: bool, size: tuple[int, int], look: PlayerLook, scale: float
) -> pygame.Surface:
    silhouette, hidden, visible = regions
    large = (size[0] * FINER, size[1] * FINER)
    picture = pygame.Surface(large)
    picture.fill(SKY)
    ring = silhouette.rings[0][0]
    left, right = min(u for u, _ in ring), max(u for u, _ in ring)
    bottom, top = min(z for _, z in ring), max(z for _, z in ring)
    margin = 14.0 * scale * FINER
    unit = min((large[0] - 3.4 * margin) / max(right - left, 0.01), (large[1] - 2.2 * margin) / max(top - bottom, 0.01))
    middle = (large[0] * 0.56, large[1] / 2.0)

    def pixel(point: Pixel) -> Pixel:
        return (
            middle[0] + (point[0] - (left + right) / 2.0) * unit,
            middle[1] - (point[1] - (bottom + top) / 2.0) * unit,
        )

    picture.fill(FLOOR, pygame.Rect(0, round(pixel((0.0, bottom))[1]), large[0], large[1]))
    _draw_heights(picture, pixel, bottom, top, scale)
    frame = pygame.Rect(0, 0, round((right - left) * unit), round((top - bottom) * unit))
    frame.topleft = (round(pixel((left, top))[0]), round(pixel((left, top))[1]))
    picture.fill(ASIDE, frame)
    _draw_body(picture, frame, mixed(ASIDE, INK, 0.35), mixed(ASIDE, INK, 0.6))
    seen = pygame.Surface(large)
    seen.fill(PAPER, frame)
    _draw_body(seen, frame, look.colour, look.dark)
    _stamp(picture, seen, visible, pixel)
    shade = pygame.Surface(large)
    shade.fill(SHADE, frame)
    _draw_body(shade, frame, mixed(SHADE, look.colour, 0.35), mixed(SHADE, look.colour, 0.1))
    hatch = palette.SIGHT_BLOCKED if all_hidden else palette.SIGHT_COVERED
    step = round(9 * scale * FINER)
    for start in range(frame.left - frame.h, frame.right, step):
        pygame.draw.line(
            shade, hatch, (start, frame.bottom), (start + frame.h, frame.top), max(round(1.6 * scale * FINER), 1)
        )
    _stamp(picture, shade, hidden, pixel)
    for outer, holes in hidden.rings:
        for ring in (outer, *holes):
            pygame.draw.polygon(picture, hatch, [pixel(p) for p in ring], max(round(1.4 * scale * FINER), 1))
    pygame.draw.rect(picture, (252, 248, 238), frame, max(round(1.2 * scale * FINER), 1))
    return pygame.transform.smoothscale(picture, size)


def _draw_heights(
    picture: pygame.Surface, pixel: Callable[[Pixel], Pixel], bottom: float, top: float, scale: float
) -> None:
    """Ticks at each whole step of height above the table, the longer ones with their number."""
    size = round((theme.SMALL) * scale * FINER)
    for height in range(ceil(bottom - 0.3), floor(top + 0.3) + 1):
        y = pixel((0.0, float(height)))[1]
        pygame.draw.line(picture, theme.FAINT, (0, y), (7 * scale * FINER, y), max(round(scale * FINER), 1))
        letters = font(size).render(str(height), True, theme.MUTED)
        picture.blit(letters, letters.get_rect(midleft=(round(10 * scale * FINER), round(y))))


def _stamp(
    picture: pygame.Surface, source: pygame.Surface, region: Region, pixel: Callable[[Pixel], Pixel]
) -> None:
    """Copy what lies in a region from one picture to another; through a window in it one sees what was there."""
    if region.is_empty:
        return
    cut = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    cut.blit(source, (0, 0))
    mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 0))
    for outer, holes in region.rings:
        pygame.draw.polygon(mask, (255, 255, 255, 255), [pixel(p) for p in outer])
        for hole in holes:
            pygame.draw.polygon(mask, (255, 255, 255, 0), [pixel(p) for p in hole])
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(cut, (0, 0))


def _draw_body(picture: pygame.Surface, frame: pygame.Rect, fill: Colour, edge: Colour) -> None:
    """A person, or something broader, that fills a rectangle."""
    if frame.w > UPRIGHT * frame.h:
        inner = frame.inflate(-frame.w // 12, 0)
        pygame.draw.rect(picture, edge, inner, border_radius=inner.h // 5)
        pygame.draw.rect(picture, fill, inner.inflate(-6, -6), border_radius=inner.h // 5)
        return
    x, half = frame.centerx, frame.w / 2.0
    side = [(share * half, frame.bottom - up * frame.h) for share, up in _PERSON]
    outline = [(x + dx, y) for dx, y in side] + [(x - dx, y) for dx, y in reversed(side)]
    head = (x, frame.bottom - _HEAD[0] * frame.h)
    radius = min(_HEAD[1] * frame.h, 0.62 * half)
    pygame.draw.polygon(picture, fill, outline)
    pygame.draw.circle(picture, fill, head, radius)
    pygame.draw.lines(picture, edge, True, outline, 2)
    pygame.draw.circle(picture, edge, head, radius, 2)
