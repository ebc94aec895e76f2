"""The words around our own in `--help`, such as its headings, which typer writes in English only; and examples.

Every command of typer names the class of its context, and that the class that writes the help; ours come from those.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import typer

from pb12table.console.examples import EXAMPLES
from pb12table.console.output import texts

_HEADINGS = {"Arguments": "cli-heading-arguments", "Options": "cli-heading-options", "Commands": "cli-heading-commands"}
EXIT_CODES = (0, 1, 2, 70, 130)
_OF_TYPER = {
    "[OPTIONS]": "cli-usage-options",
    "COMMAND [ARGS]...": "cli-usage-command",
    "Show this message and exit.": "cli-help-help",
    "<int>": "cli-sort-int",
    "<int range>": "cli-sort-int",
    "<float>": "cli-sort-float",
    "<float range>": "cli-sort-float",
    "<path>": "cli-sort-path",
    "<list[Path]>": "cli-sort-str",
    "<list[str]>": "cli-sort-str",
    "<str>": "cli-sort-str",
    "[required]": "cli-required",
    "[default: ": "cli-default",
}
_WORDS = re.compile("|".join(map(re.escape, _OF_TYPER)))


def speaking(app: typer.Typer) -> Any:
    """The command of an application, whose help is all in the language of the run."""
    command: Any = typer.main.get_command(app)
    _speak(command, "")
    return command


def _speak(command: Any, called: str) -> None:
    plain = command.context_class.formatter_class

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        bare = re.sub(r"\{([A-Z]+)\}", r"\1", _told(args))
        plain.write_usage(self, prog, bare, prefix or texts()("cli-usage") + " ")

    def write_heading(self: Any, heading: str) -> None:
        plain.write_heading(self, texts()(_HEADINGS[heading]) if heading in _HEADINGS else heading)

    def write_dl(self: Any, rows: Sequence[tuple[str, str]], *args: Any, **options: Any) -> None:
        plain.write_dl(self, [(_told(first), _told(second)) for first, second in rows], *args, **options)

    own = {"write_usage": write_usage, "write_heading": write_heading, "write_dl": write_dl}
    formatter = type("OwnWords", (plain,), own)
    command.context_class = type("OwnContext", (command.context_class,), {"formatter_class": formatter})
    # Without one of its own, typer would cut the help of a command in a list of commands in the middle of a sentence.
    command.short_help = command.help
    command.format_epilog = _end(called)
    for name, inner in getattr(command, "commands", {}).items():
        _speak(inner, f"{called} {name}".strip())


def _end(called: str) -> Callable[[Any, Any], None]:
    """What writes the end of a command's help: examples, for the whole program what its exit codes mean."""

    def write(_: Any, formatter: Any) -> None:
        examples = EXAMPLES.get(called, ())
        if examples:
            with formatter.section(texts()("cli-heading-examples")):
                for line in examples:
                    formatter.write(f"{' ' * formatter.current_indent}{line}\n")
        if not called:
            with formatter.section(texts()("cli-heading-exit-codes")):
                formatter.write_dl([(str(code), texts()(f"cli-exit-{code}")) for code in EXIT_CODES])

    return write


def _told(line: str) -> str:
    """A line of the help with typer's words in the language of the run."""
    return _WORDS.sub(lambda found: texts()(_OF_TYPER[found[0]]), line).rstrip()
