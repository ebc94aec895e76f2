"""The line in which something of the palette is looked for: what is typed counts at once."""

from __future__ import annotations

from typing import Final, Protocol

import pygame

from pb12table.app.screens.base import Desk
from pb12table.window.kit.canvas import Canvas, Zone
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Field, Node
from pb12table.window.layout.placed import Layout, Rect
from pb12table.window.layout.placing import filled
from pb12table.window.layout.screen import LaidPanel, Window
from pb12table.window.layout.text_line import TextLine

SOUGHT: Final = "sought"
LETTERS: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)
ENDING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)
MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class SearchScreen(Protocol):
    """A screen with a palette in which something can be looked for."""

    desk: Desk
    zones: list[Zone]

    def seek(self, text: str) -> None:
        """Show of the palette what is called like a text, all of it for ""."""
        ...

    def take_first(self) -> None:
        """Take the first thing that is shown in hand."""
        ...


class SearchLine(LaidPanel):
    """The field over its place in the palette."""

    def __init__(self, window: Window, place: pygame.Rect, text: str) -> None:
        super().__init__(window)
        self._place = Rect(*place)
        self.line = self.lines[SOUGHT] = TextLine(text)
        self.set_focus(SOUGHT)

    def describe(self) -> Node:
        return Field(SOUGHT)

    def arrange(self, node: Node) -> Layout:
        return filled(node, self._place, self.window.scale, FontLetters())


class PaletteSearch:
    """The line while it is open: Enter takes the first thing found, Escape ends it, a click elsewhere leaves it so."""

    def __init__(self, screen: SearchScreen) -> None:
        self._screen = screen
        self._open: SearchLine | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._skips = ""

    def open(self, text: str, key: str = "") -> None:
        """Let something be typed where the line stands; the letter of the `key` that opened it is no part of it."""
        zone = next((zone for zone in self._screen.zones if zone.name == "search"), None)
        if zone is not None:
            self.close()
            self._place, self._skips = zone.rect, key
            self._open = SearchLine(self._screen.desk, zone.rect, text)

    def close(self) -> None:
        """Stop typing; what was looked for stays."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def update(self, seconds: float) -> bool:
        """Let the line follow what is typed; return whether something is being typed."""
        if self._open is not None:
            self._open.update(seconds)
        return self._open is not None

    def draw(self, canvas: Canvas) -> None:
        """Paint the line over its place."""
        if self._open is not None:
            self._open.paint(canvas)

    def takes(self, event: pygame.event.Event) -> bool:
        """Give an event to what is being typed; return whether it was for it."""
        line = self._open
        if line is None:
            return False
        if event.type == pygame.KEYDOWN and not line.line.composed and event.key == pygame.K_ESCAPE:
            self.close()
            self._screen.seek("")
            return True
        if event.type == pygame.KEYDOWN and not line.line.composed and event.key in ENDING:
            self.close()
            self._screen.take_first()
            return True
        is_inside = event.type in MOUSE and self._place.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and not is_inside:
            self.close()
            return False
        if event.type == pygame.TEXTINPUT:
            is_of_key, self._skips = event.text == self._skips, ""
            if is_of_key:
                return True
        line.handle(event)
        self._screen.seek(line.line.text)
        return event.type == pygame.KEYDOWN or event.type in LETTERS or is_inside
