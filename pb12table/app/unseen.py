"""The veil over everything a figure does not see: the table lies in the dark, and what is seen is cut out of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from pb12table.app.camera import Camera
from pb12table.app.palette import Colour
from pb12table.app.strokes import Pixel
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Region, Ring

Surfaces = tuple[tuple[float, Region], ...]
Polygons = Sequence[tuple[Ring, Sequence[Ring]]]

DARK: Final[Colour] = (112, 114, 138)
"""What the colours of unseen ground are multiplied by, in 255ths."""
SEEN: Final[Colour] = (255, 255, 255)
BORDER: Final[Colour] = (255, 240, 190)
SAME_HEIGHT: Final = 1e-6


def draw_unseen(
    surface: pygame.Surface, camera: Camera, surfaces: Surfaces, battlefield: Battlefield
) -> None:
    """Darken the table except for the seen part of each level, (height, region) in steps, ascending.

    A roof hides the ground below it on the screen, so that what counts at a place is the highest surface there.
    """
    table = _table_on_screen(camera).clip(camera.viewport).clip(surface.get_clip())
    if table.w <= 0 or table.h <= 0:
        return
    x, y = camera.to_screen_exact((0.0, 0.0))
    mask = _mask((x - table.x, y - table.y), camera.scale, table.size, surfaces, battlefield)
    surface.blit(mask, table, special_flags=pygame.BLEND_RGB_MULT)
    before = surface.get_clip()
    surface.set_clip(table)
    for _, region in surfaces:
        for outer, holes in region.rings:
            for ring in (outer, *holes):
                pygame.draw.aalines(surface, BORDER, True, [camera.to_screen_exact(point) for point in ring])
    surface.set_clip(before)


def _table_on_screen(camera: Camera) -> pygame.Rect:
    left, top = camera.to_screen((0.0, camera.depth))
    right, bottom = camera.to_screen((camera.width, 0.0))
    return pygame.Rect(left, top, right - left, bottom - top)


@lru_cache(maxsize=2)
def _mask(
    origin: Pixel, scale: float, size: tuple[int, int], surfaces: Surfaces, battlefield: Battlefield
) -> pygame.Surface:
    """The picture to multiply the table with; kept while neither the view nor the camera changes.

    `origin` is where the table's south-west corner lies in it, in pixels.
    """
    mask = pygame.Surface(size)
    mask.fill(DARK)

    def fill(polygons: Polygons, colour: Colour) -> None:
        """Fill polygons of the table; what lies in their holes stays."""
        for outer, holes in polygons:
            points = [(origin[0] + x * scale, origin[1] - y * scale) for x, y in _slit(outer, holes)]
            pygame.draw.polygon(mask, colour, points)

    roofs = [piece for piece in battlefield.pieces if piece.carries]
    for height in sorted({0.0, *(piece.top for piece in roofs), *(level for level, _ in surfaces)}):
        # A roof lies over what is seen below it.
        fill([(piece.outline, piece.holes) for piece in roofs if piece.top == height], DARK)
        for level, region in surfaces:
            if abs(level - height) <= SAME_HEIGHT:
                fill(region.rings, SEEN)
    return mask


def _slit(outer: Ring, holes: Sequence[Ring]) -> Ring:
    """A polygon with holes as one ring, which goes into each hole and back along a slit without width."""
    ring = [*outer, outer[0]]
    for hole in holes:
        ring += [*hole, hole[0], outer[0]]
    return tuple(ring)
