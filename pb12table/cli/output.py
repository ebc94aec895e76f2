"""What every sub-command needs: texts in the chosen language, JSON, and tables for people."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from pb12table.files.problems import FileProblem
from pb12table.texts.locale import LANGUAGES, Texts

LANGUAGE_VARIABLES = ("PB12TABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
WIDTH_WITHOUT_TERMINAL = 160

_language: ContextVar[str] = ContextVar("language", default="en")


def chosen_language(arguments: Sequence[str]) -> str:
    """The language of `--language`, else of the environment, else English.

    It is needed before the command line is understood, since its help has a language too.
    """
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            value = value or "".join(arguments[number + 1 : number + 2])
            return value if value in LANGUAGES else "en"
    for variable in LANGUAGE_VARIABLES:
        if told := os.environ.get(variable):
            return told[:2] if told[:2] in LANGUAGES else "en"
    return "en"


def use_language(language: str) -> None:
    """Say everything in a language from now on."""
    _language.set(language)


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


def texts() -> Texts:
    """The texts in the language of this run."""
    return _texts(_language.get())


def json_option() -> Any:
    """The option `--json`: `as_json: Annotated[bool, json_option()] = False`."""
    return typer.Option("--json", help=texts()("cli-json-help"))


def show_json(value: Any) -> None:
    """Print a value as JSON, and nothing else."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode("utf-8")
    sys.stdout.write(text + "\n")


def show_table(headings: Sequence[str], rows: Iterable[Sequence[str]], *, right: Iterable[int] = ()) -> None:
    """Print a table for people; the columns in `right` are numbers."""
    numbers = frozenset(right)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number in numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    width = None if sys.stdout.isatty() else WIDTH_WITHOUT_TERMINAL
    Console(width=width, highlight=False, markup=False).print(table)


def check_folder(path: Path) -> None:
    """Raise FileProblem when there is no folder that a file could be written into."""
    if not path.parent.is_dir():
        raise FileProblem(path.parent, "", "problem-no-such-folder")


def write_file(path: Path, content: bytes) -> None:
    """Write a file so that an older one is either kept or fully replaced; raises FileProblem or OSError."""
    check_folder(path)
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
