"""Dash on the table: two figures, who runs next, and how a run is watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.miniatures import Miniature
from pb12table.skirmish.scene.panels import Cell, Chip, Order, Sheet
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Point3
from pb12table.texts.locale import Texts
from tests.systems.dash.system import Ran, State, Threw, body


class DashScene(SceneFace[State, Texts]):
    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [*state.at]

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        return body(state, figure)

    def owner(self, state: State, figure: FigureId, /) -> PlayerId:
        return state.setup.figure_by_id[figure].player

    def ground(self, state: State, /) -> Battlefield:
        return state.battlefield

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        state.at[figure] = place[:2]

    def put_back(self, state: State, figure: FigureId, before: State, /) -> None:
        state.at[figure] = before.at[figure]

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        return Miniature(body(state, figure), self.owner(state, figure), active=figure == state.runner.id)

    def order(self, state: State, texts: Texts, /) -> Order:
        chips = tuple(Chip(player.id, place=str(n)) for n, player in enumerate(state.setup.players, start=1))
        return Order(texts("round-is", number=state.game_round), chips=chips)

    def sheet(self, state: State, texts: Texts, figure: FigureId, /) -> Sheet:
        far = texts.number(state.setup.line - state.at[figure][0], 1)
        return Sheet(cells=(Cell("far", texts("dash-far"), far),))

    # -- watching -----------------------------------------------------------------------------------------

    def seconds(self, event: Event, /) -> float:
        return {Ran: 0.6, Threw: 1.0}.get(type(event), 0.0)

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, Ran):
            x, y = (a + (b - a) * age for a, b in zip(event.start, event.end, strict=True))
            state.at[event.figure] = (x, y)

    def show(self, state: State, event: Event, before: float, /) -> None:
        self.glide(state, event, 1.0, before)


SCENE: SceneFace[Any, Any] = DashScene()
