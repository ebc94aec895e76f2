"""Small round marks at the edge of tokens."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import pygame

from pb12table.window.kit.strokes import sprite
from pb12table.window.tokens.easel import INK


def _ground(surface: pygame.Surface, side: float) -> tuple[float, float]:
    """Draw the pale disc a mark lies on; its middle (on both axes) and its radius, in pixels of the surface."""
    middle, r = side / 2.0, side * 0.46
    pygame.draw.circle(surface, INK, (middle, middle), r)
    pygame.draw.circle(surface, (226, 222, 210), (middle, middle), r * 0.85)
    return middle, r


@lru_cache(maxsize=32)
def below_badge(size: int) -> pygame.Surface:
    """The mark of what something lies over: an arrow down from a plank."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = _ground(surface, size * factor)
        plank = pygame.Rect(0, 0, round(r * 1.16), max(round(r * 0.26), 1))
        plank.center = (round(middle), round(middle - r * 0.46))
        pygame.draw.rect(surface, (122, 74, 30), plank)
        shaft = pygame.Rect(0, 0, max(round(r * 0.3), 1), round(r * 0.44))
        shaft.midtop = (round(middle), plank.bottom)
        pygame.draw.rect(surface, INK, shaft)
        shoulder = middle + r * 0.04
        tip = [(middle - r * 0.46, shoulder), (middle + r * 0.46, shoulder), (middle, middle + r * 0.62)]
        pygame.draw.polygon(surface, INK, tip)

    return sprite(size, draw)


@lru_cache(maxsize=32)
def done_badge(size: int) -> pygame.Surface:
    """The mark of who has acted: a tick."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = _ground(surface, size * factor)
        points = [
            (middle - r * 0.42, middle + r * 0.02),
            (middle - r * 0.1, middle + r * 0.36),
            (middle + r * 0.46, middle - r * 0.36),
        ]
        for start, end in pairwise(points):
            pygame.draw.line(surface, (52, 104, 58), start, end, max(round(r * 0.26), 1))
            pygame.draw.circle(surface, (52, 104, 58), end, r * 0.13)

    return sprite(size, draw)
