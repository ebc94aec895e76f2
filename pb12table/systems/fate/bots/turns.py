"""What may come of an act: the rules carry it out on copies of the conflict, with dice as they fall likely.

All questions in between are answered as the plain bot answers them, for both sides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.systems.fate.bots.answering import answer
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Blast,
    Change,
    Hinder,
    SetBlock,
    Sprint,
    Throw,
    UseFeature,
)
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.data import DICE
from pb12table.systems.fate.rules.rules import Rules
from pb12table.systems.fate.rules.state import State

OPPOSED: Final[Mapping[int, float]] = MappingProxyType(
    {-3: 927 / 6561, -1: 1800 / 6561, 0: 1107 / 6561, 1: 1016 / 6561, 2: 784 / 6561, 3: 504 / 6561, 4: 423 / 6561}
)
"""How likely four dice are ahead of four others by so much: -3 stands for less too, -1 for -2, 4 for more."""
SIMPLE: Final[Mapping[int, float]] = MappingProxyType({-2: 15 / 81, -1: 16 / 81, 0: 19 / 81, 1: 16 / 81, 2: 15 / 81})
"""How likely the sums of four dice are: -2 and 2 stand for what is beyond them, too."""
MOST: Final = 80
"""After so many answers what comes of an act is not followed any further."""
RULES: Final = Rules()


class LikelyDice:
    """The first four dice show one sum, the next four another, and all further ones nothing."""

    def __init__(self, first: int, second: int) -> None:
        self._faces = [*_faces(first), *_faces(second)]

    def roll(self, request: Dice[State]) -> int:
        return self._faces.pop(0) if self._faces else 0

    def fork(self) -> LikelyDice:
        other = LikelyDice(0, 0)
        other._faces = list(self._faces)
        return other


def _faces(total: int) -> list[int]:
    return [(total > 0) - (total < 0)] * abs(total) + [0] * (DICE - abs(total))


def dice_for(act: Act) -> Sequence[tuple[float, LikelyDice]]:
    """The ways in which the dice of an act may fall, with the likelihood of each."""
    opposed = isinstance(act, Attack | Hinder | Blast) or (isinstance(act, Throw) and act.target is not None)
    if opposed:
        return [(chance, LikelyDice((lead + 1) // 2, -(lead // 2))) for lead, chance in OPPOSED.items()]
    if isinstance(act, Change | SetBlock | Sprint | Throw | UseFeature):
        return [(chance, LikelyDice(total, 0)) for total, chance in SIMPLE.items()]
    return [(1.0, LikelyDice(0, 0))]


def outcomes_of(state: State, act: Act) -> list[tuple[float, State]]:
    """The conflicts an act may lead to, at the next turn or at the end, each with its likelihood."""
    return [(chance, played(state, act, dice)) for chance, dice in dice_for(act)]


def played(state: State, act: Act, dice: LikelyDice) -> State:
    """The conflict after an act of the one who has the turn, with certain dice."""
    session: Session[State] = Session(RULES, state.clone(), dice, digests=False, history=False)
    for number in range(MOST):
        request = session.pending
        if request is None or (number and isinstance(request, ChooseAct)):
            break
        session.answer(act if number == 0 else answer(session.state, request))
    return session.state
