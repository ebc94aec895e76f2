"""How high terrain is: with heights switched on a tint and a contour for each piece, and the height as a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

import pygame

from pb12table.table.shapes import Point, Ring, box_of
from pb12table.table.terrain import Piece, ramp_line
from pb12table.table.zones import Area, in_area
from pb12table.window.kit.fonts import words
from pb12table.window.kit.palette import INK, Colour, mixed
from pb12table.window.kit.strokes import Pixel
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.unseen import slit
from pb12table.window.terrain.terrain_patch import rings_of

TINTS: Final[tuple[tuple[float, Colour], ...]] = (
    (0.0, (255, 250, 190)),
    (1.0, (255, 216, 104)),
    (2.0, (248, 156, 62)),
    (3.5, (212, 86, 56)),
    (5.0, (140, 40, 84)),
    (8.0, (66, 22, 84)),
)
"""Heights in steps with their colours: the higher, the darker, so that it can be told without colours too."""
WASH: Final = 120
LEAST: Final = 0.1
"""What is not higher, in steps, counts as ground."""


def height_tint(height: float) -> Colour:
    """The colour of a height in steps."""
    for (low, first), (high, second) in pairwise(TINTS):
        if height <= high:
            return mixed(first, second, max(height - low, 0.0) / (high - low))
    return TINTS[-1][1]


def draw_height_tints(surface: pygame.Surface, camera: Camera, pieces: tuple[Piece, ...], scale: float) -> None:
    """Each piece in the tint of its top with a contour, the higher above the lower."""
    table = camera.table_on_screen().clip(camera.viewport).clip(surface.get_clip())
    if table.w <= 0 or table.h <= 0:
        return
    x, y = camera.to_screen_exact((0.0, 0.0))
    surface.blit(_tints((x - table.x, y - table.y), camera.scale, table.size, pieces, scale), table)


@lru_cache(maxsize=2)
def _tints(
    origin: Pixel, camera_scale: float, size: tuple[int, int], pieces: tuple[Piece, ...], scale: float
) -> pygame.Surface:
    """The tints alone; `origin` is where the table's south-west corner lies in them, in pixels."""
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)

    def pixels(ring: Ring) -> list[Pixel]:
        return [(origin[0] + x * camera_scale, origin[1] - y * camera_scale) for x, y in ring]

    for piece in sorted(pieces, key=lambda piece: piece.top):
        if piece.top <= LEAST or piece.height <= LEAST:
            continue
        colour = height_tint(piece.top)
        rings = rings_of(piece)
        for outer, holes in [(ring, ()) for ring in rings] if piece.thin else [(rings[0], rings[1:])]:
            pygame.draw.polygon(picture, (*colour, WASH), pixels(slit(outer, holes)))
        for ring in rings:
            pygame.draw.lines(picture, (*INK, 255), True, pixels(ring), max(round(3.0 * scale), 2))
            pygame.draw.lines(picture, (*colour, 255), True, pixels(ring), max(round(1.4 * scale), 1))
    return picture


def draw_heights(
    surface: pygame.Surface,
    camera: Camera,
    pieces: tuple[Piece, ...],
    scale: float,
    number: Callable[[float], str],
    taken: list[pygame.Rect],
    *,
    always: bool,
) -> None:
    """The heights of the pieces' tops as numbers, the highest first, each where its piece is seen and nothing `taken`.

    A number without such a place is left out. A piece one can pass beneath shows its underside too. Unless they are
    wanted `always`, only pieces that are broad enough get a number. Where the numbers lie is taken from then on.
    """
    size = round(min(max(camera.scale * 0.3, 12.0 * scale), 22.0 * scale))
    for piece in sorted(pieces, key=lambda piece: -piece.top):
        if piece.height <= LEAST:
            continue
        letters = words("–".join(map(number, _heights(piece, pieces))), size, (255, 252, 240), True, halo=INK)
        if not always and letters.get_width() > _breadth(piece) * camera.scale * 1.2:
            continue
        for point in open_points(piece, pieces):
            place = letters.get_rect(center=camera.to_screen(point))
            if place.colliderect(camera.viewport) and place.collidelist(taken) < 0:
                surface.blit(letters, place)
                taken.append(place)
                break


@lru_cache(maxsize=2048)
def number_points(piece: Piece) -> tuple[Point, ...]:
    """Where on a piece its number can stand, the best place first."""
    best = label_point(piece)
    if piece.thin:
        ends = list(pairwise(piece.outline))
        others = [
            (ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in ends for share in (0.25, 0.75)
        ]
    else:
        west, south, east, north = box_of(piece.outline)
        shares = (0.5, 0.3, 0.7, 0.15, 0.85)
        grid = [
            (west + (east - west) * across, south + (north - south) * up)
            for across in shares
            for up in shares
        ]
        area = Area(piece.outline, piece.holes)
        others = [point for point in grid if in_area(area, point, 0.0)]
    others.sort(key=lambda point: hypot(point[0] - best[0], point[1] - best[1]))
    return (best, *others)


@lru_cache(maxsize=2048)
def open_points(piece: Piece, pieces: tuple[Piece, ...]) -> tuple[Point, ...]:
    """Those of the places of its number that lie under no higher piece, whose number it would seem to be.

    All of them where every one does, as below a roof.
    """
    above = [Area(other.outline, other.holes) for other in pieces if other.top > piece.top and not other.thin]
    points = number_points(piece)
    found = tuple(point for point in points if not any(in_area(area, point, 0.0) for area in above))
    return found or points


@lru_cache(maxsize=2048)
def _heights(piece: Piece, pieces: tuple[Piece, ...]) -> tuple[float, ...]:
    point = label_point(piece)
    rests = piece.base <= 0.0 or any(
        other is not piece
        and not other.thin
        and abs(other.top_at(point) - piece.base) < 0.01
        and in_area(Area(other.outline, other.holes), point, 0.0)
        for other in pieces
    )
    return (piece.top,) if rests else (piece.base, piece.top)


def _breadth(piece: Piece) -> float:
    west, south, east, north = box_of(piece.outline)
    return max(east - west, north - south)


@lru_cache(maxsize=2048)
def label_point(piece: Piece) -> Point:
    """A point of a piece where a number can stand: the middle if it lies inside, else the middle of an edge."""
    ring = piece.outline
    if piece.thin:
        return ((ring[0][0] + ring[1][0]) / 2.0, (ring[0][1] + ring[1][1]) / 2.0)
    if piece.is_ramp:
        start, (ux, uy), run = ramp_line(piece)
        return (start[0] + ux * run * 0.87, start[1] + uy * run * 0.87)
    middle = (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
    area = Area(ring, piece.holes)
    if in_area(area, middle, 0.0):
        return middle
    start, end = max(
        zip(ring, (*ring[1:], ring[0]), strict=True),
        key=lambda edge: hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]),
    )
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = (start[0] + end[0]) / 2.0, (start[1] + end[1]) / 2.0
    nx, ny = -(end[1] - start[1]) / length, (end[0] - start[0]) / length
    for deep in (0.3, -0.3, 0.15, -0.15):
        if in_area(area, (x + nx * deep, y + ny * deep), 0.0):
            return (x + nx * deep, y + ny * deep)
    return (x, y)
