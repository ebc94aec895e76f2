"""Copying things of a layout and putting them down again, in the same layout or in another."""

from __future__ import annotations

from typing import Any

from pb12table.app.editor.base import Editing
from pb12table.layouts.editing import entry_of, pasted, removed, sections_of
from pb12table.layouts.motions import Entry, Motion, bounds_of, corners_of, shift
from pb12table.table.units import rounded


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
        """To the mouse, so that the first corner comes to lie where points are drawn to."""
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
        """An entry that names only players of this layout."""
        known = {player.id for player in self.bench.setup.players}
        found: dict[str, Any] = dict(entry)
        if section == "figure" and entry.get("player") not in known:
            place = entry.get("at")
            found["player"] = self.bench.owner_at(motion.point((place[0], place[1])) if place else (0.0, 0.0))
        if section == "zone" and "players" in entry:
            found["players"] = [player for player in entry["players"] if player in known] or sorted(known)[:1]
        return found
