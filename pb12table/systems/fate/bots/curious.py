"""What a curious bot cares about in conflicts of FATE."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pb12table.bots.curious_bot import CuriousBot, Interests
from pb12table.kernel.request import Request
from pb12table.systems.fate.bots.answering import homeward
from pb12table.systems.fate.bots.goals import away
from pb12table.systems.fate.rules.actors import points
from pb12table.systems.fate.rules.acts.attacks import target_of
from pb12table.systems.fate.rules.acts.blocks import protecting
from pb12table.systems.fate.rules.asking.answers import (
    Attack,
    Hinder,
    Move,
    PassTurn,
    Rearm,
    SetBlock,
    SmallAct,
    Sprint,
    Step,
    Throw,
    UseFeature,
)
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.harm import RejectOutcome
from pb12table.systems.fate.rules.rolling.bidding import AddToRoll
from pb12table.systems.fate.rules.state import BlockKind, State


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """How little an answer helps to get to where something can happen: features, then attacks, then going there."""
    if not isinstance(request, ChooseAct):
        return 0.0
    match answer:
        case UseFeature():
            return -20.0
        case Attack(target=target):
            return -10.0 if protecting(state, target_of(state, target)) is None else -25.0
        case Hinder(target=target) if points(state, target):
            return -11.0 if state.exchange % 3 == 2 else -5.0
        case Throw():
            return -26.0 if state.exchange % 2 == 1 else 50.0
        case SetBlock(kind=BlockKind.PROTECT):
            return -12.0
        case Sprint():
            return away(state, request.actor, answer.path[-1])
        case PassTurn(beside=(first, *_)):
            return _left(state, request.actor, first.act)
        case PassTurn():
            return 100.0
    return 50.0


def _left(state: State, actor: ActorId, small: SmallAct | Step) -> float:
    """How far it still is to where an actor wants to be, from an exit nothing at all."""
    if not isinstance(small, Move):
        return -30.0 if isinstance(small, Rearm) else -15.0
    return -5.0 if homeward(state, actor, small).places else away(state, actor, small.to)


def occasion(request: Request[State, Any]) -> str:
    """What is asked, of a bid with the side of the contest."""
    kind = type(request).__name__
    return f"{kind}/{request.which}" if isinstance(request, AddToRoll) else kind


INTERESTS: Interests[State] = Interests(
    dullness,
    occasion,
    endings=("terms", "down"),
    choices=("weapon", "feature", "thing", "kind", "deed", "effect", "aim", "skill", "act", "text", "companion"),
    once=(RejectOutcome,),
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """A bot that looks for what has not occurred; bots that share `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)
