"""Intervals and tests, held against values of the literature and against plain counting."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from pb12table.analysis.played.games import chance_of_difference, chance_of_share, difference, mean, share


def test_wilsons_interval() -> None:
    """Newcombe (1998), table 1: 81 of 263, 15 of 148, 0 of 20 and 1 of 29."""
    for successes, total, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611),
                                        (1, 29, 0.0061, 0.1718)):  # fmt: skip
        found = share(successes, total)
        assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
        assert found.value == successes / total


def test_an_interval_holds_its_share() -> None:
    for total in (1, 5, 50):
        for successes in range(total + 1):
            found = share(successes, total)
            assert found.value is not None
            assert found.low is not None
            assert found.high is not None
            assert 0.0 <= found.low <= found.value <= found.high <= 1.0


def test_without_observations_nothing_is_known() -> None:
    assert share(0, 0).value is None
    assert mean([]).low is None
    assert difference(share(0, 0), share(1, 2)).value is None
    assert chance_of_share(0, 0) == 1.0
    assert chance_of_difference(0, 0, 3, 5) == 1.0


def test_newcombes_interval_of_a_difference() -> None:
    """Newcombe (1998), method 10: 56 of 70 against 48 of 80."""
    found = difference(share(48, 80), share(56, 70))
    assert found.value == pytest.approx(0.2)
    assert (found.low, found.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)


def test_the_binomial_test_counts_all_cases_that_are_no_more_likely() -> None:
    for total, expected in ((7, 0.5), (10, 1 / 3), (12, 0.5)):
        cases = [comb(total, k) * expected**k * (1 - expected) ** (total - k) for k in range(total + 1)]
        for found in range(total + 1):
            plain = sum(case for case in cases if case <= cases[found] * (1 + 1e-9))
            assert chance_of_share(found, total, expected) == pytest.approx(plain)


def test_fishers_test_of_the_lady_tasting_tea() -> None:
    assert chance_of_difference(3, 4, 1, 4) == pytest.approx(34 / 70)
    assert chance_of_difference(4, 4, 0, 4) == pytest.approx(2 / 70)


def test_fishers_test_counts_all_tables_that_are_no_more_likely() -> None:
    for first, second in product(range(7), range(6)):
        successes = first + second
        ways = {k: comb(6, k) * comb(5, successes - k) for k in range(7) if 0 <= successes - k <= 5}
        plain = sum(way for way in ways.values() if way <= ways[first]) / sum(ways.values())
        assert chance_of_difference(first, 6, second, 5) == pytest.approx(plain)


def test_large_counts_neither_overflow_nor_take_long() -> None:
    assert chance_of_difference(50_000, 100_000, 50_300, 100_000) == pytest.approx(0.18, abs=0.02)
    assert chance_of_share(50_310, 100_000) == pytest.approx(0.05, abs=0.005)


def test_a_mean_and_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high == pytest.approx(2.5 + 1.96 * (5 / 3) ** 0.5 / 2, abs=1e-4)
