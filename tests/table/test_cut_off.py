"""Places that no crossing leads up to are told at once; wherever a way leads they are not."""

from __future__ import annotations

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.crossings import Mover
from pb12table.table.cut_off import is_cut_off
from pb12table.table.free_space import storey_at, storeys
from pb12table.table.gates import anyone
from pb12table.table.prices import Prices
from pb12table.table.shapes import Circle, Point, box_ring
from pb12table.table.spread import Spread
from pb12table.table.terrain import Piece

START: Point = (2.0, 5.0)


def crate(name: str, left: float, right: float, height: float) -> Piece:
    return Piece(name, box_ring(left, 4.0, right, 6.0), height=height)


def mover(*pieces: Piece, climb: float = 1.0) -> Mover:
    body = Body("walker", Circle(0.25), *START, 0.0, 0.0, 2.0, 1.8)
    return Mover(Battlefield(20.0, 10.0, pieces), body, (), climb)


def cut_off(moving: Mover, goal: Point, height: float) -> bool:
    found = storeys(moving.battlefield, 0.25, moving.body.height)
    start = storey_at(found, START, 0.0)
    assert start is not None
    return is_cut_off(found, anyone(moving), (start, START), (goal, height))


def cost(moving: Mover, goal: Point, height: float) -> int | None:
    spread = Spread(moving, Prices(), 20, goal=(goal, height))
    spread.run()
    return None if spread.goal_node is None else spread.goal_node.cost


@pytest.mark.parametrize(
    ("pieces", "goal", "height", "expected"),
    [
        ((crate("low", 5.0, 7.0, 1.0),), (6.0, 5.0), 1.0, False),
        ((crate("high", 5.0, 7.0, 2.0),), (6.0, 5.0), 2.0, True),
        ((crate("low", 5.0, 7.0, 1.0), crate("high", 7.0, 9.0, 2.0)), (8.0, 5.0), 2.0, False),
        ((crate("low", 5.0, 7.0, 1.0), crate("higher", 7.0, 9.0, 2.5)), (8.0, 5.0), 2.5, True),
        ((crate("low", 5.0, 7.0, 1.0), crate("high", 9.0, 11.0, 2.0)), (10.0, 5.0), 2.0, True),
        ((crate("high", 5.0, 7.0, 2.0),), (12.0, 5.0), 0.0, False),
    ],
)
def test_tops_that_nothing_leads_up_to(
    pieces: tuple[Piece, ...], goal: Point, height: float, expected: bool
) -> None:
    moving = mover(*pieces)
    assert cut_off(moving, goal, height) is expected
    assert (cost(moving, goal, height) is None) is expected


def test_a_yard_behind_walls_that_are_too_high_or_can_be_crossed() -> None:
    def walls(height: float) -> Mover:
        around = Piece("wall", box_ring(6.0, 3.0, 12.0, 8.0), (box_ring(6.5, 3.5, 11.5, 7.5),), height=height)
        return mover(around)

    assert cut_off(walls(3.0), (9.0, 5.0), 0.0)
    assert not cut_off(walls(1.0), (9.0, 5.0), 0.0)
    assert cost(walls(1.0), (9.0, 5.0), 0.0) is not None


def test_nothing_is_searched_for_a_place_that_is_cut_off() -> None:
    moving = mover(crate("high", 5.0, 7.0, 2.0))
    spread = Spread(moving, Prices(), 20, goal=((6.0, 5.0), 2.0))
    spread.run()
    assert spread.nodes == []
    assert spread.exhausted
