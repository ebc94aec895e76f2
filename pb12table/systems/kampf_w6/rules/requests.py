"""What the actor and those who react to it are asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from pb12table.kernel.request import Chance, Dice, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.kampf_w6.rules.acts import act_refusal, arbitrary_act, possible_acts
from pb12table.systems.kampf_w6.rules.answers import ActAnswer, DieAnswer, EndTurn, Pass, PassTurn, ReactionAnswer
from pb12table.systems.kampf_w6.rules.dice import FOR_DICE, ChooseParry, SpendOnRoll, dice_answers, dice_refusal
from pb12table.systems.kampf_w6.rules.state import State

_ENDS = 0.05
"""How likely an arbitrary answer ends a turn early."""


@dataclass(frozen=True, slots=True)
class ChooseAct(OfForm[State, ActAnswer]):
    """The next act of the actor.  W012 (Handlungen nacheinander), WR05."""

    form: ClassVar[Any] = ActAnswer
    figure: FigureId

    def refusal(self, state: State, answer: ActAnswer) -> Refusal | None:
        if isinstance(answer, EndTurn):
            return None
        if isinstance(answer, DieAnswer):
            return dice_refusal(state, self.figure, answer)
        return act_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActAnswer:
        dice = dice_answers(state, self.figure)
        actions = state.figures[self.figure].actions
        if dice and chance.random() < (FOR_DICE if actions else 0.5):
            return chance.choice(dice)
        if not actions or chance.random() < _ENDS:
            return EndTurn()
        return arbitrary_act(state, self.figure, chance) or EndTurn()

    def default(self, state: State) -> ActAnswer:
        return EndTurn()

    def hints(self, state: State) -> Sequence[ActAnswer]:
        return (*possible_acts(state, self.figure), *dice_answers(state, self.figure), EndTurn())


@dataclass(frozen=True, slots=True)
class ChooseReaction(OfForm[State, ReactionAnswer]):
    """Whether and how a figure reacts to the act of the actor; `act` is its kind.  W023 (Reaktion), WR27, WR28."""

    form: ClassVar[Any] = ReactionAnswer
    figure: FigureId
    act: str

    def refusal(self, state: State, answer: ReactionAnswer) -> Refusal | None:
        if isinstance(answer, Pass | PassTurn):
            return None
        if isinstance(answer, DieAnswer):
            return dice_refusal(state, self.figure, answer)
        return act_refusal(state, self.figure, answer, reaction=True)

    def sample(self, state: State, chance: Chance) -> ReactionAnswer:
        dice = dice_answers(state, self.figure)
        if dice and chance.random() < FOR_DICE:
            return chance.choice(dice)
        if chance.random() < _ENDS:
            return PassTurn()
        act = arbitrary_act(state, self.figure, chance, reaction=True) if state.figures[self.figure].actions else None
        return act or Pass()

    def default(self, state: State) -> ReactionAnswer:
        return Pass()

    def hints(self, state: State) -> Sequence[ReactionAnswer]:
        acts = possible_acts(state, self.figure, reaction=True)
        return (*acts, *dice_answers(state, self.figure), Pass(), PassTurn())


AnyRequest: TypeAlias = ChooseAct | ChooseReaction | ChooseParry | SpendOnRoll | Dice[Any]
