"""The screen of all fields: an index of the scenario's lists and tables, and the page of what is chosen in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from pb12table.app.editor.base import Editing
from pb12table.app.editor.fields.names import Names
from pb12table.app.editor.fields.pages import FieldPages, path_from, path_name, path_of_place
from pb12table.app.editor.fields.pointing import EntryTool, PointTool
from pb12table.app.editor.panels.properties import layout_name, window_title
from pb12table.app.editor.workbench import gone_back_words
from pb12table.app.forces.overview import top_line
from pb12table.app.forces.page import PageNodes, draw_line
from pb12table.app.forces.paged import EDGE, PagedScreen
from pb12table.app.preview.state_picture import draw_mark
from pb12table.app.screens.base import HANDBOOK
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_form
from pb12table.layouts.edit_history import sketched
from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.fields import Path, value_at
from pb12table.skirmish.forms.force_pages import Change, Fields, Going, Part
from pb12table.texts.describe import problem_words
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Box, Button, Card, Column, Label, Node, Row, Scroll, Space

LIST: Final = 300.0
TOP: Final = 52.0
PAD: Final = 26.0
LONG: Final = 7
"""More rows than these stand in two columns."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""A title that takes its room and says nothing."""
SAVING: Final = ("save", "edit-save", "edit-save-as")
WHOLE: Final = (*SAVING, "edit-play", "edit-look", "edit-worth", "edit-forces", "edit-open", "edit-chance")
"""What concerns the whole layout; all other commands of the editor are about the table, which is not seen here."""
EMPTY: Final[tuple[Any, ...]] = (None, {}, [])


@dataclass(frozen=True, slots=True)
class _Made:
    """The nodes of the screen, as long as nothing else is to be seen."""

    top: Node
    index: Node
    page: Node
    nodes: PageNodes


class FieldsScreen(PagedScreen):
    """All that the layout's file may state; `path` is what the page shows, and `editor` where the table lies."""

    def __init__(self, editor: Editing, path: Path = ()) -> None:
        super().__init__(editor.desk, editor.bench)
        self.editor = editor
        self.path: Path = path
        self._made: tuple[object, _Made] | None = None
        # What was to be done on the table is done, or left.
        editor.say("")
        self.pages = FieldPages(self.bench, self.texts)
        self.desk.set_title(*window_title("fields-window-title", self.bench, self.texts))

    # -- going from page to page ----------------------------------------------------------------------------------

    def show_page(self, path: Path) -> None:
        """Show the page of what lies at a path."""
        self.typed.close()
        if path != self.path:
            self.offsets.pop("page", None)
        self.path = path
        self._renew()
        self.show(f"open:{path_name(path[:2])}")

    def go(self, going: Going) -> None:
        if not going.by_click:
            self.show_page(going.path)
            return
        self.desk.leave(self)
        if len(going.path) == 1:
            section = str(going.path[0])
            kind = self.pages.names.inner(self.pages.names.kind_at(going.path), going.path, 0)
            place = (section, len(entries_of(self.bench.document, section)))
            entry = self.pages.entry(place, kind)
            self.editor.hold(EntryTool(self.editor, section, entry, lambda document: self._shown_anew(place, document)))
            self.editor.say(self.texts("fields-laying", label=self.pages.page_title(going.path)))
            return
        self.editor.hold(PointTool(self.editor, going.path, self._refusal, self._back_from_table))
        # An entry of a list is only numbered on its page: away from there the list says what is meant.
        listed = going.path[:-1] if isinstance(going.path[-1], int) else going.path
        self.editor.say(self.texts("fields-pointing", label=self.pages.label(listed)))

    def _back_from_table(self, document: Document | None) -> None:
        """Set what was clicked on the table, if anything, and show the page again."""
        if document is not None:
            self.bench.do("set-value", document)
        self.desk.open(FieldsScreen(self.editor, self.path))

    def _shown_anew(self, place: Path, document: Document | None) -> None:
        """Show the page of an entry that was made on the table, or where it was begun if it was not."""
        if document is not None:
            self.bench.do("add-entry", document)
        self.desk.open(FieldsScreen(self.editor, self.path if document is None else place))

    def _renew(self) -> None:
        while self.path and value_at(self.bench.document, self.path) is None and len(self.path) > 1:
            self.path = self.path[:-1]
        self._made, self._changed = None, True
        self.pages = FieldPages(self.bench, self.texts)

    # -- changing -------------------------------------------------------------------------------------------------

    def do(self, label: str, document: Document, joined: object = None) -> str:
        """Go on to another document; the reason why that cannot be, "" when it is done.

        What the form refuses, and what the rules say of the very value that is set, is refused; what is missing or does
        not fit yet elsewhere is told there, since an entry is filled in one field after another.
        """
        reason = self._refusal(document, is_new=label == "add-entry")
        if not reason:
            self.bench.do(label, document, joined)
            self._renew()
        return reason

    def _refusal(self, document: Document, *, is_new: bool = False) -> str:
        """Return why a document cannot follow; what is new is looked at only as far as its form goes."""
        problem = self._form_problem(document)
        if problem is not None and self._form_problem(self.bench.document) is None:
            return problem_words(self.pages.texts, problem)
        if is_new:
            return ""
        before = {path for path, _ in self.pages.problems()}
        sketch = sketched(document, self.bench.content, self.bench.path)
        for path, found in self.pages.problems_of(sketch, document):
            value = value_at(document, path)
            is_set = value not in EMPTY and not isinstance(value, Mapping) and value != self._value(path)
            if path not in before and is_set:
                return problem_words(self.pages.texts, found)
        return ""

    def _value(self, path: Path) -> Any:
        return value_at(self.bench.document, path)

    def _form_problem(self, document: Document) -> FileProblem | None:
        try:
            scenario_form(document, self.bench.path)
        except FileProblem as problem:
            return problem
        return None

    # -- keys and mouse -------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Let the layout be built on in the editor."""
        self.typed.close()
        self.desk.set_title(*window_title("edit-window-title", self.bench, self.texts))

    def take_command(self, command: str) -> None:
        bench = self.bench
        match command:
            case "back" if len(self.path) > 1:
                self.show_page(self.path[:-1])
            case "back" | "edit-fields":
                self.desk.leave(self)
            case "undo" | "redo":
                label = bench.undo() if command == "undo" else bench.redo()
                self._renew()
                self.say(gone_back_words(self.texts, label, again=command == "redo"))
            case _ if command in WHOLE:
                self.editor.press_command(command)
                if command in SAVING and bench.history.is_saved:
                    self.say(self.texts("edit-saved", file=bench.path))

    def press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        if kind == "property":
            self.open_row(rest)
        elif name in self.page.acts:
            done = self.page.acts[name]()
            before = self.bench.changes
            self.carry_out(done)
            if kind == "add" and isinstance(done, Change) and self.bench.changes != before:
                self.show_page(path_from(rest))
        elif kind == "open":
            self._open(path_from(rest))
        elif kind == "handbook":
            self.desk.open_handbook(rest)
        elif kind == "command":
            self.take_command(rest)

    def _open(self, path: Path) -> None:
        """Show a page; what an entry has by its profile is written beside it first, to be changed there."""
        usual = self.pages.names.usual_at(path) if self._value(path) is None else None
        if usual is None or self.do_or_say("set-value", self.pages.names.with_value(path, usual)):
            self.show_page(path)

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def page(self) -> PageNodes:
        self.describe()
        assert self._made is not None, "made just now"
        return self._made[1].nodes

    def describe(self) -> Node:
        """Return the whole window, rebuilt only if something else is to be seen."""
        size, scale = self.desk.size, self.desk.scale
        look = (self.bench.changes, self.bench.history.is_saved, self.path, size, scale, self.texts.language)
        if self._made is None or self._made[0] != look:
            self._made = (look, self._parts())
        made = self._made[1]
        shown = Row(
            (
                Scroll("list", made.index, self.offsets.get("list", 0), min_width=LIST, max_width=LIST),
                Scroll("page", made.page, self.offsets.get("page", 0), grow=1.0),
            ),
            0.0, grow=1.0,
        )  # fmt: skip
        return Column((made.top, Box(shown, (0.0, EDGE, 0.0, EDGE), grow=1.0)), 0.0)

    def _parts(self) -> _Made:
        nodes = PageNodes(self.desk.size[0] / self.desk.scale - LIST - 2 * PAD - 10.0, self.desk.scale, draw_mark)
        page = Box(Column(tuple(self._page(nodes)), 14.0), (PAD, 16.0, PAD, 20.0))
        nodes.painters["line"] = draw_line
        return _Made(self._top(), self._index(), page, nodes)

    def _page(self, nodes: PageNodes) -> list[Node]:
        pages, path = self.pages, self.path
        found: list[Node] = [Label(pages.page_title(path), theme.TITLE, bold=True)]
        help_words = pages.help(path)
        if help_words:
            found.append(Label(help_words, theme.SMALL + 1, "muted"))
        found += [Label(words, theme.SMALL + 1, "bad") for words in pages.wrong_here(path)]
        return [*found, *nodes.groups(tuple(_columns(part) for part in pages.parts(path)))]

    def _index(self) -> Node:
        """Return the pages of the scenario, those of the entries below the list that is open."""
        rows: list[Node] = []
        for path in self.pages.sections():
            value = value_at(self.bench.document, path) if path else None
            number = str(len(value)) if isinstance(value, list) and value else ""
            rows.append(self._entry(path, self.pages.page_title(path), number, 0))
            if path and path == self.path[:1] and isinstance(value, list) and value and isinstance(value[0], Mapping):
                for place in range(len(value)):
                    at = (*path, place)
                    rows.append(self._entry(at, self.pages.entry_title(at), "", 1))
        return Box(Column(tuple(rows), 1.0), (8.0, 8.0, 8.0, 12.0))

    def _entry(self, path: Path, label: str, beside: str, depth: int) -> Node:
        chosen = path == self.path[: max(len(path), 1)] and (len(self.path) <= len(path) or depth > 0)
        wrong = bool(path) and self.pages.is_wrong(path)
        size = theme.SMALL + 1 if depth else theme.NORMAL
        words = (Label(label, size, "bad" if wrong else "text", lines=1, grow=1.0), Label(beside, theme.SMALL, "muted"))
        child = Row((Space(min_width=14.0 * depth), *words), 4.0, "center")
        return Card(f"open:{path_name(path)}", child, (8.0, 3.0, 8.0, 4.0), chosen=chosen, quiet=True, keyless=True)

    def _top(self) -> Node:
        texts, history = self.texts, self.bench.history

        def button(name: str, label: str, *, enabled: bool = True) -> Button:
            return Button(f"command:{name}", texts(label), self.key(name), enabled=enabled, min_height=32.0)

        buttons = (
            button("undo", "tile-undo", enabled=history.can_undo),
            button("redo", "tile-redo", enabled=history.can_redo),
            button("save", "tile-edit-save", enabled=not history.is_saved),
            button("edit-play", "tile-edit-play", enabled=self.bench.sketch.is_whole),
            Button(f"{HANDBOOK}fields", texts("handbook-open"), min_height=32.0),
            button("back", "worth-back"),
        )
        title = texts("fields-title", layout=layout_name(self.bench, texts)) + ("" if history.is_saved else " *")
        return Box(
            top_line(title, texts("page-help-fields"), buttons, self.desk.size[0], self.desk.scale), min_height=TOP
        )


def _columns(part: Part) -> tuple[tuple[Part, ...], ...]:
    """Return a part as a group, many rows of it in two columns."""
    if not isinstance(part, Fields) or len(part.rows) <= LONG:
        return ((part,),)
    half = -(-len(part.rows) // 2)
    keys = list(part.rows)
    left, right = (replace(part, rows={key: part.rows[key] for key in some}) for some in (keys[:half], keys[half:]))
    return ((left,), (replace(right, title=NO_BREAK if part.title else ""),))


def open_fields(editor: Editing) -> None:
    """Open the pages of a layout: that of what lies under the mouse, else of what is selected, else the scenario's."""
    bench, chosen = editor.bench, editor.bench.selection
    path: Path = ()
    if editor.mouse is not None:
        path = Names(bench).placed_at(editor.mouse, 0.0)
    if not path and len(chosen) == 1:
        ids = [entry.get("id") for entry in entries_of(bench.document, chosen[0].section)]
        path = (chosen[0].section, ids.index(chosen[0].id)) if chosen[0].id in ids else ()
    editor.desk.open(FieldsScreen(editor, path))


def open_wrong(editor: Editing, name: str) -> None:
    """Open the page of what is wrong, by its id or its place in the file; none where nothing is called so."""
    document = editor.bench.document
    by_id = (
        (thing.section, number)
        for thing in editor.bench.sketch.faulty
        for number, entry in enumerate(entries_of(document, thing.section))
        if thing.id == name == entry.get("id")
    )
    path: Path = next(by_id, path_of_place(name)[:2])
    if path and value_at(document, path) is not None:
        editor.desk.open(FieldsScreen(editor, path))
