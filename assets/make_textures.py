"""Makes the tileable textures of assets/textures; run it again after a change:

    SDL_VIDEODRIVER=dummy .venv/bin/python assets/make_textures.py

Every texture has 64 pixels to a step and repeats seamlessly.  The random numbers are seeded by the texture's name, so
the same pictures come out on every machine.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

import numpy as np
import pygame

STEP = 64
FINE = 2
FOLDER = Path(__file__).resolve().parent / "textures"

Colour = tuple[float, float, float]


class Sheet:
    """A square picture that wraps round at its edges, drawn twice as large as it is kept."""

    def __init__(self, name: str, steps: int, base: Colour) -> None:
        self.steps = steps
        self.size = steps * STEP * FINE
        seed = zlib.crc32(name.encode())
        self.chance = random.Random(seed)
        self.noise_source = np.random.default_rng(seed)
        self.surface = pygame.Surface((self.size, self.size))
        self.surface.fill(base)

    def noise(self, coarse: float, fine: float, slope: float = 1.0) -> np.ndarray:
        """Seamless noise in -1..1 with features from `coarse` down to `fine` steps."""
        white = self.noise_source.standard_normal((self.size, self.size))
        frequency = np.fft.fftfreq(self.size, self.steps / self.size)
        radius = np.hypot(frequency[:, None], frequency[None, :])
        with np.errstate(divide="ignore"):
            weight = np.where((radius >= 0.9 / coarse) & (radius <= 1.0 / fine), radius**-slope, 0.0)
        weight[0, 0] = 0.0
        field = np.fft.ifft2(np.fft.fft2(white) * weight).real
        return np.clip(field / (2.2 * field.std()), -1.0, 1.0)

    def pixels(self) -> np.ndarray:
        return pygame.surfarray.array3d(self.surface).astype(np.float32)

    def put(self, pixels: np.ndarray) -> None:
        pygame.surfarray.blit_array(self.surface, np.clip(pixels, 0, 255).astype(np.uint8))

    def shade(self, field: np.ndarray, amount: float) -> None:
        """Lighten and darken by a field in -1..1, by so many levels."""
        self.put(self.pixels() + (field * amount)[:, :, None])

    def tint(self, colour: Colour, share: np.ndarray) -> None:
        """Mix a colour in where `share` (0..1) says so."""
        kept = (1.0 - share)[:, :, None]
        self.put(self.pixels() * kept + np.array(colour, np.float32) * share[:, :, None])

    def wrapped(self, x: float, y: float, reach: float) -> Iterator[tuple[float, float]]:
        """The places at which something near an edge must be drawn, in fine pixels."""
        for dx in (-self.size, 0, self.size):
            for dy in (-self.size, 0, self.size):
                px, py = x + dx, y + dy
                if -reach <= px <= self.size + reach and -reach <= py <= self.size + reach:
                    yield px, py

    def stamp(self, x: float, y: float, reach: float, draw: Callable[[pygame.Surface, float, float], None]) -> None:
        for px, py in self.wrapped(x, y, reach):
            draw(self.surface, px, py)

    def anywhere(self) -> tuple[float, float]:
        return self.chance.uniform(0, self.size), self.chance.uniform(0, self.size)

    def save(self, name: str) -> None:
        small = pygame.transform.smoothscale(self.surface, (self.size // FINE, self.size // FINE))
        pixels = pygame.surfarray.array3d(small)
        # Fewer levels compress better, and nobody sees the difference.
        pygame.surfarray.blit_array(small, (pixels // 4) * 4 + 2)
        pygame.image.save(small, FOLDER / f"{name}.png")


def jittered(chance: random.Random, colour: Colour, amount: float) -> Colour:
    shift = chance.uniform(-amount, amount)
    return tuple(min(max(c + shift + chance.uniform(-amount, amount) * 0.25, 0), 255) for c in colour)  # type: ignore[return-value]


def strokes(sheet: Sheet, count: int, colour: Colour, length: float, lean: float) -> None:
    """Small tufts of grass: two or three strokes that fan upward."""
    for _ in range(count):
        x, y = sheet.anywhere()
        blades = sheet.chance.choice((2, 3, 3))
        ink = jittered(sheet.chance, colour, 8)
        size = length * STEP * FINE * sheet.chance.uniform(0.7, 1.3)
        for blade in range(blades):
            angle = pi / 2 + (blade - (blades - 1) / 2) * lean + sheet.chance.uniform(-0.15, 0.15)
            dx, dy = cos(angle) * size, -sin(angle) * size

            def one(surface: pygame.Surface, px: float, py: float, dx: float = dx, dy: float = dy) -> None:
                pygame.draw.line(surface, ink, (px, py), (px + dx, py + dy), FINE)

            sheet.stamp(x, y, size, one)


def pebbles(sheet: Sheet, count: int, colour: Colour, largest: float, dark: Colour) -> None:
    for _ in range(count):
        x, y = sheet.anywhere()
        radius = sheet.chance.uniform(0.3, 1.0) ** 1.5 * largest * STEP * FINE
        body = jittered(sheet.chance, colour, 12)
        corners = sheet.chance.randint(6, 9)
        start = sheet.chance.uniform(0, pi)
        spread = [sheet.chance.uniform(0.75, 1.1) for _ in range(corners)]

        def one(surface: pygame.Surface, px: float, py: float) -> None:
            def ring(scale: float, dx: float, dy: float) -> list[tuple[float, float]]:
                return [
                    (
                        px + dx + cos(start + 2 * pi * i / corners) * radius * s * scale,
                        py + dy + sin(start + 2 * pi * i / corners) * radius * s * scale * 0.85,
                    )
                    for i, s in enumerate(spread)
                ]

            pygame.draw.polygon(surface, dark, ring(1.12, radius * 0.18, radius * 0.2))
            pygame.draw.polygon(surface, body, ring(1.0, 0, 0))
            pygame.draw.polygon(surface, jittered(random.Random(corners), body, 0), ring(0.9, 0, 0))
            lighter = tuple(min(c + 16, 255) for c in body)
            pygame.draw.polygon(surface, lighter, ring(0.55, -radius * 0.18, -radius * 0.2))

        sheet.stamp(x, y, radius * 2, one)


def ground() -> Sheet:
    sheet = Sheet("ground", 8, (206, 193, 154))
    sheet.tint((177, 178, 126), np.clip(sheet.noise(5.0, 0.5, 1.6) * 0.9 + 0.1, 0, 1) * 0.75)
    sheet.tint((219, 201, 160), np.clip(sheet.noise(3.0, 0.3, 1.4) - 0.2, 0, 1) * 0.7)
    sheet.shade(sheet.noise(1.0, 0.06, 0.9), 7)
    pebbles(sheet, 150, (196, 184, 150), 0.045, (150, 138, 104))
    strokes(sheet, 330, (134, 138, 88), 0.11, 0.5)
    strokes(sheet, 120, (112, 120, 74), 0.14, 0.45)
    return sheet


def grass() -> Sheet:
    sheet = Sheet("grass", 4, (158, 166, 106))
    sheet.tint((182, 178, 116), np.clip(sheet.noise(3.0, 0.3, 1.4), 0, 1) * 0.7)
    sheet.tint((132, 148, 88), np.clip(sheet.noise(2.0, 0.2, 1.2), 0, 1) * 0.6)
    sheet.shade(sheet.noise(0.7, 0.06, 0.8), 7)
    strokes(sheet, 420, (108, 124, 66), 0.12, 0.45)
    strokes(sheet, 160, (190, 192, 128), 0.1, 0.45)
    return sheet


def courses(
    sheet: Sheet, row: float, shortest: float, longest: float, mortar: Colour, block: Colour, spread: float
) -> None:
    """Blocks in rows, each with a light upper-left and a dark lower-right edge."""
    sheet.surface.fill(mortar)
    step = STEP * FINE
    rows = round(sheet.steps / row)
    for number in range(rows):
        top = number * sheet.size / rows
        cuts = [0.0]
        while cuts[-1] < sheet.steps:
            cuts.append(cuts[-1] + sheet.chance.uniform(shortest, longest))
        stretch = sheet.steps / cuts[-1]
        shift = sheet.chance.uniform(0, sheet.size)
        for left, right in pairwise(cuts):
            x0, x1 = left * stretch * step + shift, right * stretch * step + shift
            colour = jittered(sheet.chance, block, spread)
            light = tuple(min(c * 1.1 + 6, 255) for c in colour)
            dark = tuple(c * 0.86 for c in colour)

            def one(surface: pygame.Surface, px: float, py: float, width: float = x1 - x0) -> None:
                gap = 2.2
                rect = pygame.Rect(px + gap, py + gap, width - 2 * gap, sheet.size / rows - 2 * gap)
                pygame.draw.rect(surface, dark, rect, border_radius=5)
                inner = rect.copy()
                inner.width -= 3
                inner.height -= 3
                pygame.draw.rect(surface, light, inner, border_radius=5)
                inner.x += 3
                inner.y += 3
                inner.width -= 3
                inner.height -= 3
                pygame.draw.rect(surface, colour, inner, border_radius=4)

            sheet.stamp(x0 % sheet.size, top, x1 - x0 + 4, one)


def stone() -> Sheet:
    sheet = Sheet("stone", 4, (0, 0, 0))
    courses(sheet, 0.25, 0.32, 0.62, (112, 104, 94), (178, 170, 156), 13)
    sheet.shade(sheet.noise(0.6, 0.04, 0.8), 9)
    sheet.tint((150, 152, 120), np.clip(sheet.noise(2.0, 0.15, 1.1) - 0.25, 0, 1) * 0.5)
    return sheet


def planks() -> Sheet:
    sheet = Sheet("planks", 4, (0, 0, 0))
    courses(sheet, 0.25, 1.3, 2.6, (84, 60, 38), (178, 138, 92), 13)
    grain = sheet.noise(4.0, 0.03, 0.4)
    # Smeared along the boards, noise becomes grain.
    smear = sum(np.roll(grain, shift, axis=0) for shift in range(0, 64, 4)) / 16.0
    sheet.shade(smear / (smear.std() * 2.5), 11)
    return sheet


def roof() -> Sheet:
    sheet = Sheet("roof", 4, (118, 56, 38))
    step = STEP * FINE
    row, width = 0.2, 0.25
    rows, across = round(sheet.steps / row), round(sheet.steps / width)
    # From the ridge (top of the picture) down to the eaves would hide edges: draw from below upward.
    for number in reversed(range(rows)):
        for place in range(across):
            colour = jittered(sheet.chance, (182, 98, 66), 13)
            light = tuple(min(c * 1.09 + 5, 255) for c in colour)
            dark = tuple(c * 0.62 for c in colour)
            x = (place + (number % 2) * 0.5) * width * step
            y = number * row * step

            def one(surface: pygame.Surface, px: float, py: float) -> None:
                w, h = width * step, row * step * 1.35
                below = {"border_bottom_left_radius": 14, "border_bottom_right_radius": 14}
                pygame.draw.rect(surface, dark, (px, py, w, h + 2), **below)
                above = {"border_bottom_left_radius": 13, "border_bottom_right_radius": 13}
                pygame.draw.rect(surface, colour, (px + 1, py, w - 2, h - 2), **above)
                pygame.draw.line(surface, light, (px + 5, py + 6), (px + 5, py + h - 12), 3)

            sheet.stamp(x % sheet.size, y, step, one)
    sheet.shade(sheet.noise(1.6, 0.1, 1.0), 9)
    return sheet


def thatch() -> Sheet:
    sheet = Sheet("thatch", 4, (172, 142, 84))
    straw = sheet.noise(1.2, 0.03, 0.3)
    # Smeared down the slope, noise becomes straw.
    smear = sum(np.roll(straw, shift, axis=1) for shift in range(0, 48, 3)) / 16.0
    sheet.shade(smear / (smear.std() * 2.2), 20)
    rows = round(sheet.steps / 0.5)
    depth = (np.arange(sheet.size) * rows / sheet.size) % 1.0
    sheet.put(sheet.pixels() * (0.8 + 0.28 * depth**0.5)[None, :, None])
    sheet.shade(sheet.noise(1.6, 0.1, 1.0), 8)
    return sheet


def paving() -> Sheet:
    sheet = Sheet("paving", 4, (150, 138, 114))
    sheet.shade(sheet.noise(2.0, 0.1, 1.2), 8)
    cells = 18
    width = sheet.size / cells
    for row in range(cells):
        for column in range(cells):
            x = (column + (row % 2) * 0.5 + sheet.chance.uniform(-0.1, 0.1)) * width
            y = (row + sheet.chance.uniform(-0.1, 0.1)) * width
            if sheet.chance.random() < 0.08:
                continue
            body = jittered(sheet.chance, (188, 176, 150), 10)
            dark = tuple(c * 0.72 for c in body)
            light = tuple(min(c + 10, 255) for c in body)
            w = width * sheet.chance.uniform(0.78, 0.92)
            h = width * sheet.chance.uniform(0.74, 0.88)

            def one(surface: pygame.Surface, px: float, py: float) -> None:
                pygame.draw.rect(surface, dark, (px + 1.5, py + 2, w, h), border_radius=7)
                pygame.draw.rect(surface, light, (px, py, w, h), border_radius=7)
                pygame.draw.rect(surface, body, (px + 2, py + 2, w - 3, h - 3), border_radius=6)

            sheet.stamp(x % sheet.size, y % sheet.size, width * 2, one)
    sheet.shade(sheet.noise(0.8, 0.05, 0.9), 7)
    return sheet


def rock() -> Sheet:
    sheet = Sheet("rock", 4, (164, 156, 146))
    sheet.shade(sheet.noise(2.0, 0.05, 1.1), 20)
    cracks = np.abs(sheet.noise(1.6, 0.12, 1.5))
    sheet.tint((96, 88, 82), np.clip(1.0 - cracks * 16.0, 0, 1) * 0.55)
    sheet.tint((186, 180, 166), np.clip(sheet.noise(1.0, 0.08, 1.0) - 0.3, 0, 1) * 0.6)
    return sheet


def leaves() -> Sheet:
    sheet = Sheet("leaves", 4, (66, 88, 50))
    for layer, (colour, count, size) in enumerate(
        (((74, 98, 54), 700, 0.12), ((92, 118, 64), 800, 0.1), ((114, 140, 76), 620, 0.08), ((142, 164, 92), 260, 0.06))
    ):
        for _ in range(count):
            x, y = sheet.anywhere()
            ink = jittered(sheet.chance, colour, 9)
            radius = size * STEP * FINE * sheet.chance.uniform(0.6, 1.2)

            def one(surface: pygame.Surface, px: float, py: float) -> None:
                pygame.draw.circle(surface, ink, (px - layer, py - layer), radius)

            sheet.stamp(x, y, radius + 4, one)
    return sheet


def water() -> Sheet:
    sheet = Sheet("water", 8, (104, 150, 162))
    sheet.tint((84, 130, 148), np.clip(sheet.noise(5.0, 0.6, 1.5) + 0.1, 0, 1) * 0.8)
    sheet.shade(sheet.noise(2.0, 0.15, 1.3), 6)
    for _ in range(250):
        x, y = sheet.anywhere()
        width = sheet.chance.uniform(0.14, 0.34) * STEP * FINE
        bright = sheet.chance.random() < 0.6
        ink = (150, 188, 194) if bright else (74, 116, 136)

        def one(surface: pygame.Surface, px: float, py: float) -> None:
            points = [(px + t * width / 8, py + sin(t / 8 * 2 * pi) * width * 0.09) for t in range(-8, 9)]
            pygame.draw.lines(surface, ink, False, points, 2)

        sheet.stamp(x, y, width * 2, one)
    return sheet


def rubble() -> Sheet:
    sheet = Sheet("rubble", 4, (172, 160, 136))
    sheet.shade(sheet.noise(1.5, 0.05, 1.0), 12)
    pebbles(sheet, 260, (182, 174, 158), 0.09, (112, 102, 88))
    pebbles(sheet, 40, (190, 182, 168), 0.17, (100, 92, 80))
    return sheet


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for make in (ground, grass, stone, planks, roof, thatch, paving, rock, leaves, water, rubble):
        make().save(make.__name__)


if __name__ == "__main__":
    main()
