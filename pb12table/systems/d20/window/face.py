"""The d20 fight in the window: its questions as forms, its dice, and what is written big; see `window.play.face`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.d20.rules import events as happened
from pb12table.systems.d20.rules.asking.answers import GiveUp
from pb12table.systems.d20.rules.asking.reaction_requests import ChooseNext, Judge, MayReact
from pb12table.systems.d20.rules.asking.requests import ChooseSneakers, ChooseStep, FireReady, PlaceCreatures
from pb12table.systems.d20.rules.data import Setup
from pb12table.systems.d20.rules.state import State
from pb12table.systems.d20.scene.figures import SIGNS
from pb12table.systems.d20.window.asking import (
    PlacingForm,
    judge_form,
    next_form,
    reaction_form,
    ready_form,
    sneakers_form,
)
from pb12table.systems.d20.window.menu import menu, next_asks
from pb12table.systems.d20.window.steps import StepForm
from pb12table.systems.d20.window.throws import throw_of, throws_of
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry
from pb12table.window.play.face import WindowFace
from pb12table.window.play.throws import Throw


class FightWindow(WindowFace):
    """How the d20 fight is asked and watched in the window."""

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        match request:
            case ChooseStep():
                return StepForm(texts, state, request, values).form()
            case MayReact():
                return reaction_form(texts, state, request)
            case FireReady():
                return ready_form(texts, state, request, values)
            case ChooseNext():
                return next_form(texts, state, request)
            case Judge():
                return judge_form(texts, state, request)
            case ChooseSneakers():
                return sneakers_form(texts, state, request, values)
            case PlaceCreatures():
                return PlacingForm(texts, state, request, values, changed).form()
        return None

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        return [(texts(f"sign-{name}"), mark) for name, mark in SIGNS.items()]

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw_of(texts, setup, event)

    def throws(self, texts: Texts, setup: Setup, events: Sequence[Event], /) -> Sequence[Throw]:
        return throws_of(texts, setup, events)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        if isinstance(event, happened.TurnBegan):
            return figure_name(texts, setup, event.figure)
        return super().headline(texts, setup, event)

    deciding = frozenset({"standing-orders"})
    giving_up = GiveUp()

    def menu(self, game: GameDesk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player)

    def press(self, game: GameDesk, command: str, /) -> bool:
        if command != "standing-orders":
            return False
        if game.selected is not None:
            next_asks(game, game.selected)
        return True

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, MayReact | FireReady)

    def fitting_selection(
        self, request: Request[Any, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        match request:
            case ChooseStep() | MayReact() | FireReady():
                return request.figure
        return selected


WINDOW: Final = FightWindow()
