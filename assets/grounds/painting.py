"""A table as its scenario says it, its ground being painted, and the light that falls on it."""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, radians, sin, tan
from pathlib import Path

import numpy as np
import pygame

PIXELS = 36
LIGHT_PIXELS = 12
ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "scenarios"

Colour = tuple[float, float, float]
Point = tuple[float, float]
Ring = list[Point]


@dataclass(frozen=True)
class Thing:
    """A piece of terrain or a zone: its kind, where it lies, and from where to where it stands."""

    kind: str
    rings: list[Ring]
    base: float
    top: float


def rings_of(entry: dict, thickness: float) -> list[Ring]:
    """The outlines of what a scenario says lies somewhere."""
    if "rectangle" in entry:
        x, y, width, depth = entry["rectangle"]
        return [[(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]]
    if "circle" in entry:
        x, y, radius = entry["circle"]
        turns = [2 * pi * number / 24 for number in range(24)]
        return [[(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]]
    if "polygon" in entry:
        return [[(x, y) for x, y in entry["polygon"]]]
    found = []
    half = max(entry.get("thickness", thickness), 0.1) / 2
    for (ax, ay), (bx, by) in pairwise(entry["line"]):
        length = hypot(bx - ax, by - ay) or 1.0
        u, v = (bx - ax) / length * half, (by - ay) / length * half
        found.append([(ax - v, ay + u), (ax + v, ay - u), (bx + v, by - u), (bx - v, by + u)])
    return found


class Table:
    """What a scenario says of its table."""

    def __init__(self, folder: str, name: str) -> None:
        document = tomllib.loads((SCENARIOS / folder / f"{name}.toml").read_text("utf-8"))
        assets = ROOT / "assets" / document.get("system", "").replace("pb12", "")
        kinds = tomllib.loads((assets / "terrain.toml").read_text("utf-8"))["kind"]
        known = {kind["id"]: kind for kind in [*kinds, *document.get("kind", ())]}
        self.width, self.depth = document["table"]["width"], document["table"]["depth"]
        self.pieces = []
        for entry in document.get("terrain", ()):
            kind = known[entry["kind"]]
            base = entry.get("base", kind.get("base", 0.0))
            top = base + entry.get("height", kind.get("height", 1.0))
            self.pieces.append(Thing(entry["kind"], rings_of(entry, kind.get("thickness", 0.0)), base, top))
        self.zones = [Thing(zone["kind"], rings_of(zone, 0.0), 0.0, 0.0) for zone in document.get("zone", ())]

    def of(self, *kinds: str) -> list[Ring]:
        """The outlines of the pieces of some kinds that stand on the ground."""
        return [ring for piece in self.pieces if piece.kind in kinds and piece.base < 0.5 for ring in piece.rings]


class Ground:
    """A table being painted; x runs east, y north."""

    def __init__(self, folder: str, name: str, base: Colour, pixels: int = PIXELS) -> None:
        self.folder, self.name, self.pixels_per_step = folder, name, pixels
        self.table = Table(folder, name)
        self.size = (round(self.table.width * pixels), round(self.table.depth * pixels))
        self.source = np.random.default_rng(zlib.crc32(name.encode()))
        self.pixels = np.ones((*self.size, 3), np.float32) * np.array(base, np.float32)
        self.x = (np.arange(self.size[0], dtype=np.float32)[:, None] + 0.5) / pixels
        self.y = (self.size[1] - np.arange(self.size[1], dtype=np.float32)[None, :] - 0.5) / pixels

    # -- fields: a number for each pixel --

    def noise(self, coarse: float, fine: float, slope: float = 1.0, stretched: float = 1.0) -> np.ndarray:
        """Noise in -1..1 with features from `coarse` down to `fine` metres; `stretched` from west to east."""
        white = self.source.standard_normal(self.size)
        fx, fy = (np.fft.fftfreq(count, 1.0 / self.pixels_per_step) for count in self.size)
        radius = np.hypot(fx[:, None] * stretched, fy[None, :])
        with np.errstate(divide="ignore"):
            weight = np.where((radius >= 0.9 / coarse) & (radius <= 1.0 / fine), radius**-slope, 0.0)
        weight[0, 0] = 0.0
        field = np.fft.ifft2(np.fft.fft2(white) * weight).real
        return np.clip(field / (2.2 * field.std()), -1.0, 1.0).astype(np.float32)

    def depth(self, rings: Iterable[Ring]) -> np.ndarray:
        """How far within the nearest of some outlines each pixel lies, in metres; outside less than 0."""
        best = np.full(self.size, -99.0, np.float32)
        for ring in rings:
            away = np.full(self.size, 1e6, np.float32)
            inside = np.zeros(self.size, bool)
            for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
                dx, dy = bx - ax, by - ay
                length = dx * dx + dy * dy
                if length == 0.0:
                    continue
                along = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / length, 0.0, 1.0)
                np.minimum(away, (self.x - ax - along * dx) ** 2 + (self.y - ay - along * dy) ** 2, out=away)
                if dy != 0.0:
                    crosses = (self.y < ay) != (self.y < by)
                    inside ^= crosses & (self.x < ax + (self.y - ay) * dx / dy)
            away = np.sqrt(away)
            np.maximum(best, np.where(inside, away, -away), out=best)
        return best

    def inside(self, west: float, south: float, east: float, north: float, soft: float = 0.03) -> np.ndarray:
        """1 within a rectangle, falling to 0 at its border."""
        x = np.clip((self.x - west) / soft, 0, 1) * np.clip((east - self.x) / soft, 0, 1)
        return x * np.clip((self.y - south) / soft, 0, 1) * np.clip((north - self.y) / soft, 0, 1)

    def line(self, start: Point, end: Point, width: float, soft: float = 0.03) -> np.ndarray:
        """1 on a straight stroke, falling to 0 beside it."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = float(np.hypot(dx, dy))
        along = np.clip(((self.x - start[0]) * dx + (self.y - start[1]) * dy) / length**2, 0.0, 1.0)
        away = np.hypot(self.x - start[0] - along * dx, self.y - start[1] - along * dy)
        return np.clip((width / 2 - away) / soft + 1.0, 0.0, 1.0)

    def way(self, points: Sequence[Point], width: float, soft: float, ragged: np.ndarray | float = 0.0) -> np.ndarray:
        """1 on a bent way, falling to 0 beside it."""
        away = np.full(self.size, 1e6, np.float32)
        for (ax, ay), (bx, by) in pairwise(points):
            dx, dy = bx - ax, by - ay
            along = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0)
            np.minimum(away, np.hypot(self.x - ax - along * dx, self.y - ay - along * dy), out=away)
        return np.clip((width / 2 - away + ragged) / soft + 0.5, 0.0, 1.0)

    def blot(self, x: float, y: float, radius: float, ragged: np.ndarray) -> np.ndarray:
        """1 within a ragged spot."""
        away = np.hypot(self.x - x, self.y - y) + ragged * radius * 0.6
        return np.clip((radius - away) / (radius * 0.35), 0.0, 1.0)

    # -- strokes --

    def shade(self, field: np.ndarray, amount: float) -> None:
        """Make lighter and darker by a field."""
        self.pixels += (field * amount)[:, :, None]

    def tint(self, colour: Colour, share: np.ndarray) -> None:
        """Mix a colour in where `share` (0..1) says so."""
        kept = np.clip(share, 0.0, 1.0)[:, :, None].astype(np.float32)
        self.pixels = self.pixels * (1.0 - kept) + np.array(colour, np.float32) * kept

    def dab(
        self, x: float, y: float, long: float, short: float, angle: float, colour: Colour,
        opacity: float = 1.0, soft: float = 0.03,
    ) -> None:  # fmt: skip
        """A small oval; only the pixels about it are touched."""
        scale, reach = self.pixels_per_step, long + short + soft
        left, top = round((x - reach) * scale), self.size[1] - round((y + reach) * scale)
        wide = round(2 * reach * scale) + 2
        across, down = slice(max(left, 0), max(left + wide, 0)), slice(max(top, 0), max(top + wide, 0))
        part = self.pixels[across, down]
        if not part.size:
            return
        dx, dy = self.x[across] - x, self.y[:, down] - y
        u, v = dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle)
        body = np.clip((short - np.hypot(u * short / long, v)) / soft, 0, 1)[:, :, None] * opacity
        self.pixels[across, down] = part * (1 - body) + np.array(colour, np.float32) * body

    def stone(self, x: float, y: float, size: float, angle: float, colour: Colour = (206, 200, 188)) -> None:
        """A small stone with its shadow and its lit side."""
        dark: Colour = (colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.52)
        light: Colour = (min(colour[0] * 1.13, 250.0), min(colour[1] * 1.13, 250.0), min(colour[2] * 1.13, 250.0))
        self.dab(x + 0.035, y - 0.035, size, size * 0.72, angle, dark, 0.6, 0.06)
        self.dab(x, y, size, size * 0.7, angle, colour)
        self.dab(x - size * 0.18, y + size * 0.18, size * 0.55, size * 0.36, angle, light, 0.8, 0.05)

    def places(self, number: int, where: np.ndarray | None = None) -> list[tuple[float, float, float]]:
        """Chance places, with a chance number 0..1 each; `where` (0..1) says how many lie in which parts."""
        found: list[tuple[float, float, float]] = []
        for _ in range(20 * number):
            if len(found) == number:
                break
            x, y = self.source.uniform(0, self.table.width), self.source.uniform(0, self.table.depth)
            chance, size = self.source.uniform(), self.source.uniform()
            if where is not None:
                scale = self.pixels_per_step
                column, row = min(int(x * scale), self.size[0] - 1), min(int(y * scale), self.size[1] - 1)
                if where[column, self.size[1] - 1 - row] < chance:
                    continue
            found.append((float(x), float(y), float(size)))
        return found

    def stones(self, number: int, where: np.ndarray | None = None, least: float = 0.05, most: float = 0.16,
               colour: Colour = (206, 200, 188)) -> None:  # fmt: skip
        """Stones that lie about."""
        for x, y, size in self.places(number, where):
            light = 0.86 + 0.28 * ((x * 7.3 + y * 3.1) % 1.0)
            tone: Colour = (colour[0] * light, colour[1] * light, colour[2] * light)
            self.stone(x, y, least + (most - least) * size**2, (x * 5.0 + y) % pi, tone)

    def tufts(self, number: int, colour: Colour, where: np.ndarray | None = None, long: float = 0.16) -> None:
        """Tufts of grass: a few blades each, dark at their foot."""
        for x, y, size in self.places(number, where):
            self.dab(x, y, long * 0.8, long * 0.5, 0.0, (colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6), 0.35, 0.08)
            for number_of in range(5):
                angle = pi / 2 + (number_of - 2) * 0.42 + (size - 0.5) * 0.5
                light = 0.8 + 0.1 * number_of
                reach = long * (0.7 + 0.5 * size)
                tone: Colour = (colour[0] * light, colour[1] * light, colour[2] * light)
                self.dab(x + cos(angle) * reach * 0.7, y + sin(angle) * reach * 0.7, reach, 0.022, angle, tone, 0.85)

    def reeds(self, number: int, where: np.ndarray) -> None:
        """Reeds seen from above, bent by the wind."""
        for x, y, size in sorted(self.places(number, where), key=lambda place: -place[1]):
            angle = 1.1 + size * 0.9
            self.dab(x + 0.06, y - 0.05, 0.3, 0.05, angle, (58, 66, 46), 0.4, 0.05)
            self.dab(x, y, 0.3 + 0.14 * size, 0.026, angle, (126 + 50 * size, 138 + 30 * size, 74), 0.95)
            if size > 0.6:
                self.dab(x + cos(angle) * 0.3, y + sin(angle) * 0.3, 0.09, 0.034, angle, (104, 74, 48))

    def leaves(self, number: int, where: np.ndarray | None = None) -> None:
        """Fallen leaves."""
        for x, y, size in self.places(number, where):
            tone = ((176, 122, 62), (150, 104, 60), (190, 152, 78), (128, 116, 62))[int(x * 97 + y * 31) % 4]
            self.dab(x, y, 0.05 + 0.03 * size, 0.028, (x * 9 + y * 4) % pi, tone, 0.8, 0.02)

    def flowers(self, number: int, where: np.ndarray | None = None) -> None:
        """Small flowers."""
        for x, y, size in self.places(number, where):
            tone = ((238, 232, 214), (226, 196, 92), (198, 150, 186))[int(x * 53 + y * 17) % 3]
            self.dab(x, y, 0.03 + 0.02 * size, 0.03, 0.0, tone, 0.9, 0.02)

    # -- whole parts --

    def grass(self, fresh: Colour, dry: Colour, tufts: int) -> None:
        """A meadow: patches of fresh and dry grass, blades, tufts."""
        broad, middle = self.noise(9.0, 1.0, 1.6), self.noise(2.0, 0.25, 1.2)
        self.tint(fresh, np.clip(0.55 + 0.75 * broad + 0.2 * middle, 0, 1))
        self.tint(dry, np.clip(-0.7 * broad + 0.35 * middle - 0.1, 0, 1) * 0.8)
        self.shade(middle, 9)
        self.shade(self.noise(0.45, 0.08, 0.5, 0.45), 8)
        self.tufts(tufts, (fresh[0] * 0.86, fresh[1] * 0.9, fresh[2] * 0.8), np.clip(0.5 + middle, 0, 1))

    def water(self, depth: np.ndarray, shallow: Colour, deep: Colour, over: float, flow: bool = False) -> None:
        """Water of so many metres from its bank, `over` which it grows deep, with waves and a wet rim."""
        rough = self.noise(2.4, 0.3, 1.2)
        self.tint((96, 84, 62), np.clip(1.0 + (depth + 0.1 * rough) / 0.55, 0, 1) * 0.6)
        wet = np.clip((depth + 0.13 * rough) / 0.12, 0, 1)
        down = np.clip((depth + 0.35 * rough) / over, 0, 1)[:, :, None]
        colour = np.array(shallow, np.float32) * (1 - down) + np.array(deep, np.float32) * down
        waves = self.noise(1.6, 0.14, 0.9, 2.6 if flow else 0.5)
        colour = colour + (waves * 7)[:, :, None] + (np.clip(np.abs(rough) * -14 + 1.0, 0, 1) * 9)[:, :, None]
        share = (wet * (0.72 + 0.28 * down[:, :, 0]))[:, :, None]
        self.pixels = self.pixels * (1 - share) + colour * share
        for place in (0.14, 0.5):
            foam = np.clip(1.0 - np.abs(depth + 0.16 * rough - place) / 0.035, 0, 1) * np.clip(0.45 + waves, 0, 1)
            self.tint((232, 238, 232), foam * (0.5 if place < 0.3 else 0.25))

    def worn(self, earth: Colour, rings: list[Ring], reach: float, strength: float = 0.7) -> None:
        """Earth trodden bare around what stands there."""
        if rings:
            depth = self.depth(rings) + self.noise(1.6, 0.2, 1.2) * reach * 0.4
            self.tint(earth, np.clip(1.0 + depth / reach, 0, 1) * strength)

    def litter(self, rings: list[Ring], number: int) -> None:
        """The floor of a wood: dark, with leaves."""
        if rings:
            depth = self.depth(rings) + self.noise(1.6, 0.2, 1.2) * 0.4
            self.tint((96, 92, 58), np.clip(1.0 + depth / 1.4, 0, 1) * 0.6)
            self.leaves(number, np.clip(1.0 + depth / 1.6, 0, 1))

    def way_beside(self, rings: list[Ring], earth: Colour) -> None:
        """The verge of roads, where they run out into what is beside them."""
        if rings:
            depth = self.depth(rings) + self.noise(1.2, 0.15, 1.1) * 0.3
            self.tint(earth, np.clip(1.0 + depth / 0.8, 0, 1) * 0.75)

    def slabs(self, area: np.ndarray, wide: float, high: float, joint: Colour, turned: bool = False) -> None:
        """Paving in courses, each stone of its own tone."""
        x, y = (self.y + 0 * self.x, self.x + 0 * self.y) if turned else (self.x + 0 * self.y, self.y + 0 * self.x)
        row = np.floor(y / high)
        moved = x + np.mod(row, 2) * wide / 2
        column = np.floor(moved / wide)
        mixed = np.sin(column * 12.9898 + row * 78.233) * 43758.547
        tone = mixed - np.floor(mixed)
        self.shade(area * (tone - 0.5), 22)
        edge = np.maximum(np.abs(np.mod(moved, wide) / wide - 0.5) * wide - wide / 2,
                          np.abs(np.mod(y, high) / high - 0.5) * high - high / 2)  # fmt: skip
        self.tint(joint, area * np.clip((edge + 0.035) / 0.025, 0, 1) * 0.75)

    def save(self, light: Light | None = None) -> None:
        """Write the picture beside its scenario, and its light."""
        _write(self.pixels, SCENARIOS / self.folder / f"{self.name}.jpg")
        if light is not None:
            _write(light.parts * 127.5, SCENARIOS / self.folder / f"{self.name}.light.jpg")


def _write(pixels: np.ndarray, path: Path) -> None:
    pygame.image.save(pygame.surfarray.make_surface(np.clip(pixels, 0, 255).astype(np.uint8)), str(path))


class Light:
    """By what the colours of a table are multiplied, red, green and blue for each pixel: 0 to 2."""

    def __init__(self, table: Table, dark: Colour, pixels: int = LIGHT_PIXELS) -> None:
        self.size = (round(table.width * pixels), round(table.depth * pixels))
        self.scale = pixels
        self.x = (np.arange(self.size[0], dtype=np.float32)[:, None] + 0.5) / pixels
        self.y = (self.size[1] - np.arange(self.size[1], dtype=np.float32)[None, :] - 0.5) / pixels
        self.parts = np.ones((*self.size, 3), np.float32) * np.array(dark, np.float32)
        self.tops = np.zeros(self.size, np.float32)
        for piece in sorted(table.pieces, key=lambda piece: piece.top):
            for ring in piece.rings if piece.kind not in ("floor", "bridge", "plank") else ():
                mask = pygame.Surface(self.size, 0, 8)
                pygame.draw.polygon(
                    mask, 255, [(x * pixels, self.size[1] - y * pixels) for x, y in ring]
                )  # fmt: skip
                covered = pygame.surfarray.pixels2d(mask) > 0
                self.tops[covered] = np.maximum(self.tops[covered], piece.top)

    def sun(self, colour: Colour, bearing: float, height: float) -> None:
        """Light from so many degrees counter-clockwise from east and above the ground, with long shadows."""
        u, v = cos(radians(bearing)), sin(radians(bearing))
        rise = tan(radians(height)) / self.scale
        blocked = np.zeros(self.size, np.float32)
        for number in range(1, round(float(self.tops.max()) / rise) + 1):
            across, up = round(u * number), round(v * number)
            moved = np.zeros(self.size, np.float32)
            to, back = _shifted(self.size[0], across), _shifted(self.size[1], -up)
            moved[to[0], back[0]] = self.tops[to[1], back[1]]
            np.maximum(blocked, np.clip((moved - number * rise - self.tops) * 2.0, 0, 1), out=blocked)
        free = 1.0 - blurred(blocked, 2)
        self.parts += free[:, :, None] * np.array(colour, np.float32)

    def lamp(self, x: float, y: float, height: float, reach: float, colour: Colour) -> None:
        """A lamp so many metres above the ground that reaches so far; what is higher throws shadows."""
        away = np.hypot(self.x - x, self.y - y)
        fall = np.clip(1.0 - away / reach, 0, 1) ** 2 + np.clip(1.2 - away / 0.22, 0, 1)
        blocked = np.zeros(self.size, np.float32)
        for share in np.linspace(0.06, 0.96, 28):
            column = np.clip((x + (self.x - x) * share) * self.scale, 0, self.size[0] - 1).astype(int)
            row = np.clip(self.size[1] - (y + (self.y - y) * share) * self.scale, 0, self.size[1] - 1).astype(int)
            line = height + (self.tops - height) * share
            between = np.broadcast_to(column, self.size), np.broadcast_to(row, self.size)
            np.maximum(blocked, np.clip((self.tops[between] - line - 0.1) * 3.0, 0, 1), out=blocked)
        free = 1.0 - 0.85 * blurred(blocked, 2)
        self.parts += (fall * free)[:, :, None] * np.array(colour, np.float32)


def _shifted(size: int, by: int) -> tuple[slice, slice]:
    """Where each place of a row is put that looks `by` places further, and where it looks."""
    return slice(max(-by, 0), min(size - by, size)), slice(max(by, 0), min(size + by, size))


def blurred(field: np.ndarray, radius: int) -> np.ndarray:
    """The mean of what lies so near each pixel."""
    for axis in (0, 1):
        parts = [np.roll(field, step, axis) for step in range(-radius, radius + 1)]
        field = np.mean(parts, axis=0, dtype=np.float32)
    return field


MEADOW: Colour = (164, 170, 106)
FRESH: Colour = (142, 158, 88)
DRY: Colour = (196, 184, 128)
EARTH: Colour = (170, 144, 104)
SAND: Colour = (214, 196, 152)
SHALLOW: Colour = (150, 176, 164)
DEEP: Colour = (70, 116, 128)


def meadow(folder: str, name: str, pixels: int = PIXELS, *, tufts: int = 900) -> Ground:
    """A table of grass, with earth around what was built, and leaves under its trees."""
    ground = Ground(folder, name, MEADOW, pixels)
    ground.grass(FRESH, DRY, tufts)
    table = ground.table
    ground.worn(EARTH, table.of("building", "hut", "tower", "well", "stairs", "ramp", "stall", "statue"), 0.9)
    ground.worn(EARTH, table.of("wall", "low-wall", "ruin", "rubble", "column", "crates", "cart", "barrel"), 0.45, 0.5)
    ground.litter(table.of("woods", "tree"), 500)
    ground.way_beside(table.of("road"), EARTH)
    return ground
