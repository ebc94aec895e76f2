"""How fast sight is: visible ground and covered shares on the three layouts, beside a plain loop; `make bench`."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest

from pb12table.table.battlefield import Body
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.visible import visible_ground
from tests.bench.layouts import SIZES, Layout, layout
from tests.bench.plain_loop import plain_ground, plain_share

Benchmark = Any
BASELINE_CALLS = 5


def beside(
    benchmark: Benchmark,
    what: str,
    where: Layout,
    plain: Callable[[int], object],
    times: float = 1.0,
    calls: int = BASELINE_CALLS,
    timer: Callable[[], float] = time.process_time,
) -> None:
    """Time the plain loop in the same run, and note it with its ratio; `times` scales a part up to the whole.

    Times are the processor's, as `make bench` asks for: what else the machine does hardly changes them.  What has the
    help of other processes is timed by the clock on the wall, `time.perf_counter`, on both sides.
    """
    if benchmark.stats is None:
        return
    taken: list[float] = []
    for number in range(calls):
        start = timer()
        plain(number)
        taken.append((timer() - start) * times)
    baseline, ours = median(taken), benchmark.stats.stats.median
    benchmark.extra_info.update(what=what, layout=where.name, baseline=baseline, ratio=baseline / ours)


def without(where: Layout, *left_out: Body) -> tuple[Body, ...]:
    return tuple(body for body in where.bodies if body not in left_out)


@pytest.mark.parametrize("name", SIZES)
def test_visible_ground(benchmark: Benchmark, name: str) -> None:
    """Full circle, each time from a place nobody has looked from before."""
    where = layout(name)
    rounds = itertools.count()

    def look() -> float:
        number = next(rounds)
        body = where.bodies[number % len(where.bodies)]
        here = body.at(body.x + 1e-7 * (number + 1), body.y, body.z)
        return visible_ground(where.table, here, 180.0, where.bodies).area

    assert benchmark(look) > 0.0

    def plain(number: int) -> object:
        body = where.bodies[number]
        return plain_ground(where.table, body.base_point, without(where, body))

    beside(benchmark, "visible ground", where, plain)


@pytest.mark.parametrize("name", SIZES)
def test_covered_share_of_one_pair(benchmark: Benchmark, name: str) -> None:
    where = layout(name)
    pairs = list(itertools.permutations(where.bodies[:10], 2))
    rounds = itertools.count()

    def look() -> float:
        number = next(rounds)
        observer, target = pairs[number % len(pairs)]
        eye = (observer.x, observer.y, 1.8 + 1e-8 * number)
        return covered_share(where.table, eye, target, where.bodies).covered_share

    assert 0.0 <= benchmark(look) <= 1.0

    def plain(number: int) -> object:
        observer, target = pairs[7 * number]
        return plain_share(where.table, observer.base_point, target, without(where, observer, target))

    beside(benchmark, "covered share, one pair", where, plain)


@pytest.mark.slow_but("small", "middle")
@pytest.mark.parametrize("name", SIZES)
def test_covered_shares_of_all_against_all(benchmark: Benchmark, name: str) -> None:
    """20 against 20 (on the small layout its ten against each other), each time from a little higher."""
    where = layout(name)
    observers, targets = where.bodies[:20], where.bodies[-20:]
    pairs = [(a, b) for a in observers for b in targets if a != b]
    rounds = itertools.count()

    def matrix() -> float:
        lifted = 1e-8 * next(rounds)
        total = 0.0
        for observer, target in pairs:
            eye = (observer.x, observer.y, 1.8 + lifted)
            total += covered_share(where.table, eye, target, where.bodies).covered_share
        return total

    assert 0.0 < benchmark(matrix) < len(pairs)

    def plain(number: int) -> object:
        observer, target = pairs[number * 17 % len(pairs)]
        return plain_share(where.table, observer.base_point, target, without(where, observer, target))

    beside(benchmark, f"covered shares, {len(pairs)} pairs", where, plain, times=len(pairs))
