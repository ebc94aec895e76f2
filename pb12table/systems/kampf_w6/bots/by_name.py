"""The bots of Kampf W6 by name, and what a curious one cares about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import inf
from types import MappingProxyType
from typing import Any, Final

from pb12table.bots.play import CuriousBot, Interests
from pb12table.bots.turns import Budget, TurnBot
from pb12table.files.weights import shipped_weights
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import MakeBot
from pb12table.systems.kampf_w6.bots.going import goals_of, length_from, lengths_to
from pb12table.systems.kampf_w6.bots.lines import W6Turns
from pb12table.systems.kampf_w6.bots.tactics import SteadyBot, TacticalBot
from pb12table.systems.kampf_w6.bots.value import VALUE
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction, way_of
from pb12table.systems.kampf_w6.rules.answers import (
    Attack,
    EndTurn,
    Moving,
    ScenarioAct,
)
from pb12table.systems.kampf_w6.rules.dice import (
    SpendOnRoll,
)
from pb12table.systems.kampf_w6.rules.state import State


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """Return how little an answer helps to get to the action: goals of the scenario, then attacks."""
    if not isinstance(request, ChooseAct):
        return 0.0
    match answer:
        case ScenarioAct():
            return -20.0
        case Attack():
            return -10.0
        case EndTurn():
            return 100.0
    return _left(state, request, answer) if isinstance(answer, Moving) else 50.0


def _left(state: State, request: ChooseAct, answer: Moving) -> float:
    """Return the remaining distance to the figure's goals from the end of a path."""
    goals = goals_of(state, request.figure)
    lengths = lengths_to(state, request.figure, goals)
    end = way_of(state, request.figure, answer).end
    figure = state.figures[request.figure]
    here = figure.at
    figure.x, figure.y, figure.z = end.x, end.y, end.z
    left = length_from(state, request.figure, lengths)
    figure.x, figure.y, figure.z = here
    return 40.0 if left == inf else min(left, 49.0)


def occasion(request: Request[State, Any]) -> str:
    """Return what is asked, by the kind of roll and of the act reacted to."""
    kind = type(request).__name__
    if isinstance(request, SpendOnRoll):
        return f"{kind}/{request.roll}"
    return f"{kind}/{request.act}" if isinstance(request, ChooseReaction) else kind


INTERESTS: Interests[State] = Interests(
    dullness, occasion, endings=("end-turn", "pass-turn"), choices=("weapon", "item", "id", "to", "mode", "further")
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """Return a bot that looks for what has not occurred; bots that share `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)


STRONG: Final = Budget(games=96, lines=9, activations=0, doubt=0.02)
"""Until the activation is over: to the end of an opposing one a game costs three times as much, and shows no more."""


def strong_bot(seed: int) -> TurnBot[State]:
    """Return a bot that looks ahead over turns."""
    return TurnBot(W6Turns(shipped_weights("w6", VALUE)), STRONG, seed)


BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {
        "steady": SteadyBot,
        "learner": TacticalBot,
        "strong": strong_bot,
        "tactical": TacticalBot,
        "curious": curious_bot,
    }
)
"""The bots by name.  What was `tactical` is the learner now; saves and commands of before know it by its old name."""
