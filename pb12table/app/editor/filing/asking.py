"""Asking where a file is and for some numbers before something is done with them, and opening another layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pb12table.app.editor.base import Editing
from pb12table.app.screens.base import Desk
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import scenario_files
from pb12table.layouts.editing import number_of, written
from pb12table.skirmish.forms.force_pages import NotANumber
from pb12table.texts.locale import Texts, on_one_line
from pb12table.window.screens.dialogs import AskText, PickOne


def ask_file(desk: Desk, title: str, yes: str, action: Callable[[Path], None], typed: str = "") -> None:
    """Ask for a file and do something with it; `title` and `yes` are keys of texts, `action` may raise FileProblem."""

    def take(typed: str) -> None:
        # Some systems copy paths with quotes.
        source = Path(typed.strip('"')).expanduser()
        try:
            with told_as_problem(source):
                source.stat()
            action(source)
        except FileProblem as problem:
            ask_file(desk, title, yes, action, typed)
            desk.say_problem(problem)

    texts = desk.texts
    hint = texts("files-hint")
    desk.open(AskText(desk, texts(title), typed, texts(yes), take, hint, takes_files=True))


@dataclass(frozen=True, slots=True)
class Question:
    """A number that is asked for: the key of the question, what stands there at first, its bounds, and a hint."""

    key: str
    usual: float
    least: float
    most: float
    hint: str = ""


def ask_numbers(desk: Desk, questions: Sequence[Question], yes: str, action: Callable[[list[float]], None]) -> None:
    """Ask for each number and then do something with all; one that cannot be is told and asked for again."""

    def ask(found: list[float], text: str) -> None:
        if len(found) == len(questions):
            action(found)
            return
        question = questions[len(found)]
        label = desk.texts(yes if len(found) + 1 == len(questions) else "edit-next")
        title, shown = desk.texts(question.key), text or written(question.usual, desk.texts)
        desk.open(AskText(desk, title, shown, label, lambda typed: take(found, typed), question.hint))

    def take(found: list[float], typed: str) -> None:
        question = questions[len(found)]
        try:
            number = number_of(typed)
        except NotANumber:
            number = None
        if number is not None and question.least <= number <= question.most:
            ask([*found, number], "")
            return
        ask(found, typed)
        bounds = {"least": written(question.least, desk.texts), "most": written(question.most, desk.texts)}
        desk.say(desk.texts("edit-number-between", text=typed, **bounds))

    ask([], "")


ELSEWHERE = ""
"""What is picked for a file that is not listed."""


def offer_layouts(screen: Editing) -> None:
    """List the layouts there are, the user's own first, and any other file; raises FileProblem."""
    desk, texts = screen.desk, screen.texts
    found = [(scenarios_folder() in path.parents, _line(path, texts), path) for path in scenario_files().values()]
    options = [(str(path), line) for _, line, path in sorted(found, key=lambda one: (one[0], one[1].casefold()))]
    now = next((number for number, (path, _) in enumerate(options) if path == str(screen.bench.path)), 0)
    options.append((ELSEWHERE, texts("edit-open-elsewhere")))
    desk.open(PickOne(desk, texts("edit-open-title"), options, lambda picked: _open_picked(screen, picked), now))


def _line(path: Path, texts: Texts) -> str:
    """Return the line for a layout in the list: its name, as far as it can be read, and its file."""
    try:
        document = read_toml(path)
    except FileProblem:
        document = {}
    return line_of(document, path, texts)


def line_of(document: Mapping[str, Any], path: Path, texts: Texts) -> str:
    """Return the same for a layout that has been read."""
    name = _name(document, texts.language)
    return texts("edit-open-line", name=name or on_one_line(path.stem), file=on_one_line(path.name))


def _name(document: Mapping[str, Any], language: str) -> str:
    name = document.get("name")
    found = name.get(language, name.get("en")) if isinstance(name, dict) else name
    return found if isinstance(found, str) else ""


def _open_picked(screen: Editing, picked: str) -> None:
    if picked != ELSEWHERE:
        try:
            open_file(screen, Path(picked))
        except FileProblem as problem:
            screen.desk.say_problem(problem)
        return
    ask_file(screen.desk, "edit-open-ask", "edit-open-yes", lambda path: open_file(screen, path))


def open_file(screen: Editing, path: Path) -> None:
    """Go on with another layout; what is not saved of this one is asked about.  Raises FileProblem."""
    document = read_toml(path)
    screen.when_saved(lambda: screen.desk.edit_document(document, path))
