"""Opening another layout from inside the editor."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pb12table.app.editor.base import Editing
from pb12table.app.editor.filing.asking import ask_file
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import scenario_files
from pb12table.texts.locale import Texts
from pb12table.texts.plain import on_one_line
from pb12table.window.screens.asking import PickOne

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
    """What stands for a layout in the list: its name, as far as it can be read, and its file."""
    try:
        document = read_toml(path)
    except FileProblem:
        document = {}
    return line_of(document, path, texts)


def line_of(document: Mapping[str, Any], path: Path, texts: Texts) -> str:
    """The same for a layout that has been read."""
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
