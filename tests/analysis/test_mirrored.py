"""A layout that is its own mirror image, or the same after half a turn, gives both sides as much, cell for cell."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pb12table.analysis.chokes import CLOSED
from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import Wishes, measured, raster_of
from pb12table.analysis.sides import EVEN, reached_first
from pb12table.analysis.walking import grounds_of, measuring
from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.shapes import Point, Point3, box_ring, plan_distance, rounded
from pb12table.table.sight.many import Sites, sites_in
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena
from tests.table.scene import block

EMPTY = Path(__file__).parent.parent / "cases" / "empty-contest.toml"
WIDTH, DEPTH = 20.0, 12.0
"""The size of an arena, whose western half is drawn."""

LENGTHS = st.integers(200, 4000).map(lambda number: number / 1000.0)


@st.composite
def pieces(draw: st.DrawFn) -> Piece:
    """Something in the western half: a box that is walked onto, climbed, walked past or walked beneath."""
    west, south = draw(st.integers(0, 8000)) / 1000.0, draw(st.integers(0, 11000)) / 1000.0
    ring = box_ring(west, south, rounded(min(west + draw(LENGTHS), 9.8)), rounded(min(south + draw(LENGTHS), DEPTH)))
    return Piece(
        "",
        ring,
        base=draw(st.sampled_from((0.0, 0.0, 2.5))),
        height=draw(st.sampled_from((0.3, 0.8, 1.2, 2.0, 6.0))),
        standable=draw(st.booleans()),
        climbable=draw(st.booleans()),
    )


def opposite(place: Point, *, turned: bool) -> Point:
    """A place on the other half."""
    return (rounded(WIDTH - place[0]), rounded(DEPTH - place[1]) if turned else place[1])


def twofold(half: list[Piece], *, turned: bool) -> Setup:
    """An arena with pieces, and the same ones on the other half."""
    west = [replace(piece, id=f"west-{number}") for number, piece in enumerate(half)]
    east: list[Piece] = []
    for number, piece in enumerate(half):
        ring = tuple(opposite(corner, turned=turned) for corner in piece.outline)
        east.append(replace(piece, id=f"east-{number}", outline=ring if turned else ring[::-1]))
    return arena(*west, *east)


def sites_of(setup: Setup, grid: float) -> Sites:
    raster, stature = raster_of(setup, grid), measuring(setup).person.stature
    cells = [(column, row) for row in range(raster.rows) for column in range(raster.columns)]
    table = setup.battlefield
    return Sites(raster, stature, tuple(s for cell in cells for s in sites_in(table, stature, raster, cell)))


def first_by_place(setup: Setup, grid: float) -> dict[Point3, int]:
    sites = sites_of(setup, grid)
    found = reached_first(setup, sites, grounds_of(setup, sites), Crew(0)).tolist()
    places = [(rounded(x), rounded(y), rounded(z)) for x, y, z in (site.place for site in sites.sites)]
    return dict(zip(places, found, strict=True))


@pytest.mark.slow
@given(st.lists(pieces(), min_size=1, max_size=4), st.booleans())
@settings(max_examples=40, deadline=None)
def test_each_side_reaches_first_what_lies_opposite_of_what_the_other_reaches_first(
    half: list[Piece], turned: bool
) -> None:
    found = first_by_place(twofold(half, turned=turned), 2.0)
    other = {0: 1, 1: 0, -1: -1}
    for (x, y, z), player in found.items():
        assert found[(*opposite((x, y), turned=turned), z)] == other[player], (x, y, z)


@pytest.mark.parametrize("turned", [False, True])
def test_a_house_aslant_of_the_cells_of_the_bots_map_favours_nobody(turned: bool) -> None:
    """Its corners lie so that whole cells are closed on one side and not on the other."""
    found = first_by_place(twofold([block("", 4.6, 2.3, 9.4, 7.7, height=6.0, standable=False)], turned=turned), 1.0)
    counts = [list(found.values()).count(number) for number in (0, 1)]
    assert counts[0] == counts[1] > 0


def test_whoever_is_nearer_by_more_than_a_hair_is_first() -> None:
    """Without anything in the way lengths are straight: from the nearest place of an entry to a place."""
    setup = arena()
    sites = sites_of(setup, 1.0)
    grounds = {ground.players: ground for ground in grounds_of(setup, sites) if ground.is_source}
    starts = [[sites.sites[n].place for n in ground.sites.tolist()] for ground in grounds.values()]
    first = reached_first(setup, sites, grounds_of(setup, sites), Crew(0))
    for site, player in zip(sites.sites, first.tolist(), strict=True):
        west, east = (min(plan_distance(site.place[:2], start[:2]) for start in own) for own in starts)
        assert player == (-1 if abs(west - east) <= EVEN else int(east < west)), site


def test_an_empty_table_with_a_prize_in_its_middle_has_no_choke_point_and_is_even() -> None:
    found = measured(load_scenario(EMPTY).setup, Wishes(2.0), Crew(0))
    assert found.chokes == ()
    assert [measure.key for measure in found.sides.measures if measure.favours is not None] == []
    reached = next(measure for measure in found.sides.measures if measure.key == "reached-first")
    assert reached.difference == 0.0
    assert np.count_nonzero(found.sides.nearest == -1) == found.sites.raster.columns, "one row in the middle"


def test_a_gate_that_everybody_comes_through_is_tried_on_the_ways_that_do_not_end_in_it() -> None:
    """A prize lies in the only gate: closing it cuts off the crossing, and says nothing of the ways to the prize."""
    south = block("south", 9.5, 0.0, 10.5, 5.1, height=6.0, standable=False)
    setup = arena(south, block("north", 9.5, 6.9, 10.5, 12.0, height=6.0, standable=False))
    west, east, prize = setup.zones
    gate = replace(prize, area=replace(prize.area, outline=box_ring(9.0, 5.0, 11.0, 7.0)))
    found = measured(replace(setup, zones=(west, east, gate)), Wishes(1.0), Crew(0))
    assert found.chokes
    assert found.chokes[0].cut_off == 1
    for choke in found.chokes:
        for closing in choke.closings:
            for end in (closing.start, closing.end):
                assert plan_distance(end[:2], choke.place[:2]) > 2.0 * CLOSED
