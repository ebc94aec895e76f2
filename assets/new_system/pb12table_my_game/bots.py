"""A player by program, and the numbers by which the chance to win is learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Valued, share
from pb12table.skirmish.ids import PlayerId
from pb12table_my_game.rules import GOAL, SIDES, RollAgain, RunTo, State


class SteadyBot:
    """Rolls again where that promises more, and runs as near to a goal as it can.

    Equal questions bring equal answers.
    """

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        match request:
            case RollAgain(rolled=rolled):
                return rolled < (SIDES + 1) / 2
            case RunTo():
                return request.best(state, lambda place: state.steps_to(GOAL, place))
        return request.default(state)


class MyGameValue(Valued[State]):
    """What tells who will win; `pb12table learn my-game` finds out how much each number counts, for reviews."""

    edition = 1
    names = ("ahead", "ahead-share", "turn")
    plain = "ahead"

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        left = state.left()
        own, best = left[player], min(steps for other, steps in left.items() if other != player)
        return ((best - own) / SIDES, share(best, own), 1.0 if state.runner.player == player else -1.0)
