"""The veil over everything a figure does not see: the table lies in the dark, and what is seen is cut out of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Region, Ring
from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import Pixel
from pb12table.window.scene.camera import Camera

Surfaces = tuple[tuple[float, Region], ...]

DARK: Final[Colour] = (112, 114, 138)
"""What the colours of unseen ground are multiplied by, in 255ths."""
SEEN: Final[Colour] = (255, 255, 255)
BORDER: Final[Colour] = (120, 112, 84)
"""What the border between seen and unseen adds to the colours."""
NO_BORDER: Final[Colour] = (0, 0, 0)
SAME_HEIGHT: Final = 1e-6


def draw_unseen(
    surface: pygame.Surface, camera: Camera, surfaces: Surfaces, battlefield: Battlefield
) -> None:
    """Darken the table except for the seen part of each level, (height, region) in steps, ascending.

    A roof hides the ground below it on the screen, so that what counts at a place is the highest surface there.
    """
    table = camera.table_on_screen().clip(camera.viewport).clip(surface.get_clip())
    if table.w <= 0 or table.h <= 0:
        return
    x, y = camera.to_screen_exact((0.0, 0.0))
    shade, border = _layers((x - table.x, y - table.y), camera.scale, table.size, surfaces, battlefield)
    surface.blit(shade, table, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(border, table, special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=2)
def _layers(
    origin: Pixel, scale: float, size: tuple[int, int], surfaces: Surfaces, battlefield: Battlefield
) -> tuple[pygame.Surface, pygame.Surface]:
    """What to multiply the table with, and the borders of what is seen, to add; kept while nothing changes.

    `origin` is where the table's south-west corner lies in them, in pixels.
    """
    shade, border = pygame.Surface(size), pygame.Surface(size)
    shade.fill(DARK)

    def pixels(ring: Ring) -> list[Pixel]:
        return [(origin[0] + x * scale, origin[1] - y * scale) for x, y in ring]

    roofs = [piece for piece in battlefield.pieces if battlefield.carries(piece)]
    for height in sorted({0.0, *(piece.top for piece in roofs), *(level for level, _ in surfaces)}):
        for piece in roofs:
            if piece.top == height:
                # A roof lies over what is seen below it; what lies in its yards stays.
                outline = pixels(slit(piece.outline, piece.holes))
                pygame.draw.polygon(shade, DARK, outline)
                pygame.draw.polygon(border, NO_BORDER, outline)
        for level, region in surfaces:
            if abs(level - height) <= SAME_HEIGHT:
                for outer, holes in region.rings:
                    pygame.draw.polygon(shade, SEEN, pixels(slit(outer, holes)))
                    for ring in (outer, *holes):
                        pygame.draw.aalines(border, BORDER, True, pixels(ring))
    return shade, border


def slit(outer: Ring, holes: Sequence[Ring]) -> Ring:
    """A polygon with holes as one ring, which goes into each hole and back along a slit without width.

    Each slit runs west from a hole's westernmost corner to the next border. All holes it could meet are further west
    and so have their own slits already, hence no slit crosses another hole.
    """
    if not holes:
        return outer
    ring = np.array(outer)
    for hole in sorted(holes, key=min):
        first = hole.index(min(hole))
        x, y = hole[first]
        ends = np.roll(ring, -1, axis=0)
        crossing = np.nonzero((ring[:, 1] > y) != (ends[:, 1] > y))[0]
        (ax, ay), (bx, by) = ring[crossing].T, ends[crossing].T
        meets = ax + (y - ay) * (bx - ax) / (by - ay)
        west = np.nonzero(meets <= x)[0]
        if len(west):
            nearest = west[np.argmax(meets[west])]
            place, start = int(crossing[nearest]), (float(meets[nearest]), y)
        else:
            # The hole touches the border.
            place = int(np.argmin(np.hypot(ring[:, 0] - x, ring[:, 1] - y)))
            start = (float(ring[place, 0]), float(ring[place, 1]))
        way = [start, *hole[first:], *hole[: first + 1], start]
        ring = np.concatenate((ring[: place + 1], np.array(way), ring[place + 1 :]))
    return tuple((float(x), float(y)) for x, y in ring)
