"""`pb12table reach`: where a figure can get to, in a scenario's opening position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import typer

from pb12table.cli.position.visible import plain_polygons
from pb12table.console.doors import ClosedOption, OpenOption
from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import ScenarioArgument, clear_name, figure_argument, figure_on_table, needed, opening
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures
from pb12table.table.shapes import Region
from pb12table.table.units import rounded
from pb12table.texts.describe import refusal_line
from pb12table.texts.hindrances import open_lines, plain_shut, shut_lines
from pb12table.texts.plain import upper_first

Areas: TypeAlias = Sequence[tuple[float, Region]]
"""Areas with the stand height in each."""


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("reach", help=texts()("reach-help"))(show_reach)


def show_reach(
    scenario: ScenarioArgument,
    figure: Annotated[str, figure_argument("FIGURE")],
    movement_points: Annotated[int, typer.Option("--bp", metavar="N", help=texts()("reach-bp-help"))],
    opened: OpenOption = None,
    closed: ClosedOption = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the area a figure can get to with some movement points."""
    state = opening(scenario, figure, opened=opened, closed=closed)
    face = needed(measures(state.setup.system).walking, state.setup.system, "walking")
    if not 1 <= movement_points <= face.farthest:
        say = texts().of(state.setup.system)
        raise typer.BadParameter(say("reach-bad-bp", most=face.farthest, found=str(movement_points)))
    mover = figure_on_table(state, figure)
    found = face.reach(state, mover, movement_points)
    if isinstance(found, Refusal):
        raise typer.BadParameter(refusal_line(texts(), state.setup, found))
    shut = face.shut(state, mover)
    if as_json:
        show_json({**plain_reach(found), "shut": plain_shut(shut)})
        return
    say = texts().of(state.setup.system)
    counted = [face.counted(state, each.area) for each in shut]
    lines = [*_lines(state, mover, movement_points, found), *shut_lines(say, state.setup, shut, counted)]
    lines += open_lines(say, [each.why for each in shut])
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def plain_reach(areas: Areas) -> dict[str, Any]:
    """A reach as JSON-ready data: all polygons and their area, and the same by stand height.

    A polygon is a list of rings of [x, y], its border first, then its holes; lengths in steps, areas in square steps.
    """
    return {
        "polygons": [polygon for _, region in areas for polygon in plain_polygons(region)],
        "area": _all(areas),
        "levels": [
            {"height": rounded(height), "polygons": plain_polygons(region), "area": region.area}
            for height, region in areas
        ],
    }


def _all(areas: Areas) -> float:
    """The area in square steps, all heights together."""
    return sum(region.area for _, region in areas)


def _lines(state: Any, figure: FigureId, points: int, areas: Areas) -> Sequence[str]:
    say = texts().of(state.setup.system)
    face, name = measures(state.setup.system).walking, clear_name(state.setup, figure)
    assert face is not None, "its areas are told"
    whole = round(face.counted(state, _all(areas)), 2)
    lines = [upper_first(say("reach-area", name=name, area=whole, bp=points))]
    # Of slivers that would be told as 0 there is nothing to say.
    told = [(height, area) for height, region in areas if (area := round(face.counted(state, region.area), 2)) > 0.0]
    return [*lines, *(say("reach-level", height=round(height, 2), area=area) for height, area in told)]
