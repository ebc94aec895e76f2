"""The menu of the editor: files, pictures, maps, and the table as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Final

import pygame

from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.window.layout.nodes import Button, Column, Flow, Node
from pb12table.window.layout.parts import BUTTON_HEIGHT, dialog

WIDTH: Final = 684.0
COLUMN: Final = 312.0
CLOSE: Final = "close"


class EditMenu(ProgramScreen):
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
        super().__init__(desk)
        self.commands = tuple(commands)
        self._command_of = command_of
        self._on_pick = on_pick

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [
            Button(CLOSE, texts("edit-menu-close"), texts("key-escape"), height=BUTTON_HEIGHT, style="primary"),
            *(Button(name, label, key, height=BUTTON_HEIGHT) for name, label, key in self.commands),
        ]
        half = -(-len(buttons) // 2)
        columns = tuple(Column(tuple(part), min_width=COLUMN) for part in (buttons[:half], buttons[half:]))
        body = Flow(columns, 12.0, equal=True)
        return dialog(WIDTH, texts("edit-menu"), body, offset=self.scrolled, widest=inf)

    def take_key(self, event: pygame.event.Event) -> None:
        command = self._command_of(event)
        if event.key != pygame.K_ESCAPE and command in [name for name, _, _ in self.commands]:
            self.press(command or "")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        """Close, and carry out a command."""
        self.desk.leave(self)
        if name != CLOSE:
            self._on_pick(name)

    def refuse(self) -> None:
        self.press(CLOSE)
