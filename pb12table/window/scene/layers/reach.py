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

from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Box, Point, Ring, box_of
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area
from pb12table.window.kit import palette
from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import Pixel, dashed, line
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Reach, ReachArea
from pb12table.window.scene.plates import draw_plate, plate_size
from pb12table.window.scene.unseen import slit

WASH: Final = {"faint": 34, "strong": 66}
LINE: Final = {"faint": 1.4, "strong": 2.2}
DARK: Final[Colour] = (26, 24, 26)
BIT: Final = 0.3
"""Borders are looked at in bits of this length, in steps, to leave out those below something."""
LABEL_GAP: Final = 4.0
"""The room around a label, in natural pixels."""

KEPT_PIXELS: Final = 4_000_000
"""A picture up to this size holds the whole reach, a larger one only what is in view."""

Bits = tuple[tuple[Point, Point], ...]


def draw_reach(surface: pygame.Surface, camera: Camera, reach: Reach, battlefield: Battlefield, scale: float) -> None:
    """The areas of a reach, their borders, each action point in its tint."""
    if not any(area.region.rings for area in reach.areas):
        return
    west, south, east, north = _box(reach.areas)
    left, top = camera.to_screen((west, north))
    right, bottom = camera.to_screen((east, south))
    margin = round(6 * scale)
    box = pygame.Rect(left, top, right - left, bottom - top).inflate(2 * margin, 2 * margin)
    if box.w * box.h > KEPT_PIXELS:
        box = box.clip(camera.viewport)
    if box.clip(surface.get_clip()).w <= 0:
        return
    # Relative to a corner on a whole pixel, so that the same picture serves while the table is pushed.
    corner = (left - box.left, top - box.top, west, north)
    strength = "faint" if reach.faint else "strong"
    picture = _picture(corner, camera.scale, box.size, reach.areas, battlefield, strength, scale)
    surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_reach_labels(
    surface: pygame.Surface, camera: Camera, reach: Reach, scale: float, taken: list[pygame.Rect]
) -> None:
    """What each border means, where it is farthest from the figure within the view, on nothing that is `taken`.

    Where the labels lie is taken from then on.
    """
    view = surface.get_clip().inflate(-round(60 * scale), -round(30 * scale))
    for label, points in _by_label(reach).items():
        lying = pygame.Rect((0, 0), plate_size(label, scale, 12.0)).inflate(LABEL_GAP * scale, LABEL_GAP * scale)
        for point in points:
            lying.center = camera.to_screen(point)
            if view.collidepoint(lying.center) and lying.collidelist(taken) < 0:
                taken.append(draw_plate(surface, label, lying.center, scale, "plan", 12.0))
                break


def tint_of(area: ReachArea) -> Colour:
    """The colour of an area: the tint of its action point, or that of what is only promised."""
    tints = palette.ACTION_POINT_TINTS
    return palette.PLAN if area.bonus else tints[area.action_point % len(tints)]


@lru_cache(maxsize=8)
def _by_label(reach: Reach) -> dict[str, list[Point]]:
    """The corners of the borders under each label, those farthest from the figure first."""
    found: dict[str, list[Point]] = {}
    for area in reach.areas:
        if area.label:
            found.setdefault(area.label, []).extend(point for outer, _ in area.region.rings for point in outer)
    x, y = reach.centre
    return {
        label: sorted(points, key=lambda point: -hypot(point[0] - x, point[1] - y))
        for label, points in found.items()
    }


def _box(areas: Sequence[ReachArea]) -> Box:
    """West, south, east and north of all areas, in steps."""
    return box_of(point for area in areas for outer, _ in area.region.rings for point in outer)


def _floating(battlefield: Battlefield) -> list[Piece]:
    return [piece for piece in battlefield.pieces if piece.base > 0.0 and not piece.thin]


@lru_cache(maxsize=4)
def _picture(
    corner: tuple[int, int, float, float],
    scale: float,
    size: tuple[int, int],
    areas: tuple[ReachArea, ...],
    battlefield: Battlefield,
    strength: str,
    line_scale: float,
) -> pygame.Surface:
    """Tints and borders, premultiplied; `corner` is a pixel of the picture and the place on the table it shows."""
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    wash, width = WASH[strength], LINE[strength] * line_scale

    def pixel(point: Point) -> Pixel:
        return (corner[0] + (point[0] - corner[2]) * scale, corner[1] - (point[1] - corner[3]) * scale)

    def fill(outer: Ring, holes: Sequence[Ring], colour: tuple[int, int, int, int]) -> None:
        pygame.draw.polygon(picture, colour, [pixel(point) for point in slit(outer, holes)])

    above = sorted(_floating(battlefield), key=lambda piece: piece.base)
    for area in sorted(areas, key=lambda area: (area.height, -area.action_point)):
        while above and above[0].base <= area.height:
            piece = above.pop(0)
            fill(piece.outline, piece.holes, (0, 0, 0, 0))
        if not area.bonus:
            red, green, blue = (part * wash // 255 for part in tint_of(area))
            for outer, holes in area.region.rings:
                fill(outer, holes, (red, green, blue, wash))
    for piece in above:
        fill(piece.outline, piece.holes, (0, 0, 0, 0))
    # Smooth lines mix all four channels with what lies below, which is right for premultiplied colours.
    for area in sorted(areas, key=lambda area: -area.action_point):
        for start, end in border_bits(area, battlefield):
            a, b = pixel(start), pixel(end)
            if area.bonus:
                dashed(picture, tint_of(area), (a, b), width, 5 * line_scale, 4 * line_scale)
            else:
                line(picture, DARK, a, b, width + 1.4 * line_scale)
                line(picture, tint_of(area), a, b, width)
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


def _meets(ring: Ring, box: Box) -> bool:
    west, south, east, north = box_of(ring)
    return west <= box[2] and east >= box[0] and south <= box[3] and north >= box[1]
