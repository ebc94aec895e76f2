"""Ways among blocks, ramps and walls of many heights, held against ways tried at random.  R1.7.2, RU063."""

from __future__ import annotations

import random

import pytest
import shapely

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.table.shapes import Point, Ring
from pb12table.table.terrain import Piece
from tests.run import times
from tests.systems.pb12.at_random import tried
from tests.systems.pb12.crooked import Crooked
from tests.systems.pb12.scene import Scene

SIDE, MOST = 6.0, 5
CROOKED = Crooked(SIDE, 0.3, (3, 4, 5, 6), (0.5, 1.3), (0.5, 1.4), (0.05, 0.7))
HEIGHTS = (0.2, 0.25, 0.3, 0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5)
A = FigureId("a")


def _piece(dice: random.Random, number: int, outline: Ring) -> Piece:
    height, name = dice.choice(HEIGHTS), f"piece-{number}"
    if len(outline) == 4 and dice.random() < 0.3:
        low, high = (outline[0], outline[3]), (outline[1], outline[2])
        return Piece(name, outline, height=dice.choice((0.3, 0.5, 0.8)), low_edge=low, high_edge=high)
    return Piece(name, outline, height=height, climbable=dice.random() < 0.3)


def hills(seed: int) -> State:
    """A table full of pieces of many heights that do not overlap, and somebody on one of them or beside."""
    dice = random.Random(f"hills {seed}")
    scene = Scene(width=SIDE, depth=SIDE, origin=(0.0, 0.0))
    shapes: list[shapely.Polygon] = []
    for _ in range(40):
        outline = CROOKED.outline(dice)
        shape = shapely.Polygon(outline)
        if len(shapes) < 7 and shape.is_valid and shape.area > 0.05 and not shapely.intersects(shape, shapes).any():
            shapes.append(shape)
            scene.pieces.append(_piece(dice, len(shapes), outline))
    scene.human(A, at=(0.0, 0.0))
    state = scene.state()
    mover = state.figures[A]
    while True:
        place = (round(dice.uniform(0.3, SIDE - 0.3), 3), round(dice.uniform(0.3, SIDE - 0.3), 3))
        heights = standing_heights(state, A, place)
        if heights:
            (mover.x, mover.y), mover.z = place, heights[-1]
            return state


@pytest.mark.slow_but("4")
@pytest.mark.rule("R1.7.2", "R1.7.5", "R1.7.6", "R6.1.8")
@pytest.mark.parametrize("seed", range(8))
def test_no_way_tried_at_random_is_cheaper(seed: int) -> None:
    """But for one point in a few places; where bends are looked for is sampled."""
    state, dice = hills(seed), random.Random(seed)
    found = sorted(tried(state, A, dice, MOST, 24).items())
    chosen = dice.sample(found, min(times(12, 30), len(found)))
    dearer = 0
    for (x, y, z), cost in chosen:
        plan = plan_path(state, A, (x, y), height=z, movement_points=MOST)
        assert plan.reachable, (x, y, z)
        assert plan.cost <= cost + 1, (x, y, z)
        dearer += plan.cost > cost
    assert dearer <= len(chosen) // 10


def blocks(*boxes: tuple[Point, Point, float], at: Point, **more: bool) -> State:
    """Boxes (corner, corner, height) and somebody at a place beside or on them."""
    scene = Scene()
    for low, high, height in boxes:
        scene.box(low, high, height, **more)
    scene.human(A, at=at)
    return scene.state()


def cost(state: State, to: Point, height: float | None = None) -> int:
    plan = plan_path(state, A, (to[0] + 100.0, to[1] + 100.0), height=height, movement_points=20)
    assert plan.reachable
    return plan.cost


@pytest.mark.rule("R1.4.29", "RU015")
@pytest.mark.parametrize(
    ("gap", "heights", "points"), [(0.2, [1.0], 5), (0.45, [1.0], 5), (0.55, [0.0], 6), (1.0, [0.0], 6)]
)
def test_one_stands_over_a_gap_that_is_narrower_than_the_base(gap: float, heights: list[float], points: int) -> None:
    state = blocks(((-2.0, -1.0), (0.0, 1.0), 1.0), ((gap, -1.0), (gap + 2.0, 1.0), 1.0), at=(-3.0, 0.0))
    place = (100.0 + gap / 2.0, 100.0)
    assert standing_heights(state, A, place) == heights
    assert cost(state, (gap / 2.0, 0.0)) == points


@pytest.mark.rule("R6.1.8", "RU016", "RU117")
@pytest.mark.parametrize(("height", "points"), [(1.0, 2), (1.2, 4), (1.25, 4), (1.3, 5), (2.2, 7)])
def test_from_the_last_hold_a_low_ledge_is_walked_onto(height: float, points: int) -> None:
    state = blocks(((0.25, -1.0), (2.0, 1.0), height), at=(0.0, 0.0), climbable=True)
    assert cost(state, (0.6, 0.0)) == points


@pytest.mark.rule("R6.1.8", "RU117")
def test_the_first_rise_leads_to_a_wall_that_is_hardly_higher_and_from_the_hold_one_goes_a_step_on() -> None:
    state = blocks(((1.1, -1.0), (3.0, 1.0), 1.08), at=(0.0, 0.0), climbable=True)
    assert cost(state, (1.5, 0.3)) == 4


@pytest.mark.rule("R1.7.5", "RU016")
def test_from_a_ledge_one_gets_up_to_more_than_from_beside_it() -> None:
    """The ledge lies a little away from what is climbed from it."""
    state = blocks(((-1.0, -0.5), (0.0, 0.5), 0.25), ((0.4, -0.5), (2.0, 0.5), 1.25), at=(-2.0, 0.0))
    assert cost(state, (0.7, 0.0)) == 4
