"""How fast compiled kernels are beside the plain code they stand for, both in turn in one process; `make bench`."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import cos, sin
from unittest.mock import patch

import numpy as np
import pytest

from pb12table.analysis.covering import covering
from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import Wishes
from pb12table.analysis.layout import measured as measured_layout
from pb12table.analysis.sightings import sightings
from pb12table.analysis.walking import spread_out
from pb12table.files.places import prepare_kernels
from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Raster
from pb12table.table.index import terrain_index
from pb12table.table.kernels import loader, registry
from pb12table.table.motion.sweep import swept
from pb12table.table.shapes import Ring
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.many import Sites, Targets, covers
from pb12table.table.sight.visible import visible_ground
from tests.bench.layouts import SIZES, Layout, crowd, layout, tall
from tests.bench.positions import figures, goals, position, slow_ground, thickets
from tests.bench.test_bench_sight import BASELINE_CALLS, Benchmark, beside, without
from tests.table.scene import all_sites


@pytest.fixture(autouse=True)
def kernels() -> Iterator[None]:
    pytest.importorskip("numba")
    with patch.dict(os.environ):
        os.environ.pop(loader.SWITCH, None)
        assert prepare_kernels() is None
        yield
    registry.let_go()


def measured(
    benchmark: Benchmark, what: str, where: Layout, job: Callable[[int], float], calls: int = BASELINE_CALLS
) -> None:
    """Time a job, each time with another number, and the same by plain code, told as the plain loop of its row.

    Of what takes long a single call is timed, by plain code and by the kernel.
    """
    rounds = itertools.count(1)
    if calls == 1:
        assert benchmark.pedantic(lambda: job(next(rounds)), rounds=1, warmup_rounds=1) > 0.0
    else:
        assert benchmark(lambda: job(next(rounds))) > 0.0

    def plain(number: int) -> object:
        with registry.plain():
            return job(-1 - number)

    beside(benchmark, f"{what}: kernel beside plain code", where, plain, calls=calls)


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


@pytest.mark.slow_but("20")
@pytest.mark.parametrize("figures", [20, 40, 100, 200])
def test_visible_ground_in_a_crowd(benchmark: Benchmark, figures: int) -> None:
    where = crowd(figures)

    def look(number: int) -> float:
        """From ten places nobody has looked from before."""
        places = [body.at(body.x + 1e-7 * number, body.y, body.z) for body in where.bodies[:10]]
        return sum(visible_ground(where.table, here, 180.0, where.bodies).area for here in places)

    measured(benchmark, "visible ground from ten places", where, look)


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


@pytest.mark.slow_but("small")
@pytest.mark.parametrize("name", SIZES)
def test_covered_shares_at_once(benchmark: Benchmark, name: str) -> None:
    """All others around each observer are asked about in one call."""
    where = layout(name)
    asked = [(o, Targets(where.table, [b for b in where.bodies if b is not o])) for o in where.bodies[:10]]

    def looks(number: int) -> float:
        total = 0.0
        for observer, targets in asked:
            here = observer.at(observer.x + 1e-8 * number, observer.y, observer.z)
            total += sum([share for share, _ in covers(where.table, here, targets, where.bodies)])
        return total

    pairs = 10 * (len(where.bodies) - 1)
    measured(benchmark, f"covered shares, {pairs} pairs, all of an observer in one call", where, looks)


def sites_on(table: Battlefield, grid: float) -> Sites:
    return all_sites(table, stature_of(HUMAN), Raster(table.width, table.depth, grid))


@pytest.mark.slow_but("small-2")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("name", "grid"), [("small", 2.0), ("middle", 2.0), ("middle", 1.0), ("large", 2.0)], ids=str)
def test_exposure_map(benchmark: Benchmark, name: str, grid: float) -> None:
    """Who sees whom among all sites, in one process."""
    where = layout(name)
    sites = sites_on(where.table, grid)

    def look(_: int) -> float:
        return float(sightings(where.table, sites, 1.8, Crew(0)).exposure(sites.levels[0][1]).mean())

    measured(benchmark, f"exposure map, cells of {grid:g}", where, look, calls=1)


@pytest.mark.slow_but("small")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", SIZES)
def test_levels_of_cover(benchmark: Benchmark, name: str) -> None:
    """All sites in cells of 2 against eight observers of them."""
    where = layout(name)
    setup = replace(load_scenario("smugglers-cove").setup, battlefield=where.table, zones=(), figures=())
    sites = sites_on(where.table, 2.0)
    observers = spread_out(np.arange(len(sites), dtype=np.intp), 8)

    def look(_: int) -> float:
        return float(covering(setup, sites, sites.stature, observers, Crew(0)).seen(observers).mean())

    measured(benchmark, "levels of cover against eight, cells of 2", where, look, calls=1)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["smugglers-cove", "governors-quay"])
def test_a_whole_layout(benchmark: Benchmark, name: str) -> None:
    """All that `layout` works out in cells of 1, in one process."""
    setup = load_scenario(name).setup
    wishes = Wishes(1.0 if not benchmark.disabled else 6.0)

    def look(_: int) -> float:
        terrain_index.cache_clear()
        return float(measured_layout(setup, wishes, Crew(0)).computed)

    where = Layout(name, setup.battlefield, ())
    measured(benchmark, "a whole layout, cells of 1", where, look, calls=1)


SLOW_GROUND: dict[str, Callable[[str], tuple[Ring, ...]]] = {
    "even": lambda _: (), "slow": slow_ground, "much slow": thickets
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("ground", SLOW_GROUND)
@pytest.mark.parametrize("steps", [12, 24])
@pytest.mark.parametrize("name", ["small", "middle"])
def test_reach(benchmark: Benchmark, name: str, steps: int, ground: str) -> None:
    """Areas of four figures, one after the other, asked about once before."""
    state, names = position(name, slow=SLOW_GROUND[ground](name)), figures(name)

    def area(number: int) -> float:
        (found,) = reach(state, names[abs(number) % 4], (steps,))
        return found.area

    for number in range(4):
        area(number)
    measured(benchmark, f"reach over {ground} ground, {steps} steps", layout(name), area)


@pytest.mark.slow
@pytest.mark.parametrize("steps", [12, 24])
def test_ways(benchmark: Benchmark, steps: int) -> None:
    """All goals of the middle layout, asked about once before."""
    state, asked = position("middle"), goals("middle", steps)

    def ways(number: int) -> float:
        return float(sum(plan_path(state, figure, to, movement_points=steps).cost for figure, to in asked))

    ways(0)
    measured(benchmark, f"{len(asked)} ways, {steps} steps", layout("middle"), ways)


@pytest.mark.slow_but("small")
@pytest.mark.parametrize("name", SIZES)
def test_swept_bodies(benchmark: Benchmark, name: str) -> None:
    """A step of ten bodies in a hundred directions."""
    where = layout(name)
    asked = [(body, without(where, body)) for body in where.bodies[:10]]
    around = [(cos(0.0628 * k), sin(0.0628 * k)) for k in range(100)]

    def sweep(number: int) -> float:
        free = 1.0
        for body, others in asked:
            for x, y in around:
                stop = swept(where.table, body, (body.x + x, body.y + y), others)
                free += 1.0 if stop is None else stop.share
        return free

    measured(benchmark, "a thousand swept bodies, one step", where, sweep)
