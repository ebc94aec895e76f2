"""Which mode belongs to which question."""

from __future__ import annotations

from typing import Any

from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.desk import Desk
from pb12table.app.modes.driving import DriveMode
from pb12table.app.modes.moving import MoveMode
from pb12table.app.modes.responding import DriveRespondMode, RespondMode
from pb12table.app.modes.turns import TurnMode
from pb12table.kernel.request import Request
from pb12table.skirmish.form import Form, Values
from pb12table.systems.pb12.rules.extensions.interrupt_requests import RespondToInterruption
from pb12table.systems.pb12.rules.game.requests import (
    ChooseAction,
    ChooseMoveOption,
    ChooseTurn,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.window.play.base import Mode
from pb12table.window.play.face import window_of
from pb12table.window.play.form_mode import FormMode


def mode_for(game: Any, request: Request[State, Any]) -> Mode:
    """The mode in which a question is answered."""
    match request:
        case ChooseTurn():
            return TurnMode(game, request)
        case ChooseAction():
            return ActionMode(game, request)
        case ChooseMoveOption() if is_vehicle(game.state, request.figure):
            return DriveMode(game, request)
        case ChooseMoveOption():
            return MoveMode(game, request)
        case RespondToInterruption() if is_vehicle(game.state, request.figure):
            return DriveRespondMode(game, request)
        case RespondToInterruption():
            return RespondMode(game, request)
        case _:
            return asked_by_form(game, request) or Mode(game)


def asked_by_form(game: Desk, request: Request[State, Any]) -> FormMode | None:
    """The mode of a question that is no more than a form of its system; None for one that is."""
    window, session = window_of(game.setup.system), game.controller.session

    def ask(values: Values, changed: str) -> Form[Any]:
        # Who is asked may know more than all do, such as orders of one's own.
        own = session.system.view(session.state, request.player)
        found = window.form(game.texts, own, request, values, changed)
        assert found is not None, "a question that is a form at first stays one"
        return found

    own = session.system.view(session.state, request.player)
    return None if window.form(game.texts, own, request, {}, "") is None else FormMode(game, ask)
