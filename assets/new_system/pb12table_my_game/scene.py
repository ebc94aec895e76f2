"""The table: where runners are, what is known of each, and how a run is watched."""

from __future__ import annotations

from dataclasses import replace

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.miniatures import Cell, Miniature, Sheet
from pb12table.skirmish.scene.playback import FloatStyle
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, plan_distance
from pb12table_my_game.rules import Ran, Rolled, State, body, steps_left

PACE = 0.15
"""How long a step is watched, in seconds."""


class MyGameScene(SceneFace[State, Phrases]):
    """What is drawn and watched."""

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        return replace(body(state, figure), facing=facing or 0.0)

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        state.at[figure] = place[:2]

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        has_turn = state.outcome is None and figure == state.runner.id
        return replace(super().miniature(state, figure), active=has_turn)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        left = texts.number(steps_left(state, state.at[figure]), 1)
        return Sheet(cells=(Cell("left", texts("my-game-left"), left),))

    def seconds(self, event: Event, /) -> float:
        match event:
            case Ran(start=start, end=end):
                return PACE * plan_distance(start, end)
            case Rolled():
                return 1.0
        return 0.0

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, Ran):
            (x, y), (to_x, to_y) = event.start, event.end
            state.at[event.figure] = (x + (to_x - x) * age, y + (to_y - y) * age)

    def show(self, state: State, event: Event, before: float, /) -> None:
        self.glide(state, event, 1.0, before)

    def place(self, state: State, event: Event, /) -> Point | None:
        return state.at[event.figure] if isinstance(event, Rolled) else None

    def word(self, texts: Phrases, event: Event, /) -> tuple[str, FloatStyle] | None:
        return (texts("my-game-steps", steps=event.face), "dice") if isinstance(event, Rolled) else None

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        return ("steps",) if isinstance(event, Ran) else ("dice",) if isinstance(event, Rolled) else ()


SCENE = MyGameScene()
