"""How fast others are at what comes nearest to our questions, on the same scenes; `make bench`, with the extra `peers`.

None of them asks all that we ask. scikit-fmm knows no bodies, no heights and no borders narrower than its cells;
extremitypathfinder knows a plane with holes and neither prices nor climbing; pymunk sweeps circles over footprints
and misses some hits. What a peer prepares once for a table is not timed, as ours is not.
"""

from __future__ import annotations

import importlib
import itertools
import os
import random
from collections.abc import Callable, Iterator
from functools import cache
from math import cos, pi, sin
from typing import Any
from unittest.mock import patch

import numpy as np
import pymunk
import pytest
import shapely

from pb12table.files.places import prepare_kernels
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.index import convex_parts
from pb12table.table.kernels import loader, registry
from pb12table.table.motion.sweep import swept
from pb12table.table.shapes import Point
from tests.bench.layouts import SIZES, Layout, layout, town
from tests.bench.positions import figures, position, slow_ground
from tests.bench.test_bench_sight import Benchmark, beside, without
from tests.table.scene import human

RADIUS = 0.25
CELL = 0.125
"""How wide the cells of a grid are, in steps."""
SLOW = 2.0
"""How many times as much a step over slow ground costs."""
MITRED = 3.0


@pytest.fixture(autouse=True)
def kernels() -> Iterator[None]:
    with patch.dict(os.environ):
        os.environ.pop(loader.SWITCH, None)
        prepare_kernels()
        yield
    registry.let_go()


def beside_peer(benchmark: Benchmark, what: str, peer: str, where: Layout, job: Callable[[int], object]) -> None:
    """Time a peer in the same run, as a plain loop is timed."""
    job(0)  # what it keeps from one call to the next is there
    beside(benchmark, what, where, job, calls=9)
    benchmark.extra_info.update(peer=peer)


def ground_left(where: Layout, without: str, corners: int = 4) -> shapely.Geometry:
    """Where the middle of a figure's base may be: no wall and no body comes as near as its radius.

    A quarter of a body has so many corners.
    """
    pieces = [shapely.Polygon(piece.outline, piece.holes) for piece in where.table.pieces if not piece.thin]
    walls = [shapely.LineString(piece.outline) for piece in where.table.pieces if piece.thin]
    solid = [shapely.buffer(each, RADIUS, join_style="mitre", mitre_limit=MITRED) for each in (*pieces, *walls)]
    solid += [shapely.Point(body.position).buffer(2.0 * RADIUS, corners) for body in where.bodies if body.id != without]
    table = shapely.box(RADIUS, RADIUS, where.table.width - RADIUS, where.table.depth - RADIUS)
    return table.difference(shapely.union_all(solid))


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("steps", [12, 24])
def test_reach_over_slow_ground_beside_fast_marching(benchmark: Benchmark, steps: int) -> None:
    """scikit-fmm marches over a grid with a mask where nobody can stand, as far as so many steps."""
    skfmm = pytest.importorskip("skfmm", reason="the extra `peers` is not installed")
    where, state, names = layout("middle"), position("middle", slow=slow_ground("middle")), figures("middle")
    asked = itertools.count()

    def area() -> float:
        (found,) = reach(state, names[next(asked) % 6], (steps,))
        return found.area

    assert benchmark.pedantic(area, rounds=6, warmup_rounds=6) > 1.0
    xs, ys = (np.arange(0.0, length, CELL) + CELL / 2.0 for length in (where.table.width, where.table.depth))
    x, y = np.meshgrid(xs, ys)
    slow = shapely.union_all([shapely.Polygon(ring) for ring in slow_ground("middle")])
    speed = np.where(shapely.contains_xy(slow, x, y), 1.0 / SLOW, 1.0)
    blocked = {name: ~shapely.contains_xy(ground_left(where, name), x, y) for name in names[:6]}

    def march(number: int) -> float:
        body = where.bodies[number % 6]
        start = np.hypot(x - body.x, y - body.y) - CELL
        ground = np.ma.MaskedArray(start, blocked[names[number % 6]])
        times = skfmm.travel_time(ground, speed, dx=CELL, narrow=float(steps))
        return float((times.filled(np.inf) <= steps).sum()) * CELL * CELL

    assert march(0) > 1.0
    what = f"reach over slow ground, {steps} steps"
    beside_peer(benchmark, what, "scikit-fmm, cells of 1/8, with its mask", where, march)


@cache
def ground_of_the_first() -> tuple[FigureId, shapely.Polygon]:
    """The first figure of the middle layout, and the piece of ground on which its middle may be."""
    where = layout("middle")
    body = where.bodies[0]
    parts = shapely.get_parts(ground_left(where, body.id, corners=1))
    return FigureId(body.id), next(part for part in parts if part.contains(shapely.Point(body.position)))


@cache
def plane_of_the_first() -> Any:
    """That ground as extremitypathfinder has it, with its graph, over which it thinks for half a minute."""
    plane = importlib.import_module("extremitypathfinder").PolygonEnvironment()
    # The outline against the clock, holes with it, and none closed.
    around = shapely.orient_polygons(ground_of_the_first()[1])
    holes = [list(ring.coords)[:-1] for ring in around.interiors]
    plane.store(list(around.exterior.coords)[:-1], holes, validate=False)
    plane.prepare()
    return plane


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("steps", [12, 24])
def test_ways_beside_a_visibility_graph(benchmark: Benchmark, steps: int) -> None:
    """extremitypathfinder finds the shortest way in a plane with holes; its graph is prepared once."""
    pytest.importorskip("extremitypathfinder", reason="the extra `peers` is not installed")
    where, state = layout("middle"), position("middle")
    (figure, ground), start = ground_of_the_first(), where.bodies[0].position
    dice = random.Random(f"peers {steps}")
    goals: list[Point] = []
    while len(goals) < 9:
        angle, far = dice.uniform(0.0, 2.0 * pi), steps * dice.uniform(0.6, 0.9)
        goal = (round(start[0] + far * cos(angle), 3), round(start[1] + far * sin(angle), 3))
        if ground.contains(shapely.Point(goal)):
            goals.append(goal)
    rounds = itertools.count()

    def way() -> float:
        return plan_path(state, figure, goals[next(rounds) % len(goals)], movement_points=steps).cost

    assert benchmark.pedantic(way, rounds=9, warmup_rounds=9) > 0

    def find(number: int) -> object:
        return plane_of_the_first().find_shortest_path(start, goals[number % len(goals)])

    if benchmark.stats is not None:
        beside_peer(benchmark, f"way, {steps} steps", "extremitypathfinder, its graph prepared", where, find)


@pytest.mark.slow_but("middle")
@pytest.mark.parametrize("name", ["middle", "large", "4,000 pieces"])
def test_swept_bodies_beside_bare_pymunk(benchmark: Benchmark, name: str) -> None:
    """pymunk sweeps a circle through a space with all footprints, which stays as it is."""
    where = layout(name) if name in SIZES else Layout(name, town(4000), (human("alone", 200.0, 140.0),))
    dice = random.Random(name)
    body = where.bodies[0]
    others = without(where, body)
    asked = [(body.x + cos(angle), body.y + sin(angle)) for angle in (dice.uniform(0.0, 2.0 * pi) for _ in range(200))]
    rounds = itertools.count()

    def sweep() -> float:
        stop = swept(where.table, body, asked[next(rounds) % len(asked)], others)
        return 1.0 if stop is None else stop.share

    assert 0.0 <= benchmark(sweep) <= 1.0
    space = pymunk.Space()
    for piece in where.table.pieces:
        if piece.thin:
            space.add(pymunk.Segment(space.static_body, piece.outline[0], piece.outline[1], 0.0))
        else:
            for part in convex_parts(piece.outline, piece.holes):
                space.add(pymunk.Poly(space.static_body, part))
    for other in others:
        space.add(pymunk.Circle(space.static_body, RADIUS, other.position))
    everything = pymunk.ShapeFilter()

    def bare(number: int) -> object:
        hit = None
        for to in asked:
            hit = space.segment_query_first(body.position, to, RADIUS, everything)
        return hit

    bare(0)
    beside(benchmark, "swept body, one step", where, bare, times=1.0 / len(asked), calls=9)
    benchmark.extra_info.update(peer="bare pymunk, `segment_query_first` with a radius")
