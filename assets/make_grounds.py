"""Makes the grounds that lie under the scenarios, and the light that falls on some; run it again after a change:

    SDL_VIDEODRIVER=dummy .venv/bin/python assets/make_grounds.py [NAME ...]

Each is a picture of a whole table beside its scenario, `NAME.jpg`; where it is dusk, night or rain, `NAME.light.jpg` is
what ground and terrain are multiplied by.  What stands on a table is read from its scenario, so that shores, wear and
shadows lie where the pieces are.  The random numbers are seeded by its name: the same pictures come out on every
machine.
"""

from __future__ import annotations

import sys
import tomllib
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, radians, sin, tan
from pathlib import Path

import numpy as np
import pygame

PIXELS = 36
LIGHT_PIXELS = 12
ROOT = Path(__file__).resolve().parent.parent
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
        free = 1.0 - _blurred(blocked, 2)
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
        free = 1.0 - 0.85 * _blurred(blocked, 2)
        self.parts += (fall * free)[:, :, None] * np.array(colour, np.float32)


def _shifted(size: int, by: int) -> tuple[slice, slice]:
    """Where each place of a row is put that looks `by` places further, and where it looks."""
    return slice(max(-by, 0), min(size - by, size)), slice(max(by, 0), min(size + by, size))


def _blurred(field: np.ndarray, radius: int) -> np.ndarray:
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


# -- Pb-12 --


def smugglers_cove() -> None:
    """Sand that rises from the sea, with lines of the tide, shells and weed; grass towards the land."""
    ground = Ground("", "smugglers-cove", SAND)
    table, rough = ground.table, ground.noise(3.0, 0.3, 1.2)
    depth = ground.depth(table.of("water"))
    inland = np.clip((-depth - 7.0 + 2.4 * rough) / 3.0, 0, 1)
    ground.shade(ground.noise(9.0, 1.0, 1.6), 8)
    ground.shade(ground.noise(0.8, 0.1, 0.6, 0.4), 7)
    ripples = np.sin((depth + 0.5 * rough) * 9.0) * np.clip(1 + (depth + 1.0) / 5.0, 0, 1)
    ground.shade(ripples, 6)
    ground.tint((172, 152, 114), np.clip(1.0 + (depth + 0.35 * rough) / 1.3, 0, 1) * 0.85)
    for away, strength in ((1.5, 0.6), (2.6, 0.35)):
        line = np.clip(1.0 - np.abs(depth + away + 0.5 * rough) / 0.09, 0, 1)
        ground.tint((104, 92, 66), line * strength * np.clip(0.5 + ground.noise(0.6, 0.08, 0.6), 0, 1))
    grass = ground.pixels.copy()
    ground.grass(FRESH, DRY, 0)
    ground.pixels = grass * (1 - inland[:, :, None]) + ground.pixels * inland[:, :, None]
    ground.tufts(520, (124, 138, 82), inland)
    ground.tufts(120, (150, 150, 96), (1 - inland) * np.clip((-depth - 3.5) / 3.0, 0, 1), 0.22)
    ground.worn(EARTH, table.of("hut", "building", "well", "cart"), 0.9)
    ground.worn(EARTH, table.of("low-wall", "fence", "crates"), 0.45, 0.5)
    ground.litter(table.of("woods", "tree"), 260)
    ground.way_beside(table.of("road"), (188, 164, 122))
    shore = np.clip(1.0 - np.abs(depth + 1.4) / 1.1, 0, 1)
    ground.stones(170, shore, 0.04, 0.15, (178, 172, 162))
    for x, y, size in ground.places(90, shore):
        ground.dab(x, y, 0.05 + 0.03 * size, 0.035, x * 5 % pi, (244, 232, 214), 0.95, 0.02)
    for x, y, size in ground.places(34, shore):
        ground.dab(x, y, 0.2 + 0.2 * size, 0.03, x * 5 % pi, (74, 84, 50), 0.8)
        ground.dab(x + 0.05, y + 0.04, 0.16, 0.025, x * 5 % pi + 0.7, (92, 98, 56), 0.8)
    ground.tint(
        (150, 130, 98), ground.way([(4.4, 5.4), (6.6, 7.4), (9.0, 8.0), (10.6, 8.6)], 0.5, 0.4, rough * 0.15) * 0.45
    )
    ground.water(depth, (162, 190, 176), (78, 128, 140), 2.6)
    ground.save()


def abbey_hill() -> None:
    """Grass that grew over an abbey: its floor, its walls in the grass, and a churchyard, before dawn."""
    ground = meadow("", "abbey-hill", tufts=900)
    table, rough = ground.table, ground.noise(2.4, 0.3, 1.2)
    hills = ground.depth(table.of("hill"))
    ground.tint((118, 128, 78), np.clip(1.0 + hills / 2.4, 0, 1) * 0.55)
    ground.stones(330, np.clip(1.0 + hills / 3.2, 0, 1), 0.05, 0.17, (178, 176, 166))
    # Foundations that show in the grass, and graves on three sides, as the hill has three faces.
    for turn in (0.0, 2 * pi / 3, 4 * pi / 3):

        def at(x: float, y: float, turn: float = turn) -> Point:
            return 15 + x * cos(turn) - y * sin(turn), 15 + x * sin(turn) + y * cos(turn)

        for start, end in (((4.6, -10.4), (8.4, -8.2)), ((4.6, -10.4), (3.6, -8.6)), ((8.4, -8.2), (7.6, -6.9))):
            wall = ground.line(at(*start), at(*end), 0.42, 0.12) * np.clip(0.75 + rough, 0, 1)
            ground.tint((174, 170, 158), wall * 0.8)
        for row in range(2):
            for number in range(5):
                x, y = at(-7.8 + number * 1.0 - row * 0.4, -9.4 - row * 1.5 + number * 0.28)
                ground.dab(x, y, 0.62, 0.3, turn + pi / 2, (122, 108, 76), 0.6, 0.12)
                head = at(-7.8 + number * 1.0 - row * 0.4, -8.75 - row * 1.5 + number * 0.28)
                ground.stone(*head, 0.2, turn + 0.1 * number, (188, 186, 178))
    ground.flowers(160)
    mist = np.clip(ground.noise(10.0, 1.5, 1.7) - 0.05, 0, 1) * np.clip(-hills / 4.0, 0, 1)
    ground.tint((206, 210, 214), mist * 0.55)
    light = Light(table, (0.72, 0.76, 0.9))
    light.sun((0.28, 0.2, 0.06), 135.0, 24.0)
    ground.save(light)


def governors_quay() -> None:
    """A harbour town: a quay of great stones, alleys of cobbles, gardens, at first light."""
    ground = Ground("", "governors-quay", (188, 178, 158), 28)
    table, rough, fine = ground.table, ground.noise(3.0, 0.3, 1.2), ground.noise(0.5, 0.08, 0.5)
    ground.shade(ground.noise(9.0, 1.0, 1.6), 8)
    ground.shade(fine, 6)
    everywhere = np.ones(ground.size, np.float32)
    ground.slabs(everywhere * (ground.y > 8.1), 0.46, 0.34, (146, 134, 112))
    quay = np.clip((8.2 + 0.1 * rough - ground.y) / 0.2, 0, 1) + 0 * ground.x
    ground.tint((176, 174, 166), quay * 0.85)
    ground.slabs(quay, 1.5, 0.75, (120, 116, 108))
    lawn = np.clip(
        (ground.depth([[(34.6, 13.8), (43.8, 13.8), (43.8, 22.4), (38.6, 20.6), (34.6, 17.4)]]) + 0.3 * rough) / 0.5,
        0,
        1,
    )
    lawn = np.maximum(
        lawn, np.clip((ground.depth([[(38.4, 21), (44, 21), (44, 30), (38.4, 30)]]) + 0.3 * rough) / 0.5, 0, 1)
    )
    lawn = np.maximum(
        lawn,
        np.clip(
            (ground.depth([[(0, 12.6), (6.4, 14.2), (8.8, 16.0), (5.6, 16.8), (0, 17.2)]]) + 0.3 * rough) / 0.5, 0, 1
        ),
    )
    lawn = np.maximum(
        lawn, np.clip((ground.depth([[(0, 20.2), (6.6, 20.2), (6.8, 30), (0, 30)]]) + 0.3 * rough) / 0.5, 0, 1)
    )
    paved = ground.pixels.copy()
    ground.grass(FRESH, DRY, 0)
    ground.pixels = paved * (1 - lawn[:, :, None]) + ground.pixels * lawn[:, :, None]
    ground.tufts(420, (124, 140, 80), lawn)
    ground.flowers(90, lawn)
    ground.tint((96, 92, 84), ground.way([(1.0, 8.1), (43.0, 8.5)], 0.26, 0.12) * 0.6)
    ground.tint((120, 112, 98), np.clip(-rough * 1.4 - 0.35, 0, 1) * 0.5 * (1 - lawn))
    ground.worn((150, 138, 116), table.of("building", "tower", "stairs"), 0.5, 0.6)
    ground.litter(table.of("woods", "tree"), 220)
    ground.way_beside(table.of("road"), (168, 154, 128))
    ground.water(ground.depth(table.of("water")), (132, 160, 158), (62, 104, 120), 2.2)
    light = Light(table, (0.8, 0.8, 0.86))
    light.sun((0.26, 0.18, 0.06), 135.0, 30.0)
    ground.save(light)


def last_will() -> None:
    """A house by night: boards and tiles inside, lamps in its rooms and at its doors, a garden gone wild."""
    ground = meadow("", "last-will", tufts=1100)
    table, rough = ground.table, ground.noise(2.0, 0.25, 1.2)
    house = ground.inside(9.0, 8.0, 21.0, 16.0, 0.03)
    # Parquet in the west, tiles in the east; a carpet in each.
    ground.tint((168, 122, 78), house)
    boards = house * (ground.x < 15.0)
    ground.slabs(boards, 1.7, 0.24, (104, 70, 42))
    ground.shade(boards * ground.noise(1.6, 0.08, 0.8, 0.1), 8)
    tiles = house * (ground.x >= 15.0)
    ground.tint((204, 196, 178), tiles)
    dark = np.mod(np.floor(ground.x / 0.6) + np.floor(ground.y / 0.6), 2) == 0
    ground.tint((112, 104, 98), tiles * dark * 0.8)
    for x, y in ((12.2, 11.6), (17.8, 12.4)):
        for grown, colour in ((0.0, (122, 42, 40)), (0.14, (206, 166, 92)), (0.22, (134, 50, 46))):
            ground.tint(colour, ground.inside(x - 1.7 + grown, y - 1.2 + grown, x + 1.7 - grown, y + 1.2 - grown))
        ground.shade(
            ground.inside(x - 1.5, y - 1.0, x + 1.5, y + 1.0) * np.sin(ground.x * 14) * np.sin(ground.y * 14), 14
        )
    beds = ground.inside(9.6, 5.9, 13.6, 6.9, 0.2) + ground.inside(16.4, 17.1, 20.4, 18.1, 0.2)
    ground.tint((104, 80, 56), beds * 0.8)
    ground.flowers(420, np.clip(beds + 0.04, 0, 1))
    ground.leaves(260, 1 - house)
    ground.tint(
        (150, 132, 98), ground.way([(8.2, 8.2), (7.0, 9.4), (7.0, 16.4), (15.0, 17.4)], 0.9, 0.4, 0.2 * rough) * 0.55
    )
    light = Light(table, (0.44, 0.5, 0.74))
    light.sun((0.16, 0.18, 0.22), 135.0, 42.0)
    warm: Colour = (0.74, 0.5, 0.18)
    for x, y, reach in (
        (12.2, 11.6, 6.5),
        (17.8, 12.4, 6.5),
        (12.5, 7.4, 4.2),
        (17.5, 16.6, 4.2),
        (8.5, 13.5, 3.6),
        (21.5, 10.5, 3.6),
    ):
        light.lamp(x, y, 3.4, reach, warm)
    light.lamp(4.1, 10.8, 2.0, 4.0, warm)
    light.lamp(25.9, 13.2, 2.0, 4.0, warm)
    ground.save(light)


def marked_cards() -> None:
    """A crossroads: meadows, a yard trodden by horses and strewn with straw, ruts of carts."""
    ground = meadow("", "marked-cards")
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    yard = np.clip((ground.depth([[(10.8, 7.2), (21.2, 7.2), (21.4, 14.8), (10.6, 14.8)]]) + 0.5 * rough) / 0.9, 0, 1)
    ground.tint((182, 156, 114), yard * 0.85)
    ground.shade(yard * ground.noise(0.6, 0.08, 0.5), 10)
    for x, y, size in ground.places(460, yard):
        ground.dab(x, y, 0.12 + 0.1 * size, 0.014, x * 11 % pi, (226, 200, 128), 0.8, 0.015)
    for x, y, size in ground.places(150, yard):
        ground.dab(x, y, 0.07, 0.05, size * pi, (132, 108, 76), 0.55, 0.03)
    for x, y, radius in ((13.6, 10.2, 0.7), (18.6, 11.2, 0.6), (20.2, 7.9, 0.5)):
        puddle = ground.blot(x, y, radius, rough)
        ground.tint((126, 106, 78), ground.blot(x, y, radius * 1.3, rough) * 0.6)
        ground.tint((140, 152, 152), puddle * 0.8)
    ground.stones(120, np.clip(0.25 + yard, 0, 1), 0.04, 0.1)
    ground.flowers(220, 1 - yard)
    ground.water(ground.depth(table.of("water")), SHALLOW, DEEP, 1.0, True)
    bank = ground.depth(table.of("water"))
    ground.reeds(90, np.clip(1.0 - np.abs(bank + 0.25) / 0.3, 0, 1))
    ground.save()


def post_road() -> None:
    """A road through a dark wood: deep ruts, a field on one side, a marsh, leaves everywhere."""
    ground = meadow("", "post-road", 28, tufts=900)
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    ground.tint((116, 118, 72), np.clip(ground.noise(12.0, 2.0, 1.7) + 0.1, 0, 1) * 0.5)
    field = np.clip((ground.depth([[(6.0, 16.6), (15.0, 16.2), (16.4, 22.6), (6.6, 23.2)]]) + 0.2 * rough) / 0.4, 0, 1)
    ground.tint((150, 118, 80), field * 0.9)
    ground.shade(field * np.sin((ground.y - 0.05 * ground.x) * 13.0), 15)
    for x, y, size in ground.places(260, field):
        ground.dab(x, y, 0.09, 0.05, size * pi, (112, 132, 70), 0.8)
    marsh = np.clip((ground.depth([[(12.4, 1.2), (18.4, 0.8), (19.4, 4.2), (13.4, 5.4)]]) + 0.4 * rough) / 0.5, 0, 1)
    ground.tint((104, 102, 66), marsh * 0.85)
    ground.tint((96, 118, 112), marsh * np.clip(ground.noise(1.6, 0.25, 1.2) * 2.0, 0, 1) * 0.9)
    ground.reeds(240, marsh)
    ground.litter(table.of("woods", "tree"), 1100)
    ground.leaves(500)
    ground.way_beside(table.of("road"), (150, 124, 88))
    ground.stones(160, None, 0.05, 0.13)
    for x, y, radius in ((8.4, 14.6, 0.6), (26.4, 9.7, 0.5), (32.0, 14.6, 0.5)):
        ground.tint((134, 146, 148), ground.blot(x, y, radius, rough) * 0.75)
    ground.save()


def two_companies() -> None:
    """Fields on both banks of a stream, a ruined crossing, stone of old walls in the grass."""
    ground = meadow("", "two-companies", 26, tufts=1200)
    table, rough = ground.table, ground.noise(2.6, 0.3, 1.2)
    for ring, angle in (
        ([(3.4, 23.4), (10.6, 22.4), (10.2, 32.4), (3.6, 32.8)], 0.2),
        ([(37.8, 1.2), (45.2, 1.8), (44.8, 11.0), (38.8, 10.4)], 0.2),
    ):
        field = np.clip((ground.depth([ring]) + 0.2 * rough) / 0.4, 0, 1)
        ground.tint((206, 186, 112), field * 0.8)
        ground.shade(field * np.sin((ground.x + angle * ground.y) * 12.0), 10)
        ground.shade(field * ground.noise(0.5, 0.1, 0.4), 10)
    court = np.clip(
        (ground.depth([[(20.0, 12.4), (28.0, 12.4), (28.4, 21.4), (19.8, 21.4)]]) + 0.5 * rough) / 0.6, 0, 1
    )
    ground.tint((178, 170, 150), court * 0.8 * np.clip(0.8 + rough, 0, 1))
    ground.slabs(court * np.clip(0.7 + rough, 0, 1), 0.8, 0.6, (126, 118, 96))
    ground.stones(260, np.clip(court + 0.1, 0, 1), 0.06, 0.22, (186, 180, 166))
    ground.tufts(160, (126, 140, 84), court)
    ground.flowers(260, 1 - court)
    bank = ground.depth(table.of("water"))
    ground.water(bank, SHALLOW, DEEP, 1.0, True)
    ground.reeds(220, np.clip(1.0 - np.abs(bank + 0.3) / 0.35, 0, 1))
    ground.stones(120, np.clip(1.0 - np.abs(bank + 0.2) / 0.4, 0, 1), 0.06, 0.2, (166, 164, 156))
    ground.save()


def landing_stage() -> None:
    """The planks and stones of a landing."""
    ground = Ground("tutorials", "landing-stage", (186, 178, 162), 30)
    ground.shade(ground.noise(6.0, 0.6, 1.5), 9)
    ground.slabs(np.ones(ground.size, np.float32), 1.1, 0.6, (132, 124, 108))
    ground.shade(ground.noise(0.5, 0.08, 0.5), 6)
    ground.worn((150, 138, 116), ground.table.of("building", "crates", "barrel"), 0.5, 0.6)
    ground.water(ground.depth(ground.table.of("water")), (132, 160, 158), (66, 108, 122), 1.2)
    ground.save()


def powder_mill() -> None:
    """A mill by the sea: boards in its rooms, a yard black with coal, dunes towards the east."""
    ground = meadow("", "powder-mill", 30, tufts=620)
    rough, broad = ground.noise(2.4, 0.25, 1.2), ground.noise(8.0, 1.2, 1.6)
    dunes = np.clip((ground.x - 20.5 + 1.6 * broad) / 3.0, 0, 1)
    sand = np.clip(dunes + 0 * rough, 0, 1)
    ground.tint(SAND, sand * 0.9)
    ground.shade(sand * ground.noise(0.8, 0.1, 0.6, 0.4), 7)
    yard = np.clip((ground.depth([[(3.2, 4.2), (15.4, 4.2), (15.4, 15.6), (3.2, 15.6)]]) + 0.6 * rough) / 0.9, 0, 1)
    ground.tint((158, 140, 112), yard * 0.8)
    ground.tint((92, 86, 80), yard * np.clip(broad * 1.4, 0, 1) * 0.5)
    ground.tint((180, 154, 112), ground.way([(12.6, 10.0), (17.6, 10.2), (28.0, 11.0)], 1.5, 0.6, 0.3 * rough) * 0.75)
    mill = ground.inside(4.0, 7.0, 12.0, 13.0, 0.03)
    ground.tint((162, 124, 84), mill)
    ground.slabs(mill, 1.8, 0.25, (98, 70, 44))
    ground.tufts(180, (150, 150, 96), sand, 0.22)
    ground.water(ground.depth(ground.table.of("water")), (132, 164, 158), (60, 106, 120), 0.9)
    ground.save()


def rope_walk() -> None:
    """A rope walk by night: a cobbled yard with lanterns, floors of boards, ropes laid out on the ground."""
    ground = Ground("", "rope-walk", (174, 168, 156), 30)
    rough = ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 9)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (136, 128, 112))
    for west, south, east, north in ((11.0, 13.0, 18.0, 18.0), (12.0, 2.0, 17.0, 6.0)):
        room = ground.inside(west, south, east, north, 0.02)
        ground.tint((164, 124, 82), room)
        ground.slabs(room, 1.8, 0.26, (98, 70, 44))
    for y in (9.2, 9.7, 10.2, 10.6):
        ground.tint((196, 172, 120), ground.line((6.6, y), (23.4, y), 0.09, 0.04) * 0.9)
    ground.tint((96, 90, 82), np.clip(-rough * 1.4 - 0.35, 0, 1) * 0.5)
    ground.worn((138, 130, 114), ground.table.of("hut", "building", "crates"), 0.5, 0.6)
    ground.litter(ground.table.of("tree"), 90)
    light = Light(ground.table, (0.42, 0.48, 0.70))
    light.sun((0.15, 0.17, 0.2), 135.0, 42.0)
    for x, y in ((14.4, 12.4), (14.4, 6.8), (19.6, 9.8), (25.8, 10.0), (9.4, 8.6)):
        light.lamp(x, y, 2.6, 5.4, (0.74, 0.5, 0.18))
    ground.save(light)


# -- d20 --


def the_ford_at_noon() -> None:
    """A river with its banks, stones that show at the ford, reeds, a thicket in the mist, a farm on its west bank."""
    ground = meadow("d20", "the-ford-at-noon", tufts=1000)
    table, rough, broad = ground.table, ground.noise(2.2, 0.25, 1.2), ground.noise(9.0, 1.2, 1.6)
    river: list[Ring] = [[(15.0, -3.0), (21.0, -3.0), (21.0, 27.0), (15.0, 27.0)]]
    bank = ground.depth(river) + 0.22 * broad
    road = (
        [(0.0, 11.6), (4.0, 12.2), (9.0, 12.6), (15.2, 12.0)],
        [(20.8, 12.0), (27.0, 12.6), (31.0, 11.6), (36.0, 12.0)],
    )
    south = [(9.0, 12.6), (11.4, 8.4), (14.2, 5.5)], [(21.8, 5.5), (25.0, 6.6), (28.4, 12.2)]
    for points in (*road, *south):
        ground.tint((176, 148, 106), ground.way(points, 1.7, 0.6, 0.35 * rough) * 0.85)
        ground.tint((146, 120, 84), ground.way(points, 0.95, 0.25, 0.1 * rough) * 0.4)
        ground.tint((172, 146, 104), ground.way(points, 0.55, 0.25, 0.1 * rough) * 0.6)
    ground.worn(EARTH, table.of("hut", "wall"), 0.9, 0.75)
    garden = np.clip((ground.depth([[(3.0, 14.2), (7.6, 14.2), (7.6, 16.2), (3.0, 16.2)]]) + 0.1 * rough) / 0.2, 0, 1)
    ground.tint((126, 96, 64), garden * 0.85)
    ground.shade(garden * np.sin(ground.y * 12.0), 12)
    for x, y, size in ground.places(80, garden):
        ground.dab(x, y, 0.11, 0.08, size * pi, (104, 136, 68), 0.9)
    # Sandy banks; then the water, deep but where one can wade.
    ground.tint((204, 188, 146), np.clip(1.0 + (bank - 0.2 * rough) / 1.1, 0, 1) * 0.8)
    wading = np.clip(
        (ground.depth([[(12.0, 9.2), (24.0, 9.2), (24.0, 14.8), (12.0, 14.8)]]) + 0.25 * rough) / 0.7, 0, 1
    )
    bed = ground.pixels.copy()
    ground.water(bank, (132, 166, 158), (52, 100, 118), 1.5, True)
    deep_water = ground.pixels.copy()
    ground.pixels = bed
    ground.tint((186, 172, 138), np.clip(bank / 0.2, 0, 1) * wading * 0.9)
    ground.stones(460, np.clip(bank / 0.3, 0, 1) * wading, 0.09, 0.3, (178, 172, 158))
    ground.tint((146, 180, 174), np.clip(bank / 0.25, 0, 1) * 0.42)
    flow = ground.noise(1.8, 0.12, 0.9, 2.6)
    ground.shade(flow * np.clip(bank / 0.2, 0, 1), 9)
    ground.tint((238, 244, 238), np.clip(flow * 2.4 - 1.25, 0, 1) * np.clip(bank / 0.2, 0, 1) * 0.75)
    waded = ground.pixels.copy()
    ground.pixels = deep_water * (1 - wading[:, :, None]) + waded * wading[:, :, None]
    ground.stones(70, np.clip(bank / 0.3, 0, 1) * wading, 0.18, 0.42, (200, 195, 182))
    edge = np.clip(1.0 - np.abs(bank + 0.12) / 0.4, 0, 1)
    dry = 1 - np.clip((ground.depth([[(12.0, 3.2), (24.0, 3.2), (24.0, 15.2), (12.0, 15.2)]]) + 0.4) / 0.8, 0, 1)
    ground.stones(200, edge, 0.06, 0.22, (176, 170, 156))
    ground.reeds(520, edge * dry * np.clip(0.7 + broad, 0, 1))
    # The thicket, and the mist in it.
    spot = ground.depth([[(25.0, 17.0), (30.0, 17.0), (30.0, 23.0), (25.0, 23.0)]])
    thicket = np.clip((spot + 0.35 * rough + 0.1) / 0.5, 0, 1)
    ground.tint((92, 104, 62), thicket * 0.75)
    ground.tufts(150, (96, 116, 64), thicket, 0.26)
    ground.reeds(260, thicket)
    for x, y, size in ground.places(60, thicket):
        for part in range(4):
            tone: Colour = (74 + 14 * part, 98 + 14 * part, 54 + 8 * part)
            reach = (0.34 + 0.2 * size) * (1 - 0.2 * part)
            ground.dab(x - 0.05 * part, y + 0.05 * part, reach, reach * 0.8, size * pi, tone, 0.8, 0.1)
    mist = np.clip((spot + 1.3) / 2.4, 0, 1) * np.clip(0.62 + 0.75 * ground.noise(4.0, 0.6, 1.8), 0.15, 1)
    ground.tint((228, 232, 230), mist * 0.78)
    ground.flowers(260, np.clip(-bank / 2.0, 0, 1) * (1 - thicket))
    ground.save()


def barn() -> None:
    """A farmyard: a barn with straw on its floor, a meadow, a trough in the mud."""
    ground = meadow("d20/tutorials", "barn", tufts=420)
    rough, hall = ground.noise(2.0, 0.25, 1.2), ground.inside(1.0, 3.0, 5.0, 9.5, 0.02)
    ground.tint(
        (176, 150, 110),
        np.clip((ground.depth([[(1, 3), (12.4, 1.6), (13, 5.6), (6.5, 9.5), (1, 9.5)]]) + 0.6 * rough) / 0.9, 0, 1)
        * 0.85,
    )
    ground.worn((128, 106, 76), ground.table.of("rock"), 0.9)
    ground.tint((150, 122, 86), hall)
    ground.shade(hall * ground.noise(0.6, 0.08, 0.5), 12)
    for x, y, size in ground.places(520, np.clip(hall + 0.05, 0, 1)):
        ground.dab(x, y, 0.12 + 0.1 * size, 0.016, x * 11 % pi, (230, 204, 130), 0.85, 0.015)
    ground.flowers(90, 1 - hall)
    ground.save()


def quarry_at_dusk() -> None:
    """A quarry with a low sun: long shadows of its ledges, lamps of those who still work, a black pool."""
    ground = Ground("d20", "quarry-at-dusk", (190, 176, 152))
    table, rough = ground.table, ground.noise(3.0, 0.3, 1.2)
    ground.shade(ground.noise(9.0, 1.2, 1.6), 11)
    ground.shade(rough, 8)
    ground.shade(ground.noise(0.4, 0.06, 0.3), 8)
    for rut in (-0.6, 0.6):
        points = [(6.4 + rut, 0.0), (6.2 + rut, 8.0), (7.4 + rut, 13.0), (10.0 + rut, 14.0 - rut), (20.0, 14.0 - rut)]
        ground.tint((156, 138, 112), ground.way(points, 0.45, 0.25, 0.1 * rough) * 0.7)
    pool = ground.depth([[(4.0, 22.0), (9.0, 22.0), (9.0, 28.0), (4.0, 28.0)]]) + 0.16 * ground.noise(4.0, 0.8, 1.5)
    ground.water(pool, (116, 132, 122), (42, 62, 70), 1.2)
    ground.reeds(60, np.clip(1.0 - np.abs(pool + 0.1) / 0.25, 0, 1) * (ground.y > 26.0))
    heap = np.clip((4.0 + 0.5 * rough - ground.x) / 1.0, 0, 1)
    ground.tint((168, 158, 142), heap * 0.6)
    ground.stones(820, heap * np.clip(-pool / 0.3, 0, 1), 0.07, 0.34, (186, 178, 162))
    ground.stones(150, np.clip(-pool / 0.3, 0, 1), 0.04, 0.14, (186, 178, 162))
    ground.worn((158, 144, 122), table.of("ledge", "ramp"), 1.2, 0.7)
    ground.stones(160, np.clip(1.0 + ground.depth(table.of("ledge")) / 1.0, 0, 1), 0.06, 0.24, (186, 178, 162))
    lamps = (
        (10.9, 18.6, 2.6),
        (6.2, 6.6, 2.6),
        (13.6, 10.6, 5.4),
        (18.4, 20.0, 5.4),
        (21.2, 22.8, 8.4),
        (22.6, 20.4, 8.4),
        (9.8, 28.6, 2.6),
    )
    for x, y, height in lamps:
        if height < 3.0:
            ground.dab(x, y, 0.16, 0.16, 0.0, (70, 54, 38))
            ground.dab(x, y, 0.1, 0.1, 0.0, (255, 224, 150), 1.0, 0.06)
    light = Light(table, (0.50, 0.48, 0.66))
    light.sun((0.62, 0.36, 0.04), 24.0, 27.0)
    for x, y, height in lamps:
        light.lamp(x, y, height, 6.0, (0.85, 0.55, 0.2))
    ground.save(light)


def the_mill_race() -> None:
    """Two mills on one brook: meadows, trodden yards, a brook that is deep but where stones lie in it."""
    ground = meadow("d20", "the-mill-race", tufts=520)
    rough, broad = ground.noise(2.2, 0.25, 1.2), ground.noise(7.0, 1.0, 1.6)
    brook: list[Ring] = [[(10.4, -2.0), (13.6, -2.0), (13.6, 18.5), (10.4, 18.5)]]
    bank = ground.depth(brook) + 0.2 * broad
    for points in ([(2.4, 8.6), (5.6, 8.8), (9.6, 11.4)], [(5.2, 5.6), (10.2, 8.25), (13.8, 8.25), (18.8, 10.9)]):
        for way in (points, [(24.0 - x, 16.5 - y) for x, y in points]):
            ground.tint((176, 148, 106), ground.way(way, 1.2, 0.6, 0.3 * rough) * 0.7)
    ground.worn(EARTH, ground.table.of("hut", "cart", "rock"), 1.1, 0.8)
    ground.tint((204, 188, 146), np.clip(1.0 + (bank - 0.2 * rough) / 0.8, 0, 1) * 0.8)
    ground.water(bank, (132, 166, 158), (56, 104, 120), 1.1, True)
    stones = np.clip(bank / 0.3, 0, 1) * ground.inside(10.0, 6.6, 14.0, 9.9, 0.3)
    ground.tint((170, 176, 150), stones * 0.55)
    ground.stones(150, stones, 0.12, 0.42, (192, 186, 172))
    edge = np.clip(1.0 - np.abs(bank + 0.12) / 0.4, 0, 1)
    ground.stones(110, edge, 0.06, 0.2, (176, 170, 156))
    ground.reeds(260, edge * (1 - ground.inside(9.0, 4.0, 15.0, 12.5, 0.4)) * np.clip(0.7 + broad, 0, 1))
    ground.flowers(150, np.clip(-bank / 2.0, 0, 1))
    ground.save()


def three_at_the_well() -> None:
    """A pasture in a dry summer: yellow grass, cracked mud around the well, paths of three herds to it."""
    ground = Ground("d20", "three-at-the-well", (196, 182, 126), 30)
    ground.grass((176, 172, 104), (214, 196, 138), 700)
    rough = ground.noise(2.2, 0.25, 1.2)
    for turn in (0.0, 2 * pi / 3, 4 * pi / 3):

        def at(x: float, y: float, turn: float = turn) -> Point:
            return 14 + (x - 14) * cos(turn) - (y - 14) * sin(turn), 14 + (x - 14) * sin(turn) + (y - 14) * cos(turn)

        way = [at(-2.0, 13.0), at(4.0, 14.0), at(9.0, 14.4), at(13.0, 14.0)]
        ground.tint((184, 156, 112), ground.way(way, 2.2, 0.9, 0.5 * rough) * 0.7)
    ground.worn(EARTH, ground.table.of("hut", "crates", "cart"), 0.8, 0.7)
    mud = np.clip((ground.depth([[(14 + 3.0 * cos(n * pi / 12), 14 + 3.0 * sin(n * pi / 12)) for n in range(24)]])
                   + 0.4 * rough) / 0.7, 0, 1)  # fmt: skip
    ground.tint((140, 112, 80), mud * 0.85)
    ground.shade(mud * ground.noise(0.5, 0.06, 0.4), 14)
    for x, y, size in ground.places(160, mud):
        ground.dab(x, y, 0.09, 0.06, size * pi, (112, 88, 62), 0.7)
    ground.stones(180, 1 - mud, 0.05, 0.18, (204, 196, 176))
    ground.save()


def the_hollow_lane() -> None:
    """A lane that carts have cut into the ground, with ruts in it, and a wood on both sides."""
    ground = meadow("d20", "the-hollow-lane", tufts=700)
    rough = ground.noise(2.4, 0.25, 1.2)
    wood = np.clip((np.abs(ground.y - 9.0) - 4.6 + 0.6 * rough) / 1.0, 0, 1) + 0 * ground.x
    ground.tint((116, 118, 70), wood * 0.6)
    ground.leaves(620, wood)
    ground.tufts(260, (104, 118, 66), wood, 0.24)
    lane = ground.inside(-1.0, 6.0, 37.0, 12.0, 0.7)
    ground.tint((164, 136, 98), lane * np.clip(0.8 + 0.5 * rough, 0, 1) * 0.85)
    for rut in (8.3, 9.7):
        points = [(-1.0, rut), (9.0, rut + 0.3), (18.0, rut - 0.2), (26.0, rut + 0.1), (37.0, rut)]
        ground.tint((122, 98, 68), ground.way(points, 0.4, 0.2, 0.08 * rough) * 0.7)
    mire = np.clip((ground.depth([[(18.0, 6.2), (25.4, 6.2), (25.4, 11.8), (18.0, 11.8)]]) + 0.5 * rough) / 0.6, 0, 1)
    ground.tint((116, 92, 64), mire * 0.75)
    ground.shade(mire * ground.noise(0.7, 0.08, 0.6, 0.3), 14)
    ground.stones(150, lane, 0.05, 0.2, (178, 170, 154))
    ground.flowers(90, wood)
    ground.save()


def the_excise_store() -> None:
    """A customs yard by night: cobbles, floors of flags and boards, black water at its jetty, lanterns."""
    ground = Ground("d20", "the-excise-store", (172, 166, 154), 30)
    rough = ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 9)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (134, 126, 110))
    for west, south, east, north, boards in (
        (9.0, 12.0, 15.0, 19.5, False), (12.0, 1.5, 18.0, 6.0, True), (22.5, 13.5, 28.5, 18.0, True),
    ):  # fmt: skip
        room = ground.inside(west, south, east, north, 0.02)
        ground.tint((166, 124, 82) if boards else (152, 150, 146), room)
        ground.slabs(room, 1.8 if boards else 1.0, 0.26 if boards else 1.0, (96, 72, 48) if boards else (112, 110, 106))
    hatch = ground.inside(11.3, 15.0, 12.7, 16.5, 0.03)
    ground.tint((104, 72, 44), hatch)
    ground.slabs(hatch, 1.4, 0.24, (66, 44, 28))
    sea = ground.depth([[(-2.0, 8.0), (3.0, 8.0), (3.0, 22.0), (-2.0, 22.0)]]) + 0.04 * rough
    ground.water(sea, (98, 118, 120), (42, 66, 78), 1.6)
    jetty = ground.inside(2.0, 10.9, 6.4, 12.7, 0.03)
    ground.tint((150, 116, 80), jetty)
    ground.slabs(jetty, 0.3, 1.8, (84, 62, 42))
    ground.worn((140, 132, 116), ground.table.of("crates", "barrel"), 0.4, 0.6)
    light = Light(ground.table, (0.40, 0.46, 0.66))
    light.sun((0.14, 0.16, 0.2), 135.0, 42.0)
    for x, y in ((15.9, 13.0), (22.5, 10.6), (14.8, 4.0), (25.5, 15.6), (7.0, 12.0)):
        light.lamp(x, y, 2.4, 5.5, (0.74, 0.5, 0.18))
    ground.save(light)


def the_ferry_house() -> None:
    """A house by a river at night: boards in its rooms, a yard, a towpath, reeds."""
    ground = meadow("d20", "the-ferry-house", tufts=620)
    rough = ground.noise(2.2, 0.25, 1.2)
    house = ground.inside(7.4, 4.4, 19.6, 13.6, 0.03)
    yard = np.clip((ground.depth([[(5.0, 1.5), (24.0, 1.5), (24.0, 15.5), (5.0, 15.5)]]) + 0.9 * rough) / 1.6, 0, 1)
    ground.tint((170, 146, 108), yard * 0.7)
    ground.tint((172, 146, 104), ground.way([(25.6, -1.0), (25.2, 8.0), (25.8, 19.0)], 1.4, 0.6, 0.3 * rough) * 0.8)
    ground.tint((164, 124, 82), house)
    ground.slabs(house, 1.8, 0.26, (98, 70, 44))
    tiles = ground.inside(15.1, 4.5, 19.5, 13.5, 0.02)
    ground.tint((190, 176, 150), tiles)
    ground.slabs(tiles, 0.5, 0.5, (130, 112, 90))
    bank = ground.depth([[(-3.0, -3.0), (2.4, -3.0), (2.4, 21.0), (-3.0, 21.0)]]) + 0.25 * ground.noise(5.0, 0.8, 1.5)
    ground.tint((188, 172, 132), np.clip(1.0 + bank / 0.9, 0, 1) * 0.8)
    ground.water(bank, (112, 140, 136), (46, 82, 96), 1.8, True)
    ground.reeds(300, np.clip(1.0 - np.abs(bank + 0.1) / 0.4, 0, 1) * np.clip((ground.y - 5.0) / 1.0, 0, 1))
    ground.flowers(80, (1 - yard) * np.clip(-bank / 2.0, 0, 1))
    light = Light(ground.table, (0.42, 0.48, 0.70))
    light.sun((0.15, 0.17, 0.2), 135.0, 42.0)
    for x, y in ((11.2, 8.0), (17.2, 8.0), (11.2, 3.6), (17.2, 14.4), (21.2, 9.0)):
        light.lamp(x, y, 3.2, 5.6, (0.74, 0.5, 0.18))
    ground.save(light)


def the_chequered_hall() -> None:
    """A hall with a floor like a chessboard, in squares as they are played on, and a yard at each end."""
    ground = Ground("d20", "the-chequered-hall", (176, 168, 152), 30)
    rough = ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 8)
    ground.slabs(np.ones(ground.size, np.float32), 0.5, 0.36, (140, 132, 116))
    hall = ground.inside(3.0, 1.5, 27.0, 16.5, 0.02)
    ground.tint((222, 212, 190), hall)
    dark = np.mod(np.floor(ground.x / 1.5) + np.floor(ground.y / 1.5), 2) == 0
    ground.tint((104, 96, 92), hall * dark * 0.85)
    ground.slabs(hall, 1.5, 1.5, (88, 80, 74))
    ground.shade(hall * ground.noise(1.2, 0.1, 0.7), 7)
    ground.tint((120, 112, 98), np.clip(-rough * 1.4 - 0.4, 0, 1) * 0.4 * (1 - hall))
    ground.save()


# -- FATE --


def warehouse_three() -> None:
    """A quay in the fog, a lane of cobbles, a yard, and a warehouse with a floor of planks that was written on."""
    ground = Ground("fate", "warehouse-three", (168, 164, 154))
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    ground.shade(ground.noise(8.0, 1.0, 1.6), 8)
    ground.shade(ground.noise(0.5, 0.08, 0.5), 6)
    west, east = ground.x < 8.0, ground.x > 16.0
    lane = (~west & ~east & (ground.y > 10.0)).astype(np.float32)
    quay = (west & (ground.x > 1.0)).astype(np.float32) + 0 * ground.y
    yard = east.astype(np.float32) + 0 * ground.y
    hall = ground.inside(8.0, 0.0, 16.0, 10.0, 0.02)
    ground.slabs(quay, 1.4, 0.7, (116, 114, 108))
    ground.tint((150, 140, 122), lane * 0.5)
    ground.slabs(lane, 0.42, 0.32, (104, 98, 88))
    ground.tint((92, 88, 82), ground.way([(8.0, 13.0), (16.0, 13.0)], 0.3, 0.15) * 0.7)
    ground.tint((164, 146, 116), yard * 0.75)
    ground.shade(yard * rough, 9)
    for rut in (-0.7, 0.7):
        ruts = [(16.6, 4.6 + rut * 0.4), (19.0, 6.4 + rut), (20.0 + rut, 10.0), (20.0 + rut, 16.0)]
        ground.tint((124, 106, 80), ground.way(ruts, 0.4, 0.2, 0.1 * rough) * 0.7)
    for x, y, radius in ((18.4, 12.4, 0.8), (22.2, 4.4, 0.6), (13.6, 11.4, 0.5), (5.6, 2.2, 0.6)):
        ground.tint((126, 140, 148), ground.blot(x, y, radius, rough) * 0.8)
    ground.stones(120, yard, 0.04, 0.12, (178, 172, 160))
    ground.tufts(90, (118, 128, 80), yard * (ground.x > 22.6), 0.2)
    # The hall: planks across, worn where one walks; bays painted and numbered by strokes, oil, sacking and straw.
    ground.tint((182, 144, 100), hall)
    ground.slabs(hall, 2.4, 0.3, (98, 70, 44))
    ground.shade(hall * ground.noise(2.0, 0.08, 0.9, 0.1), 9)
    walked = ground.way([(8.0, 5.0), (16.0, 4.5)], 1.7, 0.8, 0.3 * rough)
    walked = np.maximum(walked, ground.way([(11.4, 10.0), (11.6, 5.0)], 1.2, 0.8, 0.3 * rough))
    ground.tint((204, 176, 134), hall * walked * 0.5)
    white: Colour = (236, 228, 206)
    for left, low in ((8.6, 0.6), (8.6, 6.8), (13.4, 6.8), (13.4, 0.6)):
        wide, high = 1.9, 2.4
        frame = ground.inside(left, low, left + wide, low + high, 0.02)
        frame -= ground.inside(left + 0.08, low + 0.08, left + wide - 0.08, low + high - 0.08, 0.02)
        ground.tint(white, frame * np.clip(0.75 + rough, 0.2, 1) * 0.75)
    for number, (x, y) in enumerate(((9.3, 1.5), (9.3, 7.7), (14.1, 7.7), (14.1, 1.5))):
        for stroke in range(number + 1):
            ground.tint(white, ground.line((x + stroke * 0.2, y), (x + stroke * 0.2, y + 0.7), 0.07) * hall * 0.6)
    for x, y, radius in ((14.4, 4.2, 0.55), (9.8, 4.0, 0.4), (12.4, 8.6, 0.35)):
        ground.tint((74, 58, 42), ground.blot(x, y, radius, rough) * hall * 0.6)
    for x, y, size in ground.places(200, hall):
        ground.dab(x, y, 0.1 + 0.1 * size, 0.013, x * 11 % pi, (228, 204, 134), 0.7, 0.015)
    # The sea beyond the edge of the quay, with its bollards and rings.
    sea = ground.depth([[(-3.0, -3.0), (1.0, -3.0), (1.0, 19.0), (-3.0, 19.0)]])
    ground.water(sea, (112, 138, 142), (64, 92, 106), 1.2)
    ground.tint((128, 124, 116), ground.inside(1.0, -1.0, 1.5, 17.0, 0.05))
    ground.tint((84, 80, 74), ground.line((1.5, -1.0), (1.5, 17.0), 0.06))
    for y in (1.6, 5.0, 8.4, 11.8, 15.0):
        ground.dab(1.34, y - 0.06, 0.24, 0.24, 0.0, (50, 48, 46), 0.6, 0.1)
        ground.dab(1.25, y, 0.2, 0.2, 0.0, (74, 72, 70))
        ground.dab(1.2, y + 0.05, 0.1, 0.1, 0.0, (126, 124, 120), 0.8, 0.06)
    fog = np.clip(ground.noise(7.0, 1.2, 1.8) + 0.35, 0, 1) * np.clip((9.0 - ground.x) / 7.0, 0, 1)
    ground.tint((214, 218, 216), fog * 0.55 * (1 - hall))
    light = Light(table, (0.62, 0.64, 0.74))
    light.sun((0.22, 0.22, 0.2), 135.0, 40.0)
    light.lamp(14.0, 4.0, 4.6, 6.0, (0.5, 0.34, 0.08))
    light.lamp(9.6, 8.6, 4.6, 5.0, (0.4, 0.28, 0.06))
    light.lamp(17.0, 12.0, 4.0, 5.0, (0.45, 0.32, 0.1))
    light.lamp(7.0, 10.6, 4.0, 5.0, (0.45, 0.32, 0.1))
    ground.save(light)


def the_doctors_roof() -> None:
    """A street and a crane far below a roof of slates, all of it dark and shining with rain."""
    ground = Ground("fate", "the-doctors-roof", (132, 132, 134))
    table, rough = ground.table, ground.noise(2.4, 0.25, 1.2)
    street = (ground.y < 5.0).astype(np.float32) + 0 * ground.x
    ground.shade(ground.noise(8.0, 1.0, 1.6), 8)
    ground.slabs(street * (ground.y < 3.4), 0.42, 0.32, (84, 82, 82))
    walk = ((ground.y >= 3.4) & (ground.y < 5.0)).astype(np.float32) + 0 * ground.x
    ground.tint((156, 154, 150), walk * 0.8)
    ground.slabs(walk, 1.0, 0.8, (100, 98, 96))
    ground.tint((74, 72, 72), ground.line((-1.0, 3.4), (21.0, 3.4), 0.12))
    stair = ((ground.x < 6.0) & (ground.y >= 5.0)).astype(np.float32)
    ground.tint((140, 128, 112), stair * 0.8)
    ground.slabs(stair, 0.9, 0.45, (92, 84, 74))
    for x, y, radius in (
        (3.4, 1.6, 0.9),
        (8.2, 2.2, 0.7),
        (14.6, 1.3, 1.0),
        (18.2, 2.4, 0.6),
        (4.2, 8.6, 0.5),
        (17.4, 17.6, 0.9),
    ):
        ground.tint((96, 110, 124), ground.blot(x, y, radius, rough) * 0.85)
        ground.tint((186, 198, 208), ground.blot(x - 0.15, y + 0.15, radius * 0.45, rough) * 0.5)
    light = Light(table, (0.5, 0.56, 0.68), 24)
    light.sun((0.2, 0.2, 0.2), 135.0, 50.0)
    for x, y, reach in ((2.0, 3.8, 5.0), (10.0, 3.8, 5.0), (18.0, 3.8, 5.0), (4.0, 11.2, 4.0)):
        light.lamp(x, y, 4.0, reach, (0.75, 0.52, 0.2))
    light.lamp(12.0, 14.6, 9.0, 7.5, (0.6, 0.42, 0.14))
    # Slates that shine, drops that fall, and rings where they have fallen.
    chance = np.random.default_rng(11)
    for x, y, long in chance.uniform((0, 0, 0.25), (table.width, table.depth, 0.7), (900, 3)):
        _streak(light, x, y, long, 0.3)
    light.parts += (
        np.clip(_blurred(chance.standard_normal(light.size).astype(np.float32), 9) * 7.0 - 0.35, 0, 1) * 0.34
    )[:, :, None]
    ground.save(light)


def _streak(light: Light, x: float, y: float, long: float, bright: float) -> None:
    """A drop of rain in its fall."""
    for number in range(round(long * light.scale)):
        column, row = (
            int((x + 0.22 * number / light.scale) * light.scale),
            int(light.size[1] - (y + number / light.scale) * light.scale),
        )
        if 0 <= column < light.size[0] and 0 <= row < light.size[1]:
            light.parts[column, row] += bright


# -- Kampf W6 --


def yard() -> None:
    """A yard of worn asphalt behind a shed."""
    ground = Ground("w6/tutorials", "yard", (158, 155, 148))
    rough = ground.noise(3.0, 0.3, 1.2)
    ground.shade(ground.noise(6.0, 0.8, 1.6), 8)
    ground.shade(ground.noise(0.5, 0.06, 0.4), 7)
    ground.tint((104, 101, 96), np.clip(1.0 - np.abs(ground.noise(4.0, 0.25, 1.5)) / 0.014, 0, 1) * 0.5)
    verge = np.clip((ground.depth([[(-1, 8.6), (17, 8.6), (17, 11), (-1, 11)]]) + 0.3 * rough) / 0.3, 0, 1)
    ground.tint((146, 154, 100), verge)
    ground.tufts(160, (120, 134, 80), verge)
    for x in (2.0, 4.5, 7.0):
        ground.tint((222, 218, 206), ground.line((x, 0.2), (x, 3.0), 0.1) * np.clip(0.7 + rough, 0.2, 1) * 0.8)
    for x, y, radius in ((3.2, 1.6, 0.4), (12.8, 5.2, 0.5), (8.0, 7.4, 0.35)):
        ground.tint((92, 88, 84), ground.blot(x, y, radius, rough) * 0.6)
    ground.worn((138, 132, 120), ground.table.of("building", "low-wall"), 0.4, 0.5)
    ground.save()


def petrol_station() -> None:
    """Asphalt with worn paint, slabs of concrete on the forecourt, verges at the sides, and oil."""
    ground = Ground("w6", "petrol-station", (150, 149, 145))
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
    light = Light(ground.table, (0.38, 0.43, 0.64))
    light.sun((0.1, 0.12, 0.16), 135.0, 42.0)
    white: Colour = (0.86, 0.86, 0.72)
    for x in (13.0, 17.0):
        for y in (5.4, 8.6):
            light.lamp(x, y, 4.5, 7.5, (0.42, 0.42, 0.34))
        light.lamp(x, 7.0, 3.0, 3.2, white)
    for x in (12.6, 15.0, 17.4):
        light.lamp(x, 12.5, 2.6, 4.0, (0.5, 0.4, 0.2))
    for x in (6.5, 23.5):
        light.lamp(x, 16.4, 5.0, 6.5, (0.62, 0.46, 0.2))
    light.lamp(15.0, 15.5, 6.0, 4.2, (0.3, 0.24, 0.2))
    ground.save(light)


def quarry() -> None:
    """Stone dust and gravel, tracks of lorries across the middle, darker where the rock was blasted."""
    ground = Ground("w6", "quarry", (196, 187, 170), 30)
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
    ground.save()


GROUNDS: tuple[Callable[[], None], ...] = (
    smugglers_cove, abbey_hill, governors_quay, last_will, marked_cards, post_road, two_companies, powder_mill,
    rope_walk, landing_stage, the_ford_at_noon, barn, quarry_at_dusk, the_mill_race, three_at_the_well,
    the_hollow_lane, the_excise_store, the_ferry_house, the_chequered_hall, warehouse_three, the_doctors_roof,
    petrol_station, quarry, yard,
)  # fmt: skip


if __name__ == "__main__":
    for paint in GROUNDS:
        if not sys.argv[1:] or paint.__name__.replace("_", "-") in sys.argv[1:]:
            paint()
