"""`pb12table replay`: does a save still lead where it led when it was played?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.console.output import json_option, show_json, texts
from pb12table.console.pages import check_page
from pb12table.console.streams import complain
from pb12table.files.problems import FileProblem
from pb12table.files.replacing import write_file
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import RULES_CHANGED, load_save
from pb12table.kernel.dice import TypedDice
from pb12table.texts.problems import problem_line, shown_file

DRIFT = "problem-save-drift"


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("replay", help=texts()("cli-replay-help"))(replay)


def replay(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))],
    html: Annotated[Path | None, typer.Option(help=texts()("game-report-html-help"), metavar="FILE")] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Replay a save and compare all digests.  Exit code 2 when it goes another way or cannot be played."""
    if html is not None:
        check_page(html)
    loaded = load_save(save)
    result: dict[str, Any] = {"ok": True, "entries": len(loaded.journal()), "drift": None}
    try:
        session = resume(loaded, TypedDice())
        if html is not None:
            # pygame is loaded for pictures only.
            from pb12table.app.export.game_report import report_of

            write_file(html, report_of(loaded, session, texts()).encode("utf-8"))
    except FileProblem as problem:
        if problem.key not in (DRIFT, RULES_CHANGED):
            raise
        told = {key: problem.details[key] for key in ("expected", "found", "entry") if key in problem.details}
        result["ok"] = False
        result["drift"] = {"place": problem.place, "rules_changed": problem.key == RULES_CHANGED, **told}
        complain(problem_line(texts(), problem))
    if as_json:
        show_json(result)
    elif result["ok"]:
        file = shown_file(texts(), str(save))
        sys.stdout.write(texts()("cli-replay-equal", file=file, entries=result["entries"]) + "\n")
        if html is not None:
            sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(html))) + "\n")
    if loaded.notice and not as_json:
        sys.stdout.write(f"  {texts()(loaded.notice)}\n")
    if not result["ok"]:
        raise typer.Exit(2)
