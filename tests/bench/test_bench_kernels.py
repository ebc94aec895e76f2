"""How fast compiled kernels are beside the plain code they stand for, both in turn in one process; `make bench`."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from unittest.mock import patch

import pytest

from pb12table.files.kernels import prepare_kernels
from pb12table.table.kernels import loader, registry
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.visible import visible_ground
from tests.bench.layouts import SIZES, Layout, layout, tall
from tests.bench.test_bench_sight import Benchmark, beside


@pytest.fixture(autouse=True)
def kernels() -> Iterator[None]:
    pytest.importorskip("numba")
    with patch.dict(os.environ):
        os.environ.pop(loader.SWITCH, None)
        assert prepare_kernels() is None
        yield
    registry.let_go()


def measured(benchmark: Benchmark, what: str, where: Layout, job: Callable[[int], float]) -> None:
    """Time a job, each time with another number, and the same by plain code, told as the plain loop of its row."""
    rounds = itertools.count(1)
    assert benchmark(lambda: job(next(rounds))) > 0.0

    def plain(number: int) -> object:
        with registry.plain():
            return job(-1 - number)

    beside(benchmark, f"{what}: kernel beside plain code", where, plain)


@pytest.mark.slow_but("*small*")
@pytest.mark.parametrize("company", ["with figures", "terrain alone"])
@pytest.mark.parametrize("scene", [layout, tall], ids=["mixed", "tall"])
@pytest.mark.parametrize("name", SIZES)
def test_visible_ground(benchmark: Benchmark, name: str, scene: Callable[[str], Layout], company: str) -> None:
    where = scene(name)
    others = where.bodies if company == "with figures" else ()

    def look(number: int) -> float:
        """From ten places nobody has looked from before."""
        total = 0.0
        for body in where.bodies[:10]:
            here = body.at(body.x + 1e-7 * number, body.y, body.z)
            total += visible_ground(where.table, here, 180.0, others).area
        return total

    measured(benchmark, f"visible ground from ten places, {company}", where, look)


@pytest.mark.slow_but("small")
@pytest.mark.parametrize("name", SIZES)
def test_covered_shares(benchmark: Benchmark, name: str) -> None:
    where = layout(name)
    pairs = [(a, b) for a in where.bodies[:20] for b in where.bodies[-20:] if a != b]

    def matrix(number: int) -> float:
        lifted, total = 1e-8 * number, 0.0
        for observer, target in pairs:
            eye = (observer.x, observer.y, 1.8 + lifted)
            total += covered_share(where.table, eye, target, where.bodies).covered_share
        return total

    measured(benchmark, f"covered shares, {len(pairs)} pairs", where, matrix)
