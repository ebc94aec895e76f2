"""What an answer would lose is said before it is given."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.request import Request
from pb12table.systems.pb12.rules.extensions.interrupt_requests import ActInInterruption
from pb12table.systems.pb12.rules.game.answers import Action
from pb12table.systems.pb12.rules.game.legality import delayed_lost_by
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.texts.locale import Texts


def loss_words(texts: Texts, state: State, request: Request[State, Any], answer: Any) -> str:
    """What is said before an answer that loses something; "" where it loses nothing, or is refused anyway.

    Using AP loses Delayed (R4.1.5).  A figure that acts as part of an interruption has given it up already.
    """
    if not isinstance(request, ChooseAction) or isinstance(request, ActInInterruption):
        return ""
    if not isinstance(answer, Action) or request.refusal(state, answer) is not None:
        return ""
    lost = delayed_lost_by(state, request.figure, answer)
    return texts("delayed-would-be-lost", number=lost) if lost else ""
