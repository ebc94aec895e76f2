"""What the window asks of FATE; see `window.play.face.WindowFace`."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.fate.rules import events as happened
from pb12table.systems.fate.rules.asking.answers import GiveUp, WhenAsked
from pb12table.systems.fate.rules.asking.requests import ActHeld, ChooseAct
from pb12table.systems.fate.rules.data import ActorId, Setup
from pb12table.systems.fate.rules.state import Asked as WhenToAsk
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.scene.figures import ASPECT, CARRIER, CONSEQUENCE, DEFENDING, SPIN, WAITING
from pb12table.systems.fate.texts.face import actor_name, ladder
from pb12table.systems.fate.window.acting import act_form
from pb12table.systems.fate.window.answering import FORMS
from pb12table.systems.fate.window.asked import Asked
from pb12table.texts.locale import Texts
from pb12table.window.play.base import GameDesk
from pb12table.window.play.face import WindowFace
from pb12table.window.play.throws import Die, Throw

SIGNS: Final = ("−", " ", "+")
"""What is written on the faces of a Fudge die."""
NEXT: Final = MappingProxyType(
    {WhenToAsk.ALWAYS: WhenToAsk.FREE, WhenToAsk.FREE: WhenToAsk.NEVER, WhenToAsk.NEVER: WhenToAsk.ALWAYS}
)


class FateWindow(WindowFace):
    """Every question is a form; dice are Fudge dice."""

    giving_up = GiveUp()
    deciding = frozenset({"standing-orders"})

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        asked = Asked(texts, state, request)
        if isinstance(request, ChooseAct):
            return act_form(asked, values, changed)
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
        dice = tuple(Die(3, face + 2, SIGNS) for face in event.faces)
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
        return Asked(Texts("en"), state, request).figure(ActorId(actor)) or selected

    def press(self, game: GameDesk, command: str, /) -> bool:
        if command != "standing-orders":
            return False
        request = game.controller.pending
        if request is not None:
            _ask_next(game, PlayerId(request.player))
        return True


def _ask_next(game: GameDesk, player: PlayerId) -> None:
    """The player wants to be asked for bids otherwise: always, where it is free, or never.  Section 4.2."""
    session = game.controller.session
    state: State = session.system.view(session.state, player)
    own = state.players[player]
    wish = NEXT[own.bids]
    refusal = game.controller.declare(player, WhenAsked(wish, own.compels, own.splits))
    if refusal is not None:
        game.refuse(refusal)
    else:
        game.say(game.texts.of("fate")(f"fate-asks-{wish.value}"))


WINDOW: Final = FateWindow()
