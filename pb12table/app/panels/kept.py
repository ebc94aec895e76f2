"""Panels that are painted once and copied until something in them changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone


class KeptPanels:
    """Pictures of panels with their zones, each with the key it was painted for."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, pygame.Surface, list[Zone]]] = {}

    def draw(
        self, canvas: Canvas, name: str, rect: pygame.Rect, key: object, paint: Callable[[Canvas], None]
    ) -> None:
        """Paint a panel, or copy it while the key is the same and the mouse is elsewhere."""
        whole = (key, rect.topleft, rect.size, canvas.scale, theme.EDITION)
        kept = self._kept.get(name)
        hovered = rect.collidepoint(canvas.mouse)
        if kept is not None and kept[0] == whole and not hovered:
            canvas.surface.blit(kept[1], rect)
            canvas.zones += kept[2]
            return
        first = len(canvas.zones)
        canvas.zone(rect, f"panel:{name}")
        paint(canvas)
        if hovered:
            self._kept.pop(name, None)
        else:
            self._kept[name] = (whole, canvas.surface.subsurface(rect).copy(), canvas.zones[first:])
