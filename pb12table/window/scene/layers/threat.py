"""The threat map drawn: the more figures could attack, the deeper the colour; a dot where one could strike, too."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from pb12table.window.kit.palette import INK, PAPER, Colour
from pb12table.window.kit.strokes import dashed, line
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import ThreatShown, ThreatSpot
from pb12table.window.scene.plates import draw_plate

SHADES: Final[tuple[Colour, ...]] = ((250, 206, 96), (240, 140, 52), (214, 72, 44), (150, 22, 60))
"""By one figure, two, three, and more."""
WASH: Final = 118
STRIKE: Final[Colour] = (70, 8, 20)
DOT: Final = 0.11
"""The radius of the dot of a strike, in widths of a spot."""
NUMBERED: Final = 64.0
"""Spots that are at least so many natural pixels wide tell how many figures could attack."""
LARGE: Final = 11.0


def shade_of(count: int) -> Colour:
    """The colour of a spot that so many figures could attack."""
    return SHADES[min(max(count, 1), len(SHADES)) - 1]


def draw_threat(surface: pygame.Surface, camera: Camera, threat: ThreatShown, scale: float) -> None:
    """The spots in their colours, and the lines to the one that is pointed at."""
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
    """All spots on a surface of a size; a step is so many pixels, and the table's corner lies at `origin`."""
    width, height = size
    layer = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    for spot in spots:
        points = [(origin[0] + x * step, origin[1] - y * step) for x, y in spot.ring]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        if max(xs) < 0 or max(ys) < 0 or min(xs) > width or min(ys) > height:
            continue
        pygame.draw.polygon(layer, (*shade_of(spot.count), WASH), [(round(x), round(y)) for x, y in points])
        middle, wide = (sum(xs) / len(xs), sum(ys) / len(ys)), max(xs) - min(xs)
        if spot.is_struck:
            pygame.draw.circle(layer, (*STRIKE, 210), middle, max(DOT * wide, 1.5 * scale))
        if wide >= NUMBERED * scale and spot.count > 1:
            corner = (min(xs) + LARGE * scale, min(ys) + LARGE * scale)
            draw_plate(layer, str(spot.count), corner, scale * 0.8)
    return layer
