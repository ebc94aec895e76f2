"""What a screen is, and what it may ask of the window around it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import Final, Protocol

import pygame

from pb12table.files.problems import FileProblem
from pb12table.texts.locale import Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.portraits import portraits
from pb12table.window.layout.painting import LaidPanel

OF_TABLES: Final = tuple(
    f"pb12table.{room}."
    for room in (
        "table", "skirmish", "bots", "systems", "window.layout", "window.scene", "window.terrain", "window.tokens",
    )
)  # fmt: skip
"""Where functions keep what they gave for tables, games and the pictures of them."""
OF_ALL_TABLES: Final = ("pb12table.systems.known", "pb12table.table.kernels")
"""What is kept there for as long as the program runs."""


class Screen(Protocol):
    """Something that fills the window; `opaque` ones hide what lies below them in the stack."""

    opaque: bool

    def handle(self, event: pygame.event.Event) -> None:
        """Take a mouse or key event."""
        ...

    def update(self, seconds: float) -> bool:
        """Go on in time; return whether the picture changed."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Paint the screen."""
        ...

    def close(self) -> None:
        """Let go of what is held: files, the focus."""
        ...


class WindowDesk(Protocol):
    """The window with its stack of screens, as every screen knows it."""

    settings: Settings
    texts: Texts

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        ...

    @property
    def scale(self) -> float:
        """Window pixels for one natural pixel."""
        ...

    def open(self, screen: Screen) -> None:
        """Put a screen on top."""
        ...

    def leave(self, screen: Screen) -> None:
        """Take a screen, and what lies over it, away; under the last one is the start."""
        ...

    def say(self, text: str, on_close: Callable[[], None] | None = None) -> None:
        """Show a sentence in a dialog."""
        ...

    def say_problem(self, problem: FileProblem) -> None:
        """Show what is wrong with a file in a dialog."""
        ...

    def ask(
        self,
        title: str,
        text: str,
        yes: str,
        no: str,
        on_yes: Callable[[], None],
        besides: tuple[str, Callable[[], None]] | None = None,
        *,
        grave: bool = False,
    ) -> None:
        """Ask a question with two answers in a dialog, or three with what one can do `besides`.

        Of a `grave` one no Enter says yes: it gives something away for good.
        """
        ...

    def to_start(self) -> None:
        """Go back to the start screen."""
        ...

    @property
    def title(self) -> tuple[str, str]:
        """Return what the window's title bar says, and whose icon it has: that of a rule system, or "" for our own."""
        ...

    def set_title(self, text: str, system: str = "") -> None:
        """Set what the window's title bar says; its icon is that of a rule system, or the program's own."""
        ...


def let_go(screen: Screen) -> None:
    """Close a screen; what fails meanwhile may have failed before, and keeps no other from going."""
    try:
        screen.close()
    except Exception:
        logging.exception("a screen could not be closed")


def forget_tables() -> None:
    """Drop what functions of modules have kept of tables and games: it would stay, and no other table is likely to ask.

    Pictures of one's own go as well.  The tiles of tables that would be opened again from their files stay: they are
    bounded, and such a table is there at once.
    """
    for name, module in tuple(sys.modules.items()):
        if _is_of_tables(name):
            for kept in tuple(vars(module).values()):
                forget = None if isinstance(kept, type) else getattr(kept, "cache_clear", None)
                # What is imported from elsewhere may have to stay.
                if callable(forget) and _is_of_tables(getattr(kept, "__module__", "")):
                    forget()
    portraits.forget()


def _is_of_tables(module: object) -> bool:
    """Return whether functions of a module, by its name, keep what they gave for tables."""
    return isinstance(module, str) and module.startswith(OF_TABLES) and not module.startswith(OF_ALL_TABLES)


def attempt(desk: WindowDesk, action: Callable[[], None]) -> None:
    """Do something; what goes wrong with a file is told."""
    try:
        action()
    except FileProblem as problem:
        desk.say_problem(problem)


def wheel_of(event: pygame.event.Event) -> tuple[tuple[int, int], int]:
    """Return where the wheel was turned, and by how many notches."""
    pixel = pygame.mouse.get_pos() if not hasattr(event, "pos") else event.pos
    return pixel, event.y or event.x


class LaidScreen(LaidPanel):
    """A described panel that knows the window."""

    def __init__(self, desk: WindowDesk) -> None:
        super().__init__(desk)
        self.desk = desk
