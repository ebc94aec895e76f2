"""How fast moving is: swept bodies, ways and reach on the three layouts, beside plain loops; `make bench`.

The figures climb as average humans do; the plain loops only walk, which asks for less.
"""

from __future__ import annotations

import itertools
import random
from math import cos, pi, sin

import pytest

from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.motion.sweep import swept
from pb12table.table.routes.search.costs import Tolls
from pb12table.table.routes.space.gates import gates_of
from tests.bench.layouts import SIZES, layout
from tests.bench.plain_moving import PlainGround, plain_costs, plain_stop
from tests.bench.positions import figures, goals, position, slow_ground
from tests.bench.test_bench_sight import Benchmark, beside, without
from tests.table.routes.plain_tolls import PlainTolls

STEPS = (6, 12, 24)
ROUNDS = {6: 10, 12: 10, 24: 4}
BASELINE_CALLS = {6: 3, 12: 1, 24: 1}
"""The plain loop takes up to a minute for one call."""

SLOW = pytest.mark.timeout(900)


@pytest.mark.slow_but("middle")
@pytest.mark.parametrize("name", SIZES)
def test_swept_bodies(benchmark: Benchmark, name: str) -> None:
    """One option, a step in any direction, each time another."""
    where = layout(name)
    dice = random.Random(name)
    asked = []
    for body in where.bodies:
        others = without(where, body)
        for _ in range(50):
            angle = dice.uniform(0.0, 2.0 * pi)
            asked.append((body, (body.x + cos(angle), body.y + sin(angle)), others))
    dice.shuffle(asked)
    if len(where.bodies) > 10:
        # In a turn one figure moves, and asks about all the others many times.
        asked.sort(key=lambda question: question[0].id)
    rounds = itertools.count()

    def sweep() -> float:
        body, to, others = asked[next(rounds) % len(asked)]
        stop = swept(where.table, body, to, others)
        return 1.0 if stop is None else stop.share

    for _ in asked:
        sweep()
    assert 0.0 <= benchmark(sweep) <= 1.0

    def plain(number: int) -> object:
        body, to, others = asked[17 * number]
        return plain_stop(where.table, body, to, others)

    beside(benchmark, "swept body, one step", where, plain)


@pytest.mark.slow_but("small-6", "small-12", "middle-*")
@SLOW
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("name", SIZES)
def test_reach(benchmark: Benchmark, name: str, steps: int) -> None:
    """The area for a number of movement points, each time of another figure, that was asked about once before.

    What lies behind the borders of terrain is found out at the first look and kept; a game asks after every move.
    """
    count = ROUNDS[steps]
    time_reach(benchmark, name, steps, f"reach, {steps} steps", rounds=count, warmup_rounds=count, figures_asked=count)


@pytest.mark.slow_but("small", "middle")
@SLOW
@pytest.mark.parametrize("name", SIZES)
def test_first_reach(benchmark: Benchmark, name: str) -> None:
    """The area at the first look, each time of another figure; the terrain was looked at from elsewhere."""
    gates_of.cache_clear()
    time_reach(benchmark, name, 12, "reach, 12 steps, first look", rounds=6, warmup_rounds=4, figures_asked=10)


@pytest.mark.slow_but("small")
@SLOW
@pytest.mark.parametrize("name", ["small", "middle"])
def test_reach_over_slow_ground(benchmark: Benchmark, name: str) -> None:
    """The area for twelve movement points where much of the ground is slow, beside every area asked at every step."""
    state, names = position(name, slow=slow_ground(name)), figures(name)
    asked = itertools.count()

    def area() -> float:
        (found,) = reach(state, names[next(asked) % 6], (12,))
        return found.area

    assert benchmark.pedantic(area, rounds=6, warmup_rounds=6) > 1.0

    def plain(number: int) -> object:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Tolls, "surcharges", PlainTolls.surcharges)
            patch.setattr(Tolls, "lengths", PlainTolls.lengths)
            (found,) = reach(state, names[number], (12,))
        return found

    assert plain(0) == reach(state, names[0], (12,))[0], "to the last bit"
    beside(benchmark, "reach over slow ground, 12 steps", layout(name), plain, calls=2)


def time_reach(
    benchmark: Benchmark, name: str, steps: int, what: str, *, rounds: int, warmup_rounds: int, figures_asked: int
) -> None:
    """Time the area for some steps, of so many figures in turn."""
    state, names = position(name), figures(name)
    asked = itertools.count()

    def area() -> float:
        (found,) = reach(state, names[next(asked) % figures_asked], (steps,))
        return found.area

    assert benchmark.pedantic(area, rounds=rounds, warmup_rounds=warmup_rounds) > 1.0
    where = layout(name)

    def plain(number: int) -> object:
        body = where.bodies[number]
        return plain_costs(PlainGround(where.table, body, without(where, body)), body.position, steps)

    beside(benchmark, what, where, plain, calls=BASELINE_CALLS[steps])


@pytest.mark.slow_but("small-*", "middle-*")
@SLOW
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("name", SIZES)
def test_ways(benchmark: Benchmark, name: str, steps: int) -> None:
    """The cheapest way to a place so many steps away or a little less, each time of another figure."""
    state, asked = position(name), goals(name, steps)
    rounds = itertools.count()

    def way() -> float:
        figure, goal = asked[next(rounds) % len(asked)]
        return plan_path(state, figure, goal, movement_points=steps).cost

    assert benchmark.pedantic(way, rounds=ROUNDS[steps], warmup_rounds=4) > 0
    where = layout(name)

    def plain(number: int) -> object:
        figure, goal = asked[number]
        body = next(body for body in where.bodies if body.id == figure)
        return plain_costs(PlainGround(where.table, body, without(where, body)), body.position, 2 * steps, goal=goal)

    beside(benchmark, f"way, {steps} steps", where, plain, calls=BASELINE_CALLS[steps])
