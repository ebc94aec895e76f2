"""A general search for bots that look ahead, and forks of games as its positions."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from pb12table.kernel.dice import NoDice, SeededDice
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Imagine
from pb12table.skirmish.faces.system import RuleSystem
from pb12table.skirmish.ids import PlayerId

Position = TypeVar("Position")
Plan = TypeVar("Plan")


class Prospects(Protocol[Position, Plan]):
    """A game to be looked ahead in.

    A position is hashable and never changed; equal positions are the same one to the search.  A plan is all that its
    player does until somebody else decides, or until chance has so many ways that nothing can be planned beyond it.
    """

    def mover(self, position: Position, /) -> str | None:
        """Return the player who decides in a position; None if the game is over."""
        ...

    def plans(self, position: Position, /) -> Sequence[Plan]:
        """Return what the player may do, the most promising first; never empty before the end of the game."""
        ...

    def outcomes(self, position: Position, plan: Plan, /) -> Sequence[tuple[float, Position]]:
        """Return what may come of a plan, each with its chance; the chances add up to one."""
        ...

    def worth(self, position: Position, player: str, /) -> float:
        """Return the value of a position to a player, from 0 (lost) to 1 (won): about the chance to win from there."""
        ...


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a search may go.

    `positions` is how many positions it looks at, at most; `breadth` how many plans of a position it follows beyond the
    next one, the most promising; `depth` how many plans one after another, at most; `seconds` a limit of time besides,
    where somebody waits: then the answer depends on the machine.
    """

    positions: int
    breadth: int = 8
    depth: int = 12
    seconds: float | None = None


class _Spent(Exception):
    """The budget or the time is used up."""


@dataclass(frozen=True, slots=True)
class Found(Generic[Plan]):
    """What a search has found: the best plan, what it is worth, how deep it was looked at, and at how many positions.

    `depth` is that of the last round which was finished.
    """

    plan: Plan
    worth: float
    depth: int
    looked: int


class Search(Generic[Position, Plan]):
    """One search for one decision of one player; everybody else is thought to play against that player."""

    def __init__(
        self, prospects: Prospects[Position, Plan], player: str, effort: Effort, chance: Random | None = None
    ) -> None:
        """Let `chance` decide between plans of the same value; without it take the first."""
        self._prospects = prospects
        self._player = player
        self._effort = effort
        self._chance = chance
        self._worths: dict[Position, float] = {}
        self._known: dict[tuple[Position, int], tuple[float, float]] = {}
        self._ranked: dict[Position, list[Plan]] = {}
        self._until = None if effort.seconds is None else time.monotonic() + effort.seconds
        self.looked = 0
        """How many positions have been looked at; one that is looked at again, and further, counts again."""

    def best(self, position: Position) -> Found[Plan]:
        """Return the best plan for the player who decides in a position."""
        plans = list(self._prospects.plans(position))
        if self._chance is not None:
            self._chance.shuffle(plans)
        best, worth, depth = plans[0], 0.5, 0
        if len(plans) == 1:
            return Found(best, worth, depth, self.looked)
        try:
            while depth < self._effort.depth:
                values: list[tuple[float, Plan]] = []
                for plan in plans:
                    # A plan that is no better than the best is not told apart from it: the first one stays.
                    low = max((value for value, _ in values), default=0.0)
                    value = self._expected(self._prospects.outcomes(position, plan), depth, low, 1.0)
                    if not values or value > low:
                        best, worth = plan, value
                    values.append((value, plan))
                values.sort(key=lambda each: -each[0])
                plans = [plan for _, plan in values]
                if depth == 0:
                    plans = plans[: max(self._effort.breadth, 1)]
                depth += 1
                if worth in (0.0, 1.0):
                    break
        except _Spent:
            pass
        return Found(best, worth, depth, self.looked)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _look(self, position: Position) -> float:
        """Return the value of a position by itself; a new one is counted."""
        worth = self._worths.get(position)
        if worth is None:
            self._spend()
            worth = self._worths[position] = self._prospects.worth(position, self._player)
        return worth

    def _spend(self) -> None:
        if self.looked >= self._effort.positions or (self._until is not None and time.monotonic() > self._until):
            raise _Spent
        self.looked += 1

    def _expected(self, outcomes: Sequence[tuple[float, Position]], depth: int, low: float, high: float) -> float:
        """Return a plan's value over chance, exactly between two bounds, beyond them no nearer to the truth than they.

        Star1 (Ballard 1983): what is still open may at best be won, at worst lost.
        """
        if len(outcomes) == 1:
            return self._value(outcomes[0][1], depth, low, high)
        sure, rest = 0.0, 1.0
        for chance, position in outcomes:
            rest -= chance
            least, most = (low - sure - rest) / chance, (high - sure) / chance
            sure += chance * self._value(position, depth, max(least, 0.0), min(most, 1.0))
            if sure + rest <= low:
                return sure + max(rest, 0.0)
            if sure >= high:
                return sure
        return sure

    def _value(self, position: Position, depth: int, low: float, high: float) -> float:
        """Return the value of a position after `depth` more plans."""
        mover = self._prospects.mover(position)
        if mover is None or depth == 0:
            return self._look(position)
        key = (position, depth)
        least, most = self._known.get(key, (0.0, 1.0))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._spend()
        is_own = mover == self._player
        value = self._best_of(position, depth, low, high) if is_own else self._worst_of(position, depth, low, high)
        self._known[key] = (
            value if value > low else least,
            value if value < high else most,
        )
        return value

    def _best_of(self, position: Position, depth: int, low: float, high: float) -> float:
        best = 0.0
        for plan in self._plans(position, depth):
            value = self._expected(self._prospects.outcomes(position, plan), depth - 1, max(low, best), high)
            if value > best:
                best = value
                if best >= high:
                    break
        return best

    def _worst_of(self, position: Position, depth: int, low: float, high: float) -> float:
        worst = 1.0
        for plan in self._plans(position, depth):
            value = self._expected(self._prospects.outcomes(position, plan), depth - 1, low, min(high, worst))
            if value < worst:
                worst = value
                if worst <= low:
                    break
        return worst

    def _plans(self, position: Position, depth: int) -> Sequence[Plan]:
        """Return the plans followed from a position: all at the last turn, before it the most promising at once."""
        if depth == 1:
            return self._prospects.plans(position)
        ranked = self._ranked.get(position)
        if ranked is None:
            sign = -1.0 if self._prospects.mover(position) == self._player else 1.0
            plans = self._prospects.plans(position)
            values = [self._at_once(position, plan) for plan in plans]
            order = sorted(range(len(plans)), key=lambda number: sign * values[number])
            ranked = self._ranked[position] = [plans[number] for number in order[: max(self._effort.breadth, 1)]]
        return ranked

    def _at_once(self, position: Position, plan: Plan) -> float:
        return sum(chance * self._look(after) for chance, after in self._prospects.outcomes(position, plan))


State = TypeVar("State")

IMAGINED: Final = 4
"""From so many games that may be the real one it is looked ahead."""
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
        """Return the request that is asked; None at the end."""
        return self.sessions[0].pending


@dataclass(frozen=True, slots=True)
class Forks(Generic[State]):
    """The games of a rule system as prospects; `judge` tells what a state is worth to a player before the end."""

    system: RuleSystem[State]
    judge: Callable[[State, PlayerId], float]
    seed: int = 0
    _open: NoDice = field(default_factory=NoDice)

    def mover(self, position: Fork[State]) -> str | None:
        request = position.request
        return None if request is None else request.player

    def plans(self, position: Fork[State]) -> Sequence[Any]:
        """Return answers to the one question."""
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
        able = [session for session in position.sessions if session.refusal(plan) is None]
        share = 1.0 / len(able)
        return [
            (share * chance, Fork((after,)))
            for session in able
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
        """Return what chance makes of a game until somebody decides: all of it, or a sample if that is too much."""
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
        """Return one way in which the dice may fall until somebody decides."""
        dice, after = SeededDice(self.seed + number), session.fork(self._open)
        while isinstance(after.pending, Dice):
            face = dice.roll(after.pending)
            after.answer(face)
        return after


class ForeseeingBot(Generic[State]):
    """Looks ahead in any game by forks of games that may be the real one; where it finds none, `otherwise` answers."""

    def __init__(
        self,
        system: RuleSystem[State],
        judge: Callable[[State, PlayerId], float],
        effort: Effort,
        otherwise: Bot[State],
        seed: int = 0,
    ) -> None:
        self._forks = Forks(system, judge, seed)
        self._effort = effort
        self._otherwise = otherwise

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer of somebody who does not look ahead."""
        return self._otherwise.answer(state, request)

    def answer_imagining(self, state: State, request: Request[Any, Any], imagine: Imagine, /) -> Any:
        """Return the answer that promises most."""
        chance = Random(self._forks.seed)
        games = [game for game in (imagine(chance) for _ in range(IMAGINED)) if game is not None]
        if games:
            plan = Search(self._forks, request.player, self._effort).best(Fork(tuple(games))).plan
            if request.refusal(state, plan) is None:
                return plan
        return self.answer(state, request)
