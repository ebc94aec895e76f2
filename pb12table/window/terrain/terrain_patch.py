"""A patch of the table being painted: the way from steps to its pixels, masks of pieces, distances from their edges.

Pixel arrays are indexed [x, y] as pygame's are, with y downward.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Any, TypeVar

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.table.shapes import Box, Point, Ring, box_of, ring_area
from pb12table.table.terrain import Piece

Floats = NDArray[np.floating[Any]]
Bytes = NDArray[np.uint8]
Number = TypeVar("Number", bound=np.generic)
Pixel = tuple[float, float]

THIN_WIDTH = 0.16
"""How broad a wall without thickness is drawn, in steps."""
LIGHT: Pixel = (-0.7071, 0.7071)
"""Where the light comes from, as a unit vector on the table: north-west."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A rectangle of `width` x `height` pixels whose upper left corner lies at (`west`, `north`) on the table."""

    west: float
    north: float
    scale: float
    width: int
    height: int

    def pixel(self, point: Point) -> Pixel:
        """The pixel of a table point, not rounded."""
        return ((point[0] - self.west) * self.scale, (self.north - point[1]) * self.scale)

    def pixels(self, ring: Sequence[Point]) -> list[Pixel]:
        """The pixels of several table points."""
        return [self.pixel(point) for point in ring]

    def bounds(self) -> Box:
        """West, south, east and north in steps."""
        return (
            self.west,
            self.north - self.height / self.scale,
            self.west + self.width / self.scale,
            self.north,
        )

    def cut(self, bounds: Box) -> tuple[Patch, tuple[int, int]] | None:
        """The part of the patch within bounds in steps, and where it lies in this one; None for nothing."""
        left = max(floor((bounds[0] - self.west) * self.scale), 0)
        right = min(ceil((bounds[2] - self.west) * self.scale), self.width)
        top = max(floor((self.north - bounds[3]) * self.scale), 0)
        bottom = min(ceil((self.north - bounds[1]) * self.scale), self.height)
        if right <= left or bottom <= top:
            return None
        west, north = self.west + left / self.scale, self.north - top / self.scale
        return Patch(west, north, self.scale, right - left, bottom - top), (left, top)

    def places(self) -> tuple[Floats, Floats]:
        """The table coordinates of the pixels' middles: x as a column, y as a row."""
        x = self.west + (np.arange(self.width, dtype=np.float32) + 0.5) / self.scale
        y = self.north - (np.arange(self.height, dtype=np.float32) + 0.5) / self.scale
        return x[:, None], y[None, :]


def bounds_of(ring: Sequence[Point], margin: float = 0.0) -> Box:
    """West, south, east and north of some points, widened by a margin in steps."""
    west, south, east, north = box_of(ring)
    return (west - margin, south - margin, east + margin, north + margin)


def joined(first: Box, second: Box) -> Box:
    """The bounds of two together."""
    return (min(first[0], second[0]), min(first[1], second[1]), max(first[2], second[2]), max(first[3], second[3]))


def rings_of(piece: Piece) -> tuple[Ring, ...]:
    """The outer ring and the holes of what is drawn for a piece; a thin wall becomes a narrow band."""
    if piece.thin:
        return tuple(band(start, end, THIN_WIDTH) for start, end in pairwise(piece.outline))
    return (piece.outline, *piece.holes)


def band(start: Point, end: Point, width: float) -> Ring:
    """A rectangle along a line, longer at both ends by half its width so that corners close."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length * width / 2.0, dy / length * width / 2.0
    return (
        (start[0] - ux + uy, start[1] - uy - ux),
        (end[0] + ux + uy, end[1] + uy - ux),
        (end[0] + ux - uy, end[1] + uy + ux),
        (start[0] - ux - uy, start[1] - uy + ux),
    )


def fill(surface: pygame.Surface, patch: Patch, piece: Piece, inside: int | tuple[int, int, int]) -> None:
    """Fill a piece's area with a colour, leaving its holes black."""
    rings = rings_of(piece)
    holes = () if piece.thin else rings[1:]
    for ring in rings if piece.thin else rings[:1]:
        pygame.draw.polygon(surface, inside, patch.pixels(ring))
    for hole in holes:
        pygame.draw.polygon(surface, 0, patch.pixels(hole))


def mask_of(patch: Patch, piece: Piece) -> Bytes:
    """255 where the piece is, 0 elsewhere."""
    sheet = pygame.Surface((patch.width, patch.height), 0, 8)
    fill(sheet, patch, piece, 255)
    return np.array(pygame.surfarray.pixels2d(sheet))


def long_direction(ring: Sequence[Point]) -> float:
    """The direction of a ring's longest edge, in radians counter-clockwise from east."""
    edges = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    (x0, y0), (x1, y1) = max(edges, key=lambda edge: hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]))
    return float(np.arctan2(y1 - y0, x1 - x0))


@dataclass(frozen=True, slots=True)
class Edges:
    """For each pixel of a patch: the distance in steps from the nearest edge, and that edge's outward normal.

    `along` is the place along the edge in steps and `number` the edge's.
    """

    distance: Floats
    along: Floats
    facing_x: Floats
    facing_y: Floats
    number: NDArray[np.int16]

    @property
    def lit(self) -> Floats:
        """How far each pixel's edge faces the light, -1 to 1."""
        return self.facing_x * np.float32(LIGHT[0]) + self.facing_y * np.float32(LIGHT[1])


MOST_FIELD_PIXELS = 90_000


def edges_of(patch: Patch, rings: Sequence[Ring], table: tuple[float, float] | None = None) -> Edges:
    """The nearest edge of each pixel; big patches are measured coarsely, at every second or third pixel.

    With `table` (width, depth) given, edges that lie on the border of the table do not count.
    """
    coarse = 1
    while patch.width * patch.height / coarse**2 > MOST_FIELD_PIXELS:
        coarse += 1
    small = Patch(patch.west, patch.north, patch.scale / coarse, -(-patch.width // coarse), -(-patch.height // coarse))
    x, y = small.places()
    shape = (small.width, small.height)
    best = np.full(shape, 1e12, np.float32)
    along = np.zeros(shape, np.float32)
    number = np.zeros(shape, np.int16)
    normals: list[Pixel] = []
    for ring in rings:
        # Holes must run against the outer ring, so that normals point away from the solid.
        is_outer = ring is rings[0]
        turned = ring if (ring_area(ring) > 0.0) is is_outer else ring[::-1]
        for (ax, ay), (bx, by) in zip(turned, [*turned[1:], turned[0]], strict=True):
            length = hypot(bx - ax, by - ay)
            if length == 0.0 or (table is not None and _on_border((ax, ay), (bx, by), table)):
                continue
            ux, uy = (bx - ax) / length, (by - ay) / length
            t = (x - ax) * ux + (y - ay) * uy
            beside = np.clip(t, 0.0, length) - t
            across = (x - ax) * uy - (y - ay) * ux
            squared = beside * beside + across * across
            nearer = squared < best
            np.copyto(best, squared, where=nearer)
            np.copyto(along, t, where=nearer)
            np.copyto(number, np.int16(len(normals)), where=nearer)
            normals.append((uy, -ux))
    normal = np.array(normals or [(0.0, 0.0)], np.float32)
    facing_x, facing_y = normal[number, 0], normal[number, 1]
    fields = (np.sqrt(best), along, facing_x, facing_y)
    grown = [_grown(field, coarse, patch) for field in fields]
    return Edges(grown[0], grown[1], grown[2], grown[3], _grown(number, coarse, patch))


def _on_border(start: Point, end: Point, table: tuple[float, float]) -> bool:
    return any(
        abs(start[axis] - border) < 1e-6 and abs(end[axis] - border) < 1e-6
        for axis in (0, 1)
        for border in (0.0, table[axis])
    )


def _grown(field: NDArray[Number], times: int, patch: Patch) -> NDArray[Number]:
    if times == 1:
        return field
    big = np.repeat(np.repeat(field, times, axis=0), times, axis=1)
    return big[: patch.width, : patch.height]
