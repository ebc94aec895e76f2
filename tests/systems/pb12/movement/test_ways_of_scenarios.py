"""Ways and reach on the tables of the bundled scenarios: stairs, ships, piers, water.  R1.7.2 to R1.7.6, R6.1.4."""

from __future__ import annotations

import random
from functools import cache

import pytest
import shapely

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, is_on_table
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import plan_path, reach
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.shapes import Point
from pb12table.table.unions import geometry_of

SCENARIOS = (
    "abbey-hill", "governors-quay", "last-will", "marked-cards", "post-road", "smugglers-cove", "two-companies",
)  # fmt: skip
MOST = 7


@cache
def position(scenario: str) -> State:
    return new_game(load_scenario(scenario).setup)


def cost(scenario: str, figure: str, to: Point, height: float | None = None) -> int:
    found = plan_path(position(scenario), FigureId(figure), to, height=height, movement_points=20)
    assert found.reachable
    return found.cost


@pytest.mark.slow
@pytest.mark.rule("R1.7.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reach_and_ways_of_all_kinds_of_ground_agree(scenario: str) -> None:
    """Nothing in reach costs more than its area says; bends are sampled, so that a way may cost a point less.

    Places within 0.03 of a border are left out.
    """
    state, dice = position(scenario), random.Random(f"ways of {scenario}")
    walkers = [name for name in state.figures if is_on_table(state, name) and not is_vehicle(state, name)]
    asked = cheaper = 0
    for figure in dice.sample(walkers, 5):
        here = body(state, figure)
        found = reach(state, figure, range(1, MOST + 1))
        areas = [[geometry_of(region) for _, region in each.areas] for each in found]
        borders = shapely.union_all([area.boundary for each in areas for area in each])
        for _ in range(30):
            to = (round(here.x + dice.uniform(-MOST, MOST), 3), round(here.y + dice.uniform(-MOST, MOST), 3))
            point, heights = shapely.Point(to), standing_heights(state, figure, to)
            if len(heights) != 1 or borders.distance(point) < 0.03:
                continue
            told = next((n for n, each in enumerate(areas, 1) if any(area.contains(point) for area in each)), MOST + 1)
            plan = plan_path(state, figure, to, movement_points=MOST, farthest=MOST)
            planned = min(plan.cost, MOST + 1) if plan.reachable else MOST + 1
            assert planned <= told, (figure, to, told, plan.cost)
            asked += 1
            cheaper += planned < told
    assert asked > 50
    assert cheaper <= asked // 25


@pytest.mark.rule("R6.1.4")
@pytest.mark.rule("RU008")
def test_water_below_a_ship_does_not_slow_down_who_walks_on_board() -> None:
    assert cost("governors-quay", "topman", (24.698, 2.108)) == 14


@pytest.mark.rule("R1.7.5")
def test_over_the_side_of_a_ship_to_a_place_just_beside_it() -> None:
    """Four steps on deck, and down two climbs from the rail."""
    assert cost("governors-quay", "captain", (14.01, 0.97)) == 7


@pytest.mark.rule("R1.7.4")
@pytest.mark.rule("RU016")
def test_who_cannot_step_down_the_side_of_a_pier_in_one_direction_does_so_in_another() -> None:
    assert cost("smugglers-cove", "topman", (4.241, 15.661)) == 5


@pytest.mark.rule("R6.1.8")
@pytest.mark.rule("RU117")
def test_the_last_pull_up_a_wall_leads_on_in_another_direction_than_the_first_one() -> None:
    assert cost("abbey-hill", "pirate", (5.44, 17.893)) == 6


@pytest.mark.rule("RU015")
def test_beside_the_foot_of_a_ramp_one_may_stop() -> None:
    to = (13.805, 5.791)
    (found,) = reach(position("abbey-hill"), FigureId("rebel-leader"), (4,))
    assert any(geometry_of(region).contains(shapely.Point(to)) for _, region in found.areas)
    assert cost("abbey-hill", "rebel-leader", to) == 4


@pytest.mark.rule("R1.7.5")
@pytest.mark.rule("R1.7.6")
def test_off_the_side_of_a_ramp_straight_out_and_not_uphill() -> None:
    """Three steps along and down the ramp, over its side, and two steps on."""
    assert cost("governors-quay", "wall-guard", (28.371, 20.642)) == 8


@pytest.mark.slow
@pytest.mark.rule("R1.7.5")
def test_reach_holds_no_landing_that_what_stands_beside_it_does_not_let_pass() -> None:
    """Onto the barrel one climbs past the crates; ways over its whole top are planned."""
    (found,) = reach(position("smugglers-cove"), FigureId("strong-pirate"), (6,))
    held = shapely.union_all([geometry_of(region) for height, region in found.areas if height == 0.9])
    on_top = [(round(8.05 + 0.1 * column, 3), round(8.7 + 0.1 * row, 3)) for column in range(6) for row in range(7)]
    asked = [place for place in on_top if held.contains(shapely.Point(place))]
    assert len(asked) > 10
    for place in asked:
        assert cost("smugglers-cove", "strong-pirate", place) <= 6, place


@pytest.mark.rule("R1.7.4")
@pytest.mark.parametrize(("to", "points"), [((32.488, 13.593), 3), ((33.461, 8.0), 5)])
def test_round_the_end_of_a_wall_that_one_touches(to: Point, points: int) -> None:
    """The smith leans on the toll bar."""
    assert cost("post-road", "smith", to) == points
    areas = reach(position("post-road"), FigureId("smith"), (points,))[0].areas
    assert any(geometry_of(region).contains(shapely.Point(to)) for _, region in areas)
