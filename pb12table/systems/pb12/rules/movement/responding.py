"""What a mover is asked when its movement was interrupted: to react, or to fix the rest of it.  R4.0.6, RU104."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Commit, MoverAnswer, Respond
from pb12table.systems.pb12.rules.extensions.interrupt_legality import commit_refusal
from pb12table.systems.pb12.rules.extensions.moments import Played
from pb12table.systems.pb12.rules.game.answers import MoveOption, Stop
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.option_choice import sample_option
from pb12table.systems.pb12.rules.movement.path_plan import Trial


@dataclass(frozen=True, slots=True)
class RespondToInterruption(Request[State, MoverAnswer]):
    """Whether a mover reacts to what was played, or fixes the rest of its movement.  R4.0.6, RU104.

    `horizontals` options were taken so far; `adjust`: there are no Moved markers (RU060).  `option` is the one that
    was about to be taken, None when the interruption came after one.  `stack` is what was played.
    """

    figure: FigureId
    horizontals: int
    adjust: bool
    option: MoveOption | None
    stack: tuple[Played, ...]

    def refusal(self, state: State, answer: MoverAnswer) -> Refusal | None:
        return None if isinstance(answer, Respond) else commit_refusal(state, self.figure, answer.options)

    def sample(self, state: State, chance: Chance) -> MoverAnswer:
        """To react, or a few arbitrary options more."""
        if chance.random() < 0.5:
            return Respond()
        trial = Trial(state, self.figure, state.figures[self.figure].movement_points)
        options: list[MoveOption] = []
        for _ in range(chance.randint(0, max(trial.mover.movement_points, 0))):
            option = sample_option(trial.state, self.figure, chance)
            if isinstance(option, Stop):
                break
            options.append(option)
            if trial.take(option).risk is not None:
                break
        return Commit(tuple(options)) if commit_refusal(state, self.figure, options) is None else Respond()

    def hints(self, state: State) -> Sequence[MoverAnswer]:
        """To react, to go no further, and the option that was declared."""
        ways = [()] if self.option is None else [(), (self.option,)]
        return [Respond(), *(Commit(way) for way in ways if commit_refusal(state, self.figure, way) is None)]

    def default(self, state: State) -> MoverAnswer:
        return Respond()

    def encode(self, answer: MoverAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> MoverAnswer:
        answer: MoverAnswer = decoded(plain, MoverAnswer)
        return answer
