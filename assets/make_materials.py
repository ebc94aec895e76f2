"""Makes what grounds and panels of themes are made of (assets/themes/*.png); run it again after a change:

    .venv/bin/python assets/make_materials.py

A picture is grey: 128 is the colour of the theme, more is lighter and less is darker by so much of 255.  Its borders
fit to those of its neighbours.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

SIDE = 512
GRAIN, FIBRE = 5.0, 3.0
"""So much lighter or darker wood and paper are at most than their colour: so little that letters stay clear."""
PLANK = 128
FOLDER = Path(__file__).resolve().parent / "themes"


def smooth(noise: NDArray[np.float64], along: int, across: int) -> NDArray[np.float64]:
    """Noise that changes slowly over so many pixels each way, 1 at most; it goes on where it ends."""
    waves = np.fft.rfft2(noise)
    x, y = np.fft.fftfreq(SIDE)[:, None] * along, np.fft.rfftfreq(SIDE)[None, :] * across
    found = np.fft.irfft2(waves * np.exp(-(x * x + y * y) * 20.0), (SIDE, SIDE))
    return found / np.abs(found).max()


def wood() -> NDArray[np.float64]:
    """Planks that lie from left to right, each with a grain of its own."""
    made = np.random.default_rng(12)
    broad, fine = (smooth(made.normal(size=(SIDE, SIDE)), *size) for size in ((120, 6), (60, 1)))
    bands = np.arange(SIDE) // PLANK
    tones = made.uniform(-0.35, 0.35, SIDE // PLANK)[bands]
    seams = np.where(np.arange(SIDE) % PLANK == 0, -0.9, 0.0)
    return GRAIN * np.clip(0.6 * broad + 0.45 * fine + tones[None, :] + seams[None, :], -1.0, 1.0)


def paper() -> NDArray[np.float64]:
    """Clouds and short fibres."""
    made = np.random.default_rng(7)
    clouds, fibres = (smooth(made.normal(size=(SIDE, SIDE)), *size) for size in ((40, 40), (4, 1)))
    return FIBRE * np.clip(0.7 * clouds + 0.4 * fibres, -1.0, 1.0)


if __name__ == "__main__":
    for name, made in (("wood", wood()), ("paper", paper())):
        grey = np.repeat(np.round(128.0 + made).astype(np.uint8)[:, :, None], 3, axis=2)
        pygame.image.save(pygame.surfarray.make_surface(grey), FOLDER / f"{name}.png")
