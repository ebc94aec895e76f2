"""The line into which text is typed or pasted: only what can be seen gets in, and held keys repeat in it alone."""

from __future__ import annotations

from typing import Any, Final
from unicodedata import normalize

import pygame
import pygame_gui
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UITextEntryLine

from pb12table.files.shown_text import seen

REPEATED: Final = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT)
FIRST_REPEAT: Final = 0.5
NEXT_REPEATS: Final = 0.03
"""After so many seconds a held key repeats itself, and then every so many."""


class TextLine(UITextEntryLine):
    """A line of pygame_gui's that takes nothing that cannot be seen.

    Its own line fails when a character without a width is all there is to draw, and it sets the repeating of keys for
    the whole program: a key held over from typing would answer what is asked next.  Here only this line repeats them.
    """

    def __init__(
        self,
        place: pygame.Rect,
        manager: pygame_gui.UIManager,
        container: IContainerLikeInterface | None = None,
        *,
        text: str = "",
        longest: int | None = None,
    ) -> None:
        """`longest`: so many letters fit in, however they come."""
        self._held: pygame.event.Event | None = None
        self._until_repeat = 0.0
        super().__init__(place, manager, container, initial_text=seen(text)[:longest])
        if longest is not None:
            self.set_text_length_limit(longest)

    def set_text(self, text: str | None) -> None:
        """Replace the whole text."""
        super().set_text(None if text is None else seen(text)[: self.length_limit])

    def mark_all(self) -> None:
        """Mark the whole text, so that typing replaces it."""
        self.select_range = [0, len(self.text)]

    def focus(self) -> None:
        """Take the letters that are typed."""
        super().focus()  # type: ignore[no-untyped-call]
        pygame.key.set_repeat(0)

    def unfocus(self) -> None:
        """Take no more of them."""
        super().unfocus()  # type: ignore[no-untyped-call]
        self._held = None

    def process_event(self, event: pygame.event.Event) -> bool:
        """Take an event; return whether it was for this line."""
        if event.type == pygame.KEYDOWN and self.is_focused:
            self._held, self._until_repeat = (event if event.key in REPEATED else None), FIRST_REPEAT
        elif event.type == pygame.KEYUP and self._held is not None and event.key == self._held.key:
            self._held = None
        return super().process_event(event)

    def update(self, time_delta: float) -> None:
        """Let time pass, and a held key repeat itself."""
        super().update(time_delta)
        if self._held is None:
            return
        self._until_repeat -= time_delta
        while self._until_repeat <= 0.0:
            super().process_event(self._held)
            self._until_repeat += NEXT_REPEATS

    def _process_entered_character(self, character: str) -> bool:
        metrics: Any = self.font.get_metrics(character) if self.font is not None and seen(character) else None
        if not metrics or metrics[0] is None:
            return False
        return self._put_in(character)

    def _do_paste(self) -> None:
        try:
            pasted = pygame.scrap.get_text()
        except pygame.error:  # as where there is no clipboard
            return
        self._put_in(seen(pasted).strip())

    def _put_in(self, words: str) -> bool:
        """Put what can be seen of some words, as far as there is room, in the place of what is marked."""
        low, high = sorted(self.select_range)
        if low == high:
            low = high = self.edit_position
        # An accent that comes behind its letter becomes one with it.
        head, tail = normalize("NFC", self.text[:low] + seen(words)), self.text[high:]
        if self.length_limit is not None:
            head = head[: max(self.length_limit - len(tail), 0)]
        if head == self.text[:low] and low == high:
            return False
        self.select_range = [0, 0]
        self.set_text(head + tail)
        self.edit_position = len(head)
        self.cursor_has_moved_recently = True
        return True
