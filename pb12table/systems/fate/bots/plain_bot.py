"""A simple bot: it does at once what promises most, and answers everything else by the same measure."""

from __future__ import annotations

import random
from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.systems.fate.bots.answering import answer
from pb12table.systems.fate.bots.ideas import free_act, ideas
from pb12table.systems.fate.rules.asking.answers import Act, PassTurn
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.state import State

MOOD: Final = 0.05
"""By such a share at most what an act promises differs from one time to the next."""


class PlainBot:
    """Answers all questions of FATE; equal seeds bring equal games."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._meant: Act | None = None

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """The answer to a question, by what is known to the player who is asked."""
        if isinstance(request, ChooseAct):
            self._meant = self._act(state, request)
            return self._meant
        return answer(state, request, self._meant)

    def _act(self, state: State, request: ChooseAct) -> Act:
        before, actor = free_act(state, request.actor), request.actor
        if before is not None and request.refusal(state, before) is None:
            return before
        found = [(idea.worth * (1.0 + MOOD * self._chance.random()), idea.act) for idea in ideas(state, actor)]
        for _, act in sorted(found, key=lambda each: -each[0]):
            if request.refusal(state, act) is None:
                return act
        return PassTurn()
