"""`pb12table play`: the window."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pb12table.console.output import texts
from pb12table.files.places import SAVE_ENDING
from pb12table.files.reading import is_standard_input


def register_play(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help=texts()("cli-play-help"))(play)


def play(
    context: typer.Context,
    scenario: Annotated[
        str, typer.Argument(help=texts()("cli-play-scenario-help"), metavar="SCENARIO", show_default=False)
    ] = "",
    load: Annotated[
        Path | None, typer.Option(help=texts()("cli-play-load-help"), metavar="SAVE", show_default=False)
    ] = None,
    look: Annotated[bool, typer.Option("--look", help=texts()("cli-play-look-help"))] = False,
    edit: Annotated[bool, typer.Option("--edit", help=texts()("cli-play-edit-help"))] = False,
    watch: Annotated[
        Path | None, typer.Option(help=texts()("cli-play-watch-help"), metavar="SAVE", show_default=False)
    ] = None,
) -> int:
    """Open the window on the start screen, a scenario (to play, look at or edit), or a saved game, also to watch it."""
    named = [each for each in (scenario or None, load, watch) if each is not None]
    if any(is_standard_input(each) for each in named):
        raise typer.BadParameter(texts()("cli-play-standard-input"))
    if len(named) > 1:
        raise typer.BadParameter(texts()("cli-play-one-only"))
    # A save is told from a scenario by its name, so that it need not be said again what it is.
    if scenario.endswith(SAVE_ENDING) and not (look or edit):
        scenario, load = "", Path(scenario)
    told = (None if context.parent is None else context.parent.params.get("language")) or None
    # Only here, so that the other commands need no display and start quickly.
    if not named:
        from pb12table.app.opening import show_opening

        show_opening(told)
    from pb12table.app.main import run

    return run(scenario or None, load, watch, look=look, edit=edit, language=told)
