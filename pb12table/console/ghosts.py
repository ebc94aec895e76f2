"""Ghosts on the command line: figures of any profile at any place, such as `human@12,8`."""

from __future__ import annotations

import re
from math import atan2, degrees, isfinite
from typing import Any, Final

import typer

from pb12table.console.output import texts
from pb12table.skirmish.faces.measures import FiguresFace
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import system
from pb12table.table.units import normalised, rounded
from pb12table.texts.describe import refusal_line

MARK: Final = "@"
"""What stands between the profile of a ghost and its place; no id of a figure has it."""
SAME: Final = 0.01
"""A height typed so near to that of a safe stand means it, in steps."""

_NUMBER = r"([-+]?\d+(?:\.\d*)?)"
_PLACE = re.compile(rf"{_NUMBER},{_NUMBER}(?:,{_NUMBER})?(?::{_NUMBER})?")


def with_ghost(state: GameState, face: FiguresFace[Any], name: str) -> GameState:
    """The position with one more figure, named as it was typed: PROFILE@X,Y or PROFILE@X,Y,HEIGHT, and :FACING behind.

    Lengths in steps, or the numbers of a tile in a game of tiles; the facing in degrees.
    Without a height it stands as high as it can, without a facing it looks to
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
    place_typed = face.place_typed(state.setup, (x, y))
    if place_typed is None:
        raise typer.BadParameter(texts()("cli-ghost-unclear", found=name))
    at, table = (rounded(place_typed[0]), rounded(place_typed[1])), state.setup.battlefield
    if facing is None:
        facing = degrees(atan2(table.depth / 2.0 - at[1], table.width / 2.0 - at[0]))
    new_game = system(state.setup.system).new_game
    setup, ghost = face.with_a_player(state.setup), FigureId(name)
    # The next ghost is an opponent's.
    ghosts = sum(MARK in figure.id for figure in setup.figures)
    player = setup.players[ghosts % len(setup.players)].id
    setup = face.with_figure(setup, profile, ghost, player, rounded(normalised(facing)), name)
    if setup is None:
        raise typer.BadParameter(texts()("cli-ghost-no-profile", found=profile))
    beside = new_game(setup)
    heights = face.stand_heights(beside, ghost, at)
    stands = [level for level in heights if height is None or abs(level - height) <= SAME]
    if stands:
        there: GameState = new_game(face.put(setup, ghost, at, stands[0]))
        return there
    say = texts()
    if height is not None and heights:
        known = say.listing([say.number(level) for level in heights])
        raise typer.BadParameter(say("cli-ghost-no-height", found=name, height=height, known=known))
    reason = refusal_line(say, setup, face.no_stand(beside, ghost, at))
    raise typer.BadParameter(say("cli-ghost-no-stand", found=name, reason=reason))
