"""The fonts: Inter for what is counted and pressed, Vollkorn for what is told and for names on the map."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from pb12table.files.places import assets_folder

SANS: Final = {
    (False, False): "Inter-Regular.otf",
    (True, False): "Inter-SemiBold.otf",
    (False, True): "Inter-Italic.otf",
    (True, True): "Inter-SemiBoldItalic.otf",
}
SERIF: Final = {
    (False, False): "Vollkorn-Variable.ttf",
    (True, False): "Vollkorn-SemiBold.ttf",
    (False, True): "Vollkorn-VariableItalic.ttf",
    (True, True): "Vollkorn-SemiBoldItalic.ttf",
}
LARGER: Final = 1.06
"""So much larger letters with serifs are, to look as large as the others."""


def font(size: float, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """The font without serifs at a size in pixels; kept once it was asked for."""
    return _loaded(SANS[bold, italic], max(round(size), 6))


def told_font(size: float, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """The font with serifs at a size in pixels, which looks as large as the other of that size."""
    return _loaded(SERIF[bold, italic], max(round(size * LARGER), 6))


def map_font(size: float, italic: bool = False) -> pygame.font.Font:
    """The font of names on the map at a size in pixels."""
    return _loaded(SERIF[True, italic], max(round(size), 6))


@lru_cache(maxsize=128)
def _loaded(name: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(assets_folder() / "fonts" / name, size)


@lru_cache(maxsize=1024)
def words(
    text: str,
    size: int,
    colour: tuple[int, int, int],
    bold: bool = False,
    italic: bool = False,
    halo: tuple[int, int, int] | None = None,
    serif: bool = False,
) -> pygame.Surface:
    """A line of text as a picture, with a soft outline in the halo's colour if given; kept for reuse."""
    face = map_font(size, italic) if serif else font(size, bold, italic)
    front = face.render(text, True, colour)
    if halo is None:
        return front
    width = max(1, round(size / 11))
    result = pygame.Surface((front.get_width() + 2 * width, front.get_height() + 2 * width), pygame.SRCALPHA)
    back = face.render(text, True, halo)
    back.set_alpha(190)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
        result.blit(back, (width + round(dx * width), width + round(dy * width)))
    result.blit(front, (width, width))
    return result
