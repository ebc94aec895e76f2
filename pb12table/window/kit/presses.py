"""Which presses are meant for what is asked now: one that was made for something else never answers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import pygame

from pb12table.window.kit import keys
from pb12table.window.kit.canvas import Canvas, zone_at
from pb12table.window.kit.citations import rule_of

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


def is_help(event: pygame.event.Event, bindings: Mapping[str, str]) -> bool:
    """Whether an event is the key for help."""
    if event.type != pygame.KEYDOWN:
        return False
    return keys.command_for(keys.binding_of(event), ("table",), bindings) == "help"


def rules_asked(event: pygame.event.Event, painted: Canvas | None, bindings: Mapping[str, str]) -> tuple[str, ...]:
    """The rules that an event opens: that of a clicked id, or with the key for help those that are told."""
    if painted is None:
        return ()
    helps = is_help(event, bindings)
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
        zone = zone_at(painted.zones, event.pos)
    elif helps:
        zone = zone_at(painted.zones, painted.mouse)
    else:
        return ()
    clicked = "" if zone is None else rule_of(zone.name)
    told = painted.told if helps else ()
    return tuple(dict.fromkeys((clicked, *told) if clicked else told))
