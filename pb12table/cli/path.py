"""`pb12table path`: the cheapest way of a figure to a place, in a scenario's opening position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from pb12table.cli.output import json_option, show_json, texts
from pb12table.cli.position import ScenarioArgument, clear_name, figure_argument, figure_on_table, opening
from pb12table.files.form_basics import MOST_STEPS
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import Leg, PathPlan
from pb12table.systems.pb12.rules.movement.planner import FARTHEST, plan_path
from pb12table.table.units import rounded
from pb12table.texts.describe import refusal_line
from pb12table.texts.plain import upper_first


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("path", help=texts()("path-help"))(show_path)


def show_path(
    scenario: ScenarioArgument,
    figure: Annotated[str, figure_argument("FIGURE")],
    x: Annotated[float, typer.Argument(metavar="X", help=texts()("path-x-help"))],
    y: Annotated[float, typer.Argument(metavar="Y", help=texts()("path-y-help"))],
    height: Annotated[float | None, typer.Option(metavar="Z", help=texts()("path-height-help"))] = None,
    movement_points: Annotated[int, typer.Option("--bp", metavar="N", min=0, help=texts()("path-bp-help"))] = FARTHEST,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the cheapest legal options to a place.  R1.7.2 to R1.7.6, R6.1.4, R6.1.8."""
    for name, number in (("X", x), ("Y", y), ("Z", height)):
        # Written so that what is no number at all is refused, too.
        if number is not None and not -MOST_STEPS <= number <= MOST_STEPS:
            raise typer.BadParameter(texts()("path-bad-number", name=name, found=f"{number:g}", most=MOST_STEPS))
    state = opening(scenario, figure)
    mover = figure_on_table(state, figure)
    plan = plan_path(state, mover, (x, y), height=height, movement_points=movement_points)
    if as_json:
        show_json(plain_path(plan))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, mover, (x, y), plan)))


def plain_path(plan: PathPlan) -> dict[str, Any]:
    """A plan as JSON-ready data; places are [x, y, stand height] in steps."""
    return {
        "reachable": plan.reachable,
        "bp": plan.cost,
        "options": [{"kind": leg.kind, "to": list(map(rounded, leg.end)), "bp": leg.cost} for leg in plan.legs],
    }


def _lines(state: State, figure: FigureId, to: tuple[float, float], plan: PathPlan) -> Sequence[str]:
    say = texts()
    name = clear_name(state.setup, figure)
    if plan.reason is not None:
        reason = refusal_line(say, state.setup, plan.reason)
        return [upper_first(say("path-none", name=name, x=to[0], y=to[1], reason=reason))]
    if not plan.legs:
        return [upper_first(say("path-here", name=name))]
    lines = [upper_first(say("path-found", name=name, x=to[0], y=to[1], bp=plan.cost))]
    paid = len(plan.payable)
    for number, leg in enumerate(plan.legs):
        line = _option_line(leg)
        lines.append(line if number < paid else say("path-unpaid", line=line))
    lines.append(say("path-markers", count=plan.moved_markers))
    return lines


def _option_line(leg: Leg) -> str:
    say = texts()
    x, y, z = leg.end
    return upper_first(say("path-option", name=say(f"option-{leg.kind}"), x=x, y=y, z=z, bp=leg.cost, spent=leg.spent))
