"""`pb12table along`: from how much of the enemy's ground one is seen on a way, step by step."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pb12table.analysis.along import STEP, Along, NoWay, along, way_through
from pb12table.analysis.layout import COARSEST, FINEST, TABLE, TooFine, raster_of
from pb12table.analysis.setups import measuring
from pb12table.console.kernels import with_kernels
from pb12table.console.output import json_option, show_json, show_table, texts
from pb12table.console.pages import check_page
from pb12table.console.positions import ScenarioArgument, needed
from pb12table.files.replacing import write_file
from pb12table.files.scenario import load_scenario
from pb12table.report.layouts.along_page import along_page
from pb12table.report.layouts.along_words import along_lines
from pb12table.report.layouts.words import percent, too_fine_line
from pb12table.systems.known import measures
from pb12table.table.shapes import Point
from pb12table.table.sight.many.observers import Sites, sites_in
from pb12table.table.units import rounded
from pb12table.texts.storeys import place_told

LEAST_STEP, MOST_STEP = 0.1, 10.0
MOST_POINTS = 200
_POINT = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)")


def register(app: typer.Typer) -> None:
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
    with_kernels()
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
    """Exposure along a way as JSON-ready data, lengths in steps."""
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
