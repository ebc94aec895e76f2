"""The picture of the start screen: a map on a table by lamp light, with figures and dice on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Final

import pygame

from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle
from pb12table.window.kit import palette
from pb12table.window.kit.palette import INK, PAPER, Colour, mixed
from pb12table.window.kit.strokes import dashed, line
from pb12table.window.scene.picture import Token
from pb12table.window.tokens.tokens import tipping_picture

FINE: Final = 2
"""So many times larger it is painted than shown."""
SEA: Final[Colour] = (150, 186, 190)
GREEN: Final[Colour] = (126, 150, 88)
ROOF: Final[Colour] = (188, 98, 66)
BONE: Final[Colour] = (244, 236, 216)
LAMP: Final[Colour] = (255, 214, 140)
FIGURES: Final = (
    (0.20, 0.30, 0, "tricorn", "pistol", 20.0),
    (0.36, 0.66, 0, "bandana", "blade", 35.0),
    (0.66, 0.36, 1, "helmet", "spear", 200.0),
    (0.80, 0.62, 1, "broad-hat", "long-gun", 165.0),
    (0.53, 0.84, 2, "hood", "bow", 80.0),
)
"""Where figures stand on the sheet, whose they are, what they wear and hold, and where they look."""

Spot = tuple[float, float]


@lru_cache(maxsize=4)
def start_picture(size: tuple[int, int], edition: int) -> pygame.Surface:
    """Return the picture at a size in pixels, in the colours of an edition's theme; around it, it is transparent."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA, 32)
    _Table(large).paint()
    return pygame.transform.smoothscale(large, size)


class _Table:
    """Paints on a surface; places on the sheet are shares of its width and height."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.w, self.h = surface.get_size()
        long = min(self.w * 0.9, self.h * 4.2)
        self.sheet = (long, self.h * 0.76)
        self.middle = (self.w - long * 0.54, self.h * 0.49)

    def at(self, x: float, y: float) -> Spot:
        """Return the pixel of a place on the sheet, which lies slightly askew."""
        dx, dy, turn = (x - 0.5) * self.sheet[0], (y - 0.5) * self.sheet[1], radians(-1.4)
        return self.middle[0] + dx * cos(turn) - dy * sin(turn), self.middle[1] + dx * sin(turn) + dy * cos(turn)

    def paint(self) -> None:
        self._lamp()
        self._sheet()
        self._land()
        self._way()
        for x, y, player, headgear, weapon, facing in FIGURES:
            self._figure(self.at(x, y), player, headgear, weapon, facing)
        self._die(self.at(0.91, 0.2), self.h * 0.095, 0.3)
        self._die(self.at(0.955, 0.42), self.h * 0.08, 0.9)

    def _lamp(self) -> None:
        reach = 2 * min(self.middle[0], self.w - self.middle[0], self.sheet[0] * 0.62)
        for number in range(24):
            layer = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA, 32)
            share = 1.0 - number / 26
            place = pygame.Rect(0, 0, round(reach * share), round(self.h * 0.98 * share))
            place.center = (round(self.middle[0]), round(self.middle[1]))
            pygame.draw.ellipse(layer, (*LAMP, 4), place)
            self.surface.blit(layer, (0, 0))

    def _sheet(self) -> None:
        edge = [*_ragged((0.0, 0.0), (1.0, 0.0), 1), *_ragged((1.0, 0.0), (1.0, 1.0), 2)]
        edge += [*_ragged((1.0, 1.0), (0.0, 1.0), 3), *_ragged((0.0, 1.0), (0.0, 0.0), 4)]
        border = [self.at(*spot) for spot in edge]
        for away in (14, 9, 5):
            layer = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA, 32)
            pygame.draw.polygon(layer, (10, 6, 4, 46), [(x + away, y + away * 1.4) for x, y in border])
            self.surface.blit(layer, (0, 0))
        pygame.draw.polygon(self.surface, mixed(PAPER, (196, 166, 116), 0.35), border)
        inner = [self.at(0.5 + (x - 0.5) * 0.985, 0.5 + (y - 0.5) * 0.965) for x, y in edge]
        pygame.draw.polygon(self.surface, PAPER, inner)
        frame = [self.at(x, y) for x, y in ((0.03, 0.06), (0.97, 0.06), (0.97, 0.94), (0.03, 0.94))]
        pygame.draw.polygon(self.surface, mixed(PAPER, INK, 0.5), frame, max(round(self.h / 160), 2))

    def _land(self) -> None:
        coast = [(0.03, 0.06), (0.17, 0.06), (0.13, 0.22), (0.17, 0.4)]
        coast += [(0.1, 0.58), (0.15, 0.78), (0.11, 0.94), (0.03, 0.94)]
        pygame.draw.polygon(self.surface, mixed(SEA, PAPER, 0.25), [self.at(*spot) for spot in coast])
        for first, second in pairwise(coast[1:-1]):
            line(self.surface, mixed(SEA, INK, 0.5), self.at(*first), self.at(*second), self.h / 110)
        for x, y in ((0.43, 0.2), (0.47, 0.26), (0.41, 0.3), (0.88, 0.82), (0.92, 0.76), (0.26, 0.84), (0.3, 0.88)):
            self._disc(self.at(x, y), self.h * 0.045, mixed(GREEN, INK, 0.35))
            self._disc(self.at(x - 0.003, y - 0.012), self.h * 0.036, GREEN)
        for x, y, size in ((0.55, 0.5, 0.06), (0.6, 0.12, 0.045)):
            corners = ((-size, -size * 1.3), (size, -size * 1.3), (size, size * 1.3), (-size, size * 1.3))
            roof, dark = [self.at(x + dx * 0.6, y + dy) for dx, dy in corners], mixed(ROOF, INK, 0.5)
            pygame.draw.polygon(self.surface, ROOF, roof)
            pygame.draw.polygon(self.surface, dark, roof, 3)
            line(self.surface, dark, self.at(x - size * 0.6, y), self.at(x + size * 0.6, y), self.h / 130)
        for x, y in ((0.72, 0.78), (0.76, 0.83)):
            hill = [self.at(x + cos(angle * pi / 10) * 0.03, y - sin(angle * pi / 10) * 0.09) for angle in range(11)]
            pygame.draw.lines(self.surface, mixed(PAPER, INK, 0.6), False, hill, max(round(self.h / 120), 2))

    def _way(self) -> None:
        points = [self.at(*spot) for spot in ((0.2, 0.34), (0.3, 0.5), (0.42, 0.46), (0.5, 0.3), (0.62, 0.28))]
        dashed(self.surface, (168, 52, 38), points, self.h / 60, self.h / 22, self.h / 34)
        x, y = self.at(0.52, 0.68)
        size = self.h * 0.035
        for way in ((-size, -size, size, size), (-size, size, size, -size)):
            line(self.surface, (168, 52, 38), (x + way[0], y + way[1]), (x + way[2], y + way[3]), self.h / 48)

    def _figure(self, place: Spot, player: int, headgear: str, weapon: str, facing: float) -> None:
        body = Body("", Circle(0.25), 0.0, 0.0, 0.0, facing, 2.0, 1.8)
        token = Token(body, palette.player_look(player), headgear=headgear, weapon=weapon)
        picture = tipping_picture(token, round(self.h * 0.12))
        self.surface.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))

    def _die(self, place: Spot, radius: float, turn: float) -> None:
        """Draw a twelve-sided die from above: a pentagon within ten sides."""
        outer = _ring(place, radius, 10, turn)
        inner = _ring(place, radius * 0.6, 5, turn)
        pygame.draw.polygon(self.surface, (10, 6, 4), [(x + radius * 0.12, y + radius * 0.2) for x, y in outer])
        pygame.draw.polygon(self.surface, mixed(BONE, (150, 110, 70), 0.35), outer)
        for number in range(5):
            first, second = inner[number], inner[(number + 1) % 5]
            side = [first, outer[2 * number], outer[2 * number + 1], outer[(2 * number + 2) % 10], second]
            shade = 0.1 + 0.12 * (1.0 + sin(turn + number * 2 * pi / 5))
            pygame.draw.polygon(self.surface, mixed(BONE, (120, 84, 52), shade), side)
        pygame.draw.polygon(self.surface, BONE, inner)
        for number in range(5):
            line(self.surface, (120, 90, 60), inner[number], outer[2 * number], 2.0)
            line(self.surface, (120, 90, 60), inner[number], inner[(number + 1) % 5], 2.0)
        self._disc(place, radius * 0.12, (168, 52, 38))

    def _disc(self, place: Spot, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self.surface, colour, place, radius)


def _ring(place: Spot, radius: float, count: int, turn: float) -> list[Spot]:
    angles = [turn + number * 2 * pi / count for number in range(count)]
    return [(place[0] + cos(angle) * radius, place[1] + sin(angle) * radius) for angle in angles]


def _ragged(start: Spot, end: Spot, seed: int) -> Sequence[Spot]:
    """Return a side of the sheet, slightly torn."""
    found = []
    for number in range(24):
        share = number / 24
        off = 0.008 * sin(number * 1.7 + seed) + 0.005 * sin(number * 4.1 + 2 * seed)
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        found.append((x + off * (0.4 if start[0] == end[0] else 0.0), y + off * (1.0 if start[1] == end[1] else 0.0)))
    return found
