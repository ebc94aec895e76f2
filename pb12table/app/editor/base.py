"""What the helpers of the editor's screen know of it, and copying things of a layout into the same or another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from pb12table.app.editor.panels.palette import PaletteSearch
from pb12table.app.editor.panels.properties import window_title
from pb12table.app.editor.tools import Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.app.panels.layout import KeptPanels
from pb12table.app.preview.information import Ruler
from pb12table.app.screens.base import Desk, EditorRoom
from pb12table.app.screens.map_screen import MouseScreen
from pb12table.layouts.editing import entry_of, pasted, removed, sections_of
from pb12table.layouts.motions import Entry, Motion, bounds_of, corners_of, shift
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.force_pages import Property
from pb12table.table.shapes import Point, rounded
from pb12table.window.kit.canvas import Zone


class Editing(MouseScreen, EditorRoom):
    """A layout on the bench, with panels around it; `search` is the line above the palette."""

    search: PaletteSearch

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        super().__init__(desk, bench.setup)
        self.bench = bench
        self.storey = bench.storey
        self.overlays: set[str] = {"show-zones", "edit-rings"}
        self.ruler: Ruler | None = None
        self.scrolls = {"left": 0, "sheet": 0}
        self.zones: list[Zone] = []
        self.kept = KeptPanels()
        self.sheet_high: tuple[object, int] = ((), 0)
        """How high the sheet wants to be, and for what."""
        self.mouse: Point | None = None
        self.rows: list[Property] = []

    @property
    def shown_setup(self) -> GameSetup:
        return self.bench.setup

    def set_title(self) -> None:
        """Name the layout in the title of the window."""
        self.desk.set_title(*window_title("edit-window-title", self.bench, self.texts))

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

    def hold(self, tool: Tool) -> None:
        """Take a tool in hand."""
        raise NotImplementedError

    def press_command(self, command: str) -> None:
        """Carry out a command of a key or a button."""
        raise NotImplementedError

    def command_of(self, event: pygame.event.Event) -> str | None:
        """Return the command of a key here, None for nothing."""
        raise NotImplementedError

    def vital(self) -> list[pygame.Rect]:
        """Return where the selection lies, which the sheet does not hide while there is room elsewhere."""
        document = self.bench.document
        found = []
        for thing in self.bench.selection:
            box = bounds_of([entry_of(document, thing)])
            if box is not None:
                left, top = self.camera.to_screen((box[0], box[3]))
                right, bottom = self.camera.to_screen((box[2], box[1]))
                found.append(pygame.Rect(left, top, right - left + 1, bottom - top + 1))
        return [room for room in found if self.layout.free.contains(room)]

    def touch(self) -> None:
        """Let the next frame be painted anew."""
        self._changed = True


class Copying:
    """Copy, cut and paste; what was copied is kept by the program, so that it outlives the layout."""

    def __init__(self, screen: Editing) -> None:
        self.screen = screen
        self.bench = screen.bench

    def copy(self, *, cut: bool = False) -> None:
        """Keep copies of what is selected, and take it away when it is cut."""
        bench, screen = self.bench, self.screen
        chosen = list(bench.selection)
        if not chosen:
            screen.say(screen.texts("edit-nothing-selected"), bad=True)
            return
        screen.desk.copied = tuple((thing.section, entry_of(bench.document, thing)) for thing in chosen)
        if cut:
            bench.do("cut", removed(bench.document, chosen))
        screen.say(screen.texts("edit-copied", number=len(chosen), key=screen.key("edit-paste")))

    def paste(self) -> None:
        """Put down what was copied: its middle at the mouse, or beside where it was; it is selected then."""
        bench, screen = self.bench, self.screen
        sections = sections_of(bench.document)
        kept = [(section, entry) for section, entry in screen.desk.copied if section in sections]
        if not kept:
            screen.say(screen.texts("edit-nothing-copied"), bad=True)
            return
        motion = self._motion([entry for _, entry in kept])
        copied = [(section, self._owned(section, entry, motion)) for section, entry in kept]
        document, things = pasted(bench.document, copied, motion)
        bench.do("paste", document)
        bench.selection = things

    def _motion(self, entries: list[Entry]) -> Motion:
        """Return the motion to the mouse that puts the first corner where points snap to."""
        bounds, mouse = bounds_of(entries), self.screen.mouse
        step = self.bench.snapping.grid or 0.5
        if bounds is None or mouse is None:
            return shift(step, -step)
        dx, dy = mouse[0] - (bounds[0] + bounds[2]) / 2.0, mouse[1] - (bounds[1] + bounds[3]) / 2.0
        corners = [corner for entry in entries for corner in corners_of(entry)]
        if not corners:
            return shift(rounded(dx), rounded(dy))
        x, y = corners[0]
        to = self.bench.snap((x + dx, y + dy))
        return shift(rounded(to[0] - x), rounded(to[1] - y))

    def _owned(self, section: str, entry: Entry, motion: Motion) -> Entry:
        """Return an entry that names only players of this layout."""
        known = {player.id for player in self.bench.setup.players}
        found: dict[str, Any] = dict(entry)
        if section == "figure" and entry.get("player") not in known:
            place = entry.get("at")
            found["player"] = self.bench.owner_at(motion.point((place[0], place[1])) if place else (0.0, 0.0))
        if section == "zone" and "players" in entry:
            found["players"] = [player for player in entry["players"] if player in known] or sorted(known)[:1]
        return found
