"""What every sub-command needs: texts in the chosen language, JSON, and tables for people."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from functools import cache
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from pb12table.texts.locale import FALLBACK, LANGUAGES, Texts, system_language
from pb12table.texts.locale import LANGUAGE_VARIABLES as SYSTEM_VARIABLES

LANGUAGE_VARIABLES = ("PB12TABLE_LANGUAGE", *SYSTEM_VARIABLES)
WIDTH_WITHOUT_TERMINAL = 160

_language: ContextVar[str] = ContextVar("language", default=FALLBACK)


def chosen_language(arguments: Sequence[str]) -> str:
    """The language of `--language`, else of the environment, else English.

    It is needed before the command line is understood, since its help has a language too.
    """
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            value = value or "".join(arguments[number + 1 : number + 2])
            return value if value in LANGUAGES else FALLBACK
    return system_language(LANGUAGE_VARIABLES)


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
    """Print a value as JSON, and nothing else.

    Letters that the output stream cannot show, and bytes of names of files that are no letters, are written as numbers,
    as JSON can: whoever reads it gets exactly what was meant.
    """
    try:
        text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode("utf-8")
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(msgspec.to_builtins(value), indent=2)
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
