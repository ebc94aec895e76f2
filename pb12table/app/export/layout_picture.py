"""A picture of a layout alone: the table from edge to edge, without frame and figures."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, TypeVar, cast

# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pb12table.app.preview.state_picture import cells_of
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Picture
from pb12table.window.scene.table_view import TableView
from pb12table.window.terrain.terrain_layer import terrain_picture

BLOCK = 512
"""The terrain is painted in squares of so many pixels."""


def layout_png(
    setup: GameSetup,
    texts: Texts,
    size: tuple[int, int],
    *,
    zones: bool = False,
    heights: bool = False,
    progress: Callable[[float], None] = lambda share: None,
) -> bytes:
    """The whole table of a setup as a PNG file of `size` pixels, which should have its proportions.

    `progress` is called again and again with the share that is painted.
    """
    surface = pygame.Surface(size)
    field = setup.battlefield
    scale = max(size[0] / field.width, size[1] / field.depth)
    corners = [(left, top) for top in range(0, size[1], BLOCK) for left in range(0, size[0], BLOCK)]
    for number, (left, top) in enumerate(corners):
        width, height = min(BLOCK, size[0] - left), min(BLOCK, size[1] - top)
        surface.blit(terrain_picture(field, scale, left, top, width, height, setup.backdrop), (left, top))
        progress((number + 1) / len(corners))
    camera = Camera(surface.get_rect(), scale, (field.width / 2.0, field.depth / 2.0), field.width, field.depth)
    view = TableView(setup, texts, max(max(size) / 1600.0, 0.6))
    view.draw_above(surface, camera, Picture(show_zones=zones, show_heights=heights, cells=cells_of(setup, texts)))
    return png_of(surface)


def png_of(surface: pygame.Surface) -> bytes:
    """A surface as a PNG file."""
    file = BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()


AnySetup = TypeVar("AnySetup", bound=GameSetup)


def bare(setup: AnySetup) -> AnySetup:
    """A setup that can travel to another process: without what has been looked up in it."""
    plain: Any = setup
    return cast(AnySetup, replace(plain))


@dataclass(frozen=True)
class LayoutPainting:
    """A picture of a layout alone, to be painted by another process."""

    setup: GameSetup
    language: str
    size: tuple[int, int]

    @classmethod
    def of(cls, setup: GameSetup, texts: Texts, size: tuple[int, int]) -> LayoutPainting:
        """The picture of a layout, `size` in pixels."""
        return cls(bare(setup), texts.language, size)

    @property
    def pixels(self) -> int:
        return self.size[0] * self.size[1]

    def png(self) -> bytes:
        return layout_png(self.setup, Texts(self.language), self.size)
