"""Small screens that ask for one line of text, or for one of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.nodes import Box, Card, Column, Field, Label, Node, Plate
from pb12table.window.layout.parts import dialog, dialog_button
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.base import LaidScreen, WindowDesk

WIDTH: Final = 560.0
LIST_WIDTH: Final = 472.0
DIGITS: Final = 9
"""So many options can be picked by a digit."""
ROW: Final = 32.0
"""How high a row of a list is."""
MOST_ROWS: Final = 13
"""A longer list is scrolled."""
BESIDE: Final = 138.0
"""How much of the height of a list is title, margins and the button below."""
ARROWS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
TYPED: Final = "typed"


class AskText(LaidScreen):
    """A title, a line to type into, perhaps a hint below it, and two buttons; Enter takes it, Escape goes back.

    What is typed takes the place of what stands there.  `takes_files`: a file that is dropped onto the window is typed
    by that.
    """

    def __init__(
        self, desk: WindowDesk, title: str, text: str, yes: str, on_yes: Callable[[str], None], hint: str = "",
        *, takes_files: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.hint = hint
        self._label = yes
        self._on_yes = on_yes
        self._takes_files = takes_files
        self.line = self.lines[TYPED] = TextLine(text)
        self.set_focus(TYPED)

    @property
    def text(self) -> str:
        """What stands in the line."""
        return self.line.text

    def describe(self) -> Node:
        hint = [Label(self.hint, hyphens=False)] if self.hint else []
        buttons = [
            dialog_button("yes", self._label, is_main=True),
            dialog_button("back", self.desk.texts("card-cancel")),
        ]
        return dialog(WIDTH, self.title, Column((Field(TYPED), *hint)), buttons, offset=self.scrolled)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE and self._takes_files:
            self.line.set(event.file)
        super().handle(event)

    def press(self, name: str) -> None:
        if name == "yes":
            self.accept()
        else:
            self.refuse()

    def accept(self) -> None:
        self.desk.leave(self)
        if self.text.strip():
            self._on_yes(self.text.strip())

    def refuse(self) -> None:
        self.desk.leave(self)


class MarkedScreen(LaidScreen):
    """Rows named "0", "1" and so on, one of them `marked`: arrows and Tab mark another, and Enter presses it."""

    marked = 0

    def count(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in ARROWS:
            self.go_on(ARROWS[event.key])
        else:
            super().take_key(event)

    def go_on(self, step: int) -> None:
        if self.count():
            self.marked = (self.marked + step) % self.count()
            self.show(str(self.marked))

    def accept(self) -> None:
        if self.count():
            self.press(str(self.marked))

    def refuse(self) -> None:
        self.desk.leave(self)


class PickOne(MarkedScreen):
    """A title and a list of (what is picked, what is shown): a click, a digit, or arrows and Enter pick.

    Escape and a button go back.  `marked` is the row that Enter picks, at first the one given.
    """

    def __init__(
        self, desk: WindowDesk, title: str, options: Sequence[tuple[str, str]], on_pick: Callable[[str], None],
        marked: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.options = tuple(options)
        self._on_pick = on_pick
        self.marked = marked
        if self.options:
            self.show(str(marked))

    def count(self) -> int:
        return len(self.options)

    def describe(self) -> Node:
        plate = Plate(None, hovered=theme.HOVERED)
        rows = tuple(
            Card(str(number), Label(label, grow=1.0), (10.0, 6.0, 10.0, 6.0), plate, chosen=number == self.marked,
                 min_height=ROW)
            for number, (_, label) in enumerate(self.options)
        )  # fmt: skip
        back = dialog_button("back", self.desk.texts("card-cancel"))
        body = Box(Column(rows, 0.0), surface="sunken")
        highest = ROW * MOST_ROWS + BESIDE
        return Box(dialog(LIST_WIDTH, self.title, body, [back], offset=self.scrolled), max_height=highest)

    def take_key(self, event: pygame.event.Event) -> None:
        if 0 <= event.key - pygame.K_1 < min(len(self.options), DIGITS):
            self.press(str(event.key - pygame.K_1))
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        option = still_there(self.options, name)
        if option is not None or name == "back":
            self.desk.leave(self)
        if option is not None:
            self._on_pick(option[0])
