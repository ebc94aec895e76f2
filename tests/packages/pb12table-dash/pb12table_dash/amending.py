"""What may be set by hand in Dash: where a runner stands, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pb12table.kernel.game import Game
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.system import AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId
from pb12table.table.motion.falling import stand
from pb12table.table.shapes import rounded_point

if TYPE_CHECKING:
    from pb12table_dash.system import State


class DashAmending(AmendingFace[Any]):
    def settings(self, state: State, /) -> Sequence[Setting]:
        runners = tuple(runner.id for runner in state.setup.figures)
        places = [Setting(key="place", about=figure, value=(x, y, 0.0, 0.0)) for figure, (x, y) in state.at.items()]
        return (Setting(key="turn", value=state.runner.id, choices=runners), *places)

    def refusal(self, state: State, request: Request[Any, Any], setting: Setting, value: Value, /) -> Refusal | None:
        from pb12table_dash.system import body

        if not isinstance(value, tuple):
            return None
        figure = FigureId(setting.about)
        others = [body(state, other) for other in state.at if other != figure]
        there = replace(body(state, figure), x=value[0], y=value[1])
        return None if stand(state.battlefield, there, others).safe else Refusal("", "dash-no-room")

    def apply(self, game: Game[Any], setting: Setting, value: Value, /) -> bool:
        state = game.state
        if isinstance(value, tuple):
            state.at[FigureId(setting.about)] = rounded_point((value[0], value[1]))
            return False
        order = [runner.id for runner in state.setup.figures]
        state.number += (order.index(FigureId(str(value))) - order.index(state.runner.id)) % len(order)
        return True
