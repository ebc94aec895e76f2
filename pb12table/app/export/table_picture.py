"""Exporting what the table shows as a picture file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.export.layout_picture import bare, png_of
from pb12table.app.export.painting_aside import paint_aside
from pb12table.app.screens.base import Desk
from pb12table.files.places import user_folder
from pb12table.files.problems import FileProblem
from pb12table.files.replacing import write_atomically
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.window.kit import palette
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Picture
from pb12table.window.scene.table_view import TableView

LARGER: Final = 2
"""A picture is so many times as fine as the window."""


def pictures_folder() -> Path:
    """Where exported pictures lie; made when it is missing, which may raise OSError."""
    folder = user_folder() / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@dataclass(frozen=True)
class TablePainting:
    """What a camera shows of a table, without panels, twice as fine; to be painted by another process."""

    setup: GameSetup
    language: str
    interface_scale: float
    camera: Camera
    picture: Picture

    @property
    def pixels(self) -> int:
        return self.camera.viewport.w * self.camera.viewport.h * LARGER * LARGER

    def png(self) -> bytes:
        viewport = pygame.Rect(0, 0, self.camera.viewport.w * LARGER, self.camera.viewport.h * LARGER)
        surface = pygame.Surface(viewport.size)
        surface.fill(palette.DESK)
        finer = TableView(self.setup, Texts(self.language), self.interface_scale * LARGER)
        camera = replace(self.camera, viewport=viewport, scale=self.camera.scale * LARGER)
        finer.draw(surface, camera, self.picture, complete=True)
        return png_of(surface)


def save_table_picture(
    desk: Desk, table: TableView, camera: Camera, picture: Picture, stem: str, then: Callable[[Path], None]
) -> None:
    """Write what a camera shows as PNG under a name with date and time, and go on with its path."""

    def write(file: bytes) -> None:
        try:
            path = pictures_folder() / f"{stem}-{datetime.now():%Y%m%d-%H%M%S}.png"
            write_atomically(path, file)
        except OSError as error:
            raise FileProblem(user_folder(), "", "look-picture-problem", reason=str(error)) from None
        then(path)

    painting = TablePainting(bare(table.setup), desk.texts.language, table.interface_scale, camera, picture)
    paint_aside(desk, painting, write)
