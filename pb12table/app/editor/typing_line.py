"""A number or a word that is typed where it stands in the panel."""

from __future__ import annotations

from typing import Protocol

import pygame
import pygame_gui

from pb12table.app.editor.typed import Property
from pb12table.app.screens.base import Desk
from pb12table.app.screens.focus_mark import drop_focus, mark_focus, take_focus
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, width_of
from pb12table.window.kit.text_line import TextLine
from pb12table.window.kit.theme import widget_theme


class RowsScreen(Protocol):
    """A screen with rows that can be set, and zones such as "property:3" where their values stand."""

    desk: Desk
    rows: list[Property]
    zones: list[Zone]

    def put(self, number: int, text: str) -> str:
        """Set a row to what was typed; the reason why that cannot be, "" when it is done."""
        ...


class TypingLine:
    """The one line that can be open for typing; Enter and a click elsewhere take it, Tab goes on, Escape drops it.

    What cannot be taken stays there to be corrected, with the `reason`; until then nothing else gets keys or clicks.
    """

    def __init__(self, screen: RowsScreen) -> None:
        self._screen = screen
        self.reason = ""
        self._line: tuple[TextLine, int] | None = None
        self._manager = self._fresh_manager()

    def _fresh_manager(self) -> pygame_gui.UIManager:
        desk = self._screen.desk
        return pygame_gui.UIManager(desk.size, widget_theme(desk.scale), enable_live_theme_updates=False)

    def update(self, seconds: float) -> bool:
        """Let the line follow what is typed; return whether something is being typed."""
        if self._line is None:
            return False
        self._manager.update(seconds)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Paint the line over everything, and why what stands there cannot be taken below it."""
        if self._line is None:
            return
        self._manager.draw_ui(canvas.surface)
        mark_focus(canvas, self._manager)
        if self.reason:
            px, field = canvas.px, self._line[0].rect
            canvas.box(field, None, theme.BAD, 4, 2)
            place = pygame.Rect(0, 0, width_of(self.reason, px(theme.SMALL + 1)) + px(20), px(28))
            place.topright = (field.right, field.bottom + px(2))
            canvas.shadow(place, 4)
            canvas.box(place, theme.PANEL, theme.BAD, 4)
            canvas.middle(place, self.reason, theme.SMALL + 1)

    def open(self, number: int, place: pygame.Rect) -> None:
        """Let a number or a word be typed where it stands."""
        self.close()
        # A manager of its own for each line: it knows the size of the window as it is now.
        self._manager = self._fresh_manager()
        row = self._screen.rows[number]
        line = TextLine(place, self._manager, text="" if row.unset else row.value)
        take_focus(self._manager, line)
        line.mark_all()
        self._line = (line, number)

    def close(self) -> None:
        """Stop typing."""
        if self._line is not None:
            drop_focus(self._manager)
            self._line[0].kill()  # type: ignore[no-untyped-call]
            self._line, self.reason = None, ""

    def takes(self, event: pygame.event.Event) -> bool:
        """Give an event to what is being typed; return whether it was for it."""
        if self._line is None:
            return False
        line, number = self._line
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB):
            if self._take(line, number) and event.key == pygame.K_TAB:
                self._go_on(number, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not line.rect.collidepoint(event.pos):
            return not self._take(line, number)
        waits = bool(self.reason) and event.type == pygame.MOUSEWHEEL
        return self._manager.process_events(event) or event.type == pygame.KEYDOWN or waits

    def _take(self, line: TextLine, number: int) -> bool:
        """Take what was typed and close; return False where it cannot be, and stays to be typed over."""
        self.reason = self._screen.put(number, line.get_text())
        if self.reason:
            line.mark_all()
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
