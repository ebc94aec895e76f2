"""What to expect of four Fudge dice against four: the tables, and every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from pb12table.systems.fate.rules.rolling.odds import Odds, opposed, simple_odds, sums

WAYS = 3**8
"""So many ways four dice can fall against four."""


def of(number: int) -> Fraction:
    """So many ways of all."""
    return Fraction(number, WAYS)


TABLE = [
    # attack, defence, strength of a protecting block; ways of a hit, sum of shifts, ways of a spin
    pytest.param(4, 3, None, 3834, 9834, 423, id="FO1"),
    pytest.param(4 - 1, 2 + 2, None, 1711, 3273, 1711, id="FO2"),
    pytest.param(2 + 2, 3, None, 3834, 9834, 423, id="FO3"),
    pytest.param(3, 2, 4, 1161, 1621, 174, id="FO4"),
    pytest.param(5, 1 + 2, None, 4850, 14684, 157, id="FO5"),
    pytest.param(3 + 2, 3 + 1, None, 3834, 9834, 423, id="FO6"),
]


@pytest.mark.rule("F002", "F003", "F023", "F030", "F103", "FR20")
@pytest.mark.parametrize(("attack", "defence", "strength", "hits", "shifts", "spins"), TABLE)
def test_the_tables_of_odds(
    attack: int, defence: int, strength: int | None, hits: int, shifts: int, spins: int
) -> None:
    odds = opposed(attack, defence, strength)
    assert (odds.p_hit, odds.mean_shifts, odds.p_spin) == (of(hits), of(shifts), of(spins))


@pytest.mark.parametrize(("attack", "defence", "least", "ways"), [(4, 3, 7, 45), (3, 4, 4, 157), (4, 3, 3, 1711)])
def test_how_likely_a_large_hit_is(attack: int, defence: int, least: int, ways: int) -> None:
    assert opposed(attack, defence).at_least(least) == of(ways)


@pytest.mark.rule("F086", "F088", "F100")
def test_how_many_of_four_average_minions_fall() -> None:
    hits = opposed(5, 1 + 2).hits
    fallen = [sum(chance for hit, chance in hits.items() if min(hit, 4) == number) for number in range(5)]
    assert fallen == [of(1711), of(1016), of(1107), of(1016), of(1711)]
    assert opposed(5, 1 + 2).at_least(5) == of(927)


@pytest.mark.parametrize(("attack", "defence", "strength", "barrier"), [(3, 2, 4, None), (2, 3, None, 3), (4, 1, 3, 5)])
def test_odds_are_those_of_all_dice(attack: int, defence: int, strength: int | None, barrier: int | None) -> None:
    """Every way the eight dice can fall, once."""
    counted, spins = Counter[int](), 0
    for faces in product((-1, 0, 1), repeat=8):
        effort, own = attack + sum(faces[:4]), defence + sum(faces[4:])
        stopped = barrier is not None and effort <= barrier
        margin = effort - (own if strength is None else max(own, strength))
        counted[0 if stopped else max(margin, 0)] += 1
        spins += not stopped and margin <= -3 and (strength is None or own > strength)
    odds = opposed(attack, defence, strength, barrier)
    assert {hit: chance for hit, chance in odds.hits.items() if chance} == {
        hit: of(number) for hit, number in counted.items()
    }
    assert odds.p_spin == of(spins)


def test_one_roll_of_four_dice() -> None:
    assert [sums()[total] * 81 for total in range(-4, 5)] == [1, 4, 10, 16, 19, 16, 10, 4, 1]
    assert simple_odds(2, 2) == Fraction(50, 81)
    assert simple_odds(2, 7) == 0
    assert simple_odds(5, 1) == 1
    assert Odds(sums(), Fraction(0)).p_hit == Fraction(31, 81)
