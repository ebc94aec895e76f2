"""Which mode belongs to which question."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.forms.form import NOTHING, Form, Values
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.forms.typed_dice import dice
from pb12table.window.play.base import GameDesk, Mode
from pb12table.window.play.face import window_of


def mode_for(game: GameDesk, request: Request[Any, Any]) -> Mode:
    """The mode in which a question is answered: one that its system has for it, else its form."""
    return window_of(game.setup.system).mode(game, request) or _asked_by_form(game, request) or Mode(game)


def _asked_by_form(game: GameDesk, request: Request[Any, Any]) -> FormMode | None:
    """The mode of a question that is no more than a form; None where there is none either."""
    window, session = window_of(game.setup.system), game.controller.session

    def form(values: Values, changed: str) -> Form[Any] | None:
        # Who is asked may know more than all do, such as orders of one's own.
        own = session.system.view(session.state, request.player)
        found = window.form(game.texts, own, request, values, changed)
        if found is None and isinstance(request, Dice):
            return dice(game.texts, game.setup, request, values)
        return found

    def ask(values: Values, changed: str) -> Form[Any]:
        found = form(values, changed)
        assert found is not None, "what is a form at first stays one"
        return found

    return None if form(NOTHING, "") is None else FormMode(game, ask)
