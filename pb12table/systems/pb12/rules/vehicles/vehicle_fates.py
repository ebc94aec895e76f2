"""What follows when a vehicle receives one of its statuses.  R3.0.6, R3.0.22, R3.0.23, RU091, RU097, RU098.

`statuses.fates` says how the statuses come to it.
"""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.falling import fall
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.vehicles.accidents import accident_check, get_out_of_control


async def follow(game: Game, vehicle: FigureId, status: Status, modifiers: list[Modifier]) -> None:
    """What follows at once: a random movement, or an accident check.  R3.0.6, R3.0.22 (schwer beschädigt).

    `modifiers` are those of the accident check before the marker: it counts only for the checks after it (RU097).
    """
    if status is Status.OUT_OF_CONTROL:
        await get_out_of_control(game, vehicle)
    else:
        await accident_check(game, vehicle, modifiers)


async def leave_unsupported(game: Game, aboard: list[FigureId]) -> None:
    """Let those who were aboard of a vehicle that is gone, or a wreck, fall if they do not stand any more.  R3.0.23."""
    for figure in aboard:
        if is_on_table(game.state, figure) and not is_standing(game.state, figure):
            await fall(game, figure)
