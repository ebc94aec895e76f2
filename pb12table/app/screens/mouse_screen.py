"""A layout on its table that the mouse works on: figures and pieces are dragged, zones of the panels are pressed."""

from __future__ import annotations

import pygame

from pb12table.app.screens.map_screen import MapScreen
from pb12table.window.kit.canvas import Zone, zone_at


class MouseScreen(MapScreen):
    """A screen of the table that tells what its mouse does: it moves, presses, lets go, and turns its wheel."""

    zones: list[Zone]

    def zone_at(self, pixel: tuple[int, int]) -> Zone | None:
        """The topmost zone of the last frame under a pixel."""
        return zone_at(self.zones, pixel)

    def use_mouse(self, event: pygame.event.Event) -> None:
        """Take an event of the mouse; others are none of its business."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)

    def _moved(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _pressed(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _released(self, event: pygame.event.Event) -> None:
        raise NotImplementedError

    def _wheel(self, event: pygame.event.Event) -> None:
        raise NotImplementedError
