"""Makes the grounds that lie under some scenarios; run it again after a change:

    SDL_VIDEODRIVER=dummy .venv/bin/python assets/make_grounds.py

Each is a picture of a whole table beside its scenario.  The random numbers are seeded by its name, so the same pictures
come out on every machine.
"""

from __future__ import annotations

import zlib
from math import cos, pi, sin
from pathlib import Path

import numpy as np
import pygame

PIXELS = 36
SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios"

Colour = tuple[float, float, float]


class Ground:
    """A table of so many metres being painted; x runs east, y north."""

    def __init__(self, name: str, width: float, depth: float, base: Colour) -> None:
        self.name = name
        self.size = (round(width * PIXELS), round(depth * PIXELS))
        self.source = np.random.default_rng(zlib.crc32(name.encode()))
        self.pixels = np.ones((*self.size, 3), np.float32) * np.array(base, np.float32)
        self.x = (np.arange(self.size[0], dtype=np.float32)[:, None] + 0.5) / PIXELS
        self.y = (self.size[1] - np.arange(self.size[1], dtype=np.float32)[None, :] - 0.5) / PIXELS

    def noise(self, coarse: float, fine: float, slope: float = 1.0) -> np.ndarray:
        """Noise in -1..1 with features from `coarse` down to `fine` metres."""
        white = self.source.standard_normal(self.size)
        fx, fy = (np.fft.fftfreq(count, 1.0 / PIXELS) for count in self.size)
        radius = np.hypot(fx[:, None], fy[None, :])
        with np.errstate(divide="ignore"):
            weight = np.where((radius >= 0.9 / coarse) & (radius <= 1.0 / fine), radius**-slope, 0.0)
        weight[0, 0] = 0.0
        field = np.fft.ifft2(np.fft.fft2(white) * weight).real
        return np.clip(field / (2.2 * field.std()), -1.0, 1.0).astype(np.float32)

    def shade(self, field: np.ndarray, amount: float) -> None:
        self.pixels += (field * amount)[:, :, None]

    def tint(self, colour: Colour, share: np.ndarray) -> None:
        """Mix a colour in where `share` (0..1) says so."""
        kept = np.clip(share, 0.0, 1.0)[:, :, None]
        self.pixels = self.pixels * (1.0 - kept) + np.array(colour, np.float32) * kept

    def inside(self, west: float, south: float, east: float, north: float, soft: float = 0.03) -> np.ndarray:
        """1 within a rectangle, falling to 0 at its border."""
        x = np.clip((self.x - west) / soft, 0, 1) * np.clip((east - self.x) / soft, 0, 1)
        return x * np.clip((self.y - south) / soft, 0, 1) * np.clip((north - self.y) / soft, 0, 1)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], width: float, soft: float = 0.03
    ) -> np.ndarray:
        """1 on a straight stroke, falling to 0 beside it."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = float(np.hypot(dx, dy))
        along = np.clip(((self.x - start[0]) * dx + (self.y - start[1]) * dy) / length**2, 0.0, 1.0)
        away = np.hypot(self.x - start[0] - along * dx, self.y - start[1] - along * dy)
        return np.clip((width / 2 - away) / soft + 1.0, 0.0, 1.0)

    def blot(self, x: float, y: float, radius: float, ragged: np.ndarray) -> np.ndarray:
        """1 within a ragged spot."""
        away = np.hypot(self.x - x, self.y - y) + ragged * radius * 0.6
        return np.clip((radius - away) / (radius * 0.35), 0.0, 1.0)

    def stone(self, x: float, y: float, size: float, angle: float) -> None:
        """A small stone with its shadow; only the pixels about it are touched."""
        left, top = round((x - 2 * size) * PIXELS), self.size[1] - round((y + 2 * size) * PIXELS)
        reach = round(4 * size * PIXELS)
        across, down = slice(max(left, 0), left + reach), slice(max(top, 0), top + reach)
        dx, dy = self.x[across] - x, self.y[:, down] - y
        u, v = dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle)
        shadow = np.clip((size - np.hypot(u - 0.03, v * 1.4 + 0.04)) / 0.05, 0, 1)[:, :, None] * 0.8
        body = np.clip((size - np.hypot(u, v * 1.4)) / 0.03, 0, 1)[:, :, None]
        part = self.pixels[across, down]
        part = part * (1 - shadow) + np.array((138, 128, 112), np.float32) * shadow
        self.pixels[across, down] = part * (1 - body) + np.array((206, 200, 188), np.float32) * body

    def save(self, folder: str) -> None:
        surface = pygame.surfarray.make_surface(np.clip(self.pixels, 0, 255).astype(np.uint8))
        pygame.image.save(surface, SCENARIOS / folder / f"{self.name}.jpg")


def petrol_station() -> None:
    """Asphalt with worn paint, slabs of concrete on the forecourt, verges at the sides, and oil."""
    ground = Ground("petrol-station", 30.0, 20.0, (150, 149, 145))
    fine, rough = ground.noise(0.5, 0.06, 0.4), ground.noise(4.0, 0.3, 1.3)
    ground.shade(ground.noise(9.0, 1.0, 1.6), 9)
    ground.shade(fine, 7)
    mended = ground.inside(3.2, 10.6, 7.9, 12.4, 0.06) + ground.inside(22.1, 10.2, 25.0, 12.9, 0.06)
    ground.tint((134, 133, 131), mended * 0.7)
    # The forecourt, slab by slab.
    slabs = ground.inside(10.2, 4.4, 19.8, 11.0)
    ground.tint((182, 178, 168), slabs * (0.9 + 0.1 * rough))
    joint = np.minimum(np.abs(np.mod(ground.x - 10.2, 2.4) - 1.2), np.abs(np.mod(ground.y - 4.4, 2.2) - 1.1))
    along, across = np.mod(ground.x - 10.2, 2.4) - 1.2, np.mod(ground.y - 4.4, 2.2) - 1.1
    edge = np.maximum(np.abs(along) - 1.17, np.abs(across) - 1.07)
    ground.tint((140, 136, 128), slabs * np.clip(edge / 0.03, 0, 1))
    del joint
    # Kerbs of the pumps, and the way past them.
    for west in (12.15, 16.15):
        kerb = ground.inside(west, 5.5, west + 1.7, 8.5, 0.05)
        ground.tint((206, 202, 190), kerb)
        ground.tint((120, 116, 108), kerb * (1 - ground.inside(west + 0.06, 5.56, west + 1.64, 8.44, 0.02)))
    worn = np.clip(0.75 + 0.5 * rough, 0.25, 1.0)
    for x in (11.2, 14.6, 15.4, 18.8):
        ground.tint((226, 190, 92), ground.line((x, 5.0), (x, 9.4), 0.09) * worn)
    # Bays for cars, in white.
    for x in (6.6, 11.55, 18.45, 23.4):
        ground.tint((224, 222, 214), ground.line((x, 7.6), (x, 10.4), 0.1) * worn * 0.85)
    for west in (6.6, 18.45):
        ground.tint((224, 222, 214), ground.line((west, 10.4), (west + 4.95, 10.4), 0.1) * worn * 0.85)
    # A walk round the shop.
    ground.tint((170, 164, 154), ground.inside(9.9, 11.9, 20.1, 19.0, 0.04) * 0.95)
    tiles = np.maximum(np.abs(np.mod(ground.x, 0.6) - 0.3), np.abs(np.mod(ground.y, 0.6) - 0.3))
    tiled = ground.inside(9.9, 11.9, 20.1, 19.0, 0.04)
    ground.tint((140, 134, 124), tiled * np.clip((tiles - 0.28) / 0.02, 0, 1) * 0.8)
    # Verges.
    for west, south, east, north in ((10.9, 1.2, 19.1, 2.8), (-1.0, 18.6, 8.6, 21.0), (21.4, 18.6, 31.0, 21.0)):
        verge = ground.inside(west, south, east, north, 0.12) * np.clip(1.0 + rough * 0.4, 0.0, 1.0)
        ground.tint((142, 152, 98), verge)
        ground.tint((112, 126, 76), verge * np.clip(fine, 0, 1))
    # Cracks and oil.
    crack = np.abs(ground.noise(5.0, 0.25, 1.5))
    ground.tint((96, 94, 92), np.clip(1.0 - crack / 0.012, 0, 1) * 0.55 * (1.0 - slabs))
    for x, y, radius in (
        (14.1, 6.6, 0.5), (15.9, 7.7, 0.4), (18.2, 6.9, 0.35), (9.0, 7.2, 0.45), (21.4, 7.3, 0.4), (4.5, 11.2, 0.3),
    ):  # fmt: skip
        ground.tint((92, 88, 84), ground.blot(x, y, radius, rough) * 0.6)
    ground.save("w6")


def quarry() -> None:
    """Stone dust and gravel, tracks of lorries across the middle, darker where the rock was blasted."""
    ground = Ground("quarry", 48.0, 32.0, (196, 187, 170))
    coarse, fine, rough = ground.noise(12.0, 2.0, 1.6), ground.noise(0.4, 0.06, 0.3), ground.noise(3.0, 0.3, 1.2)
    ground.shade(coarse, 12)
    ground.shade(rough, 8)
    ground.shade(fine, 9)
    ground.tint((172, 158, 136), np.clip(coarse * 1.2 - 0.15, 0, 1) * 0.7)
    ground.tint((160, 156, 148), np.clip(ground.noise(7.0, 0.8, 1.4) - 0.35, 0, 1))
    # The way of the lorries: two ruts that swing past the hut, once on each side.
    for turn in (1.0, -1.0):
        from_middle = ground.x - 24.0
        middle = 16.0 + turn * (2.9 * np.exp(-((from_middle / 8.0) ** 2)) + 0.5 * np.sin(from_middle * 0.16))
        for rut in (-0.55, 0.55):
            away = np.abs(ground.y - middle - rut)
            ground.tint((168, 152, 128), np.clip((0.3 - away) / 0.14, 0, 1) * (0.62 + 0.25 * rough))
            tread = np.abs(np.mod(ground.x * 2.4 + turn, 1.0) - 0.5) < 0.17
            ground.tint((150, 136, 114), np.clip((0.2 - away) / 0.08, 0, 1) * tread * 0.5)
    # Stones that have rolled down.
    chance = np.random.default_rng(7)
    for x, y in chance.uniform((0.0, 0.0), (24.0, 32.0), (260, 2)):
        size = chance.uniform(0.05, 0.16)
        angle = chance.uniform(0, pi)
        for px, py in ((x, y), (48.0 - x, 32.0 - y)):
            ground.stone(px, py, size, angle)
    ground.save("w6")


if __name__ == "__main__":
    petrol_station()
    quarry()
