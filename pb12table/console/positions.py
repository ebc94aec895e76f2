"""What the commands about figures share: a scenario's opening position, and the figures named in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias, TypeVar

import typer

from pb12table.console.doors import as_if
from pb12table.console.ghosts import MARK, with_ghost
from pb12table.console.output import texts
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import content, measures, system
from pb12table.table.parts import whole_of, wholes_of
from pb12table.texts.names import name_of, system_name

Part = TypeVar("Part")

ScenarioArgument: TypeAlias = Annotated[str, typer.Argument(metavar="SCENARIO", help=texts()("cli-scenario-help"))]
"""A scenario by its id or the path of its file."""


def figure_argument(name: str) -> Any:
    """An argument that names a figure, or a ghost by its profile and place."""
    return typer.Argument(metavar=name, help=texts()("cli-figure-help"))


def needed(part: Part | None, identity: str, what: str) -> Part:
    """A part of a rule system's faces; where it is missing, typer.BadParameter with the text `cli-without-` and `what`.

    `identity` is the system's id.
    """
    if part is None:
        raise typer.BadParameter(texts().of(identity)(f"cli-without-{what}", system=system_name(texts(), identity)))
    return part


def opening(
    scenario: str, *figures: str, opened: Sequence[str] | None = None, closed: Sequence[str] | None = None
) -> Any:
    """The position a scenario begins with, and the ghosts among some names of figures; raises FileProblem.

    Doors stand as the options of `console.doors` tell.
    """
    setup = as_if(load_scenario(scenario).setup, opened, closed)
    state: GameState = system(setup.system).new_game(setup)
    ghosts = [name for name in dict.fromkeys(figures) if MARK in name]
    if ghosts:
        face = needed(measures(setup.system).figures, setup.system, "figures")
        for name in ghosts:
            state = with_ghost(state, face, name)
    return state


def figure_on_table(state: GameState, name: str) -> FigureId:
    """A figure that stands on the table, by its id or that of its group, of which the first one is meant.

    typer.BadParameter names those that stand there when it does not.
    """
    setup = state.setup
    standing = needed(measures(setup.system).figures, setup.system, "figures").on_table(state)
    if name in standing:
        return FigureId(name)
    face = content(setup.system)
    grouped = [figure for figure in standing if figure in setup.figure_by_id] if face.several else []
    for figure in grouped:
        if face.entry_of_figure(setup, figure) in [(section, name) for section in face.several]:
            return figure
    key = "cli-not-on-table" if name in setup.figure_by_id else "cli-no-such-figure"
    raise typer.BadParameter(texts()(key if standing else "cli-nobody-there", found=name, known=", ".join(standing)))


def clear_name(setup: Any, identity: str) -> str:
    """Return the name of a figure or a piece of terrain, with its id where another one is called the same."""
    say, identity = texts(), whole_of(identity)
    name = name_of(say, setup, identity)
    pieces = wholes_of(piece.id for piece in setup.battlefield.pieces)
    known: list[str] = [*(figure.id for figure in setup.figures), *pieces]
    if any(other != identity and name_of(say, setup, other) == name for other in known):
        return say("cli-name-and-id", name=name, id=identity)
    return name
