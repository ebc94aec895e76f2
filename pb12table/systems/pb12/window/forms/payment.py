"""Free actions that may as well be paid for: which of both it is.  R1.6.18 (Freie Aktionen), RU059."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from pb12table.systems.pb12.rules.game.answers import Adjust, Threaten
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State

PAY = "pay"
Free = TypeVar("Free", Adjust, Threaten)


def may_choose(state: State, request: object, action: Free) -> bool:
    """Whether an action can be taken both as the free one of this round and for an AP."""
    forms = [msgspec.structs.replace(action, free=free) for free in (True, False)]
    return isinstance(request, ChooseAction) and all(request.refusal(state, form) is None for form in forms)


def with_payment(state: State, request: ChooseAction, action: Free, pays: bool) -> Free:
    """An action as the free one of this round, or for an AP where that is wished or there is no other way."""
    free = msgspec.structs.replace(action, free=True)
    is_free = not pays and request.refusal(state, free) is None
    return free if is_free else msgspec.structs.replace(action, free=False)
