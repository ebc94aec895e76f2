"""A question that is open, with the words of a language and the state it is asked in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.game.answers import Adjust, Threaten
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name

Question = TypeVar("Question", bound=Request[State, Any], covariant=True)
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Asked(Generic[Question]):
    """A question with the texts it is asked in, and the state as who is asked may know it."""

    texts: Texts
    state: State
    request: Question

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def player(self) -> PlayerId:
        """Return who is asked."""
        return PlayerId(self.request.player)

    @property
    def player_name(self) -> str:
        return player_name(self.setup, self.player)

    def figure_name(self, figure: str) -> str:
        return figure_name(self.texts, self.setup, figure)

    def words(self, refusal: Refusal | None) -> str:
        """Return why something is refused, as a sentence with its rule; "" for None."""
        return "" if refusal is None else refusal_line(self.texts, self.setup, refusal)

    def reason(self, answer: Any) -> str:
        """Return why an answer is refused, "" if it is legal."""
        return self.words(self.request.refusal(self.state, answer))

    def legal(self, answer: Answer) -> Answer | None:
        """Return an answer if the rules take it, else None."""
        return answer if self.request.refusal(self.state, answer) is None else None

    def position(self, figure: FigureId) -> tuple[float, float]:
        """Return where a figure stands."""
        placed = self.state.figures[figure]
        return placed.x, placed.y


def outcome_word(target_number: int) -> str:
    """Return which words describe a check: "sure" and "lost" need no die, "open" does.

    R1.1.12 (extreme Mindestwürfe).
    """
    chance = check_probability(target_number)
    return "sure" if chance == 1.0 else "lost" if chance == 0.0 else "open"


PAY = "pay"
Free = TypeVar("Free", Adjust, Threaten)


def may_choose(state: State, request: object, action: Free) -> bool:
    """Return whether an action can be taken both as this round's free one and for an AP."""
    forms = [msgspec.structs.replace(action, free=free) for free in (True, False)]
    return isinstance(request, ChooseAction) and all(request.refusal(state, form) is None for form in forms)


def with_payment(state: State, request: ChooseAction, action: Free, pays: bool) -> Free:
    """Return an action as this round's free one, or for an AP if that is wanted or there is no other way."""
    free = msgspec.structs.replace(action, free=True)
    is_free = not pays and request.refusal(state, free) is None
    return free if is_free else msgspec.structs.replace(action, free=False)
