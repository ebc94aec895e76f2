"""Asking where a file lies: typed, or dropped onto the window; a wrong place is told and can be typed over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pb12table.app.screens.base import Desk
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.window.screens.asking import AskText


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
    hint = texts("edit-ask-file-hint")
    desk.open(AskText(desk, texts(title), typed, texts(yes), take, hint, takes_files=True))
