"""What an analysis lays over a table: coloured cells, lanes of sight, ways, choke points, outlines of zones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.raster import Raster
from pb12table.table.shapes import Point3
from pb12table.window.kit.palette import INK, PAPER, Colour, PlayerLook
from pb12table.window.kit.strokes import dashed, line, lines
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.layers.areas import zone_colour
from pb12table.window.scene.plates import draw_plate

Colours = NDArray[np.uint8]
"""Rows from the south, columns from the west, and red, green, blue and opacity of each cell."""

LANE: Final[Colour] = (214, 40, 90)
CHOKE: Final[Colour] = (190, 30, 45)


def cells_layer(size: tuple[int, int], camera: Camera, raster: Raster, colours: Colours) -> pygame.Surface:
    """Coloured cells as a surface of `size` with opacity."""
    edges_x = [round(camera.to_screen_exact((x, 0.0))[0]) for x in _edges(raster.columns, raster.size, raster.width)]
    edges_y = [round(camera.to_screen_exact((0.0, y))[1]) for y in _edges(raster.rows, raster.size, raster.depth)]
    layer = pygame.Surface(size, pygame.SRCALPHA, 32)
    for row in range(raster.rows):
        top, bottom = edges_y[row + 1], edges_y[row]
        if bottom < 0 or top > size[1]:
            continue
        for column in np.flatnonzero(colours[row, :, 3]).tolist():
            left, right = edges_x[column], edges_x[column + 1]
            if right >= 0 and left <= size[0]:
                layer.fill(tuple(colours[row, column].tolist()), (left, top, right - left, bottom - top))
    return layer


def draw_lanes(
    surface: pygame.Surface, camera: Camera, lanes: Sequence[tuple[Point3, Point3]], scale: float
) -> None:
    """Numbered lines of sight, the longest the thickest."""
    for number, (start, end) in reversed(list(enumerate(lanes, 1))):
        first, second = (camera.to_screen_exact(place[:2]) for place in (start, end))
        width = (4.2 - 0.22 * number) * scale
        line(surface, PAPER, first, second, width + 2.4 * scale)
        line(surface, LANE, first, second, width)
        for pixel in (first, second):
            pygame.draw.circle(surface, PAPER, pixel, 5.4 * scale)
            pygame.draw.circle(surface, LANE, pixel, 3.8 * scale)
    taken: list[tuple[float, float]] = []
    for number, (start, end) in enumerate(lanes, 1):
        first, second = (camera.to_screen_exact(place[:2]) for place in (start, end))
        draw_plate(surface, str(number), _free_place(first, second, taken, 26.0 * scale), scale)


def draw_ways(
    surface: pygame.Surface,
    camera: Camera,
    looks: Mapping[PlayerId, PlayerLook],
    ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]],
    chokes: Sequence[tuple[Point3, float]],
    scale: float,
) -> None:
    """Ways in the colours of the players, and numbered choke points with the circle that was closed."""
    for number, (player, points) in enumerate(ways):
        colour = INK if player is None else looks[player].colour
        # Ways of several players along the same line stay side by side.
        shift = ((number % 3) - 1) * 2.2 * scale
        pixels = [(x + shift, y + shift) for x, y in (camera.to_screen_exact(point[:2]) for point in points)]
        lines(surface, PAPER, pixels, 6.0 * scale)
        lines(surface, colour, pixels, 3.4 * scale)
    for number, (place, radius) in enumerate(chokes, 1):
        middle = camera.to_screen_exact(place[:2])
        ring = [
            (middle[0] + radius * camera.scale * np.cos(a), middle[1] + radius * camera.scale * np.sin(a))
            for a in np.linspace(0.0, 2.0 * np.pi, 49)
        ]
        lines(surface, PAPER, ring, 5.2 * scale)
        lines(surface, CHOKE, ring, 3.0 * scale)
        draw_plate(surface, str(number), middle, scale)


SOUGHT: Final = (ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST)
"""Zones that figures come from or want to get to."""


def outline_zones(
    surface: pygame.Surface, camera: Camera, zones: Iterable[Zone], looks: dict[PlayerId, PlayerLook], scale: float
) -> None:
    """The outlines of the zones somebody comes from or wants to get to."""
    for zone in zones:
        if zone.kind not in SOUGHT:
            continue
        colour = zone_colour(zone, looks)
        for ring in (zone.area.outline, *zone.area.holes):
            points = [camera.to_screen_exact(point) for point in (*ring, ring[0])]
            lines(surface, PAPER, points, 4.4 * scale)
            dashed(surface, colour, points, 2.8 * scale, 10 * scale, 5 * scale)


def _edges(count: int, size: float, length: float) -> list[float]:
    return [min(number * size, length) for number in range(count + 1)]


def _free_place(
    first: tuple[float, float], second: tuple[float, float], taken: list[tuple[float, float]], apart: float
) -> tuple[float, float]:
    """A place on a line that lies away from those taken; it is taken then."""
    shares: Iterable[float] = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.5)
    place = first
    for share in shares:
        place = (first[0] + share * (second[0] - first[0]), first[1] + share * (second[1] - first[1]))
        if all(abs(place[0] - x) > apart or abs(place[1] - y) > apart for x, y in taken):
            break
    taken.append(place)
    return place
