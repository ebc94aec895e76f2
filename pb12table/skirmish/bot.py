"""What a bot is: a player that is shown what it may know, and answers what it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from pb12table.kernel.request import Request

State = TypeVar("State", contravariant=True)

ANYHOW: Final = "random"
"""The name of the bot that knows no rules, and plays those of every system."""


class Bot(Protocol[State]):
    """A player that answers by itself; equal seeds and equal questions bring equal answers."""

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """A legal answer to a request.

        `state` is the bot's own copy of what its player may know (`System.view`); it may be changed.
        """
        ...


@runtime_checkable
class Hurried(Protocol):
    """A bot that thinks for as long as it is let; where nobody waits it counts what it looks at, and no time."""

    def hurry(self, seconds: float, /) -> None:
        """From now on think no longer than so many seconds about an answer."""
        ...


MakeBot = Callable[[int], Bot[Any]]
"""Makes a bot from a seed."""
