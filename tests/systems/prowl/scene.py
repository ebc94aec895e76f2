"""Prowl on the table: a runner is drawn only where it is known, and marks lie where runners were last seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.miniatures import Cell, Marks, Miniature, Sheet
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3
from pb12table_dash.scene import DashScene
from pb12table_dash.system import State, Threw, body
from tests.systems.prowl.system import Found, Lost, ProwlState

NOWHERE = (0.0, 0.0)


class ProwlScene(DashScene, SceneFace[State, Phrases]):
    def figures(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure in state.setup.figure_by_id if figure in state.at]

    def is_known(self, state: State, figure: FigureId, /) -> bool:
        assert isinstance(state, ProwlState)
        return figure in state.at or figure in state.seen_at

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        assert isinstance(state, ProwlState)
        at = state.at.get(figure) or state.seen_at.get(figure, NOWHERE)
        return replace(body(state, figure, at), facing=facing or 0.0)

    def marks(self, state: State, texts: Phrases, /) -> Marks:
        assert isinstance(state, ProwlState)
        return Marks(
            last_seen=tuple(
                Miniature(self.body(state, figure), self.owner(state, figure))
                for figure in state.seen_at
                if figure not in state.at
            )
        )

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        far = texts.number(state.setup.line - state.at[figure][0], 1) if figure in state.at else "?"
        return Sheet(cells=(Cell("far", texts("dash-far"), far),))

    def show(self, state: State, event: Event, before: float, /) -> None:
        match event:
            case Lost(figure=figure):
                state.at.pop(figure, None)
            case Found(figure=figure, at=at):
                state.at[figure] = at
            case _:
                super().show(state, event, before)

    def place(self, state: State, event: Event, /) -> Point | None:
        # A word over a runner would tell where it is.
        return super().place(state, event) if isinstance(event, Threw) and event.figure in state.at else None

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        state.at[figure] = place[:2]


SCENE = ProwlScene()
