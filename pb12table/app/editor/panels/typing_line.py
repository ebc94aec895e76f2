"""A number or a word that is typed where it stands in the panel."""

from __future__ import annotations

from typing import Final, Protocol

import pygame

from pb12table.app.screens.base import Desk
from pb12table.skirmish.forms.rows import Property
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Field, Node
from pb12table.window.layout.placed import Layout, Rect
from pb12table.window.layout.placing import filled
from pb12table.window.layout.screen import LaidPanel, Window
from pb12table.window.layout.text_line import TextLine

TYPED: Final = "typed"
LETTERS: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)
TAKING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)
MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class RowsScreen(Protocol):
    """A screen with rows that can be set, and zones such as "property:3" where their values stand."""

    desk: Desk
    zones: list[Zone]

    @property
    def rows(self) -> list[Property]: ...

    def put(self, number: int, text: str) -> str:
        """Set a row to what was typed; the reason why that cannot be, "" when it is done."""
        ...


class OpenLine(LaidPanel):
    """A field over the value of a row, whose number it knows; it has the focus as long as it is there."""

    def __init__(self, window: Window, number: int, place: pygame.Rect, text: str) -> None:
        super().__init__(window)
        self.number = number
        self.is_wrong = False
        self._place = Rect(*place)
        self.line = self.lines[TYPED] = TextLine(text)
        self.set_focus(TYPED)

    def describe(self) -> Node:
        return Field(TYPED, is_wrong=self.is_wrong)

    def arrange(self, node: Node) -> Layout:
        return filled(node, self._place, self.window.scale, FontLetters())

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies in the window."""
        return pygame.Rect(self.layout.place_of(TYPED))


class TypingLine:
    """The one line that can be open for typing; Enter and a click elsewhere take it, Tab goes on, Escape drops it.

    What cannot be taken stays there to be corrected, with the `reason`; until then nothing else gets keys or clicks.
    """

    def __init__(self, screen: RowsScreen) -> None:
        self._screen = screen
        self.reason = ""
        self._open: OpenLine | None = None

    def update(self, seconds: float) -> bool:
        """Let the line follow what is typed; return whether something is being typed."""
        if self._open is None:
            return False
        self._open.update(seconds)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Paint the line over everything, and why what stands there cannot be taken below it."""
        if self._open is None:
            return
        self._open.is_wrong = bool(self.reason)
        self._open.paint(canvas)
        if self.reason:
            px, field = canvas.px, self._open.rect
            place = pygame.Rect(0, 0, width_of(self.reason, px(theme.SMALL + 1)) + px(20), px(28))
            place.topright = (field.right, field.bottom + px(2))
            canvas.shadow(place, 4)
            canvas.box(place, theme.PANEL, theme.BAD, 4)
            canvas.middle(place, self.reason, theme.SMALL + 1)

    def open(self, number: int, place: pygame.Rect) -> None:
        """Let a number or a word be typed where it stands."""
        self.close()
        row = self._screen.rows[number]
        self._open = OpenLine(self._screen.desk, number, place, "" if row.unset else row.value)

    def close(self) -> None:
        """Stop typing."""
        if self._open is not None:
            self._open.close()
            self._open, self.reason = None, ""

    def takes(self, event: pygame.event.Event) -> bool:
        """Give an event to what is being typed; return whether it was for it."""
        if self._open is None:
            return False
        field, is_composing = self._open, bool(self._open.line.composed)
        if event.type == pygame.KEYDOWN and not is_composing and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.type == pygame.KEYDOWN and not is_composing and event.key in TAKING:
            if self._take(field) and event.key == pygame.K_TAB:
                self._go_on(field.number, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        is_inside = event.type in MOUSE and field.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and not is_inside:
            return not self._take(field)
        field.handle(event)
        waits = bool(self.reason) and event.type == pygame.MOUSEWHEEL
        return event.type == pygame.KEYDOWN or event.type in LETTERS or is_inside or waits

    def _take(self, field: OpenLine) -> bool:
        """Take what was typed and close; return False where it cannot be, and stays to be typed over."""
        self.reason = self._screen.put(field.number, field.line.text)
        if self.reason:
            field.line.select_all()
            return False
        self.close()
        return True

    def _go_on(self, number: int, step: int) -> None:
        """Go on typing in the next row that takes a number or a word."""
        count = len(self._screen.rows)
        for away in range(1, count):
            following = (number + step * away) % count
            zone = next((zone for zone in self._screen.zones if zone.name == f"property:{following}"), None)
            row = self._screen.rows[following]
            if row.kind in ("number", "text") and row.put is not None and zone is not None:
                self.open(following, zone.rect)
                return
