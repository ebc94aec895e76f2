"""Cells of a lattice as they are drawn: a piece of ground that runs over into those beside it, what stands on it, and
a rim in the colour of its holder.

Each kind is drawn once for a size, larger than it is needed and then made smaller, and kept.  What a kind looks like
is a key; a key that has no drawing is plain earth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from random import Random
from typing import Final

import pygame

from pb12table.table.shapes import Point, Ring
from pb12table.window.kit.palette import Colour, mixed
from pb12table.window.kit.strokes import Pixel, lines
from pb12table.window.scene.picture import Camera, CellToken

OVERSAMPLING: Final = 3
EARTH: Final[Colour] = (176, 158, 122)
GROUNDS: Final[dict[str, Colour]] = {
    "meadow": (132, 158, 92),
    "sand": (224, 202, 148),
    "scree": (166, 158, 148),
    "swamp": (108, 118, 84),
    "water": (96, 144, 176),
}
RIM: Final[Colour] = (58, 48, 38)
SHORE: Final[Colour] = (206, 186, 140)
WET: Final[Colour] = (150, 132, 98)
FOAM: Final[Colour] = (226, 236, 232)
FAINT: Final = 0.45
"""How far the line between two cells of one ground is faded."""
LAID: Final = 205
"""How opaque a cell is that would lie there, of 255."""
WIDTH: Final = 0.866
"""How wide a regular cell is as a share of its height."""
CORNERS: Final = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
Easel = tuple[pygame.Surface, float, Random]
"""What a painter gets: a surface whose middle is the cell's, the edge of a cell in pixels, and a fixed chance."""


def draw_cells(surface: pygame.Surface, camera: Camera, cells: Sequence[CellToken], scale: float) -> None:
    """Draw the cells that lie in the view, then the rims of those that are held."""
    sides: dict[Point, list[str]] = {}
    middles = [_sides(cell.outline) for cell in cells]
    for cell, each in zip(cells, middles, strict=True):
        for middle in each:
            sides.setdefault(middle, []).append(cell.ground)
    rim = (cell for cell, each in zip(cells, middles, strict=True) if any(len(sides[middle]) < 2 for middle in each))
    _draw_thickness(surface, camera, list(rim))
    for cell, each in zip(cells, middles, strict=True):
        corners = [camera.to_screen_exact(point) for point in cell.outline]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
        box = pygame.Rect(round(left), round(top), round(width) + 1, round(height) + 1)
        if not box.colliderect(surface.get_clip()):
            continue
        shape = tuple(((x - left) / width, (y - top) / height) for x, y in corners)
        beside = tuple(_other(sides[middle], cell.ground) for middle in each)
        picture = _picture(cell.ground, cell.feature, shape, box.w, box.h, _variety(cell.outline), beside)
        surface.blit(picture, box)
        for number, (ground, corner) in enumerate(zip(beside, corners, strict=True)):
            colour = RIM if ground != cell.ground else mixed(RIM, GROUNDS.get(ground, EARTH), FAINT)
            lines(surface, colour, (corner, corners[(number + 1) % len(corners)]), max(1.0, 1.4 * scale))
    for cell in cells:
        if cell.look is not None:
            corners = [camera.to_screen_exact(point) for point in cell.outline]
            inner = _shrunk(corners, 0.93)
            lines(surface, cell.look.colour, inner, max(2.0, 0.07 * camera.scale), True)


THICK: Final = 0.05
CAST: Final = (0.06, 0.11)
"""How thick a cell is that lies on a table, and how far its shadow falls, as shares of its height."""
BOARD: Final[Colour] = (112, 92, 66)


def _draw_thickness(surface: pygame.Surface, camera: Camera, cells: Sequence[CellToken]) -> None:
    """Draw the edges of cells at the rim of a map, which lie on the table like pieces of board, and their shadows."""
    clip = surface.get_clip()
    found: list[tuple[pygame.Rect, tuple[tuple[int, int], ...]]] = []
    for cell in cells:
        corners = [camera.to_screen_exact(point) for point in cell.outline]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        box = pygame.Rect(round(left), round(top), 0, 0)
        box.size = round(max(x for x, _ in corners) - left) + 2, round(max(y for _, y in corners) - top) + 2
        if clip.colliderect(box.inflate(box.h // 2, box.h // 2)):
            found.append((box, tuple((round(x - left), round(y - top)) for x, y in corners)))
    for thick in (0, max(round(THICK * found[0][0].h), 1)) if found else ():
        surface.fblits([
            (_slab(shape, box.size, thick), box if thick else box.move(round(CAST[0] * box.h), round(CAST[1] * box.h)))
            for box, shape in found
        ])  # fmt: skip


@lru_cache(maxsize=64)
def _slab(shape: tuple[tuple[int, int], ...], size: tuple[int, int], thick: int) -> pygame.Surface:
    """Return a piece of board below a cell, so many pixels thick, or the shadow of one for 0."""
    found = pygame.Surface((size[0], size[1] + thick), pygame.SRCALPHA, 32)
    if not thick:
        pygame.draw.polygon(found, (0, 0, 0, 74), shape)
    for step in range(thick, 0, -1):
        pygame.draw.polygon(found, mixed(BOARD, RIM, 0.3), [(x, y + step) for x, y in shape])
    return found


def _sides(outline: Ring) -> list[Point]:
    """Return the middles of a cell's sides, by which two cells know that they lie beside each other."""
    ends = (*outline[1:], outline[0])
    return [(round((x + u) / 2.0, 3), round((y + v) / 2.0, 3)) for (x, y), (u, v) in zip(outline, ends, strict=True)]


def _other(both: Sequence[str], own: str) -> str:
    """Return the ground across a side that has these on its sides; "" at the edge of the map."""
    if len(both) < 2:
        return ""
    return both[1] if both[0] == own else both[0]


def draw_laid(surface: pygame.Surface, camera: Camera, cells: Sequence[CellToken], scale: float) -> None:
    """Draw cells that would lie there, so that the ground can be seen through them."""
    for cell in cells:
        corners = [camera.to_screen_exact(point) for point in cell.outline]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
        shape = tuple(((x - left) / width, (y - top) / height) for x, y in corners)
        box = pygame.Rect(round(left), round(top), round(width) + 1, round(height) + 1)
        picture = _picture(cell.ground, cell.feature, shape, box.w, box.h, _variety(cell.outline), ()).copy()
        picture.set_alpha(LAID)
        surface.blit(picture, box)
        lines(surface, RIM, corners, max(1.5, 2.0 * scale), True)


def cell_alone(ground: str, feature: str, high: int) -> pygame.Surface:
    """Return a cell that lies nowhere, as high as so many pixels, standing on a corner."""
    return _picture(ground, feature, CORNERS, round(high * WIDTH), high, 1, ())


def _variety(outline: Ring) -> int:
    """Return one of a few numbers by which two cells of a kind differ in looks."""
    x, y = outline[0]
    return int(x * 7.0 + y * 13.0) % 4


def _shrunk(corners: Sequence[Pixel], share: float) -> list[Pixel]:
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    return [(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in corners]


@lru_cache(maxsize=512)
def _picture(
    ground: str, feature: str, shape: tuple[Pixel, ...], width: int, height: int, variety: int, beside: tuple[str, ...]
) -> pygame.Surface:
    """Return a cell at a size, with nothing outside its outline."""
    w, h = width * OVERSAMPLING, height * OVERSAMPLING
    canvas = pygame.Surface((w, h), pygame.SRCALPHA)
    canvas.fill((*GROUNDS.get(ground, EARTH), 255))
    easel = (canvas, h / 2.0, Random(f"{ground}{feature}{variety}"))
    if not feature or feature == "pond":
        _GROUND_PAINTERS.get(ground, _earth)(easel)
    else:
        _earth(easel)
    _run_over(easel, ground, [(x * w, y * h) for x, y in shape], beside)
    if feature:
        _FEATURE_PAINTERS.get(feature, _cairn)(easel)
    mask = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x * w, y * h) for x, y in shape])
    canvas.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(canvas, (width, height))


def _run_over(easel: Easel, ground: str, corners: Sequence[Pixel], beside: Sequence[str]) -> None:
    """Let a ground run over into others across its sides: a shore along water, flecks of the other elsewhere."""
    canvas, edge, chance = easel
    middle = (canvas.get_width() / 2.0, canvas.get_height() / 2.0)
    for number, other in enumerate(beside):
        if other in ("", ground):
            continue
        start, end = corners[number], corners[(number + 1) % len(corners)]
        if "water" in (ground, other):
            deep = 0.15 if ground == "water" else 0.09
            inner = [
                _inward(start, end, middle, share / 8.0, edge * deep * chance.uniform(0.75, 1.25)) for share in range(9)
            ]
            pygame.draw.polygon(canvas, SHORE if ground == "water" else WET, (start, end, *inner[::-1]))
            if ground == "water":
                pygame.draw.lines(canvas, FOAM, False, inner, max(2, round(edge * 0.025)))
            continue
        colour = mixed(GROUNDS.get(other, EARTH), GROUNDS.get(ground, EARTH), 0.2)
        for share in range(11):
            at = _inward(start, end, middle, (share + chance.uniform(0.2, 0.8)) / 11.0, edge * chance.uniform(0.0, 0.1))
            pygame.draw.circle(canvas, colour, at, edge * chance.uniform(0.03, 0.08))


def _inward(start: Pixel, end: Pixel, middle: Pixel, share: float, deep: float) -> Pixel:
    """Return a place so deep in a cell, from a share of one of its sides on."""
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    dx, dy = middle[0] - x, middle[1] - y
    away = hypot(dx, dy) or 1.0
    return (x + dx / away * deep, y + dy / away * deep)


# -- grounds --------------------------------------------------------------------------------------------------


def _spots(easel: Easel, count: int, reach: float = 0.85) -> list[Pixel]:
    """Return places spread over a cell."""
    canvas, edge, chance = easel
    x, y = canvas.get_width() / 2.0, canvas.get_height() / 2.0
    found = []
    for number in range(count):
        turn = 2.399 * number + chance.uniform(-0.3, 0.3)
        far = edge * reach * ((number + 0.6) / count) ** 0.5
        found.append((x + far * cos(turn), y + far * sin(turn)))
    return found


def _earth(easel: Easel) -> None:
    """Light and dark flecks."""
    canvas, edge, chance = easel
    base = canvas.get_at((0, 0))
    for x, y in _spots(easel, 40, 1.0):
        shift = chance.choice((-12, -8, 8, 12))
        colour = [min(max(part + shift, 0), 255) for part in base[:3]]
        pygame.draw.circle(canvas, colour, (x, y), edge * chance.uniform(0.03, 0.1))


def _meadow(easel: Easel) -> None:
    canvas, edge, chance = easel
    _earth(easel)
    for x, y in _spots(easel, 26):
        for lean in (-0.35, 0.0, 0.35):
            tip = (x + edge * 0.07 * lean, y - edge * 0.09)
            pygame.draw.line(canvas, (88, 122, 58), (x + edge * 0.02 * lean, y), tip, max(1, round(edge * 0.016)))
        if chance.random() < 0.2:
            pygame.draw.circle(canvas, (236, 222, 150), (x + edge * 0.05, y - edge * 0.06), edge * 0.022)


def _sand(easel: Easel) -> None:
    canvas, edge, _ = easel
    _earth(easel)
    for x, y in _spots(easel, 12, 0.75):
        box = pygame.Rect(x - edge * 0.16, y - edge * 0.05, edge * 0.32, edge * 0.14)
        pygame.draw.arc(canvas, (196, 170, 112), box, 0.35, pi - 0.35, max(1, round(edge * 0.018)))


def _scree(easel: Easel) -> None:
    canvas, edge, chance = easel
    _earth(easel)
    for x, y in _spots(easel, 34, 0.92):
        size = edge * chance.uniform(0.05, 0.11)
        turn = chance.uniform(0.0, pi)
        ring = [
            (x + size * chance.uniform(0.7, 1.1) * cos(turn + pi * n / 2.5), y + size * 0.8 * sin(turn + pi * n / 2.5))
            for n in range(5)
        ]
        pygame.draw.polygon(canvas, chance.choice(((190, 182, 170), (146, 138, 128), (176, 168, 156))), ring)
        pygame.draw.polygon(canvas, (104, 98, 90), ring, max(1, round(edge * 0.012)))


def _swamp(easel: Easel) -> None:
    canvas, edge, chance = easel
    _earth(easel)
    for x, y in _spots(easel, 8, 0.75):
        box = pygame.Rect(0, 0, edge * chance.uniform(0.3, 0.5), edge * chance.uniform(0.14, 0.22))
        box.center = (round(x), round(y))
        pygame.draw.ellipse(canvas, (72, 88, 80), box)
        pygame.draw.ellipse(canvas, (134, 150, 132), box, max(1, round(edge * 0.012)))
    for x, y in _spots(easel, 14, 0.8):
        for lean in (-0.6, 0.1, 0.7):
            tip = (x + edge * 0.1 * lean, y - edge * 0.2)
            pygame.draw.line(canvas, (148, 146, 78), (x, y), tip, max(1, round(edge * 0.018)))


def _water(easel: Easel) -> None:
    canvas, edge, _ = easel
    for x, y in _spots(easel, 16, 0.85):
        for part, light in ((0, (150, 190, 214)), (1, (74, 118, 152))):
            box = pygame.Rect(x - edge * 0.13, y - edge * 0.05 + part * edge * 0.05, edge * 0.26, edge * 0.11)
            pygame.draw.arc(canvas, light, box, 0.3, pi - 0.3, max(1, round(edge * 0.022)))


_GROUND_PAINTERS: Final[dict[str, Callable[[Easel], None]]] = {
    "meadow": _meadow,
    "sand": _sand,
    "scree": _scree,
    "swamp": _swamp,
    "water": _water,
}


# -- features -------------------------------------------------------------------------------------------------


def _ringed(easel: Easel, count: int, reach: float, start: float = -pi / 2.0) -> list[Pixel]:
    """Return places in a ring around the middle, so that a unit there hides none of them."""
    canvas, edge, _ = easel
    x, y = canvas.get_width() / 2.0, canvas.get_height() / 2.0
    turns = [start + 2.0 * pi * number / count for number in range(count)]
    places = [(x + edge * reach * cos(turn), y + edge * reach * sin(turn)) for turn in turns]
    return sorted(places, key=lambda at: at[1])


def _forest(easel: Easel) -> None:
    canvas, edge, chance = easel
    for x, y in _ringed(easel, 11, 0.62):
        size = edge * chance.uniform(0.17, 0.22)
        pygame.draw.ellipse(canvas, (70, 84, 48), (x - size, y - size * 0.2, size * 2.1, size * 1.4))
        pygame.draw.circle(canvas, (44, 78, 46), (x, y - size * 0.2), size)
        pygame.draw.circle(canvas, (82, 118, 66), (x - size * 0.28, y - size * 0.5), size * 0.6)
        pygame.draw.circle(canvas, (34, 56, 36), (x, y - size * 0.2), size, max(1, round(edge * 0.014)))


def _highland(easel: Easel) -> None:
    canvas, edge, _ = easel
    x, y = canvas.get_width() / 2.0, canvas.get_height() / 2.0
    for share, colour in ((0.78, (128, 116, 84)), (0.6, (154, 142, 106)), (0.42, (180, 168, 130))):
        ring = [
            (x + edge * share * (1.0 + 0.06 * sin(3 * n)) * cos(turn), y + edge * share * 0.92 * sin(turn))
            for n in range(24)
            for turn in (n * pi / 12,)
        ]
        pygame.draw.polygon(canvas, colour, ring)
        pygame.draw.polygon(canvas, (86, 76, 54), ring, max(1, round(edge * 0.016)))
    for n in range(20):
        turn = n * pi / 10.0
        inner = (x + edge * 0.63 * cos(turn), y + edge * 0.58 * sin(turn))
        outer = (x + edge * 0.74 * cos(turn), y + edge * 0.68 * sin(turn))
        pygame.draw.line(canvas, (96, 84, 60), inner, outer, max(1, round(edge * 0.014)))


def _house(easel: Easel, x: float, y: float, size: float, roof: Colour) -> None:
    canvas, edge, _ = easel
    line = max(1, round(edge * 0.014))
    wall = pygame.Rect(x - size, y - size * 0.2, size * 2.0, size)
    pygame.draw.rect(canvas, (230, 218, 190), wall)
    pygame.draw.rect(canvas, (78, 62, 48), wall, line)
    top = [(x - size * 1.2, y - size * 0.2), (x - size * 0.7, y - size), (x + size * 0.7, y - size)]
    top.append((x + size * 1.2, y - size * 0.2))
    pygame.draw.polygon(canvas, roof, top)
    pygame.draw.polygon(canvas, (78, 40, 30), top, line)
    pygame.draw.rect(canvas, (78, 62, 48), (x - size * 0.18, y + size * 0.25, size * 0.36, size * 0.55))


def _village(easel: Easel) -> None:
    for number, (x, y) in enumerate(_ringed(easel, 6, 0.64, 0.0)):
        _house(easel, x, y, easel[1] * 0.14, ((176, 96, 62), (160, 120, 70))[number % 2])


def _city(easel: Easel) -> None:
    canvas, edge, _ = easel
    corners = _wall(easel, 0.72)
    line = max(1, round(edge * 0.016))
    pygame.draw.polygon(canvas, (198, 186, 160), corners)
    pygame.draw.polygon(canvas, (132, 124, 114), corners, round(edge * 0.11))
    pygame.draw.polygon(canvas, (70, 64, 58), _wall(easel, 0.74), line)
    pygame.draw.polygon(canvas, (70, 64, 58), _wall(easel, 0.64), line)
    for x, y in corners:
        pygame.draw.circle(canvas, (168, 158, 144), (x, y), edge * 0.12)
        pygame.draw.circle(canvas, (70, 64, 58), (x, y), edge * 0.12, line)
        pygame.draw.circle(canvas, (172, 74, 58), (x, y), edge * 0.07)
    for x, y in _ringed(easel, 5, 0.44, 0.3):
        _house(easel, x, y, edge * 0.085, (172, 84, 60))


def _wall(easel: Easel, reach: float) -> list[Pixel]:
    canvas, edge, _ = easel
    x, y = canvas.get_width() / 2.0, canvas.get_height() / 2.0
    return [(x + edge * reach * cos(n * pi / 3.0), y + edge * reach * sin(n * pi / 3.0)) for n in range(6)]


def _pond(easel: Easel) -> None:
    canvas, edge, _ = easel
    box = pygame.Rect(0, 0, edge * 1.3, edge * 1.1)
    box.center = canvas.get_rect().center
    pygame.draw.ellipse(canvas, (92, 140, 170), box)
    pygame.draw.ellipse(canvas, (64, 92, 84), box, max(2, round(edge * 0.04)))
    for x, y in _spots(easel, 7, 0.42):
        wave = pygame.Rect(x - edge * 0.1, y, edge * 0.2, edge * 0.09)
        pygame.draw.arc(canvas, (166, 204, 222), wave, 0.3, pi - 0.3, max(1, round(edge * 0.02)))


def _cairn(easel: Easel) -> None:
    """Draw a feature that nobody has drawn: a ring of stones."""
    canvas, edge, _ = easel
    for x, y in _ringed(easel, 9, 0.62):
        pygame.draw.circle(canvas, (176, 168, 156), (x, y), edge * 0.11)
        pygame.draw.circle(canvas, (84, 78, 70), (x, y), edge * 0.11, max(1, round(edge * 0.014)))


_FEATURE_PAINTERS: Final[dict[str, Callable[[Easel], None]]] = {
    "forest": _forest,
    "highland": _highland,
    "village": _village,
    "city": _city,
    "pond": _pond,
}
