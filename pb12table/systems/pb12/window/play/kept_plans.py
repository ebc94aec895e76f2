"""Planned ways that are answered option by option, and what becomes of them when somebody is asked in between."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from pb12table.kernel.request import Request
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.extensions.interrupt_requests import ActInInterruption
from pb12table.systems.pb12.rules.game.answers import MoveOption, Stop
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption


@dataclass(frozen=True, slots=True)
class KeptPlan:
    """The rest of a figure's planned way; `sure`: nothing has happened since that its player should think over."""

    answers: tuple[Any, ...]
    sure: bool = True


class KeptPlans:
    """The rest of each figure's way: gone on with by itself, or proposed anew once the figure was interrupted."""

    def __init__(self) -> None:
        self._plans: dict[FigureId, KeptPlan] = {}
        self._by_length: dict[int, dict[FigureId, KeptPlan]] = {}

    def plan(self, request: Request[State, Any] | None, answers: tuple[Any, ...]) -> None:
        """Keep what is to be answered for a figure after the answer to this request; nothing ends its plan."""
        figure: FigureId | None = getattr(request, "figure", None)
        if figure is not None and answers:
            self._plans[figure] = KeptPlan(answers)
        elif isinstance(request, ChooseAction | ChooseMoveOption):
            self._plans.pop(request.figure, None)

    def rest(self, figure: FigureId) -> tuple[MoveOption, ...]:
        """The options that were planned for a figure and are still to come."""
        plan = self._plans.get(figure)
        return () if plan is None else tuple(answer for answer in plan.answers if not isinstance(answer, Stop))

    def next_answer(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        """The planned answer to a question, in a tuple; None when its player is to be asked."""
        match request:
            case ChooseMoveOption(figure=figure):
                return self._next_option(request, state, figure)
            case RespondToInterruption(figure=figure, option=option):
                self._doubt(figure, option)
            case ActInInterruption():
                pass
            case ChooseAction(figure=figure, declared=declared):
                # No movement is running: what is left of others is over; what was declared may be taken up again.
                own = self._plans.get(figure)
                self._plans.clear()
                if declared is not None and own is not None:
                    self._plans[figure] = replace(own, sure=False)
            case ChooseTurn():
                self._plans.clear()
            case _:
                pass
        return None

    def _next_option(self, request: ChooseMoveOption, state: State, figure: FigureId) -> tuple[Any] | None:
        plan = self._plans.get(figure)
        if plan is None or not plan.sure:
            return None
        answer = plan.answers[0]
        if not isinstance(answer, Stop) and request.refusal(state, answer) is not None:
            del self._plans[figure]
            return None
        self.plan(request, plan.answers[1:])
        return (answer,)

    def _doubt(self, figure: FigureId, option: MoveOption | None) -> None:
        """Propose what was planned, the option that was announced first, instead of going on with it."""
        rest = self._plans[figure].answers if figure in self._plans else ()
        if option is not None and rest[:1] != (option,):
            rest = (option, *rest)
        if rest:
            self._plans[figure] = KeptPlan(rest, sure=False)

    # -- going back ---------------------------------------------------------------------------------------

    def remember(self, length: int) -> None:
        """Keep the plans as they are at a length of the journal."""
        self._by_length[length] = dict(self._plans)

    def recall(self, length: int) -> None:
        """Have the plans again as they were at a length of the journal; none where nobody sat then."""
        self._plans = dict(self._by_length.get(length, {}))
