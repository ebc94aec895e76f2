"""What the rules of systems do alike whose states know how a game has ended and are written as plain data."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from pb12table.skirmish.faces.amending import Amendable
from pb12table.skirmish.plain_states import PlainStates


class PlainState(Protocol):
    """A state with the outcome of its game, None before its end."""

    @property
    def outcome(self) -> object | None:
        """How the game has ended."""
        ...

    def clone(self) -> Self:
        """An independent copy."""
        ...


State = TypeVar("State", bound=PlainState)


class PlainRules(Amendable, Generic[State]):
    """A part of `kernel.session.System`; `states` writes the states of the system."""

    states: PlainStates[State]

    def is_over(self, state: State) -> bool:
        """As `kernel.session.System`."""
        return state.outcome is not None

    def clone(self, state: State) -> State:
        """As `kernel.session.System`."""
        return state.clone()

    def digest(self, state: State) -> str:
        """As `kernel.session.System`."""
        return self.states.digest(state)

    def plain_declaration(self, declaration: Any) -> Any:
        """As `kernel.session.System`."""
        return msgspec.to_builtins(declaration)
