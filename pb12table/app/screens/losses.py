"""What an answer would lose is asked for first: the same answer once more gives it all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pb12table.systems.pb12.rules.extensions.interrupt_requests import ActInInterruption
from pb12table.systems.pb12.rules.game.answers import Action
from pb12table.systems.pb12.rules.game.legality import delayed_lost_by
from pb12table.systems.pb12.rules.game.requests import ChooseAction

if TYPE_CHECKING:
    from pb12table.app.screens.game import GameScreen


class Losses:
    """Remembers the answer whose loss was told last, to the question that is open."""

    def __init__(self, game: GameScreen) -> None:
        self.game = game
        self._told: tuple[object, object] | None = None

    def asks_first(self, answer: Any) -> bool:
        """Whether an answer loses something that has not been said yet; then it is said now.

        Using AP loses Delayed (R4.1.5).  Whoever acts as part of an interruption has given it up already.
        """
        game = self.game
        request = game.controller.pending
        if not isinstance(request, ChooseAction) or isinstance(request, ActInInterruption):
            return False
        if not isinstance(answer, Action) or request.refusal(game.state, answer) is not None:
            return False
        lost = delayed_lost_by(game.state, request.figure, answer)
        told, self._told = self._told, (request, answer)
        if not lost or told == (request, answer):
            return False
        game.say(game.texts("delayed-would-be-lost", number=lost), bad=True)
        return True
