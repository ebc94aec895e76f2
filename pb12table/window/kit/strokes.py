"""Smooth lines and shapes: what pygame draws with jagged edges, drawn softly.

All places are pixels and need not be whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

import pygame

from pb12table.window.kit.palette import Colour, Shape

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
    """The place `by` pixels from one place on the line to another; that place itself where both are the same."""
    length = hypot(goal[0] - place[0], goal[1] - place[1]) or 1.0
    return (place[0] + (goal[0] - place[0]) * by / length, place[1] + (goal[1] - place[1]) * by / length)


def shape_points(shape: Shape, middle: Pixel, radius: float) -> list[Pixel]:
    """The corners of a player's shape about a middle; a circle has many."""
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
    """A filled polygon with round corners, larger than its points by the radius."""
    pygame.draw.polygon(surface, colour, points)
    width = max(round(radius * 2.0), 1)
    for i, point in enumerate(points):
        pygame.draw.line(surface, colour, points[i - 1], point, width)
        pygame.draw.circle(surface, colour, point, radius)


def sprite(size: int, draw: Callable[[pygame.Surface, float], None]) -> pygame.Surface:
    """A square picture of `size` pixels with smooth edges.

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
    """A premultiplied sprite, more or less opaque, and where its upper left corner lies."""
    place = (round(middle[0] - picture.get_width() / 2.0), round(middle[1] - picture.get_height() / 2.0))
    if alpha < 0.999:
        picture = picture.copy()
        level = max(min(round(alpha * 255), 255), 0)
        picture.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return picture, place


def line(surface: pygame.Surface, colour: Colour, start: Pixel, end: Pixel, width: float = 1.0) -> None:
    """A smooth line of any width."""
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
    """How far beside a line of less than three pixels' width the thinnest lines lie that it consists of."""
    count = max(ceil((width - 1.0) * 1.2), 0)
    return tuple(0.0 if count == 0 else (strand / count - 0.5) * (width - 1.0) for strand in range(count + 1))


def lines(surface: pygame.Surface, colour: Colour, points: Sequence[Pixel], width: float, closed: bool = False) -> None:
    """A smooth polyline of any width."""
    pairs = list(pairwise(points))
    if closed and len(points) > 2:
        pairs.append((points[-1], points[0]))
    for start, end in pairs:
        line(surface, colour, start, end, width)
    if width >= 3.0:
        for point in points:
            pygame.draw.circle(surface, colour, point, width / 2.0 - 0.3)


def dashes(points: Sequence[Pixel], dash: float, gap: float) -> Iterator[tuple[Pixel, Pixel]]:
    """The dashes of a dashed polyline, going on around its corners."""
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
    """A dashed polyline; with a dash of at most its width, dots."""
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
    """A line of dots with a rim of `border` pixels, one every `step` pixels."""
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
    """A smooth dot in the middle of a small surface."""
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
    """A line of short dashes with a thin rim, far apart."""
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
    """A dash in the middle of a small surface, turned counter-clockwise."""
    reach = ceil(dash / 2.0) + 2
    picture = pygame.Surface((2 * reach + 1, 2 * reach + 1), pygame.SRCALPHA, 32)
    picture.fill((*rim, 0))
    ux, uy = cos(degrees * pi / 180.0), -sin(degrees * pi / 180.0)
    for ink, half, wide in ((rim, dash / 2.0 + 1.0, width + 1.0), (colour, dash / 2.0, width)):
        line(picture, ink, (reach - ux * half, reach - uy * half), (reach + ux * half, reach + uy * half), wide)
    return picture


def disc(surface: pygame.Surface, colour: Colour, middle: Pixel, radius: float) -> None:
    """A filled circle with a smooth edge."""
    pygame.draw.aacircle(surface, colour, (round(middle[0]), round(middle[1])), max(radius, 1.0))


def circle_points(middle: Pixel, radius: float) -> list[Pixel]:
    """Points on a circle, near enough together to look round."""
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
    """A circle's line, smooth, dashed if `dash` is given."""
    if dash > 0.0:
        points = circle_points(middle, radius)
        points.append(points[0])
        dashed(surface, colour, points, width, dash, gap)
        return
    outer = max(radius + width / 2.0, 1.0)
    pygame.draw.aacircle(surface, colour, (round(middle[0]), round(middle[1])), outer, max(round(width), 1))


def arrow_head(surface: pygame.Surface, colour: Colour, tip: Pixel, toward: Pixel, size: float) -> None:
    """A filled triangle at the end of a line that comes from `toward`'s opposite."""
    dx, dy = tip[0] - toward[0], tip[1] - toward[1]
    length = hypot(dx, dy)
    if length < 0.01:
        return
    ux, uy = dx / length, dy / length
    left = (tip[0] - ux * size - uy * size * 0.55, tip[1] - uy * size + ux * size * 0.55)
    right = (tip[0] - ux * size + uy * size * 0.55, tip[1] - uy * size - ux * size * 0.55)
    pygame.draw.polygon(surface, colour, (tip, left, right))
    pygame.draw.aalines(surface, colour, True, (tip, left, right))
