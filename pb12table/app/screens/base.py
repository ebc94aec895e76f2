"""What a screen is, and what it may ask of the program around it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import pygame

from pb12table.app.controller import Controller
from pb12table.app.drafts import Draft
from pb12table.app.sounds import Speaker
from pb12table.files.problems import FileProblem
from pb12table.files.save import LoadedSave
from pb12table.layouts.motions import Entry
from pb12table.texts.locale import Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.settings import Settings
from pb12table.window.layout.screen import LaidPanel


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


class Desk(Protocol):
    """The program, as screens know it."""

    settings: Settings
    texts: Texts
    copied: tuple[tuple[str, Entry], ...]
    """What was copied last while building a layout: sections and entries."""
    speaker: Speaker

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
    ) -> None:
        """Ask a question with two answers in a dialog, or three with what one can do `besides`."""
        ...

    def to_start(self) -> None:
        """Go back to the start screen."""
        ...

    @property
    def is_from_editor(self) -> bool:
        """Whether there is an editor below, to which one can go back."""
        ...

    def to_editor(self) -> None:
        """Go back to the editor below; without one to the start screen."""
        ...

    def play(self, scenario: str) -> None:
        """Begin a game of a scenario, by id or path; a bad file shows a dialog."""
        ...

    def look(self, scenario: str) -> None:
        """Open a scenario's layout without a match; a bad file shows a dialog."""
        ...

    def edit(self, scenario: str) -> None:
        """Open a scenario's layout in the editor; a bad file shows a dialog."""
        ...

    def edit_document(self, document: dict[str, Any], path: Path) -> None:
        """Open a document in the editor that is to be saved at a path; unsaved work on it is offered."""
        ...

    def build_on(self, draft: Draft) -> None:
        """Open a layout in the editor with what was not saved of it; a bad file shows a dialog."""
        ...

    def load(self, save: Path) -> None:
        """Go on with a saved game; a bad file shows a dialog."""
        ...

    def watch(self, save: Path) -> None:
        """Watch a saved game from its beginning, over what is open; a bad file shows a dialog."""
        ...

    def play_on(self, part: LoadedSave) -> None:
        """Go on with a part of a saved game in a save of its own; what goes wrong is told in a dialog."""
        ...

    def open_load(self) -> None:
        """Open the list of saved games."""
        ...

    def open_settings(self) -> None:
        """Open the settings."""
        ...

    def open_help(self, first: Sequence[str] = ()) -> None:
        """Open the list of keys, those of some groups first."""
        ...

    def open_rules(self, rules: Sequence[str] = ()) -> None:
        """Open the page of a rule or a ruling, the first of some; without any the list of all."""
        ...

    def finish(self, controller: Controller, scenario: str | None) -> None:
        """Show how a game ended; a scenario can be played again."""
        ...

    def apply_settings(self) -> None:
        """Take changed settings into use and write them."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        ...

    @property
    def title(self) -> str:
        """What the window's title bar says."""
        ...

    def set_title(self, text: str) -> None:
        """Set what the window's title bar says."""
        ...

    def end(self) -> None:
        """End the program."""
        ...


def let_go(screen: Screen) -> None:
    """Close a screen; what fails meanwhile may have failed before, and keeps no other from going."""
    try:
        screen.close()
    except Exception:
        logging.exception("a screen could not be closed")


def attempt(desk: Desk, action: Callable[[], None]) -> None:
    """Do something; what goes wrong with a file is told."""
    try:
        action()
    except FileProblem as problem:
        desk.say_problem(problem)


class PaintedScreen:
    """A screen that holds no files: its picture changes only by what is done to it."""

    _changed = True

    def update(self, seconds: float) -> bool:
        changed, self._changed = self._changed, False
        return changed

    def close(self) -> None:
        """Nothing is held."""


class LaidScreen(LaidPanel):
    """A described panel that knows the program."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.desk = desk
