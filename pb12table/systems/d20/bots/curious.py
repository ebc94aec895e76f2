"""What a curious bot cares about in the d20 fight."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pb12table.bots.curious_bot import CuriousBot, Interests
from pb12table.kernel.request import Request
from pb12table.systems.d20.bots.goals import goal_places
from pb12table.systems.d20.rules.asking.answers import Attack, EndTurn, Jump, Move, UseFeature, UseObject
from pb12table.systems.d20.rules.asking.legality import way_of_move
from pb12table.systems.d20.rules.asking.reaction_requests import ChooseNext, MayReact
from pb12table.systems.d20.rules.asking.requests import ChooseStep
from pb12table.systems.d20.rules.state import State


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """How little an answer helps to get to where something can happen: things and features, then attacks."""
    if not isinstance(request, ChooseStep):
        return 0.0
    match answer:
        case UseObject() | UseFeature():
            return -20.0
        case Attack():
            return -10.0
        case Move():
            return _left(state, request, answer)
        case Jump():
            return 30.0
        case EndTurn():
            return 100.0
    return 50.0


def _left(state: State, request: ChooseStep, answer: Move) -> float:
    """How far it still is to the creature's goals from the end of a way."""
    goals, _ = goal_places(state, request.figure)
    end = way_of_move(state, request.figure, answer).end
    away = [((end.x - x) ** 2 + (end.y - y) ** 2 + (end.z - z) ** 2) ** 0.5 for x, y, z in goals]
    return min(min(away, default=40.0), 49.0)


def occasion(request: Request[State, Any]) -> str:
    """What is asked, by the kind of the reaction or of the choice."""
    kind = type(request).__name__
    if isinstance(request, MayReact):
        return f"{kind}/{request.kind}"
    return f"{kind}/{request.why}" if isinstance(request, ChooseNext) else kind


INTERESTS: Interests[State] = Interests(
    dullness,
    occasion,
    endings=("end-turn",),
    choices=("weapon", "feature", "item", "thing", "place", "mode", "trigger", "act", "away", "ranged", "action"),
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """A bot that looks for what has not occurred; bots that share `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)
