"""Reach, ways and swept bodies on the middle layout: `python -m tests.bench.goals.moving WHAT [STEPS]`.

WHAT is `reach`, `slow` (reach where a fifth of the table is slow ground), `thickets` (where most of it is), `ways` or
`sweep` (two thousand steps). Prints the processor time in seconds of each question, asked once before.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin

from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.battlefield import Body
from pb12table.table.motion.sweep import swept
from pb12table.table.shapes import Point
from tests.bench.goals.warmed import warm
from tests.bench.layouts import layout
from tests.bench.positions import figures, goals, position, slow_ground, thickets
from tests.bench.test_bench_sight import without

SIZE = "middle"

Job = Callable[[], object]


def jobs_of(what: str, steps: int) -> list[Job]:
    """The questions of a name."""
    if what == "ways":
        state = position(SIZE)
        return [partial(plan_path, state, name, to, movement_points=steps) for name, to in goals(SIZE, steps)]
    if what == "sweep":
        return [partial(_steps_of, body) for body in layout(SIZE).bodies]
    dear = {"reach": (), "slow": slow_ground(SIZE), "thickets": thickets(SIZE)}[what]
    state, count = position(SIZE, slow=dear), 10 if what == "reach" and steps <= 12 else 4
    return [partial(reach, state, name, (steps,)) for name in figures(SIZE)[:count]]


def _steps_of(body: Body) -> None:
    """Fifty steps of a body in all directions."""
    where = layout(SIZE)
    for to in _around(body.position):
        swept(where.table, body, to, _OTHERS[body.id])


def _around(place: Point) -> list[Point]:
    dice = random.Random(SIZE)
    angles = [dice.uniform(0.0, 2.0 * pi) for _ in range(50)]
    return [(place[0] + cos(angle), place[1] + sin(angle)) for angle in angles]


_OTHERS = {body.id: without(layout(SIZE), body) for body in layout(SIZE).bodies}


def timed(jobs: Sequence[Job]) -> list[float]:
    """How long each question takes."""
    for job in jobs:
        job()
    found: list[float] = []
    for job in jobs:
        begun = time.process_time()
        job()
        found.append(time.process_time() - begun)
    return found


def main() -> None:
    """Measure what the command line names."""
    warm()
    found = timed(jobs_of(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0))
    sys.stdout.write(" ".join(f"{seconds:.6f}" for seconds in found) + "\n")


if __name__ == "__main__":
    main()
