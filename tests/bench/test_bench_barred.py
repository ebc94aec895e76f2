"""How soon it is told why there is no way, on the bundled tables: run with `make bench`.

The plain way halves the width of the body and how high it climbs again and again, and searches each time. Nothing is
remembered from one round to the next but the storeys, which the search that has failed has made before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.rules.figures.figures import figures_on_table
from pb12table.systems.pb12.rules.movement.planner import mover_of
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.table.routes import barred
from pb12table.table.routes.barred import Climber, bottlenecks, closed_parts
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.space import gates
from pb12table.table.routes.space.crossings import Mover, crossing
from pb12table.table.shapes import Circle, Point
from tests.bench.layouts import Layout
from tests.bench.test_bench_sight import beside

Benchmark = Any
TABLES = ("governors-quay", "marked-cards", "smugglers-cove", "two-companies")
"""The bundled tables on which there is ground that nobody gets to."""

HALVINGS = 8


@pytest.mark.slow_but("smugglers-cove")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", TABLES)
def test_why_there_is_no_way(benchmark: Benchmark, name: str) -> None:
    state = new_game(load_scenario(name).setup)
    first = next(iter(figures_on_table(state)))
    mover = mover_of(state, first.id)
    (goal, height) = closed_parts(Climber(mover), 0.3)[0].inside

    def told() -> float:
        for kept in (barred._bare_faces, barred.steps_from, gates.gates_of, crossing):
            kept.cache_clear()
        found = bottlenecks(Climber(mover), (goal, height))
        assert found
        return found[0].lacks[0].lacks

    assert benchmark.pedantic(told, rounds=1 if benchmark.disabled else 5) > 0.0

    def plain(_: int) -> object:
        return _halved(mover, goal, height)

    beside(benchmark, "why there is no way", Layout(name, state.battlefield, ()), plain, calls=1)


def _halved(mover: Mover, goal: Point, height: float) -> tuple[float, float]:
    """How wide a body may be, and how high one must climb, by search after search."""
    thin, wide = 0.01, 0.25
    low, high = mover.climb, 4.0 * mover.climb
    for _ in range(HALVINGS):
        radius, climb = (thin + wide) / 2.0, (low + high) / 2.0
        thinner = replace(mover, body=replace(mover.body, footprint=Circle(radius)))
        thin, wide = (radius, wide) if _gets_there(thinner, goal, height) else (thin, radius)
        low, high = (low, climb) if _gets_there(replace(mover, climb=climb), goal, height) else (climb, high)
    return 2.0 * thin, high


def _gets_there(mover: Mover, goal: Point, height: float) -> bool:
    spread = Spread(mover, Prices(1, 2, 1, 1), 40, goal=(goal, height))
    spread.run()
    return spread.goal_node is not None
