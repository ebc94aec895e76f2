"""`pb12table render`: a picture of a scenario's opening position, drawn without a window."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from pb12table.analysis.setups import house_on
from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import ScenarioArgument, figure_on_table, opening
from pb12table.files.replacing import write_file
from pb12table.skirmish.faces.system import GameState

SMALLEST, LARGEST = 200, 8000
"""The least and the greatest width and height of a picture, in pixels."""


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("render", help=texts()("draw-render-help"))(render)


def render(
    scenario: ScenarioArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help=texts()("draw-render-output-help"), metavar="PNG")],
    sight: Annotated[str, typer.Option(help=texts()("draw-render-sight-help"), metavar="FIGURE")] = "",
    size: Annotated[str, typer.Option(help=texts()("draw-render-size-help"), metavar="WxH")] = "1600x900",
    zones: Annotated[bool, typer.Option("--zones", help=texts()("draw-render-zones-help"))] = False,
    heights: Annotated[bool, typer.Option("--heights", help=texts()("draw-render-heights-help"))] = False,
    names: Annotated[bool, typer.Option("--names", help=texts()("draw-render-names-help"))] = False,
    storey: Annotated[
        int | None, typer.Option(min=0, help=texts()("draw-render-storey-help"), metavar="N", show_default=False)
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Draw the opening position of a scenario; raises FileProblem and OSError."""
    width, height = checked_size(size)
    if output.suffix.lower() != ".png":
        raise typer.BadParameter(texts()("draw-render-no-png", found=str(output)))
    state = opening(scenario, sight)
    observer = figure_on_table(state, sight) if sight else None
    if storey is not None:
        _check_storey(state, storey)
    # Only here, so that the other commands start quickly.
    from pb12table.app.export.snapshot import png_of

    picture = png_of(
        state, texts(), (width, height),
        observer=observer, zones=zones, heights=heights, names=names, storey=storey,
    )  # fmt: skip
    write_file(output, picture)
    if as_json:
        show_json({"file": str(output), "width": width, "height": height, "bytes": len(picture)})
    else:
        sys.stdout.write(texts()("draw-render-done", file=output) + "\n")


def _check_storey(state: GameState, storey: int) -> None:
    """Raise typer.BadParameter where there is no such storey to be drawn alone."""
    house = house_on(state.setup.system, state.battlefield)
    most = house.most if house is not None and house.is_storeyed else 0
    if storey > most:
        raise typer.BadParameter(texts()("draw-render-no-storey", found=storey, most=most))


def checked_size(text: str) -> tuple[int, int]:
    """Width and height of a size such as 1600x900; typer.BadParameter for anything else."""
    found = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text.strip().lower())
    if found is not None:
        width, height = int(found[1]), int(found[2])
        if min(width, height) >= SMALLEST and max(width, height) <= LARGEST:
            return width, height
    raise typer.BadParameter(texts()("draw-render-bad-size", found=text, least=SMALLEST, most=LARGEST))
