"""The bots' map: how far it is on foot, round walls, up and down, and where there is no way."""

from __future__ import annotations

import math
import random
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from pb12table.bots.ground import NEIGHBOURS, Ground, Spot
from pb12table.bots.ways import Walker, Ways, ways_of
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area
from pb12table.table.shapes import Circle, Point3
from pb12table.table.terrain import Piece


def box(name: str, west: float, south: float, east: float, north: float, height: float, **more: Any) -> Piece:
    ring = ((west, south), (east, south), (east, north), (west, north))
    return Piece(name, ring, **{"height": height, **more})


def ways(*pieces: Piece, climb: int = 1, slow: tuple[Area, ...] = (), radius: float = 0.25) -> Ways:
    return Ways(Walker(Battlefield(12.0, 8.0, pieces, GAIT), Circle(radius), 2.0, climb, slow))


def length(found: Ways, start: Point3, goal: Point3) -> float:
    return found.length_from(start, found.lengths_to([goal]))


START, GOAL = (1.5, 3.5, 0.0), (10.5, 3.5, 0.0)


def test_over_open_ground_it_is_about_as_far_as_it_looks() -> None:
    assert length(ways(), START, GOAL) == pytest.approx(9.0)
    assert length(ways(), (1.2, 3.9, 0.0), GOAL) == pytest.approx(9.3, abs=0.5)


def test_a_wall_is_gone_round() -> None:
    wall = Piece("wall", ((6.0, -1.0), (6.0, 6.0)), height=3.0, thin=True)
    assert length(ways(wall), START, GOAL) > 10.5


def test_a_thin_wall_is_not_seen_through_on_the_map() -> None:
    wall = Piece("wall", ((6.0, -1.0), (6.0, 6.0)), height=3.0, thin=True)
    found = ways(wall)
    lengths = found.lengths_to([(6.6, 3.5, 0.0)])
    assert found.length_from((6.4, 3.5, 0.0), lengths) < 1.0
    assert found.length_from((5.6, 3.5, 0.0), lengths) > 4.0


def test_there_is_no_way_into_a_closed_yard() -> None:
    yard = box("yard", 4.0, 1.0, 8.0, 7.0, 3.0, holes=(((5.0, 2.0), (7.0, 2.0), (7.0, 6.0), (5.0, 6.0)),))
    found = ways(yard)
    assert length(found, START, (6.0, 4.0, 0.0)) == math.inf
    assert found.ahead(START, found.lengths_to([(6.0, 4.0, 0.0)]), 9.0) == START


def test_a_roof_is_climbed_by_who_climbs_high_enough() -> None:
    hut = box("hut", 5.0, 2.0, 8.0, 6.0, 2.0)
    roof = (6.5, 4.0, 2.0)
    assert length(ways(hut, climb=1), START, roof) == math.inf
    assert 4.0 < length(ways(hut, climb=2), START, roof) < 9.0


def test_stairs_are_walked() -> None:
    hut = box("hut", 5.0, 4.0, 8.0, 7.0, 2.0)
    stairs = box(
        "stairs", 5.0, 2.0, 7.0, 4.0, 2.0, low_edge=((5.0, 2.0), (7.0, 2.0)), high_edge=((5.0, 4.0), (7.0, 4.0))
    )
    roof = (6.5, 5.5, 2.0)
    assert length(ways(hut, climb=0), START, roof) == math.inf
    assert 5.0 < length(ways(hut, stairs, climb=0), START, roof) < 12.0


def test_a_broad_body_does_not_fit_through_a_gap() -> None:
    south = box("south", 5.0, -1.0, 6.0, 3.0, 3.0)
    north = box("north", 5.0, 4.0, 6.0, 9.0, 3.0)
    assert length(ways(south, north, radius=0.4), START, GOAL) < 10.0
    assert length(ways(south, north, radius=0.6), START, GOAL) == math.inf


def test_difficult_ground_is_avoided() -> None:
    swamp = Area(((4.0, 2.0), (8.0, 2.0), (8.0, 5.0), (4.0, 5.0)))
    plain, slow = length(ways(), START, GOAL), length(ways(slow=(swamp,)), START, GOAL)
    assert plain + 0.5 < slow < plain + 4.0


def test_ahead_is_on_the_way() -> None:
    found = ways()
    lengths = found.lengths_to([GOAL])
    place = found.ahead(START, lengths, 3.0)
    assert place == (4.5, 3.5, 0.0)
    assert found.length_from(place, lengths) == pytest.approx(6.0)
    assert found.ahead(START, lengths, 99.0) == GOAL


def test_maps_are_kept() -> None:
    walker = Walker(Battlefield(5.0, 5.0, (), GAIT), Circle(0.25), 2.0, 1)
    assert ways_of(walker) is ways_of(Walker(Battlefield(5.0, 5.0, (), GAIT), Circle(0.25), 2.0, 1))
    assert ways_of(walker) is not ways_of(Walker(Battlefield(5.0, 5.0, (), GAIT), Circle(0.25), 2.0, 2))


class Walked(Ways):
    """The map with every step walked: nothing is plain to see."""

    @cached_property
    def ground(self) -> Ground:
        found = Ground(self.walker.battlefield, self.walker.footprint, self.walker.height)
        plain = found.plain
        plain.bare = np.zeros_like(plain.bare)
        for step in NEIGHBOURS:
            plain.free[step], plain.walled[step] = plain.bare, plain.bare
            plain.rise[step] = np.full(plain.bare.shape, math.inf)
        return found


def any_table(seed: int) -> Battlefield:
    """Boxes, ledges, ramps, thin walls, thickets and floors in the air, many of them touching or on one another."""
    dice = random.Random(seed)
    pieces = []
    for number in range(14):
        x, y = dice.randrange(0, 20) / 2, dice.randrange(0, 14) / 2
        wide, deep = dice.choice((0.3, 1.0, 2.0, 3.5)), dice.choice((0.3, 1.0, 2.0))
        height = dice.choice((0.05, 0.2, 0.25, 0.4, 0.5, 1.0, 3.0))
        base = dice.choice((0.0, 0.0, 0.0, 0.0, 0.2, 1.0, 1.9, 2.5))
        more: dict[str, Any] = {"base": base, "passable": dice.random() < 0.1}
        if dice.random() < 0.2:
            more |= {"low_edge": ((x, y), (x + wide, y)), "high_edge": ((x, y + deep), (x + wide, y + deep))}
        elif dice.random() < 0.1:
            pieces.append(Piece(f"wall {number}", ((x, y), (x + wide, y + deep)), height=height, thin=True))
            continue
        pieces.append(box(f"box {number}", x, y, x + wide, y + deep, height, **more))
    return Battlefield(11.5, 8.0, tuple(pieces), GAIT)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("radius", [0.25, 0.7])
def test_what_is_plain_to_see_is_what_walking_finds(seed: int, radius: float) -> None:
    walker = Walker(any_table(seed), Circle(radius), 1.8, 1)
    quick, walked = Ways(walker), Walked(walker)
    cells = [(column, row) for column in range(12) for row in range(8)]
    spots = [spot for cell in cells for spot in quick.spots(cell)]
    assert spots == [spot for cell in cells for spot in walked.spots(cell)]
    assert {spot: quick.steps(spot) for spot in spots} == {spot: walked.steps(spot) for spot in spots}


def walked_lengths(found: Ways, goals: list[Spot]) -> dict[Spot, float]:
    """How far it is from each spot to the nearest goal, each step that there is looked at again and again."""
    lengths = dict.fromkeys(goals, 0.0)
    while True:
        before = dict(lengths)
        for spot in before:
            for other, cost in found.steps(spot):
                lengths[other] = min(lengths.get(other, math.inf), lengths[spot] + cost)
        if lengths == before:
            return lengths


@pytest.mark.parametrize("seed", range(4))
def test_steps_that_are_looked_at_late_make_no_way_longer(seed: int) -> None:
    walker = Walker(any_table(seed), Circle(0.25), 1.8, 1)
    late, known = Ways(walker), Ways(walker)
    goals = [late.place(spot) for spot in (*late.spots((1, 1)), *late.spots((9, 6)))]
    lengths = walked_lengths(known, [spot for goal in goals for spot in known.spots_at(goal)])
    assert late.lengths_to(goals) == lengths
    near = late.lengths_within(goals[0], 4.0)
    every = known.lengths_to(goals[:1])
    assert near == {spot: length for spot, length in every.items() if length <= 4.0}
    for spot in list(lengths)[::7]:
        x, y, z = late.place(spot)
        for place in ((x, y, z), (x + 0.3, y - 0.2, z)):
            entered = [lengths[other] + away for other, away in known.entries(place) if other in lengths]
            assert late.length_from(place, lengths) == min(entered, default=math.inf)


def bends(found: Ways, *others: Body) -> list[tuple[float, float]]:
    corners = found.corners(START, GOAL, others)
    assert corners is not None
    return corners


def test_a_straight_way_has_no_bends_and_one_round_a_wall_or_somebody_has() -> None:
    assert bends(ways()) == []
    wall = Piece("wall", ((6.0, -1.0), (6.0, 6.0)), height=3.0, thin=True)
    assert all(y > 5.0 for _, y in bends(ways(wall))[:1])
    somebody = Body("somebody", Circle(0.4), 6.0, 3.6, 0.0, 0.0, 2.0, 1.8)
    past = [START[:2], *bends(ways(), somebody), GOAL[:2]]
    assert len(past) > 2
    for (x, y), (u, v) in pairwise(past):
        tried = [(x + share * (u - x), y + share * (v - y)) for share in (number / 50.0 for number in range(51))]
        assert min(math.dist(point, somebody.position) for point in tried) > 0.65


def test_who_stands_on_the_goal_or_a_closed_yard_leaves_no_way() -> None:
    assert ways().corners(START, GOAL, [Body("somebody", Circle(0.4), *GOAL, 0.0, 2.0, 1.8)]) is None
    yard = box("yard", 4.0, 1.0, 8.0, 7.0, 3.0, holes=(((5.0, 2.0), (7.0, 2.0), (7.0, 6.0), (5.0, 6.0)),))
    assert ways(yard).corners(START, (6.0, 4.0, 0.0)) is None


def test_a_way_that_is_climbed_bends_where_it_is_climbed() -> None:
    hut = box("hut", 5.0, 2.0, 8.0, 6.0, 2.0)
    corners = ways(hut, climb=2).corners(START, (6.5, 4.0, 2.0))
    assert corners is not None
    assert len(corners) >= 1


def test_a_step_that_leads_no_nearer_ends_the_way_and_not_in_a_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Piece("wall", ((6.0, -1.0), (6.0, 6.0)), height=3.0, thin=True)
    found = ways(wall)
    assert found.corners(START, GOAL)
    monkeypatch.setattr(found, "_step_towards", lambda spot, _lengths: (1.0, spot))
    assert found.corners(START, GOAL) is None
