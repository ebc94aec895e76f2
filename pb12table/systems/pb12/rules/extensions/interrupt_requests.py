"""What is asked when a game may be interrupted.  R4.0.1 to R4.0.6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_interrupts import interruption_card_refusal, interruption_cards
from pb12table.systems.pb12.rules.extensions.interrupt_answers import (
    InterruptionAnswer,
    Pass,
    UseDelayed,
)
from pb12table.systems.pb12.rules.extensions.interrupt_legality import (
    interruption_refusal,
    interruptions,
)
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played
from pb12table.systems.pb12.rules.game import suggestions
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, EndTurn, NoAction, PlayCard
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State

REACTING, ACTING, PLAYING = 0.02, 0.3, 0.2
"""How likely an arbitrary answer is a reaction, an action of somebody who is Delayed, and a card.

There are many windows in a turn, and with more reactions everybody would be too distracted to do anything else.
"""


@dataclass(frozen=True, slots=True)
class PlayInterruption(Choice[State, InterruptionAnswer]):
    """Whether to interrupt now, and with what.  R4.0.1 (Unterbrechungen), R4.0.3.

    `stack` are the interruptions played so far, the last one takes effect first.
    """

    moment: Moment
    stack: tuple[Played, ...] = ()

    def options(self, state: State) -> Sequence[InterruptionAnswer]:
        return [Pass(), *interruptions(state, self.player, self.moment.window), *self.cards(state)]

    def cards(self, state: State) -> list[PlayCard]:
        """The ways to play a card now.  R5.0.11."""
        return interruption_cards(state, PlayerId(self.player), self.moment, self.stack)

    def refusal(self, state: State, answer: InterruptionAnswer) -> Refusal | None:
        if isinstance(answer, PlayCard):
            return interruption_card_refusal(state, PlayerId(self.player), self.moment, self.stack, answer)
        return interruption_refusal(state, self.player, self.moment.window, answer)

    def sample(self, state: State, chance: Chance) -> InterruptionAnswer:
        playable = interruptions(state, self.player, self.moment.window)
        cards = self.cards(state)
        if cards and chance.random() < PLAYING:
            return chance.choice(cards)
        acting = [answer for answer in playable if isinstance(answer, UseDelayed)]
        if acting and chance.random() < ACTING:
            return chance.choice(acting)
        return chance.choice(playable) if playable and chance.random() < REACTING else Pass()

    def encode(self, answer: InterruptionAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> InterruptionAnswer:
        answer: InterruptionAnswer = decoded(plain, InterruptionAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class ActInInterruption(ChooseAction):
    """The action of an interruption with the AP received for it; EndTurn stands for none.  R4.1.5, R4.0.5, RU103.

    Asked when the interruption is played, and once more when the action has become impossible until it takes effect;
    that one is `declared` then.  `moment` and `stack` are what it interrupts.
    """

    moment: Moment | None = None
    stack: tuple[Played, ...] = ()

    def refusal(self, state: State, answer: ActionAnswer) -> Refusal | None:
        if isinstance(answer, EndTurn):
            return None
        if isinstance(answer, NoAction):
            return Refusal("R4.0.5", "only-this-figure", (("figure", self.figure),))
        if isinstance(answer, PlayCard):  # RU114: only active figures act by a card
            return Refusal("R5.0.7", "not-the-moment", (("card", answer.card),))
        return action_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActionAnswer:
        answer = suggestions.sample_action(state, self.figure, chance)
        return answer if self.refusal(state, answer) is None else EndTurn()

    def hints(self, state: State) -> Sequence[ActionAnswer]:
        found = suggestions.actions(state, self.figure)
        return [*(answer for answer in found if not isinstance(answer, NoAction | PlayCard)), EndTurn()]

    def default(self, state: State) -> ActionAnswer:
        return EndTurn()


