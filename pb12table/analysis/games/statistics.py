"""How sure counts are: intervals for shares and means, and whether a difference is more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, lgamma, log, sqrt
from statistics import NormalDist

_Z = NormalDist().inv_cdf(0.975)
"""So many standard deviations on both sides hold 95 percent."""

_ROUNDING = 1.0 + 1e-9
"""Cases as likely as the one found, but for rounding, count as well."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share or a mean with its interval of 95 percent, out of so many observations; all None without any."""

    value: float | None
    low: float | None
    high: float | None
    count: int


def share(successes: float, total: int) -> Estimate:
    """A share with Wilson's score interval, which holds for few observations and for shares near 0 and 1, too.

    A draw is half a success; then the interval is rather too wide.
    """
    if not total:
        return Estimate(None, None, None, 0)
    found, square = successes / total, _Z * _Z
    middle = (found + square / (2 * total)) / (1 + square / total)
    half = _Z / (1 + square / total) * sqrt(found * (1 - found) / total + square / (4 * total * total))
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == total else min(1.0, middle + half)
    return Estimate(found, low, high, total)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its normal interval."""
    count = len(values)
    if not count:
        return Estimate(None, None, None, 0)
    found = fsum(values) / count
    if count == 1:
        return Estimate(found, found, found, 1)
    deviation = sqrt(fsum((value - found) ** 2 for value in values) / (count - 1))
    half = _Z * deviation / sqrt(count)
    return Estimate(found, found - half, found + half, count)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """The second share less the first, with Newcombe's interval out of both Wilson intervals."""
    if first.value is None or second.value is None:
        return Estimate(None, None, None, 0)
    assert first.low is not None
    assert first.high is not None
    assert second.low is not None
    assert second.high is not None
    found = second.value - first.value
    below = sqrt((second.value - second.low) ** 2 + (first.high - first.value) ** 2)
    above = sqrt((second.high - second.value) ** 2 + (first.value - first.low) ** 2)
    return Estimate(found, found - below, found + above, first.count + second.count)


def _log_choose(total: int, chosen: int) -> float:
    return lgamma(total + 1) - lgamma(chosen + 1) - lgamma(total - chosen + 1)


def chance_of_share(successes: int, total: int, expected: float = 0.5) -> float:
    """How often chance alone brings a count no more likely than this one: the exact two-sided binomial test."""
    if not total:
        return 1.0
    logs = [
        _log_choose(total, number) + number * log(expected) + (total - number) * log(1.0 - expected)
        for number in range(total + 1)
    ]
    return _as_unlikely(logs, successes)


def chance_of_difference(first: int, first_total: int, second: int, second_total: int) -> float:
    """How often chance alone brings two counts as unlike as these: Fisher's exact two-sided test."""
    successes, total = first + second, first_total + second_total
    least, most = max(0, successes - second_total), min(successes, first_total)
    logs = [
        _log_choose(first_total, number) + _log_choose(second_total, successes - number) - _log_choose(total, successes)
        for number in range(least, most + 1)
    ]
    return _as_unlikely(logs, first - least)


def _as_unlikely(logs: Sequence[float], found: int) -> float:
    """The probability of all cases that are no more likely than the one found."""
    limit = logs[found] + log(_ROUNDING)
    return min(1.0, fsum(exp(case) for case in logs if case <= limit))
