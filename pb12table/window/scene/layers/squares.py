"""Squares on the ground, as thin lines from border to border."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import line
from pb12table.window.scene.camera import Camera

LINE: Final[Colour] = (70, 60, 48)
THIN: Final = 1.0
FINEST: Final = 6.0
"""Squares smaller than so many pixels are not drawn."""


def draw_squares(surface: pygame.Surface, camera: Camera, table: tuple[float, float], side: float) -> None:
    """Squares of a side over a table, both in steps, from its south-west corner on."""
    if side * camera.scale < FINEST:
        return
    width, depth = table
    for number in range(int(width / side) + 1):
        x = number * side
        line(surface, LINE, camera.to_screen_exact((x, 0.0)), camera.to_screen_exact((x, depth)), THIN)
    for number in range(int(depth / side) + 1):
        y = number * side
        line(surface, LINE, camera.to_screen_exact((0.0, y)), camera.to_screen_exact((width, y)), THIN)
