"""What a running rule holds in its hands: the state, somebody to ask, and the log."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

from pb12table.kernel.log import Event
from pb12table.kernel.request import Dice, Request

State = TypeVar("State")
Answer = TypeVar("Answer")


class _Question(Generic[Answer]):
    """Hands a request to the driver and returns what the driver sends back."""

    __slots__ = ("request",)

    def __init__(self, request: Request[Any, Answer]) -> None:
        self.request = request

    def __await__(self) -> Generator[Request[Any, Answer], Answer, Answer]:
        answer = yield self.request
        return answer


class Game(Generic[State]):
    """The state of a game and the two things rules do besides changing it: asking and telling.

    `system` is what drives it (`kernel.session.System`): where the rules of a book go round in a circle, an early
    chapter asks it for what a later one brings about.
    """

    __slots__ = ("_record", "state", "system")

    def __init__(self, state: State, record: Callable[[Event], None], system: object = None) -> None:
        self.state = state
        self.system = system
        self._record = record

    async def ask(self, request: Request[State, Answer]) -> Answer:
        """The answer of the player who is asked; always a legal one."""
        answer: Answer = await _Question(request)
        return answer

    async def roll(self, dice: Dice[Any]) -> int:
        """The face of a die."""
        face: int = await _Question(dice)
        return face

    def record(self, event: Event) -> None:
        """Tell the log what happened."""
        self._record(event)
