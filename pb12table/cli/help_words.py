"""The words around our own in `--help`, such as its headings, which typer writes in English only.

Every command of typer names the class of its context, and that the class that writes the help; ours come from those.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import typer

from pb12table.cli.output import texts

_HEADINGS = {"Arguments": "cli-heading-arguments", "Options": "cli-heading-options", "Commands": "cli-heading-commands"}
_OF_TYPER = {
    "[OPTIONS]": "cli-usage-options",
    "COMMAND [ARGS]...": "cli-usage-command",
    "Show this message and exit.": "cli-help-help",
    "<int>": "cli-sort-int",
    "<float>": "cli-sort-float",
    "<path>": "cli-sort-path",
    "<str>": "cli-sort-str",
    "[required]": "cli-required",
    "[default: ": "cli-default",
}
_WORDS = re.compile("|".join(map(re.escape, _OF_TYPER)))


def speaking(app: typer.Typer) -> Any:
    """The command of an application, whose help is all in the language of the run."""
    command: Any = typer.main.get_command(app)
    _speak(command)
    return command


def _speak(command: Any) -> None:
    plain = command.context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        plain.write_usage(self, prog, _told(args), prefix or texts()("cli-usage") + " ")

    def write_heading(self: Any, heading: str) -> None:
        plain.write_heading(self, texts()(_HEADINGS[heading]) if heading in _HEADINGS else heading)

    def write_dl(self: Any, rows: Sequence[tuple[str, str]], *args: Any, **options: Any) -> None:
        plain.write_dl(self, [(_told(first), _told(second)) for first, second in rows], *args, **options)

    own = {"write_usage": write_usage, "write_heading": write_heading, "write_dl": write_dl}
    formatter = type("OwnWords", (plain,), own)
    command.context_class = type("OwnContext", (command.context_class,), {"formatter_class": formatter})
    for inner in getattr(command, "commands", {}).values():
        _speak(inner)


def _told(line: str) -> str:
    """A line of the help with typer's words in the language of the run."""
    return _WORDS.sub(lambda found: texts()(_OF_TYPER[found[0]]), line).rstrip()
