"""The command `pb12table`: what it understands, and how it ends.

Each sub-command is in a module of this folder with a function `register_NAME(app)`, which adds it to the typer app;
PLACES lists them all with their modules, and a new one adds its line there.  Only the module of the one that was typed
is imported, so that none waits for what others need.  In a sub-command

- texts come from `output.texts()`; help texts too (annotations are evaluated when the app is built, so
  `Annotated[str, typer.Argument(help=texts()("cli-..."))]` has the language of the run);
- `--json` is `as_json: Annotated[bool, json_option()] = False`, and prints with `output.show_json` and nothing else;
- what is wrong with a file is raised as FileProblem, and every other complaint about what was typed as
  `typer.BadParameter`; both become one line on the error stream and exit code 2.

Exit codes: 0 success, 1 what was to come about did not (an expectation of a referee script, the same game once more in
`simulate --check`), 2 bad input or nobody to read the output, 70 a fault of the program itself (as in sysexits.h), 130
broken off with Ctrl C.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Annotated, Final

import typer

import pb12table
from pb12table.console import ctrl_c
from pb12table.console.help_words import speaking, typed_wrongly
from pb12table.console.output import PROGRAM, chosen_language, complain, prepare_streams, texts, use_language
from pb12table.files.places import log_file
from pb12table.files.problems import FileProblem, problem_of
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES

START = "play"
PLACES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "play": "play",
        "systems": "others",
        "scenarios": "listings",
        "profiles": "listings",
        "items": "listings",
        "forces": "forces",
        "validate": "listings",
        "pack": "others",
        "sight": "seeing",
        "section": "seeing",
        "visible": "seeing",
        "path": "going",
        "reach": "going",
        "odds": "odds",
        "render": "threat",
        "threat": "threat",
        "table": "table",
        "generate": "generate",
        "layout": "layout",
        "along": "exposure",
        "between": "exposure",
        "piece": "exposure",
        "simulate": "simulate",
        "match": "match",
        "learn": "match",
        "worth": "forces",
        "measure": "measure",
        "replay": "saves",
        "log": "saves",
        "review": "saves",
        "sequel": "saves",
        "referee": "saves",
        "rules": "rules",
        "new-system": "others",
    }
)
"""By command the module of this folder that registers it, in the order of the help."""
MODULES: Final = tuple(PLACES)
"""The names of all commands."""

BAD_INPUT = 2
OWN_FAULT = 70

# Older versions of typer use click for what was typed wrongly, newer ones a copy of it; this is its base in both.
_TypedWrongly: type[Exception] = typer.BadParameter.__mro__[2]


def application(names: Sequence[str] = MODULES) -> typer.Typer:
    """Return the command line with some of its commands, with help in the language of the run."""
    app = typer.Typer(
        name=PROGRAM,
        help=texts()("cli-help"),
        invoke_without_command=True,
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(_begin)
    for name in names:
        getattr(import_module(f"pb12table.cli.{PLACES[name]}"), f"register_{name.replace('-', '_')}")(app)
    return app


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"{PROGRAM} {pb12table.__version__}\n")
        raise typer.Exit


def _language(language: str) -> str:
    if language and language not in LANGUAGES:
        raise typer.BadParameter(texts()("cli-unknown-language", found=language, known=", ".join(LANGUAGES)))
    return language


def _begin(
    language: Annotated[
        str, typer.Option(help=texts()("cli-language-help"), metavar="|".join(LANGUAGES), callback=_language)
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", help=texts()("cli-version-help"), callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Come before every sub-command; `chosen_language` has read the language already."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; return the exit code.  Errors are one line on the error stream."""
    use_language(chosen_language(arguments))
    try:
        complete = _with_command(arguments)
        app = speaking(application(_needed(complete)))
        ctrl_c.hear()
        ended = app(complete, prog_name=PROGRAM, standalone_mode=False)
        sys.stdout.flush()
    except FileProblem as problem:
        return _complain(problem_line(texts(), problem))
    except (BrokenPipeError, SystemExit):
        # Whoever read our output has gone, for which typer and rich would end the program in ways of their own; nothing
        # is left to be said, not even by the interpreter at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT
    except OSError as error:
        return _complain(problem_line(texts(), problem_of(str(error.filename or PROGRAM), error)))
    except (KeyboardInterrupt, typer.Abort):
        return ctrl_c.BROKEN_OFF
    except _TypedWrongly as error:
        return _complain(typed_wrongly(texts(), error))
    except Exception as error:  # noqa: BLE001
        # The net is wide on purpose: whatever is wrong in a layer below, people get a sentence, and we the traceback.
        _complain(_own_fault(error))
        return OWN_FAULT
    return ended if isinstance(ended, int) else 0


def _with_command(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with the language first, wherever it was, and with the command that opens the window.

    That command is added when no other is given.
    """
    language: list[str] = []
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--language":
            if not waiting:
                return [argument]  # which is then refused
            language = [argument, waiting.pop(0)]
        elif argument.startswith("--language="):
            language = [argument]
        else:
            rest.append(argument)
    return [*language, *(rest or [START])]


def _needed(arguments: Sequence[str]) -> Sequence[str]:
    """Return only the command that was typed; all of them if help is wanted or there is no such command."""
    first = 2 if arguments[0] == "--language" else 1 if arguments[0].startswith("--language=") else 0
    typed = "".join(arguments[first : first + 1])
    return (typed,) if typed in MODULES else MODULES


def _complain(sentence: str) -> int:
    complain(sentence)
    return BAD_INPUT


def _own_fault(error: Exception) -> str:
    """Write a fault of the program down with its traceback; return the sentence that says so."""
    what = type(error).__name__
    try:
        file = log_file()
        with file.open("a", encoding="utf-8", errors="replace") as log:
            log.write("".join(traceback.format_exception(error)))
    except OSError:
        return texts()("cli-own-fault", what=what)
    return texts()("cli-own-fault-written", what=what, file=file)


def main() -> int:
    """Carry out what was typed; return the exit code of the program, which then has nothing more to do than to end."""
    prepare_streams()
    ended = run(sys.argv[1:])
    # All memory is given back at once: that the interpreter looks for garbage at its end would only take time.
    # So nothing that is part of a circle is freed one by one, no class either: their `__del__` is not called, and what
    # a library would free wrongly here does not show. Tests free all at their end (`make memory`).
    gc.freeze()
    return ended
