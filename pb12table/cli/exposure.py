"""`pb12table along`, `between`, `piece`: how exposed a way is, what one ground sees of another, what a wall closes."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import typer

from pb12table.analysis.along import STEP, Along, NoWay, along, way_through
from pb12table.analysis.between import (
    Between,
    NobodyStands,
    Ranges,
    TooManyPairs,
    UnknownGround,
    all_sites,
    between,
    ground_called,
    weapons_of,
)
from pb12table.analysis.covering import UNSEEN
from pb12table.analysis.layout import COARSEST, FINEST, TABLE, TooFine, plain_seconds, raster_of
from pb12table.analysis.pieces import TURNS, Help, Lines, Placed, fits, help_in_parts, lines_of, placed, proposals
from pb12table.console.bodies import Body, with_body
from pb12table.console.output import check_page, json_option, show_json, show_table, texts, with_kernels
from pb12table.console.positions import ClosedOption, OpenOption, ScenarioArgument, as_if, needed
from pb12table.files.content import load_content
from pb12table.files.places import write_file
from pb12table.files.scenario import known_content, load_scenario
from pb12table.layouts.usual import NoPiece, hiding_piece, lying_entry, typed_entry
from pb12table.report.layout_page import along_page, between_page
from pb12table.report.layout_words import NOBODY, along_lines, between_lines, ground_told, percent, too_fine_line
from pb12table.report.piece_words import (
    lane_ends,
    lane_place,
    lanes_line,
    lines_line,
    place_line,
    plain_lines,
    plain_place,
    warnings,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import measures
from pb12table.table.routes.fitting import MIRRORS, image_on
from pb12table.table.shapes import Point, Point3, rounded
from pb12table.texts.layouts import body_lines, place_told

LEAST_STEP, MOST_STEP = 0.1, 10.0
MOST_POINTS = 200
_CELLS_FOR_EACH = 10.0
"""A way is measured in about so small a part of the time a layout takes.

Without kernels, across the table with all it needs: a sixth on Smugglers' Cove in cells of 4 and of 2, a seventh on the
quarry, a 27th on the post road, both in cells of 4.
"""
_POINT = re.compile(r"(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)")
_LOOKS_FOR_EACH: Final = 8.0
"""Where a piece helps is measured in about so small a part of the time a layout takes."""


def _check_grid(setup: Any, grid: float) -> None:
    """Raise typer.BadParameter for a size of cells that cannot be measured with."""
    if not FINEST <= grid <= COARSEST:
        raise typer.BadParameter(texts()("layout-bad-grid", found=f"{grid:g}", least=FINEST, most=COARSEST))
    try:
        raster_of(setup, grid)
    except TooFine as error:
        raise typer.BadParameter(too_fine_line(texts(), grid, error)) from error


def register_along(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("along", help=texts()("along-help"))(show_along)


@with_body
def show_along(
    scenario: ScenarioArgument,
    points: Annotated[list[str], typer.Argument(metavar="PLACES", help=texts()("along-points-help"))],
    player: Annotated[str, typer.Option(help=texts()("along-player-help"), metavar="PLAYER")] = TABLE,
    height: Annotated[float | None, typer.Option(help=texts()("along-height-help"), metavar="STEPS")] = None,
    step: Annotated[float, typer.Option(help=texts()("along-step-help"), metavar="STEPS")] = STEP,
    grid: Annotated[float, typer.Option(help=texts()("layout-grid-help"), metavar="STEPS")] = 1.0,
    html: Annotated[Path | None, typer.Option(help=texts()("along-html-help"), metavar="FILE")] = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Tell the exposure along a way; raises FileProblem and OSError."""
    setup = load_scenario(scenario).setup
    needed(measures(setup.system).layout, setup.system, "layout")
    setup = body.on(setup)
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
    _check_grid(setup, grid)
    with_kernels(plain_seconds(setup, grid) / _CELLS_FOR_EACH)
    try:
        places, cost = way_through(setup, way, height)
    except NoWay as error:
        number = error.number or 1
        x, y = way[error.number]
        key = "along-no-way" if error.number else "along-no-start"
        raise typer.BadParameter(texts()(key, number=number, x=x, y=y)) from error
    sites = all_sites(setup, grid)
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


# -- between two grounds ------------------------------------------------------------------------------------------

EVERYWHERE = "table"
"""What the whole table is called on the command line."""
FARTHEST = 1000.0
"""The greatest range or move that can be typed, in steps."""
MOST_BANDS = 8
_GROUNDS_FOR_EACH = 4.0
"""Two grounds are measured in about so small a part of the time a layout takes."""


def register_between(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("between", help=texts()("between-help"))(show_between)


@with_body
def show_between(
    scenario: ScenarioArgument,
    first: Annotated[str, typer.Argument(metavar="FROM", help=texts()("between-from-help"))],
    second: Annotated[str, typer.Argument(metavar="TO", help=texts()("between-to-help"))],
    band: Annotated[
        list[float] | None, typer.Option(help=texts()("between-band-help"), metavar="STEPS", show_default=False)
    ] = None,
    weapon: Annotated[str, typer.Option(help=texts()("between-weapon-help"), metavar="ID", show_default=False)] = "",
    reach: Annotated[
        float | None, typer.Option("--range", help=texts()("between-range-help"), metavar="STEPS", show_default=False)
    ] = None,
    move: Annotated[
        float | None, typer.Option(help=texts()("between-move-help"), metavar="STEPS", show_default=False)
    ] = None,
    grid: Annotated[float, typer.Option(help=texts()("layout-grid-help"), metavar="STEPS")] = 1.0,
    html: Annotated[Path | None, typer.Option(help=texts()("between-html-help"), metavar="FILE")] = None,
    opened: OpenOption = None,
    closed: ClosedOption = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Tell what one ground sees of another; raises FileProblem and OSError."""
    setup = as_if(load_scenario(scenario).setup, opened, closed)
    needed(measures(setup.system).layout, setup.system, "layout")
    setup = body.on(setup)
    if html is not None:
        check_page(html)
    for typed in (*(band or ()), *(each for each in (reach, move) if each is not None)):
        # Written so that what is no number at all is refused, too.
        if not 0.0 < typed <= FARTHEST:
            raise typer.BadParameter(texts()("between-bad-length", found=f"{typed:g}", most=FARTHEST))
    say = texts().of(setup.system)
    if weapon:
        carried = {each.id: each for each in reversed(weapons_of(setup, say))}
        if weapon not in carried:
            told = ", ".join(sorted(carried)) or NOBODY
            raise typer.BadParameter(texts()("between-no-weapon", found=weapon, known=told))
        band = [*(band or ()), *carried[weapon].ranges]
        reach = carried[weapon].ranges[-1] if reach is None else reach
    bands = sorted(set(band or ()))
    if len(bands) > MOST_BANDS:
        raise typer.BadParameter(texts()("between-many-bands", most=MOST_BANDS))
    _check_grid(setup, grid)
    with_kernels(plain_seconds(setup, grid) / _GROUNDS_FOR_EACH)
    sites = all_sites(setup, grid)
    names = [TABLE if name == EVERYWHERE else name for name in (first, second)]
    try:
        grounds = [ground_called(setup, sites, name) for name in names]
        found = between(setup, sites, grounds[0], grounds[1], Ranges(tuple(bands), reach, move))
    except UnknownGround as error:
        known = ", ".join((*error.known, EVERYWHERE))
        raise typer.BadParameter(texts()("between-unknown", found=error.found, known=known)) from error
    except NobodyStands as error:
        name = ground_told(texts(), setup, error.found)
        raise typer.BadParameter(texts()("between-nobody-stands", ground=name)) from error
    except TooManyPairs as error:
        raise typer.BadParameter(texts()("between-too-many", pairs=error.pairs)) from error
    if html is not None:
        # pygame is loaded for pictures only.
        from pb12table.app.export import between_pictures

        page = between_page(say, setup, found, between_pictures(setup, found, say))
        write_file(html, page.encode("utf-8"))
    if as_json:
        show_json(plain_between(found))
        return
    sys.stdout.write("".join(f"{line}\n" for line in between_lines(say, setup, found)))
    if html is not None:
        sys.stdout.write(say("layout-written", file=html) + "\n")


def plain_between(found: Between) -> dict[str, Any]:
    """Return what one ground sees of another as JSON-ready data, lengths in steps.

    `levels` tell the share of pairs with each level of cover, `hidden` that of those quite out of sight.
    """
    asked = max(sum(found.levels.values()), 1)
    shares = {level: round(pairs / asked, 4) for level, pairs in found.levels.items()}
    grounds = ((found.first, "sees", found.sees), (found.second, "seen", found.seen))
    return {
        "pairs": found.pairs,
        "in_sight": round(found.in_sight, 4),
        "bands": [{"to": band.to, "pairs": band.pairs, "seen": band.seen} for band in found.bands],
        "levels": {str(level): share for level, share in shares.items() if level != UNSEEN},
        "hidden": shares.get(UNSEEN, 0.0) if found.levels else None,
        "range": found.range,
        "driven": found.is_driven,
        "shots": [{"moves": shot.moves, "places": shot.places, "share": round(shot.share, 4)} for shot in found.shots],
        "grounds": [
            {
                "id": ground.id or EVERYWHERE,
                "places": [
                    {"at": _plain_place(found.sites.sites[int(number)].place), key: round(float(share), 4)}
                    for number, share in zip(ground.sites, shares_of, strict=True)
                ],
            }
            for ground, key, shares_of in grounds
        ],
    }


def _plain_place(place: Point3) -> list[float]:
    return [rounded(value) for value in place]


def register_piece(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("piece", help=texts()("piece-help"))(show_piece)


@with_body
def show_piece(
    scenario: ScenarioArgument,
    piece: Annotated[str, typer.Argument(metavar="PIECE", help=texts()("piece-piece-help"), show_default=False)] = "",
    at: Annotated[str, typer.Option(help=texts()("piece-at-help"), metavar="X,Y", show_default=False)] = "",
    turned: Annotated[
        float | None, typer.Option("--turn", help=texts()("piece-turn-help"), metavar="DEGREES", show_default=False)
    ] = None,
    mirror: Annotated[
        str, typer.Option(help=texts()("piece-mirror-help"), metavar="|".join(MIRRORS), show_default=False)
    ] = "",
    grid: Annotated[float, typer.Option(help=texts()("layout-grid-help"), metavar="STEPS")] = 1.0,
    opened: OpenOption = None,
    closed: ClosedOption = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the lanes that matter and where a piece helps; raises FileProblem and OSError."""
    loaded = load_scenario(scenario)
    setup = as_if(loaded.setup, opened, closed)
    needed(measures(setup.system).layout, setup.system, "layout")
    setup = body.on(setup)
    _check_grid(setup, grid)
    if turned is not None and not -360.0 <= turned <= 360.0:
        raise typer.BadParameter(texts()("piece-bad-turn", found=f"{turned:g}"))
    where = _point(setup, at) if at else None
    if mirror and mirror not in MIRRORS:
        raise typer.BadParameter(texts()("piece-bad-mirror", found=mirror, known=", ".join(MIRRORS)))
    image = image_on(setup.battlefield, mirror)
    entry: Mapping[str, Any] = {}
    if piece:
        kinds = known_content(loaded.document, load_content(setup.system), loaded.path).kinds
        try:
            entry = typed_entry(piece, kinds, texts().language)
            shape = hiding_piece(entry, kinds)
        except NoPiece as error:
            raise typer.BadParameter(texts()(error.key, **error.details)) from error
    elif at or turned is not None:
        raise typer.BadParameter(texts()("piece-which"))
    with_kernels(plain_seconds(setup, grid) / _LOOKS_FOR_EACH)
    sites = all_sites(setup, grid)
    lines = lines_of(setup, sites)
    if not lines.count:
        raise typer.BadParameter(texts()("piece-no-lines"))
    found: list[Placed] = []
    first: Help | None = None
    if piece and where is not None:
        if not fits(lines, shape, where, turned or 0.0, image):
            raise typer.BadParameter(texts()("piece-does-not-fit", place=at))
        found = [placed(lines, shape, where, turned or 0.0, image)]
    elif piece:
        turns = TURNS if turned is None else (turned,)
        *_, first = help_in_parts(lines, shape, sites.raster, turns, image)
        found = list(proposals(lines, shape, first, turns, image))
    if as_json:
        _show_places_json(lines, first, found, entry)
    else:
        _show_places(setup, lines, first, found, is_asked=bool(piece))


def _show_places_json(lines: Lines, first: Help | None, found: list[Placed], entry: Mapping[str, Any]) -> None:
    told = plain_lines(lines)
    told["map"] = None if first is None else [
        {"at": [rounded(value) for value in first.raster.middle((column, row))],
         "gain": round(float(first.gains[row, column]), 4), "turn": float(first.turns[row, column])}
        for row, column in np.argwhere(~np.isnan(first.gains)).tolist()
    ]  # fmt: skip
    told["places"] = [plain_place(each, lying_entry(entry, each.at, each.turn)) for each in found]
    show_json(told)


def _show_places(setup: GameSetup, lines: Lines, first: Help | None, found: list[Placed], *, is_asked: bool) -> None:
    say = texts().of(setup.system)
    sys.stdout.write("".join(f"{line}\n" for line in (*body_lines(say, setup), lines_line(say, lines))))
    headings = [say(f"piece-column-{key}") for key in ("number", "from", "to", "grounds", "length")]
    rows = [
        [str(number), lane_place(say, lines, lane.start), lane_place(say, lines, lane.end),
         lane_ends(say, setup, lane), say.number(lane.length, 1)]
        for number, lane in enumerate(lines.lanes, 1)
    ]  # fmt: skip
    show_table(headings, rows, right=(0, 4))
    if not is_asked:
        return
    if first is not None:
        sys.stdout.write(say("piece-first-look", best=percent(say, first.best, 1)) + "\n")
    if not found:
        sys.stdout.write(say("piece-nowhere") + "\n")
    for number, each in enumerate(found, 1):
        told = [place_line(say, each), lanes_line(say, lines, each), *warnings(say, setup, each)]
        sys.stdout.write(f"{number}. " + "\n   ".join(line for line in told if line) + "\n")
