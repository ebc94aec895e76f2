"""The palette of ghosts: every profile of the scenario, then all others there are, ready to be put down."""

from __future__ import annotations

from contextlib import suppress

from pb12table.files.content import usable_content
from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup


def templates(setup: Setup) -> tuple[FigureSetup, ...]:
    """A figure of each profile, with what it carries; those of the setup first, with their gear there.

    Profiles that cannot be read are left out: the table must stay usable without them.
    """
    found = {figure.profile.id: figure for figure in reversed(setup.figures)}
    found = {figure.profile.id: found[figure.profile.id] for figure in setup.figures}
    try:
        content = usable_content()[0]
    except FileProblem:
        # Broken files of the user's own are told about on the start screen.
        return tuple(found.values())
    others = templates_of(content, setup.players[0].id)
    return tuple({**others, **found}[profile] for profile in dict.fromkeys((*found, *others)))


def templates_of(content: Content, player: PlayerId) -> dict[str, FigureSetup]:
    """A figure of each profile there is, with what it always carries; those that cannot be read are left out."""
    found: dict[str, FigureSetup] = {}
    for profile in content.profiles:
        with suppress(FileProblem):
            form = FigureForm(id="ghost", profile=profile, player=player)
            found[profile] = figure_of(form, content, profile, "profile")
    return found
