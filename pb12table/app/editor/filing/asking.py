"""Asking where a file lies, and for some numbers, before something is done with them; what is wrong is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pb12table.app.screens.base import Desk
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.layouts.typed import number_of, written
from pb12table.skirmish.forms.rows import NotANumber
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
