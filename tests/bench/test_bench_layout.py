"""How fast layouts are measured: the whole exposure map with two processes, beside a plain loop; `make bench`.

The plain loop looks from one site after the other with shapely alone (see plain_loop.py), in one process. It is timed
at a few sites and scaled up to all.  Both are timed by the clock on the wall, since two processes work.
"""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
import shapely

from pb12table.analysis.crew import Crew
from pb12table.analysis.sightings import Sightings, sightings
from pb12table.systems.pb12.measures import HUMAN, stature_of
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Raster
from pb12table.table.sight.many import Sites
from tests.bench.layouts import Layout, layout
from tests.bench.plain_loop import plain_ground
from tests.bench.test_bench_sight import beside
from tests.table.scene import GAIT, all_sites

Benchmark = Any

COARSE = 5.0
"""The grid of the run that is no measurement: it only shows that all this still works."""


def sites_on(table: Battlefield, grid: float) -> Sites:
    return all_sites(table, stature_of(HUMAN), Raster(table.width, table.depth, grid))


def exposure(where: Layout, grid: float, crew: Crew) -> Sightings:
    found = sightings(where.table, sites_on(where.table, grid), 1.8, crew)
    assert found.computed == found.pairs()
    return found


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("grid", [1.0, 0.5])
def test_exposure_map(benchmark: Benchmark, grid: float) -> None:
    """From each site to all others on the layout of 80 pieces, half of which can be stood on."""
    where = layout("middle")
    size = COARSE if benchmark.disabled else grid
    with Crew(0 if benchmark.disabled else 2) as crew:
        found = benchmark.pedantic(exposure, (where, size, crew), rounds=1)
    assert 0.0 < found.exposure(found.sites.levels[0][1]).mean() < 1.0
    places = random.Random(1).sample(found.sites.sites, 5)
    points = found.sites.places[:, :2]

    def plain(number: int) -> object:
        x, y, z = places[number].place
        seen = plain_ground(where.table, (x, y, z + 1.8), ())
        return shapely.intersects_xy(seen, points[:, 0], points[:, 1]).sum()

    beside(benchmark, f"exposure map, cells of {grid:g}", where, plain, times=len(found.sites), timer=time.perf_counter)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_exposure_map_after_one_piece_was_moved(benchmark: Benchmark) -> None:
    """The same once more with one block a step farther on; the plain way is to measure all of it again."""
    where = layout("middle")
    size = COARSE if benchmark.disabled else 1.0
    first = where.table.pieces[5]
    moved = Battlefield(
        where.table.width,
        where.table.depth,
        tuple(
            type(piece)(piece.id, tuple((x + 1.0, y + 0.5) for x, y in piece.outline), height=piece.height)
            if piece is first
            else piece
            for piece in where.table.pieces
        ),
        GAIT,
    )
    there = Layout("middle", moved, ())
    with Crew(0 if benchmark.disabled else 2) as crew:
        before = exposure(where, size, crew)
        sites = sites_on(moved, size)
        found = benchmark.pedantic(sightings, (moved, sites, 1.8, crew), {"before": before}, rounds=1)
        assert found.computed < found.pairs() / 4

        def again(_: int) -> object:
            return exposure(there, size, crew)

        beside(benchmark, "exposure map again, one piece moved", there, again, timer=time.perf_counter)
