"""Places that no crossing leads up to are told at once; wherever a way leads they are not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.routes.lengths import LengthSearch, Rates
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.space.free_space import storey_at, storeys
from pb12table.table.routes.space.gates import anyone
from pb12table.table.routes.space.parcels import Passable, is_cut_off
from pb12table.table.routes.ways_by_length import cheapest
from pb12table.table.shapes import Circle, Point, box_ring
from pb12table.table.terrain import Piece
from tests.table.scene import GAIT, PRICES

START: Point = (2.0, 5.0)
METRES = Rates(1.0, up=2.0, down=2.0, highest=1.0, deepest=1.0)


def crate(name: str, left: float, right: float, height: float) -> Piece:
    return Piece(name, box_ring(left, 4.0, right, 6.0), height=height)


def mover(*pieces: Piece, climb: float = 1.0) -> Mover:
    body = Body("walker", Circle(0.25), *START, 0.0, 0.0, 2.0, 1.8)
    return Mover(Battlefield(20.0, 10.0, pieces, GAIT), body, (), climb)


def cut_off(moving: Mover, goal: Point, height: float) -> bool:
    found = storeys(moving.battlefield, 0.25, moving.body.height)
    start = storey_at(found, START, 0.0)
    assert start is not None
    return is_cut_off(Passable(found, anyone(moving)), (start, START), (goal, height))


def cost(moving: Mover, goal: Point, height: float) -> int | None:
    spread = Spread(moving, PRICES, 20, goal=(goal, height))
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
def test_tops_that_nothing_leads_up_to(pieces: tuple[Piece, ...], goal: Point, height: float, expected: bool) -> None:
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
    spread = Spread(moving, PRICES, 20, goal=((6.0, 5.0), 2.0))
    spread.run()
    assert spread.nodes == []
    assert spread.exhausted


@pytest.mark.parametrize(
    ("pieces", "goal", "height", "expected"),
    [
        ((crate("low", 5.0, 7.0, 1.0),), (6.0, 5.0), 1.0, False),
        ((crate("high", 5.0, 7.0, 2.0),), (6.0, 5.0), 2.0, True),
        ((crate("low", 5.0, 7.0, 1.0), crate("high", 7.0, 9.0, 2.0)), (8.0, 5.0), 2.0, False),
        ((crate("low", 5.0, 7.0, 1.0), crate("higher", 7.0, 9.0, 2.5)), (8.0, 5.0), 2.5, True),
        ((crate("high", 5.0, 7.0, 2.0),), (12.0, 5.0), 0.0, False),
    ],
)
def test_ways_by_length_that_are_looked_for_in_vain_are_known_before(
    pieces: tuple[Piece, ...], goal: Point, height: float, expected: bool
) -> None:
    looked = LengthSearch(mover(*pieces), METRES, 40.0, (goal, height))
    assert looked.is_vain() is expected
    looked.run()
    assert (looked.goal_node is None) is expected


def test_no_way_by_length_is_searched_for_to_a_place_that_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def searched(self: LengthSearch, limits: Sequence[float] = (), stop: object = None) -> None:
        raise AssertionError("searched")

    monkeypatch.setattr(LengthSearch, "run", searched)
    assert cheapest(mover(crate("high", 5.0, 7.0, 2.0)), METRES, (6.0, 5.0), 2.0, 60.0) is None
    with pytest.raises(AssertionError, match="searched"):
        cheapest(mover(crate("low", 5.0, 7.0, 1.0)), METRES, (6.0, 5.0), 1.0, 60.0)


def corridor(*others: Body, wall: float = 4.0, climb: float = 1.0) -> Mover:
    """A dead end a step wide, closed in the east, and somebody in the open west of it."""
    pieces = (
        Piece("south", box_ring(6.0, 4.0, 13.0, 4.5), height=4.0),
        Piece("north", box_ring(6.0, 5.5, 13.0, 6.0), height=wall),
        Piece("east", box_ring(12.5, 4.5, 13.0, 5.5), height=4.0),
    )
    alone = mover(*pieces, climb=climb)
    return replace(alone, others=others)


def guard(x: float, y: float = 5.0, *, radius: float = 0.25, height: float = 2.0) -> Body:
    return Body("guard", Circle(radius), x, y, 0.0, 0.0, height, 1.8)


INSIDE: Point = (11.5, 5.0)


def search(moving: Mover, limit: int, goal: Point = INSIDE) -> Spread:
    spread = Spread(moving, PRICES, limit, goal=(goal, 0.0))
    spread.run()
    return spread


def test_who_fills_a_passage_shuts_in_what_is_behind() -> None:
    """However high the limit is, no more is found, and that is told by a search that ends far before it."""
    assert search(corridor(guard(9.0)), 12).goal_node is None
    assert search(corridor(guard(9.0)), 12).exhausted


@pytest.mark.parametrize(
    "moving",
    [
        # With room beside the guard, over a low wall beside him, over himself, and where nobody stands.
        corridor(guard(9.0, 5.3)),
        corridor(guard(9.0), wall=1.0),
        corridor(guard(11.05, radius=0.2, height=0.5)),
        corridor(guard(4.0)),
        corridor(),
    ],
    ids=["beside", "over the wall", "over the guard", "elsewhere", "nobody"],
)
def test_behind_bodies_that_can_be_passed_nothing_is_shut_in(moving: Mover) -> None:
    assert search(moving, 40).goal_node is not None
    short = search(moving, 9)
    assert short.goal_node is None
    assert not short.exhausted


def test_a_top_with_no_room_left_beside_who_stands_on_it_ends_no_search_with_an_error() -> None:
    big = Body("big", Circle(3.0), 6.0, 5.0, 1.0, 0.0, 2.0, 1.8)
    moving = replace(mover(crate("low", 5.0, 7.0, 1.0)), others=(big,))
    assert Spread(moving, PRICES, 6, goal=((6.0, 5.0), 1.0)).goal_node is None
    assert search(moving, 3, (18.0, 5.0)).goal_node is None
