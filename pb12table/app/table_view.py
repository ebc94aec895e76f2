"""The table as the players see it: terrain, zones, figures and everything that explains them.

`TableView.draw` paints a `Picture` (see picture.py) for a `Camera`; `picture_of` makes the plain picture of
a state.
"""

from __future__ import annotations

from math import cos, hypot, radians, sin

import pygame

from pb12table.app.camera import Camera
from pb12table.app.fonts import words
from pb12table.app.picture import (
    FallenToken,
    PathLeg,
    Picture,
    RingDrawing,
    SightDrawing,
    Token,
)
from pb12table.app.state_picture import picture_of
from pb12table.app.terrain_layer import TerrainLayer
from pb12table.pb12.profiles import FigureId, Setup
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area
from pb12table.texts.locale import Texts

__all__ = [
    "FallenToken",
    "PathLeg",
    "Picture",
    "RingDrawing",
    "SightDrawing",
    "TableView",
    "Token",
    "picture_of",
]


class TableView:
    """Draws one setup's table; `interface_scale` enlarges least sizes, lines and texts."""

    def __init__(self, setup: Setup, texts: Texts | None = None, interface_scale: float = 1.0) -> None:
        self.setup = setup
        self.texts = texts
        self.interface_scale = interface_scale
        self._terrain = TerrainLayer(setup)

    def draw(
        self, surface: pygame.Surface, camera: Camera, picture: Picture, *, complete: bool = False
    ) -> None:
        """Draw everything into the camera's viewport; `complete` waits for the finest terrain."""
        before = surface.get_clip()
        surface.set_clip(camera.viewport.clip(before))
        self._terrain.draw(surface, camera, complete=complete)
        for sight in picture.sights:
            start, end = sight.start[:2], sight.end[:2]
            pygame.draw.aaline(surface, (255, 255, 255), camera.to_screen(start), camera.to_screen(end))
        for token in picture.tokens:
            x, y = camera.to_screen(token.body.position)
            radius = self.token_radius(camera, token)
            pygame.draw.circle(surface, token.look.colour, (x, y), radius)
            facing = radians(token.body.facing)
            tip = (x + cos(facing) * radius * 1.4, y - sin(facing) * radius * 1.4)
            pygame.draw.line(surface, (255, 255, 255), (x, y), tip, 2)
            name = words(token.initials, round(radius), (255, 255, 255), True)
            surface.blit(name, name.get_rect(center=(x, y)))
        surface.set_clip(before)

    def token_radius(self, camera: Camera, token: Token) -> float:
        """How large a token is drawn, as its radius in pixels."""
        return max(0.25 * camera.scale, 13.0 * self.interface_scale)

    def piece_at(self, point: Point) -> Piece | None:
        """The highest piece of terrain over a table point."""
        found = [
            piece
            for piece in self.setup.battlefield.pieces
            if not piece.thin and in_area(Area(piece.outline, piece.holes), point, 0.0)
        ]
        return max(found, key=lambda piece: piece.top, default=None)

    def token_at(self, pixel: tuple[float, float], camera: Camera, picture: Picture) -> FigureId | None:
        """The figure whose token lies under a pixel, the nearest of several; ghosts are no targets."""
        best: tuple[float, FigureId] | None = None
        for token in picture.tokens:
            x, y = camera.to_screen_exact(token.body.position)
            away = hypot(pixel[0] - x, pixel[1] - y)
            if (
                not token.ghost
                and away <= self.token_radius(camera, token)
                and (best is None or away < best[0])
            ):
                best = (away, FigureId(token.body.id))
        return None if best is None else best[1]
