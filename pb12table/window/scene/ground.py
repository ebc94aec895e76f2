"""What lies below all figures, kept as pictures of the whole view while the camera rests.

A copy of one is many times faster than tiles, frame, cells and zones, or a veil and outlines, one by one.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pb12table.window.scene.unseen import DARK


class KeptGround:
    """The ground of a view and, when it is asked for, the same in the dark; one of each."""

    def __init__(self) -> None:
        self._asked: object = None
        self._key: object = None
        self._picture = self._dark = pygame.Surface((0, 0))
        self._is_dark = False

    def draw(self, surface: pygame.Surface, key: object, paint: Callable[[], bool]) -> bool:
        """Copy the ground into the clip of a surface, or paint it; return whether it is at its finest.

        `key` is what it depends on beside the clip. What is painted is kept when the same is asked for twice in a row:
        while a camera moves nothing is gained by keeping.
        """
        clip = surface.get_clip()
        whole = (key, clip.topleft, clip.size)
        if self._key == whole:
            surface.blit(self._picture, clip)
            return True
        rests, self._asked = self._asked == whole, whole
        finest = paint()
        if finest and rests and clip.w > 0 and clip.h > 0:
            if self._picture.get_size() == clip.size:
                self._picture.blit(surface, (0, 0), clip)
            else:
                self._picture = surface.subsurface(clip).copy()
            self._key, self._is_dark = whole, False
        return finest

    def dark(self, surface: pygame.Surface) -> pygame.Surface | None:
        """The ground that was copied last, in the dark; None where none is kept for the clip of a surface."""
        if self._key is None or self._key != self._asked:
            return None
        if not self._is_dark:
            if self._dark.get_size() != self._picture.get_size():
                self._dark = self._picture.copy()
            else:
                self._dark.blit(self._picture, (0, 0))
            self._dark.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
            self._is_dark = True
        return self._dark

    @property
    def rests(self) -> bool:
        """Whether what was drawn last is kept."""
        return self._key is not None and self._key == self._asked


class KeptAreas:
    """A view with the ground and all that lies flat on it, as it was painted last."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture = pygame.Surface((0, 0))

    def copied(self, surface: pygame.Surface, key: object) -> bool:
        """Copy it into the clip of a surface; return False where another is kept, or none."""
        clip = surface.get_clip()
        if self._key != (key, clip.topleft, clip.size):
            return False
        surface.blit(self._picture, clip)
        return True

    def keep(self, surface: pygame.Surface, key: object) -> None:
        """Keep what lies in the clip of a surface."""
        clip = surface.get_clip()
        if clip.w <= 0 or clip.h <= 0:
            return
        if self._picture.get_size() == clip.size:
            self._picture.blit(surface, (0, 0), clip)
        else:
            self._picture = surface.subsurface(clip).copy()
        self._key = (key, clip.topleft, clip.size)
