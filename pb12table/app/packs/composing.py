"""A pack composed in the window: what of one's own goes in, by marks in a list, and what the pack says of itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from pb12table.app.forces.page import tick_painter
from pb12table.app.screens.base import Desk, ProgramScreen, carried_out
from pb12table.app.screens.handbook import page_help
from pb12table.files.forms.basics import as_id, as_name
from pb12table.files.installing import ENDING, Checked
from pb12table.files.own import SORTS, Belonging, belongings, check_note, compose_pack, needed_by
from pb12table.files.places import check_place
from pb12table.files.problems import FileProblem
from pb12table.texts.describe import problem_in_file, problem_words
from pb12table.texts.locale import on_one_line, upper_first
from pb12table.texts.names import system_name
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Box, Card, Column, Drawn, Field, Label, Node, Row, Scroll
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.layout.text_line import TextLine

WIDTH: Final = 1000.0
NOTE: Final = 330.0
"""How wide the column with what the pack says of itself is."""
LIST: Final = 430.0
KEYS: Final = ("title", "name", "author", "licence", "edition", "description")
"""What a pack says of itself, in the order of the fields."""
FOLDER: Final = "folder"
LONGEST: Final = 1200
NAME: Final = 16
MARK: Final = 22.0


class ComposeScreen(ProgramScreen):
    """All of one's own with a mark each; what is wrong with a field is said below it, and nothing of it is lost.

    `on_made` gets the pack and its file.  The name follows the title until it is typed by hand.
    """

    def __init__(self, desk: Desk, folder: Path, on_made: Callable[[Checked, Path], None]) -> None:
        super().__init__(desk)
        self._on_made = on_made
        self.everything, self.problems = belongings()
        self.chosen: list[Belonging] = []
        self.wrong: dict[str, str] = {}
        """What is wrong, by the field below which it is said; "" for all of it."""
        for key in (*KEYS, FOLDER):
            start = str(folder) if key == FOLDER else "1" if key == "edition" else ""
            self.lines[key] = TextLine(start, LONGEST)
        self.set_focus("title")
        self._named = ""

    @property
    def needed(self) -> list[Belonging]:
        """Return what comes along because something chosen names it."""
        return needed_by(self.chosen, self.everything)

    @property
    def note(self) -> dict[str, Any]:
        """Return what the pack says of itself."""
        typed = {key: as_name(self.lines[key].text, LONGEST) for key in KEYS}
        return {key: text for key, text in typed.items() if text or key != "description"}

    @property
    def target(self) -> Path:
        """The file that is written."""
        return Path(self.lines[FOLDER].text.strip()).expanduser() / f"{self.note['name']}{ENDING}"

    # -- keys and mouse ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        before = {key: line.text for key, line in self.lines.items()}
        super().handle(event)
        for key, line in self.lines.items():
            if line.text != before[key]:
                self.wrong.pop(key, None)
        name = self.lines["name"]
        if name.text == self._named and self.lines["title"].text != before["title"]:
            self._named = as_id(self.lines["title"].text, "").replace("-", "").lstrip("0123456789")[:NAME]
            name.set(self._named)
            self.wrong.pop("name", None)

    def press(self, name: str) -> None:
        sort, _, which = name.partition(":")
        match sort:
            case "mark" if which.isdecimal() and int(which) < len(self.everything):
                one = self.everything[int(which)]
                self.chosen = [each for each in self.chosen if each != one] + ([] if one in self.chosen else [one])
                self.wrong.pop("", None)
            case "all":
                of_sort = [one for one in self.everything if one.sort == which]
                has_all = all(one in self.chosen for one in of_sort)
                rest = [one for one in self.chosen if one.sort != which]
                self.chosen = rest if has_all else [*rest, *of_sort]
                self.wrong.pop("", None)
            case "make":
                self.accept()
            case "cancel":
                self.refuse()
        self._changed = True

    def refuse(self) -> None:
        """Go back; what was typed is asked about first."""
        texts = self.desk.texts
        if self.chosen or self.lines["title"].text.strip():
            self.desk.ask(
                texts("compose-leave-title"), texts("compose-leave-text"), texts("compose-leave-yes"),
                texts("card-cancel"), partial(self.desk.leave, self), grave=True,
            )  # fmt: skip
        else:
            self.desk.leave(self)

    def accept(self) -> None:
        self._changed = True
        self.wrong = self._faults()
        if self.wrong:
            self.set_focus(next((key for key in (*KEYS, FOLDER) if key in self.wrong), self.focus))
            return
        texts, target = self.desk.texts, self.target
        if target.exists():
            file = on_one_line(target.name)
            self.desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=file), texts("edit-replace-yes"),
                texts("card-cancel"), self._make, grave=True,
            )  # fmt: skip
        else:
            self._make()

    def _faults(self) -> dict[str, str]:
        """Return what is wrong before anything is made, by field."""
        texts, note, found = self.desk.texts, self.note, dict[str, str]()
        for key in KEYS:
            if key != "description" and not note[key]:
                found[key] = texts("compose-missing")
        usual = {key: "x" if key != "name" else "xx" for key in KEYS}
        for key in note.keys() - found.keys():
            try:
                check_note({**usual, key: note[key]})
            except FileProblem as problem:
                found[key] = texts("compose-name-wrong") if key == "name" else problem_words(texts, problem)
        if "name" not in found:
            try:
                check_place(self.target)
            except FileProblem as problem:
                found[FOLDER] = problem_words(texts, problem)
        if not self.chosen:
            found[""] = texts("compose-nothing")
        return found

    def _make(self) -> None:
        texts, target = self.desk.texts, self.target
        job = partial(compose_pack, self.note, tuple(self.chosen), target)
        carried_out(self.desk, texts("compose-title"), texts("packs-install-works"), job, partial(self._done, target))

    def _done(self, target: Path, checked: Checked) -> None:
        self.desk.leave(self)
        self._on_made(checked, target)

    # -- what is shown ----------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        about = page_help(texts, "compose", theme.SMALL + 1)
        fields = Column(
            tuple(self._field(key) for key in (*KEYS, FOLDER)), 7.0, min_width=NOTE, max_width=NOTE
        )  # fmt: skip
        chosen = Scroll("list", self._list(), self.offsets.get("list", 0), min_height=LIST, max_height=LIST, grow=1.0)
        body = Column((about, Row((Column((chosen, self._summary()), 8.0, grow=1.0), fields), 24.0)), 12.0)
        buttons = [
            dialog_button("make", texts("compose-make"), key=texts("key-return"), is_main=True),
            dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
        ]
        return dialog(WIDTH, texts("compose-title"), body, buttons, offset=self.scrolled)

    def _field(self, key: str) -> Node:
        texts, wrong = self.desk.texts, self.wrong.get(key, "")
        label = texts(f"compose-field-{key}")
        # The reason stands in the line of the label, so that nothing moves when it comes and goes.
        said = texts("edit-refused", label=label, what=wrong) if wrong else label
        name = Label(said, theme.SMALL + 1, "bad" if wrong else "muted")
        return Column((name, Field(key, texts.either(f"compose-field-{key}.hint", ""), is_wrong=bool(wrong))), 2.0)

    def _summary(self) -> Node:
        """Return how much goes in, and what comes along; or that nothing is marked."""
        texts = self.desk.texts
        if "" in self.wrong:
            return Label(self.wrong[""], theme.SMALL + 1, "bad")
        needed = texts.listing([self._label(one) for one in self.needed])
        key = "compose-needed" if needed else "compose-chosen"
        return Label(texts(key, number=len(self.chosen), needed=needed), theme.SMALL + 1, "muted")

    def _label(self, one: Belonging) -> str:
        return upper_first(one.label.in_language(self.desk.texts.language))

    def _list(self) -> Node:
        texts, nodes = self.desk.texts, list[Node]()
        needed = self.needed
        for sort in SORTS:
            own = [(number, one) for number, one in enumerate(self.everything) if one.sort == sort]
            if own:
                name = Label(texts(f"compose-sort-{sort}"), tone="accent", bold=True, grow=1.0)
                every = Card(f"all:{sort}", Label(texts("compose-all"), theme.SMALL), (8.0, 2.0, 8.0, 2.0))
                nodes.append(Row((name, every), 8.0, "center"))
                nodes += [self._row(number, one, comes_along=one in needed) for number, one in own]
        if not self.everything:
            nodes.append(Label(texts("compose-none"), tone="muted"))
        nodes += [Label(problem_in_file(texts, problem), theme.SMALL, "bad") for problem in self.problems]
        return Box(Column(tuple(nodes), 3.0), (0.0, 0.0, 8.0, 0.0))

    def _row(self, number: int, one: Belonging, *, comes_along: bool) -> Node:
        texts = self.desk.texts
        games = [system_name(texts, one.system)] if one.system else []
        told = [*games, *([texts("compose-along")] if comes_along else [])]
        words = Column((Label(self._label(one)), Label(" · ".join(told), theme.SMALL, "muted")), 0.0, grow=1.0)
        mark = Drawn(self._mark(one, comes_along=comes_along), min_width=MARK, min_height=MARK)
        is_chosen = one in self.chosen
        return Card(f"mark:{number}", Row((mark, words), 8.0, "center"), (6.0, 3.0, 8.0, 3.0), chosen=is_chosen)

    def _mark(self, one: Belonging, *, comes_along: bool) -> str:
        return "marked" if one in self.chosen else "along" if comes_along else "unmarked"

    def painters(self) -> dict[str, Painter]:
        return {
            "marked": tick_painter(is_on=True),
            "along": tick_painter(is_on=True),
            "unmarked": tick_painter(is_on=False),
        }
