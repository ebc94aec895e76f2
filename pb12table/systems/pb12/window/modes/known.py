"""Which questions of Pb-12 are more than a form, and the mode of each."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Request
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.acting.turns import TurnMode
from pb12table.systems.pb12.window.modes.deeds import DEEDS
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.moving.driving import DriveMode
from pb12table.systems.pb12.window.modes.moving.moving import MoveMode
from pb12table.systems.pb12.window.modes.moving.responding import DriveRespondMode, RespondMode
from pb12table.window.play.base import Mode


def mode_of(game: Desk, request: Request[State, Any]) -> Mode | None:
    """The mode in which a question is answered; None where it is no more than a form."""
    match request:
        case ChooseTurn():
            return TurnMode(game, request)
        case ChooseAction():
            return ActionMode(game, request, DEEDS)
        case ChooseMoveOption() if is_vehicle(game.state, request.figure):
            return DriveMode(game, request)
        case ChooseMoveOption():
            return MoveMode(game, request)
        case RespondToInterruption() if is_vehicle(game.state, request.figure):
            return DriveRespondMode(game, request)
        case RespondToInterruption():
            return RespondMode(game, request)
        case _:
            return None
