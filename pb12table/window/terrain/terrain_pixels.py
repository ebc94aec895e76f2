"""Small steps of painting terrain that work on whole arrays of pixels."""

from __future__ import annotations

import numpy as np
import pygame

from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import Colour
from pb12table.window.terrain.terrain_patch import Bytes, Edges, Floats, bounds_of


def lit(pixels: Bytes, shade: Floats, tint: Colour = (255, 255, 255)) -> pygame.Surface:
    """A surface of pixels [x, y, colour] made lighter and darker by a factor, and tinted."""
    factors = shade.astype(np.float32)[:, :, None] * (np.array(tint, np.float32) / np.float32(255.0))
    return pygame.surfarray.make_surface(np.minimum(pixels * factors, 255.0).astype(np.uint8))


def cut_out(surface: pygame.Surface, alpha: Bytes) -> pygame.Surface:
    """A surface with an alpha channel: that of `alpha`, or less where the surface already has one."""
    result = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
    result.blit(surface, (0, 0))
    channel = pygame.surfarray.pixels_alpha(result)
    np.minimum(channel, alpha, out=channel)
    del channel
    return result


def rim(edges: Edges, width: float, strength: float) -> Floats:
    """A factor that lights the rim toward the light and darkens the one away from it, `width` steps broad."""
    near = np.clip(1.0 - edges.distance / np.float32(width), 0.0, 1.0)
    result: Floats = (1.0 + near * edges.lit * np.float32(strength)).astype(np.float32)
    return result


def hashed(values: Floats) -> Floats:
    """A value 0..1 for each number that looks random but is always the same."""
    mixed = np.sin(values * np.float32(12.9898) + np.float32(4.1)) * np.float32(43758.547)
    result: Floats = (mixed - np.floor(mixed)).astype(np.float32)
    return result


def risen(piece: Piece) -> float:
    """How much lighter a surface is the higher it lies, as a factor."""
    return 0.93 + 0.045 * min(piece.top, 5.0)


def depth_of(piece: Piece) -> float:
    """About how deep a piece is: the lesser side of its bounds, in steps."""
    west, south, east, north = bounds_of(piece.outline)
    return min(east - west, north - south)
