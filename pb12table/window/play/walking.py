"""Where a figure that is looked at can get to, worked out beside the frames."""

from __future__ import annotations

from dataclasses import replace

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import copy_of
from pb12table.texts.locale import Texts
from pb12table.window.kit.background import Background
from pb12table.window.play.face import window_of
from pb12table.window.play.reach_at_rest import ReachQuestion
from pb12table.window.scene.picture import Reach


class ReachOverlay:
    """The reach of the figure that is looked at; its answers come a little later than the questions."""

    def __init__(self) -> None:
        self._asked: Background[Reach] = Background()
        self._question: ReachQuestion | None = None

    def answer_for(self, state: GameState, figure: FigureId | None, texts: Texts) -> Reach | None:
        """Where a figure can get to, drawn boldly; None for one that cannot, and until it is known."""
        face = window_of(state.setup.system)
        question = None if figure is None else face.reach(texts, state, figure)
        if question is None or figure is None:
            return None
        if self._question is None or self._question.key != question.key:
            # Figures may be moved on while it is worked out.
            self._question = face.reach(texts, copy_of(state), figure) or question
        self._question.asked_of(self._asked)
        found = self._asked.answer_to(question.key)
        return None if found is None else replace(found, faint=False)

    def work(self) -> bool:
        """Look for an answer; return whether a new one has come."""
        return self._asked.work()

    def settle(self) -> None:
        """Wait for the answer."""
        self._asked.settle()
