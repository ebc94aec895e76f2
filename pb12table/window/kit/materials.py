"""What grounds and panels are made of: wood with its grain, paper with its fibres, so faint that letters stay clear."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from pb12table.files.themes import Material
from pb12table.window.kit.palette import Colour

SIDE: Final = 512
"""A tile is so many pixels wide and high; its borders fit to those of its neighbours."""
GRAIN: Final = 5.0
FIBRE: Final = 3.0
"""So much lighter or darker, of 255, a material is at most than its colour."""
PLANK: Final = 128
"""How wide a plank is."""


def lay(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, material: Material) -> None:
    """Fill a rectangle with a material of a colour; what is painted in pieces fits together."""
    if material == "plain":
        pygame.draw.rect(surface, colour, rect)
        return
    tile, before = _tile(colour, material), surface.get_clip()
    surface.set_clip(rect.clip(before))
    for top in range(rect.top // SIDE * SIDE, rect.bottom, SIDE):
        for left in range(rect.left // SIDE * SIDE, rect.right, SIDE):
            surface.blit(tile, (left, top))
    surface.set_clip(before)


@lru_cache(maxsize=12)
def _tile(colour: Colour, material: Material) -> pygame.Surface:
    lighter = _wood() if material == "wood" else _paper()
    shades = np.clip(np.array(colour, float)[None, None, :] + lighter[:, :, None], 0, 255).astype(np.uint8)
    tile = pygame.surfarray.make_surface(shades)
    return tile.convert() if pygame.display.get_surface() is not None else tile


def _smooth(noise: npt.NDArray[np.float64], along: int, across: int) -> npt.NDArray[np.float64]:
    """Noise that changes slowly over so many pixels each way, 1 at most; it goes on where it ends."""
    waves = np.fft.rfft2(noise)
    x, y = np.fft.fftfreq(SIDE)[:, None] * along, np.fft.rfftfreq(SIDE)[None, :] * across
    found = np.fft.irfft2(waves * np.exp(-(x * x + y * y) * 20.0), (SIDE, SIDE))
    return np.asarray(found / np.abs(found).max(), dtype=np.float64)


@lru_cache(maxsize=1)
def _wood() -> npt.NDArray[np.float64]:
    """Planks that lie from left to right, each with a grain of its own."""
    made = np.random.default_rng(12)
    broad, fine = (_smooth(made.normal(size=(SIDE, SIDE)), *size) for size in ((120, 6), (60, 1)))
    bands = np.arange(SIDE) // PLANK
    tones = made.uniform(-0.35, 0.35, SIDE // PLANK)[bands]
    seams = np.where(np.arange(SIDE) % PLANK == 0, -0.9, 0.0)
    return np.asarray(GRAIN * np.clip(0.6 * broad + 0.45 * fine + tones[None, :] + seams[None, :], -1.0, 1.0))


@lru_cache(maxsize=1)
def _paper() -> npt.NDArray[np.float64]:
    """Clouds and short fibres."""
    made = np.random.default_rng(7)
    clouds, fibres = (_smooth(made.normal(size=(SIDE, SIDE)), *size) for size in ((40, 40), (4, 1)))
    return np.asarray(FIBRE * np.clip(0.7 * clouds + 0.4 * fibres, -1.0, 1.0))
