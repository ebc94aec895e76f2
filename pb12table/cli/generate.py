"""`pb12table generate`: a random layout."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer

from pb12table.console.output import (
    json_option,
    number_option,
    show_json,
    system_option,
    texts,
)
from pb12table.files.content import load_content
from pb12table.layouts.chance.generate import GREATEST_SIDE, KINDS, LARGEST_SEED, LEAST_DEPTH, LEAST_WIDTH, generated
from pb12table.layouts.chance.sketch import Sliders
from pb12table.layouts.edit_history import store_layout
from pb12table.systems.known import UNNAMED
from pb12table.table.shapes import rounded


class Symmetry(StrEnum):
    """How a layout is fair."""

    NONE = "none"
    MIRRORED = "mirrored"
    HALF_TURN = "half-turn"


def register_generate(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("generate", help=texts()("generate-help"))(generate)


def generate(
    kind: Annotated[str, typer.Argument(metavar="KIND", help=texts()("generate-kind-help", known=", ".join(KINDS)))],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="TOML", help=texts()("generate-output-help"))],
    seed: Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help=texts()("generate-seed-help"))] = None,
    density: Annotated[float, number_option(0.0, 1.0, texts()("generate-density-help"))] = 0.5,
    symmetry: Annotated[Symmetry, typer.Option(help=texts()("generate-symmetry-help"))] = Symmetry.HALF_TURN,
    heights: Annotated[float, number_option(0.0, 1.0, texts()("generate-heights-help"))] = 0.5,
    width: Annotated[float, number_option(LEAST_WIDTH, GREATEST_SIDE, texts()("generate-width-help"))] = 36.0,
    depth: Annotated[float, number_option(LEAST_DEPTH, GREATEST_SIDE, texts()("generate-depth-help"))] = 26.0,
    step_cm: Annotated[float, number_option(0.1, 100.0, texts()("table-step-cm-help"))] = 2.0,
    system: Annotated[str, system_option()] = UNNAMED,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write a scenario file with a layout made by chance; raises FileProblem."""
    if kind not in KINDS:
        raise typer.BadParameter(texts()("generate-no-kind", found=kind, known=", ".join(KINDS)))
    if output.suffix.lower() != ".toml":
        raise typer.BadParameter(texts()("table-no-toml", found=str(output)))
    chosen = Sliders(
        seed=SystemRandom().randrange(LARGEST_SEED + 1) if seed is None else seed,
        density=rounded(density),
        symmetry=symmetry.value,
        heights=rounded(heights),
        width=rounded(width),
        depth=rounded(depth),
        step_cm=step_cm,
        system=system,
    )
    document = generated(kind, chosen, load_content(system))
    store_layout(output, document)
    if as_json:
        show_json(_plain(kind, chosen, document, output))
    else:
        pieces, name = len(document["terrain"]), document["name"][texts().language]
        sys.stdout.write(texts()("generate-done", file=output, name=name, pieces=pieces) + "\n")


def _plain(kind: str, chosen: Sliders, document: dict[str, Any], output: Path) -> dict[str, Any]:
    return {
        "file": str(output),
        "kind": kind,
        "seed": chosen.seed,
        "density": chosen.density,
        "symmetry": chosen.symmetry,
        "heights": chosen.heights,
        "width": chosen.width,
        "depth": chosen.depth,
        "pieces": len(document["terrain"]),
        "zones": len(document["zone"]),
    }
