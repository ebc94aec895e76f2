"""`pb12table validate`: is a content file, a scenario or a save sound?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.console.output import json_option, show_json, texts
from pb12table.files.checking import bundled_files, check_file
from pb12table.files.problems import FileProblem
from pb12table.texts.layouts import plain_layout
from pb12table.texts.lessons import check_lessons
from pb12table.texts.problems import problem_line, shown_file
from pb12table.tutorials.reading import is_tutorial, load_tutorial, tutorial_files
from pb12table.tutorials.trial import check_tutorial


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("validate", help=texts()("cli-validate-help"))(validate)


def validate(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help=texts()("cli-validate-files-help"))
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Check files of any sort; without files all that come with the program.  Exit code 2 if one is bad."""
    results = [_checked(path) for path in (files or [*bundled_files(), *tutorial_files().values()])]
    if as_json:
        show_json(results)
    else:
        # A broken file of the user's own content is wrong with whatever needs it; it is told once.
        said: set[str] = set()
        for result in results:
            _show(result, said)
    if not all(result["ok"] for result in results):
        raise typer.Exit(2)


def _checked(path: Path) -> dict[str, Any]:
    try:
        if is_tutorial(path):
            tutorial = load_tutorial(path)
            check_lessons(tutorial)
            check_tutorial(tutorial)
            return {"file": str(path), "ok": True, "errors": [], "notice": "", "layout": []}
        found = check_file(path)
    except FileProblem as problem:
        return {"file": str(path), "ok": False, "errors": [problem_line(texts(), problem)], "notice": "", "layout": []}
    return {
        "file": str(path),
        "ok": True,
        "errors": [],
        "notice": texts()(found.notice) if found.notice else "",
        "layout": plain_layout(texts(), found.layout),
    }


def _show(result: dict[str, Any], said: set[str]) -> None:
    for error in result["errors"]:
        if error not in said:
            sys.stderr.write(f"{error}\n")
        said.add(error)
    if result["ok"]:
        told = "cli-validate-remarks" if result["layout"] else "cli-validate-sound"
        sys.stdout.write(texts()(told, file=shown_file(texts(), result["file"])) + "\n")
    if result["notice"]:
        sys.stdout.write(f"  {result['notice']}\n")
    for found in result["layout"]:
        sys.stdout.write(f"  {found['text']}\n")
