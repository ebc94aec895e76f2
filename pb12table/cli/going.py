"""`pb12table path` and `reach`: the cheapest path of a figure, and where it can get to, from an opening position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import typer

from pb12table.cli.seeing import plain_polygons
from pb12table.console.bodies import Body, with_body
from pb12table.console.output import json_option, show_json, texts
from pb12table.console.positions import (
    ClosedOption,
    OpenOption,
    ScenarioArgument,
    clear_name,
    figure_argument,
    figure_on_table,
    needed,
    opening,
)
from pb12table.files.forms.basics import MOST_STEPS
from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import OPENING, FoundWay, Stretch
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures
from pb12table.table.shapes import Region, rounded
from pb12table.texts.describe import refusal_line
from pb12table.texts.layouts import barred_lines, body_lines, open_lines, plain_barred, plain_shut, shut_lines
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import name_of


def register_path(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("path", help=texts()("path-help"))(show_path)


@with_body
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
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the cheapest way to a place."""
    for name, number in (("X", x), ("Y", y), ("Z", height)):
        # Written so that what is no number at all is refused, too.
        if number is not None and not -MOST_STEPS <= number <= MOST_STEPS:
            raise typer.BadParameter(texts()("path-bad-number", name=name, found=f"{number:g}", most=MOST_STEPS))
    state = opening(scenario, figure, opened=opened, closed=closed, body=body.on)
    mover = figure_on_table(state, figure)
    face = needed(measures(state.setup.system).walking, state.setup.system, "walking")
    way = face.way(state, mover, (x, y), height, face.farthest if movement_points is None else movement_points)
    if as_json:
        show_json(plain_path(way))
    else:
        told = [*body_lines(texts().of(state.setup.system), state.setup), *_lines(state, mover, (x, y), way)]
        sys.stdout.write("".join(f"{line}\n" for line in told))


def plain_path(way: FoundWay) -> dict[str, Any]:
    """Return a path as JSON-ready data; places are [x, y, stand height] in steps, `bp` is its cost.

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
    for before, part in zip((None, *way.stretches), way.stretches, strict=False):
        line = _option_line(say, state, part, is_on_the_spot=before is not None and before.end == part.end)
        lines.append(line if part.paid else say("path-unpaid", line=line))
    return [*lines, *(say(key, **dict(details)) for key, details in way.remarks)]


def _option_line(say: Texts, state: Any, part: Stretch, *, is_on_the_spot: bool) -> str:
    x, y, z = part.end
    if part.kind == OPENING:
        thing, price = name_of(say, state.setup, part.thing), say(f"opening-price-{part.price}")
        return upper_first(say("path-opening", thing=thing, x=x, y=y, z=z, price=price))
    name = say(f"option-{part.kind}")
    if is_on_the_spot:
        return upper_first(say("path-on-the-spot", name=name, bp=part.cost, spent=part.spent))
    return upper_first(say("path-option", name=name, x=x, y=y, z=z, bp=part.cost, spent=part.spent))


Areas: TypeAlias = Sequence[tuple[float, Region]]
"""Areas with the stand height in each."""


def register_reach(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("reach", help=texts()("reach-help"))(show_reach)


@with_body
def show_reach(
    scenario: ScenarioArgument,
    figure: Annotated[str, figure_argument("FIGURE")],
    movement_points: Annotated[int, typer.Option("--bp", metavar="N", help=texts()("reach-bp-help"))],
    opened: OpenOption = None,
    closed: ClosedOption = None,
    *,
    body: Body,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the area a figure can get to with some movement points."""
    state = opening(scenario, figure, opened=opened, closed=closed, body=body.on)
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
    lines = [
        *body_lines(say, state.setup),
        *_reach_lines(state, mover, movement_points, found),
        *shut_lines(say, state.setup, shut, counted),
    ]
    lines += open_lines(say, [each.why for each in shut])
    lines += [say(key) for key in face.reach_remarks(state, mover)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def plain_reach(areas: Areas) -> dict[str, Any]:
    """Return a reach as JSON-ready data: all polygons and their area, and the same by stand height.

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
    """Return the area in square steps, all heights together."""
    return sum(region.area for _, region in areas)


def _reach_lines(state: Any, figure: FigureId, points: int, areas: Areas) -> Sequence[str]:
    say = texts().of(state.setup.system)
    face, name = measures(state.setup.system).walking, clear_name(state.setup, figure)
    assert face is not None, "its areas are told"
    whole = round(face.counted(state, _all(areas)), 2)
    lines = [upper_first(say("reach-area", name=name, area=whole, bp=points))]
    # Of slivers that would be told as 0 there is nothing to say.
    told = [(height, area) for height, region in areas if (area := round(face.counted(state, region.area), 2)) > 0.0]
    return [*lines, *(say("reach-level", height=round(height, 2), area=area) for height, area in told)]
