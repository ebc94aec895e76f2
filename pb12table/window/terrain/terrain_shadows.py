"""The shadows that pieces of terrain throw, as long as the pieces are high.

The light comes from the north-west.  A shadow is exact for the level it falls on: a bridge's lies apart from the
bridge on the road below, and a crate's on a roof is only as long as the crate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import pygame

from pb12table.table.shapes import Box, Point, Ring, boxes_overlap
from pb12table.table.terrain import Piece
from pb12table.window.terrain.terrain_patch import Patch, Pixel, bounds_of, rings_of
from pb12table.window.terrain.terrain_styles import style_of

LENGTH: Final = 0.42
"""How long the shadow of one step of height is, in steps."""
AWAY: Final[Point] = (0.7071 * LENGTH, -0.7071 * LENGTH)
SOFT: Final = 0.035
DARKEST: Final = (0.42, 0.38, 0.30)
"""How much of red, green and blue the darkest shadow takes away: shadows are a little blue."""


def shadow_bounds(piece: Piece) -> Box:
    """Where on the table a piece's shadow can lie, in steps."""
    west, south, east, north = bounds_of(piece.outline, 0.2)
    return (west, south + AWAY[1] * piece.top, east + AWAY[0] * piece.top, north)


class Shadows:
    """The shadows of many pieces, looked up together: a table of thousands would else be asked a million times."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._pieces = pieces
        self._boxes = np.array([shadow_bounds(piece) for piece in pieces], dtype=np.float64).reshape(-1, 4)
        self._tops = np.array([piece.top for piece in pieces], dtype=np.float64)
        self._waters = np.array([style_of(piece).form == "water" for piece in pieces], dtype=np.bool_)

    def on(self, piece: Piece, here: Box) -> list[Piece]:
        """The pieces whose shadows can fall within a box on another piece, in their order; piece itself throws none.

        The level a ramp leads to throws none on it.
        """
        west, south, east, north = self._boxes.T
        is_near = (west < here[2]) & (here[0] < east) & (south < here[3]) & (here[1] < north)
        found = np.flatnonzero(is_near & ((self._tops > piece.top + 1e-6) | self._waters)).tolist()
        return [other for other in (self._pieces[number] for number in found) if other is not piece]


def darken(surface: pygame.Surface, patch: Patch, level: float, pieces: Sequence[Piece]) -> None:
    """Lay on a surface at a level the shadows of all pieces that rise above it."""
    here = patch.bounds()
    casters = [
        piece
        for piece in pieces
        if piece.top > level + 1e-6 and style_of(piece).shadow > 0.0 and boxes_overlap(shadow_bounds(piece), here)
    ]
    if not casters:
        return
    sheet = pygame.Surface((patch.width, patch.height), 0, 32)
    sheet.fill((255, 255, 255))
    for piece in sorted(casters, key=lambda piece: style_of(piece).shadow):
        if piece.holes:
            alone = sheet.copy()
            alone.fill((255, 255, 255))
            _cast(alone, patch, level, piece)
            sheet.blit(alone, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        else:
            _cast(sheet, patch, level, piece)
    radius = round(SOFT * patch.scale)
    if radius > 0:
        sheet = pygame.transform.box_blur(sheet, radius)
    surface.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _cast(sheet: pygame.Surface, patch: Patch, level: float, piece: Piece) -> None:
    strength = style_of(piece).shadow
    red, green, blue = (round(255 * (1.0 - part * strength)) for part in DARKEST)
    colour = (red, green, blue)
    lowest = max(piece.base, level) - level
    for number, ring in enumerate(rings_of(piece)):
        low = [_shifted(patch, point, lowest) for point in ring]
        high = [_shifted(patch, point, max(piece.top_at(point) - level, lowest)) for point in ring]
        for i in range(len(ring)):
            pygame.draw.polygon(sheet, colour, (low[i - 1], low[i], high[i], high[i - 1]))
        if number == 0 or piece.thin:
            pygame.draw.polygon(sheet, colour, low)
            pygame.draw.polygon(sheet, colour, high)
        else:
            _clear_hole(sheet, patch, ring, lowest, piece.top - level)


def _clear_hole(sheet: pygame.Surface, patch: Patch, ring: Ring, lowest: float, highest: float) -> None:
    """Light falls through a hole where both the upper and the lower rim let it."""
    masks = []
    for height in (lowest, highest):
        mask = pygame.Surface(sheet.get_size(), 0, 32)
        pygame.draw.polygon(mask, (255, 255, 255), [_shifted(patch, point, height) for point in ring])
        masks.append(mask)
    masks[0].blit(masks[1], (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    sheet.blit(masks[0], (0, 0), special_flags=pygame.BLEND_RGB_MAX)


def _shifted(patch: Patch, point: Point, height: float) -> Pixel:
    return patch.pixel((point[0] + AWAY[0] * height, point[1] + AWAY[1] * height))
