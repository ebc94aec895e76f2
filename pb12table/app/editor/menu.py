"""The menu of the editor: files, pictures, maps, and the table as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel

from pb12table.app.screens.base import Desk, WidgetScreen
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of


class EditMenu(WidgetScreen):
    """Two columns of buttons, for commands as (name, label, key or "" for none); the first button and Escape close it.

    The keys mean the same in the menu.
    """

    def __init__(
        self,
        desk: Desk,
        commands: Sequence[tuple[str, str, str]],
        on_pick: Callable[[str], None],
        command_of: Callable[[pygame.event.Event], str | None],
    ) -> None:
        self.commands = tuple(commands)
        self._command_of = command_of
        self._on_pick = on_pick
        self._buttons: dict[UIButton, str] = {}
        self._keys: list[tuple[UIButton, str]] = []
        super().__init__(desk)

    def build(self) -> None:
        px, texts = self.px, self.desk.texts
        entries = [("", texts("edit-menu-close"), texts("key-escape")), *self.commands]
        rows = -(-len(entries) // 2)
        # A key stands at the right of its button, and the label in the middle.
        beside = 2 * max(px(16) + width_of(key, px(theme.SMALL - 1)) + px(8) for _, _, key in entries if key)
        keyed = max(width_of(label, px(theme.NORMAL), True) + beside for _, label, key in entries if key)
        column = max(px(312), keyed)
        rect = self.centred((2 * column + px(60)) / self.desk.scale, 96 + 46 * rows)
        panel = UIPanel(rect, manager=self.manager)
        title = pygame.Rect(px(24), px(16), rect.w - px(48), px(34))
        UILabel(title, texts("edit-menu"), self.manager, panel, object_id="#title")
        width = (rect.w - px(60)) // 2
        self._buttons, self._keys = {}, []
        for number, (name, label, key) in enumerate(entries):
            column, row = divmod(number, rows)
            place = pygame.Rect(px(24) + column * (width + px(12)), px(62) + row * px(46), width, px(38))
            button = UIButton(place, label, self.manager, panel, object_id=None if name else "#primary")
            self._buttons[button] = name
            if key:
                self._keys.append((button, key))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for button, key in self._keys:
            ink = theme.INK if button in self._buttons and not self._buttons[button] else theme.MUTED
            canvas.key_badge((button.rect.right - canvas.px(8), button.rect.centery), key, ink)

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        elif event.type == pygame.KEYDOWN:
            command = self._command_of(event)
            if command in [name for name, _, _ in self.commands]:
                self.pick(command or "")
        elif event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._buttons:
            self.pick(self._buttons[event.ui_element])

    def pick(self, name: str) -> None:
        """Close, and carry out a command; "" for none."""
        self.desk.leave(self)
        if name:
            self._on_pick(name)
