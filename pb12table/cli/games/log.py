"""`pb12table log`: the log of a saved game as text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.console.output import json_option, show_json, texts
from pb12table.files.problems import FileProblem
from pb12table.files.replacing import write_file
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import load_save
from pb12table.kernel.dice import TypedDice
from pb12table.texts.log_text import log_text
from pb12table.texts.problems import shown_file


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("log", help=texts()("cli-log-help"))(log)


def log(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help=texts()("cli-log-output-help"), metavar="FILE")
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Tell what happened in a saved game, as everybody may know it.  Exit code 2 when it cannot be played."""
    if output is not None and output.suffix not in ("", ".txt"):
        raise typer.BadParameter(texts()("cli-log-not-text", file=str(output)))
    loaded = load_save(save)
    if output is not None and output.exists() and output.samefile(save):
        raise FileProblem(output, "", "problem-log-over-save")
    session = resume(loaded, TypedDice())
    told = log_text(texts(), session.state, session.log, loaded.seatings)
    if output is not None:
        write_file(output, told.encode("utf-8"))
    if as_json:
        result: dict[str, Any] = {"entries": len(session.entries), "lines": told.splitlines()}
        show_json(result)
    elif output is None:
        sys.stdout.write(told)
    else:
        sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(output))) + "\n")
