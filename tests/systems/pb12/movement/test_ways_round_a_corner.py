"""Ways and reach behind a corner, held against an exact calculation of fronts.  R1.7.2, R1.7.4."""

from __future__ import annotations

import random

import pytest
import shapely

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.shapes import Point
from pb12table.table.unions import geometry_of
from tests.systems.pb12.round_a_corner import RoundACorner
from tests.systems.pb12.scene import Scene

CORNER, RADIUS, MOST = (10.0, 10.0), 0.25, 8
A = FigureId("a")


def beside_a_block(start: Point) -> State:
    """Somebody west of a block that fills the south-east quarter of the table."""
    scene = Scene(width=20.0, depth=20.0, origin=(0.0, 0.0))
    scene.box((10.0, 0.0), (20.0, 10.0), 3.0)
    scene.human(A, at=start)
    return scene.state()


def starts(dice: random.Random) -> Point:
    return (round(dice.uniform(6.0, 9.7), 3), round(dice.uniform(5.0, 9.9), 3))


def behind(dice: random.Random) -> Point:
    return (round(dice.uniform(9.8, 15.0), 3), round(dice.uniform(10.26, 14.0), 3))


@pytest.mark.rule("R1.7.2", "R1.7.4")
@pytest.mark.parametrize(
    ("start", "goal", "steps"),
    [
        # Straight, along the arc from touching to touching, and by a bend at a whole step before it.
        ((9.0, 8.0), (9.75, 11.9), 4),
        ((9.75, 9.0), (11.0, 10.25), 3),
        ((8.305, 8.635), (10.558, 10.504), 3),
        ((9.75, 10.0), (10.0, 10.25), 2),
    ],
)
def test_the_exact_calculation_knows_what_can_be_reckoned_by_hand(start: Point, goal: Point, steps: int) -> None:
    assert RoundACorner(start, CORNER, RADIUS).steps_to(goal, MOST)[0] == steps


@pytest.mark.slow_but("2")
@pytest.mark.rule("R1.7.2", "R1.7.4")
@pytest.mark.parametrize("seed", range(4))
def test_ways_round_a_corner_cost_what_they_must(seed: int) -> None:
    """But for places a hair inside the border of a number of steps: options end on the grid, and begin there."""
    dice = random.Random(f"ways round a corner {seed}")
    start = starts(dice)
    state, exact = beside_a_block(start), RoundACorner(start, CORNER, RADIUS)
    asked = dearer = 0
    while asked < 60:
        goal = behind(dice)
        steps, border = exact.steps_to(goal, MOST)
        if steps > MOST:
            continue
        plan = plan_path(state, A, goal, movement_points=MOST)
        asked += 1
        dearer += plan.cost > steps
        assert plan.reachable
        assert plan.cost >= steps or border < 0.001, goal
        assert plan.cost == steps or (plan.cost == steps + 1 and border < 0.03), goal
    assert dearer <= 2


@pytest.mark.slow_but("1", "2", "3")
@pytest.mark.rule("R1.7.2", "R1.7.4")
@pytest.mark.parametrize("seed", range(4))
def test_reach_behind_a_corner_is_what_steps_lead_to(seed: int) -> None:
    """Where ways bend is tried at a few places, so that borders lie a little inside; beyond them nothing is told."""
    dice = random.Random(f"reach behind a corner {seed}")
    start = starts(dice)
    state, exact = beside_a_block(start), RoundACorner(start, CORNER, RADIUS)
    found = reach(state, A, range(1, MOST + 1))
    areas = [shapely.union_all([geometry_of(region) for _, region in each.areas]) for each in found]
    asked = dearer = 0
    while asked < 300:
        goal = behind(dice)
        steps, border = exact.steps_to(goal, MOST)
        told = next((n for n, area in enumerate(areas, 1) if area.covers(shapely.Point(goal))), MOST + 1)
        if steps > MOST:
            assert told > MOST or border < 0.001, goal
            continue
        asked += 1
        dearer += told > steps
        assert told >= steps or border < 0.001, goal
        assert told == steps or (told == steps + 1 and border < 0.25), goal
    assert dearer <= 15
