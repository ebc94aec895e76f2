"""The chances of fights with everything that changes results: bonuses, and rerolls by turns.  P030 to P041.

Both directions of a fight (who defeats whom) are reckoned apart, as if all rerolls of both sides were for either: it
is exact without rerolls, and with them within about three parts in a hundred of the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pb12table.systems.pocket_tactics.rules.fights.comparing import defeats
from pb12table.systems.pocket_tactics.rules.fights.odds import raised
from pb12table.systems.pocket_tactics.rules.setup import SIDES

Chances = NDArray[np.float64]
Results = tuple[int, ...]

MOST: Final = 6
"""More rerolls than so many are as good as so many."""


@lru_cache(maxsize=8)
def results_of(dice: int) -> tuple[Results, ...]:
    """What so many dice can show, in falling order each."""
    return tuple(tuple(reversed(faces)) for faces in combinations_with_replacement(range(1, SIDES + 1), dice))


@lru_cache(maxsize=8)
def number_of(dice: int) -> dict[Results, int]:
    """The number of each result in `results_of`."""
    return {results: number for number, results in enumerate(results_of(dice))}


@lru_cache(maxsize=8)
def _throws(dice: int) -> tuple[Chances, ...]:
    """For each die of a result, from the highest on, what becomes of all results when it is thrown again."""
    found = []
    for place in range(dice):
        throw = np.zeros((len(results_of(dice)), len(results_of(dice))))
        for number, results in enumerate(results_of(dice)):
            for face in range(1, SIDES + 1):
                after = sorted((*results[:place], face, *results[place + 1 :]), reverse=True)
                throw[number, number_of(dice)[tuple(after)]] += 1.0 / SIDES
        found.append(throw)
    return tuple(found)


@lru_cache(maxsize=2048)
def winning(off: int, defence: int, off_rerolls: int, defence_rerolls: int, off_turn: bool) -> Chances:
    """The chance that red results defeat green ones in the end, by the number of both, if both throw again as is best.

    `off_turn`: whose turn it is to throw again.  Passing ends it for that side.  P034, P037 to P041, PR20.
    """
    if not off_rerolls and not defence_rerolls:
        return np.array([[float(defeats(red, green)) for green in results_of(defence)] for red in results_of(off)])
    if off_turn:
        best = winning(off, defence, 0, defence_rerolls, False)
        if off_rerolls:
            after = winning(off, defence, off_rerolls - 1, defence_rerolls, False)
            for throw in _throws(off):
                best = np.maximum(best, throw @ after)
        return best
    worst = winning(off, defence, off_rerolls, 0, True)
    if defence_rerolls:
        after = winning(off, defence, off_rerolls, defence_rerolls - 1, True)
        for throw in _throws(defence):
            worst = np.minimum(worst, after @ throw.T)
    return worst


@lru_cache(maxsize=256)
def _first(dice: int, added: tuple[int, ...]) -> Chances:
    """How likely each result is when the dice have fallen and each bonus lies on the highest below six.  PR36."""
    shares = np.zeros(len(results_of(dice)))
    for faces in product(range(1, SIDES + 1), repeat=dice):
        shares[number_of(dice)[raised(faces, added)]] += SIDES**-dice
    return shares


@lru_cache(maxsize=16384)
def chance(
    off: int,
    off_added: tuple[int, ...],
    defence: int,
    defence_added: tuple[int, ...],
    rerolls: tuple[int, int] = (0, 0),
    off_first: bool = True,
) -> float:
    """The chance that red dice defeat green ones, with the bonuses and the rerolls of both."""
    own, its = (min(each, MOST) for each in rerolls)
    return float(_first(off, off_added) @ winning(off, defence, own, its, off_first) @ _first(defence, defence_added))


def still(off: Sequence[int], defence: Sequence[int], rerolls: tuple[int, int], off_turn: bool) -> float:
    """The chance that red results defeat green ones, as they lie and with the rerolls that are left."""
    own, its = (min(each, MOST) for each in rerolls)
    table = winning(len(off), len(defence), own, its, off_turn)
    red = number_of(len(off))[tuple(sorted(off, reverse=True))]
    return float(table[red, number_of(len(defence))[tuple(sorted(defence, reverse=True))]])
