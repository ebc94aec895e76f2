"""Figures that are put somewhere only to look from there: one of each profile there is."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from pb12table.files.content import usable_content
from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import one_more
from pb12table.skirmish.scene.seeing import GHOST, Template
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.scene.miniatures import outfit_of

STAND_INS: Final = tuple(PlayerSetup(PlayerId(name), name, 0) for name in ("1", "2"))
"""Whose the ghosts are on a layout that has no players, as one that was imported."""


def peopled(state: State) -> State:
    """A state to look at with some player in it."""
    return state if state.players else new_game(replace(state.setup, players=STAND_INS))


def template_of(figure: FigureSetup) -> Template:
    """A figure as a template."""
    profile = figure.profile
    return Template(profile.id, profile.label, profile.footprint, outfit_of(profile), figure)


def templates(setup: Setup) -> tuple[Template, ...]:
    """A figure of each profile, with what it carries; those of the setup first, with their gear there.

    Profiles that cannot be read are left out: the table must stay usable without them.
    """
    found = {figure.profile.id: figure for figure in reversed(setup.figures)}
    found = {figure.profile.id: found[figure.profile.id] for figure in setup.figures}
    try:
        content = usable_content()[0]
    except FileProblem:
        # Broken files of the user's own are told about on the start screen.
        return tuple(template_of(figure) for figure in found.values())
    others = templates_of(content)
    together = {**others, **found}
    return tuple(template_of(together[profile]) for profile in dict.fromkeys((*found, *others)))


def templates_of(content: Content) -> dict[str, FigureSetup]:
    """A figure of each profile there is, with what it always carries; those that cannot be read are left out."""
    found: dict[str, FigureSetup] = {}
    for profile in content.profiles:
        with suppress(FileProblem):
            form = FigureForm(id="ghost", profile=profile, player=PlayerId("nobody"))
            found[profile] = figure_of(form, content, profile, "profile")
    return found


def with_ghost(state: State, template: Template, player: PlayerId, number: int) -> tuple[State, FigureId]:
    """A copy of a state with one more figure, still beside the table, and its id."""
    figure: FigureSetup = template.source
    label = one_more(figure.label, [other.label for other in state.setup.figures])
    ghost = replace(figure, id=FigureId(f"{GHOST}{number}"), label=label, player=player, at=None)
    setup = replace(state.setup, figures=(*state.setup.figures, ghost))
    fresh = new_game(replace(setup, figures=(ghost,)))
    result = state.clone()
    result.setup = setup
    result.figures[ghost.id] = fresh.figures[ghost.id]
    return result, ghost.id


def without_ghost(state: State, ghost: FigureId) -> State:
    """A copy of a state without a figure that had been put in by `with_ghost`."""
    result = state.clone()
    result.setup = replace(
        state.setup, figures=tuple(figure for figure in state.setup.figures if figure.id != ghost)
    )
    del result.figures[ghost]
    return result
