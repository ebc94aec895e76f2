"""`pb12table generate` and `along`: a random layout, and from how much of the enemy's ground a path is seen."""

from __future__ import annotations

import re
import sys
from enum import StrEnum
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer

from pb12table.analysis.along import STEP, Along, NoWay, along, way_through
from pb12table.analysis.layout import COARSEST, FINEST, TABLE, TooFine, plain_seconds, raster_of
from pb12table.analysis.walking import measuring
from pb12table.console.output import (
    check_page,
    json_option,
    number_option,
    show_json,
    show_table,
    system_option,
    texts,
    with_kernels,
)
from pb12table.console.positions import ScenarioArgument, needed
from pb12table.files.content import load_content
from pb12table.files.places import write_file
from pb12table.files.scenario import load_scenario
from pb12table.layouts.chance.generate import GREATEST_SIDE, KINDS, LARGEST_SEED, LEAST_DEPTH, LEAST_WIDTH, generated
from pb12table.layouts.chance.sketch import Sliders
from pb12table.layouts.edit_history import store_layout
from pb12table.report.layout_page import along_page
from pb12table.report.layout_words import along_lines, percent, too_fine_line
from pb12table.systems.known import UNNAMED, measures
from pb12table.table.shapes import Point, rounded
from pb12table.table.sight.many import Sites, sites_in
from pb12table.texts.layouts import place_told

LEAST_STEP, MOST_STEP = 0.1, 10.0
MOST_POINTS = 200
_CELLS_FOR_EACH = 10.0
"""A way is measured in about so small a part of the time a layout takes.

Without kernels, across the table with all it needs: a sixth on Smugglers' Cove in cells of 4 and of 2, a seventh on the
quarry, a 27th on the post road, both in cells of 4.
"""
_POINT = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)")


def register_along(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("along", help=texts()("along-help"))(show_along)


def show_along(
    scenario: ScenarioArgument,
    points: Annotated[list[str], typer.Argument(metavar="PLACES", help=texts()("along-points-help"))],
    player: Annotated[str, typer.Option(help=texts()("along-player-help"), metavar="PLAYER")] = TABLE,
    height: Annotated[float | None, typer.Option(help=texts()("along-height-help"), metavar="STEPS")] = None,
    step: Annotated[float, typer.Option(help=texts()("along-step-help"), metavar="STEPS")] = STEP,
    grid: Annotated[float, typer.Option(help=texts()("layout-grid-help"), metavar="STEPS")] = 1.0,
    html: Annotated[Path | None, typer.Option(help=texts()("along-html-help"), metavar="FILE")] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Tell the exposure along a way; raises FileProblem and OSError."""
    setup = load_scenario(scenario).setup
    needed(measures(setup.system).layout, setup.system, "layout")
    if html is not None:
        check_page(html)
    way = [_point(setup, text) for text in points]
    if not 2 <= len(way) <= MOST_POINTS:
        raise typer.BadParameter(texts()("along-too-few", most=MOST_POINTS))
    known = [each.id for each in setup.players]
    if player != TABLE and player not in known:
        raise typer.BadParameter(texts()("threat-no-such-player", found=player, known=", ".join(known)))
    if not LEAST_STEP <= step <= MOST_STEP:
        raise typer.BadParameter(texts()("along-bad-step", found=f"{step:g}", least=LEAST_STEP, most=MOST_STEP))
    if not FINEST <= grid <= COARSEST:
        raise typer.BadParameter(texts()("layout-bad-grid", found=f"{grid:g}", least=FINEST, most=COARSEST))
    try:
        raster = raster_of(setup, grid)
    except TooFine as error:
        raise typer.BadParameter(too_fine_line(texts(), grid, error)) from error
    with_kernels(plain_seconds(setup, grid) / _CELLS_FOR_EACH)
    try:
        places, cost = way_through(setup, way, height)
    except NoWay as error:
        number = error.number or 1
        x, y = way[error.number]
        key = "along-no-way" if error.number else "along-no-start"
        raise typer.BadParameter(texts()(key, number=number, x=x, y=y)) from error
    stature = measuring(setup).person.stature
    cells = [(column, row) for row in range(raster.rows) for column in range(raster.columns)]
    sites = Sites(
        raster, stature, tuple(site for cell in cells for site in sites_in(setup.battlefield, stature, raster, cell))
    )
    found = along(setup, sites, player, places, cost, step)
    say = texts().of(setup.system)
    if html is not None:
        write_file(html, along_page(say, setup, found).encode("utf-8"))
    if as_json:
        show_json(plain_along(found))
    else:
        _show(setup, found, html)


def plain_along(found: Along) -> dict[str, Any]:
    """Return exposure along a path as JSON-ready data, lengths in steps."""
    return {
        "player": found.player or None,
        "observers": found.observers,
        "cost": found.cost,
        "length": rounded(found.length),
        "mean": round(found.mean, 4),
        "most": None if found.most is None else round(found.most.seen, 4),
        "hidden_length": rounded(found.hidden),
        "places": [
            {"at": [rounded(value) for value in place.at], "along": rounded(place.along), "seen": round(place.seen, 4)}
            for place in found.places
        ],
    }


def _point(setup: Any, text: str) -> Point:
    found = _POINT.fullmatch(text.strip())
    if found is None:
        raise typer.BadParameter(texts()("along-bad-point", found=text))
    x, y = float(found[1]), float(found[2])
    field = setup.battlefield
    if not (0.0 <= x <= field.width and 0.0 <= y <= field.depth):
        raise typer.BadParameter(texts()("along-off-the-table", found=text, width=field.width, depth=field.depth))
    return (x, y)


def _show(setup: Any, found: Along, html: Path | None) -> None:
    say = texts().of(setup.system)
    sys.stdout.write("".join(f"{line}\n" for line in along_lines(say, setup, found)))
    headings = [say(f"along-column-{key}") for key in ("along", "place", "seen")]
    rows = [
        [say.number(place.along, 1), place_told(say, place.at), percent(say, place.seen, 1)] for place in found.places
    ]
    show_table(headings, rows, right=(0, 2))
    if html is not None:
        sys.stdout.write(say("layout-written", file=html) + "\n")


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
