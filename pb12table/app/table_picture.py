"""Exporting what the table shows as a picture file."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.camera import Camera
from pb12table.app.palette import DESK
from pb12table.app.picture import Picture
from pb12table.app.table_view import TableView
from pb12table.files.places import user_folder
from pb12table.files.problems import FileProblem

LARGER: Final = 2
"""A picture is so many times as fine as the window."""


def pictures_folder() -> Path:
    """Where exported pictures lie; made when it is missing, which may raise OSError."""
    folder = user_folder() / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def table_picture(table: TableView, camera: Camera, picture: Picture) -> pygame.Surface:
    """What a camera shows of a table, without panels, twice as fine."""
    viewport = pygame.Rect(0, 0, camera.viewport.w * LARGER, camera.viewport.h * LARGER)
    surface = pygame.Surface(viewport.size)
    surface.fill(DESK)
    finer = TableView(table.setup, table.texts, table.interface_scale * LARGER)
    finer.draw(surface, replace(camera, viewport=viewport, scale=camera.scale * LARGER), picture, complete=True)
    return surface


def save_table_picture(table: TableView, camera: Camera, picture: Picture, stem: str) -> Path:
    """Write what a camera shows as PNG under a name with date and time; raises FileProblem."""
    try:
        path = pictures_folder() / f"{stem}-{datetime.now():%Y%m%d-%H%M%S}.png"
        pygame.image.save(table_picture(table, camera, picture), path)
    except (OSError, pygame.error) as error:
        raise FileProblem(user_folder(), "", "look-picture-problem", reason=str(error)) from None
    return path

