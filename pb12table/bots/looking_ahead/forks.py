"""Forks of a game as positions to look ahead in, whatever its rules: the rules themselves play every plan.

A bot is shown a state and a question, not what has led from the last quiescent point to it.  So that is sought: every
way from there to this question in this state is as likely as any other.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from pb12table.bots.looking_ahead.search import Effort, Search
from pb12table.kernel.dice import NoDice, SeededDice
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.faces.system import RuleSystem
from pb12table.skirmish.ids import PlayerId

State = TypeVar("State")

MOST_WAYS: Final = 120
"""So many forks are tried to find out how a game has come to a question."""
MOST_PLANS: Final = 40
"""So many answers are thought of."""
SAMPLES: Final = 8
"""Of a question whose answers are not all told, so many arbitrary ones are thought of besides."""
MOST_OUTCOMES: Final = 36
"""Chance with more outcomes than so many is sampled, so often."""


@dataclass(frozen=True, eq=False, slots=True)
class Fork(Generic[State]):
    """A game at a question, or at its end: one session, or several that are equally likely and look the same."""

    sessions: tuple[Session[State], ...]

    @property
    def request(self) -> Request[State, Any] | None:
        """What is asked; None at the end."""
        return self.sessions[0].pending


def unchanged(state: State, request: Request[State, Any]) -> State:
    """The state at the last quiescent point, where rules change nothing before they ask."""
    return state


@dataclass(frozen=True, slots=True)
class Forks(Generic[State]):
    """The games of a rule system as prospects; `judge` tells what a state is worth to a player before the end.

    `begun` takes back what the rules have changed since the last quiescent point, in a copy of its own.
    """

    system: RuleSystem[State]
    judge: Callable[[State, PlayerId], float]
    seed: int = 0
    begun: Callable[[State, Request[State, Any]], State] = unchanged
    _open: NoDice = field(default_factory=NoDice)

    def reached(self, state: State, request: Request[State, Any]) -> Fork[State] | None:
        """The game in a state in which something is asked; None where no way there was found."""
        seen, found = self.system.digest(state), list[Session[State]]()
        start = self.begun(self.system.clone(state), request)
        waiting = [Session(self.system, start, self._open, digests=False, history=False)]
        for _ in range(MOST_WAYS):
            if not waiting:
                break
            session = waiting.pop(0)
            pending = session.pending
            if pending == request and self.system.digest(session.state) == seen:
                found.append(session)
            elif isinstance(pending, Dice):
                waiting += self._faces(session, pending)
            elif pending is not None and len(session.entries) < 2 + MOST_WAYS // MOST_OUTCOMES:
                waiting += (self._answered(session, answer) for answer in islice(pending.hints(session.state), 6))
        return Fork(tuple(found)) if found else None

    def mover(self, position: Fork[State]) -> str | None:
        request = position.request
        return None if request is None else request.player

    def plans(self, position: Fork[State]) -> Sequence[Any]:
        """Answers to the one question."""
        request, state = position.request, position.sessions[0].state
        assert request is not None, "nothing is planned after the end"
        plans = list(islice(request.hints(state), MOST_PLANS))
        if len(plans) < SAMPLES:
            chance = random.Random(self.seed)
            plans += (request.sample(state, chance) for _ in range(SAMPLES - len(plans)))
            plans.append(request.default(state))
        different: list[Any] = []
        for plan in plans:
            if plan not in different:
                different.append(plan)
        return different

    def outcomes(self, position: Fork[State], plan: Any) -> Sequence[tuple[float, Fork[State]]]:
        share = 1.0 / len(position.sessions)
        return [
            (share * chance, Fork((after,)))
            for session in position.sessions
            for chance, after in self._after(self._answered(session, plan))
        ]

    def worth(self, position: Fork[State], player: str) -> float:
        state = position.sessions[0].state
        ending = self.system.ending(state)
        if ending is None:
            return self.judge(state, PlayerId(player))
        return float(player in ending.winners) if ending.winners else 0.5

    # -- inside ---------------------------------------------------------------------------------------------------

    def _answered(self, session: Session[State], answer: Any) -> Session[State]:
        after = session.fork(self._open)
        after.answer(answer)
        return after

    def _faces(self, session: Session[State], die: Dice[State]) -> Iterator[Session[State]]:
        return (self._answered(session, face) for face in range(die.lowest, die.highest + 1))

    def _after(self, session: Session[State]) -> list[tuple[float, Session[State]]]:
        """What chance makes of a game until somebody decides: all of it, or a sample where that is too much."""
        waiting, found = [(1.0, session)], list[tuple[float, Session[State]]]()
        while waiting:
            share, thrown = waiting.pop()
            die = thrown.pending
            if not isinstance(die, Dice):
                found.append((share, thrown))
                continue
            faces = die.highest - die.lowest + 1
            if len(waiting) + len(found) + faces > MOST_OUTCOMES:
                return [(1.0 / MOST_OUTCOMES, self._thrown(session, number)) for number in range(MOST_OUTCOMES)]
            waiting += ((share / faces, after) for after in self._faces(thrown, die))
        return found

    def _thrown(self, session: Session[State], number: int) -> Session[State]:
        """One way in which the dice may fall until somebody decides."""
        dice, after = SeededDice(self.seed + number), session.fork(self._open)
        while isinstance(after.pending, Dice):
            face = dice.roll(after.pending)
            after.answer(face)
        return after


class ForeseeingBot(Generic[State]):
    """Looks ahead in any game by forks of it; where it cannot find out how a question came up, `otherwise` answers."""

    def __init__(
        self,
        system: RuleSystem[State],
        judge: Callable[[State, PlayerId], float],
        effort: Effort,
        otherwise: Bot[State],
        seed: int = 0,
        begun: Callable[[State, Request[State, Any]], State] = unchanged,
    ) -> None:
        self._forks = Forks(system, judge, seed, begun)
        self._effort = effort
        self._otherwise = otherwise

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """The answer that promises most."""
        position = self._forks.reached(state, request)
        if position is None:
            return self._otherwise.answer(state, request)
        return Search(self._forks, request.player, self._effort).best(position).plan
