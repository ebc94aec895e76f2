"""Help: how a round goes, and every key there is."""

from __future__ import annotations

from html import escape

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel, UITextBox

from pb12table.app import keys
from pb12table.app.screens.base import Desk, WidgetScreen

GROUPS = ("table", "turn", "action", "plan", "path", "attack", "look")
KEY_NAMES = ("return", "escape", "backspace", "tab", "ctrl", "shift", "left", "right", "up", "down")
MOUSE = ("mouse-left", "mouse-right", "mouse-drag", "mouse-middle", "mouse-wheel", "mouse-shift-wheel")


def key_names(desk: Desk) -> dict[str, str]:
    """The words for keys that have one in the language."""
    signs = {",": desk.texts("key-comma"), ".": desk.texts("key-period")}
    return signs | {name: desk.texts(f"key-{name}") for name in KEY_NAMES}


class Help(WidgetScreen):
    """A page to scroll; Escape or F1 closes it."""

    def __init__(self, desk: Desk) -> None:
        self._close: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px, texts = self.px, self.desk.texts
        rect = self.centred(900, 700)
        panel = UIPanel(rect, manager=self.manager)
        inner = rect.w - px(48)
        UILabel(
            pygame.Rect(px(24), px(16), inner, px(34)), texts("help-title"), self.manager, panel, object_id="#title"
        )
        page = pygame.Rect(px(18), px(58), rect.w - px(36), rect.h - px(126))
        UITextBox(self.page(), page, self.manager, container=panel)
        place = pygame.Rect(rect.w - px(24) - px(170), rect.h - px(56), px(170), px(38))
        self._close = UIButton(place, texts("close"), self.manager, panel, object_id="#primary")

    def page(self) -> str:
        """The help as HTML of pygame_gui."""
        texts = self.desk.texts
        names = key_names(self.desk)
        parts = [f"<b>{escape(texts('help-round-title'))}</b><br>{escape(texts('help-round'))}<br><br>"]
        parts.append(f"<b>{escape(texts('help-mouse-title'))}</b><br>")
        parts += [f"{escape(texts(f'{name}'))}<br>" for name in MOUSE]
        for group in GROUPS:
            parts.append(f"<br><b>{escape(texts(f'key-group-{group}'))}</b><br>")
            for command in keys.COMMANDS:
                if command.group == group:
                    key = keys.key_label(keys.key_of(command.name, self.desk.settings.keys), names)
                    words = texts(f"command-{command.name}")
                    parts.append(f"<font color=#e2b45e>{escape(key)}</font>  –  {escape(words)}<br>")
        parts.append(f"<br><b>{escape(texts('help-lines-title'))}</b><br>{escape(texts('help-lines'))}")
        return "".join(parts)

    def react(self, event: pygame.event.Event) -> None:
        leaving = event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F1, pygame.K_RETURN)
        pressed = event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self._close
        if leaving or pressed:
            self.desk.leave(self)
