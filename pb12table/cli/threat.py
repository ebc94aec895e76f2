"""`pb12table render` and `threat`: a picture of an opening position, and whom a side could attack after one move of
each figure.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from pb12table.analysis.layout import COARSEST, FINEST, MOST_CELLS, plain_seconds
from pb12table.analysis.threat import FigureThreat, Threats, threat_map, threatening
from pb12table.analysis.walking import house_on
from pb12table.console.output import json_option, show_json, show_table, texts, with_kernels
from pb12table.console.positions import ScenarioArgument, clear_name, figure_on_table, needed, opening
from pb12table.files.places import write_file
from pb12table.report.layout_words import percent
from pb12table.skirmish.faces.system import GameState
from pb12table.systems.known import measures
from pb12table.table.shapes import rounded
from pb12table.texts.layouts import storey_name
from pb12table.texts.names import player_name

SMALLEST, LARGEST = 200, 8000
"""The least and the greatest width and height of a picture, in pixels."""


def register_render(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("render", help=texts()("draw-render-help"))(render)


def render(
    scenario: ScenarioArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help=texts()("draw-render-output-help"), metavar="PNG")],
    sight: Annotated[str, typer.Option(help=texts()("draw-render-sight-help"), metavar="FIGURE")] = "",
    size: Annotated[str, typer.Option(help=texts()("draw-render-size-help"), metavar="WxH")] = "1600x900",
    zones: Annotated[bool, typer.Option("--zones", help=texts()("draw-render-zones-help"))] = False,
    heights: Annotated[bool, typer.Option("--heights", help=texts()("draw-render-heights-help"))] = False,
    names: Annotated[bool, typer.Option("--names", help=texts()("draw-render-names-help"))] = False,
    storey: Annotated[
        int | None, typer.Option(min=0, help=texts()("draw-render-storey-help"), metavar="N", show_default=False)
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Draw the opening position of a scenario; raises FileProblem and OSError."""
    width, height = checked_size(size)
    if output.suffix.lower() != ".png":
        raise typer.BadParameter(texts()("draw-render-no-png", found=str(output)))
    state = opening(scenario, sight)
    observer = figure_on_table(state, sight) if sight else None
    if storey is not None:
        _check_storey(state, storey)
    # Only here, so that the other commands start quickly.
    from pb12table.app.export import png_of_position

    picture = png_of_position(
        state, texts(), (width, height),
        observer=observer, zones=zones, heights=heights, names=names, storey=storey,
    )  # fmt: skip
    write_file(output, picture)
    if as_json:
        show_json({"file": str(output), "width": width, "height": height, "bytes": len(picture)})
    else:
        sys.stdout.write(texts()("draw-render-done", file=output) + "\n")


def _check_storey(state: GameState, storey: int) -> None:
    """Raise typer.BadParameter where there is no such storey to be drawn alone."""
    house = house_on(state.setup.system, state.battlefield)
    most = house.most if house is not None and house.is_storeyed else 0
    if storey > most:
        raise typer.BadParameter(texts()("draw-render-no-storey", found=storey, most=most))


def checked_size(text: str) -> tuple[int, int]:
    """Return width and height of a size such as 1600x900; typer.BadParameter for anything else."""
    found = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text.strip().lower())
    if found is not None:
        width, height = int(found[1]), int(found[2])
        if min(width, height) >= SMALLEST and max(width, height) <= LARGEST:
            return width, height
    raise typer.BadParameter(texts()("draw-render-bad-size", found=text, least=SMALLEST, most=LARGEST))


HIGH = 1.0
"""Places at least so high above the table, in steps, are told by themselves."""


def register_threat(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("threat", help=texts()("threat-help"))(show_threat)


def show_threat(
    scenario: ScenarioArgument,
    player: Annotated[str, typer.Argument(metavar="PLAYER", help=texts()("threat-player-help"))],
    grid: Annotated[float, typer.Option(help=texts()("threat-grid-help"), metavar="STEPS")] = 1.0,
    figure: Annotated[str, typer.Option(help=texts()("threat-figure-help"), metavar="FIGURE")] = "",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help=texts()("threat-output-help"), metavar="PNG")
    ] = None,
    size: Annotated[str, typer.Option(help=texts()("draw-render-size-help"), metavar="WxH")] = "1600x900",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Work the threat map of a player out; raises FileProblem and OSError."""
    state = opening(scenario)
    setup = state.setup
    needed(measures(setup.system).threat, setup.system, "threat")
    known = [each.id for each in setup.players]
    if player not in known:
        raise typer.BadParameter(texts()("threat-no-such-player", found=player, known=", ".join(known)))
    if not FINEST <= grid <= COARSEST:
        raise typer.BadParameter(texts()("layout-bad-grid", found=f"{grid:g}", least=FINEST, most=COARSEST))
    field = setup.battlefield
    if field.width * field.depth / grid**2 > MOST_CELLS:
        finest = round((field.width * field.depth / MOST_CELLS) ** 0.5 + 0.005, 2)
        raise typer.BadParameter(texts()("layout-too-fine", found=grid, finest=finest))
    own = [each.id for each in setup.figures if each.player == player]
    if figure and figure not in own:
        raise typer.BadParameter(texts()("threat-no-such-figure", found=figure, known=", ".join(own) or "–"))
    width, height = checked_size(size)
    if output is not None and output.suffix.lower() != ".png":
        raise typer.BadParameter(texts()("draw-render-no-png", found=str(output)))
    with_kernels(plain_seconds(setup, grid))
    threats = threat_map(state, next(each.id for each in setup.players if each.id == player), grid)
    if output is not None:
        # pygame is loaded for pictures only.
        from pb12table.app.export import threat_png

        write_file(output, threat_png(state, texts(), (width, height), threats, figure))
    if as_json:
        show_json(plain_threat(threats, figure))
    else:
        _show(state, threats, figure, output)


def plain_threat(threats: Threats, figure: str = "") -> dict[str, Any]:
    """Return a threat map as JSON-ready data; counts and places are lists in the order of `spots`.

    `from` tells for each means the place a spot is attacked from, null for none; `strikes` counts figures that come to
    blows.
    """
    return {
        "player": threats.player,
        "spots": [[rounded(value) for value in spot.place] for spot in threats.spots],
        "figures_that_could": threats.counts(figure=figure).tolist(),
        "strikes": threats.counts(False, figure).tolist(),
        "figures": [_plain(each) for each in threats.figures if figure in ("", each.figure)],
    }


def _plain(threat: FigureThreat) -> dict[str, Any]:
    return {
        "figure": threat.figure,
        "places": len(threat.places),
        "means": [
            {
                "key": means.key,
                "ranged": means.ranged,
                "share": round(float((threat.origins[row] >= 0).mean()), 4) if threat.origins.shape[1] else None,
                "from": [
                    None if number < 0 else [rounded(value) for value in threat.places[number]]
                    for number in threat.origins[row].tolist()
                ],
            }
            for row, means in enumerate(threat.means)
        ],
    }


def _show(state: Any, threats: Threats, figure: str, output: Path | None) -> None:
    say = texts().of(state.setup.system)
    name = player_name(state.setup, threats.player)
    shown = [each for each in threats.figures if figure in ("", each.figure)]
    if not shown:
        sys.stdout.write(say("threat-nobody", player=name) + "\n")
        return
    counts = threats.counts(figure=figure)
    struck = threats.counts(False, figure)
    share, blows = (percent(say, float((each > 0).mean()) if len(each) else None) for each in (counts, struck))
    most = int(counts.max(initial=0))
    sys.stdout.write(say("threat-found", player=name, share=share, struck=blows, most=most) + "\n")
    _show_heights(state, threats, counts)
    face = threatening(state)
    rows = [
        [
            clear_name(state.setup, each.figure),
            face.called(say, state, means),
            say("threat-shoots" if means.ranged else "threat-strikes"),
            percent(say, float((each.origins[row] == 0).mean())),
            percent(say, float((each.origins[row] >= 0).mean())),
        ]
        for each in shown
        for row, means in enumerate(each.means)
    ]
    headings = [say(f"threat-column-{key}") for key in ("figure", "means", "how", "here", "moved")]
    show_table(headings, rows, right=(3, 4))
    if output is not None:
        sys.stdout.write(say("draw-render-done", file=output) + "\n")


def _show_heights(state: Any, threats: Threats, counts: NDArray[np.intp]) -> None:
    """Write the percentage threatened of each level, or of what is high above the table where there is one alone."""
    say, setup = texts(), state.setup
    places = np.array([spot.place for spot in threats.spots], dtype=np.float64).reshape(-1, 3)
    house = house_on(setup.system, setup.battlefield)
    if house is not None and house.is_storeyed and len(places):
        numbers = house.numbers_at(places)
        for number in range(house.most + 1):
            own = numbers == number
            if own.any():
                share = percent(say, float((counts[own] > 0).mean()))
                name = storey_name(say, number)
                sys.stdout.write(say("threat-on-storey", storey=name, share=share, spots=int(own.sum())) + "\n")
        return
    high = places[:, 2] >= HIGH
    if high.any():
        share = percent(say, float((counts[high] > 0).mean()))
        sys.stdout.write(say("threat-at-height", height=HIGH, share=share, spots=int(high.sum())) + "\n")
