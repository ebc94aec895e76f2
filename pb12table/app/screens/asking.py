"""Small screens that ask for one line of text, or for one of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel, UISelectionList, UITextBox

from pb12table.app.screens.base import Desk, WidgetScreen, boxed
from pb12table.app.screens.focus_mark import take_focus
from pb12table.window.kit.text_line import TextLine

WIDTH: Final = 560.0
HEIGHT: Final = 190.0
"""How large a question without a hint is, in natural pixels."""
DIGITS: Final = 9
"""So many options can be picked by a digit."""
ROW: Final = 32
"""How high a row of a list is, as in the theme."""
MOST_ROWS: Final = 13
"""A longer list is scrolled."""
BESIDE: Final = 134
"""How much of the height of a list's panel is title, margins and the button below."""
ARROWS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PICKED: Final = (pygame_gui.UI_SELECTION_LIST_NEW_SELECTION, pygame_gui.UI_SELECTION_LIST_DROPPED_SELECTION)
"""A click on a row picks it, also on the one that is marked already."""
MARGIN: Final = "\u2002"
"""Rows of a list begin at its very border otherwise."""


class AskText(WidgetScreen):
    """A title, a line to type into, perhaps a hint below it, and two buttons; Enter takes it, Escape goes back.

    `takes_files`: a file that is dropped onto the window is typed by that.
    """

    def __init__(
        self, desk: Desk, title: str, text: str, yes: str, on_yes: Callable[[str], None], hint: str = "",
        *, takes_files: bool = False,
    ) -> None:  # fmt: skip
        self.title = title
        self.text = text
        self.hint = hint
        self._label = yes
        self._on_yes = on_yes
        self._takes_files = takes_files
        self._line: TextLine | None = None
        self._back: UIButton | None = None
        self._yes: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px = self.px
        if self._line is not None:
            self.text = self._line.get_text()
        inner = self.centred(WIDTH, HEIGHT).w - 2 * px(24)
        # The hint is whole, in as many lines as it takes.
        hint = self.text_height(self.hint, inner + px(12)) if self.hint else 0
        rect = self.centred(WIDTH, HEIGHT + hint / self.desk.scale)
        panel = UIPanel(rect, manager=self.manager)
        UILabel(pygame.Rect(px(24), px(18), inner, px(34)), self.title, self.manager, panel, object_id="#title")
        place = pygame.Rect(px(24), px(66), inner, px(38))
        self._line = TextLine(place, self.manager, panel, text=self.text)
        take_focus(self.manager, self._line)
        # What is typed takes the place of what stands there.
        self._line.mark_all()
        if self.hint:
            place = pygame.Rect(px(18), px(108), inner + px(12), min(hint, rect.h - px(170)))
            UITextBox(boxed(self.hint), place, self.manager, container=panel)
        width = min(px(170), (inner - px(12)) // 2)
        place = pygame.Rect(rect.w - px(24) - width, rect.h - px(58), width, px(38))
        self._yes = UIButton(place, self._label, self.manager, panel, object_id="#primary")
        self._back = UIButton(place.move(-width - px(12), 0), self.desk.texts("card-cancel"), self.manager, panel)

    def handle(self, event: pygame.event.Event) -> None:
        self.make_ready()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._take()
        elif event.type == pygame.DROPFILE and self._takes_files and self._line is not None:
            self._line.set_text(event.file)
            self._moved = True
        else:
            super().handle(event)

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self._yes:
            self._take()
        elif event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self._back:
            self.desk.leave(self)

    def _take(self) -> None:
        text = self.text if self._line is None else self._line.get_text()
        self.desk.leave(self)
        if text.strip():
            self._on_yes(text.strip())


class PickOne(WidgetScreen):
    """A title and a list of (what is picked, what is shown): a click, a digit, or arrows and Enter pick.

    Escape and a button go back.  `marked` is the row that Enter picks, at first the one given.
    """

    def __init__(
        self, desk: Desk, title: str, options: Sequence[tuple[str, str]], on_pick: Callable[[str], None],
        marked: int = 0,
    ) -> None:  # fmt: skip
        self.title = title
        self.options = tuple(options)
        self._on_pick = on_pick
        self.marked = marked
        self._list: UISelectionList | None = None
        self._back: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px = self.px
        count = min(len(self.options), MOST_ROWS)
        rect = self.centred(472, BESIDE + ROW * count + 16)
        panel = UIPanel(rect, manager=self.manager)
        inner = rect.w - 2 * px(24)
        UILabel(pygame.Rect(px(24), px(18), inner, px(34)), self.title, self.manager, panel, object_id="#title")
        # Exactly as high as its rows and its border: one pixel less, and it gets a scroll bar.
        height = min(count * px(ROW) + 2 * max(1, px(1)), rect.h - px(BESIDE))
        place = pygame.Rect(px(24), px(62), inner, height)
        items: list[str | tuple[str, str]] = [MARGIN + label for _, label in self.options]
        marked = items[self.marked] if items else None
        self._list = UISelectionList(place, items, self.manager, container=panel, default_selection=marked)
        if self._list.scroll_bar is not None:
            # The marked row stands in the middle of a list that is scrolled, as far as that goes.
            first = max(0, min(self.marked - count // 2, len(items) - count))
            self._list.scroll_bar.set_scroll_from_start_percentage(first / len(items))
            self._list.update(0.0)
        place = pygame.Rect(rect.w - px(24) - px(150), rect.h - px(56), px(150), px(38))
        self._back = UIButton(place, self.desk.texts("card-cancel"), self.manager, panel)

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        elif event.type == pygame.KEYDOWN and 0 <= event.key - pygame.K_1 < min(len(self.options), DIGITS):
            self._pick(self.options[event.key - pygame.K_1][0])
        elif event.type in PICKED and event.ui_element is self._list:
            picked = next((value for value, label in self.options if MARGIN + label == event.text), None)
            if picked is None:
                self.desk.leave(self)
            else:
                self._pick(picked)
        elif event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element is self._back:
            self.desk.leave(self)

    def handle(self, event: pygame.event.Event) -> None:
        """Arrows and Enter are for the list, whatever widget was clicked last."""
        if event.type == pygame.KEYDOWN and event.key in ARROWS and self.options:
            self.marked = (self.marked + ARROWS[event.key]) % len(self.options)
            self.rebuild()
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.options:
            self._pick(self.options[self.marked][0])
        else:
            super().handle(event)

    def _pick(self, value: str) -> None:
        self.desk.leave(self)
        self._on_pick(value)
