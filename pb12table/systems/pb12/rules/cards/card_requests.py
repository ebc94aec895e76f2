"""What is asked about cards alone: to play one or to pass.  R5.0.8, R5.0.10, RU100."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import StatusMoment
from pb12table.systems.pb12.rules.cards.card_legality import (
    after_roll_cards,
    after_roll_refusal,
    status_card_refusal,
    status_cards,
)
from pb12table.systems.pb12.rules.checks.rolls import Thrown
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Pass
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.state import State

CardAnswer: TypeAlias = PlayCard | Pass


@dataclass(frozen=True, slots=True)
class PlayOrPass(Choice[State, CardAnswer]):
    """Whether to play a card at a moment, and which; passing comes first."""

    playing: ClassVar[float] = 0.3
    """How likely an arbitrary answer is a card."""

    def cards(self, state: State) -> Sequence[PlayCard]:
        """Every way to play a card now."""
        raise NotImplementedError

    def card_refusal(self, state: State, answer: PlayCard) -> Refusal | None:
        """Why a card cannot be played so now."""
        raise NotImplementedError

    def options(self, state: State) -> Sequence[CardAnswer]:
        return [Pass(), *self.cards(state)]

    def refusal(self, state: State, answer: CardAnswer) -> Refusal | None:
        return None if isinstance(answer, Pass) else self.card_refusal(state, answer)

    def sample(self, state: State, chance: Chance) -> CardAnswer:
        cards = self.cards(state)
        return chance.choice(cards) if cards and chance.random() < self.playing else Pass()

    def encode(self, answer: CardAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> CardAnswer:
        answer: CardAnswer = decoded(plain, CardAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class PlayAfterRoll(PlayOrPass):
    """Whether to play a card after a die, and which.  R5.0.8, RU113.

    `played` are the cards that will change the die first, with those who played them.
    """

    thrown: Thrown
    played: tuple[tuple[PlayerId, PlayCard], ...] = ()

    def cards(self, state: State) -> Sequence[PlayCard]:
        return after_roll_cards(state, PlayerId(self.player), self.thrown)

    def card_refusal(self, state: State, answer: PlayCard) -> Refusal | None:
        return after_roll_refusal(state, PlayerId(self.player), self.thrown, answer)


@dataclass(frozen=True, slots=True)
class PlayStatusCard(PlayOrPass):
    """Whether to play a card at a moment of the status phase, and which.  R5.0.10."""

    moment: StatusMoment

    def cards(self, state: State) -> Sequence[PlayCard]:
        return status_cards(state, PlayerId(self.player), self.moment)

    def card_refusal(self, state: State, answer: PlayCard) -> Refusal | None:
        return status_card_refusal(state, PlayerId(self.player), self.moment, answer)
