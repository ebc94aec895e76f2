"""What every sub-command needs: texts in the chosen language, JSON, tables, pages, and streams that may close."""

from __future__ import annotations

import codecs
import gc
import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from contextvars import ContextVar
from functools import cache
from io import TextIOWrapper
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec
import typer

from pb12table import LITTLE_GARBAGE
from pb12table.files.content import unknown_system
from pb12table.files.places import check_place, kernels_are_kept, kernels_beside, prepare_kernels
from pb12table.skirmish.bot import ANYHOW
from pb12table.systems import known
from pb12table.table.kernels.loader import Trouble
from pb12table.texts.locale import (
    FALLBACK,
    LANGUAGES,
    Texts,
    on_one_line,
    system_language,
    trouble_line,
)
from pb12table.texts.locale import (
    LANGUAGE_VARIABLES as SYSTEM_VARIABLES,
)

PROGRAM: Final = "pb12table"

SIMPLER: Final = "pb12table.simpler"
"""The name of what stands in for letters that a stream cannot show."""
_SIMPLER: Final[Mapping[str, str]] = MappingProxyType(
    {"−": "-", "–": "-", "×": "x", "→": "->", "±": "+-", "…": "...", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'"}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "°": " deg", "\u00a0": " "}
)

# With a full stop, or with the rule that stands behind a sentence.
_ENDED = re.compile(r"(?:[.!?…]|\bR[\dU.]+)\Z")


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """Return letters that a stream lacks in simpler ones: a minus stays one, an umlaut becomes two letters."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    return "".join(_SIMPLER.get(letter, "?") for letter in letters), error.end


codecs.register_error(SIMPLER, _simpler)


def prepare_streams() -> None:
    """Let both streams show every text as well as they can, and give those nothing to write to that are closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=SIMPLER)


SOME_GARBAGE: Final = (100_000, 20, 20)
"""How seldom Python looks for garbage once the program, all of which is read, is at work."""


def look_for_garbage() -> None:
    """Let Python look for garbage as often as long work needs it, but never at what has been read so far.

    Nothing changes in a process that reads the program for something else.
    """
    if gc.get_threshold() == LITTLE_GARBAGE:
        gc.freeze()
        gc.set_threshold(*SOME_GARBAGE)


def complain(sentence: str) -> None:
    """Say what is wrong in one line on the error stream; where that is full or gone, the exit code has to do."""
    end = "" if _ENDED.search(sentence) else "."
    with suppress(OSError):
        sys.stderr.write(f"{PROGRAM}: {on_one_line(sentence)}{end}\n")
        sys.stderr.flush()


LANGUAGE_VARIABLES = ("PB12TABLE_LANGUAGE", *SYSTEM_VARIABLES)
WIDTH_WITHOUT_TERMINAL = 160
LEAST_COLUMN, GAP = 14, 2
"""No column of a table that holds words is narrower, if it is not narrower by nature; and what is between two."""

_language: ContextVar[str] = ContextVar("language", default=FALLBACK)


def chosen_language(arguments: Sequence[str]) -> str:
    """Return the language of `--language`, else of the environment, else English.

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
    """Return the texts in the language of this run."""
    return _texts(_language.get())


def command_group(name: str, help_text: str) -> typer.Typer:
    """Return a command that has sub-commands, or the whole command line, without what typer adds by itself."""
    return typer.Typer(
        name=name,
        help=help_text,
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )


def json_option() -> Any:
    """Return the option `--json`: `as_json: Annotated[bool, json_option()] = False`."""
    return typer.Option("--json", help=texts()("cli-json-help"))


def system_option() -> Any:
    """Return the option `--system`, checked: `system: Annotated[str, system_option()] = UNNAMED`."""
    told = texts()("cli-system-help", known=", ".join(known.SYSTEMS))
    return typer.Option("--system", metavar="ID", help=told, callback=_known_system)


def of_system_option() -> Any:
    """Return the option `--system` of commands that can list all: `system: Annotated[str, of_system_option()] = ""`."""
    told = texts()("cli-of-system-help", known=", ".join(known.SYSTEMS))
    return typer.Option("--system", metavar="ID", help=told, callback=_known_system, show_default=False)


def _known_system(identity: str) -> str:
    return checked_system(identity) if identity else ""


def checked_system(identity: str) -> str:
    """Return the id of a rule system that was typed; raises typer.BadParameter if there is none."""
    if identity not in known.SYSTEMS:
        problem = unknown_system(on_one_line(identity), "")
        raise typer.BadParameter(texts()(problem.key, **problem.details))
    return identity


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
    """Print a table for people; the columns in `right` are numbers, and in the first are names to be typed.

    Those are never parted, and other columns not into shreds: on a narrower terminal the lines are longer than it.
    """
    # The window shows none.
    from rich.cells import cell_len
    from rich.console import Console
    from rich.table import Table

    numbers, listed = frozenset(right), [[on_one_line(cell) for cell in row] for row in rows]
    table, least = Table(box=None, pad_edge=False, header_style="bold"), 0
    for number, column in enumerate(zip(headings, *listed, strict=True)):
        whole = number == 0 or number in numbers
        widest = max(map(cell_len, column))
        narrowest = widest if whole else min(widest, LEAST_COLUMN)
        justify: Literal["left", "right"] = "right" if number in numbers else "left"
        table.add_column(headings[number], justify=justify, overflow="fold", min_width=narrowest, no_wrap=whole)
        least += narrowest + GAP
    for row in listed:
        table.add_row(*row)
    console = Console(width=None if sys.stdout.isatty() else WIDTH_WITHOUT_TERMINAL, highlight=False, markup=False)
    console.width = max(console.width, least)
    console.print(table, crop=False)


def finite(value: float | None) -> float | None:
    """Return a number unchanged; typer.BadParameter for nan and infinity, which no bound refuses."""
    if value is not None and not isfinite(value):
        raise typer.BadParameter(texts()("cli-not-finite", found=f"{value:g}"))
    return value


def number_option(least: float, most: float, help_text: str, *names: str) -> Any:
    """Return an option that takes a number between two bounds."""
    return typer.Option(*names, min=least, max=most, help=help_text, callback=finite, metavar="N")


def check_page(page: Path) -> None:
    """Raise, before anything is worked out, when a page cannot be written there: typer.BadParameter or FileProblem."""
    if page.suffix.lower() not in (".html", ".htm"):
        raise typer.BadParameter(texts()("layout-no-html", found=str(page)))
    check_place(page)


WORTH_READING, WORTH_COMPILING = 2.0, 30.0
"""Work that takes so many seconds without kernels is worth reading them, or waiting until they are compiled."""


def with_kernels(seconds: float) -> None:
    """Have the kernels for work that takes about so many seconds without them, if that is worth while.

    That they are compiled, and what prevents it, is one sentence on the error stream.
    """
    if seconds < WORTH_READING:
        return
    if not kernels_are_kept():
        if seconds < WORTH_COMPILING:
            return
        _tell_of_kernels(None)
    trouble = prepare_kernels()
    if trouble is not None:
        _tell_of_kernels(trouble)


def kernels_beside_games(system: str, bots: Iterable[str]) -> AbstractContextManager[None]:
    """Have the kernels beside games that last, if what the bots ask in them is theirs to answer."""
    return kernels_beside(_tell_of_kernels) if do_gain(system, bots) else nullcontext()


def do_gain(system: str, bots: Iterable[str]) -> bool:
    """Return whether bots ask in games of a system what kernels answer: who knows no rules asks hardly anything."""
    return known.measures(system).layout is not None and any(bot != ANYHOW for bot in bots)


def _tell_of_kernels(trouble: Trouble | None) -> None:
    complain(texts()("kernels-compiling") if trouble is None else trouble_line(texts(), trouble))
