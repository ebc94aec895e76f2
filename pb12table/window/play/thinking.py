"""The program decides for the player whom it plays, beside the frames."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.kit.background import Background
from pb12table.window.play.base import GameDesk, Mode


class ThinkingMode(Mode):
    """Nobody can answer for the player until the program has; whoever waits for long is told so."""

    def __init__(self, game: GameDesk, player: PlayerId) -> None:
        super().__init__(game)
        self.player = player
        self._thinking: Background[tuple[Any] | None] = Background()
        self._thinking.ask(player, game.controller.thought())

    def waiting_words(self) -> str:
        if not self._thinking.is_slow:
            return ""
        return self.texts("program-thinks", player=player_name(self.game.setup, self.player))

    def work(self) -> bool:
        self._thinking.work()
        if self._thinking.found is not None:
            self.game.answer_for_program(self._thinking.found[1])
            return True
        return self._thinking.has_become_slow()

    def settle(self) -> None:
        """Wait for the answer, which the next `work` gives."""
        self._thinking.settle()

    def back(self) -> None:
        """There is nothing to go back from."""
