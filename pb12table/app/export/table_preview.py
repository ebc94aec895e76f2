"""A small picture of a scenario's table with all that everybody sees there at its beginning."""

from __future__ import annotations

from pathlib import Path

import pygame

from pb12table.app.preview.state_picture import picture_of
from pb12table.files.of_system import has_window
from pb12table.files.problems import every_fault_told
from pb12table.files.scenario import load_scenario
from pb12table.systems import known
from pb12table.texts.locale import Texts
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Picture
from pb12table.window.scene.table_view import TableView


def table_preview(path: Path, size: tuple[int, int], texts: Texts) -> pygame.Surface:
    """Return the table of a scenario's file in a picture of a size in pixels; raise FileProblem.

    What players may not know of each other is not in it.
    """
    with every_fault_told(path):
        setup = load_scenario(path).setup
        field = setup.battlefield
        # Twice as large and then smaller again, which is kinder to thin lines than drawing small.
        large = pygame.Surface((2 * size[0], 2 * size[1]))
        camera = Camera.fitted(field.width, field.depth, large.get_rect(), 12.0)
        # A system that is not played here says nothing of how its figures look.
        rules = known.system(setup.system) if has_window(setup.system) else None
        picture = Picture() if rules is None else picture_of(rules.view(rules.new_game(setup), None), texts)
        TableView(setup, texts).draw(large, camera, picture, complete=True)
        small = pygame.Surface(size)
        pygame.transform.smoothscale(large, size, small)
        return small
