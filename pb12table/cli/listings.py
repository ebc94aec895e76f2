"""`pb12table items`, `profiles`, `scenarios` and `validate`: what there is, and whether it is sound."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.console.output import (
    complain,
    json_option,
    of_system_option,
    show_json,
    show_table,
    system_option,
    texts,
)
from pb12table.files.checking import bundled_files, check_file
from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import ScenarioSummary, scan_scenarios
from pb12table.skirmish.faces.forces import ForcesFace, Listing
from pb12table.systems import known
from pb12table.systems.known import UNNAMED
from pb12table.texts.describe import problem_line, shown_file
from pb12table.texts.layouts import plain_layout
from pb12table.texts.log_rows import check_lessons
from pb12table.tutorials import check_tutorial, is_tutorial, load_tutorial, tutorial_files


def register_items(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("items", help=texts()("cli-items-help"))(items)


def items(system: Annotated[str, system_option()] = UNNAMED, as_json: Annotated[bool, json_option()] = False) -> None:
    """List all items and abilities with their attributes."""
    face = listing_face(system)
    show_listing(face.items(texts().of(system), load_content(system)), system, as_json=as_json)


def register_profiles(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("profiles", help=texts()("cli-profiles-help"))(profiles)


def profiles(
    system: Annotated[str, system_option()] = UNNAMED, as_json: Annotated[bool, json_option()] = False
) -> None:
    """List all profiles with what their data sheets say."""
    face = listing_face(system)
    show_listing(face.profiles(texts().of(system), load_content(system)), system, as_json=as_json)


def register_scenarios(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("scenarios", help=texts()("cli-scenarios-help"))(scenarios)


def scenarios(system: Annotated[str, of_system_option()] = "", as_json: Annotated[bool, json_option()] = False) -> None:
    """List all scenarios, or those of a rule system, shortest first; broken ones are named on the error stream."""
    everything, problems = scan_scenarios()
    summaries = [summary for summary in everything if system in ("", summary.system)]
    for problem in problems:
        complain(problem_line(texts(), problem))
    if as_json:
        show_json([_plain(summary) for summary in summaries])
        return
    headings = [texts()(f"cli-column-{key}") for key in ("id", "name", "players", "figures", "table", "minutes")]
    show_table(headings, (_row(summary) for summary in summaries), right=(2, 3, 5))


def _plain(summary: ScenarioSummary) -> dict[str, Any]:
    language = texts().language
    return {
        "id": summary.id,
        "system": summary.system,
        "name": summary.name.in_language(language),
        "description": "" if summary.description is None else summary.description.in_language(language),
        "players": list(summary.players),
        "figures": summary.figures,
        "width": summary.width,
        "depth": summary.depth,
        "minutes": summary.minutes,
        "round_limit": summary.round_limit,
        "file": str(summary.path),
    }


def _row(summary: ScenarioSummary) -> list[str]:
    return [
        summary.id,
        summary.name.in_language(texts().language),
        str(len(summary.players)),
        str(summary.figures),
        f"{texts().number(summary.width)} × {texts().number(summary.depth)}",
        "–" if summary.minutes is None else str(summary.minutes),
    ]


def register_validate(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("validate", help=texts()("cli-validate-help"))(validate)


def validate(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help=texts()("cli-validate-files-help"))] = None,
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


def listing_face(system: str) -> ForcesFace:
    """Return what lists the profiles and items of a rule system; one without forces lists nothing."""
    return known.forces(system) or ForcesFace()


def show_listing(listing: Listing | None, system: str, *, as_json: bool) -> None:
    """Print what there is, or say that a system has nothing of the sort."""
    if listing is None:
        raise typer.BadParameter(texts()("cli-nothing-listed", system=system))
    if as_json:
        show_json(listing.plain)
    else:
        show_table(listing.headings, listing.rows, right=listing.right)
