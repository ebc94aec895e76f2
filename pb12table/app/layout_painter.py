"""Pictures of what a layout is worth, drawn without a window: maps of cells, lanes, ways, and where figures went."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from io import BytesIO

# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.app.areas import zone_colour
from pb12table.app.camera import Camera
from pb12table.app.palette import INK, PAPER, Colour
from pb12table.app.picture import Picture
from pb12table.app.plates import draw_plate
from pb12table.app.state_picture import picture_of
from pb12table.app.strokes import dashed, line, lines
from pb12table.app.table_view import TableView
from pb12table.pb12.profiles import PlayerId, Setup, ZoneKind
from pb12table.pb12.setup import new_game
from pb12table.table.raster import Raster
from pb12table.table.shapes import Point, Point3
from pb12table.texts.locale import Texts

Colours = NDArray[np.uint8]
"""Rows from the south, columns from the west, and red, green, blue and opacity of each cell."""

PALENESS = 0.38
"""How much of its own colours the terrain keeps below a map of cells."""

LANE: Colour = (214, 40, 90)
CHOKE: Colour = (190, 30, 45)


class LayoutPainter:
    """Draws one layout over and over with something else on it; each picture is a PNG file `width` pixels wide."""

    def __init__(self, setup: Setup, texts: Texts, width: int = 880) -> None:
        table = setup.battlefield
        self._setup, self._texts = setup, texts
        self._scale = max(width / 1100.0, 0.6)
        margin = 12.0 * self._scale
        height = max(round((width - 2.0 * margin) * table.depth / table.width + 2.0 * margin), 80)
        self._size = (width, height)
        self._camera = Camera.fitted(table.width, table.depth, pygame.Rect(0, 0, width, height), margin)
        self._view = TableView(setup, texts, self._scale)
        self._bare = self._drawn(Picture())
        self._pale = _paled(self._bare)

    def overview(self) -> bytes:
        """The opening position with all zones."""
        picture = picture_of(new_game(self._setup), self._texts)
        picture.show_zones = True
        return _png(self._drawn(picture))

    def cells(self, raster: Raster, colours: Colours, places: Sequence[tuple[str, Point3]] = ()) -> bytes:
        """A map of coloured cells over the paled terrain, with plates at some places."""
        surface = self._pale.copy()
        self._lay_cells(surface, raster, colours)
        self._outline_zones(surface)
        for text, place in places:
            draw_plate(surface, text, self._camera.to_screen_exact(place[:2]), self._scale)
        return _png(surface)

    def lanes(self, lanes: Sequence[tuple[Point3, Point3]]) -> bytes:
        """Numbered lines of sight, the longest the thickest."""
        surface = self._pale.copy()
        self._outline_zones(surface)
        for number, (start, end) in reversed(list(enumerate(lanes, 1))):
            first, second = (self._camera.to_screen_exact(place[:2]) for place in (start, end))
            width = (4.2 - 0.22 * number) * self._scale
            line(surface, PAPER, first, second, width + 2.4 * self._scale)
            line(surface, LANE, first, second, width)
            for pixel in (first, second):
                pygame.draw.circle(surface, PAPER, pixel, 5.4 * self._scale)
                pygame.draw.circle(surface, LANE, pixel, 3.8 * self._scale)
        taken: list[tuple[float, float]] = []
        for number, (start, end) in enumerate(lanes, 1):
            first, second = (self._camera.to_screen_exact(place[:2]) for place in (start, end))
            draw_plate(surface, str(number), _free_place(first, second, taken, 26.0 * self._scale), self._scale)
        return _png(surface)

    def ways(
        self,
        ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]],
        chokes: Sequence[tuple[Point3, float]],
    ) -> bytes:
        """Ways in the colours of the players, and numbered choke points with the circle that was closed."""
        surface = self._pale.copy()
        self._outline_zones(surface)
        for number, (player, points) in enumerate(ways):
            colour = INK if player is None else self._view.looks[player].colour
            # Ways of several players along the same line stay side by side.
            shift = ((number % 3) - 1) * 2.2 * self._scale
            pixels = [self._moved(point[:2], shift) for point in points]
            lines(surface, PAPER, pixels, 6.0 * self._scale)
            lines(surface, colour, pixels, 3.4 * self._scale)
        for number, (place, radius) in enumerate(chokes, 1):
            middle = self._camera.to_screen_exact(place[:2])
            ring = [
                (
                    middle[0] + radius * self._camera.scale * np.cos(a),
                    middle[1] + radius * self._camera.scale * np.sin(a),
                )
                for a in np.linspace(0.0, 2.0 * np.pi, 49)
            ]
            lines(surface, PAPER, ring, 5.2 * self._scale)
            lines(surface, CHOKE, ring, 3.0 * self._scale)
            draw_plate(surface, str(number), middle, self._scale)
        return _png(surface)

    def _moved(self, point: Point, shift: float) -> tuple[float, float]:
        x, y = self._camera.to_screen_exact(point)
        return (x + shift, y + shift)

    def _drawn(self, picture: Picture) -> pygame.Surface:
        surface = pygame.Surface(self._size)
        self._view.draw(surface, self._camera, picture, complete=True)
        return surface

    def _lay_cells(self, surface: pygame.Surface, raster: Raster, colours: Colours) -> None:
        edges_x = [
            round(self._camera.to_screen_exact((x, 0.0))[0]) for x in _edges(raster.columns, raster.size, raster.width)
        ]
        edges_y = [
            round(self._camera.to_screen_exact((0.0, y))[1]) for y in _edges(raster.rows, raster.size, raster.depth)
        ]
        layer = pygame.Surface(self._size, pygame.SRCALPHA, 32)
        for row in range(raster.rows):
            top, bottom = edges_y[row + 1], edges_y[row]
            for column in np.flatnonzero(colours[row, :, 3]).tolist():
                left, right = edges_x[column], edges_x[column + 1]
                layer.fill(tuple(colours[row, column].tolist()), (left, top, right - left, bottom - top))
        surface.blit(layer, (0, 0))

    def _outline_zones(self, surface: pygame.Surface) -> None:
        scale = self._scale
        for zone in self._setup.zones:
            if zone.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH, ZoneKind.DARK):
                continue
            colour = zone_colour(zone, self._view.looks)
            for ring in (zone.area.outline, *zone.area.holes):
                points = [self._camera.to_screen_exact(point) for point in (*ring, ring[0])]
                lines(surface, PAPER, points, 4.4 * scale)
                dashed(surface, colour, points, 2.8 * scale, 10 * scale, 5 * scale)


def _edges(count: int, size: float, length: float) -> list[float]:
    return [min(number * size, length) for number in range(count + 1)]


def _paled(surface: pygame.Surface) -> pygame.Surface:
    """The same picture nearly without colour and lighter, so that what is laid over it can be read."""
    pixels = pygame.surfarray.array3d(surface).astype(np.float32)
    grey = pixels.mean(axis=2, keepdims=True)
    pale = PALENESS * pixels + (1.0 - PALENESS) * grey
    pale = 66.0 + 0.74 * pale
    # Few shades make small files.
    pale = np.clip(np.round(pale / 6.0) * 6.0, 0.0, 255.0)
    result = pygame.Surface(surface.get_size())
    pygame.surfarray.blit_array(result, pale.astype(np.uint8))
    return result


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


def _png(surface: pygame.Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()
