"""What stops a body is what the search for ways finds: thinner, or climbing higher, it gets through, and else not."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from shapely.affinity import rotate, translate
from shapely.geometry import box

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.rests import stand
from pb12table.table.routes.barred import Bottleneck, Climber, Lack, bottlenecks, closed_parts
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.space.crossings import Mover, crossing
from pb12table.table.shapes import Circle, Point, Ring, box_ring
from pb12table.table.terrain import Piece
from pb12table.table.unions import open_ring
from tests.table.scene import GAIT, PRICES, human

FINE = 0.004
"""So exactly gaps are told, in steps."""


def mover(*pieces: Piece, at: Point = (2.0, 2.0), others: tuple[Body, ...] = (), climb: float = 1.0) -> Mover:
    return Mover(Battlefield(10.0, 10.0, pieces, GAIT), human("me", *at), others, climb)


def wall(name: str, west: float, east: float, height: float = 3.0) -> Piece:
    return Piece(name, box_ring(west, 4.0, east, 5.0), height=height, standable=False)


def thinner(moving: Mover, width: float) -> Mover:
    return replace(moving, body=replace(moving.body, footprint=Circle(width / 2.0)))


def gets_there(moving: Mover, goal: Point, height: float = 0.0) -> bool:
    spread = Spread(moving, PRICES, 60, goal=(goal, height))
    spread.run()
    return spread.goal_node is not None


def only(found: tuple[Bottleneck, ...] | None) -> Bottleneck:
    assert found is not None
    assert len(found) >= 1
    return found[0]


# -- one passage --------------------------------------------------------------------------------------------------


def test_a_gap_is_told_with_both_sides() -> None:
    moving = mover(wall("west", 0.0, 4.8), wall("east", 5.24, 10.0))
    (lack,) = only(bottlenecks(Climber(moving), ((5.0, 8.0), 0.0))).lacks
    assert (lack.kind, set(lack.between)) == ("narrow", {"west", "east"})
    assert (lack.found, lack.needed, lack.lacks) == (0.44, 0.5, 0.06)
    assert lack.at[0] == pytest.approx(5.02, abs=0.01)


def test_a_gap_beside_the_edge_of_the_table() -> None:
    moving = mover(wall("wall", 0.3, 10.0))
    (lack,) = only(bottlenecks(Climber(moving), ((5.0, 8.0), 0.0))).lacks
    assert (lack.kind, set(lack.between), lack.found) == ("narrow", {"wall", ""}, 0.3)


def test_somebody_fills_a_gap() -> None:
    moving = mover(wall("west", 0.0, 4.5), wall("east", 5.3, 10.0), others=(human("you", 4.8, 4.5),))
    (lack,) = only(bottlenecks(Climber(moving), ((5.0, 8.0), 0.0))).lacks
    assert (lack.kind, set(lack.between)) == ("narrow", {"you", "east"})
    assert lack.found == pytest.approx(0.25, abs=FINE)


def test_what_is_too_high_and_how_one_gets_round_it() -> None:
    hut = Piece("hut", box_ring(6.0, 6.0, 8.0, 8.0), height=1.3)
    moving = mover(hut)
    (lack,) = only(bottlenecks(Climber(moving), ((7.0, 7.0), 1.3))).lacks
    assert (lack.kind, lack.between, lack.found, lack.needed, lack.lacks) == ("high", ("hut",), 1.3, 1.0, 0.3)


def test_a_low_wall_is_climbed_over_rather_than_passed() -> None:
    """Both ways are told, that which lacks less first."""
    ends = {"west": (0.0, 4.8), "east": (5.1, 10.0)}
    moving = mover(*(Piece(name, ((x, 4.0), (u, 4.0)), height=1.1, thin=True) for name, (x, u) in ends.items()))
    found = bottlenecks(Climber(moving), ((5.0, 8.0), 0.0))
    assert found is not None
    assert [[lack.kind for lack in each.lacks] for each in found] == [["high"], ["narrow"]]
    assert found[0].lacks[0].found == pytest.approx(1.1)


def test_both_at_once() -> None:
    """The yard behind a gap has a crate in it that is too high as well."""
    moving = mover(wall("west", 0.0, 4.8), wall("east", 5.24, 10.0), Piece("crate", box_ring(4, 7, 6, 9), height=1.2))
    lacks = only(bottlenecks(Climber(moving), ((5.0, 8.0), 1.2))).lacks
    assert {lack.kind: lack.found for lack in lacks} == {"high": 1.2, "narrow": 0.44}


def test_a_drop_that_is_too_deep() -> None:
    """From a roof 3 high options of 1 lead no body down; one that leads as far down as up needs the whole of it."""
    roof = Piece("roof", box_ring(1.0, 1.0, 3.0, 3.0), height=3.0)
    moving = Mover(Battlefield(10.0, 10.0, (roof,), GAIT), human("me", 2.0, 2.0, 3.0), (), 1.0)
    (lack,) = only(bottlenecks(Climber(moving), ((6.0, 6.0), 0.0))).lacks
    assert (lack.kind, lack.found, lack.needed) == ("deep", 3.0, 2.0)
    rated = Climber(moving, Rates(1.0, highest=1.0, deepest=1.0))
    (lack,) = only(bottlenecks(rated, ((6.0, 6.0), 0.0))).lacks
    assert (lack.kind, lack.found, lack.needed) == ("deep", 3.0, 1.0)


def test_half_of_a_body_hangs_over_an_edge() -> None:
    """Beside a chimney at the edge of a roof one passes with the middle on the roof: twice the strip is the width."""
    roof = Piece("roof", box_ring(1.0, 1.0, 3.0, 9.0), height=3.0)
    chimney = Piece("chimney", box_ring(1.0, 4.0, 2.8, 5.0), base=3.0, height=2.0, standable=False)
    moving = Mover(Battlefield(10.0, 10.0, (roof, chimney), GAIT), human("me", 2.0, 2.0, 3.0), (), 0.0)
    (lack,) = only(bottlenecks(Climber(moving), ((2.0, 8.0), 3.0))).lacks
    assert lack.kind == "narrow"
    assert lack.found == pytest.approx(0.4, abs=FINE)
    assert gets_there(thinner(moving, 0.39), (2.0, 8.0), 3.0)
    assert not gets_there(thinner(moving, 0.41), (2.0, 8.0), 3.0)


def test_nothing_stops_who_gets_there() -> None:
    assert bottlenecks(Climber(mover(wall("west", 0.0, 4.0))), ((5.0, 8.0), 0.0)) is None


def test_ground_that_is_never_reached() -> None:
    moving = mover(wall("west", 0.0, 4.8), wall("east", 5.24, 10.0))
    (closed,) = closed_parts(Climber(moving), 0.5)
    assert closed.area == pytest.approx((10.0 - 0.5) * (10.0 - 5.0 - 0.5), abs=0.02)
    assert [lack.kind for lack in closed.bottleneck.lacks] == ["narrow"]


# -- any table ----------------------------------------------------------------------------------------------------


def _mess(seed: int) -> tuple[Mover, Point] | None:
    """A table full of turned blocks that hardly leaves a way from one corner to the other."""
    dice = random.Random(seed)
    pieces: list[Piece] = []
    for number in range(dice.randint(12, 18)):
        shape = box(0.0, 0.0, dice.uniform(0.5, 3.0), dice.uniform(0.2, 0.8))
        turned = translate(rotate(shape, dice.uniform(0.0, 180.0)), dice.uniform(-0.5, 4.5), dice.uniform(2.0, 6.0))
        ring: Ring = tuple((round(x, 3), round(y, 3)) for x, y in open_ring(turned.exterior))
        if all(0.0 <= x <= 5.0 and 0.0 <= y <= 10.0 for x, y in ring):
            height = dice.choice((1.1, 1.3, 1.6, 3.0))
            pieces.append(Piece(f"p{number}", ring, height=height, standable=dice.random() < 0.5))
    table, goal = Battlefield(5.0, 9.0, tuple(pieces), GAIT), (4.0, 8.5)
    moving = Mover(table, human("me", 1.0, 0.5), (), 1.0)
    there = moving.at(goal, 0.0)
    if overlapping(moving.battlefield, moving.body, ()) or not stand(moving.battlefield, there, ()).safe:
        return None
    return moving, goal


def _gets_over(moving: Mover, lack: Lack, goal: Point) -> bool:
    """Whether the search finds a way over a step; where it overlooks one, each part of it is there all the same."""
    if gets_there(moving, goal):
        return True
    start, end = lack.ends
    before, behind = moving.at(start, 0.0), replace(moving, body=moving.at(end, 0.0))
    return gets_there(moving, start) and bool(crossing(moving, before, end, 0.0)) and gets_there(behind, goal)


def _holds(seed: int) -> str:
    """Hold a random table to the search for ways; return what stops the body, "" for nothing."""
    made = _mess(seed)
    if made is None:
        return ""
    moving, goal = made
    found = bottlenecks(Climber(moving), (goal, 0.0))
    assert (found is None) is gets_there(moving, goal)
    for each in found or ():
        if len(each.lacks) != 1:
            continue
        (lack,) = each.lacks
        if lack.kind == "narrow":
            assert gets_there(thinner(moving, lack.found - FINE), goal), lack
            assert not gets_there(thinner(moving, lack.found + FINE), goal), lack
        elif lack.kind == "high":
            assert _gets_over(replace(moving, climb=lack.found + 0.001), lack, goal), lack
            assert not gets_there(replace(moving, climb=lack.found - 0.01), goal), lack
    return "" if not found else found[0].lacks[0].kind


@pytest.mark.parametrize("seed", [1, 5])
def test_a_mess_is_as_the_search_finds_it(seed: int) -> None:
    assert _holds(seed)


@pytest.mark.slow
def test_many_tables_are_as_the_search_finds_them() -> None:
    kinds = [_holds(seed) for seed in range(60)]
    assert kinds.count("narrow") >= 5
    assert kinds.count("high") >= 5
