"""What the checks of an attack are worth by numbers alone: odds that are looked up again and again, worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pb12table.systems.pb12.rules.attacks.odds import check_probability, hit_distribution, points_distribution

MOST_BOOST = 3
"""More boost than this is never weighed."""

POINT = 0.2
"""What a damage point is worth, when going out of action is worth one."""

ROUND = 0.01
"""What a used resource point costs."""

EASIER = 2
"""By how much concentrating makes the checks of the next action easier.  R1.7.12."""


@dataclass(frozen=True, slots=True)
class Blow:
    """A way to declare an attack, and its worth; `concentrate`: with one AP less, after concentrating."""

    worth: float
    concentrate: bool
    action_points: int
    frequency: bool
    boost: int
    given_up: int


class Blows:
    """The ways to declare an attack with a weapon on a target.

    `frequency` and `harder`: by how much checks can be multiplied, and what that adds to the target number (R1.6.7).
    `resources`: None for a weapon that has no end of them.  `each`: for each boost the chances of so many damage points
    in a hit; `capacity`: how many the target bears; `weight`: how dear it is.
    """

    def __init__(
        self,
        multiplier: int,
        frequency: int,
        harder: int,
        resources: int | None,
        capacity: int,
        weight: float,
        each: tuple[tuple[float, ...], ...],
    ) -> None:
        self._multiplier = multiplier
        self._frequency, self._harder = frequency, harder
        self._resources = resources
        self._capacity, self._weight, self._each = capacity, weight, each
        self.most_boost = len(each) - 1
        self._best: dict[tuple[int, int, bool], Blow | None] = {}

    def worth(self, target_number: int, checks: int, boost: int) -> float:
        """The worth of so many checks against a target number."""
        hits = hit_distribution(check_probability(target_number), checks, self._multiplier)
        return self._weight * worth_of_points(hits, self._each[boost], self._capacity)

    def best(self, target_number: int, action_points: int, may_concentrate: bool) -> Blow | None:
        """The way that is worth most with so many AP, the plainest of equal ones; None where none is worth anything."""
        key = (target_number, action_points, may_concentrate)
        if key not in self._best:
            self._best[key] = self._found(*key)
        return self._best[key]

    def _found(self, target_number: int, action_points: int, may_concentrate: bool) -> Blow | None:
        best: Blow | None = None
        for concentrate in (False, True) if may_concentrate and action_points > 1 else (False,):
            for frequency in (False, True) if self._frequency > 1 else (False,):
                checks, needed = self._checks(action_points - concentrate, frequency)
                number = target_number - EASIER * concentrate + self._harder * frequency
                price = 0.0 if self._resources is None else ROUND * checks
                for boost in range(self.most_boost + 1):
                    for given_up in range(checks):
                        worth = self.worth(number + boost - given_up, checks - given_up, boost) - price
                        if worth > (0.0 if best is None else best.worth):
                            best = Blow(worth, concentrate, needed, frequency, boost, given_up)
        return best

    def _checks(self, action_points: int, frequency: bool) -> tuple[int, int]:
        """As many checks as AP and resource points allow, and the AP they take: one each, or by frequency.

        R1.6.7, R1.8.14.
        """
        multiplier = self._frequency if frequency else 1
        checks = action_points * multiplier
        if self._resources is not None:
            checks = min(checks, self._resources)
        return checks, -(-checks // multiplier)


@lru_cache(maxsize=8192)
def blows(
    multiplier: int,
    frequency: int,
    harder: int,
    resources: int | None,
    capacity: int,
    weight: float,
    each: tuple[tuple[float, ...], ...],
) -> Blows:
    """The ways to declare an attack, kept for the next time."""
    return Blows(multiplier, frequency, harder, resources, capacity, weight, each)


def worth_of_points(hits: tuple[float, ...], each: tuple[float, ...], capacity: int) -> float:
    """What so many hits on somebody are worth: his going out of action, and damage points."""
    points = points_distribution(hits, each, capacity)
    out = sum(points[capacity + 1 :])
    return out + POINT * sum(number * share for number, share in enumerate(points))
