"""The table: what is drawn of each runner, and what is known of it; how a run is watched is known already."""

from __future__ import annotations

from dataclasses import replace

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.face import PlainScene
from pb12table.skirmish.scene.miniatures import Cell, Miniature, Sheet
from pb12table_my_game.rules import GOAL, State


class MyGameScene(PlainScene[State]):
    """What is drawn and watched."""

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        has_turn = state.outcome is None and figure == state.runner.id
        return replace(super().miniature(state, figure), active=has_turn)

    def sheet(self, state: State, texts: Phrases, figure: FigureId, /) -> Sheet:
        left = texts.number(state.steps_to(GOAL, state.at[figure]), 1)
        return Sheet(cells=(Cell("left", texts("my-game-left"), left),))


SCENE = MyGameScene()
