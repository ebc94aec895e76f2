"""`pb12table path`: the cheapest way of a figure to a place, in a scenario's opening position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from pb12table.console.doors import ClosedOption, OpenOption
from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import ScenarioArgument, clear_name, figure_argument, figure_on_table, needed, opening
from pb12table.files.forms.basics import MOST_STEPS
from pb12table.skirmish.faces.measures import OPENING, FoundWay, Stretch
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures
from pb12table.table.units import rounded
from pb12table.texts.describe import refusal_line
from pb12table.texts.hindrances import barred_lines, open_lines, plain_barred
from pb12table.texts.locale import Texts
from pb12table.texts.names import name_of
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
    movement_points: Annotated[
        int | None, typer.Option("--bp", metavar="N", min=0, help=texts()("path-bp-help"), show_default=False)
    ] = None,
    opened: OpenOption = None,
    closed: ClosedOption = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the cheapest way to a place."""
    for name, number in (("X", x), ("Y", y), ("Z", height)):
        # Written so that what is no number at all is refused, too.
        if number is not None and not -MOST_STEPS <= number <= MOST_STEPS:
            raise typer.BadParameter(texts()("path-bad-number", name=name, found=f"{number:g}", most=MOST_STEPS))
    state = opening(scenario, figure, opened=opened, closed=closed)
    mover = figure_on_table(state, figure)
    face = needed(measures(state.setup.system).walking, state.setup.system, "walking")
    way = face.way(state, mover, (x, y), height, face.farthest if movement_points is None else movement_points)
    if as_json:
        show_json(plain_path(way))
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(state, mover, (x, y), way)))


def plain_path(way: FoundWay) -> dict[str, Any]:
    """A way as JSON-ready data; places are [x, y, stand height] in steps, `bp` what it costs.

    What is opened on the way is an option of the kind "opening", which `opens` it for a `price`.  Where there is no
    way, `barred` tells for each that might be one the passages that are too narrow or too high.
    """
    return {
        "reachable": way.reason is None,
        "bp": way.cost,
        "options": [
            {
                "kind": part.kind,
                "to": list(map(rounded, part.end)),
                "bp": part.cost,
                **({"opens": part.thing, "price": part.price} if part.kind == OPENING else {}),
            }
            for part in way.stretches
        ],
        **({} if way.reason is None else {"barred": plain_barred(way.barred)}),
    }


def _lines(state: Any, figure: FigureId, to: tuple[float, float], way: FoundWay) -> Sequence[str]:
    say = texts().of(state.setup.system)
    name = clear_name(state.setup, figure)
    if way.reason is not None:
        reason = refusal_line(say, state.setup, way.reason)
        told = upper_first(say("path-none", name=name, x=to[0], y=to[1], reason=reason))
        return [told, *barred_lines(say, state.setup, way.barred), *open_lines(say, way.barred)]
    if not way.stretches:
        return [upper_first(say("path-here", name=name))]
    lines = [upper_first(say("path-found", name=name, x=to[0], y=to[1], bp=way.cost))]
    for part in way.stretches:
        line = _option_line(say, state, part)
        lines.append(line if part.paid else say("path-unpaid", line=line))
    return [*lines, *(say(key, **dict(details)) for key, details in way.remarks)]


def _option_line(say: Texts, state: Any, part: Stretch) -> str:
    x, y, z = part.end
    if part.kind == OPENING:
        thing, price = name_of(say, state.setup, part.thing), say(f"opening-price-{part.price}")
        return upper_first(say("path-opening", thing=thing, x=x, y=y, z=z, price=price))
    name = say(f"option-{part.kind}")
    return upper_first(say("path-option", name=name, x=x, y=y, z=z, bp=part.cost, spent=part.spent))
