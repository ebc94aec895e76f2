"""What the rules of Pb-12 ask.  Mouse, bot and fuzzer use the same refusals, samples and hints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from pb12table.kernel.request import Chance, Choice, Number, Refusal, Request, YesNo
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game import suggestions
from pb12table.systems.pb12.rules.game.answers import Action, ActionAnswer, EndTurn, MoveAnswer, Stop, TurnAnswer
from pb12table.systems.pb12.rules.game.legality import action_refusal, move_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.turn_legality import turn_refusal
from pb12table.systems.pb12.rules.statuses.due_effects import NextEffect, next_effect
from pb12table.table.shapes import Point3
from pb12table.table.units import rounded

Answer = TypeVar("Answer")


RARELY = 0.02
"""How likely an arbitrary answer is a surrender."""


@dataclass(frozen=True, slots=True)
class BidInitiative(Number[State]):
    """How many CP to spend on initiative, in secret.  R1.3.3 (verdeckte Wahl), RU028, RU029."""

    hidden: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChoosePlace(Choice[State, int]):
    """Take the first or the last free place in the turn order (counted from 1).  R1.3.5 (Zugfolge)."""

    places: tuple[int, int]

    def options(self, state: State) -> Sequence[int]:
        return self.places

    def decode(self, plain: Any) -> int:
        return int(decoded(plain, int))


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


@dataclass(frozen=True, slots=True)
class ChooseMoveOption(Request[State, MoveAnswer]):
    """The next movement option of a moving figure, or its end.  R1.7.2 to R1.7.7.

    `horizontals` options were taken in this action so far (R1.7.4: each sixth gives a Moved marker), and `reverses` and
    `turns` by a vehicle (R3.0.18, R3.0.19); `adjust`: the movement point comes from an Adjust, which gives no marker
    (RU060).
    """

    figure: FigureId
    horizontals: int
    adjust: bool
    reverses: int = 0
    turns: int = 0

    def refusal(self, state: State, answer: MoveAnswer) -> Refusal | None:
        return move_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> MoveAnswer:
        return suggestions.sample_option(state, self.figure, chance)

    def hints(self, state: State) -> Sequence[MoveAnswer]:
        return suggestions.move_options(state, self.figure)

    def default(self, state: State) -> MoveAnswer:
        return Stop()

    def encode(self, answer: MoveAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> MoveAnswer:
        answer: MoveAnswer = decoded(plain, MoveAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class RollOn(YesNo[State]):
    """Whether to carry out the next check of an attack, or to stop here.  R1.6.5, RU050."""

    figure: FigureId
    checks_left: int
    successes: int


@dataclass(frozen=True, slots=True)
class DeclareSurrender(YesNo[State]):
    """Whether to surrender in the status phase.  R1.3.15 (Kapitulation)."""

    def sample(self, state: State, chance: Chance) -> bool:
        """Rarely yes, or arbitrary games would be over before they began."""
        return chance.random() < RARELY


@dataclass(frozen=True, slots=True)
class ChooseEffect(Choice[State, NextEffect]):
    """Which status-phase effect of one's figures comes next.  R1.3.17, R1.9.3, R2.2.9, RU033.

    In journals it is a word and a figure, such as "nerve:<figure>" (the nerve check of a Panicked figure).
    """

    effects: tuple[NextEffect, ...]

    def options(self, state: State) -> Sequence[NextEffect]:
        return self.effects

    def encode(self, answer: NextEffect) -> Any:
        return str(answer)

    def decode(self, plain: Any) -> NextEffect:
        return next_effect(decoded(plain, str))


@dataclass(frozen=True, slots=True)
class ChooseLanding(Choice[State, int]):
    """Where a falling figure comes to rest when several places are equally near.  RU017."""

    figure: FigureId
    places: tuple[Point3, ...]

    def options(self, state: State) -> Sequence[int]:
        return range(len(self.places))

    def decode(self, plain: Any) -> int:
        return int(decoded(plain, int))


FULL_CIRCLE = 360
"""Degrees of an effect that is not limited to a sector.  R1.6.11."""


@dataclass(frozen=True, slots=True)
class ChooseSector(Request[State, float]):
    """Where the sector of an effect begins, in degrees; it reaches on counter-clockwise.  R1.6.11, RU054.

    `figure` acts; the sector lies around `point`, `radius` steps far and `sector` degrees wide.
    """

    figure: FigureId
    point: Point3
    radius: int
    sector: int

    def refusal(self, state: State, answer: float) -> Refusal | None:
        return None if math.isfinite(answer) else Refusal("R1.6.11", "not-a-number")

    def sample(self, state: State, chance: Chance) -> float:
        return rounded(chance.uniform(0.0, 359.0))

    def hints(self, state: State) -> Sequence[float]:
        return suggestions.DIRECTIONS

    def default(self, state: State) -> float:
        return 0.0

    def decode(self, plain: Any) -> float:
        return float(decoded(plain, float))


@dataclass(frozen=True, slots=True)
class ChooseDirection(Request[State, float]):
    """In which direction a random movement goes, in degrees.  R1.5.6, RU045."""

    figure: FigureId

    def refusal(self, state: State, answer: float) -> Refusal | None:
        return None if math.isfinite(answer) else Refusal("R1.5.6", "not-a-number")

    def sample(self, state: State, chance: Chance) -> float:
        return rounded(chance.uniform(0.0, 359.0))

    def hints(self, state: State) -> Sequence[float]:
        return suggestions.DIRECTIONS

    def default(self, state: State) -> float:
        return state.figures[self.figure].facing

    def decode(self, plain: Any) -> float:
        return float(decoded(plain, float))
