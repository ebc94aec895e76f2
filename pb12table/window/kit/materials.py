"""What grounds and panels are made of: wood with its grain, paper with its fibres, so faint that letters stay clear."""

from __future__ import annotations

from functools import lru_cache

import pygame

from pb12table.files.places import assets_folder
from pb12table.files.themes import Material
from pb12table.window.kit.palette import Colour


def lay(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, material: Material) -> None:
    """Fill a rectangle with a material of a colour; what is painted in pieces fits together."""
    if material == "plain":
        pygame.draw.rect(surface, colour, rect)
        return
    tile, before = _tile(colour, material), surface.get_clip()
    across, along = tile.get_size()
    surface.set_clip(rect.clip(before))
    for top in range(rect.top // along * along, rect.bottom, along):
        for left in range(rect.left // across * across, rect.right, across):
            surface.blit(tile, (left, top))
    surface.set_clip(before)


@lru_cache(maxsize=12)
def _tile(colour: Colour, material: Material) -> pygame.Surface:
    """A material in a colour; its picture says how much lighter or darker than the colour each pixel is, by 128."""
    grey = pygame.image.load(assets_folder() / "themes" / f"{material}.png")
    darker = pygame.Surface(grey.get_size())
    darker.fill((128, 128, 128))
    darker.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    grey.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_SUB)
    tile = pygame.Surface(grey.get_size())
    tile.fill(colour)
    tile.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    tile.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return tile.convert() if pygame.display.get_surface() is not None else tile
