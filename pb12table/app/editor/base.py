"""What the helpers of the editor's screen know of it: the workbench, the panels, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pb12table.app.editor.panels.table_properties import layout_name
from pb12table.app.editor.workbench import Workbench
from pb12table.app.entered import EditorRoom
from pb12table.app.panels.kept import KeptPanels
from pb12table.app.preview.information import Ruler
from pb12table.app.screens.base import Desk
from pb12table.app.screens.mouse_screen import MouseScreen
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.rows import Property
from pb12table.table.shapes import Point
from pb12table.window.kit.canvas import Zone


class Editing(MouseScreen, EditorRoom):
    """A layout on the bench, with panels around it."""

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        super().__init__(desk, bench.setup)
        self.bench = bench
        self.storey = bench.storey
        self.overlays: set[str] = {"show-zones", "edit-rings"}
        self.ruler: Ruler | None = None
        self.scrolls = {"left": 0, "sheet": 0}
        self.zones: list[Zone] = []
        self.kept = KeptPanels()
        self.mouse: Point | None = None
        self.rows: list[Property] = []

    @property
    def shown_setup(self) -> GameSetup:
        return self.bench.setup

    def set_title(self) -> None:
        """Name the layout in the title of the window."""
        self.desk.set_title(self.texts("edit-window-title", layout=layout_name(self.bench, self.texts)))

    def when_saved(self, action: Callable[[], None]) -> None:
        """Do what takes this layout away; what is not saved of it is asked about first."""
        texts = self.texts
        if self.bench.history.is_saved:
            action()
        else:
            self.desk.ask(
                texts("edit-leave-title"), texts("edit-leave-text"), texts("edit-leave-save"), texts("card-cancel"),
                lambda: self.save_and(action),
                (texts("edit-leave-unsaved"), lambda: self._leave_unsaved(action)),
            )  # fmt: skip

    def _leave_unsaved(self, action: Callable[[], None]) -> None:
        self.bench.drafts.discard(self.bench.path)
        action()

    def save_and(self, action: Callable[[], None]) -> None:
        """Write the layout and do something once it is saved."""
        raise NotImplementedError

    def put_choice(self, number: int, value: str) -> None:
        """Set a property to one of its options."""
        raise NotImplementedError

    def command_of(self, event: pygame.event.Event) -> str | None:
        """What a key means here, None for nothing."""
        raise NotImplementedError

    def touch(self) -> None:
        """Let the next frame be painted anew."""
        self._changed = True
