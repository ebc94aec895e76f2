"""`pb12table reach`: where a figure can get to, in a scenario's opening position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from pb12table.cli.output import json_option, show_json, texts
from pb12table.cli.position import ScenarioArgument, clear_name, figure_argument, figure_on_table, opening
from pb12table.cli.visible import plain_polygons
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import FARTHEST, Reach, reach
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.units import rounded
from pb12table.texts.plain import upper_first


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("reach", help=texts()("reach-help"))(show_reach)


def show_reach(
    scenario: ScenarioArgument,
    figure: Annotated[str, figure_argument("FIGURE")],
    movement_points: Annotated[int, typer.Option("--bp", metavar="N", help=texts()("reach-bp-help"))],
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the area a figure can get to with some movement points.  R1.7.2 to R1.7.6, R6.1.4, R6.1.8, R3.0.15."""
    if not 1 <= movement_points <= FARTHEST:
        raise typer.BadParameter(texts()("reach-bad-bp", most=FARTHEST, found=str(movement_points)))
    state = opening(scenario, figure)
    mover = figure_on_table(state, figure)
    if is_vehicle(state, mover):
        raise typer.BadParameter(texts()("reach-vehicle", name=clear_name(state.setup, mover)))
    (found,) = reach(state, mover, (movement_points,))
    if as_json:
        show_json(plain_reach(found))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, mover, found)))


def plain_reach(found: Reach) -> dict[str, Any]:
    """A reach as JSON-ready data: all polygons and their area, and the same by stand height.

    A polygon is a list of rings of [x, y], its border first, then its holes; lengths in steps, areas in square steps.
    """
    return {
        "polygons": [polygon for _, region in found.areas for polygon in plain_polygons(region)],
        "area": found.area,
        "levels": [
            {"height": rounded(height), "polygons": plain_polygons(region), "area": region.area}
            for height, region in found.areas
        ],
    }


def _lines(state: State, figure: FigureId, found: Reach) -> Sequence[str]:
    say = texts()
    name = clear_name(state.setup, figure)
    lines = [upper_first(say("reach-area", name=name, area=round(found.area, 2), bp=found.movement_points))]
    # Of slivers that would be told as 0 there is nothing to say.
    told = [(height, area) for height, region in found.areas if (area := round(region.area, 2)) > 0.0]
    return [*lines, *(say("reach-level", height=round(height, 2), area=area) for height, area in told)]
