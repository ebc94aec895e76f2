"""How high terrain is, and what an analysis lays over a table: coloured cells, lanes, paths, choke points, threat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.cells import Raster
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Point3, Ring, box_of
from pb12table.table.terrain import Piece, ramp_line
from pb12table.window.kit.canvas import words
from pb12table.window.kit.palette import INK, PAPER, Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import Pixel, dashed, line, lines
from pb12table.window.scene.layers.areas import zone_colour
from pb12table.window.scene.picture import Camera, ThreatShown, ThreatSpot, draw_plate
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
    """Return the colour of a height in steps."""
    for (low, first), (high, second) in pairwise(TINTS):
        if height <= high:
            return mixed(first, second, max(height - low, 0.0) / (high - low))
    return TINTS[-1][1]


def draw_height_tints(surface: pygame.Surface, camera: Camera, pieces: tuple[Piece, ...], scale: float) -> None:
    """Draw each piece in the tint of its top with a contour, the higher above the lower."""
    table = camera.table_on_screen().clip(camera.viewport).clip(surface.get_clip())
    if table.w <= 0 or table.h <= 0:
        return
    x, y = camera.to_screen_exact((0.0, 0.0))
    surface.blit(_tints((x - table.x, y - table.y), camera.scale, table.size, pieces, scale), table)


@lru_cache(maxsize=2)
def _tints(
    origin: Pixel, camera_scale: float, size: tuple[int, int], pieces: tuple[Piece, ...], scale: float
) -> pygame.Surface:
    """Return the tints alone; `origin` is the place of the table's south-west corner in them, in pixels."""
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
    """Write the heights of the pieces' tops as numbers, highest first, each where its piece is seen, nothing `taken`.

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
    """Return where on a piece its number can stand, best place first."""
    best = label_point(piece)
    if piece.thin:
        ends = list(pairwise(piece.outline))
        others = [
            (ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in ends for share in (0.25, 0.75)
        ]
    else:
        west, south, east, north = box_of(piece.outline)
        shares = (0.5, 0.3, 0.7, 0.15, 0.85)
        grid = [(west + (east - west) * across, south + (north - south) * up) for across in shares for up in shares]
        area = Area(piece.outline, piece.holes)
        others = [point for point in grid if in_area(area, point, 0.0)]
    others.sort(key=lambda point: hypot(point[0] - best[0], point[1] - best[1]))
    return (best, *others)


@lru_cache(maxsize=2048)
def open_points(piece: Piece, pieces: tuple[Piece, ...]) -> tuple[Point, ...]:
    """Return those places of its number that lie under no higher piece, whose number it would seem to be.

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
    """Return a point of a piece where a number can stand: the middle if it lies inside, else the middle of an edge."""
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


Colours = NDArray[np.uint8]
"""Rows from the south, columns from the west, and red, green, blue and opacity of each cell."""

LANE: Final[Colour] = (214, 40, 90)
CHOKE: Final[Colour] = (190, 30, 45)


def cells_layer(size: tuple[int, int], camera: Camera, raster: Raster, colours: Colours) -> pygame.Surface:
    """Return coloured cells as a surface of `size` with opacity."""
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


def draw_lanes(surface: pygame.Surface, camera: Camera, lanes: Sequence[tuple[Point3, Point3]], scale: float) -> None:
    """Draw numbered lines of sight, the longest the thickest."""
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


def draw_narrow(surface: pygame.Surface, camera: Camera, passages: Sequence[tuple[Point, Point]], scale: float) -> None:
    """Draw numbered lines across narrow places; the numbers lie beside the way through."""
    pixels = [(camera.to_screen_exact(start), camera.to_screen_exact(end)) for start, end in passages]
    for first, second in pixels:
        line(surface, PAPER, first, second, 6.0 * scale)
        line(surface, CHOKE, first, second, 3.6 * scale)
    for number, (first, second) in enumerate(pixels, 1):
        middle = ((first[0] + second[0]) / 2.0, (first[1] + second[1]) / 2.0)
        draw_plate(surface, str(number), (middle[0] + 13.0 * scale, middle[1] - 13.0 * scale), scale)


def draw_ways(
    surface: pygame.Surface,
    camera: Camera,
    looks: Mapping[PlayerId, PlayerLook],
    ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]],
    chokes: Sequence[tuple[Point3, float]],
    scale: float,
) -> None:
    """Draw paths in the colours of the players, and numbered choke points with the circle that was closed."""
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
    """Draw the outlines of the zones somebody comes from or wants to get to."""
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
    """Return a place on a line away from those taken, and take it."""
    shares: Iterable[float] = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.5)
    place = first
    for share in shares:
        place = (first[0] + share * (second[0] - first[0]), first[1] + share * (second[1] - first[1]))
        if all(abs(place[0] - x) > apart or abs(place[1] - y) > apart for x, y in taken):
            break
    taken.append(place)
    return place


SHADES: Final[tuple[Colour, ...]] = ((250, 206, 96), (240, 140, 52), (214, 72, 44), (150, 22, 60))
"""By one figure, two, three, and more."""
LAYOUTS_WASH: Final = 118
STRIKE: Final[Colour] = (70, 8, 20)
DOT: Final = 0.11
"""The radius of the dot of a strike, in widths of a spot."""
NUMBERED: Final = 64.0
"""Spots that are at least so many natural pixels wide tell how many figures could attack."""
LARGE: Final = 11.0


def shade_of(count: int) -> Colour:
    """Return the colour of a spot that a number of figures could attack."""
    return SHADES[min(max(count, 1), len(SHADES)) - 1]


def draw_threat(surface: pygame.Surface, camera: Camera, threat: ThreatShown, scale: float) -> None:
    """Draw the spots in their colours, and the lines to the one that is pointed at."""
    if not threat.spots:
        return
    view = surface.get_clip()
    corner = camera.to_screen_exact((0.0, 0.0))
    origin = (round(corner[0] - view.x, 2), round(corner[1] - view.y, 2))
    surface.blit(_layer(threat.spots, origin, camera.scale, view.size, scale), view.topleft)
    for start, end, ranged in threat.lines:
        first, second = (camera.to_screen_exact(point) for point in (start, end))
        line(surface, PAPER, first, second, 4.2 * scale)
        if ranged:
            line(surface, shade_of(3), first, second, 2.2 * scale)
        else:
            dashed(surface, STRIKE, [first, second], 2.6 * scale, 6 * scale, 4 * scale)
        pygame.draw.circle(surface, PAPER, first, 5.0 * scale)
        pygame.draw.circle(surface, INK, first, 3.4 * scale)


@lru_cache(maxsize=6)
def _layer(
    spots: tuple[ThreatSpot, ...], origin: tuple[float, float], step: float, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """Return all spots on a surface of a size; `step` is a step in pixels, `origin` the place of the table's corner."""
    width, height = size
    layer = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    for spot in spots:
        points = [(origin[0] + x * step, origin[1] - y * step) for x, y in spot.ring]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        if max(xs) < 0 or max(ys) < 0 or min(xs) > width or min(ys) > height:
            continue
        pygame.draw.polygon(layer, (*shade_of(spot.count), LAYOUTS_WASH), [(round(x), round(y)) for x, y in points])
        middle, wide = (sum(xs) / len(xs), sum(ys) / len(ys)), max(xs) - min(xs)
        if spot.is_struck:
            pygame.draw.circle(layer, (*STRIKE, 210), middle, max(DOT * wide, 1.5 * scale))
        if wide >= NUMBERED * scale and spot.count > 1:
            corner = (min(xs) + LARGE * scale, min(ys) + LARGE * scale)
            draw_plate(layer, str(spot.count), corner, scale * 0.8)
    return layer
