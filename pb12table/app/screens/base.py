"""What a screen is, and what it may ask of the program around it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Protocol

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UITextBox

from pb12table.app.controller import Controller
from pb12table.app.drafts import Draft
from pb12table.app.screens.focus_mark import drop_focus, mark_focus
from pb12table.app.sounds import Speaker
from pb12table.files.problems import FileProblem
from pb12table.files.save import LoadedSave
from pb12table.layouts.motions import Entry
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.citations import cited_in
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
        """Let go of what is held: files, widgets."""
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


def boxed(words: str) -> str:
    """Plain text as a text box takes it; the ids of rules in it are links."""
    parts, end = [], 0
    for start, stop, rule in cited_in(words):
        parts += [escape(words[end:start]), f'<a href="{rule}">{rule}</a>']
        end = stop
    return "".join([*parts, escape(words[end:])]).replace("\n", "<br>")


def switch_off(button: UIButton) -> None:
    """Make a button grey; pygame_gui has no types for it."""
    button.disable()  # type: ignore[no-untyped-call]


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
    """A screen without widgets and files: its picture changes only by what is done to it."""

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


class WidgetScreen:
    """A screen of pygame_gui widgets in a panel over what lies below; subclasses fill it in `build`.

    The widgets are built anew whenever the size of the window or the scale changes.
    """

    opaque = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._built_for: tuple[tuple[int, int], float, str] | None = None
        self._moved = True
        self._manager: pygame_gui.UIManager | None = None

    @property
    def manager(self) -> pygame_gui.UIManager:
        """Who knows the widgets; made when it is first needed, which takes a while."""
        if self._manager is None:
            self._manager = pygame_gui.UIManager(
                self.desk.size, theme.widget_theme(self.desk.scale), enable_live_theme_updates=False
            )
        return self._manager

    def build(self) -> None:
        """Make the widgets; they are told apart by identity in `react`."""
        raise NotImplementedError

    def react(self, event: pygame.event.Event) -> None:
        """Take an event of a widget, or one no widget wanted."""
        raise NotImplementedError

    def px(self, length: float) -> int:
        """Natural pixels as window pixels."""
        return round(length * self.desk.scale)

    def make_ready(self) -> None:
        """Have the widgets there: an event may come in the very frame in which the screen was opened."""
        self._moved = True
        if self._built_for is None:
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        self.make_ready()
        if event.type == pygame_gui.UI_TEXT_BOX_LINK_CLICKED:
            self.desk.open_rules((event.link_target,))
            return
        consumed = self.manager.process_events(event)
        if not consumed or event.type >= pygame.USEREVENT:
            self.react(event)

    def update(self, seconds: float) -> bool:
        built_for = (self.desk.size, self.desk.scale, self.desk.texts.language)
        if built_for != self._built_for:
            self.rebuild()
        self.manager.update(seconds)
        moved, self._moved = self._moved, False
        return moved

    def draw(self, canvas: Canvas) -> None:
        if self._built_for is None:
            self.rebuild()
        canvas.zones.clear()
        canvas.veil(canvas.rect, theme.INK, 150)
        self.manager.draw_ui(canvas.surface)
        mark_focus(canvas, self.manager)

    def rebuild(self) -> None:
        """Make all widgets anew."""
        self._built_for = (self.desk.size, self.desk.scale, self.desk.texts.language)
        self._moved = True
        self._let_go()
        self._manager = None
        self.build()
        self.manager.update(0.0)

    def close(self) -> None:
        """Nothing is held but widgets, and they go with their manager; the one with the focus lets go of the keys."""
        self._let_go()

    def _let_go(self) -> None:
        if self._manager is not None:
            drop_focus(self._manager)

    def text_height(self, words: str, width: int) -> int:
        """How high a box of text has to be so that nothing of it is scrolled, in window pixels as its width."""
        box = UITextBox(boxed(words), pygame.Rect(0, 0, width, -1), self.manager)
        height: int = box.rect.h
        box.kill()
        return height

    def button_width(self, label: str) -> int:
        """How wide a button has to be for its label, in window pixels."""
        return width_of(label, self.px(theme.NORMAL), True) + self.px(32)

    def centred(self, width: float, height: float) -> pygame.Rect:
        """A rectangle of natural size in the middle of the window, made to fit into it."""
        window = pygame.Rect((0, 0), self.desk.size)
        rect = pygame.Rect(0, 0, self.px(width), self.px(height))
        rect.center = window.center
        return rect.clip(window.inflate(-self.px(24), -self.px(24)))
