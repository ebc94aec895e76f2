"""Ways past kerbs, onto which one walks for free but not half-way, and past the feet of slopes.  RU015, RU016."""

from __future__ import annotations

import math

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan, check_path
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.table.shapes import Circle, Point, Ring
from pb12table.table.terrain import Piece
from tests.systems.pb12.scene import Scene

WALKER = FigureId("walker")


def way(start: Point, goal: Point, *pieces: Piece, radius: float = 0.25) -> PathPlan:
    """The cheapest way between two places on the ground of a small table, which the rules accept."""
    scene = Scene(width=14.0, depth=14.0, origin=(0.0, 0.0))
    scene.pieces += pieces
    scene.human(WALKER, at=start, footprint=Circle(radius))
    state = scene.state()
    plan = plan_path(state, WALKER, goal, height=0.0, movement_points=20)
    check = check_path(state, WALKER, plan.options)
    assert check.legal
    assert not any(leg.risk for leg in check.legs)
    return plan


def rings(middle: Point, outer: float, inner: float) -> tuple[Ring, Ring]:
    """Two squares on their corners around a place, so far from it."""
    x, y = middle
    first, second = (((x, y - far), (x + far, y), (x, y + far), (x - far, y)) for far in (outer, inner))
    return first, second


@pytest.mark.rule("R1.4.29", "R1.7.4", "RU015", "RU016")
@pytest.mark.parametrize(("start", "goal"), [((3.5, 3.0), (5.679, 6.931)), ((3.5, 3.0), (5.8, 8.0))])
def test_along_a_kerb_the_way_keeps_clear_of_it(start: Point, goal: Point) -> None:
    # The kerb is half as wide as the base: who comes to stand beside it as on it stands half on it only.
    outline, hole = rings((2.5, 5.828), 2.828, 2.121)
    plan = way(start, goal, Piece("kerb", outline, (hole,), height=0.2), radius=0.5)
    assert plan.reachable
    # One step more at most than without any kerb.
    assert plan.cost <= math.ceil(math.dist(start, goal)) + 1


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize(("goal", "points"), [((2.0, 10.7), 3), ((3.0, 10.0), 4)])
def test_the_foot_of_a_slope_that_is_too_steep_is_no_ledge(goal: Point, points: int) -> None:
    # Rising 1.8 over 1.5 steps: more than 45 degrees, so that nobody sets foot on it, however low it is there.
    outline = ((1.5, 11.0), (2.561, 12.061), (2.207, 12.414), (1.146, 11.354))
    low, high = (outline[0], outline[3]), (outline[1], outline[2])
    slope = Piece("slope", outline, height=1.8, low_edge=low, high_edge=high)
    plan = way((1.0, 12.0), goal, slope)
    assert plan.reachable
    assert plan.cost == points


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize("rise", [0.05, 0.1, 0.2])
@pytest.mark.parametrize(("south", "north", "points"), [(6.0, 8.0, (7,)), (3.0, 11.0, (11, 12))])
def test_under_a_ceiling_as_high_as_the_figure_the_lowest_kerb_is_walked_round(
    rise: float, south: float, north: float, points: tuple[int, ...]
) -> None:
    kerb = Piece("kerb", ((6.0, south), (6.5, south), (6.5, north), (6.0, north)), height=rise)
    roof = Piece("roof", ((4.0, south), (9.0, south), (9.0, north), (4.0, north)), base=2.0, height=0.3)
    plan = way((3.0, 7.0), (9.0, 7.0), kerb, roof)
    assert plan.reachable
    assert plan.cost in points
    assert way((3.0, 7.0), (9.0, 7.0), kerb).cost == 6


@pytest.mark.rule("R1.7.4", "RU016")
def test_reach_ends_before_a_kerb_over_which_the_ceiling_is_too_low() -> None:
    scene = Scene(width=14.0, depth=14.0, origin=(0.0, 0.0))
    scene.pieces += (
        Piece("kerb", ((6.0, 0.0), (6.3, 0.0), (6.3, 14.0), (6.0, 14.0)), height=0.05),
        Piece("roof", ((4.0, 0.0), (9.0, 0.0), (9.0, 14.0), (4.0, 14.0)), base=2.0, height=0.3),
    )
    scene.human(WALKER, at=(3.0, 7.0), footprint=Circle(0.25))
    state = scene.state()
    (found,) = reach(state, WALKER, (8,))
    east = max(x for _, region in found.areas for outer, _ in region.rings for x, _ in outer)
    assert 5.74 < east < 5.751
    assert not plan_path(state, WALKER, (8.0, 7.0), height=0.0, movement_points=8).reachable


@pytest.mark.rule("R1.7.4", "RU016")
def test_onto_a_ramp_half_under_a_ceiling_the_way_begins_beside_the_ceiling() -> None:
    west, south, east, north = 3.14899834212751, 2.515304292360565, 5.14899834212751, 4.515304292360565
    outline = ((west, south), (east, south), (east, north), (west, north))
    ramp = Piece("ramp", outline, low_edge=(outline[0], outline[3]), high_edge=(outline[1], outline[2]))
    roof = Piece("roof", ((3.068, 4.466), (4.185, 4.466), (4.185, 10.364), (3.068, 10.364)), base=2.0, height=0.3)
    scene = Scene(width=14.0, depth=14.0, origin=(0.0, 0.0))
    scene.pieces += (ramp, roof)
    scene.human(WALKER, at=(4.94, 7.765), footprint=Circle(0.25))
    plan = plan_path(scene.state(), WALKER, (3.2, 4.0), movement_points=20)
    assert plan.reachable
    assert plan.cost == 5
