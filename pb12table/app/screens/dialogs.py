"""Small screens over another: a sentence to be read, a question with two answers, the agreement of all players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel, UITextBox

from pb12table.app.screens.base import Desk, WidgetScreen, boxed, switch_off, unhyphenated
from pb12table.window.kit import theme

NARROW: Final = 560.0
WIDE: Final = 860.0
BESIDE_TEXT: Final = 124.0
"""How much of the height of a message is title, margins and the buttons below."""
ROW: Final = 46
"""How high a button is with the gap above it."""
LONG: Final = 300
"""A text of so many letters has a wide panel."""


class Message(WidgetScreen):
    """A title, a text, and one to three buttons; Escape means no, Enter yes. `besides` is a third way between them."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        text: str,
        yes: str,
        no: str = "",
        on_yes: Callable[[], None] | None = None,
        besides: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        self.title = title
        self.text = text
        self._can_refuse = bool(no)
        self._on_yes = on_yes or _nothing
        third = [besides] if besides is not None else []
        self._ways = [(yes, self._on_yes), *third, *([(no, _nothing)] if no else [])]
        self._buttons: dict[UIButton, Callable[[], None]] = {}
        super().__init__(desk)

    def build(self) -> None:
        px = self.px
        width = NARROW if len(self.text) < LONG else WIDE
        inner = self.centred(width, BESIDE_TEXT).w - 2 * px(24)
        text = unhyphenated(self.text, px(theme.NORMAL), inner - px(8))
        text_height = self.text_height(text, inner + px(12))
        widest = max(px(170), *(self.button_width(label) for label, _ in self._ways))
        # Buttons that have no room beside each other stand one below the other.
        in_a_row = len(self._ways) * (widest + px(12)) - px(12) <= inner
        beside_text = BESIDE_TEXT + (0 if in_a_row else (len(self._ways) - 1) * ROW)
        rect = self.centred(width, beside_text + (text_height + 1) / self.desk.scale)
        text_height = min(text_height, rect.h - px(beside_text))
        panel = UIPanel(rect, manager=self.manager)
        UILabel(
            pygame.Rect(px(24), px(18), inner, px(34)), self.title, self.manager, panel, object_id="#title"
        )
        UITextBox(
            boxed(text),
            pygame.Rect(px(18), px(58), inner + px(12), text_height),
            self.manager,
            container=panel,
        )
        self._buttons = {}
        for number, (label, action) in enumerate(self._ways):
            if in_a_row:
                left = rect.w - px(24) - widest - number * (widest + px(12))
                place = pygame.Rect(left, rect.h - px(58), widest, px(38))
            else:
                top = rect.h - px(58) - (len(self._ways) - 1 - number) * px(ROW)
                place = pygame.Rect(px(24), top, inner, px(38))
            kind = "#primary" if number == 0 else None
            self._buttons[UIButton(place, label, self.manager, panel, object_id=kind)] = action

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._buttons:
            self._take(self._buttons[event.ui_element])
        elif event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._take(self._on_yes)
            elif event.key == pygame.K_ESCAPE:
                self._take(_nothing if self._can_refuse else self._on_yes)

    def _take(self, action: Callable[[], None]) -> None:
        self.desk.leave(self)
        action()


def _nothing() -> None:
    """What comes of a no."""


class Agreement(WidgetScreen):
    """All players must agree, each with an own button, before something is done."""

    def __init__(
        self, desk: Desk, title: str, text: str, names: list[str], agree: str, no: str, on_agreed: Callable[[], None]
    ) -> None:
        self.title = title
        self.text = text
        self.names = names
        self.agreed: set[str] = set()
        self._agree, self._refuse = agree, no
        self._on_agreed = on_agreed
        self._buttons: dict[UIButton, str] = {}
        self._no: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px = self.px
        labels = [f"{name}: {self._agree}" for name in self.names]
        inner = max(px(NARROW) - 2 * px(24), *(self.button_width(label) for label in (*labels, self._refuse)))
        text_height = self.text_height(self.text, inner + px(12))
        rect = pygame.Rect(0, 0, inner + 2 * px(24), px(126) + text_height + px(46) * len(self.names))
        rect.center = (self.desk.size[0] // 2, self.desk.size[1] // 2)
        panel = UIPanel(rect, manager=self.manager)
        UILabel(
            pygame.Rect(px(24), px(18), inner, px(34)), self.title, self.manager, panel, object_id="#title"
        )
        UITextBox(
            boxed(self.text), pygame.Rect(px(18), px(54), inner + px(12), text_height), self.manager, container=panel
        )
        self._buttons = {}
        for number, (name, label) in enumerate(zip(self.names, labels, strict=True)):
            place = pygame.Rect(px(24), px(60) + text_height + number * px(46), inner, px(38))
            button = UIButton(place, label, self.manager, panel)
            if name in self.agreed:
                switch_off(button)
            self._buttons[button] = name
        place = pygame.Rect(px(24), rect.h - px(56), inner, px(38))
        self._no = UIButton(place, self._refuse, self.manager, panel)

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        if event.type != pygame_gui.UI_BUTTON_PRESSED:
            return
        if event.ui_element is self._no:
            self.desk.leave(self)
            return
        name = self._buttons.get(event.ui_element)
        if name is None:
            return
        self.agreed.add(name)
        switch_off(event.ui_element)
        if self.agreed >= set(self.names):
            self.desk.leave(self)
            self._on_agreed()
