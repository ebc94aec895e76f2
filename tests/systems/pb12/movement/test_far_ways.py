"""Far ways: what is left to a goal at least is never more than what it costs, and says where walls lie between."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, is_on_table
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement import planner
from pb12table.systems.pb12.rules.movement.planner import CarriedOut, carried_out, mover_of, plan_path
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.motion.obstacles import FINE_FAN
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.search.heuristic import homeward
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import storey_at, storeys
from pb12table.table.routes.space.gates import anyone
from pb12table.table.shapes import Circle, Point, Point3, circumradius
from pb12table.table.unions import Floats
from tests.systems.pb12.movement.test_ways_of_scenarios import SCENARIOS, position
from tests.systems.pb12.movement.test_ways_on_hills import SIDE, A, hills
from tests.systems.pb12.scene import Scene
from tests.table.scene import PRICES

FAR = 1000.0


def left(state: State, figure: FigureId, goal: Point3, places: list[Point3]) -> Floats:
    """What is left at least to a goal from some places where one can stand, slow ground left out."""
    mover = mover_of(state, figure)
    footprint = mover.body.footprint
    found = storeys(mover.battlefield, circumradius(footprint), mover.body.height, FINE_FAN)
    known = homeward(found, anyone(mover), PRICES, (goal[:2], goal[2]), FAR)
    told: list[float] = []
    for x, y, z in places:
        storey = storey_at(found, (x, y), z) if z in standing_heights(state, figure, (x, y)) else None
        # In the air nothing is told.
        told.append(0.0 if storey is None else float(known.least(storey, np.array([(x, y)]))[0]))
    return np.array(told)


def held_against_a_way(state: State, figure: FigureId, to: Point, height: float) -> bool:
    """Whether there is a way; nowhere on it is less left than is told."""
    plan = plan_path(state, figure, to, height=height, movement_points=20)
    if not plan.reachable or not plan.legs:
        return False
    here = body(state, figure)
    places = [(here.x, here.y, here.z), *(leg.end for leg in plan.legs)]
    costs = np.cumsum([0, *(leg.cost for leg in plan.legs)])
    goal = plan.legs[-1].end
    assert (left(state, figure, goal, places) <= plan.cost - costs + 1e-6).all(), (figure, to, height)
    return True


@pytest.mark.slow_but("two-companies", "marked-cards")
@pytest.mark.rule("R1.7.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_never_more_is_told_to_be_left_than_a_way_costs(scenario: str) -> None:
    state, dice = position(scenario), random.Random(f"far ways of {scenario}")
    walkers = [name for name in state.figures if is_on_table(state, name) and not is_vehicle(state, name)]
    table, held = state.setup.battlefield, 0
    while held < 5:
        figure = dice.choice(walkers)
        here = body(state, figure)
        to = (round(here.x + dice.uniform(-12.0, 12.0), 3), round(here.y + dice.uniform(-12.0, 12.0), 3))
        if 0.5 < to[0] < table.width - 0.5 and 0.5 < to[1] < table.depth - 0.5:
            heights = standing_heights(state, figure, to)
            held += bool(heights) and held_against_a_way(state, figure, to, dice.choice(heights))


@pytest.mark.slow_but("104")
@pytest.mark.rule("R1.7.2", "R1.7.5", "R1.7.6", "R6.1.8")
@pytest.mark.parametrize("seed", range(100, 106))
def test_about_the_same_ways_are_found_with_it_and_without(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for a point in a few places: which of several places beside a corner is kept depends on the order."""
    state, dice = hills(seed), random.Random(seed)
    asked = other = 0
    while asked < 6:
        to = (round(dice.uniform(0.3, SIDE - 0.3), 3), round(dice.uniform(0.3, SIDE - 0.3), 3))
        heights = standing_heights(state, A, to)
        if not heights:
            continue
        height, found = dice.choice(heights), []
        for patience in (0, 100000):
            monkeypatch.setattr("pb12table.table.routes.search.search_state._PATIENCE", patience)
            plan = plan_path(state, A, to, height=height, movement_points=10, farthest=16)
            found.append((plan.reachable, plan.cost))
        assert found[0][0] == found[1][0], (to, height)
        assert abs(found[0][1] - found[1][1]) <= 1, (to, height)
        other += found[0] != found[1]
        held_against_a_way(state, A, to, height)
        asked += 1
    assert other <= 1


def walled(*walls: tuple[Point, Point]) -> State:
    """Somebody on a plane with walls much higher than anybody climbs."""
    scene = Scene(width=30.0, depth=20.0, origin=(0.0, 0.0))
    for low, high in walls:
        scene.box(low, high, 6.0)
    scene.human(A, at=(5.0, 10.0))
    return scene.state()


def test_a_thin_wall_counts_with_the_whole_way_round_it() -> None:
    state = walled(((15.0, 0.0), (15.2, 16.0)))
    to = (16.0, 3.0, 0.0)
    radius = 0.25
    corners = [(5.0, 10.0), (15.0 - radius, 16.0 + radius), (15.2 + radius, 16.0 + radius), to[:2]]
    true = sum(math.dist(one, two) for one, two in pairwise(corners))
    told = float(left(state, A, to, [(5.0, 10.0, 0.0)])[0])
    assert 0.93 * true < told <= true
    assert math.dist((5.0, 10.0), to[:2]) < 0.7 * told


def test_what_nobody_gets_to_is_infinitely_far() -> None:
    yard = [((14.0, 6.0), (15.0, 14.0)), ((20.0, 6.0), (21.0, 14.0))]
    state = walled(*yard, ((15.0, 6.0), (20.0, 7.0)), ((15.0, 13.0), (20.0, 14.0)))
    assert left(state, A, (17.0, 10.0, 0.0), [(5.0, 10.0, 0.0)])[0] == math.inf
    open_ = walled(*yard, ((15.0, 6.0), (20.0, 7.0)), ((15.0, 13.0), (19.3, 14.0)))
    assert left(open_, A, (17.0, 10.0, 0.0), [(5.0, 10.0, 0.0)])[0] < 25.0


@pytest.mark.rule("R1.7.4")
def test_of_ways_that_cost_the_same_a_short_one_is_planned() -> None:
    """Past the corner of a wall, not by way of a platform that lies aside."""
    scene = Scene(width=20.0, depth=12.0, origin=(0.0, 0.0))
    scene.box((8.0, 4.0), (8.5, 6.2), 1.2)
    scene.box((3.0, 8.0), (5.0, 10.0), 1.0)
    scene.box((11.0, 6.1), (12.0, 9.0), 2.0)
    scene.human(A, at=(2.0, 6.0))
    plan = plan_path(scene.state(), A, (10.0, 6.0), movement_points=20)
    assert plan.cost == 9
    corner = (8.0 - 0.25, 6.2 + 0.25)
    shortest = math.dist((2.0, 6.0), corner) + 1.0 + math.dist((8.75, 6.45), (10.0, 6.0))
    assert sum(math.dist(leg.start[:2], leg.end[:2]) for leg in plan.legs) < shortest + 0.3


@pytest.mark.slow
@pytest.mark.rule("R1.7.5", "RU063")
@pytest.mark.parametrize(
    ("figure", "to", "height", "points"),
    [
        ("topman", (30.007, 28.064), 2.0, 31),
        ("topman", (9.601, 27.347), 4.8, 26),
        ("captain", (34.398, 27.389), 6.5, 43),
    ],
)
def test_ways_across_the_whole_quay(figure: str, to: Point, height: float, points: int) -> None:
    """Over walls and hand over hand: where a crossing ends a hair too far after rounding, it ends a little before."""
    plan = plan_path(position("governors-quay"), FigureId(figure), to, height=height, movement_points=20)
    assert plan.reachable
    assert plan.cost == points


@pytest.mark.rule("R1.7.4", "RU016")
@pytest.mark.parametrize("goal", [(10.8, 5.0), (11.4, 5.05)])
def test_no_way_is_looked_for_through_somebody_who_fills_a_dead_end(
    monkeypatch: pytest.MonkeyPatch, goal: Point
) -> None:
    """From the goal backward nobody steps out of somebody else; such ways were found, refused, and found anew."""
    scene = Scene(width=20.0, depth=10.0, origin=(0.0, 0.0))
    for south, north in ((4.0, 4.5), (5.5, 6.0)):
        scene.box((6.0, south), (13.0, north), 4.0)
    scene.box((12.5, 4.5), (13.0, 5.5), 4.0)
    scene.human("walker", "alice", at=(2.0, 5.0), vertical_movement=0)
    scene.human("guard", "bob", at=(10.0, 5.0))
    refused = []

    def carried(*asked: Any, **more: Any) -> CarriedOut:
        way = carried_out(*asked, **more)
        refused.append(way.refused)
        return way

    monkeypatch.setattr(planner, "carried_out", carried)
    state = scene.state()
    assert not plan_path(state, FigureId("walker"), goal, movement_points=30, farthest=30).reachable
    assert refused == []
    # Before the guard there is a way.
    assert plan_path(state, FigureId("walker"), (9.4, 5.0), movement_points=30, farthest=30).reachable
    assert refused == [None]


def dead_end(**guard: Any) -> Scene:
    """A blind alley a step wide, between walls that are too high to climb, and a guard of some kind in it."""
    scene = Scene(width=40.0, depth=20.0, origin=(0.0, 0.0))
    for south, north in ((4.0, 4.5), (5.5, 6.0)):
        scene.box((6.0, south), (13.0, north), 4.0)
    scene.box((12.5, 4.5), (13.0, 5.5), 4.0)
    scene.human("walker", "alice", at=(2.0, 5.0))
    scene.human("guard", "bob", at=(10.0, 5.0), **guard)
    return scene


@pytest.mark.rule("R1.7.2", "RU016")
@pytest.mark.parametrize("goal", [(10.7, 5.0), (11.9, 5.05)])
def test_that_somebody_fills_a_dead_end_is_told_by_one_search(monkeypatch: pytest.MonkeyPatch, goal: Point) -> None:
    """Not by one after the other, each going further, until all of the table is known."""
    limits: list[int] = []

    class Counted(Spread):
        def __init__(self, mover: Mover, prices: Prices, limit: int, **more: Any) -> None:
            limits.append(limit)
            super().__init__(mover, prices, limit, **more)

    monkeypatch.setattr(planner, "Spread", Counted)
    assert not plan_path(dead_end().state(), FigureId("walker"), goal, movement_points=30).reachable
    assert len(limits) == 1


@pytest.mark.rule("R1.7.2", "R1.7.5", "R1.7.6", "RU063")
def test_over_somebody_low_who_fills_a_passage_one_gets_by_options() -> None:
    """Eight steps up to the dog, up and across for two, down again for one."""
    dog = dead_end(footprint=Circle(0.2), model_height=0.8)
    plan = plan_path(dog.state(), FigureId("walker"), (10.45, 5.0), movement_points=30)
    assert plan.reachable
    assert plan.cost == 8 + 2 + 1
    wolf = dead_end(footprint=Circle(0.2), model_height=1.1)
    assert not plan_path(wolf.state(), FigureId("walker"), (10.45, 5.0), movement_points=30).reachable
