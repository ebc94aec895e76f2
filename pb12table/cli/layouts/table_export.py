"""`pb12table table export`: a scenario's layout as a measured plan, a map for other programs, or a picture."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from pb12table.console.numbers import number_option
from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import ScenarioArgument
from pb12table.files.replacing import write_file
from pb12table.files.scenario import Scenario, load_scenario, scenario_form
from pb12table.layouts.maps.map_export import EYE_HEIGHT, ExportOptions, exported, windows_of
from pb12table.layouts.maps.universal_map import ENDINGS, map_text
from pb12table.layouts.plans.plan import plan_svg
from pb12table.layouts.plans.plan_sheets import MOST_SHEETS, PAPERS, Paper, TooManySheets, plan_sheets

LEAST_SIDE, GREATEST_SIDE, MOST_PIXELS = 32, 12_000, 64_000_000
"""The bounds of a picture, in pixels."""


@dataclass(frozen=True, slots=True)
class _Written:
    """What was made: its sort, its bytes, how large it is, and what else `--json` tells."""

    sort: str
    data: bytes
    width: float
    height: float
    more: dict[str, Any]


def export_layout(
    scenario: ScenarioArgument,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help=texts()("table-export-output-help"))],
    paper: Annotated[Paper, typer.Option(help=texts()("table-export-paper-help"))] = "a4",
    step_cm: Annotated[float | None, number_option(0.1, 100.0, texts()("table-export-step-help"))] = None,
    scale: Annotated[float | None, number_option(0.1, 1000.0, texts()("table-export-scale-help"))] = None,
    cell_steps: Annotated[float, number_option(0.05, 50.0, texts()("table-export-cell-help"))] = 1.0,
    pixels_per_cell: Annotated[int, typer.Option(min=4, max=1000, help=texts()("table-export-pixels-help"))] = 70,
    from_height: Annotated[float, number_option(0.0, 100.0, texts()("table-export-height-help"))] = EYE_HEIGHT,
    picture: Annotated[bool, typer.Option(help=texts()("table-export-picture-help"))] = True,
    size: Annotated[int, typer.Option(min=LEAST_SIDE, help=texts()("table-export-size-help"))] = 2400,
    zones: Annotated[bool, typer.Option("--zones", help=texts()("draw-render-zones-help"))] = False,
    heights: Annotated[bool, typer.Option("--heights", help=texts()("draw-render-heights-help"))] = False,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write a scenario's layout in the format that the name of the file asks for; raises FileProblem."""
    ending = output.suffix.lower()
    if ending not in (".svg", ".html", ".png", *ENDINGS):
        known = ", ".join((".svg", ".html", ".png", *ENDINGS))
        raise typer.BadParameter(texts()("table-export-ending", found=str(output), known=known))
    found = load_scenario(scenario)
    if ending == ".svg":
        written = _plan(found, step_cm, scale)
    elif ending == ".html":
        written = _sheets(found, paper, step_cm, scale)
    elif ending == ".png":
        written = _picture(found, size, zones, heights)
    else:
        written = _map(found, ExportOptions(cell_steps, pixels_per_cell, from_height), picture)
    write_file(output, written.data)
    if as_json:
        plain = {"file": str(output), "format": written.sort, "bytes": len(written.data)}
        show_json({**plain, "width": written.width, "height": written.height, **written.more})
    else:
        sys.stdout.write(texts()(f"table-exported-{written.sort}", file=output, **_told(written)) + "\n")
        if written.more.get("windows"):
            sys.stdout.write(texts()("table-exported-windows", count=written.more["windows"]) + "\n")


def _told(written: _Written) -> dict[str, Any]:
    return {"width": written.width, "height": written.height, **written.more}


def _plan(scenario: Scenario, step_cm: float | None, scale: float | None) -> _Written:
    text = plan_svg(scenario, texts(), step_cm=step_cm, scale=scale)
    width, height = (float(side) for side in re.findall(r'(?:width|height)="([\d.]+)mm"', text)[:2])
    return _Written("svg", text.encode("utf-8"), width, height, {})


def _sheets(scenario: Scenario, paper: Paper, step_cm: float | None, scale: float | None) -> _Written:
    try:
        found = plan_sheets(scenario, texts(), paper, step_cm=step_cm, scale=scale)
    except TooManySheets as error:
        told = {"sheets": error.sheets, "most": MOST_SHEETS, "paper": paper.upper()}
        raise typer.BadParameter(texts()("table-export-too-many-sheets", **told)) from error
    more = {"paper": paper, "sheets": found.sheets, "drawn": found.drawn, "scale": found.scale}
    return _Written("sheets", found.html.encode("utf-8"), *PAPERS[paper], more)


def _picture(scenario: Scenario, longest: int, zones: bool, heights: bool) -> _Written:
    field = scenario.setup.battlefield
    scale = longest / max(field.width, field.depth)
    size = _bounded(field.width * scale, field.depth * scale)
    return _Written("png", _png(scenario, size, zones, heights), *size, {})


def _map(scenario: Scenario, options: ExportOptions, picture: bool) -> _Written:
    field = scenario.setup.battlefield
    cells = (field.width / options.cell_steps, field.depth / options.cell_steps)
    shown = None
    if picture:
        size = _bounded(cells[0] * options.pixels_per_cell, cells[1] * options.pixels_per_cell)
        shown = _png(scenario, size, zones=False, heights=False)
    found = exported(scenario, options, shown)
    more = {
        "walls": len(found.line_of_sight or ()),
        "objects": len(found.objects_line_of_sight or ()),
        "doors": len(found.portals or ()),
        "windows": windows_of(scenario_form(scenario.document, scenario.path)),
    }
    return _Written("map", map_text(found), *cells, more)


def _bounded(width: float, height: float) -> tuple[int, int]:
    """A size in whole pixels; typer.BadParameter beyond what a picture may have."""
    size = (max(round(width), 1), max(round(height), 1))
    if max(size) > GREATEST_SIDE or size[0] * size[1] > MOST_PIXELS:
        told = {"width": size[0], "height": size[1], "most": GREATEST_SIDE, "millions": MOST_PIXELS // 1_000_000}
        raise typer.BadParameter(texts()("table-export-too-large", **told))
    return size


def _png(scenario: Scenario, size: tuple[int, int], zones: bool, heights: bool) -> bytes:
    # Only here, so that the other formats start quickly and need no pygame.
    from pb12table.app.export.layout_picture import layout_png

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts()("table-export-progress"), total=1.0)

        def painted(share: float) -> None:
            progress.update(task, completed=share)

        return layout_png(scenario.setup, texts(), size, zones=zones, heights=heights, progress=painted)
