"""Which presses are meant for what is asked now: one that was made for something else never answers it."""

from __future__ import annotations

from typing import Final, TypeAlias

import pygame

PRESSES: Final = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN)
"""What people do about what they see."""
SLOW: Final = 0.25
"""In a frame of more seconds keys are pressed before what it brings can be seen."""

Asked: TypeAlias = tuple[object, object]
"""What keys are about: the screen on top, and the open question of a game, if there is one."""


class Presses:
    """Looks through the events of each frame."""

    def __init__(self) -> None:
        self._is_new_game = False
        self._opened_by: int | None = None
        """The key that is down and has changed what is on top."""

    def begin_frame(self) -> None:
        """Events of another frame come."""
        self._is_new_game = False

    def game_opened(self) -> None:
        """A game was opened: what was pressed before it could be seen is not for it."""
        self._is_new_game = True

    def is_meant(self, event: pygame.event.Event) -> bool:
        """Whether an event is for what is on top, and not left over from what was there before."""
        if self._is_new_game and event.type in PRESSES:
            return False
        # The letter of the key that opened a dialog is typed when that is there already.
        return not (event.type == pygame.TEXTINPUT and self._opened_by is not None)

    def taken(self, event: pygame.event.Event, *, opened: bool) -> None:
        """An event was taken, and has changed what is on top (`opened`) or not."""
        if event.type == pygame.KEYDOWN:
            self._opened_by = event.key if opened else None
        elif event.type == pygame.KEYUP and event.key == self._opened_by:
            self._opened_by = None

    def end_frame(self, before: Asked, now: Asked, seconds: float, *, decides: bool) -> None:
        """Drop what was pressed while a frame was at work for so long, and so was meant for what was to be seen before.

        Where the same is asked as before a key counts, since one may be typing, but for a screen that `decides`.
        """
        if self._is_new_game:
            pygame.event.clear(PRESSES)
        elif seconds > SLOW and (decides or any(one is not other for one, other in zip(before, now, strict=True))):
            pygame.event.clear((pygame.KEYDOWN, pygame.TEXTINPUT))
