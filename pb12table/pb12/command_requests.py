"""What the rules of chapter 2 ask beside turns and actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice
from pb12table.pb12.answers import AppointLeader, Decline
from pb12table.pb12.command_suggestions import appointments
from pb12table.pb12.encoding import decoded, encoded
from pb12table.pb12.state import State

LeaderAnswer: TypeAlias = AppointLeader | Decline

SELDOM = 0.1
"""How likely an arbitrary player appoints a leader in the logistics phase."""


@dataclass(frozen=True, slots=True)
class ChooseLeader(Choice[State, LeaderAnswer]):
    """Whether to appoint a leader in the logistics phase; asked again after each appointment.  R2.2.10, RU084."""

    def options(self, state: State) -> Sequence[LeaderAnswer]:
        return (Decline(), *appointments(state, self.player))

    def sample(self, state: State, chance: Chance) -> LeaderAnswer:
        return chance.choice(self.options(state)) if chance.random() < SELDOM else Decline()

    def encode(self, answer: LeaderAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> LeaderAnswer:
        answer: LeaderAnswer = decoded(plain, LeaderAnswer)
        return answer
