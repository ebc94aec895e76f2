"""Red results against green ones: who is defeated, and whether that can still come out otherwise.  P037 to P044."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from pb12table.systems.pocket_tactics.rules.setup import SIDES, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter

HIGHEST: Final = SIDES
"""P033: no bonus raises a result above this."""


def decided(fight: Fight) -> tuple[bool, bool]:
    """Whether the target is defeated, and whether the attacker is.  P037 to P044."""
    beaten = defeats(fight.attacker.off, fight.target.defence)
    return beaten, defeats(fight.target.off, fight.attacker.defence)


def defeats(off: Iterable[int], defence: Iterable[int]) -> bool:
    """Whether red results defeat a unit with green ones: the first unequal pair from the highest on decides.

    P037 (Vergleich), P038, P039, P040, P041, PR22.
    """
    return verdict(off, defence)[1]


def verdict(off: Iterable[int], defence: Iterable[int]) -> tuple[int | None, bool]:
    """The pair that decides, counted from the highest, and whether the unit is defeated; None where all pairs tie.

    P037 (Vergleich), P038, P039, P040, P041, PR22.
    """
    green = sorted(defence, reverse=True)
    for place, red in enumerate(sorted(off, reverse=True)):
        if place >= len(green) or red > green[place]:
            return place, True
        if red < green[place]:
            return place, False
    return None, False


# -- what may still come ----------------------------------------------------------------------------------------


def can_change(fight: Fight, side: Fighter, pool: Pool, *, bonuses: bool) -> bool:
    """Whether a comparison may still come out otherwise: that of a side's red results, or that of its green ones.

    It is looked at with all that both sides may still do: the rerolls and, in the bonus phase, the `bonuses`.  P033,
    P034.
    """
    other = fight.target if side is fight.attacker else fight.attacker
    red, green = (side, other) if pool is Pool.OFF else (other, side)
    return _is_open(*_means(red, Pool.OFF, bonuses=bonuses), *_means(green, Pool.DEFENCE, bonuses=bonuses))


Means = tuple[tuple[int, ...], tuple[int, ...], int]
"""Results, the bonuses that may go onto them, and how often one of them may be thrown again."""


def _means(side: Fighter, pool: Pool, *, bonuses: bool) -> Means:
    waits = () if side.passed or not bonuses else side.bonuses
    added = tuple(bonus.value for bonus in waits if bonus.pool in (None, pool))
    return tuple(side.results(pool)), added, side.rerolls if bonuses or not side.passed else 0


@lru_cache(maxsize=8192)
def _is_open(
    red: tuple[int, ...], red_added: tuple[int, ...], red_again: int,
    green: tuple[int, ...], green_added: tuple[int, ...], green_again: int,
) -> bool:  # fmt: skip
    """Whether the best red and the worst green results come to something else than the worst and the best."""
    most = defeats(_best(red, red_added, red_again), _worst(green, green_again))
    return most != defeats(_worst(red, red_again), _best(green, green_added, green_again))


def _worst(results: Sequence[int], again: int) -> list[int]:
    """The results when so many of them, the highest first, are thrown again and show a one."""
    falling = sorted(results, reverse=True)
    return [1] * min(again, len(falling)) + falling[again:]


def _best(results: Sequence[int], added: Sequence[int], again: int) -> list[int]:
    """The highest results that come of bonuses and of sixes thrown again, compared from the highest on."""
    return max(_sixes(raised, again) for raised in _raised(results, added)) if results else []


def _sixes(results: Sequence[int], again: int) -> list[int]:
    falling = sorted(results, reverse=True)
    return [HIGHEST] * min(again, len(falling)) + falling[: max(len(falling) - again, 0)]


def _raised(results: Sequence[int], added: Sequence[int]) -> Iterator[list[int]]:
    for places in product(range(len(results)), repeat=len(added)):
        raised = list(results)
        for place, value in zip(places, added, strict=True):
            raised[place] = min(raised[place] + value, HIGHEST)
        yield raised
