"""Dash in the window: its two questions as forms, and its die."""

from __future__ import annotations

from dataclasses import replace
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
from pb12table_dash.system import RADIUS, DashSetup, RunTo, State, Threw, ThrowAgain

DIRECTIONS = ((1.0, 0.0), (0.7, 0.7), (0.7, -0.7))


class DashWindow(WindowFace):
    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        player = PlayerId(request.player)
        name = player_name(state.setup, player)
        match request:
            case ThrowAgain():
                options = (Option(value=False, label=texts("dash-keep")), Option(value=True, label=texts("dash-again")))
                return Form(
                    name="again",
                    title=texts("dash-again-title", player=name),
                    player=player,
                    figure=state.runner.id,
                    fields=(Pick(name="again", options=options),),
                    give=lambda given: given["again"],
                )
            case RunTo(figure=figure, steps=steps):

                def refuse(spot: Spot) -> str | None:
                    refusal = request.refusal(state, spot.point[:2])
                    return None if refusal is None else refusal_line(texts, state.setup, refusal)

                here, far = state.at[figure], steps - 0.1
                ahead = (Spot((here[0] + x * far, here[1] + y * far, 0.0)) for x, y in DIRECTIONS)
                place = Place(name="place", radius=RADIUS, refuse=refuse, suggested=(*ahead, Spot((*here, 0.0))))
                place = replace(place, value=values.get("place", place.hints()[0]))
                return Form(
                    name="run",
                    title=texts("dash-run-title", player=name, steps=steps),
                    player=player,
                    figure=figure,
                    vital=(here,),
                    fields=(place,),
                    give=lambda given: None if given["place"] is None else given["place"].point[:2],
                    commit=texts("dash-run"),
                )
        return None

    def throw(self, texts: Texts, setup: DashSetup, event: Event, /) -> Throw | None:
        if not isinstance(event, Threw):
            return None
        name, steps = figure_name(texts, setup, event.figure), texts("dash-steps", steps=event.face)
        return Throw((Die(6, event.face),), name, texts("dice-dash"), steps, figures=(event.figure,))


WINDOW = DashWindow()
