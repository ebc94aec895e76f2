"""Small screens over another: a sentence to be read, a question with two answers, the agreement of all players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.nodes import Button, Column, Label, Node
from pb12table.window.layout.parts import BUTTON_HEIGHT, dialog, dialog_button
from pb12table.window.screens.base import LaidScreen, WindowDesk

NARROW: Final = 560.0
WIDE: Final = 860.0
LONG: Final = 300
"""A text of so many letters has a wide panel."""


class Message(LaidScreen):
    """A title, a text, and one to three buttons; Escape means no, Enter yes. `besides` is a third way between them."""

    def __init__(
        self,
        desk: WindowDesk,
        title: str,
        text: str,
        yes: str,
        no: str = "",
        on_yes: Callable[[], None] | None = None,
        besides: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__(desk)
        self.title = title
        self.text = text
        third = [besides] if besides is not None else []
        self._ways = [(yes, on_yes or _nothing), *third, *([(no, _nothing)] if no else [])]

    def describe(self) -> Node:
        buttons = [dialog_button(str(n), label, is_main=n == 0) for n, (label, _) in enumerate(self._ways)]
        width = NARROW if len(self.text) < LONG else WIDE
        return dialog(width, self.title, Label(self.text, hyphens=False), buttons, offset=self.scrolled)

    def press(self, name: str) -> None:
        way = still_there(self._ways, name)
        if way is not None:
            self.desk.leave(self)
            way[1]()

    def accept(self) -> None:
        self.press("0")

    def refuse(self) -> None:
        self.press(str(len(self._ways) - 1))


def _nothing() -> None:
    """What comes of a no."""


class Agreement(LaidScreen):
    """All players must agree, each with an own button, before something is done."""

    def __init__(
        self,
        desk: WindowDesk,
        title: str,
        text: str,
        names: list[str],
        agree: str,
        no: str,
        on_agreed: Callable[[], None],
    ) -> None:
        super().__init__(desk)
        self.title = title
        self.text = text
        self.names = names
        self.agreed: set[str] = set()
        self._agree, self._refuse = agree, no
        self._on_agreed = on_agreed

    def describe(self) -> Node:
        buttons = [
            Button(f"agree:{name}", f"{name}: {self._agree}", enabled=name not in self.agreed, min_height=BUTTON_HEIGHT)
            for name in self.names
        ]
        no = Button("no", self._refuse, min_height=BUTTON_HEIGHT)
        body = Column((Label(self.text), *buttons, no))
        return dialog(NARROW, self.title, body, offset=self.scrolled)

    def press(self, name: str) -> None:
        if name == "no":
            self.refuse()
            return
        self.agreed.add(name.removeprefix("agree:"))
        if self.agreed >= set(self.names):
            self.desk.leave(self)
            self._on_agreed()

    def refuse(self) -> None:
        self.desk.leave(self)
