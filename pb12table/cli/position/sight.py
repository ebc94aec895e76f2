"""`pb12table sight`: the sight line from one figure to another, and what covers the target."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from pb12table.console.doors import ClosedOption, OpenOption
from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import ScenarioArgument, clear_name, figure_argument, figure_on_table, needed, opening
from pb12table.skirmish.faces.measures import SeenFigure
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures
from pb12table.table.parts import wholes_of
from pb12table.texts.plain import upper_first


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("sight", help=texts()("cli-sight-help"))(show_sight)


def show_sight(
    scenario: ScenarioArgument,
    observer: Annotated[str, figure_argument("OBSERVER")],
    target: Annotated[str, figure_argument("TARGET")],
    opened: OpenOption = None,
    closed: ClosedOption = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show what one figure sees of another in a scenario's opening position."""
    state = opening(scenario, observer, target, opened=opened, closed=closed)
    first, second = figure_on_table(state, observer), figure_on_table(state, target)
    if first == second:
        raise typer.BadParameter(texts()("cli-same-figure", found=observer))
    found = needed(measures(state.setup.system).looking, state.setup.system, "looking").seen(state, first, second)
    if as_json:
        show_json(plain_sight(found))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, first, second, found)))


def plain_sight(found: SeenFigure) -> dict[str, Any]:
    """The sight from one figure to another as JSON-ready data; what is hidden has no level of cover."""
    seen = found.sight
    return {
        "sight_line": seen.exists,
        "in_sight_angle": seen.in_sight_angle,
        "covered_share": seen.covered_share,
        "visible_share": seen.visible_share,
        "concealment": found.level,
        "distance": seen.distance,
        "blockers": list(wholes_of(seen.blockers)),
        "translucent": list(wholes_of(seen.translucent)),
        "borderline": seen.borderline,
    }


def _lines(state: GameState, observer: FigureId, target: FigureId, found: SeenFigure) -> list[str]:
    say, setup, seen = texts().of(state.setup.system), state.setup, found.sight
    line = "cli-sight-line" if seen.exists else "cli-no-sight-line"
    lines = [upper_first(say(line, observer=clear_name(setup, observer), target=clear_name(setup, target)))]
    lines.append(say("cli-sight-distance", distance=seen.distance))
    covered, visible = (round(100 * share, 1) for share in (seen.covered_share, seen.visible_share))
    if found.level is None:
        lines.append(say("cli-sight-covered-only", share=covered))
    else:
        lines.append(say("cli-sight-covered", share=covered, level=found.level))
    if not seen.in_sight_angle:
        lines.append(say("cli-sight-outside-angle"))
    elif not seen.exists and not found.is_hidden:
        least = round(100 * found.least)
        lines.append(say("cli-sight-too-little", share=visible, least=least, rule=found.rule or "-"))
    between = wholes_of([*seen.blockers, *seen.translucent])
    if between:
        lines.append(say("cli-sight-blockers", names=say.listing([clear_name(setup, each) for each in between])))
    if seen.borderline:
        lines.append(say("cli-sight-borderline"))
    return lines
