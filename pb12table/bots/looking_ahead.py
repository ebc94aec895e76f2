"""A search for bots that look ahead by themselves, without the rules: positions, plans, and what may come of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from pb12table.skirmish.bot import never
from pb12table.table.routes import GivenUp

Position = TypeVar("Position")
Plan = TypeVar("Plan")

AGAIN: Final = 4
"""Telling why takes at most one in so many of the positions that the search might look at."""


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


@dataclass(frozen=True, slots=True)
class _Valued(Generic[Plan]):
    """A plan with its value in one round of a search; where it `is_cut` off it is worth no more than that."""

    plan: Plan
    value: float
    is_cut: bool


class Search(Generic[Position, Plan]):
    """One search for one decision of one player; everybody else is thought to play against that player."""

    def __init__(
        self,
        prospects: Prospects[Position, Plan],
        player: str,
        effort: Effort,
        chance: Random | None = None,
        stop: Callable[[], bool] = never,
    ) -> None:
        """Let `chance` decide between plans of the same value; without it take the first.

        `stop` is asked at each position whether to give up; then GivenUp is raised.
        """
        self._stop = stop
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
        self.choices = 0
        """Of how many plans the best was asked for."""
        self._limit = effort.positions
        self._told: tuple[int, list[_Valued[Plan]]] = (0, [])
        """The round that decided: how deep it looked, and what it found of each plan."""

    def best(self, position: Position) -> Found[Plan]:
        """Return the best plan for the player who decides in a position."""
        plans = list(self._prospects.plans(position))
        self.choices = len(plans)
        if self._chance is not None:
            self._chance.shuffle(plans)
        best, worth, depth = plans[0], 0.5, 0
        if len(plans) == 1:
            return Found(best, worth, depth, self.looked)
        try:
            while depth < self._effort.depth:
                values: list[_Valued[Plan]] = []
                for plan in plans:
                    # A plan that is no better than the best is not told apart from it: the first one stays.
                    low = max((each.value for each in values), default=0.0)
                    value = self._expected(self._prospects.outcomes(position, plan), depth, low, 1.0)
                    is_better = not values or value > low
                    if is_better:
                        best, worth = plan, value
                    values.append(_Valued(plan, value, not is_better))
                    if is_better and (len(values) > 1 or not depth):
                        # A round that is not finished decides where something else is better in it.
                        self._told = depth, values
                self._told = depth, values
                plans = [each.plan for each in sorted(values, key=lambda each: -each.value)]
                if depth == 0:
                    plans = plans[: max(self._effort.breadth, 1)]
                depth += 1
                if worth in (0.0, 1.0):
                    break
        except _Spent:
            pass
        return Found(best, worth, depth, self.looked)

    def weighed(self, position: Position, others: int = 3) -> list[tuple[float, Plan]]:
        """Return the plans of a position whose `best` was asked for that are known exactly, the best first.

        Of those that were only found to be no better the most promising `others` are looked at once more, as deep as in
        the round that decided, as far as that takes few positions.
        """
        depth, values = self._told
        found = [(each.value, each.plan) for each in values if not each.is_cut]
        self._stop, self._until, self._limit = never, None, self.looked + self._effort.positions // AGAIN
        try:
            for each in sorted((each for each in values if each.is_cut), key=lambda each: -each.value)[:others]:
                found.append(
                    (self._expected(self._prospects.outcomes(position, each.plan), depth, 0.0, 1.0), each.plan)
                )
        except _Spent:
            pass
        return sorted(found, key=lambda each: -each[0])

    def worth_of(self, position: Position) -> float:
        """Return what a position is worth by itself to the player whose search it is."""
        return self._prospects.worth(position, self._player)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _look(self, position: Position) -> float:
        """Return the value of a position by itself; a new one is counted."""
        worth = self._worths.get(position)
        if worth is None:
            self._spend()
            worth = self._worths[position] = self._prospects.worth(position, self._player)
        return worth

    def _spend(self) -> None:
        if self._stop():
            raise GivenUp
        if self.looked >= self._limit or (self._until is not None and time.monotonic() > self._until):
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
