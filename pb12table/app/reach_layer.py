"""Where a figure can get to, drawn: a tint and a border for each action point, and the border of the full move.

What lies below a bridge or a roof is not drawn over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot
from typing import Final

import pygame

from pb12table.app.camera import Camera
from pb12table.app.palette import ACTION_POINT_TINTS, PLAN, Colour
from pb12table.app.picture import Reach, ReachArea
from pb12table.app.plates import draw_plate
from pb12table.app.strokes import dashed, line
from pb12table.app.unseen import slit
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Point, Ring
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area

WASH: Final = {"faint": 34, "strong": 66}
LINE: Final = {"faint": 1.4, "strong": 2.2}
DARK: Final[Colour] = (26, 24, 26)
BIT: Final = 0.3
"""Borders are looked at in bits of this length, in steps, to leave out those below something."""
LABEL_GAP: Final = 26.0
"""How near two labels may come, in natural pixels."""

Bits = tuple[tuple[Point, Point], ...]


def draw_reach(
    surface: pygame.Surface, camera: Camera, reach: Reach, battlefield: Battlefield, scale: float
) -> None:
    """The areas of a reach, their borders, each action point in its tint."""
    table = _table_on_screen(camera).clip(camera.viewport).clip(surface.get_clip())
    if table.w <= 0 or table.h <= 0 or not reach.areas:
        return
    x, y = camera.to_screen_exact((0.0, 0.0))
    strength = "faint" if reach.faint else "strong"
    wash = _wash((x - table.x, y - table.y), camera.scale, table.size, reach.areas, battlefield, WASH[strength])
    surface.blit(wash, table)
    width = LINE[strength] * scale
    for area in sorted(reach.areas, key=lambda area: -area.action_point):
        colour = tint_of(area)
        for start, end in border_bits(area, battlefield):
            a, b = camera.to_screen_exact(start), camera.to_screen_exact(end)
            if table.collidepoint(a) or table.collidepoint(b):
                if area.bonus:
                    dashed(surface, colour, (a, b), width, 5 * scale, 4 * scale)
                else:
                    line(surface, DARK, a, b, width + 1.4 * scale)
                    line(surface, colour, a, b, width)


def draw_reach_labels(surface: pygame.Surface, camera: Camera, reach: Reach, scale: float) -> None:
    """What each border means, where it is farthest from the figure within the view, apart from each other."""
    view = surface.get_clip().inflate(-round(60 * scale), -round(30 * scale))
    taken: list[tuple[float, float]] = []
    for label, areas in _by_label(reach.areas).items():
        points = [
            (hypot(point[0] - reach.centre[0], point[1] - reach.centre[1]), camera.to_screen_exact(point))
            for area in areas
            for outer, _ in area.region.rings
            for point in outer
        ]
        free = [
            (away, pixel)
            for away, pixel in points
            if view.collidepoint(pixel)
            and all(hypot(pixel[0] - x, pixel[1] - y) > LABEL_GAP * scale for x, y in taken)
        ]
        if free:
            _, pixel = max(free)
            taken.append(pixel)
            draw_plate(surface, label, pixel, scale, "plan", 12.0)


def tint_of(area: ReachArea) -> Colour:
    """The colour of an area: the tint of its action point, or that of what is only promised."""
    return PLAN if area.bonus else ACTION_POINT_TINTS[area.action_point % len(ACTION_POINT_TINTS)]


def _by_label(areas: Sequence[ReachArea]) -> dict[str, list[ReachArea]]:
    found: dict[str, list[ReachArea]] = {}
    for area in areas:
        if area.label:
            found.setdefault(area.label, []).append(area)
    return found


def _table_on_screen(camera: Camera) -> pygame.Rect:
    left, top = camera.to_screen((0.0, camera.depth))
    right, bottom = camera.to_screen((camera.width, 0.0))
    return pygame.Rect(left, top, right - left, bottom - top)


def _floating(battlefield: Battlefield) -> list[Piece]:
    return [piece for piece in battlefield.pieces if piece.base > 0.0 and not piece.thin]


@lru_cache(maxsize=4)
def _wash(
    origin: tuple[float, float],
    scale: float,
    size: tuple[int, int],
    areas: tuple[ReachArea, ...],
    battlefield: Battlefield,
    wash: int,
) -> pygame.Surface:
    """The tints; `origin` is where the table's south-west corner lies in the picture, in pixels."""
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)

    def fill(outer: Ring, holes: Sequence[Ring], colour: tuple[int, int, int, int]) -> None:
        points = [(origin[0] + x * scale, origin[1] - y * scale) for x, y in slit(outer, holes)]
        pygame.draw.polygon(picture, colour, points)

    above = sorted(_floating(battlefield), key=lambda piece: piece.base)
    for area in sorted(areas, key=lambda area: (area.height, -area.action_point)):
        while above and above[0].base <= area.height:
            piece = above.pop(0)
            fill(piece.outline, piece.holes, (0, 0, 0, 0))
        if not area.bonus:
            for outer, holes in area.region.rings:
                fill(outer, holes, (*tint_of(area), wash))
    for piece in above:
        fill(piece.outline, piece.holes, (0, 0, 0, 0))
    return picture


@lru_cache(maxsize=32)
def border_bits(area: ReachArea, battlefield: Battlefield) -> Bits:
    """The border of an area as straight bits, without those below something higher."""
    above = [piece for piece in _floating(battlefield) if piece.base > area.height]
    found: list[tuple[Point, Point]] = []
    for outer, holes in area.region.rings:
        for ring in (outer, *holes):
            for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
                found += _visible_bits(start, end, above)
    return tuple(found)


def _visible_bits(start: Point, end: Point, above: Sequence[Piece]) -> list[tuple[Point, Point]]:
    box = (min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1]))
    near = [piece for piece in above if _meets(piece.outline, box)]
    if not near:
        return [(start, end)]
    count = max(1, ceil(hypot(end[0] - start[0], end[1] - start[1]) / BIT))
    places = [
        (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
        for i in range(count + 1)
    ]
    return [bit for bit in pairwise(places) if not any(_holds(piece, bit) for piece in near)]


def _holds(piece: Piece, bit: tuple[Point, Point]) -> bool:
    (ax, ay), (bx, by) = bit
    return in_area(Area(piece.outline, piece.holes), ((ax + bx) / 2.0, (ay + by) / 2.0), 0.0)


def _meets(ring: Ring, box: tuple[float, float, float, float]) -> bool:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs) <= box[2] and max(xs) >= box[0] and min(ys) <= box[3] and max(ys) >= box[1]
