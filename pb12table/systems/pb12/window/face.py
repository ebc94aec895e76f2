"""Pb-12 in the window."""

from __future__ import annotations

from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.form import Form, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.requests import BidInitiative
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.window.forms.known import form
from pb12table.systems.pb12.window.in_question import fitting_selection
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.known import mode_of
from pb12table.systems.pb12.window.play.assistant import Pb12Assistant
from pb12table.systems.pb12.window.play.throws import throw
from pb12table.texts.locale import Texts
from pb12table.window.kit.settings import Settings
from pb12table.window.play.assistant import Assistant
from pb12table.window.play.base import Mode
from pb12table.window.play.face import WindowFace
from pb12table.window.play.throws import Throw


class Pb12Window(WindowFace):
    """What the window asks of Pb-12; see `window.play.face.WindowFace`."""

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        return form(texts, state, request, values, changed)

    def mode(self, desk: Desk, request: Request[State, Any], /) -> Mode | None:
        return mode_of(desk, request)

    def assistant(self, settings: Settings, /) -> Assistant:
        return Pb12Assistant(settings)

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw(texts, setup, event)

    def asks_in_secret(self, request: Request[State, Any], /) -> bool:
        # Cards are drawn in secret, too, but their faces are shown only once somebody says so.
        return isinstance(request, BidInitiative)

    def between_turns(self, request: Request[State, Any], /) -> bool:
        windows = (Window.BEFORE_TURN, Window.AFTER_TURN)
        return isinstance(request, PlayInterruption) and request.moment.window in windows

    def fitting_selection(
        self, request: Request[State, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        return fitting_selection(request, state, selected)


WINDOW: Final = Pb12Window()
