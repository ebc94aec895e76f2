"""Marks at a token: each has its own shape and colour, and shows how many there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.skirmish.scene.miniatures import Mark, MarkShape
from pb12table.window.kit.fonts import font
from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import Pixel, rounded_polygon, sprite

Outline = Callable[[float, float], list[Pixel]]

INK: Final[Colour] = (34, 26, 24)


def _star(middle: float, radius: float) -> list[Pixel]:
    return [
        (
            middle + cos(i * pi / 7 - pi / 2) * radius * (1.0 if i % 2 == 0 else 0.66),
            middle + sin(i * pi / 7 - pi / 2) * radius * (1.0 if i % 2 == 0 else 0.66),
        )
        for i in range(14)
    ]


def _drop(middle: float, radius: float) -> list[Pixel]:
    below = [
        (middle + cos(a * pi / 12) * radius * 0.72, middle + radius * 0.26 + sin(a * pi / 12) * radius * 0.72)
        for a in range(-2, 15)
    ]
    return [(middle, middle - radius), *below]


def _triangle(middle: float, radius: float) -> list[Pixel]:
    return [
        (middle, middle - radius * 0.86),
        (middle + radius * 0.9, middle + radius * 0.7),
        (middle - radius * 0.9, middle + radius * 0.7),
    ]


def _chevron(middle: float, radius: float) -> list[Pixel]:
    m, r = middle, radius * 0.92
    return [
        (m - r, m - r * 0.72),
        (m + r * 0.4, m - r * 0.72),
        (m + r, m),
        (m + r * 0.4, m + r * 0.72),
        (m - r, m + r * 0.72),
        (m - r * 0.52, m),
    ]


def _cross(middle: float, radius: float) -> list[Pixel]:
    a, r, m = radius * 0.42, radius * 0.86, middle
    return [(m - a, m - r), (m + a, m - r), (m + a, m - a), (m + r, m - a), (m + r, m + a), (m + a, m + a),
            (m + a, m + r), (m - a, m + r), (m - a, m + a), (m - r, m + a), (m - r, m - a), (m - a, m - a)]  # fmt: skip


def _diamond(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.96
    return [(middle, middle - r), (middle + r, middle), (middle, middle + r), (middle - r, middle)]


def _shield(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.86
    return [(middle - r, middle - r), (middle + r, middle - r), (middle + r, middle + r * 0.1),
            (middle, middle + r * 1.1), (middle - r, middle + r * 0.1)]  # fmt: skip


def _hourglass(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.9
    return [(middle - r, middle - r), (middle + r, middle - r), (middle + r * 0.26, middle), (middle + r, middle + r),
            (middle - r, middle + r), (middle - r * 0.26, middle)]  # fmt: skip


def _disc(middle: float, radius: float) -> list[Pixel]:
    return [(middle + cos(i * pi / 12) * radius, middle + sin(i * pi / 12) * radius) for i in range(24)]


def _square(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.68
    return [(middle - r, middle - r), (middle + r, middle - r), (middle + r, middle + r), (middle - r, middle + r)]


def _pinwheel(middle: float, radius: float) -> list[Pixel]:
    return [
        (middle + cos(a * pi / 8) * radius * reach, middle + sin(a * pi / 8) * radius * reach)
        for blade in range(4)
        for a, reach in ((4 * blade, 1.0), (4 * blade + 1.6, 0.86), (4 * blade + 2.4, 0.42))
    ]


def _plate(middle: float, radius: float) -> list[Pixel]:
    a, r, m = radius * 0.42, radius, middle
    dent = [(m - a * 0.6, m - a), (m, m), (m + a * 0.6, m - a)]
    return [(m - r, m - a), *dent, (m + r, m - a), (m + r, m + a), (m - r, m + a)]


def _bolt(middle: float, radius: float) -> list[Pixel]:
    outline = ((0.35, -1.0), (-0.6, 0.15), (-0.08, 0.15), (-0.35, 1.0), (0.62, -0.2), (0.1, -0.2))
    return [(middle + x * radius, middle + y * radius) for x, y in outline]


def _eye(middle: float, radius: float) -> list[Pixel]:
    lid = [(middle + x * 0.105 * radius, 0.4 * radius * cos(x * pi / 20)) for x in range(-10, 11)]
    return [(x, middle - y) for x, y in lid] + [(x, middle + y) for x, y in reversed(lid)]


def _leaf(middle: float, radius: float) -> list[Pixel]:
    side = [(0.46 * radius * cos(y * pi / 20), y * 0.1 * radius) for y in range(-10, 11)]
    turned = side + [(-x, y) for x, y in reversed(side)]
    return [(middle + (x + y) * 0.7071, middle + (y - x) * 0.7071) for x, y in turned]


def _crescent(middle: float, radius: float) -> list[Pixel]:
    outer = [(cos(i * pi / 12) * radius * 0.94, sin(i * pi / 12) * radius * 0.94) for i in range(13)]
    inner = [(x, y * 0.1) for x, y in reversed(outer)]
    return [(middle + x, middle + y - radius * 0.4) for x, y in outer + inner]


OUTLINES: Final[Mapping[MarkShape, Outline]] = MappingProxyType(
    {
        "star": _star,
        "drop": _drop,
        "triangle": _triangle,
        "chevron": _chevron,
        "cross": _cross,
        "diamond": _diamond,
        "shield": _shield,
        "hourglass": _hourglass,
        "disc": _disc,
        "square": _square,
        "pinwheel": _pinwheel,
        "plate": _plate,
        "bolt": _bolt,
        "eye": _eye,
        "leaf": _leaf,
        "crescent": _crescent,
    }
)


@lru_cache(maxsize=512)
def mark_picture(mark: Mark, size: int) -> pygame.Surface:
    """A mark as a premultiplied picture of `size` pixels."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, radius = size * factor / 2.0, size * factor * 0.4
        points = OUTLINES[mark.shape](middle, radius)
        rounded_polygon(surface, INK, points, size * factor * 0.085)
        rounded_polygon(surface, (255, 255, 255), points, size * factor * 0.04)
        rounded_polygon(surface, mark.colour, points, size * factor * 0.01)
        text = str(mark.number) if mark.number > 1 else mark.sign
        if text:
            letters = font(size * factor * 0.56, bold=True).render(text, True, mark.ink)
            lower = 0.06 if mark.shape in ("triangle", "drop") else 0.0
            surface.blit(letters, letters.get_rect(center=(middle, middle + size * factor * lower)))

    return sprite(size, draw)
