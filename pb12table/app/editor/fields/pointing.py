"""Clicking on the table what a field of a page is to hold: a place, or a thing that lies there."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.app.editor.base import Editing
from pb12table.app.editor.fields.names import Names, around
from pb12table.app.editor.tools import SelectTool, Tool
from pb12table.layouts.editing import Document, added
from pb12table.layouts.fields import Path, is_point, with_value
from pb12table.table.shapes import Point
from pb12table.window.screens.dialogs import PickOne


class PointTool(Tool):
    """Take the next click for the field at a `path`; of several things that lie there one is picked from a list.

    `refusal` says why a document cannot follow; `done` goes on with one that can, or with None where nothing was
    clicked.
    """

    name = "edit-point"

    def __init__(
        self,
        editor: Editing,
        path: Path,
        refusal: Callable[[Document], str],
        done: Callable[[Document | None], None],
    ) -> None:
        super().__init__(editor.bench)
        self._editor, self._path, self._refusal, self._done = editor, path, refusal, done
        self._names = Names(editor.bench)

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        if is_point(self._names.kind_at(self._path)):
            self._take({"": self._names.with_value(self._path, list(self.bench.snap(point)))})
            return
        key = next(part for part in reversed(self._path) if isinstance(part, str))
        there = self._names.clicked(key, point, reach)
        self._take({name: self._names.with_value(self._path, name) for name in there})

    def _take(self, documents: dict[str, Document]) -> None:
        """Take what can be meant: the only thing, or that which is picked of several."""
        editor, refused = self._editor, {name: self._refusal(document) for name, document in documents.items()}
        left = [name for name, reason in refused.items() if not reason]
        if not left:
            editor.say(next(iter(refused.values()), editor.texts("fields-nothing-there")), bad=True)
        elif len(left) == 1:
            self._leave(documents[left[0]])
        else:
            key = next(part for part in reversed(self._path) if isinstance(part, str))
            names = dict(self._names.offered(key, editor.texts))
            options = [(name, names.get(name, name)) for name in left]
            desk, title = editor.desk, editor.texts("fields-which")
            desk.open(PickOne(desk, title, options, lambda name: self._leave(documents[name])))

    def _leave(self, document: Document | None) -> None:
        self._editor.hold(SelectTool(self.bench))
        self._done(document)

    def cancel(self) -> bool:
        self._leave(None)
        return True


class EntryTool(Tool):
    """Make a new entry of a list by clicks on the table, one after another; `done` goes on with it and its path."""

    name = "edit-entry"

    def __init__(self, editor: Editing, section: str, entry: Document, done: Callable[[Document | None], None]) -> None:
        super().__init__(editor.bench)
        self._editor, self._section, self._entry, self._done = editor, section, entry, done
        self._names = Names(editor.bench)
        self._left = list(self._names.clicks(section))

    def press(self, point: Point, reach: float, *, more: bool) -> None:
        first, *beside = self._left[0]
        at = self.bench.snap(point)
        if first == ("rectangle",) or is_point(self._names.kind_at((self._section, 0, *first))):
            self._entry = with_value(self._entry, first, around(at) if first == ("rectangle",) else list(at))
        else:
            beside = [first]
        for path in beside:
            there = self._names.clicked(str(path[0]), point, reach)
            if not there:
                self._editor.say(self._editor.texts("fields-nothing-there"), bad=True)
                return
            if len(there) > 1:
                self._ask(path, there)
                return
            self._entry = with_value(self._entry, path, there[0])
        self._go_on()

    def _ask(self, path: Path, there: list[str]) -> None:
        """Ask which of several things that lie at one place is meant."""
        names = dict(self._names.offered(str(path[0]), self._editor.texts))

        def take(name: str) -> None:
            self._entry = with_value(self._entry, path, name)
            self._go_on()

        desk, title = self._editor.desk, self._editor.texts("fields-which")
        desk.open(PickOne(desk, title, [(name, names.get(name, name)) for name in there], take))

    def _go_on(self) -> None:
        self._left.pop(0)
        if self._left:
            self._editor.say(self._editor.texts("fields-next-click"))
        else:
            self._leave(added(self.bench.document, self._section, self._entry))

    def _leave(self, document: Document | None) -> None:
        self._editor.hold(SelectTool(self.bench))
        self._done(document)

    def cancel(self) -> bool:
        self._leave(None)
        return True
