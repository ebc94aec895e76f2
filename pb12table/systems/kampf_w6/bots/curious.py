"""What a curious bot cares about in Kampf W6."""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import Any

from pb12table.bots.curious_bot import CuriousBot, Interests
from pb12table.kernel.request import Request
from pb12table.systems.kampf_w6.bots.marching import length_from, lengths_to
from pb12table.systems.kampf_w6.bots.tactical_bot import goals_of
from pb12table.systems.kampf_w6.rules.asking.answers import Attack, Crawl, EndTurn, Run, ScenarioAct, Walk
from pb12table.systems.kampf_w6.rules.asking.legality import way_of
from pb12table.systems.kampf_w6.rules.asking.requests import ChooseAct, ChooseReaction, SpendOnRoll
from pb12table.systems.kampf_w6.rules.state import State


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """How little an answer helps to get to where something can happen: goals of the scenario, then attacks."""
    if not isinstance(request, ChooseAct):
        return 0.0
    match answer:
        case ScenarioAct():
            return -20.0
        case Attack():
            return -10.0
        case Walk() | Run() | Crawl():
            return _left(state, request, answer)
        case EndTurn():
            return 100.0
    return 50.0


def _left(state: State, request: ChooseAct, answer: Walk | Run | Crawl) -> float:
    """How far it still is to the figure's goals from the end of a way."""
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
    """What is asked, by the kind of the roll and of the act that is reacted to."""
    kind = type(request).__name__
    if isinstance(request, SpendOnRoll):
        return f"{kind}/{request.roll}"
    return f"{kind}/{request.act}" if isinstance(request, ChooseReaction) else kind


INTERESTS: Interests[State] = Interests(
    dullness, occasion, endings=("end-turn", "pass-turn"), choices=("weapon", "item", "id", "to", "mode", "further")
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """A bot that looks for what has not occurred; bots that share `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)
