"""What a bot is: somebody who is shown what a player may know, and answers what he is asked."""

from __future__ import annotations

from typing import Any, Protocol

from pb12table.kernel.request import Request
from pb12table.systems.pb12.rules.game.state import State


class Bot(Protocol):
    """A player that answers by itself; equal seeds and equal questions bring equal answers."""

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """A legal answer to a request.

        `state` is the bot's own copy of what its player may know (`pb12.view.view`); it may be changed.
        """
        ...
