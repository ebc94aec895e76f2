"""What the rules of Pb-12 ask.  Mouse, bot and fuzzer use the same refusals, samples and hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game import suggestions
from pb12table.systems.pb12.rules.game.answers import Action, ActionAnswer, EndTurn, TurnAnswer
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.turn_legality import turn_refusal

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class ChooseTurn(Request[State, TurnAnswer]):
    """What turn to take: activate, relocate, wait or break off.  R1.3.7 (Spielzugphase)."""

    def refusal(self, state: State, answer: TurnAnswer) -> Refusal | None:
        return turn_refusal(state, self.player, answer)

    def sample(self, state: State, chance: Chance) -> TurnAnswer:
        return suggestions.sample_turn(state, self.player, chance)

    def hints(self, state: State) -> Sequence[TurnAnswer]:
        return suggestions.turns(state, self.player)

    def default(self, state: State) -> TurnAnswer:
        return suggestions.BREAK_OFF

    def encode(self, answer: TurnAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> TurnAnswer:
        answer: TurnAnswer = decoded(plain, TurnAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class ChooseAction(Request[State, ActionAnswer]):
    """The next action of the active figure, or the end of the turn.  R1.3.8, R1.6.1, RU048.

    `declared` is an action that was interrupted before it began; it may be taken, or another one (R4.0.4).
    `announced` is what the target number of a declared attack was made of before that.
    """

    figure: FigureId
    declared: Action | None = None
    announced: tuple[Modifier, ...] = field(default=(), kw_only=True)

    def refusal(self, state: State, answer: ActionAnswer) -> Refusal | None:
        return action_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActionAnswer:
        return suggestions.sample_action(state, self.figure, chance)

    def hints(self, state: State) -> Sequence[ActionAnswer]:
        return suggestions.actions(state, self.figure)

    def default(self, state: State) -> ActionAnswer:
        """The shortest way to the end of the turn; who is defeated owes nothing any more (R1.1.22)."""
        defeated = state.players[PlayerId(self.player)].defeated
        return EndTurn() if defeated else suggestions.usual_action(state, self.figure)

    def encode(self, answer: ActionAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> ActionAnswer:
        answer: ActionAnswer = decoded(plain, ActionAnswer)
        return answer


