"""Keys, clipboard and input methods for a line of text."""

from __future__ import annotations

from typing import Final, Literal, Protocol

import pygame

from pb12table.window.layout.text_line import TextLine, Unit

FIRST_REPEAT: Final = 0.4
REPEAT: Final = 0.035
"""After how many seconds a held key repeats itself at first, and then."""
MOVES: Final[dict[int, tuple[Literal[-1, 1], Unit]]] = {
    pygame.K_LEFT: (-1, "letter"),
    pygame.K_RIGHT: (1, "letter"),
    pygame.K_HOME: (-1, "line"),
    pygame.K_END: (1, "line"),
}
DELETES: Final[dict[int, Literal[-1, 1]]] = {pygame.K_BACKSPACE: -1, pygame.K_DELETE: 1}


class Clipboard(Protocol):
    """What is copied from one place to another."""

    def get(self) -> str:
        """The copied text, "" for none."""
        ...

    def put(self, text: str) -> None:
        """Copy a text."""
        ...


class SystemClipboard:
    """The clipboard that all programs share."""

    def get(self) -> str:
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def put(self, text: str) -> None:
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            # Some systems have none; then nothing is copied.
            return


class Typing:
    """Leads events to the line that has the focus.  A held key repeats itself here, and nowhere else."""

    def __init__(self, clipboard: Clipboard) -> None:
        self.clipboard = clipboard
        self._held: tuple[pygame.event.Event, float] | None = None

    def begin(self, place: pygame.Rect) -> None:
        """Let the system's input methods know where letters are typed."""
        self._held = None
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(place)

    def end(self, line: TextLine) -> None:
        """The line loses the focus: what is composed is dropped, and no key is held any more."""
        self._held = None
        line.compose("")

    def takes(self, line: TextLine, event: pygame.event.Event) -> bool:
        """Give an event to a line; return whether it was for it.  Enter, Escape and Tab are not, unless it composes."""
        if event.type == pygame.TEXTINPUT:
            line.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            line.compose(event.text)
            return True
        if event.type == pygame.KEYUP:
            self._held = None
            return False
        if event.type != pygame.KEYDOWN:
            return False
        if line.composed:
            # Keys are for the input method until it is done.
            return True
        if self._press(line, event):
            self._held = (event, FIRST_REPEAT)
            return True
        # Letters come as TEXTINPUT, and are no keys of the screen meanwhile.
        is_command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        return bool(event.unicode) and event.unicode.isprintable() and not is_command

    def update(self, line: TextLine, seconds: float) -> bool:
        """Repeat a held key; return whether something changed."""
        if self._held is None:
            return False
        event, left = self._held
        left -= seconds
        while left <= 0.0:
            self._press(line, event)
            left += REPEAT
        self._held = (event, left)
        return True

    def _press(self, line: TextLine, event: pygame.event.Event) -> bool:
        key, with_word = event.key, bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT))
        shift, command = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if key in MOVES:
            direction, unit = MOVES[key]
            line.move(direction, "word" if with_word and unit == "letter" else unit, select=shift)
        elif key in DELETES and not (key == pygame.K_DELETE and shift):
            line.delete(DELETES[key], "word" if with_word else "letter")
        elif command and key == pygame.K_a:
            line.select_all()
        elif (command and key in (pygame.K_c, pygame.K_INSERT)) or (command and key == pygame.K_x):
            copied = line.selected if key != pygame.K_x else line.cut()
            if copied:
                self.clipboard.put(copied)
        elif key == pygame.K_DELETE and shift:
            if line.selected:
                self.clipboard.put(line.cut())
        elif (command and key == pygame.K_v) or (shift and key == pygame.K_INSERT):
            line.insert(self.clipboard.get().strip("\r\n"))
        elif command and (key == pygame.K_y or (key == pygame.K_z and shift)):
            line.redo()
        elif command and key == pygame.K_z:
            line.undo()
        else:
            return False
        return True
