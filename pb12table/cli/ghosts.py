"""Ghosts on the command line: figures of any profile at any place, such as `human@12,8`."""

from __future__ import annotations

import re
from dataclasses import replace
from math import atan2, degrees, isfinite
from typing import Final

import typer

from pb12table.cli.output import texts
from pb12table.files.content import load_content
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.rules.figures.standing import no_stand, standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.table.shapes import Point
from pb12table.table.units import normalised, rounded
from pb12table.texts.describe import refusal_line

MARK: Final = "@"
"""What stands between the profile of a ghost and its place; no id of a figure has it."""
NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", 0)
"""Whose the ghosts are on a layout without players."""
SAME: Final = 0.01
"""A height typed so near to that of a safe stand means it, in steps."""

_NUMBER = r"([-+]?\d+(?:\.\d*)?)"
_PLACE = re.compile(rf"{_NUMBER},{_NUMBER}(?:,{_NUMBER})?(?::{_NUMBER})?")


def with_ghost(state: State, name: str) -> State:
    """The position with one more figure, named as it was typed: PROFILE@X,Y or PROFILE@X,Y,HEIGHT, and :FACING behind.

    Lengths in steps, the facing in degrees; without a height it stands as high as it can, without a facing it looks to
    the middle of the table.  Raises typer.BadParameter and FileProblem.
    """
    profile, _, place = name.partition(MARK)
    found = _PLACE.fullmatch(place.replace(" ", ""))
    numbers = [None if part is None else float(part) for part in found.groups()] if found else []
    if not numbers or not all(number is None or isfinite(number) for number in numbers):
        raise typer.BadParameter(texts()("cli-ghost-unclear", found=name))
    x, y, height, facing = numbers
    assert x is not None, "the pattern wants both"
    assert y is not None, "the pattern wants both"
    at, setup = (rounded(x), rounded(y)), state.setup
    table = setup.battlefield
    if facing is None:
        facing = degrees(atan2(table.depth / 2.0 - at[1], table.width / 2.0 - at[0]))
    ghost = replace(_figure(setup, profile, name), at=None, height=None, facing=rounded(normalised(facing)))
    players = setup.players or (NOBODY,)
    # The next ghost is an opponent's.
    ghosts = sum(MARK in figure.id for figure in setup.figures)
    ghost = replace(ghost, id=FigureId(name), player=players[ghosts % len(players)].id, carrier=None)
    setup = replace(setup, players=players, figures=(*setup.figures, ghost))
    beside = new_game(setup)
    heights = standing_heights(beside, ghost.id, at)
    stands = [level for level in heights if height is None or abs(level - height) <= SAME]
    if not stands:
        raise typer.BadParameter(_no_stand(beside, ghost.id, at, height, heights))
    return new_game(replace(setup, figures=(*setup.figures[:-1], replace(ghost, at=at, height=stands[0]))))


def _figure(setup: Setup, profile: str, name: str) -> FigureSetup:
    """A figure of a profile, of the scenario's own first; raises FileProblem when there is none."""
    for figure in setup.figures:
        if figure.profile.id == profile:
            return figure
    content = load_content()
    if profile not in content.profiles:
        raise typer.BadParameter(texts()("cli-ghost-no-profile", found=profile))
    return figure_of(FigureForm(id="ghost", profile=profile, player="nobody"), content, name, "profile")


def _no_stand(state: State, ghost: FigureId, at: Point, height: float | None, heights: list[float]) -> str:
    say = texts()
    if height is not None and heights:
        known = say.listing([say.number(level) for level in heights])
        return say("cli-ghost-no-height", found=ghost, height=height, known=known)
    return say("cli-ghost-no-stand", found=ghost, reason=refusal_line(say, state.setup, no_stand(state, ghost, at)))
