"""On the layouts of the benchmarks, moving is what school geometry and a plain search find."""

from __future__ import annotations

import random
from dataclasses import replace
from math import ceil, cos, hypot, inf, pi, sin

import pytest
import shapely

from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.motion.sweep import swept
from pb12table.table.shapes import GRID, TOLERANCE, Circle
from pb12table.table.unions import geometry_of
from tests.bench.layouts import layout
from tests.bench.plain_moving import PlainGround, exact_stop, plain_costs
from tests.bench.positions import figures, goals, position
from tests.bench.wave import wave


@pytest.mark.slow_but("small")
@pytest.mark.parametrize("name", ["small", "middle", "large"])
def test_swept_bodies_stop_where_school_geometry_says(name: str) -> None:
    where, dice = layout(name), random.Random(name)
    met = 0
    for body in where.bodies[:10]:
        others = tuple(other for other in where.bodies if other is not body)
        assert isinstance(body.footprint, Circle)
        # A hair smaller, so that touching is free.
        thinner = replace(body, footprint=Circle(body.footprint.radius - TOLERANCE))
        for _ in range(8 if name == "large" else 16):
            angle, far = dice.uniform(0.0, 2.0 * pi), dice.choice((1.0, 4.0, 12.0))
            to = (body.x + far * cos(angle), body.y + far * sin(angle))
            stop = swept(where.table, body, to, others)
            length = hypot(to[0] - body.x, to[1] - body.y)
            free = length if stop is None else stop.share * length
            assert free == pytest.approx(exact_stop(where.table, thinner, to, others), abs=1e-6), (body.id, to)
            met += stop is not None
    assert met > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", ["small", "middle"])
def test_ways_cost_no_less_than_the_shortest_and_no_more_than_bending_at_corners(name: str) -> None:
    """The shortest way, in real lengths, is a bound from below; whole steps from corner to corner one from above."""
    state, where = position(name, climb=0), layout(name)
    exact = 0
    for figure, goal in goals(name, 6)[:6]:
        body = next(body for body in where.bodies if body.id == figure)
        others = tuple(other for other in where.bodies if other is not body)
        wide = PlainGround(where.table, body, others, slack=TOLERANCE)
        _, shortest = plain_costs(wide, body.position, 8, whole=False, goal=goal)
        _, by_corners = plain_costs(PlainGround(where.table, body, others, -0.002, 4), body.position, 8, goal=goal)
        plan = plan_path(state, figure, goal, movement_points=8, farthest=12)
        if by_corners < inf:
            assert plan.reachable
            assert ceil(shortest - 1e-6) <= plan.cost <= by_corners
            exact += plan.cost == ceil(shortest - 1e-6)
    assert exact >= 3


@pytest.mark.parametrize("name", ["small", "middle"])
@pytest.mark.parametrize("number", range(3))
def test_reach_lies_within_the_shortest_ways(name: str, number: int) -> None:
    """Borders of reach are smoothed by a thousandth on the grid of places, which is the finest that anybody stands."""
    where, body = layout(name), layout(name).bodies[number]
    others = tuple(other for other in where.bodies if other is not body)
    (found,) = reach(position(name, climb=0), figures(name)[number], (6,))
    area = shapely.union_all([geometry_of(region) for _, region in found.areas])
    most, _ = plain_costs(PlainGround(where.table, body, others, slack=TOLERANCE), body.position, 6, whole=False)
    assert area.difference(most.buffer(2.0 * GRID)).area < 1e-6


@pytest.mark.slow_but("0-small")
@pytest.mark.parametrize("name", ["small", "middle"])
@pytest.mark.parametrize("number", range(3))
def test_reach_and_plans_agree_with_a_fine_wave(name: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ways bend at chosen places only, which costs a step here and there; nothing is told that cannot be got to."""
    where, body = layout(name), layout(name).bodies[number]
    others = tuple(other for other in where.bodies if other is not body)
    state, figure = position(name, climb=0), figures(name)[number]
    (found,) = reach(state, figure, (5,))
    area = shapely.union_all([geometry_of(region) for _, region in found.areas])
    # What round borders lose by their facets would add up.
    monkeypatch.setattr("pb12table.table.routes.visibility._FEW_FACETS", 120)
    true = wave(where, body, others, 5, 0.05)
    monkeypatch.undo()
    assert area.difference(true[-1]).area < 0.0005 * true[-1].area
    assert true[-1].difference(area).area < 0.008 * true[-1].area
    dice, dearer, asked = random.Random(f"{name} {number}"), 0, 0
    while asked < 60:
        place = (round(body.x + dice.uniform(-5.0, 5.0), 3), round(body.y + dice.uniform(-5.0, 5.0), 3))
        point = shapely.Point(place)
        # Beside the borders the grid decides.
        if not true[-1].contains(point) or any(step.boundary.distance(point) < 0.012 for step in true):
            continue
        cost = next(steps for steps, step in enumerate(true, 1) if step.contains(point))
        plan = plan_path(state, figure, place, movement_points=8)
        assert plan.reachable
        assert cost <= plan.cost <= cost + 1
        dearer += plan.cost > cost
        asked += 1
    assert dearer <= 1
