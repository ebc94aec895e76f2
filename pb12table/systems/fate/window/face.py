"""What the window asks of FATE; see `window.play.face.WindowFace`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.fate.rules import events as happened
from pb12table.systems.fate.rules.actors import actor_of
from pb12table.systems.fate.rules.asking.answers import GiveUp
from pb12table.systems.fate.rules.asking.requests import ActHeld, ChooseAct
from pb12table.systems.fate.rules.data import ActorId, Setup
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.scene.figures import ASPECT, CARRIER, CONSEQUENCE, DEFENDING, SPIN, WAITING, first
from pb12table.systems.fate.texts.face import actor_name, ladder
from pb12table.systems.fate.window.acting import act_form
from pb12table.systems.fate.window.answering import FORMS
from pb12table.systems.fate.window.asked import Asked
from pb12table.systems.fate.window.orders import TURNS, menu, turn
from pb12table.texts.locale import Texts
from pb12table.window.play.base import GameDesk
from pb12table.window.play.cards import MenuEntry
from pb12table.window.play.face import WindowFace
from pb12table.window.play.throws import Die, Throw

SIGNS: Final = ("−", "−", " ", " ", "+", "+")
"""What is written on the six faces of a Fudge die."""


class FateWindow(WindowFace):
    """Every question is a form; dice are Fudge dice."""

    giving_up = GiveUp()
    deciding = frozenset({"standing-orders"})

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        asked = Asked(texts, state, request, changed)
        if isinstance(request, ChooseAct):
            return act_form(asked, values)
        make = FORMS.get(type(request))
        return None if make is None else make(asked, request, values)

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        marks = (
            ("consequence", CONSEQUENCE),
            ("aspect", ASPECT),
            ("defending", DEFENDING),
            ("waiting", WAITING),
            ("carrier", CARRIER),
            ("spin", SPIN),
        )
        return [(texts(f"fate-sign-{name}"), mark) for name, mark in marks]

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        if not isinstance(event, happened.FudgeRolled):
            return None
        dice = tuple(Die(len(SIGNS), 2 * face + 4, SIGNS) for face in event.faces)
        figure = FigureId(event.actor)
        figures = (figure,) if figure in setup.figure_by_id else ()
        result = f"{event.effort} {ladder(texts, event.effort)}"
        thrower = actor_name(texts, setup, event.actor)
        return Throw(dice, thrower, texts(f"dice-{event.purpose}"), result, figures=figures)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        if isinstance(event, happened.TurnBegan):
            return texts("fate-headline", actor=actor_name(texts, setup, event.actor))
        return super().headline(texts, setup, event)

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, ActHeld)

    def fitting_selection(
        self, request: Request[Any, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        actor = getattr(request, "actor", None)
        if not isinstance(actor, str) or actor not in state.actors:
            return selected
        return first(state, ActorId(actor)) or selected

    def menu(self, game: GameDesk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player, _selected(game))

    def press(self, game: GameDesk, command: str, /) -> bool:
        number = 0 if command == "standing-orders" else _number(command)
        request = game.controller.pending
        if number is None:
            return False
        if request is not None:
            actor = _actor(request)
            turn(game, PlayerId(request.player), actor if actor is not None else _selected(game), number)
        return True


def _number(command: str) -> int | None:
    """The number of a switch by its command."""
    rest = command.removeprefix(TURNS)
    return int(rest) if rest != command and rest.isdigit() else None


def _actor(request: Request[Any, Any]) -> ActorId | None:
    return request.actor if isinstance(request, ChooseAct) else None


def _selected(game: GameDesk) -> ActorId | None:
    """The actor whose figure is selected."""
    state = game.state
    assert isinstance(state, State), "a game of this system"
    return None if game.selected is None else actor_of(state, game.selected)


WINDOW: Final = FateWindow()
