"""`pb12table sight`: the sight line from one figure to another, and what covers the target."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from pb12table.cli.output import json_option, show_json, texts
from pb12table.cli.position import ScenarioArgument, clear_name, figure_argument, figure_on_table, opening
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.rules.figures.seeing import LEAST_SHARE, concealment, is_all_hidden, sight
from pb12table.systems.pb12.rules.game.state import State
from pb12table.texts.plain import upper_first


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("sight", help=texts()("cli-sight-help"))(show_sight)


def show_sight(
    scenario: ScenarioArgument,
    observer: Annotated[str, figure_argument("OBSERVER")],
    target: Annotated[str, figure_argument("TARGET")],
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show what one figure sees of another in a scenario's opening position.  R1.4.24, R1.6.16."""
    state = opening(scenario, observer, target)
    first, second = figure_on_table(state, observer), figure_on_table(state, target)
    if first == second:
        raise typer.BadParameter(texts()("cli-same-figure", found=observer))
    found = plain_sight(state, first, second)
    if as_json:
        show_json(found)
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, first, second, found)))


def plain_sight(state: State, observer: FigureId, target: FigureId) -> dict[str, Any]:
    """The sight from one figure to another as JSON-ready data; what is hidden has no level of concealment.  RU013."""
    seen = sight(state, observer, target)
    return {
        "sight_line": seen.exists,
        "in_sight_angle": seen.in_sight_angle,
        "covered_share": seen.covered_share,
        "visible_share": seen.visible_share,
        # The level counts whatever the sight angle is: the observer may turn.
        "concealment": None if is_all_hidden(seen.covered_share) else total(concealment(state, seen)),
        "distance": seen.distance,
        "blockers": list(seen.blockers),
        "translucent": list(seen.translucent),
        "borderline": seen.borderline,
    }


def _lines(state: State, observer: FigureId, target: FigureId, found: dict[str, Any]) -> list[str]:
    say, setup = texts(), state.setup
    line = "cli-sight-line" if found["sight_line"] else "cli-no-sight-line"
    names = {"observer": clear_name(setup, observer), "target": clear_name(setup, target)}
    lines = [upper_first(say(line, **names))]
    lines.append(say("cli-sight-distance", distance=found["distance"]))
    shares = {name: round(100 * found[f"{name}_share"], 1) for name in ("covered", "visible")}
    is_hidden = found["concealment"] is None
    if is_hidden:
        lines.append(say("cli-sight-covered-only", share=shares["covered"]))
    else:
        lines.append(say("cli-sight-covered", share=shares["covered"], level=found["concealment"]))
    if not found["in_sight_angle"]:
        lines.append(say("cli-sight-outside-angle"))
    elif not found["sight_line"] and not is_hidden:
        lines.append(say("cli-sight-too-little", share=shares["visible"], least=round(100 * LEAST_SHARE)))
    between = [*found["blockers"], *found["translucent"]]
    if between:
        lines.append(say("cli-sight-blockers", names=say.listing([clear_name(setup, each) for each in between])))
    if found["borderline"]:
        lines.append(say("cli-sight-borderline"))
    return lines
