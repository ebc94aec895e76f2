"""The window: the two questions as forms, and the die that falls."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Option, Pick, Place, Spot, Values
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.play.base import Die, Throw
from pb12table.window.play.face import WindowFace
from pb12table_my_game.rules import RADIUS, SIDES, MyGameSetup, RollAgain, Rolled, RunTo, State


class MyGameWindow(WindowFace):
    """Each question becomes a form: the program shows it, and takes mouse and keys."""

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        match request:
            case RollAgain():
                return self._again(texts, state, request)
            case RunTo():
                return self._run(texts, state, request, values)
        return None

    def _again(self, texts: Texts, state: State, request: RollAgain) -> Form[Any]:
        keep = Option(value=False, label=texts("my-game-keep", steps=request.rolled))
        again = Option(value=True, label=texts("my-game-again"))
        player = PlayerId(request.player)
        return Form(
            name="again",
            title=texts("my-game-again-title", player=player_name(state.setup, player), steps=request.rolled),
            player=player,
            figure=state.runner.id,
            fields=(Pick(name="again", options=(keep, again)),),
            give=lambda given: given["again"],
        )

    def _run(self, texts: Texts, state: State, request: RunTo, values: Values) -> Form[Any]:
        def refuse(spot: Spot) -> str | None:
            refusal = request.refusal(state, spot.point[:2])
            return None if refusal is None else refusal_line(texts, state.setup, refusal)

        player, spots = PlayerId(request.player), tuple(Spot((*place, 0.0)) for place in request.hints(state))
        chosen = values.get("place", spots[0])
        place = Place(name="place", radius=RADIUS, refuse=refuse, suggested=spots, value=chosen)
        return Form(
            name="run",
            title=texts("my-game-run-title", player=player_name(state.setup, player), steps=request.steps),
            player=player,
            figure=request.figure,
            vital=(state.at[request.figure],),
            fields=(place,),
            give=lambda given: None if given["place"] is None else given["place"].point[:2],
            commit=texts("my-game-run"),
        )

    def throw(self, texts: Texts, setup: MyGameSetup, event: Event, /) -> Throw | None:
        if not isinstance(event, Rolled):
            return None
        name, steps = figure_name(texts, setup, event.figure), texts("my-game-steps", steps=event.face)
        return Throw((Die(SIDES, event.face),), name, texts("dice-my-game"), steps, figures=(event.figure,))


WINDOW = MyGameWindow()
