"""`pb12table sequel`: what is left of a game that is over, carried into another scenario."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.console.output import json_option, show_json, texts
from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_text, toml_document
from pb12table.files.replacing import write_file
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import load_save
from pb12table.files.scenario import find_scenario, scenario_of
from pb12table.files.writing import scenario_text
from pb12table.kernel.dice import TypedDice
from pb12table.systems.known import content as content_face
from pb12table.systems.known import system
from pb12table.texts.names import system_name
from pb12table.texts.problems import shown_file


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("sequel", help=texts()("cli-sequel-help"))(sequel)


def sequel(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help=texts()("cli-replay-save-help"))],
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help=texts()("cli-sequel-scenario-help"))],
    rest: Annotated[str, typer.Option(metavar="REST", help=texts()("cli-sequel-rest-help"))] = "",
    back_to_back: Annotated[
        bool, typer.Option("--back-to-back", help=texts()("cli-sequel-back-to-back-help"))
    ] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help=texts()("cli-sequel-output-help"), metavar="FILE")
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write a scenario in which the figures of a game that is over have what is left to them."""
    loaded = load_save(save)
    state = resume(loaded, TypedDice()).state
    identity = state.setup.system
    rests = content_face(identity).rests
    if not rests:
        raise FileProblem(save, "", "problem-no-sequel", system=system_name(texts(), identity))
    if not system(identity).is_over(state):
        raise FileProblem(save, "", "problem-sequel-too-early")
    rest = rest or rests[0]
    if rest not in rests:
        raise typer.BadParameter(texts()("cli-sequel-unknown-rest", found=rest[:40], known=", ".join(rests)))
    path = find_scenario(scenario)
    original = read_text(path)
    document = toml_document(original, path)
    if document.get("system") != identity:
        raise FileProblem(path, "system", "problem-sequel-other-system", system=system_name(texts(), identity))
    whole = content_face(identity).sequel(document, state, rest, back_to_back=back_to_back)
    text = scenario_text(whole, original)
    scenario_of(toml_document(text, path), load_content(identity), path)
    if output is not None:
        write_file(output, text.encode("utf-8"))
    if as_json:
        told: list[dict[str, Any]] = [
            {key: figure[key] for key in ("id", "fate_points", "consequences") if figure.get(key) is not None}
            for figure in whole["figure"]
        ]
        show_json({"file": None if output is None else str(output), "figures": told})
    elif output is None:
        sys.stdout.write(text)
    else:
        sys.stdout.write(texts()("layout-written", file=shown_file(texts(), str(output))) + "\n")
