"""What screens may ask of the program around them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pb12table.window.screens.base import LaidScreen, WindowDesk

if TYPE_CHECKING:
    # What the start screen can do without: it is there before any of it is loaded.
    from pb12table.app.play.arranging import Arrangement
    from pb12table.app.play.controller import Controller
    from pb12table.app.play.drafts import Draft
    from pb12table.app.play.sounds import Speaker
    from pb12table.files.saves.save import LoadedSave
    from pb12table.kernel.log import LogLine
    from pb12table.layouts.motions import Entry


class Desk(WindowDesk, Protocol):
    """The program, as screens know it."""

    copied: tuple[tuple[str, Entry], ...]
    """What was copied last while building a layout: sections and entries."""
    speaker: Speaker

    @property
    def is_from_editor(self) -> bool:
        """Whether there is an editor below, to which one can go back."""
        ...

    def to_editor(self) -> None:
        """Go back to the editor below; without one to the start screen."""
        ...

    def play(self, scenario: str, wish: Arrangement | None = None) -> None:
        """Begin a game of a scenario, by id or path, as it is or arranged as is wished; a bad file shows a dialog."""
        ...

    def teach(self, tutorial: Path, *, anew: bool = False) -> None:
        """Begin a tutorial, or go on with it where it was left."""
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

    def finish(
        self, controller: Controller, scenario: str | None, show: Callable[[LogLine], None] | None = None
    ) -> None:
        """Show how a game ended; a scenario can be played again, and `show` shows a moment by a line of the log."""
        ...

    def apply_settings(self) -> None:
        """Take changed settings into use and write them."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        ...

    def end(self) -> None:
        """End the program."""
        ...


class ProgramScreen(LaidScreen):
    """A described panel that knows the program."""

    desk: Desk

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.desk = desk
