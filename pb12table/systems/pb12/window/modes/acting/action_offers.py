"""The actions beyond those of chapter 1: a tile for each where it means something to the figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pb12table.systems.pb12.window.modes.acting.hand_tile import hand_tiles
from pb12table.window.play.cards import Tile

if TYPE_CHECKING:
    from pb12table.systems.pb12.window.modes.acting.actions import ActionMode


@dataclass(frozen=True, slots=True)
class ActionOffer:
    """A further action: its command, its tile (None where it means nothing to the figure), and how it begins."""

    command: str
    tile: Callable[[ActionMode], Tile | None]
    begin: Callable[[ActionMode], None]


def action_offers() -> tuple[ActionOffer, ...]:
    """All further actions in the order of the rulebook."""
    from pb12table.systems.pb12.window.modes.acting.further_actions import FURTHER_OFFERS

    return FURTHER_OFFERS


def tiles_of_offers(mode: ActionMode) -> list[Tile]:
    """The tiles of the further actions that mean something to the figure."""
    found = [tile for offer in action_offers() if (tile := offer.tile(mode)) is not None]
    return [*found, *hand_tiles(mode.game, mode.player)]


def begin_offer(mode: ActionMode, command: str) -> bool:
    """Begin a further action; return whether the command is one."""
    for offer in action_offers():
        if offer.command == command:
            offer.begin(mode)
            return True
    return False
