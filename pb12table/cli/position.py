"""What the commands about figures share: a scenario's opening position, and the figures named in it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import typer

from pb12table.cli.ghosts import MARK, with_ghost
from pb12table.cli.output import texts
from pb12table.files.of_system import check_system
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.texts.names import name_of

ScenarioArgument: TypeAlias = Annotated[str, typer.Argument(metavar="SCENARIO", help=texts()("cli-scenario-help"))]
"""A scenario by its id or the path of its file."""


def figure_argument(name: str) -> Any:
    """An argument that names a figure, or a ghost by its profile and place."""
    return typer.Argument(metavar=name, help=texts()("cli-figure-help"))


def opening(scenario: str, *figures: str) -> State:
    """The position a scenario begins with, and the ghosts among some names of figures; raises FileProblem."""
    loaded = load_scenario(scenario)
    check_system(loaded.document, Setup.system, loaded.path)
    state = new_game(loaded.setup)
    for name in dict.fromkeys(figures):
        if MARK in name:
            state = with_ghost(state, name)
    return state


def figure_on_table(state: State, name: str) -> FigureId:
    """A figure that stands on the table; typer.BadParameter names those that do when it does not."""
    figure = FigureId(name)
    if figure in state.figures and is_on_table(state, figure):
        return figure
    standing = ", ".join(other for other in state.figures if is_on_table(state, other))
    key = "cli-not-on-table" if figure in state.figures else "cli-no-such-figure"
    raise typer.BadParameter(texts()(key if standing else "cli-nobody-there", found=name, known=standing))


def clear_name(setup: Setup, identity: str) -> str:
    """The name of a figure or a piece of terrain, with its id where another one is called the same."""
    say = texts()
    name = name_of(say, setup, identity)
    known: list[str] = [*(figure.id for figure in setup.figures), *(piece.id for piece in setup.battlefield.pieces)]
    if any(other != identity and name_of(say, setup, other) == name for other in known):
        return say("cli-name-and-id", name=name, id=identity)
    return name
