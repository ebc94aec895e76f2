"""The tileable textures of assets/textures, read at any scale and turned to any direction."""

from __future__ import annotations

from functools import lru_cache
from math import cos, sin
from typing import Final

import numpy as np
import pygame

from pb12table.files.places import assets_folder
from pb12table.window.terrain.terrain_patch import Bytes, Floats, Patch

PIXELS_PER_STEP: Final = 64
LARGEST_LEVEL: Final = 2
SMALLEST_LEVEL: Final = -4


def texture(patch: Patch, name: str, angle: float = 0.0) -> Bytes:
    """The pixels of a patch covered with a texture whose rows run in a direction, in radians."""
    level = _level(patch.scale)
    pixels = _pixels(name, level)
    density = PIXELS_PER_STEP * 2.0**level
    x, y = patch.places()
    if angle == 0.0:
        columns = np.floor(x[:, 0] * density).astype(np.int64) % pixels.shape[0]
        rows = np.floor(-y[0] * density).astype(np.int64) % pixels.shape[1]
        straight: Bytes = pixels[columns[:, None], rows[None, :]]
        return straight
    c, s = np.float32(cos(angle)), np.float32(sin(angle))
    return sampled(name, x * c + y * s, y * c - x * s, patch.scale)


def sampled(name: str, along: Floats, across: Floats, scale: float) -> Bytes:
    """A texture read at given places: `along` its rows and upward `across` them, both in steps."""
    level = _level(scale)
    pixels = _pixels(name, level)
    density = np.float32(PIXELS_PER_STEP * 2.0**level)
    columns = np.floor(along * density).astype(np.int32) % pixels.shape[0]
    rows = np.floor(across * -density).astype(np.int32) % pixels.shape[1]
    turned: Bytes = pixels[columns, rows]
    return turned


def _level(scale: float) -> int:
    """Which power of two of the texture's size is nearest to a scale in pixels per step, not coarser than 3/4."""
    level = SMALLEST_LEVEL
    while level < LARGEST_LEVEL and PIXELS_PER_STEP * 2.0**level < 0.75 * scale:
        level += 1
    return level


@lru_cache(maxsize=32)
def _pixels(name: str, level: int) -> Bytes:
    """A texture made 2 to the power of `level` times as large, as an array [x, y, colour]."""
    if level == 0:
        picture = pygame.image.load(assets_folder() / "textures" / f"{name}.png")
        return np.array(pygame.surfarray.array3d(picture))
    original = _pixels(name, 0)
    size = max(round(original.shape[0] * 2.0**level), 1)
    # A border from the other side keeps the seams closed while the picture is scaled.
    rim = 16
    padded = np.pad(original, ((rim, rim), (rim, rim), (0, 0)), mode="wrap")
    sheet = pygame.surfarray.make_surface(padded)
    factor = size / original.shape[0]
    whole = round(padded.shape[0] * factor)
    scaled = pygame.surfarray.array3d(pygame.transform.smoothscale(sheet, (whole, whole)))
    start = round(rim * factor)
    return np.array(scaled[start : start + size, start : start + size])
