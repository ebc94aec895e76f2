"""Throwing a die.  P001, P030."""

from __future__ import annotations

from pb12table.kernel.request import die
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.rules.setup import SIDES
from pb12table.systems.pocket_tactics.rules.state import Game


async def throw_die(game: Game, player: PlayerId, purpose: str, subject: str = "") -> int:
    """A player throws a die; `purpose` is the key of what it is for."""
    return await game.roll(die(player, SIDES, purpose, subject))
