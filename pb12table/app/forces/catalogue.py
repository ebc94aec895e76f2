"""A list to pick from in which each thing says what it is and what it is worth; typing narrows it down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from pb12table.app.preview.portraits import draw_template
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Card, Column, Drawn, Field, Label, Node, Row, Scroll, Space, Tone
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import dialog_button
from pb12table.window.layout.placing import EDGE
from pb12table.window.layout.text_line import TextLine

WIDTH: Final = 820.0
HEIGHT: Final = 660.0
TOKEN: Final = 34.0
ARROWS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}
LONGEST: Final = 60
SOUGHT: Final = "sought"


class Catalogue(ProgramScreen):
    """A dialog with a list; a click or Enter picks, letters look for names and facts, Escape goes back."""

    def __init__(
        self, desk: Desk, title: str, entries: Sequence[Offer], on_pick: Callable[[str], None],
        look: PlayerLook | None = None, now: str = "",
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.entries = tuple(entries)
        self.marked = next((number for number, entry in enumerate(self.entries) if entry.value == now), 0)
        self._on_pick = on_pick
        self._look = look
        self._before = ""
        self.lines[SOUGHT] = TextLine("", LONGEST)
        self.set_focus(SOUGHT)
        self._reveal()

    @property
    def sought(self) -> str:
        """The words that are looked for."""
        return self.lines[SOUGHT].text

    @property
    def shown(self) -> list[Offer]:
        """What has all the words that are looked for in its name or facts; what has them in its name comes first."""
        words = self.sought.casefold().split()

        def has_all(text: str) -> bool:
            return all(word in text.casefold() for word in words)

        found = [entry for entry in self.entries if has_all(f"{entry.name} {entry.facts}")]
        return sorted(found, key=lambda entry: not has_all(entry.name))

    def describe(self) -> Node:
        texts, shown = self.desk.texts, self.shown
        rows = [self._row(entry, is_marked=number == self.marked) for number, entry in enumerate(shown)]
        body: Node = Column(tuple(rows), 3.0)
        if not shown:
            body = Box(Label(texts("forces-none-found"), tone="muted"), (14.0, 14.0, 14.0, 14.0))
        high = min(HEIGHT, self.desk.size[1] / self.desk.scale - 2 * EDGE)
        parts = (
            Label(self.title, theme.TITLE, bold=True),
            Field(SOUGHT, texts("forces-seek")),
            Scroll("list", body, self.offsets.get("list", 0), grow=1.0, min_height=60.0),
            Row((Space(grow=1.0), dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")))),
        )
        inner = Column(parts, 12.0)
        return Box(inner, (20.0, 16.0, 20.0, 16.0), "dialog", min_width=WIDTH, max_width=WIDTH, min_height=high,
                   max_height=high)  # fmt: skip

    def _row(self, entry: Offer, *, is_marked: bool) -> Node:
        dim: Tone = "text" if is_marked else "muted"
        words = Column((Label(entry.name, bold=True), Label(entry.facts, theme.SMALL, dim)), 1.0, grow=1.0)
        worth = Label(entry.worth, tone="text" if is_marked else "accent", bold=True, wrap=False)
        nodes: list[Node] = [words, worth]
        if entry.miniature is not None and self._look is not None:
            nodes.insert(0, Drawn(f"token:{entry.value}", min_width=TOKEN, min_height=TOKEN))
        child = Row(tuple(nodes), 12.0, "center")
        return Card(f"pick:{entry.value}", child, (10.0, 3.0, 12.0, 4.0), chosen=is_marked, keyless=True, tip=entry.tip)

    def painters(self) -> dict[str, Painter]:
        return {f"token:{entry.value}": self._token(entry) for entry in self.entries if entry.miniature is not None}

    def _token(self, entry: Offer) -> Painter:
        def paint(canvas: Canvas, rect: pygame.Rect) -> None:
            if self._look is not None and entry.miniature is not None:
                draw_template(canvas, rect.center, 15, entry.miniature, self._look)

        return paint

    def handle(self, event: pygame.event.Event) -> None:
        super().handle(event)
        if self.sought != self._before:
            self._before, self.marked = self.sought, 0
            self._reveal()

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in ARROWS:
            self.marked = max(0, min(self.marked + ARROWS[event.key], len(self.shown) - 1))
            self._reveal()
        elif event.key != pygame.K_TAB:
            # Letters always look for something.
            super().take_key(event)

    def _reveal(self) -> None:
        if shown := self.shown:
            self.show(f"pick:{shown[min(self.marked, len(shown) - 1)].value}")

    def press(self, name: str) -> None:
        if name == "cancel":
            self.refuse()
        else:
            self._pick(name.removeprefix("pick:"))

    def accept(self) -> None:
        if shown := self.shown:
            self._pick(shown[min(self.marked, len(shown) - 1)].value)

    def refuse(self) -> None:
        self.desk.leave(self)

    def _pick(self, value: str) -> None:
        self.desk.leave(self)
        self._on_pick(value)
