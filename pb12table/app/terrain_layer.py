"""The terrain as a picture."""

from __future__ import annotations

import pygame

from pb12table.app.camera import Camera
from pb12table.app.palette import DESK
from pb12table.pb12.profiles import Setup


class TerrainLayer:
    """Draws the table and its terrain for any camera."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    def draw(self, surface: pygame.Surface, camera: Camera, *, complete: bool = False) -> None:
        """Draw table and terrain into the camera's viewport."""
        field = self._setup.battlefield
        surface.fill(DESK, camera.viewport)
        left, top = camera.to_screen((0.0, field.depth))
        right, bottom = camera.to_screen((field.width, 0.0))
        pygame.draw.rect(surface, (196, 184, 146), (left, top, right - left, bottom - top))
        for piece in sorted(field.pieces, key=lambda piece: piece.top):
            points = [camera.to_screen(point) for point in piece.outline]
            if piece.thin:
                pygame.draw.lines(surface, (70, 60, 50), False, points, 3)
            else:
                shade = min(90 + round(piece.top * 25), 220)
                pygame.draw.polygon(surface, (shade, shade - 10, shade - 30), points)
                pygame.draw.polygon(surface, (44, 36, 30), points, 2)
