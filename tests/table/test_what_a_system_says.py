"""What a rule system says to the table: how high and steep bodies walk, what ways cost, how much must be seen."""

from __future__ import annotations

import pytest

from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.motion.falling import stand
from pb12table.table.motion.sweep import walk
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.sight.sight import sight_to_body
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT, PRICES, block, field, human, ramp_east, wall

LONG_LEGS = Gait(ledge=0.5, steepest=60.0)
STEP = block("step", 4.0, 0.0, 8.0, 10.0, 0.4)
SLOPE = ramp_east("slope", 4.0, 0.0, 8.0, 10.0, 6.0)


def table(gait: Gait, *pieces: Piece) -> Battlefield:
    """A table that is walked in a way."""
    return Battlefield(12.0, 10.0, pieces, gait)


@pytest.mark.parametrize(("gait", "x", "z"), [(GAIT, 3.75, 0.0), (LONG_LEGS, 6.0, 0.4)])
def test_a_ledge_is_walked_up_when_it_is_not_too_high(gait: Gait, x: float, z: float) -> None:
    way_end = walk(table(gait, STEP), human("a", 2.0, 5.0), (6.0, 5.0), ())
    assert (way_end.x, way_end.z) == pytest.approx((x, z), abs=0.01)


@pytest.mark.parametrize(("gait", "x", "holds"), [(GAIT, 3.75, False), (LONG_LEGS, 5.0, True)])
def test_a_slope_carries_when_it_is_not_too_steep(gait: Gait, x: float, holds: bool) -> None:
    there = table(gait, SLOPE)
    assert there.carries(SLOPE) is holds
    assert walk(there, human("a", 2.0, 5.0), (5.0, 5.0), ()).x == pytest.approx(x, abs=0.3)
    assert stand(there, human("a", 6.0, 5.0, 3.0), ()).safe is holds


@pytest.mark.parametrize(
    ("gait", "prices", "cost"),
    [
        (GAIT, PRICES, 6),
        (LONG_LEGS, PRICES, 5),
        (LONG_LEGS, Prices(walk=3, vertical=2, land=1, hold=1), 15),
        (GAIT, Prices(walk=1, vertical=5, land=1, hold=1), 9),
        (LONG_LEGS, Prices(walk=1, vertical=2, land=1, hold=1, extra=2), 15),
    ],
)
def test_the_cheapest_way_costs_what_the_system_says(gait: Gait, prices: Prices, cost: int) -> None:
    mover = Mover(table(gait, STEP), human("a", 2.1, 5.0), (), 1.0)
    spread = Spread(mover, prices, 30, goal=((6.6, 5.0), 0.4))
    spread.run()
    assert spread.goal_node is not None
    assert spread.goal_node.cost == cost


def test_tables_that_are_walked_differently_are_not_equal() -> None:
    assert table(GAIT) != table(LONG_LEGS)


@pytest.mark.parametrize(("least", "exists"), [(0.01, True), (0.3, True), (0.4, False)])
def test_there_is_a_sight_line_when_as_much_is_seen_as_the_system_says(least: float, exists: bool) -> None:
    seen = sight_to_body(field(wall(9.9, 1.3)), human("a", 0.0, 0.0), human("b", 10.0, 0.0), 90.0, (), least)
    assert seen.visible_share == pytest.approx(0.35, abs=0.01)
    assert seen.exists is exists
