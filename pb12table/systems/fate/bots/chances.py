"""What four Fudge dice, and four against four, are likely to show, as plain numbers for quick thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from types import MappingProxyType

from pb12table.systems.fate.rules.rolling.odds import sums


@cache
def alone() -> Mapping[int, float]:
    """How likely each sum of a roll is."""
    return MappingProxyType({total: float(chance) for total, chance in sorted(sums().items())})


@cache
def against() -> Mapping[int, float]:
    """How likely each difference of two rolls is."""
    found: dict[int, float] = {}
    for (own, chance), (other, met) in product(alone().items(), alone().items()):
        found[own - other] = found.get(own - other, 0.0) + chance * met
    return MappingProxyType(dict(sorted(found.items())))


def mean(lead: int, worth: Callable[[int], float], *, opposed: bool) -> float:
    """What a roll is worth on average that leads by so much before the dice; `worth` is that of a margin."""
    dice = against() if opposed else alone()
    return sum(chance * worth(lead + difference) for difference, chance in dice.items())
