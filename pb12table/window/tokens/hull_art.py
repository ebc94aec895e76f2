"""Hulls as they are drawn from above: their true outline, the parts that are in the way, where one steers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, hypot, pi, radians, sin
from typing import Final

import pygame

from pb12table.skirmish.scene.miniatures import Hull, HullPart
from pb12table.table.shapes import Point, Ring
from pb12table.window.kit.palette import Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import Pixel, rounded_polygon, sprite

WOOD: Final[Colour] = (160, 118, 74)
IRON: Final[Colour] = (84, 84, 92)
HIDE: Final[Colour] = (126, 84, 54)
CHARRED: Final[Colour] = (58, 52, 50)
OUTLINE: Final[Colour] = (34, 26, 24)
WHEEL: Final[Colour] = (88, 60, 38)

OVERHEAD: Final = 1.0
"""From so far above the floor on, in steps, a part is a roof, and one sees through it who is below."""


def hull_reach(hull: Hull) -> float:
    """Return how far a hull's picture can lie from the base point, in steps."""
    return max(hypot(x, y) for x, y in hull.outline) + 0.3


@lru_cache(maxsize=256)
def hull_picture(hull: Hull, look: PlayerLook, facing: int, scale: int) -> pygame.Surface:
    """Return a hull as a premultiplied picture with its base point in the middle; `scale` in pixels for a step."""
    size = ceil(2.0 * hull_reach(hull) * scale)

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, step = size * factor / 2.0, scale * factor
        turn = radians(facing)

        def place(point: Point) -> Pixel:
            x, y = point
            return (
                middle + (x * cos(turn) - y * sin(turn)) * step,
                middle - (x * sin(turn) + y * cos(turn)) * step,
            )

        _Painter(surface, hull, look, place, step).paint()

    return sprite(size, draw)


@dataclass(frozen=True, slots=True)
class _Painter:
    """Paints one hull; `place` tells where a point of it lies, `step` how many pixels a step has."""

    surface: pygame.Surface
    hull: Hull
    look: PlayerLook
    place: Callable[[Point], Pixel]
    step: float

    def paint(self) -> None:
        self._shadow()
        self._wheels()
        self._floor()
        if self.hull.style == "animal":
            self._animal()
        else:
            self._parts()
        self._steering_points()
        self._front()

    # -- strokes ------------------------------------------------------------------------------------------------

    def _shape(self, points: Iterable[Point], colour: Colour, rim: Colour = OUTLINE, width: float = 0.04) -> None:
        pixels = [self.place(point) for point in points]
        rounded_polygon(self.surface, rim, pixels, width * self.step)
        pygame.draw.polygon(self.surface, self._worn(colour), pixels)

    def _line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        thick = max(round(width * self.step), 1)
        pygame.draw.line(self.surface, self._worn(colour), self.place(start), self.place(end), thick)

    def _disc(self, centre: Point, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self.surface, self._worn(colour), self.place(centre), radius * self.step)

    def _worn(self, colour: Colour) -> Colour:
        return mixed(colour, CHARRED, 0.7) if self.hull.wrecked else colour

    # -- what there is ------------------------------------------------------------------------------------------

    def _shadow(self) -> None:
        away = 0.09 * self.step
        pixels = [(x + away, y + away) for x, y in map(self.place, self.hull.outline)]
        rounded_polygon(self.surface, (20, 16, 14, 90), pixels, 0.06 * self.step)

    def _wheels(self) -> None:
        if self.hull.style != "wagon":
            return
        left = max(y for _, y in self.hull.outline)
        front, back = max(x for x, _ in self.hull.outline), min(x for x, _ in self.hull.outline)
        for along in (back + 0.2 * (front - back), back + 0.8 * (front - back)):
            for side in (-left, left):
                self._shape(_box(along - 0.34, side - 0.1, 0.68, 0.2), WHEEL)

    def _floor(self) -> None:
        """Draw the outline that counts in the rules, with a rim in the player's colour, and planks on it."""
        looks, outline = self.hull.style, self.hull.outline
        ground = {"wagon": WOOD, "boat": mixed(WOOD, OUTLINE, 0.35), "gun": (150, 138, 110), "animal": (176, 160, 128)}
        self._shape(outline, self.look.colour, width=0.06)
        inner = _shrunk(outline, 0.1)
        self._shape(inner, ground[looks], self.look.light, 0.015)
        if looks in ("wagon", "boat"):
            self._planks(inner, mixed(ground[looks], OUTLINE, 0.3))
        if looks == "boat":
            front, back = max(x for x, _ in inner), min(x for x, _ in inner)
            for share in (0.3, 0.62):
                along = back + share * (front - back)
                wide = _half_width(inner, along)
                self._shape(_box(along - 0.12, -wide, 0.24, 2.0 * wide), mixed(WOOD, (255, 255, 255), 0.15))

    def _planks(self, ring: Ring, colour: Colour) -> None:
        left = max(y for _, y in ring)
        count = max(round(2.0 * left / 0.26), 2)
        for number in range(1, count):
            across = -left + 2.0 * left * number / count
            ends = _ends(ring, across)
            if ends is not None:
                self._line((ends[0], across), (ends[1], across), colour, 0.03)

    def _parts(self) -> None:
        floor = self.hull.floor
        for part in sorted(self.hull.parts, key=lambda part: part.base + part.height):
            if part.base - floor >= OVERHEAD:
                self._roof(part.outline)
            else:
                self._part(part)

    def _part(self, part: HullPart) -> None:
        """Draw a part standing on the floor: the higher, the lighter; metal on guns, a beast where it is in front."""
        front, back = max(x for x, _ in part.outline), min(x for x, _ in part.outline)
        nose = max(x for x, _ in self.hull.outline)
        wide = max(y for _, y in part.outline) - min(y for _, y in part.outline)
        if self.hull.style == "wagon" and part.base <= self.hull.floor and front > nose - 0.1 and wide > 0.4:
            middle = (max(y for _, y in part.outline) + min(y for _, y in part.outline)) / 2.0
            self._beast(back, front, middle, wide)
            return
        if self.hull.style == "gun" and front - back > 1.2 and wide < 0.6:
            self._barrel(back, front, wide)
            return
        base = IRON if self.hull.style == "gun" and front - back < 0.4 else WOOD
        light = min(0.1 + 0.12 * (part.base + part.height), 0.45)
        self._shape(part.outline, mixed(base, (255, 244, 220), light), width=0.03)

    def _roof(self, ring: Ring) -> None:
        """Draw only the edge of a roof and a breath of it: it hides nobody on the screen."""
        veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        pixels = [self.place(point) for point in ring]
        pygame.draw.polygon(veil, (*self._worn(mixed(self.look.dark, WOOD, 0.4)), 110), pixels)
        self.surface.blit(veil, (0, 0))
        pygame.draw.lines(self.surface, OUTLINE, True, pixels, max(round(0.05 * self.step), 1))

    def _barrel(self, back: float, front: float, wide: float) -> None:
        self._shape(_box(back - 0.3, -wide * 0.3, front - back + 0.3, wide * 0.6), WHEEL, width=0.03)
        muzzle = [(back - 0.15, -wide * 0.32), (front, -wide * 0.2), (front, wide * 0.2), (back - 0.15, wide * 0.32)]
        self._shape(muzzle, IRON, width=0.03)
        self._line((back, wide * 0.1), (front - 0.05, wide * 0.06), mixed(IRON, (255, 255, 255), 0.45), 0.04)
        self._disc((front - 0.03, 0.0), wide * 0.16, OUTLINE)

    def _beast(self, back: float, front: float, middle: float, wide: float) -> None:
        """Draw a draught animal before a wagon: rump, shoulders, head and horns."""
        long = front - back
        self._shape(_ellipse(back + 0.36 * long, middle, 0.38 * long, 0.42 * wide), HIDE, width=0.03)
        self._shape(_ellipse(back + 0.8 * long, middle, 0.2 * long, 0.2 * wide), mixed(HIDE, OUTLINE, 0.2), width=0.03)
        for side in (-1.0, 1.0):
            horn = (back + 0.76 * long, middle + side * 0.18 * wide)
            self._line(horn, (back + 0.88 * long, middle + side * 0.36 * wide), (232, 222, 196), 0.05)

    def _animal(self) -> None:
        """Draw a mount: body, neck, head, mane and tail, and a saddle where its rider sits."""
        front, back = max(x for x, _ in self.hull.outline), min(x for x, _ in self.hull.outline)
        long, wide = front - back, 2.0 * max(y for _, y in self.hull.outline)
        dark = mixed(HIDE, OUTLINE, 0.45)
        self._line((back + 0.12 * long, 0.0), (back + 0.01 * long, 0.06 * wide), dark, 0.1)
        self._shape(_ellipse(back + 0.4 * long, 0.0, 0.32 * long, 0.4 * wide), HIDE, width=0.03)
        neck = [(back + 0.62 * long, -0.16 * wide), (back + 0.86 * long, -0.1 * wide)]
        self._shape([*neck, *((x, -y) for x, y in reversed(neck))], HIDE, width=0.03)
        self._shape(_ellipse(back + 0.89 * long, 0.0, 0.11 * long, 0.13 * wide), HIDE, width=0.03)
        self._line((back + 0.6 * long, 0.0), (back + 0.84 * long, 0.0), dark, 0.08)
        for side in (-1.0, 1.0):
            self._disc((back + 0.83 * long, side * 0.12 * wide), 0.04, dark)
        x, y = self.hull.steering_points[0] if self.hull.steering_points else (0.0, 0.0)
        self._shape(_ellipse(x, y, 0.3, 0.34 * wide), mixed(self.look.dark, HIDE, 0.3), width=0.02)

    def _steering_points(self) -> None:
        """Draw a small wheel where the vehicle is steered from."""
        if self.hull.wrecked or self.hull.style == "animal":
            return
        for x, y in self.hull.steering_points:
            at = self.place((x, y))
            for radius, colour in ((0.24, OUTLINE), (0.21, self.look.light), (0.15, self.look.dark)):
                pygame.draw.circle(self.surface, colour, at, radius * self.step)
            for spoke in range(4):
                away = (0.2 * cos(spoke * pi / 4.0), 0.2 * sin(spoke * pi / 4.0))
                self._line((x - away[0], y - away[1]), (x + away[0], y + away[1]), self.look.light, 0.04)

    def _front(self) -> None:
        """Draw a wedge of the player's colour at the bow, as figures have a beak."""
        nose = max(self.hull.outline, key=lambda point: (point[0], -abs(point[1])))[0]
        wedge = [(nose - 0.02, 0.22), (nose + 0.24, 0.0), (nose - 0.02, -0.22)]
        self._shape(wedge, self.look.light, width=0.035)


def _box(x: float, y: float, length: float, width: float) -> Ring:
    return ((x, y), (x + length, y), (x + length, y + width), (x, y + width))


def _ellipse(x: float, y: float, length: float, width: float) -> Ring:
    return tuple((x + length * cos(i * pi / 16), y + width * sin(i * pi / 16)) for i in range(32))


def _shrunk(ring: Ring, by: float) -> Ring:
    """Return a ring drawn in towards its middle, by about a number of steps on each side."""
    front, back = max(x for x, _ in ring), min(x for x, _ in ring)
    left, right = max(y for _, y in ring), min(y for _, y in ring)
    x, y = (front + back) / 2.0, (left + right) / 2.0
    along, across = 1.0 - 2.0 * by / (front - back), 1.0 - 2.0 * by / (left - right)
    return tuple((x + (px - x) * along, y + (py - y) * across) for px, py in ring)


def _crossings(ring: Ring, level: float, axis: int) -> list[float]:
    """Return where a ring crosses a line along the other axis, sorted."""
    found = []
    for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (start[axis] - level) * (end[axis] - level) < 0.0:
            share = (level - start[axis]) / (end[axis] - start[axis])
            found.append(start[1 - axis] + share * (end[1 - axis] - start[1 - axis]))
    return sorted(found)


def _ends(ring: Ring, across: float) -> tuple[float, float] | None:
    found = _crossings(ring, across, 1)
    return (found[0], found[-1]) if len(found) > 1 else None


def _half_width(ring: Ring, along: float) -> float:
    found = _crossings(ring, along, 0)
    return (found[-1] - found[0]) / 2.0 if len(found) > 1 else 0.0
