"""Smooth lines and shapes drawn softly, and icons of strokes, sharp at any size."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, radians, sin
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.files.places import assets_folder
from pb12table.window.kit.palette import EMBLEM_INK, PARCHMENT, Colour, Shape

SIDE: Final = 24
FINE: Final = 4
"""So many times larger it is painted than shown, so that its edges are smooth."""
STROKE: Final = 1.9
"""How thick a line is."""

ICONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "walk": "D 13 4 2 L 8 10 12 7.5 14 12 18 13.5 L 13.5 8 11 14 15 17 15 22 L 11 14 9 18 5 21",
        "nudge": "L 12 3 12 21 L 3 12 21 12 L 9.5 5.5 12 3 14.5 5.5 L 9.5 18.5 12 21 14.5 18.5 "
        "L 5.5 9.5 3 12 5.5 14.5 L 18.5 9.5 21 12 18.5 14.5",
        "shoot": "P 2 9 17 9 17 12 11 12 9 14 7.5 19 3.5 19 5 12 2 12 "
        "L 19 10.5 22.5 10.5 L 19 7.5 21.5 5.5 L 19 13.5 21.5 15.5",
        "bow": "L 5 4 11 3.5 17 7 20.5 13 20 19 5 4 L 3 21 21 3 L 16.5 3 21 3 21 7.5 L 3 17.5 3 21 6.5 21",
        "blade": "L 4 20 8.5 15.5 L 6 13 11 18 P 8.5 15.5 19 3 21.5 2.5 21 5 9.5 16.5",
        "aim": "C 12 12 7.5 D 12 12 1.6 L 12 1.5 12 7 L 12 17 12 22.5 L 1.5 12 7 12 L 17 12 22.5 12",
        "focus": "L 2 12 6 7.5 12 5.5 18 7.5 22 12 18 16.5 12 18.5 6 16.5 2 12 C 12 12 3.6 D 12 12 1.4",
        "reload": "A 12 12 8 110 400 P 17.5 3.5 22.5 5.5 18 9.5 D 9.5 12 1.8 D 14.5 12 1.8",
        "narrow": "L 9 3 9 21 L 15 3 15 21 L 1 12 7.5 12 L 4.5 9 7.5 12 4.5 15 "
        "L 23 12 16.5 12 L 19.5 9 16.5 12 19.5 15",
        "swap": "L 3 8 20 8 L 16 4 20 8 16 12 L 21 16 4 16 L 8 12 4 16 8 20",
        "command": "P 4 9 8 9 16 4 16 20 8 15 4 15 L 7 15 9 21 A 16 12 4 -50 50 A 16 12 7 -42 42",
        "crown": "P 3 18 3 7 8 12 12 4.5 16 12 21 7 21 18 L 3 21 21 21",
        "status": "L 12 2.5 21 20.5 3 20.5 12 2.5 L 12 9 12 14.5 D 12 17.3 1.2",
        "threaten": "L 12 3 12 14 D 12 19 1.8 L 5 5 7.5 8 L 19 5 16.5 8 L 3 12 6.5 12.5 L 21 12 17.5 12.5",
        "carry": "D 8 5 2.4 L 8 9 8 15 5 21 L 8 15 11 21 L 8 10.5 13 11 P 12 7 21 7 21 14 12 14",
        "ram": "P 10 6 20 6 22 12 20 18 10 18 L 2 8 7 8 L 1 12 7 12 L 2 16 7 16",
        "steer": "C 12 12 8.5 C 12 12 2.4 L 12 3.5 12 9.6 L 4.6 16.2 9.9 13.2 L 19.4 16.2 14.1 13.2",
        "slow": "L 12 4 12 17 L 6.5 12 12 17.5 17.5 12 L 5 21 19 21",
        "end": "L 5 3 5 21 P 5 4 19 4 15.5 8.5 19 13 5 13",
        "next": "C 7 7 3 C 17 17 3 L 12 6 18 6 18 11 L 15 8.5 18 11.5 21 8.5 L 12 18 6 18 6 13",
        "wait": "L 6 3 18 3 L 6 21 18 21 L 7 3 7 7 17 17 17 21 L 17 3 17 7 7 17 7 21 P 9 20 15 20 12 16.5",
        "enter": "L 2 12 14 12 L 10 8 14 12 10 16 L 13 3 21 3 21 21 13 21",
        "leave": "L 11 3 3 3 3 21 11 21 L 9 12 21 12 L 17 8 21 12 17 16",
        "hand": "L 7 5 14 3 17 16 10 18 7 5 L 5 7 3 8 5.5 20 9 19.4 L 16.5 6 21 8 18 20 12 20.4",
        "cards": "L 5 4 14 4 14 19 5 19 5 4 L 16 6 20 7 17.5 21 10 21",
        "pass": "L 4 12 15 12 L 11 8 15 12 11 16 L 19 5 19 19",
        "shield": "L 12 2.5 20 5.5 19 14 12 21.5 5 14 4 5.5 12 2.5 L 12 6 12 17",
        "star": "P 12 2 14.6 9 22 9.2 16.1 13.7 18.3 21 12 16.7 5.7 21 7.9 13.7 2 9.2 9.4 9",
        "throw": "D 17 6 3 L 17 3 19 1 A 6 20 13 22 78",
        "heal": "P 9 3 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9",
        "build": "P 3 14 12 9 21 14 12 19 L 12 1.5 12 6.5 L 9.5 4 14.5 4 L 3 17.5 12 22.5 21 17.5",
        "more": "D 5 12 2.1 D 12 12 2.1 D 19 12 2.1",
        "play": "P 6 3.5 20 12 6 20.5",
        "first": "L 5 4 5 20 P 20 4 9 12 20 20",
        "last": "L 19 4 19 20 P 4 4 15 12 4 20",
        "back": "P 17 4 6 12 17 20",
        "forth": "P 7 4 18 12 7 20",
        "eye": "L 2 12 6 7.5 12 5.5 18 7.5 22 12 18 16.5 12 18.5 6 16.5 2 12 D 12 12 3",
        "result": "L 5 2.5 19 2.5 L 7 2.5 7 9 A 12 9 5 180 360 L 17 9 17 2.5 L 12 14 12 18 "
        "L 7.5 21 16.5 21 L 12 18 9 21 L 12 18 15 21 "
        "A 6 6 3.4 90 270 A 18 6 3.4 -90 90",
        "tutorial": "L 2 8 12 3.5 22 8 12 12.5 2 8 L 6 10.5 6 16 12 19 18 16 18 10.5 L 22 8 22 15",
        "glass": "C 10 10 6.5 L 15 15 21.5 21.5",
        "map": "L 2 5.5 9 3 15 5.5 22 3 22 18.5 15 21 9 18.5 2 21 2 5.5 L 9 3 9 18.5 L 15 5.5 15 21",
        "sights": "D 4 18 2.4 D 20 6 2.4 L 6 16.5 9 14.2 L 11 12.7 13.5 10.8 L 15.5 9.3 18 7.5",
        "run": "D 15 3.5 2 L 6 8.5 10 6.5 14.5 8.5 18 11 21.5 9.5 L 13.5 8 10.5 13.5 15.5 16.5 13.5 22 "
        "L 10.5 13.5 7.5 16.5 2 16",
        "crawl": "D 19.5 11 2.2 L 16.5 13 10 14.5 3 13 L 10 14.5 13.5 19 20 19 L 3 13 5.5 18.5 1.5 18.5",
        "stand": "D 12 4 2.2 L 12 7.5 12 15 L 7.5 10.5 12 8 16.5 10.5 L 9 22 12 15 15 22",
        "kneel": "D 11 5 2.2 L 11 8.5 11 15 L 7 12.5 11 9.5 16 12 L 18 22 17 15.5 11 15 L 11 15 8 21.5 3.5 21.5",
        "lie": "D 3.5 14.5 2.2 L 7 16 14 16 21.5 17.5 L 9 16 13 12 L 1.5 20.5 22.5 20.5",
        "die": "L 4 4 20 4 20 20 4 20 4 4 D 8.5 8.5 1.7 D 15.5 8.5 1.7 D 12 12 1.7 D 8.5 15.5 1.7 D 15.5 15.5 1.7",
        "magic": "L 3 21 13 11 P 17 2 18.4 6 22.5 7 18.4 8.4 17 12.5 15.6 8.4 11.5 7 15.6 6 D 7 6 1.3 D 20 17 1.3",
        "hop": "A 12 16 8 0 180 L 16.5 13 20 17 23 13 D 4 19.5 2 L 9.5 21 14.5 21",
        "picture": "L 2.5 4 21.5 4 21.5 20 2.5 20 2.5 4 P 5 18 10 10 13 14 16 11 19.5 18 D 16.5 8 1.8",
    }
)
"""Icons that all games share, by name."""


def strokes_of(icon: str) -> str:
    """Return the strokes of an icon given by its name among those shared by all games, or by its strokes."""
    return ICONS.get(icon, icon)


def draw_icon(surface: pygame.Surface, rect: pygame.Rect, icon: str, colour: Colour) -> None:
    """Paint an icon, as large as a rectangle lets it be, in its middle."""
    side = min(rect.w, rect.h)
    if side > 0:
        picture = _painted(icon, side, colour)
        surface.blit(picture, picture.get_rect(center=rect.center))


def icon_parts(icon: str) -> Iterator[tuple[str, list[float]]]:
    """Yield an icon's parts; raises ValueError for an unknown letter, or a number missing or outside the square."""
    letter, numbers = "", list[float]()
    for word in [*icon.split(), "end"]:
        if word[0].isalpha():
            if letter:
                _check(letter, numbers)
                yield letter, numbers
            letter, numbers = word, []
        else:
            numbers.append(float(word))


def _check(letter: str, numbers: list[float]) -> None:
    wanted = {"C": 3, "D": 3, "A": 5}.get(letter)
    if letter in "LP":
        fits = len(numbers) >= 4 and len(numbers) % 2 == 0
    else:
        fits = wanted == len(numbers)
    places = numbers if letter in "LP" else numbers[:2]
    if not fits or any(not 0.0 <= place <= SIDE for place in places):
        raise ValueError(f"{letter} {numbers}")


@lru_cache(maxsize=512)
def _painted(icon: str, side: int, colour: Colour) -> pygame.Surface:
    large = side * FINE
    share, thick = large / SIDE, max(round(STROKE * large / SIDE), 2)
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for letter, numbers in icon_parts(icon):
        if letter in "LP":
            points = [(x * share, y * share) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            if letter == "P":
                pygame.draw.polygon(surface, colour, points)
        elif letter == "A":
            x, y, radius, first, last = numbers
            degrees = range(round(first), round(last) + 1, 6)
            turns = [(cos(radians(each)), sin(radians(each))) for each in degrees]
            points = [((x + radius * east) * share, (y - radius * north) * share) for east, north in turns]
        else:
            center, radius, hollow = (numbers[0] * share, numbers[1] * share), numbers[2] * share, letter == "C"
            pygame.draw.circle(surface, colour, center, radius + thick / 2 * hollow, thick * hollow)
            continue
        for start, end in pairwise(points):
            pygame.draw.line(surface, colour, start, end, thick)
        for point in points:
            pygame.draw.circle(surface, colour, point, thick / 2)
    return pygame.transform.smoothscale(surface, (side, side))


Pixel = tuple[float, float]
# Hundreds of times a frame.
draw_polygon, draw_aaline, draw_aalines = pygame.draw.polygon, pygame.draw.aaline, pygame.draw.aalines
OVERSAMPLING = 4

# How far from the middle the corners of each shape lie, so that all look equally large.
_CORNERS: tuple[tuple[Shape, int, float, float], ...] = (
    ("square", 4, pi / 4.0, 1.24),
    ("triangle", 3, pi / 2.0, 1.5),
    ("hexagon", 6, 0.0, 1.1),
    ("diamond", 4, 0.0, 1.34),
)


def towards(place: Pixel, goal: Pixel, by: float) -> Pixel:
    """Return the point `by` pixels from one place towards another; the place itself if both are the same."""
    length = hypot(goal[0] - place[0], goal[1] - place[1]) or 1.0
    return (place[0] + (goal[0] - place[0]) * by / length, place[1] + (goal[1] - place[1]) * by / length)


def shape_points(shape: Shape, middle: Pixel, radius: float) -> list[Pixel]:
    """Return the corners of a player's shape around a middle; a circle has many."""
    for name, count, turn, reach in _CORNERS:
        if name == shape:
            # A triangle's middle of weight lies low in its bounds.
            y = middle[1] + (radius * 0.14 if name == "triangle" else 0.0)
            return [
                (
                    middle[0] + cos(turn + 2.0 * pi * i / count) * radius * reach,
                    y - sin(turn + 2.0 * pi * i / count) * radius * reach,
                )
                for i in range(count)
            ]
    count = max(round(radius * 2.0), 24)
    return [
        (middle[0] + cos(2.0 * pi * i / count) * radius, middle[1] + sin(2.0 * pi * i / count) * radius)
        for i in range(count)
    ]


def rounded_polygon(
    surface: pygame.Surface, colour: Colour | tuple[int, int, int, int], points: Sequence[Pixel], radius: float
) -> None:
    """Draw a filled polygon with round corners, larger than its points by the radius."""
    pygame.draw.polygon(surface, colour, points)
    width = max(round(radius * 2.0), 1)
    for i, point in enumerate(points):
        pygame.draw.line(surface, colour, points[i - 1], point, width)
        pygame.draw.circle(surface, colour, point, radius)


def sprite(size: int, draw: Callable[[pygame.Surface, float], None]) -> pygame.Surface:
    """Return a square picture of `size` pixels with smooth edges.

    `draw` is given a larger transparent surface and how many of its pixels are one of the result's.
    """
    large = pygame.Surface((size * OVERSAMPLING, size * OVERSAMPLING), pygame.SRCALPHA, 32)
    draw(large, float(OVERSAMPLING))
    # Premultiplied, or the colour of fully transparent pixels would darken the edges.
    return pygame.transform.smoothscale(large.premul_alpha(), (size, size))


def put(surface: pygame.Surface, picture: pygame.Surface, middle: Pixel, alpha: float = 1.0) -> None:
    """Lay a premultiplied sprite with its middle at a place, more or less opaque."""
    surface.blit(*lying(picture, middle, alpha), special_flags=pygame.BLEND_PREMULTIPLIED)


def lying(picture: pygame.Surface, middle: Pixel, alpha: float = 1.0) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a premultiplied sprite, more or less opaque, and where its upper left corner lies."""
    place = (round(middle[0] - picture.get_width() / 2.0), round(middle[1] - picture.get_height() / 2.0))
    if alpha < 0.999:
        picture = picture.copy()
        level = max(min(round(alpha * 255), 255), 0)
        picture.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return picture, place


def line(surface: pygame.Surface, colour: Colour, start: Pixel, end: Pixel, width: float = 1.0) -> None:
    """Draw a smooth line of any width."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = hypot(dx, dy)
    if length < 0.01:
        return
    nx, ny = -dy / length, dx / length
    if width >= 3.0:
        half = (width - 0.8) / 2.0
        wx, wy = nx * half, ny * half
        corners = ((ax + wx, ay + wy), (bx + wx, by + wy), (bx - wx, by - wy), (ax - wx, ay - wy))
        draw_polygon(surface, colour, corners)
        draw_aalines(surface, colour, True, corners)
        return
    for across in _strands(width):
        wx, wy = nx * across, ny * across
        draw_aaline(surface, colour, (ax + wx, ay + wy), (bx + wx, by + wy))


@lru_cache(maxsize=256)
def _strands(width: float) -> tuple[float, ...]:
    """Return the offsets of the thinnest lines that make up a line less than three pixels wide."""
    count = max(ceil((width - 1.0) * 1.2), 0)
    return tuple(0.0 if count == 0 else (strand / count - 0.5) * (width - 1.0) for strand in range(count + 1))


def lines(surface: pygame.Surface, colour: Colour, points: Sequence[Pixel], width: float, closed: bool = False) -> None:
    """Draw a smooth polyline of any width."""
    pairs = list(pairwise(points))
    if closed and len(points) > 2:
        pairs.append((points[-1], points[0]))
    for start, end in pairs:
        line(surface, colour, start, end, width)
    if width >= 3.0:
        for point in points:
            pygame.draw.circle(surface, colour, point, width / 2.0 - 0.3)


def dashes(points: Sequence[Pixel], dash: float, gap: float) -> Iterator[tuple[Pixel, Pixel]]:
    """Yield the dashes of a dashed polyline, continuing around its corners."""
    place, drawing, left = 0.0, True, dash
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        place = 0.0
        while length > 0.0 and place < length:
            step = min(left, length - place)
            if drawing:
                a, b = place / length, (place + step) / length
                yield (
                    (ax + (bx - ax) * a, ay + (by - ay) * a),
                    (ax + (bx - ax) * b, ay + (by - ay) * b),
                )
            place += step
            left -= step
            if left <= 1e-9:
                drawing = not drawing
                left = dash if drawing else gap


def dashed(
    surface: pygame.Surface, colour: Colour, points: Sequence[Pixel], width: float, dash: float, gap: float
) -> None:
    """Draw a dashed polyline; with a dash of at most its width, dots."""
    near = surface.get_clip().inflate(4 * dash, 4 * dash)
    if dash <= width:
        for start, end in pairwise(points):
            dotted(surface, colour, colour, start, end, width / 2.0, 0.0, dash + gap)
    else:
        for start, end in dashes(points, dash, gap):
            if near.collidepoint(start):
                line(surface, colour, start, end, width)


def dotted(
    surface: pygame.Surface,
    colour: Colour,
    rim: Colour,
    start: Pixel,
    end: Pixel,
    radius: float,
    border: float,
    step: float,
) -> None:
    """Draw a line of dots with a rim of `border` pixels, one every `step` pixels."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length <= 0.0 or step <= 0.0:
        return
    # Lines have hundreds of dots, so one is drawn and copied.
    dot = _dot(colour, rim, max(radius, 1.0), border)
    aside = dot.get_width() / 2.0
    x, y = start[0] - aside + 0.5, start[1] - aside + 0.5
    dx, dy = (end[0] - start[0]) * step / length, (end[1] - start[1]) * step / length
    surface.fblits([(dot, (int(x + dx * i), int(y + dy * i))) for i in range(int(length / step) + 1)])


@lru_cache(maxsize=64)
def _dot(colour: Colour, rim: Colour, radius: float, border: float) -> pygame.Surface:
    """Return a smooth dot in the middle of a small surface."""
    reach = ceil(radius + border) + 1
    picture = pygame.Surface((2 * reach + 1, 2 * reach + 1), pygame.SRCALPHA, 32)
    picture.fill((*rim, 0))
    if border > 0.0:
        pygame.draw.aacircle(picture, rim, (reach, reach), radius + border)
    pygame.draw.aacircle(picture, colour, (reach, reach), radius)
    return picture


def strewn(
    surface: pygame.Surface,
    colour: Colour,
    rim: Colour,
    start: Pixel,
    end: Pixel,
    dash: float,
    gap: float,
    width: float,
) -> None:
    """Draw a line of short dashes with a thin rim, far apart."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length <= 0.0:
        return
    # As with dots, one is drawn and copied.
    degrees = round(atan2(start[1] - end[1], end[0] - start[0]) * 60.0 / pi) % 60 * 3
    picture = _dash(colour, rim, round(dash, 1), round(width, 1), degrees)
    aside = picture.get_width() / 2.0
    x, y = start[0] - aside + 0.5, start[1] - aside + 0.5
    dx, dy = (end[0] - start[0]) * (dash + gap) / length, (end[1] - start[1]) * (dash + gap) / length
    surface.fblits([(picture, (int(x + dx * i), int(y + dy * i))) for i in range(int(length / (dash + gap)) + 1)])


@lru_cache(maxsize=256)
def _dash(colour: Colour, rim: Colour, dash: float, width: float, degrees: int) -> pygame.Surface:
    """Return a dash in the middle of a small surface, turned counter-clockwise."""
    reach = ceil(dash / 2.0) + 2
    picture = pygame.Surface((2 * reach + 1, 2 * reach + 1), pygame.SRCALPHA, 32)
    picture.fill((*rim, 0))
    ux, uy = cos(degrees * pi / 180.0), -sin(degrees * pi / 180.0)
    for ink, half, wide in ((rim, dash / 2.0 + 1.0, width + 1.0), (colour, dash / 2.0, width)):
        line(picture, ink, (reach - ux * half, reach - uy * half), (reach + ux * half, reach + uy * half), wide)
    return picture


def disc(surface: pygame.Surface, colour: Colour, middle: Pixel, radius: float) -> None:
    """Draw a filled circle with a smooth edge."""
    pygame.draw.aacircle(surface, colour, (round(middle[0]), round(middle[1])), max(radius, 1.0))


def circle_points(middle: Pixel, radius: float) -> list[Pixel]:
    """Return points on a circle, close enough together to look round."""
    count = max(min(round(radius * 0.9), 180), 16)
    return [
        (middle[0] + cos(2.0 * pi * i / count) * radius, middle[1] + sin(2.0 * pi * i / count) * radius)
        for i in range(count)
    ]


def circle(
    surface: pygame.Surface,
    colour: Colour,
    middle: Pixel,
    radius: float,
    width: float = 1.0,
    dash: float = 0.0,
    gap: float = 0.0,
) -> None:
    """Draw a circle's line, smooth, dashed if `dash` is given."""
    if dash > 0.0:
        points = circle_points(middle, radius)
        points.append(points[0])
        dashed(surface, colour, points, width, dash, gap)
        return
    outer = max(radius + width / 2.0, 1.0)
    pygame.draw.aacircle(surface, colour, (round(middle[0]), round(middle[1])), outer, max(round(width), 1))


def arrow_head(surface: pygame.Surface, colour: Colour, tip: Pixel, toward: Pixel, size: float) -> None:
    """Draw a filled triangle at the end of a line that comes from `toward`'s opposite."""
    dx, dy = tip[0] - toward[0], tip[1] - toward[1]
    length = hypot(dx, dy)
    if length < 0.01:
        return
    ux, uy = dx / length, dy / length
    left = (tip[0] - ux * size - uy * size * 0.55, tip[1] - uy * size + ux * size * 0.55)
    right = (tip[0] - ux * size + uy * size * 0.55, tip[1] - uy * size - ux * size * 0.55)
    pygame.draw.polygon(surface, colour, (tip, left, right))
    pygame.draw.aalines(surface, colour, True, (tip, left, right))


USUAL_EMBLEM: Final = "vertical-banner"
"""The silhouette of what has none of its own, and of the program."""
KNEELING: Final = 0.68
"""How high it is when its figure kneels, as a share."""
LYING: Final = 0.62
"""How large it is when its figure lies, as a share."""
GROUND: Final = 0.3
"""So far below the middle is the ground it lies on then, as a share."""


@lru_cache(maxsize=64)
def silhouette(name: str) -> pygame.Surface | None:
    """Return a silhouette of assets/icons in ink, 512 pixels wide and high; None for one that is not there."""
    path = assets_folder() / "icons" / f"{name}.svg"
    try:
        picture = pygame.image.load(path)
    except (OSError, pygame.error) as error:
        logging.warning("no picture of the emblem %s: %s", name, error)
        return None
    picture.fill((*EMBLEM_INK, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def medallion(emblem: str, side: int) -> pygame.Surface:
    """Return a silhouette on a round of parchment, so many pixels wide."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    middle = (side / 2.0, side / 2.0)
    pygame.draw.aacircle(picture, EMBLEM_INK, middle, side / 2.0 - 1.0)
    pygame.draw.aacircle(picture, PARCHMENT, middle, side * 0.46)
    draw_emblem(picture, middle, side * 0.64, emblem, "standing")
    return picture


def draw_emblem(surface: pygame.Surface, middle: Pixel, side: float, name: str, posture: str) -> bool:
    """Draw a silhouette, bent low if it kneels, on its side on the ground if it lies; return whether there is one."""
    found = silhouette(name)
    if found is None:
        return False
    if posture in ("lying", "dying"):
        small = round(side * LYING)
        picture = pygame.transform.rotate(pygame.transform.smoothscale(found, (small, small)), -90.0)
        surface.blit(picture, picture.get_rect(midbottom=(round(middle[0]), round(middle[1] + side * GROUND))))
        ground = pygame.Rect(0, 0, round(side * 0.74), max(round(side * 0.07), 1))
        ground.midtop = (round(middle[0]), round(middle[1] + side * GROUND))
        pygame.draw.rect(surface, EMBLEM_INK, ground, border_radius=ground.h // 2)
        return True
    low = KNEELING if posture == "kneeling" else 1.0
    picture = pygame.transform.smoothscale(found, (round(side), round(side * low)))
    place = (round(middle[0]), round(middle[1] + side * (1.0 - low) / 2.0))
    surface.blit(picture, picture.get_rect(center=place))
    return True
