"""`pb12table scenarios`: the scenarios there are."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from pb12table.console.output import json_option, of_system_option, show_json, show_table, texts
from pb12table.console.streams import complain
from pb12table.files.scenario import ScenarioSummary, scan_scenarios
from pb12table.texts.problems import problem_line


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("scenarios", help=texts()("cli-scenarios-help"))(scenarios)


def scenarios(
    system: Annotated[str, of_system_option()] = "", as_json: Annotated[bool, json_option()] = False
) -> None:
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
