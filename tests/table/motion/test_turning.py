"""Bodies that turn on the spot: what stops them, and how far they come."""

from __future__ import annotations

import random
from math import acos, atan2, degrees, hypot, sqrt

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import Swing, overlapping, swing
from pb12table.table.shapes import Outline, normalised, turn_between
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT, block, coach, human, wall


def field(*pieces: Piece) -> Battlefield:
    return Battlefield(20.0, 20.0, pieces, GAIT)


COACH = coach("v", 10, 10)
REACH = hypot(2.0, 1.0)
"""How far the corners of the coach are from its base point."""


@pytest.mark.parametrize("facing", [30.0, 45.0, 330.0, 180.0, 0.0])
def test_in_the_open_nothing_stops(facing: float) -> None:
    assert swing(field(), COACH, facing, ()) == Swing(facing, None, None)


def test_round_bodies_always_turn() -> None:
    walls = field(wall(10.1, 2.0, 9, 11))
    assert swing(walls, human("a", 10, 10), 90.0, ()) == Swing(90.0, None, None)


def test_a_corner_comes_to_a_wall() -> None:
    # The front left corner, at (2, 1) from the base point, rises to y = 1.6 when it has turned by this much.
    expected = degrees(atan2(1.6, sqrt(REACH**2 - 1.6**2)) - atan2(1.0, 2.0))
    found = swing(field(block("quay", 5, 11.6, 15, 13)), COACH, 45.0, ())
    assert found.obstacle == "quay"
    assert found.facing == pytest.approx(expected, abs=2e-3)
    assert found.facing <= expected
    assert found.contact is not None
    assert found.contact[1] == pytest.approx(11.6, abs=2e-3)


def test_the_other_way_round_the_same_by_symmetry() -> None:
    left = swing(field(block("quay", 5, 11.6, 15, 13)), COACH, 45.0, ())
    right = swing(field(block("quay", 5, 7, 15, 8.4)), COACH, 315.0, ())
    assert right.facing == pytest.approx(normalised(-left.facing), abs=2e-3)


def test_a_thin_post_stops_a_side() -> None:
    # A wall without thickness, end on, beside the middle of the left side.
    found = swing(field(Piece("post", ((10.5, 11.05), (10.5, 14.0)), height=2.0, thin=True)), COACH, 45.0, ())
    assert found.obstacle == "post"
    exact = Body("v", COACH.footprint, 10, 10, 0, found.facing, 2.0, 1.8)
    assert not overlapping(field(), exact, ())
    assert 0.0 < found.facing < 10.0


def test_a_round_body_stops_an_edge_and_a_corner() -> None:
    beside = swing(field(), COACH, 45.0, (human("a", 10.0, 11.3),))
    assert beside.obstacle == "a"
    # The long side, 1 from the base point, comes within 0.25 of a point 1.3 from it.
    assert beside.facing == pytest.approx(degrees(acos(1.25 / 1.3)), abs=2e-3)
    ahead = swing(field(), COACH, 45.0, (human("a", 10.0 + 1.6, 10.0 + 1.9),))
    assert ahead.obstacle == "a"
    assert ahead.contact is not None
    assert hypot(ahead.contact[0] - 11.6, ahead.contact[1] - 11.9) == pytest.approx(0.25, abs=2e-3)


def test_what_it_overlaps_from_the_start_is_no_obstacle() -> None:
    assert swing(field(), COACH, 45.0, (human("a", 10, 10),)).obstacle is None


def test_above_and_below_there_is_room() -> None:
    bridge = field(block("bridge", 5, 11.2, 15, 13, 0.5, 2.0))
    assert swing(bridge, COACH, 45.0, ()) == Swing(45.0, None, None)
    low = field(block("bridge", 5, 11.2, 15, 13, 0.5, 1.9))
    assert swing(low, COACH, 45.0, ()).obstacle == "bridge"
    assert swing(field(), COACH, 45.0, (human("a", 10, 11.3, 2.0),)).obstacle is None


def test_the_edge_of_the_table_stops_without_an_obstacle() -> None:
    found = swing(field(), coach("v", 10, 18.5), 45.0, ())
    expected = degrees(atan2(1.5, sqrt(REACH**2 - 1.5**2)) - atan2(1.0, 2.0))
    assert (found.obstacle, found.contact) == (None, None)
    assert found.facing == pytest.approx(expected, abs=2e-3)


HOOK = Outline(((0.0, 0.0), (3.0, 0.0), (3.0, 0.5), (0.5, 0.5), (0.5, 3.0), (0.0, 3.0)))


@pytest.mark.parametrize("seed", range(16))
def test_a_swing_agrees_with_turning_in_small_steps(seed: int) -> None:
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for number in range(3):
        x, y = dice.uniform(6, 13), dice.uniform(6, 13)
        if dice.random() < 0.4:
            pieces.append(Piece(f"wall-{number}", ((x, y), (x + 1.5, y + 0.7)), height=2.0, thin=True))
        else:
            pieces.append(block(f"box-{number}", x, y, x + dice.uniform(0.1, 2), y + dice.uniform(0.1, 2)))
    others = tuple(human(f"h{i}", dice.uniform(6, 14), dice.uniform(6, 14)) for i in range(3))
    footprint = HOOK if dice.random() < 0.3 else COACH.footprint
    body = Body("v", footprint, 10.0, 10.0, 0.0, dice.uniform(0, 360), 2.0, 1.8)
    table = field(*pieces)
    goal = normalised(body.facing + dice.uniform(-170, 170))
    found = swing(table, body, goal, others)
    turn = turn_between(body.facing, goal)
    before = set(overlapping(table, body, others))
    reached = turn_between(body.facing, found.facing)
    fine = 0.1
    for number in range(1, int(abs(turn) / fine) + 1):
        angle = number * fine * (1.0 if turn > 0 else -1.0)
        now = set(overlapping(table, body.at(10.0, 10.0, 0.0, normalised(body.facing + angle)), others))
        new = now - before
        before &= now
        if new:
            assert found.obstacle is not None
            assert abs(angle) == pytest.approx(abs(reached), abs=2 * fine)
            return
    if found.obstacle is not None:
        # Grazed for less than the fine step.
        assert abs(reached) < abs(turn)
